"""A ladder of versions, kept as data: one line of JSON for each contest, which nobody rewrites."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import loggia
from loggia import bots as players
from loggia.games import game as find_game
from loggia.kernel import wrong_setup
from loggia.lab.journal import reason
from loggia.lab.signature import signature

KEPT = ("game", "seats", "games", "seed", "budget", "bots", "seat_advantage", "test")


def rung(report: Mapping[str, Any]) -> dict[str, Any]:
    """What the ladder keeps of a contest: versions, who played how, and the signature of each level."""
    names = {bot["name"] for bot in report["bots"]}
    levels = sorted({level for level in players.LEVELS for name in names if name.split("@")[0].split("#")[0] == level})
    return {
        "version": loggia.__version__,
        "revision": find_game(report["game"]).revision,
        "signatures": {level: signature(report["game"], level) for level in levels},
        **{name: report[name] for name in KEPT if name in report},
    }


def check_ladder(file: Path) -> None:
    """Raise `WrongSetup` where the ladder cannot be written, before anything is played for it."""
    new = not file.exists()
    try:
        with file.open("a", encoding="utf-8"):
            pass
        if new:
            file.unlink()
    except OSError as error:
        raise wrong_setup("setup-folder", file=str(file), why=reason(error)) from None


def climb(file: Path, report: Mapping[str, Any]) -> None:
    """Add a contest to the ladder; raises `WrongSetup` where the file cannot be written."""
    try:
        with file.open("a", encoding="utf-8") as ladder:
            ladder.write(json.dumps(rung(report), separators=(",", ":"), default=list) + "\n")
    except OSError as error:
        raise wrong_setup("setup-folder", file=str(file), why=reason(error)) from None
