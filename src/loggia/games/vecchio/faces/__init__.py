"""How people point, read and write: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.vecchio.faces.notation import VecchioNotation
from loggia.games.vecchio.faces.pointing import ids, meant
from loggia.games.vecchio.faces.sketch import sketch
from loggia.games.vecchio.faces.words import describe, effect, opening, prompt, stance
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Faces, Move


def faces(box: VecchioBox) -> Faces[VecchioState, Move]:
    """The faces on one box."""
    notation = VecchioNotation(box)
    return Faces(
        codes=len(notation.moves),
        parse=notation.parse,
        code=notation.code,
        decode=notation.decode,
        prompt=partial(prompt, box),
        stance=stance,
        describe=partial(describe, box),
        opening=opening,
        effect=partial(effect, box),
        ids=partial(ids, box),
        meant=partial(meant, box),
        sketch=sketch,
    )
