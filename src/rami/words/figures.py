"""Shares and averages as each language writes them, always in western figures."""

from babel.numbers import format_decimal, format_percent


def decimal(value: float, language: str) -> str:
    """Write a number with one decimal.

    >>> decimal(27.44, "en"), decimal(27.44, "ru")
    ('27.4', '27,4')
    """
    return format_decimal(value, "#,##0.0", locale=language, numbering_system="latn")


def percent(value: float, language: str, decimals: int = 0) -> str:
    r"""Write a share of 0 to 1 in per cent, with at most so many decimals.

    >>> percent(0.42, "en"), percent(0.42, "tr"), percent(0.4237, "fr", 1)
    ('42%', '%42', '42,4\xa0%')
    """
    rounded = round(value, decimals + 2)
    return format_percent(rounded, locale=language, numbering_system="latn", decimal_quantization=False)
