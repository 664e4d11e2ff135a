from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import loggia
from loggia.bots import Budget, Thoughts
from loggia.cli import app
from loggia.kernel import Chance, Record, Sight, WrongSetup, replay
from loggia.lab.arena import Contest, run_arena, seating_and_deal
from loggia.lab.entrants import bot_and_budget
from loggia.lab.runners import Runner
from loggia.lab.statistics import mean, ratings, wilson
from loggia.words import Words


def test_every_bot_sits_in_every_seat_of_every_deal() -> None:
    contest = Contest("palio", ("a", "b", "c"), games=6, seats=3)
    seen = {(seat, bot) for number in range(3) for seat, bot in enumerate(seating_and_deal(contest, number)[0])}
    assert len(seen) == 9
    assert [seating_and_deal(contest, number)[1] for number in range(6)] == [0, 0, 0, 1, 1, 1]


def test_more_bots_than_seats_meet_in_all_pairings() -> None:
    contest = Contest("palio", ("a", "b", "c"), games=6, seats=2)
    met = {frozenset(seating_and_deal(contest, number)[0]) for number in range(6)}
    assert met == {frozenset({0, 1}), frozenset({0, 2}), frozenset({1, 2})}


def test_fewer_bots_than_seats_fill_the_table_evenly() -> None:
    seating, _ = seating_and_deal(Contest("palio", ("a", "b"), games=1, seats=4), 0)
    assert sorted(seating) == [0, 0, 1, 1]


def test_the_report_names_every_figure_with_its_interval(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    contest = Contest("palio", ("random", "merchant"), games=10, seats=2, iterations=60, seed="t")
    data = run_arena(contest, lambda done, all_: told.append((done, all_)), runner=Runner(1), records=tmp_path).plain()
    weak, strong = data["bots"]
    needed = "name games wins win_rate win_rate_low win_rate_high mean_rank mean_score rating rating_low mean_lead"
    for bot in (weak, strong):
        assert set(needed.split()) <= set(bot)
        assert bot["win_rate_low"] <= bot["win_rate"] <= bot["win_rate_high"]
    assert weak["wins"] + strong["wins"] == pytest.approx(10)
    assert strong["rating"] > weak["rating"]
    assert told[-1] == (10, 10)
    assert len(data["seat_advantage"]) == 2
    files = sorted(tmp_path.glob("*.loggia"))
    assert len(files) == 10
    replay(loggia.game("palio"), Record.read(files[0].read_text(encoding="utf-8")))


def test_equal_seeds_give_equal_contests_on_one_core_and_on_two() -> None:
    contest = Contest("palio", ("random", "apprentice"), games=6, seats=3, seed="t")
    one, two = run_arena(contest, runner=Runner(1)).plain(), run_arena(contest, runner=Runner(2)).plain()
    for data in (one, two):
        for bot in data["bots"]:
            del bot["seconds_per_decision"], bot["iterations_per_second"]
        del data["seconds"], data["decisions_per_second"]
    assert one == two


@pytest.mark.parametrize(
    "bots",
    [
        ("doge",),
        (),
        ("merchant@soon",),
        ("merchant@nan",),
        ("merchant@0",),
        ("merchant#-3",),
        ("no.such:Bot",),
        ("loggia.bots:Bot",),
        ("collections:Counter",),
    ],
)
def test_an_unknown_bot_is_refused_before_the_first_match(bots: tuple[str, ...]) -> None:
    with pytest.raises(WrongSetup):
        run_arena(Contest("palio", bots, games=2, seats=2), runner=Runner(1))


def test_a_test_of_one_bot_alone_is_refused_before_the_first_match() -> None:
    with pytest.raises(WrongSetup, match="setup-question-alone"):
        run_arena(Contest("palio", ("random",), games=2, seats=2), runner=Runner(1), question="gain")


def test_a_full_disk_ends_a_contest_with_a_report_of_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Path, text: str) -> None:
        if file.name == "palio-00005.loggia":
            raise OSError(28, "No space left on device")
        file.write_text(text)

    monkeypatch.setattr("loggia.lab.arena.written", full)
    report = run_arena(Contest("palio", ("random", "apprentice"), 40, 2), runner=Runner(1), records=tmp_path)
    assert report.note is not None
    assert report.note.id == "setup-folder"
    assert report.plain()["games"] == 6
    assert len(list(tmp_path.iterdir())) == 5


ARENA = ("arena", "palio", "--bots", "random,apprentice", "--games", "4", "--workers", "1", "--lang", "en")


def test_a_ladder_that_cannot_be_written_is_refused_before_the_first_match(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, [*ARENA, "--ladder", str(tmp_path / "none" / "ladder.jsonl")])
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be used" in done.stderr
    assert not done.stdout


def test_a_ladder_that_cannot_be_written_afterwards_costs_no_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ladder = tmp_path / "ladder.jsonl"

    def rung(report: object) -> dict[str, object]:
        ladder.mkdir()  # now it cannot be opened as a file
        return {}

    monkeypatch.setattr("loggia.lab.ladder.rung", rung)
    done = CliRunner().invoke(app, [*ARENA, "--json", "--ladder", str(ladder)])
    assert done.exit_code == 2
    assert json.loads(done.stdout)["games"] == 4
    assert "cannot be used" in done.stderr


@pytest.mark.parametrize(
    "wrong",
    [
        ("--games", "0"),
        ("--games", "99999999999999"),
        ("--workers", "-1"),
        ("--workers", "100000"),
        ("--iterations", "0"),
        ("--time", "nan"),
        ("--time", "inf"),
        ("--seats", "9"),
        ("--test", "hope"),
        ("--records", "/dev/null/records"),
    ],
)
def test_what_cannot_be_gets_one_sentence(wrong: tuple[str, str]) -> None:
    done = CliRunner().invoke(app, [*ARENA, *wrong])
    assert done.exit_code == 2
    assert done.stderr.strip().count("\n") == 0
    assert not done.stdout


def test_a_bot_of_your_own_is_named_by_its_class() -> None:
    contest = Contest("palio", ("loggia.bots.glance:RandomBot", "random"), games=2, seats=2)
    assert len(run_arena(contest, runner=Runner(1)).plain()["bots"]) == 2


def test_intervals() -> None:
    low, high = wilson(0, 0)
    assert (low, high) == (0.0, 1.0)
    low, high = wilson(200, 200)
    assert low > 0.98
    assert high == pytest.approx(1.0)
    assert mean([]) == (0.0, 0.0)
    assert mean([3.0]) == (3.0, 0.0)


def test_ratings_order_the_players_even_without_a_loss() -> None:
    first, second, third = ratings(3, [(0, 1, 1.0, 1.0)] * 20 + [(1, 2, 1.0, 1.0)] * 20)
    assert first[0] > second[0] > third[0]
    assert sum(r for r, _ in (first, second, third)) / 3 == pytest.approx(1500)


@pytest.mark.parametrize("game", loggia.names())
def test_each_level_beats_the_one_below(game: str) -> None:
    """A small version of the contest in bench/RESULTS.md: few matches, so only the clearest step is demanded."""
    games = 2 if game == "genoa" else 4
    data = run_arena(Contest(game, ("random", "apprentice"), games, seats=2, seed="small"), runner=Runner(1)).plain()
    weak, strong = data["bots"]
    assert strong["wins"] > weak["wins"]


class Failing:
    """Plays at random; from its tenth decision on it does what `fault` says."""

    name = "failing"
    fault = ""
    decisions = 0

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: object = None) -> Thoughts:
        Failing.decisions += 1
        if Failing.decisions < 10:
            return Thoughts(chance.choice(list(sight.choices)))
        if Failing.fault == "raises":
            raise RuntimeError("out of\nideas")
        return Thoughts(None) if Failing.fault == "silent" else Thoughts(loggia.game("palio").faces.decode(0))


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("raises", "RuntimeError: out of ideas (test_arena.py, line "),
        ("silent", "says nothing"),
        ("cheats", "failed in match"),
    ],
)
def test_a_bot_that_fails_in_the_middle_costs_nothing_that_was_played(
    fault: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Failing, "fault", fault)
    monkeypatch.setattr(Failing, "decisions", 0)
    command = ["arena", "palio", "--bots", f"{__name__}:Failing,random", "--games", "40", "--workers", "1"]
    done = CliRunner().invoke(app, [*command, "--lang", "en", "--json", "--records", str(tmp_path)])
    played = json.loads(done.stdout)["games"]
    assert 0 < played < 40
    assert len(list(tmp_path.iterdir())) == played
    assert done.exit_code == 1
    assert said in done.stderr
    assert done.stderr.strip().count("\n") == 0


def test_a_bot_that_cannot_be_made_is_refused_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object) -> None:
        raise RuntimeError("no model file")

    monkeypatch.setattr(Failing, "__init__", broken)
    with pytest.raises(WrongSetup, match="no model file"):
        run_arena(Contest("palio", (f"{__name__}:Failing", "random"), games=2, seats=2), runner=Runner(1))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import no_such_module\n", "No module named 'no_such_module' (author.py, line 1)"),
        ("class Mine:\n    def __init__(self):\n        self.depth = int('deep')\n", "(author.py, line 3)"),
        ("class Mine:\n    def __init__(self, depth):\n        pass\n", "missing 1 required positional argument"),
        ("class Mine\n", "SyntaxError"),
    ],
)
def test_the_author_of_a_bot_is_told_his_own_mistake_and_where(
    code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "author.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "author", raising=False)
    with pytest.raises(WrongSetup, match="setup-bot-broken") as refused:
        bot_and_budget("author:Mine", None, 1)
    assert said in Words("en").say(refused.value.why)


@pytest.mark.parametrize("name", ["nowhere:Mine", "no-where:Mine", ":Mine", "json:Mine", "json:decoder"])
def test_a_bot_that_does_not_exist_is_unknown(name: str) -> None:
    with pytest.raises(WrongSetup, match="setup-bot-unknown"):
        bot_and_budget(name, None, 1)
