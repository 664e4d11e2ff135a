"""How people point, read and write: which function answers which question of the contract."""

from __future__ import annotations

from loggia.games.lucca.faces.notation import LuccaNotation
from loggia.games.lucca.faces.pointing import ids, meant
from loggia.games.lucca.faces.sketch import sketch
from loggia.games.lucca.faces.words import describe, effect, opening, prompt, stance
from loggia.games.lucca.rules.box import LuccaBox, with_setting
from loggia.games.lucca.rules.moves import LuccaMove
from loggia.games.lucca.rules.state import LuccaState
from loggia.kernel import Faces


def faces(box: LuccaBox) -> Faces[LuccaState, LuccaMove]:
    """The faces on one box."""
    notation, settings = LuccaNotation(box), box.settings
    return Faces(
        codes=len(box.moves.all),
        parse=notation.parse,
        read=lambda state, text: notation.parse(text, settings[state.seats, state.celebration].wilds),
        code=notation.code,
        decode=box.moves.all.__getitem__,
        prompt=with_setting(box, prompt),
        stance=stance,
        describe=with_setting(box, describe),
        effect=with_setting(box, effect),
        opening=with_setting(box, opening),
        ids=with_setting(box, ids),
        meant=with_setting(box, meant),
        sketch=sketch,
    )
