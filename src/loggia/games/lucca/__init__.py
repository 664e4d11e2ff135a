"""Lucca, the City of Games: draft triplets, build palaces, give parties, hold the walls. README.md tells more.

What the game is, and which function answers which question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from loggia.games.lucca import faces, imagining, insight, learned, pointing, refusals, rules, setup, sketch, turns
from loggia.games.lucca import view as views
from loggia.games.lucca.events import EVENTS
from loggia.games.lucca.moves import Build, Keep, LuccaMove, Notation, Open, Play, Take
from loggia.games.lucca.pieces import Box, Setting
from loggia.games.lucca.reading import own_box, read_box
from loggia.games.lucca.result import result
from loggia.games.lucca.state import LuccaState
from loggia.kernel import Chance, Faces, Game, Insight, Options, Rules, Teller, flag, wrong_setup

LuccaGame = Game[LuccaState, LuccaMove, Box]

P = ParamSpec("P")
T = TypeVar("T")


def _set(
    box: Box, function: Callable[Concatenate[Setting, LuccaState, P], T]
) -> Callable[Concatenate[LuccaState, P], T]:
    """The function, given what stays the same during the state's match."""
    settings = box.settings

    def asked(state: LuccaState, /, *args: P.args, **named: P.kwargs) -> T:
        return function(settings[state.seats, state.celebration], state, *args, **named)

    return asked


def _rules(box: Box, notation: Notation) -> Rules[LuccaState, LuccaMove]:
    settings = box.settings

    def start(seats: int, options: Options, chance: Chance, tell: Teller) -> LuccaState:
        return setup.set_up(settings[seats, bool(options["celebration"])], chance, tell)

    def choices(state: LuccaState, seat: int) -> Sequence[LuccaMove]:
        return rules.choices(settings[state.seats, state.celebration], notation, state, seat)

    def advance(state: LuccaState, seat: int, move: LuccaMove, chance: Chance, tell: Teller) -> None:
        rules.advance(settings[state.seats, state.celebration], state, seat, move, chance, tell)

    return Rules(
        start=start,
        deciding=rules.deciding,
        choices=choices,
        refusal=_set(box, refusals.refusal),
        advance=advance,
        result=_set(box, result),
        tally=rules.tally,
        turn=rules.turn,
        open_view=_set(box, views.open_view),
        own_view=_set(box, views.own_view),
        imagine=_set(box, imagining.imagine),
        inventory=setup.inventory,
    )


def _faces(box: Box, notation: Notation) -> Faces[LuccaState, LuccaMove]:
    settings = box.settings
    return Faces(
        codes=len(notation.moves),
        parse=notation.parse,
        read=lambda state, text: notation.parse(text, settings[state.seats, state.celebration].wilds),
        code=notation.code,
        decode=notation.moves.__getitem__,
        prompt=_set(box, views.prompt),
        describe=_set(box, faces.describe),
        effect=_set(box, faces.effect),
        ids=_set(box, faces.ids),
        meant=_set(box, pointing.meant),
        sketch=sketch.sketch,
    )


def _insight(box: Box, notation: Notation, ask: Rules[LuccaState, LuccaMove]) -> Insight[LuccaState, LuccaMove]:
    settings = box.settings

    def gist(state: LuccaState, seat: int) -> Sequence[LuccaMove]:
        """LUC-MOVE-6: cards that can be played in any order are thought through in one."""
        if len(state.hand) > 1:
            setting = settings[state.seats, state.celebration]
            card = insight.in_hand(setting, state.hand)
            if card is not None:
                return turns.card_choices(setting, notation, state, (card,))
        return ask.choices(state, seat)

    return Insight(
        values=_set(box, insight.values),
        judge=_set(box, learned.judge),
        weigh=_set(box, insight.weigh),
        gist=gist,
        news=lambda state: tuple(state.triplets),
    )


def on_box(box: Box, data_digest: str = "") -> LuccaGame:
    """The game with one box of cards."""
    notation = Notation(box)
    ruled = _rules(box, notation)
    return Game(
        name="lucca",
        seats=(2, 3, 4, 5),
        options=(flag("celebration"),),
        box=box,
        rules=ruled,
        faces=_faces(box, notation),
        insight=_insight(box, notation, ruled),
        view_type=views.LuccaView,
        move_types=(Keep, Open, Take, Play, Build),
        event_types=EVENTS,
        reconstructed=True,
        data_digest=data_digest,
        on_data=_on_data,
    )


def _on_data(path: Path) -> LuccaGame:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise wrong_setup("lucca-data-unreadable", file=path.name, why=error.strerror or "?") from error
    return on_box(read_box(content), hashlib.sha256(content).hexdigest())


GAME = on_box(own_box())
