"""Insight: what things are worth to a seat, in ducats. Bots bargain with it; it knows what the seat knows, no more.

`values` estimates final scores from a complete state; `weigh` says how promising moves look. `action_value` and
`bundle_value` are meant for whoever writes a bot that haggles.
"""

from __future__ import annotations

from typing import Final

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    DRAW_CARDS,
    FURTHER,
    GOOD_NO,
    KIND_NO,
    LARGE,
    MARKERS,
    MESSAGE,
    N_BUILDINGS,
    N_GOODS,
    PRIVILEGE,
    SMALL,
    TAKE_GOODS,
    TAKE_MARKERS,
    TRADE,
    WARES,
    bits,
)
from loggia.games.genoa.rules.scoring import privilege_value
from loggia.games.genoa.rules.state import (
    ACTION,
    MOVE,
    OVER,
    PICK,
    PLACE,
    TOWER,
    GenoaState,
    offer_field,
    offer_key,
    offer_seat,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.rights import can_act, stack_size, steps_to_visit

LARGE_CHANCE: Final = (0.8, 0.5, 0.3, 0.17)
"""How likely a large order is fulfilled one day, by the number of wares that are missing, with time enough."""
SMALL_CHANCE: Final = (0.6, 0.32)
MESSAGE_CHANCE: Final = 0.5
WARE: Final = 8.0
REWARD: Final = 12.0
OWNED: Final = 2.5
"""What an owned building is likely to earn, by time left and players."""
N_WARES: Final = len(WARES)


def time_left(box: GenoaBox, state: GenoaState) -> float:
    """Between 0 at the end and nearly 1 at the start: how much of what is begun can still be finished."""
    done = (state.tower - state.start) % state.seats / state.seats
    rounds = box.last_space[state.seats] - state.space + 1 - done
    return max(0.0, rounds - 0.3) / (max(0.0, rounds - 0.3) + 1.5)


class Estimate:
    """What goods and cards are worth to one seat now."""

    __slots__ = ("box", "goods", "privileges", "seat", "state", "time")

    def __init__(self, box: GenoaBox, state: GenoaState, seat: int) -> None:
        self.box = box
        self.state = state
        self.seat = seat
        self.time = time_left(box, state)
        self.privileges = privilege_value(box, state.hands[seat])
        self.goods = self._goods()

    def _goods(self) -> list[float]:
        """One more of each good of the play area."""
        box, state, time = self.box, self.state, self.time
        first = self.seat * N_GOODS
        area = state.area[first : first + N_GOODS]
        goods = [WARE * time / (1 + 0.3 * area[ware]) for ware in range(N_WARES)]
        hand = state.hands[self.seat]
        pay = box.large_pay + REWARD
        for card in bits(hand & box.kind_mask[LARGE]):
            wares = box.cards[card].wares
            missing = [ware for ware in wares if not area[ware]]
            if missing:
                gain = time * pay * (LARGE_CHANCE[min(3, len(missing) - 1)] - LARGE_CHANCE[min(3, len(missing))])
                for ware in missing:
                    goods[ware] += gain
        for card in bits(hand & box.kind_mask[SMALL]):
            ware = box.cards[card].wares[0]
            if not area[ware]:
                goods[ware] += time * box.small_pay * (SMALL_CHANCE[0] - SMALL_CHANCE[1])
        owned = state.owners.count(self.seat)
        goods += [0.0] * (N_GOODS - N_WARES)
        goods[ANY_START] = 9 * time
        goods[ANY_WARE] = 0.8 * max(goods[:N_WARES]) + time
        goods[FURTHER] = 15 * time
        goods[BUILDING_ACTION] = (12 if owned else 5) * time
        goods[TRADE] = 0.35 * max(goods[:N_WARES]) + 3 * time
        goods[MARKERS] = min(box.marker_value, 13 * time)
        return goods

    def keep(self, ware: int) -> float:
        """What one ware of the play area is worth as long as it is kept: above all for orders that need it."""
        box, state = self.box, self.state
        first = self.seat * N_GOODS
        have = state.area[first + ware]
        wanted = 0.0
        for card in bits(state.hands[self.seat] & (box.kind_mask[LARGE] | box.kind_mask[SMALL])):
            wares = box.cards[card].wares
            if ware in wares:
                if box.card_kind[card] == SMALL:
                    worth = box.small_pay * (SMALL_CHANCE[0] - SMALL_CHANCE[1])
                else:
                    missing = sum(not state.area[first + one] for one in wares)
                    step = LARGE_CHANCE[min(3, missing)] - LARGE_CHANCE[min(3, missing + 1)]
                    worth = (box.large_pay + REWARD) * step
                wanted = max(wanted, worth / (1 if have == 1 else 3))
        return WARE * self.time / (1 + 0.3 * max(0, have - 1)) + wanted * self.time

    def good(self, name: str) -> float:
        """One good of the play area that would be given away."""
        number = GOOD_NO[name]
        return self.keep(number) if number < N_WARES else self.goods[number]

    def unseen(self, kind: int) -> float:
        """A card of that kind that is not known yet."""
        if kind == LARGE:
            return 24 * self.time
        if kind == SMALL:
            return 15 * self.time
        if kind == MESSAGE:
            return 13 * self.time
        return 16.0 + 1.5 * (self.state.hands[self.seat] & self.box.kind_mask[PRIVILEGE]).bit_count()

    def card(self, card: int) -> float:
        """A single card, in hand or to come."""
        box, state = self.box, self.state
        one = box.cards[card]
        first = self.seat * N_GOODS
        if one.kind == PRIVILEGE:
            hand = state.hands[self.seat]
            bit = 1 << card
            with_it = self.privileges if hand & bit else privilege_value(box, hand | bit)
            without = privilege_value(box, hand & ~bit) if hand & bit else self.privileges
            return with_it - without + 3 * self.time
        if one.kind == MESSAGE:
            return self.message(card)
        missing = sum(not state.area[first + ware] for ware in one.wares)
        if one.kind == SMALL:
            return self.time * box.small_pay * SMALL_CHANCE[min(1, missing)]
        return self.time * (box.large_pay + REWARD) * LARGE_CHANCE[min(3, missing)]

    def message(self, card: int) -> float:
        """A message: certain if delivered now, likely if the tower can still get there."""
        box, state = self.box, self.state
        later = MESSAGE_CHANCE * self.time
        if state.phase not in (PLACE, OVER):
            steps = steps_to_visit(box, state, box.visits[card])
            if steps == 0:
                return float(box.message_pay)
            if steps < box.discs:
                later += (1 - later) * (0.35 / steps)
        return box.message_pay * later

    def effect(self, building: int) -> float:
        """The main effect of a building."""
        box, state = self.box, self.state
        effect = box.effects[building]
        if effect.what == TAKE_GOODS:
            return sum(self.goods[good] for good in effect.goods if state.supply[good])
        if effect.what == TAKE_MARKERS:
            return min(effect.count, state.marker_supply[self.seat]) * self.goods[MARKERS]
        if effect.what == DRAW_CARDS:
            return min(effect.count, stack_size(box, state, effect.kind)) * self.unseen(effect.kind)
        best = self.unseen(PRIVILEGE) if stack_size(box, state, PRIVILEGE) else 0.0
        first = self.seat * N_GOODS
        for card in bits(state.hands[self.seat] & box.villa_orders[building]):
            if all(state.area[first + ware] for ware in box.cards[card].wares):
                best = max(best, box.large_pay + REWARD * self.time - 3 * WARE * self.time)
        return best

    def action(self, building: int) -> float:
        """The whole action: main effect, the best small order, and what its owner would earn."""
        box, state = self.box, self.state
        value = self.effect(building)
        best = 0.0
        first = self.seat * N_GOODS
        for card in bits(state.hands[self.seat] & box.building_orders[building]):
            ware = box.cards[card].wares[0]
            if state.area[first + ware]:
                best = max(best, box.small_pay - WARE * self.time)
            elif state.area[first + ANY_WARE] and state.supply[ware]:
                best = max(best, box.small_pay - self.goods[ANY_WARE])
        owner = state.owners[building]
        if owner >= 0 and owner != self.seat:
            value -= box.income / (state.seats - 1)
        return value + best

    def bundle(self, bundle: Bundle, given: bool) -> float:
        """A side of a deal: what it is worth to the seat that gives it, or to the seat that receives it."""
        value = float(bundle.money)
        for name, count in bundle.goods:
            value += count * (self.good(name) if given else self.goods[GOOD_NO[name]])
        for name in bundle.cards:
            value += self.card(self.box.card_no[name])
        for name, count in bundle.closed:
            value += count * self.unseen(KIND_NO[name]) * (1.0 if given else 0.8)
        for name, count in bundle.drawn:
            if name in KIND_NO:
                value += count * self.unseen(KIND_NO[name])
            else:
                value += count * self.goods[GOOD_NO[name]]
        return value

    def route(self, field: int) -> float:
        """Where a step to a field leads: messages that it completes or brings nearer."""
        box, state = self.box, self.state
        value = 0.0
        for card in bits(state.hands[self.seat] & box.kind_mask[MESSAGE]):
            wanted = box.visits[card]
            if wanted >> field & 1:
                left = wanted & ~state.visited & ~(1 << field)
                value += box.message_pay * (1.0 if not left else 0.25)
        return value

    def placing(self, street: int) -> float:
        """GEN-OWN-4: what a disc on a street brings by the markers that could be placed from there, and from no street
        of the way so far: a seat places from one street a turn."""
        state = self.state
        markers = state.area[self.seat * N_GOODS + MARKERS]
        if not markers:
            return 0.0
        before = max([self._places(one) for one in state.path if one >= N_BUILDINGS], default=0)
        more = min(markers, self._places(street)) - min(markers, before)
        gain = self.box.marker_value + OWNED * self.time * state.seats / 3 - self.goods[MARKERS]
        return max(0, more) * gain

    def _places(self, street: int) -> int:
        """How many buildings at a street have no owner."""
        owners, free = self.state.owners, 0
        for building in self.box.board.touches[street]:
            free += owners[building] < 0
        return free


def action_value(box: GenoaBox, state: GenoaState, seat: int, field: int) -> float:
    """What a seat would pay at most for a field's action, in ducats; a street or the market: its messages."""
    estimate = Estimate(box, state, seat)
    value = estimate.route(field) if not state.visited >> field & 1 else 0.0
    return value + estimate.action(field) if field < N_BUILDINGS else value


def bundle_value(box: GenoaBox, state: GenoaState, seat: int, bundle: Bundle, given: bool = False) -> float:
    """What a bundle is worth to a seat that would receive it (`given`: that would give it), in ducats."""
    return Estimate(box, state, seat).bundle(bundle, given)


# --- final scores -----------------------------------------------------------------------------------------------------


def values(box: GenoaBox, state: GenoaState) -> list[float]:
    """An estimate of every seat's final money."""
    found = [holdings(box, state, seat) for seat in range(state.seats)]
    if state.phase in (ACTION, PICK):
        _add_window(box, state, found)
    elif state.phase == TOWER:
        _add_auction(box, state, found)
    elif state.phase == MOVE:
        _add_outlook(box, state, found)
    return found


def holdings(box: GenoaBox, state: GenoaState, seat: int) -> float:
    """Money, and what goods, cards and markers are likely to bring."""
    hand = state.hands[seat]
    value = float(state.money[seat]) + box.marker_value * state.owners.count(seat) + privilege_value(box, hand)
    if state.phase == OVER:
        return value
    time = time_left(box, state)
    first = seat * N_GOODS
    area = state.area[first : first + N_GOODS]
    for ware in range(N_WARES):
        count = area[ware]
        if count:
            value += WARE * time * (count if count < 3 else 1 + 0.5 * count)
    for card in bits(hand & ~box.kind_mask[PRIVILEGE]):
        one = box.cards[card]
        if one.kind == MESSAGE:
            chance = MESSAGE_CHANCE * time
            if state.path:
                missing = box.visits[card] & ~state.visited
                if not missing:
                    chance = 1.0
                elif not missing & ~state.reach:
                    chance += (1 - chance) * (0.25 if missing & (missing - 1) else 0.35)
            value += box.message_pay * chance
            continue
        missing = 0
        for ware in one.wares:
            if not area[ware]:
                missing += 1
        if one.kind == SMALL:
            value += time * (box.small_pay - WARE * time) * SMALL_CHANCE[1 if missing else 0]
        else:
            value += time * (box.large_pay + REWARD - 3 * WARE * time) * LARGE_CHANCE[min(3, missing)]
    owned = state.owners.count(seat)
    value += OWNED * owned * time * state.seats / 3
    value += time * (
        9 * area[ANY_START]
        + 13 * area[ANY_WARE]
        + 15 * area[FURTHER]
        + (12 if owned else 5) * area[BUILDING_ACTION]
        + 8 * area[TRADE]
    )
    return value + min(box.marker_value, 13 * time) * area[MARKERS]


def _add_window(box: GenoaBox, state: GenoaState, found: list[float]) -> None:
    """An open action window: what it still brings its seat, and what it owes the tower player."""
    building = state.path[-1]
    estimate = Estimate(box, state, state.actor)
    if not state.main_done:
        found[state.actor] += estimate.effect(building)
        if state.promise:
            promise = Bundle(drawn=state.promise)
            found[state.actor] -= estimate.bundle(promise, True)
            found[state.tower] += Estimate(box, state, state.tower).bundle(promise, False)
    if not state.ordered:
        first = state.actor * N_GOODS
        for card in bits(state.hands[state.actor] & box.building_orders[building]):
            if state.area[first + box.cards[card].wares[0]]:
                found[state.actor] += 0.4 * box.small_pay
                break


def _add_auction(box: GenoaBox, state: GenoaState, found: list[float]) -> None:
    """The tower building: worth what the tower player can make of it, by acting or by selling."""
    here = state.path[-1]
    tower = Estimate(box, state, state.tower)
    best = 0.92 * tower.action(here) if can_act(box, state, state.tower) else 0.0
    buyer = -1
    for key, standing in state.offers.items():
        if offer_field(key) == here:
            gain = tower.bundle(standing.pay, False) - tower.bundle(standing.ask, True)
            if gain > best:
                best, buyer = gain, offer_seat(key)
    found[state.tower] += best
    if buyer >= 0:
        standing = state.offers[offer_key(buyer, here)]
        bidder = Estimate(box, state, buyer)
        surplus = bidder.action(here) - bidder.bundle(standing.pay, True) + bidder.bundle(standing.ask, False)
        found[buyer] += 0.85 * surplus


def _add_outlook(box: GenoaBox, state: GenoaState, found: list[float]) -> None:
    """Before a step: the best neighbouring action that the tower player may still take, or sell."""
    tower = state.tower
    estimate = Estimate(box, state, tower)
    best = 0.0
    if can_act(box, state, tower):
        for field in bits(state.near):
            if field < N_BUILDINGS:
                best = max(best, 0.8 * estimate.action(field))
        if state.reach & ~state.near:
            best = max(best, 10.0 * estimate.time)
    found[tower] += best
    for key, standing in state.offers.items():
        field = offer_field(key)
        if state.near >> field & 1:
            gain = estimate.bundle(standing.pay, False) - estimate.bundle(standing.ask, True)
            if gain > 0:
                bidder = Estimate(box, state, offer_seat(key))
                own = bidder.action(field) if field < N_BUILDINGS else bidder.route(field)
                surplus = own - bidder.bundle(standing.pay, True) + bidder.bundle(standing.ask, False)
                found[offer_seat(key)] += 0.3 * surplus
                found[tower] += 0.2 * gain
