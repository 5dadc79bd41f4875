"""Why a move is refused: every rule that forbids it, with the cards."""

from collections.abc import Iterator

from rami.cards import JOKER
from rami.errors import Fault
from rami.growth import exchanges, extensions
from rami.handbits import ALL_CARDS, bits
from rami.kernel import Meld
from rami.melds import LaidCard, laid_cards, meld_faults, meld_of
from rami.play.deal import Phase
from rami.play.engine import Engine, Position
from rami.play.melding import Turn
from rami.play.moves import JOKER_BIT, Discard, Draw, Lay, LayOff, Move, Stop, Swap, Take, card_of


def refusal(engine: Engine, position: Position, move: Move) -> tuple[Fault, ...]:
    """Tell everything that forbids a move that is not legal in a position."""
    if not _names_cards(move):
        return (Fault("play/not-in-hand", (), {"cards": "?"}),)
    faults = tuple(_faults(engine, position, move))
    return faults or (Fault("play/turn-could-not-end"),)


def _names_cards(move: Move) -> bool:
    """Whether the ints of a move are cards at all: it may come from anywhere."""
    match move:
        case Lay(meld):
            return 0 <= meld.naturals <= ALL_CARDS and 0 <= meld.stands <= ALL_CARDS
        case Swap(cards, _):
            return 0 < cards <= ALL_CARDS
        case LayOff(card, joker, _):
            return card.bit_count() == 1 and 0 < card <= (ALL_CARDS if not joker else JOKER_BIT)
        case Discard(card):
            return card.bit_count() == 1 and 0 < card <= JOKER_BIT
        case _:
            return True


def _faults(engine: Engine, position: Position, move: Move) -> Iterator[Fault]:
    if position.phase is Phase.OVER:
        yield Fault("play/over")
    elif isinstance(move, Draw | Take | Stop):
        yield from _draw_faults(engine, position, move)
    elif position.phase is Phase.DRAW:
        yield Fault("play/draw-first")
    elif isinstance(move, Discard):
        yield from _discard_faults(engine, position.turn, move.card)
    else:
        yield from _meld_faults(engine, position.turn, move)


def _draw_faults(engine: Engine, position: Position, move: Draw | Take | Stop) -> Iterator[Fault]:
    if position.phase is not Phase.DRAW:
        yield Fault("play/drawn-already")
    elif isinstance(move, Draw):
        yield Fault("play/stock-empty")
    elif isinstance(move, Stop):
        yield Fault("play/stop-too-early")
    elif not position.pile:
        yield Fault("play/pile-empty")
    elif not engine.may_take(position):
        turn = engine.deal.rules.discard_from_turn
        single = position.turn.hand.size == 1
        yield Fault("play/single-card") if single else Fault("play/pile-closed", (), {"turn": turn})
    else:
        yield Fault("play/taken-useless", (), {"card": position.pile[-1].code})


def _discard_faults(engine: Engine, turn: Turn, card: int) -> Iterator[Fault]:
    held = turn.hand.ones | (JOKER_BIT if turn.hand.jokers else 0)
    if not card & held:
        yield Fault("play/not-in-hand", (), {"cards": card_of(card).code})
    elif card & turn.barred:
        yield Fault("play/thrown-back", (), {"card": card_of(card).code})
    yield from _owed_faults(engine, turn)


def _owed_faults(engine: Engine, turn: Turn) -> Iterator[Fault]:
    """What must be done before the turn can end."""
    if turn.begun:
        yield Fault("play/opening-unfinished", (), {"points": turn.points, "needed": engine.deal.rules.opening_points})
    if turn.taken:
        yield Fault("play/taken-not-melded", (), {"card": card_of(turn.taken).code})
    if turn.owed:
        yield Fault("play/joker-not-melded", (), {"number": turn.owed})


def _meld_faults(engine: Engine, turn: Turn, move: Lay | LayOff | Swap) -> Iterator[Fault]:
    cards = move.meld.naturals if isinstance(move, Lay) else _needed(move)
    jokers = _jokers_needed(move)
    missing = [card_of(bit).code for bit in bits(cards & ~turn.hand.ones)]
    missing += [JOKER.code] * max(jokers - turn.hand.jokers, 0)
    if missing:
        yield Fault("play/not-in-hand", (), {"cards": " ".join(missing)})
    if isinstance(move, Lay):
        yield from _shape_faults(engine, move.meld)
        if not turn.opened and not missing:
            yield from _opening_faults(engine, turn)
        return
    if not turn.opened:
        yield Fault("play/not-opened")
    if isinstance(move, Swap) and not engine.turns.swaps:
        yield Fault("play/swap-off")
    if not 0 <= move.meld < len(turn.table):
        yield Fault("play/no-such-meld", (), {"number": move.meld, "melds": len(turn.table)})
    elif not engine.turns.fits_meld(turn.table[move.meld], move):
        yield from _misfits(engine, move, turn.table[move.meld])


def _shape_faults(engine: Engine, meld: Meld) -> Iterator[Fault]:
    """Why cards are no meld at all; the place at which a run begins is held to its cards."""
    laid = [LaidCard(card_of(bit)) for bit in bits(meld.naturals)]
    laid += [LaidCard(card_of(bit), by_joker=True) for bit in bits(meld.stands)]
    laid.sort(key=lambda each: each.card)
    faults = meld_faults(laid, engine.deal.rules)
    yield from faults
    if not faults and meld not in {meld_of(row, engine.deal.rules) for row in (laid, laid[::-1])}:
        yield Fault("meld/not-in-a-row", (), {"cards": " ".join(each.text for each in laid)})


def _needed(move: LayOff | Swap) -> int:
    if isinstance(move, Swap):
        return move.cards
    return 0 if move.joker else move.card


def _jokers_needed(move: Lay | LayOff | Swap) -> int:
    match move:
        case Lay(meld):
            return meld.jokers
        case LayOff():
            return int(move.joker)
        case _:
            return 0


def _misfits(engine: Engine, move: LayOff | Swap, meld: Meld) -> Iterator[Fault]:
    """Why a card does not go on a meld, or goes there but not by a joker; why cards take no joker, or not without another."""
    laid = " ".join(card.text for card in laid_cards(meld))
    if isinstance(move, Swap):
        whole = next((cards for cards, _ in exchanges(meld) if move.cards and not move.cards & ~cards), 0)
        if whole:
            yield Fault("play/swap-both", (), {"card": _codes(whole)})
        else:
            yield Fault("play/swap-not", (), {"card": _codes(move.cards), "cards": laid})
        return
    grown = next(
        (m for card, joker, m in extensions(engine.turns.kernel, meld) if card == move.card and not joker), None
    )
    if grown is None:
        yield Fault("play/does-not-fit", (), {"card": card_of(move.card).code, "cards": laid})
    else:
        by_joker = Meld(grown.naturals ^ move.card, grown.stands | move.card, grown.low)
        yield from meld_faults(laid_cards(by_joker), engine.deal.rules)


def _codes(cards: int) -> str:
    return " ".join(card_of(bit).code for bit in bits(cards))


def _opening_faults(engine: Engine, turn: Turn) -> Iterator[Fault]:
    """Why a meld cannot begin or go on with the opening."""
    rules = engine.deal.rules
    if not engine.turns.may_open(turn):
        yield Fault("play/opening-not-pure")
    most = turn.points + engine.turns.most_opening_points(turn)
    if most < rules.opening_points:
        yield Fault("play/opening-short", (), {"points": most, "needed": rules.opening_points})
