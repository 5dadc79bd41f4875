"""``rami rules``: the scoring rules with the value table and the targets, by any house rules."""

from collections.abc import Iterator

from rami.cards import JOKER, Rank
from rami.cli.options import FormatOption, LangOption, RulesOption, language, rules_option, show
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.rules import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, TARGET_PER_OPPONENT, Rules
from rami.words.catalogue import Catalogue, catalogue
from rami.words.rules import option_name, preset_name, value_text


def rules(rules: RulesOption = "rami", form: FormatOption = Format.TEXT, lang: LangOption = None) -> None:
    """help-rules"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    in_force = rules_option(rules, spoken, form)
    show(Report(_document(in_force), tuple(_blocks(in_force, catalogue(spoken)))), form)


def _document(rules: Rules) -> dict[str, object]:
    preset, changes = rules.from_preset()
    return {
        "preset": preset,
        "changes": changes,
        "options": {name: rules[name] for name in OPTIONS},
        "values": {"joker": JOKER.points, **{rank.symbol: rank.points for rank in Rank}},
        "targets": {str(players): rules.target_for(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
    }


def _blocks(rules: Rules, texts: Catalogue) -> Iterator[Block]:
    yield Heading(texts.text("rules-title"))
    yield Heading(texts.text("rules-brief"), 2)
    yield Line(texts.text("rules-brief-text"))
    yield Heading(texts.text("rules-values"), 2)
    yield _value_table(texts)
    yield Line(f"{texts.text('rules-note')}: {texts.text('rules-note-text', ace=Rank.ACE.points)}")
    yield Line(texts.text("rules-opened-text"))
    yield Heading(texts.text("rules-special"), 2)
    yield from _special_cases(rules, texts)
    yield Heading(texts.text("rules-end"), 2)
    yield Line(texts.text("rules-end-text"))
    yield from _targets(rules, texts)
    yield Heading(f"{texts.text('label-rules')}: {preset_name(rules, texts.language)}", 2)
    names = [(option_name(name, texts.language), value_text(name, rules[name], texts.language)) for name in OPTIONS]
    yield Table((texts.text("label-rules"), ""), tuple(names))


def _value_table(texts: Catalogue) -> Table:
    columns = (texts.text("label-card"), texts.text("label-points"))
    rows = (
        (texts.text("rules-value-joker"), str(JOKER.points)),
        (texts.text("rules-value-ace"), str(Rank.ACE.points)),
        (texts.text("rules-value-face"), str(Rank.KING.points)),
        (texts.text("rules-value-number"), f"{Rank.TEN.points}–{Rank.TWO.points}"),
    )
    return Table(columns, rows)


def _special_cases(rules: Rules, texts: Catalogue) -> Iterator[Block]:
    never = texts.text("rules-special-never-opened-text", surcharge=rules.surcharge, limit=rules.limit)
    flat = texts.text("rules-special-rami-sec-text", penalty=rules.rami_sec_penalty)
    tie = texts.text(f"rules-tie-{rules.blocked_tie}")
    for name, text in (
        ("never-opened", never),
        ("rami-sec", flat),
        ("blocked", f"{texts.text('rules-special-blocked-text')} {tie}"),
    ):
        yield Line(f"{texts.text(f'rules-special-{name}')}: {text}")


def _targets(rules: Rules, texts: Catalogue) -> Iterator[Block]:
    if rules.target != "auto":
        yield Line(texts.text("rules-target-fixed", target=rules.target))
        return
    yield Line(texts.text("rules-targets", count=TARGET_PER_OPPONENT))
    columns = (texts.text("label-player"), texts.text("label-target"))
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rows = tuple(
        (texts.text("players", count=players), texts.text("points", count=rules.target_for(players)))
        for players in counts
    )
    yield Table(columns, rows)
