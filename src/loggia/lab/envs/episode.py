"""An episode: one match whose seats are asked one after another, in integers. Every interface here stands on it.

An action is a move's integer (`faces.code`), or `wait`, the last action. Seats are asked in rounds. A round asks first
the seats that may speak without being waited for (Genoa's negotiations), then those that the match waits for; a seat
that does not decide any more when its turn comes is left out. A seat that nobody waits for may also `wait`; one that
has nothing to say is not asked. Decisions that are simultaneous by the rules are asked for in this order, too, and
nobody sees another's before all are made, because no observation shows it.

Moves without an integer (Genoa's offers outside the bounded list) are not among the actions. Should a seat that is
waited for have no other moves, its only action is `wait`, and the first of its choices is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from loggia.games import game as find_game
from loggia.kernel import AnyGame, Chance, Match, Move, Record, Sight
from loggia.kernel.event import SILENCE
from loggia.kernel.random_play import MOST_MOVES, Stuck
from loggia.lab.envs.observations import Memory, Observations, observations
from loggia.lab.envs.rewards import Reward, reward_named

NO_CODE: Final = -1
"""Stands for the integer of a move that has none."""
UNKNOWN: Final = -2


class Codes:
    """The integers of a game's moves. A game hands out the same move objects again, so that they are found quickly."""

    __slots__ = ("_code", "_decode", "_known")

    def __init__(self, game: AnyGame) -> None:
        self._code = game.faces.code
        self._decode = game.faces.decode
        self._known: dict[int, int] = {}
        """By the identity of move objects that the game keeps for good: those that an integer stands for."""

    def of(self, moves: Sequence[Move]) -> list[int]:
        """The integer of each move, NO_CODE where it has none."""
        known, found = self._known, list[int]()
        for move in moves:
            code = known.get(id(move), UNKNOWN)
            found.append(self._learn(move) if code == UNKNOWN else code)
        return found

    def _learn(self, move: Move) -> int:
        code = self._code(move)
        if code is None:
            return NO_CODE
        if self._decode(code) is move:
            self._known[id(move)] = code
        return int(code)


class EpisodeSetup:
    """What all episodes of an environment have in common."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        reward: str | Reward = "rank",
    ) -> None:
        self.game: AnyGame = find_game(game) if isinstance(game, str) else game
        self.game.new(seats, dict(options or {}), "check")
        self.seats = seats
        self.options = dict(options or {})
        self.reward = reward_named(reward)
        self.observations = observed(self.game, seats)
        self.wait: int = self.game.faces.codes
        """The action that says nothing."""
        self.actions: int = self.game.faces.codes + 1
        self.size: int = self.observations.size
        """How many figures an observation has."""
        self.codes = Codes(self.game)
        rules = self.game.rules
        self.deciding, self.awaited, self.speaks = rules.deciding, rules.awaited, rules.speaks
        self.choices, self.advance = rules.choices, rules.advance
        self.encode = self.observations.encode

    def __reduce__(self) -> tuple[Any, ...]:
        if self.game.data_digest:
            raise TypeError("a setting on an owner's data file cannot be sent elsewhere")
        return EpisodeSetup, (self.game.name, self.seats, self.options, self.reward)

    @property
    def names(self) -> list[str]:
        """The agents, as PettingZoo wants them called."""
        return [f"player_{seat}" for seat in range(self.seats)]

    def moves_of(self, match: Match, seat: int) -> dict[int, Move]:
        """The moves of a deciding seat by their actions."""
        moves: Sequence[Move] = self.choices(match.state, seat)
        found = dict(zip(self.codes.of(moves), moves, strict=True))
        found.pop(NO_CODE, None)
        return found

    def mask(self, legal: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for each legal action."""
        mask = bytearray(self.actions)
        for action in legal:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def begin(self, seed: str) -> Episode:
        """A new episode; equal seeds give equal ones."""
        episode = Episode(self, self.game.new(self.seats, self.options, seed), Chance(f"env {seed}"))
        episode.ask()
        return episode


@cache
def observed(game: AnyGame, seats: int) -> Observations:
    """The observations of a game, made once in a process, because encoders remember what they have encoded."""
    return observations(game, seats)


class Episode:
    """One match being asked. `seat` is asked now (-1: it is over), `legal` are its actions in the game's own order."""

    __slots__ = ("_chance", "_memory", "_moves", "_queue", "_silent", "asked", "legal", "match", "seat", "setting")

    def __init__(self, setting: EpisodeSetup, match: Match, chance: Chance) -> None:
        """An episode of that match in which nobody has been asked yet."""
        self.setting = setting
        self.match = match
        self.asked = 0
        """How many decisions were asked for so far."""
        self.seat = -1
        self.legal: list[int] = []
        self._memory: Memory = {}
        self._moves: Sequence[Move] = ()
        """The moves of the legal actions, in the same order; `wait` has none."""
        self._queue: list[int] = []
        self._silent = False
        """Whether nobody has said anything in this round of questions."""
        self._chance = chance

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Find the next seat to be asked."""
        setting, state = self.setting, self.match.state
        while True:
            if not self._queue:
                deciding = setting.deciding(state)
                if not deciding:
                    self.seat, self.legal, self._moves = -1, [], ()
                    return
                if len(deciding) == 1:
                    self._open(deciding[0], True)
                    return
                awaited = setting.awaited(state)
                self._queue = [*(seat for seat in deciding if seat not in awaited), *awaited]
                self._silent = True
            seat = self._queue.pop(0)
            if seat not in setting.deciding(state):
                continue
            must = seat in setting.awaited(state)
            if (must or setting.speaks(state, seat)) and self._open(seat, must):
                return

    def _open(self, seat: int, must: bool) -> bool:
        """Ask that seat; false if it has nothing to say that has an integer and nobody waits for it."""
        moves: Sequence[Move] = self.setting.choices(self.match.state, seat)
        legal = self.setting.codes.of(moves)
        if NO_CODE in legal:
            moves = [move for move, code in zip(moves, legal, strict=True) if code != NO_CODE]
            legal = [code for code in legal if code != NO_CODE]
        if not must or not legal:
            if not legal and not must:
                return False
            legal.append(self.setting.wait)
        self.seat, self.legal, self._moves = seat, legal, moves
        return True

    # --- answering ------------------------------------------------------------------------------------------------

    def act(self, action: int) -> bool:
        """The asked seat answers; false if the action was not legal and a random legal one was taken instead."""
        legal, moves = self.legal, self._moves
        is_legal = action in legal
        at = legal.index(action) if is_legal else self._chance.below(len(legal))
        self.asked += 1
        if at < len(moves):
            self._play(moves[at])
        elif not moves:
            self._play(self.setting.choices(self.match.state, self.seat)[0])
        self.ask()
        return is_legal

    def _play(self, move: Move) -> None:
        match, made = self.match, self.match.moves
        if len(made) > MOST_MOVES:
            raise Stuck(f"{self.setting.game.name}: no end after {MOST_MOVES} moves")
        self.setting.advance(match.state, self.seat, move, match._chance, SILENCE)  # as `Match.advance` does
        made.append((self.seat, move))
        self._silent = False

    def answer(self, bot: Any, budget: Any, chance: Chance) -> None:
        """A bot answers for the asked seat; it may play moves that have no integer."""
        move = bot.think(Sight(self.match, self.seat), budget, chance).move
        self.asked += 1
        if move is not None:
            self._play(move)
        elif not self._queue and self._silent:  # a whole round of silence: whoever is waited for last has to speak
            self._play(self.setting.choices(self.match.state, self.seat)[0])
        self.ask()

    def answer_all(self, actions: Mapping[int, int]) -> None:
        """Seats that decide at the same time answer together; one whose answer has become impossible is asked again."""
        self._queue = []
        for seat, action in actions.items():
            if seat in self.match.deciding:
                move = self.setting.moves_of(self.match, seat).get(action)
                self.asked += 1
                if move is not None:
                    self.seat = seat
                    self._play(move)
        self.ask()

    def copy(self) -> Episode:
        """The same episode again, with the same chance from here on."""
        twin = Episode(self.setting, self.match.copy(), self._chance.copy())
        twin.asked, twin.seat, twin.legal, twin._moves = self.asked, self.seat, self.legal, self._moves
        twin._queue, twin._silent = self._queue.copy(), self._silent
        return twin

    def imagined(self, seat: int, chance: Chance) -> Episode:
        """An episode that the seat cannot tell from this one: all that it cannot know is dealt anew."""
        twin = Episode(self.setting, Sight(self.match, seat).imagine(chance), chance.fork("episode"))
        twin.asked, twin._queue, twin._silent = self.asked, self._queue.copy(), self._silent
        if self.seat >= 0 and not twin._open(self.seat, self.seat in twin.match.awaited):
            twin.ask()
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.asked, self.seat, self._queue, self._silent, self._chance)
        return _restored, (self.setting, self.match.save(), *kept)

    def sample(self, chance: Chance) -> int:
        """One of the legal actions."""
        return self.legal[chance.below(len(self.legal))]

    # --- what is seen and won -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.seat < 0

    def observe(self, seat: int) -> bytes:
        """What that seat sees: 16-bit integers, see `EpisodeSetup.observations`."""
        return self.setting.encode(self.match.state, seat, self._memory)

    def array(self, seat: int) -> np.ndarray[Any, np.dtype[np.int16]]:
        """The same as an array of its own."""
        return np.frombuffer(bytearray(self.observe(seat)), np.int16)

    def rewards(self) -> tuple[float, ...]:
        """What the match brought each seat, once it is over; else nothing."""
        result = self.match.result
        return (0.0,) * self.setting.seats if result is None else self.setting.reward(result)

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return self.match.record


def _restored(
    setting: EpisodeSetup, saved: bytes, asked: int, seat: int, queue: list[int], silent: bool, chance: Chance
) -> Episode:
    """An episode that was pickled."""
    episode = Episode(setting, Match.restore(setting.game, saved), chance)
    episode.asked, episode.seat, episode._queue, episode._silent = asked, seat, queue, silent
    if seat >= 0:
        episode._open(seat, seat in episode.match.awaited)
    return episode
