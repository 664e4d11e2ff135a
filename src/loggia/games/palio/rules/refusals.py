"""Why something may not be done. Decided independently of `choices`; the laws hold the two together."""

from __future__ import annotations

from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import NotAllowed, not_allowed


def refusal(state: PalioState, seat: int, move: Enter) -> NotAllowed | None:
    """PAL-ENTER-3: every horse runs once."""
    if move.horse not in state.hands[seat]:
        return not_allowed("PAL-ENTER-3", "palio-refused-horse", horse=move.horse)
    return None
