"""Gymnasium: one seat of the Palio learns against random players."""

from __future__ import annotations

import gymnasium
from linear import Linear, seconds, until

import loggia.lab.envs.single  # noqa: F401 - registers the environments


def main() -> None:
    """Train, then say how often the learner won."""
    env = gymnasium.make("loggia/palio-v0", seats=2, opponents=("random",), seat=None)
    spaces = env.observation_space
    policy = Linear(spaces["observation"].shape[0], env.action_space.n, rate=0.2)
    rewards: list[float] = []
    for number in until(seconds()):
        seen, _ = env.reset(seed=number)
        decisions, over, reward = [], False, 0.0
        while not over:
            action, decision = policy.act(seen["observation"], seen["action_mask"])
            decisions.append(decision)
            seen, reward, over, _, _ = env.step(action)
        policy.learn(decisions, reward)
        rewards.append(reward)
    fifth = max(1, len(rewards) // 5)
    won = [sum(reward > 0 for reward in part) / fifth for part in (rewards[:fifth], rewards[-fifth:])]
    print(f"{len(rewards)} matches; won {won[0]:.0%} at first, {won[1]:.0%} at last")


if __name__ == "__main__":
    main()
