"""Nobody among our bots says the same thing to the same person more than twice in one talk, whoever nags him."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bench.bots.exploiters.bot import Exploiter
from loggia.bots import Budget, level
from loggia.bots.bot import Bot
from loggia.games.genoa import GAME
from loggia.games.genoa.rules.moves import Counter as Proposal
from loggia.games.genoa.rules.moves import Offer
from loggia.games.genoa.rules.state import GenoaState, offer_key
from loggia.kernel import Chance, Sight
from loggia.lab.arena import asking_order

TWICE = 2


@pytest.mark.parametrize("habit", ["", "nagger", "withdrawer"])
def test_a_proposal_is_made_at_most_twice_in_a_talk(habit: str) -> None:
    bots: list[Bot] = [Exploiter(habit, "apprentice") if habit else level("apprentice"), *[level("apprentice")] * 2]
    match, chance = GAME.new(3, {}, seed=6), Chance("repetition")
    said: Counter[tuple[int, int, int, str]] = Counter()
    while not match.over and len(match.moves) < 220:
        for seat in asking_order(match):
            move = bots[seat].think(Sight(match, seat), Budget(), chance).move if seat in match.deciding else None
            if move is None:
                continue
            state = cast(GenoaState, match.state)
            if isinstance(move, Offer | Proposal) and not (habit and seat == 0):
                table = state.offers if isinstance(move, Offer) else state.counters
                key = offer_key(seat if isinstance(move, Offer) else move.seat, GAME.box.field_no[move.field])
                stands = table.get(key)
                assert stands is None or (stands.pay, stands.ask) != (move.pay, move.ask), "it stands already"
                said[state.turns, len(state.path), seat, move.text()] += 1
            match.play(seat, move)
    assert len(said) > 20, "they talk"
    assert max(said.values()) <= TWICE
