"""A club behind the real Caddy with deploy/Caddyfile: TLS, WebSockets, a worker killed and one drained behind it."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.load.faults import FLAGS, PATIENCE
from bench.load.history import History
from bench.load.players import Pair, gather_all
from loggia.house.club.servers import NoServer, free_port
from loggia.house.club.starting import LocalClub

pytestmark = pytest.mark.slow

CADDYFILE = Path(__file__).parents[3] / "deploy/Caddyfile"
OPTIONS = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"


@pytest.fixture
async def club(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[LocalClub, str]]:
    """Two workers and a bot worker, and the address of a Caddy in front of them that is its own authority."""
    pytest.importorskip("nats", reason="the extra 'club' is not installed")
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("caddy is not installed")
    folder = Path(tempfile.mkdtemp(prefix="loggia-caddy-"))
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(folder))
    authority = folder / "caddy/pki/authorities/local/root.crt"
    monkeypatch.setenv("SSL_CERT_FILE", str(authority))
    port = free_port()
    address = f"https://localhost:{port}"
    try:
        club = LocalClub(folder / "club", 2, 1, [*FLAGS, f"--public-url={address}", "--trust-proxy=true"])
    except NoServer as missing:
        pytest.skip(str(missing))
    site = CADDYFILE.read_text().replace(
        "{$LOGGIA_ADDRESS} {", f"localhost:{port} {{\n\tbind 127.0.0.1\n\ttls internal"
    )
    for number, listens in enumerate(club.ports, 1):
        site = site.replace(f"worker-{number}:8000", f"127.0.0.1:{listens}")
    (folder / "Caddyfile").write_text(OPTIONS + site)
    try:
        await asyncio.to_thread(club.start)
        with (folder / "caddy.log").open("wb") as log:
            command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
            caddy = subprocess.Popen(command, stdout=log, stderr=log)
        async with asyncio.timeout(60):
            while not authority.exists():
                assert caddy.poll() is None, (folder / "caddy.log").read_text()
                await asyncio.sleep(0.05)
        yield club, address
        caddy.terminate()
        caddy.wait(20)
    finally:
        await asyncio.to_thread(club.close)
        shutil.rmtree(folder, ignore_errors=True)


async def all_moved(pairs: list[Pair]) -> None:
    """Wait until every table has gone on."""
    since = time.monotonic()
    while waiting := [pair.trouble for pair in pairs if pair.moved <= since]:
        assert time.monotonic() - since < PATIENCE, waiting
        await asyncio.sleep(0.05)


async def test_people_go_on_through_caddy_when_a_worker_is_killed_and_when_one_drains(
    club: tuple[LocalClub, str],
) -> None:
    processes, address = club
    history = History()
    pairs = [Pair(address, history, random.Random(number), 0.5, ("", "apprentice")[number % 2]) for number in range(6)]
    tasks = [asyncio.create_task(pair.run()) for pair in pairs]
    try:
        await all_moved(pairs)
        await history.watch(processes.postgres.url)
        processes.processes["worker-0"].kill()
        await asyncio.to_thread(processes.processes["worker-0"].wait)
        await all_moved(pairs)
        processes.start_worker(0)
        await all_moved(pairs)
        processes.processes["worker-1"].terminate()
        await all_moved(pairs)
        assert await asyncio.to_thread(processes.processes["worker-1"].wait, 30) == 0
        assert await history.problems(processes.postgres.url) == []
        assert len(history.acknowledged) >= 4 * len(pairs)
    finally:
        await gather_all(pairs, tasks)
