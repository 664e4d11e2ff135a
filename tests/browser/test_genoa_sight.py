"""Genoa: what waits for an answer is in sight, on a laptop with four people bidding and on a phone."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from loggia.kernel import Match
from tests.browser.conftest import Sitter
from tests.browser.people import gather
from tests.browser.trading import ADA, BRUNO, CHIARA, Trader, a_street_then_a_building, ready_building, seed_of

DOWN = 7
"""The lower rows of the map, which a phone does not show at first."""
WITHIN = """([one, frame]) => {
  const [spot, room] = [one, frame].map((node) => node.getBoundingClientRect());
  return spot.left > room.left - 3 && spot.right < room.right + 3
    && spot.top > room.top - 3 && spot.bottom < room.bottom + 3;
}"""


def on_a_low_street(match: Match) -> bool:
    """Ada's tower starts on a street at the bottom of the map, next to a building."""
    if not a_street_then_a_building(match):
        return False
    first = match.game.new(4, {"start_seat": "0"}, match.seed)
    first.play(ADA, first.move("roll"))
    start = first.view(ADA)["table"]["path"][-1]
    return start.startswith("st_") and int(start[-1]) >= DOWN


def within(one: Locator, frame: str) -> None:
    """Wait until it is whole in sight inside that box."""
    one.page.wait_for_function(WITHIN, arg=[one.element_handle(), one.page.locator(frame).first.element_handle()])


def bid_for(trader: Trader, money: int, field: str) -> None:
    """An ordinary offer, sent straight to the house."""
    answer = trader.play(f"offer {field} pay {money}")
    assert "code" not in answer, answer


def test_offers_lead_the_thumbs_tray_and_the_board_stays_at_the_tower(sit: Sitter, folder: Path) -> None:
    ada, bruno, chiara, _ = gather(
        Trader,
        sit,
        folder,
        "genoa",
        ("phone", "phone", "laptop", "laptop"),
        seed=seed_of(on_a_low_street),
        start_seat="0",
    )
    page = ada.page
    page.locator('[data-deed="do:roll"]').tap()
    expect(page.locator('[data-tray^="field:"]').first).to_be_visible()
    # As long as nobody bids, what the next step could go to leads a merchant's tray, not what lies far away.
    forms = bruno.view()["talk"]["forms"]
    ready = {f"field:{form['field']}" for form in forms if form["ready"]}
    assert len(ready) < len(forms)
    leads = re.compile(f"^({'|'.join(map(re.escape, sorted(ready)))})$")
    expect(bruno.page.locator("[data-tray]").first).to_have_attribute("data-tray", leads)
    # Of all that is lit, the fields beside the tower are shown: not the other merchants, whom one could ask too.
    field = f"field:{ready_building(ada.view())}"
    within(page.locator(f'[data-board] [data-id="{field}"][data-state="open"]'), "[data-panzoom]")
    # Somebody bids while a finger rests on what the tray shows: the offer comes in at its beginning, and is seen.
    for trader, money in ((bruno, 5), (chiara, 10)):
        name = f"offer:{trader.seat}:{field[6:]}"
        bid_for(trader, money, field[6:])
        expect(page.locator(f'[data-tray="{name}"]')).to_have_count(1)
        within(page.locator("[data-tray]").first, "[data-thumb-tray] .row")
        expect(page.locator("[data-tray]").first).to_have_attribute("data-tray", name)
    # What the hand brings is said on the button.
    page.locator("[data-tray]").first.tap()
    expect(page.locator('[data-reply="shake"]')).to_be_visible()


def test_several_offers_stand_side_by_side_at_the_thumb(sit: Sitter, folder: Path) -> None:
    seed = seed_of(a_street_then_a_building)
    people = gather(Trader, sit, folder, "genoa", ("phone", *("laptop",) * 3), seed=seed, start_seat="0")
    ada = people[ADA]
    ada.page.locator('[data-deed="do:roll"]').tap()
    expect(ada.page.locator('[data-tray^="field:"]').first).to_be_visible()
    field = ready_building(ada.view())
    for trader in people[BRUNO:3]:
        bid_for(trader, 5 * trader.seat, field)
    tray = ada.page.locator("[data-tray].first")
    expect(tray).to_have_count(2)
    for number in range(2):
        within(tray.nth(number), "[data-thumb-tray] .row")
        expect(tray.nth(number).locator(".money")).to_be_visible()
        expect(tray.nth(number).locator(".label")).to_contain_text("pays you")
    # One more is announced as what it is, apart from the fields that are lit.
    bid_for(people[3], 20, field)
    expect(ada.page.locator("[data-thumb-tray] .more")).to_contain_text("1 to answer")
    # Laid out, it is answered at the thumb: yes, no, other terms, not yet.
    tray.first.tap()
    expect(ada.page.locator("[data-reply]")).to_have_count(4)
    ada.page.locator('[data-reply="counter"]').tap()
    expect(ada.page.locator("[data-composer] output").first).to_be_visible()


def test_the_board_stays_at_the_tower_when_an_offer_is_written(sit: Sitter, folder: Path) -> None:
    seed = seed_of(on_a_low_street)
    ada, bruno, *_ = gather(Trader, sit, folder, "genoa", ("laptop", "phone"), bots=2, seed=seed, start_seat="0")
    ada.page.locator('[data-deed="do:roll"]').click()
    page, field = bruno.page, f"field:{ready_building(ada.view())}"
    next_to_it = page.locator(f'[data-board] [data-id="{field}"][data-state="open"]')
    within(next_to_it, "[data-panzoom]")
    expect(page.locator("[data-told]").first).to_contain_text("starts with the tower")
    bruno.until(lambda: bruno.click("[data-compose]"), "[data-composer]")
    top = page.locator("[data-composer]").bounding_box()
    bruno.click('[data-part="pay"] [data-more]')
    expect(page.locator("[data-send]")).to_be_enabled()
    assert page.locator("[data-composer]").bounding_box() == top, "what one presses next has moved"
    page.locator("[data-send]").tap()
    expect(page.locator(".slip.mine")).to_have_count(1)
    within(next_to_it, "[data-panzoom]")


COVERED = """() => {
  const said = document.querySelector("[data-spoken]").getBoundingClientRect();
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return said.left < box.right && said.right > box.left && said.top < box.bottom && said.bottom > box.top;
  };
  return [...document.querySelectorAll("[data-since], .strip, [data-seat], .bargain, .own")].filter(over)
    .map((one) => one.className);
}"""


def test_a_bubble_on_a_phone_covers_neither_sentences_nor_proposals(sit: Sitter, folder: Path) -> None:
    people = gather(Trader, sit, folder, "genoa", ("phone", "laptop", "laptop"), bots=1)
    page = people[ADA].page
    for trader in people[BRUNO:]:
        trader.ask(f"/tables/{trader.table}/chat", {"text": "No."})
    expect(page.locator("[data-spoken]")).to_have_count(2)
    assert page.evaluate(COVERED) == []


def test_the_dice_are_rolled_by_one_click_as_by_the_button(sit: Sitter, folder: Path) -> None:
    (ada,) = gather(Trader, sit, folder, "genoa", ("laptop",), bots=3, seed=seed_of(on_a_low_street), start_seat="0")
    page = ada.page
    page.locator('[data-board] [data-id="do:roll"][data-state="open"]').click()
    expect(page.locator("[data-board] .red.rolled")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_every_offer_can_be_answered_without_scrolling_on_a_laptop(sit: Sitter, folder: Path) -> None:
    people = gather(
        Trader, sit, folder, "genoa", ("laptop",) * 4, seed=seed_of(a_street_then_a_building), start_seat="0"
    )
    ada = people[ADA]
    ada.page.locator('[data-deed="do:roll"]').click()
    expect(ada.page.locator('[data-board] [data-id^="field:"][data-state="open"]').first).to_be_visible()
    field = ready_building(ada.view())
    for trader in people[BRUNO:]:
        bid_for(trader, 5 * trader.seat, field)
    ada.play(f"counter {CHIARA} {field} pay 40")
    page = ada.page
    answers = page.locator("[data-settle]")
    expect(answers).to_have_count(3)
    for number in range(3):
        within(answers.nth(number), "[data-bargain] .slips")
    # What waits for an answer comes before what one has written oneself.
    order = page.locator(".slips > .slip [data-id]").evaluate_all("(all) => all.map((one) => one.dataset.id)")
    assert [name.startswith("counter") for name in order] == [False, False, False, True]
    # A deal that is laid out takes the place of its slip and of the quick proposals.
    answers.first.click()
    expect(page.locator("[data-deal]")).to_be_visible()
    expect(page.locator(f'[data-id="{order[0]}"]')).to_be_hidden()
    expect(page.locator("[data-quick]")).to_have_count(0)
    page.locator('[data-reply="not-yet"]').click()
    expect(page.locator(f'[data-id="{order[0]}"]')).to_be_visible()
    expect(page.locator("[data-quick]")).to_be_visible()
    # The composer shows all that can be given, whatever lies above it.
    page.locator(f'[data-write="{order[0]}"]').click()
    parts = page.locator("[data-composer] .parts")
    expect(parts).to_be_visible()
    page.wait_for_function("(one) => one.scrollHeight <= one.clientHeight + 1", arg=parts.element_handle())


def test_a_bubble_is_whole_though_its_words_come_late(sit: Sitter, folder: Path) -> None:
    people = gather(Trader, sit, folder, "genoa", ("phone", "laptop", "laptop"), bots=1)
    page = people[ADA].page
    people[CHIARA].ask(f"/tables/{people[CHIARA].table}/chat", {"text": "No"})
    bubble = page.locator("[data-spoken]")
    expect(bubble).to_be_visible()
    bubble.evaluate(
        "(one) => one.append(', for twenty-five ducats it would have been yours, Ada, and gladly so on any other day.')"
    )
    page.wait_for_function(
        "(one) => one.offsetWidth > 0.7 * innerWidth && one.getBoundingClientRect().right <= innerWidth",
        arg=bubble.element_handle(),
    )
