"""Action III, Score: sections 7 and 11.4 of the rules."""

from __future__ import annotations

from typing import Final

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.events import SpaceScored
from loggia.games.carrara.rules.moves import SCORES, Score
from loggia.games.carrara.rules.pieces import (
    BASE_SPACES,
    CATEGORY_OF,
    CITIES,
    CITY_OF,
    COST_OF,
    FIRST_CATEGORY,
    FIRST_CITY,
    SPACES,
    TYPE_OF,
    bits,
)
from loggia.games.carrara.rules.pieces.known import Known
from loggia.games.carrara.rules.pieces.names import city_said, space_said
from loggia.games.carrara.rules.pieces.packs import EMPTY, SINGLES, lesser
from loggia.games.carrara.rules.state import AFTER, NOBODY, CarraraState
from loggia.kernel import Chance, NotAllowed, Seat, Teller, not_allowed

# --- what may be done -------------------------------------------------------------------------------------------------


def open_spaces(box: CarraraBox, state: CarraraState, seat: int) -> int:
    """CAR-SCO-2, CAR-STY-1, CAR-SCI-1, CAR-SCI-2, CAR-XCAT-1: the spaces the player may score, as a bit mask.

    CAR-COMP-4, CAR-XSET-1: the category spaces are on the expansion side only.
    """
    if len(state.scorings[seat]) >= box.markers:
        return 0
    spaces = box.enough_for[state.buildings[seat]] & ~(state.marks[seat] | state.cities_marked())
    return spaces if state.expansion else spaces & BASE_SPACES


SCORES_OF: Final[dict[int, tuple[Score, ...]]] = Known(
    lambda spaces: tuple(SCORES[space] for space in bits(spaces)), 1 << len(SPACES)
)
"""The moves that score these spaces, a bit mask."""


# --- what may not -----------------------------------------------------------------------------------------------------


def refuse_score(box: CarraraBox, state: CarraraState, seat: int, move: Score) -> NotAllowed | None:
    """Why that space cannot be scored."""
    space = move.space
    if not state.expansion and space >= FIRST_CATEGORY:
        return not_allowed("CAR-XCAT-1", "carrara-refused-category-base")
    if len(state.scorings[seat]) >= box.markers:
        return not_allowed("CAR-SCO-2", "carrara-refused-no-marker", markers=box.markers)
    if FIRST_CITY <= space < FIRST_CATEGORY:
        return _refuse_city(box, state, seat, space - FIRST_CITY)
    rule = "CAR-STY-1" if space < FIRST_CITY else "CAR-XCAT-1"
    if any(scored == space for scored, _ in state.scorings[seat]):
        return not_allowed(rule, "carrara-refused-marked", space=space_said(SPACES[space]))
    if not _scored_buildings(state, seat, space):
        return not_allowed(rule, "carrara-refused-none-built", space=space_said(SPACES[space]))
    return None


def _refuse_city(box: CarraraBox, state: CarraraState, seat: int, city: int) -> NotAllowed | None:
    scorer = state.scorer_of(city)
    name = city_said(CITIES[city])
    if scorer != NOBODY:
        return not_allowed("CAR-SCI-1", "carrara-refused-city-scored", city=name, seat=Seat(scorer))
    built = len(_scored_buildings(state, seat, FIRST_CITY + city))
    needed = box.needed_in_city[city]
    if built < needed:
        return not_allowed("CAR-SCI-2", "carrara-refused-too-few", city=name, needed=needed, built=built)
    return None


# --- what then happens ------------------------------------------------------------------------------------------------


def _scored_buildings(state: CarraraState, seat: int, space: int) -> list[int]:
    """CAR-SCO-3, CAR-STY-2, CAR-SCI-3, CAR-XCAT-2: the own buildings that a scoring counts.

    CAR-RUL-12: whatever other scorings counted them.
    """
    own = state.buildings[seat]
    if space < FIRST_CITY:
        return [b for b in own if TYPE_OF[b] == space]
    if space < FIRST_CATEGORY:
        return [b for b in own if CITY_OF[b] == space - FIRST_CITY]
    return [b for b in own if CATEGORY_OF[b] == space - FIRST_CATEGORY]


def gain(box: CarraraBox, state: CarraraState, seat: int, space: int) -> tuple[int, int, int]:
    """What scoring that space would bring now: VP, coins and a pack of objects."""
    worth = box.values[state.upgraded[seat]]
    vp = coins = 0
    objects = EMPTY
    for building in _scored_buildings(state, seat, space):
        if space < FIRST_CATEGORY:
            each = worth[CITY_OF[building]]
            objects += SINGLES[TYPE_OF[building]]  # CAR-STY-3, CAR-SCI-3: one of its kind per building
        else:
            each = worth[space - FIRST_CITY]  # CAR-XCAT-2, CAR-XCAT-3: the cities do not matter, and no objects
        vp += COST_OF[building] * each[0]
        coins += COST_OF[building] * each[1]
    if objects:
        objects = lesser(objects, state.supply)  # CAR-SCO-4, CAR-RUL-11: as far as the supply goes
    return vp, coins, objects


def score(box: CarraraBox, state: CarraraState, seat: int, move: Score, chance: Chance, tell: Teller) -> None:
    """CAR-SCO-5, CAR-STY-4, CAR-SCI-4, CAR-XCAT-4: gain, all at once (CAR-RUL-13), and a marker on the space."""
    vp, coins, objects = gain(box, state, seat, move.space)
    state.scorings[seat] += ((move.space, vp),)
    state.marks[seat] |= 1 << move.space
    state.coins[seat] += coins
    state.supply -= objects
    state.objects[seat] += objects
    state.phase = AFTER
    if tell.heard:
        tell.made(SpaceScored.of(seat, move.space, vp, coins, objects))
