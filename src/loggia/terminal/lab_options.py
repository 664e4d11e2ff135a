"""Options that the commands of the lab share."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from loggia.kernel import phrase
from loggia.shell import fail
from loggia.words import Words

Workers = Annotated[int, typer.Option("--workers", help="processes; all cores by default")]
Ray = Annotated[str, typer.Option("--ray", metavar="[ADDRESS]", help="play on a Ray cluster; alone: one here")]

Out = Annotated[Path | None, typer.Option("--out", help="a folder for results; a run goes on where it ended")]
Decisions = Annotated[bool, typer.Option("--decisions", help="a row for every decision, too (Parquet)")]
Compare = Annotated[list[str] | None, typer.Option("--compare", help="option=value, bots=LEVELS or data=FILE")]
Question = Annotated[str, typer.Option("--test", help="stop when settled: gain, simplification or LOW,HIGH")]
Ladder = Annotated[Path | None, typer.Option("--ladder", help="add the outcome to this file")]


def check_numbers(words: Words, games: int, workers: int, iterations: int | None, seconds: float | None = None) -> None:
    """End the command with a sentence where a number makes no sense."""
    limits: tuple[tuple[str, int | None, int, int], ...] = (
        ("--games", games, 1, 10_000_000),
        ("--workers", workers, 0, 1_000),
        ("--iterations", iterations, 1, 10**9),
    )
    for name, given, least, most in limits:
        if given is not None and not least <= given <= most:
            fail(words, phrase("cli-number", given=given, name=name))
    if seconds is not None and not 0 < seconds < inf:
        fail(words, phrase("cli-number", given=str(seconds), name="--time"))


class LabCommand(TyperCommand):
    """A command whose option `--ray` may stand without a value: it means a cluster on this machine then."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments."""
        after = [*args[1:], "-"]
        given = [f"{word}=local" if word == "--ray" and after[at][:1] == "-" else word for at, word in enumerate(args)]
        return super().parse_args(ctx, given)
