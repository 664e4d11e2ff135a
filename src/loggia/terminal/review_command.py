"""The command `loggia review`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from loggia.games import game as find_game
from loggia.kernel import BadRecord, Record, WrongSetup, phrase
from loggia.shell import Json, Lang, fail, words_for
from loggia.words import Words


def _read(words: Words, file: Path) -> Record:
    try:
        record = Record.read(file.read_text(encoding="utf-8"))
    except BadRecord as bad:
        fail(words, bad.why, 1)
    except UnicodeDecodeError:
        fail(words, phrase("record-not-one"), 1)
    except OSError as error:
        fail(words, phrase("record-unreadable", file=str(file), why=error.strerror or str(error)))
    if record.scores is None:
        fail(words, phrase("cli-review-not-over"), 1)
    return record


def review(
    file: Annotated[Path, typer.Argument(help="the record of a finished match")],
    think: Annotated[float | None, typer.Option("--time", help="seconds for the whole review")] = None,
    html: Annotated[bool, typer.Option("--html", help="print a page that stands alone")] = False,
    workers: Annotated[int, typer.Option("--workers", help="processes; all cores by default")] = 0,
    data: Annotated[str, typer.Option("--data", help="an owner's data file for the game")] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Review a finished match: what every decision cost, what was luck, where it turned."""
    from loggia.review.running import review_match
    from loggia.review.telling import plain
    from loggia.terminal.review import page, print_review

    words = words_for(lang)
    record = _read(words, file)
    if think is not None and think <= 0:
        fail(words, phrase("cli-number", given=str(think), name="--time"))
    if workers < 0:
        fail(words, phrase("cli-number", given=workers, name="--workers"))
    try:
        if data:
            find_game(record.game).with_data(Path(data))
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(words.say(phrase("cli-reviewing")), total=1.0)
            made = review_match(record.text(), think, data, workers, lambda done: bar.update(task, completed=done))
    except WrongSetup as wrong:
        fail(words, wrong.why)
    except BadRecord as bad:
        fail(words, bad.why, 1)
    except OSError as error:
        fail(words, phrase("record-unreadable", file=data, why=error.strerror or str(error)))
    told = plain(made, record)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    elif html:
        print(page(told, words))
    else:
        print_review(Console(), words, told)
