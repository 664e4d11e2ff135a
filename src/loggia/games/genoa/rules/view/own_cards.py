"""The viewer's own orders and messages: what this turn could do for each of them."""

from __future__ import annotations

from loggia.games.genoa.rules.actions import main_refusal, order_refusal
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.buildings import rewards
from loggia.games.genoa.rules.messages import message_refusal
from loggia.games.genoa.rules.moves import Main, Order, PlayBuilding
from loggia.games.genoa.rules.pieces import BUILDINGS, GOODS, MESSAGE, N_GOODS, NO_WAY, PRIVILEGE, SMALL, bits
from loggia.games.genoa.rules.special_cards import building_refusal
from loggia.games.genoa.rules.state import ACTION, OVER, PICK, PLACE, TOWER, GenoaState
from loggia.games.genoa.rules.trade.rights import steps_to_visit
from loggia.games.genoa.rules.view.types import ChanceView


def chances(box: GenoaBox, state: GenoaState, viewer: int) -> list[ChanceView]:
    """Which of the viewer's orders and messages this turn could serve."""
    if state.phase in (PLACE, OVER):
        return []
    found: list[ChanceView] = []
    area = state.area[viewer * N_GOODS : (viewer + 1) * N_GOODS]
    for card in bits(state.hands[viewer]):
        one = box.cards[card]
        if one.kind == PRIVILEGE:
            continue
        missing = [GOODS[ware] for ware in one.wares if not area[ware]]
        ready = _ready(box, state, viewer, card)
        steps = 0 if ready else _steps(box, state, viewer, card)
        found.append(
            {
                "card": one.id,
                "steps": steps if steps != NO_WAY else -1,
                "ready": ready,
                "missing": missing,
                "held": bool(state.held >> card & 1),
            }
        )
    return found


def _ready(box: GenoaBox, state: GenoaState, viewer: int, card: int) -> bool:
    """Whether the viewer may deliver or fulfil that card at this moment."""
    one = box.cards[card]
    if one.kind == MESSAGE:
        return message_refusal(box, state, viewer, one.id, False) is None
    if state.phase != ACTION or state.actor != viewer:
        return False
    if one.kind == SMALL:
        return order_refusal(box, state, viewer, Order(one.id)) is None
    villa = BUILDINGS[one.buildings[0]]
    return any(
        main_refusal(box, state, viewer, Main(one.id, special)) is None
        or building_refusal(box, state, viewer, PlayBuilding(villa, one.id, special)) is None
        for special in rewards(state)
    )


def _steps(box: GenoaBox, state: GenoaState, viewer: int, card: int) -> int:
    """Steps until the card could be served: a message by visits, an order by an action of the viewer there."""
    one = box.cards[card]
    if one.kind == MESSAGE:
        return steps_to_visit(box, state, box.visits[card])
    building = one.buildings[0]
    if state.path[-1] == building:
        done = state.ordered if one.kind == SMALL else state.main_done
        mine = state.phase in (ACTION, PICK) and state.actor == viewer and not done
        return 0 if state.phase == TOWER or mine else NO_WAY
    if state.visited >> building & 1:
        return NO_WAY
    return steps_to_visit(box, state, 1 << building)
