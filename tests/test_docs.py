"""What the pages claim exists: links, commands, files, settings, make targets; and their examples run."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase as fnmatch
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command
from typer.testing import CliRunner

from loggia.cli import app
from loggia.house.settings import Settings
from loggia.house.settings import read as settings_from

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
def test_every_table_has_a_heading(page: Path) -> None:
    """A blank line within a table ends it: the rows below would be shown as text."""
    lines = ["", *FENCE.sub("", page.read_text(encoding="utf-8")).splitlines(), ""]
    starts = [at for at in range(1, len(lines) - 1) if lines[at].startswith("|") and not lines[at - 1].startswith("|")]
    assert [lines[at] for at in starts if not re.fullmatch(r"\|[\s:|-]+\|", lines[at + 1])] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_modules_and_targets_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    modules = [m for m in re.findall(r"python3? -m ([\w.]+)", text) if m.split(".")[0] in ("loggia", "bench", "tests")]
    assert [module for module in modules if find_spec(module) is None] == []
    targets = re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE)
    assert [target for target in targets if not re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)] == []


PATHS = [
    f"/{name(path)}"
    for top in ("src", "tests", "bench", "deploy", "docs", "examples", "requirements", "tools", "web/src", "web/public")
    for path in (ROOT / top, *(ROOT / top).rglob("*"))
    if "__pycache__" not in path.parts and "static" not in path.parts
]
PATHS += [f"/{name(path)}" for top in (ROOT, ROOT / "web") for path in top.iterdir()]
PLAIN = r"py|md|toml|ts|svelte|ftl|sh|yaml|service|timer"
"""A name with one of these endings is a file of ours, also without its folder."""
HISTORY = {"CHANGELOG.md", "bench/bots/README.md", "bench/RESULTS.md"}
"""Pages about the past may name what is gone."""
MADE = (".venv/", "build/", "dist/", "decisions/", "house.reviews/", "hasty.py")
"""What the reader, or a command, makes."""


def missing(text: str) -> list[str]:
    """The files and folders that a page names and that do not exist.

    `bots/style.py` is any file whose path ends so, `text/*.ftl` any that fits, `store/queries/` a folder; names in
    capitals (`games/NAME/`) stand for something else.
    """
    named = re.findall(rf"`((?:[\w.*-]+/)+[\w.*-]*|[\w*-][\w.*-]*\.(?:{PLAIN}))`", FENCE.sub("", text))
    named = [path for path in named if not re.search(r"[A-Z]{3,}", re.sub("README|RESULTS|CHANGELOG", "", path))]
    named = [path.rstrip("/").removeprefix("../") for path in named if not path.startswith(MADE)]
    return [
        path for path in named if not any(fnmatch(known, f"*/{path}{end}") for known in PATHS for end in ("", ".ts"))
    ]


@pytest.mark.parametrize("page", [page for page in PAGES if name(page) not in HISTORY], ids=name)
def test_the_files_and_folders_that_are_named_exist(page: Path) -> None:
    assert missing(page.read_text(encoding="utf-8")) == []


def test_every_bench_that_can_be_run_is_named() -> None:
    pages = "".join((ROOT / page).read_text(encoding="utf-8") for page in ("bench/README.md", "bench/bots/README.md"))
    started_by_others = {"load", "storage", "install", "__main__"}
    files = [file for file in (ROOT / "bench").rglob("*.py") if '__name__ == "__main__"' in file.read_text("utf-8")]
    names = {file.stem for file in files} - started_by_others
    assert {bench for bench in names if not re.search(rf"\b{bench}\b", pages)} == set()


def test_a_file_or_folder_that_does_not_exist_is_noticed() -> None:
    text = "`store/questions/`, `store/queries/`, `hosts.py`, `hosting.py`, `games/NAME/`, `house/desk`, `text/*.ftl`"
    assert missing(text) == ["store/questions", "hosts.py", "house/desk"]


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


def unknown(line: str) -> list[str]:
    """The words of `admin host NAME [--off]`, a command within a sentence, that the command line does not know."""
    command, found = get_command(app), list[str]()
    for word in re.findall(r"--[\w-]+|[^\s\[\]]+", line):
        if isinstance(command, TyperGroup) and not word.startswith("-"):
            if word not in command.commands:
                return [*found, word]
            command = command.commands[word]
        elif word.startswith("--") and not any(word in (*one.opts, *one.secondary_opts) for one in command.params):
            found.append(word)
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "reading-a-record.md"], ids=name)
def test_the_commands_within_sentences_exist(page: Path) -> None:
    """Not in the page on records, whose lines begin with `loggia` too."""
    lines = re.findall(r"`(?:\S+/)?loggia (\w[^`\n]+)`", FENCE.sub("", page.read_text(encoding="utf-8")))
    assert {line: found for line in lines if (found := unknown(line))} == {}


def test_a_word_that_a_command_does_not_know_is_noticed() -> None:
    assert unknown("admin host NAME [--of]") == ["--of"]
    assert unknown("admin hosts NAME") == ["hosts"]
    assert unknown("serve --set name=value --open") == []


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


# --- the examples of other pages ------------------------------------------------------------------------------------


def test_the_bot_of_the_page_plays_in_the_arena(tmp_path: Path) -> None:
    """Saved as the page says, by the `loggia` command, which does not look into the current folder by itself (-P)."""
    page = ROOT / "docs/writing-a-bot.md"
    (tmp_path / "hasty.py").write_text(blocks(page, "python")[0], encoding="utf-8")
    words = next(words for words in commands(page) if "hasty:Hasty,apprentice" in words)
    words[words.index("--games") + 1] = "2"
    command = [sys.executable, "-P", "-c", "from loggia.cli import main; main()", *words, "--workers", "2", "--json"]
    done = subprocess.run(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, check=True)
    assert [bot["name"] for bot in json.loads(done.stdout)["bots"]] == ["hasty:Hasty", "apprentice"]


def test_every_setting_of_a_house_is_explained_with_its_default() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"\| setting \| default .*?\n\n", page, re.DOTALL)
    rows = [[cell.strip() for cell in row.split("|")[1:3]] for row in table.strip().splitlines()[2:]]
    told: dict[str, str] = {}
    for names, defaults in rows:
        settings = re.findall(r"`(\w+)`", names)
        told |= dict(zip(settings, defaults.split(", ") if defaults else [""] * len(settings), strict=True))
    assert told.keys() == set(Settings.__struct_fields__)
    in_words = {"database", "workers"}
    assert settings_from({name: text for name, text in told.items() if name not in in_words}, env={}) == Settings()


PROGRAMS = sorted(
    {
        module
        for page in PAGES
        for module in re.findall(r"python3? -m ((?:bench|tools)(?:\.[\w.]+)?)", page.read_text(encoding="utf-8"))
        if name(page) not in HISTORY and not module.endswith(("_peer", "NAME"))
    }
)


@pytest.mark.slow
@pytest.mark.parametrize("module", PROGRAMS)
def test_every_program_of_the_pages_says_how_it_is_called(module: str, tmp_path: Path) -> None:
    """Each in a folder of its own, where it would leave what it makes if it took `--help` for an argument."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", module, "--help"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    assert module.rpartition(".")[2] in done.stdout
    assert list(tmp_path.iterdir()) == []
