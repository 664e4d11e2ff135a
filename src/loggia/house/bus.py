"""The bus: how one part of the house wakes another. One small interface, and its in-process side.

Topics are `table.ID` and `person.ID`. What travels is small and may be lost: the log is the truth, and whoever
hears of a number that it does not have reads the log.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol

Listener = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """Tell everybody in the house, on this machine or another, who listens to a topic."""

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Tell; returns at once."""

    def listen(self, topic: str, listener: Listener) -> Callable[[], None]:
        """Hear of a topic; the answer ends it."""


class InProcessBus:
    """One process: a call.

    >>> bus, heard = InProcessBus(), []
    >>> end = bus.listen("table.1", heard.append)
    >>> bus.publish("table.1", {"number": 3}); end(); bus.publish("table.1", {"number": 4}); heard
    [{'number': 3}]
    """

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Tell all who listen, in the order they came."""
        for listener in tuple(self._listeners.get(topic, ())):
            listener(message)

    def listen(self, topic: str, listener: Listener) -> Callable[[], None]:
        """Hear of a topic; the answer ends it."""
        self._listeners[topic].append(listener)

        def end() -> None:
            listeners = self._listeners.get(topic)
            if listeners and listener in listeners:
                listeners.remove(listener)
                if not listeners:
                    del self._listeners[topic]

        return end
