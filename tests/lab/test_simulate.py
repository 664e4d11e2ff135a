"""Many matches: the same everywhere, taken up again after a crash, refused in words where they cannot be."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from html import escape
from importlib.util import find_spec
from pathlib import Path

import pytest

import loggia
import loggia.games
from loggia.kernel import Record, WrongSetup, phrase, replay
from loggia.lab import runners
from loggia.lab.findings import deed_in_words, findings, named
from loggia.lab.journal import MATCHES, RunFolder
from loggia.lab.laboratory import PAGE, TABLE, Study, run_study
from loggia.lab.runners import Runner
from loggia.lab.simulate import Job, JobBatch, Keep, SimulatedMatch, plain_job, play_batch, simulate
from loggia.lab.summary import RunSummary
from loggia.words import Words

JOB = Job("lucca", 3, 40, ("random",), "test", {})


def say_nothing(done: int, total: int) -> None:
    """A progress that nobody watches."""


def test_equal_jobs_give_equal_results_in_one_process_and_in_two(tmp_path: Path) -> None:
    one = simulate(JOB, runner=Runner(1))
    two = simulate(JOB, runner=Runner(2), keep=Keep(folder=tmp_path / "run"))
    assert one.finished == 40
    assert (one.digest, one.mean_scores, one.wins, one.moves) == (two.digest, two.mean_scores, two.wins, two.moves)


def test_the_digest_covers_the_records(tmp_path: Path) -> None:
    job = Job("palio", 2, 3, ("random",), "records", {})
    done = simulate(job, runner=Runner(1), keep=Keep(records=tmp_path))
    texts = [file.read_text(encoding="utf-8") for file in sorted(tmp_path.glob("*.loggia"))]
    assert len(texts) == 3
    for text in texts:
        assert replay(loggia.game("palio"), Record.read(text)).result is not None
    assert done.digest != simulate(Job("palio", 2, 3, ("random",), "other", {}), runner=Runner(1)).digest


def test_a_run_goes_on_where_it_ended_and_repeats_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(JOB, runner=Runner(1))
    folder = RunFolder(tmp_path, plain_job(JOB))
    first = play_batch(JobBatch(JOB, range(25), details=True))
    folder.add([one.line() for one in first])
    with (tmp_path / MATCHES).open("a", encoding="utf-8") as file:
        file.write('{"number":25,"dig')  # the machine died here
    again: list[int] = []

    def played(batch: JobBatch) -> list[SimulatedMatch]:
        again.extend(batch.numbers)
        return play_batch(batch)

    monkeypatch.setattr("loggia.lab.simulate.play_batch", played)
    done = simulate(JOB, runner=Runner(1), keep=Keep(folder=tmp_path))
    assert done.digest == whole.digest
    numbers = [line["number"] for line in folder.lines()]
    assert sorted(numbers) == list(range(40))
    assert simulate(JOB, runner=Runner(1), keep=Keep(folder=tmp_path)).digest == whole.digest
    assert again == list(range(25, 40))


def squares_with_a_killed_worker(folder: Path, runner: str) -> tuple[str, bool]:
    """What a run says whose worker is killed in the middle of one batch; whether it was."""
    mark, file = folder / "killed", folder / "squares.py"
    file.write_text(
        "import os, signal\n"
        "from pathlib import Path\n"
        "from loggia.lab.runners import Runner\n"
        "def work(batch):\n"
        f"    mark = Path({str(mark)!r})\n"
        "    if batch == 3 and not mark.exists():\n"
        "        mark.touch(); os.kill(os.getpid(), signal.SIGKILL)\n"
        "    return batch * batch\n"
        "if __name__ == '__main__':\n"
        f"    print(sorted({runner}.run(work, list(range(12)))))\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True)
    return done.stdout.strip() or done.stderr[-1000:], mark.exists()


def test_bots_of_your_own_play_many_matches_too() -> None:
    mine = simulate(Job("palio", 2, 5, ("loggia.bots.glance:RandomBot", "apprentice#5"), "x", {}), runner=Runner(1))
    assert mine.finished == 5
    assert not mine.errors


def test_a_killed_process_costs_only_time(tmp_path: Path) -> None:
    assert squares_with_a_killed_worker(tmp_path, "Runner(2)") == (str([(n, n * n) for n in range(12)]), True)


def test_a_folder_takes_no_other_run(tmp_path: Path) -> None:
    simulate(Job("palio", 2, 2, ("random",), "one", {}), runner=Runner(1), keep=Keep(folder=tmp_path))
    with pytest.raises(WrongSetup, match="setup-folder-other"):
        simulate(Job("palio", 2, 2, ("random",), "two", {}), runner=Runner(1), keep=Keep(folder=tmp_path))


def test_fewer_matches_than_a_folder_keeps_are_its_first_ones(tmp_path: Path) -> None:
    long, short = (Job("palio", 2, games, ("random",), "one", {}) for games in (6, 4))
    simulate(long, runner=Runner(1), keep=Keep(folder=tmp_path))
    again = simulate(short, runner=Runner(1), keep=Keep(folder=tmp_path))
    assert (again.finished, again.digest) == (4, simulate(short, runner=Runner(1)).digest)
    assert len(list(RunFolder(tmp_path, plain_job(long)).lines())) == 6


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    job = Job("palio", 2, 2, ("random",), "one", {})
    simulate(job, runner=Runner(1), keep=Keep(folder=tmp_path))
    for strange in ("these are my notes\n", "[]\n"):
        (tmp_path / MATCHES).write_text(strange)
        with pytest.raises(WrongSetup, match="setup-folder"):
            simulate(job, runner=Runner(1), keep=Keep(folder=tmp_path))


@pytest.mark.parametrize(
    ("job", "why"),
    [
        (Job("lucca", 3, 2, ("random", "random"), "x", {}), "setup-bots-count"),
        (Job("lucca", 3, 2, ("genius",), "x", {}), "setup-bot-unknown"),
        (Job("lucca", 3, 2, ("merchant@0.5",), "x", {}), "setup-bot-seconds"),
        (Job("lucca", 9, 2, ("random",), "x", {}), "setup-seats"),
        (Job("lucca", 3, 2, ("random",), "x", {"weather": "fine"}), "setup-option-unknown"),
    ],
)
def test_an_impossible_job_is_refused_before_the_first_match(job: Job, why: str) -> None:
    with pytest.raises(WrongSetup, match=why):
        simulate(job, runner=Runner(1))


def test_a_folder_that_cannot_be_written_is_refused_before_the_first_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for keep in (Keep(folder=tmp_path / "file"), Keep(records=tmp_path / "file" / "records")):
        with pytest.raises(WrongSetup, match="setup-folder"):
            simulate(JOB, runner=Runner(1), keep=keep)


def test_a_full_disk_loses_nothing_that_was_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job("palio", 2, 120, ("random",), "full", {})
    real, calls = os.fsync, []

    def full(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")
        real(descriptor)

    monkeypatch.setattr("loggia.lab.journal.os.fsync", full)
    with pytest.raises(WrongSetup, match="setup-folder"):
        simulate(job, runner=Runner(1), keep=Keep(folder=tmp_path))
    monkeypatch.undo()
    done = simulate(job, runner=Runner(1), keep=Keep(folder=tmp_path))
    assert done.digest == simulate(job, runner=Runner(1)).digest
    numbers = [json.loads(line)["number"] for line in (tmp_path / MATCHES).read_text(encoding="utf-8").splitlines()]
    assert sorted(numbers) == list(range(120))


# --- the page and the rules laboratory ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_changed_rules_stand_beside_the_printed_game(tmp_path: Path, language: str) -> None:
    study = Study(Job("lucca", 3, 12, ("random",), "page", {}), ("celebration=true",), tmp_path)
    words = Words(language)
    done = run_study(study, words.say, language, say_nothing, Runner(1))
    assert len(done.reports) == 2
    assert done.reports[0].digest != done.reports[1].digest
    page = (tmp_path / PAGE).read_text(encoding="utf-8")
    assert f'lang="{language}"' in page
    assert "celebration=true" in page
    assert page.count("<svg") == 3
    assert done.findings
    for sentence in done.findings:
        assert escape(sentence) in page  # what the plots show is said in words
    assert not re.search("[a-z]+-(point|card|colour|found|page)", page)  # no message that has no words
    assert "://" not in page
    assert (done.note is None) == (tmp_path / TABLE).exists()
    assert (tmp_path / "celebration=true" / MATCHES).exists()


def run_of(name: str, lead: int) -> RunSummary:
    """A run of two seats in which the first always wins, by so much, with some spread."""
    run = RunSummary(Job("palio", 2, 300, ("apprentice",), "x", {}), name)
    for number in range(300):
        scores = (10 + lead + number % 2, 10)
        sources = ({"palio-point": 10 + lead + number % 2}, {"palio-point": 10})
        told = ({("build", phrase("carrara-city-lucca")): number % 2}, {("build", phrase("carrara-city-lucca")): 0})
        run.add(SimulatedMatch(number, "", 20, scores, (0,), "", "", sources, ({}, {}), (), told))
    return run


def test_what_chance_does_not_explain_is_said_in_words() -> None:
    said = " ".join(findings([run_of("", 3), run_of("prize=5", 5)], Words("en").say))
    for part in (
        "Length in moves: 20 on average",
        "Points of the winner: 13.5; ahead of the second: 3.5",
        "Player 1 wins more than an even share: 100.0 %",
        "Player 2 wins less",
        "build: Lucca (+0.50)",
        "prize=5: winners become richer (points): 13.5 → 15.5.",
        "prize=5: matches become less close",
        "prize=5: no clear change in: length in moves",
    ):
        assert part in said
    assert "Random players" not in said
    same = " ".join(findings([run_of("", 3), run_of("again", 3)], Words("fr").say))
    assert "again\N{NO-BREAK SPACE}: pas de changement net" in same
    assert "plus riches" not in same


def test_what_was_done_with_what_comes_back_from_a_folder() -> None:
    played = play_batch(JobBatch(Job("carrara", 2, 1, ("random",), "deeds", {}), range(1), details=True))[0]
    built = {deed_in_words(deed, Words("en").say) for deed in played.deeds[0] if deed[0] == "build"}
    assert {"build: Lucca", "build: Livorno", "build: Massa"} & built
    assert SimulatedMatch.of_line(json.loads(json.dumps(played.line()))).deeds == played.deeds


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", loggia.games.ROOMS)
def test_every_source_of_points_has_a_name_in_all(game: str, language: str) -> None:
    folder = Path(loggia.games.__file__).parent / game
    code = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    for source in set(re.findall(rf'"({game}-point-(?!hidden)[a-z-]+)"', code)):
        assert named("sources", source, Words(language).say) != source


def test_a_change_that_cannot_be_is_refused_before_the_first_match(tmp_path: Path) -> None:
    changes = {
        "celebration": "setup-variant",
        "celebration=maybe": "setup-option-value",
        "bots=genius": "setup-bot-unknown",
        "bots=random,random": "setup-bots-count",
    }
    for change, why in changes.items():
        study = Study(JOB, (change,), tmp_path / "never")
        with pytest.raises(WrongSetup, match=why):
            run_study(study, Words("en").say, "en", say_nothing, Runner(1))
    assert not (tmp_path / "never").exists()


def test_a_summary_counts_what_winners_did() -> None:
    run = RunSummary(Job("palio", 2, 2, ("random",), "x", {}))
    for winners, scores in (((0,), (5, 1)), ((1,), (2, 6))):
        points = tuple({"prize": score} for score in scores)
        run.add(SimulatedMatch(0, "", 10, scores, winners, "", "", points, ({"enter": 5}, {"enter": 5})))
    assert run.sources[0]["prize"].mean == pytest.approx(5.5)
    assert run.sources[1]["prize"].mean == pytest.approx(1.5)
    assert run.verbs[0]["enter"].mean == 5
    assert run.win_rate(0)[0] == 0.5
    assert run.unfairness.mean == 0


def test_parquet_has_a_row_a_match_and_a_row_a_decision(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra 'lab': pip install loggia[lab]")
    study = Study(Job("palio", 2, 5, ("random",), "rows", {}), (), tmp_path, decisions=True)
    done = run_study(study, Words("en").say, "en", say_nothing, Runner(1))
    assert done.note is None
    rows = parquet.read_table(tmp_path / TABLE).to_pylist()
    assert [row["number"] for row in rows] == list(range(5))
    decisions = parquet.read_table(tmp_path / "decisions").to_pylist()
    assert len(decisions) == done.reports[0].moves
    assert {row["match"] for row in decisions} == set(range(5))


# --- Ray ------------------------------------------------------------------------------------------------------------


def test_a_ray_address_that_does_not_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runners, "ANSWER_SECONDS", 0.5)
    expected = "setup-ray-silent" if find_spec("ray") else "setup-ray-missing"
    with pytest.raises(WrongSetup, match=expected):
        simulate(JOB, runner=Runner(ray="127.0.0.1:1"))


@pytest.mark.parametrize(
    ("answer", "is_one"), [(b"\0\0\x12\x04\0\0\0\0\0", True), (b"HTTP/1.1 400", False), (b"", False)]
)
def test_an_address_where_something_else_listens_is_no_cluster(answer: bytes, is_one: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def reply() -> None:
            line, _ = server.accept()
            with line:
                line.recv(len(runners.HTTP2_GREETING))
                line.sendall(answer)

        with ThreadPoolExecutor(1) as pool:
            done = pool.submit(reply)
            assert runners.speaks_http2("127.0.0.1", port) is is_one
            done.result()


def test_an_address_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runners, "ANSWER_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server, pytest.raises(OSError, match="timed out"):
        runners.speaks_http2("127.0.0.1", server.getsockname()[1])


@pytest.mark.slow
def test_ray_gives_the_same_report() -> None:
    pytest.importorskip("ray", reason="needs the extra 'lab': pip install loggia[lab]")
    command = [sys.executable, "-m", "loggia.cli", "simulate", "lucca", "--games", "60", "--json", "--seed", "test"]
    alone, on_ray = (
        json.loads(subprocess.run([*command, *more], capture_output=True, text=True, check=True).stdout)
        for more in (["--workers", "1"], ["--ray=local"])
    )
    assert alone["digest"] == on_ray["digest"]


@pytest.mark.slow
def test_a_worker_of_ray_that_is_killed_costs_only_time(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs the extra 'lab': pip install loggia[lab]")
    told, killed = squares_with_a_killed_worker(tmp_path, "Runner(ray='local')")
    assert killed
    assert told.splitlines()[-1] == str([(n, n * n) for n in range(12)])
