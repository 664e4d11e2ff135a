"""How people point, read and write: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.genoa.faces.codes import MoveCodes
from loggia.games.genoa.faces.notation import Reader
from loggia.games.genoa.faces.pointing import ids, meant
from loggia.games.genoa.faces.sketch import sketch
from loggia.games.genoa.faces.words.descriptions import aside, describe, led, opening
from loggia.games.genoa.faces.words.previews import effect
from loggia.games.genoa.faces.words.prompts import prompt, stance
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import GenoaMove
from loggia.games.genoa.rules.state import GenoaState
from loggia.kernel import Faces


def faces(box: GenoaBox) -> Faces[GenoaState, GenoaMove]:
    """The faces on one box."""
    codes = MoveCodes(box)
    return Faces(
        codes=codes.count,
        parse=Reader(box).read,
        code=codes.code,
        decode=codes.decode,
        prompt=partial(prompt, box),
        describe=partial(describe, box),
        opening=partial(opening, box),
        effect=partial(effect, box),
        aside=partial(aside, box),
        led=partial(led, box),
        stance=partial(stance, box),
        ids=partial(ids, box),
        meant=partial(meant, box),
        sketch=partial(sketch, box),
    )
