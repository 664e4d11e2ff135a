"""Writes RESULTS.md: one section per bench, replaced as a whole when that bench runs again."""

import platform
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).parent / "RESULTS.md"
HEAD = "# Measured\n\nEach section is written by its own bench; see README.md for what is counted and how.\n"


def write_section(section: str, text: str, path: Path = RESULTS) -> None:
    """Write or replace one section."""
    begin, end = f"<!-- begin {section} -->", f"<!-- end {section} -->"
    old = path.read_text(encoding="utf-8") if path.exists() else HEAD
    block = f"{begin}\n## {section}\n\n{machine()}\n\n{text.strip()}\n{end}\n"
    if begin in old:
        before, rest = old.split(begin, 1)
        new = before + block + rest.split(end, 1)[1].lstrip("\n")
    else:
        new = old.rstrip("\n") + "\n\n" + block
    path.write_text(new, encoding="utf-8")


def machine() -> str:
    """One line with date, Python version and machine."""
    python = platform.python_version()
    return f"*{date.today().isoformat()}, CPython {python}, {platform.machine()}, 2 shared cores.*"
