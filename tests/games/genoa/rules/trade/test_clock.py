"""Rules, *Clocks* and *Slow tables*: clocks, time-outs, slow play, standing orders."""

from __future__ import annotations

import pytest

from loggia.games.genoa.rules.events.trade import BidsOpened, Offered, Submitted
from loggia.kernel import NotAMove
from tests.games.genoa.table import CLOCK, TRADE, A, B, C, D, Table


def timeout(table: Table, seat: int) -> str:
    """What the rules play for a seat whose time is out; empty if its time does not run."""
    move = CLOCK.timeout(table.state, seat)
    return move.text() if move else ""


def test_the_figures_of_the_clocks() -> None:
    """GEN-NEG-11, GEN-NEG-12: data that whoever runs a table asks for."""
    talk = TRADE.talk(Table(at="park").state)
    assert talk is not None
    assert (talk.least, talk.extend, talk.most) == (15, 10, 120)
    assert CLOCK.reserve == 1200
    assert Table().view(A)["seconds"] == 30
    assert Table(at="st_57").view(A)["seconds"] == 90
    assert Table(at="park").view(A)["seconds"] == 15
    assert Table(at="park").do((C, "offer park pay 5")).view(A)["seconds"] == 30


def test_a_missing_answer_counts_as_a_pass() -> None:
    """GEN-NEG-11: also after a late withdrawal."""
    table = Table(at="park").do((C, "offer park pay 5"))
    assert (timeout(table, B), timeout(table, C)) == ("pass", "")
    table.do((B, "pass"), (D, "pass"), (C, "withdraw park"))
    assert timeout(table, A) == ""
    table.play(C, timeout(table, C))
    assert timeout(table, A) == "leave"


def test_out_of_time_the_tower_player_takes_the_best_qualifying_offer() -> None:
    """GEN-NEG-12: goods by their default values, money at its face; ties go clockwise; else he leaves."""
    table = Table(at="park").seat(B, "silk").seat(A, "silver")
    table.do((B, "offer park pay silk"), (C, "offer park pay 15"), (D, "offer park pay 60 ask silver"))
    assert timeout(table, A) == "", "an offer that asks for something is no answer yet: D's time runs first"
    table.play(D, timeout(table, D))
    assert timeout(table, A) == "accept 1 park v1"
    table.play(D, "offer park pay drawn further_action")
    assert timeout(table, A) == "accept 3 park v2"


@pytest.mark.parametrize(
    ("table", "seat", "move"),
    [
        (Table(), A, "roll"),
        (Table(at="st_57"), A, "stop"),
        (Table(at="park").acts(C), C, "main"),
        (Table(at="villa_ricci").acts(C), C, "main privilege"),
        (Table(at="park").acts(C).do((C, "main")), C, "done"),
        (Table(at="st_57").seat(A, "marker").do((A, "stop")), A, "skip"),
        (Table(at="park").acts(C), A, ""),
    ],
)
def test_what_happens_when_time_is_out(table: Table, seat: int, move: str) -> None:
    """GEN-NEG-12."""
    assert timeout(table, seat) == move
    if move:
        table.play(seat, move)


def test_out_of_time_a_promise_is_kept_and_the_first_drawn_card_picked() -> None:
    """GEN-NEG-12."""
    table = Table(at="villa_colini").seat(C, "LO01, salt, wheat, silk")
    table.do((C, "offer villa_colini pay drawn any_start"), (A, "accept 2"))
    assert timeout(table, C) == "main LO01 any_start"
    table = Table(at="city_hall").stack("small_order", down="SO09 SO03 SO01")
    table.do((C, "offer city_hall pay drawn small_order receiver"), (A, "accept 2"), (C, "main"))
    assert timeout(table, A) == "pick SO09"


# --- slow play --------------------------------------------------------------------------------------------------------


def test_answers_are_sealed_until_all_are_in() -> None:
    """GEN-NEG-14."""
    table = Table(at="park", pace="slow")
    assert set(table.match.awaited) == {A, B, C, D}
    told = table.play(B, "offer park pay 20")
    assert [type(one.event) for one in told] == [Submitted]
    assert table.offers() == set()
    assert table.view(C)["seats"][B]["submitted"]
    assert table.rule(B, "offer park pay 25") == "GEN-NEG-14"
    assert table.refusal(A, "leave").why.id == "genoa-refused-round-open"
    table.do((C, "pass"), (D, "offer park pay 5"))
    assert table.events(BidsOpened)
    assert [one.event.seat for one in table.events(Offered)] == [B, D]  # type: ignore[attr-defined]
    assert table.offers() == {(B, "park"), (D, "park")}
    assert table.match.awaited == (A,)


def test_the_tower_player_decides_between_rounds() -> None:
    """GEN-NEG-14: accept, take, leave, or ask for another round, optionally with proposals."""
    table = Table(at="park", pace="slow").do((B, "pass"), (C, "offer park pay 5"), (D, "pass"))
    assert table.rule(A, "leave") == "GEN-TRADE-1.1c"
    assert table.rule(B, "offer park pay 5") == "GEN-NEG-14"
    table.do((A, "counter 3 park pay 20"), (A, "again"))
    assert table.rule(A, "counter 3 park pay 15") == "GEN-NEG-14"
    assert table.rule(A, "again") == "GEN-NEG-14"
    assert set(table.match.awaited) == {A, B, C, D}
    assert table.rule(A, "accept 2") == "GEN-NEG-14"
    assert timeout(table, A) == ""
    table.play(D, "agree")
    assert (table.state.actor, table.money(A)) == (D, 150)


def test_silence_keeps_the_previous_state() -> None:
    """GEN-NEG-14: a pass in a later round leaves the offer; a time-out is a pass."""
    table = Table(at="park", pace="slow").do((B, "pass"), (C, "offer park pay 5"), (D, "pass"), (A, "again"))
    for seat in (B, C, D):
        table.play(seat, timeout(table, seat))
    assert table.offers() == {(C, "park")}
    assert table.rule(A, "leave") == "GEN-TRADE-1.1c"
    assert timeout(table, A) == "accept 2 park v1"


def test_the_last_round_must_be_resolved() -> None:
    """GEN-NEG-15: no fourth round, no proposal after the third."""
    table = Table(at="park", pace="slow").do((B, "pass"), (C, "offer park pay 5"), (D, "pass"))
    for _ in range(2):
        table.do((A, "again"), (B, "pass"), (C, "pass"), (D, "pass"))
    assert table.rule(A, "again") == "GEN-NEG-15"
    assert table.rule(A, "counter 2 park pay 20") == "GEN-NEG-15"
    assert table.rule(A, "leave") == "GEN-TRADE-1.1c"
    table.play(A, "accept 2")


def test_before_a_step_rounds_may_be_skipped() -> None:
    """GEN-NEG-15."""
    table = Table(at="st_57", pace="slow")
    assert table.match.awaited == (A,)
    assert table.rule(C, "offer park pay 5") == "GEN-NEG-14"
    table.play(A, "again")
    assert set(table.match.awaited) == {B, C, D}
    table.do((B, "pass"), (C, "offer park pay 5"), (D, "offer st_67 pay 5"))
    table.play(A, "accept 3 st_67")
    assert table.path[-1] == "st_67"
    table.play(A, "go park")
    assert table.phase == "tower"


def test_without_bidders_there_is_no_round() -> None:
    """GEN-NEG-14, GEN-NEG-21."""
    table = Table(at="st_57", pace="slow").acted(A, B, C, D)
    table.play(A, "go park")
    assert table.match.awaited == (A,)
    assert table.rule(A, "again") == "GEN-NEG-14"
    table.play(A, "leave")


def test_a_live_table_has_no_rounds() -> None:
    """GEN-NEG-14."""
    assert Table(at="park").rule(A, "again") == "GEN-NEG-14"


def test_slow_deadlines_are_counted_in_hours() -> None:
    """GEN-NEG-14."""
    assert Table(at="park", pace="slow").view(B)["seconds"] == 24 * 3600


# --- standing orders --------------------------------------------------------------------------------------------------


def called(table: Table, seat: int, *orders: str) -> str:
    """What standing orders play now."""
    move = TRADE.standing_move(table.state, seat, orders)
    return move.text() if move else ""


def test_a_standing_order_bids_above_its_rivals_up_to_its_limit() -> None:
    """GEN-NEG-16."""
    table = Table(at="park")
    assert called(table, C, "bid park upto 15") == "offer park pay 5"
    table.play(C, "offer park pay 5")
    assert called(table, C, "bid park upto 15") == ""
    table.play(B, "offer park pay 10")
    assert called(table, C, "bid park upto 15") == "offer park pay 15"
    table.play(B, "offer park pay 15")
    assert called(table, C, "bid park upto 15", "pass") == "pass"


def test_a_standing_order_waits_until_a_deal_is_possible() -> None:
    """GEN-NEG-16: as tower building or next step; streets alike."""
    table = Table(at="st_47")
    assert called(table, C, "bid park upto 25", "bid st_57 upto 10") == "offer st_57 pay 5"
    table.play(A, "go st_57")
    assert called(table, C, "bid park upto 25") == "offer park pay 5"
    assert called(Table(seats=2, at="park").seat(B, "silk"), B, "bid park upto 10 + silk") == "offer park pay silk"


def test_standing_orders_deliver_and_place() -> None:
    """GEN-NEG-16."""
    table = Table(at="guild_hall").seat(C, "MS01, marker")
    assert called(table, C, "deliver", "place park") == ""
    table.walk("st_57", "park")
    assert called(table, C, "deliver") == "deliver MS01"
    table.settle().play(A, "stop")
    assert called(table, C, "place park", "pass") == "own st_57 park:place"
    assert called(table, C, "place harbor", "pass") == "skip"


def test_a_standing_order_is_explained_on_the_spot() -> None:
    """GEN-NEG-16."""
    for text in ("bid park", "bid nowhere upto 5", "raise park upto 5", "bid park upto many"):
        with pytest.raises(NotAMove) as refused:
            TRADE.standing_move(Table().state, A, [text])
        assert refused.value.why["notation"]
