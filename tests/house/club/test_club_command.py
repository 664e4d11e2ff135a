"""`loggia club` as people start it: in a terminal, with real servers and processes, ended by Ctrl-C."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import re
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from loggia.client import RemoteHouse
from loggia.house.club.servers import NoServer, find_nats, find_postgres
from tests.house.playing import play_first, until

CTRL_C = b"\x03"


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, command: list[str]) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            command,
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(theirs)
        self.said = ""

    def read_until(self, wanted: str) -> None:
        """Read what it says, up to a text or to its end."""
        while wanted not in self.said:
            try:
                self.said += os.read(self.ours, 4096).decode()
            except OSError:  # nobody has the terminal any more
                break
        assert wanted in self.said, self.said


def descendants(process: int) -> list[int]:
    """All processes below one."""
    found = []
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        found += [int(child), *descendants(int(child))]
    return found


def commands(processes: list[int]) -> list[str]:
    """What those of them that run were started with; one that has ended and waits for its parent has no command."""
    files = [file for one in processes if (file := Path(f"/proc/{one}/cmdline")).exists()]
    return [command for file in files if (command := file.read_text().replace("\0", " "))]


@pytest.fixture
def terminal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    """A club of two workers and two bot workers at any free port."""
    if sys.platform != "linux":
        pytest.skip("the test looks for processes in /proc")
    pytest.importorskip("nats", reason="the extra 'club' is not installed")
    if find_postgres() is None or find_nats() is None:
        pytest.skip(str(NoServer("no PostgreSQL or no NATS here")))
    command = ["-m", "loggia.cli", "club", "--workers", "2", "--bot-workers", "2", "--port", "0", "--lang", "en"]
    given = ["--set", "examples=true", "--set", "courtesy=0", "--set", "think=0.05", "--set", "check=false"]
    folder = ["--folder", str(tmp_path_factory.mktemp("club"))]
    found = Terminal([sys.executable, *command, *given, *folder])
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.process.kill()
        found.process.wait()
        os.close(found.ours)


MATCHES = 5
"""Maximum that is played until a bot worker has thought: the first bot's move may come before they have joined."""


async def play_a_match(front: str, workers: list[str]) -> None:
    """Two people and a bot; whose connection goes to which worker nobody knows."""
    async with RemoteHouse(workers[0]) as ada, RemoteHouse(workers[1]) as bob, RemoteHouse(front) as visitor:
        await ada.guest("Ada")
        await bob.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        state = await ada.new_table("palio", seats=seats)
        code = state["table"]
        await bob.join(code, invite=state["info"]["invite"])
        async with asyncio.timeout(60), ada.table(code) as a, bob.table(code) as b:
            await until(a, lambda: len(a.present) == 2)
            await asyncio.gather(play_first(a), play_first(b))
            assert a.over
            assert b.over
            found = await visitor.call("GET", f"/tables/{code}?invite={state['info']['invite']}")
            assert found["info"]["status"] == "over"
            assert {line["seat"] for line in a.lines if line["kind"] == "move"} == {0, 1, 2}, "the bot too"


def test_a_club_opens_plays_and_closes_with_ctrl_c(terminal: Terminal) -> None:
    terminal.read_until("The club is open: ")
    terminal.read_until("(Ctrl-C")
    front = re.search(r"is open: (\S+)", terminal.said)
    assert front is not None
    workers = re.findall(r"worker-\d +(http\S+)", terminal.said)
    assert len(workers) == 2
    assert all(part in terminal.said for part in ("PostgreSQL", "NATS", "bots-0", "bots-1"))

    for _ in range(MATCHES):
        asyncio.run(play_a_match(front[1], workers))
        everything = descendants(terminal.process.pid)
        bot_workers = [one for one in everything if "--bot-worker" in "".join(commands([one]))]
        if any(descendants(one) for one in bot_workers):
            break
    else:
        raise AssertionError("bots have never thought in the bot workers' processes")

    os.write(terminal.ours, CTRL_C)
    terminal.read_until("The club is closed.")
    assert terminal.process.wait(30) == 0
    assert commands(everything) == [], "nothing is left running"
