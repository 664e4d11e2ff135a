"""PettingZoo: all seats of the Palio learn together; then one of them plays against random players."""

from __future__ import annotations

import numpy as np
from linear import Linear, seconds, until

from loggia.lab.envs.aec import LoggiaAEC


def play(env: LoggiaAEC, policy: Linear, learning: bool, seed: int) -> float:
    """One match, and what it brought the first seat; without learning, the others play at random."""
    env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    decisions: dict[str, list[object]] = {agent: [] for agent in env.agents}
    won = 0.0
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            if learning:
                policy.learn(decisions[agent], reward)
            won = reward if agent == "player_0" else won
            env.step(None)
        elif learning or agent == "player_0":
            action, decision = policy.act(seen["observation"], seen["action_mask"])
            decisions[agent].append(decision)
            env.step(action)
        else:
            env.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    return won


def main() -> None:
    """Train by self-play, and say how good that was against random players."""
    env = LoggiaAEC("palio", 3)
    policy = Linear(env.setting.observations.size, env.setting.actions, rate=0.2)
    number = 0
    for number in until(seconds()):
        play(env, policy, True, number)
    means = [
        sum(play(env, one, False, seed) for seed in range(300)) / 300
        for one in (Linear(env.setting.observations.size, env.setting.actions), policy)
    ]
    print(f"{number + 1} matches; mean reward against random players {means[0]:.2f} before, {means[1]:.2f} after")


if __name__ == "__main__":
    main()
