"""Undo as the kernel derives it, late moves, and what a viewer has heard."""

from __future__ import annotations

import pytest

from loggia import NotAllowed, OutOfDate, game
from loggia.kernel import laws
from loggia.table import Table


def table(seats: int = 3) -> Table:
    return Table(game("palio").new(seats, seed=5))


def test_a_choice_that_revealed_nothing_can_be_taken_back() -> None:
    one = table()
    before = laws.fingerprint(one.match)
    one.play(0, "enter 3")
    assert one.free_undo(0) == 1
    assert one.undo(0) == 1
    assert laws.fingerprint(one.match) == before
    assert one.number == 0


def test_nobody_takes_back_freely_after_another_has_chosen() -> None:
    one = table()
    one.play(0, "enter 3")
    one.play(1, "enter 3")
    assert one.free_undo(0) == 0
    with pytest.raises(NotAllowed):
        one.undo(0)
    assert one.free_undo(1) == 1


def test_nobody_takes_back_freely_what_revealed_something() -> None:
    one = table(2)
    one.play(0, "enter 3")
    one.play(1, "enter 4")
    assert one.free_undo(1) == one.free_undo(1, whole_turn=True) == 0
    assert one.requested_undo(1) == 1
    assert one.requested_undo(0) == 2
    one.take_back(2)
    assert one.match.deciding == (0, 1)


def test_more_than_was_played_cannot_be_taken_back() -> None:
    with pytest.raises(NotAllowed):
        table().take_back(1)


def test_a_move_made_at_the_same_time_as_another_s_is_not_late() -> None:
    one = table()
    one.play(1, "enter 3", seen=0)
    one.play(0, "enter 3", seen=0)
    assert one.number == 2


def test_a_move_on_an_old_picture_is_out_of_date() -> None:
    one = table(2)
    one.play(0, "enter 3", seen=0)
    one.play(1, "enter 4", seen=0)
    with pytest.raises(OutOfDate):
        one.play(0, "enter 5", seen=0)
    with pytest.raises(OutOfDate):
        one.play(0, "enter 5", seen=9)
    one.play(0, "enter 5", seen=2)


def test_a_viewer_hears_the_set_up_and_what_it_was_told() -> None:
    one = table(2)
    told = one.play(0, "enter 3")
    assert [t.event for t in one.told_to(None)] == [t.event for t in [*one.match.opening, *told]]
    assert [t.event for t in one.told_to(1, since=1)] == []
