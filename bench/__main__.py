"""`make bench`: all benches that compare with other projects, each in a process of its own with a time limit.

    python -m bench [NAME ...]

A bench that fails or runs past its limit is ended and named at the end; its section of RESULTS.md stays as it was.
README.md says what each of them measures.
"""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Final

from tools.usage import help_if_asked

BENCHES: Final[Mapping[str, int]] = {"engines": 600, "environments": 300, "client": 300, "house": 900}
"""Each with the seconds that it may take."""


def run(name: str, limit: float) -> str:
    """Run one bench; why it was not finished, or an empty text."""
    try:
        done = subprocess.run([sys.executable, "-m", f"bench.{name}"], timeout=limit)
    except subprocess.TimeoutExpired:
        return f"ended after {limit:.0f} s"
    return f"ended with exit code {done.returncode}" if done.returncode else ""


def main(names: Sequence[str] = (), benches: Mapping[str, int] = BENCHES) -> int:
    """Run them one after the other; the exit code."""
    unknown = [name for name in names if name not in benches]
    if unknown:
        print(f"There is no bench {unknown[0]}: {', '.join(benches)}")
        return 2
    failed = {}
    for name in names or benches:
        start = monotonic()
        if why := run(name, benches[name]):
            failed[name] = why
        print(f"bench.{name}: {why or 'done'} ({monotonic() - start:.0f} s)", flush=True)
    for name, why in failed.items():
        print(f"NOT MEASURED bench.{name}: {why}; its section of RESULTS.md is as it was")
    return 1 if failed else 0


if __name__ == "__main__":
    help_if_asked(__doc__)
    sys.exit(main(sys.argv[1:]))
