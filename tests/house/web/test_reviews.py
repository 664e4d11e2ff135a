"""Reviews in the house: made once, told as far as they are, kept, and only of what one may see and what is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from loggia.games import game as find_game
from loggia.house import wire
from loggia.house.bots import match_reviews
from loggia.house.bots.match_reviews import MatchReviews
from loggia.house.problems import Trouble
from loggia.kernel import Chance, Record
from loggia.kernel.random_play import random_decision
from tests.house.conftest import Hosted

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
    reviews = MatchReviews(tmp_path / "reviews", 5.0, 1)
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
    again = MatchReviews(tmp_path / "reviews", 5.0, 1)
    assert NOW.decode(await again.ask(one, "elsewhere")) == made
    (file,) = (tmp_path / "reviews").iterdir()
    file.write_bytes(b"damaged")
    other = MatchReviews(tmp_path / "reviews", 5.0, 1)
    assert NOW.decode(await other.ask(one, "elsewhere")).done == 0.0
    await again.close()
    await other.close()


async def test_one_address_cannot_fill_the_queue(tmp_path: Path) -> None:
    reviews = MatchReviews(tmp_path / "reviews", 5.0, 1)
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
