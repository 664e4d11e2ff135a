"""Every route and action, asked by everybody: a visitor, a guest, an account, a host, and who sits at the table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.web.app import ROUTES
from tests.house.conftest import Hosted
from tests.house.people.test_accounts import PASSWORD, account
from tests.house.test_moderation import a_host, id_of

EVERYBODY, PEOPLE, HOSTS, TABLE, SEATED = "everybody", "people", "hosts", "table", "seated"
"""Who may ask: anybody; who has come in; hosts of the house; who may see a private table; who has come in and may."""

WHO = {
    "GET /house": EVERYBODY,
    "GET /games": EVERYBODY,
    "GET /words/{lang}": EVERYBODY,
    "GET /rules/{game}": EVERYBODY,
    "GET /learn/{game}": EVERYBODY,
    "POST /learn/{game}/{lesson}": EVERYBODY,
    "POST /learn/{game}/{lesson}/why": EVERYBODY,
    "POST /learn/{game}/{lesson}/match": EVERYBODY,
    "GET /exercises": EVERYBODY,
    "GET /exercises/{game}": EVERYBODY,
    "GET /exercises/{game}/{exercise}": EVERYBODY,
    "POST /exercises/{game}/{exercise}/answer": EVERYBODY,
    "POST /exercises/{game}/{exercise}/why": EVERYBODY,
    "GET /session": EVERYBODY,
    "GET /me": PEOPLE,
    "POST /guest": EVERYBODY,
    "POST /account": EVERYBODY,
    "POST /login": EVERYBODY,
    "POST /logout": EVERYBODY,
    "POST /me/password": PEOPLE,
    "PATCH /me": PEOPLE,
    "GET /me/export": PEOPLE,
    "DELETE /me": PEOPLE,
    "GET /me/sessions": PEOPLE,
    "DELETE /me/sessions/{id}": PEOPLE,
    "POST /me/email": PEOPLE,
    "POST /email": EVERYBODY,
    "POST /password/forgotten": EVERYBODY,
    "POST /password/reset": EVERYBODY,
    "GET /me/notes": PEOPLE,
    "POST /me/notes/seen": PEOPLE,
    "POST /me/push": PEOPLE,
    "DELETE /me/push": PEOPLE,
    "GET /people/{id}": EVERYBODY,
    "GET /people/{id}/matches": EVERYBODY,
    "GET /people/{id}/play": EVERYBODY,
    "GET /me/matches.json": PEOPLE,
    "GET /me/matches.csv": PEOPLE,
    "GET /me/records.zip": PEOPLE,
    "POST /reports": PEOPLE,
    "POST /people/{id}/block": PEOPLE,
    "GET /archive": EVERYBODY,
    "GET /leaders/{game}": EVERYBODY,
    "GET /studies": EVERYBODY,
    "GET /studies/mine": PEOPLE,
    "POST /studies": EVERYBODY,
    "GET /studies/{id}": EVERYBODY,
    "POST /studies/{id}": PEOPLE,
    "DELETE /studies/{id}": PEOPLE,
    "GET /studies/{id}/record": EVERYBODY,
    "GET /studies/{id}/positions/{node}": EVERYBODY,
    "POST /studies/{id}/positions/{node}/why": EVERYBODY,
    "GET /me/friends": PEOPLE,
    "POST /people/{id}/follow": PEOPLE,
    "GET /host/reports": HOSTS,
    "POST /host/reports/{id}": HOSTS,
    "GET /host/audit": HOSTS,
    "POST /host/act": HOSTS,
    "POST /play-now": EVERYBODY,
    "POST /play-from": EVERYBODY,
    "POST /tables": PEOPLE,
    "GET /tables": EVERYBODY,
    "GET /tables/mine": PEOPLE,
    "GET /tables/{id}": TABLE,
    "GET /tables/{id}/log": TABLE,
    "GET /tables/{id}/why": TABLE,
    "GET /tables/{id}/final": TABLE,
    "GET /tables/{id}/order-forms": TABLE,
    "GET /tables/{id}/record": TABLE,
    "GET /tables/{id}/points": TABLE,
    "GET /tables/{id}/warning": TABLE,
    "GET /tables/{id}/standing": TABLE,
    "GET /tables/{id}/replay": TABLE,
    "GET /tables/{id}/review": TABLE,
    "POST /replay": EVERYBODY,
    "POST /review": EVERYBODY,
    "POST /tables/{id}/{action}": SEATED,
}
"""Who may ask what. A new route belongs into this list."""

DENIED = {"house-nobody", "house-hosts-only", "house-no-table"}
BODIES: dict[str, dict[str, Any]] = {
    "POST /account": {"name": "Somebody", "password": PASSWORD},
    "POST /login": {"name": "nobody-of-that-name", "password": PASSWORD},
    "POST /me/password": {"old": PASSWORD, "new": PASSWORD},
    "POST /email": {"token": "x"},
    "POST /password/forgotten": {"name": "x"},
    "POST /password/reset": {"token": "x", "password": PASSWORD},
    "POST /me/push": {"endpoint": "https://push.example/x"},
    "DELETE /me/push": {"endpoint": "https://push.example/x"},
    "POST /reports": {"person": 10**9, "reason": "x"},
    "POST /host/act": {"act": "unsay", "about": "1"},
    "POST /play-now": {"game": "palio", "seats": 2, "level": "random"},
    "POST /tables": {"game": "palio", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "POST /studies": {"game": "palio"},
    "POST /studies/{id}": {"do": "undo", "seen": 1},
    "POST /studies/{id}/positions/{node}/why": {"seat": 0, "ids": ["x"]},
    "POST /replay": {"record": "x"},
    "POST /review": {"record": "x"},
}
ACTIONS: dict[str, dict[str, Any]] = {
    "move": {"text": "enter 1", "seen": 0}, "undo": {"what": "step", "seen": 0}, "ask": {"what": "step", "seen": 0},
    "answer": {"yes": True}, "chat": {"text": "x"}, "refuse": {"about": "x"}, "pace": {"pace": "easy"},
    "mute": {"person": 1}, "orders": {"orders": []}, "replace": {"kind": "me"}, "invite": {"person": 1},
    "share": {"allow": True},
    "set-seat": {"seat": 1, "to": {"kind": "open"}},
}  # fmt: skip
"""Bodies of actions that need one."""


def test_the_list_names_every_route() -> None:
    routes = {f"{route.method} {route.path}" for route in ROUTES}
    assert set(WHO) == routes, "say who may ask a new route: WHO in this file"


def expected(who: str, role: str) -> str:
    """The problem with which a role is turned away; empty: it is not."""
    if who == HOSTS:
        return "" if role == "host" else "house-nobody" if role == "visitor" else "house-hosts-only"
    if who in (PEOPLE, SEATED) and role == "visitor":
        return "house-nobody"
    return "house-no-table" if who in (TABLE, SEATED) and role != "seated" else ""


async def everybody(hosted: Hosted) -> dict[str, Visitor]:
    return {
        "visitor": await hosted.visitor(),
        "guest": await hosted.visitor("Gina"),
        "account": await account(hosted, "Alba"),
        "host": await a_host(hosted),
        "seated": await account(hosted, "Sara"),
    }


async def outcome(asker: Visitor, method: str, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """The status, and the problem if it says that the asker may not."""
    answer = await asker.http.request(method, path, json=None if method == "GET" else body)
    problem = answer.json().get("code", "") if answer.status_code >= 400 else ""
    return answer.status_code, problem if problem in DENIED else ""


async def test_every_route_is_open_to_whom_it_should_be_and_to_nobody_else(hosted: Hosted) -> None:
    people = await everybody(hosted)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    code = (await people["seated"].new_table("palio", seats=seats, public=False))["table"]
    about = str(await id_of(people["account"]))
    wrong = []
    for route in ROUTES:
        name = f"{route.method} {route.path}"
        if name not in WHO or "{action}" in route.path:
            continue
        path = route.path.replace("{id}", code if "/tables/" in route.path else about)
        path = re.sub(r"{\w+}", lambda part: {"{lang}": "en"}.get(part[0], "palio"), path)
        for role, asker in people.items():
            cookies = dict(asker.http.cookies)
            status, denied = await outcome(asker, route.method, path, BODIES.get(name, {}))
            if status >= 500 or status == 405 or denied != expected(WHO[name], role):
                wrong.append(f"{name} by {role}: {status} {denied or 'not turned away'}")
            if dict(asker.http.cookies) != cookies or name in ("DELETE /me", "POST /logout", "POST /me/password"):
                people[role] = await _again(hosted, role)
    assert wrong == []


async def _again(hosted: Hosted, role: str) -> Visitor:
    """Somebody in a role whose session has ended or changed: logged in once more, or somebody new."""
    fresh = await hosted.visitor()
    names = {"account": "Alba", "host": "Oste", "seated": "Sara"}
    if role in names:
        try:
            await fresh.log_in(names[role], PASSWORD)
        except HouseRefused:
            await fresh.call("POST", "/account", {"name": names[role], "password": PASSWORD})
            if role == "host":
                await hosted.house.moderation.act(0, "host", str(await id_of(fresh)), "on")
    elif role == "guest":
        await fresh.guest("")
    return fresh


async def test_every_action_is_for_people_who_may_see_the_table(hosted: Hosted) -> None:
    people = await everybody(hosted)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wrong = []
    for action in sorted(hosted.house.actions.all):
        code = (await people["seated"].new_table("palio", seats=seats, public=False))["table"]
        for role, asker in people.items():
            status, denied = await outcome(asker, "POST", f"/tables/{code}/{action}", ACTIONS.get(action, {}))
            if status >= 500 or status == 400 or denied != expected(SEATED, role):
                wrong.append(f"{action} by {role}: {status} {denied or 'not turned away'}")
    assert wrong == []


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/api/v1/openapi.json"])
async def test_what_is_outside_of_the_api_is_for_everybody_and_cannot_be_written(hosted: Hosted, path: str) -> None:
    visitor = await hosted.visitor()
    address = f"{hosted.address}{path}"
    assert (await visitor.http.get(address)).status_code == 200
    assert (await visitor.http.post(address, json={})).status_code == 405
