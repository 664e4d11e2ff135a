"""The names of things as phrases, for sentences. Ids never appear in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from loggia.games.vecchio.rules.pieces import GOODS, REGIONS
from loggia.kernel import Phrase, Said, phrase

if TYPE_CHECKING:
    from loggia.games.vecchio.rules.box import VecchioBox

KNOWN_TOWNS = frozenset(
    {
        "florence",
        "pistoia",
        "vernio",
        "prato",
        "carmignano",
        "sesto",
        "borgo_san_lorenzo",
        "vicchio",
        "san_godenzo",
        "dicomano",
        "ponte_a_sieve",
        "empoli",
        "san_miniato",
        "castel_fiorentino",
        "volterra",
        "poggibonsi",
        "colle",
        "mensano",
        "sovicille",
        "siena",
        "radda",
        "montevarchi",
    }
)
"""The towns that the language files name; any other town of an owner's map is called by its id, spelt as a name."""

PATTERN = ("vecchio-price-same", "vecchio-price-other", "vecchio-price-third")
"""The words for Followers of one colour, of another and of the third, where a region leaves the colours free."""

_SMALL = {"a", "al", "di", "da", "del", "della", "in", "val"}


@cache
def town(name: str) -> Said:
    """A town's name: `Castel Fiorentino`."""
    if name in KNOWN_TOWNS:
        return phrase(f"vecchio-town-{name.replace('_', '-')}")
    return " ".join(word if word in _SMALL else word.capitalize() for word in name.split("_"))


@cache
def tile(name: str) -> Phrase:
    """A tile's name."""
    return phrase(f"vecchio-tile-{name.lower()}")


@cache
def track(name: str) -> Phrase:
    """A track's name: `Duchy of Milan`."""
    return phrase(f"vecchio-track-{name}")


@cache
def colour(name: str) -> Phrase:
    """A colour's name."""
    return phrase(f"vecchio-colour-{name}")


@cache
def some(good: str, count: int) -> Phrase:
    """Some of a good: `2 Scrolls`."""
    return phrase(f"vecchio-some-{good}", count=count)


def goods(amounts: Iterable[tuple[int, int]]) -> Said:
    """Several goods: `2 Abbots, 2 Florins`; equal ones are added up."""
    total = [0] * len(GOODS)
    for good, count in amounts:
        total[good] += count
    said = tuple(some(GOODS[good], count) for good, count in enumerate(total) if count)
    return said or phrase("vecchio-nothing")


def towns(names: Iterable[str]) -> Said:
    """Several towns."""
    return tuple(town(name) for name in names)


def two_towns(names: tuple[str, str]) -> Said:
    """Where two family members go; the same town is said once."""
    first, second = names
    return phrase("vecchio-both-in", town=town(first)) if first == second else towns(names)


def tiles(names: Iterable[str]) -> Said:
    """Several tiles."""
    return tuple(tile(name) for name in names) or phrase("vecchio-nothing")


def followers(names: Iterable[str]) -> Said:
    """Several Followers: `2 Assassins, 1 Abbot`."""
    return goods((GOODS.index(name), 1) for name in names)


def follower_price(box: VecchioBox, region: int) -> tuple[Said, ...]:
    """VEC-TRACK-2: what a region asks for in Followers: `1 Knight, 1 Abbot`, or numbers in colours that differ."""
    row = box.sheet.tracks[region]
    if row.pattern:
        return tuple(phrase(message, count=count) for message, count in zip(PATTERN, row.pattern, strict=False))
    return tuple(some(follower, count) for follower, count in row.followers.items())


def region_price(box: VecchioBox, region: int, florins: int) -> tuple[Said, ...]:
    """What entering a region costs without tiles: Followers, and the Florins of the space if there are any."""
    price = follower_price(box, region)
    return (*price, some("florin", florins)) if florins else price


def region(number: int) -> Phrase:
    """A region's name."""
    return track(REGIONS[number])
