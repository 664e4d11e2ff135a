"""Rate limits: how often one visitor may ask for something, and how long to wait when it was too often."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from loggia.house.metrics.counted import LIMITED
from loggia.house.problems import Trouble
from loggia.kernel import phrase

RATES: dict[str, tuple[float, float]] = {
    # name: (how many at once, how many a second afterwards)
    "request": (200, 40),
    "guest": (20, 0.2),
    "login": (20, 0.1),
    "login-name": (8, 0.05),
    "login-all": (200, 1),
    "account": (8, 0.05),
    "name": (10, 0.05),
    "follow": (30, 0.2),
    "invite": (12, 0.05),
    "archive": (30, 2),
    "preview": (40, 1),
    "report": (5, 0.01),
    "table": (20, 0.3),
    "table-place": (60, 0.5),
    "join": (15, 0.5),
    "chat": (8, 0.7),
    "act": (150, 40),
    "hint": (6, 0.5),
    "replay": (8, 0.5),
    "review": (20, 1.0),
    "study": (80, 4),
    "study-new": (10, 0.05),
    "log": (40, 5),
    "old-lines": (10, 1),
    "consider": (60, 10.0),
    "push": (10, 0.1),
    "socket": (40, 1),
    "wrong": (20, 0.2),
}
"""Each kind of request. Most count by person, or by address where nobody has come in; docs/hosting.md says which."""

PER_PROCESS = frozenset({"request", "act", "consider", "log", "old-lines"})
"""What costs so little that it is limited for each worker of a club by itself. All else holds over the whole house."""

MOST_LISTED_OF_HOST = 5
"""Tables of one host that the public list shows."""
MOST_OPEN_OF_GUEST = 12
"""Unfinished tables that one guest may have set up."""
MOST_OPEN_OF_ACCOUNT = 60
"""The same for an account."""
MOST_OPEN_OF_PLACE = 40
"""Public tables that wait for people, set up by guests of one address."""

MOST_STUDIES_OF_GUEST = 10
"""Studies that one guest may keep."""
MOST_STUDIES_OF_ACCOUNT = 100
"""The same for an account."""

MOST = 50_000
"""Maximum buckets in memory. Beyond that, empty ones are dropped."""


class Limiter:
    """Leaky buckets, one for each kind of request and visitor."""

    def __init__(self, factor: float, clock: Callable[[], float]) -> None:
        self._factor = factor
        self._now = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.tell_others: Callable[[str, str, float], None] | None = None
        """Has other workers count what was counted here."""

    def take(self, kind: str, visitor: str, cost: float = 1.0) -> None:
        """Count one request; `Trouble` 429 with the seconds to wait if there were too many."""
        if not self._factor:
            return
        burst, rate = RATES[kind]
        burst, rate = burst * self._factor, rate * self._factor
        now = self._now()
        level, then = self._buckets.get((kind, visitor), (0.0, now))
        level = max(0.0, level - (now - then) * rate)
        if level + cost > burst:
            wait = (level + cost - burst) / rate
            LIMITED.add(kind)
            raise Trouble(429, phrase("house-too-fast", wait=max(1, round(wait))), wait=wait)
        if len(self._buckets) >= MOST:
            self._forget(now)
        self._buckets[kind, visitor] = (level + cost, now)
        if self.tell_others is not None and kind not in PER_PROCESS:
            self.tell_others(kind, visitor, cost)

    def give_back(self, kind: str, visitor: str, cost: float = 1.0) -> None:
        """What was counted does not count after all."""
        level, then = self._buckets.get((kind, visitor), (0.0, 0.0))
        if level:
            self._buckets[kind, visitor] = (max(0.0, level - cost), then)
        if self.tell_others is not None and kind not in PER_PROCESS:
            self.tell_others(kind, visitor, -cost)

    def count(self, kind: str, visitor: str, cost: float) -> None:
        """Another worker has counted something (or, below 0, given it back). Workers that are
        asked at the same moment may exceed a limit together; then it takes as much longer until more is allowed."""
        if not self._factor or kind not in RATES:
            return
        now = self._now()
        level, then = self._buckets.get((kind, visitor), (0.0, now))
        level = max(0.0, level - (now - then) * RATES[kind][1] * self._factor)
        if len(self._buckets) >= MOST:
            self._forget(now)
        self._buckets[kind, visitor] = (max(0.0, level + cost), now)

    def _forget(self, now: float) -> None:
        quiet = [key for key, (level, then) in self._buckets.items() if level <= (now - then) * RATES[key[0]][1]]
        for key in quiet or list(self._buckets)[: MOST // 2]:
            del self._buckets[key]


REMEMBERED = 20_000
"""People whose address is remembered."""


class Addresses:
    """Where people were last heard from; the newest are remembered."""

    def __init__(self) -> None:
        self._of: OrderedDict[int, str] = OrderedDict()
        self._people: dict[str, set[int]] = {}

    def remember(self, person: int, address: str) -> None:
        """A person was heard from an address."""
        before = self._of.get(person)
        if before != address:
            self._leave(person, before)
            self._of[person] = address
            self._people.setdefault(address, set()).add(person)
        self._of.move_to_end(person)
        if len(self._of) > REMEMBERED:
            self._leave(*self._of.popitem(last=False))

    def _leave(self, person: int, address: str | None) -> None:
        if address is not None:
            there = self._people[address]
            there.discard(person)
            if not there:
                del self._people[address]

    def people_of(self, address: str) -> list[int]:
        """The people who were last heard from an address; at most 500, the newest ids."""
        return sorted(self._people.get(address, ()))[-500:]

    def of(self, person: int) -> str:
        """A person's address; empty if it is not known."""
        return self._of.get(person, "")
