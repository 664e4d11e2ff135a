"""Behind a proxy: the very blocks of docs/hosting.md with the real servers, origins, and HSTS."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
import websockets
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from loggia.client import RemoteHouse as Visitor
from tests.house.conftest import Hosted, Open
from tests.house.playing import play_first

HOSTING = (Path(__file__).parents[3] / "docs/hosting.md").read_text(encoding="utf-8")
PUBLIC = "https://play.example.org"
ELSEWHERE = "https://evil.example"


def block(head: str) -> str:
    """A block of the documentation, by how it begins."""
    blocks: list[str] = re.findall(r"```\w*\n(.*?)```", HOSTING, re.DOTALL)
    (found,) = [text for text in blocks if text.startswith(head)]
    return found


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for play.example.org that nobody knows, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "play.example.org")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("play.example.org")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    cert, secret = folder / "cert.pem", folder / "key.pem"
    cert.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return cert, secret


@contextmanager
def serving(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """A proxy, from when it listens until it is ended."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **home})
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, (folder / "proxy.log").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


def nginx(folder: Path, house: int, port: int) -> list[str]:
    """nginx with the documented block in a server of its own."""
    cert, key = certificate(folder)
    location = block("location / {").replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log stderr; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n"
        f"server {{ listen 127.0.0.1:{port} ssl; ssl_certificate {cert}; ssl_certificate_key {key};\n{location}}} }}\n"
    )
    return [shutil.which("nginx") or "", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, house: int, port: int) -> list[str]:
    """Caddy with the documented block; its certificate and port are ours, since play.example.org is not."""
    cert, key = certificate(folder)
    site = block("play.example.org {").replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    site = site.replace("play.example.org {", f"play.example.org:{port} {{\n    bind 127.0.0.1\n    tls {cert} {key}")
    (folder / "Caddyfile").write_text(f"{{\n admin off\n auto_https off\n}}\n{site}")
    return [shutil.which("caddy") or "", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES: dict[str, Callable[[Path, int, int], list[str]]] = {"nginx": nginx, "caddy": caddy}


def _trusting() -> ssl.SSLContext:
    """TLS as in a browser that has accepted the certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@pytest.mark.parametrize("name", PROXIES)
async def test_people_play_through_the_documented_block(open_house: Open, tmp_path: Path, name: str) -> None:
    if not shutil.which(name):
        pytest.skip(f"{name} is not installed here")
    hosted: Hosted = await open_house(public_url=PUBLIC, trust_proxy=True, limits=1.0)
    house, port = int(hosted.address.rpartition(":")[2]), free_port()
    folder = tmp_path / "proxy"
    folder.mkdir()
    command = PROXIES[name](folder, house, port)
    with serving(command, port, folder):
        await _through(hosted, port)


async def _through(hosted: Hosted, port: int) -> None:
    """What a browser does, and what a page of another address tries, over the proxy's port."""
    context = _trusting()
    named = {"Host": "play.example.org"}
    names = {"sni_hostname": "play.example.org"}
    base = f"https://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, verify=context, headers=named, timeout=20) as client:
        own = {"Origin": PUBLIC}
        came = await client.post("/api/v1/guest", json={"name": "Ada"}, headers=own, extensions=names)
        assert came.status_code == 200, came.text
        assert came.headers["strict-transport-security"].startswith("max-age=")
        assert "x-request-id" in came.headers
        cookie = came.headers["set-cookie"]
        assert all(word in cookie for word in ("Secure", "HttpOnly", "SameSite=strict"))
        session = cookie.partition(";")[0]
        for origin in (ELSEWHERE, "null", f"https://127.0.0.1:{port}", "http://play.example.org", f"{PUBLIC}:444"):
            tried = await client.post(
                "/api/v1/play-now", json={"game": "palio"}, headers={"Origin": origin, "Cookie": session},
                extensions=names,
            )  # fmt: skip
            assert (tried.status_code, tried.json()["code"]) == (403, "house-other-origin"), origin
        metrics = await client.get("/metrics", extensions=names)
        assert metrics.status_code == 404
        started = await client.post(
            "/api/v1/play-now", json={"game": "palio", "seats": 2, "level": "random"},
            headers={**own, "Cookie": session}, extensions=names,
        )  # fmt: skip
        code = started.json()["table"]
    assert hosted.house.addresses.of(1) == "127.0.0.1"
    live = f"wss://play.example.org:{port}/api/v1/live"

    def page_of(origin: str) -> websockets.connect:
        return websockets.connect(
            live, origin=websockets.Origin(origin), additional_headers={"Cookie": session}, host="127.0.0.1", port=port,
            ssl=context,
        )  # fmt: skip

    async with page_of(PUBLIC) as page, asyncio.timeout(20):
        await page.send(f'{{"do":"watch","table":"{code}"}}')
        assert '"type":"state"' in str(await page.recv())
    for other in (ELSEWHERE, f"https://play.example.org:{port}"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with page_of(other):
                pass
        assert refused.value.response.status_code == 403
    await _count_by_forwarded_address(hosted, port, context)


async def _count_by_forwarded_address(hosted: Hosted, port: int, context: ssl.SSLContext) -> None:
    """Nobody gets around a limit by naming an address of their own."""
    async with httpx.AsyncClient(verify=context, timeout=20) as client:
        statuses = []
        for number in range(25):
            answer = await client.post(
                f"https://127.0.0.1:{port}/api/v1/guest", json={"name": f"G{number}"},
                headers={"Host": "play.example.org", "X-Forwarded-For": f"198.51.100.{number}"},
                extensions={"sni_hostname": "play.example.org"},
            )  # fmt: skip
            client.cookies.clear()
            statuses.append(answer.status_code)
    assert statuses[-1] == 429, statuses


# --- without a proxy ------------------------------------------------------------------------------------------------


async def test_with_a_public_address_only_its_pages_may_write(open_house: Open) -> None:
    """Also not a page whose address looks like the `Host` that was sent: that is what a rebound name would do."""
    hosted: Hosted = await open_house(public_url=f"{PUBLIC}/")
    port = hosted.address.rpartition(":")[2]
    async with httpx.AsyncClient(base_url=f"{hosted.address}/api/v1") as client:
        for origin in (ELSEWHERE, "null", hosted.address, "http://play.example.org", "https://play.example.org.evil"):
            answer = await client.post("/guest", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "house-other-origin"), origin
        assert (await client.post("/guest", json={}, headers={"Origin": PUBLIC})).status_code == 200
    live = f"ws://127.0.0.1:{port}/api/v1/live"
    for origin in (ELSEWHERE, hosted.address):
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(live, origin=websockets.Origin(origin)):
                pass
    async with websockets.connect(live, origin=websockets.Origin("https://PLAY.example.org:443")):
        pass


async def test_without_one_pages_of_the_same_host_may(hosted: Hosted) -> None:
    visitor: Visitor = await hosted.visitor("Ada", origin=hosted.address)
    async with visitor.table(await visitor.play_now("palio", seats=2, level="random")) as table, asyncio.timeout(20):
        await play_first(table)
    answer = await visitor.http.post("/logout", json={}, headers={"Origin": ELSEWHERE})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("public", "strict"),
    [("", False), ("http://play.example.org", False), (PUBLIC, True)],
    ids=["none", "http", "https"],
)
async def test_hsts_where_the_public_address_is_https(open_house: Open, public: str, strict: bool) -> None:
    hosted: Hosted = await open_house(public_url=public)
    async with httpx.AsyncClient(base_url=hosted.address) as client:
        for path in ("/", "/healthz", "/api/v1/house", "/api/v1/nothing"):
            answer = await client.get(path)
            assert ("strict-transport-security" in answer.headers) is strict, path
