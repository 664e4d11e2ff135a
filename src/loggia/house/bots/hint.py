"""The action `hint`: what the coach would do in the asker's place. It is kept for as long as the position."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from loggia.house import wire
from loggia.house.bots.fair_queue import LIVE, Claim
from loggia.house.bots.workers import BotWorkers, Thought, reseeded
from loggia.house.limits import Addresses
from loggia.house.problems import trouble
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import my_seat
from loggia.house.tables.actions.dispatch import Action, Actions, action
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import TableState
from loggia.house.tables.views.lines import lines_for
from loggia.kernel import Match, Refused

MOST_KEPT = 512
"""Maximum hints in memory; beyond that, the oldest are forgotten."""
MOST_LINES = 3
"""How much of what has happened since the last hint is told."""


@dataclass(frozen=True)
class LastHint:
    """The last hint to a seat: the log's number then, and the move."""

    number: int
    text: str
    say: wire.Say


@dataclass
class HintMemory:
    """Hints by table, seat, level and position; the last one of each seat."""

    kept: OrderedDict[tuple[str, int, str, bytes], asyncio.Future[wire.Hinted]] = field(default_factory=OrderedDict)
    last: OrderedDict[tuple[str, int], LastHint] = field(default_factory=OrderedDict)

    def forget_oldest(self) -> None:
        """Keep within `MOST_KEPT`."""
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        while len(self.last) > MOST_KEPT:
            self.last.popitem(last=False)


@dataclass(frozen=True)
class Question:
    """What a hint is made from, taken while nobody could move."""

    live: LiveTable
    seat: int
    level: str
    saved: bytes
    game: str
    revision: int
    number: int
    """The log's number, as the asker counts."""
    others: list[int]
    """Who else is waited for."""
    before: LastHint | None
    """The last hint to the seat, where its move is still possible."""
    since: list[wire.Say]
    """What the seat was told of after it."""


def hint_action(workers: BotWorkers, addresses: Addresses, seconds: float) -> Action:
    """The action, with the workers that think and the time they have."""
    memory = HintMemory()

    async def hint(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Hint) -> wire.Hinted:
        level = actions.catalogue.level(wish.level, "merchant")
        async with live.lock:
            seat = my_seat(live, asker, playing=True)
            state = live.state
            if not state.setup.hints or state.setup.rated:
                raise trouble(403, "house-no-hints")
            if state.match is None or not state.match.choices(seat):
                raise trouble(409, "house-nothing-to-decide")
            position = (live.code, seat, level, position_of(state.match, seat))
            number, shown = state.number, state.number_for(seat)
            answer = memory.kept.get(position)
            if answer is None:
                who = ((asker.id, addresses.of(asker.id)),)
                question = _question(live, state, state.match, seat, level, memory)
                answer = asyncio.ensure_future(think(question, who))
                memory.kept[position] = answer
                memory.forget_oldest()
        try:
            found = await asyncio.shield(answer)
        except BaseException:
            if answer.done() and memory.kept.get(position) is answer:
                del memory.kept[position]
            raise
        memory.last[live.code, seat] = LastHint(number, found.text, found.say)
        return msgspec.structs.replace(found, key=wish.key, number=shown)

    async def think(asked: Question, who: tuple[tuple[int, str], ...]) -> wire.Hinted:
        async with workers.queue.turn(Claim(LIVE, asked.live.code, who, seconds)):
            thought = await workers.advise(asked.game, asked.revision, asked.saved, asked.seat, asked.level, seconds)
        return _hinted(asked, thought)

    return action(wire.Hint, hint, "hint")


def position_of(match: Match, seat: int) -> bytes:
    """A digest of what the seat sees and may do: a move that it does not hear of changes no hint."""
    seen = msgspec.json.encode([match.view(seat), [choice.text() for choice in match.choices(seat)]])
    return hashlib.blake2b(seen, digest_size=16).digest()


def _question(live: LiveTable, state: TableState, match: Match, seat: int, level: str, memory: HintMemory) -> Question:
    before = memory.last.get((live.code, seat))
    since: list[wire.Say] = []
    if before is not None and _allows(match, seat, before.text):
        entries = [applied for applied in state.recent if applied.entry.number > before.number]
        if any((one.entry.kind, one.entry.seat, one.entry.text) == ("move", seat, before.text) for one in entries):
            before = None  # it was carried out: the next decision contradicts nothing
        for line in lines_for(entries, seat, state.numbering):
            said = [line["say"]] if line["say"] else [one["say"] for one in line["happened"]]
            since += [_say(one) for one in said]
    else:
        before = None
    return Question(
        live=live,
        seat=seat,
        level=level,
        saved=reseeded(match),
        game=state.game.name,
        revision=state.game.revision,
        number=state.number_for(seat),
        others=[other for other in match.awaited if other != seat],
        before=before,
        since=since[-MOST_LINES:],
    )


def _allows(match: Match, seat: int, text: str) -> bool:
    if not text:
        return False
    try:
        return match.refusal(seat, match.game.faces.read(match.state, text)) is None
    except Refused:
        return False


def _hinted(asked: Question, thought: Thought) -> wire.Hinted:
    """The answer, with what changed where the last hint said something else."""
    say = _say(thought.say) if thought.text else _waiting(thought, asked.others)
    thoughts = {
        "level": asked.level,
        "ideas": thought.ideas,
        "iterations": thought.iterations,
        "seconds": thought.seconds,
    }
    options = [
        wire.HintOption(
            one["text"], _say(one["say"]), one["price"], _say(one["cost"]), _say(one["why"]) if one["why"] else None
        )
        for one in thought.options
    ]
    changed = asked.before is not None and asked.before.text != thought.text
    before = asked.before.say if asked.before is not None and changed else None
    since = asked.since if changed else []
    return wire.Hinted("", asked.live.code, asked.number, thought.text, say, thoughts, options, before, since)


def _say(plain: dict[str, Any]) -> wire.Say:
    return wire.Say(plain["say"], plain["with"])


def _waiting(thought: Thought, others: list[int]) -> wire.Say:
    """What to say for a bot that would not move now: it waits for others first, or nothing is worth saying."""
    if not others:
        return wire.Say("house-hint-silent", {})
    seats = [{"seat": seat} for seat in others]
    best = next((idea["say"] for idea in thought.ideas if idea["share"] == 1.0), None)
    if best is None:
        return wire.Say("house-hint-wait", {"seats": seats})
    return wire.Say("house-hint-wait-then", {"seats": seats, "move": best})
