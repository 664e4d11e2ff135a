"""The batched environment: one seat learns, earlier copies of the policy and a random bot play the others."""

from __future__ import annotations

from copy import deepcopy

import numpy as np
from linear import Array, Linear, seconds, until

from loggia.lab.envs.batch import LoggiaBatch, Policy
from loggia.lab.envs.rows import BatchPlan


def frozen(policy: Linear) -> Policy:
    """A copy that does not learn any more, for the pool."""
    kept = deepcopy(policy)

    def act(observations: Array, masks: Array) -> Array:
        return np.array([kept.act(seen, mask)[0] for seen, mask in zip(observations, masks, strict=True)])

    return act


def main() -> None:
    """Train, then say how the learner did against the whole pool."""
    plan = BatchPlan("palio", seats=2, matches=32, seed="pool", learners=1, bots=("random",))
    with LoggiaBatch(plan, workers=1) as batch:
        policy = Linear(batch.setting.observations.size, batch.setting.actions, rate=0.2)
        decisions: list[list[object]] = [[] for _ in range(plan.matches)]
        learner = batch.now.seats.copy()
        rewards: list[float] = []
        for step in until(seconds()):
            now = batch.now
            acts = [policy.act(now.observations[row], now.masks[row]) for row in range(plan.matches)]
            for row, (_, decision) in enumerate(acts):
                decisions[row].append(decision)
            learner[:] = now.seats
            now = batch.step(np.array([action for action, _ in acts]))
            for row in np.flatnonzero(now.dones):
                reward = float(now.rewards[row, learner[row]])
                policy.learn(decisions[row], reward)
                decisions[row] = []
                rewards.append(reward)
            if step % 400 == 399:
                batch.add_opponent(frozen(policy))
        fifth = max(1, len(rewards) // 5)
        late = rewards[-fifth:]
        won = sum(reward > 0 for reward in late) / max(1, len(late))
        print(f"{len(rewards)} matches; of the last {len(late)} against the whole pool, won {won:.0%}")


if __name__ == "__main__":
    main()
