"""`make bench` says which peers it could not install, and goes on."""

from pathlib import Path

import pytest

from bench import engines
from bench.peers import install
from bench.peers.catanatron_peer import Rates


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
