"""Exercises in the terminal: the same files as in the browser, judged in the same words. Nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from loggia.kernel import Choice, Refused, phrase
from loggia.table.exercises import Attempt, Exercise, attempt, give_up, opened
from loggia.terminal.learn import Ask, Leave
from loggia.terminal.screen import Screen
from loggia.words import Words

MARKS = {"best": "green", "good": "green", "wrong": "yellow", "shown": "bold"}


class TerminalExercise:
    """One exercise: the table, the question, the choices; answers until one is right or the answer was asked for."""

    def __init__(self, exercise: Exercise, console: Console, language: str, ask: Ask) -> None:
        self.exercise = exercise
        base = Words(language)
        names = [base.say(phrase(f"ui-bot-{seat % 5}")) for seat in range(exercise.record.seats)]
        names[exercise.seat] = base.say(phrase("cli-you", name=phrase("cli-guest")))
        self.words = Words(language, names)
        self.screen = Screen(console, self.words, exercise.seat)
        self.ask = ask
        self.tries = 0

    def run(self) -> bool:
        """Ask until it is solved or given up; whether the first answer was right. `Leave` if the solver leaves."""
        match, seat = self.exercise.position, self.exercise.seat
        game = self.exercise.game
        level = phrase(f"exercises-level-{self.exercise.level}")
        title = f"{self.words.say(phrase(f'{game}-theme-{self.exercise.theme}'))} · {self.words.say(level)}"
        self.screen.table(match)
        self.screen.console.rule(escape(title))
        self.screen.say(opened(self.exercise), "bold green")
        shown: Sequence[Choice] = match.faces(seat) if self.exercise.price is None else ()
        faces = shown
        prompt = match.game.faces.prompt(match.state, seat)
        if shown:
            self.screen.choices(shown, prompt, narrowed=False)
        self.screen.say("cli-exercise-help", "dim")
        while True:
            word = self.ask().strip()
            match word.lower():
                case "quit" | "exit":
                    raise Leave
                case "show":
                    self._told(give_up(self.exercise))
                    return False
                case "" | "?" | "help":
                    self.screen.say(opened(self.exercise), "bold green")
                    if shown:
                        self.screen.choices(shown, prompt, narrowed=len(shown) < len(faces))
                    continue
            if shown and word.isdigit() and 1 <= int(word) <= len(shown):
                word = shown[int(word) - 1].text
            narrowed = [face for face in faces if face.text.startswith(word.lower() + " ")]
            if narrowed and all(face.text != word.lower() for face in faces):
                shown = narrowed
                self.screen.choices(shown, prompt, narrowed=True)
                continue
            found = self._tried(word)
            if found is not None and found.solved:
                return self.tries == 1

    def _tried(self, word: str) -> Attempt | None:
        """Judge an answer; None where the rules refuse it."""
        try:
            found = attempt(self.exercise, word)
        except Refused as refused:
            rule = f" [{refused.rule}]" if refused.rule else ""
            self.screen.console.print(escape(self.words.say(refused.why) + rule), style="red", highlight=False)
            return None
        self.tries += 1
        self._told(found)
        return found

    def _told(self, found: Attempt) -> None:
        self.screen.log(found.told)
        self.screen.console.print("▸ " + escape(self.words.say(found.say)), style=MARKS[found.mark], highlight=False)


def practise(exercises: Sequence[Exercise], console: Console, language: str, ask: Ask) -> None:
    """One exercise after the other, until the solver leaves or all are done; then how many were solved at once."""
    words = Words(language)
    solved = tried = 0
    try:
        for number, one in enumerate(exercises, 1):
            solved += TerminalExercise(one, console, language, ask).run()
            tried += 1
            if number < len(exercises):
                console.print(escape(words.say(phrase("cli-exercise-next"))), style="dim", highlight=False)
                if ask().strip().lower() in ("quit", "exit"):
                    break
    except (Leave, EOFError, KeyboardInterrupt):
        pass
    if tried:
        said = phrase("cli-exercise-end", solved=solved, tried=tried)
        console.print(escape(words.say(said)), style="bold", highlight=False)
