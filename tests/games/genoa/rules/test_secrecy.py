"""Rules, *Who knows what*: and that nothing told depends on what is hidden."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.events.actions import Drew, DrewFaces
from loggia.games.genoa.rules.pieces import MESSAGE, bits
from loggia.games.genoa.rules.state import GenoaState
from loggia.kernel import Chance, Match, laws
from loggia.kernel.random_play import random_decision
from tests.games.genoa.table import BOX, A, B, C, D, Table


def test_money_is_for_its_owner() -> None:
    """GEN-INFO-1."""
    table = Table(at="park").seat(C, "95 d")
    assert [seat["money"] for seat in table.view(C)["seats"]] == [None, None, 95, None]
    assert all(seat["money"] is None for seat in table.view(None)["seats"])
    assert GAME.rules.tally(table.state) == ()


def test_faces_are_for_their_owner_and_numbers_for_all() -> None:
    """GEN-INFO-2, GEN-R-14."""
    table = Table(at="park").seat(C, "MS01, MS02, LO01")
    seen = table.view(B)["seats"][C]
    assert seen["hand"] == {"large_order": 1, "small_order": 0, "message": 2, "privilege": 0}
    assert seen["cards"] == []
    assert "MS01" not in json.dumps(table.match.view(B))


def test_goods_and_markers_are_public() -> None:
    """GEN-INFO-3."""
    table = Table(at="park").seat(C, "silk 2, any_ware, marker").owns(D, "harbor")
    seen = table.view(None)
    assert seen["seats"][C]["wares"] == {"silk": 2}
    assert seen["seats"][C]["specials"] == {"any_ware": 1}
    assert (seen["seats"][C]["markers"], seen["seats"][C]["marker_supply"]) == (1, 6)
    assert table.field("harbor")["owner"] == D
    assert seen["supply"]["silk"] == 3


def test_stacks_show_their_sizes_and_what_lies_face_up() -> None:
    """GEN-INFO-4, GEN-INFO-5."""
    table = Table(at="post_office").stack("message", down="MS03 MS04", up="MS07")
    stack = table.view(A)["stacks"][MESSAGE]
    assert stack == {"kind": "message", "down": 2, "up": ["MS07"]}
    assert "MS03" not in json.dumps(table.match.view(A))


def test_offers_and_deals_are_public() -> None:
    """GEN-INFO-6."""
    table = Table(at="park", dice=(1, 1)).seat(C, "MS01, SO02")
    table.play(C, "offer park pay 5 + SO02 + message")
    pay = table.view(None)["talk"]["offers"][0]["pay"]
    assert (pay["money"], pay["cards"], pay["closed"]) == (5, ["SO02"], [{"name": "message", "count": 1}])
    assert table.view(None)["seats"][C]["cards"] == ["SO02"]
    told = table.play(A, "accept 2")
    assert all(one.reaches(None) for one in told if type(one.event).__name__ == "Dealt")


def test_drawn_cards_are_seen_by_the_drawing_seat_only() -> None:
    """GEN-INFO-7."""
    table = Table(at="post_office").acts(C)
    table.play(C, "main")
    assert table.events(Drew)[0].reaches(B)
    (faces,) = table.events(DrewFaces)
    assert [seat for seat in range(4) if faces.reaches(seat)] == [C]
    assert not faces.reaches(None)


@pytest.mark.parametrize("purse", [0, 5, 60, 500])
def test_refusals_told_to_others_never_depend_on_a_purse(purse: int) -> None:
    """GEN-INFO-8, GEN-R-31: bids and proposals that the other party could not pay may be stated."""
    table = Table(at="park").seat(C, f"{purse} d, silk").seat(A, f"{purse} d")
    assert table.may(A, "counter 2 park pay 500")
    assert table.may(C, "offer park pay silk ask 500")
    assert table.match.awaited == Table(at="park").match.awaited


def test_the_other_s_named_card_is_checked_at_acceptance_only() -> None:
    """GEN-INFO-8, rules, *What is lawful*."""
    table = Table(at="park").seat(A, "MS02").do((C, "offer park pay 5 ask MS01"))
    refused = table.refusal(A, "accept 2")
    assert (refused.rule, refused.why.id) == ("GEN-NEG-V4", "genoa-refused-not-owned")
    assert table.offers() == {(C, "park")}
    assert table.view(A)["talk"]["offers"][0]["can_pay"] is False
    assert table.view(B)["talk"]["offers"][0]["can_pay"] is False


# --- imagining --------------------------------------------------------------------------------------------------------


def hands(match: Match) -> list[int]:
    """The hands of a match."""
    assert isinstance(match.state, GenoaState)
    return match.state.hands


def test_unknown_cards_are_exchanged_and_known_ones_stay() -> None:
    """GEN-INFO-2: own cards, cards shown openly, and cards given by oneself are known."""
    table = Table(at="park").seat(C, "MS01, SO02, LO03").seat(D, "MS05")
    table.do((C, "offer park pay SO02 + message"), (A, "accept 2"), (C, "main"), (C, "done"))
    seen_by_b, seen_by_c = set(), set()
    for number in range(60):
        seen_by_b.add(hands(table.match.imagine(B, Chance(f"{number}")))[A] & BOX.kind_mask[MESSAGE])
        twin = hands(table.match.imagine(C, Chance(f"{number}")))
        seen_by_c.add(twin[A] & BOX.kind_mask[MESSAGE])
        assert twin[C] == table.state.hands[C]
        assert twin[A] >> BOX.card_no["SO02"] & 1
    assert len(seen_by_b) > 8
    assert seen_by_c == {1 << BOX.card_no["MS01"]}


def test_a_shuffled_stack_keeps_its_cards() -> None:
    """GEN-CARD-1: all of them lay face up, so everybody knows which ones are in it, not in which order."""
    table = Table(at="post_office").stack("message", up="MS01 MS02 MS03 MS04").seat(D, "MS09").acts(C)
    table.play(C, "main")
    shuffled = sum(1 << BOX.card_no[card] for card in ("MS01", "MS02", "MS03", "MS04"))
    for number in range(30):
        twin = hands(table.match.imagine(B, Chance(f"{number}")))
        assert twin[C] & BOX.kind_mask[MESSAGE] & ~shuffled == 0
        assert twin[D] & shuffled == 0


def test_a_villa_promise_tells_that_there_is_an_order_behind_it() -> None:
    """GEN-NEG-V6, GEN-INFO-8: in every world that another seat imagines, the promise is lawful."""
    table = Table(at="villa_colini").seat(C, "LO01, LO09, salt, wheat, silk").seat(D, "LO05")
    table.play(C, "offer villa_colini pay drawn any_start")
    able = 1 << BOX.card_no["LO01"]
    for number in range(40):
        twin = hands(table.match.imagine(B, Chance(f"{number}")))
        assert twin[C] & able
    assert {hands(table.match.imagine(B, Chance(f"{n}")))[C] for n in range(40)} != {table.state.hands[C]}


def test_a_closed_message_that_was_not_delivered_at_once_was_not_deliverable() -> None:
    """GEN-NEG-13: received in the turn's last move it could not be held, so silence tells something."""
    table = Table(at="guild_hall").seat(C, "MS02").walk("st_57", "park", "st_67")
    table.do((C, "offer st_66 pay message"), (A, "accept 2 st_66"))
    assert table.state.tower == B
    assert table.hand(A) == {"MS02"}
    delivered = 1 << BOX.card_no["MS01"]
    assert all(not hands(table.match.imagine(D, Chance(f"{n}")))[A] & delivered for n in range(60))


# --- non-interference over whole matches ------------------------------------------------------------------------------


def swapped(match: Match, seat: int, change: int) -> Match:
    """The same match, but every other purse holds more."""
    twin = match.copy(Chance("twin"))
    state = twin.state
    assert isinstance(state, GenoaState)
    for other in range(match.seats):
        if other != seat:
            state.money[other] += change
    return twin


@settings(max_examples=6)
@given(seed=st.integers(0, 10_000), seats=st.sampled_from([2, 3, 4]), pace=st.sampled_from(["live", "slow"]))
def test_nothing_shown_to_a_seat_depends_on_the_purses_of_others(seed: int, seats: int, pace: str) -> None:
    """GEN-INFO-1, GEN-INFO-8: view, prompt, choices, effects and refusals, with every other purse changed."""
    chance = Chance(f"purses {seed}")
    match = GAME.new(seats, {"pace": pace}, seed)
    while not match.over and len(match.moves) < 150:
        if len(match.moves) % 9 == 0:
            strange = [GAME.faces.decode(chance.below(GAME.faces.codes)) for _ in range(10)]
            for seat in range(seats):
                twin = swapped(match, seat, 45)
                assert laws.shown(twin, seat) == laws.shown(match, seat)
                assert laws.refusals(twin, seat, strange) == laws.refusals(match, seat, strange)
        match.play(*random_decision(match, chance))


@settings(max_examples=4)
@given(seed=st.integers(0, 10_000))
def test_every_imagined_world_has_the_cards_of_the_box_once(seed: int) -> None:
    """GEN-INV-4."""
    chance = Chance(f"worlds {seed}")
    match = GAME.new(3, {}, seed)
    while not match.over and len(match.moves) < 200:
        if len(match.moves) % 10 == 0:
            twin = match.imagine(chance.below(3), chance).state
            assert isinstance(twin, GenoaState)
            cards = [card for hand in twin.hands for card in bits(hand)] + bits(twin.up)
            cards += [card for stack in twin.down for card in stack]
            assert sorted(cards) == list(range(60))
        match.play(*random_decision(match, chance))
