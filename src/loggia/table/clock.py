"""Clocks: how much time each seat has. Pure: every question brings the time with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Kind = Literal["none", "live", "days"]


@dataclass(frozen=True)
class Rule:
    """How time is counted: `move` seconds for each decision, and a `reserve` of seconds for the whole match."""

    kind: Kind = "none"
    move: float = 0.0
    reserve: float = 0.0

    @property
    def counts(self) -> bool:
        """Whether time is counted at all."""
        return self.kind != "none"


class Clock:
    """The clocks of all seats. A seat's clock runs while the match waits for it.

    >>> clock = Clock(Rule("live", move=10, reserve=60), seats=2)
    >>> clock.wait_for((0,), now=100.0)
    >>> clock.deadline()
    170.0
    >>> clock.wait_for((1,), now=130.0)
    >>> clock.left(0, now=130.0)
    (10, 40.0)
    """

    __slots__ = ("reserves", "rule", "since", "stopped")

    def __init__(self, rule: Rule, seats: int) -> None:
        self.rule = rule
        self.reserves = [float(rule.reserve)] * seats
        self.since: list[float | None] = [None] * seats
        self.stopped: float | None = None

    def wait_for(self, awaited: Iterable[int], now: float, moved: int | None = None) -> None:
        """From now on the match waits for these seats; the seat that has just `moved` begins a new decision."""
        if not self.rule.counts:
            return
        waiting = set(awaited)
        for seat, began in enumerate(self.since):
            if began is not None and (seat not in waiting or seat == moved):
                self._settle(seat, began, now)
            if seat in waiting and self.since[seat] is None:
                self.since[seat] = now

    def _settle(self, seat: int, began: float, now: float) -> None:
        over = max(0.0, now - began - self.rule.move)
        self.reserves[seat] = max(0.0, self.reserves[seat] - over)
        self.since[seat] = None

    def left(self, seat: int, now: float) -> tuple[float, float]:
        """Seconds left for this decision, and in reserve."""
        began = self.since[seat]
        if began is None:
            return self.rule.move, self.reserves[seat]
        gone = max(0.0, (now if self.stopped is None else self.stopped) - began)
        over = max(0.0, gone - self.rule.move)
        return max(0.0, self.rule.move - gone), max(0.0, self.reserves[seat] - over)

    def runs(self, seat: int) -> bool:
        """Whether that seat's time is running."""
        return self.stopped is None and self.since[seat] is not None

    def ends(self, seat: int) -> float | None:
        """When that seat's time will be over, if nothing happens before."""
        began = self.since[seat]
        if began is None or self.stopped is not None:
            return None
        return began + self.rule.move + self.reserves[seat]

    def deadline(self) -> float | None:
        """When the first time will be over."""
        return min((end for seat in range(len(self.since)) if (end := self.ends(seat)) is not None), default=None)

    def expired(self, now: float) -> list[int]:
        """The seats whose time is over, first come first."""
        ended = [(end, seat) for seat in range(len(self.since)) if (end := self.ends(seat)) is not None and end <= now]
        return [seat for _, seat in sorted(ended)]

    def stop(self, now: float) -> None:
        """Pause: no time is counted until `go_on`."""
        if self.stopped is None:
            self.stopped = now

    def go_on(self, now: float) -> None:
        """Go on after a pause; what ran then runs on from where it stood."""
        if self.stopped is not None:
            self.forgive(now - self.stopped)
            self.stopped = None

    def forgive(self, seconds: float) -> None:
        """Time that must not count, such as an interruption of the house."""
        self.since = [None if began is None else began + seconds for began in self.since]

    def copy(self) -> Clock:
        """The same clocks; the two then go their own ways."""
        twin = Clock(self.rule, len(self.since))
        twin.reserves, twin.since, twin.stopped = self.reserves.copy(), self.since.copy(), self.stopped
        return twin
