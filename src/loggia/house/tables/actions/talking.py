"""Talking beside the moves: saying no to a proposal, letting the bots go on, and at what pace they play."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import say, trouble
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import done, my_seat
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.live_table import LiveTable
from loggia.kernel import Seat, phrase


async def _refuse(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Refuse) -> wire.Done:
    """Say no; a bot that made the proposal answers. Nothing changes in the match."""
    async with live.lock:
        seat = my_seat(live, asker, playing=True)
        match = live.state.match
        trade = match.game.trade if match else None
        if match is None or trade is None:
            raise trouble(409, "house-no-proposal")
        found = next((one for one in trade.proposals(match.state, seat) if one.id == wish.about), None)
        if found is None:
            raise trouble(409, "house-no-proposal")
        no = say(phrase("house-spoken-no", to=Seat(found.writer)))
        actions.broadcast.say(live, wire.Spoken(live.code, seat, no, found.id), asker.id)
    actions.turned_down(live, seat, found)
    return done(live, asker, wish.key)


async def _go_on(actions: Actions, live: LiveTable, asker: Asker, wish: wire.GoOn) -> wire.Done:
    (actions.hold if wish.hold else actions.go_on)(live, my_seat(live, asker))
    return done(live, asker, wish.key)


async def _set_pace(actions: Actions, live: LiveTable, asker: Asker, wish: wire.SetPace) -> wire.Done:
    if asker.page is not None:
        asker.page.pace = wish.pace
    return done(live, asker, wish.key)


ACTIONS = {
    "refuse": action(wire.Refuse, _refuse, "chat"),
    "go-on": action(wire.GoOn, _go_on),
    "pace": action(wire.SetPace, _set_pace),
}
