"""Short builders: a table in the notation of the rules' test vectors, with seats A to E.

A seat is written like `x.area{...}`, `x.hand{...}` and `x.money` in one line: `silver 2, MS01, marker, 50 d`.
"""

from __future__ import annotations

import re
from typing import cast

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.actions import open_window
from loggia.games.genoa.rules.imagining.knowledge import everybody, set_known
from loggia.games.genoa.rules.moves import LEAVE, PASS
from loggia.games.genoa.rules.pieces import GOOD_NO, GOODS, KINDS, MARKERS, N_GOODS, bits
from loggia.games.genoa.rules.state import PHASES, TOWER, GenoaState
from loggia.games.genoa.rules.tower import place
from loggia.games.genoa.rules.trade.rights import eligible
from loggia.games.genoa.rules.view.types import FieldView, GenoaView, ProposalView
from loggia.kernel import SILENCE, Chance, Event, Match, NotAllowed, Told, laws

A, B, C, D, E = range(5)
BOX = GAME.box
assert GAME.trade is not None
assert GAME.clock is not None
TRADE, CLOCK = GAME.trade, GAME.clock


class Rigged(Chance):
    """A chance whose dice show the faces that are given; everything else is drawn as usual."""

    def __init__(self, *faces: int) -> None:
        super().__init__("rigged")
        self.faces = [face - 1 for face in faces]

    def below(self, n: int) -> int:
        if n == 8 and self.faces:
            return self.faces.pop(0)
        return super().below(n)


class Table:
    """A match that tests can set up by hand and play in notation."""

    def __init__(
        self, seats: int = 4, tower: int = A, at: str = "", pace: str = "live", dice: tuple[int, ...] = ()
    ) -> None:
        options = {"start_seat": str(tower), "pace": pace}
        made = GAME.new(seats, options, "table")
        self.match = Match(GAME, seats, made.options, made.state, Rigged(*dice), "table", [])
        self.told: list[Told] = []
        for seat in range(seats):
            self.clear_hand(seat)
        if at:
            place(BOX, self.state, BOX.field_no[at], SILENCE)

    @property
    def state(self) -> GenoaState:
        """The state, for what no notation reaches."""
        state = self.match.state
        assert isinstance(state, GenoaState)
        return state

    # --- setting up -----------------------------------------------------------------------------------

    def clear_hand(self, seat: int) -> None:
        """All cards of a hand go under their stacks, face down."""
        for card in bits(self.state.hands[seat]):
            kind = BOX.card_kind[card]
            self.state.down[kind] = bytes([card]) + self.state.down[kind]
            set_known(self.state, 1 << card, 0)
        self.state.hands[seat] = 0

    def seat(self, seat: int, written: str) -> Table:
        """Give a seat goods, cards and money, as written; goods come out of the supply."""
        for part in filter(None, (part.strip() for part in written.split(","))):
            found = re.fullmatch(r"(?:(\d+) d|(\w+?)(?: (\d+))?)", part)
            assert found, part
            money, name, count = found.groups()
            if money:
                self.state.money[seat] = int(money)
            elif name in GOOD_NO:
                self._goods(seat, name, int(count or 1))
            else:
                self.hold(seat, name)
        return self

    def _goods(self, seat: int, name: str, count: int) -> None:
        good = GOOD_NO[name]
        self.state.area[seat * N_GOODS + good] += count
        if good == MARKERS:
            self.state.marker_supply[seat] -= count
        else:
            self.state.supply[good] -= count

    def hold(self, seat: int, card: str) -> None:
        """A card out of its stack into a hand."""
        number = BOX.card_no[card]
        kind = BOX.card_kind[number]
        self.state.down[kind] = bytes(one for one in self.state.down[kind] if one != number)
        self.state.hands[seat] |= 1 << number
        set_known(self.state, 1 << number, 1 << seat)

    def stack(self, kind: str, down: str = "", up: str = "") -> Table:
        """Exactly these cards in a stack, the top one first; all others of the kind go to nobody's hand."""
        number = KINDS.index(kind)
        self.state.up &= ~BOX.kind_mask[number]
        self.state.down[number] = bytes(BOX.card_no[card] for card in reversed(down.split()))
        for card in up.split():
            self.state.up |= 1 << BOX.card_no[card]
            set_known(self.state, 1 << BOX.card_no[card], everybody(self.state))
        return self

    def supply(self, **counts: int) -> Table:
        """Set supplies; what is missing has left the box."""
        for name, count in counts.items():
            self.state.supply[GOOD_NO[name]] = count
        return self

    def owns(self, seat: int, *buildings: str) -> Table:
        """Markers of a seat on buildings."""
        for building in buildings:
            field = BOX.field_no[building]
            self.state.owners = (*self.state.owners[:field], seat, *self.state.owners[field + 1 :])
            self.state.marker_supply[seat] -= 1
        return self

    def acted(self, *seats: int) -> Table:
        """Seats that have used their regular action this turn."""
        for seat in seats:
            self.state.acted[seat] = 1
        return self

    def walk(self, *fields: str) -> Table:
        """The tower goes along these fields; nobody wants anything on the way."""
        for field in fields:
            self.settle()
            self.play(self.state.tower, f"go {field}")
        return self

    def settle(self) -> Table:
        """If the tower stands in a building that is still open: all pass, and the tower player leaves its action."""
        state = self.state
        if state.phase == TOWER:
            for seat in range(state.seats):
                if eligible(BOX, state, seat) and not state.passed >> seat & 1:
                    self.match.play(seat, PASS)
            self.match.play(state.tower, LEAVE)
        return self

    def acts(self, seat: int) -> Table:
        """The seat gets the action of the tower building, as if by a deal."""
        open_window(BOX, self.state, seat, (), "", SILENCE)
        return self

    # --- playing --------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> list[Told]:
        """Play a move; it must be lawful."""
        self.told = self.match.play(seat, text)
        return self.told

    def do(self, *moves: tuple[int, str]) -> Table:
        """Play several moves."""
        for seat, text in moves:
            self.play(seat, text)
        return self

    def refusal(self, seat: int, text: str) -> NotAllowed:
        """How a move is refused; nothing has changed."""
        before = laws.fingerprint(self.match)
        try:
            self.match.play(seat, text)
        except NotAllowed as refused:
            assert laws.fingerprint(self.match) == before
            return refused
        raise AssertionError(f"{text} was not refused")

    def rule(self, seat: int, text: str) -> str:
        """The rule by which a move is refused."""
        return self.refusal(seat, text).rule

    def may(self, seat: int, text: str) -> bool:
        """Whether a move is lawful now."""
        return self.match.refusal(seat, self.match.move(text)) is None

    # --- asking ---------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return PHASES[self.state.phase]

    @property
    def path(self) -> list[str]:
        """The fields visited this turn."""
        return [BOX.fields[field] for field in self.state.path]

    @property
    def discs(self) -> list[int]:
        """The discs on the fields of the path."""
        return [self.state.discs(field, BOX.discs) for field in self.state.path]

    def money(self, seat: int) -> int:
        """A purse."""
        return self.state.money[seat]

    def area(self, seat: int) -> dict[str, int]:
        """A play area, without what is not there."""
        area = self.state.area[seat * N_GOODS : (seat + 1) * N_GOODS]
        return {GOODS[good]: count for good, count in enumerate(area) if count}

    def hand(self, seat: int) -> set[str]:
        """The ids of a hand."""
        return {BOX.card_ids[card] for card in bits(self.state.hands[seat])}

    def left(self, good: str) -> int:
        """What the supply holds of a good."""
        return self.state.supply[GOOD_NO[good]]

    def up(self, card: str) -> bool:
        """Whether a card lies face up at the bottom of its stack."""
        return bool(self.state.up >> BOX.card_no[card] & 1)

    def down(self, kind: str) -> list[str]:
        """The face-down part of a stack, the top card first."""
        return [BOX.card_ids[card] for card in reversed(self.state.down[KINDS.index(kind)])]

    def owner(self, building: str) -> int:
        """Whose marker is on a building."""
        return self.state.owners[BOX.field_no[building]]

    def events(self, kind: type[Event]) -> list[Told]:
        """The events of the last move of one kind."""
        return [told for told in self.told if isinstance(told.event, kind)]

    def view(self, seat: int | None) -> GenoaView:
        """What a seat sees of the table."""
        return cast(GenoaView, GAME.rules.view(self.state, seat))

    def field(self, name: str) -> FieldView:
        """A field as everybody sees it."""
        return next(field for field in self.view(None)["fields"] if field["id"] == name)

    def offer(self, seat: int, field: str) -> ProposalView:
        """A standing offer as the tower player sees it."""
        offers = self.view(self.state.tower)["talk"]["offers"]
        return next(one for one in offers if (one["seat"], one["field"]) == (seat, field))

    def offers(self) -> set[tuple[int, str]]:
        """Who bids for what."""
        return {(one["seat"], one["field"]) for one in self.view(None)["talk"]["offers"]}


def setup(seats: int, seed: str = "setup") -> GenoaState:
    """A table as it is at the start."""
    state = GAME.new(seats, {}, seed).state
    assert isinstance(state, GenoaState)
    return state


def put(table: Table, tower: int, field: str) -> Table:
    """A turn of that seat begins on that field."""
    table.state.tower = tower
    place(BOX, table.state, BOX.field_no[field], SILENCE)
    return table


def near(field: str) -> set[str]:
    """The neighbours of a field."""
    return {BOX.fields[one] for one in BOX.board.near_list[BOX.field_no[field]]}
