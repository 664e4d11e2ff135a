"""Order of play, parties, final scoring and the result (LUC-ORD, LUC-OPEN-3, LUC-FIN, LUC-WIN, LUC-DUO-8..10)."""

from __future__ import annotations

from loggia.games.lucca.events import Opened, OrderFixed, StreetsPaid, WallsScored
from loggia.games.lucca.pieces import COMPLETED, CONSTRUCTION, OPENED, Setting
from loggia.games.lucca.state import LAST_PARTY, OVER, STREETS, WALLS, Cards, LuccaState
from loggia.kernel import Teller


def all_shields(setting: Setting, state: LuccaState) -> tuple[int, ...]:
    """LUC-ORD-1: each seat's shields under construction; the City's are never counted (LUC-DUO-4)."""
    return tuple([state.shields(seat, setting.shields) for seat in range(state.seats)])


def order_of_play(setting: Setting, state: LuccaState) -> tuple[int, ...]:
    """LUC-ORD-2, LUC-ORD-3: most shields first; ties by the highest visible number; then the lower seat (LUC-RUL-6)."""
    keys = [(-state.shields(seat, setting.shields), -highest_street(state, seat), seat) for seat in range(state.seats)]
    keys.sort()
    return tuple([key[2] for key in keys])


def highest_street(state: LuccaState, seat: int) -> int:
    """LUC-RUL-5: the one highest number that a seat shows, in any area."""
    return max(state.visible_streets(seat), default=0)


def window_points(setting: Setting, stack: Cards) -> int:
    """LUC-PAL-2: a point for each window on all cards of the palace."""
    windows = setting.windows
    total = 0
    for card in stack:
        total += windows[card]
    return total * setting.constants.window_points


def guests(setting: Setting, state: LuccaState) -> list[int]:
    """What all areas together, the City's too, would bring to a party of each colour (LUC-OPEN-3, LUC-DUO-8)."""
    points = [0] * state.colours
    for place, area in enumerate(state.areas):
        if area:
            points[place % state.colours] += _brings(setting, area, state.stacks[place])
    for colour, _ in state.city_completed:  # LUC-RUL-33
        points[colour] += setting.constants.party_completed_points
    return points


def _brings(setting: Setting, area: int, stack: Cards) -> int:
    """LUC-OPEN-3, LUC-OPEN-4: what one palace brings to another player's party of its colour."""
    if area == CONSTRUCTION:
        return setting.constants.party_card_points * len(stack)
    if area == COMPLETED:
        return setting.constants.party_completed_points
    return setting.constants.party_opened_points


def party(setting: Setting, state: LuccaState, seat: int, colour: int) -> int:
    """LUC-OPEN-3: what opening a palace of that colour brings, over all others but not oneself (LUC-RUL-2)."""
    points = 0
    for place in range(colour, len(state.areas), state.colours):
        area = state.areas[place]
        if area and place != seat * state.colours + colour:
            points += _brings(setting, area, state.stacks[place])
    for completed, _ in state.city_completed:  # LUC-RUL-33
        if completed == colour:
            points += setting.constants.party_completed_points
    return points


def supports_walls(setting: Setting, state: LuccaState, seat: int) -> bool:
    """LUC-FIN-4: all walls at once, or none; no walls need no shields (LUC-RUL-13)."""
    needed = setting.constants.shields_per_wall * len(state.walls[seat])
    return not needed or state.shields(seat, setting.shields) >= needed


def wall_points(setting: Setting, state: LuccaState, seat: int) -> int:
    """LUC-FIN-3: (walls + bastions) x opened palaces, if the shields suffice."""
    return _wall_points(setting, state, seat, state.opened(seat))


def wall_points_at_end(setting: Setting, state: LuccaState, seat: int) -> int:
    """LUC-FIN-2, LUC-FIN-3: what walls and bastions would bring if the match ended now and all palaces were opened."""
    return _wall_points(setting, state, seat, state.opened(seat) + len(state.completed(seat)))


def _wall_points(setting: Setting, state: LuccaState, seat: int, opened: int) -> int:
    if not supports_walls(setting, state, seat):
        return 0
    standing = len(state.walls[seat]) + state.bastions[seat]
    return setting.constants.wall_points_per_opened * standing * opened


def street_extremes(state: LuccaState) -> tuple[int, int, int, int]:
    """LUC-FIN-5: the lowest visible number and whose it is, then the highest; the City is area `seats` (LUC-DUO-9)."""
    lowest = highest = payer = taker = -1
    for area in range(len(state.areas) // state.colours):
        for street in state.visible_streets(area):
            if lowest < 0 or street < lowest:
                lowest, payer = street, area
            if street > highest:
                highest, taker = street, area
    return lowest, payer, highest, taker


def finish(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-FIN-1..6, strictly in this sequence."""
    state.order = order_of_play(setting, state)
    tell(OrderFixed, state.order, all_shields(setting, state), True)
    for seat in state.order:
        open_all(setting, state, seat, tell)
    for seat in range(state.seats):
        score_walls(setting, state, seat, tell)
    pay_streets(setting, state, tell)
    state.at = 0
    state.phase = OVER


def open_all(setting: Setting, state: LuccaState, seat: int, tell: Teller) -> None:
    """LUC-FIN-2: every completed palace must be opened; there is no choice and so no move (LUC-MOVE-4)."""
    for colour in state.completed(seat):
        points = party(setting, state, seat, colour)
        state.areas[seat * state.colours + colour] = OPENED
        state.ledgers[seat] += ((LAST_PARTY, colour, points),)
        tell(Opened, seat, setting.colours[colour], points, True)


def score_walls(setting: Setting, state: LuccaState, seat: int, tell: Teller) -> None:
    """LUC-FIN-3, LUC-FIN-4."""
    walls, bastions = len(state.walls[seat]), state.bastions[seat]
    if walls or bastions:
        points = wall_points(setting, state, seat)
        state.ledgers[seat] += ((WALLS, -1, points),)
        shields, supported = state.shields(seat, setting.shields), supports_walls(setting, state, seat)
        tell(WallsScored, seat, walls, bastions, shields, state.opened(seat), points, supported)


def pay_streets(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-FIN-5, LUC-FIN-6: the lowest pays the highest, even below zero (LUC-RUL-19); the City keeps no score."""
    lowest, payer, highest, taker = street_extremes(state)
    points = setting.constants.street_transfer
    if payer != taker:
        if payer < state.seats:
            state.ledgers[payer] += ((STREETS, -1, -points),)
        if taker < state.seats:
            state.ledgers[taker] += ((STREETS, -1, points),)
    said = [-1 if area == state.seats else area for area in (payer, taker)]
    tell(StreetsPaid, lowest, said[0], highest, said[1], points)
