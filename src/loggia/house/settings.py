"""Settings of a house, from flags, the environment (`LOGGIA_PORT`) or a TOML file, in that order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec


def home() -> Path:
    """Where a house keeps its data unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "loggia"


def is_postgres(database: str) -> bool:
    """Whether a database is named by a connection string.

    >>> is_postgres("postgresql://club@db.example.org/loggia"), is_postgres("/var/lib/loggia/house.sqlite3")
    (True, False)
    """
    return database.startswith(("postgresql://", "postgres://"))


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a host can decide. Each is a flag (`--public-url`), a variable (`LOGGIA_PUBLIC_URL`) or a key."""

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: int = 8000
    """The port; 0: any free one."""
    database: str = ""
    """The SQLite file; keys and snapshots lie beside it. Default: ~/.local/share/loggia/house.sqlite3. A connection
    string (`postgresql://...`) instead: PostgreSQL keeps everything."""
    nats: str = ""
    """The address of NATS, `nats://127.0.0.1:4222`, where several workers share a PostgreSQL database."""
    public_url: str = ""
    """The address that people use, where a proxy stands in front: `https://play.example.org`."""
    trust_proxy: bool = False
    """Whether `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    name: str = "Loggia"
    """What the house is called, in mails and notifications."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    eager: bool = True
    """Whether the bots' processes start before anybody needs them."""
    think: float = 0.6
    """Seconds that a bot thinks about a decision. Bots that decide at once share them if workers are fewer."""
    courtesy: float = 2.0
    """Seconds that bots wait, at a quick pace, for a person who could gain by speaking."""
    live_tables: int = 1000
    """Maximum tables in memory; those in use stay in any case."""
    limits: float = 1.0
    """How much the rate limits allow, as a multiple of the normal; 0: no limits."""
    snapshots: bool = True
    """Whether to keep snapshots."""
    check: bool = True
    """Whether all unfinished tables are read in the background at the start, to find damaged ones."""
    examples: bool = False
    """Whether the example game can be played too."""
    keep_guests: int = 90
    """Days after which a guest who has not come back is forgotten; 0: never."""
    keep_tables: int = 180
    """Days after which a finished table without an account at it is deleted; 0: never."""
    log_level: str = "info"
    """debug, info, warning or error."""
    log_format: Literal["json", "text"] = "json"
    """How log lines are written: JSON for programs, or text for people."""
    metrics_token: str = ""
    """The secret with which `/metrics` can be read from elsewhere; without it only from this machine."""
    smtp_host: str = ""
    """The mail server; without one the house sends no mail."""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: bool = True
    """STARTTLS; port 465 uses TLS from the start."""
    push: bool = True
    """Whether browsers may be notified by Web Push."""
    push_contact: str = "mailto:host@localhost"
    """Whom push services may ask about this house."""

    @property
    def file(self) -> Path:
        """The database file."""
        return Path(self.database).expanduser() if self.database else home() / "house.sqlite3"

    @property
    def on_postgres(self) -> bool:
        """Whether PostgreSQL is the store."""
        return is_postgres(self.database)

    @property
    def source(self) -> str:
        """The file, or the connection string."""
        return self.database if self.on_postgres else str(self.file)

    @property
    def shown_database(self) -> str:
        """What names the database in logs and messages: nothing secret."""
        return self.database.rpartition("@")[2] if self.on_postgres else str(self.file)

    def beside(self, ending: str) -> Path:
        """A file that belongs to the database: `house.key`."""
        return self.file.with_suffix(ending)


class BadSettings(ValueError):
    """A setting that does not exist or has a wrong value; the text names it."""


def read(flags: Mapping[str, Any], file: Path | None = None, env: Mapping[str, str] | None = None) -> Settings:
    """The settings given by flags (those not None), the environment and a file; `BadSettings` names what is wrong.

    >>> read({"port": 9000}, env={"LOGGIA_PORT": "8001", "LOGGIA_NAME": "Al Moro"}).name
    'Al Moro'
    """
    env = os.environ if env is None else env
    given: dict[str, Any] = {}
    file = file or (Path(env["LOGGIA_SETTINGS"]) if env.get("LOGGIA_SETTINGS") else None)
    if file is not None:
        try:
            given |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadSettings(f"{file}: {error}") from error
    for name in Settings.__struct_fields__:
        value = env.get(f"LOGGIA_{name.upper()}")
        if value is not None:
            given[name] = value
    given |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from error
