"""The laws hold for the example game, and each of them catches a game that breaks it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loggia.games.palio import GAME
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.state import PalioState
from loggia.games.palio.rules.view import OwnView
from loggia.kernel import AnyGame, Chance, NotAllowed, Options, Point, Result, SeatPoints, Teller, laws, phrase


@given(st.from_regex(r"[ -~é]{1,40}", fullmatch=True).map(str.strip).filter(bool), st.sampled_from((2, 3, 4)))
def test_the_example_keeps_the_laws(seed: str, seats: int) -> None:
    laws.hold_all(GAME, seats, {}, seed, every=2)


RULES = GAME.rules


def ruled(**functions: Any) -> AnyGame:
    """Palio with other rules."""
    return replace(GAME, rules=replace(RULES, **functions))


def forgets_a_choice(state: PalioState, seat: int) -> Sequence[Enter]:
    return list(RULES.choices(state, seat))[:-1] or RULES.choices(state, seat)


def refuses_its_offer(state: PalioState, seat: int, move: Enter) -> NotAllowed | None:
    return NotAllowed(phrase("palio-over"), "PAL-X") if move.horse == 5 else RULES.refusal(state, seat, move)


def loses_a_horse(state: PalioState, seat: int, move: Enter, chance: Chance, tell: Teller) -> None:
    RULES.advance(state, seat, move, chance, tell)
    if len(state.hands[0]) == 3:
        state.hands[0].pop()


def shares_its_hands(seats: int, options: Options, chance: Chance, tell: Teller) -> PalioState:
    state = RULES.start(seats, options, chance, tell)
    return SharedState(state.hands, state.entered, state.prizes, state.prize, state.won)


class SharedState(PalioState):
    __slots__ = ()

    def copy(self) -> SharedState:
        return SharedState(self.hands, self.entered.copy(), self.prizes.copy(), self.prize, self.won)


def shows_hidden_horses(state: PalioState, viewer: int | None) -> OwnView:
    return {"mine": max(state.entered)}


def shows_a_thing_twice(state: PalioState, viewer: int | None) -> dict[str, int]:
    return {"mine": 0 if viewer is None else state.entered[viewer], "prize": 0}


def whispers_in_refusals(state: PalioState, seat: int, move: Enter) -> NotAllowed | None:
    why = RULES.refusal(state, seat, move)
    return NotAllowed(phrase("palio-refused-horse", horse=sum(state.entered)), "PAL-X") if why else None


def miscounts_its_points(state: PalioState) -> Result | None:
    result = RULES.result(state)
    if result is None:
        return None
    return Result(result.scores, result.ranks, ((Point(phrase("palio-over"), 1000),), *result.points[1:]))


def tells_points_that_nobody_has(state: PalioState, viewer: int | None) -> tuple[SeatPoints, ...]:
    return tuple(
        SeatPoints((*told.counted, Point(phrase("palio-over"), 1))) for told in RULES.points_now(state, viewer)
    )


def hides_a_seat_from_itself(state: PalioState, viewer: int | None) -> tuple[SeatPoints, ...]:
    return tuple(SeatPoints(told.counted, (), (phrase("palio-over"),)) for told in RULES.points_now(state, viewer))


def counts_hidden_horses(state: PalioState, viewer: int | None) -> tuple[SeatPoints, ...]:
    horses = [Point(phrase("palio-over"), horse, True) for horse in state.entered]
    if RULES.result(state) is not None:
        return RULES.points_now(state, viewer)
    return tuple(
        SeatPoints(told.counted, (horse,)) for told, horse in zip(RULES.points_now(state, viewer), horses, strict=True)
    )


def forgets_its_points_at_the_end(state: PalioState, viewer: int | None) -> tuple[SeatPoints, ...]:
    told = RULES.points_now(state, viewer)
    return tuple(SeatPoints() for _ in told) if RULES.result(state) is not None else told


_drawn = itertools.count()


def draws_from_the_clock(state: PalioState, seat: int, move: Enter, chance: Chance, tell: Teller) -> None:
    RULES.advance(state, seat, move, chance, tell)
    if state.prizes:
        state.prizes.append(state.prize)
        state.prize = state.prizes.pop(next(_drawn) % len(state.prizes))


def never_ends(state: PalioState, seat: int, move: Enter, chance: Chance, tell: Teller) -> None:
    RULES.advance(state, seat, move, chance, tell)
    if not state.prize:
        state.prize = 1


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(ruled(choices=forgets_a_choice), id="forgets a choice"),
        pytest.param(ruled(refusal=refuses_its_offer), id="refuses its offer"),
        pytest.param(ruled(advance=loses_a_horse), id="loses a horse"),
        pytest.param(ruled(start=shares_its_hands), id="shares its hands"),
        pytest.param(ruled(own_view=shows_hidden_horses), id="shows hidden horses"),
        pytest.param(ruled(own_view=shows_a_thing_twice), id="shows a thing twice"),
        pytest.param(ruled(refusal=whispers_in_refusals), id="whispers in refusals"),
        pytest.param(ruled(result=miscounts_its_points), id="miscounts its points"),
        pytest.param(ruled(points_now=tells_points_that_nobody_has), id="tells points that nobody has"),
        pytest.param(ruled(points_now=hides_a_seat_from_itself), id="hides a seat from itself"),
        pytest.param(ruled(points_now=counts_hidden_horses), id="counts hidden horses"),
        pytest.param(ruled(points_now=forgets_its_points_at_the_end), id="forgets its points at the end"),
        pytest.param(ruled(advance=draws_from_the_clock), id="draws from the clock"),
        pytest.param(ruled(advance=never_ends), id="never ends"),
    ],
)
def test_a_game_that_breaks_a_law_is_caught(game: AnyGame) -> None:
    def hold() -> None:
        for seed in range(20):
            laws.hold_all(game, 3, {}, str(seed), every=2)

    with pytest.raises(Exception, match=r".+"):
        hold()
