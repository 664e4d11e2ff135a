"""The action `hint`: what a bot would do in the asker's place."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.bots.fair_queue import LIVE, Claim
from loggia.house.bots.workers import BotWorkers, Thought, reseeded
from loggia.house.limits import Addresses
from loggia.house.problems import trouble
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import my_seat
from loggia.house.tables.actions.dispatch import Action, Actions, action
from loggia.house.tables.live_table import LiveTable


def hint_action(workers: BotWorkers, addresses: Addresses, seconds: float) -> Action:
    """The action, with the workers that think and the time they have."""

    async def hint(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Hint) -> wire.Hinted:
        level = actions.catalogue.level(wish.level, "merchant")
        async with live.lock:
            seat = my_seat(live, asker, playing=True)
            state = live.state
            if not state.setup.hints or state.setup.rated:
                raise trouble(403, "house-no-hints")
            if state.match is None or not state.match.choices(seat):
                raise trouble(409, "house-nothing-to-decide")
            saved, number = reseeded(state.match), state.number_for(seat)
            game, awaited = state.game, state.match.awaited
        who = ((asker.id, addresses.of(asker.id)),)
        async with workers.queue.turn(Claim(LIVE, live.code, who, seconds)):
            thought = await workers.think(game.name, game.revision, saved, seat, level, seconds)
        if thought.text:
            say = wire.Say(thought.say["say"], thought.say["with"])
        else:
            say = _waiting(thought, [other for other in awaited if other != seat])
        thoughts = {
            "level": level,
            "ideas": thought.ideas,
            "iterations": thought.iterations,
            "seconds": thought.seconds,
        }
        return wire.Hinted(wish.key, live.code, number, thought.text, say, thoughts)

    return action(wire.Hint, hint, "hint")


def _waiting(thought: Thought, others: list[int]) -> wire.Say:
    """What to say for a bot that would not move now: it waits for others first, or nothing is worth saying."""
    if not others:
        return wire.Say("house-hint-silent", {})
    seats = [{"seat": seat} for seat in others]
    best = next((idea["say"] for idea in thought.ideas if idea["share"] == 1.0), None)
    if best is None:
        return wire.Say("house-hint-wait", {"seats": seats})
    return wire.Say("house-hint-wait-then", {"seats": seats, "move": best})
