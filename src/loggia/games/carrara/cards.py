"""The cards: what each objective measures and what each card pays in the final scoring.

One small function per kind of card; the figures come from the data file. The three base objectives are the cards
number 1 of their decks (CAR-XSET-3), so the base game uses the same functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final, TypeAlias

from loggia.games.carrara.card_texts import card_text
from loggia.games.carrara.packs import counts, total
from loggia.games.carrara.pieces import CATEGORIES, CATEGORY_OF, CITIES, CITY_OF, CITY_SPACES, COST_OF, COSTS
from loggia.games.carrara.state import CarraraState
from loggia.kernel import Phrase
from loggia.kernel.datafile import Entry

Measure: TypeAlias = Callable[[CarraraState, int], int]
"""How far a seat has come with an objective."""
ObjectScore: TypeAlias = Callable[[int], int]
"""VP for a pack of objects."""
BuildingScore: TypeAlias = Callable[[tuple[int, ...]], int]
"""VP for a player's buildings."""


@dataclass(frozen=True)
class Objective:
    """CAR-ANN-1: what is measured, and the least that is needed, by number of seats."""

    measure: Measure
    need: tuple[int, ...]
    hidden: bool
    """CAR-HID-1: whether it counts what lies behind the screen, so that only the player himself can see it."""
    texts: tuple[Phrase, ...]
    """What it asks for in words, by number of seats."""


@dataclass(frozen=True)
class Card:
    """A card of one of the four decks."""

    id: str
    number: int
    reconstructed: bool


@dataclass(frozen=True)
class TopCard(Card):
    """A brown card: an objective only; top-6 also changes what coins are worth."""

    objective: Objective
    coins_per_vp: int
    scoring: Phrase | None

    def text(self, seats: int) -> Phrase:
        """What the card says to so many players."""
        return card_text(self.objective.texts[seats], self.scoring)


@dataclass(frozen=True)
class ObjectCard(Card):
    """A purple card."""

    objective: Objective
    score: ObjectScore
    scoring: Phrase

    def text(self, seats: int) -> Phrase:
        """What the card says to so many players."""
        return card_text(self.objective.texts[seats], self.scoring)


@dataclass(frozen=True)
class BuildingCard(Card):
    """A gray card."""

    objective: Objective
    score: BuildingScore
    scoring: Phrase

    def text(self, seats: int) -> Phrase:
        """What the card says to so many players."""
        return card_text(self.objective.texts[seats], self.scoring)


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
    return sum([COST_OF[building] for building in buildings])


def identical_groups(objects: int, size: int) -> int:
    """CAR-OBJ-2, CAR-OBJ-3, CAR-OBJ-4: how many groups of so many identical objects."""
    return sum([many // size for many in counts(objects)])


def pairs_with_quadruplets(objects: int) -> int:
    """CAR-OBJ-5: how many combinations of four identical and two identical objects, disjoint.

    A quadruplet uses up two pairs, so every combination costs three of the pairs that could be made.
    """
    return min(identical_groups(objects, 4), identical_groups(objects, 2) // 3)


def distinct_groups(objects: int, size: int) -> int:
    """CAR-OBJ-7: how many disjoint sets of so many different objects."""
    have = counts(objects)
    groups = 0
    while sum([min(many, groups + 1) for many in have]) >= size * (groups + 1):
        groups += 1
    return groups


@lru_cache(maxsize=4096)
def best_product(have: tuple[int, ...], groups: int, least: int, most: int) -> int:
    """CAR-OBJ-8, CAR-RUL-24: the largest product of group sizes plus one point per unused object."""
    best = sum(have)
    for sizes in _splits(have, groups, least, most):
        best = max(best, prod(sizes) + sum(have) - sum(sizes))
    return best


def _splits(have: tuple[int, ...], groups: int, least: int, most: int) -> set[tuple[int, ...]]:
    """The sizes of up to so many disjoint groups of identical objects; one kind may supply several."""
    found: set[tuple[int, ...]] = set()
    if groups == 0:
        return found
    for kind, many in enumerate(have):
        for size in range(least, min(many, most) + 1):
            rest = (*have[:kind], many - size, *have[kind + 1 :])
            found.add((size,))
            found.update(tuple(sorted((size, *more))) for more in _splits(rest, groups - 1, least, most))
    return found


# --- objectives: one maker per kind -----------------------------------------------------------------------------------


def _count_scorings(data: Entry) -> Measure:
    """CAR-TOP-1, CAR-RUL-31: Scoring actions of all three sorts."""
    return lambda state, seat: len(state.scorings[seat])


def _count_great_works(data: Entry) -> Measure:
    """CAR-TOP-2, CAR-RUL-33: buildings of cost 5 or 8 that stand now."""
    return lambda state, seat: sum([COST_OF[b] >= COSTS[-2] for b in state.buildings[seat]])


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
    return lambda state, seat: sum([COST_OF[b] == COSTS[-1] for b in state.buildings[seat]])


def _count_category(data: Entry) -> Measure:
    """CAR-BDG-6, CAR-BDG-7."""
    category = CATEGORIES.index(data["category"].word(CATEGORIES))
    return lambda state, seat: sum([CATEGORY_OF[b] == category for b in state.buildings[seat]])


def _count_category_pairs(data: Entry) -> Measure:
    """CAR-BDG-9: as many City buildings as Land buildings."""

    def pairs(state: CarraraState, seat: int) -> int:
        rural = sum([CATEGORY_OF[b] for b in state.buildings[seat]])
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


# --- final scoring of objects: one maker per kind ---------------------------------------------------------------------


def _per_object(data: Entry) -> ObjectScore:
    """CAR-OBJ-1, CAR-FIN-1."""
    vp = data["vp"].number(0, 99)
    return lambda objects: vp * total(objects)


def _per_identical_group(data: Entry) -> ObjectScore:
    """CAR-OBJ-2, CAR-OBJ-3, CAR-XFIN-1: so much per group, and the objects left over."""
    size, vp, rest = data["size"].number(1, 6), data["vp"].number(0, 99), data["leftover_vp"].number(0, 99)

    def score(objects: int) -> int:
        groups = identical_groups(objects, size)
        return vp * groups + rest * (total(objects) - size * groups)

    return score


def _by_size(data: Entry) -> ObjectScore:
    """CAR-OBJ-4: every kind by its number."""
    table = _table(data["table"])
    return lambda objects: sum(table[many] for many in counts(objects))


def _per_pair_with_quadruplet(data: Entry) -> ObjectScore:
    """CAR-OBJ-5."""
    vp, rest = data["vp"].number(0, 99), data["leftover_vp"].number(0, 99)

    def score(objects: int) -> int:
        found = pairs_with_quadruplets(objects)
        return vp * found + rest * (total(objects) - 6 * found)

    return score


def _by_distinct_sets(data: Entry) -> ObjectScore:
    """CAR-OBJ-6: sets of different objects, largest first; set k holds every kind with at least k objects."""
    table = _table(data["table"])

    def score(objects: int) -> int:
        have = counts(objects)
        return sum(table[sum(many >= k for many in have)] for k in range(1, max(have) + 1))

    return score


def _per_distinct_group(data: Entry) -> ObjectScore:
    """CAR-OBJ-7."""
    size, vp, rest = data["size"].number(1, 6), data["vp"].number(0, 99), data["leftover_vp"].number(0, 99)

    def score(objects: int) -> int:
        groups = distinct_groups(objects, size)
        return vp * groups + rest * (total(objects) - size * groups)

    return score


def _by_product_of_groups(data: Entry) -> ObjectScore:
    """CAR-OBJ-8, CAR-RUL-25: the program takes the best split."""
    groups, least, most = (data[key].number(1, 6) for key in ("max_groups", "min_size", "max_size"))
    data["leftover_vp"].number(1, 1)
    return lambda objects: best_product(tuple(sorted(counts(objects))), groups, least, most)


def _table(data: Entry) -> tuple[int, ...]:
    return (0, *(data[str(many)].number(0, 99) for many in range(1, 7)))


OBJECT_SCORES: Final[dict[str, Callable[[Entry], ObjectScore]]] = {
    "per_object": _per_object,
    "identical_groups": _per_identical_group,
    "size_table": _by_size,
    "pair_plus_quad": _per_pair_with_quadruplet,
    "distinct_sets_table": _by_distinct_sets,
    "distinct_groups": _per_distinct_group,
    "product_of_groups": _by_product_of_groups,
}


# --- final scoring of buildings: one maker per kind -------------------------------------------------------------------


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


def by_city(data: Entry) -> tuple[int, ...]:
    """A figure for each city."""
    return tuple(data[city].number(0, 99) for city in CITIES)


BUILDING_SCORES: Final[dict[str, Callable[[Entry], BuildingScore]]] = {
    "total_cost": _per_cost,
    "per_lot_in_city": _per_lot_in_city,
    "per_cost_8_in_city": _per_eight_in_city,
    "per_building_of_category": _per_building_of_category,
    "product_of_city_counts": _product_of_cities,
    "category_pairs_cost": _pairs_of_categories,
}
