"""The arena's report: win rates, ranks, scores and ratings of the bots, each with its 95% interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from loggia.kernel import Phrase
from loggia.lab.statistics import mean, ratings, wilson


@dataclass(frozen=True)
class ArenaMatch:
    """One finished match of a contest: the bot in each seat, the result, and each bot's effort."""

    number: int
    seating: list[int]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    decisions: list[int]
    thinking: list[float]
    iterations: list[int]
    record: str


@dataclass(frozen=True)
class ArenaReport:
    """The figures of a contest."""

    data: dict[str, Any]
    note: Phrase | None = None
    """Why the contest ended before its time, if it did."""

    def plain(self) -> dict[str, Any]:
        """The report as JSON data."""
        return self.data


def report(
    game: str,
    bots: Sequence[str],
    seats: int,
    seed: str,
    budget: Mapping[str, float | int | None],
    played: Sequence[ArenaMatch],
    seconds: float,
) -> ArenaReport:
    """The figures of all matches, each with its 95% interval."""
    rated = ratings(len(bots), [duel for one in played for duel in _duels(one)])
    decisions = sum(sum(one.decisions) for one in played)
    length = mean([float(one.moves) for one in played])
    return ArenaReport(
        {
            "game": game,
            "seats": seats,
            "games": len(played),
            "seed": seed,
            "budget": dict(budget),
            "bots": [
                _bot_row(number, name, played, *rated[number], _even_win_rate(bots, seats))
                for number, name in enumerate(bots)
            ],
            "seat_advantage": [_seat_row(seat, played) for seat in range(seats)],
            "mean_moves": round(length[0], 1),
            "mean_moves_margin": round(length[1], 1),
            "decisions": decisions,
            "seconds": round(seconds, 1),
            "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        }
    )


def _even_win_rate(bots: Sequence[str], seats: int) -> float:
    """The win rate that equally strong bots would have."""
    return 1 / min(len(bots), seats)


def _win_share(one: ArenaMatch, bot: int) -> float:
    """1 for a win, a fraction for a shared one, 0 otherwise."""
    winners = {one.seating[seat] for seat, rank in enumerate(one.ranks) if rank == 1}
    return 1 / len(winners) if bot in winners else 0.0


def _duels(one: ArenaMatch) -> list[tuple[int, int, float, float]]:
    """One duel for each pair of different bots in the match, decided by rank.

    With more than two seats the duels are weighted, so that a match counts as one duel per bot.
    """
    seats = len(one.ranks)
    weight = 2 / seats if seats > 2 else 1.0
    return [
        (
            one.seating[a],
            one.seating[b],
            0.5 + 0.5 * ((one.ranks[a] < one.ranks[b]) - (one.ranks[a] > one.ranks[b])),
            weight,
        )
        for a in range(seats)
        for b in range(a + 1, seats)
        if one.seating[a] != one.seating[b]
    ]


def _bot_row(
    bot: int, name: str, played: Sequence[ArenaMatch], rating: float, margin: float, equals: float
) -> dict[str, Any]:
    mine = [(one, seat) for one in played for seat, sits in enumerate(one.seating) if sits == bot]
    games = len({one.number for one, _ in mine})
    wins = sum(_win_share(one, bot) for one in {one.number: one for one, _ in mine}.values())
    low, high = wilson(wins, games)
    rank = mean([_shared_rank(one.ranks, seat) for one, seat in mine])
    score = mean([float(one.scores[seat]) for one, seat in mine])
    ahead = mean([_lead(one.scores, seat) for one, seat in mine])
    decisions = sum(one.decisions[bot] for one in played)
    thinking = sum(one.thinking[bot] for one in played)
    return {
        "name": name,
        "games": games,
        "wins": round(wins, 2),
        "win_rate": round(wins / games, 4) if games else 0.0,
        "win_rate_low": round(low, 4),
        "win_rate_high": round(high, 4),
        "win_rate_of_equals": round(equals, 4),
        "mean_rank": round(rank[0], 3),
        "mean_rank_margin": round(rank[1], 3),
        "mean_score": round(score[0], 2),
        "mean_score_margin": round(score[1], 2),
        "mean_lead": round(ahead[0], 2),
        "mean_lead_margin": round(ahead[1], 2),
        "rating": round(rating),
        "rating_low": round(rating - margin),
        "rating_high": round(rating + margin),
        "decisions": decisions,
        "seconds_per_decision": round(thinking / decisions, 5) if decisions else 0.0,
        "iterations_per_second": round(sum(one.iterations[bot] for one in played) / thinking, 1) if thinking else 0.0,
    }


def _shared_rank(ranks: Sequence[int], seat: int) -> float:
    """The rank with shared places split: two seats that share the first place have 1.5 each."""
    return ranks[seat] + (ranks.count(ranks[seat]) - 1) / 2


def _lead(scores: Sequence[int], seat: int) -> float:
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


def _seat_row(seat: int, played: Sequence[ArenaMatch]) -> dict[str, Any]:
    wins = sum(1 / one.ranks.count(1) for one in played if one.ranks[seat] == 1)
    low, high = wilson(wins, len(played))
    return {
        "seat": seat,
        "win_rate": round(wins / len(played), 4) if played else 0.0,
        "win_rate_low": round(low, 4),
        "win_rate_high": round(high, 4),
    }
