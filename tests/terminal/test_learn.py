"""`loggia learn`: the lessons in the terminal."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from typer.testing import CliRunner, Result

from loggia.cli import app
from loggia.table.lessons import BadLesson, course


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


def test_a_lesson_is_played_by_numbers_and_notation(loggia: CliRunner) -> None:
    done = run(loggia, "learn lucca", "take 2\nplay 29 add\nskip\nplay 53 wall\nquit\n")
    assert done.exit_code == 0
    assert "7 points: one for each window on all five cards!" in flat(done)
    assert "Two palaces finished: 12 points." in flat(done)


def test_a_wrong_move_is_answered_and_tried_again(loggia: CliRunner) -> None:
    done = run(loggia, "learn lucca", "take 3\ntake 2\nquit\n")
    assert "This triplet has no brown card" in flat(done)
    assert "Nothing is lost: try again." in flat(done)
    assert "Nobody else can have these three cards now." in flat(done)


def test_an_impossible_move_is_refused_with_its_rule(loggia: CliRunner) -> None:
    assert "[LUC-PLAY-2]" in flat(run(loggia, "learn lucca", "take 2\nplay 53 add\nquit\n"))


def test_lessons_speak_french_and_are_found_by_name(loggia: CliRunner) -> None:
    done = run(loggia, "learn lucca --lesson party --lang fr", "quit\n")
    assert "Inaugurer un palais" in flat(done)


def test_what_the_board_would_point_out_is_told_by_its_number(loggia: CliRunner) -> None:
    done = run(loggia, "learn lucca", "take 2\nplay 29 add\nquit\n")
    numbers = re.findall(r"In the golden frame: ([0-9, ]+)\.", flat(done))
    assert len(numbers) == 2, "the third step is free"
    assert re.search(rf"\b{numbers[0]} Take triplet 2:", flat(done))
    assert "Dans le cadre doré" in flat(run(loggia, "learn lucca --lang fr", "quit\n"))


def test_unknown_lessons_are_named(loggia: CliRunner) -> None:
    done = run(loggia, "learn lucca --lesson 99")
    assert done.exit_code == 2
    assert "palace" in flat(done)


def test_a_course_goes_on_into_the_real_match(loggia: CliRunner) -> None:
    lessons = course("lucca")
    typed = "".join("skip\n" * len(one.steps) + "\n" for one in lessons)
    done = run(loggia, "learn lucca", typed + "hint\n1\nquit\n")
    assert done.exit_code == 0
    said = flat(done)
    assert "it goes on from here, against apprentices" in said
    assert "bound to the commitment" in said.partition("against apprentices")[2]
    left = run(loggia, "learn lucca --lesson end", "skip\n" * len(lessons[-1].steps) + "quit\n")
    assert "loggia play lucca" in flat(left)


def test_the_author_of_a_lesson_is_told_what_is_wrong_in_a_sentence(
    loggia: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = replace(course("lucca")[0], id="nowhere")
    with monkeypatch.context() as changed:
        changed.setattr("loggia.table.lessons.courses", lambda game: {"": (lesson,)})
        done = run(loggia, "learn lucca", "quit\n")
    assert (done.exit_code, "its files are at fault: lucca-lesson-nowhere" in flat(done)) == (1, True), done.output

    def broken(game: str) -> None:
        raise BadLesson("lucca/lessons/1-palace.toml: unknown keys: lihgt")

    monkeypatch.setattr("loggia.table.lessons.courses", broken)
    done = run(loggia, "learn lucca", "quit\n")
    assert (done.exit_code, "unknown keys: lihgt" in flat(done)) == (1, True), done.output
