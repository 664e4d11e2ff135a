"""The command `loggia exercise`."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from loggia.games import ROOMS
from loggia.games import game as find_game
from loggia.kernel import WrongSetup, phrase
from loggia.shell import Lang, fail, words_for


def exercise(
    game: Annotated[str, typer.Argument(metavar="GAME", help=", ".join(ROOMS))],
    id: Annotated[str, typer.Option("--id", help='this exercise; "today" for the daily one')] = "",
    theme: Annotated[str, typer.Option("--theme", help="only exercises of this theme")] = "",
    level: Annotated[int, typer.Option("--level", help="1 (easy) to 3 (hard)")] = 0,
    lang: Lang = "",
) -> None:
    """Solve exercises: decisions in which one move is clearly best and the first idea is wrong."""
    from loggia.table.exercises import LEVELS, daily, exercises, themes
    from loggia.terminal.exercise import practise

    words = words_for(lang)
    try:
        find_game(game)
    except WrongSetup as wrong:
        fail(words, wrong.why)
    every = exercises(game)
    if not every:
        fail(words, phrase("cli-exercise-none", game=phrase(f"game-{game}")), 1)
    if theme and theme not in themes(game):
        fail(words, phrase("cli-exercise-unknown", given=theme, allowed=", ".join(themes(game))))
    if level and level not in LEVELS:
        fail(words, phrase("cli-exercise-unknown", given=str(level), allowed=", ".join(map(str, LEVELS))))
    today = daily([game], datetime.now(UTC).date())
    if id:
        one = today if id == "today" else every.get(id)
        if one is None:
            fail(words, phrase("cli-exercise-missing", given=id))
        chosen = [one]
    else:
        chosen = [one for one in every.values() if theme in ("", one.theme) and level in (0, one.level)]
        Random().shuffle(chosen)
        chosen.sort(key=lambda one: one.level)
    console = Console()
    practise(
        chosen, console, words.language, (lambda: console.input("> ")) if sys.stdin.isatty() else (lambda: input())
    )
