"""Whole matches with a stubborn, a generous and a silent partner: nobody repeats himself, everybody is answered, and
nobody sells below what the sale costs him (issue 21)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bench.bots.exploiters.bot import Exploiter
from bench.bots.exploiters.matches import SalesLog
from loggia.bots import Budget, Thoughts, level
from loggia.bots.bot import Bot
from loggia.games.genoa import GAME
from loggia.games.genoa.rules.moves import Accept, Agree, GenoaMove, Offer, Pass
from loggia.games.genoa.rules.moves import Counter as Proposal
from loggia.games.genoa.rules.state import GenoaState, offer_field, offer_key, offer_seat
from loggia.games.genoa.rules.trade.negotiating import acceptable
from loggia.kernel import Chance, Match, Move, Sight
from loggia.lab.arena import asking_order

GUEST = 0
"""The seat of the scripted partner; ours sit in the others."""
TWICE = 2
MISTAKES = 0.05
"""The part of sales that may be below break-even, as nobody sees the others' cards."""


class Listener:
    """Hears a match: what ours propose, and what becomes of the guest's proposals."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.said: Counter[tuple[int, int, int, str]] = Counter()
        self.answered: set[tuple[int, int, int]] = set()
        """Keys and versions of the guest's bids to which something was said, by turn."""
        self.passed: set[tuple[int, int, int]] = set()
        """Keys and versions of the counter-offers that ours have passed on, by turn."""
        self.broken: list[str] = []
        self.refused = 0
        self.unanswered: list[str] = []

    @property
    def state(self) -> GenoaState:
        """The table."""
        return cast(GenoaState, self.match.state)

    def hear(self, seat: int, found: Thoughts) -> None:
        """One decision, before it is played."""
        state, move = self.state, found.move
        if isinstance(move, Offer | Proposal) and seat != GUEST:
            self.said[state.turns, len(state.path), seat, move.text()] += 1
        if seat not in (GUEST, state.tower):
            self._keep_word(seat, move)
        if seat == state.tower != GUEST:
            spoken = found.said is not None  # one word at a time: the house says a bare no to whoever else was refused
            for key, one in state.offers.items():
                countered = isinstance(move, Proposal) and offer_key(move.seat, GAME.box.field_no[move.field]) == key
                if offer_seat(key) == GUEST and (spoken or countered):
                    self.answered.add((state.turns, key, one.version))

    def _keep_word(self, seat: int, move: Move | None) -> None:
        """Whoever passes on a counter-offer does not agree to it a moment later."""
        state = self.state
        mine = {key: one for key, one in state.counters.items() if offer_seat(key) == seat}
        if isinstance(move, Pass):
            self.passed |= {(state.turns, key, one.version) for key, one in mine.items()}
        elif isinstance(move, Agree):
            key = offer_key(seat, GAME.box.field_no[move.field])
            if (state.turns, key, mine[key].version) in self.passed:
                self.broken.append(f"turn {state.turns}: {seat} {move.text()}")

    def play(self, seat: int, move: GenoaMove) -> None:
        """Play it, and see which bids of the guest, that could have been taken, it has swept off the table silently."""
        before = self.state
        mine = {
            key: one
            for key, one in before.offers.items()
            if offer_seat(key) == GUEST and acceptable(before, offer_field(key))
        }
        tower, turn = before.tower, before.turns
        self.match.play(seat, move)
        if seat != tower or tower == GUEST or isinstance(move, Accept | Agree):
            return
        for key, one in mine.items():
            if key not in self.state.offers:
                self.refused += 1
                if (turn, key, one.version) not in self.answered:
                    self.unanswered.append(
                        f"turn {turn}: {GAME.box.fields[offer_field(key)]} {one.pay} / {move.text()}"
                    )


@pytest.mark.parametrize("habit", ["miser", "generous", "stonewall"])
def test_whole_talks_make_sense(habit: str) -> None:
    ours: list[Bot] = [level("merchant") for _ in range(2)]
    bots = [Exploiter(habit), *ours]
    match, chance = GAME.new(3, {}, seed=21), Chance(f"talks {habit}")
    listener, log = Listener(match), SalesLog(GAME.box, GUEST)
    while not match.over:
        for seat in asking_order(match):
            if seat not in match.deciding:
                continue
            found = bots[seat].think(Sight(match, seat), Budget(iterations=1), chance)
            listener.hear(seat, found)
            if found.move is not None:
                log.before(match, seat, found.move)
                listener.play(seat, cast(GenoaMove, found.move))
    assert max(listener.said.values()) <= TWICE, "the same proposal to the same person in one talk"
    assert listener.unanswered == []
    assert listener.broken == [], "no means no"
    assert listener.refused > 3 or habit == "stonewall", "there was something to refuse"
    sales = [one for one in log.sales if one.seller != GUEST and not one.forced]
    assert len(sales) > 10
    assert sum(one.sold < 0 for one in sales) <= MISTAKES * len(sales)
