"""The rooms of the house, found by name and opened only when somebody enters."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from loggia.kernel import AnyGame, wrong_setup

ROOMS = ("carrara", "lucca", "genoa", "vecchio")
"""The games that are offered, in the order of the lobby."""

EXAMPLES = ("palio",)
"""Playable, but not offered: the example of docs/adding-a-game.md."""


def names() -> tuple[str, ...]:
    """The names of the games that are offered and installed."""
    return tuple(name for name in ROOMS if find_spec(f"loggia.games.{name}") is not None)


@cache
def game(name: str) -> AnyGame:
    """The game of that name, or `WrongSetup`.

    >>> game("palio").name
    'palio'
    """
    if name not in names() and name not in EXAMPLES:
        raise wrong_setup("setup-game-unknown", given=name, allowed=", ".join(names()))
    found: AnyGame = import_module(f"loggia.games.{name}").GAME
    return found
