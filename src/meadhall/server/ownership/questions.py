"""What the nodes of a hall ask and tell each other, since one of them cannot know or do it for the whole hall."""

from __future__ import annotations

import msgspec

from meadhall.server.accounts.people import Person
from meadhall.server.tables.away import Missed
from meadhall.server.tables.cards import Card


class Message(msgspec.Struct, frozen=True, tag=True):
    """The base of all questions and notices."""


class Cards(Message, frozen=True):
    """How do these tables stand in lists?"""

    tables: list[str]


class Present(Message, frozen=True):
    """At which tables is this person now?"""

    person: str


class News(Message, frozen=True):
    """What has somebody missed at a table?"""

    missed: Missed


class HandOver(Message, frozen=True):
    """Give their account what this guest had, who has logged in."""

    guest: str


class SeatAgain(Message, frozen=True):
    """Seat somebody at the table of the next match where they sat at the one before, by the names of then."""

    person: Person
    table: str
    seats: dict[int, str]


Question = Cards | Present | News | HandOver | SeatAgain


class Renamed(Message, frozen=True):
    """A person is called otherwise, or has an account, from now on."""

    person: Person


class Anew(Message, frozen=True):
    """A session, or a guest, is to come in anew at every table."""

    session: str
    guest: str


class Renewed(Message, frozen=True):
    """A person is to come in anew at every table."""

    person: str


class Ended(Message, frozen=True):
    """A session is no more; with `person`, all of theirs."""

    session: str
    person: str


Notice = Renamed | Anew | Renewed | Ended


class Found(msgspec.Struct, frozen=True):
    """How tables stand; one that cannot be read is left out."""

    cards: dict[str, Card]
