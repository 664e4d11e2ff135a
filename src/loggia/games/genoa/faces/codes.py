"""The integer of a move: every move of the bounded list has one, in one fixed order (GEN-NEG-17, GEN-NEG-19)."""

from __future__ import annotations

from typing import Final

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.box.move_table import FIRST_YIELD, MOST_SEATS, THINGS
from loggia.games.genoa.rules.moves import (
    AGAIN,
    DONE,
    LEAVE,
    MAIN,
    MAIN_PRIVILEGE,
    PASS,
    ROLL,
    SKIP,
    STOP,
    TAKE,
    Accept,
    Agree,
    Counter,
    GenoaMove,
    Offer,
)
from loggia.games.genoa.rules.pieces import MESSAGE, SMALL
from loggia.games.genoa.rules.trade.bundles import Bundle

VERSIONS: Final = 31
"""Versions of an offer that have an integer; later ones are played by their text."""
COUNTER_THINGS: Final = 3
"""Counter-offers with an integer ask for money and at most one of the two promises."""


class MoveCodes:
    """The moves of one box by their integers, and back."""

    def __init__(self, box: GenoaBox) -> None:
        self._box: Final = box
        self._table: Final = box.moves
        listed = self._listed()
        self._moves: Final = tuple(listed)
        self._numbers: Final = {move: number for number, move in enumerate(listed)}
        fields = len(box.fields)
        per_counter = self._table.money_steps * COUNTER_THINGS
        self._first_accept: Final = len(listed)
        self._first_agree: Final = self._first_accept + MOST_SEATS * fields * VERSIONS
        self._first_offer: Final = self._first_agree + fields * VERSIONS
        self._first_counter: Final = self._first_offer + fields * self._table.per_field
        self.count: Final = self._first_counter + MOST_SEATS * fields * per_counter
        numbers = {id(bundles): _numbered(bundles) for bundles in self._table.bundles}
        self._bundle_no: Final = [numbers[id(bundles)] for bundles in self._table.bundles]

    def _listed(self) -> list[GenoaMove]:
        table = self._table
        moves: list[GenoaMove] = [ROLL, STOP, PASS, TAKE, LEAVE, AGAIN, DONE, SKIP, MAIN, MAIN_PRIVILEGE]
        moves += [*table.start, *table.go, *table.withdraw]
        for row in table.withdraw_counter:
            moves += row
        moves += [main for by_special in table.fulfil.values() for main in by_special.values()]
        for kind, of_card in ((SMALL, table.order), (MESSAGE, table.deliver), (MESSAGE, table.hold)):
            moves += [of_card[card] for card in self._box.kind_cards[kind]]
        moves += [*table.pick, *table.any_ware]
        for trades in table.trade:
            moves += trades
        for buildings in table.building:
            moves += buildings
        for owns in table.own.values():
            moves += owns.values()
        return moves

    def code(self, move: GenoaMove) -> int | None:
        """The integer of a move; None for offers beyond the bounded list."""
        if isinstance(move, Offer):
            return self._offer_code(move)
        if isinstance(move, Counter):
            return self._counter_code(move)
        fields = self._box.field_no
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
        field = self._box.field_no.get(move.field, -1)
        if field < 0 or move.cards or not move.ask.empty:
            return None
        number = self._bundle_no[field].get(move.pay)
        return None if number is None else self._first_offer + field * self._table.per_field + number

    def _counter_code(self, move: Counter) -> int | None:
        field = self._box.field_no.get(move.field, -1)
        if field < 0 or move.cards or not move.ask.empty or not 0 <= move.seat < MOST_SEATS:
            return None
        number = self._bundle_no[field].get(move.pay)
        if number is None:
            return None
        step, thing = divmod(number, THINGS)
        if 0 < thing < FIRST_YIELD:
            return None
        wanted = 0 if thing == 0 else thing - FIRST_YIELD + 1
        at = ((move.seat * len(self._box.fields) + field) * self._table.money_steps + step) * COUNTER_THINGS + wanted
        return self._first_counter + at

    def decode(self, code: int) -> GenoaMove:
        """The move of that integer."""
        fields = self._box.fields
        if code < self._first_accept:
            return self._moves[code]
        if code < self._first_agree:
            rest, version = divmod(code - self._first_accept, VERSIONS)
            seat, field = divmod(rest, len(fields))
            return self._table.accept(seat, field, version + 1)
        if code < self._first_offer:
            field, version = divmod(code - self._first_agree, VERSIONS)
            return Agree(fields[field], version + 1)
        if code < self._first_counter:
            field, number = divmod(code - self._first_offer, self._table.per_field)
            return self._table.offers(field)[number]
        rest, wanted = divmod(code - self._first_counter, COUNTER_THINGS)
        rest, step = divmod(rest, self._table.money_steps)
        seat, field = divmod(rest, len(fields))
        thing = 0 if wanted == 0 else FIRST_YIELD + wanted - 1
        return self._table.counter(seat, field, step * THINGS + thing)


def _numbered(bundles: tuple[Bundle, ...]) -> dict[Bundle, int]:
    numbers: dict[Bundle, int] = {}
    for number, bundle in enumerate(bundles):
        numbers.setdefault(bundle, number)
    return numbers
