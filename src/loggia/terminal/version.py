"""What `loggia --version` says: version, plain or compiled, and the rules revision of each game."""

from __future__ import annotations

from collections.abc import Iterator

import loggia
from loggia.compiled import Build
from loggia.games import game, names
from loggia.kernel import Phrase, phrase


def build_line(build: Build) -> Phrase:
    """The version, and whether the compiled build runs; if there is one that does not, why."""
    kind = "compiled" if build.is_compiled else build.reason
    return phrase("cli-version", version=loggia.__version__, build=kind, detail=build.detail)


def version_lines() -> Iterator[Phrase]:
    """The lines, as phrases."""
    yield build_line(loggia.BUILD)
    for name in names():
        yield phrase("cli-version-game", game=phrase(f"game-{name}"), revision=str(game(name).revision))
