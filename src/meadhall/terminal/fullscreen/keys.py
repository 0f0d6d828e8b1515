"""Effects of keys. Small letters choose answers. Capitals and other characters are commands."""

from __future__ import annotations

from string import ascii_lowercase, digits
from typing import Final

from meadhall.terminal.fullscreen import answering, clicks, hints, queries
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.undo import handle_escape, undo
from meadhall.terminal.words import say

LETTERS: Final = ascii_lowercase + digits
ARROWS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
AFTERWARDS: Final = {"N": "another", "V": "replay"}  # the person's next wish after the match, by key
LEAVE_KEY: Final = "ctrl+c"  # leaves even while a page is open or a line is being typed
# Names of keys in the key bar, and Textual's names.
KEY_NAMES: Final = {
    "Enter": "enter",
    "Tab": "tab",
    "Esc": "escape",
    "F1": "f1",
    "PgDn": "pagedown",
    "Home": "home",
    "End": "end",
}


def press(desk: Desk, key: str) -> None:
    """Handle one key."""
    key = KEY_NAMES.get(key, key)
    if desk.page is None and desk.typed is None and desk.scroll.handle_key(key):
        return
    desk.is_leaving = desk.is_leaving and key in ("Q", LEAVE_KEY)
    if key == LEAVE_KEY:
        desk.leave()
    elif desk.typed is not None:
        _handle_typing(desk, key)
    elif desk.page is not None:
        _handle_page_key(desk, key)
    elif desk.is_curtained:
        _handle_curtain_key(desk, key)
    elif desk.uses_tray and use_tray_key(desk, key):
        desk.card = None
    elif key in LETTERS:
        _handle_letter(desk, key)
    elif key in ARROWS:
        queries.move_cursor(desk, *ARROWS[key])
    else:
        _handle_command(desk, key)


def _handle_letter(desk: Desk, key: str) -> None:
    if not desk.is_asked:
        desk.fast_forward = True
        return
    if desk.uses_tray:
        desk.message = hints.hint_for_key(desk, key)
        return
    answering.return_to_letter(desk, key)
    answer_key = next((option for option, letter in desk.letters.items() if letter == key), "")
    if answer_key:
        answering.choose_answer(desk, answer_key)
    else:
        desk.message = hints.hint_for_letter(desk, key)


def _handle_command(desk: Desk, key: str) -> None:
    if key == "enter":
        answering.give_chosen_answer(desk)
    elif key in ("tab", "shift+tab"):
        answering.next_answer(desk, 1 if key == "tab" else -1)
    elif key == "escape":
        handle_escape(desk)
    elif key == "?":
        queries.explain_at_cursor(desk)
    elif key == "/":
        desk.typed, desk.message, desk.card = "", "", None
    elif key == "R":
        queries.read_rule(desk)
    elif key in ("L", "P", "H", "f1"):
        queries.open_page(desk, key)
    elif key == "U":
        undo(desk)
    elif key == "I" and desk.session.match.game.interrupts:
        answering.toggle_interrupts(desk)
    elif key == "W":
        answering.choose_advised_answer(desk)
    elif key == "M":
        desk.shows_map = not desk.shows_map
    elif key == "Q":
        desk.leave()
    elif key in AFTERWARDS and desk.leave_with_wish(AFTERWARDS[key]):
        return
    elif desk.is_asked:
        desk.message = hints.hint_for_key(desk, key)
    if not desk.is_asked and key not in ("L", "P", "H", "R", "I", "W", "f1", "escape", "Q"):
        desk.fast_forward = True


def _handle_page_key(desk: Desk, key: str) -> None:
    assert desk.page is not None
    if not (key in AFTERWARDS and desk.leave_with_wish(AFTERWARDS[key])):
        desk.page = desk.page.press(key)


def _handle_typing(desk: Desk, key: str) -> None:
    text = desk.typed or ""
    if key == "escape":
        desk.typed = None
    elif key == "enter":
        desk.typed = None
        clicks.carry_out_line(desk, text)
    elif key == "backspace":
        desk.typed = text[:-1]
    elif key == "space":
        desk.typed = text + " "
    elif len(key) == 1 and key.isprintable():
        desk.typed = (text + key)[:60]


def _handle_curtain_key(desk: Desk, key: str) -> None:
    """Handle a key while the curtain is shown."""
    if key in ("enter", "space"):
        desk.lift_curtain()
    elif key == "Q":
        desk.leave()
    elif key == "f1":
        queries.open_page(desk, key)


THROW = ("space", "Space")
STOP = ("s", "S")
DIGITS = "123456789"


def use_tray_key(desk: Desk, key: str) -> bool:
    """Handle a key of the tray. Return False if the key is not for the tray."""
    if key in DIGITS:
        _pick_thing(desk, int(key) - 1)
    elif key in THROW:
        _throw_things(desk)
    elif key in STOP or (key == "enter" and desk.chosen):
        _call_stop(desk)
    elif key == "escape" and (desk.picked or desk.chosen):
        desk.picked, desk.chosen, desk.message = frozenset(), "", ""
    else:
        return False
    return True


def _pick_thing(desk: Desk, thing: int) -> None:
    """Pick a thing up from the tray, or put it back."""
    tray, tray_input = desk.tray, desk.tray_input
    assert tray is not None
    desk.chosen = desk.message = ""
    if thing in tray.things(tray_input.view):
        desk.picked = desk.picked ^ {thing}
    else:
        desk.message = f"{say('no-such-die', number=thing + 1)} {hints.hint_for_tray(desk)}"


def _throw_things(desk: Desk) -> None:
    tray, tray_input = desk.tray, desk.tray_input
    assert tray is not None
    key = tray.throw(tray_input.view, tray_input.picked)
    if not key:
        trouble = say("take-first" if tray.things(tray_input.view) else "nothing-to-throw")
        desk.message = f"{trouble} {hints.hint_for_tray(desk)}"
        return
    desk.picked = frozenset()
    answering.give_answer(desk, key)


def _call_stop(desk: Desk) -> None:
    """Call Stop. Without a clock, or with a warning, the first call only chooses Stop, and the second call gives it."""
    tray, tray_input = desk.tray, desk.tray_input
    assert tray is not None
    key = tray.stop(tray_input.view, tray_input.picked)
    if not key:
        desk.message = f"{say('no-stop')} {hints.hint_for_tray(desk)}"
    elif desk.chosen == key or (desk.times is not None and not desk.session.warning(key)):
        desk.picked = frozenset()
        answering.give_answer(desk, key)
    else:
        answering.choose_answer(desk, key)
        if desk.session.warning(key):
            desk.message = f"{desk.session.warning(key)} {say('stop-confirms')}"
