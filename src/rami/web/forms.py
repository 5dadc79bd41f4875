"""Forms as they come from browsers: any text at all. What does not fit is refused by its field, never guessed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import UploadFile
from starlette.requests import Request

from rami.card_text import Lexicon
from rami.errors import Fault, KeepError
from rami.hands import Hand, hand_of, read_sum
from rami.results import RoundResult
from rami.web.tokens import new_key

_MOST_TEXT: Final = 500
_MOST_KEY: Final = 40
_ENDINGS: Final = ("normal", "rami_sec", "blocked")


class Form:
    """The fields of one form, the first value of each, and the whole list of those that come several times."""

    def __init__(self, fields: Mapping[str, list[str]]) -> None:
        self._fields = fields

    @staticmethod
    async def of(request: Request) -> "Form":
        """Read the form of a request.

        Raises ``KeepError`` (``web/bad-form``) for files where texts belong, and for texts that are too long.
        """
        fields: dict[str, list[str]] = {}
        async with request.form(max_files=1, max_fields=200) as form:
            for name, value in form.multi_items():
                text = (await value.read()).decode("utf-8", "replace") if isinstance(value, UploadFile) else value
                fields.setdefault(name, []).append(text)
        return Form(fields)

    def text(self, name: str, most: int = _MOST_TEXT) -> str:
        """Give a text; an empty one where the field did not come.

        Raises ``KeepError`` (``web/bad-form``) where it is too long.
        """
        value = self._fields.get(name, [""])[0]
        if len(value) > most:
            raise KeepError([Fault("web/bad-form", (name,), {"field": name})])
        return value

    def texts(self, name: str) -> list[str]:
        """Give all values of a field, each short enough."""
        values = self._fields.get(name, [])
        if any(len(value) > _MOST_TEXT for value in values):
            raise KeepError([Fault("web/bad-form", (name,), {"field": name})])
        return values

    def number(self, name: str) -> int | None:
        """Give a whole number, 0 or more, in the digits of any script; None where the field is empty.

        Raises ``KeepError`` (``web/bad-form``) for anything else.
        """
        text = self.text(name).strip()
        if not text:
            return None
        number = read_sum(text)
        if number is None or "+" in text or "\uff0b" in text:
            raise KeepError([Fault("web/bad-form", (name,), {"field": name})])
        return number

    def key(self) -> str:
        """Give the form's own key, by which one sent twice is known; a new one where it has none."""
        text = self.text("key", _MOST_KEY)
        return text or new_key()

    def seen(self) -> int | None:
        """Give the revision that the page showed."""
        return self.number("seen")


@dataclass(frozen=True, slots=True)
class RoundForm:
    """The form of a round as typed: winner and ending may be missing, hands are texts."""

    winner: int | None
    ending: str
    opened: tuple[bool, ...]
    hands: tuple[str, ...]

    @staticmethod
    def empty(players: int) -> "RoundForm":
        """Give a form in which nothing is chosen: no winner, nobody has opened, no cards."""
        return RoundForm(None, "normal", (False,) * players, ("",) * players)

    @staticmethod
    def read(form: Form, players: int) -> "RoundForm":
        """Read a form for so many seats."""
        ending = form.text("ending") or "normal"
        if ending not in _ENDINGS:
            raise KeepError([Fault("web/bad-form", ("ending",), {"field": "ending"})])
        winner = form.number("winner")
        if winner is not None and winner >= players:
            raise KeepError([Fault("web/bad-form", ("winner",), {"field": "winner"})])
        return RoundForm(
            winner,
            ending,
            tuple(form.text(f"opened-{seat}") == "yes" for seat in range(players)),
            tuple(form.text(f"hand-{seat}") for seat in range(players)),
        )

    def seated(self, before: Sequence[int], now: Sequence[int]) -> "RoundForm":
        """Give the form with its hands at the seats where their people sit now; who is new holds nothing, who left is left out."""
        places = [before.index(person) if person in before else None for person in now]
        won = None if self.winner is None else before[self.winner]
        return RoundForm(
            now.index(won) if won is not None and won in now else None,
            self.ending,
            tuple(place is not None and self.opened[place] for place in places),
            tuple("" if place is None else self.hands[place] for place in places),
        )

    @staticmethod
    def of(result: RoundResult) -> "RoundForm":
        """Give the form in which a recorded round is corrected."""
        winner = result.winner if isinstance(result.winner, int) else None
        hands = tuple(_typed(hand) for hand in result.hands)
        return RoundForm(winner, result.ending.value, tuple(bool(flag) for flag in result.opened), hands)

    def result(self, lexicon: Lexicon) -> RoundResult:
        """Give the entry: in a blocked round the lowest hand is found; who went out holds nothing and has opened."""
        blocked = self.ending == "blocked"
        winner = None if blocked else self.winner
        hands = [None if seat == winner else hand_of(text, lexicon) for seat, text in enumerate(self.hands)]
        opened = [None if seat == winner else flag for seat, flag in enumerate(self.opened)]
        return RoundResult(hands, winner=winner, opened=opened, ending=self.ending)  # pyright: ignore[reportArgumentType] - one of _ENDINGS


def _typed(hand: Hand) -> str:
    if isinstance(hand, tuple):
        return " ".join(card.code for card in hand)
    return str(hand) if isinstance(hand, int) else ""
