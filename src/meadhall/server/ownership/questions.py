"""Questions and notices between the nodes of a hall, for things that no node knows or does alone."""

from __future__ import annotations

import msgspec

from meadhall.server.accounts.people import Person
from meadhall.server.tables.absence_digest import UnreadStory
from meadhall.server.tables.cards import Card


class Message(msgspec.Struct, frozen=True, tag=True):
    """Base of all questions and notices."""


class Cards(Message, frozen=True):
    """How do these tables stand in lists?"""

    tables: list[str]


class Present(Message, frozen=True):
    """Ask at which tables a person is now."""

    person: str


class News(Message, frozen=True):
    """Write the digest of an unread story."""

    unread: UnreadStory


class HandOver(Message, frozen=True):
    """Give a guest's tables to the account that the guest has logged in to."""

    guest: str


class SeatAgain(Message, frozen=True):
    """Seat a person at the table of the next match, in their old seats."""

    person: Person
    table: str
    seats: dict[int, str]


Question = Cards | Present | News | HandOver | SeatAgain


class PersonRenamed(Message, frozen=True):
    """A person has a new name or account."""

    person: Person


class SessionReset(Message, frozen=True):
    """A session, or a guest, must reconnect at every table."""

    session: str
    guest: str


class PersonReset(Message, frozen=True):
    """A person must reconnect at every table."""

    person: str


class SessionEnded(Message, frozen=True):
    """A session has ended; with `person`, all of theirs."""

    session: str
    person: str


Notice = PersonRenamed | SessionReset | PersonReset | SessionEnded


class FoundCards(msgspec.Struct, frozen=True):
    """Cards of tables; unreadable ones are left out."""

    cards: dict[str, Card]
