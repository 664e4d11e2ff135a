"""A finished match on its way to others: consent, the link to a move, the archive, friends who invite each other."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sitter
from tests.browser.people import Person, gather, play_at_random
from tests.browser.test_waiting_room import complaints


def finish(page: Page) -> None:
    expect(page.locator("[data-result]")).to_be_visible()


def test_a_match_between_people_is_shared_when_both_agree(sit: Sitter, folder) -> None:  # type: ignore[no-untyped-def]
    ada, bruno = gather(Person, sit, folder, "palio", ["laptop", "phone"])
    play_at_random([ada, bruno], 400)
    for person in (ada, bruno):
        finish(person.page)
    stranger = sit(locale="fr")
    stranger.goto("/archive/palio")
    stranger.wait_for_load_state("networkidle")
    expect(stranger.locator(f'[data-match="{ada.table}"]')).to_have_count(0)
    expect(ada.page.locator("[data-sharing]")).to_contain_text("Still to say yes")
    expect(ada.page.locator("[data-share]")).to_have_count(0)
    ada.page.locator("[data-share-word]").click()
    expect(bruno.page.locator("[data-sharing]")).to_contain_text(re.compile("Still to say yes: you"))
    bruno.page.locator("[data-share-word]").click()
    expect(ada.page.locator('[data-sharing="true"]')).to_be_visible()
    expect(ada.page.locator("[data-share]")).to_be_visible()

    # Everybody finds it in the archive, and a link leads to a move.
    found = complaints(stranger)
    stranger.goto("/archive")
    stranger.locator('[data-filter="against"]').select_option("people")
    row = stranger.locator(f'[data-match="{ada.table}"]')
    expect(row).to_contain_text("Ada")
    stranger.goto(f"/replay/{ada.table}#move=3")
    expect(stranger.locator("[data-timeline]")).to_have_value("3")
    assert f"/api/v1/pictures/{ada.table}.png" in stranger.context.request.get(f"/replay/{ada.table}").text()
    assert found == []

    # A no closes it again.
    bruno.page.locator("[data-share-word]").click()
    expect(ada.page.locator('[data-sharing="false"]')).to_contain_text("Bruno wants it so")
    stranger.goto("/archive/palio")
    expect(stranger.locator(f'[data-match="{ada.table}"]')).to_have_count(0)


def test_friends_see_each_other_and_invite(sit: Sitter) -> None:
    ada, bruno = Person(sit(), 0), Person(sit("phone"), 1)
    numbers = [person.ask("/session")["me"]["id"] for person in (ada, bruno)]
    ada.page.goto(f"/people/{numbers[1]}")
    ada.page.locator("[data-follow]").click()
    expect(ada.page.get_by_text("You follow this person now.")).to_be_visible()
    bruno.page.goto("/friends")
    expect(bruno.page.locator('[data-note="followed"]')).to_contain_text("Ada follows you")
    bruno.page.locator("[data-follow]").click()
    expect(bruno.page.locator("[data-friend]")).to_have_count(1)

    # An invitation to a table that is not listed arrives as a note, and its link opens the table.
    ada.page.goto("/new/palio")
    ada.page.get_by_label("Shown in the lobby").uncheck()
    ada.page.locator("[data-make]").click()
    ada.page.locator(f'[data-invite="{numbers[1]}"]').click()
    expect(ada.page.locator("[data-bring]")).to_contain_text("Bruno has been told")
    bruno.page.goto("/friends")
    bruno.page.locator('[data-note="invited"] a').click()
    bruno.page.locator("[data-join]").click()
    for person in (ada, bruno):
        expect(person.page.locator("[data-board] svg").first).to_be_visible()


def test_another_game_in_the_archive_leaves_the_other_filters_and_the_address_keeps_them(sit: Sitter) -> None:
    page = sit()
    page.goto("/archive/lucca")
    for name, value in (("seats", "3"), ("against", "bots"), ("level", "merchant"), ("game", "genoa")):
        page.locator(f'[data-filter="{name}"] option[value="{value}"]').wait_for(state="attached")
        page.locator(f'[data-filter="{name}"]').select_option(value)
    wished = {"game": "genoa", "seats": "3", "against": "bots", "level": "merchant"}
    expect(page).to_have_url(re.compile(r"/archive/genoa\?seats=3&against=bots&level=merchant$"))
    for again in (False, True):
        if again:
            page.reload()
        for name, value in wished.items():
            expect(page.locator(f'[data-filter="{name}"]')).to_have_value(value)
    expect(page.locator('[data-filter="game"]')).to_have_count(1)
