"""Whole numbers and flags as programs hand them in: those of other libraries count as what they are, nothing is taken for its truth."""

from operator import index


def whole_number(value: object) -> int | None:
    """Give a whole number, also one of numpy; None for anything else, a bool among it.

    >>> whole_number(3), whole_number(True), whole_number("3"), whole_number(3.0)
    (3, None, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType] - what has none is refused
    except TypeError:
        return None


def yes_or_no(value: object) -> bool | None:
    """Give yes or no: a bool, also one of numpy, or 0 or 1; None for anything else.

    >>> yes_or_no(True), yes_or_no(0), yes_or_no("no"), yes_or_no(2)
    (True, False, None, None)
    """
    item = getattr(value, "item", None)
    plain = item() if callable(item) else value
    if isinstance(plain, bool):
        return plain
    number = whole_number(plain)
    return bool(number) if number in (0, 1) else None
