"""The built client draws itself in a real browser, and weighs no more than it may."""

import json
from collections.abc import Iterable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import STATIC
from tests.browser.weighing import BUDGET, weigh


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


def test_a_page_that_is_open_while_the_house_is_renewed_loads_itself_anew(page: Page, house: str) -> None:
    """Its parts have other names by then: without that, what it loads later would never come."""
    gone: list[str] = []

    def answer(route: Route) -> None:
        first = not gone
        gone.append(route.request.url)
        route.fulfill(status=404) if first else route.continue_()

    page.route("**/assets/Rules-*.js", answer)
    page.goto(house)
    page.locator('a[href="/rules"]').first.click()
    expect(page.locator('a[href^="/rules/"]').first).to_be_visible()
    assert len(gone) == 2


def test_a_part_that_never_comes_does_not_load_the_page_for_ever(page: Page, house: str) -> None:
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404))
    page.goto(house)
    with page.expect_event("load"):
        page.locator('a[href="/rules"]').first.click()
    page.wait_for_load_state("networkidle")
    assert len(loads) == 2, "the first time, and once more"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", ["carrara", "lucca", "genoa", "vecchio"])
def test_lobby_and_one_board_stay_within_the_budget(browser: Browser, house: str, game: str, locale: str) -> None:
    """As `python -m bench.client` measures it. What is not needed at first has to be loaded on demand."""
    weight = weigh(browser, house, game, locale)
    language = locale[:2]
    assert {f"virtual:words/{language}/{game}", f"src/boards/{game}/Board.svelte"} <= sources(weight.files)
    assert 20_000 < weight.lobby < weight.table <= BUDGET, (game, weight)


def test_words_of_dialogs_and_pages_wait_until_they_are_said(browser: Browser, house: str) -> None:
    """The words of other pages weigh as much as a board: neither the offer of lessons nor the table needs them."""
    for game in ("carrara", "genoa"):
        assert "virtual:words/en/pages" not in sources(weigh(browser, house, game).files)


def sources(files: Iterable[str]) -> set[str]:
    """What these files of the build are made from, as far as it is loaded on demand."""
    manifest = json.loads((STATIC / ".vite/manifest.json").read_text())
    return {source for source, made in manifest.items() if Path(made["file"]).name in files}
