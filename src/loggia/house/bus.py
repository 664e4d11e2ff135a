"""The bus: messages between the processes of a house. Its interface, and the bus for a single process.

A topic is `table.CODE`. Messages are small and may be lost: a listener that hears of a log number that it does not have
reads the log.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol

Listener = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """Publishes messages to all listeners of a topic, in this process and in others."""

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Send a message to all listeners; returns at once."""

    def listen(self, topic: str, listener: Listener) -> Callable[[], None]:
        """Listen to a topic; call what it returns to stop."""


class InProcessBus:
    """The bus of a single process: `publish` calls the listeners.

    >>> bus, heard = InProcessBus(), []
    >>> end = bus.listen("table.1", heard.append)
    >>> bus.publish("table.1", {"number": 3}); end(); bus.publish("table.1", {"number": 4}); heard
    [{'number': 3}]
    """

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, topic: str, message: dict[str, Any]) -> None:
        """Call all listeners, in the order in which they came."""
        for listener in tuple(self._listeners.get(topic, ())):
            listener(message)

    def listen(self, topic: str, listener: Listener) -> Callable[[], None]:
        """Listen to a topic; call what it returns to stop."""
        self._listeners[topic].append(listener)

        def end() -> None:
            listeners = self._listeners.get(topic)
            if listeners and listener in listeners:
                listeners.remove(listener)
                if not listeners:
                    del self._listeners[topic]

        return end
