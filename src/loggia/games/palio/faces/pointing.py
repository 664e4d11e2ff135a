"""The pieces that name a move."""

from __future__ import annotations

from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.state import PalioState


def ids(state: PalioState, seat: int, move: Enter) -> tuple[str, ...]:
    """The horse to point at."""
    return (f"horse:{move.horse}",)
