"""The texts and integers of moves (rules, *Moves, as the house writes them*)."""

from __future__ import annotations

import pytest

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.kernel import NotAMove
from loggia.words import Words
from tests.games.lucca.building import X


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("keep 12 45", Keep(12, 45)),
        ("  KEEP  12   45 ", Keep(12, 45)),
        ("keep 45 12", Keep(12, 45)),
        ("keep 87 3", Keep(87, 3)),
        ("keep 45 10", Keep(45, 10)),
        ("keep 10 45", Keep(10, 45)),
        ("keep 500 45", Keep(500, 45)),
        ("open Red", Open("red")),
        ("take 2", Take(2)),
        ("play 45 start", Play(45, "start")),
        ("play 45 add red", Play(45, "add")),
        ("play 10 add red", Play(10, "add", "red")),
        ("play X bastion", Play(X, "bastion")),
        ("play bastion wall", Play(X, "wall")),
        ("city 2 45", Build(2, 45)),
        ("city 2 x", Build(2, X)),
        ("city 2 10 red", Build(2, 10, "red")),
        ("city 2 45 red", Build(2, 45)),
    ],
)
def test_every_verb_has_a_short_notation_that_forgives_case_and_spaces(text: str, move: LuccaMove) -> None:
    """LUC-MOVE-1, LUC-MOVE-2, LUC-MOVE-3"""
    assert GAME.faces.parse(text) == move
    assert GAME.faces.parse(move.text()) == move


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "lucca-not-a-move"),
        ("pass", "lucca-not-a-move"),
        ("keep 12", "lucca-not-a-move-keep"),
        ("keep 12 12", "lucca-not-a-move-keep"),
        ("keep 12 x", "lucca-not-a-move-keep"),
        ("keep 12 777", "lucca-not-a-card"),
        ("open", "lucca-not-a-move-open"),
        ("open pink", "lucca-not-a-colour"),
        ("take", "lucca-not-a-move-take"),
        ("take 0", "lucca-not-a-triplet"),
        ("take 7", "lucca-not-a-triplet"),
        ("take ²", "lucca-not-a-triplet"),
        ("play 45", "lucca-not-a-move-play"),
        ("play 45 sell", "lucca-not-a-move-play"),
        ("play 45 wall red", "lucca-not-a-move-play"),
        ("play 45 add blue", "lucca-not-a-move-palace"),
        ("play x add red", "lucca-not-a-move-palace"),
        ("play -1 add", "lucca-not-a-card"),
        ("city 2", "lucca-not-a-move-city"),
        ("city 5 45", "lucca-not-a-triplet"),
        ("city 2 45 green", "lucca-not-a-move-palace"),
    ],
)
def test_what_is_not_a_move_is_explained(text: str, message: str) -> None:
    """LUC-MOVE-7: not a move at all is another story than a move that is not allowed."""
    with pytest.raises(NotAMove) as caught:
        GAME.faces.parse(text)
    assert caught.value.why.id == message
    for language in ("en", "fr"):
        assert Words(language).say(caught.value.why)


def test_every_move_has_one_integer_and_one_text() -> None:
    """LUC-MOVE-1, LUC-MOVE-2, LUC-MOVE-3: three faces that round-trip, over the whole range."""
    moves = [GAME.faces.decode(code) for code in range(GAME.faces.codes)]
    assert len({move.text() for move in moves}) == len(moves) == GAME.faces.codes
    assert all(GAME.faces.code(move) == code for code, move in enumerate(moves))
    assert all(GAME.faces.parse(move.text()) == move for move in moves)


def test_an_order_that_means_nothing_is_no_other_move() -> None:
    """LUC-MOVE-1: an unusual object has the usual integer, and is accepted."""
    assert GAME.faces.code(Keep(45, 12)) == GAME.faces.code(Keep(12, 45))
    match = GAME.new(3, {}, 21)
    for offered in match.choices(0):
        assert isinstance(offered, Keep)
        assert match.refusal(0, Keep(offered.second, offered.first)) is None
