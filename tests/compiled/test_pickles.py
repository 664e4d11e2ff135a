"""Positions, moves and events come back from a pickle, in each build and for a plain game on a compiled kernel."""

from __future__ import annotations

import pickle

import pytest

import loggia
from loggia.kernel import Chance, Match
from loggia.kernel.laws import fingerprint
from loggia.kernel.random_play import random_decision


@pytest.mark.parametrize("name", [*loggia.names(), "palio"])
def test_a_match_and_what_was_told_come_back_whole(name: str) -> None:
    game = loggia.game(name)
    match, chance = game.new(game.seats[0], seed=3), Chance("pickles")
    told = [*match.opening]
    for _ in range(30):
        if not match.over:
            told += match.play(*random_decision(match, chance))
    again = Match.restore(game, match.save())
    assert fingerprint(again) == fingerprint(match)
    assert "{}" not in fingerprint(match)[:2]
    assert [move.text() for _, move in again.moves] == [move.text() for _, move in match.moves]
    assert again.moves == match.moves
    assert pickle.loads(pickle.dumps(told)) == told
    assert [one.event.plain() for one in pickle.loads(pickle.dumps(told))] == [one.event.plain() for one in told]
    while not match.over:
        seat, move = random_decision(match, chance)
        assert [t.event for t in again.play(seat, move.text())] == [t.event for t in match.play(seat, move.text())]
    assert again.record.text() == match.record.text()
