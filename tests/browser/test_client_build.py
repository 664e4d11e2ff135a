"""The built client draws itself in a real browser, and weighs no more than it may."""

import gzip
import json
from collections.abc import Iterable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect

STATIC = Path(__file__).parents[2] / "src/loggia/house/static"
BUDGET = 120_000
"""Bytes of compressed JavaScript for the lobby and any one board."""
FIRST = ("index.html", "src/pages/TablePage.svelte", "src/table/Tray.svelte", "src/ui/PanZoom.svelte")
"""What lobby and table load before anybody acts, on a desktop or a phone."""
OF_GAME = (*(f"src/boards/{{0}}/{part}.svelte" for part in ("Board", "Mine", "Picture")), "virtual:words/en/{0}")
"""What a game's table loads of its own."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def address() -> Any:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: 'make client' does it")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(STATIC)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_front_door_opens(page: Page, address: str) -> None:
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(address)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    assert troubles == []


def compressed(manifest: dict[str, Any], roots: Iterable[str]) -> int:
    """Compressed bytes of the scripts that these need, following static imports."""
    needed: set[str] = set()
    waiting = list(roots)
    while waiting:
        chunk = waiting.pop()
        if chunk not in needed:
            needed.add(chunk)
            waiting += manifest[chunk].get("imports", [])
    return sum(len(gzip.compress((STATIC / manifest[chunk]["file"]).read_bytes(), 9)) for chunk in needed)


@pytest.mark.parametrize("game", ["carrara", "lucca", "genoa", "vecchio"])
def test_lobby_and_one_board_stay_within_the_budget(game: str) -> None:
    """`python -m bench.client` measures it in a browser. What is not needed at first has to be loaded on demand."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: 'make client' does it")
    manifest = json.loads((STATIC / ".vite/manifest.json").read_text())
    lobby = compressed(manifest, ["index.html"])
    whole = compressed(manifest, [*FIRST, *(name.format(game) for name in OF_GAME)])
    assert 20_000 < lobby < whole <= BUDGET, f"{game}: {whole} bytes"
