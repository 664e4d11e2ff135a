"""The agenda: a queue of steps to be finished before the active seat goes on. Some of them ask for a decision."""

from __future__ import annotations

from typing import Final

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.goods import gain
from loggia.games.vecchio.rules.pieces import ASSASSIN, COUNCIL, FAMILY, FLORIN, GOOD_KINDS, GOODS_AT, LEVY, TRACKS
from loggia.games.vecchio.rules.state import ANY_AREA, CHOOSE, FAMILY_EVENT, LEVIED, MAIN, PLACE, TAKE, VecchioState
from loggia.kernel import Chance, Teller

CHOOSE_PROVINCE_TILE: Final = 0
LOOK_AT_TILES: Final = 1
TAKE_OVER_BONUS: Final = 2
TAKE_A_FOLLOWER: Final = 3
ROLL_AND_PLACE: Final = 4

_FIRST_EVENT: Final = 16
"""Steps from here on stand for an event that strikes a seat."""
_EVENT_STRIDE: Final = 8
"""How far the steps of two events are apart: more than there are seats."""


def event_step(event: int, seat: int) -> int:
    """The step by which a crest's event strikes a seat.

    >>> event_of(event_step(FAMILY, 3)) == (FAMILY, 3)
    True
    """
    return _FIRST_EVENT + event * _EVENT_STRIDE + seat


def event_of(step: int) -> tuple[int, int]:
    """The event of a step and the seat that it strikes."""
    return divmod(step - _FIRST_EVENT, _EVENT_STRIDE)


def proceed(box: VecchioBox, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """Do what is on the agenda up to the next decision; with nothing left, the active seat goes on."""
    agenda = state.agenda
    while agenda:
        step = agenda.pop(0)
        if step >= _FIRST_EVENT:
            event, seat = event_of(step)
            if _strike(box, state, event, seat, tell):
                return
        elif step == TAKE_A_FOLLOWER:
            state.phase, state.decider = TAKE, state.active
            return
        elif step == ROLL_AND_PLACE:
            if roll_and_place(box, state, 1, chance, tell):
                return
        elif step == CHOOSE_PROVINCE_TILE:
            if any(state.pool[tile] for tile in box.tiles_of[state.entering]):
                state.phase, state.decider = CHOOSE, state.active
                return
        elif step == LOOK_AT_TILES:
            if _look(box, state, tell):
                return
        else:
            gain(state, state.active, box.take_over_bonus, tell)
    state.phase = MAIN
    state.decider = state.active


def roll(box: VecchioBox, state: VecchioState, seat: int, chance: Chance, tell: Teller) -> None:
    """VEC-COMP-3: roll the dice and add them; the free number (7) means any area, `ANY_AREA`."""
    total = sum(chance.below(box.sheet.faces) + 1 for _ in range(box.sheet.dice))
    free = total == box.sheet.free_roll
    state.area = ANY_AREA if free else total
    if tell.heard:
        tell.made(events.Rolled(seat, total, free))


def roll_and_place(box: VecchioBox, state: VecchioState, count: int, chance: Chance, tell: Teller) -> bool:
    """VEC-REIN-1: roll, then place; skipped with an empty supply (VEC-RUL-20).

    VEC-VAR-1, VEC-RUL-43: no dice with less luck.
    """
    seat = state.active
    state.to_place = min(count, state.supply[seat])
    if not state.to_place:
        return False
    if state.less_luck:
        state.area = ANY_AREA
    else:
        roll(box, state, seat, chance, tell)
    state.phase, state.decider = PLACE, seat
    return True


def _look(box: VecchioBox, state: VecchioState, tell: Teller) -> bool:
    """VEC-OFF-2, VEC-OFF-3, VEC-RUL-28: look at the top tiles of the stack, as many as the rules say or there are."""
    seat, track = state.active, state.entering
    stack = state.council_stack if track == COUNCIL else state.nobility_stack
    if not stack:
        return False
    printed = box.council if track == COUNCIL else box.nobility
    state.looked = tuple(sorted(stack[: box.rules["tiles_looked_at"]]))
    tell.but((seat,), events.LookedAt, seat, TRACKS[track], len(state.looked))
    tell.only((seat,), _saw, seat, state.looked, printed)
    state.phase, state.decider = CHOOSE, seat
    return True


def _saw(seat: int, tiles: tuple[int, ...], printed: tuple[str, ...]) -> events.Saw:
    return events.Saw(seat, tuple(printed[tile] for tile in tiles))


def _strike(box: VecchioBox, state: VecchioState, event: int, seat: int, tell: Teller) -> bool:
    """VEC-EVT-5, VEC-RUL-23: ask a seat that can do what the event demands; a seat that cannot is unaffected."""
    if event == LEVY and can_pay_levy(box, state, seat):
        state.phase = LEVIED
    elif event == FAMILY and (state.standing[seat] or state.lying[seat]):
        state.phase = FAMILY_EVENT
    else:
        tell(events.Unaffected, seat)
        return False
    state.decider = seat
    return True


def can_pay_levy(box: VecchioBox, state: VecchioState, seat: int) -> bool:
    """VEC-EVT-4, VEC-RUL-22: the Florins of a Levy, or any one token."""
    at = GOODS_AT[seat]
    return state.goods[at + FLORIN] >= box.rules["levy_florins"] or any(state.goods[at + ASSASSIN : at + GOOD_KINDS])
