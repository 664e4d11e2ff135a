"""A rematch: the same table once more, with the same options and bots; seats move on by one."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import done, my_seat
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.actions.new_table import new_table
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.views.info import clock_info


async def _rematch(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Rematch) -> wire.Done:
    assert asker.person is not None
    async with live.lock:
        state = live.state
        if state.status != "over" or state.match is None:
            raise trouble(409, "house-not-over")
        if state.rematch:
            return done(live, asker, wish.key, state.rematch)
        mine = my_seat(live, asker)
        if await actions.blocks.between(asker.id, [place.person for n, place in enumerate(state.seats) if n != mine]):
            raise trouble(403, "house-blocked")
        places = state.seats[1:] + state.seats[:1]
        me = (mine - 1) % len(places)
        here = live.present()  # who has given up may stay for another match; for who has gone a bot plays on
        seats = [
            wire.SeatWish("me")
            if seat == me
            else wire.SeatWish("open")
            if place.person and (not place.lost or place.person in here)
            else wire.SeatWish("bot", place.level)
            for seat, place in enumerate(places)
        ]
        setup = state.setup
        new = wire.NewTable(
            game=state.game.name,
            seats=seats,
            options=setup.options,
            public=state.public,
            rated=setup.rated and all(seat.kind != "bot" for seat in seats),
            hints=setup.hints,
            clock=clock_info(setup.clock),
            start="full",
        )
        table = await new_table(actions, asker.person, new, setup.invite)
        table.names |= live.names
        await _keep_seats(actions, table, {n: places[n].person for n, seat in enumerate(seats) if seat.kind == "open"})
        entry = actions.journal.entry(live, "rematch", mine, asker.id, table.code)
        await actions.journal.commit(live, [entry], asker.page)
        return done(live, asker, wish.key, table.code)


async def _keep_seats(actions: Actions, live: LiveTable, people: Mapping[int, int]) -> None:
    """Keep free seats for those who sat at the table before."""
    async with live.lock:
        entry = actions.journal.entry
        kept = [entry(live, "keep", seat, person, ahead=n) for n, (seat, person) in enumerate(people.items(), 1)]
        if kept:
            await actions.journal.commit(live, kept)


ACTIONS = {"rematch": action(wire.Rematch, _rematch)}
