"""Opening palaces, and what their parties bring (LUC-OPEN, LUC-DUO-8)."""

from __future__ import annotations

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.events import Opened
from loggia.games.lucca.rules.moves import Open
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, OPENED
from loggia.games.lucca.rules.state import PARTY, Cards, LuccaState
from loggia.kernel import Teller


def open_palace(setting: Setting, state: LuccaState, move: Open, tell: Teller) -> None:
    """LUC-OPEN-3, LUC-OPEN-6: score the party, be it 0 points (LUC-OPEN-5), and move the palace."""
    seat = state.order[state.at]
    colour = setting.colour_number[move.colour]
    points = party(setting, state, seat, colour)
    state.areas[state.place(seat, colour)] = OPENED
    state.ledgers[seat] += ((PARTY, colour, points),)
    tell(Opened, seat, move.colour, points)


def party(setting: Setting, state: LuccaState, seat: int, colour: int) -> int:
    """LUC-OPEN-3: what opening a palace of that colour brings, over all others but not oneself (LUC-RUL-2).

    LUC-RUL-11: walls and bastions are no palaces.
    """
    points = 0
    own = state.place(seat, colour)
    for place in state.places_of_colour(colour):
        area = state.areas[place]
        if area and place != own:
            points += _palace_points(setting, area, state.stacks[place])
    for completed, _ in state.city_completed:  # LUC-RUL-33
        if completed == colour:
            points += setting.constants.party_completed_points
    return points


def party_totals(setting: Setting, state: LuccaState) -> list[int]:
    """What all areas together, the City's too, would bring to a party of each colour (LUC-OPEN-3, LUC-DUO-8)."""
    points = [0] * state.colours
    areas, stacks = state.areas, state.stacks
    for quarter in state.quarters:
        for colour, place in enumerate(state.places_of(quarter)):
            area = areas[place]
            if area:
                points[colour] += _palace_points(setting, area, stacks[place])
    for colour, _ in state.city_completed:  # LUC-RUL-33
        points[colour] += setting.constants.party_completed_points
    return points


def _palace_points(setting: Setting, area: int, stack: Cards) -> int:
    """LUC-OPEN-3, LUC-OPEN-4: what one palace brings to another player's party of its colour."""
    if area == CONSTRUCTION:
        return setting.constants.party_card_points * len(stack)
    if area == COMPLETED:
        return setting.constants.party_completed_points
    return setting.constants.party_opened_points
