"""`python -m loggia.house --port 8000`: a house with its settings as flags. People use `loggia serve`."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from pathlib import Path

from loggia.house.settings import BadSettings, Settings, read
from loggia.house.store.files import Taken
from loggia.house.store.schema import TooNew
from loggia.house.web.serve import NotOpened, run, run_bot_worker


def main() -> int:
    """Read the flags and serve; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m loggia.house")
    parser.add_argument("--settings", type=Path, help="a TOML file with settings")
    parser.add_argument("--bot-worker", type=int, default=0, metavar="N", help="only think, in so many processes")
    for name in Settings.__struct_fields__:
        parser.add_argument("--" + name.replace("_", "-"))
    flags = vars(parser.parse_args())
    thinking = flags.pop("bot_worker")
    try:
        settings = read(flags, flags.pop("settings"))
    except BadSettings as bad:
        print(bad, file=sys.stderr)
        return 2
    try:
        if thinking:
            return run_bot_worker(settings, thinking)
        run(settings, lambda address: print(address, flush=True))
        return 0
    except NotOpened as problem:
        print(f"{settings.host}, port {settings.port}: {problem}", file=sys.stderr)
    except Taken:
        print(f"{settings.shown_database}: another house has this database open", file=sys.stderr)
    except (sqlite3.Error, OSError, TooNew) as error:
        print(f"{settings.shown_database}: {error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
