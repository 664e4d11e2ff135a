"""A real house and a Chromium for the benches of the client."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, ROOT, find_chromium


@contextmanager
def house_and_browser() -> Iterator[tuple[Browser, str, Path] | None]:
    """A browser, the address of a house with an empty database, and its folder; None where there is no Chromium."""
    chromium = find_chromium()
    if chromium is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serving", str(Path(folder) / "house.sqlite3")],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            address = next(line.strip() for line in server.stdout if line.startswith("http"))
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                yield browser, address, Path(folder)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()
