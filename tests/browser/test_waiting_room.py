"""The waiting room: several browsers at one table before its match, and what they know of each other during it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sitter
from tests.browser.test_everybody import serious

# Where the bubble of a seat's word ends, and where the seat's row does, as soon as both are there.
BOTTOMS = """(seat) => {
  const found = [`[data-spoken="${seat}"]`, `[data-seat="${seat}"]`].map((one) => document.querySelector(one));
  return found.every((one) => one !== null) && found.map((one) => one.getBoundingClientRect().bottom);
}"""


def complaints(page: Page) -> list[str]:
    """Everything that the browser's console calls an error, failed requests included."""
    found: list[str] = []
    page.on("console", lambda said: found.append(said.text) if said.type == "error" else None)
    return found


def test_a_stranger_sees_no_error_in_the_console(sit: Sitter) -> None:
    """Nobody is known yet: the page asks who it is, and no request of it fails."""
    page = sit()
    found = complaints(page)
    for path in ("/", "/new", "/me", "/rules", "/replay", "/settings"):
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(page.locator("header .me")).to_have_text("My page")
    assert found == []


def test_three_browsers_wait_for_each_other_talk_and_begin(sit: Sitter) -> None:
    ada, bruno, carla = sit(), sit("phone"), sit(locale="fr")

    # The host is asked for a name before others read it, and the table tells what is played.
    ada.goto("/new/lucca")
    ada.get_by_label("Players").select_option("3")
    ada.locator("[data-begins]").select_option("ready")
    ada.locator("[data-make]").click()
    ada.locator("[data-name-field]").fill("Ada")
    ada.locator("[data-name-keep]").click()
    ada.wait_for_url(re.compile(r"/table/\w+"))
    expect(ada.locator("[data-waiting]")).to_have_text("2 seats are free")
    for words in ("base game", "No clock", "Rated", "Everybody thinks as long as they like."):
        expect(ada.locator("[data-agreed]")).to_contain_text(words)
    expect(ada.locator("header .me")).to_have_text("Ada")

    # One takes a name, one goes on without and is not asked again; everybody sees who is who and who is there.
    bruno.goto(ada.url)
    bruno.locator("[data-join]").first.click()
    bruno.locator("[data-name-field]").fill("Bruno")
    bruno.locator("[data-name-keep]").click()
    expect(ada.locator('[data-seat="1"]')).to_contain_text("Bruno")
    carla.goto(ada.url)
    carla.locator("[data-join]").first.click()
    carla.locator("[data-name-later]").click()
    expect(ada.locator('[data-seat="2"]')).to_contain_text(re.compile(r"Guest \d{4}"))
    expect(carla.locator('[data-seat="2"]')).to_contain_text(re.compile(r"Invité \d{4}"))
    expect(carla.locator('[data-seat="2"] .badge')).to_have_text("Vous")
    expect(ada.locator('[data-seat="0"] .badge')).to_have_text(["You", "host"])
    expect(ada.locator('[data-here="true"]')).to_have_count(3)

    # A word arrives as a bubble in the speaker's place, and in the chat.
    bruno.locator("[data-chat-field]").fill("Ciao <b>!</b>")
    bruno.get_by_role("button", name="Send").click()
    for page in (ada, carla):
        expect(page.locator('[data-spoken="1"]')).to_contain_text("Ciao <b>!</b>")
        expect(page.locator(".talk")).to_contain_text("Ciao <b>!</b>")
    # On a phone it lies over its own row, not over the button underneath; in the chat every name can be read.
    carla.locator("[data-chat-field]").fill(
        "Sì! I only read the rules of the expansion once more, it takes me one minute."
    )
    carla.locator(".talk form button").click()
    bottoms = bruno.wait_for_function(BOTTOMS, arg=2).json_value()
    assert bottoms[0] <= bottoms[1] + 1
    expect(ada.locator(".talk")).to_contain_text("Sì!")
    assert serious(ada) == []

    # Whoever looks away is said to be gone; marks go up and down; with the last one the match begins.
    carla.goto("/settings")
    expect(ada.locator('[data-seat="2"] [data-here]')).to_have_text("not looking just now")
    carla.goto(ada.url)
    bruno.locator("[data-ready-mark]").click()
    expect(ada.locator('[data-seat="1"] [data-ready="true"]')).to_be_visible()
    bruno.locator("[data-ready-mark]").click()
    expect(ada.locator('[data-seat="1"] [data-ready="false"]')).to_be_visible()
    bruno.locator("[data-ready-mark]").click()
    carla.locator("[data-ready-mark]").click()
    expect(ada.locator("[data-waiting]")).to_have_text("Waiting until you can begin")
    expect(bruno.locator("[data-waiting]")).to_have_text("Waiting until Ada can begin")
    ada.locator("[data-ready-mark]").click()
    for page in (ada, bruno, carla):
        expect(page.locator("[data-board] svg").first).to_be_visible()

    # A name can be changed on one's own page, and the others read it at once.
    carla.goto("/me")
    carla.locator("[data-rename]").click()
    carla.locator("[data-name-field]").fill("Carla")
    carla.locator("[data-name-keep]").click()
    expect(carla.locator("[data-my-name]")).to_have_text("Carla")
    expect(ada.locator('[data-seat="2"]')).to_contain_text("Carla")

    # Who is not there is said in words; so is who paused, and why.
    expect(ada.locator("[data-gone]")).to_contain_text("Carla is not at the table just now.")
    ada.locator("[data-about]").click()
    ada.locator("[data-pause-why]").select_option("meal")
    ada.locator("[data-pause]").click()
    expect(bruno.locator("[data-paused]")).to_contain_text("Paused by Ada: a meal")
    expect(ada.locator("[data-paused]")).to_contain_text("You have paused the match: a meal")
    bruno.locator("[data-resume]").click()
    expect(ada.locator("[data-paused]")).to_have_count(0)

    # A device without a network says so, and says that it is back.
    bruno.context.set_offline(True)
    expect(bruno.locator("[data-offline]")).to_contain_text("This device is offline")
    bruno.context.set_offline(False)
    expect(bruno.locator("[data-offline]")).to_have_count(0)


def test_a_history_names_bots_as_the_table_did(sit: Sitter) -> None:
    """Nobody is called “bot:apprentice”, and nobody is left without a name; nothing is asked of anybody any more."""
    page = sit()
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    way = page.context.request
    code = way.post("/api/v1/play-now", data={"game": "palio", "seats": 2, "level": "random"}).json()["table"]
    way.post(f"/api/v1/tables/{code}/resign", data={})
    page.goto(f"/table/{code}")
    expect(page.locator("[data-strip]")).to_have_text("The match is over")
    page.goto("/me")
    row = page.locator(".past")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(re.compile(r"(Beatrice|Cosimo) \(bot, Random\)"))
    expect(row).to_contain_text(re.compile(r"Guest \d{4}"))
    expect(row.locator("[data-review]")).to_have_attribute("href", f"/review/{code}")
    assert "bot:" not in page.content()


def test_cards_are_chosen_by_their_names_and_nobody_reads_an_id(sit: Sitter) -> None:
    page = sit()
    page.goto("/new/carrara")
    expect(page.locator("[data-preset]")).to_have_count(0)
    page.get_by_label("Expansion").check()
    page.locator("[data-preset]").select_option(label="Great Freedom")
    page.locator("[data-preset]").select_option(label="our own choice")
    page.locator('[data-card="top-4"]').click()
    page.locator('[data-card="bon-9"]').click()
    page.locator("[data-make]").click()
    page.locator("[data-name-later]").click()
    agreed = page.locator("[data-agreed]")
    expect(agreed).to_contain_text("Many buildings · Any objects · Total cost · City leaders")
    assert "top-4" not in page.locator("main").inner_text()
