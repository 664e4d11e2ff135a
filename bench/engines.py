"""Our engines beside catanatron, in one run on one core: random decisions and copies a second.

    python -m bench.engines [SECONDS] [GAME ...]

The peer is measured before and after us, and the mean of both is what we are compared with.
"""

import sys
from time import process_time

from bench.peers.catanatron_peer import measure
from bench.results import put
from loggia.games import game as find_game
from loggia.games import names
from loggia.kernel import AnyGame, Chance
from loggia.kernel.random_play import play_out, random_decision


def decisions_per_s(game: AnyGame, seats: int, options: dict[str, object], seconds: float, checked: bool) -> float:
    """Whole random matches with their set-up, through the gate or through the unchecked door."""
    chance, decisions, matches = Chance("bench"), 0, 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        decisions += play_out(game.new(seats, options, matches), chance, checked)
        matches += 1
    return decisions / taken


def copies_per_s(game: AnyGame, seats: int, options: dict[str, object], seconds: float) -> tuple[float, float]:
    """Copies of the whole match, and of its state alone, from the middle of a random match."""
    match, chance = game.new(seats, options, "bench"), Chance("bench")
    for _ in range(60):
        if not match.over:
            match.advance(*random_decision(match, chance))
    rates = []
    for copy in (match.copy, match.state.copy):
        copies, start = 0, process_time()
        while (taken := process_time() - start) < seconds / 2:
            for _ in range(200):
                copy()
            copies += 200
        rates.append(copies / taken)
    return rates[0], rates[1]


def main(seconds: float = 4.0, games: list[str] | None = None) -> None:
    """Measure and write the section."""
    peer_before = measure(seconds)
    rows = []
    for name in games or names():
        game = find_game(name)
        flags = [o.name for o in game.options if o.values == (False, True) and o.name != "open_holdings"]
        sets: list[dict[str, object]] = [{}]
        sets += [{flag: True} for flag in flags]
        for options in sets:
            for seats in (game.seats[-1],) if options else (game.seats[0], game.seats[-1]):
                play_out(game.new(seats, options, "warm"), Chance("warm"))
                fast = decisions_per_s(game, seats, options, seconds / 2, checked=False)
                safe = decisions_per_s(game, seats, options, seconds / 2, checked=True)
                rows.append(
                    (name, seats, " ".join(options) or "-", fast, safe, *copies_per_s(game, seats, options, 1.0))
                )
    peer_after = measure(seconds)
    peer = (peer_before["decisions_per_s"] + peer_after["decisions_per_s"]) / 2
    copying = (peer_before["copies_per_s"] + peer_after["copies_per_s"]) / 2
    lines = [
        "Random play, whole matches with set-up, one core, per second of CPU time. *Search* is the unchecked door",
        "that simulation and search use; *gate* is `Match.play`, checked and told. Ratios: to catanatron.",
        "",
        "| engine | seats | options | search/s | ratio | gate/s | ratio | match copies/s | state copies/s |",
        "|---|---|---|---|---|---|---|---|---|",
        f"| catanatron {peer_before['version']} | 4 | - | {peer:,.0f} | 1 | {peer:,.0f} | 1 | {copying:,.0f} | - |",
    ]
    for name, seats, told, fast, safe, match_copies, state_copies in rows:
        ratios = f"{fast:,.0f} | {fast / peer:.1f} | {safe:,.0f} | {safe / peer:.1f}"
        lines.append(f"| {name} | {seats} | {told} | {ratios} | {match_copies:,.0f} | {state_copies:,.0f} |")
    text = "\n".join(lines)
    print(text)
    put("Engines", text)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else 4.0, given[1:])
