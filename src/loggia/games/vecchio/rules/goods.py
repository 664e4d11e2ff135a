"""Goods, family members and tiles change hands."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.box import Gains
from loggia.games.vecchio.rules.pieces import GOOD_KINDS, GOODS_AT
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Teller


def _amounts(pairs: Gains) -> tuple[int, ...]:
    total = [0] * GOOD_KINDS
    for good, count in pairs:
        total[good] += count
    return tuple(total)


def _gained(seat: int, pairs: Gains) -> events.Gained:
    return events.Gained(seat, _amounts(pairs))


def _spent(seat: int, pairs: Gains) -> events.Spent:
    return events.Spent(seat, _amounts(pairs))


def gain(state: VecchioState, seat: int, pairs: Gains, tell: Teller) -> None:
    """VEC-COMP-6: tokens are unlimited, so nothing gained is ever refused."""
    goods, at = state.goods, GOODS_AT[seat]
    for good, count in pairs:
        goods[at + good] += count
    if tell.heard:
        tell.made(_gained(seat, pairs))


def spend(state: VecchioState, seat: int, pairs: Gains, tell: Teller) -> None:
    """Pay goods to the general supply."""
    goods, at = state.goods, GOODS_AT[seat]
    for good, count in pairs:
        goods[at + good] -= count
    if tell.heard:
        tell.made(_spent(seat, pairs))


def with_one(towns: tuple[int, ...], town: int) -> tuple[int, ...]:
    """The towns of some family members with one more, in order."""
    return tuple(sorted((*towns, town)))


def without_one(towns: tuple[int, ...], town: int) -> tuple[int, ...]:
    """The towns of some family members with one less."""
    at = towns.index(town)
    return towns[:at] + towns[at + 1 :]
