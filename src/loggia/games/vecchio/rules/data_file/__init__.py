"""The data file, read and checked. The reader itself is the kernel's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.data_file.checking import check
from loggia.games.vecchio.rules.data_file.reading import read_sheet
from loggia.kernel.datafile import is_reconstructed, read

DATA_FILE: Final = Path(__file__).parents[2] / "data.toml"


def open_box(path: Path) -> tuple[VecchioBox, str]:
    """The box of a data file, with the file's SHA-256; `WrongSetup` that names what is wrong in it."""
    data, digest = read(path)
    sheet = read_sheet(data)
    check(sheet)
    return VecchioBox(sheet, is_reconstructed(data)), digest
