"""Il Vecchio: the room's door. Families send their members through Tuscany to win power (rules: text/rules.en.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from loggia.games.vecchio import (
    choosing,
    effects,
    faces,
    imagining,
    insight,
    learned,
    pointing,
    refusing,
    scoring,
    setup,
)
from loggia.games.vecchio import view as views
from loggia.games.vecchio.actions import DEEDS
from loggia.games.vecchio.board import board
from loggia.games.vecchio.box import STOCK, Box, digest, open_box
from loggia.games.vecchio.events import EVENT_TYPES
from loggia.games.vecchio.moves import MOVE_TYPES
from loggia.games.vecchio.prompts import prompt
from loggia.games.vecchio.sketch import sketch
from loggia.games.vecchio.state import DRAFT, NO_TILE, OVER, VecchioState
from loggia.games.vecchio.view import VecchioView
from loggia.kernel import (
    Chance,
    Game,
    Move,
    NotAllowed,
    Option,
    Options,
    Phrase,
    Result,
    Teller,
    flag,
    wrong_setup,
)

_ALONE = tuple((seat,) for seat in range(4))


class Vecchio(Game[VecchioState, Move]):
    """The rulebook on one data file. Every method answers about the state it is given."""

    name = "vecchio"
    seats = (2, 3, 4)
    options = (flag("less_luck"), Option("middlemen", "random", ("random", "standard")))
    view_type = VecchioView
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES

    def __init__(self, box: Box, data_digest: str = "") -> None:
        self.box = box
        self.board = board(box)
        self.codes = len(box.notation.moves)
        self.data_digest = data_digest

    def with_data(self, path: Path) -> Vecchio:
        """The same game on an owner's data file; raises `WrongSetup` that names what is wrong in it."""
        try:
            content = Path(path).read_bytes()
        except OSError as error:
            raise wrong_setup("vecchio-data-no-file", path=str(path), why=error.strerror or str(error)) from error
        return Vecchio(open_box(content), digest(content))

    def start(self, seats: int, options: Options, chance: Chance, tell: Teller) -> VecchioState:
        """VEC-SETUP-1 to VEC-SETUP-6: the table up to the draft."""
        return setup.start(self.box, seats, options, chance, tell)

    # --- whose decision, and what ------------------------------------------------------------------------------------

    def deciding(self, state: VecchioState) -> tuple[int, ...]:
        """One seat; in the draft, everybody who has not chosen yet (VEC-RUL-5)."""
        if state.decider >= 0:
            return _ALONE[state.decider]
        if state.phase == DRAFT:
            return tuple(seat for seat, tile in enumerate(state.council_down) if tile == NO_TILE)
        return ()

    def choices(self, state: VecchioState, seat: int) -> Sequence[Move]:
        """Every legal move of that seat."""
        return choosing.LISTS[state.phase](self.box, state, seat)

    def refusal(self, state: VecchioState, seat: int, move: Move) -> NotAllowed | None:
        """Why not, with the rule's id."""
        return refusing.refusal(self.box, state, seat, move)

    def meant(self, state: VecchioState, seat: int, ids: Sequence[str]) -> Iterable[str | NotAllowed]:
        """What pointing at a dim piece may mean."""
        return pointing.meant(self.box, state, seat, ids)

    def advance(self, state: VecchioState, seat: int, move: Move, chance: Chance, tell: Teller) -> None:
        """Carry out a legal move."""
        DEEDS[type(move)](self.box, state, seat, move, chance, tell)

    def result(self, state: VecchioState) -> Result | None:
        """None until the final round is over."""
        return scoring.result(self.box, state)

    def tally(self, state: VecchioState) -> tuple[int, ...]:
        """What everybody can count already; at the end, everything."""
        count = scoring.score if state.phase == OVER else scoring.public_score
        return tuple(count(self.box, state, seat) for seat in range(state.seats))

    def turn(self, state: VecchioState) -> int:
        """Set-up placements and turns, counted together."""
        return state.turn

    # --- who may know what -------------------------------------------------------------------------------------------

    def view(self, state: VecchioState, viewer: int | None) -> VecchioView:
        """All that one seat may know."""
        return views.view(self.box, self.board, state, viewer)

    def open_view(self, state: VecchioState) -> views.OpenView:
        """What everybody sees."""
        return views.open_view(self.box, self.board, state)

    def own_view(self, state: VecchioState, viewer: int | None) -> views.OwnView:
        """What depends on the viewer."""
        return views.own_view(self.box, state, viewer)

    def prompt(self, state: VecchioState, viewer: int | None) -> Phrase:
        """What is being decided."""
        return prompt(self.box, state, viewer)

    def imagine(self, state: VecchioState, seat: int, chance: Chance) -> VecchioState:
        """A complete state that the seat cannot tell from the real one."""
        return imagining.imagine(self.box, state, seat, chance)

    def inventory(self, state: VecchioState) -> Mapping[str, int]:
        """VEC-MOVE-5: every piece that is counted, over all places."""
        box = self.box
        council = [*state.council_stack, *(tile for tiles in state.council for tile in tiles)]
        if state.phase == DRAFT:
            council += [tile for tiles in state.dealt for tile in tiles]
        else:
            council += [tile for tile in state.council_down if tile != NO_TILE]
        nobility = [*state.nobility_stack, *(tile for tiles in state.nobility for tile in tiles)]
        crests = [*state.crest_stack, *state.crests_out, *(event for seat in state.crests for event in seat)]
        found = {f"crest {event}": crests.count(event) for event in range(len(box.sheet.crests))}
        found |= {f"tile {name}": council.count(tile) for tile, name in enumerate(box.council)}
        found |= {f"tile {name}": nobility.count(tile) for tile, name in enumerate(box.nobility)}
        for tile in box.province:
            owned = sum(tiles.count(tile.number) for tiles in (*state.unused, *state.used))
            found[f"tile {tile.name}"] = state.pool[tile.number] + owned
        for seat in range(state.seats):
            on_tracks = sum(track.count(seat) for track in state.tracks)
            found[f"members {seat}"] = state.supply[seat] + state.in_towns(seat) + on_tracks
        found["middlemen"] = len(state.middlemen)
        return found

    # --- the faces of a move -----------------------------------------------------------------------------------------

    def parse(self, text: str) -> Move:
        """The move with that text."""
        return self.box.notation.parse(text)

    def code(self, move: Move) -> int | None:
        """The move's place in the table of all moves."""
        return self.box.notation.code[move]

    def decode(self, code: int) -> Move:
        """The move at that place."""
        return self.box.notation.moves[code]

    def ids(self, state: VecchioState, seat: int, move: Move) -> tuple[str, ...]:
        """The pieces that name the move."""
        return faces.ids(self.box, state, move)

    def describe(self, state: VecchioState, seat: int, move: Move) -> Phrase:
        """The move in words."""
        return faces.describe(self.box, state, move)

    def effect(self, state: VecchioState, seat: int, move: Move) -> Phrase | None:
        """What it brings or costs."""
        return effects.effect(self.box, state, seat, move)

    # --- for bots and the terminal -----------------------------------------------------------------------------------

    def values(self, state: VecchioState) -> list[float]:
        """An estimate of each seat's final score."""
        return insight.values(self.box, state)

    def judge(self, state: VecchioState) -> list[float]:
        """The same, from experience."""
        return learned.judge(self.box, state)

    def weigh(self, state: VecchioState, seat: int, moves: Sequence[Move]) -> list[float]:
        """How promising each move looks at a glance."""
        return insight.weigh(self.box, state, seat, moves)

    def sketch(self, view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> list[str]:
        """The view as lines for a terminal."""
        return sketch(view, say, width)


GAME = Vecchio(open_box(STOCK.read_bytes()))
