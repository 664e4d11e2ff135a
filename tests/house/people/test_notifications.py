"""Notifications outside of the page: Web Push and mail, with the senders replaced."""

from __future__ import annotations

import asyncio
import json
from email.message import EmailMessage
from typing import Any

import pytest

from loggia.house.people import push
from loggia.house.people.mail import Mail
from tests.house.conftest import Hosted, Open
from tests.house.playing import two_at_a_table


async def eventually(found: list[Any]) -> Any:
    """The first thing that arrives."""
    async with asyncio.timeout(10):
        while not found:
            await asyncio.sleep(0.01)
    return found[0]


async def test_a_push_says_whose_turn_it_is_in_the_persons_language(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[dict[str, Any], bytes]] = []

    class Answer:
        status_code = 410

    def webpush(subscription: dict[str, Any], body: bytes, **more: Any) -> Answer:
        assert more["vapid_claims"]["sub"].startswith("mailto:")
        sent.append((subscription, body))
        return Answer()

    monkeypatch.setattr("pywebpush.webpush", webpush)
    monkeypatch.setattr(push, "check_endpoint", lambda endpoint: None)
    hosted: Hosted = await open_house(push=True)
    ada, bob, code = await two_at_a_table(hosted)
    await bob.call("PATCH", "/me", {"lang": "fr"})
    await bob.call("POST", "/me/push", {"endpoint": "https://push.example/1", "keys": {"p256dh": "x", "auth": "y"}})
    async with ada.table(code) as a:
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 2", "seen": a.number})
        await a.play("enter 1")
    subscription, body = await eventually(sent)
    assert subscription["endpoint"] == "https://push.example/1"
    assert json.loads(body) == {"title": "Loggia", "body": "Palio\u00a0: c’est à vous", "url": f"/table/{code}"}
    async with asyncio.timeout(10):
        while await hosted.house.store.read("select 1 from pushes"):
            await asyncio.sleep(0.01)


async def test_mail_goes_out_for_tables_with_days_per_move_only_and_to_verified_addresses_only(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[EmailMessage] = []
    monkeypatch.setattr(Mail, "_send", lambda self, mail: sent.append(mail))
    hosted: Hosted = await open_house(
        smtp_host="mail.example", smtp_from="house@example.org", public_url="http://play.example"
    )
    days = {"kind": "days", "move": 86_400}
    await _ask_bob(hosted, sent, {"kind": "none"}, verified=True)
    await _ask_bob(hosted, sent, days, verified=False)
    await asyncio.sleep(0.05)
    assert sent == []
    code = await _ask_bob(hosted, sent, days, verified=True)
    mail = await eventually(sent)
    assert mail["To"] == "bob@example.org"
    assert mail["Subject"] == "Loggia: Palio: it is your turn"
    assert f"http://play.example/table/{code}" in mail.get_content()


async def _ask_bob(hosted: Hosted, sent: list[EmailMessage], clock: dict[str, Any], verified: bool) -> str:
    """It is Bob's turn, and he has no page open."""
    ada, bob, code = await two_at_a_table(hosted, clock=clock)
    await bob.call("PATCH", "/me", {"email": "bob@example.org"})
    await eventually(sent)
    token = sent.pop().get_content().replace("=\n", "").split("#")[1].split()[0]
    if verified:
        await bob.call("POST", "/email", {"token": token})
    async with ada.table(code) as a:
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 2", "seen": a.number})
        await a.play("enter 1")
    return code


async def test_whoever_has_the_page_open_is_not_pushed(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(push.WebPush, "send", lambda *given: sent.append(given))
    hosted: Hosted = await open_house(push=True)
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b:
        sent.clear()
        await a.play("enter 1")
        await b.play("enter 2")
        await asyncio.sleep(0.05)
    assert sent == []
