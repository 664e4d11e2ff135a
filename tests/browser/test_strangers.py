"""What stopped strangers at one house: tables that go, matches that go on, calls to whoever looks elsewhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sitter
from tests.browser.people import CLOCK, Person, play_at_random


def two(sit: Sitter, public: bool = True) -> tuple[Person, Person]:
    """Ada and Bruno at a table of the example game, in play."""
    ada, bruno = Person(sit(), 0), Person(sit("phone"), 1)
    seats = [{"kind": "me", "level": ""}, {"kind": "open", "level": ""}]
    body = {"game": "palio", "seats": seats, "options": {}, "public": public, "rated": False, "hints": True}
    made = ada.ask("/tables", {**body, "clock": CLOCK, "start": "full"})
    for person in (ada, bruno):
        person.table = made["table"]
    bruno.ask(f"/tables/{bruno.table}/join", {"seat": 1, "invite": made["info"]["invite"]})
    return ada, bruno


def test_a_table_that_is_cleared_away_is_gone_for_everybody(sit: Sitter) -> None:
    ada, bruno = sit(), sit("phone")
    ada.goto("/new/palio")
    ada.locator("[data-make]").click()
    ada.locator("[data-name-later]").click()
    ada.wait_for_url(re.compile(r"/table/\w+"))
    bruno.goto(ada.url)
    expect(bruno.locator("[data-join]")).to_be_visible()
    # One click asks, and takes nothing away.
    ada.locator("[data-clear]").click()
    expect(ada.locator("[data-clear-sure]")).to_be_focused()
    ada.get_by_role("button", name="Keep it").click()
    expect(ada.locator("[data-waiting]")).to_have_text("One seat is free")
    ada.locator("[data-clear]").click()
    ada.locator("[data-clear-sure]").click()
    for page in (ada, bruno):
        expect(page.get_by_text("This table was cleared away before its match began.")).to_be_visible()
        expect(page.locator("[data-join]")).to_have_count(0)


def test_the_rematch_of_a_table_by_invitation_is_one_click_for_the_other(sit: Sitter) -> None:
    ada, bruno = two(sit, public=False)
    play_at_random([ada, bruno], 400)
    for person in (ada, bruno):
        person.page.goto(f"/table/{person.table}")
        expect(person.page.locator("[data-result]")).to_be_visible()
    ada.page.locator("[data-rematch]").click()
    expect(ada.page.locator("[data-waiting]")).to_have_text("Waiting for Bruno")
    expect(ada.page.locator('[data-seat="0"]')).to_contain_text("kept for Bruno")
    bruno.page.get_by_role("link", name="To the next match").click()
    for person in (ada, bruno):
        expect(person.page.locator("[data-board] svg").first).to_be_visible()
        assert person.table not in person.page.url


def test_a_seat_that_is_kept_is_not_offered_to_strangers(sit: Sitter) -> None:
    ada, bruno = two(sit)
    play_at_random([ada, bruno], 400)
    ada.page.goto(f"/table/{ada.table}")
    ada.page.locator("[data-rematch]").click()
    ada.page.wait_for_url(lambda url: ada.table not in url)
    stranger = sit()
    stranger.goto(ada.page.url)
    expect(stranger.locator("[data-waiting]")).to_have_text("Waiting for Bruno")
    expect(stranger.locator("[data-join]")).to_have_count(0)
    # The host may free it.
    ada.page.locator('[data-seat="0"] select').select_option("open")
    expect(stranger.locator("[data-join]")).to_have_count(1)


def test_a_call_reaches_whoever_looks_at_another_page(sit: Sitter) -> None:
    """A friend who reads the rules is here, too: an invitation appears at once, and leads to the table."""
    ada, bruno = Person(sit(), 0), Person(sit("phone"), 1)
    numbers = [person.ask("/session")["me"]["id"] for person in (ada, bruno)]
    for person, other in ((ada, numbers[1]), (bruno, numbers[0])):
        person.ask(f"/people/{other}/follow", {"on": True})
    bruno.page.goto("/rules/palio")
    ada.page.goto("/friends")
    expect(ada.page.locator(f'[data-friend="{numbers[1]}"]')).to_contain_text("here now")
    seats = [{"kind": "me", "level": ""}, {"kind": "open", "level": ""}]
    body = {"game": "palio", "seats": seats, "options": {}, "public": False, "rated": False, "hints": True}
    table = ada.ask("/tables", {**body, "clock": CLOCK, "start": "full"})["table"]
    ada.ask(f"/tables/{table}/invite", {"person": numbers[1]})
    call = bruno.page.locator('[data-call="invited"]')
    expect(call).to_contain_text("Ada invites you to a table of Palio")
    call.get_by_role("link").click()
    expect(bruno.page.locator("[data-join]")).to_be_visible()
    expect(call).to_have_count(0)


def test_a_friend_is_invited_from_the_list_of_friends(sit: Sitter) -> None:
    ada, bruno = Person(sit(), 0), Person(sit("phone"), 1)
    numbers = [person.ask("/session")["me"]["id"] for person in (ada, bruno)]
    bruno.ask(f"/people/{numbers[0]}/follow", {"on": True})
    ada.page.goto("/friends")
    ada.page.locator("[data-invite-friend]").click()
    expect(ada.page.locator("[data-for-friend]")).to_have_text("Bruno will be told of this table.")
    ada.page.locator("[data-make]").click()
    ada.page.wait_for_url(re.compile(r"/table/\w+"))
    bruno.page.goto("/friends")
    expect(bruno.page.locator('[data-note="invited"]')).to_contain_text("Ada invites you")


@pytest.mark.console("404")
def test_an_address_without_a_page_shows_the_ways_on(sit: Sitter) -> None:
    page = sit()
    for path in ("/people/999999", "/learn/chess", "/review/nosuchtable", "/table/nosuchtable", "/no/page"):
        page.goto(path)
        expect(page.locator("h1")).to_have_text("There is nothing here")
        expect(page.get_by_role("link", name="Watch a match")).to_have_attribute("href", "/archive")


def test_the_leaders_of_a_level_stay_after_a_reload(sit: Sitter) -> None:
    page = sit()
    page.goto("/leaders/lucca")
    page.locator('[data-filter="level"] option[value="merchant"]').wait_for(state="attached")
    page.locator('[data-filter="level"]').select_option("merchant")
    page.locator('[data-filter="game"]').select_option("genoa")
    expect(page).to_have_url(re.compile(r"/leaders/genoa\?level=merchant$"))
    page.reload()
    expect(page.locator('[data-filter="level"]')).to_have_value("merchant")


def test_a_seat_that_is_given_away_is_taken_by_whoever_looks_on(sit: Sitter) -> None:
    ada, bruno = two(sit)
    stranger = sit("phone")
    stranger.goto(f"/table/{ada.table}")
    expect(stranger.locator("[data-onlooker]")).to_have_text("You look on")
    bruno.ask(f"/tables/{ada.table}/replace", {"kind": "bot"})
    ada.ask(f"/tables/{ada.table}/replace", {"kind": "open", "seat": 1})
    stranger.locator('[data-take="1"]').click()
    stranger.locator("[data-name-later]").click()
    expect(stranger.locator("[data-onlooker]")).to_have_count(0)
    expect(stranger.locator('[data-seat="1"]')).to_contain_text("You")
