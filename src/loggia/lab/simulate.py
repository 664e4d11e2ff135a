"""Simulate: many matches between bots, on all cores, with one digest over all their records."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from loggia import bots as players
from loggia.games import game as find_game
from loggia.kernel import AnyGame, Chance, Match, Sight
from loggia.kernel.random_play import MOST_MOVES, Stuck, play_out

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Job:
    """What to play. The same job gives the same matches on every machine."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, object]
    data: str = ""
    iterations: int | None = None


@dataclass(frozen=True)
class SimulationReport:
    """The results. `digest` covers all records: equal jobs give equal digests on every machine."""

    game: str
    seats: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: str
    games: int
    finished: int
    errors: tuple[str, ...]
    moves: int
    seconds: float
    moves_per_second: float
    games_per_second: float
    mean_scores: tuple[float, ...]
    wins: tuple[float, ...]
    digest: str

    def plain(self) -> dict[str, object]:
        """The report as JSON data."""
        return asdict(self)


@dataclass(frozen=True)
class SimulatedMatch:
    """One match of a job; `error` is empty unless it failed."""

    number: int
    digest: str
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    error: str
    record: str


def game_of(job: Job) -> AnyGame:
    """The game of a job, with another data file where one is named."""
    game = find_game(job.game)
    return game.with_data(Path(job.data)) if job.data else game


def play_match(game: AnyGame, job: Job, number: int) -> Match:
    """The job's match of that number, played to its end."""
    seed = f"{job.seed}/{number}"
    match = game.new(job.seats, dict(job.options), seed)
    chance = Chance(f"bots {seed}")
    if all(bot == "random" for bot in job.bots):
        play_out(match, chance)
        return match
    bots = [players.level(job.bots[seat % len(job.bots)]) for seat in range(job.seats)]
    streams = [chance.fork(str(seat)) for seat in range(job.seats)]
    budget = players.Budget(iterations=job.iterations)
    while not match.over:
        if len(match.moves) > MOST_MOVES:
            raise Stuck(f"{game.name}: no end after {MOST_MOVES} moves")
        moved = False
        for seat in match.deciding:
            if seat not in match.deciding:
                continue
            move = bots[seat].think(Sight(match, seat), budget, streams[seat]).move
            if move is not None:
                match.play(seat, move)
                moved = True
        if not moved:
            raise Stuck(f"{game.name}: no bot moves after {len(match.moves)} moves")
    return match


def _play(job: Job, numbers: Sequence[int], keep: bool) -> list[SimulatedMatch]:
    game = game_of(job)
    played = []
    for number in numbers:
        try:
            match = play_match(game, job, number)
        except Exception as error:  # a match that fails is reported; the run goes on
            name = f"{type(error).__name__}: {error}"
            played.append(
                SimulatedMatch(number, "", 0, (), (), f"match {number} (seed {job.seed}/{number}): {name}", "")
            )
            continue
        record, result = match.record, match.result
        assert result is not None
        text = record.text() if keep else ""
        played.append(SimulatedMatch(number, record.digest, len(match.moves), result.scores, result.winners, "", text))
    return played


def _batches(games: int, size: int) -> Iterator[range]:
    for start in range(0, games, size):
        yield range(start, min(games, start + size))


def simulate(
    job: Job, progress: Progress | None = None, workers: int = 0, records: Path | None = None
) -> SimulationReport:
    """Play all matches of the job and report. `records`: a folder for one record file per match."""
    game_of(job).new(job.seats, dict(job.options), f"{job.seed}/0")
    for bot in job.bots:
        players.level(bot)
    workers = workers or os.cpu_count() or 1
    size = max(1, min(50, job.games // (workers * 4) or 1))
    began = time.perf_counter()
    played: list[SimulatedMatch] = []

    def take(batch: list[SimulatedMatch]) -> None:
        played.extend(batch)
        if progress:
            progress(len(played), job.games)

    if workers == 1 or job.games <= 4:
        for numbers in _batches(job.games, size):
            take(_play(job, numbers, records is not None))
    else:
        with ProcessPoolExecutor(workers) as pool:
            work = [pool.submit(_play, job, numbers, records is not None) for numbers in _batches(job.games, size)]
            for done in work:
                take(done.result())
    seconds = time.perf_counter() - began
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        for one in played:
            if one.record:
                (records / f"{job.game}-{one.number:05d}.loggia").write_text(one.record, encoding="utf-8")
    return _report(job, played, seconds)


def _report(job: Job, played: list[SimulatedMatch], seconds: float) -> SimulationReport:
    good = [one for one in played if not one.error]
    moves = sum(one.moves for one in good)
    digest = hashlib.sha256("\n".join(one.digest for one in played).encode()).hexdigest()
    count = max(1, len(good))
    return SimulationReport(
        game=job.game,
        seats=job.seats,
        options=dict(job.options),
        bots=job.bots,
        seed=job.seed,
        games=job.games,
        finished=len(good),
        errors=tuple(one.error for one in played if one.error),
        moves=moves,
        seconds=round(seconds, 3),
        moves_per_second=round(moves / seconds, 1),
        games_per_second=round(len(good) / seconds, 2),
        mean_scores=tuple(round(sum(one.scores[seat] for one in good) / count, 2) for seat in range(job.seats)),
        wins=tuple(
            round(sum(1 / len(one.winners) for one in good if seat in one.winners), 2) for seat in range(job.seats)
        ),
        digest=digest,
    )
