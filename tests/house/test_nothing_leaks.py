"""No byte sent to a seat or an onlooker depends on what is hidden from it, over whole random matches of every game."""

from __future__ import annotations

import pytest

from loggia import games
from loggia.house import wire
from loggia.house.store import Entry
from loggia.house.tables.broadcast import Show
from loggia.house.tables.state import Setup, Sitting
from loggia.kernel import AnyGame, Chance, Match
from loggia.kernel.playing import random_decision

NAMES = {1: ("Ada", False), 2: ("Bob", True), 3: ("Eve", True), 4: ("Ugo", True), 5: ("Pia", False)}
MOST_MOVES = 1500


def opened(name: str) -> AnyGame:
    """The game, or a reason to skip: a room under construction has no door yet."""
    try:
        return games.game(name)
    except Exception as error:
        pytest.skip(f"{name} does not open: {error}")


def begin(game: AnyGame, seats: int, seed: str) -> Sitting:
    """A table of people that has begun."""
    options = dict(game.new(seats, seed=seed).options)
    setup = Setup(options, [wire.SeatWish()] * seats, False, True, wire.ClockRule(), "full", "invite")
    sitting = Sitting(1, "table", game, setup, seed, 1, True, 0.0)
    for seat in range(seats):
        sitting.apply(Entry(seat + 1, 1.0, "join", seat, seat + 1))
    sitting.apply(Entry(seats + 1, 1.0, "start"))
    return sitting


def state(sitting: Sitting, seat: int) -> bytes:
    """The whole state, as it would be sent."""
    return Show(sitting, lambda: 2.0).state(seat, NAMES, False, 0, [], [1, 2], [])


def with_match(sitting: Sitting, match: Match, seat: int) -> bytes:
    """The state that would be sent if the match were another one."""
    assert sitting.table is not None
    real, sitting.table.match = sitting.table.match, match
    try:
        return state(sitting, seat)
    finally:
        sitting.table.match = real


@pytest.mark.parametrize("name", [*games.ROOMS, *games.EXAMPLES])
def test_no_byte_depends_on_what_is_hidden(name: str) -> None:
    game = opened(name)
    _whole_match(game, game.seats[-1], "leak", every=1 if name == "palio" else 17)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*games.ROOMS, *games.EXAMPLES])
def test_no_byte_depends_on_what_is_hidden_at_any_moment(name: str) -> None:
    game = opened(name)
    for seats in game.seats:
        for seed in ("one", "two"):
            _whole_match(game, seats, f"{seed} {seats}", every=1)


def _whole_match(game: AnyGame, seats: int, seed: str, every: int) -> None:
    sitting, chance = begin(game, seats, seed), Chance(f"{seed} play")
    while sitting.status == "playing" and sitting.number < MOST_MOVES:
        match = sitting.match
        assert match is not None
        if sitting.number % every == 0:
            for seat in range(seats):
                twin = match.imagine(seat, chance)
                told = f"{game.name}, entry {sitting.number}"
                assert state(sitting, seat) == with_match(sitting, twin, seat), f"{told}: seat {seat} sees too much"
                assert state(sitting, -1) == with_match(sitting, twin, -1), f"{told}: an onlooker sees too much"
        seat, move = random_decision(match, chance)
        _quiet_update(sitting, seat, move.text(), chance)
        sitting.apply(Entry(sitting.number + 1, 2.0, "move", seat, seat + 1, move.text(), "key"))


def _quiet_update(sitting: Sitting, seat: int, text: str, chance: Chance) -> None:
    """A seat's own move that reveals nothing sends it the same bytes in a match that it cannot tell apart."""
    match, table = sitting.match, sitting.table
    if match is None or table is None or chance.below(40):
        return
    messages = []
    for world in (match.copy(), match.imagine(seat, chance)):
        spent = world.spent_chance
        twin = Sitting(1, "table", sitting.game, sitting.setup, sitting.seed, 1, True, 0.0)
        twin.table, twin.status, twin.number = type(table)(world), "playing", sitting.number
        twin.places = sitting.places
        show = Show(twin, lambda: 2.0)
        show.state(seat, NAMES, False, 0, [], [], [])
        happened = twin.apply(Entry(sitting.number + 1, 2.0, "move", seat, seat + 1, text, "key"))
        if world.spent_chance != spent or any(told.event.reveals for told in happened.told):
            return
        messages.append(show.updates(happened, [seat], NAMES, [seat])[seat])
    assert messages[0] == messages[1], f"{sitting.game.name}: {text} told seat {seat} a secret"


@pytest.mark.parametrize("name", [*games.ROOMS, *games.EXAMPLES])
def test_updates_lead_to_the_same_view_as_a_fresh_state(name: str) -> None:
    import msgspec

    from loggia.client import House, RemoteTable

    game = opened(name)
    seats = game.seats[-1]
    sitting, chance = begin(game, seats, "same"), Chance("same play")
    show = Show(sitting, lambda: 2.0)
    watching = [-1, *range(seats)]
    pages = {seat: RemoteTable(House.__new__(House), "table") for seat in watching}
    for seat, page in pages.items():
        page.hear(msgspec.json.decode(show.state(seat, NAMES, False, 0, [], [], [])))
    sizes = []
    while sitting.status == "playing" and sitting.number < 150:
        match = sitting.match
        assert match is not None
        seat, move = random_decision(match, chance)
        happened = sitting.apply(Entry(sitting.number + 1, 2.0, "move", seat, seat + 1, move.text(), "key"))
        for viewer, message in show.updates(happened, watching, NAMES, watching[::2]).items():
            sizes.append(len(message))
            assert pages[viewer].hear(msgspec.json.decode(message))
        if sitting.number % 20 == 0 or match.over:
            for viewer, page in pages.items():
                fresh = msgspec.json.decode(Show(sitting, lambda: 2.0).state(viewer, NAMES, False, 0, [], [], []))
                for part in ("view", "choices", "complete", "undo", "number"):
                    assert getattr(page, part) == fresh[part], f"{name}, entry {sitting.number}: {part} differs"
    print(name, seats, "seats: bytes a message, mean", sum(sizes) // len(sizes), "largest", max(sizes))
