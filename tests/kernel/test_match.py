"""The gate, the three faces of a move, the kinds of refusal, and marks."""

from __future__ import annotations

import pytest

from loggia import NotAllowed, NotAMove, WrongSetup, game
from loggia.games.palio.rules.moves import Enter
from loggia.kernel import Chance, Sight, laws
from loggia.kernel.random_play import play_out


def test_a_move_can_be_played_by_any_of_its_faces() -> None:
    for face in (Enter(3), "enter 3", "  ENTER   3 ", 2):
        match = game("palio").new(2, seed=1)
        match.play(0, face)
        assert match.moves == [(0, Enter(3))]


@pytest.mark.parametrize("face", ["gallop", "enter 9", "", 99, -1])
def test_what_is_no_move_at_all_is_told_apart(face: str | int) -> None:
    match = game("palio").new(2, seed=1)
    with pytest.raises(NotAMove):
        match.play(0, face)


def test_a_forbidden_move_names_its_rule_and_changes_nothing() -> None:
    match = game("palio").new(2, seed=1)
    match.play(0, "enter 3")
    match.play(1, "enter 4")
    before = laws.fingerprint(match)
    with pytest.raises(NotAllowed) as refused:
        match.play(0, "enter 3")
    assert refused.value.rule == "PAL-ENTER-3"
    assert refused.value.why["horse"] == 3
    assert laws.fingerprint(match) == before
    assert len(match.moves) == 2


def test_a_seat_that_does_not_decide_is_refused() -> None:
    match = game("palio").new(3, seed=1)
    match.play(0, "enter 3")
    with pytest.raises(NotAllowed) as refused:
        match.play(0, "enter 4")
    assert refused.value.rule == "KERNEL-TURN"
    with pytest.raises(NotAllowed):
        match.play(7, "enter 4")


def test_after_the_end_every_move_is_refused() -> None:
    match = game("palio").new(2, seed=1)
    play_out(match, Chance("x"))
    with pytest.raises(NotAllowed) as refused:
        match.play(0, "enter 1")
    assert refused.value.rule == "KERNEL-OVER"


def test_a_mark_returns_to_the_same_moment_with_the_same_chance() -> None:
    match = game("palio").new(2, seed=1)
    match.play(0, "enter 1")
    mark = match.mark()
    match.play(1, "enter 2")
    after = laws.fingerprint(match)
    match.back_to(mark)
    assert match.deciding == (1,)
    match.play(1, "enter 2")
    assert laws.fingerprint(match) == after


def test_an_imagined_match_cannot_tell_a_seed() -> None:
    match = game("palio").new(2, seed=1)
    twin = match.imagine(0, Chance("t"))
    with pytest.raises(ValueError, match="imagined"):
        _ = twin.seed
    with pytest.raises(ValueError, match="imagined"):
        _ = match.copy(Chance("c")).record


def test_imagine_can_yield_everything_that_could_be() -> None:
    match = game("palio").new(2, seed=1)
    match.play(1, "enter 4")
    entered = {match.imagine(0, Chance(str(n))).state.entered[1] for n in range(200)}  # type: ignore[attr-defined]
    assert entered == {1, 2, 3, 4, 5}


def test_a_sight_shows_what_the_seat_sees_and_holds_no_public_match() -> None:
    match = game("palio").new(2, seed=1)
    sight = Sight(match, 0)
    assert sight.view == match.view(0)
    assert list(sight.choices) == list(match.choices(0))
    assert sight.allows(Enter(3))
    assert not [name for name in dir(sight) if not name.startswith("_") and getattr(sight, name) is match]


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [(1, {}, "setup-seats"), (9, {}, "setup-seats"), (2, {"colour": "red"}, "setup-option-unknown")],
)
def test_an_impossible_set_up_says_what_is_wrong(seats: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(WrongSetup) as wrong:
        game("palio").new(seats, options)
    assert wrong.value.why.id == message


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(WrongSetup) as wrong:
        game("chess")
    assert wrong.value.why["given"] == "chess"


@pytest.mark.parametrize("seed", ["", " a", "two\nlines", "x" * 201])
def test_a_seed_is_one_short_line(seed: str) -> None:
    with pytest.raises(WrongSetup):
        game("palio").new(2, seed=seed)
