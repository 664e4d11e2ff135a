"""Sequential tests, signatures and the ladder."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from loggia.kernel import WrongSetup
from loggia.lab.arena import Contest, run_arena
from loggia.lab.ladder import climb
from loggia.lab.report import ArenaMatch
from loggia.lab.runners import Runner
from loggia.lab.sequential import bounds, scores, verdict
from loggia.lab.signature import signature

KEPT = Path(__file__).parent / "signatures.json"


def outcome(question: str, better: float, seed: int) -> str:
    """Draw samples until the test is settled."""
    generator, samples = Random(seed), [0.5]
    while not verdict(question, samples).settled:
        samples.append(generator.gauss(0.5 + better, 0.2))
    return verdict(question, samples).settled


def test_a_gain_is_found_and_errors_are_as_rare_as_promised() -> None:
    wide = "0,120"
    right = [outcome(wide, 120 * 0.00288 * 0.2, seed) for seed in range(100)]
    wrong = [outcome(wide, 0.0, seed) for seed in range(100, 200)]
    assert right.count("yes") >= 88
    assert wrong.count("no") >= 88


def test_one_sample_is_a_whole_rotation() -> None:
    def match(number: int, seating: list[int], ranks: tuple[int, ...]) -> ArenaMatch:
        return ArenaMatch(number, seating, (0,) * 3, ranks, 1, [], [], [], "")

    played = [match(0, [0, 1, 1], (1, 2, 3)), match(1, [1, 0, 1], (1, 2, 3)), match(2, [1, 1, 0], (1, 1, 3))]
    assert scores(played, 3) == [pytest.approx(0.5)]
    assert scores(played[:2], 3) == []


def test_an_arena_stops_when_its_question_is_settled() -> None:
    contest = Contest("lucca", ("apprentice", "random"), games=400, seats=2, iterations=1)
    alone = run_arena(contest, runner=Runner(1), question="gain").plain()
    assert alone["test"]["settled"] == "yes"
    assert alone["games"] < 200
    together = run_arena(contest, runner=Runner(2), question="gain").plain()
    assert together["test"] == alone["test"]


def test_a_question_that_is_none_is_refused() -> None:
    for question in ("better", "5,5", "9,1"):
        with pytest.raises(WrongSetup, match="setup-question"):
            bounds(question)


def test_the_ladder_keeps_a_line_a_contest(tmp_path: Path) -> None:
    contest = Contest("palio", ("apprentice#2", "random"), games=2, seats=2)
    for _ in range(2):
        climb(tmp_path / "ladder.jsonl", run_arena(contest, runner=Runner(1)).plain())
    lines = [json.loads(line) for line in (tmp_path / "ladder.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 2
    assert set(lines[0]["signatures"]) == {"apprentice", "random"}
    assert [bot["name"] for bot in lines[0]["bots"]] == ["apprentice#2", "random"]


def kept() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(("game", "level"), [(game, level) for game, levels in kept().items() for level in levels])
def test_a_bot_plays_as_it_did(game: str, level: str) -> None:
    told = (
        "this bot plays otherwise now: if that is meant, 'python -m loggia.lab.signature > tests/lab/signatures.json'"
    )
    assert signature(game, level) == kept()[game][level], told
