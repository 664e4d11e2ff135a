"""Gains: what a deal would bring every seat, beside what happens without it. For bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from loggia.games.genoa.insight.trade.exchanges import Exchanges
from loggia.games.genoa.insight.trade.prospects import Prospects
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import Accept, Agree, Counter, Offer, Withdraw
from loggia.games.genoa.rules.pieces import N_BUILDINGS, bits
from loggia.games.genoa.rules.state import MOVE, TOWER, GenoaState, Standing, offer_key
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.rights import can_act
from loggia.kernel import Deal

TELLING: Final = 0.5
"""A bidder is assumed to gain at least this part of his bid, whatever the action seems worth to him."""
WORTH_A_STEP: Final = 10.0
"""A step to a street is bid for if it is worth so many ducats to the bidder: by the markers that he can place there."""
WORTH_A_WAY: Final = 50.0
"""A building two steps away is bid for if its action is worth so many ducats to the bidder."""


class DealGains:
    """The gains of deals at one table; what things are worth to each seat is worked out once."""

    def __init__(self, box: GenoaBox, state: GenoaState) -> None:
        self.box = box
        self.state = state
        self.exchanges = Exchanges(box, state)
        self.prospects = Prospects(box, state, self.exchanges.estimate(state.tower))
        self.obliged = state.must_sell()

    def gains(self, buyer: int, field: int, pay: Bundle, ask: Bundle) -> tuple[float, ...]:
        """What a deal brings every seat: the action, the payment both ways, and an owner's income."""
        state, tower = self.state, self.state.tower
        found = [0.0] * state.seats
        if field < N_BUILDINGS and state.owners[field] not in (-1, buyer):
            found[state.owners[field]] += self.box.income
        goods = self.exchanges.of(buyer, pay, ask)
        price = pay.money - ask.money
        found[buyer] += self.exchanges.action(buyer, field, pay, ask) + goods.buyer - price
        without = self.prospects.obliged() if self.obliged else self.prospects.without()
        found[tower] += self.prospects.selling(buyer, field) - without + goods.tower + price
        return tuple(found)

    def standing(self, buyer: int, field: int, one: Standing) -> tuple[float, ...]:
        """What a standing offer or counter-offer would bring."""
        return self.gains(buyer, field, one.pay, one.ask)

    def bid(self, buyer: int, field: int) -> tuple[float, ...]:
        """What a standing offer would bring, as the tower player estimates it: see TELLING."""
        one = self.state.offers[offer_key(buyer, field)]
        found = list(self.standing(buyer, field, one))
        found[buyer] = max(found[buyer], TELLING * (one.pay.money - one.ask.money))
        return tuple(found)

    def price(self, terms: Offer | Counter | Standing) -> int:
        """What is paid in steps of 5, in money alone and to a seller who is free to refuse; else 0."""
        pay = terms.pay
        if pay.has_good() or not terms.ask.empty or self._must_sell():
            return 0
        return pay.money // self.box.step_money

    def _must_sell(self) -> bool:
        """GEN-TRADE-1.1d: whether the tower player, who cannot act himself, is not free to refuse."""
        return self.state.phase == TOWER and not can_act(self.box, self.state, self.state.tower)

    def pressure(self, move: Offer) -> float:
        """GEN-TRADE-1.1c: what the tower player loses by an offer that he may not ignore; acting is all he has left."""
        if self.obliged or not move.ask.empty or not self._here(self.box.field_no[move.field]):
            return 0.0
        return self.prospects.without() - self.prospects.obliged()

    def compels(self, move: Offer) -> bool:
        """GEN-TRADE-1.1d: who cannot act himself has to sell, however low the only offer is."""
        here = self._here(self.box.field_no[move.field])
        return here and move.ask.empty and not can_act(self.box, self.state, self.state.tower)

    def _here(self, field: int) -> bool:
        return self.state.phase == TOWER and field == self.state.path[-1]

    def appraised(self, seat: int, deal: Deal) -> Deal:
        """The deal with its gains at this table."""
        box, state, move = self.box, self.state, deal.move
        match move:
            case Accept():
                return replace(deal, gains=self.bid(move.seat, box.field_no[move.field]))
            case Agree():
                field = box.field_no[move.field]
                return replace(deal, gains=self.standing(seat, field, state.counters[offer_key(seat, field)]))
            case Withdraw():
                return replace(deal, gains=self._taken_back(seat, move))
            case Offer():
                brings = self.gains(seat, box.field_no[move.field], move.pay, move.ask)
                return replace(deal, gains=brings, pressure=self.pressure(move))
            case Counter():
                return replace(deal, gains=self.gains(move.seat, box.field_no[move.field], move.pay, move.ask))
            case _:
                return deal

    def _taken_back(self, seat: int, move: Withdraw) -> tuple[float, ...]:
        field = self.box.field_no[move.field]
        own = self.state.offers if move.seat < 0 else self.state.counters
        buyer = seat if move.seat < 0 else move.seat
        return tuple(-gain for gain in self.standing(buyer, field, own[offer_key(buyer, field)]))

    def _fields(self, seat: int) -> list[int]:
        """The buildings that a deal with that seat can be struck about now."""
        state = self.state
        if not can_act(self.box, state, seat):
            return []
        return [state.path[-1]] if state.phase == TOWER else [f for f in bits(state.near) if f < N_BUILDINGS]

    def _streets(self, seat: int) -> list[int]:
        """GEN-TRADE-2.10: the streets, or the market, to which a step is worth a bid of that seat, who need not act."""
        state = self.state
        if state.phase != MOVE:
            return []
        return [f for f in bits(state.near) if f >= N_BUILDINGS and self.exchanges.action(seat, f) >= WORTH_A_STEP]

    def _far(self, seat: int) -> list[int]:
        """GEN-TRADE-1.3: the building two steps away that is worth most to that seat, if it is worth a bid already."""
        box, state = self.box, self.state
        if state.phase != MOVE or state.slow or not can_act(box, state, seat):
            return []
        beyond = 0
        for field in bits(state.near):
            for one in box.board.near_list[field]:
                beyond |= 1 << one
        beyond &= state.reach & ~state.near
        found = [(self.exchanges.action(seat, f), f) for f in bits(beyond) if f < N_BUILDINGS]
        worth, best = max(found, default=(0.0, -1))
        return [best] if worth >= WORTH_A_WAY else []
