"""Rate limits: a burst, then so many a second; whoever waits may go on."""

from __future__ import annotations

import pytest

from loggia.house import limits
from loggia.house.limits import RATES, Limiter
from loggia.house.problems import Trouble
from tests.house.conftest import FakeClock


def burst(limiter: Limiter, visitor: str = "a") -> int:
    """How many chats a visitor may send at once."""
    count = 0
    try:
        while count < 1000:
            limiter.take("chat", visitor)
            count += 1
    except Trouble:
        pass
    return count


def test_a_burst_is_allowed_and_then_refused_with_the_time_to_wait() -> None:
    limiter = Limiter(1.0, FakeClock())
    most, rate = RATES["chat"]
    assert burst(limiter) == most
    with pytest.raises(Trouble) as refused:
        limiter.take("chat", "a")
    assert refused.value.status == 429
    assert refused.value.wait == pytest.approx(1 / rate)


def test_whoever_waits_as_long_as_told_may_go_on() -> None:
    clock = FakeClock()
    limiter = Limiter(1.0, clock)
    burst(limiter)
    with pytest.raises(Trouble) as refused:
        limiter.take("chat", "a")
    clock.go(refused.value.wait * 0.9)
    with pytest.raises(Trouble):
        limiter.take("chat", "a")
    clock.go(refused.value.wait * 0.2)
    limiter.take("chat", "a")


def test_after_a_long_pause_the_whole_burst_is_there_again_and_no_more() -> None:
    clock = FakeClock()
    limiter = Limiter(1.0, clock)
    assert burst(limiter) == burst(limiter, "b") == RATES["chat"][0], "each visitor has its own"
    clock.go(3600)
    assert burst(limiter) == RATES["chat"][0]


def test_the_factor_allows_more_and_zero_switches_limits_off() -> None:
    assert burst(Limiter(2.0, FakeClock())) == 2 * RATES["chat"][0]
    assert burst(Limiter(0.0, FakeClock())) == 1000


def test_only_so_many_visitors_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 10)
    clock = FakeClock()
    limiter = Limiter(1.0, clock)
    burst(limiter, "busy")
    for number in range(100):
        clock.go(2)
        limiter.take("chat", f"v{number}")
        limiter.take("chat", "busy")
    assert len(limiter._buckets) <= 10
