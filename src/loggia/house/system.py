"""What a process asks of the system it runs on."""

from __future__ import annotations

import contextlib

UNLIMITED = 1 << 16
"""Open files that are asked for where the system sets no limit."""


def allow_many_sockets() -> None:
    """As many open files as this process may have: every socket is one, and most systems begin with 1024."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
