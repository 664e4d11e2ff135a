"""The vocabulary: the words that the rules, the data file and the notation share."""

from __future__ import annotations

from typing import Final

# --- what a family owns, in the order of every list of goods ---------------------------------------------------------

GOODS: Final = ("florin", "assassin", "knight", "abbot", "scroll", "carriage", "bishop")
FLORIN: Final = 0
ASSASSIN: Final = 1
KNIGHT: Final = 2
ABBOT: Final = 3
SCROLL: Final = 4
CARRIAGE: Final = 5
BISHOP: Final = 6
GOOD_KINDS: Final = 7

MOST_SEATS: Final = 4
GOODS_AT: Final = tuple(seat * GOOD_KINDS for seat in range(MOST_SEATS))
"""Where each seat's goods begin in the one list of all goods.

>>> GOODS_AT[2] + SCROLL  # the place of seat 2's Scrolls
18
"""

FOLLOWERS: Final = ("assassin", "knight", "abbot")
"""VEC-COMP-6: the three colours of Followers, black, gray and white; goods 1 to 3."""

# --- towns -----------------------------------------------------------------------------------------------------------

CREST_COLOURS: Final = ("brown", "black", "gray", "white", "purple")
"""VEC-COMP-2: the colours that have a middleman, in the order of every list of middlemen."""
BROWN: Final = 0
BLACK: Final = 1
GRAY: Final = 2
WHITE: Final = 3
PURPLE: Final = 4
GREEN: Final = 5
RED: Final = 6
FLORENCE: Final = 7
COLOURS: Final = (*CREST_COLOURS, "green", "red", "florence")

MEANS_OF_TRAVEL: Final = ("stay", "walk", "carriage")
STAY: Final = 0
WALK: Final = 1
BY_CARRIAGE: Final = 2

WAYS_TO_WORK: Final = ("middleman", "bishop", "lie")
TAKES: Final = ("", "florins", "scroll", "bishops", "carriages")

# --- tracks ----------------------------------------------------------------------------------------------------------

TRACKS: Final = ("milan", "venice", "church", "council", "nobility")
"""VEC-TRACK-1: the five tracks; the first three are the outside regions."""
REGIONS: Final = TRACKS[:3]
OFFICES: Final = TRACKS[3:]
COUNCIL: Final = 3
NOBILITY: Final = 4


def is_region(track: int) -> bool:
    """Whether a track is one of the three outside regions."""
    return 0 <= track < len(REGIONS)


# --- crests ----------------------------------------------------------------------------------------------------------

EVENTS: Final = ("levy", "family")
LEVY: Final = 0
FAMILY: Final = 1

LEVY_CHOICES: Final = ("florins", "assassin", "knight", "abbot", "scroll", "carriage", "bishop")
"""VEC-EVT-4: what a Levy can be paid with, in the order of the goods; the first means three Florins."""

# --- tiles -----------------------------------------------------------------------------------------------------------

PROVINCE_EFFECTS: Final = {
    "V-SCROLL": "gain",
    "V-ASSASSIN": "gain",
    "V-TOWNCOIN": "gain_per_town_member",
    "V-REUSE": "reuse",
    "V-NOCOIN": "takeover_free",
    "V-CHOICE": "gain_choice",
    "M-KNIGHT": "gain",
    "M-ABBOT": "gain",
    "M-ROLL": "place_roll",
    "M-DOUBLE": "exchange",
    "M-BUY": "buy",
    "M-PLACE": "place_free",
    "C-ANYCOLOUR": "takeover_any_colour",
    "C-FOLLOWER": "gain",
    "C-SIXCOIN": "gain",
    "C-SCRIBE": "pay_follower_for_scrolls",
    "C-ESCORT": "gain",
}
"""VEC-PT-0: the Province tiles that the rules know, with the kind of effect each has."""

COUNCIL_TRIGGERS: Final = {
    "CC-SCROLL": "take_scroll",
    "CC-COIN": "take_brown_florins",
    "CC-WAGE": "take_follower",
    "CC-ABBOT": "take_abbot",
    "CC-KNIGHT": "take_knight",
    "CC-ASSASSIN": "take_assassin",
    "CC-BISHOP": "take_bishops",
    "CC-CARRIAGE": "take_carriages",
    "CC-RECOVER": "recovery",
    "CC-REINFORCE": "reinforcement",
    "CC-PROVINCE": "takeover",
    "CC-OFFICE": "office",
}
"""VEC-CC-1: the City council tiles, with the action that each enhances."""

NOBILITY_CONDITIONS: Final = {
    "NB-SUPPLY": "sets_of_2_in_supply",
    "NB-TOWNS": "sets_of_2_in_towns",
    "NB-REGIONS": "sets_of_2_on_region_tracks",
    "NB-NOBLES": "each_on_nobility_track",
    "NB-COUNCIL": "each_on_council_track",
    "NB-ESCORT": "pairs_carriage_bishop",
    "NB-HOMES": "one_in_white_black_gray_town",
    "NB-EMBASSY": "sets_one_per_region",
    "NB-NEIGHBOURS": "adjacent_pairs_on_tracks",
    "NB-HOARD": "one_of_each_good",
    "NB-UNUSED": "each_unused_province_tile",
    "NB-CRESTS": "crest_table",
}
"""VEC-NB-0: the Nobility tiles, with what each counts."""

REUSE: Final = "V-REUSE"
NO_COIN: Final = "V-NOCOIN"
ANY_COLOUR: Final = "C-ANYCOLOUR"
