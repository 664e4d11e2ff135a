"""The drawings of the preview cards: `python -m tools.cards ADDRESS` takes them from the client of a running house.

For each game a card of 1200 by 630 with its emblem, and one strip with the arms of the seats and the digits. They are
kept in `src/loggia/house/pictures/` as PNG without filters, which the house reads and composes with zlib alone.
"""

import struct
import sys
import zlib
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from loggia.games import names
from loggia.house.pictures.canvas import ARMS, CARD, DIGIT, Picture
from tests.browser.conftest import FLAGS, find_chromium
from tools.usage import help_if_asked

FOLDER = Path(__file__).parents[1] / "src/loggia/house/pictures"
PLACE = "position:fixed;inset:0 auto auto 0;z-index:99;background:#fffaf0;overflow:hidden"
DRAW = """([game, width, height, PLACE]) => {
  document.querySelector("#card")?.remove();
  const card = document.createElement("div");
  card.id = "card";
  card.style = `${PLACE};width:${width}px;height:${height}px`;
  const art = document.querySelector(`[data-game="${game}"] > svg`).cloneNode(true);
  art.style = "position:absolute;left:0;top:0;width:600px;height:630px;border-radius:0";
  art.setAttribute("preserveAspectRatio", "xMidYMid slice");
  const sign = document.querySelector(".home svg").cloneNode(true);
  sign.style = "position:absolute;right:40px;bottom:32px;width:72px;height:72px";
  card.append(art, sign);
  document.body.append(card);
}"""
STRIP = """([arms, digit, PLACE]) => {
  document.querySelector("#card")?.remove();
  const card = document.createElement("div");
  card.id = "card";
  const width = 5 * arms[0] + 11 * digit[0];
  card.style = `${PLACE};width:${width}px;height:${arms[1]}px`;
  [0, 1, 2, 3, 4].forEach((seat) => {
    const all = [...document.querySelectorAll("svg.arms")];
    const made = all.find((one) => one.innerHTML.includes(`--seat-${seat})`)).cloneNode(true);
    made.style = `position:absolute;left:${seat * arms[0]}px;top:0;width:${arms[0]}px;height:${arms[1]}px`;
    card.append(made);
  });
  [..."0123456789-"].forEach((sign, at) => {
    const text = document.createElement("div");
    text.textContent = sign === "-" ? "\\u2212" : sign;
    text.style = `position:absolute;left:${5 * arms[0] + at * digit[0]}px;top:0;` +
      `width:${digit[0]}px;height:${digit[1]}px;` +
      `font:600 ${digit[1] - 12}px/${digit[1]}px "Source Sans 3 Variable", sans-serif;text-align:center;color:#2a241d`;
    card.append(text);
  });
  document.body.append(card);
}"""


def main() -> None:
    """Draw them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_context(
            base_url=sys.argv[1], viewport={"width": 1300, "height": 700}, color_scheme="light", locale="en"
        ).new_page()
        page.goto("/")
        page.wait_for_selector("[data-play]")
        page.wait_for_load_state("networkidle")
        for game in names():
            page.evaluate(DRAW, [game, *CARD, PLACE])
            _keep(page, f"card-{game}.png")
        page.goto("/new/genoa")
        page.get_by_label("Players").select_option("5")
        page.wait_for_function("document.querySelectorAll('svg.arms').length >= 5")
        page.evaluate(STRIP, [list(ARMS), list(DIGIT), PLACE])
        _keep(page, "strip.png")
        browser.close()


def _keep(page: Page, name: str) -> None:
    width, height, pixels = _decoded(page.locator("#card").screenshot())
    (FOLDER / name).write_bytes(Picture(width, height, bytearray(pixels)).png())


def _decoded(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and RGB of a PNG of Chromium's: 8 bits, RGB or RGBA, any filter."""
    at, data, width, height, step = 8, b"", 0, 0, 3
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, _, colours = struct.unpack(">IIBB", body[:10])
            step = 4 if colours == 6 else 3
        elif kind == b"IDAT":
            data += body
        at += 12 + length
    raw, before, rows = zlib.decompress(data), bytearray(width * step), bytearray()
    for row in range(height):
        start = row * (width * step + 1)
        line = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + width * step]), before, step)
        before = line
        for x in range(width):
            rows += line[x * step : x * step + 3]
    return width, height, bytes(rows)


def _unfiltered(how: int, line: bytearray, above: bytearray, step: int) -> bytearray:
    for x in range(len(line)):
        left = line[x - step] if x >= step else 0
        up, corner = above[x], above[x - step] if x >= step else 0
        if how == 1:
            line[x] = (line[x] + left) & 255
        elif how == 2:
            line[x] = (line[x] + up) & 255
        elif how == 3:
            line[x] = (line[x] + (left + up) // 2) & 255
        elif how == 4:
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
            line[x] = (line[x] + near[2]) & 255
    return line


if __name__ == "__main__":
    help_if_asked(__doc__)
    main()
