"""For the composer's test: moments of negotiations as views, and the room's judgement over what was composed there.

`python lawful.py dump SEATS PACE` writes views; `python lawful.py check SEATS PACE` reads `[[moment, seat, text], ...]`
and writes those that the room refuses. Both play the same random match.
"""

import json
import sys
from collections.abc import Iterator

from loggia import games
from loggia.kernel import Chance, Match, Refused
from loggia.kernel.random_play import random_decision

MOMENTS = 30


def negotiations(seats: int, pace: str) -> Iterator[Match]:
    """The match at moments at which somebody may write a proposal."""
    match = games.game("genoa").new(seats, {"pace": pace}, "composer")
    chance = Chance("composer")
    found, steps = 0, 0
    while not match.over and found < MOMENTS:
        seat, move = random_decision(match, chance)
        match.play(seat, move)
        steps += 1
        if steps % 11 == 0 and any(match.view(one)["table"]["talk"]["forms"] for one in range(seats)):
            found += 1
            yield match


def main() -> None:
    """Dump or check."""
    what, seats, pace = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    if what == "dump":
        print(json.dumps([[match.view(seat)["table"] for seat in range(seats)] for match in negotiations(seats, pace)]))
        return
    written = json.load(sys.stdin)
    refused = []
    for number, match in enumerate(negotiations(seats, pace)):
        for moment, seat, text in written:
            if moment != number:
                continue
            try:
                found = match.refusal(seat, match.move(text))
            except Refused as error:
                found = error
            if found is not None:
                refused.append([moment, seat, text, str(found)])
    print(json.dumps(refused))


main()
