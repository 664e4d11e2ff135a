"""The moves: one small frozen type per verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from loggia.kernel import Move


@dataclass(frozen=True)
class Enter(Move):
    """Enter a horse for the prize that is run for now."""

    horse: int

    def text(self) -> str:
        """`enter 3`."""
        return f"enter {self.horse}"


MOVE_TYPES: Final = (Enter,)
