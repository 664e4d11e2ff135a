"""A negotiation in Genoa among three people, one of them on a phone, and a bot.

Offers are changed, withdrawn, countered and accepted, for the next building and for the tower building. The dice are
known beforehand. Boring moves are sent straight to the house; everything about bargaining is done with the mouse or a
finger.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sitter
from tests.browser.people import gather
from tests.browser.trading import ADA, BRUNO, Trader, a_street_then_a_building, push_on, seed_of


@pytest.fixture
def traders(sit: Sitter, folder: Path) -> list[Trader]:
    """Three people and a bot at a table of Genoa; the first of them starts."""
    seed = seed_of(a_street_then_a_building)
    return gather(Trader, sit, folder, "genoa", ("laptop", "laptop", "phone"), bots=1, seed=seed, start_seat="0")


def in_tower_building(tower: Trader, buyer: Trader, other: Trader, field: str) -> None:
    """The action where the tower stands: bid, change, withdraw, counter, agree."""
    buyer.bid(field, 5)
    offer, rival = f"offer:{buyer.seat}:{field}", f"offer:{other.seat}:{field}"
    for player in (tower, other):
        expect(player.page.locator(f'[data-id="{offer}"]')).to_be_visible()
    # The duty to sell is plain to everybody, and nothing can be let go; the strip says it to whom it binds.
    expect(tower.page.locator("[data-strip]").first).to_contain_text("An offer stands: ")
    for player in (buyer, other):
        expect(player.page.locator("[data-duty]")).to_be_visible()
    expect(tower.page.locator("[data-duty]")).to_have_count(0)
    assert tower.page.locator('[data-deed="do:leave"]').count() == 0
    # Changed in the composer: it starts from what stands.
    buyer.until(lambda: buyer.click(f'[data-write="{offer}"]'), "[data-composer]")
    buyer.tap_and_send("pay", 1)
    expect(tower.page.locator(f'[data-id="{offer}"]')).to_contain_text("pays you 10 ducats")
    # Another offer, and taken back.
    other.compose(field, "pay", 3)
    expect(tower.page.locator(f'[data-id="{rival}"]')).to_contain_text("15")
    other.until(lambda: other.click(f'[data-withdraw="{rival}"]'), f'[data-id="{rival}"]', gone=True)
    expect(tower.page.locator(f'[data-id="{rival}"]')).to_have_count(0)
    # The tower player proposes something else, and that is the deal.
    tower.compose(field, "pay", 4, other.seat)
    counter = f"counter:{other.seat}:{field}"
    expect(buyer.page.locator(f'[data-id="{counter}"]')).to_be_visible()
    said = other.settle(counter)
    assert "20" in said
    assert "the action" in said


def to_next_building(tower: Trader, buyer: Trader, other: Trader, field: str) -> None:
    """A step that is sold: two bids, a change downwards, a withdrawal, one accepted."""
    offer, rival = f"offer:{buyer.seat}:{field}", f"offer:{other.seat}:{field}"
    other.bid(field, 10)
    buyer.bid(field, 10)
    buyer.bid(field, 5)
    expect(tower.page.locator(f'[data-id="{offer}"]')).to_contain_text("pays you 5 ducats")
    expect(tower.page.locator("[data-duty]")).to_have_count(0)
    other.until(lambda: other.click(f'[data-withdraw="{rival}"]'), f'[data-id="{rival}"]', gone=True)
    said = tower.settle(offer)
    assert "5" in said
    assert "the action" in said


def test_a_negotiation_in_both_situations(traders: list[Trader]) -> None:
    ada, bruno, chiara = traders
    push_on(traders, "move", ADA)
    to_next_building(ada, bruno, chiara, bruno.field())
    push_on(traders, "tower", BRUNO)
    in_tower_building(bruno, ada, chiara, bruno.view()["path"][-1])
    # The story of each deal is told to all, in the same words.
    for trader in (ada, bruno):
        deals = trader.page.locator("[data-log] li", has_text="Deal:")
        expect(deals.nth(1)).to_be_visible()
        assert re.search("gets the .* for 20 ducats", " ".join(deals.all_inner_texts()))


def test_what_the_action_brings_is_never_proposed_by_surprise(traders: list[Trader]) -> None:
    push_on(traders, "move", ADA)
    page = traders[BRUNO].page
    mine = page.locator(f'.slip [data-id^="offer:{BRUNO}:"]')
    # The quick proposal is laid out in the composer, with its good in it.
    fields = page.locator("[data-quick-field] option").evaluate_all("(all) => all.map((one) => one.value)")
    drawn = page.locator('[data-bid*="drawn"]')
    for field in fields:
        page.locator("[data-quick-field]").select_option(field)
        if drawn.count():
            break
    drawn.first.click()
    expect(page.locator('[data-composer] [data-token^="pay:drawn"][aria-pressed="true"]')).to_have_count(1)
    expect(page.locator("[data-send]")).to_be_enabled()
    page.locator("[data-close]").click()
    # Among my own things it is asked about in words.
    page.locator('.own [data-id^="yield:"][data-state="open"]').first.click()
    while page.locator("[data-confirm]").count() == 0:
        page.locator('[data-id^="field:"][data-state="open"]').first.click()
    expect(page.locator("[data-strip]")).to_contain_text("from the action for the")
    expect(mine).to_have_count(0)
    page.locator("[data-confirm]").click()
    expect(mine).to_have_count(1)


def test_a_sealed_answer_is_read_before_it_is_handed_in(sit: Sitter, folder: Path) -> None:
    """It stays as it is: one tap on a price only lays it out."""
    seed = seed_of(a_street_then_a_building)
    ada, bruno, _ = gather(
        Trader, sit, folder, "genoa", ("laptop", "phone", "laptop"), bots=1, seed=seed, start_seat="0", pace="slow"
    )
    ada.page.locator('[data-deed="do:roll"]').click()
    expect(ada.page.locator("[data-bargain]")).to_contain_text("No sealed answers yet (up to 3 rounds)")
    ada.page.locator('[data-deed="do:again"]').click()
    page = bruno.page
    bruno.until(lambda: bruno.click('[data-bid$=" pay 10"]'), "[data-composer]")
    expect(page.locator('[data-part="pay"] output')).to_have_text("10")
    expect(page.locator("[data-bargain]")).to_contain_text("Sealed answers, round 1 of 3")
    assert not bruno.view()["seats"][BRUNO]["submitted"]
    page.locator("[data-send]").tap()
    expect(page.locator(".who").first).not_to_contain_text("Your decision")
    assert bruno.view()["seats"][BRUNO]["submitted"]
