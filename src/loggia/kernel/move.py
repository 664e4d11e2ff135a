"""Moves: one decision of one seat, as a typed object that knows its text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Move:
    """A decision. A game has one small frozen dataclass per verb.

    Moves are values: equal when their fields are equal, hashable, never changed. A game that lists many of
    them keeps the objects in tables and hands out the same ones again.
    """

    def text(self) -> str:
        """The short notation that people read and write, the same everywhere: `take II green blue`."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text()
