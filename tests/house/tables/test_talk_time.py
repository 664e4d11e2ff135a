"""The time of a talk at a house's table (GEN-NEG-11): late posts, silent seats, the tower player's own time."""

from __future__ import annotations

from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.house import wire
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.moves import move_now
from tests.house.conftest import Hosted
from tests.house.tables.in_the_park import (
    LIVE,
    RULES,
    in_the_park,
    kinds,
    may_offer,
    pass_time,
    passed,
    play,
    refused,
    running,
)
from tests.house.tables.test_genoa_orders import (
    ADA,
    BOB,
    CLEO,
    present,
    until,
)

pytestmark = pytest.mark.usefixtures("ticks_by_hand")

# --- the end of a talk ------------------------------------------------------------------------------------------------


async def test_silent_seats_pass_at_the_end_whatever_they_have_in_reserve(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11: nobody is away for that, nobody pays for it, and then the tower player has all his time."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    assert running(live) == [], "the talk itself is the clock of those who are to answer"
    await pass_time(hosted, 14.9)
    assert passed(live) == []
    await pass_time(hosted, 0.1)
    assert passed(live) == [BOB, CLEO]
    assert kinds(live)[-3:] == ["hush", "move", "move"]
    assert running(live) == [ADA]
    clock = live.state.clock
    assert clock.left(ADA, hosted.clock.now) == (15.0, 300.0)
    assert (clock.reserves[BOB], clock.reserves[CLEO]) == (300.0, 300.0)
    assert not any(place.away for place in live.state.seats)


async def test_nobody_loses_the_seat_by_the_end_of_a_talk(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: a missing answer is a pass, also where the end of one's own time is a loss."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, {**LIVE, "then": "lost"})
    await pass_time(hosted, 500)
    assert passed(live) == [BOB, CLEO]
    assert live.state.status == "playing"
    assert live.state.lost_seats == []


async def test_a_post_that_comes_late_is_refused_even_before_the_house_has_looked_at_the_clock(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11: from its end on; accepting, agreeing and withdrawing remain."""
    ada, bob, cleo, live = await in_the_park(hosted, monkeypatch, LIVE)
    await play(bob, live.code, "offer park pay 5")
    hosted.clock.go(24.9)
    await play(ada, live.code, "counter 2 park pay 20")
    hosted.clock.go(10.2)
    assert await refused(bob, live.code, "offer park pay 10") == "GEN-NEG-11"
    assert kinds(live)[-1] == "hush"
    assert await refused(cleo, live.code, "offer park pay 10") == "GEN-NEG-11"
    assert await refused(ada, live.code, "counter 1 park pay 20") == "GEN-NEG-11"
    await play(cleo, live.code, "agree")
    assert live.state.awaited == (CLEO,)


async def test_a_late_post_by_socket_is_refused_and_the_page_is_shown_what_remains(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    async with present(live.code, bob) as (b,):
        assert b.clocks is not None
        assert b.clocks["talk"] == {"left": 15, "running": True, "over": False}
        assert may_offer(b)
        hosted.clock.go(16)
        with pytest.raises(HouseRefused) as why:
            await b.play("offer park pay 5")
        assert why.value.rule == "GEN-NEG-11"
        await until(b, lambda: not may_offer(b))
        assert b.clocks["talk"] == {"left": 0, "running": True, "over": True}
        assert b.lines[-1]["kind"] == "hush"
        await hosted.house.clocks.tick()
        await until(b, lambda: b.view["awaited"] == [ADA])


class Page:
    """A page that hears nothing."""

    muted: frozenset[int] = frozenset()
    brief = False
    pace: wire.Pace = "quick"

    def __init__(self, person: int) -> None:
        self.person = person

    def push(self, message: bytes) -> None:
        """Throw away."""


async def test_the_short_way_of_a_move_is_closed_when_a_talk_has_to_end(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11: what waits for nothing but the disk cannot end the talk first; then the long way is taken."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    actions, id = hosted.house.actions, live.state.seats[BOB].person
    asker = Asker(await hosted.house.accounts.get(id), "bob")
    for seconds, text, goes in ((14.9, "offer park pay 5", True), (10.1, "offer park pay 10", False)):
        hosted.clock.go(seconds)
        wish = wire.QuickMove(live.code, text, live.state.number_for(BOB), text)
        assert move_now(actions, live, asker, Page(id), wish) is goes
        async with live.lock:
            pass
    assert "hush" not in kinds(live)


async def test_a_move_that_is_lawful_at_the_end_is_not_out_of_date(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a talk comes between what a page saw and its move; that alone is no reason to refuse it."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    seen = (await bob.call("GET", f"/tables/{live.code}"))["number"]
    hosted.clock.go(16)
    await bob.call("POST", f"/tables/{live.code}/move", {"text": "pass", "seen": seen})
    assert passed(live) == [BOB]


async def test_every_proposal_extends_the_talk_up_to_its_most(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: 10 seconds each, 120 in all."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    began = hosted.clock.now
    for count in range(1, 13):
        await play(bob, live.code, f"offer park pay {5 * count}")
        assert live.state.clock.talk_ends == began + min(120, 15 + 10 * count)
    await pass_time(hosted, 119.9)
    assert passed(live) == []
    await pass_time(hosted, 0.1)
    assert passed(live) == [CLEO], "who has a qualifying offer has answered"


async def test_after_a_late_withdrawal_the_seat_passes_at_once(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: no second window."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    await play(bob, live.code, "offer park pay 5")
    await pass_time(hosted, 25)
    assert running(live) == [ADA]
    await play(bob, live.code, "withdraw park")
    assert running(live) == []
    await pass_time(hosted, 0)
    assert passed(live) == [BOB, CLEO]
    assert running(live) == [ADA]


# --- the tower player's time ------------------------------------------------------------------------------------------


async def test_the_tower_player_s_time_begins_when_all_have_answered_and_stops_while_a_pass_is_open(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11: with the seconds of the rules."""
    ada, bob, cleo, live = await in_the_park(hosted, monkeypatch, RULES)
    clock = live.state.clock
    await play(bob, live.code, "pass")
    hosted.clock.go(5)
    assert running(live) == []
    await play(cleo, live.code, "pass")
    assert running(live) == [ADA], "earlier than the end of the talk"
    assert clock.left(ADA, hosted.clock.now) == (30.0, 1200.0)
    hosted.clock.go(8)
    await play(ada, live.code, "counter 1 park pay 20")
    assert running(live) == [], "Bob's pass is cancelled"
    hosted.clock.go(3)
    await play(bob, live.code, "pass")
    assert running(live) == [ADA]
    assert clock.left(ADA, hosted.clock.now) == (30.0, 1200.0), "the proposal was a decision of his"


async def test_a_time_that_stopped_goes_on(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: somebody else's post reopens his own pass; the tower player has what he had left."""
    _, bob, cleo, live = await in_the_park(hosted, monkeypatch, RULES)
    for visitor in (bob, cleo):
        await play(visitor, live.code, "pass")
    hosted.clock.go(8)
    await play(bob, live.code, "offer park pay 20 ask privilege")
    assert running(live) == []
    hosted.clock.go(10)
    await play(bob, live.code, "pass")
    assert running(live) == [ADA]
    assert live.state.clock.left(ADA, hosted.clock.now) == (22.0, 1200.0)


async def test_out_of_time_the_tower_player_gets_what_the_rules_say(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11, GEN-NEG-12: 15 seconds of silence, then 30 and the bank."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, RULES)
    await pass_time(hosted, 15)
    await pass_time(hosted, 30 + 1200 - 0.1)
    assert live.state.match is not None
    assert live.state.match.view(None)["table"]["phase"] == "tower"
    await pass_time(hosted, 0.1)
    assert live.state.match.view(None)["table"]["phase"] == "move"


async def test_a_table_with_more_time_for_a_decision_gives_as_much_to_a_talk(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, _, live = await in_the_park(hosted, monkeypatch, {"kind": "live", "move": 45, "reserve": 0})
    assert live.state.clock.talk_ends == hosted.clock.now + 45


async def test_the_rules_clock_is_for_games_whose_rules_know_one(hosted: Hosted) -> None:
    """Genoa's do: 30 seconds to place, 90 before a step."""
    ada = await hosted.visitor("Ada")
    infos = {one["name"]: one["timed"] for one in await ada.call("GET", "/games")}
    assert infos["genoa"]
    assert not infos["palio"]
    with pytest.raises(HouseRefused) as why:
        await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], clock=RULES)
    assert why.value.code == "house-no-clock"


@pytest.mark.parametrize(
    ("clock", "pace"), [({"kind": "none"}, "live"), ({"kind": "days", "move": 86_400}, "live"), (LIVE, "slow")]
)
async def test_without_a_live_clock_there_is_no_window(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], pace: str
) -> None:
    """GEN-NEG-11, GEN-NEG-14."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, clock, pace)
    assert live.state.clock.talk is None
    await pass_time(hosted, 200)
    await play(bob, live.code, "offer park pay 5")


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_by_the_rules_a_slow_table_has_a_day_for_each_answer(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """GEN-NEG-14: 24 hours for a sealed answer; people hear of their turn by mail, as at any table over days."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, RULES, pace)
    assert live.state.slow == (pace == "slow")
    if pace == "slow":
        assert running(live) == [BOB, CLEO]
        assert live.state.clock.left(BOB, hosted.clock.now) == (24 * 3600, 1200.0)
