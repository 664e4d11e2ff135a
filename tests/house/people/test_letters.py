"""E-mail is verified before it gets mail, and a password is reset by mail; the sender is replaced."""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage
from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.people import letters
from loggia.house.people.mail import Mail
from tests.house.conftest import Hosted, Open
from tests.house.people.test_accounts import PASSWORD

SMTP = {"smtp_host": "mail.example", "smtp_from": "house@example.org", "public_url": "http://play.example/"}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """All mails that went out."""
    mails: list[EmailMessage] = []
    monkeypatch.setattr(Mail, "_send", lambda self, mail: mails.append(mail))
    return mails


async def link_in(sent: list[EmailMessage], page: str) -> str:
    """The token of the link in the last mail, which leads to that page."""
    async with asyncio.timeout(10):
        while not sent:
            await asyncio.sleep(0.01)
    found = re.search(rf"http://play\.example{page}#(\S+)", sent.pop().get_content().replace("=\n", ""))
    assert found
    return found[1]


async def with_address(hosted: Hosted, sent: list[EmailMessage], verified: bool = True) -> Visitor:
    """Ada with an account and an address."""
    ada = await hosted.visitor()
    await ada.call("POST", "/account", {"name": "Ada", "password": PASSWORD, "email": "ada@example.org"})
    token = await link_in(sent, "/email")
    if verified:
        stranger = await hosted.visitor()
        await stranger.call("POST", "/email", {"token": token})
    return ada


async def refusal(visitor: Visitor, path: str, body: dict[str, Any]) -> str:
    with pytest.raises(HouseRefused) as refused:
        await visitor.call("POST", path, body)
    return refused.value.code


async def test_an_address_is_verified_by_the_link_that_was_sent_there(
    open_house: Open, sent: list[EmailMessage]
) -> None:
    hosted = await open_house(**SMTP)
    ada = await with_address(hosted, sent, verified=False)
    assert not (await ada.call("GET", "/me"))["email_verified"]
    await ada.call("POST", "/me/email")
    token = await link_in(sent, "/email")
    assert await refusal(ada, "/email", {"token": token[:-2] + "xx"}) == "house-link-old"
    await ada.call("PATCH", "/me", {"email": "other@example.org"})
    assert await refusal(ada, "/email", {"token": token}) == "house-link-old"
    await ada.call("POST", "/email", {"token": await link_in(sent, "/email")})
    assert (await ada.call("GET", "/me"))["email_verified"]
    await ada.call("PATCH", "/me", {"lang": "fr"})
    assert (await ada.call("GET", "/me"))["email_verified"]
    await ada.call("PATCH", "/me", {"email": "third@example.org"})
    assert not (await ada.call("GET", "/me"))["email_verified"]


@pytest.mark.parametrize("asked", ["Ada", "ADA@example.org"])
async def test_a_password_is_reset_by_mail_once_and_logs_out_everywhere(
    open_house: Open, sent: list[EmailMessage], asked: str
) -> None:
    hosted = await open_house(**SMTP)
    ada = await with_address(hosted, sent)
    eve = await hosted.visitor()
    await eve.call("POST", "/password/forgotten", {"name": asked})
    token = await link_in(sent, "/password")
    assert await refusal(eve, "/password/reset", {"token": token[::-1], "password": "another one"}) == "house-link-old"
    me = await eve.call("POST", "/password/reset", {"token": token, "password": "another one"})
    assert me["name"] == "Ada"
    with pytest.raises(HouseRefused):
        await ada.call("GET", "/me")
    assert await refusal(ada, "/password/reset", {"token": token, "password": "a third one"}) == "house-link-old"
    assert await refusal(ada, "/login", {"name": "Ada", "password": PASSWORD}) == "house-login-wrong"
    await ada.log_in("Ada", "another one")


async def test_no_letter_goes_to_an_address_that_nobody_has_verified(
    open_house: Open, sent: list[EmailMessage]
) -> None:
    hosted = await open_house(**SMTP)
    await with_address(hosted, sent, verified=False)
    eve = await hosted.visitor()
    for name in ("Ada", "ada@example.org", "Nobody", "nobody@example.org", "@"):
        assert await eve.call("POST", "/password/forgotten", {"name": name}) == {"ok": True}
    await hosted.settled()
    assert sent == []


async def test_an_old_link_is_worth_nothing(
    open_house: Open, sent: list[EmailMessage], monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = await open_house(**SMTP)
    await with_address(hosted, sent)
    eve = await hosted.visitor()
    await eve.call("POST", "/password/forgotten", {"name": "Ada"})
    token = await link_in(sent, "/password")
    monkeypatch.setattr(letters, "RESET_LIFE", -1)
    assert await refusal(eve, "/password/reset", {"token": token, "password": "another one"}) == "house-link-old"


async def test_a_house_without_mail_says_so(hosted: Hosted) -> None:
    eve = await hosted.visitor()
    assert await refusal(eve, "/password/forgotten", {"name": "Ada"}) == "house-no-mail"
