"""Weighing: how promising each move looks to its seat, by quick estimates in ducats."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from loggia.games.genoa.insight.values import WARE, Estimate
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import (
    PLACE_MARKER,
    PRIVILEGE_CHOICE,
    REMOVE,
    Accept,
    Again,
    Agree,
    Counter,
    Deliver,
    Done,
    GenoaMove,
    Go,
    Hold,
    Leave,
    Main,
    Offer,
    Order,
    Own,
    Pick,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Start,
    Stop,
    Take,
    Withdraw,
)
from loggia.games.genoa.rules.pieces import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    GOOD_NO,
    KIND_NO,
    MARKERS,
    N_BUILDINGS,
    N_GOODS,
    PRIVILEGE,
    TRADE,
    bits,
)
from loggia.games.genoa.rules.state import (
    TOWER,
    GenoaState,
    offer_field,
    offer_key,
)
from loggia.games.genoa.rules.trade.negotiating import found_counter, found_offer
from loggia.games.genoa.rules.trade.rights import can_act


def weigh(box: GenoaBox, state: GenoaState, seat: int, moves: Sequence[GenoaMove]) -> list[float]:
    """A weight above zero for every move: about e times as much for nine ducats more."""
    if len(moves) < 2:
        return [1.0] * len(moves)
    scale = MoveGains(box, state, seat)
    return [exp(max(-45.0, min(60.0, scale.gain(move))) / 9.0) for move in moves]


class MoveGains:
    """Quick estimates of what one seat's moves gain, in ducats."""

    def __init__(self, box: GenoaBox, state: GenoaState, seat: int) -> None:
        self.box = box
        self.state = state
        self.seat = seat
        self.mine = Estimate(box, state, seat)

    def gain(self, move: GenoaMove) -> float:
        """What a move looks worth."""
        match move:
            case Offer():
                return self._offer(move)
            case Counter():
                return self._counter(move)
            case Go():
                return self._step(self.box.field_no[move.field])
            case Start():
                start = self._step(self.box.field_no[move.field]) + 4
                return start - self.mine.goods[ANY_START] - 14
            case Take():
                return self.mine.action(self.state.path[-1]) - 0.5 * self._best_ahead()
            case Accept():
                return self._accept(move)
            case Agree():
                return self._agree(move)
            case Stop():
                return -4.0
            case Leave():
                return -1.0
            case Withdraw():
                return -12.0
            case Again():
                return -6.0
            case Main():
                return 25.0 + self._effect(self.state.path[-1], move.choice, move.special)
            case Order():
                return self.box.small_pay - WARE * self.mine.time
            case Deliver():
                return float(self.box.message_pay)
            case Hold():
                return -40.0
            case PlayAnyWare():
                return self._ware(GOOD_NO[move.ware]) - self.mine.goods[ANY_WARE]
            case PlayTrade():
                return self._trade(move)
            case PlayBuilding():
                effect = self._effect(self.box.field_no[move.building], move.choice, move.special)
                return effect - 0.6 * self.mine.goods[BUILDING_ACTION]
            case Pick():
                worth = self.mine.card(self.box.card_no[move.card])
                return worth if self.seat == self.state.tower else -worth
            case Own():
                return self._own(move)
            case Done():
                return 0.5
            case _:
                return 0.0

    def _public_action(self, field: int) -> float:
        """What an action is worth to anybody, by the supplies alone."""
        return self.mine.effect(field) if not self.box.is_villa[field] else self.mine.unseen(PRIVILEGE)

    def _rivalry(self) -> float:
        """How much of another seat's gain is a loss to this one."""
        return 1.0 / (self.state.seats - 1)

    # --- bargaining -----------------------------------------------------------------------------------

    def _worth(self, field: int) -> float:
        worth = 0.0 if self.state.visited >> field & 1 else self.mine.route(field)
        return worth + self.mine.action(field) if field < N_BUILDINGS else worth

    def _offer(self, move: Offer) -> float:
        """The surplus, times how tempting the payment is."""
        state = self.state
        field = self.box.field_no[move.field]
        paid = self.mine.bundle(move.pay, True)
        surplus = self._worth(field) - paid + self.mine.bundle(move.ask, False)
        rivalry = self._rivalry()
        surplus -= rivalry * paid
        tempting = paid - self.mine.bundle(move.ask, False)
        alone = state.phase == TOWER and not can_act(self.box, state, state.tower)
        wanted = 4.0 if alone else 0.7 * self._public_action(field) if field < N_BUILDINGS else 8.0
        if surplus <= 0 or tempting <= 0:
            return min(-3.0, surplus)
        mode = 1.0 if state.phase == TOWER and field == state.path[-1] else 0.45 if state.near >> field & 1 else 0.2
        standing = 0.3 if offer_key(self.seat, field) in state.offers else 1.0
        return surplus * mode * standing * tempting / (tempting + wanted)

    def _counter(self, move: Counter) -> float:
        """What it asks, times how likely the other agrees; a little below accepting what stands."""
        field = self.box.field_no[move.field]
        gain = self.mine.bundle(move.pay, False) - self.mine.bundle(move.ask, True)
        price = gain
        worth = self._public_action(field) if field < N_BUILDINGS else 6.0
        if gain <= 0:
            return -8.0
        return gain * max(0.05, 1 - price / (worth + 8.0)) - 0.3 * self._best_ahead() - 4.0

    def _accept(self, move: Accept) -> float:
        key = found_offer(self.box, self.state, move)
        if key < 0:
            return -20.0
        standing, field = self.state.offers[key], offer_field(key)
        gain = self.mine.bundle(standing.pay, False) - self.mine.bundle(standing.ask, True)
        if field < N_BUILDINGS:
            gain -= self._rivalry() * max(0.0, self._public_action(field) - self.mine.bundle(standing.pay, False))
        if field != self.state.path[-1]:
            gain += self.mine.route(field)
        return gain

    def _agree(self, move: Agree) -> float:
        key = found_counter(self.box, self.state, self.seat, move)
        if key < 0:
            return -20.0
        standing = self.state.counters[key]
        paid = self.mine.bundle(standing.pay, True)
        return self._worth(offer_field(key)) + self.mine.bundle(standing.ask, False) - paid * (1 + self._rivalry())

    # --- moving ---------------------------------------------------------------------------------------

    def _best_ahead(self) -> float:
        """The best action that can still be reached this turn."""
        best = 0.0
        for field in bits(self.state.near):
            if field < N_BUILDINGS:
                best = max(best, self.mine.action(field))
        if self.state.reach & ~self.state.near:
            best = max(best, 12.0 * self.mine.time)
        return best

    def _step(self, field: int) -> float:
        """An action there for oneself or for sale, messages, and places for markers."""
        box, state = self.box, self.state
        value = self.mine.route(field)
        if field < N_BUILDINGS:
            own = self.mine.action(field)
            value += own if can_act(box, state, self.seat) else 0.25 * self._public_action(field)
        else:
            markers = state.area[self.seat * N_GOODS + MARKERS]
            if markers:
                free = sum(state.owners[b] < 0 for b in box.board.touches[field])
                value += 10.0 * min(markers, free)
            if can_act(box, state, self.seat) and len(state.path) < box.discs - 1:
                ahead = [
                    self.mine.action(f)
                    for f in box.board.near_list[field]
                    if f < N_BUILDINGS and not state.visited >> f & 1
                ]
                value += 0.6 * max(ahead, default=0.0)
        return value

    # --- acting ---------------------------------------------------------------------------------------

    def _effect(self, building: int, choice: str, special: str) -> float:
        if choice == PRIVILEGE_CHOICE:
            return self.mine.unseen(PRIVILEGE)
        if choice:
            reward = self.mine.goods[GOOD_NO[special]] if special else 0.0
            return self.box.large_pay - 3 * WARE * self.mine.time + reward
        return self.mine.effect(building)

    def _ware(self, ware: int) -> float:
        """A ware now: most of all one that a small order here is waiting for, or the last one of a large order here."""
        box, state = self.box, self.state
        first = self.seat * N_GOODS
        building, hand = state.path[-1], state.hands[self.seat]
        if not state.ordered and not state.area[first + ware]:
            for card in bits(hand & box.building_orders[building]):
                if box.cards[card].wares[0] == ware:
                    return float(box.small_pay)
        if not state.main_done and box.is_villa[building]:
            for card in bits(hand & box.villa_orders[building]):
                missing = [one for one in box.cards[card].wares if not state.area[first + one]]
                if missing == [ware]:
                    return float(box.large_pay) - 20
        return self.mine.goods[ware]

    def _trade(self, move: PlayTrade) -> float:
        box = self.box
        give = self.mine.good(move.give) if move.give in GOOD_NO else self.mine.card(box.card_no[move.give])
        if move.take in KIND_NO:
            take = self.mine.unseen(KIND_NO[move.take])
        else:
            good = GOOD_NO[move.take]
            take = self._ware(good) if good < ANY_START else self.mine.goods[good]
        return take - give - self.mine.goods[TRADE] - 1

    def _own(self, move: Own) -> float:
        value = 0.0
        spare = self.mine.goods[MARKERS]
        for _, op in move.ops:
            if op == PLACE_MARKER:
                value += self.box.marker_value + 6 * self.mine.time - 0.5 * spare
            elif op == REMOVE:
                value += self._rivalry() * self.box.marker_value - spare
            else:
                value += (1 + self._rivalry()) * self.box.marker_value + 4 * self.mine.time - 1.5 * spare
        return value
