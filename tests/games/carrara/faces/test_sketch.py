"""The table drawn for an 80-column terminal."""

import pytest
from rich.text import Text

from loggia.games.carrara import GAME
from loggia.kernel import Chance
from loggia.kernel.random_play import random_decision
from loggia.words import Words
from tests.games.carrara.builders import table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("expansion", [False, True])
def test_every_line_fits_into_80_columns(language: str, expansion: bool) -> None:
    words = Words(language, ["Anna-Lena", "Bruno", "Chiara", "Dario"])
    match, chance = GAME.new(4, {"expansion": expansion, "open_holdings": True}, 9), Chance("9")
    while not match.over:
        if len(match.moves) % 4 == 0:
            for line in GAME.faces.sketch(match.view(match.deciding[0])["table"], words.say, 80):
                assert len(Text.from_markup(line).plain) <= 80
        match.play(*random_decision(match, chance))


def drawn(viewer: int | None = 0, names: tuple[str, ...] = ("Anna", "Bruno", "Chiara"), **things: object) -> str:
    """The plain text of a drawing."""
    t = table(**things)  # type: ignore[arg-type]
    lines = GAME.faces.sketch(GAME.rules.view(t.state, viewer), Words("en", names).say, 80)
    return "\n".join(Text.from_markup(line).plain for line in lines)


def test_the_drawing_shows_what_a_player_needs() -> None:
    text = drawn(built="villa-3@pisa villa-2@pisa", coins=13, objects_held="2 cup", display="porta-4")
    for part in (
        "Pisa: Villa 3,  Villa 2",
        "13 coins",
        "2 cups",
        "Porta 4",
        "4 Scoring actions done",
        "Villa: 15 coins,  2 coats of arms",
        "Bruno",
    ):
        assert part in text


def test_the_drawing_hides_what_the_view_hides() -> None:
    assert "13 coins" not in drawn(viewer=1, coins=13)
    assert "behind the screen" in drawn(viewer=1, coins=13)


def test_names_with_brackets_are_drawn_as_they_are() -> None:
    assert "[bold]Eve[/]" in drawn(names=("[bold]Eve[/]", "B", "C"))


def test_a_pending_payment_is_shown() -> None:
    t = table(holds="red green", display="villa-1")
    t.play("build villa-1 viareggio")
    lines = GAME.faces.sketch(GAME.rules.view(t.state, 1), Words("en", ["Anna", "Bruno", "Chiara"]).say, 80)
    assert "Anna pays for Villa 1 in Viareggio: 1 block still owed" in lines
