"""Played rounds as text and JSON: they replay exactly, and the first move that the rules forbid is refused."""

import json
import random
from collections.abc import Callable

import jsonschema
import pytest

from play_rounds import played_match, played_out, shuffled_deal
from rami import PRESETS, Match, Rules, write_cards
from rami.errors import CardError, RamiError, RecordError
from rami.melds import MeldError
from rami.play.moves import DRAW, TAKE
from rami.play.state import State
from rami.records.move_text import read_move, write_move
from rami.records.play_json import play_document, play_drafts, play_schema, read_play_json, write_play_json
from rami.records.play_record import PlayRecord, replay
from rami.records.play_text import read_play, write_play

FORMATS: list[tuple[Callable[[PlayRecord], str], Callable[[str], PlayRecord]]] = [
    (write_play, read_play),
    (write_play_json, read_play_json),
]
FORMAT_IDS = ["text", "json"]
NAMES = ["Ana", "Ben: 2", "round", "=1", 'the "King"', "Фёдор"]


def record(rules: Rules | None = None, players: int = 3, seed: int = 1, rounds: int = 1) -> PlayRecord:
    return played_match(NAMES[:players], rules or PRESETS["easy"], seed, rounds)


def positions(played: PlayRecord) -> list[object]:
    return [state.position for state in played.rounds]


@pytest.mark.parametrize(("write", "read"), FORMATS, ids=FORMAT_IDS)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_match_replays_exactly(
    write: Callable[[PlayRecord], str], read: Callable[[str], PlayRecord], preset: str, players: int
) -> None:
    played = record(PRESETS[preset], players, seed=players, rounds=2)
    again = read(write(played))
    assert positions(again) == positions(played)
    assert [state.history for state in again.rounds] == [state.history for state in played.rounds]
    assert again.match == played.match
    assert write(again) == write(played)


@pytest.mark.parametrize(("write", "read"), FORMATS, ids=FORMAT_IDS)
def test_a_round_without_a_move_replays(write: Callable[[PlayRecord], str], read: Callable[[str], PlayRecord]) -> None:
    start = Match.start(NAMES[:2])
    dealt = shuffled_deal(start, random.Random(4))
    assert read(write(PlayRecord(start, (dealt,)))).rounds[0].position == dealt.position


@pytest.mark.unmeasured
@pytest.mark.parametrize(("write", "read"), FORMATS, ids=FORMAT_IDS)
def test_an_unfinished_round_replays_at_every_move(
    write: Callable[[PlayRecord], str], read: Callable[[str], PlayRecord]
) -> None:
    start = Match.start(NAMES[:2], PRESETS["tunisian"])
    state: State | None = played_out(shuffled_deal(start, random.Random(4)), random.Random(4))
    while state is not None:
        played = PlayRecord(start, (state,))
        assert read(write(played)).rounds[0].position == state.position
        state = state.before


@pytest.mark.parametrize("reshuffles", [1, "unlimited"])
def test_reshuffles_replay(reshuffles: int | str) -> None:
    """Played without a meld a round goes through the whole stock."""
    rules = Rules.of({"reshuffles": reshuffles, "opening_points": 101})
    played = next(
        found
        for found in (record(rules, 6, seed) for seed in range(20))
        if any(move.reshuffled for move in found.rounds[0].history)
    )
    for write, read in FORMATS:
        assert positions(read(write(played))) == positions(played)


def test_the_document_fits_its_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(play_schema())
    jsonschema.validate(play_document(record(rounds=2)), play_schema())


@pytest.mark.parametrize(("field", "value"), [("totals", [0, 1, 2]), ("status", "over"), ("totals", [])])
def test_what_is_stated_must_follow_from_the_rounds(field: str, value: object) -> None:
    document = play_document(record())
    with pytest.raises(RecordError) as refused:
        read_play_json(json.dumps({**document, field: value}))
    (fault,) = refused.value.faults
    assert (fault.code, fault.fields) == ("record/disagrees", (field,))
    del document["totals"], document["status"]
    assert read_play_json(json.dumps(document)).match.totals == record().match.totals


def test_remarks_and_blank_lines_are_passed_over() -> None:
    played = record()
    text = write_play(played).replace("\nupcard", "\n\n# a remark\nupcard")
    assert positions(read_play(f"# report\n{text}")) == positions(played)


def lines() -> list[str]:
    return write_play(record()).splitlines()


def refused(changed: list[str]) -> RamiError:
    with pytest.raises(RamiError) as error:
        read_play("\n".join(changed))
    return error.value


def place_of(start: str) -> int:
    return next(place for place, line in enumerate(lines()) if line.startswith(start))


def test_the_first_illegal_move_is_refused_with_its_place_and_reason() -> None:
    changed, place = lines(), place_of("2 ")
    changed[place] = changed[place].partition(":")[0] + ": discard 2C"
    error = refused(changed)
    assert error.codes == ("play/draw-first",)
    assert error.faults[0].fields == (f"line {place + 1}",)


def test_a_move_by_another_player_is_refused() -> None:
    changed, place = lines(), place_of("1 ")
    changed[place] = changed[place].replace('1 "Ben: 2"', "1 Ana")
    assert refused(changed).codes == ("play/not-your-turn",)


def test_another_card_drawn_than_told_is_refused() -> None:
    changed, place = lines(), place_of("1 ")
    head, _, rest = changed[place].partition("draw ")
    changed[place] = f"{head}draw {'2C' if rest[:2] != '2C' else '3C'}{rest[2:]}"
    assert refused(changed).codes == ("record/disagrees",)


DAMAGES: list[tuple[str, Callable[[str], str], set[str]]] = [
    ("upcard", lambda line: "upcard: XX" if "XX" not in line else "upcard: 2C", {"deal/wrong-cards"}),
    ("hand Ana", lambda line: line.rpartition(" ")[0], {"deal/hand-size", "deal/wrong-cards"}),
    ("hand Ana", lambda _: "hand Zoe: AH", {"match/no-such-player", "record/bad-line"}),
    ("hand Ana", lambda _: "", {"record/bad-line"}),
    ("stock", lambda line: f"{line} AH", {"deal/wrong-cards"}),
    ("stock", lambda line: f"{line} ZZ", {"card/unknown"}),
    ("upcard", lambda _: "", {"record/missing", "deal/wrong-cards"}),
    ("players", lambda _: "players: Ana", {"match/no-such-player"}),
    ("players", lambda _: "", {"match/no-such-player"}),
    ("rules", lambda _: "rules: nonsense", {"rules/unknown-preset"}),
    ("rami play", lambda _: "rami play 9", {"record/newer-version"}),
    ("rami play", lambda _: "hello", {"record/wrong-format"}),
    ("rami play", lambda _: "rami play 0", {"record/wrong-format"}),
    ("dealer", lambda _: "dealer: Zoe", {"match/no-such-player"}),
    ("dealer", lambda _: "dealer", {"record/bad-line"}),
    ("1 ", lambda _: "x Ana: draw", {"record/bad-line"}),
    ("1 ", lambda line: line.replace("draw", "jump"), {"record/unknown-move"}),
    ("round 1", lambda _: "", {"record/bad-line"}),
]


@pytest.mark.parametrize(("start", "change", "codes"), DAMAGES)
def test_damaged_texts_are_refused(start: str, change: Callable[[str], str], codes: set[str]) -> None:
    changed, place = lines(), place_of(start)
    changed[place] = change(changed[place])
    assert set(refused(changed).codes) == codes


@pytest.mark.parametrize("text", ["", "# nothing", "rami play 1"])
def test_texts_without_a_round_or_players(text: str) -> None:
    with pytest.raises(RecordError):
        read_play(text)


def test_a_round_after_an_unfinished_one_is_refused() -> None:
    text = lines()
    first = text[place_of("round 1") + 1 : place_of("1 ")]
    assert refused([*text[: place_of("1 ")], "round 2", *first]).codes == ("play/still-running",)


def test_a_deal_after_the_end_of_the_match_is_refused() -> None:
    played = played_match(["Ana", "Ben"], PRESETS["easy"], 3)
    assert played.match.next_dealer is None
    document = play_document(played)
    document["rounds"].append(document["rounds"][0])
    with pytest.raises(RecordError) as error:
        read_play_json(json.dumps(document))
    assert error.value.codes == ("match/over",)
    assert error.value.faults[0].fields == (f"rounds[{len(played.rounds)}]",)


def reshuffled_document() -> dict[str, object]:
    rules = Rules(opening_points=101)
    found = (record(rules, 6, seed) for seed in range(20))
    return play_document(next(one for one in found if any(move.reshuffled for move in one.rounds[0].history)))


@pytest.mark.parametrize(("change", "code"), [("drop", "record/missing"), ("swap", "deal/wrong-cards")])
def test_a_reshuffle_must_be_there_and_of_the_cards_of_the_pile(change: str, code: str) -> None:
    document = json.loads(json.dumps(reshuffled_document()))
    stocks = document["rounds"][0]["reshuffles"]
    if change == "drop":
        stocks.clear()
    else:
        stocks[0][0] = "XX" if stocks[0][0] != "XX" else "2C"
    with pytest.raises(RecordError) as error:
        read_play_json(json.dumps(document))
    assert code in error.value.codes


def test_every_state_is_seen_in_order() -> None:
    seen: list[State] = []
    start, drafts = play_drafts(play_document(record()))
    played = replay(start, drafts, seen.append)
    assert seen[-1] is played.rounds[0]
    assert [state.before for state in seen[1:]] == seen[:-1]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", RecordError),
        ("fly", RecordError),
        ("draw 5C", RecordError),
        ("lay 5H", MeldError),
        ("lay", MeldError),
        ("lay 5H ZZ 7H", CardError),
        ("off 8H", RecordError),
        ("off 8H>x", RecordError),
        ("off 8H 9H>1", RecordError),
        ("off *XX>1", CardError),
        ("swap *7H>2", RecordError),
        ("swap >2", RecordError),
        ("discard", RecordError),
        ("discard *7H", RecordError),
        ("discard 7H 8H", RecordError),
    ],
)
def test_texts_that_are_no_moves(text: str, error: type[RamiError]) -> None:
    with pytest.raises(error):
        read_move(text, Rules())


def test_moves_are_written_and_read_back() -> None:
    rules = PRESETS["easy"]
    for state in record(rules, rounds=3).rounds:
        for played in state.history:
            if played.move is not None:
                assert read_move(write_move(played.move), rules) == played.move
    assert (write_move(DRAW), write_move(TAKE)) == ("draw", "take")


def test_nothing_is_lost_between_hands_and_text() -> None:
    played = record()
    text = write_play(played)
    for hand in played.rounds[0].deal.hands:
        assert write_cards(hand) in text


def test_an_unfinished_round_counts_in_no_total() -> None:
    start = Match.start(NAMES[:2])
    assert PlayRecord(start, (shuffled_deal(start, random.Random(1)),)).match == start


def test_a_hand_too_few_is_refused() -> None:
    document = play_document(record())
    document["rounds"][0]["hands"].pop()
    with pytest.raises(RecordError) as error:
        read_play_json(json.dumps(document))
    assert "entry/other-players" in error.value.codes


def test_a_match_over_before_its_first_round_has_no_dealer() -> None:
    over = PlayRecord(Match.start(["Ana", "Ben"], carried=[0, 100]), ())
    assert "dealer" not in write_play(over)
    assert read_play(write_play(over)) == over
