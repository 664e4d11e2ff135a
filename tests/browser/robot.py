"""A player that knows no rule: it only uses what the page lights up, by real clicks, taps or keys."""

import random
import time
from typing import Any

from playwright.sync_api import Page

LIT = '[data-board] [data-piece][data-state="open"]'
AT_HAND = f"{LIT}, [data-tray]"
"""What is lit, also at the thumb: a phone shows some of it only there."""
CONFIRM = "[data-confirm]"
DEEDS = "[data-deed]"
WORDED = "[data-choice]"
RESULT = "[data-result]"
STUCK_SECONDS = 90

# What a look at the page tells: one question instead of many, since each costs a round trip.
LOOK = """([confirm, ...others]) => {
  const seen = (one) => [...document.querySelectorAll(one)].filter((found) => found.checkVisibility());
  return {
    over: document.querySelector("[data-result]") !== null,
    confirm: seen(confirm).length,
    others: others.map((one) => seen(one).length),
    story: document.querySelectorAll("[data-log] li").length,
    strip: document.querySelector(".strip")?.textContent ?? "",
    picked: document.querySelectorAll('[data-state="picked"], [data-count]').length,
  };
}"""
# Brings a target into sight and says where its middle is, and what lies over it; null if it vanished meanwhile.
AIM = """([selector, at]) => {
  const target = [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility())[at];
  if (target === undefined) return null;
  target.focus();
  target.scrollIntoView({ block: "center", inline: "center" }); // what has the focus already is not brought back by it
  const box = target.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const over = document.elementFromPoint(x, y)?.closest("dialog, [role=dialog], [role=tabpanel].sheet");
  const named = () => `${over.tagName} ${over.className} ${over.innerText.slice(0, 80)}`;
  return { x, y, cover: over && !over.contains(target) ? named() : "" };
}"""
# What a person presses to be rid of something that lies over the board.
CLOSE = "dialog[open] .close, dialog[open] [data-close], [role=dialog] .close, .sheet .close"


def play_now(page: Page, game: str, seats: int = 2, level: str = "random") -> None:
    """From the lobby to a running match, as a newcomer does."""
    page.goto("/")
    card = page.locator(f'[data-game="{game}"]')
    card.locator("summary").click()
    selects = card.locator("select")
    selects.nth(0).select_option(str(seats))
    selects.nth(1).select_option(level)
    card.locator("[data-play]").click()
    page.wait_for_selector("[data-offer-play], [data-board] > *")
    if page.locator("[data-offer-play]").count():  # asked once: learn first, or play?
        page.locator("[data-offer-play]").click()
    page.wait_for_selector("[data-board] > *")


class Robot:
    """Plays one page's seat to the end of the match."""

    def __init__(self, page: Page, seed: int = 7) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.steps = 0
        self.changed = time.monotonic()
        self.seen = ""
        self.cover = ""

    def look(self) -> dict[str, Any]:
        """What the page shows now."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [CONFIRM, AT_HAND, DEEDS, WORDED])
        return found

    def over(self) -> bool:
        """Whether the result is on the screen."""
        return self.page.locator(RESULT).count() > 0

    def step(self, look: dict[str, Any] | None = None) -> bool:
        """Do one thing that is lit; false if there was nothing to do."""
        seen = self.look() if look is None else look
        self.watch(seen)
        lit, deeds, worded = seen["others"]
        if not (seen["confirm"] or lit or deeds or worded):
            return False
        self.steps += 1
        if seen["confirm"] and (not lit or self.chance.random() < 0.7):
            self.tap(CONFIRM, 0)
            return True
        at = self.chance.randrange(lit + deeds + worded)
        if at < lit:
            self.tap(AT_HAND, at)
        elif at < lit + deeds:
            self.tap(DEEDS, at - lit)
        else:
            self.tap(WORDED, at - lit - deeds)
        return True

    def tap(self, selector: str, at: int) -> None:
        """Point at it as a person does, after bringing it into sight. What vanished meanwhile is no harm.

        The page moves on between looking and pointing, so that a finger may have opened a sheet or a dialog instead.
        """
        found = self.page.evaluate(AIM, [selector, at])
        if found is None:
            return
        self.cover = found["cover"]
        if self.cover:
            self.uncover()
        else:
            self.page.mouse.click(found["x"], found["y"])

    def uncover(self) -> None:
        """Close what lies over the board, by its own button, else by the key that closes everything."""
        close = self.page.locator(CLOSE).first
        if close.count():
            close.click()
        else:
            self.page.keyboard.press("Escape")

    def finish(self, seconds: float = 300) -> int:
        """Play until the result is on the screen, and say how many steps that took."""
        end = time.monotonic() + seconds
        while not (seen := self.look())["over"]:
            assert time.monotonic() < end, f"no result after {self.steps} steps: {self.page.url}"
            if not self.step(seen):
                self.page.wait_for_timeout(20)
        return self.steps

    def watch(self, look: dict[str, Any] | None = None) -> None:
        """Nobody waits for ever: something has to change on the page now and then."""
        seen = self.look() if look is None else look
        now = f"{seen['story']} {seen['picked']} {seen['strip']}"
        if now != self.seen:
            self.seen, self.changed = now, time.monotonic()
        elif time.monotonic() - self.changed > STUCK_SECONDS:
            strip = self.page.locator(".strip").first.inner_text()
            over = f" under {self.cover!r}" if self.cover else ""
            raise AssertionError(f"stuck after {self.steps} steps at {strip!r}{over}")
