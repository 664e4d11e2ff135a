"""What bots care about: which function answers which question of the contract."""

from __future__ import annotations

from functools import partial

from loggia.games.genoa.insight.gist import gist
from loggia.games.genoa.insight.learned import judge
from loggia.games.genoa.insight.values import values
from loggia.games.genoa.insight.weighing import weigh
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import GenoaMove
from loggia.games.genoa.rules.state import GenoaState
from loggia.kernel import Insight


def insight(box: GenoaBox) -> Insight[GenoaState, GenoaMove]:
    """The insight on one box."""
    return Insight(
        values=partial(values, box), judge=partial(judge, box), weigh=partial(weigh, box), gist=partial(gist, box)
    )
