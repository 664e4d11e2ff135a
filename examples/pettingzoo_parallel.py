"""PettingZoo, all agents at once: the seats of the Palio enter their horses at the same moment, and learn together."""

from __future__ import annotations

import numpy as np
from linear import Linear, seconds, until

from loggia.lab.envs.parallel import LoggiaParallel


def play(env: LoggiaParallel, policy: Linear, learning: bool, seed: int) -> float:
    """One match, and what it brought the first seat; without learning, the others play at random."""
    seen, _ = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    decisions: dict[str, list[object]] = {agent: [] for agent in env.agents}
    won: dict[str, float] = {}
    while env.agents:
        actions = {}
        for agent in env.agents:
            mask = seen[agent]["action_mask"]
            if learning or agent == "player_0":
                actions[agent], decision = policy.act(seen[agent]["observation"], mask)
                if mask.sum() > 1:  # else it can only wait
                    decisions[agent].append(decision)
            else:
                actions[agent] = int(generator.choice(np.flatnonzero(mask)))
        seen, won, _, _, _ = env.step(actions)
    if learning:
        for agent, reward in won.items():
            policy.learn(decisions[agent], reward)
    return won["player_0"]


def main() -> None:
    """Train by self-play, and say how good that was against random players."""
    env = LoggiaParallel("palio", 3)
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
