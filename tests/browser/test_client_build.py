"""The built client draws itself in a real browser."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect

STATIC = Path(__file__).parents[2] / "src/loggia/house/static"


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
