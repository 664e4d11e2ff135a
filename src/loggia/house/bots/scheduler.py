"""The scheduler of bots: knows when a bot must decide at a table, asks for its thoughts and plays its move.

A bot's decision: the position is copied under the table's lock, a worker process thinks about the copy without it, and
the move is made under the lock again, through the journal as everybody's. If the decision has changed meanwhile, the
bot thinks again. Before a move that others wait for, people who could gain by speaking are left a moment (`pauses.py`);
proposals that a bot turns down, or that are turned down, are answered in words (`answers.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass

from loggia.house import wire
from loggia.house.bots.answers import Answers
from loggia.house.bots.fair_queue import BOTS_ONLY, LIVE, SLOW, Claim
from loggia.house.bots.pauses import Pauses
from loggia.house.bots.workers import BotWorkers, Thought, reseeded
from loggia.house.limits import Addresses
from loggia.house.logs import failed
from loggia.house.problems import Trouble
from loggia.house.store import Store
from loggia.house.store.queries import tables
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import AppliedEntry, SeatState, TableState
from loggia.kernel import Match, Proposal

MOST_TALK = 4
"""How often a bot that nobody waits for speaks in one turn."""
MOST_WOKEN = 20_000
"""Maximum tables looked at when the house starts."""
RETRY = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds that a bot waits after a failure before it tries again; the last one is repeated."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """What a bot is asked: a seat's decision at one moment of a table."""

    state: TableState
    match: Match
    seat: int
    holder: SeatState
    level: str
    awaited: bool
    """Whether the match waits for the seat, or it may only speak."""
    number: int
    turn: int
    began: int
    """The log number at which the decision began."""
    seconds: float
    people: list[int]
    """The seats of people who may want to speak first."""
    proposals: list[Proposal]
    """The proposals of people that the bot has still to answer."""
    saved: bytes
    """The position for the worker."""

    @property
    def stands(self) -> bool:
        """Whether it is still the same decision."""
        state = self.state
        return state.decision_began[self.seat] == self.began and state.status == "playing"


class BotScheduler:
    """Asks bots whenever a table waits for one."""

    def __init__(
        self,
        store: Store,
        actions: Actions,
        workers: BotWorkers,
        addresses: Addresses,
        think: float,
        courtesy: float,
    ) -> None:
        self._store = store
        self._actions = actions
        self._journal = actions.journal
        self._workers = workers
        self._addresses = addresses
        self._think = think
        self._pauses = Pauses(courtesy, actions.now)
        self._answers = Answers(actions.broadcast)
        actions.go_on = self._pauses.go_on
        actions.hold = self._pauses.hold
        actions.turned_down = self._turned_down
        self._tasks: set[asyncio.Task[None]] = set()
        self._talk: dict[tuple[str, int], tuple[int, int]] = {}
        """By table and seat: in which turn the bot spoke unasked, and how often."""
        self.stopped = False

    # --- when -----------------------------------------------------------------------------------------

    async def resume(self) -> int:
        """After a start: go on where bots had to decide when the house ended. Says at how many tables."""
        woken = 0
        for row in await tables.playing(self._store, MOST_WOKEN):
            if not any(seat.person for seat in row.seats):
                continue  # goes on when somebody looks at it
            newer = await tables.last_number(self._store, row.id) != row.number
            if newer or any(row.seats[seat].played_by_bot for seat in row.waits if seat < len(row.seats)):
                try:
                    live = await self._actions.live_tables.get(row.code)
                except Exception as error:  # one table that cannot be loaded keeps no other from going on
                    failed("not resumed", error, table=row.code)
                    continue
                self._actions.projections.mark(live)
                self._actions.wake(live)
                woken += 1
        return woken

    def on_change(self, live: LiveTable, done: Sequence[AppliedEntry]) -> None:
        """Something has happened at a table."""
        self._pauses.on_change(live, done)
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """See whether the table waits for a bot, or a bot may speak."""
        state = live.state
        match = state.match
        if self.stopped or match is None or state.status != "playing" or live.epoch < 0:
            if state.status == "over":
                self._forget(live)
            return
        if not self._wanted(live):
            return
        for seat in match.deciding:
            if seat not in live.busy_seats and state.seats[seat].played_by_bot:
                live.busy_seats.add(seat)
                self._spawn(self._play(live, seat))

    def _spawn(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget(self, live: LiveTable) -> None:
        for seat in range(len(live.state.seats)):
            self._talk.pop((live.code, seat), None)
        self._pauses.forget(live)
        self._answers.forget(live)

    # --- one bot --------------------------------------------------------------------------------------

    async def _play(self, live: LiveTable, seat: int) -> None:
        """All decisions of a seat that follow each other. Where one fails, the bot tries again, later and later."""
        tries = 0
        try:
            while not self.stopped:
                try:
                    if not await self._decide(live, seat):
                        return
                    tries = 0
                except Exception as error:
                    failed("bot failed", error, table=live.code, seat=seat, tries=tries)
                    await asyncio.sleep(RETRY[min(tries, len(RETRY) - 1)])
                    tries += 1
        finally:
            live.busy_seats.discard(seat)

    async def _decide(self, live: LiveTable, seat: int) -> bool:
        """One decision of a bot; whether there may be another."""
        async with live.lock:
            decision = self._decision(live, seat)
        if decision is None:
            return False
        game = decision.state.game
        pause: asyncio.Task[bool] | None = None
        try:
            claim = self._claim(live, decision)
            async with self._workers.queue.turn(claim):
                if live.state is not decision.state or not decision.stands:
                    return True  # while it waited for a worker
                if decision.people:
                    stakes = await self._workers.stakes(game.name, game.revision, decision.saved, decision.people)
                    pause = asyncio.create_task(self._pauses.leave_time(live, decision.turn, stakes, decision.number))
                seconds = decision.seconds * self._workers.queue.part(claim)
                thought = await self._workers.think(
                    game.name, game.revision, decision.saved, seat, decision.level, seconds
                )
            if pause is not None and not await pause:
                return True  # somebody has spoken
        finally:
            if pause is not None:
                pause.cancel()
        async with live.lock:
            return await self._carry_out(live, decision, thought)

    def _claim(self, live: LiveTable, decision: BotTurn) -> Claim:
        """For whom a bot thinks: the people who play at the table, or else its host."""
        state = live.state
        people = [state.seats[seat].person for seat in state.people]
        rank = BOTS_ONLY if not people else SLOW if state.slow else LIVE
        who = tuple((person, self._addresses.of(person)) for person in people or [state.host])
        return Claim(rank, live.code, who, decision.seconds)

    def _wanted(self, live: LiveTable) -> bool:
        """Whether anybody plays or looks on: bots do not play for nobody."""
        return bool(live.state.people) or live.looked_at(self._actions.now())

    def _decision(self, live: LiveTable, seat: int) -> BotTurn | None:
        """What the bot in a seat has to decide now; None for nothing. Call with the table's lock."""
        state = live.state
        match, holder = state.match, state.seats[seat]
        playing = state.status == "playing" and live.epoch >= 0
        if self.stopped or match is None or not playing or not holder.played_by_bot:
            return None
        if not self._wanted(live):
            return None
        if seat not in match.deciding:
            return None
        awaited = seat in match.awaited
        if not awaited and (not match.choices(seat) or self._has_talked(live, seat, match)):
            return None
        thinking = sum(state.seats[one].played_by_bot for one in match.deciding)
        return BotTurn(
            state=state,
            match=match,
            seat=seat,
            holder=holder,
            level=holder.level,
            awaited=awaited,
            number=state.number,
            turn=match.game.rules.turn(match.state),
            began=state.decision_began[seat],
            seconds=self._think * self._workers.share(thinking),
            people=self._pauses.candidates(live, match) if awaited else [],
            proposals=self._answers.open(live, match, seat),
            saved=reseeded(match),
        )

    async def _carry_out(self, live: LiveTable, decision: BotTurn, thought: Thought) -> bool:
        """Play what the bot has thought of; whether there may be another decision. Call with the table's lock."""
        state, seat, journal = decision.state, decision.seat, self._journal
        if live.state is not state or not decision.stands:
            return True
        if state.seats[seat] is not decision.holder or not decision.holder.played_by_bot:
            return False
        word = wire.Say(thought.said["say"], thought.said["with"]) if thought.said else None
        if not thought.text:
            self._answers.turn_down(live, decision.turn, seat, decision.proposals, word)
            return state.number != decision.number
        if not decision.awaited:
            self._count_talk(live, seat, decision.match)
        try:
            await journal.commit(live, [journal.entry(live, "move", seat, text=thought.text)])
            self._say_no(live, decision, word)
        except Trouble as refused:
            if state.number != decision.number or live.state is not state:
                return True  # others have spoken meanwhile: think again
            if refused.status == 503:
                raise  # the move is good, the disk is not
            failed("bot refused", refused, table=live.code, seat=seat, level=decision.level)
            if not decision.awaited:
                return False
            instead = secrets.choice(decision.match.choices(seat)).text()
            await journal.commit(live, [journal.entry(live, "move", seat, text=instead)])
        return True

    # --- talk -----------------------------------------------------------------------------------------

    def _count_talk(self, live: LiveTable, seat: int, match: Match) -> None:
        turn, count = self._talk.get((live.code, seat), (-1, 0))
        now = match.game.rules.turn(match.state)
        self._talk[live.code, seat] = (now, count + 1 if turn == now else 1)

    def _has_talked(self, live: LiveTable, seat: int, match: Match) -> bool:
        """Whether a bot has spoken unasked as often as it may in this turn."""
        turn, count = self._talk.get((live.code, seat), (-1, 0))
        return turn == match.game.rules.turn(match.state) and count >= MOST_TALK

    # --- answers --------------------------------------------------------------------------------------

    def _say_no(self, live: LiveTable, decision: BotTurn, word: wire.Say | None) -> None:
        """After a bot's move: an answer to the proposals of people that it has passed over, or the bot's own word."""
        match, seat = decision.match, decision.seat
        trade = match.game.trade
        if trade is None or not decision.proposals:
            if word is not None:
                self._answers.speak(live, seat, word)
            return
        standing = {(one.id, one.version) for one in trade.proposals(match.state, seat)}
        party = {one for told in live.state.recent[-1].told for one in told.event.parties()}
        gone = [one for one in decision.proposals if (one.id, one.version) not in standing and one.writer not in party]
        self._answers.turn_down(live, decision.turn, seat, gone, word)

    def _turned_down(self, live: LiveTable, seat: int, proposal: Proposal) -> None:
        """A person has said no to a proposal; a bot that made it answers, and nobody is waited for any more."""
        if live.state.seats[proposal.writer].played_by_bot:
            self._spawn(self._reply(live, proposal))
        self._pauses.go_on(live, seat)

    async def _reply(self, live: LiveTable, proposal: Proposal) -> None:
        """Propose something better, or say that this was the last word."""
        seat, journal = proposal.writer, self._journal
        try:
            async with live.lock:
                match, state = live.state.match, live.state
                if match is None or state.status != "playing" or self.stopped:
                    return
                saved, number, game = reseeded(match), state.number, state.game
                limit = self._has_talked(live, seat, match)
            who = state.seats[seat]
            async with self._workers.queue.turn(Claim(LIVE, live.code, ((who.person, ""),) if who.person else ())):
                text, said = await self._workers.reply(game.name, game.revision, saved, seat, proposal.id)
            async with live.lock:
                if live.state is not state or state.number != number or state.status != "playing":
                    return
                self._answers.speak(live, seat, wire.Say(said["say"], said["with"]), proposal.id)
                if text and not limit:
                    self._count_talk(live, seat, match)
                    await journal.commit(live, [journal.entry(live, "move", seat, text=text)])
        except Trouble:
            pass  # the match has moved on
        except Exception as error:
            failed("answer failed", error, table=live.code, seat=seat)

    async def close(self) -> None:
        """Ask no more."""
        self.stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
