"""The time of a talk at a house's table (GEN-NEG-11): late posts, silent seats, pauses, restarts, bots and orders.

Ada leads the tower into the park; Bob and Cleo may buy its action. Time passes when a test says so.
"""

from __future__ import annotations

from typing import Any

import pytest

from loggia.house import wire
from loggia.house.actions import Asker
from loggia.house.client import House as Visitor
from loggia.house.client import HouseRefused, RemoteTable
from loggia.house.keeper import Live
from loggia.house.playing import move_now
from loggia.house.problems import Trouble
from loggia.house.sitting import Sitting
from loggia.house.snapshot import freeze, thaw
from loggia.house.thinker import Thought
from loggia.kernel import Chance
from loggia.kernel.playing import MOST_MOVES, random_decision
from tests.house.conftest import FakeClock, Hosted, Open
from tests.house.test_genoa_orders import (
    ADA,
    BOB,
    CLEO,
    PARK,
    leave_orders,
    present,
    roll,
    say,
    three_at_a_table,
    until,
)


@pytest.fixture(autouse=True)
def _ticks_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house looks at the clocks when a test says so, and not in between."""
    monkeypatch.setattr("loggia.house.timekeeper.TICK", 86_400)


LIVE = {"kind": "live", "move": 15, "reserve": 300}
RULES = {"kind": "rules"}


async def in_the_park(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], pace: str = "live"
) -> tuple[Visitor, Visitor, Visitor, Live]:
    """A table where the talk about the park has just been opened."""
    roll(monkeypatch, PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, pace, clock=clock)
    await play(ada, code, "roll")
    live = hosted.house.keeper.known(code)
    assert live is not None
    return ada, bob, cleo, live


async def play(visitor: Visitor, code: str, text: str) -> None:
    """Play by HTTP, having seen everything."""
    seen = (await visitor.call("GET", f"/tables/{code}"))["number"]
    await visitor.call("POST", f"/tables/{code}/move", {"text": text, "seen": seen})


async def refused(visitor: Visitor, code: str, text: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(HouseRefused) as why:
        await play(visitor, code, text)
    return str(why.value.rule)


async def pass_time(hosted: Hosted, seconds: float) -> None:
    """So much time passes, and the house looks at the clocks."""
    hosted.clock.go(seconds)
    await hosted.house.timekeeper.tick()


def running(live: Live) -> list[int]:
    """The seats whose own time runs."""
    return [seat for seat in range(3) if live.sitting.clock.runs(seat)]


def passed(live: Live) -> list[int]:
    """The seats that have passed."""
    assert live.sitting.match is not None
    seats = live.sitting.match.view(None)["table"]["seats"]
    return [number for number, seat in enumerate(seats) if seat["passed"]]


def kinds(live: Live) -> list[str]:
    """What the log holds."""
    return [line.entry.kind for line in live.sitting.lines]


def may_offer(table: RemoteTable) -> bool:
    """Whether offers are among the choices that a page is shown."""
    return any(choice["text"].startswith("offer") for choice in table.choices or ())


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
    clock = live.sitting.clock
    assert clock.left(ADA, hosted.clock.now) == (15.0, 300.0)
    assert (clock.reserves[BOB], clock.reserves[CLEO]) == (300.0, 300.0)
    assert not any(place.away for place in live.sitting.places)


async def test_nobody_loses_the_seat_by_the_end_of_a_talk(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: a missing answer is a pass, also where the end of one's own time is a loss."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, {**LIVE, "then": "lost"})
    await pass_time(hosted, 500)
    assert passed(live) == [BOB, CLEO]
    assert live.sitting.status == "playing"
    assert live.sitting.lost == []


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
    assert live.sitting.awaited == (CLEO,)


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
        await hosted.house.timekeeper.tick()
        await until(b, lambda: b.view["awaited"] == [ADA])


class Page:
    """A page that hears nothing."""

    muted: frozenset[int] = frozenset()
    brief = False

    def __init__(self, person: int) -> None:
        self.person = person

    def push(self, message: bytes) -> None:
        """Throw away."""


async def test_the_short_way_of_a_move_is_closed_when_a_talk_has_to_end(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11: what waits for nothing but the disk cannot end the talk first; then the long way is taken."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    actions, id = hosted.house.actions, live.sitting.places[BOB].person
    asker = Asker(await hosted.house.people.get(id), "bob")
    for seconds, text, goes in ((14.9, "offer park pay 5", True), (10.1, "offer park pay 10", False)):
        hosted.clock.go(seconds)
        wish = wire.QuickMove(live.code, text, live.sitting.told(BOB), text)
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
        assert live.sitting.clock.talk_ends == began + min(120, 15 + 10 * count)
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
    clock = live.sitting.clock
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
    assert live.sitting.clock.left(ADA, hosted.clock.now) == (22.0, 1200.0)


async def test_out_of_time_the_tower_player_gets_what_the_rules_say(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11, GEN-NEG-12: 15 seconds of silence, then 30 and the bank."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, RULES)
    await pass_time(hosted, 15)
    await pass_time(hosted, 30 + 1200 - 0.1)
    assert live.sitting.match is not None
    assert live.sitting.match.view(None)["table"]["phase"] == "tower"
    await pass_time(hosted, 0.1)
    assert live.sitting.match.view(None)["table"]["phase"] == "move"


async def test_a_table_with_more_time_for_a_decision_gives_as_much_to_a_talk(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, _, live = await in_the_park(hosted, monkeypatch, {"kind": "live", "move": 45, "reserve": 0})
    assert live.sitting.clock.talk_ends == hosted.clock.now + 45


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
    assert live.sitting.clock.talk is None
    await pass_time(hosted, 200)
    await play(bob, live.code, "offer park pay 5")


@pytest.mark.parametrize("pace", ["live", "slow"])
async def test_by_the_rules_a_slow_table_has_a_day_for_each_answer(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """GEN-NEG-14: 24 hours for a sealed answer; people hear of their turn by mail, as at any table over days."""
    _, _, _, live = await in_the_park(hosted, monkeypatch, RULES, pace)
    assert live.sitting.slow == (pace == "slow")
    if pace == "slow":
        assert running(live) == [BOB, CLEO]
        assert live.sitting.clock.left(BOB, hosted.clock.now) == (24 * 3600, 1200.0)


# --- interruptions ----------------------------------------------------------------------------------------------------


async def test_a_pause_shifts_the_end(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    hosted.clock.go(10)
    async with present(live.code, bob) as (b,):
        await b.act("pause")
        await pass_time(hosted, 1000)
        assert b.clocks is not None
        assert b.clocks["talk"] == {"left": 5, "running": False, "over": False}
        await b.act("resume")
    await pass_time(hosted, 4.9)
    await play(bob, live.code, "offer park pay 5")
    assert "hush" not in kinds(live)


async def again(open_house: Open, hosted: Hosted, clock: FakeClock, code: str) -> tuple[Hosted, Live]:
    """The same house, closed and opened."""
    await hosted.close()  # type: ignore[attr-defined]
    clock.go(600)
    opened: Hosted = await open_house(clock)
    return opened, await opened.house.keeper.get(code)


async def move(hosted: Hosted, live: Live, seat: int, text: str) -> None:
    """A move of a seat, through the one way in which a table changes."""
    steward = hosted.house.steward
    async with live.lock:
        await steward.commit(live, [steward.entry(live, "move", seat, live.sitting.places[seat].person, text)])


async def test_an_interruption_of_the_house_does_not_count_and_what_was_posted_after_it_stays(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second restart knows of no forgiveness, and does not judge what was let in before."""
    clock = FakeClock()
    hosted = await open_house(clock)
    _, _, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    hosted, live = await again(open_house, hosted, clock, live.code)
    assert live.sitting.clock.talk_ends == clock.now + 15
    await hosted.house.timekeeper.tick()
    clock.go(14)
    await move(hosted, live, BOB, "offer park pay 5")
    hosted, live = await again(open_house, hosted, clock, live.code)
    assert live.sitting.match is not None
    assert live.sitting.match.view(None)["table"]["talk"]["offers"]


async def test_a_talk_that_is_over_stays_over_when_the_house_is_opened_again(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GEN-NEG-11: nobody posts late because of it, and nobody is waited for for ever."""
    clock = FakeClock()
    hosted = await open_house(clock)
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    clock.go(15)
    assert await refused(bob, live.code, "offer park pay 5") == "GEN-NEG-11"
    hosted, live = await again(open_house, hosted, clock, live.code)
    with pytest.raises(Trouble) as why:
        await move(hosted, live, BOB, "offer park pay 5")
    assert why.value.rule == "GEN-NEG-11"
    await hosted.house.timekeeper.tick()
    assert passed(live) == [BOB, CLEO]


async def test_a_snapshot_keeps_the_end_of_a_talk(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the positions to which moves can be taken back."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    await play(bob, live.code, "offer park pay 5")
    await pass_time(hosted, 25)
    was = live.sitting
    thawed = Sitting(was.id, was.code, was.game, was.setup, was.seed, was.host, was.public, was.made)
    assert thaw(thawed, freeze(was))
    assert thawed.match is not None
    assert thawed.match.state.hushed  # type: ignore[attr-defined]
    assert was.table is not None
    assert thawed.table is not None
    marks = [step.before.state.hushed for step in was.table.steps]  # type: ignore[attr-defined]
    assert marks == [False, False, True]
    assert [step.before.state.hushed for step in thawed.table.steps] == marks  # type: ignore[attr-defined]
    assert thawed.clock.talk_ends == was.clock.talk_ends


async def test_taking_back_does_not_open_a_talk_again(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: an offer of before the end is taken back after it; its time is over all the same."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    await play(bob, live.code, "offer park pay 5")
    hosted.clock.go(26)
    async with present(live.code, bob) as (b,):
        await b.act("undo", what="step", seen=b.number)
    assert await refused(bob, live.code, "offer park pay 10") == "GEN-NEG-11"
    await pass_time(hosted, 0)
    assert passed(live) == [BOB, CLEO]


# --- those who are not there ------------------------------------------------------------------------------------------


async def test_an_order_does_not_bid_late_and_is_not_used_up(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11, GEN-NEG-16."""
    _, bob, _, live = await in_the_park(hosted, monkeypatch, LIVE)
    hosted.clock.go(16)
    await leave_orders(bob, live.code, {"kind": "play", "text": "offer park pay 10"})
    await hosted.settled()
    await pass_time(hosted, 0)
    assert passed(live) == [BOB, CLEO]
    assert len(live.orders[BOB]) == 1
    assert live.sitting.match is not None
    assert not live.sitting.match.view(None)["table"]["talk"]["offers"]


async def test_a_bot_that_thinks_too_long_thinks_again(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """GEN-NEG-11: its bid comes too late; it sees what remains, and nobody is asked for ever."""
    asked = [0, 0, 0]

    async def think(game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
        hosted.clock.go(20 if not asked[seat] else 0)
        asked[seat] += 1
        return Thought(["", "offer park pay 5", "pass", ""][min(asked[seat], 3)], {}, [], 0, 0.0)

    monkeypatch.setattr(hosted.house.thinker, "think", think)
    roll(monkeypatch, PARK)
    ada = await hosted.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    state = await ada.new_table("genoa", seats=seats, options={"start_seat": "0"}, clock=LIVE)
    async with present(state["table"], ada) as (a,):
        await say(a, "roll")
        await until(a, lambda: a.view["awaited"] == [ADA])
        live = hosted.house.keeper.known(state["table"])
        assert live is not None
        assert passed(live) == [BOB, CLEO]
        assert not a.view["table"]["talk"]["offers"]
    assert max(asked) <= 4, "once too late, once more, and to say nothing"


async def test_a_silent_bot_is_passed_for_too(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
        return Thought("", {}, [], 0, 0.0)

    monkeypatch.setattr(hosted.house.thinker, "think", think)
    roll(monkeypatch, PARK)
    ada = await hosted.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    state = await ada.new_table("genoa", seats=seats, options={"start_seat": "0"}, clock=LIVE)
    await play(ada, state["table"], "roll")
    live = hosted.house.keeper.known(state["table"])
    assert live is not None
    await pass_time(hosted, 15)
    assert passed(live) == [BOB, CLEO]
    assert running(live) == [ADA]


# --- whatever happens -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LIVE, RULES], ids=["live", "rules"])
@pytest.mark.parametrize("seed", range(3))
async def test_a_live_match_never_waits_for_nobody_and_ends(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], seed: int
) -> None:
    """People who talk at random, think for any time and now and then fall silent; nothing else than a late post, or
    what has become unlawful by the end of a talk, is ever refused."""
    roll(monkeypatch, f"talk {seed}")
    _, _, _, code = await three_at_a_table(hosted, "live", clock=clock)
    live = hosted.house.keeper.known(code)
    assert live is not None
    chance, late, hushes, sitting = Chance(f"talk {seed}"), 0, 0, live.sitting
    while sitting.status == "playing":
        match = sitting.match
        assert match is not None
        assert len(match.moves) < MOST_MOVES
        deadline = sitting.clock.deadline()
        assert deadline is not None, "somebody's time, or that of a talk, always runs"
        seat, chosen = random_decision(match, chance)
        if chance.below(8) == 0:
            hosted.clock.now = max(hosted.clock.now, deadline)
        else:
            hosted.clock.go(chance.below(12))
        if chance.below(3) == 0:
            before = sitting.number
            await hosted.house.timekeeper.tick()
            if hosted.clock.now >= deadline:
                assert sitting.number > before, "a time that is over always brings something about"
            continue
        try:
            await move(hosted, live, seat, chosen.text())
        except Trouble as why:
            if why.rule != "GEN-NEG-11":
                raise
            late += 1
        hushes += kinds(live)[-1] == "hush"
    assert sitting.match is not None
    assert sitting.match.result is not None
    assert hushes >= late > 0, "the test has seen what it is about"
