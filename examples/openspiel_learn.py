"""OpenSpiel: the Palio as a turn-based game; the first seat learns against a random player."""

from __future__ import annotations

import numpy as np
import pyspiel
from linear import Linear, seconds, until

import loggia.lab.envs.openspiel  # noqa: F401 - registers the games


def main() -> None:
    """Train, then say how often the learner won."""
    game = pyspiel.load_game_as_turn_based("loggia_palio", {"players": 2})
    generator = np.random.default_rng(0)
    policy = Linear(game.observation_tensor_size(), game.num_distinct_actions(), rate=0.2)
    rewards: list[float] = []
    for _ in until(seconds()):
        state, decisions = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(generator.integers(len(state.chance_outcomes()))))
            elif state.current_player() == 0:
                seen = np.array(state.observation_tensor(0))
                action, decision = policy.act(seen, np.array(state.legal_actions_mask()))
                decisions.append(decision)
                state.apply_action(action)
            else:
                state.apply_action(int(generator.choice(state.legal_actions())))
        rewards.append(state.returns()[0])
        policy.learn(decisions, rewards[-1])
    fifth = max(1, len(rewards) // 5)
    means = [sum(part) / fifth for part in (rewards[:fifth], rewards[-fifth:])]
    print(f"{len(rewards)} matches; mean reward {means[0]:.2f} at first, {means[1]:.2f} at last")


if __name__ == "__main__":
    main()
