import copy
from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from hypothesis import given
from tests.strategies import options, pickled, rules

from rami import PRESETS, Fault, Match, Pack, RoundResult, Rules, RulesError, score_round
from rami.rules import DEFAULT_RULES, OPTIONS, Option, deal_faults, players_fault

# What the scoring rules and the rules of play say: every option, its default first.
SAID: dict[str, tuple[tuple[object, ...], tuple[int, int] | None]] = {
    "target": (("auto",), (50, 2000)),
    "surcharge": ((25,), (0, 500)),
    "limit": ((100,), (0, 500)),
    "rami_sec_penalty": ((200,), (0, 500)),
    "blocked_tie": (("shared", "nobody", "earliest"), None),
    "packs": (("auto", 2, 3), None),
    "hand_size": ((14, 13), None),
    "take_discard": (("must_meld", "free"), None),
    "discard_from_turn": ((2, 1), None),
    "go_out": (("discard", "any"), None),
    "jokers_per_meld": ((1, 2, "naturals"), None),
    "ace_high": ((11, 10), None),
    "opening_points": ((51,), (0, 101)),
    "pure_run": ((True, False), None),
    "joker_swap": (("replay", "to_hand", "off"), None),
    "reshuffles": ((1, 0, "unlimited"), None),
}
SCORING = {"target", "surcharge", "limit", "rami_sec_penalty", "blocked_tie"}
RANGED = {name: span for name, (_, span) in SAID.items() if span}
CHOSEN = {name: choices for name, (choices, span) in SAID.items() if not span}


def refused(options: Mapping[str, object]) -> tuple[Fault, ...]:
    with pytest.raises(RulesError) as of:
        Rules.of(options)
    with pytest.raises(RulesError) as changed:
        Rules().changed(options)
    assert of.value.faults == changed.value.faults
    return of.value.faults


def out_of_range(name: str, value: str) -> Fault:
    low, high = RANGED[name]
    return Fault("rules/out-of-range", (name,), {"option": name, "value": value, "low": low, "high": high})


def no_choice(name: str, value: str) -> Fault:
    choices = tuple(map(str, CHOSEN[name]))
    return Fault("rules/not-a-choice", (name,), {"option": name, "value": value, "choices": choices})


def test_there_is_every_option_of_the_rules_in_a_fixed_order_and_no_other() -> None:
    assert list(OPTIONS) == [field.name for field in fields(Rules)] == list(SAID)
    assert [option.name for option in OPTIONS.values()] == list(SAID)
    assert {name for name, option in OPTIONS.items() if option.scoring} == SCORING


@pytest.mark.parametrize("name", SAID)
def test_the_default_is_what_the_rules_say(name: str) -> None:
    default = SAID[name][0][0]
    assert Rules()[name] == getattr(Rules(), name) == default
    assert type(Rules()[name]) is type(default)


def test_an_unknown_option_has_no_value() -> None:
    with pytest.raises(KeyError):
        Rules()["colour"]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, (all_, _) in SAID.items() for value in all_])
def test_every_choice_of_every_option_is_allowed(name: str, value: object) -> None:
    assert OPTIONS[name].allows(value)
    assert Rules.of({name: value})[name] == value


@pytest.mark.parametrize(
    ("name", "value"), [(name, edge + step) for name, (low, high) in RANGED.items() for edge, step in ((low, 0), (low, 1), (high, 0), (high, -1))]
)  # fmt: skip
def test_both_ends_of_a_range_are_allowed(name: str, value: int) -> None:
    assert OPTIONS[name].allows(value)
    assert Rules.of({name: value})[name] == value


@pytest.mark.parametrize("name", RANGED)
def test_one_beyond_either_end_is_refused(name: str) -> None:
    low, high = RANGED[name]
    assert refused({name: low - 1}) == (out_of_range(name, str(low - 1)),)
    assert refused({name: high + 1}) == (out_of_range(name, str(high + 1)),)


@pytest.mark.parametrize("name", RANGED)
@pytest.mark.parametrize("value", [True, False, 60.0, 100.5, "60", "", "Auto", "abc", (60,), [60]], ids=repr)
def test_what_is_no_whole_number_is_refused(name: str, value: object) -> None:
    assert not OPTIONS[name].allows(value)
    shown = value if isinstance(value, str) else repr(value)
    assert refused({name: value}) == (out_of_range(name, shown),)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("blocked_tie", "first"),
        ("blocked_tie", "SHARED"),
        ("packs", 1),
        ("packs", 4),
        ("packs", "2"),
        ("packs", 2.0),
        ("hand_size", 12),
        ("hand_size", 15),
        ("take_discard", True),
        ("discard_from_turn", True),
        ("discard_from_turn", 3),
        ("go_out", ""),
        ("jokers_per_meld", 0),
        ("jokers_per_meld", True),
        ("ace_high", 1),
        ("pure_run", 1),
        ("pure_run", 0),
        ("pure_run", "yes"),
        ("joker_swap", "on"),
        ("reshuffles", 2),
        ("reshuffles", False),
        ("reshuffles", 1.0),
    ],
)
def test_what_is_no_choice_is_refused(name: str, value: object) -> None:
    assert not OPTIONS[name].allows(value)
    assert refused({name: value}) == (no_choice(name, value if isinstance(value, str) else repr(value)),)


@pytest.mark.parametrize("name", CHOSEN)
def test_an_option_without_a_range_allows_no_other_number(name: str) -> None:
    assert not any(OPTIONS[name].allows(number) for number in range(-3, 60) if number not in CHOSEN[name])


@pytest.mark.parametrize("value", ["", "abc", 0, -100, 100.5, 7, 49, 2001, 1000000000])
def test_c36_a_mistyped_target_is_refused_and_the_old_value_stays(value: object) -> None:
    match = Match.start(["Ana", "Ben"])
    with pytest.raises(RulesError) as told:
        match.change_rules(match.rules.changed({"target": value}))
    assert told.value.faults == (out_of_range("target", str(value)),)
    assert match.target == 100


def test_none_stands_for_an_automatic_target() -> None:
    assert Rules.of({"target": None, "packs": None}) == Rules()
    assert Rules(target=300).changed({"target": None}).target == "auto"
    assert refused({"surcharge": None}) == (out_of_range("surcharge", "auto"),)


def test_all_faults_of_an_entry_are_told_at_once_unknown_options_first() -> None:
    told = refused({"limit": 501, "colour": "red", "packs": 4, "hand_size": 13, "sizes": 1, "surcharge": -1})
    known = tuple(OPTIONS)
    assert told == (
        Fault("rules/unknown-option", ("colour",), {"text": "colour", "choices": known}),
        Fault("rules/unknown-option", ("sizes",), {"text": "sizes", "choices": known}),
        out_of_range("limit", "501"),
        no_choice("packs", "4"),
        out_of_range("surcharge", "-1"),
    )


def test_an_unknown_option_alone_is_refused() -> None:
    assert [fault.code for fault in refused({"colour": "red"})] == ["rules/unknown-option"]


def test_rules_made_by_hand_are_held_to_their_ranges_in_the_order_of_the_options() -> None:
    with pytest.raises(RulesError) as told:
        Rules(reshuffles=7, target=7, opening_points=102, packs="auto", limit=-1)  # pyright: ignore[reportArgumentType]
    assert told.value.faults == (
        out_of_range("target", "7"),
        out_of_range("limit", "-1"),
        out_of_range("opening_points", "102"),
        no_choice("reshuffles", "7"),
    )


def test_an_option_tells_what_it_may_be() -> None:
    assert OPTIONS["target"] == Option("target", scoring=True, choices=("auto",), low=50, high=2000)
    assert OPTIONS["go_out"] == Option("go_out", scoring=False, choices=("discard", "any"), low=0, high=-1)
    assert OPTIONS["limit"].fault(-1) == out_of_range("limit", "-1")
    assert OPTIONS["go_out"].fault(None) == no_choice("go_out", "None")


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("rami", {}),
        ("rami-13", {"hand_size": 13}),
        ("tunisian", {"opening_points": 71, "take_discard": "free", "discard_from_turn": 1, "joker_swap": "to_hand"}),
        ("easy", {"pure_run": False, "opening_points": 30}),
    ],
)
def test_the_presets(name: str, changes: dict[str, Any]) -> None:
    assert Rules.preset(name) is PRESETS[name]
    assert PRESETS[name] == Rules(**changes) == Rules.of(changes) == Rules.of({}, name)
    assert PRESETS[name].from_preset() == (name, {})


def test_the_presets_are_named_in_a_fixed_order_and_rami_is_the_default() -> None:
    assert list(PRESETS) == ["rami", "rami-13", "tunisian", "easy"]
    assert DEFAULT_RULES is PRESETS["rami"]
    assert Rules() == DEFAULT_RULES


@pytest.mark.parametrize("name", ["", "Rami", "belote"])
def test_an_unknown_preset_is_refused(name: str) -> None:
    fault = Fault("rules/unknown-preset", ("preset",), {"text": name, "choices": tuple(PRESETS)})
    with pytest.raises(RulesError) as named:
        Rules.preset(name)
    with pytest.raises(RulesError) as built:
        Rules.of({}, name)
    assert named.value.faults == built.value.faults == (fault,)


def test_house_rules_are_a_preset_and_changes() -> None:
    house = Rules.of({"surcharge": 30, "target": 400}, "tunisian")
    assert (house.surcharge, house.target, house.opening_points, house.joker_swap) == (30, 400, 71, "to_hand")
    assert house.from_preset() == ("tunisian", {"target": 400, "surcharge": 30})
    assert Rules(hand_size=13, limit=90).from_preset() == ("rami-13", {"limit": 90})
    assert Rules(pure_run=False).from_preset() == ("rami", {"pure_run": False})
    assert Rules(opening_points=30).from_preset() == ("rami", {"opening_points": 30})
    assert Rules(opening_points=30, pure_run=False, limit=50).from_preset() == ("easy", {"limit": 50})


def test_changed_rules_leave_the_old_ones_alone() -> None:
    before = Rules(target=300)
    assert before.changed({"limit": 50}) == Rules(target=300, limit=50)
    assert before.changed({}) == before == Rules(target=300)


@given(rules())
def test_any_rules_come_back_from_their_preset_and_changes(given: Rules) -> None:
    preset, changes = given.from_preset()
    assert Rules.of(changes, preset) == given
    assert all(changes[name] != PRESETS[preset][name] for name in changes)
    assert Rules.of({name: given[name] for name in OPTIONS}) == given


@given(options())
def test_allowed_values_are_accepted_together(values: dict[str, Any]) -> None:
    assert all(Rules.of(values)[name] == value for name, value in values.items())
    assert Rules(**values) == Rules.of(values)


def test_c17_the_default_target_is_100_an_opponent() -> None:
    assert [Rules().target_for(players) for players in range(2, 7)] == [100, 200, 300, 400, 500]
    assert {Rules(target=150).target_for(players) for players in range(2, 7)} == {150}


@pytest.mark.parametrize(
    ("packs", "numbers"), [("auto", [2, 2, 2, 3, 3]), (2, [2] * 5), (3, [3] * 5)], ids=["auto", "two", "three"]
)
def test_packs_follow_the_number_of_players_unless_said_otherwise(packs: Any, numbers: list[int]) -> None:
    assert [Rules(packs=packs).pack_for(players) for players in range(2, 7)] == [Pack(number) for number in numbers]


@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_fewer_than_two_or_more_than_six_players_are_refused(players: int) -> None:
    fault = Fault("entry/players", ("players",), {"number": players, "low": 2, "high": 6})
    assert players_fault(players) == fault
    with pytest.raises(RulesError) as told:
        Rules().check_players(players)
    assert told.value.faults == (fault,)


@given(rules())
def test_two_to_six_can_play_by_any_rules_there_are(given: Rules) -> None:
    for players in range(2, 7):
        given.check_players(players)
        assert deal_faults(players, given.pack_for(players), given.hand_size) == ()


@pytest.mark.parametrize(
    ("players", "packs", "cards", "stock"),
    [(4, 1, 13, 1), (3, 1, 17, 2), (2, 1, 26, 1), (4, 1, 14, 0), (6, 2, 17, 5), (5, 1, 14, 0)],
)
def test_a_stock_that_would_not_last_one_turn_for_everybody_is_refused(players: int, packs: int, cards: int, stock: int) -> None:  # fmt: skip
    values = {"players": players, "packs": packs, "cards": cards, "stock": stock}
    assert deal_faults(players, Pack(packs), cards) == (Fault("rules/stock-too-short", ("packs", "hand_size"), values),)


@pytest.mark.parametrize(("players", "packs", "cards"), [(4, 1, 12), (3, 1, 16), (2, 1, 25), (6, 2, 14), (5, 4, 42)])
def test_a_stock_that_lasts_one_turn_for_everybody_is_enough(players: int, packs: int, cards: int) -> None:
    assert deal_faults(players, Pack(packs), cards) == ()


def test_rules_whose_deal_runs_short_are_refused_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_pack(rules: Rules, players: int) -> Pack:
        return Pack(1)

    monkeypatch.setattr(Rules, "pack_for", one_pack)
    with pytest.raises(RulesError) as told:
        Rules().check_players(4)
    values = {"players": 4, "packs": 1, "cards": 14, "stock": 0}
    assert told.value.faults == (Fault("rules/stock-too-short", ("packs", "hand_size"), values),)


@given(rules())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_rules_compare_hash_copy_and_repeat_themselves(copied: Callable[[Rules], Rules], given: Rules) -> None:
    assert copied(given) == given
    assert hash(copied(given)) == hash(given)
    assert eval(repr(given)) == given


def test_rules_do_not_change() -> None:
    given = Rules()
    with pytest.raises(FrozenInstanceError):
        setattr(given, "limit", 50)  # noqa: B010 - a type checker forbids the plain spelling
    assert given == Rules()


def test_options_of_play_do_not_touch_a_score() -> None:
    result = RoundResult(["", "AH XX 5C"], winner=0, opened=[True, False])
    scored = {preset: score_round(result, rules) for preset, rules in PRESETS.items()}
    assert len(set(scored.values())) == 1
