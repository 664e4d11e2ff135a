"""What is kept of every game: records, playthroughs and counts. `python -m tests.fixtures GAME` writes them anew.

A kept record is evidence of how a rules revision plays, so the records of a revision are written once. When a change of
rules raises the revision, the old records are kept beside the new ones under another name (`genoa-r1-2-live.loggia`).
A new option is written into them with its default, where everything else is as it was.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from loggia.games import game as find_game
from loggia.kernel import AnyGame, Chance, Match, Option, OptionValue, Record, Told, laws
from loggia.kernel.random_play import play_out, random_decision
from loggia.words import Words
from tools.usage import help_if_asked

HERE = Path(__file__).parent
RECORDS, PLAYTHROUGHS, COUNTS = HERE / "records", HERE / "playthroughs", HERE / "counts"
LISTED = 6


def short_options(game: AnyGame) -> list[Option]:
    """The options that have few values."""
    return [option for option in game.options if 0 < len(option.values) <= 2]


def variants(game: AnyGame) -> list[dict[str, OptionValue]]:
    """Option sets worth playing: all combinations of the short options."""
    short = short_options(game)
    sets = [
        dict(zip([o.name for o in short], values, strict=True))
        for values in itertools.product(*(o.values for o in short))
    ]
    return sets or [{}]


def setups(game: AnyGame) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every seat count with every option set."""
    for seats in game.seats:
        for options in variants(game):
            yield seats, options


def label(seats: int, options: dict[str, OptionValue]) -> str:
    """A short name for a set-up, for file names: `3-expansion`."""
    words = (name if value is True else str(value) for name, value in options.items() if value is not False)
    return "-".join([str(seats), *words])


def random_match(game: AnyGame, seats: int, options: dict[str, OptionValue], seed: str) -> Match:
    """A finished random match."""
    match = game.new(seats, options, seed)
    play_out(match, Chance(f"fixture {seed}"), checked=True)
    return match


def _audience(told: Told, seats: int) -> str:
    hearers = [str(seat) for seat in range(seats) if told.reaches(seat)]
    return "" if len(hearers) == seats and told.reaches(None) else f" (only {' '.join(hearers)})"


def playthrough(game: AnyGame, seats: int, options: dict[str, OptionValue], seed: str) -> str:
    """What the contract answers at every step of a random match, as readable text."""
    words, chance = Words("en"), Chance(f"playthrough {seed}")
    match = game.new(seats, options, seed)
    lines = [f"{game.name} revision {game.revision}, {seats} seats, options {json.dumps(options)}, seed {seed}", ""]
    lines += [f"  {words.say(t.event.say())}{_audience(t, seats)}" for t in match.opening]
    while not match.over:
        seat, move = random_decision(match, chance)
        moves = [m.text() for m in match.choices(seat)]
        seen = hashlib.sha256("".join(laws.shown(match, s) for s in [*range(seats), None]).encode()).hexdigest()[:12]
        lines += ["", f"# {len(match.moves)}  deciding {match.deciding} awaited {match.awaited} views {seen}"]
        lines.append(f"? {words.say(game.faces.prompt(match.state, seat))}")
        rest = f" ... {len(moves)} in all" if len(moves) > LISTED else ""
        lines.append(f"  {' | '.join(moves[:LISTED])}{rest}")
        lines.append(f"> {seat} {move.text()}")
        lines += [f"  {words.say(t.event.say())}{_audience(t, seats)}" for t in match.play(seat, move)]
    result = match.result
    assert result is not None
    for seat in range(seats):
        points = "; ".join(f"{words.say(p.source)} {p.points}" for p in result.points[seat])
        lines += ["", f"= {seat} rank {result.ranks[seat]} score {result.scores[seat]}: {points}"]
    return "\n".join(lines) + "\n"


def count(match: Match, depth: int) -> int:
    """How many sequences of that many moves there are from here, chance being what the seed says."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for seat in match.awaited:
        moves = match.choices(seat)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            copy = match.copy()
            copy.advance(seat, move)
            total += count(copy, depth - 1)
    return total


def counts(game: AnyGame) -> list[dict[str, object]]:
    """Counts from the start and from the middle of a random match, for every set-up."""
    found = []
    for seats, options in setups(game):
        for skip in (0, 25):
            match = game.new(seats, options, "count")
            chance = Chance("count")
            while len(match.moves) < skip and not match.over:
                match.advance(*random_decision(match, chance))
            numbers = [count(match, depth) for depth in (1, 2)]
            if numbers[-1] < 400:
                numbers.append(count(match, 3))
            found.append({"seats": seats, "options": options, "skip": skip, "counts": numbers})
    return found


class KeptRecord(Exception):
    """A record of the game's present revision would be changed."""


def completed(game: AnyGame, record: Record) -> Record:
    """A record as it is written today: with the options that its game has got since, at their defaults."""
    return replace(record, options={one.name: record.options.get(one.name, one.default) for one in game.options})


def kept_set_ups(game: AnyGame, folder: Path) -> Iterator[tuple[Path, Record]]:
    """The kept records that were written for a set-up, not for a fault."""
    names = {option.name for option in short_options(game)}
    for path in sorted(folder.glob(f"{game.name}-[0-9]*.loggia")):
        record = Record.read(path.read_text(encoding="utf-8"))
        chosen = {name: value for name, value in record.options.items() if name in names}
        if path.stem == f"{game.name}-{label(record.seats, chosen)}":
            yield path, record


def keep_records(game: AnyGame, folder: Path) -> None:
    """Write the records of the present revision that are not kept yet, and rename those of older revisions.

    Raises KeptRecord, and changes nothing, where a kept record of the present revision differs from what is played now
    by more than options that it could not know.
    """
    wanted = {
        f"{game.name}-{label(seats, options)}.loggia": random_match(game, seats, options, "kept").record
        for seats, options in setups(game)
    }
    names = {label(record.seats, record.options): name for name, record in wanted.items()}
    older: dict[Path, Path] = {}
    replaced: list[Path] = []
    for path, kept in kept_set_ups(game, folder):
        if kept.revision != game.revision:
            older[path] = path.with_name(path.name.replace(f"{game.name}-", f"{game.name}-r{kept.revision}-", 1))
            if older[path].exists():
                raise KeptRecord(f"{older[path].name} is kept already")
            continue
        now = completed(game, kept)
        if wanted.get(names.get(label(now.seats, now.options), "")) != now:
            raise KeptRecord(
                f"{path.name} is a record of rules revision {kept.revision} and would change. If the rules changed,"
                f" raise the revision of {game.name}; if not, the change is a fault."
            )
        replaced.append(path)
    for path, new in older.items():
        path.rename(new)
    for path in replaced:
        path.unlink()
    for name, record in wanted.items():
        (folder / name).write_text(record.text(), encoding="utf-8")


def write(name: str) -> None:
    """Write all fixtures of one game."""
    game = find_game(name)
    for folder in (RECORDS, PLAYTHROUGHS, COUNTS):
        folder.mkdir(exist_ok=True)
    keep_records(game, RECORDS)
    for old in PLAYTHROUGHS.glob(f"{name}-[0-9]*"):
        old.unlink()
    for seats in game.seats:
        options = variants(game)[-1]
        text = playthrough(game, seats, options, "story")
        (PLAYTHROUGHS / f"{name}-{label(seats, options)}.txt").write_text(text, encoding="utf-8")
    lines = ",\n".join(json.dumps(one) for one in counts(game))
    (COUNTS / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    help_if_asked(__doc__)
    try:
        for each in sys.argv[1:]:
            write(each)
    except KeptRecord as refused:
        sys.exit(str(refused))
