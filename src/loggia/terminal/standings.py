"""The arena's report as a table in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from loggia.kernel import phrase
from loggia.words import Words


def standings(console: Console, words: Words, report: Mapping[str, Any]) -> None:
    """Print the bots by mean rank, with the 95% interval of every win rate."""
    head = phrase(
        "cli-arena-head",
        games=report["games"],
        game=phrase(f"game-{report['game']}"),
        seats=report["seats"],
        length=round(report["mean_moves"]),
        rate=round(report["decisions_per_second"]),
    )
    console.print(words.say(head), highlight=False)
    grid = Grid(box=None, padding=(0, 2))
    for name in ("bot", "wins", "rank", "score", "rating"):
        grid.add_column(words.say(phrase(f"cli-arena-{name}")), justify="left" if name == "bot" else "right")
    for bot in sorted(report["bots"], key=lambda one: float(one["mean_rank"])):
        interval = f"{bot['win_rate']:.1%} ({bot['win_rate_low']:.1%}-{bot['win_rate_high']:.1%})"
        grid.add_row(
            words.level(bot["name"]),
            interval,
            f"{bot['mean_rank']:.2f}",
            f"{bot['mean_score']:.1f}",
            f"{bot['rating']:.1f}",
        )
    console.print(grid)
