"""The server process: how it ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

STOPPED = """
import signal, sys
from loggia.house.house import House
from loggia.hosting import serve_house
from loggia.words import Words

async def stopped(house):
    signal.raise_signal(getattr(signal, sys.argv[1]))
    raise EOFError("the processes that were being started are stopped too")

House.open = stopped
serve_house(Words("en"), {"port": 0, "database": "house.sqlite3"}, None, [], False)
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_house_that_is_stopped_while_it_opens_blames_no_port(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", STOPPED, name]
    done = subprocess.run(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert "port in use" not in done.stdout
    assert done.returncode == 0


def test_a_house_that_fails_to_open_ends_with_status_1(tmp_path: Path) -> None:
    failing = STOPPED.replace("signal.raise_signal(getattr(signal, sys.argv[1]))", "")
    command = [sys.executable, "-c", failing]
    assert subprocess.run(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).returncode == 1
