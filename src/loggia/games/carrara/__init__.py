"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling (2012): the base game and its expansion.

This file is the door: what the game is, and who answers which question. The rules begin in `rules.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from loggia.games.carrara import faces, final, insight, learned, moves, notation, pointing, rules, setup, sketch
from loggia.games.carrara import view as views
from loggia.games.carrara.box import SEATS, Box, open_box
from loggia.games.carrara.events import EVENT_TYPES
from loggia.games.carrara.state import OVER, CarraraState
from loggia.kernel import (
    Chance,
    Game,
    Move,
    NotAllowed,
    Option,
    Options,
    OptionValue,
    Phrase,
    Result,
    Teller,
    flag,
)

_ALONE = tuple((seat,) for seat in range(SEATS[-1]))


class Carrara(Game[CarraraState, Move]):
    """The rulebook, on the figures of one data file."""

    name = "carrara"
    seats = SEATS
    options = (
        flag("expansion"),
        Option("cards", setup.RANDOM),
        flag("open_holdings"),
        Option("start_seat", setup.RANDOM, (setup.RANDOM, 0, 1, 2, 3)),
    )
    codes = moves.CODES
    view_type = views.CarraraView
    move_types = moves.MOVE_TYPES
    event_types = EVENT_TYPES

    def __init__(self, box: Box | None = None, data_digest: str = "") -> None:
        self.box = open_box()[0] if box is None else box
        self.data_digest = data_digest

    def with_data(self, path: Path) -> Carrara:
        """The same game on an owner's data file; `WrongSetup` names what is wrong in it."""
        return Carrara(*open_box(path))

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Cards only with the expansion, and a start player who is there."""
        return setup.check_options(self.box, seats, options)

    def start(self, seats: int, options: Options, chance: Chance, tell: Teller) -> CarraraState:
        """Set up."""
        return setup.set_up(self.box, seats, options, chance, tell)

    # --- whose decision, and what ---------------------------------------------------------------------------------

    def deciding(self, state: CarraraState) -> tuple[int, ...]:
        """CAR-TURN-1: one player at a time."""
        return () if state.phase == OVER else _ALONE[state.seat]

    def choices(self, state: CarraraState, seat: int) -> Sequence[Move]:
        """Every legal move."""
        return rules.choices(self.box, state, seat)

    def refusal(self, state: CarraraState, seat: int, move: Move) -> NotAllowed | None:
        """The rule that forbids the move."""
        return rules.refusal(self.box, state, seat, move)

    def meant(self, state: CarraraState, seat: int, ids: Sequence[str]) -> Iterable[str | NotAllowed]:
        """What pointing at a dim piece may mean."""
        return pointing.meant(self.box, state, seat, ids)

    def advance(self, state: CarraraState, seat: int, move: Move, chance: Chance, tell: Teller) -> None:
        """Carry out a legal move."""
        rules.advance(self.box, state, seat, move, chance, tell)

    def result(self, state: CarraraState) -> Result | None:
        """Who won, and where every point came from."""
        return final.result(self.box, state)

    def tally(self, state: CarraraState) -> tuple[int, ...]:
        """CAR-SCO-5: the scoring track; after the game with the final scoring."""
        return tuple(final.points(self.box, state, seat) for seat in range(state.seats))

    def turn(self, state: CarraraState) -> int:
        """The number of the turn."""
        return state.turn

    # --- who may know what ----------------------------------------------------------------------------------------

    def view(self, state: CarraraState, viewer: int | None) -> views.CarraraView:
        """All that a seat may know."""
        return views.view(self.box, state, viewer)

    def open_view(self, state: CarraraState) -> views.OpenView:
        """What everybody sees."""
        return views.open_view(self.box, state)

    def own_view(self, state: CarraraState, viewer: int | None) -> views.ScreenView:
        """What depends on the viewer."""
        return views.own_view(self.box, state, viewer)

    def prompt(self, state: CarraraState, viewer: int | None) -> Phrase:
        """What is being decided."""
        return faces.prompt(self.box, state, viewer)

    def imagine(self, state: CarraraState, seat: int, chance: Chance) -> CarraraState:
        """CAR-HID-4: holdings can be worked out from what happened; what is unknown is still to be drawn."""
        return state.copy()

    def inventory(self, state: CarraraState) -> Mapping[str, int]:
        """Every piece over all places."""
        return setup.inventory(state)

    # --- the faces of a move --------------------------------------------------------------------------------------

    def parse(self, text: str) -> Move:
        """From the text."""
        return notation.parse(text)

    def code(self, move: Move) -> int | None:
        """To the integer."""
        return moves.code(move)

    def decode(self, code: int) -> Move:
        """From the integer."""
        return moves.decode(code)

    def ids(self, state: CarraraState, seat: int, move: Move) -> tuple[str, ...]:
        """The pieces that name the move."""
        return faces.ids(move)

    def describe(self, state: CarraraState, seat: int, move: Move) -> Phrase:
        """The move in words."""
        return faces.describe(self.box, state, seat, move)

    def effect(self, state: CarraraState, seat: int, move: Move) -> Phrase | None:
        """What it would bring or cost."""
        return faces.effect(self.box, state, seat, move)

    # --- for bots and the terminal --------------------------------------------------------------------------------

    def values(self, state: CarraraState) -> list[float]:
        """An estimate of each seat's final score."""
        return insight.values(self.box, state)

    def judge(self, state: CarraraState) -> list[float]:
        """The same, from experience."""
        return learned.judge(self.box, state)

    def weigh(self, state: CarraraState, seat: int, moves: Sequence[Move]) -> list[float]:
        """How promising each move looks."""
        return insight.weigh(self.box, state, seat, moves)

    def sketch(self, view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> list[str]:
        """The view as lines of text."""
        return sketch.sketch(view, say, width)


GAME = Carrara()
