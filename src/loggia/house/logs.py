"""Logs as lines of JSON. They name people by number and tables by code; no secret, no text of a move, no chat."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

LOG = logging.getLogger("loggia.house")


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, event and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.name != LOG.name:
            line["from"] = record.name
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log(event: str, /, level: int = logging.INFO, **facts: Any) -> None:
    """Log an event."""
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={"facts": facts})


def failed(event: str, error: BaseException, /, **facts: Any) -> None:
    """Log an error of ours, with its trace."""
    LOG.error(event, extra={"facts": facts}, exc_info=error)


def set_up(level: str) -> None:
    """Send all logs to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.Formatter.converter = time.gmtime
