"""Who may know what, and what a seat can imagine (rules, *Open and hidden*)."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.events import NobilityShown
from loggia.games.vecchio.rules.pieces import COUNCIL
from loggia.games.vecchio.rules.state import CHOOSE, DRAFT
from loggia.kernel import Chance, Match, laws
from loggia.kernel.random_play import random_decision
from tests.games.vecchio.table import BOX, nobility, offered, play, state_of, table


def text(match: Match, viewer: int | None) -> str:
    return json.dumps(match.view(viewer)["table"])


def test_tokens_members_tiles_and_stack_sizes_are_public() -> None:
    """VEC-INFO-1, VEC-RUL-46"""
    match = table(
        "siena+, colle-, 3 florin, 1 abbot, V-SCROLL, M-KNIGHT used, CC-COIN, NB-HOARD, crests 1, passed",
        "",
        tracks={"milan": "A"},
        crests="levy family",
    )
    for viewer in (0, 1, None):
        view = match.view(viewer)["table"]
        family = view["seats"][0]
        assert family["standing"] == ["siena"]
        assert family["lying"] == ["colle"]
        assert family["goods"]["florin"] == 3
        assert family["goods"]["abbot"] == 1
        assert (family["tiles"], family["used"]) == (["V-SCROLL"], ["M-KNIGHT"])
        assert family["council"] == ["CC-COIN"]
        assert len(family["nobility"]) == 1
        assert (family["crests"], family["passed"]) == (["levy"], True)
        assert view["tracks"][0]["arrivals"] == [0]
        assert (view["tracks"][3]["stack"], view["tracks"][4]["stack"]) == (11, 11)
        assert view["crests_left"] == 2
        assert view["middlemen"][0] == {"colour": "brown", "town": "pistoia", "next": "dicomano"}


def test_nobody_sees_what_lies_in_the_stacks() -> None:
    """VEC-INFO-2: neither the order nor what is in them."""
    one = table("", "", nobility_stack="NB-HOARD NB-TOWNS", council_stack="CC-COIN", crests="levy family")
    two = table("", "", nobility_stack="NB-CRESTS NB-SUPPLY", council_stack="CC-WAGE", crests="family family")
    for viewer in (0, 1, None):
        assert text(one, viewer) == text(two, viewer)


def test_face_down_tiles_are_known_to_their_owner_only() -> None:
    """VEC-INFO-3, VEC-INFO-4: VT-47"""
    match = table("NB-HOARD, CC-COIN down", "")
    own, other = match.view(0)["table"]["seats"][0], match.view(1)["table"]["seats"][0]
    assert (own["nobility"], own["council_down"]) == (["NB-HOARD"], ["CC-COIN"])
    assert (other["nobility"], other["council_down"]) == ([""], [""])
    swapped = table("NB-TOWNS, CC-WAGE down", "")
    assert text(match, 1) == text(swapped, 1)
    assert text(match, None) == text(swapped, None)


def test_drafted_tiles_stay_secret_until_all_have_chosen() -> None:
    """VEC-INFO-3, VEC-RUL-5"""
    match = GAME.new(3, seed=4)
    match.play(0, match.choices(0)[0])
    assert match.view(1)["table"]["seats"][0]["dealt"] == ["", "", ""]
    assert match.view(1)["table"]["seats"][0]["council_down"] == [""]
    assert match.view(0)["table"]["seats"][0]["dealt"] != ["", "", ""]
    other = GAME.new(3, seed=4)
    other.play(0, other.choices(0)[1])
    assert text(match, 1) == text(other, 1)


def test_the_tiles_looked_at_are_seen_by_the_looker_alone() -> None:
    """VEC-INFO-3"""
    match = table("florence+, 2 scroll", "")
    play(match, "office nobility", "send florence stay")
    assert len(match.view(0)["table"]["looking"]) == 5
    assert match.view(1)["table"]["looking"] == []
    play(match, offered(match)[1])
    assert len(match.view(0)["table"]["looks"][0]["seen"]) == 5
    assert match.view(1)["table"]["looks"] == []


def test_at_the_end_everything_is_shown() -> None:
    """VEC-INFO-4"""
    match = table("NB-HOARD", "NB-TOWNS, NB-CRESTS", final=True, crests="", active="B")
    told = play(match, "pass")
    shown = {event.seat: event.tiles for event in told if isinstance(event, NobilityShown)}
    assert shown == {0: ("NB-HOARD",), 1: ("NB-TOWNS", "NB-CRESTS")}
    assert match.view(0)["table"]["seats"][1]["nobility"] == ["NB-TOWNS", "NB-CRESTS"]


# --- imagining -------------------------------------------------------------------------------------------------------


def after_a_look() -> Match:
    """A has looked at the top five Nobility tiles and put four under the stack."""
    match = table("florence+, 2 scroll", "florence+, 2 scroll")
    play(match, "office nobility", "send florence stay")
    play(match, "choose NB-REGIONS", "end")
    return match


def test_a_seat_remembers_which_tiles_it_put_under_the_stack() -> None:
    """VEC-INFO-3"""
    match = after_a_look()
    real = set(state_of(match).nobility_stack[-4:])
    orders = set()
    for seed in range(40):
        twin = state_of(match.imagine(0, Chance(f"{seed}")))
        assert set(twin.nobility_stack[-4:]) == real
        assert twin.nobility[0] == state_of(match).nobility[0]
        orders.add(twin.nobility_stack[-4:])
    assert len(orders) > 5


def test_the_others_do_not_know_them() -> None:
    """VEC-INFO-3"""
    match = after_a_look()
    bottoms = {frozenset(state_of(match.imagine(1, Chance(f"{seed}"))).nobility_stack[-4:]) for seed in range(40)}
    held = {state_of(match.imagine(1, Chance(f"{seed}"))).nobility[0] for seed in range(60)}
    assert len(bottoms) > 10
    assert len(held) == 12


def test_what_another_seat_took_from_a_known_bottom_stays_possible() -> None:
    """VEC-INFO-3: B looked at five tiles, four of which A knows; B may hold any of the five."""
    match = table(
        "florence+, 2 scroll",
        "florence+, 2 scroll",
        nobility_stack="NB-HOARD NB-TOWNS NB-SUPPLY NB-ESCORT NB-NOBLES NB-CRESTS",
    )
    play(match, "office nobility", "send florence stay", "choose NB-HOARD", "end")
    play(match, "office nobility", "send florence stay", "choose NB-CRESTS", "end")
    held = {BOX.nobility[state_of(match.imagine(0, Chance(f"{seed}"))).nobility[1][0]] for seed in range(80)}
    assert held == {"NB-TOWNS", "NB-SUPPLY", "NB-ESCORT", "NB-NOBLES", "NB-CRESTS"}
    assert nobility(match, 1) == ["NB-CRESTS"]


def test_crests_and_drafted_tiles_are_imagined_anew() -> None:
    """VEC-INFO-2"""
    match = GAME.new(3, seed=4)
    match.play(1, match.choices(1)[0])
    stacks, hands, chosen = set(), set(), set()
    for seed in range(40):
        twin = state_of(match.imagine(0, Chance(f"{seed}")))
        stacks.add(twin.crest_stack)
        hands.add(twin.dealt[2])
        chosen.add(twin.council_down[1])
        assert twin.dealt[0] == state_of(match).dealt[0]
        assert twin.council_down[1] in twin.dealt[1]
    assert len(stacks) > 5
    assert len(hands) > 20
    assert len(chosen) > 5


def possible(match: Match) -> None:
    """Every invariant of the hidden part: each tile once, every look as the public saw it."""
    state = state_of(match)
    for which, printed in enumerate((BOX.council, BOX.nobility)):
        stack = state.council_stack if which == 0 else state.nobility_stack
        held = [*stack]
        if which:
            held += [tile for tiles in state.nobility for tile in tiles]
        elif state.phase == DRAFT:
            held += [tile for tiles in state.dealt for tile in tiles]
        else:
            held += [tile for tiles in state.council for tile in tiles]
            held += [tile for tile in state.council_down if tile >= 0]
        assert sorted(held) == list(range(len(printed)))
        for seat, seen, kept in state.looks[which]:
            assert kept in seen
            assert which == 0 or kept in state.nobility[seat]
    if state.phase == CHOOSE and state.entering >= COUNCIL:
        stack = state.council_stack if state.entering == COUNCIL else state.nobility_stack
        assert set(stack[: len(state.looked)]) == set(state.looked)


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from((2, 3, 4)))
def test_imagination_rests_on_what_the_seat_knows_and_on_nothing_else(seed: int, seats: int) -> None:
    """VEC-INFO-4: the same chance imagines the same world in every match that the seat cannot tell apart."""
    match, chance = GAME.new(seats, {}, f"imagine {seed}"), Chance(f"play {seed}")
    while not match.over:
        if chance.below(40) == 0 or (state_of(match).phase == CHOOSE and chance.below(3) == 0):
            for seat in range(seats):
                twin = match.imagine(seat, Chance("world"))
                possible(twin)
                other = match.imagine(seat, Chance("another"))
                again = other.imagine(seat, Chance("world"))
                assert laws.fingerprint(again) == laws.fingerprint(twin)
        match.advance(*random_decision(match, chance))
