"""What a front end asks before a move is made: why a piece is dim, and whether a choice could be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.kernel.chance import Chance
from loggia.kernel.match import Match
from loggia.kernel.move import Move
from loggia.kernel.refusal import NotAllowed, NotAMove


def why_not(match: Match, seat: int, ids: Sequence[str]) -> NotAllowed | None:
    """Why no choice of the seat goes with these pieces, by the rule that refuses what was most likely meant."""
    game = match.game
    for meant in game.faces.meant(match.state, seat, ids):
        if isinstance(meant, NotAllowed):
            return meant
        try:
            why = match.refusal(seat, game.faces.read(match.state, meant))
        except NotAMove:
            continue
        if why is not None:
            return why
    return None


def is_final(match: Match, seat: int, given: Move | str) -> bool:
    """Whether a legal move could not be freely taken back: it leaves something to chance or lays it open, or it is
    another's turn after it. Tried in a world that the seat imagines, so that the answer tells nothing hidden."""
    trial = match.imagine(seat, Chance(f"final {len(match.moves)}"))
    spent = trial.spent_chance
    told = trial.play(seat, given)
    if trial.spent_chance != spent or any(t.event.reveals for t in told):
        return True
    return bool(trial.awaited) and seat not in trial.awaited
