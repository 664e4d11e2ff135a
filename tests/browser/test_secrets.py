"""Nothing that is hidden from a person is in anything that their browser is sent.

People play some way into a match, each with a page that listens; afterwards the real match is rebuilt from the house's
log, and every card or tile that a page was told of must be one that this person had a right to know by then.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from loggia import games
from loggia.games.genoa.rules.moves import Counter, Offer
from loggia.games.genoa.rules.state import GenoaState
from loggia.games.vecchio.rules.pieces import COUNCIL
from loggia.games.vecchio.rules.state import NO_TILE, OVER, VecchioState
from loggia.kernel import Match
from tests.browser.conftest import Sitter
from tests.browser.people import JSON, Person, gather, play_at_random, truth

Knows = Callable[[Match, int], set[str]]
MOVES = 60
"""Moves of the people; the bot makes its own. tests/house/tables compares the bytes of whole matches."""


def genoa_cards(match: Match, seat: int) -> set[str]:
    """The cards that a seat may know: its own hand, what lies face up, what was shown to it, what was named aloud."""
    game, state = match.game, match.state
    assert isinstance(state, GenoaState)
    mine = state.hands[seat]
    last = match.moves[-1][1] if match.moves else None
    named = {*last.pay.cards, *last.ask.cards} if isinstance(last, Offer | Counter) else set()
    return named | {
        id for card, id in enumerate(game.box.card_ids) if mine >> card & 1 or state.known[card] >> seat & 1
    }


def vecchio_tiles(match: Match, seat: int) -> set[str]:
    """The Florence tiles that a seat may know: its own, those it looked at, and face-up council tiles of anybody."""
    game, state = match.game, match.state
    assert isinstance(state, VecchioState)
    council = {tile for own in state.council for tile in own} | set(state.dealt[seat])
    council |= {state.council_down[seat]} - {NO_TILE}
    nobility = {tile for own in state.nobility for tile in own} if state.phase == OVER else set(state.nobility[seat])
    for tiles, looks in zip((council, nobility), state.looks, strict=True):
        tiles |= {tile for who, seen, kept in looks if who == seat for tile in (*seen, kept)}
    if state.decider == seat:
        (council if state.entering == COUNCIL else nobility).update(state.looked)
    return {game.box.council[tile] for tile in council} | {game.box.nobility[tile] for tile in nobility}


def every_secret(game: str) -> tuple[str, ...]:
    """The ids of all cards or tiles that may be hidden from somebody."""
    room = games.game(game)
    if game == "genoa":
        return tuple(room.box.card_ids)
    return (*room.box.council, *room.box.nobility)


def plain(word: str) -> str:
    """An id as it is written in the names of messages."""
    return word.lower().replace("_", "-")


def told(message: JSON, secrets: tuple[str, ...]) -> set[str]:
    """The cards or tiles that a message names anywhere, but for what is printed on the board of every match."""
    view = message.get("view")
    if view is not None:
        message = {**message, "view": {**view, "table": {**view["table"], "board": None}}}
    names = {plain(word): word for word in secrets}
    words = re.findall(rf"(?<![a-z0-9])(?:{'|'.join(names)})(?![a-z0-9-])", plain(json.dumps(message)))
    return {names[word] for word in words}


def purses(message: JSON, seat: int) -> list[object]:
    """What a message tells of a seat's money."""
    view = message.get("view")
    found = [view["table"]["seats"][seat]["money"]] if view else []
    for path, *value in message.get("patch") or []:
        match path:
            case ["table", "seats", number, "money"] if number == seat:
                found += value
            case ["table", "seats", number] if number == seat and value:
                found.append(value[0]["money"])
            case ["table", "seats"] if value:
                found.append(value[0][seat]["money"])
            case ["table"] if value:
                found.append(value[0]["seats"][seat]["money"])
    return [money for money in found if money is not None]


def dated(messages: Iterable[JSON]) -> Iterator[tuple[float, JSON]]:
    """Each message with the time of the last thing that it tells; one without a time comes with the one before it.

    Lines are numbered for each viewer anew, since what nobody else may hear of is no line of theirs: times are not.
    """
    last = 0.0
    for message in messages:
        lines = [message["line"]] if message.get("type") == "update" else message.get("lines") or []
        last = max([last, *(line["at"] for line in lines)])
        yield last, message


def betrayals(people: list[Person], folder: Path, game: str, knows: Knows) -> list[str]:
    """What was told too early or to the wrong person."""
    secrets = every_secret(game)
    since: list[dict[str, float]] = [{} for _ in people]
    for at, match in truth(folder, people[0].table):
        for person in people:
            for one in knows(match, person.seat):
                since[person.seat].setdefault(one, at)
    return [
        f"{word} to seat {person.seat} by {message.get('type')} at {at}"
        for person in people
        for heard in (person.frames, person.answers)
        for at, message in dated(map(json.loads, heard))
        for word in told(message, secrets)
        if since[person.seat].get(word, at + 1) > at
    ]


@pytest.mark.parametrize(("game", "knows"), [("genoa", genoa_cards), ("vecchio", vecchio_tiles)])
def test_no_hidden_card_or_tile_is_sent(sit: Sitter, folder: Path, game: str, knows: Knows) -> None:
    people = gather(Person, sit, folder, game, ("laptop", "laptop"), bots=1)
    play_at_random(people, MOVES)
    for person in people:
        person.catch_up()
    assert betrayals(people, folder, game, knows) == []
    # The check can see: each page was told of its own secrets, and there are others of which it never heard.
    secrets = every_secret(game)
    heard = [{word for message in person.heard() for word in told(message, secrets)} for person in people]
    match = [match for _, match in truth(folder, people[0].table)][-1]
    for person in people:
        assert knows(match, person.seat) & heard[person.seat]
        assert set(secrets) - heard[person.seat]
    if game == "genoa":
        for person in people:
            for message in person.heard():
                assert purses(message, (person.seat + 1) % 3) == purses(message, (person.seat + 2) % 3) == []
        assert any(purses(message, 0) for message in people[0].heard())
