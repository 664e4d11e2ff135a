"""The sequence of play: whose decision it is, turns and rounds, the end."""

from __future__ import annotations

from typing import Final

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import proceed
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.council_tiles import reveal
from loggia.games.vecchio.rules.moves import EndTurn, Pass
from loggia.games.vecchio.rules.pieces import MOST_SEATS
from loggia.games.vecchio.rules.state import DRAFT, NO_TILE, NOBODY, OVER, VecchioState
from loggia.kernel import Chance, Teller

_ALONE: Final = tuple((seat,) for seat in range(MOST_SEATS))


def deciding(state: VecchioState) -> tuple[int, ...]:
    """One seat; in the draft, everybody who has not chosen yet (VEC-RUL-5)."""
    if state.decider >= 0:
        return _ALONE[state.decider]
    if state.phase == DRAFT:
        return tuple(seat for seat, tile in enumerate(state.council_down) if tile == NO_TILE)
    return ()


def round_number(state: VecchioState) -> int:
    """The number of the round; the set-up is round 0."""
    return max(state.round, 0)


def turn(state: VecchioState) -> int:
    """Set-up placements and turns, counted together."""
    return state.turn


def begin_turn(box: VecchioBox, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """VEC-TURN-2: a turn begins with the reveal of a City council tile gained earlier (VEC-CC-2)."""
    state.turn += 1
    state.touched = False
    state.actions_left = box.rules["final_round_actions"] if state.final else 1
    if tell.heard:
        tell.made(events.TurnBegan(state.active, state.round, state.final))
    if state.council_down[state.active] != NO_TILE:
        reveal(box, state, state.active, tell)
    proceed(box, state, chance, tell)


def end_turn(box: VecchioBox, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """VEC-TURN-1, VEC-END-1, VEC-END-2: clockwise; after a round without crests left, the final one; then the end.

    VEC-RUL-47: while crests are left, it goes on.
    """
    state.active += 1
    if state.active == state.seats:
        if state.final:
            _finish(box, state, tell)
            return
        state.active = 0
        state.round += 1
        if not state.crest_stack:  # VEC-RUL-31: also when the last player of the round took the last crest
            state.final = True
            tell(events.FinalRound)
    begin_turn(box, state, chance, tell)


def _finish(box: VecchioBox, state: VecchioState, tell: Teller) -> None:
    """VEC-END-7: nothing is left but scoring, and everything is shown (VEC-INFO-4)."""
    state.phase = OVER
    state.active = state.decider = NOBODY
    for seat in range(state.seats):
        tell(events.NobilityShown, seat, tuple(box.nobility[tile] for tile in state.nobility[seat]))


def end(box: VecchioBox, state: VecchioState, seat: int, move: EndTurn, chance: Chance, tell: Teller) -> None:
    """VEC-TURN-2: the turn is over."""
    end_turn(box, state, chance, tell)


def pass_turn(box: VecchioBox, state: VecchioState, seat: int, move: Pass, chance: Chance, tell: Teller) -> None:
    """VEC-END-3, VEC-RUL-33: the whole double-turn, after the reveal, for some points at the end (VEC-SCORE-8)."""
    state.passed[seat] = True
    tell(events.Passed, seat, box.rules["pass_points"])
    end_turn(box, state, chance, tell)
