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
    assert "could not open" not in done.stdout
    assert done.returncode == 0


def test_a_house_that_fails_to_open_ends_with_status_1(tmp_path: Path) -> None:
    failing = STOPPED.replace("signal.raise_signal(getattr(signal, sys.argv[1]))", "")
    command = [sys.executable, "-c", failing]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "port 0: the processes that were being started are stopped too\n" in done.stderr


def test_that_the_house_is_open_is_said_at_once(tmp_path: Path) -> None:
    """Also to a pipe: whoever starts it from a script waits for the address."""
    command = [sys.executable, "-m", "loggia.cli", "serve", "--port", "0", "--lang", "en", "--set", "eager=no"]
    command += ["--database", str(tmp_path / "house.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as house:
        assert house.stdout is not None
        assert house.stdout.readline().startswith("The house is open: http://127.0.0.1:")
        house.terminate()
