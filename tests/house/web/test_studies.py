"""Studies in the house: only the owner writes, only legal moves are added, nothing private is seen, files come back."""

from __future__ import annotations

from typing import Any

import pytest

from loggia.client import RemoteHouse as Visitor
from loggia.games import game as find_game
from loggia.house.studies import desk
from loggia.kernel import Chance, Record, replay
from loggia.kernel.random_play import random_decision
from tests.house.conftest import Hosted
from tests.house.people.test_accounts import account
from tests.house.test_moderation import a_host, id_of, refusal


def finished(name: str = "palio", seats: int = 3) -> Record:
    match = find_game(name).new(seats, {}, "study")
    chance = Chance("study")
    while not match.over:
        match.play(*random_decision(match, chance))
    return match.record


async def begun(somebody: Visitor, **wish: Any) -> dict[str, Any]:
    made: dict[str, Any] = await somebody.call("POST", "/studies", {"game": "palio", "seats": 2} | wish)
    return made


async def edit(somebody: Visitor, study: dict[str, Any], do: str, **wish: Any) -> dict[str, Any]:
    body = {"do": do, "seen": study["version"]} | wish
    changed: dict[str, Any] = await somebody.call("POST", f"/studies/{study['study']}", body)
    return changed


async def add(somebody: Visitor, study: dict[str, Any], node: int, which: int = 0, **wish: Any) -> dict[str, Any]:
    """Add one of the moves that the house offers."""
    now = await somebody.call("GET", f"/studies/{study['study']}/positions/{node}")
    move = {"node": node, "seat": now["viewer"], "text": now["choices"][which]["text"]}
    return await edit(somebody, study, "add", **(move | wish))


def children(study: dict[str, Any], node: int) -> list[int]:
    return next(list(one["children"]) for one in study["nodes"] if one["id"] == node)


async def test_a_tree_grows_is_told_and_goes_back(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    study = await begun(ada, title=" My  first ")
    assert (study["title"], study["access"], study["mine"], study["start"]) == ("My first", "private", True, 0)
    study = await add(ada, study, 0)
    main = study["added"]
    study = await add(ada, study, 0, 1)
    other = study["added"]
    assert children(study, 0) == [main, other]
    study = await edit(ada, study, "comment", node=other, text="Better?\nPerhaps.")
    study = await edit(ada, study, "draw", node=other, drawn=[{"piece": "card:1", "to": "card:2"}])
    study = await edit(ada, study, "promote", node=other)
    assert children(study, 0) == [other, main]
    study = await edit(ada, study, "delete", node=other)
    assert children(study, 0) == [main]
    study = await edit(ada, study, "undo")
    (back,) = [one for one in study["nodes"] if one["id"] == other]
    assert back["comment"] == "Better?\nPerhaps."
    assert back["drawn"] == [{"piece": "card:1", "to": "card:2", "colour": "green"}]
    assert back["say"]["say"].startswith("palio-")
    while study["undo"]:
        study = await edit(ada, study, "undo")
    assert children(study, 0) == []
    assert (await ada.http.post(f"/studies/{study['study']}", json={"do": "undo", "seen": study["version"]})).is_error


async def test_hidden_things_lie_open_and_can_be_dealt_anew(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    record = finished("carrara")
    study = await begun(ada, record=record.text(), move=20)
    assert study["start"] == 20
    node = children(study, 0)[0]
    match = replay(find_game("carrara"), record, 21)
    held = [match.view(seat)["table"]["players"][seat]["holdings"] for seat in range(3)]
    assert [one["holdings"] for one in match.view(0)["table"]["players"]] != held
    for seat in range(3):
        shown = await ada.call("GET", f"/studies/{study['study']}/positions/{node}?viewer={seat}")
        assert (shown["viewer"], shown["view"]["viewer"]) == (seat, seat)
        assert [one["holdings"] for one in shown["view"]["table"]["players"]] == held
    study = await add(ada, study, 0, anew=True)
    assert [one["dealt"] for one in study["nodes"] if one["id"] == study["added"]] == [True]


async def test_only_legal_moves_are_added(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    study = await begun(ada)
    path = f"/studies/{study['study']}"
    for wish in (
        {"node": 0, "seat": 0, "text": "fly to Siena"},
        {"node": 0, "seat": 9, "text": "enter 1"},
        {"node": 77, "seat": 0, "text": "enter 1"},
    ):
        answer = await ada.http.post(path, json={"do": "add", "seen": 1} | wish)
        assert answer.status_code == 422, answer.text
    assert (await ada.http.post(path, json={"do": "conquer", "seen": 1})).status_code == 400
    assert (await ada.http.get(f"{path}/positions/77")).status_code == 404
    assert (await ada.http.get(f"{path}/positions/x")).status_code == 404
    assert (await ada.call("GET", path))["version"] == 1


async def test_two_pages_do_not_overwrite_each_other(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    study = await begun(ada)
    await edit(ada, study, "comment", text="first")
    stale = {"do": "comment", "seen": study["version"], "text": "second"}
    assert await refusal(ada, "POST", f"/studies/{study['study']}", stale) == "house-study-changed"


async def test_who_sees_and_who_writes(hosted: Hosted) -> None:
    ada, eve = await account(hosted, "Ada"), await account(hosted, "Eve")
    study = await begun(ada)
    path = f"/studies/{study['study']}"
    for where in (path, f"{path}/record", f"{path}/positions/0"):
        assert await refusal(eve, "GET", where) == "house-no-study"
    study = await edit(ada, study, "access", access="link")
    seen = await eve.call("GET", path)
    assert (seen["mine"], seen["undo"], seen["name"]) == (False, 0, "Ada")
    assert (await eve.call("GET", "/studies"))["studies"] == []
    wish = {"do": "comment", "seen": study["version"], "text": "x"}
    assert await refusal(eve, "POST", path, wish) == "house-study-owner"
    assert await refusal(eve, "DELETE", path, {}) == "house-study-owner"
    study = await edit(ada, study, "access", access="public")
    assert [one["name"] for one in (await eve.call("GET", "/studies"))["studies"]] == ["Ada"]
    await eve.call("POST", f"/people/{await id_of(ada)}/block", {"on": True})
    assert (await eve.call("GET", "/studies"))["studies"] == []
    await ada.call("DELETE", path, {})
    assert await refusal(ada, "GET", path) == "house-no-study"


async def test_a_guest_publishes_nothing(hosted: Hosted) -> None:
    gina = await hosted.visitor("Gina")
    study = await begun(gina)
    wish = {"do": "access", "seen": 1, "access": "public"}
    assert await refusal(gina, "POST", f"/studies/{study['study']}", wish) == "house-account-needed"


async def test_a_file_comes_back_and_a_forged_one_does_not(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    study = await begun(ada, record=finished().text(), move=2, title="Out and in")
    study = await edit(ada, await add(ada, study, 0, 1), "comment", node=1, text="here")
    text = (await ada.http.get(f"/studies/{study['study']}/record")).text
    again = await begun(ada, record=text)
    assert again["title"] == "Out and in"
    assert len(again["nodes"]) == len(study["nodes"])
    assert (await ada.http.get(f"/studies/{again['study']}/record")).text == text
    line = (await ada.http.get(f"/studies/{study['study']}/record?node=1")).text
    assert len(Record.read(line).moves) == 3
    for bad in ("nonsense", text.replace("here", "there"), text.replace("start 2", "start 1")):
        assert (await ada.http.post("/studies", json={"record": bad})).status_code == 422
    assert (await ada.http.post("/studies", json={"record": finished().text(), "move": 999})).status_code == 422
    assert (await ada.http.post("/studies", json={"game": "palio", "seats": 11})).status_code == 400


async def test_the_house_keeps_only_so_many(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_STUDIES_OF_GUEST", 2)
    hosted.house.studies._limits = 1.0
    gina = await hosted.visitor("Gina")
    await begun(gina)
    await begun(gina)
    assert await refusal(gina, "POST", "/studies", {"game": "palio"}) == "house-many-studies"
    assert len((await gina.call("GET", "/studies/mine"))["studies"]) == 2


async def test_studies_are_exported_and_go_with_their_owner(hosted: Hosted) -> None:
    ada = await account(hosted, "Ada")
    study = await edit(ada, await begun(ada, title="Mine"), "access", access="public")
    (kept,) = (await ada.call("GET", "/me/export"))["studies"]
    assert (kept["title"], kept["access"]) == ("Mine", "public")
    await hosted.house.moderation.act(0, "remove", str(await id_of(ada)), "")
    eve = await hosted.visitor("Eve")
    assert await refusal(eve, "GET", f"/studies/{study['study']}") == "house-no-study"


async def test_a_study_is_reported_and_removed_by_a_host(hosted: Hosted) -> None:
    host, ada, eve = await a_host(hosted), await account(hosted, "Ada"), await hosted.visitor("Eve")
    study = await edit(ada, await begun(ada, title="Something vile"), "access", access="public")
    await eve.call("POST", "/reports", {"study": study["study"], "reason": "its title"})
    (report,) = (await host.call("GET", "/host/reports"))["reports"]
    assert (report["about_name"], report["quote"], report["study"]) == ("Ada", "Something vile", study["study"])
    await host.call("POST", "/host/act", {"act": "unstudy", "about": report["study"]})
    assert await refusal(ada, "GET", f"/studies/{study['study']}") == "house-no-study"
