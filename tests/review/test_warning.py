"""The warning before a clear mistake: only where other worlds agree, with a reason in words."""

from __future__ import annotations

from functools import partial

import pytest

from loggia.bots import Budget, level
from loggia.games import game as find_game
from loggia.kernel import Chance, Match, Seat, Sight, phrase
from loggia.review.evidence import Column, Comparison
from loggia.review.judge import Estimate, Outlook
from loggia.review.warning import _sentence, scan, warn
from loggia.words import Words
from tests.review.test_coach import somewhere

LONG = 1e9
"""As long as it takes: what is found then depends on the seed alone."""


def lucca_late() -> Match:
    """A position of Lucca in which a card can be thrown away that would go on a street."""
    match, chance = find_game("lucca").new(3, {}, "7"), Chance("lucca")
    while len(match.moves) < 40 or not any("discard" in move.text() for move in match.choices(match.awaited[0])):
        seat = match.awaited[0]
        match.play(seat, level("apprentice").think(Sight(match, seat), Budget(), chance).move or match.choices(seat)[0])
    return match


def test_a_card_that_is_thrown_away_is_warned_of_and_the_best_move_is_not() -> None:
    match = lucca_late()
    seat = match.awaited[0]
    before = match.record.text()
    found = scan(match, seat, LONG, "1")
    assert found is not None
    assert found.best in found.harmless
    bad = [text for move in match.choices(seat) if (text := move.text()) not in found.harmless]
    warned = {text: warn(match, seat, found.best, text, 0.0, "2") for text in bad}
    assert any("discard" in text and said is not None for text, said in warned.items())
    assert warn(match, seat, found.best, found.best, 0.0, "2") is None
    assert match.record.text() == before
    for said in warned.values():
        for language in ("en", "fr"):
            assert said is None or "{" not in Words(language, ["Ada", "Bruno", "Cosimo"]).say(said)


@pytest.mark.parametrize("game", ["carrara", "genoa", "vecchio"])
def test_every_game_can_be_asked_at_once(game: str) -> None:
    # Where nothing but words of a bargain can be said, there is nothing to compare.
    tried = ((match, scan(match, match.awaited[0], 0.0, "1")) for match in map(partial(somewhere, game), (30, 36, 42)))
    match, found = next((match, seen) for match, seen in tried if seen is not None)
    seat = match.awaited[0]
    for move in match.choices(seat)[:2]:
        said = warn(match, seat, found.best, move.text(), 0.0, "2")
        assert said is None or said.id.startswith("warning-")


def test_who_has_one_choice_is_never_warned() -> None:
    match = find_game("palio").new(2, {}, "7")
    while len(match.choices(match.awaited[0])) > 1:
        match.play(match.awaited[0], match.choices(match.awaited[0])[0])
    assert scan(match, match.awaited[0], 0.0, "1") is None


def test_what_is_hidden_from_the_seat_has_no_say() -> None:
    match = lucca_late()
    seat = match.awaited[0]
    other = match.imagine(seat, Chance("another world"))
    assert other.view(seat) == match.view(seat)
    assert scan(match, seat, LONG, "1") == scan(other, seat, LONG, "1")


# --- the sentence ---------------------------------------------------------------------------------------------------


def compared(top: tuple[float, ...], mine: tuple[float, ...]) -> Comparison:
    """Two moves whose outlook in points is the same in every world."""
    match = lucca_late()
    first, second = match.choices(match.awaited[0])[:2]
    table = Comparison(match, 0, [], None, "1", 0.0)
    for move, points in ((first, top), (second, mine)):
        outlooks = [Outlook((0.5, 0.3, 0.2), points)] * 8
        table.columns.append(Column(move, outlooks, [{}] * 8, [None] * 8))
    return table


def test_the_reason_is_who_gains_by_it_or_else_a_better_move(monkeypatch: pytest.MonkeyPatch) -> None:
    better, loss = phrase("warning-chance", percent=1), Estimate(0.2, 0.01)
    gift = _sentence(compared((20.0, 10.0, 5.0), (20.0, 22.0, 5.0)), loss, better)
    assert gift.id == "warning-why"
    assert dict(gift.args)["why"] == phrase("warning-gives", seat=Seat(1), points=phrase("warning-points", count=12))
    by = compared((20.0, 10.0, 5.0), (20.0, 22.0, 5.0))
    walls, name = phrase("lucca-point-highest", street=94), phrase("lucca-point-highest.brief", street=94)
    for column, worth in zip(by.columns, (0, 12), strict=True):
        column.states = [worth] * 8  # type: ignore[list-item]
    monkeypatch.setattr(by, "_sources", lambda state, seat: {by._encode(walls): state} if seat == 1 else {})
    way = dict(_sentence(by, loss, better).args)["why"]
    assert way == phrase("warning-gives-by", seat=Seat(1), points=phrase("warning-points", count=12), source=name)
    trifle = _sentence(compared((20.0, 10.0, 5.0), (10.0, 11.0, 5.0)), loss, better)
    assert dict(trifle.args)["why"] == phrase("warning-better", move=better)
    assert dict(trifle.args)["cost"] == phrase("warning-cost", points=phrase("warning-points", count=11))
    same = _sentence(compared((20.0, 10.0, 5.0), (20.0, 10.0, 5.0)), loss, None)
    assert same == phrase("warning-chance", percent=20)
