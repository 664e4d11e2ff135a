"""What a run, or a comparison of runs, shows, in sentences: a difference is only what chance does not explain."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from loggia.kernel import Phrase, phrase
from loggia.lab.deeds import Deed, thing_in_words
from loggia.lab.statistics import MeasuredShare, Moments, clearly
from loggia.lab.summary import Pairs, RunSummary, paired

Say = Callable[[Phrase], str]
Name = TypeVar("Name", bound=Hashable)

NAMED = 5
"""How many differences of a kind a sentence names, the largest first."""
FEW = 200
"""With fewer matches than this, a warning: they show only large differences."""
MEASURES = {
    "length": "lab-page-length",
    "winner": "lab-page-winner",
    "lead": "lab-page-lead",
    "unfairness": "lab-page-unfair",
}
"""Figures of a run that are compared with another's, and what they are called."""


def findings(runs: Sequence[RunSummary], say: Say) -> list[str]:
    """The sentences: about the first run alone, then about what each change does to it."""
    base, *others = runs
    if not base.matches:
        return []
    found = [*_warnings(runs), *_about(base, say)]
    for run in others:
        if run.matches:
            found += _changes(base, run, say)
    return [say(one) for one in found]


def _warnings(runs: Sequence[RunSummary]) -> list[Phrase]:
    found = []
    if any(set(run.job.bots) == {"random"} for run in runs):
        found.append(phrase("lab-found-random"))
    if min(run.matches for run in runs) < FEW:
        found.append(phrase("lab-found-few", matches=min(run.matches for run in runs)))
    return found


def _about(run: RunSummary, say: Say) -> list[Phrase]:
    length = phrase(
        "lab-found-length", mean=f"{run.length.mean:.0f}", low=_quantile(run, 0.05), high=_quantile(run, 0.95)
    )
    points = phrase("lab-found-points", points=f"{run.winner.mean:.1f}", lead=f"{run.lead.mean:.1f}")
    found = [length, points, *_seats(run)]
    found += _more_and_less("lab-found-sources", paired(*run.sources), say, lambda name: named("sources", name, say))
    found += _more_and_less("lab-found-verbs", paired(*run.verbs), say, str)
    return found + _more_and_less("lab-found-deeds", paired(*run.deeds), say, lambda deed: deed_in_words(deed, say))


def _quantile(run: RunSummary, share: float) -> int:
    """The number of moves that so large a share of the matches does not exceed."""
    seen = 0
    for moves in sorted(run.lengths):
        seen += run.lengths[moves]
        if seen >= share * run.matches:
            return moves
    return 0


def _seats(run: RunSummary) -> list[Phrase]:
    """Which seats win more or less than their share."""
    share = f"{100 / run.job.seats:.1f}"
    found = []
    for seat in range(run.job.seats):
        if side := run.advantage(seat):
            rate, low, high = (f"{100 * value:.1f}" for value in run.win_rate(seat))
            key = "lab-found-seat-more" if side > 0 else "lab-found-seat-less"
            found.append(phrase(key, number=seat + 1, rate=rate, low=low, high=high, share=share))
    return found or [phrase("lab-found-seats-even", share=share, margin=f"{100 * run.widest_interval():.1f}")]


def _more_and_less(key: str, pairs: Pairs[Name], say: Say, label: Callable[[Name], str]) -> list[Phrase]:
    """What the first side has clearly more and clearly less of than the second."""
    clear = [
        (one.mean - other.mean, label(name)) for name, (one, other) in pairs.items() if clearly(one, other, len(pairs))
    ]
    clear.sort(key=lambda found: (-abs(found[0]), found[1]))
    found = []
    for sign, side in ((1, "more"), (-1, "less")):
        listed = [f"{name} ({gap:+.{1 if abs(gap) >= 1 else 2}f})" for gap, name in clear if gap * sign > 0]
        what = ", ".join(listed[:NAMED])
        if len(listed) > NAMED:
            what = say(phrase("lab-found-and-more", what=what, rest=len(listed) - NAMED))
        if listed:
            found.append(phrase(f"{key}-{side}", what=what))
    return found


def _changes(base: RunSummary, run: RunSummary, say: Say) -> list[Phrase]:
    """What is longer, richer, closer, fairer, stronger than in the first run."""
    found, same = list[Phrase](), list[str]()
    for name, called in MEASURES.items():
        one: Moments | MeasuredShare = getattr(run, name)
        other: Moments | MeasuredShare = getattr(base, name)
        if clearly(one, other, len(MEASURES)):
            scale, unit = (100, " %") if name == "unfairness" else (1, "")
            before, after = (f"{scale * value.mean:.1f}{unit}" for value in (other, one))
            side = "more" if one.mean > other.mean else "less"
            found.append(phrase(f"lab-found-{name}-{side}", before=before, after=after))
        else:
            same.append(say(phrase(called)).lower())
    if same:
        found.append(phrase("lab-found-same", what=", ".join(same)))
    sources = paired(run.sources[0], base.sources[0])
    found += _more_and_less("lab-found-strong", sources, say, lambda name: named("sources", name, say))
    done = paired(run.done, base.done)
    found += _more_and_less("lab-found-played", done, say, lambda deed: deed_in_words(deed, say))
    return [phrase("lab-found-with", name=run.name, what=one) for one in found]


def named(kind: str, name: str, say: Say) -> str:
    """A source of points in words; a kind of moves as it is written."""
    if kind != "sources":
        return name
    for message in (f"{name}-in-all", name):
        try:
            return say(phrase(message))
        except LookupError:  # no such message, or one that needs to know of which piece
            continue
    return name


def deed_in_words(deed: Deed, say: Say) -> str:
    """What was done with what."""
    return f"{deed[0]}: {thing_in_words(deed[1], say)}"
