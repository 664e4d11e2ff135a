"""Clocks: how much time each seat has, and how long a talk lasts. Pure: every question brings the time with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from loggia.kernel import Talk

Kind = Literal["none", "live", "days"]


@dataclass(frozen=True)
class TimeControl:
    """How time is counted: `move` seconds for each decision, and a `reserve` of seconds for the whole match.

    Where `move` is 0, the one who keeps the clock says with each decision how long it may take.
    """

    kind: Kind = "none"
    move: float = 0.0
    reserve: float = 0.0

    @property
    def counts(self) -> bool:
        """Whether time is counted at all."""
        return self.kind != "none"


class TableClock:
    """The clocks of all seats. A seat's clock runs while the match waits for it.

    >>> clock = TableClock(TimeControl("live", move=10, reserve=60), seats=2)
    >>> clock.wait_for((0,), now=100.0)
    >>> clock.deadline()
    170.0
    >>> clock.wait_for((1,), now=130.0)
    >>> clock.left(0, now=130.0)
    (10, 40.0)
    """

    __slots__ = ("held", "moves", "opened", "reserves", "rule", "since", "stopped", "talk")

    def __init__(self, rule: TimeControl, seats: int) -> None:
        self.rule = rule
        self.reserves = [float(rule.reserve)] * seats
        self.moves = [rule.move] * seats
        """Seconds for each seat's present decision."""
        self.since: list[float | None] = [None] * seats
        self.held = [0.0] * seats
        """Seconds that a decision has taken already whose time stands still while a talk goes on."""
        self.stopped: float | None = None
        self.talk: Talk | None = None
        self.opened = 0.0
        """When the talk was opened."""

    def wait_for(self, awaited: Iterable[int], now: float, moved: int | None = None, move: float | None = None) -> None:
        """From now on the match waits for these seats; the seat that has just `moved` begins a new decision.

        `move`: how long a decision that begins now may take, where that is not the same for all.
        """
        if not self.rule.counts:
            return
        waiting = set(awaited)
        for seat, began in enumerate(self.since):
            if seat == moved and self.held[seat]:
                self._pay(seat, self.held[seat])
            if began is not None and (seat not in waiting or seat == moved):
                self._settle(seat, began, now, stays=seat != moved)
            if seat in waiting and self.since[seat] is None:
                if move is not None and not self.held[seat]:
                    self.moves[seat] = move
                self.since[seat], self.held[seat] = now - self.held[seat], 0.0

    def _settle(self, seat: int, began: float, now: float, stays: bool) -> None:
        """The decision is made; or, in a talk, its time only stands still."""
        self.since[seat] = None
        if stays and self.talk is not None:
            self.held[seat] = now - began
        else:
            self._pay(seat, now - began)

    def _pay(self, seat: int, gone: float) -> None:
        """A decision that took so long is over."""
        self.reserves[seat] = max(0.0, self.reserves[seat] - max(0.0, gone - self.moves[seat]))
        self.held[seat], self.moves[seat] = 0.0, self.rule.move

    # --- the talk -------------------------------------------------------------------------------------

    def hear(self, talk: Talk | None, now: float) -> None:
        """A negotiation with a time of its own goes on, or none does. Ask this before `wait_for`.

        What a proposal has added stays added, also if it was taken back.
        """
        was = self.talk
        if was is not None and talk is not None and was.id == talk.id:
            self.talk = talk._replace(proposals=max(talk.proposals, was.proposals))
            return
        self.talk, self.opened = talk, now
        for seat, held in enumerate(self.held):
            if held:
                self._pay(seat, held)

    @property
    def talk_ends(self) -> float | None:
        """When nothing new may be proposed any more; None if no talk goes on, or time stands still."""
        talk = self.talk
        if talk is None or self.stopped is not None:
            return None
        return self.opened + self._talk_lasts(talk)

    def _talk_lasts(self, talk: Talk) -> float:
        """Nobody has less time to answer than the table gives for a decision."""
        least = max(talk.least, self.rule.move)
        return min(least + talk.extend * talk.proposals, max(talk.most, least))

    def talk_left(self, now: float) -> float:
        """How many seconds the talk is still open; 0 if there is none."""
        if self.talk is None or self.talk.over:
            return 0.0
        return max(0.0, self.opened + self._talk_lasts(self.talk) - (now if self.stopped is None else self.stopped))

    def talk_due(self, now: float) -> bool:
        """Whether the talk has to be ended now."""
        ends = self.talk_ends
        return ends is not None and ends <= now and self.talk is not None and not self.talk.over

    def silent(self) -> tuple[int, ...]:
        """The seats that a talk which is over does not wait for any longer."""
        return self.talk.silent if self.talk is not None and self.talk.over and self.stopped is None else ()

    # --- asking ---------------------------------------------------------------------------------------

    def left(self, seat: int, now: float) -> tuple[float, float]:
        """Seconds left for this decision, and in reserve."""
        began, move = self.since[seat], self.moves[seat]
        if began is None and not self.held[seat]:
            return move, self.reserves[seat]
        gone = self.held[seat] if began is None else max(0.0, (now if self.stopped is None else self.stopped) - began)
        over = max(0.0, gone - move)
        return max(0.0, move - gone), max(0.0, self.reserves[seat] - over)

    def runs(self, seat: int) -> bool:
        """Whether that seat's time is running."""
        return self.stopped is None and self.since[seat] is not None

    def ends(self, seat: int) -> float | None:
        """When that seat's time will be over, if nothing happens before."""
        began = self.since[seat]
        if began is None or self.stopped is not None:
            return None
        return began + self.moves[seat] + self.reserves[seat]

    def deadline(self) -> float | None:
        """When the first time will be over."""
        ends = [self.ends(seat) for seat in range(len(self.since))]
        if self.talk is not None and (not self.talk.over or self.talk.silent):
            ends.append(self.talk_ends)
        return min((end for end in ends if end is not None), default=None)

    def expired(self, now: float) -> list[int]:
        """The seats whose time is over, first come first."""
        ended = [(end, seat) for seat in range(len(self.since)) if (end := self.ends(seat)) is not None and end <= now]
        return [seat for _, seat in sorted(ended)]

    # --- interruptions --------------------------------------------------------------------------------

    def stop(self, now: float) -> None:
        """Pause: no time is counted until `go_on`."""
        if self.stopped is None:
            self.stopped = now

    def go_on(self, now: float) -> None:
        """Go on after a pause; what ran then runs on from where it stood."""
        if self.stopped is not None:
            self.forgive(now - self.stopped)
            self.stopped = None

    def forgive(self, seconds: float, only: int | None = None) -> None:
        """Time that must not count, such as an interruption of the house; for all seats, or `only` for one."""
        self.since = [
            began + seconds if began is not None and only in (None, seat) else began
            for seat, began in enumerate(self.since)
        ]
        if only is None:
            self.opened += seconds

    def copy(self) -> TableClock:
        """The same clocks; the two then go their own ways."""
        twin = TableClock(self.rule, len(self.since))
        twin.reserves, twin.since, twin.stopped = self.reserves.copy(), self.since.copy(), self.stopped
        twin.moves, twin.held = self.moves.copy(), self.held.copy()
        twin.talk, twin.opened = self.talk, self.opened
        return twin
