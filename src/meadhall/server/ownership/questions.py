"""Questions and notices between the nodes of a hall."""

from __future__ import annotations

import msgspec

from meadhall.server.accounts.people import Person
from meadhall.server.tables.absence_digest import UnreadStory
from meadhall.server.tables.cards import Card


class Message(msgspec.Struct, frozen=True, tag=True):
    """Base of all questions and notices."""


class Cards(Message, frozen=True):
    """Ask for the cards of these tables."""

    tables: list[str]


class Present(Message, frozen=True):
    """Ask for the tables where a person is present now."""

    person: str


class News(Message, frozen=True):
    """Ask for the digest of an unread story."""

    unread: UnreadStory


class HandOver(Message, frozen=True):
    """Transfer a guest's tables to the account that the guest has logged in to."""

    guest: str


class SeatAgain(Message, frozen=True):
    """Seat a person at the table of a rematch, in their old seats if these are free."""

    person: Person
    table: str
    seats: dict[int, str]


Question = Cards | Present | News | HandOver | SeatAgain


class PersonRenamed(Message, frozen=True):
    """A person has a new name or account."""

    person: Person


class SessionReset(Message, frozen=True):
    """The sockets of a session and of a guest must reconnect."""

    session: str
    guest: str


class PersonReset(Message, frozen=True):
    """The sockets of a person must reconnect."""

    person: str


class SessionEnded(Message, frozen=True):
    """A session has ended. If `person` is given, all sessions of this person have ended."""

    session: str
    person: str


Notice = PersonRenamed | SessionReset | PersonReset | SessionEnded


class FoundCards(msgspec.Struct, frozen=True):
    """Reply to `Cards`: cards by table, without unreadable ones."""

    cards: dict[str, Card]
