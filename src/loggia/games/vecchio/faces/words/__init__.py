"""What is said about a decision, about a move and about a tile. The words themselves are in `text/`."""

from __future__ import annotations

from loggia.games.vecchio.faces.words.effects import effect
from loggia.games.vecchio.faces.words.moves import describe, opening
from loggia.games.vecchio.faces.words.prompts import prompt, stance

__all__ = ["describe", "effect", "opening", "prompt", "stance"]
