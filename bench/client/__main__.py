"""Load times of the client: `python -m bench.client`. JavaScript sizes, first paint and time to interactive.

The house is a real one; Chromium runs with its CPU slowed four times on a slow phone's network (1.6 Mbit/s, 150 ms).
"""

from typing import Any

from playwright.sync_api import Browser

from bench.client.running import house_and_browser
from bench.results import write_section
from tests.browser.conftest import PHONE
from tests.browser.weighing import BUDGET, PLAYABLE, Weight, weigh
from tools.usage import help_if_asked

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


def load_times(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """Milliseconds on a slow phone: first paint, lobby usable, click to a playable table; and the lobby's shifts."""
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, base_url=address)  # type: ignore[arg-type]
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", NETWORK)
    line.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
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
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    playable = page.evaluate("performance.now()") - before
    context.close()
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
        "Compressed JavaScript (gzip -9) of a first visit on a phone until the board can be played, scenery and words"
        f" included; budget {BUDGET // 1000} kB for lobby and one board."
        f" Times with the CPU slowed {CPU_SLOWDOWN} times, 1.6 Mbit/s, 150 ms.",
        "",
        "| game | lobby kB | with a table kB | in French kB | first paint ms | lobby usable ms"
        " | click to playable ms | its shift |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game in games:
        english, french = weigh(browser, address, game), weigh(browser, address, game, "fr-FR")
        times = load_times(browser, address, game)
        lines.append(
            f"| {game} | {english.lobby / 1000:.1f} | {shown(english)} | {shown(french)}"
            f" | {times['paint']:.0f} | {times['usable']:.0f} | {times['playable']:.0f} | {times['shift']:.3f} |"
        )
    return "\n".join(lines)


def shown(weight: Weight) -> str:
    """Kilobytes of lobby and table, with a word where they are too many."""
    return f"{weight.table / 1000:.1f}{'' if weight.table <= BUDGET else ' (over)'}"


if __name__ == "__main__":
    help_if_asked(__doc__)
    main()
