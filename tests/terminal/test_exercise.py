"""`loggia exercise`: the exercises in the terminal."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from loggia.cli import app
from loggia.table.exercises import exercises

ONE = next(one for one in exercises("lucca").values() if one.theme == "draft")
PRICED = next(one for one in exercises("genoa").values() if one.price is not None)


@pytest.fixture
def loggia(monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    return CliRunner()


def run(runner: CliRunner, words: str, typed: str = "") -> Result:
    return runner.invoke(app, words.split(), input=typed)


def flat(result: Result) -> str:
    return " ".join(result.output.split())


def test_a_wrong_answer_is_told_its_cost_and_the_right_one_its_reason(loggia: CliRunner) -> None:
    done = run(loggia, f"exercise lucca --id {ONE.id}", f"take 99\n{ONE.glance}\n{ONE.right[0]}\n")
    assert done.exit_code == 0
    assert "What is the best move now?" in flat(done)
    assert "less chance to win" in flat(done)
    assert "Right, the best move" in flat(done)
    assert "Solved at the first try: 0 of 1." in flat(done)


def test_a_price_is_named(loggia: CliRunner) -> None:
    asked = PRICED.price
    assert asked is not None
    done = run(loggia, f"exercise genoa --id {PRICED.id}", f"3\n{asked.best.price}\n")
    assert "is no price here" in flat(done)
    assert "Solved at the first try: 1 of 1." in flat(done)


def test_the_answer_is_shown_in_french_and_the_input_may_end(loggia: CliRunner) -> None:
    done = run(loggia, f"exercise lucca --id {ONE.id} --lang fr", "show\n")
    assert "La réponse" in flat(done)
    assert run(loggia, "exercise lucca --id today", "").exit_code == 0


@pytest.mark.parametrize("words", ["--theme nothing", "--level 4", "--id nothing"])
def test_what_is_not_there_is_refused(loggia: CliRunner, words: str) -> None:
    assert run(loggia, f"exercise lucca {words}").exit_code == 2
    assert run(loggia, "exercise nothing").exit_code == 2
