"""Interrupts of people who are away: who wishes so lets happen what others do, and nobody waits for them."""

from __future__ import annotations

from meadhall.server.live.table import Table


def let_be(table: Table) -> list[int]:
    """The seats that are asked whether they break in, and whose players do not want to be asked while they are away.

    Who is here and never wants to be asked answers so by their own page.
    """
    if not table.is_awake:
        return []
    fold = table.fold
    if not fold.asked_when or fold.timed or fold.vote is not None:
        return []
    game, state = fold.game, fold.match.state
    return [
        seat
        for seat in fold.running
        if game.is_interrupt(state, seat, fold.questions[seat].menu.question)
        and _lets_be(table, fold.seats[seat].person or "")
    ]


def _lets_be(table: Table, person: str) -> bool:
    is_gone = table.away_for(person) >= table.services.pace.blink
    return is_gone and table.fold.asked_when.get(person, "always") != "always"
