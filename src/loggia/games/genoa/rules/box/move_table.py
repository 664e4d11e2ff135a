"""The moves of one box, made once for lists of choices; among them the offers of the bounded list (GEN-NEG-17)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from loggia.games.genoa.rules.moves import (
    PLACE_MARKER,
    PRIVILEGE_CHOICE,
    REMOVE,
    REPLACE,
    Accept,
    Counter,
    Deliver,
    Go,
    Hold,
    Main,
    Offer,
    Order,
    Own,
    Pick,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Start,
    Withdraw,
)
from loggia.games.genoa.rules.pieces import BUILDINGS, GOODS, KINDS, LARGE, N_BUILDINGS, SPECIALS, WARES, bits
from loggia.games.genoa.rules.trade.bundles import NOTHING, Bundle

if TYPE_CHECKING:
    from loggia.games.genoa.rules.box import GenoaBox

MOST_SEATS: Final = 5
THINGS: Final = len(GOODS) + len(KINDS) + 3
"""GEN-NEG-17: no good, 18 kinds of own goods, at most two promises: 21."""
FIRST_YIELD: Final = THINGS - 2
"""The number of the first promise among the things of an offer."""


class GenoaMoveTable:
    """Every move that does not depend on the course of a match, by what it names."""

    def __init__(self, box: GenoaBox) -> None:
        self._box: Final = box
        fields, cards = box.fields, box.card_ids
        self.start: Final = tuple(Start(field) for field in fields)
        self.go: Final = tuple(Go(field) for field in fields)
        self.withdraw: Final = tuple(Withdraw(field) for field in fields)
        self.withdraw_counter: Final = tuple(
            tuple(Withdraw(field, seat) for field in fields) for seat in range(MOST_SEATS)
        )
        self.deliver: Final = tuple(Deliver(card) for card in cards)
        self.hold: Final = tuple(Hold(card) for card in cards)
        self.order: Final = tuple(Order(card) for card in cards)
        self.pick: Final = tuple(Pick(card) for card in cards)
        self.any_ware: Final = tuple(PlayAnyWare(ware) for ware in WARES)
        takes = (*GOODS, *KINDS)
        self.trade: Final = tuple(tuple(PlayTrade(give, take) for take in takes) for give in (*GOODS, *cards))
        """By the good or card given, then by the good or stack taken from."""
        self.fulfil: Final = {
            card: {special: Main(cards[card], special) for special in (*SPECIALS, "")} for card in box.kind_cards[LARGE]
        }
        self.building: Final = tuple(tuple(self._building_moves(b)) for b in range(N_BUILDINGS))
        self.own: Final = {street: self._own_moves(street) for street in box.board.streets}
        self.money_steps: Final = box.bot_money // box.step_money + 1
        self.per_field: Final = self.money_steps * THINGS
        """How many offers of the bounded list there are for one field."""
        made: dict[object, tuple[Bundle, ...]] = {}
        self.bundles: Final = [self._level_one(field, made) for field in range(len(fields))]
        """For each field, PAY of its offers; fields that promise the same share one tuple."""
        self._offers: Final = [
            tuple(Offer(fields[field], bundle) for bundle in bundles) for field, bundles in enumerate(self.bundles)
        ]
        self._bids: Final = [offers[THINGS::THINGS] for offers in self._offers]
        self._accepts: Final[dict[int, Accept]] = {}
        self._counters: Final[dict[int, Counter]] = {}

    def _building_moves(self, building: int) -> list[PlayBuilding]:
        name, box = BUILDINGS[building], self._box
        if not box.is_villa[building]:
            return [PlayBuilding(name)]
        found = [PlayBuilding(name, PRIVILEGE_CHOICE)]
        for card in bits(box.villa_orders[building]):
            found += [PlayBuilding(name, box.card_ids[card], special) for special in (*SPECIALS, "")]
        return found

    def _own_moves(self, street: int) -> dict[tuple[tuple[str, str], ...], Own]:
        name, fields = self._box.fields[street], self._box.fields
        touches = self._box.board.touches[street]
        ways = [("", PLACE_MARKER, REMOVE, REPLACE)] * len(touches)
        found: dict[tuple[tuple[str, str], ...], Own] = {}
        for ops in product(*ways):
            done = tuple((fields[b], op) for b, op in zip(touches, ops, strict=True) if op)
            if done:
                found[done] = Own(name, done)
        return found

    def _level_one(self, field: int, made: dict[object, tuple[Bundle, ...]]) -> tuple[Bundle, ...]:
        """GEN-NEG-17: PAY = money in steps up to the bots' limit, and at most one good or promise."""
        promises = self._box.yields[field] if field < N_BUILDINGS else ()
        if promises in made:
            return made[promises]
        goods = [Bundle(goods=((name, 1),)) for name in GOODS]
        goods += [Bundle(closed=((name, 1),)) for name in KINDS]
        goods += [Bundle(drawn=((name, count),), picks=picks) for name, count, picks in promises]
        goods += [NOTHING] * (THINGS - 1 - len(goods))
        found = []
        for step in range(self.money_steps):
            money = step * self._box.step_money
            for good in (NOTHING, *goods):
                found.append(Bundle(money, good.goods, (), good.closed, good.drawn, good.picks))
        made[promises] = tuple(found)
        return made[promises]

    def bids(self, field: int, most: int) -> tuple[Offer, ...]:
        """The offers of money alone, from the smallest to that amount."""
        return self._bids[field][: most // self._box.step_money]

    def offer(self, field: int, money: int, thing: int = 0) -> Offer:
        """The offer of the bounded list with that much money and that thing (0: none) for a field."""
        return self._offers[field][money // self._box.step_money * THINGS + thing]

    def accept(self, seat: int, field: int, version: int) -> Accept:
        """The acceptance of a seat's offer in that version, made once."""
        key = (version * len(self._offers) + field) * MOST_SEATS + seat
        move = self._accepts.get(key)
        if move is None:
            move = self._accepts[key] = Accept(seat, self._box.fields[field], version)
        return move

    def counter(self, seat: int, field: int, number: int) -> Counter:
        """The counter-offer to a seat with PAY of that offer of the bounded list, made once."""
        key = (number * len(self._offers) + field) * MOST_SEATS + seat
        move = self._counters.get(key)
        if move is None:
            move = self._counters[key] = Counter(seat, self._box.fields[field], self._offers[field][number].pay)
        return move

    def offers(self, field: int) -> tuple[Offer, ...]:
        """All offers of the bounded list for a field."""
        return self._offers[field]
