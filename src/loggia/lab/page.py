"""A run as one HTML page with plots, by itself in one file; several runs side by side, what was changed beside the
printed game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from loggia.kernel import Phrase, phrase
from loggia.lab.deeds import DESCRIBED
from loggia.lab.findings import MEASURES, deed_in_words, findings, named
from loggia.lab.statistics import MeasuredShare, Moments, clearly
from loggia.lab.summary import RunSummary, paired

Say = Callable[[Phrase], str]
WIDTH, HEIGHT, LEFT = 560, 22, 190
COLOURS = ("#2f5d8a", "#b3541e", "#4c7a34", "#7a4b8c", "#8a7a2f", "#5b6770")
STYLE = """body{font:16px/1.5 Georgia,serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#222}
h1,h2{font-weight:600}table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}
td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}.clear{font-weight:700}
svg{width:100%;max-width:40rem;display:block;overflow:visible}text{font:13px sans-serif;fill:#222}p.note{color:#555}"""


def html_page(runs: Sequence[RunSummary], say: Say, language: str) -> str:
    """The page; the first run is what the others are compared with."""
    base = runs[0]
    title = say(phrase("lab-page-title", game=phrase(f"game-{base.job.game}")))
    parts = [_played(runs, say), _told(runs, say)]
    if len(runs) > 1:
        parts.append(_compared(runs, say))
    parts += [_wins(runs, say), _points(runs, say), _lengths(runs, say)]
    parts += [_sides(runs, say, "sources"), _sides(runs, say, "verbs"), _deeds(runs, say)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n'
        f"<body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def _name(run: RunSummary, say: Say) -> str:
    """What was changed in a run; for the first, what was chosen."""
    chosen = ", ".join(f"{name}={value}" for name, value in run.job.options.items())
    return run.name or run.job.data or chosen or say(phrase("lab-page-printed"))


def _section(title: str, note: str, content: str) -> str:
    return f'<section><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>{content}</section>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(one)}</th>" for one in head)
    body = "".join("<tr>" + "".join(f"<td>{one}</td>" for one in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def _played(runs: Sequence[RunSummary], say: Say) -> str:
    rows = []
    for run in runs:
        job = run.job
        options = ", ".join(f"{name}={value}" for name, value in job.options.items()) or "–"
        cells = [_name(run, say), ", ".join(job.bots), options, str(job.seats), str(run.matches), job.seed]
        rows.append([escape(cell) for cell in cells])
    names = ("what", "bots", "options", "seats", "matches", "seed")
    return _table([say(phrase(f"lab-page-{name}")) for name in names], rows)


def _told(runs: Sequence[RunSummary], say: Say) -> str:
    """What the rest of the page shows, in words."""
    lines = "".join(f"<li>{escape(line)}</li>" for line in findings(runs, say))
    return f"<section><h2>{escape(say(phrase('lab-page-told')))}</h2><ul>{lines}</ul></section>" if lines else ""


def _figure(value: Moments | MeasuredShare, places: int = 1) -> str:
    return f"{value.mean:.{places}f} ± {value.margin:.{places}f}"


def _compared(runs: Sequence[RunSummary], say: Say) -> str:
    """What becomes longer, richer, closer, fairer, stronger: bold where chance does not explain it."""
    base = runs[0]
    rows: list[list[str]] = []
    for name in ("length", "winner", "lead"):
        row = [escape(say(phrase(f"lab-page-{name}")))]
        for run in runs:
            value: Moments = getattr(run, name)
            row.append(_bold(_figure(value), clearly(value, getattr(base, name), len(MEASURES))))
        rows.append(row)
    unfair = [run.unfairness for run in runs]
    texts = [f"{value.mean:.1%} ± {value.margin:.1%}" for value in unfair]
    cells = [_bold(text, clearly(value, unfair[0], len(MEASURES))) for text, value in zip(texts, unfair, strict=True)]
    rows.append([escape(say(phrase("lab-page-unfair"))), *cells])
    for source in sorted({name for run in runs for side in run.sources for name in side}):
        row = [escape(named("sources", source, say))]
        for run in runs:
            pairs = paired(run.sources[0], base.sources[0])
            value, printed = pairs.get(source, (Moments(), Moments()))
            row.append(_bold(_figure(value) if value.count else "–", clearly(value, printed, len(pairs))))
        rows.append(row)
    head = ["", *(_name(run, say) for run in runs)]
    return _section(say(phrase("lab-page-compared")), say(phrase("lab-page-compared-note")), _table(head, rows))


def _bold(text: str, clear: bool) -> str:
    return f'<span class="clear">{text}</span>' if clear else text


Bar = tuple[str, float, float, float, str]
"""Label, value, ends of its interval, colour."""


def _bars(title: str, bars: Sequence[Bar], shown: Callable[[float], str], mark: float | None = None) -> str:
    """Horizontal bars with intervals; `mark` is a line to compare them with."""
    most = max([bar[3] for bar in bars] + [mark or 0.0, 1e-9])
    low = min([0.0, *(bar[2] for bar in bars)])
    scale = (WIDTH - LEFT - 80) / (most - low)

    def at(value: float) -> float:
        return LEFT + (value - low) * scale

    lines = []
    for number, (label, value, first, last, colour) in enumerate(bars):
        y = number * HEIGHT + 4
        x, width = min(at(0), at(value)), abs(value) * scale
        lines += [
            f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{escape(label[:30])}</text>',
            f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="16" fill="{colour}" opacity=".75"/>',
            f'<line x1="{at(first):.1f}" x2="{at(last):.1f}" y1="{y + 8}" y2="{y + 8}" stroke="#222"/>',
            f'<text x="{at(max(value, last)) + 6:.1f}" y="{y + 13}">{escape(shown(value))}</text>',
        ]
    if mark is not None:
        x = at(mark)
        lines.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{len(bars) * HEIGHT}" stroke="#222" stroke-dasharray="3 3"/>'
        )
    size = f"0 0 {WIDTH} {len(bars) * HEIGHT + 8}"
    return f'<svg viewBox="{size}" role="img" aria-label="{escape(title)}">{"".join(lines)}</svg>'


def _seat_label(run: RunSummary, seat: int, runs: Sequence[RunSummary], say: Say) -> str:
    label = say(phrase("seat-number", number=seat + 1))
    return f"{label}, {_name(run, say)}" if len(runs) > 1 else label


def _wins(runs: Sequence[RunSummary], say: Say) -> str:
    bars = [
        (_seat_label(run, seat, runs, say), *run.win_rate(seat), COLOURS[number % len(COLOURS)])
        for seat in range(max(run.job.seats for run in runs))
        for number, run in enumerate(runs)
        if seat < run.job.seats
    ]
    note = say(phrase("lab-page-wins-note"))
    title = say(phrase("lab-page-wins"))
    return _section(title, note, _bars(title, bars, lambda value: f"{value:.1%}", 1 / runs[0].job.seats))


def _points(runs: Sequence[RunSummary], say: Say) -> str:
    bars = []
    for seat in range(max(run.job.seats for run in runs)):
        for number, run in enumerate(runs):
            if seat < run.job.seats:
                value = run.points[seat]
                ends = (value.mean, value.mean - value.margin, value.mean + value.margin)
                bars.append((_seat_label(run, seat, runs, say), *ends, COLOURS[number % len(COLOURS)]))
    title = say(phrase("lab-page-points"))
    return _section(title, say(phrase("lab-page-interval")), _bars(title, bars, lambda v: f"{v:.1f}"))


def _lengths(runs: Sequence[RunSummary], say: Say) -> str:
    low = min((min(run.lengths) for run in runs if run.lengths), default=0)
    high = max((max(run.lengths) for run in runs if run.lengths), default=1)
    step = max(1, -(-(high - low + 1) // 16))
    bars = []
    for first in range(low, high + 1, step):
        for number, run in enumerate(runs):
            count = sum(run.lengths[moves] for moves in range(first, first + step))
            share = count / max(1, run.matches)
            label = f"{first}–{first + step - 1}" if step > 1 else str(first)
            label = f"{label}, {_name(run, say)}" if len(runs) > 1 else label
            bars.append((label, share, share, share, COLOURS[number % len(COLOURS)]))
    title = say(phrase("lab-page-length"))
    return _section(title, say(phrase("lab-page-length-note")), _bars(title, bars, lambda v: f"{v:.1%}"))


def _sides(runs: Sequence[RunSummary], say: Say, what: str) -> str:
    """What winners had or did, beside the others: bold where chance does not explain the difference."""
    rows = []
    for run in runs:
        pairs = paired(*getattr(run, what))
        for name, (one, other) in sorted(pairs.items(), key=lambda pair: -abs(pair[1][0].mean - pair[1][1].mean)):
            rows.append(_side(run, runs, named(what, name, say), one, other, len(pairs), say))
    return _sides_table(say, what, say(phrase("lab-page-clear")), rows)


def _deeds(runs: Sequence[RunSummary], say: Say) -> str:
    """What winners did with which tiles, cities, cards: only what chance does not explain, there is too much else."""
    rows = []
    for run in runs:
        pairs = paired(*run.deeds)
        clear = {deed: pair for deed, pair in pairs.items() if clearly(*pair, len(pairs))}
        for deed, (one, other) in sorted(clear.items(), key=lambda pair: -abs(pair[1][0].mean - pair[1][1].mean)):
            rows.append(_side(run, runs, deed_in_words(deed, say), one, other, len(pairs), say))
    note = phrase("lab-page-deeds-note", matches=min(DESCRIBED, min(run.matches for run in runs)))
    return _sides_table(say, "deeds", say(note), rows)


def _side(
    run: RunSummary, runs: Sequence[RunSummary], label: str, one: Moments, other: Moments, questions: int, say: Say
) -> list[str]:
    more = _bold(f"{one.mean - other.mean:+.2f}", clearly(one, other, questions))
    text = f"{label}, {_name(run, say)}" if len(runs) > 1 else label
    return [escape(text), _figure(one, 2), _figure(other, 2), more]


def _sides_table(say: Say, what: str, note: str, rows: Sequence[Sequence[str]]) -> str:
    head = ["", *(say(phrase(f"lab-page-{name}")) for name in ("winners", "others", "difference"))]
    content = _table(head, rows) if rows else f"<p>{escape(say(phrase('lab-page-none')))}</p>"
    return _section(say(phrase(f"lab-page-{what}")), note, content)
