"""`make bench` says which peers it could not install, and goes on."""

import subprocess
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import engines
from bench.peers import install
from bench.peers.rates import Rates


def test_what_could_not_be_installed_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install, "install", lambda lock: "no such wheel" if lock.stem == "open_spiel" else "")
    monkeypatch.setattr(install, "boardgame_io", lambda: None)
    assert [line.split(":")[0] for line in install.main()] == ["open_spiel", "boardgame.io"]
    said = capsys.readouterr().out
    assert "NOT INSTALLED open_spiel: no such wheel" in said
    assert "NOT INSTALLED boardgame.io" in said
    assert "NOT INSTALLED catanatron" not in said


def test_pip_s_reason_is_handed_on(tmp_path: Path) -> None:
    lock = tmp_path / "nothing.txt"
    assert "ERROR" in install.install(lock)


def test_an_engine_is_measured_without_its_peer(capsys: pytest.CaptureFixture[str]) -> None:
    def measure(seconds: float) -> Rates:
        raise ModuleNotFoundError(name="catanatron")

    assert engines.measured(measure, 1.0) is None
    assert "catanatron is not installed" in capsys.readouterr().out


def test_a_peer_that_breaks_does_not_end_the_bench(capsys: pytest.CaptureFixture[str]) -> None:
    def measure(seconds: float) -> Rates:
        raise RuntimeError("its own trouble")

    assert engines.measured(measure, 1.0) is None
    assert "not measured: RuntimeError: its own trouble" in capsys.readouterr().out


def test_our_own_engines_are_measured_in_a_process_of_the_build_asked_for() -> None:
    (row, *_) = engines.own_rows("no", 0.02, ["lucca"])
    assert (row["game"], row["seats"], row["options"]) == ("lucca", 2, "-")
    assert min(row["search"], row["gate"], row["state_copies"], row["early"], row["late"], row["state_bytes"]) > 0
    table = engines.own_table([[row], [row]], row["search"] / 4, 0.0)
    assert "| lucca | 2 | - |" in table[2]
    assert "| 0 % | 4.0 | - |" in table[2]


def test_a_bench_that_fails_or_takes_too_long_is_named_and_the_others_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(command: list[str], timeout: float) -> subprocess.CompletedProcess[str]:
        if command[-1] == "bench.slow":
            raise subprocess.TimeoutExpired(command, timeout)
        return subprocess.CompletedProcess(command, 3 if command[-1] == "bench.broken" else 0)

    monkeypatch.setattr("bench.__main__.subprocess.run", run)
    assert bench.main((), {"slow": 7, "broken": 9, "good": 9}) == 1
    said = capsys.readouterr().out
    assert "NOT MEASURED bench.slow: ended after 7 s" in said
    assert "NOT MEASURED bench.broken: ended with exit code 3" in said
    assert "bench.good: done" in said
    assert bench.main(["good"], {"good": 9}) == 0
    assert bench.main(["bad"], {"good": 9}) == 2
