"""In every game: a dim piece says which rule keeps it dim, and what is not final can be taken back."""

from __future__ import annotations

import pytest

from loggia import games
from loggia.kernel import Chance, Match, is_final, why_not
from loggia.kernel.random_play import random_decision
from loggia.table import Table

EXPLAINED = {
    "carrara": {"tile", "wheel", "space", "object", "block", "city", "upgrade"},
    "lucca": {"card", "triplet", "palace"},
    "genoa": {"field", "offer", "counter", "card", "good", "seat", "stack"},
    "vecchio": {"town", "member", "lying", "tile", "middleman", "supply", "track", "good"},
}
"""The kinds of pieces whose reason somebody can ask for."""
MOVES = 220


def _match(name: str, seats: int, seed: int) -> Match:
    return games.game(name).new(seats, {"expansion": True} if name == "carrara" else {}, seed)


@pytest.mark.parametrize("name", games.ROOMS)
def test_a_dim_piece_is_explained_by_the_rule_that_forbids_it(name: str) -> None:
    explained = set()
    for seats in (2, games.game(name).seats[-1]):
        match, chance, known = _match(name, seats, seats), Chance("dim"), set[str]()
        for _ in range(MOVES):
            if match.over:
                break
            for seat in match.awaited:
                lit = {piece for choice in match.faces(seat) for piece in choice.ids}
                known |= lit
                for piece in sorted(known - lit):
                    why = why_not(match, seat, [piece])
                    if why is not None:
                        explained.add(piece.partition(":")[0])
                        assert why.rule.startswith(name[:3].upper())
            match.play(*random_decision(match, chance))
    assert explained >= EXPLAINED[name]


@pytest.mark.parametrize("name", games.ROOMS)
def test_a_piece_that_no_move_names_has_no_reason(name: str) -> None:
    match = _match(name, 2, 1)
    seat = match.awaited[0]
    for strange in (
        "",
        ":",
        "town:",
        "field:nowhere",
        "tile:x y z",
        "card:999",
        "wheel:9-gold",
        "moon:1",
        "good:" + "x" * 300,
    ):
        why = why_not(match, seat, [strange])
        assert why is None or why.rule


def test_the_reason_of_a_space_that_cannot_be_scored_in_carrara() -> None:
    match = _match("carrara", 2, 1)
    seat = match.awaited[0]
    why = why_not(match, seat, ["space:pisa"])
    assert why is not None
    assert why.rule == "CAR-SCI-2"
    block = why_not(match, seat, ["wheel:1-white"])
    assert block is not None
    assert block.rule == "CAR-BUY-1"


@pytest.mark.parametrize("name", games.ROOMS)
def test_what_is_not_final_can_be_taken_back_at_once(name: str) -> None:
    for seats in (2, games.game(name).seats[-1]):
        table, chance = Table(_match(name, seats, seats)), Chance("final")
        answers = set()
        for _ in range(MOVES):
            if table.match.over:
                break
            seat, move = random_decision(table.match, chance)
            final = is_final(table.match, seat, move)
            before = len(table.match.moves), table.match.spent_chance
            assert is_final(table.match, seat, move) == final
            assert (len(table.match.moves), table.match.spent_chance) == before
            table.play(seat, move)
            answers.add(final)
            if not final:
                assert table.free_undo(seat) == 1
        assert answers == {True, False}


def test_a_proposal_is_asked_about_since_others_hear_it() -> None:
    match = _match("genoa", 3, 3)
    chance, heard = Chance("heard"), 0
    while heard < 5:
        for seat in match.game.rules.deciding(match.state):
            for move in match.choices(seat):
                if move.text().split()[0] in ("offer", "counter"):
                    assert is_final(match, seat, move)
                    heard += 1
        match.play(*random_decision(match, chance))
