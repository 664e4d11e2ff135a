"""One decision: is it an exercise?

A decision passes if, in this order, each test dearer than the one before:

1. It has some choices, all of them listed, and the match waits for the seat. In Genoa's talks, where proposals are too
   many to list, the moves of the tower are compared alone, and the question says so; the master, who may propose as
   well, still has to find a right one.
2. In a few imagined worlds the glance (the apprentice's look one move ahead, without its mistakes) is not the best.
3. In more worlds the best move stands out among all choices.
4. In other worlds, which had no say in who is best, the right moves beat every other one by more than the game's slip
   and by more than two standard errors.
5. The master's search, long and from several random streams, finds a right move.
6. The comparison with the glance names a reason that explains a good part of the difference.

How hard it is says a panel: short searches of the merchant that find a right move or do not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bench.exercises.themes import PARTS, theme
from loggia.bots import Budget, level
from loggia.bots.glance import Apprentice
from loggia.bots.standings import lead
from loggia.kernel import SILENCE, Chance, Match, Move, Sight
from loggia.review.evidence import Comparison
from loggia.review.judge import Estimate, Outlook, WorldJudge, ahead
from loggia.review.winning import marks


@dataclass(frozen=True)
class Settings:
    """How thoroughly decisions are examined; all of it is written into the head of the file."""

    fewest: int = 3
    """Choices that a decision must have."""
    most: int = 36
    sieve: int = 6
    """Worlds of the first test."""
    all: int = 18
    """Further worlds in which all choices are compared."""
    deep: int = 160
    """Other worlds in which the best ones are measured."""
    kept: int = 6
    """How many moves are measured there, with the glance."""
    iterations: int = 400
    """Of the master's search."""
    streams: int = 2
    """How many such searches have to agree."""
    panel: int = 20
    """Iterations of the merchant's short searches."""
    jury: int = 4
    """How many of them."""
    errors: float = 2.0
    """A gap has to be so many standard errors."""
    twins: int = 2
    """Most right answers."""


SETTINGS: Final = Settings()
FOR: Final = ("coach-brings", "coach-costs-rival", "coach-blocks")
"""Reasons that speak for a move."""
EXPLAINED: Final = 0.25
"""A reason has to name at least this part of the difference in points, unless it is a move that is taken away."""
EQUAL: Final = 0.25
"""Two moves are both right if they differ by less than this part of a slip."""


class Table:
    """The choices of a decision, with an outlook for each in every world looked at."""

    def __init__(self, match: Match, seat: int, seed: str, moves: Sequence[Move] | None = None) -> None:
        self.judge = WorldJudge(match, seat, seed)
        self.seat = seat
        self.moves: list[Move] = list(match.choices(seat) if moves is None else moves)
        self.found: dict[int, dict[int, Outlook]] = {at: {} for at in range(len(self.moves))}

    def look(self, ats: Sequence[int], worlds: range) -> None:
        """Play these moves in these worlds."""
        for number in worlds:
            world = self.judge.world(number)
            for at in ats:
                self.found[at][number] = self.judge.after(world, self.seat, self.moves[at], number)

    def order(self, ats: Sequence[int], worlds: range) -> list[int]:
        """The moves, best first."""
        return sorted(ats, key=lambda at: -sum(self.found[at][one].chances[self.seat] for one in worlds))

    def loss(self, best: int, at: int, worlds: range) -> Estimate:
        """What a move loses in chance to win beside another."""
        mine, top = self.found[at], self.found[best]
        return Estimate.of([top[one].chances[self.seat] - mine[one].chances[self.seat] for one in worlds])

    def price(self, best: int, at: int, worlds: range) -> Estimate:
        """The same in points."""
        mine, top = self.found[at], self.found[best]
        return Estimate.of([ahead(top[one], self.seat) - ahead(mine[one], self.seat) for one in worlds])


def asked_moves(match: Match, seat: int) -> tuple[list[Move], str]:
    """The moves that a question is about, and the name of that part of the choices; empty where it is all of them."""
    moves = list(match.choices(seat))
    if match.game.rules.lists_all(match.state, seat):
        return moves, ""
    part = PARTS.get(match.game.name)
    if part is None:
        return [], ""
    name, kinds = part
    return [move for move in moves if type(move).__name__ in kinds], name


def glance_at(match: Match, seat: int, seed: str, moves: Sequence[Move]) -> Move | None:
    """What the apprentice would play of these moves if it made no deliberate mistakes."""
    sight, chance = Sight(match, seat), Chance(f"{seed} glance")
    if match.game.rules.lists_all(match.state, seat):
        return Apprentice(mistakes=0.0, worlds=3).think(sight, Budget(), chance).move
    insight, leads = match.game.insight, [0.0] * len(moves)
    for _ in range(3):
        state = sight.imagine(chance).state
        for at, move in enumerate(moves):
            twin = state.copy()
            match.game.rules.advance(twin, seat, move, chance, SILENCE)
            leads[at] += lead(insight.values(twin), seat)
    return moves[max(range(len(moves)), key=leads.__getitem__)]


def examine(
    match: Match, seat: int, seed: str, wanted: Callable[[str], bool], settings: Settings = SETTINGS
) -> dict[str, Any] | None:
    """The exercise that a decision makes; None where it makes none, or one of a theme that is not wanted.

    The match must not know its dice (`bare`).
    """
    asked, part = asked_moves(match, seat)
    if seat not in match.awaited or not settings.fewest <= len(asked) <= settings.most:
        return None
    glance = glance_at(match, seat, seed, asked)
    if glance is None:
        return None
    table = Table(match, seat, seed, asked)
    slip = marks(match.game.name).slip
    every = range(len(table.moves))
    first = range(settings.sieve)
    table.look(every, first)
    order = table.order(every, first)
    quick = table.moves.index(glance)
    if order[0] == quick or table.loss(order[0], quick, first).mean < slip:
        return None
    wide = range(settings.sieve + settings.all)
    table.look(every, range(settings.sieve, settings.sieve + settings.all))
    order = table.order(every, wide)
    right = _right(table, order, wide, EQUAL * slip, settings.twins)
    rest = [at for at in order if at not in right]
    if quick in right or not rest or len(right) * 3 > len(order) or table.loss(order[0], rest[0], wide).mean < slip:
        return None
    name = theme(match.game.name, table.moves[right[0]], glance)
    if not name or not wanted(name):
        return None
    found = _measured(match, table, right, rest, quick, seed, settings)
    if found is None:
        return None
    return {"theme": name, **({"part": part} if part else {}), **found}


def _right(table: Table, order: Sequence[int], worlds: range, equal: float, most: int) -> list[int]:
    """The best move, and a twin of it."""
    return [order[0], *(at for at in order[1:most] if table.loss(order[0], at, worlds).mean < equal)]


def _measured(
    match: Match, table: Table, right: list[int], rest: list[int], quick: int, seed: str, settings: Settings
) -> dict[str, Any] | None:
    """Tests four to six."""
    slip = marks(match.game.name).slip
    begin = settings.sieve + settings.all
    deep = range(begin, begin + settings.deep)
    kept = [*right, *rest[: settings.kept]]
    if quick not in kept:
        kept.append(quick)
    table.look(kept, deep)
    best = right[0]
    for at in kept:
        loss, equal = table.loss(best, at, deep), at in right
        if equal and at != best and loss.mean > EQUAL * slip:
            return None
        if not equal and (loss.mean < slip or loss.mean < settings.errors * loss.error):
            return None
        price = table.price(best, at, deep)
        if not equal and (price.mean <= 0 or price.mean < settings.errors * price.error):
            return None  # chances and points have to agree, so that a price can be told
    moves = [table.moves[at] for at in right]
    streams = range(settings.streams)
    if not all(_searched(match, table.seat, f"{seed} master {one}", settings) in moves for one in streams):
        return None
    wrong = [at for at in kept if at not in right]
    why = reasons(match, table, best, wrong, seed)
    if _explained(why[quick]) < EXPLAINED * table.price(best, quick, deep).mean:
        return None
    jury = sum(_judged(match, table.seat, f"{seed} panel {one}", settings) in moves for one in range(settings.jury))
    shown = sorted(kept, key=lambda at: (at not in right, table.loss(best, at, deep).mean))
    wide = range(begin)
    others = sorted(set(range(len(table.moves))) - set(kept), key=lambda at: table.loss(best, at, wide).mean)
    return {
        "level": 1 if jury == settings.jury else 3 if jury == 0 else 2,
        "jury": jury,
        "glance": table.moves[quick].text(),
        "right": [one.text() for one in moves],
        "moves": [_line(table, best, at, deep) for at in shown] + [_line(table, best, at, wide) for at in others],
        "why": {table.moves[at].text(): why[at] for at in shown if why.get(at)},
    }


def _line(table: Table, best: int, at: int, worlds: range) -> list[Any]:
    """A move with its loss in chance to win and in points, each with its standard error."""
    if at == best:
        return [table.moves[at].text(), 0.0, 0.0, 0.0, 0.0]
    loss, price = table.loss(best, at, worlds), table.price(best, at, worlds)
    return [table.moves[at].text(), *(round(one, 4) for one in (loss.mean, loss.error, price.mean, price.error))]


def _searched(match: Match, seat: int, seed: str, settings: Settings) -> Move | None:
    return level("master").think(Sight(match, seat), Budget(None, settings.iterations), Chance(seed)).move


def _judged(match: Match, seat: int, seed: str, settings: Settings) -> Move | None:
    return level("merchant").think(Sight(match, seat), Budget(None, settings.panel), Chance(seed)).move


def reasons(match: Match, table: Table, best: int, wrong: Sequence[int], seed: str) -> dict[int, list[dict[str, Any]]]:
    """What speaks for the best move beside each of the others, as plain phrases."""
    moves = [table.moves[best], *(table.moves[at] for at in wrong)]
    found = Comparison(match, table.seat, moves, None, f"{seed} why", 3600.0)
    top = found.columns[0]
    return {
        at: [one.plain() for one in found.reasons(top, column) if one.id in FOR]
        for at, column in zip(wrong, found.columns[1:], strict=True)
    }


def _explained(why: Sequence[dict[str, Any]]) -> float:
    """The points that the strongest reason names; 0 without one, very many where a move is taken away."""
    amounts = [0.0]
    for one in why:
        if one["say"] == "coach-blocks":
            amounts.append(1e9)
        else:
            named = one["with"]["points"]["with"]
            amounts.append(named["whole"] + named["tenth"] / 10)
    return max(amounts)


def exercise_id(game: str, seed: str, at: int) -> str:
    """A short name that depends on the place alone."""
    return hashlib.sha256(f"{game} {seed} {at}".encode()).hexdigest()[:8]
