"""Reading moves: the notation of `moves.py`, forgiving about case, spaces, spelled-out names and filler words."""

from __future__ import annotations

import re
from collections.abc import Callable

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import (
    AGAIN,
    DONE,
    LEAVE,
    PASS,
    PLACE_MARKER,
    PRIVILEGE_CHOICE,
    REMOVE,
    REPLACE,
    ROLL,
    SKIP,
    STOP,
    TAKE,
    Accept,
    Agree,
    Counter,
    Deliver,
    GenoaMove,
    Go,
    Hold,
    Main,
    Offer,
    Order,
    Own,
    Pick,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Start,
    Withdraw,
)
from loggia.games.genoa.rules.pieces import BUILDINGS, GOOD_NO, GOODS, KIND_NO, KINDS, MARKER, SPECIALS, WARES
from loggia.games.genoa.rules.trade.bundles import GIVER, NOTHING, RECEIVER, Bundle
from loggia.kernel import NotAMove, phrase

_PLAIN: dict[str, GenoaMove] = {
    "roll": ROLL,
    "stop": STOP,
    "pass": PASS,
    "take": TAKE,
    "leave": LEAVE,
    "again": AGAIN,
    "done": DONE,
    "skip": SKIP,
}
_CONFIRMED = (["take", "further_action"], ["take", "with", "further_action"])
"""Naming the card merely confirms what GEN-ACT-9 settles."""
_OPS = {PLACE_MARKER, REMOVE, REPLACE}
_SPOKEN = {
    "1:1 trade": "trade_1_1",
    "trade 1:1": "trade_1_1",
    "1 to 1 trade": "trade_1_1",
    "harbour": "harbor",
    "owner marker": MARKER,
    "market place": "market",
}


class _Unreadable(ValueError):
    """A word that fits nowhere; becomes `NotAMove` with the verb's notation."""


class Reader:
    """Reads the notation of one box: its fields and its cards.

    >>> from loggia.games.genoa import GAME
    >>> Reader(GAME.box).read("Offer 15 + silk for Guild hall").text()
    'offer guild_hall pay 15 + silk'
    """

    def __init__(self, box: GenoaBox) -> None:
        self._box = box
        self._cards = {card.lower(): card for card in box.card_ids}
        self._fields = {field.lower(): field for field in box.fields}
        spoken = dict(_SPOKEN)
        for name in (*BUILDINGS, *SPECIALS, *KINDS):
            if "_" in name:
                spoken[name.replace("_", " ")] = name
        for name in (*WARES, MARKER, *KINDS, *SPECIALS):
            spoken[f"{name.replace('_', ' ')}s"] = name
        plurals = {f"{name}s": name for name in (*KINDS, MARKER)}
        self._spoken = {**spoken, **plurals}
        longest = sorted(self._spoken, key=len, reverse=True)
        self._names = re.compile(r"(?<![\w:])(" + "|".join(map(re.escape, longest)) + r")(?!\w)")
        self._verbs: dict[str, Callable[[list[str]], GenoaMove]] = {
            "start": lambda words: Start(self._one_field(words)),
            "go": lambda words: Go(self._one_field(words)),
            "offer": self._offer,
            "counter": self._counter,
            "withdraw": self._withdraw,
            "accept": self._accept,
            "agree": self._agree,
            "main": self._main,
            "pick": lambda words: Pick(self._one_card(words)),
            "order": lambda words: Order(self._one_card(words)),
            "deliver": lambda words: Deliver(self._one_card(words)),
            "hold": lambda words: Hold(self._one_card(words)),
            "play": self._play,
            "own": self._own,
        }

    def read(self, text: str) -> GenoaMove:
        """The move with that text, or `NotAMove` that explains the notation of its verb."""
        words = self.words(text)
        verb = words[0] if words else ""
        plain = _PLAIN.get(verb)
        if plain is not None and (len(words) == 1 or words in _CONFIRMED):
            return plain
        reader = self._verbs.get(verb)
        if reader is None:
            known = f"genoa-notation-{verb}" if plain is not None else "genoa-notation"
            raise NotAMove(phrase("genoa-not-a-move", given=text.strip(), notation=phrase(known)))
        try:
            return reader(words[1:])
        except (ValueError, IndexError):
            notation = phrase(f"genoa-notation-{verb}")
            raise NotAMove(phrase("genoa-not-a-move", given=text.strip(), notation=notation)) from None

    def words(self, text: str) -> list[str]:
        """The words of a text, with names, money and pieces in their written form."""
        low = " ".join(text.lower().split())
        low = low.replace("(giver picks)", " giver ").replace("(receiver picks)", " receiver ")
        low = low.replace("giver picks", "giver").replace("receiver picks", "receiver").replace("(closed)", " ")
        low = re.sub(r"\b(card|drawn):\s*", lambda found: "drawn " if found[1] == "drawn" else "", low)
        low = self._names.sub(lambda found: self._spoken[found[1]], low)
        low = re.sub(r"(\d+)\s*(ducats?|d)\b", r"\1", low)
        low = re.sub(r"\s*\+\s*(?!place)", " + ", low).replace(",", " + ")
        low = re.sub(r"\s*:\s*(place|remove)", r":\1", low)
        return low.split()

    # --- parts ----------------------------------------------------------------------------------------

    def field(self, word: str) -> str:
        """The field of that name; `ValueError` if there is none."""
        if word not in self._fields:
            raise _Unreadable
        return self._fields[word]

    def _one_field(self, words: list[str]) -> str:
        if words and words[0] in ("to", "at"):
            words = words[1:]
        if len(words) != 1:
            raise _Unreadable
        return self.field(words[0])

    def _card(self, word: str) -> str:
        if word not in self._cards:
            raise _Unreadable
        return self._cards[word]

    def _one_card(self, words: list[str]) -> str:
        if len(words) != 1:
            raise _Unreadable
        return self._card(words[0])

    def _thing(self, word: str) -> str:
        return word if word in GOOD_NO else self._card(word)

    def bundle(self, words: list[str]) -> tuple[Bundle, tuple[str, ...]]:
        """The items between the plus signs, in canonical order; `closed MS01` names a card of a closed item."""
        if words == ["nothing"]:
            return NOTHING, ()
        money, picks = 0, ""
        goods: dict[str, int] = {}
        closed: dict[str, int] = {}
        drawn: dict[str, int] = {}
        cards: list[str] = []
        named: list[str] = []
        repeated = False
        for item in _split(words, "+"):
            if item[0] == "drawn":
                name, count = self._counted([word for word in item[1:] if word not in (GIVER, RECEIVER)])
                picks = RECEIVER if RECEIVER in item else picks  # for goods that are all alike it means nothing
                repeated |= name in drawn
                drawn[name] = count
            elif item[0] == "closed":
                for word in item[1:]:
                    card = self._card(word)
                    kind = KINDS[self._box.card_kind[self._box.card_no[card]]]
                    closed[kind] = closed.get(kind, 0) + 1
                    named.append(card)
            elif len(item) == 1 and re.fullmatch(r"-?\d+", item[0]):
                repeated |= bool(money)
                money = int(item[0])
            elif len(item) == 1 and item[0] in self._cards:
                repeated |= self._cards[item[0]] in cards
                cards.append(self._cards[item[0]])
            else:
                name, count = self._counted(item)
                side = closed if name in KIND_NO else goods
                repeated |= name in side
                side[name] = count
        if repeated:
            raise _Unreadable
        return (
            Bundle(
                money,
                tuple(goods.items()),
                tuple(cards),
                tuple(closed.items()),
                tuple(drawn.items()),
                picks,
            ),
            tuple(named),
        )

    def _counted(self, words: list[str]) -> tuple[str, int]:
        """`silk`, `2 silk`, `2 x silk`."""
        count = 1
        if words and re.fullmatch(r"\d+x?", words[0]):
            count = int(words[0].rstrip("x"))
            words = words[2:] if len(words) > 1 and words[1] == "x" else words[1:]
        if len(words) != 1 or (words[0] not in GOOD_NO and words[0] not in KIND_NO):
            raise _Unreadable
        return words[0], count

    # --- verbs with arguments -------------------------------------------------------------------------

    def _terms(self, words: list[str]) -> tuple[str, Bundle, Bundle, tuple[str, ...]]:
        """`park pay 15 + silk ask copper with MS01`, or `15 + silk for park ask copper`."""
        words, named = self._named(words)
        ask_words: list[str] = []
        if "ask" in words:
            at = words.index("ask")
            words, ask_words = words[:at], words[at + 1 :] or ["?"]
        if "pay" in words[:2]:
            field, pay_words = self.field(words[0]), words[2:]
        elif "for" in ask_words:
            at = ask_words.index("for")
            field, pay_words, ask_words = self._one_field(ask_words[at + 1 :]), words, ask_words[:at]
        else:
            at = words.index("for")
            field, pay_words = self._one_field(words[at + 1 :]), words[:at]
        pay, pay_named = self.bundle(pay_words)
        ask, ask_named = self.bundle(ask_words) if ask_words else (NOTHING, ())
        return field, pay, ask, (*named, *pay_named, *ask_named)

    def _named(self, words: list[str]) -> tuple[list[str], tuple[str, ...]]:
        if "with" not in words:
            return words, ()
        at = words.index("with")
        if at + 1 == len(words):
            raise _Unreadable
        return words[:at], tuple(self._card(word) for word in words[at + 1 :] if word != "+")

    def _offer(self, words: list[str]) -> Offer:
        return Offer(*self._terms(words))

    def _counter(self, words: list[str]) -> Counter:
        return Counter(int(words[0]), *self._terms(words[1:]))

    def _withdraw(self, words: list[str]) -> Withdraw:
        return Withdraw(self._one_field(words)) if len(words) == 1 else Withdraw(self.field(words[1]), int(words[0]))

    def _accept(self, words: list[str]) -> Accept:
        words, named = self._named(words)
        seat = int(words[0])
        return Accept(seat, *self._version(words[1:]), named)

    def _agree(self, words: list[str]) -> Agree:
        words, named = self._named(words)
        return Agree(*self._version(words), named)

    def _version(self, words: list[str]) -> tuple[str, int]:
        field, version = "", 0
        for word in words:
            if re.fullmatch(r"v[1-9]\d*", word) and not version:
                version = int(word[1:])
            elif not field and not version:
                field = self.field(word)
            else:
                raise _Unreadable
        return field, version

    def _main(self, words: list[str]) -> Main:
        return Main(*self._choice(words))

    def _choice(self, words: list[str]) -> tuple[str, str]:
        """Nothing, `privilege`, or a large order with the special card wanted."""
        if not words:
            return "", ""
        if words == [PRIVILEGE_CHOICE]:
            return PRIVILEGE_CHOICE, ""
        special = words[1] if len(words) > 1 else ""
        if len(words) > 2 or (special and special not in SPECIALS):
            raise _Unreadable
        return self._card(words[0]), special

    def _play(self, words: list[str]) -> GenoaMove:
        card, rest = words[0], words[1:]
        if card == "any_ware" and len(rest) == 1 and rest[0] in WARES:
            return PlayAnyWare(rest[0])
        if card == "building_action" and rest and rest[0] in BUILDINGS:
            return PlayBuilding(rest[0], *self._choice(rest[1:]))
        if card == "trade_1_1" and len(rest) == 3 and rest[1] == "for" and rest[2] in (*GOODS, *KINDS):
            return PlayTrade(self._thing(rest[0]), rest[2])
        raise _Unreadable

    def _own(self, words: list[str]) -> Own:
        ops: list[tuple[str, str]] = []
        for word in words[1:]:
            building, _, op = word.partition(":")
            if building not in BUILDINGS or op not in _OPS:
                raise _Unreadable
            ops.append((building, op))
        return Own(self.field(words[0]), tuple(ops))


def _split(words: list[str], at: str) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == at:
            parts.append([])
        else:
            parts[-1].append(word)
    if not all(parts):
        raise _Unreadable
    return parts
