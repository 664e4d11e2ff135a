"""The judge: what moves are worth to a seat, compared in the same imagined worlds.

A world is a complete position that the seat could not tell from the real one. In each world every move is played, and
after it the match goes on for a few turns as the master's playouts do, with the same random numbers for all moves; then
the game's learned values are turned into chances to win (`winning.py`). Differences between moves are taken world by
world, so that what they have in common cancels out, and come with their standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from loggia.bots.deal_search import SILENT, DealSearch
from loggia.bots.search import Search
from loggia.bots.standings import lead
from loggia.bots.style import MASTER, Style
from loggia.kernel import SILENCE, Chance, Match, Move, Result, Sight, State
from loggia.review.winning import win_map

JUDGE = "master"
"""The level whose playouts and values judge."""


class Outlook(NamedTuple):
    """What a position promises: each seat's chance to win, and its value in points."""

    chances: Sequence[float]
    points: Sequence[float]


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> Estimate:
        """The mean of some samples.

        >>> Estimate.of([0.25, 0.75])
        Estimate(mean=0.5, error=0.25)
        """
        count = len(samples)
        mean = sum(samples) / count
        if count < 2:
            return cls(mean, 1.0)
        return cls(mean, sqrt(sum((one - mean) ** 2 for one in samples) / (count - 1) / count))


class WorldJudge:
    """Judges positions and moves of one match as one seat knows it."""

    def __init__(self, match: Match, seat: int, seed: str) -> None:
        self.sight = Sight(match, seat)
        self.game = match.game
        self.seat = seat
        self._seed = f"{seed}/{seat}"
        self._style = MASTER.get(match.game.name, Style())
        self._search = Search(self.sight, self._style, Chance(self._seed), ())
        self._values = self.game.insight.judge if self._style.learned else self.game.insight.values
        self._map = win_map(match.game.name, match.seats)

    def world(self, number: int) -> State:
        """The imagined world of that number: always the same one."""
        return self.sight.imagine(Chance(f"{self._seed}/{number}")).state

    def begin(self, number: int) -> None:
        """Take the random numbers of that world from their beginning."""
        self._search.chance = Chance(f"{self._seed}+{number}")
        self._search.random = Random(self._search.chance.below(1 << 30))

    def leaf(self, state: State) -> tuple[Outlook | None, Sequence[float], int]:
        """Play on from a state (it is used up): the outcome where that ends the match; values and turn."""
        rules = self.game.rules
        self._search.play_on(state, self._style.horizon)
        if not rules.deciding(state):
            result = rules.result(state)
            assert result is not None
            final = final_outlook(result)
            return final, final.points, rules.turn(state)
        return None, self._values(state), rules.turn(state)

    def outlook(self, state: State) -> Outlook:
        """Play on from a state (it is used up), and judge where that leads."""
        final, values, turn = self.leaf(state)
        return Outlook(self._map.chances(values, turn), values) if final is None else final

    def now(self, number: int) -> Outlook:
        """What the present position promises in that world."""
        state = self.world(number)
        self.begin(number)
        return self.outlook(state)

    def after(self, world: State, seat: int, move: Move, number: int, talk: DealSearch | None = None) -> Outlook:
        """What the position after a move promises in a world (which stays as it is)."""
        return self.outlook(self.played(world, seat, move, number, talk))

    def played(self, world: State, seat: int, move: Move, number: int, talk: DealSearch | None = None) -> State:
        """The position after a move in a world (which stays as it is)."""
        state = world.copy()
        self.begin(number)
        self._carry_out(state, seat, move, talk)
        return state

    def _carry_out(self, state: State, seat: int, move: Move, talk: DealSearch | None) -> None:
        """Play a move; a proposal that its partner would take is taken at once."""
        if move is SILENT:
            return
        rules = self.game.rules
        deal = None if talk is None else talk.taken(self.game, state, seat, move)
        rules.advance(state, seat, move, self._search.chance, SILENCE)
        if deal is not None and deal.answer is not None and rules.refusal(state, deal.partner, deal.answer) is None:
            rules.advance(state, deal.partner, deal.answer, self._search.chance, SILENCE)


def final_outlook(result: Result) -> Outlook:
    """The outlook of a finished match: who won, and the scores."""
    share = 1 / len(result.winners)
    return Outlook(
        [share if rank == 1 else 0.0 for rank in result.ranks],
        [float(score) for score in result.scores],
    )


def ahead(outlook: Outlook, seat: int) -> float:
    """By how many points the seat is ahead of the best other."""
    return lead(outlook.points, seat) if len(outlook.points) > 1 else outlook.points[0]
