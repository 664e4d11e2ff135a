"""The lock of a table: in line, alone, or shared by moves that only wait for the disk."""

from __future__ import annotations

import asyncio

from loggia.house.tables.lock import MOST_TOGETHER, TableLock


async def _next_turn() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_everybody_gets_it_in_the_order_they_asked() -> None:
    lock, order = TableLock(), list[int]()

    async def take(n: int) -> None:
        async with lock:
            await asyncio.sleep(0)
            order.append(n)

    await asyncio.gather(*(take(n) for n in range(5)))
    assert order == [0, 1, 2, 3, 4]
    assert not lock.locked()


async def test_moves_share_it_until_somebody_wants_it_alone() -> None:
    lock = TableLock()
    assert lock.share()
    assert lock.share()

    async def alone() -> bool:
        async with lock:
            return lock.share()

    asked = asyncio.create_task(alone())
    await _next_turn()
    assert not lock.share(), "whoever waits in line comes first"
    lock.release()
    await _next_turn()
    assert not asked.done(), "a share is still held"
    lock.release()
    assert await asked is False, "nobody shares what somebody has alone"
    assert lock.share()


async def test_a_lost_move_keeps_others_from_joining() -> None:
    lock = TableLock()
    assert lock.share()
    lock.close()
    assert not lock.share()
    lock.release()
    assert lock.share()


async def test_it_becomes_free_now_and_then() -> None:
    lock = TableLock()
    for _ in range(MOST_TOGETHER):
        assert lock.share()
    assert not lock.share()
    for _ in range(MOST_TOGETHER):
        lock.release()
    assert not lock.locked()


async def test_who_gives_up_waiting_does_not_keep_it() -> None:
    lock = TableLock()
    assert lock.share()
    tasks = [asyncio.create_task(lock.__aenter__()) for _ in range(3)]
    await _next_turn()
    tasks[0].cancel()
    lock.release()
    tasks[1].cancel()  # it has just been given to this one
    await asyncio.wait(tasks, timeout=5)
    assert [task.cancelled() for task in tasks] == [True, True, False]
    lock.release()
    assert not lock.locked()
