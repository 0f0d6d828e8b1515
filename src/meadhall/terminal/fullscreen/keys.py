"""What each key does: small letters are answers, capitals and signs are commands: `a`, `S`, `?`, `enter`."""

from __future__ import annotations

from typing import Final

from meadhall.terminal.fullscreen import hints as instead
from meadhall.terminal.fullscreen.answering import choose, do, interrupts, next_answer, return_to_command
from meadhall.terminal.fullscreen.clicks import carry_out
from meadhall.terminal.fullscreen.desk import LETTERS, Desk
from meadhall.terminal.fullscreen.dice_keys import pick
from meadhall.terminal.fullscreen.queries import look, open_page, read_rule, why
from meadhall.terminal.fullscreen.undo import back, undo
from meadhall.terminal.words import say

ARROWS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
LEAVE: Final = "ctrl+c"  # leaves from everywhere, from a page and a typed line too
# What the key bar calls a key, as a keyboard names it.
SPOKEN: Final = {
    "Enter": "enter",
    "Tab": "tab",
    "Esc": "escape",
    "F1": "f1",
    "PgDn": "pagedown",
    "Home": "home",
    "End": "end",
}


def press(desk: Desk, key: str) -> None:
    """One key."""
    key = SPOKEN.get(key, key)
    if key.startswith("wheel") and desk.page is None:
        return
    desk.leaving = desk.leaving and key in ("Q", LEAVE)
    if key == LEAVE:
        desk.leave()
    elif desk.typed is not None:
        _typing(desk, key)
    elif desk.page is not None:
        _reading(desk, key)
    elif desk.curtained:
        _before_the_curtain(desk, key)
    elif desk.by_hand and pick(desk, key):
        desk.card = None
    elif key in LETTERS:
        _letter(desk, key)
    elif key in ARROWS:
        look(desk, *ARROWS[key])
    else:
        _command(desk, key)


def _letter(desk: Desk, key: str) -> None:
    if not desk.is_asked:
        desk.hurry = True
        return
    if desk.by_hand:
        desk.message = instead.key(desk, key)
        return
    found = next((option for option, letter in desk.letters.items() if letter == key), "")
    if found:
        choose(desk, found)
    else:
        desk.message = instead.letter(desk, key)


def _command(desk: Desk, key: str) -> None:
    if key == "enter":
        do(desk)
    elif key in ("tab", "shift+tab"):
        next_answer(desk, 1 if key == "tab" else -1)
    elif key == "escape":
        back(desk)
    elif key == "?":
        why(desk)
    elif key == "/":
        desk.typed, desk.message, desk.card = "", "", None
    elif key == "R":
        read_rule(desk)
    elif key in ("L", "P", "H", "f1"):
        open_page(desk, key)
    elif key == "U":
        undo(desk)
    elif key == "I" and desk.session.match.game.interrupts:
        interrupts(desk)
    elif key == "M":
        desk.peek = not desk.peek
    elif key == "Q":
        desk.leave()
    else:
        _named_command(desk, key)
    if not desk.is_asked and key not in ("L", "P", "H", "R", "I", "f1", "escape", "Q"):
        desk.hurry = True


def _named_command(desk: Desk, key: str) -> None:
    """A capital that stands for an answer, such as S for staying: chosen first, then done."""
    if not desk.is_asked:
        return
    return_to_command(desk, key)
    option = next((option for option in desk.options if desk.drawing.command(option) == key), None)
    if option is not None:
        choose(desk, option.key)
        if desk.chosen == option.key and not desk.message:
            desk.message = f"{desk.session.words(option)} {say('again-confirms', key=key)}"
    else:
        desk.message = instead.key(desk, key)


def _reading(desk: Desk, key: str) -> None:
    if desk.page is not None and desk.page.scroll(key):
        return
    if key in ("escape", "enter", "Q", "L", "R", "P", "H", "f1"):
        desk.page = None


def _typing(desk: Desk, key: str) -> None:
    text = desk.typed or ""
    if key == "escape":
        desk.typed = None
    elif key == "enter":
        desk.typed = None
        carry_out(desk, text)
    elif key == "backspace":
        desk.typed = text[:-1]
    elif key == "space":
        desk.typed = text + " "
    elif len(key) == 1 and key.isprintable():
        desk.typed = (text + key)[:60]


def _before_the_curtain(desk: Desk, key: str) -> None:
    """Nothing is seen until the next person says that he is there."""
    if key in ("enter", "space"):
        desk.lift()
    elif key == "Q":
        desk.leave()
    elif key == "f1":
        open_page(desk, key)
