"""The base class of every game's state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self


class State(ABC):
    """Everything on the table, and nothing else: plain ints, strings, lists, tuples, dicts and bytes in slots."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""
