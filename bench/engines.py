"""Our engines, plain and compiled, beside their peers in one run on one core.

    python -m bench.engines [SECONDS] [GAME ...]

Everything is measured in `ROUNDS` rounds, peers and ours in turn, so that an hour that is slow is slow for all. Printed
are medians; *spread* is the range from the lowest to the highest round in per cent of the median.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Final

from bench.own_engines import OwnRow
from bench.peers import catanatron_peer, openspiel_peer, pettingzoo_peer, rlcard_peer
from bench.peers.rates import Rates
from bench.results import write_section
from loggia.compiled import default_folder, examine
from loggia.games import names
from tools.usage import help_if_asked

ROUNDS: Final = 3
ACCOUNT: Final = f"""\
Random play, whole matches with set-up, one core, per second of CPU time; medians of {ROUNDS} rounds in which peers and
ours take turns. *Search* is the unchecked `Match.advance` that simulation and search use; *gate* is `Match.play`,
checked and told. *Iterations* are those of the tree search in the middle of a match; *early* and *late* are decisions a
second in the first and the last third of matches, drawn by `random_decision`; *state bytes*: the size of a pickle."""
PYTHON_GAMES: Final = ("python_tic_tac_toe", "python_liars_poker")
"""Of OpenSpiel's games, those that are written in Python."""

PEERS: Final[tuple[tuple[str, Callable[[float], Rates]], ...]] = (
    ("catanatron", catanatron_peer.measure),
    ("OpenSpiel hearts (C++)", partial(openspiel_peer.measure, name="hearts")),
    ("OpenSpiel gin_rummy (C++)", partial(openspiel_peer.measure, name="gin_rummy")),
    *((f"OpenSpiel {name}", partial(openspiel_peer.measure, name=name)) for name in PYTHON_GAMES),
    *((f"PettingZoo {name}", partial(pettingzoo_peer.measure, name=name)) for name in pettingzoo_peer.GAMES),
    *((f"RLCard {name}", partial(rlcard_peer.measure, name=name)) for name in rlcard_peer.GAMES),
)


def measured(peer: Callable[[float], Rates], seconds: float) -> Rates | None:
    """A peer's rates, or None where it, or something that it needs, is not installed; which is printed."""
    try:
        return peer(seconds)
    except ModuleNotFoundError as missing:
        print(f"not measured: {missing.name} is not installed ('make bench' tries to)", flush=True)
    except Exception as error:  # a peer that breaks must not end our bench
        print(f"not measured: {type(error).__name__}: {str(error)[:200]}", flush=True)
    return None


def own_rows(build: str, seconds: float, games: Sequence[str]) -> list[OwnRow]:
    """Our figures from a process of its own, plain (`no`) or compiled (`yes`)."""
    command = [sys.executable, "-m", "bench.own_engines", str(seconds), *games]
    environment = {**os.environ, "LOGGIA_COMPILED": build}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: list[OwnRow] = json.loads(done.stdout)["rows"]
    return found


def spread(values: Sequence[float]) -> str:
    """From the lowest to the highest, in per cent of the median."""
    middle = median(values)
    return f"{100 * (max(values) - min(values)) / middle:.0f} %" if middle else "-"


def times(value: float, peer: float) -> str:
    """How many times the peer's value; a dash where there is none."""
    return f"{value / peer:.1f}" if peer else "-"


def peer_table(rounds: dict[str, list[Rates]], catanatron: float) -> list[str]:
    """The peers' lines."""
    lines = [
        "| peer | version | seats | decisions/s | spread | to catanatron | copies/s |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, found in rounds.items():
        rates = [one["decisions_per_s"] for one in found]
        copies = median([one["copies_per_s"] for one in found])
        lines.append(
            f"| {name} | {found[0]['version']} | {found[0]['seats']} | {median(rates):,.0f} | {spread(rates)} | "
            f"{times(median(rates), catanatron)} | {f'{copies:,.0f}' if copies else '-'} |"
        )
    return lines


def own_table(rounds: Sequence[Sequence[OwnRow]], catanatron: float, hearts: float) -> list[str]:
    """Our lines in one build: medians over the rounds."""
    columns = [
        "engine",
        "seats",
        "options",
        "search/s",
        "spread",
        "to catanatron",
        "to hearts",
        "gate/s",
        "to catanatron",
    ]
    columns += ["match copies/s", "state copies/s", "iterations/s", "early/s", "late/s", "moves a match", "state bytes"]
    lines = [_line(columns), _line(["---"] * len(columns))]
    for row in zip(*rounds, strict=True):
        first, fast = row[0], [one["search"] for one in row]
        search, gate = median(fast), median([one["gate"] for one in row])
        copies = median([one["match_copies"] for one in row]), median([one["state_copies"] for one in row])
        thirds = median([one["early"] for one in row]), median([one["late"] for one in row])
        figures = (*copies, median([one["iterations"] for one in row]), *thirds, first["moves"], first["state_bytes"])
        cells = [first["game"], str(first["seats"]), first["options"], f"{search:,.0f}", spread(fast)]
        cells += [times(search, catanatron), times(search, hearts), f"{gate:,.0f}", times(gate, catanatron)]
        lines.append(_line([*cells, *(f"{figure:,.0f}" for figure in figures)]))
    return lines


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main(seconds: float = 1.0, games: Sequence[str] = ()) -> None:
    """Measure and write the section; some four minutes."""
    builds = {"plain": "no"}
    state, _ = examine(default_folder())
    if state.is_compiled:
        builds["compiled"] = "yes"
    else:
        print(f"not measured: there is no compiled build of this source ({state.reason}): 'make compiled'")
    peers: dict[str, list[Rates]] = {}
    own: dict[str, list[list[OwnRow]]] = {build: [] for build in builds}
    for number in range(ROUNDS):
        print(f"engines: round {number + 1} of {ROUNDS}", flush=True)
        for name, measure in PEERS:
            if (number == 0 or name in peers) and (found := measured(measure, seconds)) is not None:
                peers.setdefault(name, []).append(found)
        for build, wish in builds.items():
            own[build].append(own_rows(wish, seconds / 2, games or names()))

    def rate(name: str) -> float:
        return median([one["decisions_per_s"] for one in peers[name]]) if name in peers else 0.0

    lines = [ACCOUNT, "", *peer_table(peers, rate("catanatron"))]
    for build, rounds in own.items():
        lines += ["", f"Loggia, {'compiled by mypyc' if build == 'compiled' else 'plain Python'}:", ""]
        lines += own_table(rounds, rate("catanatron"), rate("OpenSpiel hearts (C++)"))
    missing = [name for name, _ in PEERS if name not in peers]
    if missing:
        lines += ["", f"Not measured, since not installed or broken here: {', '.join(missing)}."]
    text = "\n".join(lines)
    print(text)
    if "catanatron" in peers:
        write_section("Engines", text)
    else:
        print("RESULTS.md is left as it is: without catanatron there is nothing to compare with")


if __name__ == "__main__":
    help_if_asked(__doc__)
    given = sys.argv[1:]
    main(float(given[0]) if given else 1.0, given[1:])
