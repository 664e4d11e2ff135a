"""What bots care about: which function answers which question of the contract."""

from __future__ import annotations

from loggia.games.lucca.insight.gist import gist
from loggia.games.lucca.insight.learned import judge
from loggia.games.lucca.insight.values import values
from loggia.games.lucca.insight.weighing import weigh
from loggia.games.lucca.rules.box import LuccaBox, with_setting
from loggia.games.lucca.rules.moves import LuccaMove
from loggia.games.lucca.rules.state import LuccaState
from loggia.kernel import Insight


def insight(box: LuccaBox) -> Insight[LuccaState, LuccaMove]:
    """The insight on one box."""
    return Insight(
        values=with_setting(box, values),
        judge=with_setting(box, judge),
        weigh=with_setting(box, weigh),
        gist=with_setting(box, gist),
        news=lambda state: tuple(state.triplets),
    )
