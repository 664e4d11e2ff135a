"""How people point, read and write: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.palio.faces.notation import code, decode, parse
from loggia.games.palio.faces.pointing import ids
from loggia.games.palio.faces.sketch import sketch
from loggia.games.palio.faces.words import describe, opening, prompt
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import Box
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Faces


def faces(box: Box) -> Faces[PalioState, Enter]:
    """The faces on one box."""
    return Faces(
        codes=box.horses,
        parse=partial(parse, box),
        code=code,
        decode=partial(decode, box),
        prompt=prompt,
        describe=describe,
        opening=opening,
        ids=ids,
        sketch=sketch,
    )
