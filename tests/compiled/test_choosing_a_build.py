"""When the compiled build is used, and when it is noticed that it is not one of this source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import loggia
from loggia import compiled
from loggia.compiled import MANIFEST, Build, CompiledFinder, digest, examine, tag
from loggia.terminal.version import build_line
from loggia.words import Words
from tools.compile import LEFT_PLAIN, SOURCE, groups, watched


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Stands for the package's sources."""
    folder = tmp_path / "loggia"
    (folder / "kernel").mkdir(parents=True)
    (folder / "kernel/match.py").write_text("A = 1\n")
    return folder


@pytest.fixture
def build(tmp_path: Path, package: Path) -> Path:
    """Stands for a build of them."""
    folder = tmp_path / "build"
    folder.mkdir()
    (folder / f"match{EXTENSION_SUFFIXES[0]}").touch()
    manifest = {
        "python": tag(),
        "modules": {"loggia.kernel.match": f"match{EXTENSION_SUFFIXES[0]}"},
        "sources": {"kernel/match.py": digest(package / "kernel/match.py")},
    }
    (folder / MANIFEST).write_text(json.dumps(manifest))
    return folder


def changed(build: Path, **parts: object) -> None:
    manifest = json.loads((build / MANIFEST).read_text())
    (build / MANIFEST).write_text(json.dumps({**manifest, **parts}))


def test_a_build_of_this_source_is_used(build: Path, package: Path) -> None:
    found, modules = examine(build, package)
    assert found.is_compiled
    assert list(modules) == ["loggia.kernel.match"]


def test_a_build_of_a_changed_source_is_not_used_and_names_the_file(build: Path, package: Path) -> None:
    (package / "kernel/match.py").write_text("A = 2\n")
    assert examine(build, package) == (Build(build, "changed", "kernel/match.py"), {})
    (package / "kernel/match.py").unlink()
    assert examine(build, package)[0].reason == "changed"


def test_line_ends_do_not_count_as_a_change(build: Path, package: Path) -> None:
    (package / "kernel/match.py").write_bytes(b"A = 1\r\n")
    assert examine(build, package)[0].is_compiled


def test_a_build_for_another_python_is_not_used(build: Path, package: Path) -> None:
    changed(build, python="cpython-399")
    assert examine(build, package)[0] == Build(build, "python", "cpython-399")


def test_an_incomplete_or_damaged_build_is_not_used(build: Path, package: Path) -> None:
    (build / f"match{EXTENSION_SUFFIXES[0]}").unlink()
    assert examine(build, package)[0].reason == "broken"
    (build / MANIFEST).write_text("{")
    assert examine(build, package)[0].reason == "broken"
    (build / MANIFEST).unlink()
    assert examine(build, package)[0].reason == "none"


def test_only_the_modules_of_the_build_are_found_in_it(build: Path) -> None:
    finder = CompiledFinder(build, {"loggia.kernel.match": f"match{EXTENSION_SUFFIXES[0]}"})
    spec = finder.find_spec("loggia.kernel.match", None)
    assert spec is not None
    assert spec.origin == str(build / f"match{EXTENSION_SUFFIXES[0]}")
    assert finder.find_spec("loggia.kernel.game", None) is None
    assert finder.find_spec("json", None) is None


def imported(wish: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LOGGIA_COMPILED": wish}
    command = [sys.executable, "-c", "import loggia; print(loggia.BUILD.reason or 'compiled')"]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_whoever_insists_on_a_build_that_is_not_there_is_told(tmp_path: Path) -> None:
    refused = imported(str(tmp_path))
    assert refused.returncode != 0
    assert f"no compiled build of this source in {tmp_path} (none); try 'make compiled'" in refused.stderr
    assert imported("no").stdout == "off\n"


@pytest.mark.parametrize(
    ("build", "english", "french"),
    [
        (Build(Path("x")), "compiled", "compilé"),
        (Build(reason="none"), "plain Python", "en Python pur"),
        (Build(reason="off"), "plain Python", "en Python pur"),
        (Build(Path("x"), "changed", "kernel/match.py"), "out of date: kernel/match.py has changed", "périmée"),
        (Build(Path("x"), "python", "cpython-399"), "is for cpython-399", "faite pour cpython-399"),
        (Build(Path("x"), "broken", "match.so"), "incomplete: match.so", "incomplète"),
    ],
)
def test_the_version_says_what_runs_and_why(build: Build, english: str, french: str) -> None:
    assert english in Words("en").say(build_line(build))
    assert french in Words("fr").say(build_line(build))


def test_every_part_of_the_search_path_is_compiled() -> None:
    """Kernel, rules, insight and search; what is left plain is named, exists and is not more than that."""
    chosen = {file.relative_to(SOURCE).as_posix() for files in groups().values() for file in files}
    for name in ("kernel/match.py", "kernel/chance.py", "kernel/random_play.py", "bots/search.py"):
        assert f"loggia/{name}" in chosen
    for room in loggia.names():
        for name in ("rules/state.py", "insight/weighing.py", "insight/learned.py"):
            assert f"loggia/games/{room}/{name}" in chosen
    for name in LEFT_PLAIN:
        assert (SOURCE / name).is_file()
        assert name not in chosen
    assert chosen < {file.relative_to(SOURCE).as_posix() for file in watched()}


def test_the_build_lies_outside_of_the_source_tree() -> None:
    assert SOURCE not in compiled.default_folder().parents
    assert not list(SOURCE.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
