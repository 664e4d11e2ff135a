"""People: guests, accounts, profiles."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import Say, Wire

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=200)]


class Guest(Wire, frozen=True):
    """Come in at once under a chosen name; without one, the house calls the guest `guest:` and a number."""

    name: Annotated[str, Meta(max_length=40)] = ""
    lang: Annotated[str, Meta(max_length=12)] = "en"


class Account(Wire, frozen=True):
    """Turn the guest of this session into an account, or open one at once. The name is the guest's if left empty."""

    password: Password
    name: Annotated[str, Meta(max_length=40)] = ""
    email: Email = ""
    lang: Annotated[str, Meta(max_length=12)] = "en"


class LogIn(Wire, frozen=True):
    """Log in on this device."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(Wire, frozen=True):
    """Change the password; every other device is logged out."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class PersonSettings(Wire, frozen=True):
    """What the person changes about itself; a field left out stays. `page` is the client's own (4 kB of JSON).

    Only a guest may take another `name`: an account logs in with its own.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    email: Email | None = None
    lang: Annotated[str, Meta(max_length=12)] | None = None
    mail_turns: bool | None = None
    page: dict[str, Any] | None = None


class Token(Wire, frozen=True):
    """The secret of a link that the house has mailed."""

    token: Annotated[str, Meta(max_length=400)]


class Forgotten(Wire, frozen=True):
    """Mail me a link to choose another password: the name of an account, or its verified e-mail address."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class ResetPassword(Wire, frozen=True):
    """Choose another password, with the secret of the link that was mailed."""

    token: Annotated[str, Meta(max_length=400)]
    password: Password


class Session(Wire, frozen=True):
    """A device where the person is logged in."""

    id: str
    device: str
    """Browser and system, as far as the browser tells."""
    since: float
    seen: float
    """When it was last used, to the hour."""
    here: bool
    """Whether it is the one that asks."""


class SessionList(Wire, frozen=True):
    """All devices where the person is logged in, the last used first."""

    sessions: list[Session]


class Farewell(Wire, frozen=True):
    """Delete me. An account gives its password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Rating(Wire, frozen=True):
    """How good a person is at one game: a number with its uncertainty (both on a scale where 1500 is a newcomer)."""

    game: str
    rating: int
    give_or_take: int
    matches: int


class Me(Wire, frozen=True):
    """The person of this session."""

    id: int
    name: str
    guest: bool
    lang: str
    email: str
    email_verified: bool
    """Mail goes to an address only after its owner has opened the link that was sent there."""
    mail_turns: bool
    page: dict[str, Any]
    muted: list[int]
    blocked: list[int]
    host: bool
    """Whether the person looks after the house."""
    unseen: int
    """Notes not yet seen."""
    warning: Say | None = None
    """The house's last warning about leaving rated matches, until notes are marked as seen."""


class Visitor(Wire, frozen=True):
    """Whoever asks: the person of this session, or nobody."""

    me: Me | None


class Profile(Wire, frozen=True):
    """A person's page."""

    id: int
    name: str
    guest: bool
    since: float
    ratings: list[Rating]
    played: int
    won: int


class Past(Wire, frozen=True):
    """A finished match in a history."""

    table: str
    game: str
    ended: float
    rated: bool
    seats: list[str]
    """The players' names by seat."""
    seat: int
    scores: list[int]
    ranks: list[int]
    rank: int
    change: int
    """By how much the rating changed."""
    open: bool
    """Whether I may watch it: I sat there, or everybody may."""


class History(Wire, frozen=True):
    """Finished matches, newest first; `next` is the `before` of the next page, 0 at the end."""

    matches: list[Past]
    next: float


class Subscription(Wire, frozen=True):
    """A browser's Web Push subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    keys: dict[str, Annotated[str, Meta(max_length=200)]] = msgspec.field(default_factory=dict)


class OneNote(Wire, frozen=True):
    """Something a person should know: `turn`, `started`, `over`, `asked`, `pause`, `invited`, `followed`, `warned`."""

    id: int
    at: float
    kind: str
    table: str
    game: str
    say: Say
    seen: bool
    invite: str = ""
    """The secret of the table's invite link, where somebody invites me."""


class Notes(Wire, frozen=True):
    """The person's last notes, newest first."""

    notes: list[OneNote]


class Export(Wire, frozen=True):
    """All the house keeps about a person."""

    me: Me
    since: float
    ratings: list[Rating]
    matches: list[Past]
    tables: list[str]
    chat: list[dict[str, Any]]
    notes: list[OneNote]
    sessions: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    """All that the person did at tables, as the logs keep it."""
    orders: list[dict[str, Any]]
    """Standing orders."""
    push: list[str]
    """The browsers that are notified."""
    reports: list[dict[str, Any]]
    """What the person has reported."""
    following: list[int]
    """The people whom the person follows."""
    conduct: list[dict[str, Any]]
    """How rated matches ended for me: `finished`, `resigned`, `left` (given up at once), `late` (out of time)."""
    exercises: list[dict[str, Any]]
    """My first answers to exercises."""
    studies: list[dict[str, Any]] = msgspec.field(default_factory=list)
    """My studies, whole."""
