"""What is kept of every game: records, playthroughs and counts. `python -m tests.fixtures GAME` writes them anew.

A kept record is evidence of how a rules revision plays, so the records of a revision are written once. When a change of
rules raises the revision, the old records are kept beside the new ones under another name (`genoa-r1-2-live.loggia`).
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from loggia.games import game as find_game
from loggia.kernel import AnyGame, Chance, Match, OptionValue, Record, Told, laws
from loggia.kernel.random_play import play_out, random_decision
from loggia.words import Words
from tools.usage import help_if_asked

HERE = Path(__file__).parent
RECORDS, PLAYTHROUGHS, COUNTS = HERE / "records", HERE / "playthroughs", HERE / "counts"
LISTED = 6


def variants(game: AnyGame) -> list[dict[str, OptionValue]]:
    """Option sets worth playing: all combinations of the options that have few values."""
    short = [o for o in game.options if 0 < len(o.values) <= 2]
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


def keep_records(game: AnyGame, folder: Path) -> None:
    """Write the records of the present revision that are not kept yet, and rename those of older revisions.

    Raises KeptRecord, and changes nothing, where a kept record of the present revision differs from what is played now.
    """
    wanted = {
        folder / f"{game.name}-{label(seats, options)}.loggia": random_match(game, seats, options, "kept").record.text()
        for seats, options in setups(game)
    }
    older = {}
    for path in wanted:
        kept = path.read_text(encoding="utf-8") if path.exists() else wanted[path]
        revision = Record.read(kept).revision
        if revision != game.revision:
            older[path] = path.with_name(path.name.replace(f"{game.name}-", f"{game.name}-r{revision}-", 1))
            if older[path].exists():
                raise KeptRecord(f"{older[path].name} is kept already")
        elif kept != wanted[path]:
            raise KeptRecord(
                f"{path.name} is a record of rules revision {revision} and would change. If the rules changed, raise"
                f" the revision of {game.name}; if not, the change is a fault."
            )
    for path, new in older.items():
        path.rename(new)
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")


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
