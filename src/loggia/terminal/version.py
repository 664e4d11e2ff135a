"""What `loggia --version` says: version, plain or compiled, and the rules revision of each game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import loggia
from loggia import kernel
from loggia.games import game, names
from loggia.kernel import Phrase, phrase


def is_compiled(folder: Path) -> bool:
    """Whether a package's folder holds extension modules, which Python prefers to the source beside them."""
    return any(file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in folder.iterdir())


def version_lines() -> Iterator[Phrase]:
    """The lines, as phrases."""
    build = "compiled" if is_compiled(Path(kernel.__path__[0])) else "plain"
    yield phrase("cli-version", version=loggia.__version__, build=build)
    for name in names():
        yield phrase("cli-version-game", game=phrase(f"game-{name}"), revision=str(game(name).revision))
