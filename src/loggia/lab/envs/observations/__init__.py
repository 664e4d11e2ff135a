"""Observations: what a seat sees, as a fixed number of 16-bit integers.

Each game has one module with its `fields`: a field is defined by what it takes from the seat's view. Making a view is
slow, so that the module has an encoder, too, which reads the same figures from the state; tests hold the two equal at
every position. Seats are counted from the viewer on: the viewer is 1, its left neighbour 2; 0 is nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from loggia.kernel import AnyGame, wrong_setup
from loggia.lab.envs.observations.fields import Field

Memory = dict[Any, Any]
"""What an encoder keeps of one match, to encode only what has changed; empty at first. It may be thrown away."""

Encoder = Callable[[Any, int, Memory], bytes]
"""A state and a seat: the observation as bytes, two for each figure."""

GAMES = ("palio", "carrara", "lucca", "genoa", "vecchio")
"""The games that have observations; each has a module of its name beside this one."""


class Observations(NamedTuple):
    """The observations of one game with so many seats."""

    fields: tuple[Field, ...]
    encode: Encoder

    @property
    def size(self) -> int:
        """How many figures an observation has."""
        return sum(field.size for field in self.fields)

    def from_view(self, view: dict[str, Any]) -> list[int]:
        """The observation of whoever got this view (the `table` of what `match.view(seat)` gives, and its viewer)."""
        figures: list[int] = []
        for field in self.fields:
            part = field.of(view["table"], view["viewer"])
            if len(part) != field.size:
                raise ValueError(f"{field.name} has {len(part)} figures instead of {field.size}")
            figures += part
        return figures

    def named(self, figures: Any) -> dict[str, Any]:
        """An observation's figures by the names of their fields."""
        found, at = {}, 0
        for field in self.fields:
            found[field.name] = figures[at : at + field.size]
            at += field.size
        return found


def observations(game: AnyGame, seats: int) -> Observations:
    """The observations of that game on its box; `WrongSetup` for a game that has none."""
    if game.name not in GAMES:
        raise wrong_setup("setup-no-observations", game=game.name, allowed=", ".join(GAMES))
    module = import_module(f"loggia.lab.envs.observations.{game.name}")
    return Observations(tuple(module.fields(game.box, seats)), module.encoder(game.box, seats))
