"""The arena: bots play many matches against each other with rotated seats; the report has 95% intervals.

A bot is named by its level (`merchant`), by a level with its own budget (`merchant@0.4` seconds, `merchant#200`
iterations), or by a class with the interface `loggia.bots.Bot` (`my_package.my_bot:MyBot`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from loggia.bots import LEVELS
from loggia.games import game as find_game
from loggia.kernel import Chance, Match, Phrase, Sight, phrase, wrong_setup
from loggia.kernel.random_play import MOST_MOVES, Stuck
from loggia.lab.entrants import BotFailed, bot_and_budget, cause
from loggia.lab.journal import make_folder, reason, written
from loggia.lab.report import ArenaMatch, ArenaReport, report
from loggia.lab.runners import Runner
from loggia.lab.sequential import bounds, scores, verdict

Progress = Callable[[int, int], None]

MOST_SILENT = 20
"""Times that all bots may say nothing, one after another, before the match is given up."""


@dataclass(frozen=True)
class Contest:
    """What to play. Each deal (one seed) is played once per rotation of the bots over the seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    seconds: float | None = None
    iterations: int | None = None
    seed: str = "arena"
    options: Mapping[str, object] = field(default_factory=dict)
    data: str = ""


def seating_and_deal(contest: Contest, number: int) -> tuple[list[int], int]:
    """Which bot sits where in the match of that number, and which deal it is."""
    count, seats = len(contest.bots), contest.seats
    tables = list(combinations(range(count), seats)) if count > seats else [tuple(range(count))]
    turn, table = number % seats, number // seats % len(tables)
    filled = [tables[table][place % len(tables[table])] for place in range(seats)]
    return [filled[(seat + turn) % seats] for seat in range(seats)], number // seats // len(tables)


def play_match(contest: Contest, number: int) -> ArenaMatch:
    """One match of the contest, from its deal to its result."""
    game = find_game(contest.game)
    if contest.data:
        game = game.with_data(Path(contest.data))
    seating, deal = seating_and_deal(contest, number)
    match = game.new(contest.seats, dict(contest.options), f"{contest.seed}/{deal}")
    seated = [bot_and_budget(contest.bots[bot], contest.seconds, contest.iterations) for bot in seating]
    chance = Chance(f"bots {contest.seed}/{number}")
    streams = [chance.fork(str(seat)) for seat in range(contest.seats)]
    decisions, thinking = [0] * len(contest.bots), [0.0] * len(contest.bots)
    iterations = [0] * len(contest.bots)
    silent = 0
    while not match.over:
        made = len(match.moves)
        if made > MOST_MOVES:
            raise Stuck(f"{game.name}: no end after {MOST_MOVES} moves")
        for seat in asking_order(match):
            if seat not in match.deciding:
                continue
            bot, budget = seated[seat]
            with failing(contest.bots[seating[seat]], number):
                thoughts = bot.think(Sight(match, seat), budget, streams[seat])
                thinking[seating[seat]] += thoughts.seconds
                iterations[seating[seat]] += thoughts.iterations
                if thoughts.move is not None:
                    match.play(seat, thoughts.move)
                    decisions[seating[seat]] += 1
        silent = silent + 1 if len(match.moves) == made else 0
        if silent > MOST_SILENT:
            name = contest.bots[seating[match.awaited[0]]]
            raise BotFailed(phrase("lab-bot-silent", bot=name, match=number))
    result = match.result
    assert result is not None
    text = match.record.text()
    return ArenaMatch(
        number, seating, result.scores, result.ranks, len(match.moves), decisions, thinking, iterations, text
    )


@contextmanager
def failing(bot: str, number: int) -> Iterator[None]:
    """Whatever goes wrong while a bot decides and moves is its failure."""
    try:
        yield
    except Exception as error:  # the code of somebody else may raise anything
        raise BotFailed(phrase("lab-bot-failed", bot=bot, match=number, why=cause(error))) from error


def asking_order(match: Match) -> tuple[int, ...]:
    """The order in which seats are asked: first those that may decide but need not, then the awaited ones."""
    awaited = match.awaited
    return (*(seat for seat in match.deciding if seat not in awaited), *awaited)


@dataclass(frozen=True)
class Rotation:
    """The matches of one deal, with every rotation of the bots over the seats."""

    contest: Contest
    numbers: range


@dataclass(frozen=True)
class PlayedRotation:
    """Its matches; with `failed` only those before the one in which a bot failed, and how it did."""

    matches: list[ArenaMatch]
    failed: Phrase | None = None


def play_rotation(rotation: Rotation) -> PlayedRotation:
    """Play all of them."""
    played: list[ArenaMatch] = []
    for number in rotation.numbers:
        try:
            played.append(play_match(rotation.contest, number))
        except BotFailed as failed:
            return PlayedRotation(played, failed.why)
    return PlayedRotation(played)


def run_arena(
    contest: Contest,
    progress: Progress | None = None,
    runner: Runner | None = None,
    records: Path | None = None,
    question: str = "",
) -> ArenaReport:
    """Play the contest and report. `records`: a folder for one record file per match. With a question about the first
    bot (`sequential`), the contest ends as soon as it is settled. Where a record cannot be written or a bot fails, it
    ends, too: the report has what was played until then, and its `note` says why.

    >>> done = run_arena(Contest("palio", ("random", "apprentice"), games=4, seats=2), runner=Runner(1))
    >>> [(bot["name"], bot["games"]) for bot in done.plain()["bots"]]
    [('random', 4), ('apprentice', 4)]
    """
    _check(contest)
    runner = runner or Runner()
    runner.check()
    if question:
        bounds(question)
        if len(contest.bots) < 2:
            raise wrong_setup("setup-question-alone")
    if records is not None:
        make_folder(records)
    began = time.perf_counter()
    played: list[ArenaMatch] = []
    note: Phrase | None = None
    # The matches of one deal stay together, so that a contest that is cut short has whole rotations.
    rotations = [
        Rotation(contest, range(at, min(contest.games, at + contest.seats)))
        for at in range(0, contest.games, contest.seats)
    ]
    for done in in_order(runner.run(play_rotation, rotations), rotations):
        played.extend(done.matches)
        note = (_write(records, contest.game, done.matches) if records is not None else None) or done.failed
        if progress:
            progress(len(played), contest.games)
        if note is not None:
            break
        if question and verdict(question, scores(played, contest.seats)).settled:
            break
    budget = {"seconds": contest.seconds, "iterations": contest.iterations}
    seconds = time.perf_counter() - began
    found = report(contest.game, contest.bots, contest.seats, contest.seed, budget, played, seconds)
    if question:
        found.data["test"] = verdict(question, scores(played, contest.seats)).plain()
    return replace(found, note=note)


def in_order(
    done: Iterable[tuple[Rotation, PlayedRotation]], rotations: Sequence[Rotation]
) -> Iterable[PlayedRotation]:
    """The results in the order of the deals: what a test decides does not depend on which worker was first."""
    waiting: dict[int, PlayedRotation] = {}
    places = iter(rotations)
    due = next(places, None)
    for rotation, result in done:
        waiting[rotation.numbers.start] = result
        while due is not None and due.numbers.start in waiting:
            yield waiting.pop(due.numbers.start)
            due = next(places, None)


def _write(folder: Path, game: str, played: Sequence[ArenaMatch]) -> Phrase | None:
    """Write the records of some matches; why not, where that failed."""
    try:
        for one in played:
            written(folder / f"{game}-{one.number:05d}.loggia", one.record)
    except OSError as error:
        return wrong_setup("setup-folder", file=str(folder), why=reason(error)).why
    return None


def _check(contest: Contest) -> None:
    """Refuse an impossible contest before the first match."""
    if not contest.bots:
        raise wrong_setup("setup-bot-unknown", given="", allowed=", ".join(LEVELS))
    for name in contest.bots:
        bot_and_budget(name, contest.seconds, contest.iterations)
    game = find_game(contest.game)
    if contest.data:
        game = game.with_data(Path(contest.data))
    game.new(contest.seats, dict(contest.options), "0")
