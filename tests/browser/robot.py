"""A player that knows no rule: it only uses what the page lights up, by real clicks, taps or keys."""

import random
import time

from playwright.sync_api import Locator, Page, TimeoutError

LIT = '[data-board] [data-piece][data-state="open"]'
CONFIRM = "[data-confirm]"
DEEDS = "[data-deed]"
WORDED = "[data-choice]"
RESULT = "[data-result]"
STUCK_SECONDS = 45


def play_now(page: Page, game: str, seats: int = 2, level: str = "random") -> None:
    """From the lobby to a running match, as a newcomer does."""
    page.goto("/")
    card = page.locator(f'[data-game="{game}"]')
    card.locator("summary").click()
    selects = card.locator("select")
    selects.nth(0).select_option(str(seats))
    selects.nth(1).select_option(level)
    card.locator("[data-play]").click()
    page.wait_for_selector("[data-board] > *")


class Robot:
    """Plays one page's seat to the end of the match."""

    def __init__(self, page: Page, seed: int = 7) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.steps = 0
        self.changed = time.monotonic()
        self.seen = ""

    def over(self) -> bool:
        """Whether the result is on the screen."""
        return self.page.locator(RESULT).count() > 0

    def step(self) -> bool:
        """Do one thing that is lit; false if there was nothing to do."""
        page = self.page
        confirm, lit, deeds, worded = (page.locator(f"{one}:visible") for one in (CONFIRM, LIT, DEEDS, WORDED))
        counts = (confirm.count(), lit.count(), deeds.count(), worded.count())
        if not any(counts):
            return False
        self.steps += 1
        if counts[0] and (not counts[1] or self.chance.random() < 0.7):
            self.tap(confirm.first)
        else:
            at = self.chance.randrange(counts[1] + counts[2] + counts[3]) if sum(counts[1:]) else 0
            if at < counts[1]:
                self.tap(lit.nth(at))
            elif at < counts[1] + counts[2]:
                self.tap(deeds.nth(at - counts[1]))
            elif counts[3]:
                self.tap(worded.nth(at - counts[1] - counts[2]))
        return True

    def tap(self, target: Locator) -> None:
        """Point at it as a person does, after bringing it into sight. What vanished meanwhile is no harm."""
        try:
            handle = target.element_handle(timeout=500)
        except TimeoutError:
            return
        try:
            handle.evaluate("element => element.focus()")
            box = handle.bounding_box()
            if box is not None:
                self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        except Exception as error:
            if "not attached" not in str(error) and "detached" not in str(error):
                raise

    def finish(self, seconds: float = 300) -> int:
        """Play until the result is on the screen, and say how many steps that took."""
        end = time.monotonic() + seconds
        while not self.over():
            assert time.monotonic() < end, f"no result after {self.steps} steps: {self.page.url}"
            if not self.step():
                self.page.wait_for_timeout(30)
            self._watch()
        return self.steps

    def _watch(self) -> None:
        now = self.page.locator("[data-log] li").count(), self.page.locator('[data-state="picked"]').count()
        if str(now) != self.seen:
            self.seen, self.changed = str(now), time.monotonic()
        elif time.monotonic() - self.changed > STUCK_SECONDS:
            strip = self.page.locator(".strip").first.inner_text()
            raise AssertionError(f"stuck after {self.steps} steps at {strip!r}")
