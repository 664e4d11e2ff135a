"""What the house counts. The numbers belong to the process and begin with it, as Prometheus expects."""

from __future__ import annotations

from loggia.house.metrics.kinds import QUICK, SLOW, Counter, Histogram

MOVES = Counter("loggia_moves_total", "Durable moves by game; by a person, or by a bot or the clock.", "game", "by")
LOST_CHANGES = Counter("loggia_lost_changes_total", "Changes of a table that could not be written.")
STEPS = Histogram(
    "loggia_step_seconds",
    "Time of each step of a change on its way into a table's log (docs/architecture.md).",
    "step",
    ("check", "carry_out", "append", "tell", "announce"),
    QUICK,
)
COMMITS = Histogram("loggia_commit_seconds", "Time of a transaction of the writer, flush included.", bounds=QUICK)
COMMITTED = Counter("loggia_committed_entries_total", "Log entries written by these transactions.")
REQUESTS = Counter("loggia_http_requests_total", "HTTP requests.", "method", "route", "status")
REQUEST_TIMES = Histogram("loggia_http_request_seconds", "Time of HTTP requests.", bounds=SLOW)
LIMITED = Counter("loggia_limited_total", "Requests that a rate limit has refused.", "limit")
SOCKETS = Counter("loggia_sockets_opened_total", "WebSockets opened.")
CUT_SOCKETS = Counter("loggia_sockets_cut_total", "WebSockets that the house has closed, by code.", "code")
QUEUE_TIMES = Histogram(
    "loggia_queue_wait_seconds",
    "Time that jobs of bots, of replays and of warnings have waited for a worker.",
    "queue",
    ("bots", "reviews", "warnings"),
    SLOW,
)
THINK_TIMES = Histogram("loggia_bot_think_seconds", "Time that a worker took for a bot's decision.", bounds=SLOW)
LOADS = Counter("loggia_table_loads_total", "Tables read into memory, by what they were read from.", "source")
EVENTS = Counter("loggia_log_events_total", "Lines of the log from level info on, by event.", "level", "event")
LOOP_LAG = Histogram("loggia_loop_lag_seconds", "By how much the event loop's clock tick was late.", bounds=QUICK)

ALL = (
    MOVES, LOST_CHANGES, STEPS, COMMITS, COMMITTED, REQUESTS, REQUEST_TIMES, LIMITED, SOCKETS, CUT_SOCKETS, QUEUE_TIMES,
    THINK_TIMES, LOADS, EVENTS, LOOP_LAG,
)  # fmt: skip
