"""Rami (French rummy): rounds and matches scored exactly, with the reason of every point."""

from rami.card_text import read_cards, write_cards
from rami.cards import CARDS, JOKER, UNSUITED, Card, Pack, Rank, Suit
from rami.errors import CardError, EntryError, Fault, MatchError, RamiError, RecordError, RulesError
from rami.hands import hand_value, read_hand
from rami.match import Match
from rami.players import Player, Standing
from rami.results import Ending, RoundResult
from rami.rules import PRESETS, Rules
from rami.scoring import LimitKind, Reason, ScoreLine, score_round
from rami.sheet import sheet
from rami.table import RoundPlayed, Status

__all__ = [
    "CARDS",
    "JOKER",
    "PRESETS",
    "UNSUITED",
    "Card",
    "CardError",
    "Ending",
    "EntryError",
    "Fault",
    "LimitKind",
    "Match",
    "MatchError",
    "Pack",
    "Player",
    "RamiError",
    "Rank",
    "Reason",
    "RecordError",
    "RoundPlayed",
    "RoundResult",
    "Rules",
    "RulesError",
    "ScoreLine",
    "Standing",
    "Status",
    "Suit",
    "hand_value",
    "read_cards",
    "read_hand",
    "score_round",
    "sheet",
    "write_cards",
]
