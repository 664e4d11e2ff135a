"""What bots care about: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.vecchio.insight.learned import judge
from loggia.games.vecchio.insight.values import values
from loggia.games.vecchio.insight.weighing import weigh
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.choices import choices
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Insight, Move


def insight(box: VecchioBox) -> Insight[VecchioState, Move]:
    """The insight on one box."""
    return Insight(
        values=partial(values, box),
        judge=partial(judge, box),
        weigh=partial(weigh, box),
        gist=partial(choices, box),
    )
