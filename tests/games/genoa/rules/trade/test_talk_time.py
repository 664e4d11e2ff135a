"""GEN-NEG-11: what may still be done in a live tower building when a clock has ended the talk, and what it asks for."""

from __future__ import annotations

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.moves import Counter, Offer
from loggia.kernel import Chance, Record, Talk, replay
from loggia.kernel.timing import end_talk
from tests.games.genoa.table import CLOCK, TRADE, A, B, C, D, Table


def talk(table: Table) -> Talk:
    """The talk that goes on."""
    found = TRADE.talk(table.state)
    assert found is not None
    return found


def hushed(*said: tuple[int, str]) -> Table:
    """The park, where C has an offer on the table and A has made D a proposal; more is said, then time is over."""
    table = Table(at="park").seat(C, "silk").seat(A, "silver")
    table.do((C, "offer park pay 5"), (A, "counter 3 park pay 20"), *said)
    end_talk(table.match)
    return table


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (B, "offer park pay 10"),
        (B, "offer park pay 10 ask silver"),
        (C, "offer park pay 20"),
        (C, "offer park pay silk"),
        (B, "offer st_57 pay 5"),
        (A, "counter 1 park pay 10"),
        (A, "counter 3 park pay 15"),
    ],
)
def test_nothing_new_may_be_posted_when_the_talk_is_over(seat: int, text: str) -> None:
    """GEN-NEG-11: no offer, no counter-offer, no replacement of either, whatever field it is for."""
    table = hushed()
    assert table.rule(seat, text) == "GEN-NEG-11"
    open_yet = Table(at="park").seat(C, "silk").seat(A, "silver")
    open_yet.do((C, "offer park pay 5"), (A, "counter 3 park pay 20"))
    open_yet.play(seat, text)


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (A, "accept 2 park v1"),
        (A, "take"),
        (A, "withdraw 3 park"),
        (B, "pass"),
        (C, "pass"),
        (C, "withdraw park"),
        (D, "agree"),
    ],
)
def test_accepting_agreeing_withdrawing_and_passing_remain(seat: int, text: str) -> None:
    """GEN-NEG-11."""
    hushed().play(seat, text)


def test_whoever_withdraws_late_is_silent_and_passes() -> None:
    """GEN-NEG-11: and may not come back with another offer."""
    table = hushed((B, "pass"), (D, "pass"))
    assert talk(table).silent == ()
    table.play(C, "withdraw park")
    assert talk(table).silent == (C,)
    assert table.rule(C, "offer park pay 5") == "GEN-NEG-11"
    assert CLOCK.timeout(table.state, A) is None
    answer = CLOCK.timeout(table.state, C)
    assert answer is not None
    table.play(C, answer.text())
    assert talk(table).silent == ()
    assert (CLOCK.timeout(table.state, A) or answer).text() == "leave"


def test_what_the_clock_is_told_of_the_talk() -> None:
    """GEN-NEG-11: every post, replacement and counter counts; passes, withdrawals and silence do not."""
    table = Table(at="park")
    assert talk(table) == Talk(talk(table).id, 15, 10, 120, 0, (B, C, D), False)
    table.do((B, "pass"), (C, "offer park pay 5"))
    assert (talk(table).proposals, talk(table).silent) == (1, (D,))
    table.do((C, "offer park pay 10"), (C, "withdraw park"), (C, "pass"), (D, "offer park pay 5"))
    assert (talk(table).proposals, talk(table).silent) == (3, ())
    table.play(A, "counter 1 park pay 20")
    assert (talk(table).proposals, talk(table).silent) == (4, (B,)), "a cancelled pass is open again"


def test_an_offer_that_asks_for_something_is_no_answer() -> None:
    """GEN-NEG-11, GEN-R-05: only a qualifying offer counts."""
    table = Table(at="park").seat(A, "silver").do((B, "offer park pay 20 ask silver"))
    assert B in talk(table).silent


def test_who_is_not_eligible_is_not_waited_for() -> None:
    """GEN-NEG-8, GEN-NEG-11."""
    assert talk(Table(at="park").acted(B, C)).silent == (D,)


def test_streets_and_slow_tables_have_no_window() -> None:
    """GEN-NEG-11: only NEG_TOWER, only live play."""
    for table in (Table(), Table(at="st_57"), Table(at="park").acts(C), Table(at="park", pace="slow")):
        assert TRADE.talk(table.state) is None
        end_talk(table.match)
        assert not table.state.hushed
    table = Table(at="park", pace="slow")
    end_talk(table.match)
    table.play(B, "offer park pay 20")


def test_the_next_building_has_a_talk_of_its_own() -> None:
    """GEN-NEG-10, GEN-NEG-11: the end is that of one node."""
    table = Table(at="st_57").walk("park")
    first = talk(table).id
    end_talk(table.match)
    for seat in (B, C, D):
        table.play(seat, "pass")
    table.play(A, "leave")
    table.play(C, "offer st_67 pay 5")
    table.walk("st_67")
    assert TRADE.talk(table.state) is None
    near = next(move for move in table.match.choices(A) if move.text().split()[1:] and "st_" not in move.text())
    table.play(A, near.text())
    assert talk(table).id != first
    assert not talk(table).over


def test_when_the_action_is_taken_the_end_of_the_talk_is_forgotten() -> None:
    """A state says nothing of it outside of the talk: a record replays to the same match."""
    assert not hushed().do((A, "take")).state.hushed


def test_nobody_is_shown_what_would_be_refused() -> None:
    """GEN-NEG-11: lists, forms, bots' ideas and random moves know that the talk is over."""
    table = hushed()
    for seat in (A, B, C, D):
        assert not [move for move in table.match.choices(seat) if isinstance(move, Offer | Counter)]
        assert table.view(seat)["talk"]["forms"] == []
        assert table.view(seat)["talk"]["over"]
        assert not [move for move in GAME.insight.gist(table.state, seat) if isinstance(move, Offer | Counter)]
        bargain = TRADE.bargain(table.state, seat)
        assert bargain is not None
        assert not [deal for deal in bargain.deals if isinstance(deal.move, Offer | Counter)]
        for number in range(60):
            move = GAME.rules.sample(table.state, seat, Chance(f"{seat} {number}"))
            assert table.match.refusal(seat, move) is None, move
    assert all(seat["posts_left"] == seat["counters_left"] == 0 for seat in table.view(B)["seats"])
    assert table.match.imagine(B, Chance("x")).state.hushed  # type: ignore[attr-defined]


def test_a_standing_order_does_not_bid_late() -> None:
    """GEN-NEG-11, GEN-NEG-16: it goes on to the next order."""
    table = hushed()
    assert TRADE.standing_move(table.state, B, ["bid park upto 25"]) is None
    move = TRADE.standing_move(table.state, B, ["bid park upto 25", "pass"])
    assert move is not None
    assert move.text() == "pass"


def test_a_record_knows_nothing_of_the_end_of_a_talk() -> None:
    """Engines know no time: what was played after the end replays without one."""
    match = GAME.new(3, {"start_seat": "0"}, "28")
    match.play(0, "roll")
    match.play(1, "offer park pay 5")
    end_talk(match)
    match.play(2, "pass")
    match.play(0, "accept 1 park v1")
    again = replay(GAME, Record.read(match.record.text()))
    assert again.view(None) == match.view(None)
