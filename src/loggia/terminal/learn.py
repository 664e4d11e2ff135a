"""Lessons in the terminal: the same files as in the browser, played with the same engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.markup import escape

from loggia import games
from loggia.kernel import Choice, Match, Phrase, Refused, phrase, replay
from loggia.table.lessons import Departure, Lesson, Moment, follow
from loggia.terminal.play import TerminalGame
from loggia.terminal.screen import Screen
from loggia.words import Words

Ask = Callable[[], str]
"""Reads one line from the player; raises EOFError at the end of the input."""


class Leave(Exception):
    """The learner leaves the lesson."""


class TerminalLesson:
    """One lesson: its text, the table and the choices. A wrong move is shown, answered and taken back."""

    def __init__(self, lesson: Lesson, console: Console, language: str, ask: Ask) -> None:
        self.lesson = lesson
        base = Words(language)
        names = [base.say(phrase(f"ui-bot-{seat % 5}")) for seat in range(lesson.line.seats)]
        names[lesson.seat] = base.say(phrase("cli-you", name=phrase("cli-guest")))
        self.words = Words(language, names)
        self.screen = Screen(console, self.words, lesson.seat)
        self.ask = ask
        self.moves: list[str] = []

    def run(self) -> bool:
        """Play the lesson to its end; False where the learner leaves."""
        title = self.words.say(phrase(self.lesson.title))
        self.screen.console.rule(escape(title))
        self.screen.say(phrase(f"{self.lesson.title}.goal"), "bold")
        self.screen.say("cli-learn-help", "dim")
        moment = follow(self.lesson, [])
        try:
            while not moment.done:
                moment = self._step(moment)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.say("cli-left")
            return False
        self._say(moment.say)
        return True

    def _say(self, said: Phrase) -> None:
        self.screen.console.print()
        self.screen.console.print("▸ " + escape(self.words.say(said)), style="bold green", highlight=False)

    def _lit(self, moment: Moment, shown: Sequence[Choice]) -> None:
        """The numbers of the choices that the browser would point out."""
        lit = set(moment.light)
        meant = [at for at, face in enumerate(shown, 1) if lit and lit <= set(face.ids)]
        meant = meant or [at for at, face in enumerate(shown, 1) if lit & set(face.ids)]
        if meant:
            self.screen.say(phrase("cli-learn-lit", numbers=", ".join(map(str, meant))), "yellow")

    def _step(self, moment: Moment) -> Moment:
        """Ask until the learner gives a legal move or a command; returns where the lesson then stands."""
        faces = moment.match.faces(self.lesson.seat)
        prompt = moment.match.game.faces.prompt(moment.match.state, self.lesson.seat)
        self.screen.table(moment.match)
        self._say(moment.say)
        self.screen.choices(faces, prompt, narrowed=False)
        self._lit(moment, faces)
        shown: Sequence[Choice] = faces
        while True:
            word = self.ask().strip()
            match word.lower():
                case "quit" | "exit":
                    raise Leave
                case "back":
                    self.moves = self.moves[:-1]
                    return follow(self.lesson, self.moves)
                case "skip":
                    return self._try_move("") or moment
                case "" | "?" | "help":
                    self._say(moment.say)
                    self.screen.choices(shown, prompt, narrowed=len(shown) < len(faces))
                    self._lit(moment, shown)
                    continue
            if word.isdigit() and 1 <= int(word) <= len(shown):
                return self._try_move(shown[int(word) - 1].text) or moment
            narrowed = [face for face in faces if face.text.startswith(word.lower() + " ")]
            if narrowed and all(face.text != word.lower() for face in faces):
                shown = narrowed
                self.screen.choices(shown, prompt, narrowed=True)
                continue
            found = self._try_move(word)
            if found is not None:
                return found

    def _try_move(self, text: str) -> Moment | None:
        """Play a move of the learner; None where the rules refuse it. A wrong move is answered and taken back."""
        try:
            moment = follow(self.lesson, [*self.moves, text])
        except Refused as refused:
            rule = f" [{refused.rule}]" if refused.rule else ""
            self.screen.console.print(escape(self.words.say(refused.why) + rule), style="red", highlight=False)
            return None
        for frame in moment.frames:
            self.screen.log(frame.told)
        if moment.answer is not None and self.words.knows(moment.answer.id):
            style = "yellow" if moment.verdict == "wrong" else "green"
            self.screen.console.print(escape(self.words.say(moment.answer)), style=style, highlight=False)
        if moment.verdict == "wrong":
            self.screen.say("cli-learn-again", "dim")
            return follow(self.lesson, self.moves)
        self.moves.append(text)
        return moment


def teach(lessons: Sequence[Lesson], console: Console, language: str, ask: Ask) -> None:
    """One lesson after the other, until the learner leaves or the course is over; then the real match it ends in."""
    words = Words(language)

    def goes_on(message: str) -> bool:
        console.print(escape(words.say(phrase(message))), style="dim", highlight=False)
        try:
            return ask().strip().lower() not in ("quit", "exit")
        except (EOFError, KeyboardInterrupt):
            return False

    for number, lesson in enumerate(lessons, 1):
        if not TerminalLesson(lesson, console, language, ask).run():
            return
        if number < len(lessons) and not goes_on("cli-learn-next"):
            return
    start = lessons[-1].match
    if start is not None and goes_on("cli-learn-match"):
        play_on(start, console, language, ask)
        return
    console.print(escape(words.say(phrase("cli-learn-end", game=lessons[0].game))), style="bold", highlight=False)


def play_on(start: Departure, console: Console, language: str, ask: Ask) -> Match:
    """The match that a course ends in: it goes on from a lesson's position, against apprentices."""
    match = replay(games.game(start.line.game), start.line, start.at)
    bots = [None if seat == start.seat else "apprentice" for seat in range(match.seats)]
    return TerminalGame(match, bots, console, language, ask).run()
