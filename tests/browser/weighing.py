"""What a first visit loads, in a browser: the lobby, then one game's table until its board can be played."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import PHONE, STATIC

BUDGET = 120_000
"""Bytes of compressed JavaScript for the lobby and any one board."""
PLAYABLE = '[data-board] [data-state="open"], [data-deed], [data-choice]'
"""Something that the person may point at."""
DRAWS = 4
"""So many matches are drawn at the most to find one that begins in silence."""
SPOKEN = ("-later-", "Deal-")
"""In the names of files that come when somebody speaks."""
SCENERY = ("Scene", "Coast", "Land", "Within")
"""Where boards stand, and pictures on them: drawn as soon as they have come, after the board."""
LOADED = """() => performance.getEntriesByType("resource")
  .map((one) => one.name.split("/").at(-1)).filter((name) => name.endsWith(".js"))"""
ALL_LOADED = f"(names) => {{ const loaded = ({LOADED})(); return names.every((name) => loaded.includes(name)); }}"


@dataclass(frozen=True)
class Weight:
    """Compressed bytes of JavaScript: the lobby's, and with one table; and the names of all these files."""

    lobby: int
    table: int
    files: tuple[str, ...]


def compressed(names: tuple[str, ...]) -> int:
    """The size of these scripts as the house hands them out."""
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in names)


def scenery(game: str) -> list[str]:
    """The files with a board's scenery, by the build's manifest."""
    manifest = json.loads((STATIC / ".vite/manifest.json").read_text())
    sources = (f"src/boards/{game}/{part}.svelte" for part in SCENERY)
    return [Path(manifest[source]["file"]).name for source in sources if source in manifest]


def weigh(browser: Browser, address: str, game: str, locale: str = "en-GB") -> Weight:
    """Visit on a phone as somebody new, decline the lessons and sit down, until the board can be played.

    Where bots have begun and spoken by then, their words, or the deal that they propose, have come too: that is no
    first sight of a board, so another match is drawn.
    """
    found = _visit(browser, address, game, locale)
    for _ in range(DRAWS - 1):
        if not any(spoken in name for name in found.files for spoken in SPOKEN):
            break
        found = _visit(browser, address, game, locale)
    return found


def _visit(browser: Browser, address: str, game: str, locale: str) -> Weight:
    context = browser.new_context(base_url=address, locale=locale, viewport=PHONE, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/")
    page.locator(f'[data-play="{game}"]:not(:disabled)').wait_for()
    page.wait_for_load_state("networkidle")
    lobby = tuple(page.evaluate(LOADED))
    page.locator(f'[data-play="{game}"]').click()
    page.locator("[data-offer-play]").click()
    page.locator(PLAYABLE).first.wait_for(state="attached", timeout=60_000)
    page.wait_for_function(ALL_LOADED, arg=scenery(game))
    table = tuple(page.evaluate(LOADED))
    context.close()
    return Weight(compressed(lobby), compressed(table), table)
