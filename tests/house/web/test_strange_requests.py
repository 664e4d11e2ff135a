"""Strange paths, huge numbers and megabyte moves: a 4xx in one sentence, in the API and in `loggia replay`."""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from loggia.cli import app
from tests.house.conftest import Hosted

HUGE = "9" * 400

PATHS = [
    "/%00",
    "/assets/%00",
    "/%ff",
    "/..%2f..%2fetc/passwd",
    "/a%0d%0ab",
    "/%1b%5b2J",
    "/" + "a" * 9000,
    "/assets/" + "x" * 300,
    "/api/v1/tables/%00",
    "/api/v1/tables/CODE%00",
    "/api/v1/tables/%F0%9F%98%80",
    "/api/v1/tables/%ff",
    f"/api/v1/tables/{HUGE}",
    f"/api/v1/tables/CODE?seen={HUGE}",
    "/api/v1/tables/CODE?seen=-1",
    "/api/v1/tables/CODE?seen=NaN",
    "/api/v1/tables/CODE?wait=1e400",
    "/api/v1/tables/CODE?wait=nan",
    f"/api/v1/tables/CODE/log?before={HUGE}",
    f"/api/v1/tables/CODE/final?text=enter%20{HUGE}",
    "/api/v1/tables/CODE/final?text=%00",
    "/api/v1/tables/CODE/final?text=enter%20%D9%A3",
    f"/api/v1/tables/CODE/replay?viewer={HUGE}",
    f"/api/v1/people/{HUGE}",
    "/api/v1/people/%D9%A3",
    "/api/v1/people/-1",
    "/api/v1/people/1/matches?before=inf",
    "/api/v1/rules/%00/en",
    "/api/v1/words/..%2f..",
    "/api/v1/games/%00",
]

BODIES = [
    ("move", {"text": "x" * 60_000, "seen": 3}),
    ("move", {"text": "x" * (1 << 20), "seen": 3}),
    ("move", {"text": f"enter {HUGE}", "seen": 3}),
    ("move", {"text": "enter " + "9" * 5000, "seen": 3}),
    ("move", {"text": "enter ٣", "seen": 3}),
    ("move", {"text": "enter \x00", "seen": 3}),
    ("move", {"text": "\ud800", "seen": 3}),
    ("move", {"text": "enter 1", "seen": int(HUGE)}),
    ("move", {"text": "enter 1", "seen": 1e300}),
    ("move", {"text": "enter 1", "seen": 3, "key": "k" * 5000}),
    ("join", {"seat": int(HUGE)}),
    ("%00", {}),
    ("x" * 3000, {}),
    ("hint", {"level": "os:system"}),
]


def ask(hosted: Hosted, cookie: str, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
    """A request byte by byte as it is given: no client's library mends it."""
    host, port = hosted.address.removeprefix("http://").split(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=20)
    try:
        connection.putrequest(method, path)
        connection.putheader("Cookie", cookie)
        if body is not None:
            connection.putheader("Content-Type", "application/json")
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def is_one_sentence(status: int, text: bytes) -> bool:
    """A 4xx with a phrase and no more."""
    return 400 <= status < 500 and len(text) < 700 and "say" in json.loads(text)["why"]


async def test_strange_requests_get_one_sentence(hosted: Hosted, caplog: pytest.LogCaptureFixture) -> None:
    ada = await hosted.visitor("Ada")
    code = await ada.play_now("palio", seats=2, level="random")
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    requests: list[tuple[str, str, bytes | None]] = [("GET", path.replace("CODE", code), None) for path in PATHS]
    requests += [("POST", f"/api/v1/tables/{code}/{what}", json.dumps(body).encode()) for what, body in BODIES]
    async with asyncio.timeout(120):
        for method, path, body in requests:
            try:
                status, text = await asyncio.to_thread(ask, hosted, cookie, method, path, body)
            except (ConnectionError, http.client.HTTPException):
                assert body is not None, "cut off in the middle of a body that is far too long"
                assert len(body) > 1 << 16
                continue
            assert is_one_sentence(status, text), f"{method} {path[:60]}: {status} {text[:200]!r}"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def forged(*lines: str) -> str:
    """A record with a right digest, whatever it says."""
    body = ["loggia record 1", *lines]
    return "\n".join([*body, "digest " + hashlib.sha256(("\n".join(body) + "\n").encode()).hexdigest()]) + "\n"


def record_of(*moves: str, revision: str = "1", seats: str = "2", game: str = "palio", scores: str = "") -> str:
    sealed = hashlib.sha256(b"s").hexdigest()
    head = [f"game {game}", f"revision {revision}", f"seats {seats}", f"commitment {sealed}", "seed s", "moves"]
    return forged(*head, *moves, *([f"scores {scores}"] if scores else []))


FORGED = {
    "a huge score": record_of("0 enter 1", scores="9" * 5000),
    "a huge revision": record_of(revision="9" * 5000),
    "huge seats": record_of(seats="9" * 300),
    "a megabyte move": record_of("0 " + "x" * 900_000),
    "a huge number in a move": record_of("0 enter " + "9" * 900),
    "other digits": record_of("٣ enter 1"),
    "control characters in a move": record_of("0 enter \x1b]0;owned\x07\x1b[2J"),
    "control characters in the game": record_of(game="pal\x1b[31mio"),
    "one-byte control characters": record_of("0 enter \x9b2J"),
    "ten thousand moves": record_of(*["0 enter 1"] * 10_000),
}


@pytest.mark.parametrize("name", FORGED)
async def test_a_forged_record_gets_one_sentence(hosted: Hosted, tmp_path: Path, name: str) -> None:
    file = tmp_path / "forged.loggia"
    file.write_text(FORGED[name], encoding="utf-8")
    stranger = await hosted.visitor()
    answer = await stranger.http.post("/replay", json={"record": FORGED[name]}, timeout=60)
    assert is_one_sentence(answer.status_code, answer.content), answer.text[:300]
    for flags in ([], ["--verify"], ["--json"]):
        done = CliRunner().invoke(app, ["replay", str(file), "--lang", "en", *flags])
        assert done.exit_code == 1, done.output
        assert done.exception is None or isinstance(done.exception, SystemExit)
        assert all(character.isprintable() or character == "\n" for character in done.output)
        assert len(done.output) < 1500
