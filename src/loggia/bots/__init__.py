"""Players that are programs. They see only what a seat sees: `docs/writing-a-bot.md` shows how to write one."""

from __future__ import annotations

from loggia.bots.bot import Bot, Budget, Idea, Stop, Thoughts
from loggia.bots.glance import Apprentice, RandomBot
from loggia.bots.hints import advise, points
from loggia.bots.searcher import Searcher
from loggia.bots.style import MASTER, MERCHANT
from loggia.kernel import wrong_setup

LEVELS = ("random", "apprentice", "merchant", "master")
"""The levels that every game offers, weakest first."""


def level(name: str) -> Bot:
    """The bot of that level, or `WrongSetup`.

    >>> level("apprentice").name
    'apprentice'
    """
    if name == "random":
        return RandomBot()
    if name == "apprentice":
        return Apprentice()
    if name == "merchant":
        return Searcher(name, MERCHANT)
    if name == "master":
        return Searcher(name, MASTER)
    raise wrong_setup("setup-bot-unknown", given=name, allowed=", ".join(LEVELS))


__all__ = ["LEVELS", "Bot", "Budget", "Idea", "Stop", "Thoughts", "advise", "level", "points"]
