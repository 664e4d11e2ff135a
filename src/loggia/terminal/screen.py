"""Output of the terminal, drawn with rich: the table, the log, the choices and the result."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from loggia.kernel import Choice, Match, Phrase, Record, Result, Seat, Told, deal_as_recorded, phrase
from loggia.shell import printable
from loggia.words import Words

WIDTH = 80
LONGEST_LIST = 24
"""Longer lists of choices are grouped by their first two words until the player narrows them."""


class Screen:
    """Prints for one viewer (None: an onlooker). All words come from the language files."""

    def __init__(self, console: Console, words: Words, viewer: int | None) -> None:
        self.console = console
        self.words = words
        self.viewer = viewer
        # `sketch` returns rich markup with phrases inside, so only names, which people choose, are escaped.
        self._drawing = Words(words.language, [escape(name) for name in words.names])

    def say(self, message: str | Phrase, style: str = "") -> None:
        """Print one line."""
        text = self.words.say(phrase(message) if isinstance(message, str) else message)
        self.console.print(escape(text), style=style or None, highlight=False)

    def spoken(self, seat: int, said: Phrase) -> None:
        """Print what somebody says beside the moves."""
        name = self.words.say(phrase("seat-name", seat=Seat(seat)))
        self.console.print(escape(f"  {name}: {self.words.say(said)}"), style="italic", highlight=False)

    def table(self, match: Match) -> None:
        """The whole table as the viewer may see it."""
        width = min(self.console.width, 110)
        view = match.view(self.viewer)
        self.console.rule(escape(self.words.say(phrase(f"game-{match.game.name}"))), style="dim")
        for line in match.game.faces.sketch(view["table"], self._drawing.say, width):
            self.console.print(line, highlight=False, no_wrap=True, overflow="crop")

    def log(self, told: Sequence[Told]) -> None:
        """Print those of the events that the viewer is told."""
        for one in told:
            if one.reaches(self.viewer):
                self.console.print("  · " + escape(self.words.say(one.event.say())), style="dim", highlight=False)

    def choices(self, faces: Sequence[Choice], prompt: Phrase, narrowed: bool) -> None:
        """The choices, numbered; a long list in groups."""
        self.console.print()
        self.console.print(escape(self.words.say(prompt)), style="bold", highlight=False)
        if len(faces) > LONGEST_LIST and not narrowed:
            self._grouped_choices(faces)
            return
        for number, face in enumerate(faces, 1):
            effect = f"  [dim]{escape(self.words.say(face.effect))}[/]" if face.effect else ""
            words = escape(self.words.say(face.say))
            self.console.print(
                f" [bold]{number:>3}[/]  {words} [cyan]({escape(face.text)})[/]{effect}", highlight=False
            )

    def _grouped_choices(self, faces: Sequence[Choice]) -> None:
        groups: dict[str, list[int]] = {}
        for number, face in enumerate(faces, 1):
            groups.setdefault(" ".join(face.text.split()[:2]), []).append(number)
        for start, numbers in groups.items():
            first = faces[numbers[0] - 1]
            if len(numbers) == 1:
                words = escape(self.words.say(first.say))
                line = f" [bold]{numbers[0]:>3}[/]  {words} [cyan]({escape(first.text)})[/]"
            else:
                count = escape(self.words.say(phrase("cli-choices", count=len(numbers))))
                line = f" [bold]  …[/]  [cyan]{escape(start)}[/] [dim]{count}[/]"
            self.console.print(line, highlight=False)
        self.say("cli-narrow", "dim")

    def result(self, result: Result) -> None:
        """Ranks and scores, with the source of every point."""
        self.console.rule(escape(self.words.say(phrase("cli-result"))))
        order = sorted(range(len(result.scores)), key=lambda seat: (result.ranks[seat], seat))
        for seat in order:
            self.console.print(f"[bold]{result.ranks[seat]}. {escape(self._name(seat))}[/]", highlight=False)
            grid = Grid(box=None, show_header=False, padding=(0, 1))
            grid.add_column(justify="right")
            grid.add_column()
            for point in result.points[seat]:
                if point.points:
                    grid.add_row(str(point.points), escape(self.words.say(point.source)))
            score = result.scores[seat]
            grid.add_row(f"[bold]{score}[/]", escape(self.words.say(phrase("cli-total", count=score))))
            self.console.print(grid)
        if result.tie_break:
            self.say(result.tie_break)

    def _name(self, seat: int) -> str:
        if seat < len(self.words.names):
            return self.words.names[seat]
        return self.words.say(phrase("seat-number", number=seat + 1))


def tell_record(screen: Screen, record: Record, match: Match, step: bool) -> bool:
    """Tell a record's story move by move; false if the reader stopped it."""
    words, console = screen.words, screen.console
    shown = match.game.new(record.seats, record.options, record.seed)
    screen.log(shown.opening)
    deal_as_recorded(shown, record)
    for number, (seat, text) in enumerate(record.moves, 1):
        console.print(
            f"{number:>4}  {words.say(phrase('seat-number', number=seat + 1))}: {printable(text)}", highlight=False
        )
        screen.log(shown.play(seat, text))
        if deal_as_recorded(shown, record):
            screen.say("cli-replay-imagined", "dim")
        if step:
            screen.table(shown)
            screen.say("cli-replay-step", "dim")
            if sys.stdin.readline().strip().lower() == "q":
                return False
    if match.result is not None:
        screen.table(shown)
        screen.result(match.result)
    return True
