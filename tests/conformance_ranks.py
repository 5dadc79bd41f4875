"""Round cases with cards whose suit was not noted, for ``make_conformance.py``; told by the oracle like the others."""

from collections.abc import Iterator

from conformance_rounds import Case, blocked, out, refused, scored
from oracle import NOTED


def ranks_alone() -> Iterator[Case]:
    """Alone and beside whole cards; as many as the packs hold and one more; what is no rank."""
    yield scored("each rank without its suit", out(0, [[], list(NOTED), ["A?"]], [2]))
    mixed = ["K?", "XX", "KH", "2?", "A?", "AS", "T?"]
    yield scored("ranks and whole cards", out(0, [[], mixed]))
    yield scored("ranks and whole cards", blocked([mixed, 75], [0]))
    yield scored("a tie of a rank and a whole card", blocked([["K?"], ["KH"]]))
    yield refused("hand/too-long", out(0, [[], ["A?"] * 8 + ["K?"] * 8]), "sixteen cards")
    for text in ("10?", "?K", "k?", "K??"):
        yield refused("card/unknown", out(0, [[], ["K?", text]]), f"card 2, {text}, is no card")
    for players, held, noted in ((2, 2, 1), (2, 2, 8), (5, 3, 3), (4, 3, 1), (6, 2, 1)):
        rules: Case = {} if held == (2 if players <= 4 else 3) else {"packs": held}
        most = 4 * held
        for number in (most, most + 1):
            suits = ["7" + suit for suit in "CDHS" for _ in range(held)]
            shown = suits[: number - noted] + ["7?"] * noted
            played = out(0, [[], *(shown[seat :: players - 1] for seat in range(players - 1))])
            if number == most:
                yield scored("as many cards of a rank as there are", played, **rules)
            else:
                why = f"{number} sevens, but {held} packs hold {most}"
                yield refused("card/too-many", played, why, **rules)
    yield refused(
        "card/too-many", out(0, [[], ["KH", "KH", "K?", "KH"]]), "3 times KH; the king without a suit is fine"
    )
