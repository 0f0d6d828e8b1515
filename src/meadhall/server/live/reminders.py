"""Reminders: absent players receive a message in their channel when a table waits for them, or a match has ended."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import inf
from typing import Final

from meadhall.engine.language.names import Names
from meadhall.server.config.settings import DAY, HOUR, MINUTE
from meadhall.server.live.open_tables import OpenTables
from meadhall.server.live.services import Services
from meadhall.server.live.table import Table
from meadhall.server.notify.channels import Message
from meadhall.server.notify.subscriptions import DueReminder
from meadhall.server.tables.cards import result_line
from meadhall.server.tables.fold import Fold
from meadhall.server.wording.hall_words import hall_text

CHANNEL_CHECK_SECONDS: Final = 5 * MINUTE  # before the next check whether a person has a channel
MAX_NEWS_AGE: Final = HOUR  # after this time nobody is notified of the end of a match


class Reminders:
    """Sends reminders to absent players."""

    def __init__(self, open_tables: OpenTables, services: Services) -> None:
        self._open_tables = open_tables
        self._services = services
        self._checked = set[DueReminder]()  # due reminders of the last search; their tables were loaded then

    async def unchecked_tables(self, now: float) -> list[str]:
        """Return the unloaded tables with new due reminders. After a restart of the hall, all due reminders are new."""
        if not self._services.notifier.is_on:
            return []
        until = now - self._services.pace.remind_after
        reminders = await self._services.notifier.subscriptions.due_reminders(now - DAY, until)
        tables = {reminder.table for reminder in reminders - self._checked}
        self._checked = reminders
        owned = await self._services.ownership.owned_tables(sorted(tables))
        return [name for name in owned if self._open_tables.find(name) is None]

    async def remind(self, table: Table, now: float) -> None:
        """Send all reminders that are due at this table."""
        notifier = self._services.notifier
        if not notifier.is_on or not table.is_loaded:
            return
        for person in self._absent_people(table, now):
            write = partial(reminder_message, table.fold, person)
            has_channel = await notifier.remind(person, table.id, write)
            table.remind_after[person] = inf if has_channel else now + CHANNEL_CHECK_SECONDS

    def _absent_people(self, table: Table, now: float) -> list[str]:
        """Return the people to remind: the table waits for them, and they have been away for long enough."""
        after = self._services.pace.remind_after
        return [
            person
            for person in sorted(awaited_people(table.fold, now - after, now))
            if table.remind_after.get(person, 0.0) <= now and table.seconds_away(person) >= after
        ]


def awaited_people(fold: Fold, since: float, now: float) -> set[str]:
    """Return the people to notify: the asked people, or all players if the match is over.

    The set is empty if the question, vote or end of the match is newer than `since`.
    """
    if fold.is_timed or not fold.has_begun:
        return set()
    if fold.over:
        return _people_at(fold, range(len(fold.seats))) if now - MAX_NEWS_AGE <= fold.touched <= since else set()
    if fold.vote is not None:
        return _people_at(fold, fold.vote.waiting) if fold.vote.opened_at <= since else set()
    return _people_at(fold, fold.asked_person_seats) if fold.progress.asked_at <= since else set()


def _people_at(fold: Fold, seats: Iterable[int]) -> set[str]:
    return {person for seat in seats if (person := fold.seats[seat].person) is not None}


def reminder_message(fold: Fold, person: str, language: str, origin: str) -> Message:
    """Return the message about a table. An external service reads it, so it contains only public facts."""
    game, link = fold.game.name, f"{origin}/t/{fold.table}"
    if fold.over:
        return Message(hall_text("hall-match-over", language, game=game), result_line(fold, language), link)
    title = hall_text("hall-your-turn", language, game=game)
    if fold.vote is not None:
        return Message(title, hall_text("hall-vote", language, Names(fold.names), seat=fold.vote.seat), link)
    return Message(title, _opponents(fold, person, language), link)


def _opponents(fold: Fold, person: str, language: str) -> str:
    """Return a sentence with the names of a person's opponents."""
    others = dict.fromkeys(seat_state.name for seat_state in fold.seats if seat_state.person != person)
    if not others:
        return hall_text("hall-at-table-alone", language)
    return hall_text("hall-at-table", language, names=[*others])
