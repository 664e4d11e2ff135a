"""Exercises that ask for a price: what to bid for an action in Genoa, or what to ask for it.

In every imagined world the partner takes a price or does not, as bots do (`DealSearch.taken`): he must gain, and must
be left his reservation share of what both win. A price is worth the mean, over the worlds, of what the deal brings the
seat where it is taken. Right are the prices near the best one; too low is refused, too high gives away what the other
would have left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from loggia.bots.bargaining import FRIENDLY, look, rivalry, share, worth
from loggia.games.genoa.rules.moves import Counter, Offer
from loggia.games.genoa.rules.names import field_name
from loggia.games.genoa.rules.pieces import BUILDINGS
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.kernel import Chance, Deal, Match, Move, Sight
from loggia.review.judge import Estimate

WORLDS: Final = 120
SIEVE: Final = 10
"""Worlds of a first look."""
STEP: Final = 5
MOST: Final = 120
NEAR: Final = 7.5
"""Ducats that a right price may lose beside the best one: one step more than was needed is still a good price."""
CLEAR: Final = 10.0
"""Ducats that the lowest price, and the whole worth, must lose at least: the glance is wrong."""
FEWEST: Final = 4
"""Prices that must be possible."""
WIDEST: Final = 4
"""Most right prices: more would be no question."""


PRICE_SETTINGS: Final[dict[str, float]] = {
    "price_worlds": WORLDS,
    "price_sieve": SIEVE,
    "price_most": MOST,
    "price_near": NEAR,
    "price_clear": CLEAR,
    "price_widest": WIDEST,
}
"""For the head of the file."""


def bare(move: Move) -> bool:
    """Whether a move proposes the action of a building for money alone."""
    return isinstance(move, Offer | Counter) and move.field in BUILDINGS and not move.pay.has_good() and move.ask.empty


def at_price(move: Move, price: int) -> Move:
    """The same proposal at another price."""
    assert isinstance(move, Offer | Counter)
    return replace(move, pay=Bundle(price))


def examine_price(match: Match, seat: int, seed: str, wanted: Callable[[str], bool]) -> dict[str, Any] | None:
    """The exercise that a negotiation makes; None where it makes none."""
    sight = Sight(match, seat)
    bargain, _ = look(sight, Chance(f"{seed} look"), FRIENDLY)
    if bargain is None:
        return None
    deals = [one for one in bargain.deals if bare(one.move) and not one.binds and not one.compels and not one.said]
    best: tuple[float, Deal] | None = None
    for deal in deals:
        together = deal.gains[seat] + deal.gains[deal.partner]
        if best is None or together > best[0]:
            best = together, deal
    if best is None or best[0] < 4 * CLEAR or not wanted("bids" if isinstance(best[1].move, Offer) else "asking"):
        return None
    if _priced(match, sight, best[1], seed, SIEVE, 0.0) is None:
        return None
    return _priced(match, sight, best[1], seed, WORLDS, 2.0)


def _priced(match: Match, sight: Sight, deal: Deal, seed: str, worlds: int, errors: float) -> dict[str, Any] | None:
    """Every price of a deal in the same worlds."""
    seat = sight.seat
    prices = [price for price in range(STEP, MOST + 1, STEP) if match.refusal(seat, at_price(deal.move, price)) is None]
    return None if len(prices) < FEWEST else _question(deal, Priced(sight, deal, prices, seed, worlds), errors)


class Priced:
    """What every price of a deal brings in the same imagined worlds."""

    def __init__(self, sight: Sight, deal: Deal, prices: list[int], seed: str, worlds: int) -> None:
        self.prices = prices
        self.gained: dict[int, list[float]] = {price: [] for price in prices}
        self.taken: dict[int, int] = dict.fromkeys(prices, 0)
        self.mine: list[float] = []
        """What the action is worth to the seat, world by world."""
        self.theirs: list[float] = []
        sign = 1 if isinstance(deal.move, Offer) else -1
        for number in range(worlds):
            rows = self._look(sight, deal, f"{seed} price {number}")
            self.mine.append(prices[0] + sign * rows[0].gains[sight.seat])
            self.theirs.append(prices[0] - sign * rows[0].gains[deal.partner])

    def _look(self, sight: Sight, deal: Deal, seed: str) -> Sequence[Deal]:
        """One world: what each price brings there, and whether the partner takes it."""
        game, seat, trade = sight.game, sight.seat, sight.game.trade
        assert trade is not None
        state = sight.imagine(Chance(seed)).state
        values = game.insight.values(state)
        own, other = rivalry(values, seat), rivalry(values, deal.partner)
        moves = [replace(deal, move=at_price(deal.move, price)) for price in self.prices]
        rows: Sequence[Deal] = trade.appraise(state, seat, moves)
        for price, row in zip(self.prices, rows, strict=True):
            accepts = worth(row.gains, deal.partner, other) + row.pressure > 0 and share(row, seat) >= FRIENDLY.expects
            self.gained[price].append(worth(row.gains, seat, own) if accepts else 0.0)
            self.taken[price] += accepts
        return rows

    def losses(self) -> dict[int, Estimate]:
        """What each price loses beside the best one."""
        best = max(self.prices, key=lambda price: sum(self.gained[price]))
        top = self.gained[best]
        return {
            price: Estimate.of([most - one for most, one in zip(top, self.gained[price], strict=True)])
            for price in self.prices
        }


def measure_prices(match: Match, seat: int, proposal: str, partner: int, seed: str, worlds: int) -> dict[int, Estimate]:
    """What each price of a proposal (`{}` stands for the price) loses, in worlds of that seed."""
    move = match.move(proposal.format(STEP))
    prices = [price for price in range(STEP, MOST + 1, STEP) if match.refusal(seat, at_price(move, price)) is None]
    deal = Deal(move, (0.0,) * match.seats, partner)
    return Priced(Sight(match, seat), deal, prices, seed, worlds).losses()


def _question(deal: Deal, found: Priced, errors: float) -> dict[str, Any] | None:
    """The exercise, where a few prices are clearly best."""
    prices, losses = found.prices, found.losses()
    best = max(prices, key=lambda price: sum(found.gained[price]))
    right = [price for price in prices if losses[price].mean <= NEAR]
    buying = isinstance(deal.move, Offer)
    worlds = len(found.mine)
    own, other = sum(found.mine) / worlds, sum(found.theirs) / worlds
    low, high = prices[0], min(prices, key=lambda price: abs(price - own))
    glances = (low, high) if buying else (prices[-1], high)
    wrong = all(
        losses[price].mean >= CLEAR and losses[price].mean > errors * losses[price].error and price not in right
        for price in glances
    )
    together = own - other if buying else other - own
    if not wrong or len(right) > WIDEST or right != list(range(right[0], right[-1] + 1, STEP)) or together < CLEAR:
        return None
    move = deal.move
    assert isinstance(move, Offer | Counter)
    return {
        "theme": "bids" if buying else "asking",
        "level": _level(right, own / 2 if buying else own + 20),
        "buying": buying,
        "proposal": at_price(move, best).text().replace(f" pay {best}", " pay {}"),
        "about": field_name(move.field, "of").plain(),
        "partner": deal.partner,
        "range": [right[0], right[-1]],
        "mine": round(own),
        "theirs": round(other),
        "prices": [
            [price, round(losses[price].mean, 2), round(losses[price].error, 2), round(found.taken[price] / worlds, 3)]
            for price in prices
        ],
    }


def _level(right: list[int], guess: float) -> int:
    """How far a simple guess is from the right prices: half of one's own worth, or a little more than it."""
    off = min(abs(price - guess) for price in right)
    return 1 if off <= STEP / 2 else 2 if off <= 1.5 * STEP else 3
