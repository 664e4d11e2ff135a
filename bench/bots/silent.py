"""An apprentice that deals only where the rules force it to: a baseline that shows what bargaining gains.

loggia arena genoa --bots apprentice,bench.bots.silent:Silent --games 60 --seats 2
"""

from __future__ import annotations

from math import inf

from loggia.bots.bargaining import Manner
from loggia.bots.glance import Apprentice


class Silent(Apprentice):
    """Takes, leaves, moves and passes like an apprentice; offers nothing, accepts nothing, agrees to nothing."""

    name = "silent"

    def __init__(self) -> None:
        super().__init__(manner=Manner(least=inf))
