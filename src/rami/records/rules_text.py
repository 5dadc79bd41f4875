"""Rules in one line: a preset and what differs from it, ``tunisian, surcharge 30``."""

import hashlib

from rami.errors import Fault, RecordError
from rami.hands import read_sum
from rami.rules import DEFAULT_RULES, OPTIONS, OptionValue, Rules


def write_rules(rules: Rules) -> str:
    """Write rules in one line.

    >>> write_rules(Rules(target=150, pure_run=False))
    'rami, target 150, pure_run no'
    """
    preset, changes = rules.from_preset()
    return ", ".join([preset, *(f"{name} {_value_text(value)}" for name, value in changes.items())])


def read_rules(text: str) -> Rules:
    """Read rules from one line; the preset may be left out.

    Raises ``RulesError`` for an unknown preset or option and a value out of range, ``RecordError`` for options without
    a value (``record/needs-value``, or ``rules/unknown-option`` where it is none) or told twice (``record/twice``).

    >>> read_rules("target 150, pure_run no") == Rules(target=150, pure_run=False)
    True
    """
    items = [item.split() for item in text.split(",") if item.strip()]
    preset = "rami"
    if items and len(items[0]) == 1 and items[0][0] not in OPTIONS:
        preset = items.pop(0)[0]
    names = [name for name, *_ in items]
    faults = [_without_value(name) for name, *value in items if not value]
    faults += [
        Fault("record/twice", (name,), {"field": name}) for name in dict.fromkeys(names) if names.count(name) > 1
    ]
    if faults:
        raise RecordError(faults)
    options = {name: _value_of(" ".join(value)) for name, *value in items}
    return Rules.of(options, preset)


def _without_value(name: str) -> Fault:
    """What a word by itself lacks: an option its value, another word a meaning."""
    if name in OPTIONS:
        return Fault("record/needs-value", (name,), {"field": name})
    return Fault("rules/unknown-option", (name,), {"text": name, "choices": tuple(OPTIONS)})


def rules_mark(rules: Rules) -> str:
    """Give eight letters and figures that are the same for the same rules, however they are named.

    Only what differs from the usual rules counts, so that an option added later leaves the marks as they are.

    >>> rules_mark(Rules()), rules_mark(Rules(surcharge=30))
    ('e3b0c442', 'e3b55aab')
    """
    differing = [f"{name} {_value_text(rules[name])}" for name in OPTIONS if rules[name] != DEFAULT_RULES[name]]
    return hashlib.sha256(", ".join(differing).encode()).hexdigest()[:8]


def _value_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _value_of(text: str) -> OptionValue:
    number = read_sum(text)
    if number is not None:
        return number
    return {"yes": True, "no": False}.get(text, text)
