"""What each seat did with what: its moves by their first word and by the named things in them (tiles, cities, cards).

The things are the phrases that a game describes its moves with, so that they have words in every language. Amounts are
left out: what was paid is told by the moves' kinds and by the points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from loggia.kernel import Match, Phrase, Said, Seat

DESCRIBED = 5_000
"""In so many matches of a run, the first ones: describing moves takes longer than random play."""

Deed = tuple[str, Phrase]
"""The first word of a move, and a thing in it."""
AMOUNTS = frozenset({"count", "amount"})


def deeds(match: Match, seed: str) -> tuple[dict[Deed, int], ...]:
    """By seat: how often it did what with what in a finished match of that seed."""
    found: list[dict[Deed, int]] = [{} for _ in range(match.seats)]
    game = match.game
    twin = game.new(match.seats, match.options, seed)
    for seat, move in match.moves:
        verb = move.text().partition(" ")[0]
        for thing in set(things(game.faces.describe(twin.state, seat, move))):
            found[seat][verb, thing] = found[seat].get((verb, thing), 0) + 1
        twin.advance(seat, move)
    return tuple(found)


def things(told: Phrase) -> Iterator[Phrase]:
    """What a move's description names; not the way in which its sentence needs it ("to the", "of the").

    >>> said = Phrase("do", (("tile", Phrase("tile", (("cost", 1),))), ("to", Phrase("place.the"))))
    >>> [thing.id for thing in things(said)]
    ['tile', 'place']
    """
    for _, value in told.args:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Phrase) and not any(name in AMOUNTS for name, _ in one.args):
                yield Phrase(one.id.partition(".")[0], one.args)


def plain_deeds(found: dict[Deed, int]) -> list[Any]:
    """As JSON data, short: there are many in a run."""
    return [[verb, _plain(thing), count] for (verb, thing), count in found.items()]


def read_deeds(plain: list[Any]) -> dict[Deed, int]:
    """What `plain_deeds` turned into JSON data.

    >>> found = {("build", Phrase("tile", (("type", Phrase("porta")), ("cost", 1)))): 2}
    >>> read_deeds(plain_deeds(found)) == found
    True
    """
    return {(verb, _read(thing)): count for verb, thing, count in plain}


def _plain(said: Said) -> Any:
    if isinstance(said, Phrase):
        return [said.id, *(one for name, value in said.args for one in (name, _plain(value)))]
    if isinstance(said, Seat):
        return {"seat": said.number}
    return {"list": [_plain(one) for one in said]} if isinstance(said, tuple) else said


def _read(plain: Any) -> Any:
    if isinstance(plain, list):
        values = iter(plain[1:])
        return Phrase(plain[0], tuple((name, _read(next(values))) for name in values))
    if isinstance(plain, dict):
        return Seat(plain["seat"]) if "seat" in plain else tuple(_read(one) for one in plain["list"])
    return plain


def thing_in_words(thing: Phrase, say: Callable[[Phrase], str]) -> str:
    """A thing's name, in the first of its forms that has words."""
    for form in ("", ".the", ".one", ".at"):
        try:
            return say(Phrase(thing.id + form, thing.args))
        except LookupError:
            continue
    return thing.id
