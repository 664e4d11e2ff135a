"""A soak: many whole random matches of all games, seats and options in one process, with digests and memory.

    python -m bench.soak FILE [--matches 1000000] [--blocks 3,7,200]
    python -m bench.soak FILE --compare OTHER

Matches are played in blocks of `BLOCK`. A finished block is one line of FILE (JSON): its digest, moves, CPU seconds and
the memory of the process after it. A run that was ended goes on behind the last whole line. Every block follows from
its number alone, so a second run (plain beside compiled, say) can play some of the blocks and be compared.
"""

import argparse
import hashlib
import json
import resource
from collections.abc import Iterable
from pathlib import Path
from time import process_time
from typing import Final, TypedDict

import loggia
from loggia.games import game as find_game
from loggia.games import names
from loggia.kernel import Chance, replay
from loggia.kernel.random_play import play_out

BLOCK: Final = 1_000
GATE: Final = 32
"""One match in so many goes through the checked gate; its record is replayed and goes into the digest."""


class Block(TypedDict):
    """One line of a soak's file."""

    block: int
    build: str
    digest: str
    moves: int
    seconds: float
    memory_kb: int


def played(number: int) -> tuple[int, str]:
    """Play the match of that number: how many moves it had, and what tells it from any other course."""
    chance = Chance(f"soak {number}")
    game = find_game(names()[number % len(names())])
    seats = chance.choice(game.seats)
    options = {o.name: chance.choice(o.values) for o in game.options if o.values and o.name != "start_seat"}
    match = game.new(seats, options, f"soak {number}")
    checked = number // len(names()) % GATE == 0
    moves = play_out(match, chance, checked)
    result = match.result
    if result is None:
        raise RuntimeError(f"match {number} of {game.name} has no result")
    told = f"{number} {moves} {match.spent_chance} {chance.spent} {result.scores} {result.ranks}"
    if checked:
        record = match.record
        if replay(game, record).result != result:
            raise RuntimeError(f"match {number} of {game.name} is another one when replayed")
        told += record.text()
    return moves, told


def memory_kb() -> int:
    """The memory that this process holds now; its peak where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * resource.getpagesize() // 1024


def block_of(number: int) -> Block:
    """Play one block."""
    digest, moves, start = hashlib.sha256(), 0, process_time()
    for match in range(number * BLOCK, (number + 1) * BLOCK):
        made, told = played(match)
        moves += made
        digest.update(told.encode())
    build = "compiled" if loggia.BUILD.is_compiled else "plain"
    taken = round(process_time() - start, 2)
    return Block(
        block=number, build=build, digest=digest.hexdigest(), moves=moves, seconds=taken, memory_kb=memory_kb()
    )


def read(file: Path) -> list[Block]:
    """The whole lines of a soak's file."""
    lines = file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []
    return [json.loads(line) for line in lines]


def run(file: Path, wanted: Iterable[int]) -> None:
    """Play the blocks that are not in the file yet."""
    done = read(file)
    text = "".join(json.dumps(block) + "\n" for block in done)
    if file.exists() and file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")  # half a line of a run that was ended
    known = {block["block"] for block in done}
    with file.open("a", encoding="utf-8") as lines:
        for number in wanted:
            if number not in known:
                lines.write(json.dumps(block_of(number)) + "\n")
                lines.flush()


def summary(blocks: list[Block]) -> str:
    """Figures of a soak in a few lines."""
    if not blocks:
        return "no block is finished"
    memory = [block["memory_kb"] // 1024 for block in blocks]
    tenth = max(1, len(memory) // 10)
    whole = hashlib.sha256("".join(block["digest"] for block in blocks).encode()).hexdigest()
    builds = "/".join(sorted({block["build"] for block in blocks}))
    moves, seconds = sum(block["moves"] for block in blocks), sum(block["seconds"] for block in blocks)
    return (
        f"{len(blocks) * BLOCK:,} matches, {moves:,} moves, {seconds:,.0f} s of CPU time, {builds}\n"
        f"memory in MB: {memory[0]} after the first block; at most {max(memory[tenth : 2 * tenth] or memory)} in the "
        f"second tenth, {max(memory[-tenth:])} in the last\n"
        f"digest {whole}"
    )


def compared(blocks: list[Block], others: list[Block]) -> str:
    """Whether the blocks that both have are the same."""
    known = {block["block"]: block["digest"] for block in others}
    both = [block for block in blocks if block["block"] in known]
    wrong = [block["block"] for block in both if known[block["block"]] != block["digest"]]
    return f"{len(both) * BLOCK:,} matches in both, {f'DIFFERENT in the blocks {wrong}' if wrong else 'all the same'}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Many whole random matches, with digests and memory.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--blocks", help="only these, by number")
    parser.add_argument("--compare", type=Path, help="play nothing; compare with this file")
    given = parser.parse_args()
    if given.compare is None:
        run(given.file, map(int, given.blocks.split(",")) if given.blocks else range(given.matches // BLOCK))
    else:
        print(compared(read(given.file), read(given.compare)))
    print(summary(sorted(read(given.file), key=lambda block: block["block"])))


if __name__ == "__main__":
    main()
