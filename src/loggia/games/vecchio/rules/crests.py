"""Medici crests and their events (rules, *Il Vecchio events*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import event_step, proceed
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.goods import spend, with_one, without_one
from loggia.games.vecchio.rules.moves import LayDown, Levy, Return
from loggia.games.vecchio.rules.pieces import COUNCIL, EVENTS, FLORIN, LEVY_CHOICES, NOBILITY
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Chance, Teller


def take_crest(state: VecchioState, seat: int, tell: Teller) -> None:
    """VEC-EVT-1: take the top crest; its event strikes the taker, then the others clockwise (VEC-EVT-2, VEC-RUL-21).

    VEC-EVT-7: the first crest and the last one do more.
    """
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
        state.agenda += [event_step(event, (seat + turn) % state.seats) for turn in range(state.seats)]


def levy(box: VecchioBox, state: VecchioState, seat: int, move: Levy, chance: Chance, tell: Teller) -> None:
    """VEC-EVT-4: exactly one of the things a Levy can be paid with."""
    good = LEVY_CHOICES.index(move.good)
    spend(state, seat, ((good, box.rules["levy_florins"] if good == FLORIN else 1),), tell)
    proceed(box, state, chance, tell)


def lay_down(box: VecchioBox, state: VecchioState, seat: int, move: LayDown, chance: Chance, tell: Teller) -> None:
    """VEC-EVT-3: a standing family member lies down."""
    where = box.map.index[move.town]
    state.standing[seat] = without_one(state.standing[seat], where)
    state.lying[seat] = with_one(state.lying[seat], where)
    tell(events.LaidDown, seat, move.town)
    proceed(box, state, chance, tell)


def return_home(box: VecchioBox, state: VecchioState, seat: int, move: Return, chance: Chance, tell: Teller) -> None:
    """VEC-EVT-3: a lying family member goes back to the supply."""
    state.lying[seat] = without_one(state.lying[seat], box.map.index[move.town])
    state.supply[seat] += 1
    tell(events.Returned, seat, move.town)
    proceed(box, state, chance, tell)
