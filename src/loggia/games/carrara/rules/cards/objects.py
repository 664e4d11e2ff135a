"""The final scoring of objects, one function maker per kind of Object card (CAR-XFIN-1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Final

from loggia.games.carrara.rules.cards.kinds import ObjectScore
from loggia.games.carrara.rules.pieces.packs import counts, total
from loggia.kernel.datafile import Entry

PAIR: Final = 2
QUADRUPLET: Final = 4

# --- counting ---------------------------------------------------------------------------------------------------------


def identical_groups(objects: int, size: int) -> int:
    """CAR-OBJ-2, CAR-OBJ-3, CAR-OBJ-4: how many groups of that many identical objects."""
    return sum([many // size for many in counts(objects)])


def pairs_with_quadruplets(objects: int) -> int:
    """CAR-OBJ-5: how many combinations of four identical and two identical objects, disjoint.

    A quadruplet uses up two pairs, so every combination costs three of the pairs that could be made.
    """
    return min(identical_groups(objects, QUADRUPLET), identical_groups(objects, PAIR) // 3)


def distinct_groups(objects: int, size: int) -> int:
    """CAR-OBJ-7: how many disjoint sets of that many different objects."""
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
    """The sizes of at most that many disjoint groups of identical objects; one kind may supply several."""
    found: set[tuple[int, ...]] = set()
    if groups == 0:
        return found
    for kind, many in enumerate(have):
        for size in range(least, min(many, most) + 1):
            rest = (*have[:kind], many - size, *have[kind + 1 :])
            found.add((size,))
            found.update(tuple(sorted((size, *more))) for more in _splits(rest, groups - 1, least, most))
    return found


# --- scoring ----------------------------------------------------------------------------------------------------------


def _per_object(data: Entry) -> ObjectScore:
    """CAR-OBJ-1, CAR-FIN-1."""
    vp = data["vp"].number(0, 99)
    return lambda objects: vp * total(objects)


def _per_identical_group(data: Entry) -> ObjectScore:
    """CAR-OBJ-2, CAR-OBJ-3, CAR-XFIN-1: VP per group, and for the objects left over."""
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
        return vp * found + rest * (total(objects) - (QUADRUPLET + PAIR) * found)

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
