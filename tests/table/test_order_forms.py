"""Standing orders by clicking: forms, words in both languages, and nonsense that is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from loggia import game
from loggia.kernel import Chance, Match, NotAllowed, NotAMove, OrderForm, Refused
from loggia.table.order_forms import check, coming_moves, order_forms, order_words
from loggia.table.orders import Order, decide
from loggia.words import Words
from tests.games.genoa.table import B, Table

GAMES = ("carrara", "lucca", "genoa", "vecchio")


def waiting(name: str, seats: int = 3) -> tuple[Match, int]:
    """A match some moves after its beginning, and a seat that waits for others and has something to order."""
    match = game(name).new(seats, seed="orders")
    chance = Chance("orders")
    for _ in range(400):
        others = set(range(seats)) - set(match.deciding)
        if others and len(match.moves) > 12 and order_forms(match, min(others), Chance("forms")):
            return match, min(others)
        seat = (match.awaited or match.deciding)[0]
        match.advance(seat, match.game.rules.sample(match.state, seat, chance))
    raise AssertionError("nobody waits")


def filled(form: OrderForm) -> Iterator[Order]:
    """The orders that a form makes, each blank filled in every way but one at a time."""
    usual = {slot.name: slot.items[0][0] if slot.items else str(slot.least) for slot in form.slots}
    for slot in form.slots:
        values = [text for text, _ in slot.items] or [str(slot.least), str(slot.most)]
        for value in values:
            yield _order(form, {**usual, slot.name: value})
    if not form.slots:
        yield _order(form, usual)


def _order(form: OrderForm, blanks: dict[str, str]) -> Order:
    if form.kind == "play":
        return Order("play", form.text.format(**blanks), repeat=form.often)
    return Order(form.kind, "", int(blanks.get("least", 0)), form.kind == "accept")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_a_form_makes_is_accepted_and_has_words(name: str, language: str) -> None:
    match, seat = waiting(name)
    words = Words(language)
    for form in order_forms(match, seat, Chance("forms")):
        labels = [form.label, *(slot.label for slot in form.slots)]
        for said in [*labels, *(item for slot in form.slots for _, item in slot.items)]:
            assert "-" not in words.say(said).split()[0], said
        for order in filled(form):
            check(match, seat, [order])
            assert words.say(order_words(match, seat, order))


def test_with_two_players_every_bid_that_the_form_makes_has_a_good() -> None:
    match = game("genoa").new(2, seed="orders")
    bids = list(filled(order_forms(match, 0, Chance("forms"))[0]))
    assert bids
    check(match, 0, list(dict.fromkeys(bids)))


@pytest.mark.parametrize(
    ("name", "order", "kind"),
    [
        ("lucca", Order("pass"), NotAllowed),
        ("carrara", Order("accept", least=5), NotAllowed),
        ("carrara", Order("play", "build the moon"), NotAMove),
        ("vecchio", Order("play", ""), NotAMove),
        ("genoa", Order("play", "bid atlantis upto 25"), NotAMove),
        ("genoa", Order("play", "bid park upto 4"), NotAllowed),
        ("lucca", Order("pass", "sing"), NotAMove),
    ],
)
def test_nonsense_is_refused_with_a_reason(name: str, order: Order, kind: type[Refused]) -> None:
    match, seat = waiting(name)
    with pytest.raises(kind) as refused:
        check(match, seat, [order])
    assert "-" not in Words("en").say(refused.value.why).split()[0]


def test_the_same_order_twice_is_refused_and_what_was_left_before_may_stay() -> None:
    match, seat = waiting("genoa")
    order, old = Order("play", "deliver", repeat=True), Order("play", "an order of another time")
    with pytest.raises(NotAllowed):
        check(match, seat, [order, order])
    check(match, seat, [old, order], known=[old])


@pytest.mark.parametrize("name", ["carrara", "lucca", "vecchio"])
def test_a_move_of_the_next_decision_can_be_ordered_and_is_played(name: str) -> None:
    match, seat = waiting(name)
    orders = [Order("play", text) for text, _ in coming_moves(match, seat, Chance("forms"))]
    assert orders
    chance = Chance("others")
    for _ in range(100):
        if decide(match, seat, orders) is not None:
            return
        mover = match.awaited[0]
        match.advance(mover, match.game.rules.sample(match.state, mover, chance))
    raise AssertionError("no order was ever carried out")


@pytest.mark.parametrize("name", ["carrara", "lucca", "vecchio"])
def test_no_move_is_told_with_a_card_that_only_an_imagined_world_has_drawn(name: str) -> None:
    """However the hidden cards are imagined, and in the real world as in another: one text has one meaning."""
    match, seat = waiting(name)
    other = match.imagine(seat, Chance("another world"))
    meanings: dict[str, set[object]] = {}
    for world in (match, other):
        for number in range(6):
            for text, words in coming_moves(world, seat, Chance(f"coming {number}")):
                meanings.setdefault(text, set()).add(words)
    assert all(len(words) == 1 for words in meanings.values()), meanings


def test_a_bid_for_the_way_of_the_tower_has_other_words() -> None:
    table = Table(at="st_57").seat(B, "silver")
    assert order_words(table.match, B, Order("play", "bid market upto 10")).args[0][1] != order_words(
        table.match, B, Order("play", "bid park upto 10")
    )
