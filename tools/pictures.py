"""The pictures of docs/pictures, taken anew: `python -m tools.pictures [NAME ...]`, after `make client`.

A house with a database of its own is opened, a person sits down with two merchants and follows the coach, with the same
seeds every time, in Chromium. Names are those of the files without `.png`: `carrara-desktop`, `lobby-phone`; without
any, all are taken. They are kept with a palette of 256 colours, at a third of the size.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright

from loggia.table.exercises import exercises
from tests.browser.conftest import DATABASE, FLAGS, LAPTOP, PHONE, ROOT, find_chromium
from tests.browser.robot import LIT, play_now
from tests.browser.serving import SEED
from tools.usage import help_if_asked

FOLDER = ROOT / "docs/pictures"
GAMES = ("carrara", "lucca", "genoa", "vecchio")
DARK = ("carrara", "lucca")
OWN_MOVES = {"carrara": 16, "lucca": 14, "genoa": 14, "vecchio": 16}
"""How many decisions the person has made when the picture is taken."""
SEVERAL = {"genoa": "[data-settle]"}
"""What there are to be several of then, where lit pieces are not enough: proposals to answer."""
WAIT = 240.0

# A picture's pixels as numbers of at most 256 colours: boxes of colours are halved where they differ most.
PALETTE = """async (source) => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, picture.width, picture.height);
  const sums = new Map();
  const bin = (at) => ((data[at] >> 3) << 11) | ((data[at + 1] >> 2) << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const one = sums.get(bin(at)) ?? [0, 0, 0, 0];
    one[0] += 1;
    for (const part of [0, 1, 2]) one[part + 1] += data[at + part];
    sums.set(bin(at), one);
  }
  const boxes = [[...sums].map(([key, [n, ...rgb]]) => ({ key, n, rgb: rgb.map((sum) => sum / n) }))];
  const spread = (box) => [0, 1, 2].map((part) => {
    const [n, sum] = box.reduce(([n, sum], one) => [n + one.n, sum + one.n * one.rgb[part]], [0, 0]);
    return box.reduce((all, one) => all + Math.sqrt(one.n) * (one.rgb[part] - sum / n) ** 2, 0);
  });
  const worth = boxes.map((box) => Math.max(...spread(box)));
  while (boxes.length < 256) {
    const at = worth.indexOf(Math.max(...worth));
    const box = boxes[at];
    if (box.length < 2 || worth[at] === 0) break;
    const wide = spread(box);
    const part = wide.indexOf(Math.max(...wide));
    box.sort((a, b) => a.rgb[part] - b.rgb[part]);
    const all = box.reduce((sum, one) => sum + Math.sqrt(one.n), 0);
    let [left, cut] = [0, 0];
    while (cut < box.length - 1 && (cut === 0 || left < all / 2)) left += Math.sqrt(box[cut++].n);
    const halves = [box.slice(0, cut), box.slice(cut)];
    boxes.splice(at, 1, ...halves);
    worth.splice(at, 1, ...halves.map((half) => Math.max(...spread(half))));
  }
  const number = new Map(boxes.flatMap((box, at) => box.map((one) => [one.key, at])));
  const colours = boxes.flatMap((box) => {
    const n = box.reduce((sum, one) => sum + one.n, 0);
    return [0, 1, 2].map((part) => Math.round(box.reduce((sum, one) => sum + one.n * one.rgb[part], 0) / n));
  });
  const rows = new Uint8Array(width * height);
  for (let at = 0; at < rows.length; at += 1) rows[at] = number.get(bin(at * 4));
  const chunks = [];
  for (let at = 0; at < rows.length; at += 8192) chunks.push(String.fromCharCode(...rows.subarray(at, at + 8192)));
  return { width, height, colours, rows: btoa(chunks.join("")) };
}"""


def indexed(width: int, height: int, colours: list[int], rows: bytes) -> bytes:
    """A PNG with a palette."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    lines = b"".join(b"\0" + rows[at : at + width] for at in range(0, width * height, width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(colours)), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def keep(page: Page, name: str, desk: Page) -> None:
    """Take the picture and write it with a palette."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(900)
    taken = base64.b64encode(page.screenshot()).decode()
    found: dict[str, Any] = desk.evaluate(PALETTE, f"data:image/png;base64,{taken}")
    data = indexed(found["width"], found["height"], found["colours"], base64.b64decode(found["rows"]))
    (FOLDER / f"{name}.png").write_bytes(data)
    print(f"{name}: {len(data) // 1024} kB", flush=True)


def follow(page: Page, moves: int, several: str = LIT) -> None:
    """Do what the coach says, until the person has decided so often and several of these are there, or it is over."""
    end, done = time.monotonic() + WAIT, 0
    while page.locator("[data-result]").count() == 0:
        assert time.monotonic() < end, f"the match stands still: {page.url}"
        if page.locator(".strip[data-mine]").count() == 0:
            page.wait_for_timeout(100)
            continue
        if done >= moves and page.locator(several).count() > 1:
            return
        hint = page.locator("[data-hint-button]:visible:enabled")
        option = page.locator("[data-hint] [data-hint-option]")
        if option.count():
            try:
                option.first.click(timeout=3_000)
                done += 1
            except TimeoutError:
                continue  # somebody spoke meanwhile, and the advice is gone
        elif hint.count():
            hint.first.click()
        page.wait_for_timeout(150)


@contextmanager
def house(folder: Path) -> Iterator[str]:
    """The address of a house of its own."""
    command = [sys.executable, "-m", "tests.browser.serving", str(folder / DATABASE)]
    with Popen(command, cwd=ROOT, stdout=PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(line.strip() for line in server.stdout if line.startswith("http"))
        finally:
            server.terminate()


class Studio:
    """A browser at a house, with what was played so far."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.desk = browser.new_page()  # the house forbids its own pages to read pictures out of nowhere

    def sit(self, size: str, **more: Any) -> Page:
        """A person of their own."""
        given: dict[str, Any] = {
            "base_url": self.address,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": LAPTOP,
        }
        if size == "phone":
            given |= {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        context: BrowserContext = self.browser.new_context(**(given | more))
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto("/")
        return page

    def match(self, game: str, size: str, moves: int, **more: Any) -> Page:
        """A match of a known seed, so far."""
        page = self.sit(size, **more)
        (self.folder / SEED).write_text(f"picture of {game}", encoding="utf-8")
        play_now(page, game, 3, "merchant")
        follow(page, moves, SEVERAL.get(game, LIT))
        return page

    def table(self, game: str, size: str, name: str, theme: str = "light") -> None:
        """A board in the middle of a match."""
        page = self.match(game, size, OWN_MOVES[game], color_scheme=theme)
        page.mouse.move(5, 5)
        keep(page, name, self.desk)
        page.context.close()

    def lobby(self, size: str, name: str) -> None:
        """The lobby."""
        page = self.sit(size)
        page.wait_for_load_state("networkidle")
        keep(page, name, self.desk)
        page.context.close()

    def result(self, size: str, name: str) -> None:
        """The end of a match of Lucca."""
        page = self.match("lucca", size, 10_000)
        keep(page, name, self.desk)
        page.context.close()

    def review(self, name: str) -> None:
        """A review of a match of Lucca."""
        page = self.match("lucca", "desktop", 10_000)
        page.locator("[data-review]").first.click()
        page.wait_for_selector("[data-progress]")
        page.wait_for_selector("[data-progress]", state="detached", timeout=WAIT * 1000)
        page.locator("[data-mistake-next]").click()
        keep(page, name, self.desk)
        page.context.close()

    def exercise(self, name: str) -> None:
        """An exercise of Carrara."""
        page = self.sit("desktop")
        page.goto(f"/exercises/carrara/{next(iter(exercises('carrara')))}")
        page.wait_for_selector("[data-board] > *")
        keep(page, name, self.desk)
        page.context.close()


def pictures(studio: Studio) -> dict[str, Callable[[], None]]:
    """Every picture, by its name."""
    made: dict[str, Callable[[], None]] = {}
    for size in ("desktop", "phone"):
        made[f"lobby-{size}"] = partial(studio.lobby, size, f"lobby-{size}")
        for game in GAMES:
            made[f"{game}-{size}"] = partial(studio.table, game, size, f"{game}-{size}")
        made[f"result-{size}"] = partial(studio.result, size, f"result-{size}")
    for game in DARK:
        made[f"{game}-dark"] = partial(studio.table, game, "desktop", f"{game}-dark", "dark")
    made["exercise-desktop"] = partial(studio.exercise, "exercise-desktop")
    made["review-desktop"] = partial(studio.review, "review-desktop")
    return made


def main() -> int:
    """Take the named pictures, or all."""
    chromium = find_chromium()
    if chromium is None:
        print("no Chromium here: install the package 'chromium', or set LOGGIA_CHROMIUM to its path", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        made = pictures(Studio(browser, address, Path(folder)))
        unknown = [name for name in sys.argv[1:] if name not in made]
        if unknown:
            print(f"no picture is called {', '.join(unknown)}; there are {', '.join(made)}", file=sys.stderr)
            return 2
        for name in sys.argv[1:] or made:
            made[name]()
        browser.close()
    return 0


if __name__ == "__main__":
    help_if_asked(__doc__)
    sys.exit(main())
