"""The commands for hosts: backup, restore, and `loggia admin`."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from loggia.kernel import phrase
from loggia.shell import Json, Lang, fail, printable, words_for
from loggia.words import Words

if TYPE_CHECKING:
    from loggia.house.settings import Settings

Database = Annotated[str | None, typer.Option("--database", help="the SQLite file of the house")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="a TOML file with settings")]

admin = typer.Typer(no_args_is_help=True, help="Chores of whoever runs a house.")


def _settings(words: Words, database: str | None, file: Path | None) -> Settings:
    from loggia.house.settings import BadSettings, read

    try:
        found = read({"database": database}, file)
    except BadSettings as bad:
        fail(words, phrase("cli-bad-setting", why=str(bad)))
    return found


def _existing(words: Words, database: str | None, file: Path | None) -> Settings:
    found = _settings(words, database, file)
    if not found.file.exists():
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


@admin.command()
def check(database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = "") -> None:
    """Read every table from its log, and say which cannot be read, and why. The house may run meanwhile."""
    from loggia.house import chores

    words = words_for(lang)
    found = _existing(words, database, settings)
    try:
        count, problems = chores.check_database(found.file)
    except sqlite3.Error as error:
        fail(words, phrase("cli-check-unreadable", file=str(found.file), why=str(error)), 1)
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
