"""The rules laboratory: a run of the printed game, and beside it runs in which one thing is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from loggia.kernel import Phrase, WrongSetup, wrong_setup
from loggia.lab.findings import findings
from loggia.lab.journal import MATCHES, RunFolder, reason, written
from loggia.lab.page import html_page
from loggia.lab.parquet import check_parquet, write_matches
from loggia.lab.runners import Runner
from loggia.lab.simulate import Job, Keep, SimulationReport, check, plain_job, simulate
from loggia.lab.summary import RunSummary

PAGE, TABLE = "report.html", "matches.parquet"


@dataclass(frozen=True)
class Studied:
    """What came of a study. `note` says what could not be written."""

    reports: list[SimulationReport]
    findings: list[str]
    note: Phrase | None = None


@dataclass(frozen=True)
class Study:
    """What to play: a job, and the changes to compare it with (`celebration=true`, `bots=apprentice`, `data=FILE`)."""

    job: Job
    changes: tuple[str, ...] = ()
    folder: Path | None = None
    records: Path | None = None
    decisions: bool = False

    def jobs(self) -> list[Job]:
        """The job as it is, then with each change."""
        return [self.job, *(changed(self.job, change) for change in self.changes)]


def changed(job: Job, change: str) -> Job:
    """The job with one thing changed; `WrongSetup` for what cannot be.

    >>> changed(Job("lucca", 3, 10, ("random",), "1", {}), "celebration=true").options
    {'celebration': 'true'}
    """
    name, sign, value = change.partition("=")
    if not sign or not name or not value:
        raise wrong_setup("setup-variant", given=change)
    if name == "data":
        return replace(job, data=value)
    if name == "bots":
        return replace(job, bots=tuple(level.strip() for level in value.split(",")))
    return replace(job, options={**job.options, name: value})


def run_study(
    study: Study, say: Callable[[Phrase], str], language: str, progress: Callable[[int, int], None], runner: Runner
) -> Studied:
    """All runs of a study. With a folder: its data, a table and a page."""
    jobs = study.jobs()
    for job in jobs:  # everything is checked before the first match
        check(job)
    if study.decisions:
        check_parquet()
        if study.folder is None:
            raise wrong_setup("setup-decisions-where")
    total, reports, runs = sum(job.games for job in jobs), [], []
    for number, job in enumerate(jobs):
        folder = study.folder
        if folder is not None and number:
            folder = folder / _folder_name(study.changes[number - 1])
        run = RunSummary(job, study.changes[number - 1] if number else "")
        keep = Keep(study.records if number == 0 else None, folder, study.decisions)
        before = sum(one.games for one in jobs[:number])
        reports.append(simulate(job, _later(progress, before, total), runner, keep, run.add))
        runs.append(run)
    return Studied(reports, findings(runs, say), _write(study, jobs, runs, say, language))


def _later(progress: Callable[[int, int], None], before: int, total: int) -> Callable[[int, int], None]:
    """The progress of one run as a part of all."""
    return lambda done, _: progress(before + done, total)


def _folder_name(change: str) -> str:
    """A change as the name of a folder."""
    return "".join(letter if letter.isalnum() or letter in "=-_." else "_" for letter in change)[:80]


def _write(
    study: Study, jobs: Sequence[Job], runs: Sequence[RunSummary], say: Callable[[Phrase], str], language: str
) -> Phrase | None:
    if study.folder is None:
        return None
    try:
        written(study.folder / PAGE, html_page(runs, say, language))
        for number, job in enumerate(jobs):
            folder = study.folder / _folder_name(study.changes[number - 1]) if number else study.folder
            write_matches(folder / TABLE, RunFolder(folder, plain_job(job)).lines(job.games))
    except OSError as error:
        raise wrong_setup("setup-folder", file=str(study.folder), why=reason(error)) from None
    except WrongSetup as wrong:
        return wrong.why
    return None


__all__ = ["MATCHES", "PAGE", "TABLE", "Studied", "Study", "changed", "run_study"]
