"""The commands for hosts: backup, restore, and `loggia admin`."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from loggia.kernel import Phrase, phrase
from loggia.shell import Json, Lang, fail, printable, words_for
from loggia.words import Words

if TYPE_CHECKING:
    from loggia.house.moving import Moved
    from loggia.house.settings import Settings

Database = Annotated[str | None, typer.Option("--database", help="the SQLite file or postgresql:// address")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="a TOML file with settings")]

admin = typer.Typer(no_args_is_help=True, help="Commands for whoever runs a house.")


def _settings(words: Words, database: str | None, file: Path | None) -> Settings:
    from loggia.house.settings import BadSettings, read

    try:
        found = read({"database": database}, file)
    except BadSettings as bad:
        fail(words, phrase("cli-bad-setting", why=str(bad)))
    return found


def _existing(words: Words, database: str | None, file: Path | None) -> Settings:
    found = _settings(words, database, file)
    if not found.on_postgres and not found.file.exists():
        fail(words, phrase("cli-no-database", file=str(found.file)), 1)
    return found


def backup(
    target: Annotated[Path, typer.Argument(help="the file to write; it must not exist")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Write a backup of the house into one file, whether it runs or not, and check it."""
    from loggia.house import chores
    from loggia.house.store.backup import BadBackup

    words = words_for(lang)
    found = _existing(words, database, settings)
    try:
        tables, entries = chores.back_up(found, target)
    except FileExistsError:
        fail(words, phrase("cli-file-exists", file=str(target)))
    except (OSError, sqlite3.Error, BadBackup) as error:
        fail(words, phrase("cli-not-backed-up", why=str(error)), 1)
    typer.echo(words.say(phrase("cli-backed-up", file=str(target), tables=tables, entries=entries)))


def restore(
    source: Annotated[Path, typer.Argument(help="a backup made by `loggia backup`, or a copy of a database")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Check a backup and put it in the database's place. A house that runs closes for a moment, and opens with it."""
    from loggia.house import chores
    from loggia.house.store.backup import BadBackup

    words = words_for(lang)
    found = _settings(words, database, settings)
    try:
        tables, entries = chores.restore(found, source)
    except chores.NoAnswer:
        fail(words, phrase("cli-restore-no-answer"), 1)
    except (OSError, sqlite3.Error, BadBackup) as error:
        fail(words, phrase("cli-not-restored", file=str(source), why=str(error)), 1)
    typer.echo(words.say(phrase("cli-restored", file=str(source), tables=tables, entries=entries)))


def club(
    workers: Annotated[int, typer.Option("--workers", min=1, help="processes that serve pages")] = 2,
    bot_workers: Annotated[int, typer.Option("--bot-workers", min=0, help="processes in which bots think")] = 2,
    host: Annotated[str, typer.Option("--host", help="the address to listen at")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="the port; 0: any free one")] = 8000,
    folder: Annotated[Path | None, typer.Option("--folder", help="where PostgreSQL keeps its data")] = None,
    chosen: Annotated[list[str] | None, typer.Option("--set", help="any setting of the workers, as name=value")] = None,
    lang: Lang = "",
) -> None:
    """Start a whole club on this machine: PostgreSQL, NATS, workers, bot workers, one address. See docs/hosting.md."""
    from loggia.house.club.servers import NoServer
    from loggia.house.club.starting import run_club
    from loggia.house.settings import BadSettings, home, read

    words = words_for(lang)
    given = dict(one.partition("=")[::2] for one in chosen or [])
    settings = {"workers": "1", "eager": "false" if bot_workers else "true", **given}
    try:
        read({name.replace("-", "_"): value for name, value in settings.items()})
    except BadSettings as bad:
        fail(words, phrase("cli-bad-setting", why=str(bad)))
    flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
    try:
        run_club(
            folder or home() / "club", workers, bot_workers, host, port, flags, lambda said: typer.echo(words.say(said))
        )
    except (NoServer, OSError) as error:
        fail(words, phrase("cli-no-club", why=str(error)), 1)


def bot_worker(
    processes: Annotated[int, typer.Option("--processes", help="how many bots think at once")] = 1,
    database: Database = None,
    settings: SettingsFile = None,
    nats: Annotated[str | None, typer.Option("--nats", help="the address of NATS")] = None,
    lang: Lang = "",
) -> None:
    """Think for the bots of a club. Bot workers can be added and removed while matches run."""
    from loggia.house.settings import BadSettings, read
    from loggia.house.web.serve import run_bot_worker

    words = words_for(lang)
    try:
        found = read({"database": database, "nats": nats}, settings)
    except BadSettings as bad:
        fail(words, phrase("cli-bad-setting", why=str(bad)))
    if not found.on_postgres or not found.nats:
        fail(words, phrase("cli-no-club", why="--database postgresql://... --nats nats://..."), 1)
    try:
        run_bot_worker(found, processes)
    except OSError as error:
        fail(words, phrase("cli-no-store", file=found.shown_database, why=str(error)), 1)


def export(
    target: Annotated[Path, typer.Argument(help="the file to write; it must not exist")],
    table: Annotated[list[str] | None, typer.Option("--table", help="only this table; may be repeated")] = None,
    person: Annotated[list[str] | None, typer.Option("--person", help="only this account and its tables")] = None,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Write people, tables and records into one file for another house: all of them, or a part."""
    from loggia.house import moving

    words = words_for(lang)
    found = _existing(words, database, settings)
    try:
        moved = moving.export(found, target, table or (), person or ())
    except FileExistsError:
        fail(words, phrase("cli-file-exists", file=str(target)))
    except LookupError as missing:
        fail(words, phrase("cli-admin-nothing", name=str(missing.args[0])), 1)
    except (OSError, sqlite3.Error) as error:
        fail(words, phrase("cli-not-exported", why=str(error)), 1)
    _tell_moved(words, phrase("cli-exported", file=str(target), people=moved.people, tables=moved.tables), moved)


def import_(
    source: Annotated[Path, typer.Argument(help="a file made by `loggia export`")],
    as_guests: Annotated[
        bool, typer.Option("--as-guests", help="accounts whose names others have here come as guests")
    ] = False,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Take in what another house has exported. Every record is played again, and must give the same result."""
    from loggia.house import moving

    words = words_for(lang)
    found = _settings(words, database, settings)
    try:
        moved = asyncio.run(moving.take(found, source, as_guests))
    except moving.NameTaken as taken:
        fail(words, phrase("cli-import-names", names=", ".join(taken.names)), 1)
    except (OSError, sqlite3.Error, moving.BadExport) as error:
        fail(words, phrase("cli-not-imported", file=str(source), why=str(error)), 1)
    line = phrase("cli-imported", file=str(source), people=moved.people, tables=moved.tables, known=moved.known)
    _tell_moved(words, line, moved)


def _tell_moved(words: Words, line: Phrase, moved: Moved) -> None:
    """Say what was moved, and what was not; the exit status is 1 if something was not."""
    for problem in moved.problems:
        code, _, why = problem.partition(": ")
        typer.echo(printable(words.say(phrase("cli-check-table", table=code, why=why))), err=True)
    typer.echo(printable(words.say(line)))
    raise typer.Exit(1 if moved.problems else 0)


@admin.command()
def check(database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = "") -> None:
    """Read every table from its log, and say which cannot be read, and why. The house may run meanwhile."""
    from loggia.house import chores

    words = words_for(lang)
    found = _existing(words, database, settings)
    try:
        count, problems = chores.check_database(found.source)
    except (sqlite3.Error, OSError) as error:
        fail(words, phrase("cli-check-unreadable", file=found.shown_database, why=str(error)), 1)
    if as_json:
        print(json.dumps({"tables": count, "problems": [one._asdict() for one in problems]}, ensure_ascii=False))
    else:
        for one in problems:
            line = (
                phrase("cli-check-table", table=one.code, why=one.why)
                if one.code
                else phrase("cli-check-file", why=one.why)
            )
            typer.echo(printable(words.say(line)))
        typer.echo(words.say(phrase("cli-checked", tables=count, problems=len(problems))))
    raise typer.Exit(1 if problems else 0)


# --- the host's desk -------------------------------------------------------------------------------------------------

Who = Annotated[str, typer.Argument(metavar="PERSON", help="an account's name, or anybody's number")]
TableCode = Annotated[str, typer.Argument(metavar="TABLE", help="a table's code")]
TIMES = ("at", "made", "seen", "changed", "handled", "deadline", "banned_until")


def _show(found: Any, as_json: bool) -> None:
    """Print a list of facts, a line for each, or one set of them."""
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    elif isinstance(found, list):
        for row in found:
            typer.echo(printable("  ".join(f"{name}={_plain(name, value)}" for name, value in row.items())))
    else:
        for name, value in found.items():
            typer.echo(printable(f"{name}={_plain(name, value)}"))


def _plain(name: str, value: Any) -> str:
    if name in TIMES and value:
        return datetime.fromtimestamp(min(value, 4e9), UTC).isoformat("T", "minutes")[:16]
    return str(value).replace("\n", " ")


def _list(what: str, about: str, database: str | None, settings: Path | None, as_json: bool, lang: str) -> None:
    from loggia.house import chores

    words = words_for(lang)
    found = chores.look(_existing(words, database, settings), what, about)
    if found is None:
        fail(words, phrase("cli-admin-nothing", name=about), 1)
    for row in found if what == "reports" and not as_json else ():
        if isinstance(row["reason"], dict):
            row["reason"] = words.say(Phrase.read(row["reason"]))
    _show(found, as_json)


def _do(what: str, about: str, detail: str, database: str | None, settings: Path | None, lang: str) -> None:
    """Have an act carried out, and say how it went."""
    from loggia.house import chores
    from loggia.house.problems import Trouble

    words = words_for(lang)
    found = _existing(words, database, settings)
    if what in ("host", "ban", "rename", "remove"):
        person = chores.look(found, "person", about)
        if person is None:
            fail(words, phrase("cli-admin-nothing", name=about), 1)
        about = str(person["id"])
    try:
        outcome = chores.act(found, what, about, detail)
    except Trouble as problem:
        fail(words, problem.why, 1)
    except chores.NoAnswer:
        fail(words, phrase("cli-restore-no-answer"), 1)
    typer.echo(printable(words.say(phrase("cli-admin-done", act=what, about=about, how=outcome))))


@admin.command()
def people(
    name: Annotated[str, typer.Argument(help="a part of the name")] = "",
    database: Database = None,
    settings: SettingsFile = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """List people, the newest first."""
    _list("people", name, database, settings, as_json, lang)


@admin.command()
def tables(database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = "") -> None:
    """List tables that are not over, the latest changed first."""
    _list("tables", "", database, settings, as_json, lang)


@admin.command()
def person(
    who: Who, database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = ""
) -> None:
    """Inspect a person; no password, no address."""
    _list("person", who, database, settings, as_json, lang)


@admin.command()
def table(
    code: TableCode, database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = ""
) -> None:
    """Inspect a table; nothing of what is hidden at it."""
    _list("table", code, database, settings, as_json, lang)


@admin.command()
def reports(database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = "") -> None:
    """List open reports."""
    _list("reports", "", database, settings, as_json, lang)


@admin.command()
def audit(database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = "") -> None:
    """List what hosts have done."""
    _list("audit", "", database, settings, as_json, lang)


@admin.command()
def stats(database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = "") -> None:
    """Figures of the house."""
    _list("stats", "", database, settings, as_json, lang)


@admin.command()
def host(
    who: Who,
    off: Annotated[bool, typer.Option("--off", help="no longer")] = False,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Let an account look after the house: see reports, close tables, remove lines, ban, rename."""
    _do("host", who, "off" if off else "on", database, settings, lang)


@admin.command()
def ban(
    who: Who,
    days: Annotated[int, typer.Option("--days", help="0: no longer; -1: for ever")] = 7,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Keep a person out."""
    _do("ban", who, str(days), database, settings, lang)


@admin.command()
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help="the new name")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Give a person another name."""
    _do("rename", who, name, database, settings, lang)


@admin.command()
def remove(who: Who, database: Database = None, settings: SettingsFile = None, lang: Lang = "") -> None:
    """Delete a person, as the person could."""
    _do("remove", who, "", database, settings, lang)


@admin.command()
def close(code: TableCode, database: Database = None, settings: SettingsFile = None, lang: Lang = "") -> None:
    """End a table; its match counts for nobody."""
    _do("close", code, "", database, settings, lang)


@admin.command()
def unsay(
    line: Annotated[str, typer.Argument(help="the line's number, as in `reports`")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Remove a line of chat."""
    _do("unsay", line, "", database, settings, lang)


@admin.command()
def unstudy(
    study: Annotated[str, typer.Argument(help="the study's code, as in its address")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Delete a study."""
    _do("unstudy", study, "", database, settings, lang)


@admin.command()
def repair(code: TableCode, database: Database = None, settings: SettingsFile = None, lang: Lang = "") -> None:
    """Throw away what was derived from a table's log, and read the log again."""
    _do("repair", code, "", database, settings, lang)


@admin.command()
def purge(database: Database = None, settings: SettingsFile = None, lang: Lang = "") -> None:
    """Delete old guests, sessions and guests' finished tables now; a running house does it once a day."""
    _do("purge", "", "", database, settings, lang)


@admin.command()
def rotate(database: Database = None, settings: SettingsFile = None, lang: Lang = "") -> None:
    """Make the key of cookies and mailed links anew: everybody has to log in again, at once."""
    _do("rotate", "", "", database, settings, lang)


def add_commands(app: typer.Typer) -> None:
    """Make these the commands of an application."""
    app.command()(backup)
    app.command()(restore)
    app.command()(club)
    app.command("bot-worker")(bot_worker)
    app.command()(export)
    app.command("import")(import_)
    app.add_typer(admin, name="admin")
