"""Reinforcement and recovery (rules, *Reinforcement and recovery*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import proceed, roll_and_place
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.goods import gain, with_one
from loggia.games.vecchio.rules.moves import Place, Recover, Reinforce
from loggia.games.vecchio.rules.pieces import FLORIN
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Chance, Teller


def reinforce(box: VecchioBox, state: VecchioState, seat: int, move: Reinforce, chance: Chance, tell: Teller) -> None:
    """VEC-REIN-1: one family member; VEC-CC-REINFORCE, VEC-RUL-18: here alone, two on the one roll (VEC-RUL-19)."""
    state.actions_left -= 1
    state.touched = True
    if tell.heard:
        tell.made(events.Reinforced(seat))
    roll_and_place(box, state, 1 + box.extra_members * (box.cc_reinforce in state.council[seat]), chance, tell)


def recover(box: VecchioBox, state: VecchioState, seat: int, move: Recover, chance: Chance, tell: Teller) -> None:
    """VEC-REC-1: everybody stands up, and 1 Florin; with CC-RECOVER perhaps a new family member too."""
    state.actions_left -= 1
    state.touched = True
    lying = state.lying[seat]
    if lying:
        state.standing[seat] = tuple(sorted(state.standing[seat] + lying))
        state.lying[seat] = ()
    if tell.heard:
        tell.made(_recovered(seat, lying, box.map.towns))
    gain(state, seat, ((FLORIN, box.rules["recovery_florins"]),), tell)
    if move.roll:
        roll_and_place(box, state, box.recovery_members, chance, tell)


def _recovered(seat: int, lying: tuple[int, ...], towns: tuple[str, ...]) -> events.Recovered:
    return events.Recovered(seat, tuple(towns[where] for where in lying))


def place(box: VecchioBox, state: VecchioState, seat: int, move: Place, chance: Chance, tell: Teller) -> None:
    """VEC-REIN-1: a family member comes from the supply and stands, ready to act (VEC-RUL-8)."""
    state.standing[seat] = with_one(state.standing[seat], box.map.index[move.town])
    state.supply[seat] -= 1
    state.to_place -= 1
    if tell.heard:
        tell.made(events.Placed(seat, move.town))
    if not state.to_place:
        proceed(box, state, chance, tell)
