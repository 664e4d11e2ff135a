"""Saying no to a proposal: everybody hears it, a bot answers, and nothing changes in the match."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from loggia.client import HouseRefused, RemoteHouse
from loggia.house import wire
from loggia.house.bots.answers import Answers
from loggia.house.tables.broadcast import Broadcast
from loggia.house.tables.live_table import LiveTable
from loggia.kernel import Proposal
from tests.house.conftest import Hosted
from tests.house.tables.in_the_park import in_the_park, play


def _listening(visitor: RemoteHouse) -> list[dict[str, Any]]:
    """What that visitor hears beside updates."""
    heard: list[dict[str, Any]] = []
    hear = visitor._receive

    async def listened(message: dict[str, Any]) -> None:
        if message.get("type") == "spoken":
            heard.append(message)
        await hear(message)

    visitor._receive = listened  # type: ignore[method-assign]
    return heard


async def test_a_no_is_heard_and_only_a_proposal_to_me_can_be_refused(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, cleo, live = await in_the_park(hosted, monkeypatch, {"kind": "none"})
    heard = _listening(cleo)
    async with ada.table(live.code) as a, bob.table(live.code) as b, cleo.table(live.code), asyncio.timeout(20):
        await play(bob, live.code, "offer park pay 5")
        number = live.state.number
        with pytest.raises(HouseRefused, match="house-no-proposal"):
            await b.act("refuse", about="offer:1:park")
        await a.act("refuse", about="offer:1:park")
        while not heard:
            await asyncio.sleep(0.01)
        assert heard[0]["seat"] == 0
        assert heard[0]["about"] == "offer:1:park"
        assert heard[0]["say"] == {"say": "house-spoken-no", "with": {"to": {"seat": 1}}}
        assert live.state.number == number, "a word is no move"


async def test_a_bot_answers_with_a_better_offer_or_its_last_word(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, _, live = await in_the_park(hosted, monkeypatch, {"kind": "none"})
    heard = _listening(ada)
    async with ada.table(live.code) as a, bob.table(live.code) as b, asyncio.timeout(40):
        await play(bob, live.code, "offer park pay 5")
        await b.act("replace", kind="bot", level="apprentice")
        await a.act("refuse", about="offer:1:park")
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        assert heard[1]["seat"] == 1
        assert heard[1]["say"]["say"].startswith("genoa-spoken-")


async def test_a_bot_that_passes_a_proposal_over_says_no(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tower player's bot takes the action itself instead of selling it for 5 ducats: the bidder is told."""
    ada, bob, cleo, live = await in_the_park(hosted, monkeypatch, {"kind": "none"})
    heard = _listening(bob)
    async with ada.table(live.code) as a, bob.table(live.code), asyncio.timeout(40):
        await play(bob, live.code, "offer park pay 5")
        await play(cleo, live.code, "pass")
        monkeypatch.setattr(hosted.house.workers, "think", _takes)
        await a.act("replace", kind="bot", level="apprentice")
        while not heard:
            await asyncio.sleep(0.01)
        assert (heard[0]["seat"], heard[0]["about"]) == (0, "offer:1:park")


async def _takes(*asked: Any) -> Any:
    from loggia.house.bots.workers import Thought

    return Thought("take", {}, [], 0, 0.0) if asked[3] == 0 else Thought("", {}, [], 0, 0.0)


class Overheard:
    """Keeps what is said instead of telling it to the pages."""

    def __init__(self) -> None:
        self.words: list[tuple[str, str]] = []

    def say(self, live: Any, spoken: wire.Spoken, pause: int) -> None:
        self.words.append((spoken.about, spoken.say.say))


@pytest.mark.parametrize(
    ("about", "heard"),
    [
        ({"to": {"seat": 2}}, ["no", "price", "price"]),
        ({"to": {"seat": 2}, "about": "offer:2:park"}, ["no", "no", "price"]),
        ({}, ["price", "price", "price"]),
    ],
)
def test_every_proposal_is_answered_and_a_price_only_where_it_is_meant(about: dict[str, Any], heard: list[str]) -> None:
    """Others, and other bids of the same person, hear the bare word."""
    overheard = Overheard()
    answers = Answers(cast(Broadcast, overheard))
    live = cast(LiveTable, SimpleNamespace(code="ABC"))
    ids = {"offer:1:park": 1, "offer:2:harbor": 2, "offer:2:park": 2}
    bids = [Proposal(one, 1, writer, True) for one, writer in ids.items()]
    for _ in range(2):
        answers.turn_down(live, 0, 0, bids, wire.Say("price", about))
    assert [one for one, _ in overheard.words] == list(ids), "each once"
    assert ["no" if word == "house-spoken-no" else word for _, word in overheard.words] == heard
