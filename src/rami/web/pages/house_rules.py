"""The rules of a running match: what is in force, another target, other house rules from here on."""

from dataclasses import dataclass, replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import Fault, KeepError, RamiError
from rami.keep.deeds import Ruled
from rami.rules import DEFAULT_RULES, OPTIONS, TARGET_PER_OPPONENT, Rules
from rami.table import Status
from rami.web.forms import Form
from rami.web.kept import StaleError
from rami.web.page import Opened, faults_by_field, opened, opened_to_write, page, see_other
from rami.web.proposals import Proposal, Question, asked, done, done_already, status_of
from rami.web.render import texts
from rami.web.rules_form import RulesForm, typed_value
from rami.words.rules import option_name, preset_name, value_text


@dataclass(frozen=True, slots=True)
class InForce:
    """One option in force, in words; ``usually`` where it differs from the default."""

    name: str
    value: str
    usually: str


async def rules(request: Request) -> Response:
    """Show the rules in force, and to those who write, another target."""
    found = await opened(request)
    return _show(request, found, str(found.match.target))


def _show(request: Request, found: Opened, target: str, error: RamiError | None = None) -> Response:
    language, match = found.visitor.language, found.match
    values: dict[str, object] = {
        **_common(found),
        "target": match.target,
        "typed": str(match.target) if target == "auto" else target,
        "follows": match.rules.target == "auto",
        "per_opponent": TARGET_PER_OPPONENT,
        "following": match.rules.changed({"target": "auto"}).target_for(len(match.seats)),
        "rules_said": preset_name(match.rules.changed({"target": "auto"}), language),
        "options": [_in_force(name, match.rules, language) for name in OPTIONS if name != "target"],
        "errors": faults_by_field(error.faults if error else (), language),
    }
    return page(request, "house.html", values, status=status_of(error), visitor=found.visitor)


def _common(found: Opened) -> dict[str, object]:
    return {
        **found.form_values(),
        "writes": found.writes,
        "over": found.match.status is Status.OVER,
    }


def _in_force(name: str, rules: Rules, language: str) -> InForce:
    differs = rules[name] != DEFAULT_RULES[name]
    usually = value_text(name, DEFAULT_RULES[name], language) if differs else ""
    return InForce(option_name(name, language), value_text(name, rules[name], language), usually)


async def change_target(request: Request) -> Response:
    """Change the target; where that ends the match or lets it go on, it asks first."""
    found = await opened_to_write(request)
    form = await Form.of(request)
    to = f"/m/{found.table}/rules"
    if done_already(found, form):
        return see_other(to)
    typed = "auto" if form.text("follow") == "yes" else form.text("target").strip()
    try:
        proposal = Proposal.of(found, Ruled(found.match.rules.changed({"target": typed_value("target", typed)})))
        if proposal.deed == Ruled(found.match.rules):
            return _show(request, found, typed, KeepError([Fault("keep/nothing-changes", ("target",))]))
        if not proposal.turns:
            return await done(request, found, proposal, form, to)
        return await asked(request, found, proposal, form, _question(found, proposal, typed))
    except StaleError as stale:
        return _show(request, replace(found, kept=stale.kept), typed, stale)
    except RamiError as error:
        return _show(request, found, typed, error)


def _question(found: Opened, proposal: Proposal, typed: str) -> Question:
    speak = texts(found.visitor.language)
    fields = {"follow": "yes"} if typed == "auto" else {"target": typed}
    back = f"/m/{found.table}/rules"
    heading = speak("house-ask-target", target=proposal.target)
    return Question(heading, (speak("house-at-once"),), speak("house-change-target"), fields, back, back)


async def options(request: Request) -> Response:
    """Play on by another preset or by other options; the target stays."""
    found = await opened_to_write(request)
    if request.method == "GET":
        return _options(request, found, RulesForm.of(found.match.rules))
    form = await Form.of(request)
    to = f"/m/{found.table}/rules"
    if done_already(found, form):
        return see_other(to)
    typed = RulesForm.read(form)
    try:
        rules = typed.rules(found.match.rules.target)
        if rules == found.match.rules:
            return _options(request, found, typed, KeepError([Fault("keep/nothing-changes")]))
        return await done(request, found, Proposal.of(found, Ruled(rules)), form, to)
    except StaleError as stale:
        return _options(request, replace(found, kept=stale.kept), typed, stale)
    except RamiError as error:
        return _options(request, found, typed, error)


def _options(request: Request, found: Opened, typed: RulesForm, error: RamiError | None = None) -> Response:
    language = found.visitor.language
    values: dict[str, object] = {
        **_common(found),
        "presets": RulesForm.presets(language),
        "chosen_preset": typed.preset,
        "options": typed.rows(language),
        "errors": faults_by_field(error.faults if error else (), language),
    }
    return page(request, "house_options.html", values, status=status_of(error), visitor=found.visitor)


ROUTES: Final = (
    Route("/m/{table}/rules", rules),
    Route("/m/{table}/rules", change_target, methods=["POST"]),
    Route("/m/{table}/rules/options", options, methods=["GET", "POST"]),
)
