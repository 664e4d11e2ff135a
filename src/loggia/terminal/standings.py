"""The lab's reports in the terminal: simulations, and the arena's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
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
    if test := report.get("test"):
        settled = phrase(f"cli-arena-test-{test['settled'] or 'open'}")
        line = phrase(
            "cli-arena-test",
            question=test["question"],
            bot=words.level(report["bots"][0]["name"]),
            low=f"{test['bounds'][0]:g}",
            high=f"{test['bounds'][1]:g}",
            samples=test["samples"],
            ratio=f"{test['llr']:.2f}",
            why=settled,
        )
        console.print(words.say(line), highlight=False)


def simulated(
    console: Console,
    words: Words,
    studied: Any,
    changes: Sequence[str],
    folder: Path | None,
) -> None:
    """Print what was played, points and victories by seat, the digest and what failed; then what it all shows."""
    for report, change in zip(studied.reports, ["", *changes], strict=True):
        if change:
            console.print(change, style="bold", markup=False, highlight=False)
        speed = round(report.moves_per_second)
        line = phrase("cli-simulated", finished=report.finished, games=report.games, moves=report.moves, rate=speed)
        console.print(words.say(line), highlight=False)
        grid = Grid(box=None, padding=(0, 2))
        for name in ("bot", "score", "wins"):
            grid.add_column(words.say(phrase(f"cli-arena-{name}")), justify="left" if name == "bot" else "right")
        seats = zip(report.mean_scores, report.wins, report.win_intervals, strict=True)
        for seat, (mean, won, (low, high)) in enumerate(seats):
            level = words.level(report.bots[seat % len(report.bots)])
            rate = won / max(1, report.finished)
            grid.add_row(f"{seat + 1}. {level}", f"{mean:.2f}", f"{rate:.1%} ({low:.1%}-{high:.1%})")
        console.print(grid)
        console.print(report.digest, style="dim", highlight=False)
        if report.errors:
            console.print(words.say(phrase("cli-errors", count=len(report.errors))), style="red")
            for error in report.errors[:10]:
                console.print(f"  {error}", markup=False)
    for found in studied.findings:
        console.print(f"- {found}", markup=False, highlight=False)
    if studied.note is not None:
        console.print(words.say(studied.note), markup=False, highlight=False)
    if folder is not None:
        console.print(words.say(phrase("cli-simulated-page", file=str(folder / "report.html"))), markup=False)
