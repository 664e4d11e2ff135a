"""The objectives: how far a seat has come, one function maker per kind (CAR-ANN-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loggia.games.carrara.rules.cards.buildings import city_counts, total_cost
from loggia.games.carrara.rules.cards.kinds import Measure
from loggia.games.carrara.rules.cards.objects import distinct_groups, identical_groups, pairs_with_quadruplets
from loggia.games.carrara.rules.pieces import CATEGORIES, CATEGORY_OF, CITY_SPACES, COST_OF, COSTS
from loggia.games.carrara.rules.pieces.packs import counts, total
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel.datafile import Entry

# Loops instead of `sum`: these are asked for twice a turn.


def _costing(buildings: tuple[int, ...], least: int) -> int:
    """How many buildings cost at least that."""
    found = 0
    for building in buildings:
        if COST_OF[building] >= least:
            found += 1
    return found


def _of_category(buildings: tuple[int, ...], category: int) -> int:
    """How many buildings are of that category."""
    found = 0
    for building in buildings:
        if CATEGORY_OF[building] == category:
            found += 1
    return found


def _count_scorings(data: Entry) -> Measure:
    """CAR-TOP-1, CAR-RUL-31: Scoring actions of all three sorts."""
    return lambda state, seat: len(state.scorings[seat])


def _count_great_works(data: Entry) -> Measure:
    """CAR-TOP-2, CAR-RUL-33: buildings of cost 5 or 8 that stand now."""
    return lambda state, seat: _costing(state.buildings[seat], COSTS[-2])


def _count_cities_scored(data: Entry) -> Measure:
    """CAR-TOP-3: cities of the game board with the own marker."""
    return lambda state, seat: (state.marks[seat] & CITY_SPACES).bit_count()


def _count_buildings(data: Entry) -> Measure:
    """CAR-TOP-4."""
    return lambda state, seat: len(state.buildings[seat])


def _count_coins(data: Entry) -> Measure:
    """CAR-TOP-5."""
    return lambda state, seat: state.coins[seat]


def _count_vp(data: Entry) -> Measure:
    """CAR-TOP-6, CAR-RUL-38: VP on the track, without the reward for announcing."""
    return lambda state, seat: state.track(seat, 0)


def _count_objects(data: Entry) -> Measure:
    """CAR-OBJ-1."""
    return lambda state, seat: total(state.objects[seat])


def _count_identical_groups(data: Entry) -> Measure:
    size = data["size"].number(1, 6)
    return lambda state, seat: identical_groups(state.objects[seat], size)


def _count_pairs_with_quadruplets(data: Entry) -> Measure:
    return lambda state, seat: pairs_with_quadruplets(state.objects[seat])


def _count_distinct(data: Entry) -> Measure:
    """CAR-OBJ-6: different kinds of objects."""
    return lambda state, seat: sum([many > 0 for many in counts(state.objects[seat])])


def _count_distinct_groups(data: Entry) -> Measure:
    size = data["size"].number(1, 6)
    return lambda state, seat: distinct_groups(state.objects[seat], size)


def _count_cost(data: Entry) -> Measure:
    return lambda state, seat: total_cost(state.buildings[seat])


def _count_cities_with(data: Entry) -> Measure:
    """CAR-BDG-2, CAR-BDG-3, CAR-BDG-4, CAR-BDG-8: cities with enough buildings."""
    least = data["buildings"].number(1, 30)
    return lambda state, seat: sum([many >= least for many in city_counts(state.buildings[seat])])


def _count_eights(data: Entry) -> Measure:
    """CAR-BDG-5."""
    return lambda state, seat: _costing(state.buildings[seat], COSTS[-1])


def _count_category(data: Entry) -> Measure:
    """CAR-BDG-6, CAR-BDG-7."""
    category = CATEGORIES.index(data["category"].word(CATEGORIES))
    return lambda state, seat: _of_category(state.buildings[seat], category)


def _count_category_pairs(data: Entry) -> Measure:
    """CAR-BDG-9: as many City buildings as Land buildings."""

    def pairs(state: CarraraState, seat: int) -> int:
        rural = _of_category(state.buildings[seat], 1)
        return min(rural, len(state.buildings[seat]) - rural)

    return pairs


MEASURES: Final[dict[str, Callable[[Entry], Measure]]] = {
    "scorings": _count_scorings,
    "buildings_cost_5_or_8": _count_great_works,
    "cities_scored": _count_cities_scored,
    "buildings": _count_buildings,
    "coins": _count_coins,
    "vp": _count_vp,
    "objects": _count_objects,
    "identical_groups": _count_identical_groups,
    "pair_plus_quad": _count_pairs_with_quadruplets,
    "distinct_types": _count_distinct,
    "distinct_groups": _count_distinct_groups,
    "total_cost": _count_cost,
    "cities_with": _count_cities_with,
    "buildings_cost_8": _count_eights,
    "category_count": _count_category,
    "category_pairs": _count_category_pairs,
}
HIDDEN_MEASURES: Final = frozenset(
    {"coins", "objects", "identical_groups", "pair_plus_quad", "distinct_types", "distinct_groups"}
)
"""CAR-HID-1: the kinds that count coins or objects."""
