"""The rematcher: the same table once more, with the same options, bots and onlookers."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.tables.actions.dispatch import Actions, Asker, action
from loggia.house.tables.live_tables import LiveTable


async def _rematch(self: Actions, live: LiveTable, asker: Asker, wish: wire.Rematch) -> wire.Done:
    assert asker.person is not None
    async with live.lock:
        state = live.state
        if state.status != "over" or state.match is None:
            raise trouble(409, "house-not-over")
        if state.next:
            return self.done(live, asker, wish.key, state.next)
        mine = self.my_seat(live, asker)
        places = state.places[1:] + state.places[:1]
        me = (mine - 1) % len(places)
        seats = [
            wire.SeatWish("me")
            if seat == me
            else wire.SeatWish("open")
            if place.person and not place.lost
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
            clock=setup.clock,
            start="full",
        )
        table = await self.new_table(asker.person, new, setup.invite)
        entry = self.journal.entry(live, "rematch", mine, asker.id, table.code)
        await self.journal.commit(live, [entry], asker.socket)
        return self.done(live, asker, wish.key, table.code)


ACTIONS = {"rematch": action(wire.Rematch, _rematch)}
