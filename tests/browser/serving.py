"""A real house for the browser tests: `python -m tests.browser.serving DATABASE` serves on a free port."""

import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from loggia.house.settings import Settings
from loggia.house.web.serve import run
from loggia.kernel import new_seed

SEED = "next-seed"
"""A test that wants a match of a known seed writes it into this file beside the database: the next table takes it."""


def seeds(file: Path) -> Callable[[], str]:
    """Seeds as a house draws them, unless a test has left one."""

    def draw() -> str:
        try:
            word = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return new_seed()
        file.unlink()
        return word

    return draw


def main() -> int:
    """Serve until told to stop; bots think briefly, and the example game can be played."""
    database = Path(sys.argv[1])
    settings = Settings(
        port=0, database=str(database), examples=True, limits=0, think=0.05, courtesy=0, workers=1, log_level="warning"
    )
    with (
        patch("loggia.house.tables.actions.new_table.new_seed", seeds(database.with_name(SEED))),
        patch("loggia.house.bots.warnings.FIRST_MATCHES", 0),  # nobody here is a beginner: warnings are asked for
    ):
        run(settings, lambda address: print(address, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
