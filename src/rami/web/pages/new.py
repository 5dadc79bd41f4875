"""A new match: who plays, who deals, the target, house rules, totals carried over from paper."""

from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rami.errors import Fault, KeepError, RamiError
from rami.keep.deeds import Started
from rami.match import Match
from rami.rules import MAX_PLAYERS, PRESETS, TARGET_PER_OPPONENT, Rules
from rami.web.device import known_circles, known_names
from rami.web.forms import Form
from rami.web.page import faults_by_field, matches_of, page, see_other
from rami.web.render import shown, texts
from rami.web.rules_form import RulesForm, typed_number, typed_value
from rami.web.tokens import new_key
from rami.web.visitor import Visitor
from rami.words.rules import preset_name

_FIRST_ROWS: Final = 4


@dataclass(frozen=True, slots=True)
class NewForm:
    """The form as typed."""

    names: tuple[str, ...]
    dealer: int
    target: str
    house: RulesForm
    carried: tuple[str, ...]

    @staticmethod
    def empty() -> "NewForm":
        """Give the form in which nothing is chosen: nothing of an earlier match sticks to it."""
        return NewForm(("",) * _FIRST_ROWS, 0, "", RulesForm("rami", {}), ())

    @staticmethod
    def read(form: Form) -> "NewForm":
        """Read what came; rows without a name are left out."""
        typed, carried = form.texts("name")[: 2 * MAX_PLAYERS], form.texts("carried")
        carried = [*carried, *[""] * len(typed)]
        rows = [row for row, name in enumerate(typed) if name.strip()]
        dealer = form.number("dealer") or 0
        return NewForm(
            tuple(typed[row] for row in rows),
            rows.index(dealer) if dealer in rows else 0,
            form.text("target").strip(),
            RulesForm.read(form),
            tuple(carried[row] for row in rows),
        )

    def rules(self) -> Rules:
        """Give the rules chosen.

        Raises ``RulesError`` with every option that does not fit.
        """
        typed = typed_value("target", self.target) if self.target else "auto"
        usual = TARGET_PER_OPPONENT * (len(self.names) - 1)
        return self.house.rules("auto" if typed == usual else typed)

    def match(self) -> Match:
        """Give the match.

        Raises ``RamiError`` with everything that is wrong.
        """
        faults: list[Fault] = []
        rules, totals = Rules(), [typed_number(text) for text in self.carried]
        try:
            rules = self.rules()
        except RamiError as error:
            faults += error.faults
        for row, (total, text) in enumerate(zip(totals, self.carried, strict=True)):
            if total is None and text.strip():
                faults.append(Fault("match/bad-total", (f"carried[{row}]",), {"name": self.names[row], "value": text}))
        try:
            match = Match.start(self.names, rules, carried=[total or 0 for total in totals], first_dealer=self.dealer)
        except RamiError as error:
            faults += error.faults
        else:
            if not faults:
                return match
        raise KeepError(faults)


async def new(request: Request) -> Response:
    """Show the form, with the names of another match where the same people play again."""
    visitor, matches = Visitor.of(request), matches_of(request)
    form = NewForm.empty()
    again = request.query_params.get("again")
    if again and visitor.known and await matches.store.phone(again, visitor.device):
        match = (await matches.load(again)).keep.match
        form = NewForm(tuple(player.name for player in match.seats), 0, "", RulesForm("rami", {}), ())
    return await _show(request, visitor, form)


async def start(request: Request) -> Response:
    """Begin the match, or show what keeps it from beginning."""
    visitor, matches = Visitor.of(request), matches_of(request)
    fields = await Form.of(request)
    form = NewForm.read(fields)
    try:
        match = form.match()
    except RamiError as error:
        return await _show(request, visitor, form, error.faults)
    table = await matches.start(Started(match), visitor.device, fields.key())
    response = see_other(f"/m/{table}")
    visitor.remember(request, response)
    return response


async def _show(request: Request, visitor: Visitor, form: NewForm, faults: tuple[Fault, ...] = ()) -> Response:
    language = visitor.language
    names = [*form.names, *[""] * (_FIRST_ROWS - len(form.names))]
    errors = faults_by_field(faults, language, form.names)
    values: dict[str, object] = {
        "names": names[:MAX_PLAYERS],
        "dealer": form.dealer,
        "target": form.target,
        "auto": TARGET_PER_OPPONENT * max(len(form.names) - 1, 1),
        "known": await known_names(matches_of(request), visitor),
        "circles": [] if any(form.names) else await _circles(request, visitor),
        "presets": RulesForm.presets(language),
        "chosen_preset": form.house.preset,
        "options": form.house.rows(language),
        "rules_said": preset_name(PRESETS.get(form.house.preset, PRESETS["rami"]), language),
        "rules_open": bool(form.house.options) or form.house.preset != "rami",
        "carried": form.carried,
        "carried_open": any(text.strip() for text in form.carried),
        "errors": errors,
        "key": new_key(),
    }
    return page(request, "new.html", values, status=422 if faults else 200, visitor=visitor)


async def _circles(request: Request, visitor: Visitor) -> list[dict[str, str]]:
    """Give who may play again, to be taken by one tap."""
    speak = texts(visitor.language)
    circles = await known_circles(matches_of(request), visitor)
    return [{"id": circle.id, "names": shown(speak.names(circle.names))} for circle in circles]
