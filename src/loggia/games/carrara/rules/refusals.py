"""Why something may not be done: the phase, then the chapter of the move (section 14 of the rules).

Whether a move is allowed is decided independently of `choices`; the laws hold the two together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from loggia.games.carrara.rules import building, buying, ending, scoring
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.choices import start_choices
from loggia.games.carrara.rules.moves import (
    BUY,
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
from loggia.games.carrara.rules.pieces import CITIES, TILE_OF, TILES
from loggia.games.carrara.rules.pieces.names import tile_said
from loggia.games.carrara.rules.state import AFTER, ANNOUNCED, PAY, PAY_DEAR, START, TAKE, UPGRADE, CarraraState
from loggia.kernel import Move, NotAllowed, not_allowed

_REFUSE: Final[dict[type[Move], Callable[[CarraraBox, CarraraState, int, Any], NotAllowed | None]]] = {
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


def refusal(box: CarraraBox, state: CarraraState, seat: int, move: Move) -> NotAllowed | None:
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


def _only_two(box: CarraraBox, state: CarraraState, seat: int) -> NotAllowed | None:
    """CAR-BUY-9: a turn without a possible action ends with two coins, or after an announcement with a pass."""
    if TAKE_TWO not in start_choices(box, state, seat):
        return None
    message = "carrara-refused-two-or-pass" if state.ending == ANNOUNCED else "carrara-refused-only-two"
    return not_allowed("CAR-BUY-9", message, coins=box.consolation)


def _out_of_phase(box: CarraraBox, state: CarraraState, seat: int, kind: type[Move]) -> NotAllowed:
    """Why a verb has no place in this phase: what has to be done first, or is done already."""
    phase = state.phase
    if phase == TAKE:  # CAR-RUL-06
        return not_allowed("CAR-BUY-5", "carrara-refused-take-first")
    if phase in (PAY_DEAR, PAY):
        rule = building.price_rule(state)
        return not_allowed(rule, "carrara-refused-pay-first", tile=tile_said(TILES[TILE_OF[state.pending]]))
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


def _refuse_two_for_others(box: CarraraBox, state: CarraraState, seat: int) -> NotAllowed | None:
    """CAR-RUL-04: no two coins for a player who can build (Lérici takes any block), improve or score."""
    anywhere = [Build(tile, len(CITIES) - 1) for tile in range(len(TILES))]
    better = [Improve(TILE_OF[own], tile) for own in state.buildings[seat] for tile in range(len(TILES))]
    if any(building.refuse_build(box, state, seat, move) is None for move in anywhere) or any(
        building.refuse_improve(box, state, seat, move) is None for move in better
    ):
        return not_allowed("CAR-RUL-04", "carrara-refused-two-build", coins=box.consolation)
    if any(scoring.refuse_score(box, state, seat, move) is None for move in SCORES):
        return not_allowed("CAR-RUL-04", "carrara-refused-two-score", coins=box.consolation)
    return None
