"""Simulate: many matches between bots, on all cores, with one digest over all their records."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from loggia.games import game as find_game
from loggia.kernel import AnyGame, Chance, Match, Sight, wrong_setup
from loggia.kernel.random_play import MOST_MOVES, Stuck, play_out
from loggia.lab.deeds import DESCRIBED, Deed, deeds, plain_deeds, read_deeds
from loggia.lab.entrants import bot_and_budget
from loggia.lab.journal import RunFolder, make_folder, reason, written
from loggia.lab.parquet import write_decisions
from loggia.lab.runners import Runner
from loggia.lab.statistics import wilson

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
    win_intervals: tuple[tuple[float, float], ...]
    """By seat the ends of the 95% interval of its win rate."""
    digest: str

    def plain(self) -> dict[str, object]:
        """The report as JSON data."""
        return asdict(self)


@dataclass(frozen=True)
class SimulatedMatch:
    """One match of a job; `error` is empty unless it failed. `sources` and `verbs` say what each seat did."""

    number: int
    digest: str
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    error: str
    record: str = ""
    sources: tuple[dict[str, int], ...] = ()
    """By seat: points by where they came from."""
    verbs: tuple[dict[str, int], ...] = ()
    """By seat: moves by their first word."""
    decisions: tuple[tuple[int, str], ...] = ()
    """Every move with its seat, where it is asked for."""
    deeds: tuple[dict[Deed, int], ...] = ()
    """By seat: what it did with what, in the first matches of a run."""

    def line(self) -> dict[str, Any]:
        """What a folder keeps of it."""
        kept = asdict(replace(self, record="", decisions=(), deeds=()))
        del kept["record"], kept["decisions"]
        return kept | {"deeds": [plain_deeds(one) for one in self.deeds]}

    @classmethod
    def of_line(cls, line: dict[str, Any]) -> SimulatedMatch:
        """The match of a kept line."""
        kept: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in line.items()
        }
        return cls(**kept | {"deeds": tuple(read_deeds(one) for one in line.get("deeds", ()))})


def game_of(job: Job) -> AnyGame:
    """The game of a job, with another data file where one is named."""
    game = find_game(job.game)
    return game.with_data(Path(job.data)) if job.data else game


def check(job: Job) -> None:
    """Raise `WrongSetup` for a job that cannot be played."""
    game_of(job).new(job.seats, dict(job.options), f"{job.seed}/0")
    if len(job.bots) not in (1, job.seats):
        raise wrong_setup("setup-bots-count", bots=len(job.bots), seats=job.seats)
    for bot in job.bots:
        if bot_and_budget(bot, None, job.iterations)[1].seconds is not None:  # equal seeds would not give equal matches
            raise wrong_setup("setup-bot-seconds", given=bot)


def play_match(game: AnyGame, job: Job, number: int) -> Match:
    """The job's match of that number, played to its end."""
    seed = f"{job.seed}/{number}"
    match = game.new(job.seats, dict(job.options), seed)
    chance = Chance(f"bots {seed}")
    if all(bot == "random" for bot in job.bots):
        play_out(match, chance)
        return match
    seated = [bot_and_budget(job.bots[seat % len(job.bots)], None, job.iterations) for seat in range(job.seats)]
    streams = [chance.fork(str(seat)) for seat in range(job.seats)]
    while not match.over:
        if len(match.moves) > MOST_MOVES:
            raise Stuck(f"{game.name}: no end after {MOST_MOVES} moves")
        moved = False
        for seat in match.deciding:
            if seat not in match.deciding:
                continue
            bot, budget = seated[seat]
            move = bot.think(Sight(match, seat), budget, streams[seat]).move
            if move is not None:
                match.play(seat, move)
                moved = True
        if not moved:
            raise Stuck(f"{game.name}: no bot moves after {len(match.moves)} moves")
    return match


@dataclass(frozen=True)
class JobBatch:
    """Some matches of a job, and what is to be kept of them beside their results."""

    job: Job
    numbers: Sequence[int]
    records: bool = False
    decisions: bool = False
    details: bool = False


def play_batch(batch: JobBatch) -> list[SimulatedMatch]:
    """Play some matches. One that fails is reported; the run goes on."""
    job, game = batch.job, game_of(batch.job)
    played = []
    for number in batch.numbers:
        try:
            match = play_match(game, job, number)
            played.append(_simulated(match, number, batch))
        except Exception as error:  # a match that fails is reported; the run goes on
            told = f"match {number} (seed {job.seed}/{number}): {type(error).__name__}: {error}"
            played.append(SimulatedMatch(number, "", 0, (), (), told))
    return played


def _simulated(match: Match, number: int, batch: JobBatch) -> SimulatedMatch:
    record, result = match.record, match.result
    assert result is not None
    sources: list[dict[str, int]] = [{} for _ in range(match.seats)]
    verbs: list[dict[str, int]] = [{} for _ in range(match.seats)]
    if batch.details:
        for points, found in zip(result.points, sources, strict=True):
            for point in points:
                found[point.source.id] = found.get(point.source.id, 0) + point.points
        for seat, text in record.moves:
            verb = text.partition(" ")[0]
            verbs[seat][verb] = verbs[seat].get(verb, 0) + 1
    return SimulatedMatch(
        number,
        record.digest,
        len(match.moves),
        result.scores,
        result.winners,
        "",
        record.text() if batch.records else "",
        tuple(sources) if batch.details else (),
        tuple(verbs) if batch.details else (),
        record.moves if batch.decisions else (),
        deeds(match, f"{batch.job.seed}/{number}") if batch.details and number < DESCRIBED else (),
    )


class _Sums:
    """The results of a run, in memory that grows with nothing but the digests: 32 bytes a match."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.seen = bytearray(job.games)
        self._digests = bytearray(32 * job.games)
        self.done = self.finished = self.moves = 0
        self.scores = [0] * job.seats
        self.wins = [0.0] * job.seats
        self.errors: dict[int, str] = {}

    def add(self, one: SimulatedMatch) -> None:
        """Count one match, once."""
        if self.seen[one.number]:
            return
        self.seen[one.number] = 1
        self.done += 1
        if one.error:
            self.errors[one.number] = one.error
            return
        self._digests[32 * one.number : 32 * one.number + 32] = bytes.fromhex(one.digest)
        self.finished += 1
        self.moves += one.moves
        for seat, score in enumerate(one.scores):
            self.scores[seat] += score
        for seat in one.winners:
            self.wins[seat] += 1 / len(one.winners)

    def digest(self) -> str:
        """One digest over all records, in the order of the matches."""
        whole = hashlib.sha256()
        for number in range(self.job.games):
            text = "" if number in self.errors else self._digests[32 * number : 32 * number + 32].hex()
            whole.update((text if number == 0 else "\n" + text).encode())
        return whole.hexdigest()


@dataclass(frozen=True)
class Keep:
    """What a run keeps beside its report: records in a folder; in another all results, to be taken up again."""

    records: Path | None = None
    folder: Path | None = None
    decisions: bool = False


def simulate(
    job: Job,
    progress: Progress | None = None,
    runner: Runner | None = None,
    keep: Keep | None = None,
    listen: Callable[[SimulatedMatch], None] | None = None,
) -> SimulationReport:
    """Play all matches of the job and report. With `keep.folder`, matches that are kept there are not played again."""
    check(job)
    runner, keep = runner or Runner(), keep or Keep()
    runner.check()
    sums = _Sums(job)
    folder = RunFolder(keep.folder, plain_job(job)) if keep.folder else None
    if keep.records is not None:
        make_folder(keep.records)
    for line in folder.lines(job.games) if folder else ():
        one = SimulatedMatch.of_line(line)
        sums.add(one)
        if listen:
            listen(one)
    began = time.perf_counter()
    before = sums.moves, sums.finished
    details, size = bool(folder or listen), max(1, min(50, job.games // (runner.processes * 4) or 1))
    batches = []
    for numbers in _batches(job.games, 50 if folder else size):
        left = [number for number in numbers if not sums.seen[number]]
        if left:  # a file of decisions has a whole batch, so that one that was cut off is played whole again
            batch = JobBatch(
                job, numbers if keep.decisions else left, keep.records is not None, keep.decisions, details
            )
            batches.append(batch)
    for batch, played in runner.run(play_batch, batches):
        _keep(batch, played, sums, folder, keep)
        for one in played:
            fresh = not sums.seen[one.number]
            sums.add(one)
            if listen and fresh:
                listen(one)
        if progress:
            progress(sums.done, job.games)
    seconds = time.perf_counter() - began
    return _report(sums, seconds, *before)


def _keep(batch: JobBatch, played: list[SimulatedMatch], sums: _Sums, folder: RunFolder | None, keep: Keep) -> None:
    """Everything that is kept of a batch is on the disk before its matches count as played."""
    job = batch.job
    try:
        for one in played:
            if keep.records is not None and one.record:
                written(keep.records / f"{job.game}-{one.number:05d}.loggia", one.record)
        if folder is not None and keep.decisions:
            rows = [(one.number, at, seat, text) for one in played for at, (seat, text) in enumerate(one.decisions)]
            write_decisions(folder.folder / "decisions" / f"{batch.numbers[0]:08d}.parquet", rows)
    except OSError as error:
        raise wrong_setup("setup-folder", file=str(keep.records or keep.folder), why=reason(error)) from None
    if folder is not None:
        folder.add([one.line() for one in played if not sums.seen[one.number]])


def plain_job(job: Job) -> dict[str, Any]:
    """A job as a folder keeps it; the number of matches is left out, so that a run can be made longer."""
    game = game_of(job)
    known = asdict(job) | {"bots": list(job.bots), "options": dict(job.options)}
    del known["games"], known["data"]
    return known | {"revision": game.revision, "data": game.data_digest}


def _batches(games: int, size: int) -> Iterator[range]:
    for start in range(0, games, size):
        yield range(start, min(games, start + size))


def _report(sums: _Sums, seconds: float, moves_before: int, finished_before: int) -> SimulationReport:
    job, count = sums.job, max(1, sums.finished)
    return SimulationReport(
        game=job.game,
        seats=job.seats,
        options=dict(job.options),
        bots=job.bots,
        seed=job.seed,
        games=job.games,
        finished=sums.finished,
        errors=tuple(sums.errors[number] for number in sorted(sums.errors)),
        moves=sums.moves,
        seconds=round(seconds, 3),
        moves_per_second=round((sums.moves - moves_before) / seconds, 1),
        games_per_second=round((sums.finished - finished_before) / seconds, 2),
        mean_scores=tuple(round(score / count, 2) for score in sums.scores),
        wins=tuple(round(wins, 2) for wins in sums.wins),
        win_intervals=tuple(wilson(wins, sums.finished) for wins in sums.wins),
        digest=sums.digest(),
    )
