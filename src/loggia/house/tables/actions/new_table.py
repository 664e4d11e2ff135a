"""Setting a table up."""

from __future__ import annotations

import secrets

from loggia.house import wire
from loggia.house.problems import trouble, wrong
from loggia.house.store import Conflict, LogEntry
from loggia.house.store.queries import tables
from loggia.house.store.queries.people import Person
from loggia.house.store.queries.tables import ClockSetup, SeatSetup, TableSetup
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.actions.seats import sit_down
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import TableState
from loggia.kernel import AnyGame, Record, WrongSetup, new_seed
from loggia.table.lessons import Departure

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""The characters of a table's code: none that look alike."""
CODE_LENGTH = 10
TRIES = 5
"""How often another code is tried where one is taken."""


async def new_table(
    actions: Actions, host: Person, wish: wire.NewTable, invite: str = "", line: Record | None = None
) -> LiveTable:
    """Set up a table; the match starts if all seats are taken. `Trouble` if the wish does not fit the game.

    With a line the match begins with its deal and its moves, which are entries of the table's log like any others.
    """
    game = actions.catalogue.game(wish.game)
    levels = _levels(actions, game, host, wish)
    seed = line.seed if line else new_seed()
    try:
        options = game.new(len(wish.seats), wish.options, seed).options
    except WrongSetup as why:
        raise wrong(why) from why
    setup = TableSetup(
        options=dict(options),
        seats=[SeatSetup(seat.kind, level) for seat, level in zip(wish.seats, levels, strict=True)],
        rated=wish.rated,
        hints=wish.hints and not wish.rated,
        clock=_clock(wish),
        start=wish.start,
        invite=invite or secrets.token_urlsafe(18),
    )
    live = actions.live_tables.add(await _insert(actions, game, setup, seed, host, wish.public))
    live.names[host.id] = (host.name, not host.account)
    await actions.live_tables.get(live.code)  # it is owned before it is played
    async with live.lock:
        mine = next((n for n, seat in enumerate(wish.seats) if seat.kind == "me"), -1)
        if mine >= 0:
            await sit_down(actions, live, host, mine, None, "")
        elif all(levels):
            await actions.journal.commit(live, [actions.journal.entry(live, "start")])
        else:
            await actions.store.write(actions.projections.row(live))
        if line is not None and live.state.status == "playing":
            await actions.journal.commit(live, _entries(actions, live, line))
    return live


def _entries(actions: Actions, live: LiveTable, line: Record) -> list[LogEntry]:
    """The entries of a table's log that play the line."""
    told = [("imagine", one.seat, one.seed) for one in line.imagined if one.at == 0]
    for number, (seat, text) in enumerate(line.moves, 1):
        told.append(("move", seat, text))
        told += [("imagine", one.seat, one.seed) for one in line.imagined if one.at == number]
    entry = actions.journal.entry
    return [entry(live, kind, seat, text=text, ahead=ahead) for ahead, (kind, seat, text) in enumerate(told, 1)]


RATED_CLOCK = ClockSetup("days", 3 * 86_400, 0, "lost")
"""The clock of a rated table that was set up without one: a table that people abandon has to end."""


def _clock(wish: wire.NewTable) -> ClockSetup:
    """How the table counts time. At a rated one no bot plays on for anybody who may come back."""
    if wish.rated and wish.clock.kind == "none":
        return RATED_CLOCK
    return ClockSetup(wish.clock.kind, wish.clock.move, wish.clock.reserve, wish.clock.then)


async def lesson_match(actions: Actions, host: Person, start: Departure, level: str) -> LiveTable:
    """The match that a course ends in: it goes on from a lesson's position, against bots, with hints."""
    return await match_on(actions, host, start.line.until(start.at), start.seat, level)


async def match_on(actions: Actions, host: Person, line: Record, seat: int, level: str) -> LiveTable:
    """A match against bots that goes on where the line ends, with hints."""
    seats = [wire.SeatWish("me") if n == seat else wire.SeatWish("bot", level) for n in range(line.seats)]
    wish = wire.NewTable(game=line.game, seats=seats, options=line.options, public=False)
    return await new_table(actions, host, wish, line=line)


def _levels(actions: Actions, game: AnyGame, host: Person, wish: wire.NewTable) -> list[str]:
    """The level of each seat's bot, empty for people; `Trouble` if what is wished for cannot be."""
    levels = [actions.catalogue.level(seat.level) if seat.kind == "bot" else "" for seat in wish.seats]
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise trouble(400, "house-one-seat")
    if wish.rated and (not host.account or any(levels)):
        raise trouble(409, "house-rated-people")
    if wish.clock.kind == "rules" and game.clock is None:
        raise trouble(400, "house-no-clock")
    return levels


async def _insert(
    actions: Actions, game: AnyGame, setup: TableSetup, seed: str, host: Person, public: bool
) -> TableState:
    """Store the table under a code that is free."""
    now = round(actions.now(), 3)
    for _ in range(TRIES):
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        try:
            id = await tables.insert(actions.store, code, game.name, game.revision, setup, seed, host.id, public, now)
        except Conflict:
            continue
        return TableState(id, code, game, setup, seed, host.id, public, now)
    raise trouble(503, "house-busy")
