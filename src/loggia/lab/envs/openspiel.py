"""The games in OpenSpiel: importing this module registers `loggia_palio`, `loggia_lucca` and so on.

A game begins with one chance node that picks the deal: one of so many seeds. What chance brings later follows from it.
So every history is a match with a record, and a state that is played on plays the same dice: an algorithm that looks
ahead on clones sees them. Parameters: `players`, `options` ("celebration=true pace=slow"), `deals`, `seed`.

Where several seats decide at once, the node is simultaneous; else the seats are asked as `episode` says. For algorithms
that know no simultaneous nodes there is `loggia_lucca_in_turn` and so on, whose seats are always asked one after
another (nobody sees another's answer before all are made); `pyspiel.load_game_as_turn_based` works, too. Returns are
`rewards.rank`: zero-sum.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np
import pyspiel

from loggia.games import game as find_game
from loggia.kernel import Chance, Record
from loggia.kernel.random_play import MOST_MOVES
from loggia.lab.envs.episode import Episode, EpisodeSetup
from loggia.lab.envs.observations import GAMES

PARAMETERS: dict[str, Any] = {"players": 2, "options": "", "deals": 1000, "seed": "openspiel"}


IN_TURN = "_in_turn"
"""Ends the name of the games without simultaneous nodes."""


def game_type(name: str, together: bool) -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    seats, dynamics = find_game(name).seats, pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"loggia_{name}{'' if together else IN_TURN}",
        long_name=f"Loggia {name.capitalize()}{'' if together else ', seats in turn'}",
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        options = dict(word.split("=", 1) for word in given["options"].split())
        self.setting = EpisodeSetup(name, given["players"], options)
        self.deals, self.seed = int(given["deals"]), given["seed"]
        self.together = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=self.deals,
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(kind, information, given)

    def new_initial_state(self, *given: Any) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal is the only one."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees."""
        return SpielObserver(self.setting)


class SpielTable:
    """All that a state holds: OpenSpiel copies every attribute of a state deeply, so that this is the only one."""

    __slots__ = ("deal", "deals", "episode", "seed", "setting", "together")

    def __init__(self, game: SpielGame) -> None:
        self.setting, self.deals, self.seed, self.together = game.setting, game.deals, game.seed, game.together
        self.deal = -1
        self.episode: Episode | None = None

    def __deepcopy__(self, memo: object) -> SpielTable:
        twin = copy(self)
        twin.episode = self.episode.copy() if self.episode is not None else None
        return twin


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: before the deal, or a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = SpielTable(game)

    @property
    def episode(self) -> Episode:
        """The match; there is none before the deal."""
        if self.table.episode is None:
            raise ValueError("the match has not been dealt yet")
        return self.table.episode

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return self.episode.record

    def imagined(self, player: int, seed: str) -> SpielState:
        """A state that the player cannot tell from this one, with other dice: what a search may look ahead in.

        For OpenSpiel's own search: `bot.set_resampler(lambda state, player: state.imagined(player, str(random())))`.
        """
        twin: SpielState = self.clone()
        twin.table.episode = self.episode.imagined(player, Chance(seed))
        return twin

    def _together(self) -> tuple[int, ...]:
        """The seats that decide at once; empty unless there are several."""
        if not self.table.together:
            return ()
        match = self.episode.match
        deciding = match.deciding
        return deciding if len(deciding) > 1 and set(deciding) == set(match.awaited) else ()

    def current_player(self) -> Any:
        """Whose decision it is."""
        if self.table.episode is None:
            return pyspiel.PlayerId.CHANCE
        if self.episode.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.SIMULTANEOUS if self._together() else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        """Ascending, as OpenSpiel wants them."""
        episode = self.episode
        together = self._together()
        if together:
            if player not in together:
                return []
            return sorted(self.table.setting.moves_of(episode.match, player))
        return sorted(episode.legal) if player == episode.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        return [(deal, 1 / self.table.deals) for deal in range(self.table.deals)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.episode is None:
            table.deal = action
            table.episode = table.setting.begin(f"{table.seed}/{action}")
        else:
            table.episode.act(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.episode.answer_all({seat: actions[seat] for seat in self._together()})

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        setting = self.table.setting
        return "wait" if action == setting.wait else str(setting.game.faces.decode(action).text())

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.table.episode is not None and self.table.episode.over

    def returns(self) -> list[float]:
        """What the match brought each player."""
        return list(self.episode.rewards()) if self.is_terminal() else [0.0] * self.table.setting.seats

    def __str__(self) -> str:
        if self.table.episode is None:
            return "before the deal"
        moves = self.episode.match.moves
        last = f": {moves[-1][0]} {moves[-1][1].text()}" if moves else ""
        return f"deal {self.table.deal}, {len(moves)} moves{last}"


class SpielObserver:
    """What a player sees, as a tensor, by the names of the fields, and as a text."""

    def __init__(self, setting: EpisodeSetup) -> None:
        self._setting = setting
        self.tensor = np.zeros(setting.observations.size, np.float32)
        self.dict = setting.observations.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if state.table.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.episode.observe(player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same figures by the names of their fields."""
        if state.table.episode is None:
            return "before the deal"
        figures = np.frombuffer(state.episode.observe(player), np.int16)
        named = self._setting.observations.named(figures)
        return "\n".join(f"{name}: {' '.join(map(str, part))}" for name, part in named.items())


def _loader(name: str, together: bool) -> type[SpielGame]:
    """The class that OpenSpiel makes games of that name with."""
    kind = game_type(name, together)

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Loaded)
    return Loaded


LOADED = {(name, together): _loader(name, together) for name in GAMES for together in (True, False)}
"""Each game's class; OpenSpiel does not keep them alive."""
