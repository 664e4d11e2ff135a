"""The Traders of Genoa: what the game is. README.md tells more."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from loggia.games.genoa.faces import faces
from loggia.games.genoa.faces.notation import Reader
from loggia.games.genoa.faces.standing_orders import order_forms, order_words, standing_move
from loggia.games.genoa.insight import insight
from loggia.games.genoa.insight.trade.answers import limits, prices, refuse
from loggia.games.genoa.insight.trade.bargaining import MOMENT, appraise, bargain
from loggia.games.genoa.insight.trade.concessions import reply
from loggia.games.genoa.rules import clock, rules
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.data_file import DATA_FILE, read_data
from loggia.games.genoa.rules.events import EVENT_TYPES
from loggia.games.genoa.rules.moves import MOVE_TYPES, GenoaMove
from loggia.games.genoa.rules.pieces import REVISION
from loggia.games.genoa.rules.state import GenoaState
from loggia.games.genoa.rules.trade.clock import end_talk, talk
from loggia.games.genoa.rules.trade.negotiating import proposals
from loggia.games.genoa.rules.view.types import GenoaView
from loggia.kernel import Game, Option, Preset, Trade

GenoaGame = Game[GenoaState, GenoaMove, GenoaBox]


def trade(box: GenoaBox) -> Trade[GenoaState, GenoaMove]:
    """Bargaining on one box: what bots propose, what absent people have ordered, and how a talk ends."""
    return Trade(
        bargain=partial(bargain, box),
        appraise=partial(appraise, box),
        proposals=partial(proposals, box),
        moment=MOMENT,
        reply=partial(reply, box),
        standing_move=partial(standing_move, box, Reader(box)),
        order_forms=partial(order_forms, box),
        order_words=partial(order_words, box, Reader(box)),
        talk=partial(talk, box),
        end_talk=end_talk,
        refuse=partial(refuse, box),
        prices=partial(prices, box),
        limits=partial(limits, box),
    )


def on_box(box: GenoaBox, data_digest: str = "", older: Mapping[int, GenoaGame] | None = None) -> GenoaGame:
    """The game on the figures of one data file, by the box's revision of the rules."""
    return Game(
        name="genoa",
        revision=box.revision,
        seats=(2, 3, 4, 5),
        options=(
            Option("start_seat", "random", ("random", "0", "1", "2", "3", "4")),
            Option("pace", "live", ("live", "slow")),
        ),
        presets=(
            Preset("first", 3, {}, bots="apprentice"),
            Preset("evening", 3, {}),
            Preset("full", 5, {}),
            Preset("days", 4, {"pace": "slow"}, days=True),
        ),
        box=box,
        rules=rules(box),
        faces=faces(box),
        insight=insight(box),
        trade=trade(box),
        clock=clock(box),
        view_type=GenoaView,
        move_types=MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=box.reconstructed,
        data_digest=data_digest,
        on_data=on_data,
        older=older or {},
    )


def with_older(data: Mapping[str, Any], data_digest: str = "") -> GenoaGame:
    """The game with the earlier revisions of its rules; they differ where the rules ask `GenoaBox.revision`."""
    older = {number: on_box(GenoaBox(data, number), data_digest) for number in range(1, REVISION)}
    return on_box(GenoaBox(data), data_digest, older)


def on_data(path: Path) -> GenoaGame:
    """The game on an owner's data file; `WrongSetup` names what is wrong in it."""
    return with_older(*read_data(path))


GAME = with_older(read_data(DATA_FILE)[0])
