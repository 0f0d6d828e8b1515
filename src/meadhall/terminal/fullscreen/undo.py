"""Undo and Escape at a desk."""

from __future__ import annotations

from meadhall.engine import Answer, NotOffered
from meadhall.engine.common.errors import as_sentence
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.words import say


def undo(desk: Desk) -> None:
    """Undo the last answer and show a message. If it is too late, the message says so."""
    try:
        undo_last_answer(desk)
        desk.message = say("undone")
    except NotOffered as error:
        desk.message = as_sentence(str(error))
    desk.card = None


def undo_last_answer(desk: Desk) -> str:
    """Undo the last answer and return its key. Raise NotOffered if it is too late."""
    key = desk.session.undo()
    desk.refresh()
    desk.shown_count = len(desk.story)
    return key


def is_second_part(desk: Desk) -> bool:
    """Whether the open question asks for the second part of the person's last answer."""
    log = desk.session.match.log
    last = log[-1] if log else None
    events = desk.session.match.table.told
    is_own = isinstance(last, Answer) and last.seat == desk.session.seat
    return is_own and desk.session.can_undo and (not events or events[-1][2] < len(log))


def handle_escape(desk: Desk) -> None:
    """Handle Escape: close the page, card or hint, drop the choice, or undo the first part of an answer."""
    if desk.page is not None:
        desk.page = None
    elif desk.card is not None or desk.message:
        desk.card, desk.message = None, ""
    elif desk.hints is not None and desk.hint:
        desk.hints.dismiss()
    elif desk.chosen:
        desk.chosen = ""
    elif desk.shows_map:
        desk.shows_map = False
    elif desk.is_asked and is_second_part(desk):
        undo_last_answer(desk)
