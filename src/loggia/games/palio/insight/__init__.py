"""What bots care about: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.palio.insight.values import values
from loggia.games.palio.insight.weighing import weigh
from loggia.games.palio.rules.choices import choices
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import Box
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Insight


def insight(box: Box) -> Insight[PalioState, Enter]:
    """The insight on one box."""
    return Insight(values=values, weigh=weigh, gist=partial(choices, box))
