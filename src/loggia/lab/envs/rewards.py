"""What a finished match brings each seat. During a match there is no reward."""

from __future__ import annotations

from collections.abc import Callable

from loggia.kernel import Result, wrong_setup

Reward = Callable[[Result], tuple[float, ...]]


def rank(result: Result) -> tuple[float, ...]:
    """1 for the first, -1 for the last, evenly spaced between; shared places share. Adds up to zero.

    >>> rank(Result((9, 5, 5), (1, 2, 2), ((), (), ())))
    (1.0, -0.5, -0.5)
    """
    ranks = result.ranks
    middle = [place + (ranks.count(place) - 1) / 2 for place in ranks]
    return tuple(1 - 2 * (place - 1) / (len(ranks) - 1) for place in middle)


def win(result: Result) -> tuple[float, ...]:
    """1 for the winner, shared by all winners; 0 for the others.

    >>> win(Result((9, 9, 5), (1, 1, 3), ((), (), ())))
    (0.5, 0.5, 0.0)
    """
    winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.ranks)))


def lead(result: Result) -> tuple[float, ...]:
    """The points by which a seat is ahead of the best other seat.

    >>> lead(Result((9, 5, 4), (1, 2, 3), ((), (), ())))
    (4.0, -4.0, -5.0)
    """
    scores = result.scores
    return tuple(
        float(score - max(other for place, other in enumerate(scores) if place != seat))
        for seat, score in enumerate(scores)
    )


REWARDS: dict[str, Reward] = {"rank": rank, "win": win, "lead": lead}


def reward_named(reward: str | Reward) -> Reward:
    """The reward of that name, or the function itself."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise wrong_setup("setup-reward-unknown", given=reward, allowed=", ".join(REWARDS))
    return REWARDS[reward]
