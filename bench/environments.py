"""Our environments for learners beside the bare engine, as whichever build runs; `main` runs plain and compiled.

    python -m bench.environments [SECONDS]            both builds, writes the section
    LOGGIA_COMPILED=no python -m bench.environments rows [SECONDS]    one build, as JSON

*Bare* is random play inside the engine (`play_out`: in the compiled build, no line of Python is interpreted). *Driven*
is the engine called from a Python program, as every program that uses PettingZoo is one: ask who decides, list the
moves, choose one with the same `random.Random` as below, `Match.advance`. That is the work that both have in common,
so that it is the fair measure of what the interface costs. *Checked* is the same through `Match.play`, which checks
each move as the interface does and also tells what happened. *Episode* asks seats and numbers their moves; *observe*
adds the observation; *PettingZoo* is `last()` with observation and mask, a random action of `env.legal`, `step()`, in
whole matches; *unseen* is the same with `last(observe=False)`. A decision is one question:
in Genoa the interface also asks seats that may speak, and half of its questions can be answered by `wait`. *Floor* is
PettingZoo's loop with an environment that does nothing.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from bench.results import write_section
from loggia.compiled import default_folder, examine
from loggia.games import game as find_game
from loggia.games import names
from loggia.kernel import Chance
from loggia.kernel.random_play import play_out
from tools.usage import help_if_asked

SEATS: Final = 3
ROUNDS: Final = 3
BATCH: Final = 256
"""Rows of the batched environment."""
FIGURES: Final = ("bare", "driven", "checked", "episode", "observe", "PettingZoo", "unseen")


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of CPU time over whole matches; the first match is not counted."""
    play(0)
    decisions = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        matches += 1
        decisions += play(matches)
    return decisions / taken


def bare(name: str) -> Callable[[int], int]:
    """Random matches of the engine alone."""
    game, chance = find_game(name), Chance("bench")
    return lambda number: play_out(game.new(SEATS, None, number), chance)


def driven(name: str, checked: bool) -> Callable[[int], int]:
    """Random matches of the engine, driven from Python, by its unchecked or its checked way to make a move."""
    game, chance = find_game(name), random.Random(1)

    def play(number: int) -> int:
        match = game.new(SEATS, None, number)
        make = match.play if checked else match.advance
        while awaited := match.awaited:
            seat = awaited[int(chance.random() * len(awaited))]
            moves = match.choices(seat)
            make(seat, moves[int(chance.random() * len(moves))])
        return len(match.moves)

    return play


def episodes(name: str, look: bool) -> Callable[[int], int]:
    """Random episodes, with or without the observation of whoever is asked."""
    from loggia.lab.envs.episode import EpisodeSetup

    setting, chance = EpisodeSetup(name, SEATS), Chance("bench")

    def play(number: int) -> int:
        episode = setting.begin(str(number))
        while episode.seat >= 0:
            if look:
                episode.observe(episode.seat)
            episode.act(episode.sample(chance))
        return episode.asked

    return play


def pettingzoo(name: str, observe: bool) -> Callable[[int], int]:
    """Random matches by PettingZoo's loop."""
    from loggia.lab.envs.aec import LoggiaAEC

    env, chance = LoggiaAEC(name, SEATS), random.Random(1)

    def play(number: int) -> int:
        env.reset(seed=number)
        for _ in env.agent_iter():
            _, _, over, cut, _ = env.last(observe)
            legal = env.legal
            env.step(None if over or cut else legal[int(chance.random() * len(legal))])
        return env.episode.asked

    return play


def floor(seconds: float) -> float:
    """PettingZoo's loop with an environment that does nothing: `agent_iter`, `last`, and a `step` of one line."""
    from pettingzoo import AECEnv

    class Nothing(AECEnv[str, int, int]):  # type: ignore[misc]
        agent_selection: str

        def observe(self, agent: str) -> int:
            return 0

        def step(self, action: int) -> None:
            self.agent_selection = "a" if self.agent_selection == "b" else "b"

    env = Nothing()
    env.agents, env.agent_selection = ["a", "b"], "a"
    env._cumulative_rewards = env.rewards = dict.fromkeys("ab", 0.0)
    env.terminations = env.truncations = dict.fromkeys("ab", False)
    env.infos = {"a": {}, "b": {}}

    def play(number: int) -> int:
        for _ in env.agent_iter(500):
            env.last()
            env.step(0)
        return 500

    return rate(play, seconds)


def batched(workers: int, seconds: float) -> float:
    """Seat-steps a second (of time, not of CPU time) of a batch of Lucca in so many processes."""
    from loggia.lab.envs.batch import LoggiaBatch
    from loggia.lab.envs.rows import BatchPlan

    with LoggiaBatch(BatchPlan("lucca", SEATS, BATCH, "bench"), workers=workers) as batch:
        for _ in range(20):
            batch.step(batch.sample())
        steps, start = 0, perf_counter()
        while (taken := perf_counter() - start) < seconds:
            batch.step(batch.sample())
            steps += 1
    return steps * BATCH / taken


def rows(seconds: float) -> dict[str, Any]:
    """All figures of the build that runs."""
    games = {
        name: {
            "bare": rate(bare(name), seconds),
            "driven": rate(driven(name, False), seconds),
            "checked": rate(driven(name, True), seconds),
            "episode": rate(episodes(name, False), seconds),
            "observe": rate(episodes(name, True), seconds),
            "PettingZoo": rate(pettingzoo(name, True), seconds),
            "unseen": rate(pettingzoo(name, False), seconds),
        }
        for name in names()
    }
    return {"games": games, "floor": floor(seconds), "batch": {str(n): batched(n, 2 * seconds) for n in (0, 2)}}


def report(builds: dict[str, list[dict[str, Any]]]) -> str:
    """The section's text: medians over the rounds."""
    lines = [
        "Random play, three seats, decisions per second of CPU time, medians of "
        f"{ROUNDS} rounds; `bench/environments.py` says what each column is. *Kept*: PettingZoo to driven; "
        "then without observations to driven; then PettingZoo to checked and to bare.",
        "",
        f"| build | game | {' | '.join(FIGURES)} | kept | kept unseen | of checked | of bare |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for build, rounds in builds.items():
        for game in rounds[0]["games"]:
            found = {figure: median([one["games"][game][figure] for one in rounds]) for figure in FIGURES}
            shares = (("PettingZoo", "driven"), ("unseen", "driven"), ("PettingZoo", "checked"), ("PettingZoo", "bare"))
            kept = [f"{100 * found[name] / found[whole]:.0f} %" for name, whole in shares]
            cells = [build, game, *(f"{found[name]:,.0f}" for name in FIGURES), *kept]
            lines.append(f"| {' | '.join(cells)} |")
    lines.append("")
    for build, rounds in builds.items():
        empty = median([one["floor"] for one in rounds])
        alone, two = (max(one["batch"][workers] for one in rounds) for workers in ("0", "2"))
        lines.append(
            f"- {build}: PettingZoo's own loop without any game {1e6 / empty:.1f} µs a decision; a batch of {BATCH} "
            f"matches of Lucca {alone:,.0f} seat-steps a second in this process, {two:,.0f} in two (best round)."
        )
    return "\n".join(lines)


def main(seconds: float = 0.5) -> None:
    """Measure in turns and write the section; some two minutes."""
    builds: dict[str, list[dict[str, Any]]] = {"plain": []}
    if examine(default_folder())[0].is_compiled:
        builds["compiled"] = []
    for _ in range(ROUNDS):
        for build, rounds in builds.items():
            environment = {**os.environ, "LOGGIA_COMPILED": "yes" if build == "compiled" else "no"}
            command = [sys.executable, "-m", "bench.environments", "rows", str(seconds)]
            done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
            rounds.append(json.loads(done.stdout))
    text = report(builds)
    print(text)
    write_section("Environments", text)


if __name__ == "__main__":
    help_if_asked(__doc__)
    given = sys.argv[1:]
    if given[:1] == ["rows"]:
        print(json.dumps(rows(float(given[1]) if given[1:] else 0.5)))
    else:
        main(*map(float, given[:1]))
