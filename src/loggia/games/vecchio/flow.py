"""The sequence of play: turns, rounds and everything that must be finished before a turn goes on."""

from __future__ import annotations

from typing import Final

from loggia.games.vecchio import events
from loggia.games.vecchio.box import Box, Gains
from loggia.games.vecchio.pieces import COUNCIL, EVENTS, FAMILY, GOOD_KINDS, GOODS, LEVY, NOBILITY, REGIONS, TRACKS
from loggia.games.vecchio.state import (
    CHOOSE,
    DRAFT,
    FAMILY_EVENT,
    LEVIED,
    MAIN,
    NO_TILE,
    NOBODY,
    OVER,
    PLACE,
    SETTLE,
    TAKE,
    VecchioState,
)
from loggia.kernel import Chance, Teller

# --- steps of the agenda ---------------------------------------------------------------------------------------------

CHOOSE_PROVINCE_TILE: Final = 0
LOOK_AT_TILES: Final = 1
TAKE_OVER_BONUS: Final = 2
TAKE_A_FOLLOWER: Final = 3
ROLL_AND_PLACE: Final = 4
SUFFER: Final = 16
"""A crest's event strikes a seat: 16 + 8 * event + seat."""

FIRST_PLACEMENT: Final = -1
SECOND_PLACEMENT: Final = 0


# --- goods and family members ----------------------------------------------------------------------------------------


def _amounts(pairs: Gains) -> tuple[int, ...]:
    total = [0] * GOOD_KINDS
    for good, count in pairs:
        total[good] += count
    return tuple(total)


def _gained(seat: int, pairs: Gains) -> events.Gained:
    return events.Gained(seat, _amounts(pairs))


def _spent(seat: int, pairs: Gains) -> events.Spent:
    return events.Spent(seat, _amounts(pairs))


def gain(state: VecchioState, seat: int, pairs: Gains, tell: Teller) -> None:
    """VEC-COMP-6: tokens are unlimited, so nothing gained is ever refused."""
    goods, at = state.goods, seat * GOOD_KINDS
    for good, count in pairs:
        goods[at + good] += count
    tell(_gained, seat, pairs)


def spend(state: VecchioState, seat: int, pairs: Gains, tell: Teller) -> None:
    """Pay goods to the general supply."""
    goods, at = state.goods, seat * GOOD_KINDS
    for good, count in pairs:
        goods[at + good] -= count
    tell(_spent, seat, pairs)


def with_one(towns: tuple[int, ...], town: int) -> tuple[int, ...]:
    """The towns of some family members with one more, in order."""
    return tuple(sorted((*towns, town)))


def without_one(towns: tuple[int, ...], town: int) -> tuple[int, ...]:
    """The towns of some family members with one less."""
    at = towns.index(town)
    return towns[:at] + towns[at + 1 :]


# --- set-up ----------------------------------------------------------------------------------------------------------


def roll(box: Box, state: VecchioState, seat: int, chance: Chance, tell: Teller) -> None:
    """VEC-COMP-3: roll the dice and add them; the free number (7) means any area, noted as 0."""
    total = sum(chance.below(box.sheet.faces) + 1 for _ in range(box.sheet.dice))
    free = total == box.sheet.free_roll
    state.area = 0 if free else total
    tell(events.Rolled, seat, total, free)


def begin_placement(box: Box, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """VEC-SETUP-7: a roll for the first two family members; VEC-SETUP-8: any one area for the other two."""
    state.phase = SETTLE
    state.decider = state.active
    state.turn += 1
    if state.round == FIRST_PLACEMENT:
        roll(box, state, state.active, chance, tell)
    else:
        state.area = 0


def end_placement(box: Box, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """Go on to the next seat, then to the second placement, then to the first turn."""
    state.active += 1
    if state.active == state.seats:
        state.active = 0
        state.round += 1
    if state.round > SECOND_PLACEMENT:
        begin_turn(box, state, chance, tell)
    else:
        begin_placement(box, state, chance, tell)


# --- turns -----------------------------------------------------------------------------------------------------------


def begin_turn(box: Box, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """VEC-TURN-2: a turn begins with the reveal of a City council tile gained earlier (VEC-CC-2)."""
    state.turn += 1
    state.touched = False
    state.actions_left = box.rules["final_round_actions"] if state.final else 1
    tell(events.TurnBegan, state.active, state.round, state.final)
    if state.council_down[state.active] != NO_TILE:
        reveal(box, state, state.active, tell)
    proceed(box, state, chance, tell)


def end_turn(box: Box, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """VEC-TURN-1, VEC-END-1, VEC-END-2: clockwise; after a round without crests left, the final one; then the end."""
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


def _finish(box: Box, state: VecchioState, tell: Teller) -> None:
    """VEC-END-7: nothing is left but scoring, and everything is shown (VEC-INFO-4)."""
    state.phase = OVER
    state.active = state.decider = NOBODY
    for seat in range(state.seats):
        tell(events.NobilityShown, seat, tuple(box.nobility[tile] for tile in state.nobility[seat]))


def reveal(box: Box, state: VecchioState, seat: int, tell: Teller) -> None:
    """VEC-CC-2: turn the City council tile face-up and collect its reveal bonus, once."""
    tile = state.council_down[seat]
    state.council_down[seat] = NO_TILE
    state.council[seat] += (tile,)
    tell(events.Revealed, seat, box.council[tile])
    bonus = box.reveals[tile]
    if bonus.goods:
        gain(state, seat, bonus.goods, tell)
    state.agenda[:0] = [TAKE_A_FOLLOWER] * bonus.followers + [ROLL_AND_PLACE] * bonus.placements


# --- the agenda ------------------------------------------------------------------------------------------------------


def proceed(box: Box, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """Do what is on the agenda up to the next decision; with nothing left, the active seat goes on."""
    agenda = state.agenda
    while agenda:
        step = agenda.pop(0)
        if step >= SUFFER:
            if _suffer(state, (step - SUFFER) // 8, step % 8, box, tell):
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


def roll_and_place(box: Box, state: VecchioState, count: int, chance: Chance, tell: Teller) -> bool:
    """VEC-REIN-1: roll, then place; skipped with an empty supply (VEC-RUL-20); no dice with less luck (VEC-RUL-43)."""
    seat = state.active
    state.to_place = min(count, state.supply[seat])
    if not state.to_place:
        return False
    if state.less_luck:
        state.area = 0
    else:
        roll(box, state, seat, chance, tell)
    state.phase, state.decider = PLACE, seat
    return True


def _look(box: Box, state: VecchioState, tell: Teller) -> bool:
    """VEC-OFF-2, VEC-OFF-3: look at the top five tiles of the stack, or at as many as there are."""
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


# --- crests ----------------------------------------------------------------------------------------------------------


def take_crest(state: VecchioState, seat: int, tell: Teller) -> None:
    """VEC-EVT-1: take the top crest; its event strikes everybody, the taker first, then clockwise (VEC-EVT-2)."""
    event = state.crest_stack[0]
    state.crest_stack = state.crest_stack[1:]
    state.crests[seat] += (event,)
    tell(events.CrestTaken, seat, EVENTS[event], len(state.crest_stack), state.less_luck)
    if state.cost_token == COUNCIL:  # VEC-ADD-2: the first crest moves the Additional cost token
        state.cost_token = NOBILITY
        tell(events.CostTokenMoved)
    if not state.crest_stack:
        tell(events.EndTriggered, seat)
    if not state.less_luck:  # VEC-VAR-2
        state.agenda += [SUFFER + 8 * event + (seat + turn) % state.seats for turn in range(state.seats)]


def _suffer(state: VecchioState, event: int, seat: int, box: Box, tell: Teller) -> bool:
    """VEC-EVT-5: who can do something of what is asked must choose; who cannot is unaffected."""
    if event == LEVY and can_pay_levy(box, state, seat):
        state.phase = LEVIED
    elif event == FAMILY and (state.standing[seat] or state.lying[seat]):
        state.phase = FAMILY_EVENT
    else:
        tell(events.Unaffected, seat)
        return False
    state.decider = seat
    return True


def can_pay_levy(box: Box, state: VecchioState, seat: int) -> bool:
    """VEC-EVT-4, VEC-RUL-22: three Florins, or any one token."""
    at = seat * GOOD_KINDS
    return state.goods[at] >= box.rules["levy_florins"] or any(state.goods[at + 1 : at + len(GOODS)])


def is_region(track: int) -> bool:
    """Whether a track is one of the three outside regions."""
    return 0 <= track < len(REGIONS)


# --- whose decision ---------------------------------------------------------------------------------------------------

_ALONE: Final = tuple((seat,) for seat in range(4))


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
