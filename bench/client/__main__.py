"""Load times of the client: `python -m bench.client`. JavaScript sizes, first paint and time to interactive.

The house is a real one; Chromium runs with its CPU slowed four times on a slow phone's network (1.6 Mbit/s, 150 ms).
"""

import gzip
from typing import Any

from playwright.sync_api import Browser, Page, Response

from bench.client.running import house_and_browser
from bench.results import write_section
from tests.browser.conftest import PHONE

BUDGET = 120_000
CPU_SLOWDOWN = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SHIFTS = """(() => {
    window.shift = 0;
    const seen = (list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value; };
    new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: true });
    const look = () => {
        if (document.querySelector("[data-play]:not(:disabled)")) window.usable = performance.now();
        else requestAnimationFrame(look);
    };
    look();
})()"""

NOT_NEW = """game => localStorage.setItem("loggia-learn", JSON.stringify({ [game]: { asked: true } }))"""
"""Somebody who was offered the lessons before."""


class Visit:
    """A first visit; counts the gzipped size of every script and style sheet that the page fetches."""

    def __init__(self, browser: Browser, address: str, slow: bool) -> None:
        self.context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, base_url=address)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.sizes: dict[str, int] = {}
        if slow:
            line = self.context.new_cdp_session(self.page)
            line.send("Network.enable")
            line.send("Network.emulateNetworkConditions", NETWORK)
            line.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        else:
            self.page.on("response", self._count)

    def _count(self, answer: Response) -> None:
        if answer.url.endswith((".js", ".css")) and answer.ok:
            self.sizes[answer.url.rsplit("/", 1)[-1]] = len(gzip.compress(answer.body(), 9))

    def javascript(self) -> int:
        """Compressed bytes of JavaScript so far."""
        return sum(size for name, size in self.sizes.items() if name.endswith(".js"))


def sizes(browser: Browser, address: str, game: str) -> tuple[int, int]:
    """Compressed JavaScript of the lobby, and of the lobby with one game's table."""
    visit = Visit(browser, address, slow=False)
    visit.page.goto("/")
    visit.page.wait_for_selector("[data-play]")
    visit.page.wait_for_load_state("networkidle")
    lobby = visit.javascript()
    visit.page.evaluate(NOT_NEW, game)
    visit.page.locator(f'[data-play="{game}"]').click()
    visit.page.wait_for_selector("[data-board] > *")
    visit.page.wait_for_timeout(800)
    table = visit.javascript()
    visit.context.close()
    return lobby, table


def load_times(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """Milliseconds on a slow phone: first paint, lobby usable, click to a playable table; and the lobby's shifts."""
    visit = Visit(browser, address, slow=True)
    page = visit.page
    page.add_init_script(SHIFTS)
    page.goto("/", wait_until="commit")
    page.wait_for_selector("[data-play]:not(:disabled)")
    usable = page.evaluate("window.usable")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    page.wait_for_load_state("networkidle")
    shift = page.evaluate("window.shift")
    page.evaluate(NOT_NEW, game)
    before = page.evaluate("performance.now()")
    page.locator(f'[data-play="{game}"]').click()
    page.wait_for_selector('[data-board] [data-state="open"], [data-deed], [data-choice]', timeout=60_000)
    playable = page.evaluate("performance.now()") - before
    visit.context.close()
    return {"paint": paint, "usable": usable, "playable": playable, "shift": shift}


def main() -> None:
    """Measure and write the section of RESULTS.md."""
    with house_and_browser() as found:
        if found is None:
            print("not measured: the client needs Chromium, and none was found (LOGGIA_CHROMIUM names one)")
            return
        text = report(found[0], found[1])
    print(text)
    write_section("The client", text)


def report(browser: Browser, address: str) -> str:
    """The section's text."""
    page = browser.new_page(base_url=address)
    games = [game["name"] for game in page.request.get("/api/v1/games").json() if game["name"] != "palio"]
    page.close()
    lines = [
        f"Compressed JavaScript (gzip -9), budget {BUDGET // 1000} kB for lobby and one board; times on a page of a"
        f" phone's size, CPU slowed {CPU_SLOWDOWN} times, 1.6 Mbit/s, 150 ms.",
        "",
        "| game | lobby kB | with a table kB | first paint ms | lobby usable ms | click to playable ms | its shift |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in games:
        lobby, table = sizes(browser, address, game)
        times = load_times(browser, address, game)
        lines.append(
            f"| {game} | {lobby / 1000:.1f} | {table / 1000:.1f}{'' if table <= BUDGET else ' (over)'}"
            f" | {times['paint']:.0f} | {times['usable']:.0f} | {times['playable']:.0f} | {times['shift']:.3f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
