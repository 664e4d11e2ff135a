"""`loggia admin`: what a host sees and does about people, tables and reports, whether the house runs or not."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from loggia.hosting import Database, SettingsFile, existing, speaking
from loggia.kernel import Phrase, phrase
from loggia.shell import Json, Lang, fail, printable, words_for

admin = typer.Typer(no_args_is_help=True, help="Commands for whoever runs a house.")

Who = Annotated[str, typer.Argument(metavar="PERSON", help="an account's name, or anybody's number")]
TableCode = Annotated[str, typer.Argument(metavar="TABLE", help="a table's code")]
TIMES = ("at", "made", "seen", "changed", "handled", "deadline", "banned_until")


@admin.command()
def check(database: Database = None, settings: SettingsFile = None, as_json: Json = False, lang: Lang = "") -> None:
    """Read every table from its log, and say which cannot be read, and why. The house may run meanwhile."""
    from loggia.house import chores

    words = words_for(lang)
    found = existing(words, database, settings)
    with speaking(words, found):
        count, problems = chores.check_database(found.source)
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
    house = existing(words, database, settings)
    with speaking(words, house):
        found = chores.look(house, what, about)
    if found is None:
        fail(words, phrase("cli-admin-nobody" if what == "person" else "cli-admin-nothing", name=about), 1)
    for row in found if what == "reports" and not as_json else ():
        if isinstance(row["reason"], dict):
            row["reason"] = words.say(Phrase.read(row["reason"]))
    _show(found, as_json)


def _do(what: str, about: str, detail: str, database: str | None, settings: Path | None, lang: str) -> None:
    """Have an act carried out, and say how it went."""
    from loggia.house import chores
    from loggia.house.problems import Trouble

    words = words_for(lang)
    found = existing(words, database, settings)
    if what in ("host", "ban", "rename", "remove"):
        with speaking(words, found):
            person = chores.look(found, "person", about)
        if person is None:
            fail(words, phrase("cli-admin-nobody", name=about), 1)
        about = str(person["id"])
    try:
        with speaking(words, found):
            outcome = chores.act(found, what, about, detail)
    except Trouble as problem:
        fail(words, problem.why, 1)
    except chores.NoAnswer:
        fail(words, phrase("cli-admin-no-answer"), 1)
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
    days: Annotated[int, typer.Option("--days", min=-1, max=9999, help="0: no longer; -1: for ever")] = 7,
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
def handled(
    report: Annotated[str, typer.Argument(help="the report's number, as in `reports`")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = "",
) -> None:
    """Say that a report has been dealt with."""
    _do("handled", f"report {report}", "", database, settings, lang)


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
