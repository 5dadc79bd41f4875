"""Rules in words: each option and its value, the presets, and the scoring rules with their figures put in."""

from rami.rules import OPTIONS, PRESETS, TARGET_PER_OPPONENT, OptionValue, Rules
from rami.words.catalogue import catalogue


def option_name(option: str, language: str) -> str:
    """Give the name of an option of ``Rules``.

    >>> option_name("surcharge", "en")
    'Surcharge for never opening'
    """
    return catalogue(language).text(f"option-{option.replace('_', '-')}")


def value_text(option: str, value: OptionValue, language: str) -> str:
    """Give the value of an option as people say it.

    >>> value_text("pure_run", True, "en"), value_text("take_discard", "free", "en"), value_text("limit", 80, "en")
    ('yes', 'may be kept', '80')
    """
    texts = catalogue(language)
    if isinstance(value, bool):
        return texts.text("label-yes" if value else "label-no")
    if isinstance(value, int):
        return str(value)
    message = f"choice-{option.replace('_', '-')}-{value.replace('_', '-')}"
    return texts.text(message, count=TARGET_PER_OPPONENT)


def preset_name(rules: Rules, language: str) -> str:
    """Give the name of the preset that the rules are or come from.

    >>> preset_name(Rules(hand_size=13), "en"), preset_name(Rules(surcharge=30), "en")
    ('Rami with 13 cards', 'Rami, with changes')
    """
    texts = catalogue(language)
    preset, changes = rules.from_preset()
    name = texts.text(f"preset-{preset}")
    return texts.text("rules-changed", preset=name) if changes else name


def changed_options(rules: Rules, language: str) -> tuple[tuple[str, str], ...]:
    """Give the options that differ from the default rules, with their values, in words.

    >>> changed_options(Rules(surcharge=30), "en")
    (('Surcharge for never opening', '30'),)
    """
    default = PRESETS["rami"]
    return tuple(
        (option_name(option, language), value_text(option, rules[option], language))
        for option in OPTIONS
        if rules[option] != default[option]
    )
