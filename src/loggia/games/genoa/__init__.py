"""The Traders of Genoa: the door of the room. The rules stand in the modules of their chapters, see `rules.py`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from loggia.games.genoa import faces, pointing, rules, scoring, turns
from loggia.games.genoa.bargaining import appraise, bargain
from loggia.games.genoa.catalogue import Catalogue
from loggia.games.genoa.choices import choices, speaks
from loggia.games.genoa.events import EVENT_TYPES
from loggia.games.genoa.gist import gist
from loggia.games.genoa.imagining import imagine
from loggia.games.genoa.insight import values
from loggia.games.genoa.learned import judge
from loggia.games.genoa.moves import MOVE_TYPES, GenoaMove
from loggia.games.genoa.notation import Reader
from loggia.games.genoa.pieces import DATA_FILE, GOODS, KINDS, MARKERS, N_GOODS, REVISION, Box, read_data
from loggia.games.genoa.sampling import sample
from loggia.games.genoa.sketch import sketch
from loggia.games.genoa.standing import read_order, standing_move
from loggia.games.genoa.state import MOVE, TOWER, GenoaState
from loggia.games.genoa.timing import end_talk, seconds, talk, timeout
from loggia.games.genoa.view import open_view, own_view, view
from loggia.games.genoa.viewtypes import GenoaView, OpenView, OwnView
from loggia.games.genoa.weighing import weigh
from loggia.kernel import (
    Bargain,
    Chance,
    Deal,
    Game,
    NotAllowed,
    Option,
    Options,
    OptionValue,
    Phrase,
    Result,
    Talk,
    Teller,
    wrong_setup,
)

SEATS = (2, 3, 4, 5)


class Genoa(Game[GenoaState, GenoaMove]):
    """The Traders of Genoa on one data file."""

    name = "genoa"
    revision = REVISION
    seats = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("start_seat", "random", ("random", "0", "1", "2", "3", "4")),
        Option("pace", "live", ("live", "slow")),
    )
    view_type = GenoaView
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES

    def __init__(self, box: Box, data_digest: str = "") -> None:
        self.box = box
        self.book = Catalogue(box)
        self.reader = Reader(box)
        self.codes = self.book.codes
        self.data_digest = data_digest

    # --- before a match -------------------------------------------------------------------------------

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """GEN-SETUP-4: the seat that starts must be at the table."""
        first = str(options["start_seat"])
        if first != "random" and int(first) >= seats:
            raise wrong_setup("genoa-setup-start-seat", seat=int(first), seats=seats)
        return options

    def with_data(self, path: Path) -> Genoa:
        """The same game on an owner's data file."""
        from loggia.games.genoa.datafile import read_checked

        return type(self)(Box(read_checked(path), self.revision), hashlib.sha256(path.read_bytes()).hexdigest())

    def start(self, seats: int, options: Options, chance: Chance, tell: Teller) -> GenoaState:
        """GEN-SETUP-1 to GEN-SETUP-5."""
        first = str(options["start_seat"])
        slow = options["pace"] == "slow"
        return turns.set_up(self.box, seats, -1 if first == "random" else int(first), slow, chance, tell)

    # --- whose decision, and what ---------------------------------------------------------------------

    def deciding(self, state: GenoaState) -> tuple[int, ...]:
        """The tower player before placing, then everybody."""
        return rules.deciding(state)

    def awaited(self, state: GenoaState) -> tuple[int, ...]:
        """GEN-NEG-21."""
        return rules.awaited(self.box, state)

    def choices(self, state: GenoaState, seat: int) -> Sequence[GenoaMove]:
        """The whole list; a short one in a negotiation."""
        return choices(self.box, self.book, state, seat)

    def speaks(self, state: GenoaState, seat: int) -> bool:
        """Known without a list, nearly always."""
        return speaks(self.box, self.book, state, seat)

    def lists_all(self, state: GenoaState, seat: int) -> bool:
        """Offers are too many to list."""
        return state.phase != TOWER and state.phase != MOVE

    def sample(self, state: GenoaState, seat: int, chance: Chance) -> GenoaMove:
        """Any lawful move, offers of all kinds included."""
        return sample(self.box, self.book, state, seat, chance)

    def refusal(self, state: GenoaState, seat: int, move: GenoaMove) -> NotAllowed | None:
        """Why not, with the rule."""
        return rules.refusal(self.box, state, seat, move)

    def meant(self, state: GenoaState, seat: int, ids: Sequence[str]) -> Iterable[str]:
        """What pointing at a dim piece may mean."""
        return pointing.meant(self.box, state, seat, ids)

    def advance(self, state: GenoaState, seat: int, move: GenoaMove, chance: Chance, tell: Teller) -> None:
        """Carry out a lawful move."""
        rules.advance(self.box, state, seat, move, chance, tell)

    def result(self, state: GenoaState) -> Result | None:
        """GEN-SCORE-1, GEN-SCORE-2."""
        return scoring.result(self.box, state)

    def turn(self, state: GenoaState) -> int:
        """One turn of the tower player."""
        return state.turns

    def timeout(self, state: GenoaState, seat: int) -> GenoaMove | None:
        """GEN-NEG-11, GEN-NEG-12."""
        return timeout(self.box, state, seat)

    def seconds(self, state: GenoaState) -> int:
        """GEN-NEG-11, GEN-NEG-12, GEN-NEG-14."""
        return seconds(self.box, state)

    def reserve(self) -> int:
        """GEN-NEG-12: the seat's bank."""
        return self.box.live_clock["seat_bank_s"]

    def talk(self, state: GenoaState) -> Talk | None:
        """GEN-NEG-11."""
        return talk(self.box, state)

    def end_talk(self, state: GenoaState) -> None:
        """GEN-NEG-11."""
        end_talk(state)

    # --- who may know what ----------------------------------------------------------------------------

    def view(self, state: GenoaState, viewer: int | None) -> GenoaView:
        """Section 13 of the rules."""
        return view(self.box, state, viewer)

    def open_view(self, state: GenoaState) -> OpenView:
        """What everybody sees."""
        return open_view(self.box, state)

    def own_view(self, state: GenoaState, viewer: int | None) -> OwnView:
        """What depends on the viewer."""
        return own_view(self.box, state, viewer)

    def prompt(self, state: GenoaState, viewer: int | None) -> Phrase:
        """What is being decided."""
        return faces.prompt(self.box, state, viewer)

    def imagine(self, state: GenoaState, seat: int, chance: Chance) -> GenoaState:
        """What the seat does not know, otherwise."""
        return imagine(self.box, self.book, state, seat, chance)

    def inventory(self, state: GenoaState) -> Mapping[str, int]:
        """GEN-INV-1 to GEN-INV-4: every ware, special card, marker and game card, wherever it is."""
        seats = range(state.seats)
        found = {
            GOODS[good]: state.supply[good] + sum(state.area[seat * N_GOODS + good] for seat in seats)
            for good in range(MARKERS)
        }
        for seat in seats:
            placed = state.owners.count(seat)
            found[f"markers {seat}"] = state.marker_supply[seat] + state.area[seat * N_GOODS + MARKERS] + placed
        for kind, name in enumerate(KINDS):
            mask = self.box.kind_mask[kind]
            held = sum((hand & mask).bit_count() for hand in state.hands)
            found[name] = len(state.down[kind]) + (state.up & mask).bit_count() + held
        return found

    # --- the faces of a move --------------------------------------------------------------------------

    def parse(self, text: str) -> GenoaMove:
        """The move with that text."""
        return self.reader.read(text)

    def code(self, move: GenoaMove) -> int | None:
        """GEN-NEG-19: the move's integer."""
        return self.book.code(move)

    def decode(self, code: int) -> GenoaMove:
        """The move of that integer."""
        return self.book.decode(code)

    def ids(self, state: GenoaState, seat: int, move: GenoaMove) -> tuple[str, ...]:
        """The pieces to point at."""
        return faces.ids(self.box, state, seat, move)

    def describe(self, state: GenoaState, seat: int, move: GenoaMove) -> Phrase:
        """The move in words."""
        return faces.describe(self.box, state, seat, move)

    def effect(self, state: GenoaState, seat: int, move: GenoaMove) -> Phrase | None:
        """What it would bring or cost."""
        return faces.effect(self.box, state, seat, move)

    # --- for bots -------------------------------------------------------------------------------------

    def values(self, state: GenoaState) -> list[float]:
        """An estimate of every seat's final money."""
        return values(self.box, state)

    def judge(self, state: GenoaState) -> list[float]:
        """The same, from experience."""
        return judge(self.box, state)

    def weigh(self, state: GenoaState, seat: int, moves: Sequence[GenoaMove]) -> list[float]:
        """How promising each move looks to the seat."""
        return weigh(self.box, state, seat, moves)

    def gist(self, state: GenoaState, seat: int) -> Sequence[GenoaMove]:
        """Few words in a negotiation."""
        return gist(self.box, self.book, state, seat)

    def bargain(self, state: GenoaState, seat: int) -> Bargain | None:
        """The deals worth talking about."""
        return bargain(self.box, self.book, state, seat)

    def appraise(self, state: GenoaState, seat: int, deals: Sequence[Deal]) -> Sequence[Deal]:
        """The same deals at another table that the seat imagines."""
        return appraise(self.box, self.book, state, seat, deals)

    def standing_move(self, state: GenoaState, seat: int, orders: Sequence[str]) -> GenoaMove | None:
        """GEN-NEG-16: what a seat's standing orders (see `standing.py`) call for now; None: nothing."""
        return standing_move(self.box, state, seat, [read_order(self.reader, order) for order in orders])

    # --- for the terminal -----------------------------------------------------------------------------

    def sketch(self, view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> list[str]:
        """The view as lines of text."""
        return sketch(self.box, cast(GenoaView, view), say, width)


class FirstGenoa(Genoa):
    """Rules revision 1, for matches that began with it. It differs where the rules ask `Box.revision`."""

    revision = 1


GAME = Genoa(Box(read_data(DATA_FILE)))
OLDER: Final[Mapping[int, Genoa]] = {1: FirstGenoa(Box(read_data(DATA_FILE), 1))}
"""Earlier revisions of the rules: their running matches go on, their records replay."""
