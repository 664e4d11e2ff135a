"""How promising each move looks at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.state import PalioState


def weigh(state: PalioState, seat: int, moves: Sequence[Enter]) -> list[float]:
    """All alike."""
    return [1.0] * len(moves)
