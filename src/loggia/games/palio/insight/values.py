"""An estimate of each seat's final standing."""

from __future__ import annotations

from loggia.games.palio.rules.scoring import tally
from loggia.games.palio.rules.state import PalioState


def values(state: PalioState) -> list[float]:
    """The points won so far."""
    return [float(points) for points in tally(state)]
