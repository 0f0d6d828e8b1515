"""Typed lines and clicks: both say the same things as keys do."""

from __future__ import annotations

from typing import Final

from meadhall.engine import MeadhallError, Option
from meadhall.engine.common.errors import whole
from meadhall.terminal.fullscreen import hints as instead
from meadhall.terminal.fullscreen import pages
from meadhall.terminal.fullscreen.answering import answer, choose, interrupts
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.queries import open_page, why, why_typed
from meadhall.terminal.fullscreen.undo import is_second_part, taken_back, undo
from meadhall.terminal.typed_input import successive, understand
from meadhall.terminal.words import say

PAGES: Final = {"log": "L", "help": "f1", "players": "P", "hand": "H"}
COMMANDS: Final = ("why", "undo", "interrupts", "rule", *PAGES)


def carry_out(desk: Desk, text: str) -> None:
    """Carries out a typed line: an answer, a key, a place, `why d9`, `undo`, `rule AL-WSP-09`."""
    first, _, rest = text.strip().partition(" ")
    word = next((word for word in COMMANDS if first.casefold() == say(f"word-{word}")), first.casefold())
    if word == "why" and rest:
        _why_named(desk, rest)
    elif word == "undo":
        undo(desk)
    elif word == "interrupts":
        interrupts(desk)
    elif word in ("rule", "rules"):
        desk.page = pages.rules_page(desk.rules, rest.upper(), desk.layout.width if desk.layout else 80)
    elif word in PAGES:
        open_page(desk, PAGES[word])
    elif (unasked := desk.session.at_any_time(text.strip())) is not None:
        _do_unasked(desk, unasked)
    elif text.strip():
        _say_answer(desk, text.strip())


def _do_unasked(desk: Desk, option: Option) -> None:
    """Does what may be done at any time, once it was said twice."""
    if desk.sure != option.key:
        desk.sure = option.key
        desk.message = f"{desk.session.words(option)} {say('type-again', key=option.key)}"
        return
    desk.sure = ""
    answer(desk, option.key)


def _say_answer(desk: Desk, text: str) -> None:
    if not desk.is_asked:
        desk.message = instead.waiting(desk)
        return
    try:
        keys = understand(desk.session, text)
    except MeadhallError as error:
        desk.message = whole(str(error))
        return
    if not keys:
        desk.message = say("no-typed-answer", text=text)
        return
    menu = desk.session.peek(*keys[:-1])
    if menu is None or keys[-1] not in menu.keys:  # then nothing is done at all, not even what comes first
        why_typed(desk, keys)
        return
    for key in keys:
        if key == keys[-1] and desk.session.warning(key):
            choose(desk, key)
            return
        answer(desk, key)


def _why_named(desk: Desk, rest: str) -> None:
    """`why d9` asks about a place, `why h3 j7` about an answer and the one that would follow it."""
    keys = successive(desk.session, desk.session.answers(), rest.split()) if desk.is_asked else []
    if keys:
        why_typed(desk, keys)
    else:
        why(desk, _place_named(desk, rest))


def _place_named(desk: Desk, name: str) -> str:
    place = desk.session.scene().place(name.strip())
    return place.id if place is not None else name.strip().upper()


def click(desk: Desk, frame: Frame, x: int, y: int) -> str:
    """A click: on an answer it chooses, on the board it chooses or asks why not. A key to press is returned."""
    kind, _, what = frame.meaning_at(x, y).partition(":")
    if kind == "key":
        return what
    if kind:
        choose(desk, what)
        return ""
    if frame.board is not None and desk.page is None:
        _click_board(desk, desk.drawing.place_at(desk.sight(), x - frame.board[0], y - frame.board[1]))
    return ""


def _click_board(desk: Desk, place: str) -> None:
    if not place or not desk.is_asked:
        return
    here = desk.drawing.options_at(desk.sight(), place)
    if here:
        again = [option for option in here if option.key == desk.chosen]
        choose(desk, (again or list(here))[0].key)
        return
    if is_second_part(desk) and _other_party(desk, place):
        return
    desk.cursor, desk.chosen = place, ""
    why(desk, place)


def _other_party(desk: Desk, place: str) -> bool:
    """A click on another party while the end of a move is asked for changes the party."""
    picked = taken_back(desk)
    here = desk.drawing.options_at(desk.sight(), place)
    answer(desk, here[0].key if here else picked)
    return bool(here)
