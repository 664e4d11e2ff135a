"""Moves and states: the values that a match is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Move:
    """A decision. A game has one small frozen dataclass per verb.

    Moves are values: equal when their fields are equal, hashable, never changed. A game that lists many of
    them keeps the objects in tables and hands out the same ones again. Those that search meets most often say their own
    `__hash__`: mypyc leaves the one that a dataclass makes to the interpreter.
    """

    def text(self) -> str:
        """The short notation that people read and write, the same everywhere: `take II green blue`."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[type[Move], tuple[object, ...]]:
        """A pickle makes the move again from its fields: the same one for plain and compiled classes."""
        return type(self), tuple([getattr(self, field.name) for field in fields(self)])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(ABC):
    """Everything on the table, and nothing else: plain ints, strings, lists, tuples, dicts and bytes in slots.

    States are pickled (snapshots, bot workers). mypyc makes that possible with `serializable`, and calls a class's own
    `__init__` then only if the class itself allows interpreted subclasses: each state class has to say both.
    """

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""

    def __getstate__(self) -> dict[str, object]:
        """All attributes by name: the same pickle for plain and compiled classes, and for a plain game on this class
        compiled (mypyc's own would leave out what a plain class adds)."""
        return {name: getattr(self, name) for name in attributes(self) if hasattr(self, name)}

    def __setstate__(self, values: dict[str, object]) -> None:
        for name, value in values.items():
            setattr(self, name, value)


def attributes(value: object) -> list[str]:
    """The names of an object's attributes, in the order of its classes; a compiled class keeps them in its own way."""
    names: list[str] = []
    for kind in type(value).__mro__:
        own: tuple[str, ...] = kind.__dict__.get("__mypyc_attrs__", ()) or kind.__dict__.get("__slots__", ())
        names += own
    names += getattr(value, "__dict__", ())
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]
