"""No byte sent to a seat or an onlooker depends on what is hidden from it, over whole random matches of every game."""

from __future__ import annotations

import pytest

from loggia import games
from loggia.house.store import LogEntry
from loggia.house.store.queries.tables import ClockSetup, SeatSetup, TableSetup
from loggia.house.tables.fold import apply
from loggia.house.tables.state import TableState
from loggia.house.tables.views.rendering import Renderer
from loggia.kernel import AnyGame, Chance, Match
from loggia.kernel.random_play import random_decision

NAMES = {1: ("Ada", False), 2: ("Bob", True), 3: ("Eve", True), 4: ("Ugo", True), 5: ("Pia", False)}
MOST_MOVES = 1500


def opened(name: str) -> AnyGame:
    """The game, or a reason to skip: a room under construction has no door yet."""
    try:
        return games.game(name)
    except Exception as error:
        pytest.skip(f"{name} does not open: {error}")


def begin(game: AnyGame, seats: int, seed: str) -> TableState:
    """A table of people that has begun."""
    options = dict(game.new(seats, seed=seed).options)
    setup = TableSetup(options, [SeatSetup()] * seats, False, True, ClockSetup(), "full", "invite")
    state = TableState(1, "table", game, setup, seed, 1, True, 0.0)
    for seat in range(seats):
        apply(state, LogEntry(seat + 1, 1.0, "join", seat, seat + 1))
    apply(state, LogEntry(seats + 1, 1.0, "start"))
    return state


def whole_state(state: TableState, seat: int) -> bytes:
    """The whole state, as it would be sent."""
    return Renderer(state, lambda: 2.0).whole_state(seat, NAMES, False, 0, [], [1, 2], [])


def with_match(state: TableState, match: Match, seat: int) -> bytes:
    """The state that would be sent if the match were another one."""
    assert state.history is not None
    real, state.history.match = state.history.match, match
    try:
        return whole_state(state, seat)
    finally:
        state.history.match = real


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
    state, chance = begin(game, seats, seed), Chance(f"{seed} play")
    while state.status == "playing" and state.number < MOST_MOVES:
        match = state.match
        assert match is not None
        if state.number % every == 0:
            for seat in range(seats):
                twin = match.imagine(seat, chance)
                told = f"{game.name}, entry {state.number}"
                assert whole_state(state, seat) == with_match(state, twin, seat), f"{told}: seat {seat} sees too much"
                assert whole_state(state, -1) == with_match(state, twin, -1), f"{told}: an onlooker sees too much"
        seat, move = random_decision(match, chance)
        _quiet_update(state, seat, move.text(), chance)
        apply(state, LogEntry(state.number + 1, 2.0, "move", seat, seat + 1, move.text(), "key"))


def _quiet_update(state: TableState, seat: int, text: str, chance: Chance) -> None:
    """A seat's own move that reveals nothing sends it the same bytes in a match that it cannot tell apart."""
    match, table = state.match, state.history
    if match is None or table is None or chance.below(40):
        return
    messages = []
    for world in (match.copy(), match.imagine(seat, chance)):
        spent = world.spent_chance
        twin = TableState(1, "table", state.game, state.setup, state.seed, 1, True, 0.0)
        twin.history, twin.status, twin.number = type(table)(world), "playing", state.number
        twin.seats = state.seats
        show = Renderer(twin, lambda: 2.0)
        show.whole_state(seat, NAMES, False, 0, [], [], [])
        happened = apply(twin, LogEntry(state.number + 1, 2.0, "move", seat, seat + 1, text, "key"))
        if world.spent_chance != spent or any(told.event.reveals for told in happened.told):
            return
        messages.append(show.updates(happened, [seat], NAMES, [seat])[seat])
    assert messages[0] == messages[1], f"{state.game.name}: {text} told seat {seat} a secret"


@pytest.mark.parametrize("name", [*games.ROOMS, *games.EXAMPLES])
def test_updates_lead_to_the_same_view_as_a_fresh_state(name: str) -> None:
    import msgspec

    from loggia.client import RemoteHouse, RemoteTable

    game = opened(name)
    seats = game.seats[-1]
    state, chance = begin(game, seats, "same"), Chance("same play")
    show = Renderer(state, lambda: 2.0)
    watching = [-1, *range(seats)]
    pages = {seat: RemoteTable(RemoteHouse.__new__(RemoteHouse), "table") for seat in watching}
    for seat, page in pages.items():
        page.receive(msgspec.json.decode(show.whole_state(seat, NAMES, False, 0, [], [], [])))
    sizes = []
    while state.status == "playing" and state.number < 150:
        match = state.match
        assert match is not None
        seat, move = random_decision(match, chance)
        happened = apply(state, LogEntry(state.number + 1, 2.0, "move", seat, seat + 1, move.text(), "key"))
        for viewer, message in show.updates(happened, watching, NAMES, watching[::2]).items():
            sizes.append(len(message))
            assert pages[viewer].receive(msgspec.json.decode(message))
        if state.number % 20 == 0 or match.over:
            for viewer, page in pages.items():
                fresh = msgspec.json.decode(
                    Renderer(state, lambda: 2.0).whole_state(viewer, NAMES, False, 0, [], [], [])
                )
                for part in ("view", "choices", "complete", "undo", "number"):
                    assert getattr(page, part) == fresh[part], f"{name}, entry {state.number}: {part} differs"
    print(name, seats, "seats: bytes a message, mean", sum(sizes) // len(sizes), "largest", max(sizes))
