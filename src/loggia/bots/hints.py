"""Hints: a bot's best ideas for a person, with the reason in words."""

from __future__ import annotations

from dataclasses import replace

from loggia.bots.bot import Bot, Budget, Idea, Stop, Thoughts
from loggia.kernel import Chance, Move, Phrase, Sight, phrase

UNITS = {"genoa": "bots-ducats"}
"""Games whose score is not called points."""


def points(amount: float, game: str = "") -> Phrase:
    """An amount with its sign and one decimal, as a phrase: every language writes its own decimal mark.

    >>> points(-2.34).plain()
    {'say': 'bots-points', 'with': {'sign': '−', 'whole': 2, 'tenth': 3}}
    """
    tenths = round(abs(amount) * 10)
    sign = "−" if amount < 0 and tenths else "+"
    return phrase(UNITS.get(game, "bots-points"), sign=sign, whole=tenths // 10, tenth=tenths % 10)


def advise(sight: Sight, bot: Bot, budget: Budget, chance: Chance, stop: Stop | None = None, most: int = 3) -> Thoughts:
    """The bot's thoughts for the seat, its best few ideas each with `why`: what it is worth and what it does."""
    thoughts = bot.think(sight, budget, chance, stop)
    effects = {face.move: face.effect for face in sight.faces}
    ideas = tuple(replace(idea, why=_why(idea, sight.game.name, effects)) for idea in thoughts.ideas[:most])
    return replace(thoughts, ideas=ideas)


def _why(idea: Idea, game: str, effects: dict[Move, Phrase | None]) -> Phrase:
    gain, effect = points(idea.gain, game), effects.get(idea.move)
    if effect is None:
        return phrase("bots-why", gain=gain)
    return phrase("bots-why-effect", gain=gain, effect=effect)
