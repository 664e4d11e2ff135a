"""The moves of one box, made once: objects for lists of choices, and the integer face (GEN-NEG-17, GEN-NEG-19)."""

from __future__ import annotations

from itertools import product
from typing import Final

from loggia.games.genoa.bundles import NOTHING, Bundle
from loggia.games.genoa.moves import (
    AGAIN,
    DONE,
    LEAVE,
    MAIN,
    MAIN_PRIVILEGE,
    PASS,
    PLACE_MARKER,
    PRIVILEGE_CHOICE,
    REMOVE,
    REPLACE,
    ROLL,
    SKIP,
    STOP,
    TAKE,
    Accept,
    Agree,
    Counter,
    Deliver,
    GenoaMove,
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
from loggia.games.genoa.pieces import BUILDINGS, GOODS, KINDS, LARGE, N_BUILDINGS, SPECIALS, WARES, Box, bits

MOST_SEATS: Final = 5
VERSIONS: Final = 31
"""Versions of an offer that have an integer; later ones are played by their text."""
THINGS: Final = len(GOODS) + len(KINDS) + 3
"""GEN-NEG-17: no good, 18 kinds of own goods, at most two promises: 21."""
FIRST_YIELD: Final = THINGS - 2
COUNTER_THINGS: Final = 3
"""Counter-offers with an integer ask for money and at most one of the two promises."""


class Catalogue:
    """Every move that has an integer, in one fixed order."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
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
        listed = self._listed()
        self._moves: Final = tuple(listed)
        self._numbers: Final = {move: number for number, move in enumerate(listed)}
        self.money_steps: Final = box.bot_money // box.step_money + 1
        self._money_no: Final = {step * box.step_money: step for step in range(self.money_steps)}
        self.per_field: Final = self.money_steps * THINGS
        per_counter = self.money_steps * COUNTER_THINGS
        self._first_accept: Final = len(listed)
        self._first_agree: Final = self._first_accept + MOST_SEATS * len(fields) * VERSIONS
        self._first_offer: Final = self._first_agree + len(fields) * VERSIONS
        self._first_counter: Final = self._first_offer + len(fields) * self.per_field
        self.codes: Final = self._first_counter + MOST_SEATS * len(fields) * per_counter
        self._known: Final[dict[object, tuple[Bundle, ...]]] = {}
        self._bundles: Final = [self._level_one(field) for field in range(len(fields))]
        numbers = {id(bundles): _numbered(bundles) for bundles in self._bundles}
        self._bundle_no: Final = [numbers[id(bundles)] for bundles in self._bundles]
        self._offers: Final = [
            tuple(Offer(fields[field], bundle) for bundle in bundles) for field, bundles in enumerate(self._bundles)
        ]
        self._bids: Final = [offers[THINGS::THINGS] for offers in self._offers]

    def _building_moves(self, building: int) -> list[PlayBuilding]:
        name, box = BUILDINGS[building], self.box
        if not box.is_villa[building]:
            return [PlayBuilding(name)]
        found = [PlayBuilding(name, PRIVILEGE_CHOICE)]
        for card in bits(box.villa_orders[building]):
            found += [PlayBuilding(name, box.card_ids[card], special) for special in (*SPECIALS, "")]
        return found

    def _own_moves(self, street: int) -> dict[tuple[tuple[str, str], ...], Own]:
        name, fields = self.box.fields[street], self.box.fields
        ways = [("", PLACE_MARKER, REMOVE, REPLACE)] * len(self.box.board.touches[street])
        found: dict[tuple[tuple[str, str], ...], Own] = {}
        for ops in product(*ways):
            done = tuple((fields[b], op) for b, op in zip(self.box.board.touches[street], ops, strict=True) if op)
            if done:
                found[done] = Own(name, done)
        return found

    def _listed(self) -> list[GenoaMove]:
        moves: list[GenoaMove] = [ROLL, STOP, PASS, TAKE, LEAVE, AGAIN, DONE, SKIP, MAIN, MAIN_PRIVILEGE]
        moves += [*self.start, *self.go, *self.withdraw]
        for row in self.withdraw_counter:
            moves += row
        moves += [main for by_special in self.fulfil.values() for main in by_special.values()]
        for kind, table in ((1, self.order), (2, self.deliver), (2, self.hold)):
            moves += [table[card] for card in self.box.kind_cards[kind]]
        moves += [*self.pick, *self.any_ware]
        for trades in self.trade:
            moves += trades
        for buildings in self.building:
            moves += buildings
        for owns in self.own.values():
            moves += owns.values()
        return moves

    def _level_one(self, field: int) -> tuple[Bundle, ...]:
        """GEN-NEG-17: PAY = money in steps of 5 up to 60, and at most one good or promise."""
        promises = self.box.yields[field] if field < N_BUILDINGS else ()
        if promises in self._known:
            return self._known[promises]
        goods = [Bundle(goods=((name, 1),)) for name in GOODS]
        goods += [Bundle(closed=((name, 1),)) for name in KINDS]
        goods += [Bundle(drawn=((name, count),), picks=picks) for name, count, picks in promises]
        goods += [NOTHING] * (THINGS - 1 - len(goods))
        found = []
        for step in range(self.money_steps):
            money = step * self.box.step_money
            for good in (NOTHING, *goods):
                found.append(Bundle(money, good.goods, (), good.closed, good.drawn, good.picks))
        self._known[promises] = tuple(found)
        return self._known[promises]

    # --- the integer face -----------------------------------------------------------------------------

    def bids(self, field: int, most: int) -> tuple[Offer, ...]:
        """The offers of money alone, from the smallest to that amount."""
        return self._bids[field][: most // self.box.step_money]

    def offer(self, field: int, money: int, thing: int = 0) -> Offer:
        """The level-one offer of that much money and that thing (0: none) for a field."""
        return self._offers[field][money // self.box.step_money * THINGS + thing]

    def offers(self, field: int) -> tuple[Offer, ...]:
        """All level-one offers for a field."""
        return self._offers[field]

    def code(self, move: GenoaMove) -> int | None:
        """The integer of a move; None for offers beyond the bounded list."""
        if isinstance(move, Offer):
            return self._offer_code(move)
        if isinstance(move, Counter):
            return self._counter_code(move)
        fields = self.box.field_no
        if isinstance(move, Accept):
            field = fields.get(move.field, -1)
            if field < 0 or move.cards or not 1 <= move.version <= VERSIONS or not 0 <= move.seat < MOST_SEATS:
                return None
            at = (move.seat * len(fields) + field) * VERSIONS + move.version - 1
            return self._first_accept + at
        if isinstance(move, Agree):
            field = fields.get(move.field, -1)
            if field < 0 or move.cards or not 1 <= move.version <= VERSIONS:
                return None
            return self._first_agree + field * VERSIONS + move.version - 1
        return self._numbers.get(move)

    def _offer_code(self, move: Offer) -> int | None:
        field = self.box.field_no.get(move.field, -1)
        if field < 0 or move.cards or not move.ask.empty:
            return None
        number = self._bundle_no[field].get(move.pay)
        return None if number is None else self._first_offer + field * self.per_field + number

    def _counter_code(self, move: Counter) -> int | None:
        field = self.box.field_no.get(move.field, -1)
        if field < 0 or move.cards or not move.ask.empty or not 0 <= move.seat < MOST_SEATS:
            return None
        number = self._bundle_no[field].get(move.pay)
        if number is None:
            return None
        step, thing = divmod(number, THINGS)
        if 0 < thing < FIRST_YIELD:
            return None
        wanted = 0 if thing == 0 else thing - FIRST_YIELD + 1
        at = ((move.seat * len(self.box.fields) + field) * self.money_steps + step) * COUNTER_THINGS + wanted
        return self._first_counter + at

    def decode(self, code: int) -> GenoaMove:
        """The move of that integer."""
        fields = self.box.fields
        if code < self._first_accept:
            return self._moves[code]
        if code < self._first_agree:
            rest, version = divmod(code - self._first_accept, VERSIONS)
            seat, field = divmod(rest, len(fields))
            return Accept(seat, fields[field], version + 1)
        if code < self._first_offer:
            field, version = divmod(code - self._first_agree, VERSIONS)
            return Agree(fields[field], version + 1)
        if code < self._first_counter:
            field, number = divmod(code - self._first_offer, self.per_field)
            return self._offers[field][number]
        rest, wanted = divmod(code - self._first_counter, COUNTER_THINGS)
        rest, step = divmod(rest, self.money_steps)
        seat, field = divmod(rest, len(fields))
        thing = 0 if wanted == 0 else FIRST_YIELD + wanted - 1
        return Counter(seat, fields[field], self._bundles[field][step * THINGS + thing])


def _numbered(bundles: tuple[Bundle, ...]) -> dict[Bundle, int]:
    numbers: dict[Bundle, int] = {}
    for number, bundle in enumerate(bundles):
        numbers.setdefault(bundle, number)
    return numbers
