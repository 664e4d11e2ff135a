"""A real house for the browser tests: `python -m tests.browser.serving DATABASE` serves on a free port."""

import sys

from loggia.house.serve import run
from loggia.house.settings import Settings


def main() -> int:
    """Serve until told to stop; bots think briefly, and the example game can be played."""
    settings = Settings(
        port=0, database=sys.argv[1], examples=True, limits=0, think=0.05, courtesy=0, workers=1, log_level="warning"
    )
    return run(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    sys.exit(main())
