"""Logs as lines of JSON, or as text for people. They name people by number and tables by code; no secret, no text of a
move, no chat. Every line has the id of the request that caused it."""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any

import msgspec

from loggia.house.metrics.counted import EVENTS

LOG = logging.getLogger("loggia.house")

OWN = "house"
"""The request id of what the house does by itself: clocks, bots, chores."""
request_id: ContextVar[str] = ContextVar("request_id", default=OWN)
"""The request, or the WebSocket, that is being answered."""
_GIVEN = re.compile(r"[A-Za-z0-9_-]{8,64}")


def new_request_id(given: str = "") -> str:
    """An id for a request: the one that a trusted proxy has given, if it looks like one, or a new one."""
    return given if _GIVEN.fullmatch(given) else secrets.token_hex(8)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a line tells, in order."""
    line: dict[str, Any] = {
        "at": round(record.created, 3),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
        "request": request_id.get(),
    }
    line |= getattr(record, "facts", {})
    if record.name != LOG.name:
        line["from"] = record.name
    return line


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, event, request and facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = _facts(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """The same for people: time, level, event, then `name=value`; a trace follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = _facts(record)
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(line.pop("at")))
        head = f"{when} {line.pop('level'):7} {line.pop('event')}"
        text = "  ".join([head, *(f"{name}={value}" for name, value in line.items())])
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def log(event: str, /, level: int = logging.INFO, **facts: Any) -> None:
    """Log an event."""
    if level >= logging.INFO:
        EVENTS.add(logging.getLevelName(level).lower(), event)
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={"facts": facts})


def failed(event: str, error: BaseException, /, **facts: Any) -> None:
    """Log an error of ours, with its trace."""
    EVENTS.add("error", event)
    LOG.error(event, extra={"facts": facts}, exc_info=error)


def set_up(level: str, form: str = "json") -> None:
    """Send all logs to standard error, as JSON lines or (`text`) for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextLines() if form == "text" else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.Formatter.converter = time.gmtime
