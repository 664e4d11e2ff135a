"""The Traders of Genoa: what the game is, and which function answers which question.

The rules stand in the modules of their chapters, see `rules.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from loggia.games.genoa import choices, faces, pointing, previews, prompts, rules, scoring, timing, turns
from loggia.games.genoa import view as views
from loggia.games.genoa.bargaining import appraise, bargain
from loggia.games.genoa.catalogue import Catalogue
from loggia.games.genoa.datafile import read_checked
from loggia.games.genoa.events import EVENT_TYPES
from loggia.games.genoa.gist import gist
from loggia.games.genoa.imagining import imagine
from loggia.games.genoa.insight import values
from loggia.games.genoa.learned import judge
from loggia.games.genoa.moves import MOVE_TYPES, GenoaMove
from loggia.games.genoa.negotiating import addressed
from loggia.games.genoa.notation import Reader
from loggia.games.genoa.pieces import DATA_FILE, REVISION, Box, read_data
from loggia.games.genoa.sampling import sample
from loggia.games.genoa.sketch import sketch
from loggia.games.genoa.standing import read_order, standing_move
from loggia.games.genoa.state import GenoaState
from loggia.games.genoa.viewtypes import GenoaView
from loggia.games.genoa.weighing import weigh
from loggia.kernel import Clock, Faces, Game, Insight, Option, Rules, Trade

GenoaGame = Game[GenoaState, GenoaMove, Box]
SEATS = (2, 3, 4, 5)


def _rules(box: Box, book: Catalogue) -> Rules[GenoaState, GenoaMove]:
    return Rules(
        check_options=turns.check_options,
        start=partial(turns.start, box),
        deciding=rules.deciding,
        awaited=partial(rules.awaited, box),
        choices=partial(choices.choices, box, book),
        speaks=partial(choices.speaks, box, book),
        lists_all=choices.lists_all,
        sample=partial(sample, box, book),
        refusal=partial(rules.refusal, box),
        advance=partial(rules.advance, box),
        result=partial(scoring.result, box),
        tally=partial(scoring.tally, box),
        points_now=partial(scoring.points_now, box),
        turn=turns.turn,
        round=turns.round_number,
        open_view=partial(views.open_view, box),
        own_view=partial(views.own_view, box),
        imagine=partial(imagine, box, book),
        inventory=partial(rules.inventory, box),
    )


def _faces(box: Box, book: Catalogue, reader: Reader) -> Faces[GenoaState, GenoaMove]:
    return Faces(
        codes=book.codes,
        parse=reader.read,
        code=book.code,
        decode=book.decode,
        prompt=partial(prompts.prompt, box, book),
        describe=partial(faces.describe, box),
        effect=partial(previews.effect, box),
        aside=partial(faces.aside, box),
        stance=partial(prompts.stance, box),
        ids=partial(faces.ids, box),
        meant=partial(pointing.meant, box),
        sketch=partial(sketch, box),
    )


def _insight(box: Box, book: Catalogue) -> Insight[GenoaState, GenoaMove]:
    return Insight(
        values=partial(values, box),
        judge=partial(judge, box),
        weigh=partial(weigh, box),
        gist=partial(gist, box, book),
    )


def _trade(box: Box, book: Catalogue, reader: Reader) -> Trade[GenoaState, GenoaMove]:
    def ordered(state: GenoaState, seat: int, orders: Sequence[str]) -> GenoaMove | None:
        """GEN-NEG-16."""
        return standing_move(box, state, seat, [read_order(reader, order) for order in orders])

    return Trade(
        bargain=partial(bargain, box, book),
        appraise=partial(appraise, box, book),
        addressed=partial(addressed, box),
        standing_move=ordered,
        talk=partial(timing.talk, box),
        end_talk=timing.end_talk,
    )


def on_box(box: Box, data_digest: str = "", older: Mapping[int, GenoaGame] | None = None) -> GenoaGame:
    """The game with one box: on one data file, by one revision of the rules."""
    book, reader = Catalogue(box), Reader(box)
    return Game(
        name="genoa",
        revision=box.revision,
        seats=SEATS,
        options=(
            Option("start_seat", "random", ("random", "0", "1", "2", "3", "4")),
            Option("pace", "live", ("live", "slow")),
        ),
        box=box,
        rules=_rules(box, book),
        faces=_faces(box, book, reader),
        insight=_insight(box, book),
        trade=_trade(box, book, reader),
        clock=Clock(
            reserve=box.live_clock["seat_bank_s"],
            seconds=partial(timing.seconds, box),
            timeout=partial(timing.timeout, box),
        ),
        view_type=GenoaView,
        move_types=MOVE_TYPES,
        event_types=EVENT_TYPES,
        reconstructed=True,
        data_digest=data_digest,
        on_data=_on_data,
        older=older or {},
    )


def with_older(data: Mapping[str, Any], data_digest: str = "") -> GenoaGame:
    """The game with the earlier revisions of its rules; they differ where the rules ask `Box.revision`."""
    older = {revision: on_box(Box(data, revision), data_digest) for revision in range(1, REVISION)}
    return on_box(Box(data), data_digest, older)


def _on_data(path: Path) -> GenoaGame:
    return with_older(read_checked(path), hashlib.sha256(path.read_bytes()).hexdigest())


GAME = with_older(read_data(DATA_FILE))
