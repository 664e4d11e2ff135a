"""Choose the pinned versions: `make pins`, or `python tools/pins.py [FOLDER]` to write the files elsewhere.

`constraints.txt` is the one choice of versions for everything that pyproject.toml names, on every platform. The files
in `requirements/` repeat those versions with the hashes of the packages, one file for each set that is installed
together; they are what `make` installs. No file names a registry.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).parent / "uv"
COMPILE = ("pip", "compile", "--quiet", "--universal", "--no-header", "--no-annotate")

SEPARATE = ("bench", "audit")
"""Extras whose packages get one file each, so that one that cannot be installed does not stop the others."""


class Pins(NamedTuple):
    """One file of pins: its path, and what it is made from."""

    file: str
    extras: tuple[str, ...] = ()
    requirement: str = ""
    """Pin this requirement alone instead of the project with its extras."""


def declared() -> dict[str, list[str]]:
    """The requirements in pyproject.toml: `run`, and each extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"run": project["dependencies"], **project["optional-dependencies"]}


def name_of(requirement: str) -> str:
    """The name at the beginning of a requirement.

    >>> name_of("open_spiel>=2"), name_of("uvloop>=0.21; sys_platform != 'win32'")
    ('open_spiel', 'uvloop')
    """
    end = next((at for at, letter in enumerate(requirement) if not (letter.isalnum() or letter in "._-")), None)
    return requirement[:end]


def locks() -> list[Pins]:
    """The files with hashes."""
    found = [Pins("requirements/run.txt")]
    for extra, requirements in declared().items():
        if extra in SEPARATE:
            found += [Pins(f"requirements/{extra}/{name_of(one)}.txt", requirement=one) for one in requirements]
        elif extra != "run":
            found.append(Pins(f"requirements/{extra}.txt", (extra,)))
    return found


def everything() -> Pins:
    """The file without hashes: all extras together."""
    return Pins("constraints.txt", tuple(extra for extra in declared() if extra != "run"))


def choose(pins: Pins, folder: Path, *more: str) -> None:
    """Let uv choose the versions of one file; raises CalledProcessError with uv's message."""
    target = folder / pins.file
    target.parent.mkdir(parents=True, exist_ok=True)
    source = "-" if pins.requirement else "pyproject.toml"
    extras = [word for extra in pins.extras for word in ("--extra", extra)]
    command = [str(UV), *COMPILE, *more, *extras, source, "--output-file", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, input=pins.requirement, text=True, capture_output=True)


def main(folder: Path = ROOT) -> None:
    """Write all files, with the newest versions that pyproject.toml allows."""
    choose(everything(), folder, "--upgrade")
    for old in (folder / "requirements").rglob("*.txt"):
        old.unlink()
    for pins in locks():
        choose(pins, folder, "--generate-hashes", "--constraint", str(folder / "constraints.txt"))


if __name__ == "__main__":
    try:
        main(*map(Path, sys.argv[1:2]))
    except subprocess.CalledProcessError as failed:
        sys.exit(str(failed.stderr))
