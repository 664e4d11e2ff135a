"""Chance: seeded, portable, copied without disturbing."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loggia.kernel import Chance, commitment, new_seed


def test_the_stream_of_a_seed_is_fixed_for_ever() -> None:
    chance = Chance("7")
    assert [chance.below(6) for _ in range(12)] == FIRST_DICE_OF_SEED_7


FIRST_DICE_OF_SEED_7 = [5, 1, 2, 5, 0, 5, 2, 3, 0, 0, 1, 1]


def test_the_stream_does_not_depend_on_the_process() -> None:
    code = "from loggia.kernel import Chance; c = Chance('x'); print([c.below(1000) for _ in range(40)])"
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": str(n)}
        ).stdout
        for n in (1, 2)
    }
    assert len(runs) == 1


@given(st.text(), st.integers(1, 10_000))
def test_numbers_stay_below(seed: str, n: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))


def test_every_face_of_a_die_comes_about_equally_often() -> None:
    chance = Chance("fair")
    faces = [0] * 6
    for _ in range(60_000):
        faces[chance.below(6)] += 1
    assert max(abs(count - 10_000) for count in faces) < 400


@given(st.text(), st.integers(0, 40))
def test_a_copy_goes_on_the_same_way_and_disturbs_nothing(seed: str, before: int) -> None:
    chance = Chance(seed)
    for _ in range(before):
        chance.below(10)
    copy = chance.copy()
    ahead = [copy.below(10) for _ in range(20)]
    assert [chance.below(10) for _ in range(20)] == ahead


def test_spent_tells_whether_anything_was_drawn() -> None:
    chance = Chance("a")
    spent = chance.spent
    chance.fork("b").below(6)
    assert chance.spent == spent
    chance.below(6)
    assert chance.spent > spent


def test_forks_differ_by_name() -> None:
    chance = Chance("a")
    assert [chance.fork("b").below(10**6) for _ in range(2)] != [chance.fork("c").below(10**6) for _ in range(2)]


def test_a_shuffle_keeps_every_card() -> None:
    cards = list(range(52))
    Chance("s").shuffle(cards)
    assert cards != list(range(52))
    assert sorted(cards) == list(range(52))


def test_the_commitment_binds_the_seed_and_hides_it() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) == 16
    assert seed not in commitment(seed)
    assert commitment(seed) == commitment(seed) != commitment(seed + "0")


def test_nothing_is_drawn_below_zero() -> None:
    with pytest.raises(ZeroDivisionError):
        Chance("a").below(0)
