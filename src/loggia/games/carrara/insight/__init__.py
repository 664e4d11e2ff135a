"""What bots care about: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.carrara.insight.learned import judge
from loggia.games.carrara.insight.values import values
from loggia.games.carrara.insight.weighing import weigh
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.choices import choices
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import Insight, Move


def insight(box: CarraraBox) -> Insight[CarraraState, Move]:
    """The insight on one box."""
    return Insight(
        values=partial(values, box),
        judge=partial(judge, box),
        weigh=partial(weigh, box),
        gist=partial(choices, box),
    )
