"""Who leads: the points by source at a live table, and the standing over a finished match."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import loggia
from loggia.house import wire
from loggia.house.tables.views.points import expected_scores, points_now, true_totals
from loggia.house.tables.views.replay import ALL_OPEN, DECODER, replay_frames, standings
from loggia.kernel import Match, Record, replay
from loggia.kernel.showing import all_open_view
from tests.house.conftest import Hosted
from tests.house.playing import two_at_a_table, until

RECORDS = Path(__file__).parents[2] / "records"
GAMES = ("carrara-3.loggia", "lucca-3.loggia", "genoa-3-live.loggia", "vecchio-3-random.loggia")


def kept(name: str) -> Record:
    return Record.read((RECORDS / name).read_text())


def before_the_end(name: str, moves: int) -> Match:
    record = kept(name)
    return replay(loggia.game(record.game), record, len(record.moves) - moves)


async def test_the_points_of_a_table_are_told_by_source(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        await b.play("enter 4")
        await until(a, lambda: a.view["tally"] != [0, 0])
        told = await bob.call("GET", f"/tables/{code}/points")
        assert [sum(point["points"] for point in seat["counted"]) for seat in told["seats"]] == a.view["tally"]
        assert told["expected"] == []


async def test_an_expected_result_is_told_where_hints_are_and_never_at_a_rated_table(hosted: Hosted) -> None:
    ada, _, code = await two_at_a_table(hosted)
    assert len((await ada.call("GET", f"/tables/{code}/points", expect=1))["expected"]) == 2
    cleo = await hosted.visitor("Cleo")
    assert (await cleo.call("GET", f"/tables/{code}/points", expect=1))["expected"] == [], (
        "an onlooker imagines nothing"
    )
    ada, _, rated = await two_at_a_table(hosted, hints=False)
    assert (await ada.call("GET", f"/tables/{rated}/points", expect=1))["expected"] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_told_of_the_others_is_not_more_than_it_may_know(name: str) -> None:
    """GEN-INFO-1, CAR-HID-1, VEC-INFO-3: something of the others is named as hidden, nothing of one's own."""
    match = before_the_end(name, 8)
    told = points_now(match, 0, False)
    assert not told.seats[0].hidden
    if match.game.name != "lucca":
        assert any(seat.hidden for seat in told.seats[1:])
    assert told.seats == points_now(match.imagine(0, loggia.kernel.Chance("twin")), 0, False).seats


@pytest.mark.parametrize("name", GAMES)
def test_the_expected_result_is_near_the_end_when_the_end_is_near(name: str) -> None:
    match = before_the_end(name, 2)
    result = replay(match.game, kept(name)).result
    assert result is not None
    expected = expected_scores(match, 0)
    assert expected == expected_scores(match, 0), "the same position, the same figures"
    assert abs(expected[0] - result.scores[0]) <= max(12, abs(result.scores[0]) // 5)


@pytest.mark.parametrize("name", GAMES)
def test_the_standing_over_a_match_ends_at_its_result_without_a_cliff(name: str) -> None:
    record = kept(name)
    made = DECODER.decode(replay_frames(record, -1, []))
    assert made.result is not None
    assert made.frames[-1].standing == list(made.result["scores"])
    plotted = msgspec.json.decode(standings(record), type=wire.Standings)
    assert plotted.standing == [made.standing, *(frame.standing for frame in made.frames)]
    steps = [
        max(abs(now - then) for now, then in zip(after.standing, before.standing, strict=True))
        for before, after in zip(made.frames, made.frames[1:], strict=False)
    ]
    assert steps[-1] <= max(steps), "the last move may matter, but no more than others did"
    assert steps[-1] <= 15
    assert made.frames[-1].round >= made.round
    assert len({frame.turn for frame in made.frames}) > made.seats


@pytest.mark.parametrize("name", GAMES)
def test_with_all_hands_open_every_seat_shows_what_it_sees_itself(name: str) -> None:
    match = before_the_end(name, 8)
    shown = all_open_view(match)
    assert shown.keys() == match.view(None).keys()
    assert shown["table"].keys() == match.view(None)["table"].keys()
    key = {"carrara": "players", "genoa": "seats", "vecchio": "seats"}.get(match.game.name)
    if key is not None:
        for seat in range(match.seats):
            assert shown["table"][key][seat] == match.view(seat)["table"][key][seat]
        assert shown["table"][key] != match.view(0)["table"][key]
    if match.game.name == "carrara":  # three objectives and three seats: the progress of all seats is open in each
        assert all(None not in one["values"] for one in shown["table"]["objectives"])
    assert DECODER.decode(replay_frames(kept(name), ALL_OPEN, [])).viewer == ALL_OPEN


def test_the_true_totals_of_a_game_that_tells_no_sources_are_its_tally() -> None:
    from dataclasses import replace

    palio = loggia.game("palio")
    silent = replace(palio, rules=replace(palio.rules, points_now=lambda state, viewer: ()))
    assert true_totals(silent.new(2, seed=1)) == [0, 0]
