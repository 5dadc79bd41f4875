"""Cards of which only the rank is known: scored and kept in every format, refused wherever cards are melded or dealt."""

import json
from collections.abc import Callable

import jsonschema
import pytest

from play_rounds import played_match
from rami import PRESETS, UNSUITED, Card, Fault, Match, RamiError, RoundResult, Rules, read_cards, write_cards
from rami.arrange import arrange, arrange_with_table, ways_out
from rami.melds import LaidCard, meld_faults, meld_of, read_laid, read_meld
from rami.play.deal import Deal, PlayError
from rami.play.game import next_deal
from rami.play.moves import bit_of
from rami.play.shuffle import Shuffle, Terms
from rami.play.state import State
from rami.records import WRITERS, read_match
from rami.records.deal_record import DealRecord, deal_document, deal_from
from rami.records.json_record import match_document, result_document
from rami.records.move_text import read_move
from rami.records.play_json import play_document, read_play_json
from rami.records.play_text import read_play, write_play
from rami.records.schema import match_schema, round_schema

NOTED = (Card("5C"), Card("K?"), Card("XX"), Card("T?"))
TERMS, SHUFFLE = Terms(2, ("Ana", "Ben")), Shuffle(bytes(32))
ORDER = tuple(TERMS.pack)
PLAYED = played_match(["Ana", "Ben"], PRESETS["easy"], 1, 1)


def told(*places: tuple[str, int], field: str | None = None) -> tuple[Fault, ...]:
    fields = () if field is None else (field,)
    return tuple(Fault("card/no-suit", fields, {"card": code, "position": position}) for code, position in places)


def refused(deed: Callable[[], object]) -> tuple[Fault, ...]:
    with pytest.raises(RamiError) as error:
        deed()
    return error.value.faults


def in_order(place: int) -> tuple[Card, ...]:
    return (*ORDER[:place], Card("K?"), *ORDER[place + 1 :])


BORDERS: dict[str, tuple[Callable[[], object], tuple[Fault, ...]]] = {
    "arrange": (lambda: arrange(NOTED), told(("K?", 2), ("T?", 4))),
    "arrange with the table": (lambda: arrange_with_table(NOTED, []), told(("K?", 2), ("T?", 4))),
    "ways out": (lambda: list(ways_out(NOTED)), told(("K?", 2), ("T?", 4))),
    "laid cards": (lambda: read_laid("5H *k? 6H T?"), told(("K?", 2), ("T?", 4))),
    "a meld": (lambda: read_meld("K? KH KS"), told(("K?", 1))),
    "a meld of cards": (lambda: meld_of([LaidCard(Card("KH")), LaidCard(Card("K?"), by_joker=True)]), told(("K?", 2))),
    "a bit": (lambda: bit_of(Card("K?")), told(("K?", 1))),
    "the deal of a match": (
        lambda: next_deal(Match.start(["Ana", "Ben"]), in_order(9)),
        told(("K?", 5), field="hands[0]"),
    ),
    "a reshuffle": (lambda: SHUFFLE.reshuffled(TERMS, 1, NOTED), told(("K?", 2), ("T?", 4))),
    "the record of a reshuffle": (lambda: DealRecord.revealed(TERMS, SHUFFLE, [NOTED]), told(("K?", 2), ("T?", 4))),
    "a move": (lambda: read_move("lay 5H *6? 7H", Rules()), told(("6?", 2))),
    "a card laid off": (lambda: read_move("off K?>0", Rules()), told(("K?", 1))),
    "a card swapped": (lambda: read_move("swap 7H 7?>0", Rules()), told(("7?", 2))),
    "a card thrown": (lambda: read_move("discard K?", Rules()), told(("K?", 1))),
}


@pytest.mark.parametrize(("deed", "faults"), BORDERS.values(), ids=BORDERS)
def test_where_the_suit_is_needed_it_is_asked_for(deed: Callable[[], object], faults: tuple[Fault, ...]) -> None:
    assert refused(deed) == faults


@pytest.mark.parametrize("card", UNSUITED, ids=str)
def test_no_rank_alone_is_arranged_melded_or_named_by_a_bit(card: Card) -> None:
    assert refused(lambda: arrange([card])) == told((card.code, 1))
    assert meld_faults([LaidCard(card)] * 3) == told(*((card.code, place) for place in (1, 2, 3)))
    assert refused(lambda: bit_of(card)) == told((card.code, 1))


def test_unknown_words_and_missing_suits_are_told_together() -> None:
    assert [fault.code for fault in refused(lambda: read_laid("5H K? ZZ T?"))] == [
        "card/no-suit",
        "card/unknown",
        "card/no-suit",
    ]


def test_a_deal_tells_every_place() -> None:
    with pytest.raises(PlayError) as error:
        Deal(Rules(), 0, (read_cards("2C K?"), read_cards("3?")), read_cards("4C 5C 6?"), Card("A?"))
    assert error.value.faults == (
        *told(("K?", 2), field="hands[0]"),
        *told(("3?", 1), field="hands[1]"),
        *told(("A?", 1), field="upcard"),
        *told(("6?", 3), field="stock"),
    )
    hands = (read_cards("2C"), read_cards("3C"))
    assert State.dealt(Deal(Rules(), 0, hands, read_cards("4C 5C 6C"), Card("KH")), whole=False).seat == 1


@pytest.mark.parametrize(
    ("head", "changed"),
    [
        ("hand Ana", "hand Ana: Q? AH"),
        ("hand Ben", "hand Ben: Q? AH"),
        ("upcard", "upcard: Q?"),
        ("stock", "stock: Q? AH"),
        ("1 ", "1 Ben: draw Q?"),
    ],
)
def test_a_played_text_is_refused_at_the_line(head: str, changed: str) -> None:
    lines = write_play(PLAYED).splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(head))
    lines[place] = changed
    first, *_ = refused(lambda: read_play("\n".join(lines)))
    assert first == told(("Q?", 1), field=f"line {place + 1}")[0]


def test_a_reshuffle_in_a_played_text_is_refused() -> None:
    text = write_play(PLAYED).replace("\n1 ", "\nreshuffle: 5C K?\n1 ", 1)
    assert [fault.code for fault in refused(lambda: read_play(text))] == ["card/no-suit"]


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ("hands", "hands[1]"),
        ("upcard", "upcard"),
        ("stock", "stock"),
        ("reshuffles", "reshuffles[0]"),
        ("moves", "moves[0].drawn"),
    ],
)
def test_played_json_is_refused_at_its_place(part: str, place: str) -> None:
    document = json.loads(json.dumps(play_document(PLAYED)))
    played = document["rounds"][0]
    if part == "upcard":
        played[part] = "K?"
    elif part == "stock":
        played[part][4] = "K?"
    elif part == "hands":
        played[part][1][4] = "K?"
    elif part == "reshuffles":
        played[part] = [["5C", "2C", "3C", "4C", "K?"]]
    else:
        next(move for move in played[part] if "drawn" in move)["drawn"] = "K?"
    position = 1 if part in {"upcard", "moves"} else 5
    assert refused(lambda: read_play_json(json.dumps(document))) == told(("K?", position), field=f"rounds[0].{place}")


def test_the_document_of_a_deal_knows_no_card_without_a_suit() -> None:
    document = deal_document(DealRecord.revealed(TERMS, SHUFFLE))
    document["order"][5] = "K?"
    (fault,) = refused(lambda: deal_from(document))
    assert (fault.code, fault.fields) == ("record/wrong-type", ("order[5]",))


# Scored and kept

HANDS = ["", "K? K? Q? 9? XX", ["A?", "AH", "2?"], "10? 9?"]
MATCH = Match.start(["Ana", "Ben", "Chi", "Dev"], Rules(target=500)).record(
    RoundResult(HANDS, winner=0, opened=[True, False, True, True])
)


def test_a_hand_noted_by_ranks_is_scored() -> None:
    assert MATCH.totals == (0, 84, 24, 19)


@pytest.mark.parametrize("form", WRITERS)
def test_ranks_are_written_and_read_back_in_every_format(form: str) -> None:
    written = WRITERS[form](MATCH)
    again = read_match(written)
    assert again == MATCH
    assert again.rounds[0].result.hands[1:] == tuple(map(read_cards, ("K? K? Q? 9? XX", "A? AH 2?", "T? 9?")))
    assert WRITERS[form](again) == written
    if form != "json":
        assert all(code in written for code in ("K? K? Q? 9? XX", "A? AH 2?", "T? 9?"))


def test_documents_with_ranks_fit_the_schemas() -> None:
    document = match_document(MATCH)
    assert document["timeline"][0]["hands"] == [
        [],
        ["K?", "K?", "Q?", "9?", "XX"],
        ["A?", "AH", "2?"],
        ["T?", "9?"],
    ]
    jsonschema.validate(document, match_schema())
    jsonschema.validate(result_document(MATCH.rounds[0].result), round_schema())


def test_figures_alone_in_the_text_notation_are_cards_and_no_sum() -> None:
    text = "rami match 1\nplayers: Ana, Ben\nround: out Ana\n  Ben: 10? 9? 2 ?\n"
    assert write_cards(UNSUITED[:2]) == "A? 2?"
    assert read_match(text).totals == (0, 21)
