"""The commands as a person would use them: play, simulate, replay, rules, and what they say to bad input."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from loggia.cli import app
from loggia.games import names
from loggia.kernel import Seat, phrase
from loggia.table.studies import write_study
from loggia.terminal.play import TerminalGame
from loggia.terminal.screen import Screen
from loggia.words import Words
from tests.review.test_warning import lucca_late
from tests.table.test_studies import a_study


@pytest.fixture
def loggia(monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    return CliRunner()


def run(runner: CliRunner, words: str, typed: str = "") -> Result:
    return runner.invoke(app, words.split(), input=typed)


def test_a_whole_match_can_be_played_by_numbers(loggia: CliRunner) -> None:
    done = run(loggia, "play palio --seats 3 --seed 5 --bots random", "1\n" * 5)
    assert done.exit_code == 0
    assert "Final scoring" in done.output
    assert "The seed of this match was 5." in done.output


def test_the_terminal_speaks_french(loggia: CliRunner) -> None:
    done = run(loggia, "play palio --lang fr --seed 5 --bots random", "1\n" * 5)
    assert "Décompte final" in done.output


def test_the_system_s_language_is_the_default(loggia: CliRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Décompte final" in run(loggia, "play palio --seed 5 --bots random", "1\n" * 5).output


def test_a_refused_move_teaches_and_the_match_goes_on(loggia: CliRunner) -> None:
    done = run(loggia, "play palio --seats 2 --seed 5 --bots random", "enter 3\nenter 3\nhop\nenter 4\n")
    assert "Horse 3 has run already [PAL-ENTER-3]" in done.output
    assert "is not a move of Palio" in done.output
    assert "You left the table." in done.output


def test_what_somebody_says_is_printed_with_his_name_and_whom_it_is_for() -> None:
    console = Console(file=io.StringIO(), width=100)
    screen = Screen(console, Words("en", ("Ada", "Bob")), 0)
    screen.spoken(1, phrase("genoa-spoken-too-dear", to=Seat(0), manner="plain"))
    assert console.file.getvalue().strip() == "Bob: Too dear for me, Ada."  # type: ignore[attr-defined]


def test_commands_answer_without_playing(loggia: CliRunner) -> None:
    done = run(loggia, "play palio --seats 2 --seed 5 --bots random", "?\nlog\nhint\nundo\nrule PAL-9\nsave\nquit\n")
    assert done.exit_code == 0
    assert "Commands:" in done.output
    assert "cannot be taken back freely" in done.output
    assert "There is no rule PAL-9." in done.output
    assert "Say where" in done.output


def test_advice_is_kept_and_carried_out_by_its_number(loggia: CliRunner) -> None:
    words = "hint\nhint\nhint 9\nhint 2\nquit\n"
    done = run(loggia, "play palio --seats 2 --seed 5 --bots random", words)
    advice = [line.strip() for line in done.output.splitlines() if re.match(r"  [123]  .*\(.*(best|good)", line)]
    assert len(advice) == 6
    assert advice[:3] == advice[3:]
    assert "There is no such advice" in done.output
    horse = re.search(r"\d+", advice[1][1:])
    assert horse is not None
    assert re.search(rf"\b{horse.group()}\b", done.output.rpartition("There is no such advice")[2])


def test_a_clear_mistake_is_played_only_when_one_insists() -> None:
    match = lucca_late()
    me = match.awaited[0]
    bad = next(move.text() for move in match.choices(me) if "discard" in move.text())
    said, typed = io.StringIO(), iter([bad, "", bad, "!", "quit"])
    bots = [None if seat == me else "random" for seat in range(match.seats)]
    before = len(match.moves)
    TerminalGame(match, bots, Console(file=said, width=200), "en", lambda: next(typed), warn=True).run()
    assert said.getvalue().count("Against your best move you lose about") == 2
    assert match.moves[before][1].text() == bad


def test_a_match_is_saved_after_every_move_and_resumed(loggia: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "mine.loggia"
    run(loggia, f"play palio --seats 2 --seed 5 --bots random --save {file}", "1\n1\nquit\n")
    assert "exists already" in run(loggia, f"play palio --save {file}").output
    done = run(loggia, f"play palio --resume {file} --bots random", "1\n" * 3)
    assert "Final scoring" in done.output
    again = run(loggia, f"replay {file} --verify")
    assert again.exit_code == 0
    assert "genuine: 10 moves" in again.output
    assert run(loggia, f"play palio --resume {file}").exit_code == 2


def test_simulate_gives_the_same_digest_for_the_same_seed(loggia: CliRunner) -> None:
    one = json.loads(run(loggia, "simulate palio --games 12 --seed 9 --workers 1 --json").stdout)
    two = json.loads(run(loggia, "simulate palio --games 12 --seed 9 --workers 2 --json").stdout)
    other = json.loads(run(loggia, "simulate palio --games 12 --seed 8 --workers 1 --json").stdout)
    assert one["digest"] == two["digest"] != other["digest"]
    assert {"game", "seats", "options", "games", "finished", "errors", "moves", "seconds", "digest"} <= set(one)
    assert {"moves_per_second", "games_per_second"} <= set(one)
    assert one["finished"] == one["games"] == 12
    assert one["errors"] == []


def test_simulate_writes_records_that_verify(loggia: CliRunner, tmp_path: Path) -> None:
    run(loggia, f"simulate palio --games 2 --records {tmp_path} --bots apprentice")
    files = sorted(tmp_path.glob("*.loggia"))
    assert len(files) == 2
    told = json.loads(run(loggia, f"replay {files[0]} --json").stdout)
    assert told["verified"] is True
    assert told["result"]["winners"]


def test_a_replay_steps_through_the_match(loggia: CliRunner, tmp_path: Path) -> None:
    run(loggia, f"simulate palio --games 1 --records {tmp_path}")
    file = next(tmp_path.glob("*.loggia"))
    done = run(loggia, f"replay {file} --step", "\n\nq\n")
    assert done.exit_code == 0
    assert "next move" in done.output


def test_a_study_is_told_with_its_variations(loggia: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "study.loggia"
    file.write_text(write_study(a_study("palio")), encoding="utf-8")
    done = run(loggia, f"replay {file}")
    assert done.exit_code == 0
    assert "Why?" in done.output
    assert "After 9 moves" in done.output
    assert "dealt anew" in done.output
    assert "card:1 → card:2" in done.output
    assert run(loggia, f"replay {file} --verify").exit_code == 0
    assert json.loads(run(loggia, f"replay {file} --json").output)["study"]["title"] == "Why?"
    file.write_text(file.read_text(encoding="utf-8").replace("Two lines", "Two lies"), encoding="utf-8")
    assert run(loggia, f"replay {file}").exit_code == 1


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("play chess", "no game called “chess”"),
        ("simulate chess", "no game called “chess”"),
        ("rules chess", "no game called “chess”"),
        ("play palio --seats 9", "2-4 players, not 9"),
        ("simulate palio --seats 1", "2-4 players, not 1"),
        ("simulate palio --option speed=9", "no option “speed”"),
        ("simulate palio --option speed", "name=value"),
        ("simulate palio --games 0", "--games"),
        ("simulate palio --bots sage", "no bot called “sage”"),
        ("simulate palio --bots random,random", "2 bots were named"),
        ("play palio --seat 7", "--seat"),
        ("play palio --data /nowhere.toml", "cannot be read"),
        ("play palio --lang xx", "“xx”"),
        ("replay /nowhere.loggia", "cannot be read"),
    ],
)
def test_bad_usage_gets_one_clear_sentence_and_status_2(loggia: CliRunner, command: str, message: str) -> None:
    done = run(loggia, command)
    assert done.exit_code == 2
    assert message in " ".join(done.output.split())
    assert "Traceback" not in done.output


def test_a_record_that_does_not_verify_gets_status_1(loggia: CliRunner, tmp_path: Path) -> None:
    run(loggia, f"simulate palio --games 1 --records {tmp_path}")
    file = next(tmp_path.glob("*.loggia"))
    file.write_text(file.read_text().replace("enter", "enters", 1))
    done = run(loggia, f"replay {file}")
    assert done.exit_code == 1
    assert "digest does not fit" in " ".join(done.output.split())
    file.write_bytes(b"\xff\xfe\x00")
    assert run(loggia, f"replay {file} --json").exit_code == 1


def test_a_wrong_setting_of_the_house_is_named(loggia: CliRunner) -> None:
    done = run(loggia, "serve --set colour=red")
    assert done.exit_code == 2
    assert "colour" in done.output


def test_the_arena_reports_with_intervals(loggia: CliRunner) -> None:
    command = "arena palio --bots random,apprentice --games 4 --iterations 5 --workers 1"
    told = json.loads(run(loggia, command + " --json").stdout)
    wanted = {"name", "games", "wins", "win_rate", "win_rate_low", "win_rate_high", "mean_rank", "mean_score", "rating"}
    assert all(wanted <= set(bot) for bot in told["bots"])
    assert "Apprentice" in run(loggia, command).output
    assert "Apprenti " in run(loggia, command + " --lang fr").output
    assert run(loggia, "arena palio --bots sage").exit_code == 2
    assert run(loggia, "arena palio --bots random --time 0").exit_code == 2


def test_what_people_call_themselves_is_never_taken_for_markup(loggia: CliRunner) -> None:
    done = run(loggia, "play palio --seed 5 --bots random --name [red]Ada[/]", "1\n" * 5)
    assert done.exit_code == 0
    assert "[red]Ada[/]" in done.output


@pytest.mark.parametrize("name", names())
def test_the_first_decisions_of_every_game_are_drawn_and_played(loggia: CliRunner, name: str) -> None:
    done = run(loggia, f"play {name} --seed 5 --bots random", "1\n" * 12 + "quit\n")
    assert done.exit_code == 0
    assert "[/" not in done.output
