"""The contract that every game keeps, and the laws that test it. No game knowledge, no I/O."""

from loggia.kernel.chance import Chance, commitment, new_seed
from loggia.kernel.doors import Clock, Faces, Insight, Rules, Trade, eventclass, plain_insight
from loggia.kernel.event import SILENCE, Event, Teller, Told
from loggia.kernel.game import AnyGame, Game
from loggia.kernel.match import Choice, Mark, Match, deal_anew, deal_as_recorded, replay
from loggia.kernel.move import Move, State
from loggia.kernel.option import Option, Options, OptionValue, Preset, flag
from loggia.kernel.phrase import Phrase, PlainPhrase, Said, Seat, phrase
from loggia.kernel.record import BadRecord, Imagined, Record
from loggia.kernel.refusal import (
    NotAllowed,
    NotAMove,
    OutOfDate,
    Refused,
    WrongSetup,
    not_allowed,
    wrong_setup,
)
from loggia.kernel.result import Point, PointData, Result, ResultData, SeatPoints, ranked
from loggia.kernel.showing import MatchView, is_final, why_not
from loggia.kernel.sight import Sight
from loggia.kernel.trade import Bargain, Deal, No, OrderForm, OrderSlot, Proposal, Reply, Talk

__all__ = [
    "SILENCE",
    "AnyGame",
    "BadRecord",
    "Bargain",
    "Chance",
    "Choice",
    "Clock",
    "Deal",
    "Event",
    "Faces",
    "Game",
    "Imagined",
    "Insight",
    "Mark",
    "Match",
    "MatchView",
    "Move",
    "No",
    "NotAMove",
    "NotAllowed",
    "Option",
    "OptionValue",
    "Options",
    "OrderForm",
    "OrderSlot",
    "OutOfDate",
    "Phrase",
    "PlainPhrase",
    "Point",
    "PointData",
    "Preset",
    "Proposal",
    "Record",
    "Refused",
    "Reply",
    "Result",
    "ResultData",
    "Rules",
    "Said",
    "Seat",
    "SeatPoints",
    "Sight",
    "State",
    "Talk",
    "Teller",
    "Told",
    "Trade",
    "WrongSetup",
    "commitment",
    "deal_anew",
    "deal_as_recorded",
    "eventclass",
    "flag",
    "is_final",
    "new_seed",
    "not_allowed",
    "phrase",
    "plain_insight",
    "ranked",
    "replay",
    "why_not",
    "wrong_setup",
]
