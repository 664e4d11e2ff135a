"""The `loggia` command: reads arguments, calls the other packages and prints.

Exit status: 0 done; 1 it failed or the answer is no (a record that is not genuine); 2 wrong usage.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress

from loggia import hosting
from loggia.admin import admin
from loggia.games import ROOMS
from loggia.games import game as find_game
from loggia.kernel import AnyGame, BadRecord, Record, WrongSetup, phrase, replay
from loggia.rulebook import Rule, rulebook
from loggia.shell import Json, Lang, free_port, options, printable
from loggia.shell import fail as _fail
from loggia.shell import words_for as _words
from loggia.terminal.exercise_command import exercise
from loggia.terminal.lab_options import (
    Compare,
    Decisions,
    LabCommand,
    Ladder,
    Out,
    Question,
    Ray,
    Workers,
    check_numbers,
)
from loggia.terminal.review_command import review
from loggia.words import MissingWords, Words

app = typer.Typer(
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=", ".join(ROOMS))]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", help="a game's option, as name=value")]
Data = Annotated[str, typer.Option("--data", help="an owner's data file for the game")]
Seats = Annotated[int, typer.Option("--seats", "-n", help="how many seats")]
Seed = Annotated[str, typer.Option("--seed", help="the seed of the chance; a secret one by default")]


def _game(words: Words, name: str, data: str = "") -> AnyGame:
    try:
        game = find_game(name)
        return game.with_data(Path(data)) if data else game
    except WrongSetup as wrong:
        _fail(words, wrong.why)
    except OSError as error:
        _fail(words, phrase("record-unreadable", file=data, why=error.strerror or str(error)))


def _read(words: Words, file: Path) -> Record:
    try:
        return Record.read(file.read_text(encoding="utf-8"))
    except BadRecord as bad:
        _fail(words, bad.why, 1)
    except UnicodeDecodeError:
        _fail(words, phrase("record-not-one"), 1)
    except OSError as error:
        _fail(words, phrase("record-unreadable", file=str(file), why=error.strerror or str(error)))


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, default=list))


def _progress(label: str) -> tuple[Progress, Callable[[int, int], None]]:
    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=None)
    return bar, lambda done, total: bar.update(task, completed=done, total=total)


@app.command()
def play(
    game: GameName,
    seats: Seats = 3,
    bots: Annotated[str, typer.Option("--bots", help="one level for all others, or one per other seat")] = "apprentice",
    seat: Annotated[int, typer.Option("--seat", help="your seat, 1 is the first; 0: only watch")] = 1,
    option: OptionList = None,
    data: Data = "",
    seed: Seed = "",
    save: Annotated[Path | None, typer.Option("--save", help="keep the record here after every move")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with a saved match")] = None,
    name: Annotated[str, typer.Option("--name", help="your name at the table")] = "",
    think: Annotated[float, typer.Option("--think", help="seconds that a bot may think")] = 0.5,
    warn: Annotated[bool, typer.Option("--warn", help="warn me before a clear mistake")] = False,
    lang: Lang = "",
) -> None:
    """Play a match in the terminal against bots."""
    from loggia.terminal.play import TerminalGame

    words = _words(lang)
    found = _game(words, game, data)
    if not 0 <= seat <= (seats if resume is None else 9):
        _fail(words, phrase("cli-number", given=seat, name="--seat"))
    try:
        if resume is not None:
            match = replay(found, _read(words, resume))
            if match.over:
                _fail(words, phrase("cli-resume-over", file=str(resume)))
        else:
            if save is not None and save.exists():
                _fail(words, phrase("cli-match-exists", file=str(save)))
            match = found.new(seats, options(words, option), seed or None)
        names = [name.strip() for name in bots.split(",")]
        others = match.seats - (1 if seat else 0)
        if len(names) not in (1, others):
            _fail(words, phrase("setup-bots-count", bots=len(names), seats=others))
        levels: list[str | None] = [names[n % len(names)] for n in range(others)]
        if seat:
            levels.insert(min(seat, match.seats) - 1, None)
        console = Console()
        ask = (lambda: console.input("> ")) if sys.stdin.isatty() else (lambda: input())
        TerminalGame(match, levels, console, words.language, ask, save or resume, think, name, warn).run()
    except WrongSetup as wrong:
        _fail(words, wrong.why)
    except BadRecord as bad:
        _fail(words, bad.why, 1)


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[str, typer.Option("--lesson", help="begin with this lesson, by its number or its name")] = "1",
    lang: Lang = "",
) -> None:
    """Learn a game by playing: short lessons on the real board."""
    from loggia.table.lessons import BadLesson, courses
    from loggia.terminal.learn import teach

    words = _words(lang)
    _game(words, game)
    try:
        all_lessons = [one for lessons in courses(game).values() for one in lessons]
    except BadLesson as bad:
        _fail(words, phrase("cli-learn-broken", why=str(bad)), 1)
    if not all_lessons:
        _fail(words, phrase("cli-learn-none", game=phrase(f"game-{game}")), 1)
    names = [one.id for one in all_lessons]
    first = int(lesson) - 1 if lesson.isdigit() else names.index(lesson) if lesson in names else -1
    if not 0 <= first < len(all_lessons):
        _fail(words, phrase("cli-learn-unknown", given=lesson, allowed=", ".join(names)))
    lessons = [one for one in all_lessons[first:] if one.course == all_lessons[first].course]
    console = Console()
    ask = (lambda: console.input("> ")) if sys.stdin.isatty() else (lambda: input())
    try:
        teach(lessons, console, words.language, ask)
    except MissingWords as missing:
        _fail(words, phrase("cli-learn-broken", why=str(missing)), 1)


@app.command(cls=LabCommand)
def simulate(
    game: GameName,
    seats: Seats = 3,
    games: Annotated[int, typer.Option("--games", help="how many matches")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", help="one for all, or one a seat: levels, merchant#200, module:Class")
    ] = "random",
    seed: Annotated[str, typer.Option("--seed", help="equal seeds give equal matches")] = "1",
    option: OptionList = None,
    data: Data = "",
    workers: Workers = 0,
    ray: Ray = "",
    iterations: Annotated[int, typer.Option("--iterations", help="how much each bot may think")] = 50,
    records: Annotated[Path | None, typer.Option("--records", help="write every record into this folder")] = None,
    out: Out = None,
    decisions: Decisions = False,
    compare: Compare = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Play many matches between bots and report; compare the game with changed rules."""
    from loggia.lab.laboratory import Study, run_study
    from loggia.lab.runners import Runner
    from loggia.lab.simulate import Job
    from loggia.terminal.standings import simulated

    words = _words(lang)
    _game(words, game, data)
    check_numbers(words, games, workers, iterations)
    levels = tuple(name.strip() for name in bots.split(","))
    if len(levels) not in (1, seats):
        _fail(words, phrase("setup-bots-count", bots=len(levels), seats=seats))
    job = Job(game, seats, games, levels, seed, options(words, option), data, iterations)
    study = Study(job, tuple(compare or ()), out, records, decisions)
    bar, update = _progress(words.say(phrase("cli-playing")))
    try:
        with bar:
            done = run_study(study, words.say, words.language, update, Runner(workers, ray))
    except WrongSetup as wrong:
        _fail(words, wrong.why)
    if as_json:
        plain = [one.plain() for one in done.reports]
        _print_json(plain[0] if len(plain) == 1 else {"runs": plain})
    else:
        simulated(Console(), words, done, study.changes, out)
    raise typer.Exit(1 if any(one.errors for one in done.reports) else 0)


@app.command(cls=LabCommand)
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="who meets whom: levels, merchant@0.4, module:Class")],
    games: Annotated[int, typer.Option("--games", help="how many matches")] = 40,
    seats: Seats = 2,
    think: Annotated[float | None, typer.Option("--time", help="seconds a move")] = None,
    iterations: Annotated[int | None, typer.Option("--iterations", help="iterations a move")] = None,
    seed: Annotated[str, typer.Option("--seed", help="equal seeds give equal deals")] = "arena",
    option: OptionList = None,
    data: Data = "",
    workers: Workers = 0,
    ray: Ray = "",
    records: Annotated[Path | None, typer.Option("--records", help="write every record into this folder")] = None,
    question: Question = "",
    ladder: Ladder = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots meet many times with rotated seats: who is better, and how sure is that?"""
    from loggia.lab.arena import Contest, run_arena
    from loggia.lab.ladder import check_ladder, climb
    from loggia.lab.runners import Runner
    from loggia.terminal.standings import standings

    words = _words(lang)
    _game(words, game, data)
    check_numbers(words, games, workers, iterations, think)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if think is None and iterations is None:
        think = 0.1
    contest = Contest(game, names, games, seats, think, iterations, seed, options(words, option), data)
    bar, update = _progress(words.say(phrase("cli-playing")))
    try:
        if ladder is not None:
            check_ladder(ladder)
        with bar:
            report = run_arena(contest, update, Runner(workers, ray), records, question)
    except WrongSetup as wrong:
        _fail(words, wrong.why)
    if as_json:
        _print_json(report.plain())
    elif report.data["games"]:
        standings(Console(), words, report.plain())
    if report.note is not None:
        _fail(words, report.note, 1)
    try:
        if ladder is not None:
            climb(ladder, report.plain())
    except WrongSetup as wrong:
        _fail(words, wrong.why)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="a record")],
    verify: Annotated[bool, typer.Option("--verify", help="only say whether the record is genuine")] = False,
    step: Annotated[bool, typer.Option("--step", help="show the table after every move, one at a time")] = False,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Replay a record: verify it, or tell its story; of a study, its variations."""
    from loggia.terminal.screen import Screen, tell_record
    from loggia.terminal.study import study_of, tell_study

    words = _words(lang)
    record = _read(words, file)
    study = study_of(words, file)
    try:
        match = replay(_game(words, record.game, data), record)
    except BadRecord as bad:
        if as_json:
            _print_json({"file": printable(file.name), "verified": False, "why": words.say(bad.why)})
        _fail(words, bad.why, 1)
    result = match.result
    if as_json:
        _print_json(
            {
                "file": printable(file.name),
                "verified": True,
                "game": record.game,
                "revision": record.revision,
                "seats": record.seats,
                "options": record.options,
                "moves": len(record.moves),
                "digest": record.digest,
                "over": result is not None,
                "result": result.plain() if result else None,
                **({"study": {"title": study.title, "nodes": len(study.nodes)}} if study else {}),
            }
        )
        return
    console = Console()
    if study and not verify and not step:
        tell_study(console, words, study)
        return
    screen = Screen(console, words, None)
    if not verify and not tell_record(screen, record, match, step):
        return
    screen.say(phrase("cli-verified", moves=len(record.moves), digest=record.digest[:16]))


@app.command()
def rules(
    game: GameName,
    asked: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="a rule's id, or its words")
    ] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Read the rules of a game, one of them, or those with some words."""
    words = _words(lang)
    _game(words, game)
    book = rulebook(game, words.language)
    if not book.sections:
        _fail(words, phrase("cli-no-rules", game=phrase(f"game-{game}")), 1)
    if asked:
        rule = " ".join(asked)
        one = book.find(rule)
        several = book.about(rule) if one is None else (one,)
        if not several:
            _fail(words, phrase("cli-no-rule", id=rule))
        if as_json and one is not None:
            _print_json({"game": game, "language": book.language, **_told(one)})
        elif as_json:
            _print_json({"game": game, "language": book.language, "rules": [_told(each) for each in several]})
        else:
            Console().print(Markdown("\n\n".join(each.text for each in several)))
        return
    if as_json:
        _print_json({"game": game, "lang": book.language, "rules": [_told(each) for each in book.rules.values()]})
        return
    console = Console()
    text = "\n\n".join(f"{'#' * s.level} {s.title}\n\n{s.text}" for s in book.sections)
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        console.print(Markdown(text))


def _told(rule: Rule) -> dict[str, str]:
    """A rule in a report."""
    return {"id": rule.id, "section": rule.section, "text": rule.text}


def _version(asked: bool) -> None:
    """Print what is installed, and stop."""
    if asked:
        from loggia.terminal.version import version_lines

        words = _words()
        for line in version_lines():
            print(words.say(line))
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def _without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="what is installed, and stop")
    ] = False,
) -> None:
    """Four great games of Renaissance Italy: play, host, study. Without a command: open the house and show it."""
    if context.invoked_subcommand is None:
        quiet = {"log_level": "warning"} if "LOGGIA_LOG_LEVEL" not in os.environ else {}
        port = {"port": free_port(8000)} if "LOGGIA_PORT" not in os.environ else {}
        hosting.serve_house(_words(), {**quiet, **port}, None, None, browser=True)


# --- commands of other modules, in the order in which --help lists them

app.command()(review)
app.command()(exercise)
hosting.add_commands(app)
app.add_typer(admin, name="admin")


def main() -> Any:
    """The entry point of the `loggia` command."""
    return app()


if __name__ == "__main__":
    main()
