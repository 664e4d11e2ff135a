"""Settings of a house, from flags, the environment (`LOGGIA_PORT`) or a TOML file, in that order."""

from __future__ import annotations

import difflib
import math
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from loggia.kernel import Phrase, phrase


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
    """Everything a host can decide. Each is a flag (`--set public-url=...`), a variable (`LOGGIA_PUBLIC_URL`) or a key
    of a file. The ranges are sense, no rule of anything: a think of 60 seconds is a slow bot."""

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
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
    workers: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    eager: bool = True
    """Whether the bots' processes start before anybody needs them."""
    think: Annotated[float, Meta(ge=0, le=60)] = 0.6
    """Seconds that a bot thinks about a decision. Bots that decide at once share them if workers are fewer."""
    courtesy: Annotated[float, Meta(ge=0, le=60)] = 2.0
    """Seconds that bots wait, at a quick pace, for a person who could gain by speaking."""
    live_tables: Annotated[int, Meta(ge=1, le=1_000_000)] = 1000
    """Maximum tables in memory; those in use stay in any case."""
    limits: Annotated[float, Meta(ge=0, le=1_000_000)] = 1.0
    """How much the rate limits allow, as a multiple of the normal; 0: no limits."""
    snapshots: bool = True
    """Whether to keep snapshots."""
    check: bool = True
    """Whether all unfinished tables are read in the background at the start, to find damaged ones."""
    examples: bool = False
    """Whether the example game can be played too."""
    keep_guests: Annotated[int, Meta(ge=0, le=36_500)] = 90
    """Days after which a guest who has not come back is forgotten; 0: never."""
    keep_tables: Annotated[int, Meta(ge=0, le=36_500)] = 180
    """Days after which a finished table without an account at it is deleted; 0: never."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """debug, info, warning or error."""
    log_format: Literal["json", "text"] = "json"
    """How log lines are written: JSON for programs, or text for people."""
    metrics_token: str = ""
    """The secret with which `/metrics` can be read from elsewhere; without it only from this machine."""
    smtp_host: str = ""
    """The mail server; without one the house sends no mail."""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
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
    """A setting that does not exist or has a wrong value: `why` names it, and where it was given."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.id)
        self.why = why

    def __str__(self) -> str:
        from loggia.words import Words

        return Words("en").say(self.why)


def read(flags: Mapping[str, Any], file: Path | None = None, env: Mapping[str, str] | None = None) -> Settings:
    """The settings given by flags (those not None), the environment and a file; `BadSettings` names what is wrong.

    >>> read({"port": 9000}, env={"LOGGIA_PORT": "8001", "LOGGIA_NAME": "Al Moro"}).name
    'Al Moro'
    """
    env = os.environ if env is None else env
    given: dict[str, tuple[str, Any]] = {}
    """Where each was given, and the value."""
    file = file or (Path(env["LOGGIA_SETTINGS"]) if env.get("LOGGIA_SETTINGS") else None)
    if file is not None:
        given |= {name: (f"{file}: {name}", value) for name, value in _read_file(file).items()}
    for name in Settings.__struct_fields__:
        variable = f"LOGGIA_{name.upper()}"
        if variable in env:
            given[name] = (variable, env[variable])
    for name, value in flags.items():
        if value is not None:
            given[name] = (f"{'--' if name in FLAGS else '--set '}{name.replace('_', '-')}", value)
    for name, (where, _) in given.items():
        if name not in Settings.__struct_fields__:
            raise _unknown(where, name)
    return Settings(**{name: _value(name, where, value) for name, (where, value) in given.items()})


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(phrase("setting-file", file=str(file), why=error.strerror or str(error))) from error
    except ValueError as error:  # no TOML, or no UTF-8
        raise BadSettings(phrase("setting-file", file=str(file), why=str(error))) from error


def _unknown(where: str, name: str) -> BadSettings:
    if meant := nearest(name):
        return BadSettings(phrase("setting-unknown-meant", where=where, option=meant))
    return BadSettings(phrase("setting-unknown", where=where))


def nearest(name: str) -> str:
    """The setting that a name that is none was probably meant to be.

    >>> nearest("public-url"), nearest("prot"), nearest("colour")
    ('public_url', 'port', '')
    """
    found = difflib.get_close_matches(name.replace("-", "_").lower(), Settings.__struct_fields__, 1, 0.7)
    return found[0] if found else ""


FLAGS = ("host", "port", "database")
"""Settings with a flag of their own."""

OTHER_VARIABLES = frozenset(
    f"LOGGIA_{name}" for name in ("SETTINGS", "COMPILED", "COMPILE", "ADDRESS", "HOUSE", "CHROMIUM", "TEST_STORE")
)
"""Variables that are no settings: of the container files, the client's development and tests."""


def unknown_variables(env: Mapping[str, str] | None = None) -> list[Phrase]:
    """What to say about variables that look like settings and are none.

    >>> [said.id for said in unknown_variables({"LOGGIA_PUBLIC_URI": "x", "LOGGIA_PORT": "1", "LOGGIA_SETTINGS": ""})]
    ['setting-variable-meant']
    """
    known = {f"LOGGIA_{name.upper()}" for name in Settings.__struct_fields__} | OTHER_VARIABLES
    said = []
    for name in sorted(os.environ if env is None else env):
        if name.startswith("LOGGIA_") and name not in known:
            meant = nearest(name.removeprefix("LOGGIA_"))
            more = {"option": f"LOGGIA_{meant.upper()}"} if meant else {}
            said.append(phrase("setting-variable-meant" if meant else "setting-variable", name=name, **more))
    return said


# --- values ---------------------------------------------------------------------------------------------------------

_YES = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def _value(name: str, where: str, value: Any) -> Any:
    """A value as its setting wants it. In flags and variables everything is text."""
    kind: Any = _KINDS[name]
    if kind is bool and isinstance(value, str):
        value = _YES.get(value.strip().lower(), value)
    try:
        found = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(_expected(where, kind, value)) from error
    if isinstance(found, float) and math.isnan(found):
        raise BadSettings(_expected(where, kind, value))
    if name == "public_url" and found and not _is_address(found):
        raise BadSettings(phrase("setting-address", where=where, given=found))
    return found


_KINDS = get_type_hints(Settings, include_extras=True)


def _expected(where: str, kind: Any, value: Any) -> Phrase:
    """What a setting would have to be."""
    given = str(value)
    if kind is bool:
        return phrase("setting-bool", where=where, given=given)
    if kind is str:
        return phrase("setting-text", where=where, given=given)
    plain, *more = get_args(kind)
    if plain in (int, float):
        said = "setting-whole" if plain is int else "setting-number"
        return phrase(said, where=where, given=given, least=str(more[0].ge), most=str(more[0].le))
    return phrase("setting-one-of", where=where, given=given, allowed=", ".join(get_args(kind)))


def _is_address(text: str) -> bool:
    """Whether a text is the address of a house: http or https, a name, perhaps a port, and no more."""
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 - an exception where it is none
    except ValueError:
        return False
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not more
