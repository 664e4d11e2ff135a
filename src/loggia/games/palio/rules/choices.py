"""What may be done."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import Box
from loggia.games.palio.rules.state import PalioState


def choices(box: Box, state: PalioState, seat: int) -> Sequence[Enter]:
    """PAL-ENTER-3: any horse still in the stable."""
    return [box.moves[horse - 1] for horse in state.hands[seat]]
