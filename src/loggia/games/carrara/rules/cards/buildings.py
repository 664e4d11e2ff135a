"""The final scoring of buildings, one function maker per kind of Building card (CAR-XFIN-2)."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Final

from loggia.games.carrara.rules.cards.kinds import BuildingScore
from loggia.games.carrara.rules.pieces import CATEGORIES, CATEGORY_OF, CITIES, CITY_OF, COST_OF, COSTS
from loggia.kernel.datafile import Entry

# --- counting ---------------------------------------------------------------------------------------------------------


def city_counts(buildings: tuple[int, ...]) -> list[int]:
    """How many buildings stand in each city."""
    found = [0] * len(CITIES)
    for building in buildings:
        found[CITY_OF[building]] += 1
    return found


def category_costs(buildings: tuple[int, ...], category: int) -> list[int]:
    """The costs of the buildings of a category, the dearest first."""
    return sorted((COST_OF[b] for b in buildings if CATEGORY_OF[b] == category), reverse=True)


def total_cost(buildings: tuple[int, ...]) -> int:
    """CAR-BDG-1: the total cost of the buildings."""
    cost = 0
    for building in buildings:
        cost += COST_OF[building]
    return cost


def by_city(data: Entry) -> tuple[int, ...]:
    """A figure for each city."""
    return tuple(data[city].number(0, 99) for city in CITIES)


# --- scoring ----------------------------------------------------------------------------------------------------------


def _per_cost(data: Entry) -> BuildingScore:
    """CAR-BDG-1, CAR-FIN-2."""
    vp = data["vp_per_cost"].number(0, 99)
    return lambda buildings: vp * total_cost(buildings)


def _per_lot_in_city(data: Entry) -> BuildingScore:
    """CAR-BDG-2, CAR-BDG-3, CAR-BDG-4, CAR-RUL-26: for every full lot of buildings in a city, that city's VP."""
    lot, vp = data["lot"].number(1, 30), by_city(data["vp"])
    return lambda buildings: sum(many // lot * vp[city] for city, many in enumerate(city_counts(buildings)))


def _per_eight_in_city(data: Entry) -> BuildingScore:
    """CAR-BDG-5."""
    vp = by_city(data["vp"])
    return lambda buildings: sum(vp[CITY_OF[b]] for b in buildings if COST_OF[b] == COSTS[-1])


def _per_building_of_category(data: Entry) -> BuildingScore:
    """CAR-BDG-6, CAR-BDG-7."""
    category, vp = CATEGORIES.index(data["category"].word(CATEGORIES)), data["vp"].number(0, 99)
    return lambda buildings: vp * sum(CATEGORY_OF[b] == category for b in buildings)


def _product_of_cities(data: Entry) -> BuildingScore:
    """CAR-BDG-8, CAR-RUL-26: the product over the fullest cities, empty ones left out."""
    most = data["max_cities"].number(1, len(CITIES))

    def score(buildings: tuple[int, ...]) -> int:
        fullest = sorted((many for many in city_counts(buildings) if many), reverse=True)[:most]
        return prod(fullest) if fullest else 0

    return score


def _pairs_of_categories(data: Entry) -> BuildingScore:
    """CAR-BDG-9: as many of the dearest City and Land buildings as make pairs."""

    def score(buildings: tuple[int, ...]) -> int:
        urban, rural = category_costs(buildings, 0), category_costs(buildings, 1)
        pairs = min(len(urban), len(rural))
        return sum(urban[:pairs]) + sum(rural[:pairs])

    return score


BUILDING_SCORES: Final[dict[str, Callable[[Entry], BuildingScore]]] = {
    "total_cost": _per_cost,
    "per_lot_in_city": _per_lot_in_city,
    "per_cost_8_in_city": _per_eight_in_city,
    "per_building_of_category": _per_building_of_category,
    "product_of_city_counts": _product_of_cities,
    "category_pairs_cost": _pairs_of_categories,
}
