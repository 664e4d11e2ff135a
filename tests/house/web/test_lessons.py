"""Lessons over HTTP: the house keeps nothing, judges with the real engine, and says why."""

from __future__ import annotations

import httpx
import pytest

from loggia.table.lessons import courses
from tests.house.conftest import Hosted


async def ask(hosted: Hosted, path: str, body: dict[str, object] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"{hosted.address}/api/v1") as client:
        return await (client.get(path) if body is None else client.post(path, json=body))


async def test_a_course_is_listed_and_needs_no_session(hosted: Hosted) -> None:
    course = (await ask(hosted, "/learn/lucca")).json()
    assert [lesson["id"] for lesson in course["lessons"]][:2] == ["palace", "draft"]


async def test_a_lesson_says_what_to_do_and_what_is_lit(hosted: Hosted) -> None:
    found = (await ask(hosted, "/learn/lucca/palace", {"moves": []})).json()
    assert (found["step"], found["steps"], found["seat"]) == (0, 4, 0)
    assert found["light"] == ["triplet:2"]
    assert found["say"] == {"say": "lucca-lesson-palace-1", "with": {}}
    assert "take 2" in [choice["text"] for choice in found["choices"]]
    assert found["next"] == "draft"


async def test_a_wrong_move_shows_its_consequence(hosted: Hosted) -> None:
    found = (await ask(hosted, "/learn/lucca/palace", {"moves": ["take 3"]})).json()
    assert (found["verdict"], found["step"], found["choices"]) == ("wrong", 0, None)
    assert len(found["frames"]) == 1
    assert found["view"]["table"]["phase"] == "playing"


async def test_what_cannot_be_done_is_refused_with_its_reason(hosted: Hosted) -> None:
    refused = await ask(hosted, "/learn/lucca/palace", {"moves": ["take 2", "play 53 add"]})
    assert refused.status_code == 422
    assert refused.json()["rule"] == "LUC-PLAY-2"
    why = await ask(hosted, "/learn/lucca/palace/why", {"moves": ["take 2"], "ids": ["triplet:1"]})
    assert why.json()["why"]["say"].startswith("lucca-refused-")
    assert (await ask(hosted, "/learn/lucca/palace", {"moves": ["take 3", "take 2"]})).status_code == 409
    assert (await ask(hosted, "/learn/lucca/nothing", {"moves": []})).status_code == 404
    assert (await ask(hosted, "/learn/nothing")).status_code == 404


async def test_a_lesson_shows_nothing_that_the_seat_may_not_know(hosted: Hosted) -> None:
    """The opening cards of the others are secret; the deck always."""
    found = await ask(hosted, "/learn/lucca/opening", {"moves": []})
    assert found.json()["view"]["viewer"] == 0
    assert "seed" not in found.text


async def test_a_further_course_is_listed_with_its_name(hosted: Hosted) -> None:
    course = (await ask(hosted, "/learn/genoa")).json()
    assert {lesson["course"] for lesson in course["lessons"]} == {"", "more", "cards"}
    last = [lesson["id"] for lesson in course["lessons"] if not lesson["course"]][-1]
    assert (await ask(hosted, f"/learn/genoa/{last}", {"moves": []})).json()["next"] == ""


@pytest.mark.parametrize("game", ["carrara", "lucca", "genoa", "vecchio"])
async def test_a_course_goes_on_as_a_real_match(hosted: Hosted, game: str) -> None:
    """The table has the lesson's deal and moves in its log; the learner, a guest, sits in the lesson's seat."""
    last = courses(game)[""][-1]
    assert last.match is not None
    async with httpx.AsyncClient(base_url=f"{hosted.address}/api/v1", headers={"Origin": hosted.address}) as client:
        made = await client.post(f"/learn/{game}/{last.id}/match", json={})
        assert made.status_code == 200, made.text
        table = made.json()
        assert table["info"]["status"] == "playing"
        assert table["seat"] == last.match.seat
        assert (table["info"]["rated"], table["info"]["hints"]) == (False, True)
        live = await hosted.house.live_tables.get(table["table"])
        assert live is not None
        state = live.state
        assert state.match is not None
        played = [(seat, move.text()) for seat, move in state.match.moves[: last.match.at]]
        assert played == list(last.match.line.moves[: last.match.at])
        assert table["info"]["seed"] == ""


async def test_no_match_goes_on_from_the_middle_of_a_course(hosted: Hosted) -> None:
    assert (await ask(hosted, "/learn/lucca/palace/match", {})).status_code == 404
