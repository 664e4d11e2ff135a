"""The faces of a move, and section 14 of the rules."""

from collections.abc import Iterator

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.faces.notation import CODES, VERBS, code, decode
from loggia.games.carrara.rules.moves import MOVE_TYPES, Pay, Take
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import Chance, Match, NotAMove
from loggia.kernel.random_play import random_decision
from tests.games.carrara.builders import blocks, table


def positions(matches: int, expansion: bool) -> Iterator[Match]:
    """Every position of some random matches."""
    for seed in range(matches):
        match, chance = GAME.new(2 + seed % 3, {"expansion": expansion}, seed), Chance(str(seed))
        while not match.over:
            yield match
            match.play(*random_decision(match, chance))


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("BUY", "buy"),
        ("  buy   still ", "buy still"),
        ("take ii green blue black", "take II green blue black"),
        ("Take 2 black, 2 green", "take II green green black"),
        ("build Villa-3 in Viareggio", "build villa-3 viareggio"),
        ("build villa-8 Lérici", "build villa-8 lerici"),
        ("improve castello-3 biblioteca-4", "improve castello-3 biblioteca-4"),
        ("pay green red green", "pay red green green"),
        ("pay NONE", "pay none"),
        ("upgrade up-lucca", "upgrade up-lucca"),
        ("score urban", "score urban"),
        ("purchase coat of arms", "purchase coat_of_arms"),
        ("announce", "announce"),
        ("two", "two"),
        ("pass", "pass"),
        ("end", "end"),
    ],
)
def test_the_notation_forgives_case_spaces_commas_and_accents(written: str, text: str) -> None:
    assert GAME.faces.parse(written).text() == text


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("", "carrara-not-a-move"),
        ("steal villa-3", "carrara-not-a-move"),
        ("buy red", "carrara-write-buy"),
        ("take", "carrara-write-take"),
        ("take VII green", "carrara-write-take"),
        ("take II", "carrara-write-take"),
        ("take II 8 green", "carrara-write-take"),
        ("take II 7 green 7 red", "carrara-write-take"),
        ("take II green 2", "carrara-write-take"),
        ("build villa-3", "carrara-write-build"),
        ("build villa-6 pisa", "carrara-write-build"),
        ("improve villa-3", "carrara-write-improve"),
        ("improve villa-3 villa-3", "carrara-write-improve"),
        ("pay", "carrara-write-pay"),
        ("pay 5 red 4 blue", "carrara-write-pay"),
        ("upgrade lucca", "carrara-write-upgrade"),
        ("score everything", "carrara-write-score"),
        ("purchase", "carrara-write-purchase"),
        ("announce now", "carrara-write-announce"),
        ("end turn now", "carrara-write-end"),
    ],
)
def test_what_is_not_a_move_is_told_how_to_write_one(written: str, message: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.faces.parse(written)
    why = refused.value.why
    assert message in {why.id, getattr(dict(why.args).get("how"), "id", "")}


def test_every_verb_has_a_move_type() -> None:
    assert len(VERBS) == len(MOVE_TYPES)


def test_integers_and_moves_are_one_to_one() -> None:
    for number in [*range(0, 4000), *range(4000, CODES, 53), CODES - 1]:
        move = decode(number)
        assert code(move) == number
        assert GAME.faces.parse(move.text()) == move


def test_absurd_packs_have_no_integer() -> None:
    assert code(Take(0, 0)) is code(Take(0, blocks("8 red"))) is code(Pay(blocks("5 red 5 blue"))) is None


@pytest.mark.parametrize("expansion", [False, True])
def test_decisions_are_small_never_empty_and_their_pieces_distinct(expansion: bool) -> None:
    """CAR-MOV-7: no dead end; the picker can tell all choices apart."""
    for match in positions(6, expansion):
        seat = match.deciding[0]
        moves = match.choices(seat)
        assert 0 < len(moves) <= 500
        ids = [tuple(sorted(match.game.faces.ids(match.state, seat, move))) for move in moves]
        assert len(set(ids)) == len(ids)
        assert all(ids)


def test_a_move_is_legal_if_and_only_if_the_phase_offers_it() -> None:
    """CAR-MOV-1: choices and refusals are written apart and agree on every small move, in every phase."""
    small = [decode(number) for number in range(0, 1510)]
    seen = set()
    for number, match in enumerate(positions(3, True)):
        assert isinstance(match.state, CarraraState)
        if match.state.phase in seen and number % 23:
            continue
        seen.add(match.state.phase)
        seat = match.deciding[0]
        offered = set(match.choices(seat))
        for move in small:
            assert (match.refusal(seat, move) is None) == (move in offered), f"{move} in phase {match.state.phase}"
    assert len(seen) >= 5


def test_payments_and_purchases_are_checked_like_they_are_listed() -> None:
    """CAR-MOV-2: every multiset, covered by the blocks or not."""
    t = table(holds="2 white yellow 2 red", display="castello-3")
    t.play("build castello-3 lucca")
    offered = set(t.match.choices(0))
    pays = [decode(number) for number in range(1500, 4600) if isinstance(decode(number), Pay)]
    assert len(pays) > 2900
    assert {move for move in pays if t.match.refusal(0, move) is None} == offered
    t = table(wheel={"I": "2 red green", "III": "white"}, bag="blue", coins=6)
    t.play("buy")
    offered = set(t.match.choices(0))
    takes = [decode(number) for number in range(4600, CODES, 1) if number % 11871 < 700]
    assert {move for move in takes if t.match.refusal(0, move) is None} == {m for m in offered if m in set(takes)}


def test_refused_moves_leave_the_state_unchanged() -> None:
    """CAR-MOV-1: the builders' `rule` compares the whole match before and after."""
    t = table()
    for move in ("end", "pass", "two", "score villa", "take I red", "pay red", "upgrade up-urban", "announce"):
        assert t.rule(move)


def test_announcing_is_offered_only_while_it_is_possible() -> None:
    """CAR-MOV-4."""
    cost_20 = "villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici"
    t = table(4, built=cost_20, scored="villa porta pisa lucca", objects_held="6 cup")
    assert t.allows("announce")
    t.play("announce")
    assert not t.allows("announce")


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    """CAR-MOV-5: all chance comes from one seeded generator."""
    results = set()
    for _ in range(2):
        match, chance = GAME.new(4, {"expansion": True}, 77), Chance("77")
        while not match.over:
            match.play(*random_decision(match, chance))
        results.add(match.record.digest)
    assert len(results) == 1
