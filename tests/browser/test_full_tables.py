"""Five at one table: what stands on a chip has its place, to the last ducat."""

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
