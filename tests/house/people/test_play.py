"""How a person plays: figures of what the viewer may know of, openings of the person's own, and everything as files."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from typing import Any

import httpx

from loggia.client import RemoteHouse as Visitor
from loggia.games import game
from loggia.house.people.play.figures import WINDOW, errors, form
from loggia.house.store.queries import exercises
from loggia.house.store.queries.exercises import AnswerRow
from loggia.house.store.queries.play import PlayedRow
from loggia.house.tables.openings import openings
from loggia.kernel import Chance, Record, replay
from loggia.kernel.random_play import random_decision
from tests.house.conftest import Hosted
from tests.house.people.test_friends import number
from tests.house.playing import play_first, two_at_a_table


async def figures(asker: Visitor, of: int, **choice: Any) -> dict[str, Any]:
    answer: httpx.Response = await asker.http.get(f"/people/{of}/play", params=choice)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


async def a_match_against_a_bot(hosted: Hosted, visitor: Visitor) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    code: str = (await visitor.new_table("palio", seats=seats, public=False))["table"]
    async with visitor.table(code) as table:
        await play_first(table)
    await asyncio.gather(*hosted.house.openings._tasks)
    return code


async def test_a_guest_sees_results_openings_and_errors_of_their_own(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    me = await number(ada)
    nothing = await figures(ada, me)
    assert (nothing["choice"]["game"], nothing["games"], nothing["unreviewed"]) == ("", [], [])
    codes = [await a_match_against_a_bot(hosted, ada) for _ in range(2)]
    mine = await figures(ada, me)
    assert (mine["choice"]["game"], mine["tally"]["played"], mine["tally"]["fair"]) == ("palio", 2, 1.0)
    assert [(one["against"], one["tally"]["played"]) for one in mine["opponents"]] == [("random", 2)]
    assert [(one["players"], one["seat"]) for one in mine["seats"]] == [(2, 0)]
    assert [(one["say"]["say"], one["tally"]["played"]) for one in mine["openings"]] == [("palio-opening", 2)]
    assert mine["unreviewed"] == codes[::-1]
    while (await ada.http.get(f"/tables/{codes[0]}/review", timeout=60)).json()["done"] < 1:
        await asyncio.sleep(0.02)
    mine = await figures(ada, me)
    assert [(one["table"], one["mean"]) for one in mine["errors"]] == [(codes[0], mine["errors"][0]["loss"])]
    assert mine["unreviewed"] == codes[1:]
    other = await figures(ada, me, against="people")
    assert (other["tally"]["played"], other["form"], other["openings"]) == (0, [], [])
    assert other["games"] == mine["games"]


async def test_others_know_of_what_was_listed_and_watch_only_what_was_shared(hosted: Hosted) -> None:
    eve = await hosted.visitor("Eve")
    for public in (False, True):
        ada, bob, code = await two_at_a_table(hosted, public=public)
        async with ada.table(code) as hers, bob.table(code) as his:
            await asyncio.gather(play_first(hers), play_first(his))
        await asyncio.gather(*hosted.house.openings._tasks)
        me = await number(ada)
        assert (await figures(bob, me))["openings"][0]["tally"]["played"] == 1
        seen = await figures(eve, me)
        assert [one["tally"]["played"] for one in seen["games"]] == ([1] if public else [])
        assert (seen["openings"], seen["errors"], seen["unreviewed"]) == ([], [], [])
        for one in (ada, bob):
            await one.call("POST", f"/tables/{code}/share", {"allow": True})
        await hosted.house.projections.write_due()
        assert (await figures(eve, me))["openings"][0]["tally"]["played"] == 1


async def test_exercises_are_told_to_their_person_alone(hosted: Hosted) -> None:
    ada, eve = await hosted.visitor("Ada"), await hosted.visitor("Eve")
    await a_match_against_a_bot(hosted, ada)
    me = await number(ada)
    rows = [AnswerRow("palio", "p1", 1.0, True, 20, 1520), AnswerRow("lucca", "l1", 2.0, False, -20, 1480)]
    await hosted.house.store.write(*(exercises.add_answer(me, row) for row in rows))
    assert (await figures(ada, me))["exercises"] == [{"at": 1.0, "solved": True, "rating": 1520}]
    assert (await figures(eve, me))["exercises"] == []


async def test_all_of_it_can_be_downloaded_by_its_person_alone(hosted: Hosted) -> None:
    ada, eve = await hosted.visitor("Ada"), await hosted.visitor("Eve")
    codes = [await a_match_against_a_bot(hosted, ada) for _ in range(2)]
    told = (await ada.http.get("/me/matches.json")).json()["matches"]
    assert [one["table"] for one in told] == codes[::-1]
    assert all(one["opening"].startswith("Horse ") for one in told)
    rows = list(csv.DictReader(io.StringIO((await ada.http.get("/me/matches.csv")).text)))
    assert [(row["table"], row["opening"]) for row in rows] == [(one["table"], one["opening"]) for one in told]
    packed = await ada.http.get("/me/records.zip", timeout=60)
    with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
        assert {name.rpartition("-")[2] for name in archive.namelist()} == {f"{code}.loggia" for code in codes}
        for name in archive.namelist():
            assert replay(game("palio"), Record.read(archive.read(name).decode())).over
    assert (await eve.http.get("/me/matches.json")).json()["matches"] == []
    with zipfile.ZipFile(io.BytesIO((await eve.http.get("/me/records.zip")).content)) as archive:
        assert archive.namelist() == []


def test_every_game_names_the_opening_of_every_seat() -> None:
    for name in ("carrara", "lucca", "genoa", "vecchio"):
        match, chance = game(name).new(3, {}, "openings"), Chance("openings")
        while not match.over and len(openings(match)) < 3 and len(match.moves) < 400:
            for _ in range(10):
                if not match.over:
                    match.play(*random_decision(match, chance))
        found = openings(match)
        assert sorted(found) == [0, 1, 2], name
        played = {(seat, move.text()) for seat, move in match.moves}
        assert {(seat, text) for seat, (text, _) in found.items()} <= played


def row(at: int, rank: int = 1, decisions: int = 0, loss: float = 0.0) -> PlayedRow:
    return PlayedRow(
        f"t{at}", "palio", float(at), 0, 2, 1, "random", False, 3, rank, 0, True, "", decisions, loss, 10 * loss
    )


def test_shares_are_taken_over_the_last_matches_and_losses_by_decisions() -> None:
    matches = [row(at, rank=2) for at in range(WINDOW)] + [row(WINDOW + at) for at in range(WINDOW)]
    points = form(matches)
    assert [points[0].share, points[-1].share, points[-1].fair, points[-1].matches] == [0, 1, 0.5, WINDOW]
    assert [point.share for point in form(matches[:3])] == [0]
    found = errors([row(1, decisions=10, loss=0.1), row(2), row(3, decisions=30, loss=0.02)])
    assert [(point.table, point.mean) for point in found] == [("t1", 0.1), ("t3", 0.04)]
    assert len(form([row(at) for at in range(2000)])) <= 120
