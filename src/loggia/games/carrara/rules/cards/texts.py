"""What the cards say, with the figures of the data file: one phrase per kind of objective and of final scoring.

The functions read the same entries as those that score, so that a card never says what it does not pay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from loggia.games.carrara.rules.pieces import CITIES, COSTS, OBJECTS
from loggia.games.carrara.rules.pieces.names import and_said, city_said
from loggia.kernel import Phrase, Said, phrase
from loggia.kernel.datafile import Entry

ObjectiveText: TypeAlias = Callable[[Entry, int], Phrase]
"""From an objective's entry and the least that is needed."""
ScoringText: TypeAlias = Callable[[Entry], Phrase]
"""From a scoring's entry."""


def card_text(objective: Phrase | None, scoring: Phrase | None) -> Phrase:
    """The whole text of a card: its objective, its final scoring, or both."""
    if objective is None:
        assert scoring is not None
        return phrase("carrara-text-scoring", scoring=scoring)
    if scoring is None:
        return phrase("carrara-text-objective", objective=objective)
    return phrase("carrara-text-both", objective=objective, scoring=scoring)


def objective_text(data: Entry, need: int) -> Phrase:
    """What the objective asks for."""
    return _OBJECTIVES[data["kind"].word()](data, need)


def scoring_text(data: Entry) -> Phrase:
    """What the card pays in the final scoring."""
    return _SCORINGS[data["kind"].word()](data)


def coins_text(coins: int, usual: int) -> Phrase:
    """CAR-TOP-6: another rate for coins."""
    return phrase("carrara-scoring-coins", coins=coins, usual=usual)


def _int(data: Entry, key: str) -> int:
    value = data[key].value
    assert isinstance(value, int)
    return value


def _table(data: Entry) -> tuple[Said, ...]:
    """The VP for one object, for two and so on."""
    return tuple(_int(data, str(many)) for many in range(1, len(OBJECTS) + 1))


def _by_city(data: Entry) -> tuple[Said, ...]:
    """`Livorno 11, Pisa 9, ...`."""
    return tuple(phrase("carrara-city-figure", city=city_said(city), vp=_int(data, city)) for city in CITIES)


def _cities(data: Entry) -> Said:
    return and_said([city_said(city) for city in data.words()])


# --- objectives -------------------------------------------------------------------------------------------------------


def _needs(message: str) -> ObjectiveText:
    """Only the least that is needed."""
    return lambda data, need: phrase(message, need=need)


def _needs_figure(message: str, key: str) -> ObjectiveText:
    """The least that is needed, and one figure of the entry."""
    return lambda data, need: phrase(message, need=need, **{key: _int(data, key)})


def _great_works(data: Entry, need: int) -> Phrase:
    return phrase("carrara-objective-great-works", need=need, cost=COSTS[-2], eight=COSTS[-1])


def _category(data: Entry, need: int) -> Phrase:
    return phrase(f"carrara-objective-{data['category'].word()}", need=need)


_OBJECTIVES: Final[dict[str, ObjectiveText]] = {
    "scorings": _needs("carrara-objective-scorings"),
    "buildings_cost_5_or_8": _great_works,
    "cities_scored": _needs("carrara-objective-cities-scored"),
    "buildings": _needs("carrara-objective-buildings"),
    "coins": _needs("carrara-objective-coins"),
    "vp": _needs("carrara-objective-vp"),
    "objects": _needs("carrara-objective-objects"),
    "identical_groups": _needs_figure("carrara-objective-identical", "size"),
    "pair_plus_quad": _needs("carrara-objective-pair-and-quadruplet"),
    "distinct_types": _needs("carrara-objective-kinds"),
    "distinct_groups": _needs_figure("carrara-objective-different", "size"),
    "total_cost": _needs("carrara-objective-cost"),
    "cities_with": _needs_figure("carrara-objective-cities-with", "buildings"),
    "buildings_cost_8": lambda data, need: phrase("carrara-objective-eights", need=need, eight=COSTS[-1]),
    "category_count": _category,
    "category_pairs": _needs("carrara-objective-category-pairs"),
}

# --- final scorings ---------------------------------------------------------------------------------------------------


def _figures(message: str, *keys: str) -> ScoringText:
    """These figures of the entry; `leftover_vp` is called `leftover` in the message."""
    return lambda data: phrase(message, **{key.split("_")[0]: _int(data, key) for key in keys})


def _regions(data: Entry) -> Phrase:
    regions = tuple(phrase("carrara-region", cities=_cities(group)) for group in data["groups"].entries())
    return phrase("carrara-scoring-regions", vp=_int(data, "vp"), regions=regions)


_SCORINGS: Final[dict[str, ScoringText]] = {
    "per_object": _figures("carrara-scoring-objects", "vp"),
    "identical_groups": _figures("carrara-scoring-identical", "size", "vp", "leftover_vp"),
    "size_table": lambda data: phrase("carrara-scoring-sizes", table=_table(data["table"]), most=len(OBJECTS)),
    "pair_plus_quad": _figures("carrara-scoring-pair-and-quadruplet", "vp", "leftover_vp"),
    "distinct_sets_table": lambda data: phrase("carrara-scoring-sets", table=_table(data["table"]), most=len(OBJECTS)),
    "distinct_groups": _figures("carrara-scoring-different", "size", "vp", "leftover_vp"),
    "product_of_groups": lambda data: phrase(
        "carrara-scoring-product",
        groups=_int(data, "max_groups"),
        least=_int(data, "min_size"),
        most=_int(data, "max_size"),
        leftover=_int(data, "leftover_vp"),
    ),
    "total_cost": lambda data: phrase("carrara-scoring-cost", vp=_int(data, "vp_per_cost")),
    "per_lot_in_city": lambda data: phrase("carrara-scoring-lots", lot=_int(data, "lot"), cities=_by_city(data["vp"])),
    "per_cost_8_in_city": lambda data: phrase("carrara-scoring-eights", eight=COSTS[-1], cities=_by_city(data["vp"])),
    "per_building_of_category": lambda data: phrase(f"carrara-scoring-{data['category'].word()}", vp=_int(data, "vp")),
    "product_of_city_counts": lambda data: phrase("carrara-scoring-city-product", cities=_int(data, "max_cities")),
    "category_pairs_cost": lambda data: phrase("carrara-scoring-category-pairs"),
    "value_cities_choice": _figures("carrara-scoring-cities-of-choice", "count"),
    "value_cities_fixed": lambda data: phrase("carrara-scoring-cities", cities=_cities(data["cities"])),
    "value_types_choice": _figures("carrara-scoring-types-of-choice", "count"),
    "value_smallest_of_each_type": lambda data: phrase("carrara-scoring-smallest"),
    "majority_groups": _regions,
    "majority_cities": lambda data: phrase("carrara-scoring-leaders", cities=_by_city(data["vp"])),
}
