"""A review in the terminal, and as a page that stands alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from loggia.kernel import Phrase, Seat, phrase
from loggia.review.telling import percent
from loggia.words import Words

MOST_LISTED = 12
"""Mistakes and moments of luck that are listed."""
COLOURS = ("#a33b2c", "#2f5d8a", "#5c7a2e", "#8a5a9e", "#b07d1f")
WIDTH, HEIGHT = 900, 260


def signed(words: Words, amount: float) -> str:
    """A change of a chance with its sign: `+12%`."""
    sign = "−" if amount < -0.005 else "+"
    return sign + words.say(percent(abs(amount)))


def worst(told: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The marked decisions, the dearest first."""
    marked = [step for step in told["steps"] if step["mark"]]
    return sorted(marked, key=lambda step: -float(step["loss"][0]))[:MOST_LISTED]


def lucky(told: Mapping[str, Any]) -> list[tuple[Mapping[str, Any], int]]:
    """The steps with most luck for some seat."""
    every = [(step, seat) for step in told["steps"] for seat in range(told["seats"]) if abs(step["luck"][seat]) >= 0.02]
    return sorted(every, key=lambda one: -abs(one[0]["luck"][one[1]]))[: MOST_LISTED // 2]


def rows(told: Mapping[str, Any], words: Words) -> tuple[list[str], list[list[str]]]:
    """The table of the players: heads and cells."""
    heads = ["", *(words.say(phrase(f"review-{name}")) for name in ("began", "own", "chance", "others", "result"))]
    heads += [words.say(phrase(f"review-{name}")) for name in ("adjusted", "decisions", "loss")] + [""]
    lines = []
    for one in told["players"]:
        marked = [
            words.say(phrase(f"review-marks-{name}", count=count)) for name, count in one["marks"].items() if count
        ]
        lines.append(
            [
                words.say(phrase("seat-name", seat=Seat(one["seat"]))),
                words.say(percent(one["prior"])),
                *(
                    f"{signed(words, one[part][0])} ±{round(200 * one[part][1])}"
                    for part in ("own", "chance", "others")
                ),
                words.say(percent(one["result"])),
                signed(words, one["adjusted"]).removeprefix("+"),
                str(one["decisions"]),
                f"{100 * max(0.0, one['loss'][0]):.2f} ±{200 * one['loss'][1]:.2f}",
                ", ".join(marked),
            ]
        )
    return heads, lines


def sections(told: Mapping[str, Any], words: Words) -> Iterator[tuple[str, list[str]]]:
    """The lists of a review, each with its title."""

    def said(plain: Mapping[str, Any]) -> str:
        return words.say(Phrase.read(plain))

    turning = [said(one["say"]) for one in told["turning"]]
    yield words.say(phrase("review-turning")), turning or [words.say(phrase("review-no-turning"))]
    lines = []
    for step in worst(told):
        who = words.say(phrase("seat-name", seat=Seat(step["seat"])))
        best = step["moves"][0]
        mark = words.say(phrase(f"review-mark-{step['mark']}"))
        move = words.say(phrase("review-move", number=step["number"]))
        lines.append(
            f"{move}, {who}, {mark}: {said(step['say'])} ({signed(words, -step['loss'][0])}). "
            f"{words.say(phrase('review-better'))}: {said(best['say'])}; {said(best['why'])}"
            + (f"; {said(step['why'])}" if step["why"] else "")
        )
    yield words.say(phrase("review-mistakes")), lines or [words.say(phrase("review-no-mistakes"))]
    luck = [_luck(step, seat, words) for step, seat in lucky(told)]
    if luck:
        yield words.say(phrase("review-luck")), luck
    deals = [_deal(step, words) for step in told["steps"] if step["deal"]]
    if deals:
        yield words.say(phrase("review-deals")), deals


def _luck(step: Mapping[str, Any], seat: int, words: Words) -> str:
    change = signed(words, step["luck"][seat])
    line = phrase("review-luck-line", number=step["number"], who=Seat(seat), change=change)
    return words.say(phrase("review-luck-came", line=line, came=Phrase.read(step["came"])) if step["came"] else line)


def _deal(step: Mapping[str, Any], words: Words) -> str:
    deal = step["deal"]
    one, other = deal["parties"][:2]
    line = words.say(
        phrase(
            "review-deal",
            number=step["number"],
            one=Seat(one),
            other=Seat(other),
            move=Phrase.read(step["came"] or step["say"]),
            mine=Phrase.read(deal["gains"][0]),
            theirs=Phrase.read(deal["gains"][1]),
        )
    )
    return line if step["prices"] is None else f"{line} {words.say(Phrase.read(step['prices']))}"


def unseen(told: Mapping[str, Any], words: Words) -> str:
    """From where on the time did not suffice; empty where everything was looked at."""
    known = len(told["chances"])
    return words.say(phrase("review-cut", move=known)) if known <= len(told["steps"]) else ""


def print_review(console: Console, words: Words, told: Mapping[str, Any]) -> None:
    """The review as tables and lists."""
    heads, lines = rows(told, words)
    grid = Grid(box=None, padding=(0, 1))
    for at, head in enumerate(heads):
        grid.add_column(head, justify="right" if 0 < at < len(heads) - 1 else "left")
    for line in lines:
        grid.add_row(*line)
    console.print(grid)
    if cut := unseen(told, words):
        console.print(f"\n{cut}", highlight=False)
    for title, found in sections(told, words):
        console.print(f"\n{title}", style="bold", highlight=False)
        for one in found:
            console.print(f"  {one}", markup=False, highlight=False)
    level = words.level(told["judge"])
    console.print("\n" + words.say(phrase("review-judge", level=level)), style="dim", highlight=False)


# --- a page of its own ----------------------------------------------------------------------------------------------


def _plot(told: Mapping[str, Any], words: Words) -> str:
    """The chances to win over the match as one picture."""
    chances = told["chances"]
    last = max(1, len(chances) - 1)
    lines = []
    for seat in range(told["seats"]):
        way = " ".join(
            f"{40 + (WIDTH - 50) * at / last:.1f},{10 + (HEIGHT - 30) * (1 - row[seat]):.1f}"
            for at, row in enumerate(chances)
        )
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
    marks = "".join(
        f'<text x="2" y="{14 + (HEIGHT - 30) * (1 - part):.0f}">{escape(words.say(percent(part)))}</text>'
        f'<line x1="40" x2="{WIDTH - 10}" y1="{10 + (HEIGHT - 30) * (1 - part):.0f}"'
        f' y2="{10 + (HEIGHT - 30) * (1 - part):.0f}" stroke="#0002"/>'
        for part in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    title = escape(words.say(phrase("review-chances")))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}" font-size="11">'
        f"{marks}{''.join(lines)}</svg>"
    )


def page(told: Mapping[str, Any], words: Words) -> str:
    """The review as an HTML page that needs nothing else."""
    heads, lines = rows(told, words)
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        f'<tr style="--seat:{COLOURS[at % len(COLOURS)]}">'
        + "".join(f"<td>{escape(cell)}</td>" for cell in line)
        + "</tr>"
        for at, line in enumerate(lines)
    )
    lists = "".join(
        f"<h2>{escape(title)}</h2><ul>" + "".join(f"<li>{escape(one)}</li>" for one in found) + "</ul>"
        for title, found in sections(told, words)
    )
    game = escape(words.say(phrase(f"game-{told['game']}")))
    title = escape(words.say(phrase("review-title")))
    judge = escape(words.say(phrase("review-judge", level=words.level(told["judge"]))))
    return f"""<!doctype html>
<html lang="{words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}: {game}</title><style>
body{{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fbf8f2}}
table{{border-collapse:collapse;display:block;overflow-x:auto}}th,td{{padding:.3rem .6rem;text-align:right}}
td:first-child{{text-align:left;border-left:.5rem solid var(--seat)}}svg{{width:100%;height:auto}}
</style></head><body><h1>{title}: {game}</h1><h2>{escape(words.say(phrase("review-chances")))}</h2>{_plot(told, words)}
<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table><p>{escape(unseen(told, words))}</p>
{lists}<p><small>{judge}</small></p></body></html>
"""
