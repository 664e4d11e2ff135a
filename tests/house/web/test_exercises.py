"""Exercises over HTTP, as solvers and attackers would: judged, rated once, and nothing given away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.store.queries import exercises as rows
from loggia.table.exercises import Exercise, exercises
from tests.house.conftest import Hosted
from tests.house.people.test_accounts import PASSWORD, account

ONE, TWO, *_ = exercises("lucca").values()
PRICED = next(one for one in exercises("genoa").values() if one.price is not None)


async def answer(visitor: Visitor, one: Exercise, text: str) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.call("POST", f"/exercises/{one.game}/{one.id}/answer", {"text": text})
    return found


async def listed(visitor: Visitor, game: str = "lucca") -> dict[str, Any]:
    found: dict[str, Any] = await visitor.call("GET", f"/exercises/{game}")
    return found


async def difficulty(visitor: Visitor, one: Exercise) -> int:
    found = await listed(visitor, one.game)
    return int(next(info["rating"] for info in found["exercises"] if info["id"] == one.id))


async def test_everybody_sees_the_daily_one_and_the_lists(hosted: Hosted) -> None:
    visitor = await hosted.visitor()
    found = await visitor.call("GET", "/exercises")
    games = {course["game"]: course for course in found["games"]}
    assert set(games) == {"carrara", "genoa", "lucca", "vecchio"}
    assert games["lucca"]["count"] == len(exercises("lucca"))
    assert found["daily"]["id"] in exercises(found["daily"]["game"])
    assert found == await (await hosted.visitor()).call("GET", "/exercises")
    every = await listed(visitor)
    assert {info["id"] for info in every["exercises"]} == set(exercises("lucca"))
    assert every["next"] in exercises("lucca")
    assert {info["state"] for info in every["exercises"]} == {""}


async def test_a_position_gives_nothing_away(hosted: Hosted) -> None:
    visitor = await hosted.visitor()
    found = await visitor.http.get(f"/exercises/lucca/{ONE.id}")
    data = found.json()
    assert [choice["text"] for choice in data["choices"]] == [m.text() for m in ONE.position.choices(ONE.seat)]
    assert set(data) == {
        "game", "id", "seat", "theme", "level", "rating", "state", "say", "view", "choices", "price", "next",
    }  # fmt: skip
    assert data["view"]["viewer"] == ONE.seat
    assert ONE.record.seed not in found.text
    priced = (await visitor.http.get(f"/exercises/genoa/{PRICED.id}")).json()
    assert priced["choices"] is None
    assert priced["price"]["step"] == 5
    assert set(priced["price"]) == {"least", "most", "step"}


async def test_the_first_answer_is_judged_kept_and_rated(hosted: Hosted) -> None:
    visitor = await hosted.visitor("Gina")
    found = await answer(visitor, ONE, ONE.right[0])
    assert (found["mark"], found["answer"], found["say"]["say"]) == ("best", ONE.right[0], "exercise-best")
    assert found["rated"]["change"] > 0
    assert found["next"] not in ("", ONE.id)
    wrong = await answer(visitor, TWO, TWO.glance)
    assert (wrong["mark"], wrong["answer"]) == ("wrong", "")
    assert wrong["rated"]["change"] < 0
    assert wrong["view"] != ONE.position.view(ONE.seat)
    states = {info["id"]: info["state"] for info in (await listed(visitor))["exercises"]}
    assert (states[ONE.id], states[TWO.id]) == ("solved", "missed")
    course = next(one for one in (await visitor.call("GET", "/exercises"))["games"] if one["game"] == "lucca")
    assert (course["solved"], course["tried"], course["rating"]["matches"]) == (1, 2, 2)


async def test_answers_after_the_first_do_not_farm_rating(hosted: Hosted) -> None:
    visitor = await account(hosted, "Alba")
    first = await answer(visitor, ONE, ONE.glance)
    before = await difficulty(visitor, ONE)
    again = await answer(visitor, ONE, ONE.right[0])
    assert (again["mark"], again["rated"]) == ("best", None)
    found = await listed(visitor)
    assert found["rating"]["rating"] == first["rated"]["rating"]
    assert next(info["state"] for info in found["exercises"] if info["id"] == ONE.id) == "missed"
    assert await difficulty(visitor, ONE) == before


async def test_the_same_answer_many_times_at_once_is_rated_once(hosted: Hosted) -> None:
    visitor = await hosted.visitor("Gina")
    found = await asyncio.gather(*(answer(visitor, ONE, ONE.right[0]) for _ in range(6)))
    assert sum(one["rated"] is not None for one in found) == 1
    assert (await listed(visitor))["rating"]["matches"] == 1


async def test_who_asks_for_the_answer_has_missed_it(hosted: Hosted) -> None:
    visitor = await hosted.visitor("Gina")
    found = await answer(visitor, ONE, "")
    assert (found["mark"], found["answer"]) == ("shown", ONE.right[0])
    assert found["rated"]["change"] < 0
    assert (await answer(visitor, ONE, ONE.right[0]))["rated"] is None


async def test_a_forged_move_is_refused_and_not_kept(hosted: Hosted) -> None:
    visitor = await hosted.visitor("Gina")
    for text in ("keep", "take 99", "offer park pay 5", "\u0000", "x" * 400):
        with pytest.raises(HouseRefused) as refused:
            await answer(visitor, ONE, text)
        assert refused.value.kind in ("not-a-move", "not-allowed")
    assert (await listed(visitor))["rating"] is None


async def test_what_is_no_price_is_refused_and_not_kept(hosted: Hosted) -> None:
    visitor = await hosted.visitor("Gina")
    for text in ("-5", "0", "7", "1e2", "٢٥", "99999", "5 + silk", "{}"):
        with pytest.raises(HouseRefused) as refused:
            await answer(visitor, PRICED, text)
        assert refused.value.why["say"] == "genoa-exercise-no-price"
    assert (await listed(visitor, "genoa"))["rating"] is None


async def test_a_price_is_judged_with_a_reason(hosted: Hosted) -> None:
    asked = PRICED.price
    assert asked is not None
    visitor = await hosted.visitor("Gina")
    low = await answer(visitor, PRICED, str(asked.prices[0].price))
    assert low["mark"] == "wrong"
    assert low["say"]["say"].startswith("genoa-exercise-")
    assert (await answer(visitor, PRICED, str(asked.best.price)))["mark"] == "best"


async def test_there_is_no_exercise_of_another_game_or_name(hosted: Hosted) -> None:
    visitor = await hosted.visitor("Gina")
    for path in (f"/exercises/genoa/{ONE.id}", "/exercises/lucca/nothing", "/exercises/nothing"):
        with pytest.raises(HouseRefused):
            await visitor.call("GET", path)
    with pytest.raises(HouseRefused):
        await answer(visitor, PRICED, "x" * 600)


async def test_guests_cannot_move_the_rating_of_an_exercise(hosted: Hosted) -> None:
    alba = await account(hosted, "Alba")
    before = await difficulty(alba, ONE)
    for name in ("Gina", "Gino", "Gaia"):
        await answer(await hosted.visitor(name), ONE, ONE.right[0])
    assert await difficulty(alba, ONE) == before
    await answer(alba, ONE, ONE.right[0])
    assert await difficulty(alba, ONE) < before


async def test_answers_are_exported_over_time_and_go_with_the_person(hosted: Hosted) -> None:
    alba = await account(hosted, "Alba")
    me = (await alba.call("GET", "/me"))["id"]
    await answer(alba, ONE, ONE.right[0])
    await answer(alba, TWO, TWO.glance)
    told = (await alba.call("GET", "/me/export"))["exercises"]
    assert [(one["exercise"], one["solved"]) for one in told] == [(ONE.id, True), (TWO.id, False)]
    kept = await rows.exercises_solved(hosted.house.store, me)
    assert [one.rating for one in kept] == [one["rating"] for one in told]
    assert await rows.exercises_solved(hosted.house.store, me, since=kept[-1].at + 1) == []
    await alba.call("DELETE", "/me", {"password": PASSWORD})
    assert await rows.exercises_solved(hosted.house.store, me) == []


async def test_a_dim_piece_says_why(hosted: Hosted) -> None:
    visitor = await hosted.visitor()
    found = await visitor.call("POST", f"/exercises/lucca/{ONE.id}/why", {"ids": ["nothing:1"]})
    assert "why" in found
