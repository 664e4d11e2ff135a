"""Terms: the deals about one field that a buyer and the tower player could both gain from. For bots.

Goods that are worth more on the other side change hands, in both directions (GEN-NEG-18); money evens out what is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from loggia.games.genoa.insight.trade.exchanges import Exchanges, both
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import MARKER, N_BUILDINGS
from loggia.games.genoa.rules.state import GenoaState
from loggia.games.genoa.rules.trade.bundles import NOTHING, Bundle
from loggia.games.genoa.rules.trade.rights import yields

Terms = tuple[Bundle, Bundle]
"""What the buyer pays, and what he asks of the tower player."""

TOP_BID: Final = 100
"""No bot bids more than this many ducats."""
PRICES: Final = 9
"""How many prices are looked at for the same goods."""


def goods_both_ways(exchanges: Exchanges, buyer: int, field: int, writer: int) -> list[Terms]:
    """The goods that could go into a deal, each way, before money: nothing, one side, or both."""
    box, state = exchanges.box, exchanges.state
    tower = state.tower
    wanted = exchanges.spare(tower, buyer, field, writer == tower)
    given = exchanges.spare(buyer, tower, field, writer == buyer)
    promised = _promises(box, state, buyer, field)
    if state.seats == 2:
        pays = [*given, *promised, *exchanges.cheapest(buyer, field)]
        found = [(pay, ask) for pay in pays for ask in (NOTHING, *wanted)]
    else:
        found = [(pay, NOTHING) for pay in (NOTHING, *given, *promised)]
        found += [(pay, ask) for ask in wanted for pay in (NOTHING, *given[:1])]
    if len(wanted) > 1 and not (wanted[0].cards and wanted[1].cards):
        found += [(pay, both(wanted[0], wanted[1])) for pay in ((NOTHING,) if state.seats > 2 else given[:1])]
    pairs = _pairs(given, promised)
    found += [(pay, NOTHING) for pay in pairs]
    return list(dict.fromkeys(found))


def _pairs(given: list[Bundle], promised: list[Bundle]) -> list[Bundle]:
    """Two goods of the buyer together: both that are wanted, or one of them and what the action will bring."""
    found = []
    if len(given) > 1 and not (given[0].cards and given[1].cards):
        found.append(both(given[0], given[1]))
    if given and promised:
        found.append(both(given[0], promised[0]))
    return found


def _promises(box: GenoaBox, state: GenoaState, buyer: int, field: int) -> list[Bundle]:
    """GEN-TRADE-2.7: what the action itself will bring."""
    if field >= N_BUILDINGS:
        return []
    found = []
    for name, count, picks in box.yields[field]:
        enough = yields(box, state, buyer, field, name) >= count
        if enough and (name != MARKER or state.marker_supply[state.tower] >= count):
            found.append(Bundle(drawn=((name, count),), picks=picks))
    return found


def priced(box: GenoaBox, goods: Terms, least: float, most: float) -> Iterator[Terms]:
    """The goods with money, in steps of 5 (GEN-TRADE-2.5): from more than `least` to less than `most` ducats.

    Below zero the tower player pays; an offer without money needs a good (GEN-NEG-V2).
    """
    pay, ask = goods
    step = box.step_money
    low, high = int(least // step) + 1, -int(-min(most, TOP_BID + 0.1) // step) - 1
    stride = max(1, -(-(high - low) // PRICES))
    for money in range(low * step, high * step + 1, stride * step):
        if money > 0:
            yield both(pay, NOTHING, money), ask
        elif not pay.empty:
            yield pay, both(ask, NOTHING, -money)
