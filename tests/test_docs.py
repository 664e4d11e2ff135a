"""What the pages claim exists: links, commands, modules, make targets; and the README's Python runs."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command
from typer.testing import CliRunner

from loggia.cli import app

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/*.md", "bench/**/*.md", "src/**/README.md", ".github/**/*.md")
    for page in ROOT.glob(pattern)
    if "node_modules" not in page.parts
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, *kinds: str) -> list[str]:
    """The fenced blocks of a page, of these languages."""
    return [text for kind, text in FENCE.findall(page.read_text(encoding="utf-8")) if kind in kinds]


def commands(page: Path) -> Iterator[list[str]]:
    """The `loggia` commands of a page's plain blocks; what follows two spaces or a # explains them."""
    for block in blocks(page, "", "sh", "console"):
        for line in block.splitlines():
            if not re.match(r"\s*(\$ )?(\S+/)?loggia\b", line):
                continue
            words = shlex.split(re.split(r"\s{2,}|\s#", line.strip())[0].removeprefix("$ "), posix=True)
            if words and Path(words[0]).name == "loggia":
                yield words[1:]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", FENCE.sub("", page.read_text(encoding="utf-8")))
    dead = [link for link in links if "://" not in link and ":" not in link and not (page.parent / link).exists()]
    assert dead == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_modules_and_targets_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    modules = [m for m in re.findall(r"python3? -m ([\w.]+)", text) if m.split(".")[0] in ("loggia", "bench", "tests")]
    assert [module for module in modules if find_spec(module) is None] == []
    targets = re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE)
    assert [target for target in targets if not re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)] == []


FILES = [
    f"/{name(file)}"
    for top in ("src", "tests", "bench", "web/src", "tools", "docs", "requirements")
    for file in (ROOT / top).rglob("*.*")
]
FILES += [f"/{name(file)}" for top in (ROOT, ROOT / "web") for file in top.iterdir() if file.is_file()]
HISTORY = {"CHANGELOG.md", "bench/bots/README.md", "bench/RESULTS.md"}
"""Pages about the past may name what is gone."""


@pytest.mark.parametrize("page", [page for page in PAGES if name(page) not in HISTORY], ids=name)
def test_the_files_that_are_named_exist(page: Path) -> None:
    """`bots/style.py` is any file whose path ends so; names in capitals stand for something else."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    named = re.findall(r"`([\w.][\w./-]*/[\w.-]+\.(?:py|md|toml|json|ts|svelte|ftl|txt|css|mjs))`", text)
    plain = [file for file in named if not re.search(r"[A-Z]{3,}", file.replace("README", "").replace("RESULTS", ""))]
    ends = {file: (f"/{file.lstrip('./')}", f"/{file.lstrip('./')}.ts") for file in plain}
    assert [file for file in plain if not any(known.endswith(ends[file]) for known in FILES)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_commands_of_the_pages_can_be_given(page: Path) -> None:
    """Each is read as the command line would be, and not carried out."""
    for words in commands(page):
        give(words)


def give(words: list[str]) -> None:
    """Read the words of a command; raises for what the command line would refuse."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    with group.make_context("loggia", list(words), resilient_parsing=True) as context:
        if words and not words[0].startswith("-"):
            command = group.get_command(context, words[0])
            assert command is not None, f"there is no command {words[0]!r}"
            command.make_context(words[0], words[1:], parent=context)


@pytest.mark.parametrize("words", ["serve --prot 8000", "sell genoa", "play"])
def test_a_command_that_cannot_be_given_is_noticed(words: str) -> None:
    with pytest.raises((AssertionError, TyperException)):
        give(words.split())


# --- the README's three examples ----------------------------------------------------------------------------------


def example(first: str) -> list[str]:
    """The command of the README that begins with this word."""
    return next(words for words in commands(ROOT / "README.md") if words[0] == first)


def test_the_player_s_example_opens_a_match() -> None:
    done = CliRunner().invoke(app, [*example("play"), "--lang", "en"], input="quit\n")
    assert done.exit_code == 0
    assert "You left the table." in done.output


def test_the_host_s_example_opens_a_house(tmp_path: Path) -> None:
    """As it stands, but on any free port of this machine and with its own database."""
    words = example("serve")
    for flag, value in (("--host", "127.0.0.1"), ("--port", "0"), ("--database", str(tmp_path / "house.sqlite3"))):
        words[words.index(flag) + 1] = value
    command = [sys.executable, "-m", "loggia.cli", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            (address,) = re.findall(r"http://[\d.:]+", server.stdout.readline())
            assert httpx.get(f"{address}/healthz").status_code == 200
        finally:
            server.terminate()
        assert server.wait(30) == 0


def test_the_researcher_s_example_runs_as_written() -> None:
    (block,) = blocks(ROOT / "README.md", "python")
    test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(test)
    assert test.examples
    assert runner.summarize().failed == 0
