"""An owner's data file changes what the cards and texts say, not only what is scored."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from loggia.games.carrara import GAME, CarraraGame
from loggia.games.carrara.rules.pieces import DATA_FILE
from loggia.kernel import Phrase
from loggia.words import Words
from tests.games.carrara.builders import Table, table

OWN = DATA_FILE.read_text(encoding="utf-8")
CARDS = re.findall(r'^id = "((?:top|obj|bdg|bon)-\d)"$', OWN, re.M)


def owner(folder: Path, *changes: tuple[str, str]) -> CarraraGame:
    """The game on a copy of the data file in which these places are changed."""
    text = OWN
    for old, new in changes:
        assert text.count(old) == 1, f"{old} is there {text.count(old)} times"
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.with_data(path)


def deck(card: str) -> str:
    """Four cards with that one among them."""
    four = {"top": "top-1", "obj": "obj-1", "bdg": "bdg-1", "bon": "bon-2"}
    return " ".join({**four, card[:3]: card}.values())


def said(game: CarraraGame, card: str, language: str = "en", seats: int = 3) -> str:
    """What the view shows as the text of a card in play."""
    view = table(seats, game=game, cards=deck(card)).view()
    shown = next(one for one in [*view["objectives"], view["bonus"]] if one["card"] == card)
    return Words(language).say(Phrase.read(shown["text"]))


TEXTS = {
    "top-1": "Objective: 4 Scoring actions done.",
    "top-2": "Objective: own 3 buildings of cost 5 or 8.",
    "top-3": "Objective: your markers on 2 cities of the game board.",
    "top-4": "Objective: own 7 buildings.",
    "top-5": "Objective: hold 25 coins when announcing.",
    "top-6": "Objective: 25 VP on the track. Final scoring: 2 coins are worth 1 VP, instead of 5.",
    "obj-1": "Objective: own 7 objects. Final scoring: 3 VP per object.",
    "obj-2": (
        "Objective: 3 pairs of identical objects. "
        "Final scoring: 5 VP per pair of identical objects, 1 VP per other object."
    ),
    "obj-3": (
        "Objective: 2 triplets of identical objects. "
        "Final scoring: 7 VP per triplet of identical objects, 1 VP per other object."
    ),
    "obj-4": (
        "Objective: 1 group of 4 identical objects. "
        "Final scoring: each kind of object by its number, 1, 3, 6, 10, 15, 21 VP for 1 to 6."
    ),
    "obj-5": (
        "Objective: 1 quadruplet and, apart from it, 1 pair of identical objects. "
        "Final scoring: 20 VP per quadruplet with a pair of identical objects, 1 VP per other object."
    ),
    "obj-6": (
        "Objective: objects of 4 different kinds. "
        "Final scoring: sets of different objects, the largest first, 1, 3, 7, 12, 18, 24 VP for sizes 1 to 6."
    ),
    "obj-7": (
        "Objective: 2 sets of 3 different objects. "
        "Final scoring: 8 VP per set of 3 different objects, 1 VP per other object."
    ),
    "obj-8": (
        "Objective: 3 pairs of identical objects. Final scoring: the sizes of at most 3 groups of "
        "identical objects, multiplied (sizes 2 to 6); 1 VP per other object."
    ),
    "bdg-1": ("Objective: buildings of a total cost of 25. Final scoring: 1 VP per point of cost of your buildings."),
    "bdg-2": (
        "Objective: 2 buildings in each of 3 cities. Final scoring: for every 2 buildings in a city, in VP: "
        "Livorno 11, Pisa 9, Lucca 7, Viareggio 5, Massa 3, Lérici 1."
    ),
    "bdg-3": (
        "Objective: 3 buildings in each of 2 cities. Final scoring: for every 3 buildings in a city, in VP: "
        "Livorno 17, Pisa 14, Lucca 11, Viareggio 8, Massa 5, Lérici 2."
    ),
    "bdg-4": (
        "Objective: 4 buildings in 1 city. Final scoring: for every 4 buildings in a city, in VP: "
        "Livorno 23, Pisa 19, Lucca 15, Viareggio 11, Massa 7, Lérici 3."
    ),
    "bdg-5": (
        "Objective: own 1 building of cost 8. Final scoring: for every building of cost 8 by its city, in VP: "
        "Livorno 34, Pisa 26, Lucca 19, Viareggio 13, Massa 8, Lérici 4."
    ),
    "bdg-6": "Objective: own 3 Land buildings. Final scoring: 6 VP per Land building.",
    "bdg-7": "Objective: own 5 City buildings. Final scoring: 3 VP per City building.",
    "bdg-8": (
        "Objective: 2 buildings in each of 3 cities. Final scoring: the numbers of buildings in your 3 fullest "
        "cities, multiplied; empty ones are left out."
    ),
    "bdg-9": (
        "Objective: own 3 City buildings and as many Land buildings. Final scoring: the costs of your dearest "
        "City and Land buildings, as many of each as make pairs."
    ),
    "bon-2": "Final scoring: value the best 2 different cities of your board.",
    "bon-3": "Final scoring: value Livorno and Lérici.",
    "bon-4": "Final scoring: value Pisa and Massa.",
    "bon-5": "Final scoring: value Lucca and Viareggio.",
    "bon-6": "Final scoring: value the best 2 different building types of your board.",
    "bon-7": "Final scoring: value the cheapest building of every building type you own.",
    "bon-8": (
        "Final scoring: 9 VP for the highest total cost in each region: "
        "(Livorno, Pisa and Lucca), (Viareggio, Massa and Lérici)."
    ),
    "bon-9": (
        "Final scoring: for the highest total cost in a city, in VP: "
        "Livorno 14, Pisa 12, Lucca 10, Viareggio 8, Massa 6, Lérici 4."
    ),
}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_its_figures(card: str) -> None:
    assert said(GAME, card) == TEXTS[card]
    figures = re.findall(r"\d+", TEXTS[card])
    assert sorted(re.findall(r"\d+", said(GAME, card, "fr"))) == sorted(figures)


CHANGES = {
    "top-1": ('kind = "scorings", need = { 2 = 4, 3 = 4, 4 = 4', 'kind = "scorings", need = { 2 = 4, 3 = 1, 4 = 4'),
    "top-2": ('"buildings_cost_5_or_8", need = { 2 = 4, 3 = 3', '"buildings_cost_5_or_8", need = { 2 = 4, 3 = 17'),
    "top-3": ('"cities_scored", need = { 2 = 3, 3 = 2', '"cities_scored", need = { 2 = 3, 3 = 17'),
    "top-4": ('"buildings", need = { 2 = 8, 3 = 7', '"buildings", need = { 2 = 8, 3 = 17'),
    "top-5": ('"coins", need = { 2 = 30, 3 = 25', '"coins", need = { 2 = 30, 3 = 17'),
    "top-6": ("coins_per_vp = 2", "coins_per_vp = 17"),
    "obj-1": ('"per_object", vp = 3', '"per_object", vp = 17'),
    "obj-2": ('"identical_groups", size = 2, vp = 5', '"identical_groups", size = 2, vp = 17'),
    "obj-3": ("vp = 7, leftover_vp = 1", "vp = 7, leftover_vp = 17"),
    "obj-4": ("3 = 6, 4 = 10", "3 = 17, 4 = 10"),
    "obj-5": ("vp = 20, leftover_vp = 1", "vp = 17, leftover_vp = 1"),
    "obj-6": ("3 = 7, 4 = 12", "3 = 17, 4 = 12"),
    "obj-7": ("vp = 8, leftover_vp = 1", "vp = 17, leftover_vp = 1"),
    "obj-8": ("max_groups = 3", "max_groups = 1"),
    "bdg-1": ("vp_per_cost = 1", "vp_per_cost = 17"),
    "bdg-2": ("lucca = 7, viareggio = 5", "lucca = 17, viareggio = 5"),
    "bdg-3": ("pisa = 14", "pisa = 27"),
    "bdg-4": ("lot = 4", "lot = 1"),
    "bdg-5": ("livorno = 34", "livorno = 17"),
    "bdg-6": ('category = "rural", vp = 6', 'category = "rural", vp = 17'),
    "bdg-7": ('category = "urban", vp = 3', 'category = "urban", vp = 17'),
    "bdg-8": ("max_cities = 3", "max_cities = 1"),
    "bdg-9": ('"category_pairs", need = { 2 = 4, 3 = 3', '"category_pairs", need = { 2 = 4, 3 = 17'),
    "bon-2": ('"value_cities_choice", count = 2', '"value_cities_choice", count = 3'),
    "bon-3": ('["livorno", "lerici"]', '["livorno", "lerici", "pisa"]'),
    "bon-4": ('["pisa", "massa"]', '["pisa", "lucca"]'),
    "bon-5": ('["lucca", "viareggio"]', '["lucca"]'),
    "bon-6": ('"value_types_choice", count = 2', '"value_types_choice", count = 1'),
    "bon-8": ('vp = 9, groups = [["livorno", "pisa", "lucca"]', 'vp = 17, groups = [["livorno", "pisa"]'),
    "bon-9": ("livorno = 14", "livorno = 17"),
}


@pytest.mark.parametrize("card", sorted(CHANGES))
def test_an_owners_figures_stand_in_the_text_of_the_card(card: str, tmp_path: Path) -> None:
    """In both languages, and nothing but that card changes its text."""
    game = owner(tmp_path, CHANGES[card])
    for language in ("en", "fr"):
        assert said(game, card, language) != said(GAME, card, language)
    for other in CARDS:
        if other[:3] != card[:3]:
            assert said(game, other) == said(GAME, other)


@pytest.mark.parametrize(
    ("card", "language", "text"),
    [
        ("top-1", "en", "Objective: 1 Scoring action done."),
        ("top-1", "fr", "Objectif\u00a0: 1 évaluation faite."),
        ("top-6", "en", "Objective: 25 VP on the track. Final scoring: 17 coins are worth 1 VP, instead of 5."),
        ("obj-8", "fr", "la taille de 1 groupe d’objets identiques (tailles 2 à 6), 1 PV par autre objet."),
        ("bdg-4", "en", "for every building in a city, in VP: Livorno 23"),
        ("bdg-8", "en", "Final scoring: the number of buildings in your fullest city."),
        ("bon-3", "en", "Final scoring: value Livorno, Lérici and Pisa."),
        ("bon-4", "fr", "Décompte final\u00a0: valoriser Pisa et Lucca."),
        ("bon-5", "fr", "Décompte final\u00a0: valoriser Lucca."),
        ("bon-8", "en", "17 VP for the highest total cost in each region: (Livorno and Pisa), (Viareggio, Massa and"),
    ],
)
def test_an_owners_cards_read_well(card: str, language: str, text: str, tmp_path: Path) -> None:
    assert text in said(owner(tmp_path, CHANGES[card]), card, language)


def test_a_cards_title_names_no_figure() -> None:
    """A title that named one would be untrue on an owner's file."""
    numerals = [
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
    ]
    for language in ("en", "fr"):
        for card in CARDS:
            words = re.findall(r"\w+", Words(language).say(Phrase(f"carrara-card-{card}")).lower())
            assert not set(words) & {*numerals, "livorno", "pisa", "lucca", "viareggio", "massa", "lérici"}
            assert not re.search(r"\d", " ".join(words))


# --- other texts with figures -----------------------------------------------------------------------------------------


def effect(t: Table, move: str) -> str:
    face = next(face for face in t.match.faces(t.match.deciding[0]) if face.text == move)
    assert face.effect is not None
    return Words("en").say(face.effect)


def test_the_coins_for_a_turn_without_action_are_the_owners(tmp_path: Path) -> None:
    """CAR-BUY-9: prompt, move, preview, refusal and log."""
    game, words = owner(tmp_path, ("consolation_coins = 2", "consolation_coins = 1")), Words("en", ["Anna"])
    t = table(game=game, wheel={}, bag="", holds="black", display="villa-2", coins=0)
    assert words.say(game.faces.prompt(t.state, 0)) == "No action is possible: take 1 coin"
    assert words.say(t.match.faces(0)[0].say) == "Take 1 coin for a turn without action"
    assert effect(t, "two") == "brings 1 coin"
    assert words.say(t.refusal("pass").why) == "No action is possible: take 1 coin, and your turn is over."
    assert words.say(t.play("two")[0].say()) == "Anna has no possible action and takes 1 coin"
    assert t.coins() == 1
    why = table(game=game).refusal("two").why
    assert words.say(why) == "Only a player without any action takes 1 coin: you can still buy blocks."


def test_the_price_of_an_object_is_the_owners(tmp_path: Path) -> None:
    """CAR-ADD-1."""
    game, words = owner(tmp_path, ("object_price = 10", "object_price = 1")), Words("en", ["Anna"])
    t = table(game=game, after_action=True, coins=4)
    assert words.say(game.faces.prompt(t.state, 0)) == "Buy one object for 1 coin, or end your turn"
    assert effect(t, "purchase cup") == ("costs 1 coin, leaves 3; your objects then score 3 VP at the end instead of 0")
    assert words.say(t.play("purchase cup")[0].say()) == "Anna buys the cup for 1 coin"
    poor = table(game=game, after_action=True, coins=0)
    assert words.say(poor.refusal("purchase cup").why) == "An object costs 1 coin, and you have 0."


def test_the_values_of_cities_and_markers_are_the_owners(tmp_path: Path) -> None:
    """CAR-SCI-2, CAR-SCO-2, CAR-XUPG-3."""
    changes = [
        ("scoring_markers_per_player = 6", "scoring_markers_per_player = 1"),
        (
            'accepts = ["white", "yellow"]\nvalue_vp = 0\nvalue_coins = 3\nmin_buildings_to_score = 2',
            'accepts = ["white", "yellow"]\nvalue_vp = 0\nvalue_coins = 0\nmin_buildings_to_score = 1',
        ),
    ]
    game, words = owner(tmp_path, *changes), Words("en")
    t = table(game=game, holds="yellow", display="villa-1")
    assert effect(t, "build villa-1 pisa") == "costs 1 block; scored by type or city it brings nothing"
    assert words.say(t.refusal("score pisa").why) == "Pisa needs 1 of your buildings, and you have 0 there."
    used = table(game=game, built="villa-1@pisa", scored="porta")
    assert words.say(used.refusal("score villa").why) == "Your 1 scoring marker is used."


def test_the_terminal_shows_an_owners_cards(tmp_path: Path) -> None:
    game = owner(tmp_path, CHANGES["obj-1"])
    t = table(game=game)
    lines = game.faces.sketch(game.rules.view(t.state, 0), Words("en", ["Anna", "Bruno", "Chiara"]).say, 80)
    assert "17 VP per object" in "\n".join(lines)
