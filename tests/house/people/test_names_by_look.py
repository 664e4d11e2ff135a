"""Names are compared by their look: nobody can come in under a name that reads like somebody's account."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from loggia.client import HouseRefused
from loggia.house.people.names import clean_name, fold
from loggia.house.problems import Trouble
from loggia.house.store.schema import STEPS, migrate
from tests.house.conftest import Hosted
from tests.house.people.test_accounts import PASSWORD, account

ALIKE = [
    "\u0430\u0501\u0430 li",
    "A d\u200ba-L\u00ad1",
    "ÁDÁ.LI",
    "ᴀᴅᴀ ʟɪ",
    "Ａｄａ Ｌｉ",
    "ad\u0430li",
    "Ad\u034fa L\ufe0fI",
]


@pytest.mark.parametrize("name", ALIKE)
async def test_a_name_that_looks_like_an_account_is_refused(hosted: Hosted, name: str) -> None:
    await account(hosted, "Ada Li")
    for path, body in (("/guest", {"name": name}), ("/account", {"name": name, "password": PASSWORD})):
        visitor = await hosted.visitor()
        with pytest.raises(HouseRefused) as refused:
            await visitor.call("POST", path, body)
        assert refused.value.code in ("house-name-taken", "house-name-mixed")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", " \u00a0 ", "\u115f", "...", "z" + "\u0337" * 9])
async def test_a_name_must_be_readable(hosted: Hosted, name: str) -> None:
    visitor = await hosted.visitor()
    with pytest.raises(HouseRefused) as refused:
        await visitor.call("POST", "/account", {"name": name, "password": PASSWORD})
    assert refused.value.code in ("house-name-blank", "house-name-length")


@pytest.mark.parametrize("name", ["g\u0443\u0435st:1234", "ɢuest：12", "BOT\ua789master", "b0t:master"])
def test_what_the_house_gives_cannot_be_imitated(name: str) -> None:
    with pytest.raises(Trouble):
        clean_name(name)


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Иван", "Νίκος", "王小明", "नीता", "محمد", "O’Brien", "Ada 2"])
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert clean_name(name) == name


def test_names_that_read_differently_are_different() -> None:
    names = ["Ada", "Bob", "Carla", "Иван", "Ивана", "Νίκος", "王小明", "नीता", "नाता", "Ada 2"]
    assert len({fold(name) for name in names}) == len(names)


def test_accounts_of_old_keep_their_names(tmp_path: Path) -> None:
    """Two accounts whose names look alike existed before: neither is lost, and a third cannot come."""
    connection = sqlite3.connect(tmp_path / "old", isolation_level=None)
    steps = next(n for n, step in enumerate(STEPS) if "look(name)" in step)
    for step in STEPS[:steps]:
        connection.executescript(step)
    connection.execute(f"pragma user_version = {steps}")
    rows = [("Ada", "ada"), ("\u0410d\u0430", "\u0430d\u0430"), ("José", "josé")]
    connection.executemany("insert into people (name, fold, account, made) values (?, ?, 1, 0)", rows)
    migrate(connection)
    assert connection.execute("select name, fold from people order by id").fetchall() == [
        ("Ada", "ada"), ("\u0410d\u0430", "\u0430d\u0430"), ("José", "jose"),
    ]  # fmt: skip
    connection.close()


async def test_an_account_of_old_that_looks_like_another_logs_in_by_its_own_name(hosted: Hosted) -> None:
    ada, eve = await account(hosted, "Ada"), await account(hosted, "Eve")
    await hosted.house.store.write(
        ("update people set name = '\u0410d\u0430', fold = '\u0430d\u0430' where name = 'Eve'", ())
    )
    again = await hosted.visitor()
    assert (await again.log_in("\u0410d\u0430", PASSWORD))["id"] == (await eve.call("GET", "/me"))["id"]
    assert (await again.log_in("ADA", PASSWORD))["id"] == (await ada.call("GET", "/me"))["id"]
