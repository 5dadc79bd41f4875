"""What may be wrong with a plan of the laboratory, or with the settings of an environment: all of it told at once."""

from collections.abc import Iterable

from rami.errors import Fault, LabError, RulesError, shown
from rami.rules import Rules


def too_few(field: str, number: int, least: int) -> list[Fault]:
    """Say that there are fewer of something than are needed, if so."""
    values = {"field": field, "number": number, "least": least}
    return [] if number >= least else [Fault("lab/too-few", (field,), values)]


def confidence_faults(confidence: float) -> list[Fault]:
    """Say that a confidence is none to make intervals of, if so."""
    value = {"value": f"{confidence * 100:.6g}"}
    return [] if 0.5 <= confidence <= 0.9999 else [Fault("lab/confidence", ("confidence",), value)]


def choice_faults(field: str, value: object, choices: Iterable[str]) -> list[Fault]:
    """Say that a value is none of the choices, if so.

    >>> from rami.lab.games import Unit
    >>> choice_faults("unit", "round", Unit), [fault.code for fault in choice_faults("unit", "hour", Unit)]
    ([], ['lab/no-such-choice'])
    """
    possible = tuple(map(str, choices))
    values = {"field": field, "text": shown(value), "choices": possible}
    return [] if value in possible else [Fault("lab/no-such-choice", (field,), values)]


def refuse(faults: Iterable[Fault], games: Iterable[tuple[Rules, int]]) -> None:
    """Refuse a plan with everything that is wrong: with ``faults``, and with the players of each of the games.

    Raises ``LabError``; ``RulesError`` where nothing is wrong but that so many cannot play by the rules.
    """
    told, unplayable = list(faults), list[Fault]()
    for rules, players in games:
        try:
            rules.check_players(players)
        except RulesError as error:
            unplayable += [fault for fault in error.faults if fault not in unplayable]
    if told or unplayable:
        raise (LabError if told else RulesError)([*unplayable, *told])
