"""One's own page: what was played as plots, by keyboard, in French on a dark phone; another sees only what is open."""

import sqlite3
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from loggia.house.store import Statement
from loggia.house.store.queries import play, ratings, tables
from loggia.house.store.queries.tables import ClockSetup, FinalScores, Projection, SeatRow, SeatSetup, TableSetup
from tests.browser.conftest import DATABASE, Sitter
from tests.browser.people import Person
from tests.browser.test_everybody import serious

SETUP = TableSetup({}, [SeatSetup("me"), SeatSetup("bot", "merchant")], False, True, ClockSetup(), "full", "secret")
SAY = '{"say":"carrara-opening","with":{"city":{"say":"carrara-city-pisa","with":{}}}}'


def finished(id: int, number: int, person: int) -> list[Statement]:
    """The rows of a finished match of a person's, as the house would have stored them."""
    seats = [SeatRow(person, "", 0, 0, 0), SeatRow(0, "merchant", 0, 0, 0)]
    at, rank = 1_700_000_000.0 + 86_400 * number, 1 + number % 2
    over = Projection("over", 9, seats, [], 0, at, at, FinalScores([50, 40], [1, 2]), False, 2, 1, "merchant")
    return [
        tables.project(id, over), ratings.add_result(person, at, id, 0, rank, 0),
        play.add_opening(id, 0, SAY), play.add_review(id, 0, 20, 0.03 - 0.002 * number, 1.5),
    ]  # fmt: skip


def store(folder: Path, person: int) -> None:
    """Write six matches of Carrara and one of Lucca straight into the database."""
    connection = sqlite3.connect(folder / DATABASE, timeout=30)
    with connection:
        for number in range(7):
            game = "lucca" if number == 6 else "carrara"
            (id,) = connection.execute(
                "insert into tables (code, game, revision, setup, seed, host, public, made, status, seats, changed)"
                " values (?, ?, 1, ?, 's', ?, 0, 1, 'waiting', '[]', 1) returning id",
                (f"mine{person}x{number}", game, msgspec.json.encode(SETUP).decode(), person),
            ).fetchone()
            for sql, values in finished(id, number, person):
                connection.execute(sql, values)
    connection.close()


def test_my_page_draws_what_i_played_and_others_see_only_what_is_open(sit: Sitter, folder: Path) -> None:
    ada = Person(sit(size="phone", locale="fr", color_scheme="dark"), 0, "fr")
    page = ada.page
    page.goto("/me")
    expect(page.locator("[data-empty]")).to_contain_text("Vous n’avez encore terminé aucune partie")
    me = ada.ask("/me")["id"]
    store(folder, me)
    page.reload()
    errors = page.locator("[data-figure=errors]")
    expect(errors.get_by_role("img")).to_have_accessible_name(
        "Erreurs au fil du temps, 6 parties analysées : d’abord 3,00 % de chances de gagner perdues par décision, "
        "maintenant 2,40 %."
    )
    expect(page.locator("[data-figure=openings] li")).to_contain_text(["Premier bâtiment à Pisa"])
    errors.locator("summary").press("Enter")
    expect(errors.locator("tbody tr")).to_have_count(6)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-game=lucca]").press("Enter")
    expect(page.locator("[data-sum]")).to_contain_text("1 partie, 1 gagnée")
    eve = sit()
    eve.goto(f"/people/{me}")
    expect(eve.locator("[data-empty]")).to_contain_text("No finished match of theirs is open to you.")
