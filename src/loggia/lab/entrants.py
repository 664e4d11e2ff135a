"""Who plays in the lab's matches: bots by their level, by a level with a budget of its own, or by their class."""

from __future__ import annotations

import sys
from importlib import import_module
from math import inf
from pathlib import Path
from traceback import extract_tb

import loggia
from loggia import bots as players
from loggia.bots import Bot, Budget
from loggia.kernel import Phrase, Refused, WrongSetup, wrong_setup


def bot_and_budget(name: str, seconds: float | None, iterations: int | None) -> tuple[Bot, Budget]:
    """The bot of that name with its budget, in processor time: other work on the machine must not cost it search."""
    level, budget = name, Budget(seconds, iterations, processor=True)
    for mark in "@#":
        if mark in name:
            level, _, amount = name.partition(mark)
            try:
                budget = Budget(float(amount), None, True) if mark == "@" else Budget(None, int(amount), True)
            except ValueError:
                raise _unknown(name) from None
            if not 0 < (budget.seconds or budget.iterations or 0) < inf:
                raise _unknown(name)
    return (_of_class(name, level) if ":" in level else players.level(level)), budget


def _of_class(name: str, written: str) -> Bot:
    """A bot of somebody's own, as `module:Class`."""
    module, _, attribute = written.partition(":")
    if not all(part.isidentifier() for part in module.split(".")):
        raise _unknown(name)
    if "" not in sys.path:
        sys.path.append("")  # a file in the current folder, which the `loggia` script does not look into by itself
    try:
        kind = getattr(import_module(module), attribute, None)
        bot: Bot | None = kind() if callable(kind) else None
    except Exception as error:  # the code of somebody else may raise anything
        if isinstance(error, ModuleNotFoundError) and error.name and f"{module}.".startswith(f"{error.name}."):
            raise _unknown(name) from None
        raise wrong_setup("setup-bot-broken", given=name, why=cause(error)) from error
    if bot is None or not callable(getattr(bot, "think", None)):
        raise _unknown(name)
    return bot


def _unknown(name: str) -> WrongSetup:
    return wrong_setup("setup-bot-unknown", given=name, allowed=", ".join((*players.LEVELS, "module:Class")))


def cause(error: Exception) -> Phrase | str:
    """Why something failed, in one line: in words where there are any, else with the place in the bot's own code."""
    if isinstance(error, Refused | WrongSetup):
        return error.why
    calls = [call for call in extract_tb(error.__traceback__) if not _is_ours(call.filename)]
    place = f" ({Path(calls[-1].filename).name}, line {calls[-1].lineno})" if calls else ""
    return f"{type(error).__name__}: {error}{place}".replace("\n", " ")


def _is_ours(file: str) -> bool:
    """Whether a file belongs to Loggia, or to how Python imports."""
    return file.startswith("<") or Path(file).is_relative_to(Path(loggia.__file__).parent)


class BotFailed(Exception):
    """A bot that raised an error in a match, played what is not allowed, or said nothing where it had to move."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why
