"""The warning before a clear mistake: what the move about to be played loses beside the best one, and why.

`scan` is made while the person thinks: it finds the best move, and which of the others are no clear mistake. `warn`
compares one move with the best in other worlds, and only speaks where the loss is an error by the game's own spread
(`winning.marks`) and beyond two standard errors. So a mistake has to be seen twice before anybody is warned of it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from loggia.bots.deal_search import SILENT
from loggia.bots.glance import candidates
from loggia.kernel import Chance, Match, Move, Phrase, Seat, phrase
from loggia.review.decisions import find_candidates
from loggia.review.evidence import Column, Comparison, is_clear
from loggia.review.judge import Estimate, WorldJudge
from loggia.review.winning import marks

FIRST = 6
"""Worlds in which the best move is looked for."""
FEWEST = 6
"""Other worlds after which a move may be called no mistake."""
MOST = 24
"""Maximum of them."""
COMPARED = 10
"""Maximum moves among which the best is looked for."""
RACED = 40
"""Maximum other moves that are looked at."""
PART = 0.3
"""A reason explains at least this part of what the move costs."""
MAINLY = 0.5
"""By what an opponent gains is named where it is at least this part of it."""
MISTAKES = ("error", "blunder")


@dataclass(frozen=True)
class Scan:
    """What was seen of a decision: the best move (its text; empty: say nothing), and the texts of harmless ones."""

    best: str
    harmless: frozenset[str]


def scan(match: Match, seat: int, seconds: float, seed: str) -> Scan | None:
    """Look at all choices of a decision for about `seconds`; None where there is nothing to compare.

    >>> import loggia
    >>> match = loggia.game("palio").new(seats=2, seed=7)
    >>> found = scan(match, 0, 0.0, "1")
    >>> found is None or found.best in found.harmless
    True
    """
    until = time.perf_counter() + seconds
    worlds = WorldJudge(match, seat, seed)
    chance = Chance(f"{seed} moves")
    found = find_candidates(worlds.sight, chance, COMPARED, None)
    if found is None:
        return None
    sums = [0.0] * len(found.moves)
    for number in range(FIRST):
        world = worlds.world(number)
        for at, move in enumerate(found.moves):
            sums[at] += worlds.after(world, seat, move, number, found.talk).chances[seat]
    order = sorted(range(len(sums)), key=sums.__getitem__, reverse=True)
    best = found.moves[order[0]]
    others = [found.moves[at] for at in order[1:]]
    if found.talk is None:
        rest = [move for move in candidates(worlds.sight, worlds.world(0), chance) if move not in found.moves]
        others += rest[: max(0, RACED - len(others))]
    limit = marks(match.game.name).error
    losses: dict[Move, list[float]] = {move: [] for move in others}
    harmless = [best]
    for number in range(FIRST, FIRST + MOST):
        if not losses or time.perf_counter() >= until:
            break
        world = worlds.world(number)
        top = worlds.after(world, seat, best, number, found.talk).chances[seat]
        for move, lost in losses.items():
            lost.append(top - worlds.after(world, seat, move, number, found.talk).chances[seat])
        safe = [move for move, lost in losses.items() if len(lost) >= FEWEST and _below(Estimate.of(lost), limit)]
        harmless += safe
        for move in safe:
            del losses[move]
    return Scan(_text(best), frozenset(map(_text, harmless)))


def warn(match: Match, seat: int, best: str, text: str, seconds: float, seed: str) -> Phrase | None:
    """What to say before a seat plays a move (by its text); None where it is no clear mistake, or not to be compared.

    `best` is the text of the best move, as `scan` found it.
    """
    move = match.game.faces.read(match.state, text)
    judge = WorldJudge(match, seat, seed)
    found = find_candidates(judge.sight, Chance(f"{seed} moves"), COMPARED, move)
    if found is None or not judge.sight.allows(move):
        return None
    top = SILENT if best == "" else match.game.faces.read(match.state, best)
    if top == move or (found.talk is not None and (top not in found.moves or move not in found.moves)):
        return None
    table = Comparison(match, seat, [top, move], found.talk, seed, seconds)
    loss = _loss(table.columns, seat)
    if marks(match.game.name).name(loss.mean, loss.error) not in MISTAKES:
        return None
    better = None if top is SILENT else match.game.faces.describe(judge.world(0), seat, top)
    return _sentence(table, loss, better)


def _text(move: Move) -> str:
    return "" if move is SILENT else move.text()


def _below(loss: Estimate, limit: float) -> bool:
    """Whether a loss is hardly as large as the limit."""
    return loss.mean + loss.error < limit


def _loss(columns: Sequence[Column], seat: int) -> Estimate:
    top, mine = columns
    pairs = zip(top.outlooks, mine.outlooks, strict=True)
    return Estimate.of([one.chances[seat] - other.chances[seat] for one, other in pairs])


def _sentence(table: Comparison, loss: Estimate, better: Phrase | None) -> Phrase:
    """The clearest reason, or else a better move, and what the move costs: in points, or in chance to win where points
    do not show it."""
    top, mine = table.columns
    price = table.price(top, mine)
    if is_clear(price) and price.mean > 0:
        cost = phrase("warning-cost", points=amount(price.mean, table.game.name))
    else:
        cost = phrase("warning-chance", percent=max(1, round(100 * loss.mean)))
    reason = _reason(table, top, mine, PART * abs(price.mean))
    if reason is None and better is not None:
        reason = phrase("warning-better", move=better)
    return cost if reason is None else phrase("warning-why", why=reason, cost=cost)


def _reason(table: Comparison, top: Column, mine: Column, least: float) -> Phrase | None:
    """What speaks against the move: whom it helps, what is missed, what it lets happen. Trifles are no reason."""
    game = table.game.name
    if (rival := table.rival(mine, top)) is not None and rival[1] >= least:
        seat, points = Seat(rival[0]), amount(rival[1], game)
        way = table.way(mine, top, rival[0])
        if way is not None and way[1] >= MAINLY * rival[1]:
            return phrase("warning-gives-by", seat=seat, points=points, source=way[0])
        return phrase("warning-gives", seat=seat, points=points)
    if (source := table.source(top, mine)) is not None and source[1] >= least:
        return phrase("warning-misses", source=source[0], points=amount(source[1], game))
    if (reply := table.prevented(top, mine)) is not None:
        return phrase("warning-lets", seat=Seat(reply[0]), move=reply[1])
    return None


def amount(points: float, game: str = "") -> Phrase:
    """A number of points in a sentence: a whole one, and at least 1.

    >>> amount(11.7).plain()
    {'say': 'warning-points', 'with': {'count': 12}}
    """
    return phrase(AMOUNTS.get(game, "warning-points"), count=max(1, round(abs(points))))


AMOUNTS = {"genoa": "warning-ducats"}
"""Games whose score is not called points."""
