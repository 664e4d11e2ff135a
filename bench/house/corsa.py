"""Corsa: ten rounds of Palio, for the load bench only; two seats make a hundred small decisions.

python -m bench.house.corsa --port 8000 ...      a house that knows this game too
"""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType

from loggia import games
from loggia.games.palio import GAME
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import NO_HORSE, NO_PRIZE
from loggia.games.palio.rules.racing import draw_prize
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Chance, Options, Teller

ROUNDS = 10


def start(seats: int, options: Options, chance: Chance, tell: Teller) -> PalioState:
    """As in Palio, with ten times the prizes."""
    horses = list(range(1, GAME.box.horses + 1))
    hands = [horses.copy() for _ in range(seats)]
    state = PalioState(hands, [NO_HORSE] * seats, horses * ROUNDS, NO_PRIZE, [[] for _ in range(seats)])
    draw_prize(state, chance, tell)
    return state


def advance(state: PalioState, seat: int, move: Enter, chance: Chance, tell: Teller) -> None:
    """As in Palio; a new round begins, with all horses, when no horse is left."""
    GAME.rules.advance(state, seat, move, chance, tell)
    if state.prize and not state.hands[0]:
        state.hands = [list(range(1, GAME.box.horses + 1)) for _ in state.hands]


CORSA = replace(GAME, name="corsa", rules=replace(GAME.rules, start=start, advance=advance))


def register() -> None:
    """Add the game to this process."""
    module = ModuleType("loggia.games.corsa")
    module.GAME = CORSA  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    games.EXAMPLES = ("corsa", *games.EXAMPLES)  # type: ignore[assignment]


if __name__ == "__main__":
    from loggia.house.__main__ import main

    register()
    sys.exit(main())
