"""Compile the engines with mypyc, from the same source that runs plain: `make compiled`, or the wheel's build.

    python tools/compile.py [--into FOLDER] [--game NAME ...]

Writes extension modules and the manifest that `loggia.compiled` reads: for which Python the build is, which file is
which module, and the digest of every source file that it depends on. Needs mypy and a C compiler; the C code and the
objects stay in build/mypyc, so that a second run compiles only what has changed. Every room is a group of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
ROOMS: Final = ("carrara", "lucca", "genoa", "vecchio")

LEFT_PLAIN: Final = (
    "loggia/kernel/doors.py",  # generic dataclasses: mypyc cannot make native classes of them
    "loggia/kernel/game.py",
    "loggia/kernel/phrase.py",  # frozen values that are pickled; made for people, not in search
    "loggia/kernel/result.py",
    "loggia/kernel/refusal.py",
    "loggia/kernel/record.py",
    "loggia/kernel/option.py",
    "loggia/kernel/datafile.py",
    "loggia/kernel/sight.py",  # programs of others inherit from it
    "loggia/games/carrara/rules/pieces/known.py",  # a dict with a method of its own
    "loggia/bots/bot.py",  # protocols, and dataclasses that programs of others inherit from
)
COLD: Final = ("events", "view", "data_file")
"""Parts of a room's rules that stay plain: events are frozen dataclasses with class variables (mypyc mistakes those for
fields), views and data files are read by people."""


def groups(rooms: Sequence[str] = ROOMS) -> dict[str, list[Path]]:
    """The files to compile, by the group that is built as one library."""
    found = {"kernel": sorted((SOURCE / "loggia/kernel").glob("*.py"))}
    for room in rooms:
        folder = SOURCE / "loggia/games" / room
        files = [*sorted((folder / "rules").rglob("*.py")), *sorted((folder / "insight").rglob("*.py"))]
        found[room] = [file for file in files if not _is_cold(file.relative_to(folder))]
    found["bots"] = sorted((SOURCE / "loggia/bots").glob("*.py"))
    envs = SOURCE / "loggia/lab/envs"
    found["lab"] = [
        *(envs / f"{part}.py" for part in ("desk", "episode", "rows", "sheets")),
        *(envs / "observations" / f"{room}.py" for room in rooms),
    ]
    plain = {SOURCE / name for name in LEFT_PLAIN}
    return {name: [file for file in files if file not in plain] for name, files in found.items()}


def _is_cold(file: Path) -> bool:
    return any(part in COLD for part in (*file.parts[:-1], file.stem))


def watched() -> list[Path]:
    """Every source file that a compiled module may have taken something from: layouts, constants, defaults."""
    folders = ("kernel", "games", "bots", "lab/envs")
    return sorted(file for folder in folders for file in (SOURCE / "loggia" / folder).rglob("*.py"))


def compile_into(folder: Path, rooms: Sequence[str] = ROOMS, quiet: bool = True) -> int:
    """Build the extension modules and the manifest; how many modules there are."""
    from mypyc.build import mypycify
    from setuptools import setup

    work = ROOT / "build" / "mypyc"
    work.mkdir(parents=True, exist_ok=True)
    chosen = groups(rooms)
    os.environ["MYPYPATH"] = str(SOURCE)
    options = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={work / 'cache'}", "--no-warn-unused-configs"]
    files = [str(file) for group in chosen.values() for file in group]
    sources = {str(file.relative_to(SOURCE / "loggia")): _digest(file) for file in watched()}
    here = Path.cwd()
    os.chdir(work)  # mypyc and setuptools write beside where they run
    try:
        extensions = mypycify(
            [*options, *files],
            separate=[([str(file) for file in group], f"loggia.{name}") for name, group in chosen.items()],
            opt_level="3",
            debug_level="0",
            target_dir=str(work / "c"),
        )
        arguments = ["--quiet"] if quiet else []
        arguments += ["build_ext", "--build-lib", str(work / "lib"), "--build-temp", str(work / "objects")]
        setup(name="loggia-compiled", ext_modules=extensions, script_args=[*arguments, f"--parallel={os.cpu_count()}"])
    finally:
        os.chdir(here)
    names = [extension.name for extension in extensions]
    return _publish(work / "lib", folder, names, sources)


def _digest(file: Path) -> str:
    from loggia.compiled import digest

    return digest(file)


def _publish(built: Path, folder: Path, names: Sequence[str], sources: Mapping[str, str]) -> int:
    """Copy what was built; the manifest comes last, so that a half-written build is never used."""
    from loggia.compiled import MANIFEST, tag

    shutil.rmtree(folder, ignore_errors=True)
    modules: dict[str, str] = {}
    for name in names:
        file = built / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
        target = folder / file.relative_to(built)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)
        modules[name.removesuffix(".__init__")] = target.relative_to(folder).as_posix()
    manifest = {"python": tag(), "modules": modules, "sources": sources}
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    return len(modules)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    os.environ["LOGGIA_COMPILED"] = "no"
    sys.path.insert(0, str(SOURCE))
    from loggia.compiled import default_folder

    parser = argparse.ArgumentParser(description="Compile the engines with mypyc.")
    parser.add_argument("--into", type=Path, default=default_folder(), help="the folder of the build")
    parser.add_argument("--game", action="append", choices=ROOMS, help="only this game (may be repeated)")
    given = parser.parse_args(arguments)
    if shutil.which(os.environ.get("CC", "cc")) is None:
        raise SystemExit("There is no C compiler here: Loggia runs as plain Python. (Debian: apt-get install gcc)")
    count = compile_into(given.into.resolve(), given.game or ROOMS)
    print(f"compiled: {count} modules in {given.into}")


if __name__ == "__main__":
    main()
