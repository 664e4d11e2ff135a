"""A talk on the clock: when it opens, what extends it, when it is over, and what stops it. No time passes here."""

from __future__ import annotations

from loggia.kernel import Talk
from loggia.table.clock import TableClock, TimeControl

TALK = Talk(id=1, least=15, extend=10, most=120, proposals=0, silent=(1, 2), over=False)


def clock(move: float = 0.0, reserve: float = 60.0) -> TableClock:
    """A live clock on which a talk was opened at 100."""
    made = TableClock(TimeControl("live", move, reserve), 3)
    made.update_talk(TALK, 100.0)
    return made


def test_a_talk_lasts_its_least_time_from_its_opening() -> None:
    made = clock()
    made.update_talk(TALK._replace(silent=(2,)), 110.0)
    assert made.talk_ends == 115.0
    assert (made.talk_left(110.0), made.talk_left(116.0)) == (5.0, 0.0)
    assert not made.talk_due(114.9)
    assert made.talk_due(115.0)


def test_every_proposal_adds_its_seconds() -> None:
    made = clock()
    made.update_talk(TALK._replace(proposals=1), 114.0)
    assert made.talk_ends == 125.0
    made.update_talk(TALK._replace(proposals=3), 114.5)
    assert made.talk_ends == 145.0


def test_proposals_do_not_prolong_a_talk_beyond_its_most() -> None:
    made = clock()
    made.update_talk(TALK._replace(proposals=40), 101.0)
    assert made.talk_ends == 220.0


def test_what_was_added_stays_when_the_proposal_is_taken_back() -> None:
    made = clock()
    made.update_talk(TALK._replace(proposals=2), 101.0)
    made.update_talk(TALK._replace(proposals=1), 102.0)
    assert made.talk_ends == 135.0
    made.update_talk(TALK._replace(proposals=2), 103.0)
    assert made.talk_ends == 135.0


def test_nobody_has_less_time_to_answer_than_for_any_other_decision_of_the_table() -> None:
    assert clock(move=45).talk_ends == 145.0
    assert clock(move=10).talk_ends == 115.0
    made = clock(move=300)
    made.update_talk(TALK._replace(proposals=5), 101.0)
    assert made.talk_ends == 400.0


def test_another_talk_begins_anew_and_none_leaves_nothing() -> None:
    made = clock()
    made.update_talk(TALK._replace(id=2), 200.0)
    assert made.talk_ends == 215.0
    made.update_talk(None, 201.0)
    ended: list[object] = [made.talk_ends, made.deadline(), made.talk_left(201.0), made.silent()]
    assert ended == [None, None, 0.0, ()]
    made.update_talk(TALK._replace(id=2), 300.0)
    assert made.talk_ends == 315.0


def test_the_deadline_is_that_of_the_talk_until_nobody_is_waited_for_in_it() -> None:
    made = clock()
    assert made.deadline() == 115.0
    assert made.silent() == ()
    made.update_talk(TALK._replace(over=True), 115.0)
    assert made.silent() == (1, 2)
    assert not made.talk_due(116.0), "it has been ended"
    assert made.deadline() == 115.0, "somebody has to answer for them"
    made.update_talk(TALK._replace(over=True, silent=()), 116.0)
    assert made.deadline() is None
    made.wait_for([0], 116.0, move=30)
    assert made.deadline() == 206.0


def test_a_pause_shifts_the_talk() -> None:
    made = clock()
    made.pause(105.0)
    assert (made.talk_ends, made.deadline(), made.talk_left(900.0)) == (None, None, 10.0)
    assert not made.talk_due(900.0)
    made.resume(905.0)
    assert made.talk_ends == 915.0


def test_an_interruption_of_the_house_shifts_the_talk() -> None:
    made = clock()
    made.exclude_time(50.0)
    assert made.talk_ends == 165.0


def test_during_a_pause_nobody_is_answered_for() -> None:
    made = clock()
    made.update_talk(TALK._replace(over=True), 115.0)
    made.pause(115.0)
    assert made.silent() == ()


def test_a_copy_goes_its_own_way() -> None:
    made = clock()
    twin = made.copy()
    twin.update_talk(TALK._replace(proposals=1), 101.0)
    twin.exclude_time(1.0)
    assert (made.talk_ends, twin.talk_ends) == (115.0, 126.0)
    made.wait_for([0], 100.0, move=30)
    made.wait_for([1], 110.0)
    assert made.copy().left(0, 200.0) == made.left(0, 200.0) == (20.0, 60.0)


def test_in_a_talk_a_time_that_stops_goes_on_from_where_it_stood() -> None:
    made = clock()
    made.wait_for([0], 100.0, move=30)
    made.wait_for([], 120.0)
    assert made.left(0, 150.0) == (10.0, 60.0)
    assert not made.runs(0)
    made.wait_for([0], 150.0, move=30)
    assert made.left(0, 155.0) == (5.0, 60.0)
    made.wait_for([0], 155.0, moved=0, move=30)
    assert made.left(0, 155.0) == (30.0, 60.0), "a move of its own begins a new decision"


def test_what_a_stopped_decision_took_of_the_reserve_is_paid_at_its_end() -> None:
    made = clock()
    made.wait_for([0], 100.0, move=30)
    made.wait_for([], 140.0)
    made.wait_for([], 141.0, moved=0)
    assert made.left(0, 141.0) == (0.0, 50.0)
    made.wait_for([0], 150.0, move=30)
    made.wait_for([], 185.0)
    made.update_talk(None, 190.0)
    assert made.left(0, 190.0) == (0.0, 45.0)


def test_each_decision_has_the_seconds_that_it_began_with() -> None:
    made = TableClock(TimeControl("live", 0, 20), 2)
    made.wait_for([0], 0.0, move=30)
    made.wait_for([0, 1], 10.0, moved=1, move=90)
    assert (made.ends(0), made.ends(1)) == (50.0, 120.0)
    made.wait_for([1], 35.0, moved=0, move=60)
    assert made.left(0, 35.0) == (0, 15.0)
