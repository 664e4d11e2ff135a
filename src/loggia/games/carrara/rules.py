"""The rules at a glance: what each phase offers, why not, and what then happens (section 14 of the rules).

The chapters are in `setup`, `buying`, `building`, `scoring`, `ending`, `turning` and `final`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from loggia.games.carrara import building, buying, ending, scoring
from loggia.games.carrara.box import SEATS, Box
from loggia.games.carrara.final import points
from loggia.games.carrara.moves import (
    ANNOUNCE,
    BUY,
    BUY_STILL,
    PASS,
    SCORES,
    TAKE_TWO,
    Announce,
    Build,
    Buy,
    EndTurn,
    Improve,
    Pass,
    Pay,
    Purchase,
    Score,
    Take,
    TakeTwo,
    Upgrade,
)
from loggia.games.carrara.names import tile_said
from loggia.games.carrara.pieces import CITIES, TILES
from loggia.games.carrara.state import AFTER, ANNOUNCED, OVER, PAY, PAY_DEAR, START, TAKE, UPGRADE, CarraraState
from loggia.kernel import Chance, Move, NotAllowed, Teller, not_allowed

_ALONE: Final = tuple((seat,) for seat in range(SEATS[-1]))


def deciding(state: CarraraState) -> tuple[int, ...]:
    """CAR-TURN-1: one player at a time."""
    return () if state.phase == OVER else _ALONE[state.seat]


def turn(state: CarraraState) -> int:
    """The number of the turn."""
    return state.turn


def round_number(state: CarraraState) -> int:
    """CAR-TURN-1: the number of the round."""
    return state.round


def tally(box: Box, state: CarraraState) -> tuple[int, ...]:
    """CAR-SCO-5: the scoring track; after the game with the final scoring."""
    return tuple(points(box, state, seat) for seat in range(state.seats))


def imagine(state: CarraraState, seat: int, chance: Chance) -> CarraraState:
    """CAR-HID-4: holdings can be worked out from what happened; what is unknown is still to be drawn."""
    return state.copy()


# --- what each phase offers -------------------------------------------------------------------------------------------


def _start_choices(box: Box, state: CarraraState, seat: int) -> list[Move]:
    """CAR-TURN-2: one of the three actions; CAR-ANN-2: the end may be announced before."""
    moves: list[Move] = []
    if buying.can_turn(state):
        moves.append(BUY)
    if state.expansion and buying.can_afford_a_block(box, state, seat):
        moves.append(BUY_STILL)
    moves += building.builds(state, seat)
    if state.expansion:
        moves += building.improves(state, seat)
    moves += scoring.scores(scoring.open_spaces(box, state, seat))
    if not moves:
        moves.append(TAKE_TWO)  # CAR-RUL-04
    if state.ending == ANNOUNCED:
        moves.append(PASS)
    elif ending.can_announce(box, state, seat):
        moves.append(ANNOUNCE)
    return moves


def _take_choices(box: Box, state: CarraraState, seat: int) -> list[Take]:
    return buying.takes(box, state, seat)


def _dear_choices(box: Box, state: CarraraState, seat: int) -> Sequence[Move]:
    return building.dear_payments(state.payable, state.owed)


def _pay_choices(box: Box, state: CarraraState, seat: int) -> Sequence[Move]:
    return building.payments(state.payable, state.owed)


def _upgrade_choices(box: Box, state: CarraraState, seat: int) -> Sequence[Move]:
    return building.upgrades(state)


_CHOICES: Final[tuple[Callable[[Box, CarraraState, int], Sequence[Move]], ...]] = (
    _start_choices,
    _take_choices,
    _dear_choices,
    _pay_choices,
    _upgrade_choices,
    ending.after_choices,
    lambda box, state, seat: (),
)
"""By phase."""


def choices(box: Box, state: CarraraState, seat: int) -> Sequence[Move]:
    """CAR-MOV-1, CAR-MOV-7: everything the phase offers; never nothing before the game is over."""
    return _CHOICES[state.phase](box, state, seat)


# --- why not ----------------------------------------------------------------------------------------------------------

_REFUSE: Final[dict[type[Move], Callable[[Box, CarraraState, int, Any], NotAllowed | None]]] = {
    Buy: buying.refuse_buy,
    Take: buying.refuse_take,
    Build: building.refuse_build,
    Improve: building.refuse_improve,
    Pay: building.refuse_pay,
    Upgrade: building.refuse_upgrade,
    Score: scoring.refuse_score,
    Purchase: ending.refuse_purchase,
    Announce: ending.refuse_announce,
    TakeTwo: buying.refuse_two,
    Pass: ending.refuse_pass,
    EndTurn: ending.refuse_end_turn,
}
_PHASES: Final[dict[type[Move], tuple[int, ...]]] = {
    Buy: (START,),
    Take: (TAKE,),
    Build: (START,),
    Improve: (START,),
    Pay: (PAY_DEAR, PAY),
    Upgrade: (UPGRADE,),
    Score: (START,),
    Purchase: (AFTER,),
    Announce: (START, AFTER),
    TakeTwo: (START,),
    Pass: (START,),
    EndTurn: (AFTER,),
}


def refusal(box: Box, state: CarraraState, seat: int, move: Move) -> NotAllowed | None:
    """CAR-MOV-1: the rule that forbids the move here and now, with the facts of the case."""
    kind = type(move)
    if state.phase not in _PHASES[kind]:
        return _out_of_phase(box, state, seat, kind)
    why = _REFUSE[kind](box, state, seat, move)
    if why is None and kind is TakeTwo:
        return _refuse_two_for_others(box, state, seat)
    if why is not None and kind is Pass:
        return _only_two(box, state, seat) or why
    return why


def _only_two(box: Box, state: CarraraState, seat: int) -> NotAllowed | None:
    """CAR-BUY-9: a turn without a possible action ends with two coins, or after an announcement with a pass."""
    if TAKE_TWO not in _start_choices(box, state, seat):
        return None
    message = "carrara-refused-two-or-pass" if state.ending == ANNOUNCED else "carrara-refused-only-two"
    return not_allowed("CAR-BUY-9", message, coins=box.consolation)


def _out_of_phase(box: Box, state: CarraraState, seat: int, kind: type[Move]) -> NotAllowed:
    """Why a verb has no place in this phase: what has to be done first, or is done already."""
    phase = state.phase
    if phase == TAKE:  # CAR-RUL-06
        return not_allowed("CAR-BUY-5", "carrara-refused-take-first")
    if phase in (PAY_DEAR, PAY):
        rule = building.price_rule(state)
        return not_allowed(rule, "carrara-refused-pay-first", tile=tile_said(TILES[state.pending // 6]))
    if phase == UPGRADE:
        return not_allowed("CAR-XUPG-1", "carrara-refused-upgrade-first")
    if kind is Pay:
        return not_allowed("CAR-BLD-2", "carrara-refused-nothing-to-pay")
    if kind is Upgrade:
        base = "" if state.expansion else "-base"
        return not_allowed("CAR-XUPG-1", f"carrara-refused-no-upgrade{base}")
    if phase == AFTER:
        return not_allowed("CAR-TURN-2", "carrara-refused-one-action")
    if kind is Take:
        return buying.refuse_buy(box, state, seat, BUY) or not_allowed("CAR-BUY-1", "carrara-refused-buy-first")
    if kind is Purchase:
        return not_allowed("CAR-ADD-2", "carrara-refused-purchase-after")
    message = "carrara-refused-act-or-pass" if state.ending == ANNOUNCED else "carrara-refused-no-action"
    return _only_two(box, state, seat) or not_allowed("CAR-TURN-4", message)


def _refuse_two_for_others(box: Box, state: CarraraState, seat: int) -> NotAllowed | None:
    """CAR-RUL-04: no two coins for a player who can build (Lérici takes any block), improve or score."""
    anywhere = [Build(tile, len(CITIES) - 1) for tile in range(len(TILES))]
    better = [Improve(own // 6, tile) for own in state.buildings[seat] for tile in range(len(TILES))]
    if any(building.refuse_build(box, state, seat, move) is None for move in anywhere) or any(
        building.refuse_improve(box, state, seat, move) is None for move in better
    ):
        return not_allowed("CAR-RUL-04", "carrara-refused-two-build", coins=box.consolation)
    if any(scoring.refuse_score(box, state, seat, move) is None for move in SCORES):
        return not_allowed("CAR-RUL-04", "carrara-refused-two-score", coins=box.consolation)
    return None


# --- what then happens ------------------------------------------------------------------------------------------------

_ADVANCE: Final[dict[type[Move], Callable[[Box, CarraraState, int, Any, Chance, Teller], None]]] = {
    Buy: buying.buy,
    Take: buying.take,
    Build: building.build,
    Improve: building.improve,
    Pay: building.pay_blocks,
    Upgrade: building.take_upgrade,
    Score: scoring.score,
    Purchase: ending.purchase,
    Announce: ending.announce,
    TakeTwo: buying.take_two,
    Pass: ending.pass_turn,
    EndTurn: ending.finish_turn,
}


def advance(box: Box, state: CarraraState, seat: int, move: Move, chance: Chance, tell: Teller) -> None:
    """Carry out a legal move."""
    _ADVANCE[type(move)](box, state, seat, move, chance, tell)
