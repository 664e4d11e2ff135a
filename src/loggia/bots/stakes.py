"""Stakes: whether a seat that nobody waits for could gain by speaking now, by what it knows."""

from __future__ import annotations

from loggia.kernel import Chance, Deal, Sight, Trade

OWN = "own"
SURE = 0.5
"""Which part of the gain is enough where nobody else has to agree."""


def stake(sight: Sight, chance: Chance) -> str:
    """What the seat could speak about: the proposal that it could take at once, or `OWN`, a proposal of its own; empty
    where no deal is worth a moment.

    Thought through in an imagined world: nothing that is hidden from the seat has a say.
    """
    trade = sight.game.trade
    if trade is None:
        return ""
    state = sight.imagine(chance).state
    bargain = trade.bargain(state, sight.seat)
    deals = [deal for deal in bargain.deals if _worth(trade, deal, sight.seat)] if bargain is not None else []
    best = max(deals, key=lambda deal: (deal.binds, deal.gains[sight.seat]), default=None)
    if best is None:
        return ""
    return " ".join(sight.game.faces.ids(state, sight.seat, best.move)) if best.binds else OWN


def _worth(trade: Trade[object, object], deal: Deal, seat: int) -> bool:  # type: ignore[type-var]
    """A deal that can be struck at once has to bring something; a proposal, more, and something to the partner too."""
    if deal.partner < 0:
        return False
    if deal.binds:
        return deal.gains[seat] >= SURE * trade.moment
    return deal.gains[seat] >= trade.moment and deal.gains[deal.partner] > 0
