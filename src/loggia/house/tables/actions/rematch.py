"""The rematcher: the same table once more, with the same options, bots and onlookers."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.tables.actions.dispatch import Actions, Asker, door
from loggia.house.tables.live_tables import Live


async def _rematch(self: Actions, live: Live, asker: Asker, wish: wire.Rematch) -> wire.Done:
    assert asker.person is not None
    async with live.lock:
        sitting = live.sitting
        if sitting.status != "over" or sitting.match is None:
            raise trouble(409, "house-not-over")
        if sitting.next:
            return self.done(live, asker, wish.key, sitting.next)
        mine = self.my_seat(live, asker)
        places = sitting.places[1:] + sitting.places[:1]
        me = (mine - 1) % len(places)
        seats = [
            wire.SeatWish("me")
            if seat == me
            else wire.SeatWish("open")
            if place.person and not place.lost
            else wire.SeatWish("bot", place.level)
            for seat, place in enumerate(places)
        ]
        setup = sitting.setup
        new = wire.NewTable(
            game=sitting.game.name,
            seats=seats,
            options=setup.options,
            public=sitting.public,
            rated=setup.rated and all(seat.kind != "bot" for seat in seats),
            hints=setup.hints,
            clock=setup.clock,
            start="full",
        )
        table = await self.new_table(asker.person, new, setup.invite)
        entry = self.steward.entry(live, "rematch", mine, asker.id, table.code)
        await self.steward.commit(live, [entry], asker.socket)
        return self.done(live, asker, wish.key, table.code)


DOORS = {"rematch": door(wire.Rematch, _rematch)}
