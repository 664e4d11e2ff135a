"""What towns and tiles bring."""

from __future__ import annotations

from loggia.games.vecchio.rules.pieces import GOODS

Gains = tuple[tuple[int, int], ...]
"""Goods with their amounts: `((FLORIN, 5),)`."""


def gains(amounts: dict[str, int]) -> Gains:
    """The goods among some amounts of a data row."""
    return tuple((GOODS.index(key), amount) for key, amount in amounts.items() if key in GOODS)


class ProvinceTile:
    """A kind of Province tile with its effect."""

    def __init__(self, number: int, name: str, region: int, copies: int, effect: str, amounts: dict[str, int]) -> None:
        self.number = number
        self.name = name
        self.region = region
        self.copies = copies
        self.effect = effect
        self.amounts = amounts
        self.gains = gains(amounts) if effect in {"gain", "buy"} else ()
        self.free_followers = amounts.get("follower_any", 0) if effect in {"gain", "buy"} else 0
        self.price = amounts.get("pay_florin", 0)
        self.in_takeover = effect in {"takeover_free", "takeover_any_colour"}


class TownYield:
    """VEC-MAP-2: what a town action brings; VEC-CC-1, VEC-RUL-16: face-up City council tiles add to this alone."""

    def __init__(self, base: Gains, bonuses: tuple[tuple[int, Gains], ...], price: int = 0) -> None:
        self.base = base
        self.bonuses = bonuses
        self.price = price

    def all(self, council: tuple[int, ...]) -> Gains:
        """Everything gained by an owner of those face-up tiles: all of them apply, each once (VEC-RUL-17)."""
        gained = self.base
        if council:
            for tile, more in self.bonuses:
                if tile in council:
                    gained += more
        return gained


class RevealBonus:
    """VEC-CC-2: what a City council tile brings once, when it is turned face-up."""

    def __init__(self, amounts: dict[str, int]) -> None:
        self.goods = gains(amounts)
        self.followers = amounts.get("follower_any", 0)
        self.placements = amounts.get("place_roll", 0)
