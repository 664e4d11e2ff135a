"""A real Chromium for the browser tests.

The browser lives for one test file, not for the session: while Playwright's synchronous interface is open in a thread,
no asyncio test can run there.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

# Two cores are shared by many: what takes a moment on a quiet machine may take many here.
expect.set_options(timeout=30_000)

ROOT = Path(__file__).parents[2]
DATABASE = "house.sqlite3"
STATIC = ROOT / "src/loggia/house/static"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# What Chromium says of a request that the test, or a page that is left, cuts off.
CUT_OFF = "net::ERR_"
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def find_chromium() -> str | None:
    """Where Chromium is on this machine."""
    named = os.environ.get("LOGGIA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where Chromium is; without one the test is skipped and says what to install."""
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium here: install the package 'chromium', or set LOGGIA_CHROMIUM to its path")
    return found


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    """Debian's Chromium, headless."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its database."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def house(folder: Path) -> Iterator[str]:
    """The address of a real house with a database of its own."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: 'make client' does it")
    with (folder / "house.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serving", str(folder / DATABASE)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert server.stdout is not None
        address = next((line.strip() for line in server.stdout if line.startswith("http")), "")
        try:
            assert address, (folder / "house.log").read_text()
            yield address
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()


@pytest.fixture(scope="session")
def rooms(house: str) -> dict[str, dict[str, object]]:
    """The games that this house offers, by name."""
    with urlopen(f"{house}/api/v1/games", timeout=60) as answer:
        return {game["name"]: game for game in json.load(answer)}


Sitter = Callable[..., Page]


@pytest.fixture
def sit(browser: Browser, house: str, request: pytest.FixtureRequest) -> Iterator[Sitter]:
    """Opens pages of people of their own: `sit(size="phone", locale="fr")`. What goes wrong on one fails the test.

    `@pytest.mark.console(part)` names an error in the console that the test is about, such as nonsense that is refused.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []
    expected = [part for mark in request.node.iter_markers("console") for part in mark.args]

    def hear(said: ConsoleMessage) -> None:
        text = f"{said.text} {said.location['url']}"
        if said.type == "error" and not any(part in text for part in (CUT_OFF, *expected)):
            troubles.append(text)

    def open_page(size: str = "laptop", **more: Any) -> Page:
        given: dict[str, Any] = {"base_url": house, "locale": "en-GB", "reduced_motion": "reduce", "viewport": LAPTOP}
        if size == "phone":
            given |= {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        context = browser.new_context(**(given | more))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: troubles.append(f"{error.name}: {error.message}"))
        page.on("console", hear)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page of a laptop's size, in a profile of its own."""
    context = browser.new_context(viewport=LAPTOP)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """An empty page of a phone's size, with touch, in a profile of its own."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()
