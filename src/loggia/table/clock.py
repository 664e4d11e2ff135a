"""Clocks: how much time each seat has, and how long a talk (a negotiation with a time limit) lasts.

Nothing here reads the system clock: each method gets the time as `now`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from loggia.kernel import Talk

Kind = Literal["none", "live", "days"]


@dataclass(frozen=True)
class TimeControl:
    """How time is counted: `move` seconds for each decision, and a `reserve` of seconds for the whole match.

    Where `move` is 0, `wait_for` is given the seconds for each decision.
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
        """Seconds already used by a decision that a talk has interrupted."""
        self.stopped: float | None = None
        self.talk: Talk | None = None
        self.opened = 0.0
        """When the talk was opened."""

    def wait_for(self, awaited: Iterable[int], now: float, moved: int | None = None, move: float | None = None) -> None:
        """From now on the match waits for these seats; the seat that has just `moved` begins a new decision.

        `move`: seconds for a decision that begins now, where the time control sets none.
        """
        if not self.rule.counts:
            return
        waiting = set(awaited)
        for seat, began in enumerate(self.since):
            if seat == moved and self.held[seat]:
                self._charge(seat, self.held[seat])
            if began is not None and (seat not in waiting or seat == moved):
                self._stop_waiting(seat, began, now, stays=seat != moved)
            if seat in waiting and self.since[seat] is None:
                if move is not None and not self.held[seat]:
                    self.moves[seat] = move
                self.since[seat], self.held[seat] = now - self.held[seat], 0.0

    def _stop_waiting(self, seat: int, began: float, now: float, stays: bool) -> None:
        """Stop a seat's clock: its decision is made, or (`stays`, in a talk) only interrupted."""
        self.since[seat] = None
        if stays and self.talk is not None:
            self.held[seat] = now - began
        else:
            self._charge(seat, now - began)

    def _charge(self, seat: int, gone: float) -> None:
        """A decision is over: what it took beyond its own seconds is taken from the reserve."""
        self.reserves[seat] = max(0.0, self.reserves[seat] - max(0.0, gone - self.moves[seat]))
        self.held[seat], self.moves[seat] = 0.0, self.rule.move

    # --- the talk -------------------------------------------------------------------------------------

    def update_talk(self, talk: Talk | None, now: float) -> None:
        """The talk that goes on now, if any. Call this before `wait_for`.

        The time that a proposal has added stays, even if the proposal is taken back.
        """
        was = self.talk
        if was is not None and talk is not None and was.id == talk.id:
            self.talk = talk._replace(proposals=max(talk.proposals, was.proposals))
            return
        self.talk, self.opened = talk, now
        for seat, held in enumerate(self.held):
            if held:
                self._charge(seat, held)

    @property
    def talk_ends(self) -> float | None:
        """When the talk's time is over; None without a talk and during a pause."""
        talk = self.talk
        if talk is None or self.stopped is not None:
            return None
        return self.opened + self._talk_seconds(talk)

    def _talk_seconds(self, talk: Talk) -> float:
        """How long a talk lasts: at least as long as the table gives for one decision."""
        least = max(talk.least, self.rule.move)
        return min(least + talk.extend * talk.proposals, max(talk.most, least))

    def talk_left(self, now: float) -> float:
        """Seconds until the talk closes; 0 without a talk."""
        if self.talk is None or self.talk.over:
            return 0.0
        return max(0.0, self.opened + self._talk_seconds(self.talk) - (now if self.stopped is None else self.stopped))

    def talk_due(self, now: float) -> bool:
        """Whether the talk's time is over and it must be ended now."""
        ends = self.talk_ends
        return ends is not None and ends <= now and self.talk is not None and not self.talk.over

    def silent(self) -> tuple[int, ...]:
        """The seats that did not answer a talk which is over: the game answers for them."""
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
        """The earliest time at which a seat's time or the talk's ends."""
        ends = [self.ends(seat) for seat in range(len(self.since))]
        if self.talk is not None and (not self.talk.over or self.talk.silent):
            ends.append(self.talk_ends)
        return min((end for end in ends if end is not None), default=None)

    def expired(self, now: float) -> list[int]:
        """The seats whose time is over, the earliest first."""
        ended = [(end, seat) for seat in range(len(self.since)) if (end := self.ends(seat)) is not None and end <= now]
        return [seat for _, seat in sorted(ended)]

    # --- interruptions --------------------------------------------------------------------------------

    def pause(self, now: float) -> None:
        """Pause: no time is counted until `resume`."""
        if self.stopped is None:
            self.stopped = now

    def resume(self, now: float) -> None:
        """End a pause; the clocks continue where they stopped."""
        if self.stopped is not None:
            self.exclude_time(now - self.stopped)
            self.stopped = None

    def exclude_time(self, seconds: float, only: int | None = None) -> None:
        """Do not count these seconds, for example those of a server restart; for all seats, or `only` for one."""
        self.since = [
            began + seconds if began is not None and only in (None, seat) else began
            for seat, began in enumerate(self.since)
        ]
        if only is None:
            self.opened += seconds

    def copy(self) -> TableClock:
        """An independent copy."""
        twin = TableClock(self.rule, len(self.since))
        twin.reserves, twin.since, twin.stopped = self.reserves.copy(), self.since.copy(), self.stopped
        twin.moves, twin.held = self.moves.copy(), self.held.copy()
        twin.talk, twin.opened = self.talk, self.opened
        return twin
