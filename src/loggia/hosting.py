"""The commands for hosts: serve, backup, restore, export, import, a club and its bot workers."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from loggia.kernel import Phrase, phrase
from loggia.shell import Lang, fail, options, printable, words_for
from loggia.words import Words

if TYPE_CHECKING:
    from loggia.house.moving import Moved
    from loggia.house.settings import Settings
    from loggia.house.store.files import NoHouse

Database = Annotated[str | None, typer.Option("--database", help="the SQLite file or postgresql:// address")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="a TOML file with settings")]


def _settings(words: Words, database: str | None, file: Path | None) -> Settings:
    from loggia.house.settings import BadSettings, read
    from loggia.house.store.files import refuse_foreign

    try:
        found = read({"database": database}, file)
    except BadSettings as bad:
        fail(words, phrase("cli-bad-setting", why=bad.why))
    warn(words)
    if not found.on_postgres:
        with speaking(words, found):
            refuse_foreign(found.file)
    return found


def warn(words: Words) -> None:
    """Say which variables of the environment are probably meant to be settings, and are none."""
    from loggia.house.settings import unknown_variables

    for said in unknown_variables():
        typer.echo(printable(words.say(said)), err=True)


@contextmanager
def speaking(words: Words, settings: Settings) -> Iterator[None]:
    """Say in a sentence what is wrong with a database, and end with status 1."""
    from loggia.house.store.files import NoHouse, StaleWal, Taken
    from loggia.house.store.postgres.opening import database_errors

    shown = settings.shown_database
    try:
        yield
    except NoHouse as none:
        fail(words, _no_house(none), 1)
    except Taken:
        fail(words, phrase("cli-taken", file=shown), 1)
    except StaleWal:
        fail(words, phrase("cli-stale-wal", file=shown, name=settings.beside(".mark").name), 1)
    except database_errors() as error:
        fail(words, phrase("cli-no-store", file=shown, why=str(error) or type(error).__name__), 1)


def _no_house(none: NoHouse) -> Phrase:
    if none.kind == "missing":
        return phrase("cli-house-missing", file=str(none.path), old=str(none.kept))
    return phrase("cli-is-folder" if none.kind == "folder" else "cli-no-house", file=str(none.path))


def existing(words: Words, database: str | None, file: Path | None) -> Settings:
    """The settings of a house that is there."""
    from loggia.house.store.backup import refuse_missing

    found = _settings(words, database, file)
    if not found.on_postgres and not found.file.exists():
        with speaking(words, found):
            refuse_missing(found.file)
        fail(words, phrase("cli-no-database", file=str(found.file)), 1)
    return found


def serve(
    host: Annotated[str | None, typer.Option("--host", help="the address to listen at")] = None,
    port: Annotated[int | None, typer.Option("--port", help="the port; 0: any free one")] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", help="the SQLite file or postgresql:// address"),
    ] = None,
    settings: Annotated[Path | None, typer.Option("--settings", help="a TOML file with settings")] = None,
    chosen: Annotated[list[str] | None, typer.Option("--set", help="any other setting, as name=value")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="open the house in the browser")] = False,
    lang: Lang = "",
) -> None:
    """Open the house: tables, people and live play on this machine. See docs/hosting.md."""
    serve_house(words_for(lang), {"host": host, "port": port, "database": database}, settings, chosen, browser)


def serve_house(
    words: Words, flags: dict[str, Any], file: Path | None, chosen: list[str] | None, browser: bool
) -> None:
    """Serve a house with these settings until it is stopped; say what is wrong where it cannot."""
    from loggia.house.settings import BadSettings, read
    from loggia.house.web.serve import NotOpened, run

    def opened(address: str) -> None:
        Console().print(words.say(phrase("cli-serving", address=address)), markup=False, highlight=False)
        sys.stdout.flush()
        if browser:
            webbrowser.open(address)

    try:
        read_settings = read({**{n.replace("-", "_"): v for n, v in options(words, chosen).items()}, **flags}, file)
    except BadSettings as bad:
        fail(words, phrase("cli-bad-setting", why=bad.why))
    warn(words)
    where = {"host": read_settings.host, "port": str(read_settings.port)}
    try:
        with speaking(words, read_settings):
            run(read_settings, opened)
    except NotOpened as problem:
        why = phrase("cli-port-taken", **where) if problem.in_use else None
        fail(words, why or phrase("cli-not-serving", **where, why=str(problem)), 1)


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
    found = existing(words, database, settings)
    try:
        tables, entries = chores.back_up(found, target)
    except FileExistsError:
        fail(words, phrase("cli-file-exists", file=str(target)))
    except (OSError, sqlite3.Error, BadBackup) as error:
        fail(words, phrase("cli-not-backed-up", why=str(error)), 1)
    typer.echo(words.say(phrase("cli-backed-up", file=str(target), tables=tables, entries=entries)))


def _check_kind(words: Words, source: Path, wants_export: bool) -> None:
    """Say what is wrong with a file of which its beginning already shows that it is not the one that is wanted."""
    from loggia.house.store.files import HEADER

    if not source.exists():
        fail(words, phrase("cli-source-missing", file=str(source)), 1)
    if source.is_dir():
        fail(words, phrase("cli-source-folder", file=str(source)), 1)
    try:
        with source.open("rb") as file:
            begins = file.read(len(HEADER))
    except OSError as error:
        fail(words, phrase("cli-source-unreadable", file=str(source), why=error.strerror or str(error)), 1)
    is_export, is_backup = begins.startswith(b"\x1f\x8b"), begins == HEADER
    if wants_export and not is_export:
        fail(words, phrase("cli-source-backup" if is_backup else "cli-source-no-export", file=str(source)), 1)
    if not wants_export and not is_backup:
        fail(words, phrase("cli-source-export" if is_export else "cli-source-no-backup", file=str(source)), 1)


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
    _check_kind(words, source, found.on_postgres)
    try:
        tables, entries = chores.restore(found, source)
    except chores.NoAnswer:
        fail(words, phrase("cli-restore-no-answer"), 1)
    except (OSError, sqlite3.Error, BadBackup) as error:
        fail(words, phrase("cli-not-restored", file=str(source), why=str(error)), 1)
    typer.echo(
        words.say(phrase("cli-restored", house=found.shown_database, file=str(source), tables=tables, entries=entries))
    )


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
        fail(words, phrase("cli-bad-setting", why=bad.why))
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
        fail(words, phrase("cli-bad-setting", why=bad.why))
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
    found = existing(words, database, settings)
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
    _check_kind(words, source, True)
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


def add_commands(app: typer.Typer) -> None:
    """Make these the commands of an application."""
    app.command()(serve)
    app.command()(backup)
    app.command()(restore)
    app.command()(club)
    app.command("bot-worker")(bot_worker)
    app.command()(export)
    app.command("import")(import_)
