"""Full tables, small screens and empty seats: what stands there has its place and is true, and can be tapped."""

from playwright.sync_api import expect

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


# Signs beside a name (here, resigned, a bot) that are not seen whole.
CLIPPED = """() => [...document.querySelectorAll(".seats .signs")].filter((signs) => {
  const [own, room] = [signs, signs.parentElement].map((one) => one.getBoundingClientRect());
  return own.right > room.right + 0.5 || own.right > signs.closest("li").getBoundingClientRect().right;
}).length"""


def test_a_long_name_is_cut_before_the_sign_beside_it(sit: Sitter) -> None:
    page = sit("phone")
    play_now(page, "carrara", 3)
    page.locator(".seats .name").nth(2).evaluate("(name) => (name.textContent = 'Bartolomea della Rovere')")
    assert page.evaluate(CLIPPED) == 0


def test_a_seat_that_was_given_up_says_so_among_five_on_a_phone(sit: Sitter) -> None:
    page = sit("phone")
    play_now(page, "lucca", 5)
    page.context.request.post(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}/resign", data={})
    expect(page.locator(".seats li.lost .signs svg")).to_be_visible()
    expect(page.locator(".seats .signs svg >> visible=true")).to_have_count(1)


def test_the_rule_that_an_explanation_names_can_be_tapped(sit: Sitter) -> None:
    page = sit("phone")
    play_now(page, "carrara", 3)
    page.locator("[data-board] [data-piece]").first.hover(force=True)
    rule = page.locator("[role=tooltip] a")
    rule.wait_for()
    box = rule.bounding_box()
    assert box is not None
    assert box["height"] >= 43.5


def test_whoever_gives_up_is_told_before_that_the_match_would_end(sit: Sitter) -> None:
    page = sit()
    play_now(page, "carrara", 3)
    page.locator("[data-about]").click()
    page.locator("[data-resign]").click()
    sure = page.locator("[data-resign-sure]")
    expect(sure).to_contain_text("the match would end here")
    sure.locator("xpath=following-sibling::button").click()
    expect(page.locator("[data-strip]")).to_have_text("The match is over")
    said = page.locator("[data-log] li")
    expect(said.last).to_have_text("Too few people are left: the match ends here")
    expect(said.nth(-2)).to_contain_text("resigns; a bot takes the seat")
