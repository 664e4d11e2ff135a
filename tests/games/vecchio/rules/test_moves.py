"""Moves and decisions: notation, codes, ids, invariants (rules, *Decisions*)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.moves import MOVE_TYPES, Town
from loggia.games.vecchio.rules.state import SETTLE
from loggia.kernel import Chance, NotAMove, Refused, laws, replay
from loggia.kernel.random_play import play_out, random_decision
from tests.games.vecchio.table import BOX, goods, offered, play, refused, state_of, table


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Town  Castel Fiorentino", "town castel_fiorentino"),
        ("SETTLE castel_fiorentino empoli", "settle empoli castel_fiorentino"),
        (
            "pay abbot assassin assassin with c-anycolour v-nocoin",
            "pay assassin assassin abbot with V-NOCOIN C-ANYCOLOUR",
        ),
        ("pay assassin with v-reuse:v-nocoin", "pay assassin with V-REUSE:V-NOCOIN"),
        ("give scroll take abbot knight", "give scroll take knight abbot"),
        ("work bishop extra scroll", "work bishop scroll extra"),
        ("use v-reuse c-sixcoin", "use V-REUSE C-SIXCOIN"),
        ("Recover ROLL", "recover roll"),
    ],
)
def test_the_notation_forgives_case_spaces_and_order(written: str, meant: str) -> None:
    """VEC-MOVE-2"""
    assert GAME.faces.parse(written).text() == meant or GAME.faces.parse(written) == GAME.faces.parse(meant)


@pytest.mark.parametrize("words", ["", "fly siena", "town rome", "send siena", "work", "pay", "use", "end now"])
def test_what_is_not_a_move_is_explained(words: str) -> None:
    with pytest.raises(NotAMove) as caught:
        GAME.faces.parse(words)
    verb = words.split()[0] if words.split() and words.split()[0] != "fly" else ""
    assert caught.value.why.id == f"vecchio-not-a-move-{verb}".rstrip("-")


def test_every_move_has_its_integer_and_its_text() -> None:
    """VEC-MOVE-1"""
    assert GAME.faces.codes == len(BOX.tables.moves) == len({move.text() for move in BOX.tables.moves})
    assert {type(move) for move in BOX.tables.moves} == set(MOVE_TYPES)
    for code, move in enumerate(BOX.tables.moves):
        assert GAME.faces.code(move) == code
        assert GAME.faces.decode(code) is move
        assert GAME.faces.parse(move.text()) is move


def test_a_decision_with_a_single_answer_is_still_asked_and_one_without_any_is_skipped() -> None:
    """VEC-MOVE-1, VEC-RUL-50: a tile is chosen before the turn goes on."""
    match = table("vicchio+, 2 florin, 1 assassin", "V-SCROLL, V-ASSASSIN, V-TOWNCOIN, V-REUSE, V-NOCOIN", "", "")
    play(match, "takeover venice")
    assert offered(match) == ["send vicchio stay"]
    play(match, "send vicchio stay")
    assert offered(match) == ["pay assassin"]
    play(match, "pay assassin")
    assert offered(match) == ["choose V-CHOICE"]
    assert refused(match, "end") == "VEC-PROV-2"
    play(match, "choose V-CHOICE", "use V-CHOICE", "take scroll")
    assert offered(match) == ["end"]


def test_members_in_the_same_town_are_interchangeable() -> None:
    """VEC-MOVE-2"""
    match = table("siena+, siena+, siena-, colle+, 1 bishop, 9 florin", "")
    play(match, "town siena")
    assert offered(match) == ["send colle walk", "send siena stay"]


def test_a_seed_and_the_decisions_replay_the_same_game() -> None:
    """VEC-MOVE-3"""
    match = GAME.new(3, {}, "same")
    play_out(match, Chance("same"))
    again = replay(GAME, match.record)
    assert laws.fingerprint(again) == laws.fingerprint(match)


def test_an_illegal_move_changes_nothing() -> None:
    """VEC-MOVE-4"""
    match = table("siena+, 1 florin", "")
    before = laws.fingerprint(match)
    for text in ("town siena", "takeover milan", "end", "send siena stay", "pass", "use C-SIXCOIN"):
        with pytest.raises(Refused):
            match.play(0, text)
    assert laws.fingerprint(match) == before


def test_a_move_from_another_map_is_refused() -> None:
    """VEC-MOVE-1"""
    why = GAME.rules.refusal(state_of(table("siena+", "")), 0, Town("rome"))
    assert why is not None
    assert why.rule == "VEC-MOVE-1"


@settings(max_examples=15)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from((2, 3, 4)), less_luck=st.booleans())
def test_pieces_are_accounted_for_and_nothing_is_negative(seed: int, seats: int, less_luck: bool) -> None:
    """VEC-MOVE-5"""
    match, chance = GAME.new(seats, {"less_luck": less_luck}, f"count {seed}"), Chance(f"count {seed}")
    crests = BOX.sheet.players[seats].crests
    while not match.over:
        state = state_of(match)
        assert min(state.goods) >= 0
        assert min(state.supply) >= 0
        assert len(state.crest_stack) + sum(map(len, state.crests)) == crests
        assert sum(state.pool) + sum(map(len, state.unused)) + sum(map(len, state.used)) == 18
        for seat in range(seats):
            tracks = sum(track.count(seat) for track in state.tracks)
            assert state.supply[seat] + state.in_towns(seat) + tracks == 12
        assert len({BOX.map.colour[where] for where in state.middlemen}) == 5
        match.advance(*random_decision(match, chance))


@settings(max_examples=10)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from((2, 3, 4)))
def test_choices_are_few_and_their_pieces_tell_them_apart(seed: int, seats: int) -> None:
    """The picker needs another multiset of pieces for every choice of a decision."""
    match, chance = GAME.new(seats, {}, f"ids {seed}"), Chance(f"ids {seed}")
    while not match.over:
        seat = match.deciding[0]
        moves = match.choices(seat)
        assert len(moves) <= 100
        named = Counter(tuple(sorted(GAME.faces.ids(state_of(match), seat, move))) for move in moves)
        assert all(count == 1 for count in named.values()), [one for one, count in named.items() if count > 1]
        match.advance(*random_decision(match, chance))


def test_every_walk_in_random_matches_is_paid_exactly() -> None:
    """VEC-TRAVEL-2: the fare of each journey is what leaves the purse."""
    match, chance = GAME.new(3, {}, "fares"), Chance("fares")
    walks = 0
    while not match.over:
        seat, move = random_decision(match, chance)
        before = goods(match, seat)
        goal = state_of(match).goal
        town_action = state_of(match).entering < 0
        match.advance(seat, move)
        words = move.text().split()
        if words[0] == "send" and words[2] == "walk" and town_action:
            walks += 1
            fare = BOX.map.distance[BOX.map.index[words[1]]][goal]
            assert before.get("florin", 0) - goods(match, seat).get("florin", 0) == fare > 0
    assert walks > 10
    assert state_of(match).phase != SETTLE
