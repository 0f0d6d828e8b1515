"""Lets the person at a desk choose an answer, give it, and choose the next one."""

from __future__ import annotations

from meadhall.engine.common.errors import MeadhallError, NotOffered, as_sentence
from meadhall.engine.play.perspective import END_LETTER
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.undo import is_second_part, undo_last_answer
from meadhall.terminal.words import say


def choose_answer(desk: Desk, key: str) -> None:
    """Choose an answer and show its effect. An answer that is chosen twice is given, unless it needs Enter."""
    option = desk.option(key)
    if option is None or not desk.is_asked:
        return
    if desk.chosen == key and not desk.has_stage and not desk.session.warning(key):
        give_chosen_answer(desk)
        return
    desk.chosen, desk.card, desk.message = key, None, ""
    places = desk.drawing.places_of(desk.context(), option)
    if places:
        desk.cursor = places[0]
    warning = desk.session.warning(key)
    if warning and not desk.has_stage:
        desk.message = f"{warning} {say('enter-confirms')}"


def give_chosen_answer(desk: Desk) -> None:
    """Give the chosen answer. If none is chosen, give the answer at the cursor, or the only answer."""
    if not desk.is_asked:
        return
    key = desk.chosen
    if not key:
        options = desk.drawing.options_at(desk.context(), desk.cursor) if desk.cursor else ()
        if len(options) == 1:
            choose_answer(desk, options[0].key)
        elif len(desk.options) == 1:
            give_answer(desk, desk.options[0].key)
        else:
            desk.message = say("choose-first")
        return
    give_answer(desk, key)


def give_answer(desk: Desk, key: str) -> None:
    """Give an answer and show its results. If the answer is not possible, show a message."""
    try:
        desk.session.answer(key)
    except NotOffered as error:
        desk.message = as_sentence(str(error))
        return
    update_after_answer(desk)


def choose_advised_answer(desk: Desk) -> None:
    """Choose the answer that a bot advises, and show the reason."""
    try:
        key, sentence = desk.session.advice()
    except MeadhallError as error:
        desk.message = as_sentence(str(error))
        return
    if desk.chosen != key:
        choose_answer(desk, key)
    desk.message = sentence


def toggle_interrupts(desk: Desk) -> None:
    """Turn questions in other players' turns on or off (SV-FREE-04)."""
    try:
        sentence = desk.session.toggle_interrupts()
    except NotOffered as error:
        desk.message = as_sentence(str(error))
        return
    update_after_answer(desk)
    desk.message = sentence


def update_after_answer(desk: Desk) -> None:
    """Update the desk after an answer. If the person is still asked, show all news at once."""
    desk.card, desk.message = None, ""
    desk.refresh()
    if desk.session.is_person_asked:
        desk.shown_count = len(desk.story)
    if not desk.has_stage:
        desk.shows_map = False


def next_answer(desk: Desk, direction: int) -> None:
    """Choose the next (1) or previous (-1) answer. If the open question is a second part, change the first part."""
    if not desk.is_asked:
        return
    if is_second_part(desk):
        first_part = undo_last_answer(desk)
        keys = list(desk.letters)
        if first_part in keys:
            give_answer(desk, keys[(keys.index(first_part) + direction) % len(keys)])
        return
    keys = [] if desk.uses_tray else [option.key for option in desk.options]
    if keys:
        index = keys.index(desk.chosen) + direction if desk.chosen in keys else (0 if direction > 0 else -1)
        desk.chosen = ""
        choose_answer(desk, keys[index % len(keys)])


def return_to_letter(desk: Desk, key: str) -> None:
    """Undo the first part of an answer if END was pressed, but the second part does not offer it.

    If END is still not on offer, give the first part again.
    """
    if key != END_LETTER or key in desk.letters.values() or not is_second_part(desk):
        return
    first_part = undo_last_answer(desk)
    if key not in desk.letters.values():
        give_answer(desk, first_part)
