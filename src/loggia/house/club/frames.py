"""What the workers of a club send each other."""

from __future__ import annotations

import msgspec


class WorkerFrame(msgspec.Struct, array_like=True, omit_defaults=True):
    """What workers send each other."""

    kind: str
    worker: int = 0
    """The sender."""
    page: int = 0
    """A page of the worker to which it is connected."""
    person: int = 0
    table: str = ""
    text: bytes = b""
    about: str = ""
    more: str = ""


class NoAnswerFromWorker(Exception):
    """The other worker is gone, or cut off; whether it has done what was asked is not known."""
