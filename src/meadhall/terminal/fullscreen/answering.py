"""What a person does at a desk: choose an answer, give it, go on to the next."""

from __future__ import annotations

from meadhall.engine.common.errors import NotOffered, whole
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.undo import is_second_part, taken_back
from meadhall.terminal.words import say


def choose(desk: Desk, key: str) -> None:
    """Chooses an answer and shows it; chosen again it is done, unless it deserves an Enter."""
    option = desk.option(key)
    if option is None or not desk.is_asked:
        return
    if desk.chosen == key and not desk.on_stage and not desk.session.warning(key):
        do(desk)
        return
    desk.chosen, desk.card, desk.message = key, None, ""
    places = desk.drawing.places_of(desk.sight(), option)
    if places:
        desk.cursor = places[0]
    warning = desk.session.warning(key)
    if warning and not desk.on_stage:
        desk.message = f"{warning} {say('enter-confirms')}"


def do(desk: Desk) -> None:
    """Does what is chosen."""
    if not desk.is_asked:
        return
    key = desk.chosen
    if not key:
        here = desk.drawing.options_at(desk.sight(), desk.cursor) if desk.cursor else ()
        if len(here) == 1:
            choose(desk, here[0].key)
        elif len(desk.options) == 1:
            answer(desk, desk.options[0].key)
        else:
            desk.message = say("choose-first")
        return
    answer(desk, key)


def answer(desk: Desk, key: str) -> None:
    """Gives an answer and shows at once what comes of it, up to the next turn of others."""
    try:
        desk.session.answer(key)
    except NotOffered as error:
        desk.message = whole(str(error))
        return
    settled(desk)


def interrupts(desk: Desk) -> None:
    """Lets the person be asked in others' turns, or not (SV-FREE-04)."""
    try:
        said = desk.session.toggle_interrupts()
    except NotOffered as error:
        desk.message = whole(str(error))
        return
    settled(desk)
    desk.message = said


def settled(desk: Desk) -> None:
    """After an answer of one's own: its news is told at once while one's own turn goes on."""
    desk.card, desk.message = None, ""
    desk.refresh()
    if desk.session.is_mine:
        desk.shown = len(desk.story)
    if not desk.on_stage:
        desk.peek = False


def next_answer(desk: Desk, by: int) -> None:
    """The next party, or the next answer. While a party's end is asked for, the party itself is changed."""
    if not desk.is_asked:
        return
    if is_second_part(desk):
        picked = taken_back(desk)
        plain = list(desk.letters)
        if picked in plain:
            answer(desk, plain[(plain.index(picked) + by) % len(plain)])
        return
    plain = list(desk.letters)
    if plain:
        at = plain.index(desk.chosen) + by if desk.chosen in plain else (0 if by > 0 else -1)
        desk.chosen = ""
        choose(desk, plain[at % len(plain)])


def return_to_command(desk: Desk, key: str) -> None:
    """While only the second part of an answer is open, a command of the first part is still at hand."""
    if any(desk.drawing.command(option) == key for option in desk.options) or not is_second_part(desk):
        return
    picked = taken_back(desk)
    if not any(desk.drawing.command(option) == key for option in desk.options):
        answer(desk, picked)
