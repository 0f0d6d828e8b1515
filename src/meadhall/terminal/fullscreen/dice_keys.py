"""Keys of a tray: digits pick things up or put them down, Space throws, S stops."""

from __future__ import annotations

from meadhall.terminal.fullscreen import answering
from meadhall.terminal.fullscreen import hints as instead
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.words import say

THROW = ("space", "Space")
STOP = ("s", "S")
DIGITS = "123456789"


def pick(desk: Desk, key: str) -> bool:
    """Carry out a key of the tray; False for other keys."""
    if key in DIGITS:
        _take(desk, int(key) - 1)
    elif key in THROW:
        _throw(desk)
    elif key in STOP or (key == "enter" and desk.chosen):
        _stop(desk)
    elif key == "escape" and (desk.picked or desk.chosen):
        desk.picked, desk.chosen, desk.message = frozenset(), "", ""
    else:
        return False
    return True


def _take(desk: Desk, thing: int) -> None:
    """Pick a thing up, or put it down again."""
    tray, hands = desk.tray, desk.hands
    assert tray is not None
    desk.chosen = desk.message = ""
    if thing in tray.things(hands.view):
        desk.picked = desk.picked ^ {thing}
    else:
        desk.message = f"{say('no-such-die', number=thing + 1)} {instead.tray(desk)}"


def _throw(desk: Desk) -> None:
    tray, hands = desk.tray, desk.hands
    assert tray is not None
    key = tray.throw(hands.view, hands.picked)
    if not key:
        trouble = say("take-first" if tray.things(hands.view) else "nothing-to-throw")
        desk.message = f"{trouble} {instead.tray(desk)}"
        return
    desk.picked = frozenset()
    answering.answer(desk, key)


def _stop(desk: Desk) -> None:
    """Call a Stop: against the clock at once, unless it needs a warning; else show it first."""
    tray, hands = desk.tray, desk.hands
    assert tray is not None
    key = tray.stop(hands.view, hands.picked)
    if not key:
        desk.message = f"{say('no-stop')} {instead.tray(desk)}"
    elif desk.chosen == key or (desk.times is not None and not desk.session.warning(key)):
        desk.picked = frozenset()
        answering.answer(desk, key)
    else:
        answering.choose(desk, key)
        if desk.session.warning(key):
            desk.message = f"{desk.session.warning(key)} {say('stop-confirms')}"
