"""Our engines beside catanatron and OpenSpiel, in one run on one core: random decisions and copies a second.

    python -m bench.engines [SECONDS] [GAME ...]

Catanatron is measured before and after us; ratios are to the mean of both.
"""

import sys
from collections.abc import Callable
from time import process_time

from bench.peers import catanatron_peer, openspiel_peer
from bench.peers.catanatron_peer import Rates
from bench.results import write_section
from loggia.games import game as find_game
from loggia.games import names
from loggia.kernel import AnyGame, Chance
from loggia.kernel.random_play import play_out, random_decision


def decisions_per_s(game: AnyGame, seats: int, options: dict[str, object], seconds: float, checked: bool) -> float:
    """Whole random matches with their set-up, by `Match.play` (`checked`) or by the unchecked `Match.advance`."""
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


Row = tuple[str, int, str, float, float, float, float]


def measured(peer: Callable[[float], Rates], seconds: float) -> Rates | None:
    """The rates of a peer (another project that is measured beside us); None where it is not installed."""
    try:
        return peer(seconds)
    except ModuleNotFoundError as missing:
        print(f"not measured: {missing.name} is not installed ('make bench' tries to)")
        return None


def our_rows(seconds: float, games: list[str]) -> list[Row]:
    """Each game at its fewest and most seats, and with each of its flags."""
    rows: list[Row] = []
    for name in games:
        game = find_game(name)
        flags = [o.name for o in game.options if o.values == (False, True) and o.name != "open_holdings"]
        sets: list[dict[str, object]] = [{}]
        sets += [{flag: True} for flag in flags]
        for options in sets:
            for seats in (game.seats[-1],) if options else (game.seats[0], game.seats[-1]):
                play_out(game.new(seats, options, "warm"), Chance("warm"))
                fast = decisions_per_s(game, seats, options, seconds / 2, checked=False)
                safe = decisions_per_s(game, seats, options, seconds / 2, checked=True)
                copies = copies_per_s(game, seats, options, 1.0)
                rows.append((name, seats, " ".join(options) or "-", fast, safe, *copies))
    return rows


def peer_row(name: str, seats: int, rate: float, copies: float, peer: float) -> str:
    """The row of a peer, which has only one way to play: checked."""
    told = f"{rate:,.0f} | {rate / peer:.1f}"
    return f"| {name} | {seats} | - | {told} | {told} | {copies:,.0f} | - |"


def main(seconds: float = 4.0, games: list[str] | None = None) -> None:
    """Measure and write the section."""
    before = measured(catanatron_peer.measure, seconds)
    rows = our_rows(seconds, games or list(names()))
    after = measured(catanatron_peer.measure, seconds)
    spiel = measured(openspiel_peer.measure, seconds)
    peer = (before["decisions_per_s"] + after["decisions_per_s"]) / 2 if before and after else float("nan")
    lines = [
        "Random play, whole matches with set-up, one core, per second of CPU time. *Search* is `Match.advance`,",
        "unchecked, as search uses it; *gate* is `Match.play`, which checks the move and tells the events.",
        "Ratios are to catanatron.",
        "",
        "| engine | seats | options | search/s | ratio | gate/s | ratio | match copies/s | state copies/s |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    if before and after:
        copying = (before["copies_per_s"] + after["copies_per_s"]) / 2
        lines.append(peer_row(f"catanatron {before['version']}", before["seats"], peer, copying, peer))
    if spiel:
        name = f"{spiel['peer']} {spiel['version']} (C++)"
        lines.append(peer_row(name, spiel["seats"], spiel["decisions_per_s"], spiel["copies_per_s"], peer))
    for name, seats, told, fast, safe, match_copies, state_copies in rows:
        ratios = f"{fast:,.0f} | {fast / peer:.1f} | {safe:,.0f} | {safe / peer:.1f}"
        lines.append(f"| {name} | {seats} | {told} | {ratios} | {match_copies:,.0f} | {state_copies:,.0f} |")
    text = "\n".join(lines)
    print(text)
    if before and after:
        write_section("Engines", text)
    else:
        print("RESULTS.md is left as it is: without catanatron there is nothing to compare with")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else 4.0, given[1:])
