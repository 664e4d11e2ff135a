"""Lessons over HTTP: the house keeps nothing, judges with the real engine, and says why."""

from __future__ import annotations

import httpx

from tests.house.conftest import Hosted


async def ask(hosted: Hosted, path: str, body: dict[str, object] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"{hosted.address}/api/v1") as client:
        return await (client.get(path) if body is None else client.post(path, json=body))


async def test_a_course_is_listed_and_needs_no_session(hosted: Hosted) -> None:
    course = (await ask(hosted, "/learn/lucca")).json()
    assert [lesson["id"] for lesson in course["lessons"]][:2] == ["palace", "party"]


async def test_a_lesson_says_what_to_do_and_what_is_lit(hosted: Hosted) -> None:
    found = (await ask(hosted, "/learn/lucca/palace", {"moves": []})).json()
    assert (found["step"], found["steps"], found["seat"]) == (0, 4, 0)
    assert found["light"] == ["triplet:2"]
    assert found["say"] == {"say": "lucca-lesson-palace-1", "with": {}}
    assert "take 2" in [choice["text"] for choice in found["choices"]]
    assert found["next"] == "party"


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
