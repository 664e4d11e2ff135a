"""`--help` for the programs of `tools/` and `bench/` that take their few arguments by position."""

from __future__ import annotations

import sys


def help_if_asked(text: str | None) -> None:
    """Print what a program says of itself (its docstring) and end, where `--help` or `-h` is among its arguments."""
    if {"-h", "--help"} & set(sys.argv[1:]):
        print((text or "").strip())
        sys.exit(0)
