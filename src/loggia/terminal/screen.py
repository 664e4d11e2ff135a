"""The terminal's screen: the view, the log, the choices and the result, as rich draws them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from loggia.kernel import Choice, Match, Phrase, Result, Told, phrase
from loggia.words import Words

WIDTH = 80
MANY = 24
"""More choices than this are listed only by their beginnings until the player narrows them."""


class Screen:
    """Draws for one viewer. Every word comes from the language files."""

    def __init__(self, console: Console, words: Words, viewer: int | None) -> None:
        self.console = console
        self.words = words
        self.viewer = viewer
        # A drawing is markup, and the rooms put it into phrases too: only what people chose themselves is escaped.
        self._drawing = Words(words.language, [escape(name) for name in words.names])

    def say(self, message: str | Phrase, style: str = "") -> None:
        """One line."""
        text = self.words.say(phrase(message) if isinstance(message, str) else message)
        self.console.print(escape(text), style=style or None, highlight=False)

    def table(self, match: Match) -> None:
        """The whole table as the viewer may see it."""
        width = min(self.console.width, 110)
        view = match.view(self.viewer)
        self.console.rule(escape(self.words.say(phrase(f"game-{match.game.name}"))), style="dim")
        for line in match.game.faces.sketch(view["table"], self._drawing.say, width):
            self.console.print(line, highlight=False, no_wrap=True, overflow="crop")

    def log(self, told: Sequence[Told]) -> None:
        """What the viewer hears of some events."""
        for one in told:
            if one.reaches(self.viewer):
                self.console.print("  · " + escape(self.words.say(one.event.say())), style="dim", highlight=False)

    def choices(self, faces: Sequence[Choice], prompt: Phrase, narrowed: bool) -> None:
        """The choices, numbered; long lists by their beginnings."""
        self.console.print()
        self.console.print(escape(self.words.say(prompt)), style="bold", highlight=False)
        if len(faces) > MANY and not narrowed:
            self._beginnings(faces)
            return
        for number, face in enumerate(faces, 1):
            effect = f"  [dim]{escape(self.words.say(face.effect))}[/]" if face.effect else ""
            words = escape(self.words.say(face.say))
            self.console.print(
                f" [bold]{number:>3}[/]  {words} [cyan]({escape(face.text)})[/]{effect}", highlight=False
            )

    def _beginnings(self, faces: Sequence[Choice]) -> None:
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
        """Ranks, and where every point came from."""
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
