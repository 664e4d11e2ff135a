"""Whole random matches with random bargaining: the kernel's laws and the invariants of rules, *What always holds*."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.events.actions import Income, LargeOrderFulfilled, MessageDelivered, SmallOrderDelivered
from loggia.games.genoa.rules.events.trade import Dealt
from loggia.games.genoa.rules.moves import Accept, Agree
from loggia.games.genoa.rules.pieces import MARKERS, N_GOODS, bits
from loggia.games.genoa.rules.state import ACTION, MOVE, OVER, PICK, PLACE, SOURCES, TOWER, GenoaState
from loggia.kernel import Chance, Told, laws
from loggia.kernel.random_play import play_out, random_decision
from tests.games.genoa.table import BOX

SEATS = st.sampled_from([2, 3, 4, 5])
PACES = st.sampled_from(["live", "slow"])
BANK = (Income, LargeOrderFulfilled, SmallOrderDelivered, MessageDelivered)


@settings(max_examples=5)
@given(seed=st.integers(0, 10**6), seats=SEATS, pace=PACES)
def test_the_laws_hold(seed: int, seats: int, pace: str) -> None:
    laws.hold_all(GAME, seats, {"pace": pace}, str(seed), every=31, others=8)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), seats=SEATS, pace=PACES)
def test_the_invariants_hold(seed: int, seats: int, pace: str) -> None:
    chance = Chance(f"invariants {seed}")
    match = GAME.new(seats, {"pace": pace}, seed)
    while not match.over:
        state = match.state
        assert isinstance(state, GenoaState)
        before = state.money.copy()
        seat, move = random_decision(match, chance)
        told = match.play(seat, move)
        conserved(state)
        money_is_accounted_for(state, before, told, isinstance(move, Accept | Agree))
        path_is_lawful(state)
        actions_are_counted(state)
        assert state.space <= BOX.last_space[seats]


def conserved(state: GenoaState) -> None:
    """GEN-INV-1, GEN-INV-2, GEN-INV-3, GEN-INV-4: nothing appears or vanishes, no marker on a villa."""
    for name, count in GAME.rules.inventory(state).items():
        assert count == BOX_COUNTS.get(name, 7)
    assert all(count >= 0 for count in (*state.area, *state.supply, *state.marker_supply))
    assert all(owner < 0 for building, owner in enumerate(state.owners) if BOX.is_villa[building])
    cards = [card for hand in state.hands for card in bits(hand)] + bits(state.up)
    cards += [card for stack in state.down for card in stack]
    assert sorted(cards) == list(range(60))


BOX_COUNTS = {
    **dict.fromkeys(("silver", "copper", "salt", "pepper", "wheat", "rice", "linen", "silk"), 5),
    **dict.fromkeys(("any_start", "any_ware", "further_action", "building_action"), 5),
    "trade_1_1": 7,
    "large_order": 16,
    "small_order": 16,
    "message": 14,
    "privilege": 14,
}


def money_is_accounted_for(state: GenoaState, before: list[int], told: list[Told], deal: bool) -> None:
    """GEN-INV-5: never below zero, in steps of 5; deals conserve it; the bank pays what events say, and no more."""
    assert all(money >= 0 and money % 5 == 0 for money in state.money)
    paid = sum(one.event.amount for one in told if isinstance(one.event, BANK))
    assert all(one.event.amount in (10, 30, 40, 100) for one in told if isinstance(one.event, BANK))
    assert sum(state.money) - sum(before) == paid
    if not deal and not any(isinstance(one.event, Dealt) for one in told):
        assert all(now >= then for now, then in zip(state.money, before, strict=True))
    for seat, money in enumerate(state.money):
        assert money == BOX.start_money + sum(state.ledger[seat * SOURCES : (seat + 1) * SOURCES])


def path_is_lawful(state: GenoaState) -> None:
    """GEN-INV-6: five discs, visited fields are distinct and form a path of neighbours."""
    if state.phase in (TOWER, MOVE, ACTION, PICK):
        assert sum(state.discs(field, BOX.discs) for field in state.path) == 5
    assert len(set(state.path)) == len(state.path) == state.visited.bit_count()
    for one, other in zip(state.path, state.path[1:], strict=False):
        assert other in BOX.board.near_list[one]


def actions_are_counted(state: GenoaState) -> None:
    """GEN-INV-7: each building at most once a turn, each seat at most its quota besides cards."""
    if state.phase not in (PLACE, OVER):
        assert state.used & ~state.visited == 0
        assert sum(state.acted) <= state.used.bit_count()
        for seat, count in enumerate(state.acted):
            assert count <= (2 if state.seats == 2 and seat == state.tower else 1)


def test_many_random_matches_end_and_use_every_verb() -> None:
    verbs: set[str] = set()
    for seed in range(40):
        match = GAME.new(2 + seed % 4, {"pace": ("live", "slow")[seed // 4 % 2]}, f"many {seed}")
        play_out(match, Chance(f"many {seed}"))
        assert match.result is not None
        verbs |= {type(move).__name__ for _, move in match.moves}
    assert verbs == {kind.__name__ for kind in GAME.move_types}


def test_random_bargaining_deals_in_every_kind_of_good() -> None:
    """GEN-TRADE-2.5: money, wares, special cards, markers, open and closed cards, promises, both ways."""
    forms: set[str] = set()
    asked: set[str] = set()
    for seed in range(30):
        match = GAME.new(2 + seed % 4, {}, f"deals {seed}")
        chance = Chance(f"deals {seed}")
        while not match.over:
            for told in match.play(*random_decision(match, chance)):
                if isinstance(told.event, Dealt):
                    forms |= {form for form, _, _ in told.event.pay}
                    asked |= {form for form, _, _ in told.event.ask}
    assert forms == {"money", "good", "card", "closed", "drawn", "shown", "whole"}
    assert asked >= {"money", "good", "closed"}


def test_markers_in_play_areas_are_own_ones() -> None:
    """GEN-INV-2: supply, play area and buildings of each colour make seven."""
    match = GAME.new(4, {}, "markers")
    play_out(match, Chance("markers"))
    state = match.state
    assert isinstance(state, GenoaState)
    for seat in range(4):
        placed = state.owners.count(seat)
        assert state.marker_supply[seat] + state.area[seat * N_GOODS + MARKERS] + placed == 7
