"""Lucca, the City of Games: draft triplets, build palaces, give parties, hold the walls. README.md tells more."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from loggia.games.lucca import faces, imagining, insight, learned, pointing, refusals, rules, setup, sketch, turns
from loggia.games.lucca.events import EVENTS
from loggia.games.lucca.moves import Build, Keep, LuccaMove, Notation, Open, Play, Take
from loggia.games.lucca.pieces import BASTION, Box, Setting
from loggia.games.lucca.reading import own_box, read_box
from loggia.games.lucca.result import result
from loggia.games.lucca.state import CITY, LuccaState
from loggia.games.lucca.view import LuccaView, OpenView, OwnView, open_view, own_view, prompt, view
from loggia.kernel import Chance, Game, NotAllowed, Options, Phrase, Result, Teller, flag, wrong_setup


class Lucca(Game[LuccaState, LuccaMove]):
    """The rules of Lucca on one box of cards."""

    name = "lucca"
    seats = (2, 3, 4, 5)
    revision = 1
    options = (flag("celebration"),)
    view_type = LuccaView
    move_types = (Keep, Open, Take, Play, Build)
    event_types = EVENTS

    def __init__(self, box: Box, data_digest: str = "") -> None:
        self.box = box
        self.data_digest = data_digest
        self.notation = Notation(box)
        self.codes = len(self.notation.moves)
        variants = (False, True)
        self._settings = {(seats, c): Setting(box, seats, c) for seats in self.seats for c in variants}

    def with_data(self, path: Path) -> Lucca:
        """The same game on an owner's deck."""
        try:
            content = path.read_bytes()
        except OSError as error:
            raise wrong_setup("lucca-data-unreadable", file=path.name, why=error.strerror or "?") from error
        return Lucca(read_box(content), hashlib.sha256(content).hexdigest())

    def setting(self, state: LuccaState) -> Setting:
        """What stays the same during that match."""
        return self._settings[state.seats, state.celebration]

    def start(self, seats: int, options: Options, chance: Chance, tell: Teller) -> LuccaState:
        """LUC-SETUP."""
        return setup.set_up(self._settings[seats, bool(options["celebration"])], chance, tell)

    # --- whose decision, and what ---------------------------------------------------------------------

    def deciding(self, state: LuccaState) -> tuple[int, ...]:
        """The seats that decide now."""
        return rules.deciding(state)

    def choices(self, state: LuccaState, seat: int) -> Sequence[LuccaMove]:
        """Every legal move."""
        return rules.choices(self._settings[state.seats, state.celebration], self.notation, state, seat)

    def refusal(self, state: LuccaState, seat: int, move: LuccaMove) -> NotAllowed | None:
        """Why not that move."""
        return refusals.refusal(self.setting(state), state, seat, move)

    def meant(self, state: LuccaState, seat: int, ids: Sequence[str]) -> Iterable[str | NotAllowed]:
        """What pointing at a dim piece may mean."""
        return pointing.meant(self.setting(state), state, seat, ids)

    def advance(self, state: LuccaState, seat: int, move: LuccaMove, chance: Chance, tell: Teller) -> None:
        """Carry out a legal move."""
        rules.advance(self._settings[state.seats, state.celebration], state, seat, move, chance, tell)

    def result(self, state: LuccaState) -> Result | None:
        """LUC-WIN."""
        return result(self.setting(state), state)

    def tally(self, state: LuccaState) -> tuple[int, ...]:
        """LUC-COMP-10: scores are public."""
        return tuple([state.score(seat) for seat in range(state.seats)])

    def turn(self, state: LuccaState) -> int:
        """One player's go, or one card for the City."""
        return 0 if not state.order else state.round * 16 + state.at + (8 if state.phase == CITY else 0)

    # --- who may know what ----------------------------------------------------------------------------

    def view(self, state: LuccaState, viewer: int | None) -> LuccaView:
        """LUC-INFO."""
        return view(self.setting(state), state, viewer)

    def open_view(self, state: LuccaState) -> OpenView:
        """What everybody sees."""
        return open_view(self.setting(state), state)

    def own_view(self, state: LuccaState, viewer: int | None) -> OwnView:
        """What only the viewer knows."""
        return own_view(self.setting(state), state, viewer)

    def prompt(self, state: LuccaState, viewer: int | None) -> Phrase:
        """What is being decided."""
        return prompt(self.setting(state), state, viewer)

    def imagine(self, state: LuccaState, seat: int, chance: Chance) -> LuccaState:
        """Everything hidden, arranged otherwise."""
        return imagining.imagine(self.setting(state), state, seat, chance)

    def inventory(self, state: LuccaState) -> Mapping[str, int]:
        """LUC-INFO-5: every card, wherever it lies."""
        places: list[Sequence[int]] = [state.deck, state.removed, state.hand, state.discards]
        places += [*state.triplets, *state.stacks, *state.walls, *state.hands]
        places += [stack for _, stack in state.city_completed]
        counts = Counter(card for place in places for card in place)
        counts[BASTION] += sum(state.bastions) + sum(state.aside)
        return {"bastions" if card == BASTION else f"card {card}": number for card, number in counts.items()}

    # --- the faces of a move --------------------------------------------------------------------------

    def parse(self, text: str) -> LuccaMove:
        """The move with that text."""
        return self.notation.parse(text)

    def read(self, state: LuccaState, text: str) -> LuccaMove:
        """The same, with the wild cards of that match's deck (LUC-CEL-4): the base game has none."""
        return self.notation.parse(text, self.setting(state).wilds)

    def code(self, move: LuccaMove) -> int | None:
        """The move's integer."""
        return self.notation.code(move)

    def decode(self, code: int) -> LuccaMove:
        """The move with that integer."""
        return self.notation.moves[code]

    def ids(self, state: LuccaState, seat: int, move: LuccaMove) -> tuple[str, ...]:
        """The pieces to point at."""
        return faces.ids(self.setting(state), state, seat, move)

    def describe(self, state: LuccaState, seat: int, move: LuccaMove) -> Phrase:
        """The move in words."""
        return faces.describe(self.setting(state), state, seat, move)

    def effect(self, state: LuccaState, seat: int, move: LuccaMove) -> Phrase | None:
        """What it would bring or cost."""
        return faces.effect(self.setting(state), state, seat, move)

    # --- for bots and the terminal --------------------------------------------------------------------

    def values(self, state: LuccaState) -> list[float]:
        """An estimate of each seat's final score."""
        return insight.values(self.setting(state), state)

    def judge(self, state: LuccaState) -> list[float]:
        """The same, from experience."""
        return learned.judge(self.setting(state), state)

    def weigh(self, state: LuccaState, seat: int, moves: Sequence[LuccaMove]) -> list[float]:
        """How promising each move looks at a glance."""
        return insight.weigh(self.setting(state), state, seat, moves)

    def gist(self, state: LuccaState, seat: int) -> Sequence[LuccaMove]:
        """LUC-MOVE-6: cards that can be played in any order are thought through in one."""
        if len(state.hand) > 1:
            setting = self.setting(state)
            card = insight.in_hand(setting, state.hand)
            if card is not None:
                return turns.card_choices(setting, self.notation, state, (card,))
        return self.choices(state, seat)

    def news(self, state: LuccaState) -> Hashable:
        """The triplets on the table."""
        return tuple(state.triplets)

    def sketch(self, view: Mapping[str, Any], say: Callable[[Phrase], str], width: int) -> list[str]:
        """The table as text."""
        return sketch.sketch(cast(LuccaView, view), say, width)


GAME = Lucca(own_box())
