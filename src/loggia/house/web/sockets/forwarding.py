"""Actions over HTTP at a table that another worker owns: the owner carries them out, and its answer is handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from loggia.house.club.frames import NoAnswerFromWorker, WorkerFrame
from loggia.house.problems import Trouble, trouble
from loggia.house.store import WriteFailed
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.live_table import LiveTable
from loggia.kernel import Phrase

if TYPE_CHECKING:
    from loggia.house.club.link import Link
    from loggia.house.house import House

NOT_MINE = b"not mine"
"""The answer of a worker that does not own the table."""


class ForwardedTrouble(msgspec.Struct):
    """A `Trouble` on its way from the owner to the worker that was asked."""

    status: int
    why: dict[str, Any]
    kind: str
    rule: str
    wait: float


async def forward(link: Link | None, what: str, live: LiveTable, body: bytes, asker: Asker) -> msgspec.Raw:
    """Have the owner carry out an action; its answer, or `Trouble`. Where no answer comes it may have been carried out:
    whoever asks again with the same key is told so."""
    if link is None:
        raise trouble(503, "house-busy")
    frame = WorkerFrame("act", 0, 0, asker.id, live.code, body, f"{what} {asker.invite}", asker.visitor)
    try:
        answer = await link.request(live.owner, frame)
    except NoAnswerFromWorker as error:
        raise trouble(503, "house-busy") from error
    if answer == NOT_MINE:
        raise trouble(503, "house-busy")
    if answer[:1] == b"!":
        why = msgspec.msgpack.decode(answer[1:], type=ForwardedTrouble)
        raise Trouble(why.status, Phrase.read(why.why), why.kind, why.rule, why.wait)
    return msgspec.Raw(answer)


async def is_ours(house: House, table: str) -> bool:
    """Whether we own a table, and know it: PostgreSQL may say so before we have heard of it."""
    live = house.live_tables.known(table)
    if live is None or live.epoch <= 0:
        try:
            live = await house.live_tables.get(table)
        except (Trouble, WriteFailed):
            return False
    return live.epoch > 0


async def act_for(house: House, frame: WorkerFrame) -> bytes:
    """Carry out an action that another worker was asked for."""
    if not await is_ours(house, frame.table):
        return NOT_MINE
    what, _, invite = frame.about.partition(" ")
    person = await house.accounts.get(frame.person)
    try:
        asker = Asker(person, frame.more, invite)
        return msgspec.json.encode(await house.actions.act(what, frame.table, frame.text, asker))
    except WriteFailed:
        problem = trouble(503, "house-cannot-write")
    except Trouble as why:
        problem = why
    told = ForwardedTrouble(problem.status, problem.why.plain(), problem.kind, problem.rule, problem.wait)
    return b"!" + msgspec.msgpack.encode(told)
