"""Reminders: absent players get a message in their channel when a table waits for them, or the match has ended."""

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
from meadhall.server.wording.hall_words import hall_says

AGAIN: Final = 5 * MINUTE  # interval between two checks whether a person has a channel
OLD: Final = HOUR  # seconds after which the end of a match is no longer news


class Reminders:
    """Reminds absent players of tables that wait for them."""

    def __init__(self, awake: OpenTables, services: Services) -> None:
        self._awake = awake
        self._services = services
        self._looked_after = set[DueReminder]()  # their tables were already loaded

    async def unlooked(self, now: float) -> list[str]:
        """The unloaded tables where somebody may still need a reminder, as after a restart of the hall."""
        if not self._services.notifier.is_on:
            return []
        until = now - self._services.pace.remind
        found = await self._services.notifier.subscriptions.untold(now - DAY, until)
        tables = {one.table for one in found - self._looked_after}
        self._looked_after = found
        here = await self._services.ownership.owned_here(sorted(tables))
        return [name for name in here if self._awake.find(name) is None]

    async def look_at(self, table: Table, now: float) -> None:
        """Remind everybody who needs it of this table now."""
        notifier = self._services.notifier
        if not notifier.is_on or not table.is_awake:
            return
        for person in self._away(table, now):
            write = partial(message, table.fold, person)
            is_told = await notifier.remind(person, table.id, write)
            table.reminded[person] = inf if is_told else now + AGAIN

    def _away(self, table: Table, now: float) -> list[str]:
        """The awaited people who have been away long enough."""
        after = self._services.pace.remind
        return [
            person
            for person in sorted(concerned(table.fold, now - after, now))
            if table.reminded.get(person, 0.0) <= now and table.away_for(person) >= after
        ]


def concerned(fold: Fold, since: float, now: float) -> set[str]:
    """People awaited by a table since then: asked players and voters, or all players of a finished match."""
    if fold.timed or not fold.begun:
        return set()
    if fold.over:
        return _people(fold, range(len(fold.seats))) if now - OLD <= fold.touched <= since else set()
    if fold.vote is not None:
        return _people(fold, fold.vote.waiting) if fold.vote.at <= since else set()
    return _people(fold, fold.asked_people) if fold.progress.asked_at <= since else set()


def _people(fold: Fold, seats: Iterable[int]) -> set[str]:
    return {person for seat in seats if (person := fold.seats[seat].person) is not None}


def message(fold: Fold, person: str, language: str, origin: str) -> Message:
    """The message about a table in a language; it may contain only what a stranger may know."""
    game, link = fold.game.name, f"{origin}/t/{fold.table}"
    if fold.over:
        return Message(hall_says("hall-match-over", language, game=game), result_line(fold, language), link)
    title = hall_says("hall-your-turn", language, game=game)
    if fold.vote is not None:
        return Message(title, hall_says("hall-vote", language, Names(fold.names), seat=fold.vote.seat), link)
    return Message(title, _company(fold, person, language), link)


def _company(fold: Fold, person: str, language: str) -> str:
    """Names of a person's opponents, in a sentence."""
    others = dict.fromkeys(sitter.name for sitter in fold.seats if sitter.person != person)
    if not others:
        return hall_says("hall-at-table-alone", language)
    return hall_says("hall-at-table", language, names=[*others])
