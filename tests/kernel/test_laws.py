"""The laws hold for the example game, and each of them catches a game that breaks it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loggia.games.palio import Enter, OwnView, Palio, PalioState, PalioView
from loggia.kernel import Chance, NotAllowed, Options, Point, Result, Teller, laws, phrase


@given(st.from_regex(r"[ -~é]{1,40}", fullmatch=True).map(str.strip).filter(bool), st.sampled_from((2, 3, 4)))
def test_the_example_keeps_the_laws(seed: str, seats: int) -> None:
    laws.hold_all(Palio(), seats, {}, seed, every=2)


class ForgetsAChoice(Palio):
    def choices(self, state: PalioState, seat: int) -> Sequence[Enter]:
        return list(super().choices(state, seat))[:-1] or super().choices(state, seat)


class RefusesItsOffer(Palio):
    def refusal(self, state: PalioState, seat: int, move: Enter) -> NotAllowed | None:
        return NotAllowed(phrase("palio-over"), "PAL-X") if move.horse == 5 else super().refusal(state, seat, move)


class LosesAHorse(Palio):
    def advance(self, state: PalioState, seat: int, move: Enter, chance: Chance, tell: Teller) -> None:
        super().advance(state, seat, move, chance, tell)
        if len(state.hands[0]) == 3:
            state.hands[0].pop()


class SharesItsHands(Palio):
    def start(self, seats: int, options: Options, chance: Chance, tell: Teller) -> PalioState:
        state = super().start(seats, options, chance, tell)
        return SharedState(state.hands, state.entered, state.prizes, state.prize, state.won)


class SharedState(PalioState):
    __slots__ = ()

    def copy(self) -> SharedState:
        return SharedState(self.hands, self.entered.copy(), self.prizes.copy(), self.prize, self.won)


class ShowsHiddenHorses(Palio):
    def own_view(self, state: PalioState, viewer: int | None) -> OwnView:
        return {"mine": max(state.entered)}


class ShowsTwoTables(Palio):
    def view(self, state: PalioState, viewer: int | None) -> PalioView:
        return {**super().view(state, viewer), "prize": 0}


class WhispersInRefusals(Palio):
    def refusal(self, state: PalioState, seat: int, move: Enter) -> NotAllowed | None:
        why = super().refusal(state, seat, move)
        return NotAllowed(phrase("palio-refused-horse", horse=sum(state.entered)), "PAL-X") if why else None


class MiscountsItsPoints(Palio):
    def result(self, state: PalioState) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        return Result(result.scores, result.ranks, ((Point(phrase("palio-over"), 1000),), *result.points[1:]))


class DrawsFromTheClock(Palio):
    drawn = 0

    def _draw_prize(self, state: PalioState, chance: Chance, tell: Teller) -> None:
        DrawsFromTheClock.drawn += 1
        if state.prizes:
            state.prize = state.prizes.pop(DrawsFromTheClock.drawn % len(state.prizes))
        else:
            state.prize = 0


class NeverEnds(Palio):
    def _draw_prize(self, state: PalioState, chance: Chance, tell: Teller) -> None:
        super()._draw_prize(state, chance, tell)
        if not state.prize:
            state.prize = 1


@pytest.mark.parametrize(
    "game",
    [
        ForgetsAChoice,
        RefusesItsOffer,
        LosesAHorse,
        SharesItsHands,
        ShowsHiddenHorses,
        ShowsTwoTables,
        WhispersInRefusals,
        MiscountsItsPoints,
        DrawsFromTheClock,
        NeverEnds,
    ],
)
def test_a_game_that_breaks_a_law_is_caught(game: type[Palio]) -> None:
    def hold() -> None:
        for seed in range(20):
            laws.hold_all(game(), 3, {}, str(seed), every=2)

    with pytest.raises(Exception, match=r".+"):
        hold()
