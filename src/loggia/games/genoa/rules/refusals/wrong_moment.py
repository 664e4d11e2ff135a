"""Refusals that several chapters share."""

from __future__ import annotations

from loggia.games.genoa.rules.state import PHASES, GenoaState
from loggia.kernel import NotAllowed, not_allowed, phrase


def not_now(rule: str, state: GenoaState) -> NotAllowed:
    """A move that belongs to another moment of the turn: says what is going on now."""
    return not_allowed(rule, "genoa-refused-window", now=phrase(f"genoa-now-{PHASES[state.phase]}"))
