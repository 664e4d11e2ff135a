"""Exchanges: what goods that change hands are worth to those who give and to those who get them. For bots.

A good is worth what it changes: the third ware of an order more than the first, a spare one little. Therefore a seat's
holdings are valued before and after, and the action that is being bought is valued with what the deal brings for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from loggia.games.genoa.insight.values import Estimate, holdings
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import (
    FURTHER,
    GOOD_NO,
    GOODS,
    KIND_NO,
    KINDS,
    LARGE,
    MARKERS,
    N_BUILDINGS,
    N_GOODS,
    SMALL,
    bits,
)
from loggia.games.genoa.rules.state import GenoaState
from loggia.games.genoa.rules.trade.bundles import NOTHING, Bundle
from loggia.games.genoa.rules.trade.rights import can_act

CLOSED: Final = 0.8
"""Worth of a face-down card to its receiver, relative to a drawn one: givers choose their worst card."""
WORTH_ASKING: Final = 4.0
"""A good goes into a proposal if both together gain so many ducats by its changing hands."""
MOST_WANTED: Final = 2
_ONE: Final = tuple(Bundle(goods=((name, 1),)) for name in GOODS)
_CLOSED: Final = tuple(Bundle(closed=((name, 1),)) for name in KINDS)


class Exchange(NamedTuple):
    """What the goods of a deal bring buyer and tower player, money aside, and the table after it."""

    buyer: float
    tower: float
    after: GenoaState


class Exchanges:
    """Values of exchanges, each computed once."""

    def __init__(self, box: GenoaBox, state: GenoaState) -> None:
        self.box = box
        self.state = state
        self._estimates: dict[int, Estimate] = {}
        self._holdings: dict[int, float] = {}
        self._known: dict[tuple[int, Bundle, Bundle], Exchange] = {}
        self._actions: dict[tuple[int, int, Bundle, Bundle], float] = {}

    def estimate(self, seat: int) -> Estimate:
        """What things are worth to that seat now."""
        found = self._estimates.get(seat)
        if found is None:
            found = self._estimates[seat] = Estimate(self.box, self.state, seat)
        return found

    def _before(self, seat: int) -> float:
        found = self._holdings.get(seat)
        if found is None:
            found = self._holdings[seat] = holdings(self.box, self.state, seat)
        return found

    def of(self, buyer: int, pay: Bundle, ask: Bundle) -> Exchange:
        """The exchange of these goods; the money of both sides is left out."""
        key = buyer, without_money(pay), without_money(ask)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._value(*key)
        return found

    def _value(self, buyer: int, pay: Bundle, ask: Bundle) -> Exchange:
        box, state, tower = self.box, self.state, self.state.tower
        bought = sold = 0.0
        after = state
        if pay.goods or pay.cards or ask.goods or ask.cards:
            after = exchanged(box, state, buyer, pay, ask)
            bought = holdings(box, after, buyer) - self._before(buyer)
            sold = holdings(box, after, tower) - self._before(tower)
        mine, his = self.estimate(buyer), self.estimate(tower)
        for name, count in pay.closed:
            bought -= self._missed(buyer, name, count)
            sold += CLOSED * count * his.unseen(KIND_NO[name])
        for name, count in ask.closed:
            bought += CLOSED * count * mine.unseen(KIND_NO[name])
            sold -= self._missed(tower, name, count)
        if pay.drawn:
            promise = Bundle(drawn=pay.drawn)
            bought -= mine.bundle(promise, True)
            sold += his.bundle(promise, False)
        return Exchange(bought, sold, after)

    def worst(self, giver: int, side: Bundle) -> tuple[str, ...]:
        """The cards that a seat gives for the closed items of a side: those that it would miss least."""
        box, found = self.box, list[str]()
        for name, count in side.closed:
            found += [box.card_ids[card] for _, card in self._by_worth(giver, name)[:count]]
        return tuple(found)

    def _by_worth(self, giver: int, kind: str) -> list[tuple[float, int]]:
        box, estimate = self.box, self.estimate(giver)
        return sorted(
            [(estimate.card(card), card) for card in bits(self.state.hands[giver] & box.kind_mask[KIND_NO[kind]])]
        )

    def _missed(self, giver: int, kind: str, count: int) -> float:
        """What a seat loses by giving so many closed cards of a kind."""
        cards = self._by_worth(giver, kind)[:count]
        lost = [worth for worth, _ in cards]
        return sum(lost) + (count - len(cards)) * self.estimate(giver).unseen(KIND_NO[kind])

    def action(self, buyer: int, field: int, pay: Bundle = NOTHING, ask: Bundle = NOTHING) -> float:
        """What the step to a field and its action are worth to a buyer who has exchanged these goods first."""
        key = buyer, field, without_money(pay), without_money(ask)
        found = self._actions.get(key)
        if found is None:
            after = self.of(buyer, pay, ask).after
            estimate = self.estimate(buyer) if after is self.state else Estimate(self.box, after, buyer)
            found = 0.0 if self.state.visited >> field & 1 else estimate.route(field)
            if field >= N_BUILDINGS:
                found += estimate.placing(field)
            elif can_act(self.box, after, buyer):
                found += estimate.action(field)
            self._actions[key] = found
        return found

    def spare(self, giver: int, getter: int, field: int, openly: bool) -> list[Bundle]:
        """Single goods that are worth clearly more to the getter than to the giver, the most wanted first.

        `openly`: the giver proposes, and may name his own orders; nobody can name what he does not see.
        """
        tower = self.state.tower
        found: list[tuple[float, Bundle]] = []
        for thing in self._things(giver, getter, openly):
            if giver == tower:
                one = self.of(getter, NOTHING, thing)
                more = one.buyer + one.tower + self.action(getter, field, NOTHING, thing) - self.action(getter, field)
            else:
                one = self.of(giver, thing, NOTHING)
                more = one.buyer + one.tower + self.action(giver, field, thing) - self.action(giver, field)
            if more > WORTH_ASKING:
                found.append((more, thing))
        found.sort(key=_first, reverse=True)
        return [thing for _, thing in found[:MOST_WANTED]]

    def _things(self, giver: int, getter: int, openly: bool) -> Iterable[Bundle]:
        box, state = self.box, self.state
        for good in range(N_GOODS):
            held = state.area[giver * N_GOODS + good]
            if good == FURTHER or not held or (good == MARKERS and not state.marker_supply[getter]):
                continue
            yield _ONE[good]
        if openly:
            for card in bits(state.hands[giver] & (box.kind_mask[SMALL] | box.kind_mask[LARGE])):
                yield Bundle(cards=(box.card_ids[card],))

    def cheapest(self, buyer: int, field: int) -> list[Bundle]:
        """GEN-2P-1: goods that the buyer would miss least, a closed card too: every offer between two needs one."""
        found: list[tuple[float, Bundle]] = []
        hand = self.state.hands[buyer]
        closed = [_CLOSED[kind] for kind in range(len(KINDS)) if hand & self.box.kind_mask[kind]]
        for thing in [*self._things(buyer, self.state.tower, False), *closed]:
            one = self.of(buyer, thing, NOTHING)
            found.append((one.buyer + self.action(buyer, field, thing), thing))
        found.sort(key=_first, reverse=True)
        return [thing for _, thing in found[:MOST_WANTED]]


def _first(pair: tuple[float, Bundle]) -> float:
    return pair[0]


def without_money(side: Bundle) -> Bundle:
    """The goods of a side."""
    return Bundle(0, side.goods, side.cards, side.closed, side.drawn, side.picks) if side.money else side


def both(one: Bundle, other: Bundle, money: int = 0) -> Bundle:
    """Two sides as one, with money."""
    goods = dict(one.goods)
    for name, count in other.goods:
        goods[name] = goods.get(name, 0) + count
    return Bundle(
        money,
        tuple((name, goods[name]) for name in GOODS if name in goods),
        one.cards + other.cards,
        one.closed + other.closed,
        one.drawn + other.drawn,
        one.picks or other.picks,
    )


def exchanged(box: GenoaBox, state: GenoaState, buyer: int, pay: Bundle, ask: Bundle) -> GenoaState:
    """The table after goods and open cards have changed hands."""
    after = state.copy()
    tower = state.tower
    for side, giver, getter in ((pay, buyer, tower), (ask, tower, buyer)):
        for name, count in side.goods:
            good = GOOD_NO[name]
            after.area[giver * N_GOODS + good] -= count
            after.area[getter * N_GOODS + good] += count
        for name in side.cards:
            card = 1 << box.card_no[name]
            after.hands[giver] &= ~card
            after.hands[getter] |= card
    return after
