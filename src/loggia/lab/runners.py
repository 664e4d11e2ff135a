"""Where matches are played: in this process, on all cores, or on a Ray cluster. The results are the same everywhere.

Work is cut into batches before anything is played. A batch whose process dies is played again, so that a killed worker
costs time and nothing else.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from loggia.kernel import wrong_setup

B = TypeVar("B")
R = TypeVar("R")

LOCAL = "local"
"""Stands for a Ray cluster on this machine alone, started for the run."""
AHEAD = 3
"""Batches that are handed out for each worker, so that none has to wait for the next."""
MOST_DEATHS = 20
"""Times that workers may die before a run gives up."""
ANSWER_SECONDS = 5.0
"""How long a Ray cluster has to answer."""
HTTP2_HEADER, HTTP2_TYPE, HTTP2_SETTINGS = 9, 3, b"\x04"
"""The length of a frame's header, where its type is, and the type that each side begins with (RFC 9113)."""
HTTP2_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0" + HTTP2_SETTINGS + bytes(5)
"""What a client says first: the preface, and settings without anything in them."""


@dataclass(frozen=True)
class Runner:
    """Where to play: so many processes (0: one for each core), or a Ray cluster at that address."""

    workers: int = 0
    ray: str = ""

    @property
    def processes(self) -> int:
        """How many processes of this machine are used."""
        return self.workers or os.cpu_count() or 1

    def check(self) -> None:
        """Refuse what cannot work, before anything is played."""
        if self.ray:
            _check_ray(self.ray)

    def run(self, work: Callable[[B], R], batches: Sequence[B]) -> Iterator[tuple[B, R]]:
        """Every batch with its result, as they are finished."""
        if self.ray:
            yield from _on_ray(work, batches, self.ray)
        elif self.processes == 1 or len(batches) == 1:
            for batch in batches:
                yield batch, work(batch)
        else:
            yield from _on_cores(work, batches, max(1, min(self.processes, len(batches))))


def _on_cores(work: Callable[[B], R], batches: Sequence[B], processes: int) -> Iterator[tuple[B, R]]:
    left, deaths = list(reversed(batches)), 0
    running: dict[Future[R], B] = {}
    pool = ProcessPoolExecutor(processes)
    try:
        while left or running:
            try:
                while left and len(running) < AHEAD * processes:
                    running[pool.submit(work, left[-1])] = left[-1]
                    left.pop()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    yield running.pop(future), result
            except BrokenProcessPool:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise
                for future, batch in running.items():  # what was finished in time is kept
                    if future.done() and future.exception() is None:
                        yield batch, future.result()
                    else:
                        left.append(batch)
                running.clear()
                pool.shutdown(wait=False, cancel_futures=True)
                pool = ProcessPoolExecutor(processes)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _check_ray(address: str) -> None:
    try:
        import ray  # noqa: F401
    except ImportError:
        raise wrong_setup("setup-ray-missing") from None
    host, _, port = address.removeprefix("ray://").partition(":")
    if address == LOCAL:
        return
    try:
        answers = os.environ.get("RAY_USE_TLS") == "1" or speaks_http2(host, int(port))
    except (OSError, ValueError):
        answers = False
    if not answers:
        raise wrong_setup("setup-ray-silent", address=address)


def speaks_http2(host: str, port: int) -> bool:
    """Whether a server there answers in the protocol that Ray speaks (gRPC, over HTTP/2): one that takes connections
    and says nothing else would keep Ray waiting for minutes. Raises OSError where nobody takes the connection."""
    with socket.create_connection((host, port), ANSWER_SECONDS) as line:
        line.settimeout(ANSWER_SECONDS)
        line.sendall(HTTP2_GREETING)
        return line.recv(HTTP2_HEADER)[HTTP2_TYPE : HTTP2_TYPE + 1] == HTTP2_SETTINGS


def _on_ray(work: Callable[[B], R], batches: Sequence[B], address: str) -> Iterator[tuple[B, R]]:
    import ray

    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(
                address=None if address == LOCAL else address,
                include_dashboard=False,
                logging_level="ERROR",
                log_to_driver=False,
            )
        except Exception as error:
            raise wrong_setup("setup-ray-silent", address=address) from error
    try:
        task = ray.remote(work).options(max_retries=-1)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = list(reversed(batches))
        running: dict[Any, B] = {}
        while left or running:
            while left and len(running) < most:
                batch = left.pop()
                running[task.remote(batch)] = batch
            done, _ = ray.wait(list(running))
            for one in done:
                yield running.pop(one), ray.get(one)
    finally:
        if ours:
            ray.shutdown()
