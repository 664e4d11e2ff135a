"""Why a move is not allowed here and now, with the rule that forbids it. Decided without the lists of choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.moves import (
    Choose,
    Draft,
    EndTurn,
    Exchange,
    Give,
    LayDown,
    Levy,
    Office,
    Pass,
    Pay,
    Place,
    Recover,
    Reinforce,
    Return,
    Send,
    Settle,
    Take,
    TakeOver,
    Town,
    Use,
    Work,
)
from loggia.games.vecchio.rules.pieces import FLORIN, GOODS, LEVY_CHOICES, is_region
from loggia.games.vecchio.rules.refusals import actions, tiles
from loggia.games.vecchio.rules.state import (
    CHOOSE,
    DRAFT,
    EXCHANGE,
    FAMILY_EVENT,
    FIRST_PLACEMENT,
    GIVE,
    LEVIED,
    MAIN,
    NO_TILE,
    PAY,
    PLACE,
    SEND,
    SETTLE,
    TAKE,
    WORK,
    VecchioState,
)
from loggia.kernel import Move, NotAllowed, not_allowed

No = NotAllowed | None

WHEN: dict[type[Move], tuple[int, str]] = {
    Draft: (DRAFT, "VEC-SETUP-6"),
    Settle: (SETTLE, "VEC-SETUP-7"),
    Town: (MAIN, "VEC-TURN-2"),
    TakeOver: (MAIN, "VEC-TURN-2"),
    Office: (MAIN, "VEC-TURN-2"),
    Reinforce: (MAIN, "VEC-TURN-2"),
    Recover: (MAIN, "VEC-TURN-2"),
    Send: (SEND, "VEC-RUL-14"),
    Work: (WORK, "VEC-TOWN-1"),
    Pay: (PAY, "VEC-PROV-2"),
    Place: (PLACE, "VEC-REIN-1"),
    Choose: (CHOOSE, "VEC-OFF-2"),
    Use: (MAIN, "VEC-RUL-6"),
    Take: (TAKE, "VEC-CC-3"),
    Give: (GIVE, "VEC-PT-C-SCRIBE"),
    Exchange: (EXCHANGE, "VEC-PT-M-DOUBLE"),
    Levy: (LEVIED, "VEC-EVT-4"),
    LayDown: (FAMILY_EVENT, "VEC-EVT-3"),
    Return: (FAMILY_EVENT, "VEC-EVT-3"),
    EndTurn: (MAIN, "VEC-TURN-2"),
    Pass: (MAIN, "VEC-TURN-2"),
}
"""The phase of each move, and the rule that refuses it outside that phase."""

STEPS = (Send, Work, Pay)
"""Steps of an action that is announced first. With no action left, the refusal does not ask to announce one."""

FIRST: dict[int, tuple[str, str]] = {
    DRAFT: ("VEC-SETUP-6", "draft"),
    SETTLE: ("VEC-SETUP-7", "settle"),
    SEND: ("VEC-TRAVEL-1", "send"),
    WORK: ("VEC-TOWN-2", "work"),
    PAY: ("VEC-PROV-2", "pay"),
    PLACE: ("VEC-REIN-1", "place"),
    CHOOSE: ("VEC-OFF-2", "choose"),
    TAKE: ("VEC-PT-0", "take"),
    GIVE: ("VEC-PT-C-SCRIBE", "give"),
    EXCHANGE: ("VEC-PT-M-DOUBLE", "exchange"),
    LEVIED: ("VEC-EVT-4", "levy"),
    FAMILY_EVENT: ("VEC-EVT-3", "family"),
}
"""VEC-RUL-50: what must be finished before anything else: the rule, and the end of the message's id."""


def refusal(box: VecchioBox, state: VecchioState, seat: int, move: Move) -> No:
    """VEC-MOVE-4: why that seat may not play that move, asked before anything changes; None if it may."""
    if move not in box.tables.code:
        return not_allowed("VEC-MOVE-1", "vecchio-refused-unknown")
    kind = type(move)
    phase, rule = WHEN[kind]
    if state.phase != phase:
        if state.phase == MAIN:
            if kind in STEPS and (no := actions.no_action(state)):
                return no
            return not_allowed(rule, f"vecchio-refused-not-now-{kind.__name__.lower()}")
        return _something_first(state)
    return CHECKS[kind](box, state, seat, move)


def _something_first(state: VecchioState) -> NotAllowed:
    rule, what = FIRST[state.phase]
    if state.phase == SETTLE and state.round != FIRST_PLACEMENT:
        rule = "VEC-SETUP-8"
    elif state.phase == PLACE and state.to_place > 1:
        rule = "VEC-RUL-19"
    elif state.phase == CHOOSE and is_region(state.entering):
        rule = "VEC-PROV-2"
    elif state.phase == TAKE and state.source == NO_TILE:
        rule = "VEC-CC-OFFICE"
    if state.phase == PLACE:
        return not_allowed(rule, "vecchio-refused-first-place", count=state.to_place)
    return not_allowed(rule, f"vecchio-refused-first-{what}")


# --- set-up ----------------------------------------------------------------------------------------------------------


def _draft(box: VecchioBox, state: VecchioState, seat: int, move: Draft) -> No:
    if box.council_index[move.tile] not in state.dealt[seat]:
        return not_allowed("VEC-SETUP-6", "vecchio-refused-not-dealt", tile=names.tile(move.tile))
    return None


def _settle(box: VecchioBox, state: VecchioState, seat: int, move: Settle) -> No:
    a, b = (box.map.index[town] for town in move.towns)
    if state.area:
        for where in (a, b):
            if where not in box.map.areas[state.area]:
                return actions.not_bordering("VEC-SETUP-7", box, where, state.area)
        return None
    if any(a in area and b in area for area in box.map.areas.values()):
        return None
    rule = "VEC-RUL-4" if state.round == FIRST_PLACEMENT else "VEC-SETUP-8"
    return not_allowed(rule, "vecchio-refused-two-areas", towns=names.towns(move.towns))


# --- events and the end of a turn ------------------------------------------------------------------------------------


def _levy(box: VecchioBox, state: VecchioState, seat: int, move: Levy) -> No:
    good = LEVY_CHOICES.index(move.good)
    need = box.rules["levy_florins"] if good == FLORIN else 1
    if state.has(seat, good) < need:
        return not_allowed("VEC-RUL-22", "vecchio-refused-lacking", goods=names.some(GOODS[good], need))
    return None


def _lay_down(box: VecchioBox, state: VecchioState, seat: int, move: LayDown) -> No:
    if box.map.index[move.town] not in state.standing[seat]:
        return not_allowed("VEC-EVT-3", "vecchio-refused-not-standing", town=names.town(move.town))
    return None


def _return(box: VecchioBox, state: VecchioState, seat: int, move: Return) -> No:
    if box.map.index[move.town] not in state.lying[seat]:
        return not_allowed("VEC-EVT-3", "vecchio-refused-not-lying", town=names.town(move.town))
    return None


def _end(box: VecchioBox, state: VecchioState, seat: int, move: EndTurn) -> No:
    if state.final:
        if state.actions_left >= box.rules["final_round_actions"]:
            message = "vecchio-refused-act-in-double" if state.touched else "vecchio-refused-act-or-pass"
            return not_allowed("VEC-END-4", message)
    elif state.actions_left:
        return not_allowed("VEC-TURN-3", "vecchio-refused-act-first")
    return None


def _pass(box: VecchioBox, state: VecchioState, seat: int, move: Pass) -> No:
    if not state.final:
        return not_allowed("VEC-RUL-29", "vecchio-refused-no-passing")
    if state.touched:
        return not_allowed("VEC-END-3", "vecchio-refused-too-late-to-pass", points=box.rules["pass_points"])
    return None


Check = Callable[[VecchioBox, VecchioState, int, Any], No]

CHECKS: dict[type[Move], Check] = {
    Draft: _draft,
    Settle: _settle,
    Town: actions.town,
    TakeOver: actions.take_over,
    Office: actions.office,
    Reinforce: actions.reinforce,
    Recover: actions.recover,
    Send: actions.send,
    Work: actions.work,
    Pay: actions.pay,
    Place: actions.place,
    Choose: actions.choose,
    Use: tiles.use,
    Take: tiles.take,
    Give: tiles.give,
    Exchange: tiles.exchange,
    Levy: _levy,
    LayDown: _lay_down,
    Return: _return,
    EndTurn: _end,
    Pass: _pass,
}
