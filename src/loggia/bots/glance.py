"""The two lowest levels: random, the floor; apprentice, greedy on the room's insight with small mistakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from loggia.bots.answers import answer
from loggia.bots.bargaining import FRIENDLY, Manner, Verdict, forced, judge, look
from loggia.bots.bot import Budget, Idea, Stop, Stopwatch, Thoughts
from loggia.bots.characters import in_character
from loggia.bots.deal_search import DealSearch, deal_search
from loggia.bots.standings import lead
from loggia.kernel import SILENCE, Bargain, Chance, Move, Phrase, Sight, State

HOPELESS = 1e-3
"""Moves below this fraction of the best move's weight are not considered."""
PLAUSIBLE = 0.1
"""A deliberate mistake has at least this fraction of the best move's weight: a slip, not nonsense."""
GLANCE = 0.01
"""Points that the weight of a move counts for, to tell moves of equal value apart."""


def optional(sight: Sight) -> bool:
    """Whether the seat may speak but nobody waits for it."""
    return sight.seat not in sight.view["awaited"]


def candidates(sight: Sight, state: State, chance: Chance, most: int = 40) -> list[Move]:
    """The moves worth looking at: the whole list, or the bounded list with some samples from outside it."""
    moves = list(sight.choices)
    game, seat = sight.game, sight.seat
    if moves and not game.rules.lists_all(state, seat):
        known = set(moves)
        for _ in range(min(8, most)):
            move = game.rules.sample(state, seat, chance)
            if move not in known and sight.allows(move):
                known.add(move)
                moves.append(move)
    return worthwhile(game.insight.weigh(state, seat, moves), moves)


def worthwhile(weights: Sequence[float], moves: list[Move]) -> list[Move]:
    """The moves that are not hopeless at a glance."""
    least = HOPELESS * max(weights, default=0.0)
    return [move for move, weight in zip(moves, weights, strict=True) if weight >= least]


@dataclass(frozen=True)
class Negotiation:
    """What a negotiation comes to at a glance: something is settled, or these moves are left to think about."""

    settled: bool
    move: Move | None = None
    ideas: tuple[Idea, ...] = ()
    otherwise: tuple[Move, ...] = ()
    deal_search: DealSearch | None = None
    """What a search could compare instead of deciding at a glance."""
    word: Callable[[Move | None], Phrase | None] = lambda move: None
    """What it says to what was proposed to it, if it plays that move."""


def negotiate(
    sight: Sight, chance: Chance, manner: Manner = FRIENDLY, deals: int = 0, scale: float = 1.0
) -> Negotiation:
    """Say what is worth saying, wait for the others, or leave the decision to whatever is not talk.

    With `deals`, so many of each kind are offered to a search, for which `scale` points make a clear favourite.
    """
    manner = in_character(manner, sight.seat, sight.seats)
    bargain, state = look(sight, chance, manner)
    if bargain is None:
        return Negotiation(False)
    game, seat, silent = sight.game, sight.seat, optional(sight)
    verdict = judge(game, state, seat, bargain, manner)
    bargain = without_refused(bargain, verdict)
    table = deal_search(game, state, seat, bargain, verdict, silent, deals, scale, manner) if deals else None
    word = partial(answer, sight, state, verdict, bargain.wait, manner)
    found = Negotiation(True, None, verdict.ideas, (), table, word)
    if verdict.deal is not None and not (bargain.wait and verdict.deal.binds):
        return replace(found, move=verdict.deal.move)
    if bargain.wait or silent:
        return found
    if len(bargain.otherwise) == 1:
        return replace(found, move=bargain.otherwise[0])
    if not bargain.otherwise and bargain.deals:
        return replace(found, move=forced(bargain, seat, sight.seats))
    return replace(found, settled=False, otherwise=bargain.otherwise)


def without_refused(bargain: Bargain, verdict: Verdict) -> Bargain:
    """The bargain without the moves after which the rules would force a deal on the seat that it has refused."""
    barred = [deal.amounts_to for deal in verdict.refused if deal.amounts_to is not None]
    left = tuple(move for move in bargain.otherwise if move not in barred)
    return replace(bargain, otherwise=left) if barred and left else bargain


class RandomBot:
    """Plays any legal move, each equally likely."""

    name: ClassVar[str] = "random"

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None = None) -> Thoughts:
        """One legal move; a seat that nobody waits for speaks one time in four."""
        clock = Stopwatch(budget, stop)
        moves = sight.choices
        if optional(sight) and (not moves or chance.below(4)):
            return Thoughts(None, (), 0, clock.seconds)
        imagined = sight.imagine(chance).state
        if sight.game.rules.lists_all(imagined, sight.seat):
            move = chance.choice(moves)
        else:
            move = sight.game.rules.sample(imagined, sight.seat, chance)
            if not sight.allows(move):
                move = chance.choice(moves)
        share = 1.0 / max(1, len(moves))
        return Thoughts(move, (Idea(move, 0.0, share),), 1, clock.seconds)


class Apprentice:
    """Looks one move ahead with the room's insight, and errs a little."""

    name: ClassVar[str] = "apprentice"

    def __init__(self, mistakes: float = 0.12, worlds: int = 2, manner: Manner = FRIENDLY) -> None:
        self.mistakes = mistakes
        self.worlds = worlds
        self.manner = manner

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None = None) -> Thoughts:
        """The move after which the insight sees the seat best; now and then only a good one."""
        clock = Stopwatch(budget, stop)
        seat = sight.seat
        talk = negotiate(sight, chance, self.manner)
        if talk.settled:
            return Thoughts(talk.move, talk.ideas, 1, clock.seconds, talk.word(talk.move))
        state: State = sight.imagine(chance).state
        moves = list(talk.otherwise) or candidates(sight, state, chance)
        silence = optional(sight)
        if not moves:
            return Thoughts(None, (), 0, clock.seconds)
        leads, looked = self._look(sight, state, moves, chance, clock, silence)
        order = sorted(range(len(moves)), key=leads.__getitem__, reverse=True)
        pick = order[0]
        if chance.unit() < self.mistakes:
            weights = sight.game.insight.weigh(state, seat, moves)
            slips = [i for i in order[1:] if weights[i] >= PLAUSIBLE * weights[pick]][:2]
            pick = chance.choice(slips) if slips else pick
        middle = sum(leads[: len(moves)]) / len(moves)
        ideas = tuple(
            Idea(
                moves[i],
                leads[i],
                1.0 if i == pick else 0.0,
                leads[i] - middle,
                (f"{seat} {moves[i].text()}",),
            )
            for i in order[:5]
        )
        if silence and leads[pick] <= leads[-1]:
            return Thoughts(None, ideas, looked, clock.seconds, talk.word(None))
        return Thoughts(moves[pick], ideas, looked, clock.seconds, talk.word(moves[pick]))

    def _look(
        self,
        sight: Sight,
        state: State,
        moves: Sequence[Move],
        chance: Chance,
        clock: Stopwatch,
        silence: bool,
    ) -> tuple[list[float], int]:
        """The seat's lead after each move (and, last, after saying nothing), over a few imagined worlds."""
        game, seat = sight.game, sight.seat
        sums = [0.0] * (len(moves) + silence)
        weights = game.insight.weigh(state, seat, moves)
        top = max(weights) or 1.0
        worlds = 0
        while worlds < self.worlds:
            for i, move in enumerate(moves):
                twin = state.copy()
                game.rules.advance(twin, seat, move, chance, SILENCE)
                sums[i] += lead(game.insight.values(twin), seat)
            if silence:
                sums[-1] += lead(game.insight.values(state), seat) + 2 * GLANCE
            worlds += 1
            clock.iterations += 1
            if clock.spent:
                break
            state = sight.imagine(chance).state
        return [
            total / worlds + (GLANCE * weights[i] / top if i < len(moves) else 0.0) for i, total in enumerate(sums)
        ], worlds
