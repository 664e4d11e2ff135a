"""Reviews in the house: made once, told as far as they are, kept, and only of what one may see and what is over."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from loggia.games import game as find_game
from loggia.house import wire
from loggia.house.bots import match_reviews
from loggia.house.bots.match_reviews import MatchReviews
from loggia.house.problems import Trouble
from loggia.house.tables.actions.asker import Asker
from loggia.kernel import Chance, Record, replay
from loggia.kernel.random_play import random_decision
from tests.house.conftest import Hosted
from tests.house.playing import play_first

NOW = msgspec.json.Decoder(wire.ReviewNow)


def record(seed: str = "1", moves: int | None = None) -> Record:
    match = find_game("palio").new(3, {}, seed)
    chance = Chance(seed)
    while not match.over and (moves is None or len(match.moves) < moves):
        match.play(*random_decision(match, chance))
    return match.record


async def whole(reviews: MatchReviews, one: Record) -> wire.ReviewNow:
    while (now := NOW.decode(await reviews.ask(one, "here"))).done < 1:
        await asyncio.sleep(0.02)
    return now


async def test_a_review_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reviews = MatchReviews(tmp_path / "reviews", processes=1)
    one = record()
    first = NOW.decode(await reviews.ask(one, "here"))
    assert (first.done, first.review) == (0.0, None)
    made = await whole(reviews, one)
    assert made.review is not None
    assert made.review.digest == one.digest
    assert len(made.review.steps) == len(one.moves)
    await reviews.close()

    def never(*_: object) -> Any:
        raise AssertionError("it was made again")

    monkeypatch.setattr(match_reviews, "begin", never)
    again = MatchReviews(tmp_path / "reviews", processes=1)
    assert NOW.decode(await again.ask(one, "elsewhere")) == made
    (file,) = (tmp_path / "reviews").iterdir()
    file.write_bytes(b"damaged")
    other = MatchReviews(tmp_path / "reviews", processes=1)
    assert NOW.decode(await other.ask(one, "elsewhere")).done == 0.0
    await again.close()
    await other.close()


async def test_one_address_cannot_fill_the_queue(tmp_path: Path) -> None:
    reviews = MatchReviews(tmp_path / "reviews", processes=1)
    for seed in range(match_reviews.MOST_OF_ONE):
        await reviews.ask(record(str(seed)), "here")
    with pytest.raises(Trouble) as refused:
        await reviews.ask(record("99"), "here")
    assert refused.value.status == 503
    await reviews.ask(record("99"), "there")
    await reviews.close()


async def test_a_record_can_be_reviewed_and_an_unfinished_one_cannot(hosted: Hosted) -> None:
    visitor = await hosted.visitor("Ada")
    answer = await visitor.http.post("/review", json={"record": record().text()}, timeout=60)
    assert answer.status_code == 200
    assert NOW.decode(answer.content).done <= 1
    assert (await visitor.http.post("/review", json={"record": record(moves=2).text()})).status_code == 409
    assert (await visitor.http.post("/review", json={"record": "nonsense"})).status_code == 422


async def test_a_running_match_has_no_review_and_a_private_one_none_for_others(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], public=False))["table"]
    assert (await ada.http.get(f"/tables/{code}/review")).status_code == 409
    eve = await hosted.visitor("Eve")
    assert (await eve.http.get(f"/tables/{code}/review")).status_code == 404


def lucca() -> Record:
    match = find_game("lucca").new(3, {}, "from")
    chance = Chance("from")
    while not match.over:
        match.play(*random_decision(match, chance))
    return match.record


async def test_a_match_goes_on_from_a_position(hosted: Hosted) -> None:
    """The table has the deal and the moves of the record up to there, and bots in the other seats."""
    ada = await hosted.visitor("Ada")
    one = lucca()
    wish = {"record": one.text(), "move": 20, "seat": 1, "level": "random"}
    state = (await ada.http.post("/play-from", json=wish)).json()
    live = await hosted.house.actions.table(state["table"], Asker(None, "here", state["info"]["invite"]))
    match = live.state.match
    assert match is not None
    begun = [(seat, move.text()) for seat, move in match.moves][:20]
    assert begun == list(one.moves[:20])
    assert match.seed == one.seed
    assert state["seat"] == 1
    assert [seat.level for seat in live.state.seats] == ["random", "", "random"]
    assert not live.state.setup.rated


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"move": 9000}, 400),
        ({"move": -1}, 400),
        ({"seat": 3}, 400),
        ({"level": "god"}, 400),
        ({"record": "nonsense"}, 422),
        ({"record": record(moves=2).text()}, 409),
    ],
)
async def test_nobody_sits_down_in_a_position_that_is_none(hosted: Hosted, change: dict[str, Any], status: int) -> None:
    ada = await hosted.visitor("Ada")
    wish = {"record": lucca().text(), "move": 5, "seat": 0, "level": "random"} | change
    assert (await ada.http.post("/play-from", json=wish)).status_code == status


async def test_a_forged_record_sets_no_table(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    one = lucca()
    forged = replace(one, moves=(*one.moves[:3], *one.moves[:3], *one.moves[3:]))
    wish = {"record": forged.text(), "move": 5, "seat": 0, "level": "random"}
    assert (await ada.http.post("/play-from", json=wish)).status_code in (409, 422)
    assert (await ada.call("GET", "/tables/mine"))["tables"] == []


async def test_a_position_is_played_on_with_hidden_things_imagined_anew(hosted: Hosted) -> None:
    """The seat sees what it saw then, and nothing else is as it was: not the hands, not the dice to come."""
    ada = await hosted.visitor("Ada")
    one = lucca()
    wish = {"record": one.text(), "move": 20, "seat": 1, "level": "random", "hidden": "imagined"}
    state = (await ada.http.post("/play-from", json=wish)).json()
    live = await hosted.house.actions.table(state["table"], Asker(None, "here", state["info"]["invite"]))
    match = live.state.match
    assert match is not None
    (dealt,) = match.imagined
    assert (dealt.at, dealt.seat) == (20, 1)
    then = replay(find_game("lucca"), one, 20)
    now = replay(find_game("lucca"), replace(one, moves=one.moves[:20], scores=None, imagined=(dealt,)))
    assert now.view(1) == then.view(1)
    hands = [other.view(seat)["table"] for other in (now, then) for seat in (0, 2)]
    assert hands[:2] != hands[2:]
    assert [line["kind"] for line in state["lines"]].count("imagine") == 1


async def test_an_imagined_match_is_rebuilt_from_its_log_and_from_its_record(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    wish = {"record": record().text(), "move": 1, "seat": 0, "level": "random", "hidden": "imagined"}
    code = (await ada.http.post("/play-from", json=wish)).json()["table"]
    async with ada.table(code) as table:
        await play_first(table)
    text = (await ada.http.get(f"/tables/{code}/record")).text
    played = Record.read(text)
    assert played.imagined[0].at == 1
    assert replay(find_game("palio"), played).record == played
    shown = (await ada.http.get(f"/tables/{code}/replay")).json()
    assert shown["result"]["scores"] == list(played.scores or ())


async def test_only_a_finished_match_is_played_on_as_it_was(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    wish = {"record": lucca().until(9).text(), "move": 9, "seat": 0, "level": "random"}
    assert (await ada.http.post("/play-from", json=wish)).status_code == 409
    assert (await ada.http.post("/play-from", json=wish | {"hidden": "imagined"})).status_code == 200
