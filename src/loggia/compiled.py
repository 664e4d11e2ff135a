"""Puts the compiled build of the engines in front of the plain modules, where there is one of this very source.

`make compiled` (tools/compile.py) writes extension modules and a manifest into a folder outside of the source tree; a
compiled wheel has them in `loggia/_compiled`. Extension modules call each other directly, so a build is used as a whole
or not at all: it is ignored when it is for another Python, or when any file that it was made from has changed.

`LOGGIA_COMPILED` decides: unset or `auto` uses the build where it fits, `no` never, `yes` insists on it (an
`ImportError` says why not); anything else is the folder of a build, insisted on as well.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder, SourceFileLoader
from importlib.readers import FileReader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "LOGGIA_COMPILED"
MANIFEST: Final = "manifest.json"
PACKAGE: Final = Path(__file__).parent


@dataclass(frozen=True)
class Build:
    """What runs: the compiled modules of a folder, or plain Python and why."""

    folder: Path | None = None
    reason: str = ""
    """Why plain Python runs although there is a build, or it was asked for: `off`, `none`, `python` (it is for another
    one), `changed` (the source is newer) or `broken`."""
    detail: str = ""
    """The file that has changed, or the Python that the build is for."""

    @property
    def is_compiled(self) -> bool:
        """Whether compiled modules are used."""
        return self.folder is not None and not self.reason


def tag() -> str:
    """The Python that a build made by this one is for."""
    return str(sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag)


def default_folder() -> Path:
    """Where a build of this source is looked for: inside of a wheel, else beside the checkout's `src`."""
    packed = PACKAGE / "_compiled"
    return packed if packed.is_dir() else PACKAGE.parents[1] / "build" / "compiled" / tag()


def digest(file: Path) -> str:
    """What a source file is known by: its SHA-256 without regard to line ends."""
    return hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def examine(folder: Path, package: Path = PACKAGE) -> tuple[Build, Mapping[str, str]]:
    """Whether the build in that folder is one of this source for this Python; its modules and their files."""
    file = folder / MANIFEST
    if not file.is_file():
        return Build(reason="none"), {}
    try:
        manifest = json.loads(file.read_bytes())
        python, sources, modules = manifest["python"], manifest["sources"], manifest["modules"]
    except (ValueError, KeyError, TypeError):
        return Build(folder, "broken", MANIFEST), {}
    if python != tag():
        return Build(folder, "python", python), {}
    for name, known in sources.items():
        source = package / name
        if not source.is_file() or digest(source) != known:
            return Build(folder, "changed", name), {}
    for name in modules.values():
        if not (folder / name).is_file():
            return Build(folder, "broken", name), {}
    return Build(folder), modules


class CompiledLoader(ExtensionFileLoader):
    """Loads one compiled module. A package's data files stay with its sources."""

    def get_resource_reader(self, name: str | None = None) -> FileReader:
        """Reads what lies beside the source, as for a plain package."""
        return FileReader(SourceFileLoader(self.name, f"{_folder_of(self.name)}/__init__.py"))

    def exec_module(self, module: ModuleType) -> None:
        """A compiled package keeps its folder of sources, not that of the build, as mypyc has it."""
        super().exec_module(module)
        if hasattr(module, "__path__"):
            module.__path__ = [_folder_of(self.name)]


def _folder_of(package: str) -> str:
    return str(PACKAGE.joinpath(*package.split(".")[1:]))


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules of one build; all others are found as always."""

    def __init__(self, folder: Path, modules: Mapping[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The extension module of that name, or the plain module that lies in a compiled package."""
        name = self.modules.get(fullname)
        if name is None:
            package = fullname.rpartition(".")[0]
            return PathFinder.find_spec(fullname, [_folder_of(package)]) if package in self.modules else None
        location = str(self.folder / name)
        return spec_from_file_location(fullname, location, loader=CompiledLoader(fullname, location))


def use() -> Build:
    """Decide once per process, before any engine is imported."""
    wish = os.environ.get(VARIABLE, "auto") or "auto"
    if wish == "no":
        return Build(reason="off")
    folder = default_folder() if wish in ("auto", "yes") else Path(wish)
    build, modules = examine(folder)
    if build.is_compiled:
        sys.meta_path.insert(0, CompiledFinder(folder, modules))
    elif wish != "auto":
        why = f"{build.reason} {build.detail}".strip()
        raise ImportError(
            f"{VARIABLE}={wish}: no compiled build of this source in {folder} ({why}); try 'make compiled'"
        )
    return build


BUILD: Final = use()
