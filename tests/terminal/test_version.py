"""`loggia --version`, and the one place where the version stands."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import loggia
from loggia.cli import app
from loggia.games import game, names

ROOT = Path(__file__).parents[2]


def said(monkeypatch: pytest.MonkeyPatch, language: str) -> list[str]:
    monkeypatch.setenv("LC_ALL", language)
    done = CliRunner().invoke(app, ["--version"])
    assert done.exit_code == 0
    return done.output.splitlines()


def test_it_says_version_build_and_every_game_s_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    head, *games = said(monkeypatch, "en_GB.UTF-8")
    assert head in {f"Loggia {loggia.__version__}, {build}" for build in ("plain Python", "compiled")}
    assert [line.rsplit(" ", 1)[1] for line in games] == [str(game(name).revision) for name in names()]
    assert games[1].startswith("Lucca: rules revision ")


def test_it_speaks_french(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "révision" in said(monkeypatch, "fr_FR.UTF-8")[1]


def test_the_version_stands_in_one_place() -> None:
    """The build reads it from the package (tests/test_wheel.py); the client is private and has none."""
    assert f'version = "{loggia.__version__}"' not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert '"version"' not in (ROOT / "web/package.json").read_text(encoding="utf-8")
