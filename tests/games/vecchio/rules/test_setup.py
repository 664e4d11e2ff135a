"""Setting up: stacks, middlemen, the draft and the two placements (rules, *Set-up*)."""

from __future__ import annotations

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.events import Chosen, Dealt, Drafted
from loggia.kernel import Chance, Match
from tests.games.vecchio.table import BOX, Rigged, council, goods, offered, play, refused, standing, state_of


def drafted(seats: int = 2, rolls: tuple[int, ...] = (4,)) -> Match:
    """A match after the draft, with the first placement's dice as given."""
    match = GAME.new(seats, {"middlemen": "standard"}, 5)
    match = match.copy(Rigged())
    for seat in range(seats):
        if seat == seats - 1:
            match._chance = Rigged(*rolls)
            _skip_shuffle(match)
        match.play(seat, match.choices(seat)[0])
    return match


def _skip_shuffle(match: Match) -> None:
    """The council stack is shuffled before the dice are rolled: keep the dice out of that."""
    chance = match._chance
    assert isinstance(chance, Rigged)
    chance.shuffle = lambda things: None  # type: ignore[method-assign]


def test_province_tiles_lie_open_and_the_nobility_stack_is_shuffled_face_down() -> None:
    """VEC-SETUP-1"""
    view = GAME.new(3, seed=1).view(None)["table"]
    assert [len(track["tiles"]) for track in view["tracks"]] == [6, 6, 6, 0, 0]
    assert view["tracks"][4]["stack"] == 12
    orders = {state_of(GAME.new(2, seed=seed)).nobility_stack for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.parametrize(("seats", "crests"), [(2, 5), (3, 5), (4, 7)])
def test_so_many_crests_are_in_play_and_the_others_leave_unseen(seats: int, crests: int) -> None:
    """VEC-SETUP-2"""
    state = state_of(GAME.new(seats, seed=3))
    assert len(state.crest_stack) == crests
    assert len(state.crests_out) == 9 - crests
    assert "crests_out" not in GAME.new(seats, seed=3).view(0)["table"]


def test_middlemen_are_drawn_by_lot_or_stand_in_the_standard_places() -> None:
    """VEC-SETUP-3, VEC-RUL-2"""
    places = {tuple(state_of(GAME.new(2, seed=seed)).middlemen) for seed in range(80)}
    assert places == set(BOX.starts)
    standard = tuple(state_of(GAME.new(2, {"middlemen": "standard"}, 1)).middlemen)
    assert [BOX.map.towns[where] for where in standard] == ["pistoia", "empoli", "mensano", "sesto", "montevarchi"]


@pytest.mark.parametrize(("seats", "florins"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 3, 4])])
def test_later_players_begin_with_more_florins(seats: int, florins: list[int]) -> None:
    """VEC-SETUP-4, VEC-SETUP-5: VT-03, with a Carriage and a Bishop for everybody."""
    match = GAME.new(seats, seed=1)
    for seat in range(seats):
        assert goods(match, seat) == {"florin": florins[seat], "carriage": 1, "bishop": 1}
    assert state_of(match).supply == [12] * seats


def test_everybody_drafts_at_once_and_the_tiles_are_shown_together() -> None:
    """VEC-SETUP-6, VEC-RUL-5"""
    match = GAME.new(3, seed=1)
    assert list(match.deciding) == [0, 1, 2]
    first = match.play(2, match.choices(2)[1])
    assert [type(told.event) for told in first] == [Chosen]
    assert list(match.deciding) == [0, 1]
    match.play(0, match.choices(0)[0])
    last = match.play(1, match.choices(1)[0])
    assert [told.event.seat for told in last if isinstance(told.event, Drafted)] == [0, 1, 2]
    assert [len(council(match, seat)) for seat in range(3)] == [1, 1, 1]


def test_three_tiles_are_dealt_to_each_and_only_one_of_them_can_be_kept() -> None:
    """VEC-SETUP-6"""
    match = GAME.new(4, seed=2)
    dealt = [told for told in match.opening if isinstance(told.event, Dealt)]
    assert [told.only for told in dealt] == [(0,), (1,), (2,), (3,)]
    tiles = [told.event.tiles for told in dealt if isinstance(told.event, Dealt)]
    assert sorted(tile for hand in tiles for tile in hand) == sorted(BOX.council)
    assert refused(match, f"draft {tiles[1][0]}", 0) == "VEC-SETUP-6"


def test_a_drafted_tile_brings_no_reveal_bonus_and_the_rest_becomes_the_stack() -> None:
    """VEC-SETUP-6, VEC-CC-2"""
    for seed in range(12):
        match = GAME.new(2, seed=seed)
        for seat in (0, 1):
            match.play(seat, match.choices(seat)[seed % 3])
        assert goods(match, 0) == {"florin": 2, "carriage": 1, "bishop": 1}
        assert goods(match, 1) == {"florin": 4, "carriage": 1, "bishop": 1}
        assert state_of(match).supply == [12, 12]
        stack = state_of(match).council_stack
        assert len(stack) == 10
        assert not {BOX.council_index[council(match, seat)[0]] for seat in (0, 1)} & set(stack)
        assert match.view(None)["table"]["cost_token"] == "council"


def test_the_first_placement_follows_the_dice() -> None:
    """VEC-SETUP-7, VEC-SETUP-8: VT-01, worked example"""
    match = drafted(2, (4, 9))
    towns = {town for text in offered(match) for town in text.split()[1:]}
    assert towns == {"carmignano", "empoli", "castel_fiorentino", "san_miniato"}
    assert refused(match, "settle empoli siena") == "VEC-SETUP-7"
    play(match, "settle empoli castel_fiorentino", "settle colle siena", "settle volterra colle")
    assert standing(match) == ["empoli", "castel_fiorentino", "volterra", "colle"]
    assert state_of(match).supply == [8, 10]
    assert state_of(match).lying == [(), ()]


def test_both_members_may_share_a_town_and_a_seven_frees_the_area_only() -> None:
    """VEC-SETUP-7, VEC-RUL-3, VEC-RUL-4: VT-02"""
    match = drafted(2, (7,))
    assert refused(match, "settle dicomano dicomano") == ""
    assert refused(match, "settle sesto siena") == "VEC-RUL-4"
    for other in BOX.map.towns:
        assert refused(match, f"settle {other} florence") == "VEC-RUL-4"


def test_the_second_placement_is_free_of_dice_but_keeps_to_one_area() -> None:
    """VEC-SETUP-8"""
    match = drafted(2, (4, 9))
    play(match, "settle empoli empoli", "settle siena siena")
    assert match.deciding == (0,)
    assert state_of(match).area == 0
    assert len(offered(match)) == 70
    assert refused(match, "settle sesto siena") == "VEC-SETUP-8"
    assert refused(match, "recover") == "VEC-SETUP-8"
    play(match, "settle vicchio san_godenzo", "settle prato vernio")
    assert state_of(match).supply == [8, 8]
    assert offered(match, "recover")


def test_placements_go_round_in_turn_order_twice() -> None:
    """VEC-SETUP-7, VEC-SETUP-8"""
    match = GAME.new(4, seed=8)
    chance = Chance("order")
    for seat in range(4):
        match.play(seat, match.choices(seat)[0])
    order = []
    while match.choices(match.deciding[0])[0].text().startswith("settle"):
        seat = match.deciding[0]
        order.append(seat)
        match.play(seat, chance.choice(match.choices(seat)))
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]
    assert match.deciding == (0,)
