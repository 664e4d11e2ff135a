"""The cards of a data file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from loggia.games.carrara.rules.cards.bonus import BONUS_SCORES
from loggia.games.carrara.rules.cards.buildings import BUILDING_SCORES
from loggia.games.carrara.rules.cards.kinds import BonusCard, BuildingCard, CarraraCard, ObjectCard, Objective, TopCard
from loggia.games.carrara.rules.cards.objectives import HIDDEN_MEASURES, MEASURES
from loggia.games.carrara.rules.cards.objects import OBJECT_SCORES
from loggia.games.carrara.rules.cards.texts import coins_text, objective_text, scoring_text
from loggia.games.carrara.rules.pieces import DECKS, SEATS
from loggia.kernel import Phrase
from loggia.kernel.datafile import MARK, Entry

Score = TypeVar("Score")

_PREFIXES: Final = {"top": "top", "object": "obj", "building": "bdg", "bonus": "bon"}
_NUMBERS: Final = {"top": range(1, 7), "object": range(1, 9), "building": range(1, 10), "bonus": range(2, 10)}
"""CAR-XSET-4: the Bonus Points cards have no number 1."""


class Decks(NamedTuple):
    """CAR-COMP-15: the four decks."""

    tops: Sequence[TopCard]
    objects: Sequence[ObjectCard]
    buildings: Sequence[BuildingCard]
    bonuses: Sequence[BonusCard]


def read_decks(data: Entry, usual_rate: int) -> Decks:
    """All cards; `usual_rate` is how many coins make one VP where no card says otherwise."""
    decks: dict[str, list[Entry]] = {deck: [] for deck in DECKS}
    for entry in data["card"].entries():
        decks[entry["deck"].word(DECKS)].append(entry)
    for deck in DECKS:
        expected = [f"{_PREFIXES[deck]}-{number}" for number in _NUMBERS[deck]]
        Entry([entry.value for entry in decks[deck]], f"card ({deck})").by_id(expected)
    return Decks(
        [_top_card(e, usual_rate) for e in decks["top"]],
        [ObjectCard(*_card(e), _objective(e), *_scoring(e["scoring"], OBJECT_SCORES)) for e in decks["object"]],
        [BuildingCard(*_card(e), _objective(e), *_scoring(e["scoring"], BUILDING_SCORES)) for e in decks["building"]],
        [BonusCard(*_card(e), *_scoring(e["scoring"], BONUS_SCORES)) for e in decks["bonus"]],
    )


def read_sets(data: Entry, decks: Sequence[Sequence[CarraraCard]]) -> dict[str, tuple[int, ...]]:
    """CAR-COMBO-1: the suggested sets of cards by their names, each card as its number in its deck."""
    sets: dict[str, tuple[int, ...]] = {}
    for entry in data["combo"].entries():
        chosen = []
        for deck, cards in zip(DECKS, decks, strict=True):
            numbers = [card.number for card in cards]
            chosen.append(numbers.index(entry[deck].number(numbers[0], numbers[-1])))
        sets[entry["id"].word()] = tuple(chosen)
    return sets


def says_reconstructed(entry: Entry) -> bool:
    """Whether the entry itself, not only its number or title, was reconstructed."""
    return entry["provenance"].word().startswith(MARK)


def _top_card(entry: Entry, usual_rate: int) -> TopCard:
    """CAR-TOP-6: a Top card may set another rate for coins."""
    rate = entry["coins_per_vp"].number(1, 99) if "coins_per_vp" in entry else 0
    text = coins_text(rate, usual_rate) if rate else None
    return TopCard(*_card(entry), _objective(entry), rate, text)


def _card(entry: Entry) -> tuple[str, int, bool]:
    return entry["id"].word(), entry["number"].number(1, 99), says_reconstructed(entry)


def _kind(entry: Entry, known: Iterable[str]) -> str:
    return entry["kind"].word(tuple(known))


def _objective(entry: Entry) -> Objective:
    data = entry["objective"]
    kind = _kind(data, MEASURES)
    need = tuple(data["need"][str(seats)].number(0, 999) if seats in SEATS else 0 for seats in range(SEATS[-1] + 1))
    measure = MEASURES[kind](data)
    return Objective(measure, need, kind in HIDDEN_MEASURES, tuple(objective_text(data, least) for least in need))


def _scoring(data: Entry, makers: Mapping[str, Callable[[Entry], Score]]) -> tuple[Score, Phrase]:
    """What the card pays, and the words for it."""
    score = makers[_kind(data, makers)](data)
    return score, scoring_text(data)
