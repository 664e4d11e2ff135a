"""Evidence for a hint: some moves compared in the same imagined worlds, and the reasons that the comparison gives.

In each world every move is played and the match goes on for a few turns (`judge.py`). What is kept of it: every seat's
points, the mover's points by source, and what the next opponent would most like to do. A reason is only given where
the worlds agree: a difference of at least two standard errors, or the same favourite in most of them.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce

from loggia.bots.deal_search import SILENT, DealSearch
from loggia.bots.hints import points, source_name
from loggia.kernel import SILENCE, Chance, Match, Move, Phrase, Seat, State, phrase
from loggia.review.judge import Estimate, Outlook, WorldJudge, ahead

FEWEST_WORLDS = 8
MOST_WORLDS = 48
CLEAR = 0.5
"""A reason names differences of at least so many points."""
TRIFLES = {"genoa": 3.0}
"""In games that count in larger numbers: what is no reason by itself below this."""
MOSTLY = 0.6
"""In so many of the worlds the opponent's favourite must be the same one, and be lost."""
STEPS = 12
"""Maximum own decisions that are played until an opponent decides."""
Sources = dict[str, int]
"""Points by their source, an encoded phrase."""


@dataclass
class Column:
    """What was found of one move, world by world."""

    move: Move
    outlooks: list[Outlook] = field(default_factory=list)
    sources: list[Sources] = field(default_factory=list)
    """The mover's points by source, where the game tells them: the source is an encoded phrase."""
    replies: list[NextDecision | None] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    """Where it led."""
    said: Phrase | None = None
    """The move in words, where it is one."""


@dataclass(frozen=True)
class NextDecision:
    """The first decision of an opponent after the move: what it would most like to do, and what it could do."""

    seat: int
    favourite: str
    """An encoded phrase."""
    kind: type
    possible: frozenset[str]
    kinds: frozenset[type]


class Comparison:
    """Moves of one decision, compared in the same worlds until the time is over."""

    def __init__(
        self,
        match: Match,
        seat: int,
        moves: Sequence[Move],
        talk: DealSearch | None,
        seed: str,
        seconds: float,
        fewest: int = FEWEST_WORLDS,
    ) -> None:
        self.game = match.game
        self.seat = seat
        self.columns = [Column(move) for move in moves]
        self._talk = talk
        self._worlds = WorldJudge(match, seat, seed)
        for column in self.columns:
            if column.move != SILENT:
                column.said = self.game.faces.describe(match.state, seat, column.move)
        self._phrases: dict[str, Phrase] = {}
        self._trifle = TRIFLES.get(match.game.name, 0.0)
        until = time.perf_counter() + seconds
        for number in range(MOST_WORLDS):
            if number >= fewest and time.perf_counter() >= until:
                break
            self._compare(number)

    def _compare(self, number: int) -> None:
        """Play every move in the world of that number."""
        world = self._worlds.world(number)
        for column in self.columns:
            state = self._worlds.played(world, self.seat, column.move, number, self._talk)
            column.replies.append(self._reply(state.copy(), number))
            column.outlooks.append(self._worlds.outlook(state))
            column.sources.append(self._sources(state, self.seat))
            column.states.append(state)

    def _encode(self, said: Phrase) -> str:
        key = json.dumps(said.plain(), sort_keys=True)
        self._phrases[key] = said
        return key

    def _sources(self, state: State, seat: int) -> dict[str, int]:
        told = self.game.rules.points_now(state, seat)
        found: Counter[str] = Counter()
        if told:
            for point in (*told[seat].counted, *told[seat].if_it_ended):
                found[self._encode(point.source)] += point.points
        return dict(found)

    def _reply(self, state: State, number: int) -> NextDecision | None:
        """Play the mover's own decisions at a glance until an opponent decides (the state is used up)."""
        rules, insight, describe = self.game.rules, self.game.insight, self.game.faces.describe
        chance = Chance(f"reply {number}")
        for _ in range(STEPS):
            awaited = rules.awaited(state)
            if not awaited:
                return None
            seat = awaited[0]
            moves = insight.gist(state, seat)
            weights = insight.weigh(state, seat, moves)
            best = moves[max(range(len(moves)), key=weights.__getitem__)]
            if seat != self.seat:
                if self.game.trade is not None and self.game.trade.bargain(state, seat) is not None:
                    return None  # in a negotiation what can be said depends on what it is about
                choices = rules.choices(state, seat)
                return NextDecision(
                    seat,
                    self._encode(describe(state, seat, best)),
                    type(best),
                    frozenset(self._encode(describe(state, seat, move)) for move in choices),
                    frozenset(type(move) for move in choices),
                )
            rules.advance(state, seat, best, chance, SILENCE)
        return None

    # --- what the comparison says -------------------------------------------------------------------------------

    def price(self, one: Column, other: Column) -> Estimate:
        """By how many points the seat is further ahead after `one` than after `other`."""
        pairs = zip(one.outlooks, other.outlooks, strict=True)
        return Estimate.of([ahead(a, self.seat) - ahead(b, self.seat) for a, b in pairs])

    def reasons(self, one: Column, other: Column) -> list[Phrase]:
        """What speaks for a move (or against it), beside another: what it blocks, whom it costs, what it brings."""
        found = (self._brings(one, other), self._rival(one, other), self._blocked(one, other))
        return [reason for reason in found if reason is not None]

    def why(self, one: Column, other: Column) -> Phrase | None:
        """What speaks for a move beside a worse one, in a sentence; nothing against it."""
        rival = self.rival(one, other)
        against = self._rival(one, other) if rival is not None and rival[1] < 0 else None
        found = [one for one in (self._brings(one, other), against, self._blocked(one, other)) if one is not None]
        return reduce(lambda first, second: phrase("coach-and", first=first, second=second), found) if found else None

    def _blocked(self, one: Column, other: Column) -> Phrase | None:
        if (found := self.prevented(one, other)) is None:
            return None
        seat, move = Seat(found[0]), found[1]
        return phrase("coach-wanted", seat=seat) if move == one.said else phrase("coach-blocks", seat=seat, move=move)

    def prevented(self, one: Column, other: Column) -> tuple[int, Phrase] | None:
        """What the next opponent would do after the other move, and cannot do after this one: seat and move."""
        lost: Counter[tuple[int, str]] = Counter()
        for mine, theirs in zip(one.replies, other.replies, strict=True):
            if mine is None or theirs is None or mine.seat != theirs.seat or theirs.kind not in mine.kinds:
                continue
            if theirs.favourite not in mine.possible:
                lost[theirs.seat, theirs.favourite] += 1
        if not lost:
            return None
        (seat, move), count = lost.most_common(1)[0]
        return None if count < MOSTLY * len(one.replies) else (seat, self._phrases[move])

    def _rival(self, one: Column, other: Column) -> Phrase | None:
        if (found := self.rival(one, other)) is None or abs(found[1]) < self._trifle:
            return None
        name = "coach-gives" if found[1] > 0 else "coach-costs-rival"
        return phrase(name, seat=Seat(found[0]), points=points(found[1], self.game.name))

    def rival(self, one: Column, other: Column) -> tuple[int, float] | None:
        """The opponent whose points change most beside the other move, and by how much."""
        found: list[tuple[float, int]] = []
        for seat in range(len(one.outlooks[0].points)):
            if seat != self.seat:
                pairs = zip(one.outlooks, other.outlooks, strict=True)
                change = Estimate.of([a.points[seat] - b.points[seat] for a, b in pairs])
                if is_clear(change):
                    found.append((change.mean, seat))
        if not found:
            return None
        change_by, seat = max(found, key=lambda pair: abs(pair[0]))
        return seat, change_by

    def _brings(self, one: Column, other: Column) -> Phrase | None:
        if (found := self.source(one, other)) is None or found[1] < self._trifle:
            return None
        return phrase("coach-brings", source=found[0], points=points(found[1], self.game.name))

    def source(self, one: Column, other: Column) -> tuple[Phrase, float] | None:
        """The source that brings the mover clearly more than after the other move, and how much more."""
        return self._source(one.sources, other.sources)

    def way(self, one: Column, other: Column, seat: int) -> tuple[Phrase, float] | None:
        """The same for another seat: the source that brings it more."""
        mine, theirs = ([self._sources(state, seat) for state in column.states] for column in (one, other))
        return self._source(mine, theirs)

    def _source(self, one: Sequence[Sources], other: Sequence[Sources]) -> tuple[Phrase, float] | None:
        names = sorted({name for row in (*one, *other) for name in row})
        found: list[tuple[float, str]] = []
        for name in names:
            # A source may be told with other numbers each time: then all that is told alike must agree.
            alike = [twin for twin in names if self._phrases[twin].id == self._phrases[name].id]
            changes = self._more(one, other, [name]), self._more(one, other, alike)
            if all(change.mean > 0 and is_clear(change) for change in changes):
                found.append((min(change.mean for change in changes), name))
        if not found:
            return None
        change_by, name = max(found)
        return source_name(self._phrases[name]), change_by

    @staticmethod
    def _more(one: Sequence[Sources], other: Sequence[Sources], names: Sequence[str]) -> Estimate:
        """How much more these sources bring together after one move than after another."""
        pairs = zip(one, other, strict=True)
        return Estimate.of([float(sum(a.get(name, 0) - b.get(name, 0) for name in names)) for a, b in pairs])


def is_clear(change: Estimate) -> bool:
    """Whether a difference is worth a word: large enough, and beyond two standard errors.

    >>> is_clear(Estimate(2.0, 0.5)), is_clear(Estimate(2.0, 1.5)), is_clear(Estimate(-0.2, 0.0))
    (True, False, False)
    """
    return abs(change.mean) >= CLEAR and abs(change.mean) > 2 * change.error
