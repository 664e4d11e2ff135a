"""Metrics and logs: what is counted, who may read it, dashboard and alerts, request ids, no secret in either."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from loggia.house import logs
from loggia.house.metrics.kinds import MOST_SERIES, Counter
from tests.house.conftest import Hosted, Open
from tests.house.people.test_accounts import PASSWORD
from tests.house.playing import play_first, two_at_a_table

MONITORING = Path(__file__).parents[3] / "deploy/monitoring"
TOKEN = "a-token-that-only-prometheus-knows"

Samples = dict[str, dict[frozenset[tuple[str, str]], float]]


async def scrape(hosted: Hosted, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        return await client.get(f"{hosted.address}/metrics", headers=headers)


def parsed(text: str) -> Samples:
    """All samples by name and labels, as Prometheus' own library reads them; nothing may be declared twice."""
    found: Samples = {}
    families = list(text_string_to_metric_families(text))
    assert len({family.name for family in families}) == len(families)
    for family in families:
        assert family.type in ("counter", "gauge", "histogram"), family.name
        assert family.documentation
        for sample in family.samples:
            series = found.setdefault(sample.name, {})
            labels = frozenset(sample.labels.items())
            assert labels not in series
            series[labels] = sample.value
    return found


def total(samples: Samples, name: str, **labels: str) -> float:
    wanted = set(labels.items())
    return sum(value for found, value in samples.get(name, {}).items() if wanted <= found)


async def read(hosted: Hosted) -> Samples:
    answer = await scrape(hosted)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return parsed(answer.text)


async def test_a_match_shows_in_the_metrics_step_by_step(hosted: Hosted) -> None:
    before = await read(hosted)
    ada = await hosted.visitor("Ada")
    code = await ada.play_now("palio", seats=2, level="random")
    async with ada.table(code) as table, asyncio.timeout(20):
        during = await read(hosted)
        await play_first(table)
    after = await read(hosted)

    def grown(name: str, **labels: str) -> float:
        return total(after, name, **labels) - total(before, name, **labels)

    assert during["loggia_sockets"][frozenset()] == 1
    assert grown("loggia_moves_total", game="palio", by="person") == 5
    assert grown("loggia_moves_total", game="palio", by="bot") == 5
    for step in ("check", "carry_out", "append", "tell", "announce"):
        assert grown("loggia_step_seconds_count", step=step) >= 5, step
        assert grown("loggia_step_seconds_bucket", step=step, le="+Inf") == grown(
            "loggia_step_seconds_count", step=step
        )
    assert grown("loggia_committed_entries_total") >= 12
    assert grown("loggia_queue_wait_seconds_count", queue="bots") == grown("loggia_bot_think_seconds_count") == 5
    assert grown("loggia_http_requests_total", route="/api/v1/play-now", status="200") == 1
    assert total(after, "loggia_live_tables", status="over") == 1
    assert total(after, "loggia_disk_free_bytes") > 0
    assert total(after, "loggia_file_bytes", file="database") > 0


async def test_errors_limits_lost_writes_and_reloads_are_counted(open_house: Open) -> None:
    hosted: Hosted = await open_house(limits=1.0)
    before = await read(hosted)
    ada, _bob, code = await two_at_a_table(hosted)
    for _ in range(30):
        await ada.http.get("/tables/nothing-here")
    logs.failed("request failed", ValueError("tried"))
    live = hosted.house.live_tables.known(code)
    assert live is not None
    hosted.house.live_tables.forget(code)
    await ada.call("GET", f"/tables/{code}")
    after = await read(hosted)
    assert total(after, "loggia_limited_total", limit="wrong") > total(before, "loggia_limited_total", limit="wrong")
    assert total(after, "loggia_table_loads_total", source="log") > total(
        before, "loggia_table_loads_total", source="log"
    )
    errors = {"level": "error", "event": "request failed"}
    assert total(after, "loggia_log_events_total", **errors) > total(before, "loggia_log_events_total", **errors)


def test_a_metric_does_not_grow_without_end_whatever_visitors_send() -> None:
    counter = Counter("tried_total", "Tried.", "what")
    for number in range(2 * MOST_SERIES):
        counter.add(f'"{number}"\n\\')
    (family,) = text_string_to_metric_families("\n".join(counter.lines()) + "\n")
    assert len(family.samples) == MOST_SERIES + 1
    assert sum(sample.value for sample in family.samples) == 2 * MOST_SERIES
    assert {sample.labels["what"] for sample in family.samples} >= {"other", '"7"\n\\'}


async def test_strange_requests_leave_no_text_of_theirs_in_the_metrics(hosted: Hosted) -> None:
    async with httpx.AsyncClient() as client:
        for path in ("/api/v1/secret-path", "/people/hidden-name", "/%F0%9F%90%8E"):
            await client.request("BREW", f"{hosted.address}{path}")
            await client.get(f"{hosted.address}{path}?invite=very-secret")
    text = (await scrape(hosted)).text
    for word in ("secret-path", "hidden-name", "very-secret", "BREW"):
        assert word not in text


# --- who may read them ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["", TOKEN])
async def test_metrics_are_not_there_for_strangers(open_house: Open, token: str) -> None:
    hosted: Hosted = await open_house(metrics_token=token)
    far = {"host": "play.example.org"}
    for headers in (
        far, {"x-forwarded-for": "192.0.2.7"}, {"x-real-ip": "192.0.2.7"}, {"forwarded": "for=192.0.2.7"},
        {"via": "1.1 proxy"}, {"authorization": "Bearer wrong", **far}, {"authorization": f"Basic {TOKEN}", **far},
        {"authorization": "Bearer", "x-forwarded-for": "192.0.2.7"},
    ):  # fmt: skip
        answer = await scrape(hosted, **headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "house-no-such-page"), headers


async def test_metrics_are_there_on_the_machine_itself_and_with_the_token_everywhere(open_house: Open) -> None:
    hosted: Hosted = await open_house(metrics_token=TOKEN, limits=1.0)
    assert (await scrape(hosted)).status_code == 200
    far = {"host": "play.example.org", "x-forwarded-for": "192.0.2.7"}
    assert (await scrape(hosted, authorization=f"Bearer {TOKEN}", **far)).status_code == 200
    guesses = [(await scrape(hosted, authorization=f"Bearer {n}", **far)).status_code for n in range(25)]
    assert guesses[-1] == 429


# --- the dashboard and the alerts -----------------------------------------------------------------------------------

NAME = re.compile(r"\bloggia_\w+")


async def test_every_metric_of_the_dashboard_and_the_alerts_exists(hosted: Hosted) -> None:
    text = (await scrape(hosted)).text
    declared = {family.name: family.type for family in text_string_to_metric_families(text)}
    known = set()
    for name, kind in declared.items():
        known |= {f"{name}_total"} if kind == "counter" else {name}
        known |= {f"{name}_{part}" for part in ("bucket", "sum", "count")} if kind == "histogram" else set()
    dashboard = json.loads((MONITORING / "loggia-dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = (MONITORING / "loggia-alerts.yml").read_text(encoding="utf-8")
    expressions = re.findall(r"^ +expr: (.+)$", alerts, re.MULTILINE)
    assert len(expressions) == len(re.findall(r"- alert: ", alerts)) >= 10
    used = {name for expression in (*asked, *expressions) for name in NAME.findall(expression)}
    assert used <= known
    shown = {name for expression in asked for name in NAME.findall(expression)}
    missing = {
        name
        for name, kind in declared.items()
        if not shown & {name, f"{name}_total", f"{name}_bucket", f"{name}_count"}
    }
    assert missing == set(), "no panel shows these"


async def test_the_labels_that_alerts_ask_for_exist(hosted: Hosted) -> None:
    samples = await read(hosted)
    alerts = (MONITORING / "loggia-alerts.yml").read_text(encoding="utf-8")
    board = (MONITORING / "loggia-dashboard.json").read_text(encoding="utf-8").replace('\\"', '"')
    asked = re.findall(r'(loggia_\w+)\{(\w+)="([^"]+)"', alerts + board)
    assert asked
    for name, label, value in asked:
        if name == "loggia_log_events_total":
            logs.failed("tried", ValueError())
            samples = await read(hosted)
        assert total(samples, name, **{label: value}) >= 0
        assert any((label, value) in labels for labels in samples[name]), (name, label, value)


# --- logs -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def log_lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that the house logs, at the lowest level."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    before = logs.LOG.level
    logs.LOG.addHandler(handler)
    logs.LOG.setLevel("DEBUG")
    yield written
    logs.LOG.removeHandler(handler)
    logs.LOG.setLevel(before)


def read_lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


async def test_every_line_has_the_id_that_its_answer_has(open_house: Open, log_lines: io.StringIO) -> None:
    hosted: Hosted = await open_house()
    async with httpx.AsyncClient(base_url=hosted.address) as client:
        ids = [(await client.get("/api/v1/house")).headers["x-request-id"] for _ in range(3)]
        given = (await client.get("/api/v1/house", headers={"x-request-id": "given-by-a-stranger"})).headers
        missing = (await client.get("/api/v1/nothing")).headers["x-request-id"]
    assert len(set(ids)) == 3
    assert given["x-request-id"] != "given-by-a-stranger"
    lines = read_lines(log_lines)
    assert all("request" in line for line in lines)
    requests = [line["request"] for line in lines if line["event"] == "request"]
    assert requests == [*ids, given["x-request-id"], missing]
    assert {line["request"] for line in lines if line["event"] == "open"} == {logs.OWN}


async def test_what_fails_inside_a_request_or_a_socket_is_logged_with_its_id(
    hosted: Hosted, log_lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _bob, code = await two_at_a_table(hosted)

    def broken(*_: object) -> None:
        raise RuntimeError("tried")

    async with ada.table(code) as table, asyncio.timeout(20):
        monkeypatch.setattr(hosted.house.lobby, "public", broken)
        answer = await ada.http.get("/tables")
        assert answer.status_code == 500
        monkeypatch.setattr("loggia.house.web.sockets.page.move_now", broken)
        with pytest.raises(Exception, match="house-our-fault"):
            await table.play("enter 1")
    lines = read_lines(log_lines)
    (failure,) = [line for line in lines if line["event"] == "request failed"]
    assert failure["request"] == answer.headers["x-request-id"]
    (message,) = [line for line in lines if line["event"] == "message failed"]
    assert re.fullmatch(r"[0-9a-f]{16}", message["request"])


async def test_a_trusted_proxy_may_give_the_id_but_no_other_text(open_house: Open) -> None:
    hosted: Hosted = await open_house(trust_proxy=True)
    async with httpx.AsyncClient(base_url=hosted.address) as client:
        for given, taken in (("9f86d081-884c", True), ("short", False), ("x" * 65, False), ('a"b{c}d<e>', False)):
            answer = await client.get("/healthz", headers={"x-request-id": given})
            assert (answer.headers["x-request-id"] == given) is taken


async def test_there_is_no_secret_in_logs_or_metrics(
    open_house: Open, tmp_path: Path, log_lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted: Hosted = await open_house(
        metrics_token=TOKEN, smtp_host="127.0.0.1", smtp_port=9, smtp_from="h@example.org", smtp_password="mail-secret",
        public_url=hosted_nowhere(),
    )  # fmt: skip
    ada = await hosted.visitor()
    await ada.call("POST", "/account", {"name": "Ada", "password": PASSWORD, "email": "ada@example.org"})
    await ada.call("POST", "/me/email")
    await ada.call("POST", "/password/forgotten", {"name": "ada@example.org"})
    wrong = await ada.http.post("/login", json={"name": "Ada", "password": "wrong horse"})
    assert wrong.status_code == 403
    bob = await hosted.visitor("Bob")
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], public=False)
    code, invite = state["table"], state["info"]["invite"]
    await bob.http.get(f"/tables/{code}", params={"invite": invite})
    await bob.join(code, invite=invite)
    async with ada.table(code) as a, asyncio.timeout(20):
        await a.act("chat", text="a very private word")
        await a.play("enter 3")
        monkeypatch.setattr("loggia.house.tables.actions.moves.look_up_done", _raise)
        await bob.http.post(f"/tables/{code}/move", json={"text": "enter 4", "seen": a.number, "key": "my-own-key"})
        live = hosted.house.live_tables.known(code)
        assert live is not None
        seed = live.state.seed
    told = log_lines.getvalue() + (await scrape(hosted)).text
    assert '"event":"request"' in told
    assert "request failed" in told
    cookies = [value for who in (ada, bob) for value in who.http.cookies.values()]
    assert len(cookies) == 2
    key = (tmp_path / "house.key").read_bytes()
    for secret in (
        PASSWORD, "wrong horse", "ada@example.org", "mail-secret", TOKEN, invite, seed, "a very private word",
        "enter 3", "enter 4", "my-own-key", key.hex(), "127.0.0.1", *cookies,
    ):  # fmt: skip
        assert secret not in told, secret


def hosted_nowhere() -> str:
    """A public address; links in mails begin with it."""
    return "http://play.example"


async def _raise(*_: object) -> None:
    raise RuntimeError("tried")


def test_lines_for_people_tell_the_same() -> None:
    record = logs.LOG.makeRecord(
        logs.LOG.name, logging.WARNING, "", 0, "caught up", (), None, extra={"facts": {"table": "k3v9", "number": 7}}
    )
    record.created = 1_800_000_000.0
    line = logs.TextLines().format(record)
    assert line == "2027-01-15T08:00:00Z warning caught up  request=house  table=k3v9  number=7"
