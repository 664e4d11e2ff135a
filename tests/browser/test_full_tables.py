"""Full tables and small screens: what stands there has its place, and what can be tapped has room for it."""

from tests.browser.conftest import Sitter
from tests.browser.robot import play_now

# Chips on which the score lies over the arms or hangs out, and what it says.
CROWDED = """() => [...document.querySelectorAll(".seats > li")].flatMap((chip) => {
  const [box, arms] = [chip.getBoundingClientRect(), chip.querySelector("svg").getBoundingClientRect()];
  return [...chip.querySelectorAll(".score")]
    .map((one) => one.lastChild)
    .map((figure) => {
      const line = document.createRange();
      line.selectNodeContents(figure);
      return [line.getBoundingClientRect(), figure.textContent.trim()];
    })
    .filter(([spot]) => spot.left < arms.right || spot.right > box.right - 1)
    .map(([_, said]) => said);
})"""


# Puts on every chip what the richest of five may have at the end: a whole match by clicks would take minutes.
ENDED = """() => {
  for (const chip of document.querySelectorAll(".seats > li")) {
    const figures = chip.querySelector(".figures") ?? chip.appendChild(document.createElement("span"));
    figures.className = chip.querySelector(".who").className.replace("who", "figures");
    const score = document.createElement("span");
    score.className = figures.className.replace("figures", "score counted");
    score.append("985");
    figures.replaceChildren(score);
  }
}"""


def test_the_money_of_five_merchants_fits_their_chips_on_a_phone(sit: Sitter) -> None:
    page = sit("phone")
    play_now(page, "genoa", 5)
    page.locator(".seats .name").nth(4).wait_for()
    page.evaluate(ENDED)
    assert page.evaluate(CROWDED) == []


def test_the_rule_that_an_explanation_names_can_be_tapped(sit: Sitter) -> None:
    page = sit("phone")
    play_now(page, "carrara", 3)
    page.locator("[data-board] [data-piece]").first.hover(force=True)
    rule = page.locator("[role=tooltip] a")
    rule.wait_for()
    box = rule.bounding_box()
    assert box is not None
    assert box["height"] >= 43.5
