"""How people point, read and write: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.carrara.faces.notation import CODES, code, decode, parse
from loggia.games.carrara.faces.pointing import ids, meant
from loggia.games.carrara.faces.sketch import sketch
from loggia.games.carrara.faces.words import describe, effect, opening, prompt
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import Faces, Move


def faces(box: CarraraBox) -> Faces[CarraraState, Move]:
    """The faces on one box."""
    return Faces(
        codes=CODES,
        parse=parse,
        code=code,
        decode=decode,
        prompt=partial(prompt, box),
        describe=partial(describe, box),
        effect=partial(effect, box),
        opening=opening,
        ids=ids,
        meant=partial(meant, box),
        sketch=sketch,
    )
