"""The data file, read and checked. The reader itself is the kernel's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from loggia.games.palio.rules.pieces import Box
from loggia.kernel.datafile import is_reconstructed, read

DATA_FILE: Final = Path(__file__).parents[1] / "data.toml"


def open_box(path: Path) -> tuple[Box, str]:
    """The box of a data file, with the file's SHA-256; `WrongSetup` that names what is wrong in it."""
    data, digest = read(path)
    race = data["race"]
    prizes = race["prizes"].number(1, 20)
    return Box(race["horses"].number(prizes, 20), prizes, is_reconstructed(data)), digest
