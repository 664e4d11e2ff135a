"""The one interface of every bot: a sight, a budget and a random stream go in; a move with its thoughts comes out."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from loggia.kernel import Chance, Move, Phrase, Sight

Stop = Callable[[], bool]
"""Asked regularly while a bot thinks; true: answer now with the best move so far."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, iterations, or whichever ends first. Without either: its shortest thought."""

    seconds: float | None = None
    iterations: int | None = None
    processor: bool = False
    """Count the processor's seconds instead of the clock's: for contests on a busy machine."""


@dataclass(frozen=True)
class Idea:
    """One move that the bot thought about."""

    move: Move
    value: float
    """Points by which the mover would finish ahead of the best other seat, as the bot expects."""
    share: float
    """How much of its thinking the bot gave to this move, 0 to 1: its preference."""
    gain: float = 0.0
    """`value` less that of a middling choice: what choosing this move is worth."""
    line: tuple[str, ...] = ()
    """The play the bot expects, this move first, as lines of a record: `("0 enter 3", "1 enter 5")`."""
    why: Phrase | None = None
    """The reason in words, for people."""


@dataclass(frozen=True)
class Thoughts:
    """What a bot answers: its move (None: nothing to say now), and its best ideas, best first."""

    move: Move | None
    ideas: tuple[Idea, ...] = ()
    iterations: int = 0
    seconds: float = 0.0
    said: Phrase | None = None
    """What the bot says beside its move, to be shown at its seat."""


class Bot(Protocol):
    """A player that is a program. It holds nothing between two decisions and never holds a match."""

    @property
    def name(self) -> str:
        """The level's name, or the bot's own."""

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None = None) -> Thoughts:
        """Decide for the sight's seat. A seat that is waited for alone always gets a move.

        No move means "nothing to say before somebody else has spoken": ask again after the next move of the match.
        """


class Stopwatch:
    """Measures a budget: `spent` is true when it is used up or when somebody asks to stop."""

    __slots__ = ("_began", "_iterations", "_now", "_stop", "_until", "iterations")

    def __init__(self, budget: Budget, stop: Stop | None, glance: int = 1) -> None:
        self._now = time.thread_time if budget.processor else time.perf_counter
        self._began = self._now()
        self._stop = stop
        self._until = None if budget.seconds is None else self._began + 0.97 * budget.seconds
        limit = budget.iterations
        if limit is None and budget.seconds is None:
            limit = glance
        self._iterations = limit
        self.iterations = 0

    @property
    def spent(self) -> bool:
        """Whether to answer now."""
        if self._iterations is not None and self.iterations >= self._iterations:
            return True
        if self._until is not None and self._now() >= self._until:
            return True
        return self._stop is not None and self._stop()

    @property
    def share(self) -> float:
        """How much of the budget is used up, 0 to 1."""
        share = 0.0
        if self._iterations is not None:
            share = self.iterations / self._iterations if self._iterations else 1.0
        if self._until is not None and self._until > self._began:
            share = max(share, (self._now() - self._began) / (self._until - self._began))
        return min(1.0, share)

    @property
    def seconds(self) -> float:
        """How long it has been."""
        return self._now() - self._began
