"""A match in the terminal: one person against bots, with undo, hints, save and resume."""

from __future__ import annotations

import getpass
import json
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

from loggia import bots as players
from loggia.kernel import Chance, Choice, Match, Phrase, Refused, Sight, phrase
from loggia.review.coach import AdvisedMove, advice
from loggia.review.warning import Scan, scan, warn
from loggia.rulebook import rulebook
from loggia.table import Table
from loggia.terminal.screen import Screen
from loggia.words import Words

Ask = Callable[[], str]
"""Reads one line from the player; raises EOFError at the end of the input."""


COMMANDS = frozenset({"?", "help", "undo", "hint", "log", "save", "rule", "rules", "quit", "exit"})
"""Commands of the terminal. No game begins a move with one of these words."""


WARN_TIME = 0.4
"""Seconds for each of the two looks before a warning."""
ANYWAY = "!"
"""What plays a move in spite of a warning."""


class Quit(Exception):
    """The player ends the program before the match is over."""


class TerminalGame:
    """One match: bots move, the table is drawn, the player is asked, until the match is over."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[str | None],
        console: Console,
        language: str,
        ask: Ask,
        save: Path | None = None,
        seconds: float = 0.5,
        name: str = "",
        warn: bool = False,
    ) -> None:
        self.table = Table(match)
        self.bots = [players.level(name) if name else None for name in bots]
        self.me = next((seat for seat, bot in enumerate(self.bots) if bot is None), None)
        base = Words(language)
        names = [
            base.say(
                phrase("cli-you", name=name or _login() or phrase("cli-guest"))
                if bot is None
                else phrase("cli-bot", name=phrase(f"ui-bot-{seat % 5}"), level=base.level(bot.name))
            )
            for seat, bot in enumerate(self.bots)
        ]
        self.words = Words(language, names)
        self.screen = Screen(console, self.words, self.me)
        self.ask = ask
        self.save_path = save
        self.seconds = seconds
        self.warn = warn
        self.scan: tuple[int, Scan | None] | None = None
        """What was seen of the last decision, by the number of moves before it."""
        self.chance = Chance(f"terminal {match.commitment}")
        self._heard: dict[int, Phrase | None] = {}
        """The last word of each bot: nobody says the same twice in a row."""
        self.hints: dict[str, Sequence[AdvisedMove]] = {}
        """The advice given so far, by what the player saw."""

    def run(self) -> Match:
        """Play to the end, or until the player quits."""
        match = self.table.match
        self.screen.say(phrase("cli-commitment", digest=match.commitment[:16]), "dim")
        self.screen.say("cli-help-hint", "dim")
        self.screen.log(match.opening)
        try:
            while not match.over:
                if not self._bots_move() and self.me is not None and self.me in match.deciding:
                    self._my_decision()
        except (Quit, EOFError, KeyboardInterrupt):
            self._save(quiet=True)
            self.screen.say("cli-left")
            return match
        self.screen.table(match)
        result = match.result
        if result is not None:
            self.screen.result(result)
            self.screen.say(phrase("cli-seed", seed=match.seed), "dim")
        self._save(quiet=True)
        return match

    # --- the bots -------------------------------------------------------------------------------------

    def _bots_move(self) -> bool:
        """Ask every bot whose seat decides now; together they get the time of one decision.

        True: a bot moved and the match does not wait for the player, so the bots are asked again first.
        """
        match, moved = self.table.match, False
        thinking = sum(self.bots[seat] is not None for seat in match.deciding)
        budget = players.Budget(seconds=self.seconds / max(1, thinking))
        for seat, bot in enumerate(self.bots):
            if bot is None or seat not in match.deciding:
                continue
            found = bot.think(Sight(match, seat), budget, self.chance)
            move = found.move
            if found.said is not None and self._heard.get(seat) != found.said:
                self.screen.spoken(seat, found.said)
            self._heard[seat] = found.said
            if move is not None:
                self.screen.log(self.table.play(seat, move))
                moved = True
        return moved and (self.me is None or self.me not in match.awaited)

    # --- the player -----------------------------------------------------------------------------------

    def _my_decision(self) -> None:
        match = self.table.match
        me = self.me
        assert me is not None
        self.screen.table(match)
        faces = match.faces(me)
        prompt = match.game.faces.prompt(match.state, me)
        self.screen.choices(faces, prompt, narrowed=False)
        shown: Sequence[Choice] = faces
        while True:
            word = self.ask().strip()
            if not word:
                self.screen.choices(shown, prompt, narrowed=len(shown) < len(faces))
            elif word.split()[0].lower() in COMMANDS:
                if self._command(word):
                    return
            elif word.isdigit() and 1 <= int(word) <= len(shown):
                if self._sure(shown[int(word) - 1].text):
                    self._play(shown[int(word) - 1].text)
                    return
            else:
                narrowed = [face for face in faces if face.text.startswith(word.lower() + " ")]
                exact = any(face.text == word.lower() for face in faces)
                if narrowed and not exact:
                    shown = narrowed
                    self.screen.choices(shown, prompt, narrowed=True)
                elif self._sure(word) and self._try(word):
                    return

    def _play(self, text: str) -> None:
        assert self.me is not None
        self.screen.log(self.table.play(self.me, text))
        self._save(quiet=True)

    def _sure(self, text: str) -> bool:
        """Whether the player wants to play a move, after a warning where it is a clear mistake."""
        assert self.me is not None
        match = self.table.match
        if not self.warn or self.me not in match.awaited:
            return True
        if self.scan is None or self.scan[0] != len(match.moves):  # one look at each position
            seed = str(self.chance.below(1 << 30))
            self.scan = len(match.moves), scan(match, self.me, WARN_TIME, f"scan {seed}")
        seen = self.scan[1]
        try:
            if seen is None or text in seen.harmless:
                return True
            said = warn(match, self.me, seen.best, text, WARN_TIME, f"warn {match.commitment}")
        except Refused:
            return True  # it is refused when it is played
        if said is None:
            return True
        self.screen.say(said, "yellow")
        self.screen.say("cli-sure", "yellow")
        return self.ask().strip() == ANYWAY

    def _try(self, text: str) -> bool:
        try:
            self._play(text)
        except Refused as refused:
            rule = f" [{refused.rule}]" if refused.rule else ""
            self.screen.console.print(self.words.say(refused.why) + rule, style="red", markup=False, highlight=False)
            return False
        return True

    def _command(self, word: str) -> bool:
        """Carry out a command of the terminal. True: the position has changed, so the decision is asked anew."""
        name, _, rest = word.partition(" ")
        match name.lower():
            case "?" | "help":
                for line in ("cli-help-choose", "cli-help-text", "cli-help-commands"):
                    self.screen.say(line)
                return False
            case "undo":
                return self._undo(whole_turn=rest.strip() == "turn")
            case "hint":
                return self._hint(rest.strip())
            case "log":
                self.screen.log(self.table.told_to(self.me))
                return False
            case "save":
                self._save(Path(rest.strip()) if rest.strip() else None)
                return False
            case "rule" | "rules":
                self._rule(rest.strip())
                return False
            case "quit" | "exit":
                raise Quit
        return False

    def _undo(self, whole_turn: bool) -> bool:
        assert self.me is not None
        try:
            count = self.table.undo(self.me, whole_turn)
        except Refused as refused:
            self.screen.say(refused.why, "red")
            return False
        self.screen.say(phrase("cli-undone", count=count))
        return True

    def _hint(self, wanted: str) -> bool:
        """Say what the coach advises, or carry out the option of that number. True: a move was made."""
        options = self._advice()
        if not wanted:
            self._tell_advice(options)
            return False
        if not wanted.isdigit() or not 1 <= int(wanted) <= len(options):
            self.screen.say(phrase("cli-hint-which", count=len(options)), "red")
            return False
        self._play(options[int(wanted) - 1].move.text())
        return True

    def _advice(self) -> Sequence[AdvisedMove]:
        """The advice on the present position: made once, and kept for as long as the position looks the same."""
        assert self.me is not None
        match = self.table.match
        seen = json.dumps([match.view(self.me), [move.text() for move in match.choices(self.me)]], sort_keys=True)
        if seen not in self.hints:
            budget = players.Budget(seconds=self.seconds)
            found = advice(match, self.me, players.level("merchant"), budget, self.chance, self.seconds)
            self.hints[seen] = found.options
        return self.hints[seen]

    def _tell_advice(self, options: Sequence[AdvisedMove]) -> None:
        if not options:
            self.screen.say("cli-hint-wait", "green")
            return
        for number, option in enumerate(options, 1):
            why = f"; {self.words.say(option.why)}" if option.why is not None else ""
            line = f"  {number}  {self.words.say(option.say)} ({self.words.say(option.cost)}{why})"
            self.screen.console.print(line, style="green", markup=False, highlight=False)
        self.screen.say("cli-hint-do", "dim")

    def _rule(self, wanted: str) -> None:
        book = rulebook(self.table.match.game.name, self.words.language)
        rule = book.find(wanted)
        found = book.about(wanted) if rule is None else (rule,)
        if not found:
            self.screen.say(phrase("cli-no-rule", id=wanted or "-"), "red")
        for each in found:
            self.screen.console.print(each.text, markup=False, highlight=False)

    def _save(self, path: Path | None = None, quiet: bool = False) -> None:
        path = path or self.save_path
        if path is None:
            if not quiet:
                self.screen.say("cli-save-where", "red")
            return
        path.write_text(self.table.match.record.text(), encoding="utf-8")
        if not quiet:
            self.screen.say(phrase("cli-saved", file=str(path)))


def _login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return ""
