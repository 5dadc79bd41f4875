"""House rules as a form: a named preset, and the options that differ from it, each as typed."""

from collections.abc import Mapping
from dataclasses import dataclass

from rami.hands import read_sum
from rami.rules import OPTIONS, PRESETS, OptionValue, Rules
from rami.web.forms import Form
from rami.words.rules import option_name, preset_name, value_text


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One option as the form shows it; without ``choices`` it is a number. An empty ``value`` is as in the preset."""

    name: str
    label: str
    choices: tuple[tuple[str, str], ...]
    value: str


@dataclass(frozen=True, slots=True)
class RulesForm:
    """The house rules as typed, without the target."""

    preset: str
    options: Mapping[str, str]

    @staticmethod
    def read(form: Form) -> "RulesForm":
        """Read what came; an option left empty is as in the preset."""
        typed = {name: form.text(f"option-{name}").strip() for name in OPTIONS if name != "target"}
        return RulesForm(form.text("preset") or "rami", {name: text for name, text in typed.items() if text})

    @staticmethod
    def of(rules: Rules) -> "RulesForm":
        """Give the form that makes these rules.

        >>> RulesForm.of(Rules(surcharge=30, target=150))
        RulesForm(preset='rami', options={'surcharge': '30'})
        """
        preset, changes = rules.from_preset()
        return RulesForm(preset, {name: str(value) for name, value in changes.items() if name != "target"})

    def rules(self, target: object = "auto") -> Rules:
        """Give the rules, with a target.

        Raises ``RulesError`` with every option that does not fit.

        >>> RulesForm("easy", {"surcharge": "30"}).rules(150).from_preset()
        ('easy', {'target': 150, 'surcharge': 30})
        """
        typed = {name: typed_value(name, text) for name, text in self.options.items()}
        return Rules.of({"target": target, **typed}, self.preset)

    def rows(self, language: str) -> list[OptionRow]:
        """Give the options as the form shows them."""
        return [_row(name, self.options.get(name, ""), language) for name in OPTIONS if name != "target"]

    @staticmethod
    def presets(language: str) -> list[tuple[str, str]]:
        """Give the presets with their names."""
        return [(name, preset_name(rules, language)) for name, rules in PRESETS.items()]


def _row(name: str, value: str, language: str) -> OptionRow:
    option = OPTIONS[name]
    values: tuple[OptionValue, ...] = option.choices if option.high < option.low else ()
    choices = tuple((str(choice), value_text(name, choice, language)) for choice in values)
    return OptionRow(name, option_name(name, language), choices, value)


def typed_value(option: str, text: str) -> object:
    """Give a typed value as the option has it; what is none stays text and is refused as such.

    >>> typed_value("pure_run", "False"), typed_value("target", "250"), typed_value("target", "abc")
    (False, 250, 'abc')
    """
    for choice in OPTIONS[option].choices:
        if str(choice) == text:
            return choice
    number = typed_number(text)
    return text if number is None else number


def typed_number(text: str) -> int | None:
    """Give a typed whole number, 0 or more, in the digits of any script; None for anything else.

    >>> typed_number(" 40 "), typed_number("40+2"), typed_number("-1"), typed_number("")
    (40, None, None, None)
    """
    return None if "+" in text or "\uff0b" in text else read_sum(text)
