"""Routes: health, the client's files, words, rules, the OpenAPI description, settings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from loggia import words
from loggia.house import wire
from loggia.house.house import House
from loggia.house.settings import BadSettings, read, unknown_variables
from loggia.house.tables.fold import FOLD
from loggia.house.web.app import ROUTES, make_app
from loggia.house.wire import socket
from loggia.kernel import Phrase, Seat, phrase
from loggia.words import Words
from tests.house.conftest import Hosted, make_settings


async def test_the_house_says_whether_it_is_well(hosted: Hosted) -> None:
    async with httpx.AsyncClient(base_url=hosted.address) as client:
        assert (await client.get("/healthz")).json() == {"ok": True}
        assert (await client.get("/readyz")).json() == {"ready": True}
        hosted.house.ready = False
        assert (await client.get("/readyz")).status_code == 503


async def test_the_house_says_what_it_offers(hosted: Hosted) -> None:
    visitor = await hosted.visitor()
    offered = {game["name"]: game for game in await visitor.call("GET", "/games")}
    assert "palio" in offered
    assert offered["palio"]["seats"] == [2, 3, 4]
    assert offered["palio"]["levels"][0] == "random"
    about = await visitor.call("GET", "/house")
    assert about["languages"] == list(words.LANGUAGES)
    for lang in words.LANGUAGES:
        texts = (await visitor.call("GET", f"/words/{lang}"))["texts"]
        assert any("house-too-fast" in text for text in texts)
    for path in ("/words/xx", "/rules/chess"):
        answer = await visitor.http.get(path)
        assert answer.status_code == 404
    rules = await visitor.http.get("/rules/carrara", params={"lang": "fr"})
    assert rules.status_code == 200


async def test_the_client_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    static = tmp_path / "static"
    house = House(make_settings(tmp_path))
    app = make_app(house, static)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        missing = await client.get("/")
        assert missing.status_code == 503
        assert "make client" in missing.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<title>the page</title>")
        (static / "assets/a.js").write_text("1")
        for path in ("/", "/table/abc", "/anything/else"):
            assert "the page" in (await client.get(path)).text
        script = await client.get("/assets/a.js")
        assert "immutable" in script.headers["cache-control"]
        assert (await client.get("/assets/b.js")).status_code == 404
        assert "frame-ancestors 'none'" in script.headers["content-security-policy"]
    await house.close()


def test_settings_come_from_flags_the_environment_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nname = "File"\nthink = 2.5\npush = false')
    env = {"LOGGIA_PORT": "2", "LOGGIA_NAME": "Env"}
    settings = read({"port": "3", "host": None}, file, env)
    assert (settings.port, settings.name, settings.think, settings.push) == (3, "Env", 2.5, False)
    assert settings.host == "127.0.0.1"
    for yes in ("true", "yes", "On", "1"):
        assert read({}, env={"LOGGIA_TRUST_PROXY": yes}).trust_proxy
    for no in ("false", "no", "off", "0"):
        assert not read({}, env={"LOGGIA_PUSH": no}).push
    assert read({"public_url": "https://play.example.org:8443/"}, env={}).public_url


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("port", "many", "--port is a whole number from 0 to 65535, not “many”"),
        ("port", 99999, "--port is a whole number from 0 to 65535, not “99999”"),
        ("port", -1, "--port is a whole number"),
        ("prot", 1, "--set prot: there is no such setting; is port meant?"),
        ("limits", "-1", "--set limits is a number from 0 to"),
        ("limits", "nan", "--set limits is a number from 0 to"),
        ("think", "-1", "--set think is a number from 0 to"),
        ("workers", "-3", "--set workers is a whole number from 0 to"),
        ("keep_guests", "-5", "--set keep-guests is a whole number from 0 to"),
        ("live_tables", "0", "--set live-tables is a whole number from 1 to"),
        ("log_level", "verbose", "one of these, not “verbose”: debug, info, warning, error"),
        ("public_url", "foo", "--set public-url is an address like https://play.example.org, not “foo”"),
        ("public_url", "https://a.example/path", "--set public-url is an address"),
        ("push", "maybe", "--set push is true or false, not “maybe”"),
    ],
)
def test_a_setting_without_sense_is_refused_with_what_it_could_be(
    tmp_path: Path, name: str, value: object, why: str
) -> None:
    with pytest.raises(BadSettings) as flag:
        read({name: value}, env={})
    assert why in str(flag.value)
    assert Words("fr").say(flag.value.why) != str(flag.value)
    if name != "prot":
        with pytest.raises(BadSettings, match=f"LOGGIA_{name.upper()} "):
            read({}, env={f"LOGGIA_{name.upper()}": str(value)})
    file = tmp_path / "house.toml"
    file.write_text(f"{name} = '{value}'")
    with pytest.raises(BadSettings, match=f"{file}: {name}"):
        read({}, file, env={})


def test_a_key_with_a_dash_and_a_variable_that_is_none_are_told_their_names(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("public-url = 'https://a.example'")
    with pytest.raises(BadSettings, match=r"house.toml: public-url: there is no such setting; is public_url meant\?"):
        read({}, file, env={})
    (said,) = unknown_variables({"LOGGIA_PUBLIC_URI": "x", "LOGGIA_PORT": "1", "LOGGIA_COMPILED": "no", "HOME": "/"})
    assert Words("en").say(said).endswith("is LOGGIA_PUBLIC_URL meant?")


def _said() -> set[str]:
    source = Path(wire.__file__).parents[1]
    texts = [path.read_text() for path in source.rglob("*.py")]
    found = {name for text in texts for name in re.findall(r'"(house-[a-z-]+[a-z])"', text)}
    found |= {f"house-line-{kind}" for kind in FOLD}
    return found | {f"house-not-playing-{status}" for status in ("waiting", "paused", "over", "frozen")}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_the_house_says_has_words(lang: str) -> None:
    speaker = Words(lang, ["Ada", "Bob"])
    facts: dict[str, Any] = {
        "seat": Seat(0), "to": Seat(1), "wait": 3, "why": "x", "name": "Ada", "game": "x", "seats": 3, "lang": "x",
        "what": phrase("house-busy"), "link": "x", "house": "x", "move": phrase("house-busy"),
        "names": "Ada", "minutes": 3, "matches": 10, "bad": 3, "resigned": 2, "late": 1,
    }  # fmt: skip
    for message in sorted(_said()):
        assert words._find(lang, message) is not None, f"{message} has no words in {lang}"
        assert speaker.say(Phrase(message, tuple(facts.items())))


def test_the_description_names_every_route_and_action(tmp_path: Path) -> None:
    from loggia.house.web.openapi import description

    actions = House(make_settings(tmp_path)).actions.all
    document = description(ROUTES, actions)
    assert document["openapi"] == "3.1.0"
    for name in actions:
        assert f"/api/v1/tables/{{id}}/{name}" in document["paths"]
    for path, methods in document["paths"].items():
        for operation in methods.values():
            assert operation["summary"], path
            assert set(re.findall(r"{(\w+)}", path)) <= {p["name"] for p in operation["parameters"]}
    assert {"TableView", "Update", "ActionRefused", "Watch"} <= set(document["components"]["schemas"])


def test_the_routes_are_all_in_the_documentation() -> None:
    page = (Path(__file__).parents[3] / "docs/api.md").read_text()
    for route in ROUTES:
        if "{action}" not in route.path:
            assert route.path.split("?")[0] in page, f"docs/api.md does not mention {route.method} {route.path}"


def test_the_actions_and_messages_are_all_in_the_documentation(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs/api.md").read_text()
    actions = House(make_settings(tmp_path)).actions.all
    rows = re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`([\w-]+)`", row)}
    assert set(actions) <= told
    messages = [kind.__struct_config__ for kind in vars(socket).values() if isinstance(kind, type(socket.Done))]
    assert {str(kind.tag) for kind in messages if kind.tag_field == "type"} <= told
    for message in messages:
        if message.tag_field == "do":
            assert f'"do": "{message.tag}"' in page
