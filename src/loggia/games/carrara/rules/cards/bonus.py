"""The Bonus Points cards: final scoring only, VP and coins (CAR-XFIN-3).

To *value* a building is its cost times the value of its city for its owner, Upgrade tiles included, in VP and coins:
no object, no marker, no least number of buildings (CAR-RUL-27).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from loggia.games.carrara.rules.cards.buildings import by_city
from loggia.games.carrara.rules.cards.kinds import BonusScore, Gain, Values
from loggia.games.carrara.rules.pieces import CITIES, CITY_OF, COST_OF, TYPE_OF, TYPES
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel.datafile import Entry


def valued(values: Values, state: CarraraState, seat: int, buildings: Iterable[int]) -> Gain:
    """The VP and coins for valuing these buildings of a seat (CAR-XUPG-3)."""
    worth = values[state.upgraded[seat]]
    vp = coins = 0
    for building in buildings:
        of_city = worth[CITY_OF[building]]
        vp += COST_OF[building] * of_city[0]
        coins += COST_OF[building] * of_city[1]
    return vp, coins


def _cities_of_choice(data: Entry) -> BonusScore:
    """CAR-BON-2."""
    return _best_of(data["count"].number(1, len(CITIES)), len(CITIES), CITY_OF)


def _types_of_choice(data: Entry) -> BonusScore:
    """CAR-BON-6."""
    return _best_of(data["count"].number(1, len(TYPES)), len(TYPES), TYPE_OF)


def _best_of(count: int, groups: int, group_of: tuple[int, ...]) -> BonusScore:
    """CAR-RUL-28: the choice with the highest total, converted coins included; among equals the first."""

    def score(values: Values, state: CarraraState, seat: int, coins_per_vp: int) -> Gain:
        own = state.buildings[seat]
        gains = [valued(values, state, seat, [b for b in own if group_of[b] == group]) for group in range(groups)]
        choices = [
            (sum(gains[group][0] for group in chosen), sum(gains[group][1] for group in chosen))
            for chosen in combinations(range(groups), count)
        ]
        return max(choices, key=lambda gain: gain[0] + (state.coins[seat] + gain[1]) // coins_per_vp)

    return score


def _fixed_cities(data: Entry) -> BonusScore:
    """CAR-BON-3, CAR-BON-4, CAR-BON-5, CAR-RUL-29."""
    chosen = {CITIES.index(entry.word(CITIES)) for entry in data["cities"].entries()}

    def score(values: Values, state: CarraraState, seat: int, coins_per_vp: int) -> Gain:
        return valued(values, state, seat, [b for b in state.buildings[seat] if CITY_OF[b] in chosen])

    return score


def _smallest_of_each_type(data: Entry) -> BonusScore:
    """CAR-BON-7."""

    def score(values: Values, state: CarraraState, seat: int, coins_per_vp: int) -> Gain:
        smallest: dict[int, int] = {}
        for building in state.buildings[seat]:
            kind = TYPE_OF[building]
            if kind not in smallest or COST_OF[building] < COST_OF[smallest[kind]]:
                smallest[kind] = building
        return valued(values, state, seat, smallest.values())

    return score


def _leaders_of_regions(data: Entry) -> BonusScore:
    """CAR-BON-8."""
    vp = data["vp"].number(0, 99)
    regions = [tuple(CITIES.index(city.word(CITIES)) for city in group.entries()) for group in data["groups"].entries()]

    def score(values: Values, state: CarraraState, seat: int, coins_per_vp: int) -> Gain:
        return sum(vp for region in regions if _leads(state, seat, region)), 0

    return score


def _leaders_of_cities(data: Entry) -> BonusScore:
    """CAR-BON-9."""
    vp = by_city(data["vp"])

    def score(values: Values, state: CarraraState, seat: int, coins_per_vp: int) -> Gain:
        return sum(vp[city] for city in range(len(CITIES)) if _leads(state, seat, (city,))), 0

    return score


def _leads(state: CarraraState, seat: int, cities: tuple[int, ...]) -> bool:
    """CAR-RUL-30: whether no total cost there is higher; all tied leaders lead, but not with nothing."""
    totals = [sum(COST_OF[b] for b in own if CITY_OF[b] in cities) for own in state.buildings]
    return totals[seat] == max(totals) > 0


BONUS_SCORES: Final[dict[str, Callable[[Entry], BonusScore]]] = {
    "value_cities_choice": _cities_of_choice,
    "value_cities_fixed": _fixed_cities,
    "value_types_choice": _types_of_choice,
    "value_smallest_of_each_type": _smallest_of_each_type,
    "majority_groups": _leaders_of_regions,
    "majority_cities": _leaders_of_cities,
}
