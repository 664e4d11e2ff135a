"""Letting everybody see a finished match, and inviting friends to one that has not begun."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.people.friends import Friends
from loggia.house.problems import trouble
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import done
from loggia.house.tables.actions.dispatch import Action, Actions, action
from loggia.house.tables.live_table import LiveTable


async def _share(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Share) -> wire.Done:
    async with live.lock:
        state = live.state
        if state.status != "over" or state.match is None:
            raise trouble(409, "house-not-over")
        if asker.id not in state.voters:
            raise trouble(403, "house-not-seated")
        if state.votes.get(asker.id) is not wish.allow:
            word = "yes" if wish.allow else "no"
            entry = actions.journal.entry(live, "share", state.seat_of(asker.id), asker.id, word, wish.key)
            await actions.journal.commit(live, [entry], asker.page)
        return done(live, asker, wish.key)


def invite_action(friends: Friends) -> Action:
    """Invite a friend to a table that waits for people."""

    async def invite(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Invite) -> wire.Done:
        assert asker.person is not None
        state = live.state
        if state.status != "waiting":
            raise trouble(409, "house-begun")
        if asker.id != state.host and state.seat_of(asker.id) < 0:
            raise trouble(403, "house-not-seated")
        await friends.invite(asker.person, wish.person, live.code, state.game.name, state.setup.invite)
        return done(live, asker, wish.key)

    return action(wire.Invite, invite, "invite")


ACTIONS = {"share": action(wire.Share, _share, answered_by_update=True)}
