"""Keys and clicks in a replay."""

from __future__ import annotations

from typing import Final

from meadhall.terminal.fullscreen import pages
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.fullscreen.rules_pages import rules_page
from meadhall.terminal.replay.pace import SPEEDS
from meadhall.terminal.replay.viewer import Past
from meadhall.terminal.words import say

# Keys, and the messages that explain them.
KEYS: Final = (
    ("← →", "replay-step"), ("[ ]", "replay-turn"), ("Home End", "replay-ends"),
    ("Space", "replay-play"), ("1 2 4", "replay-speed"), ("/", "replay-jump"),
    ("V", "replay-eyes"), ("F", "replay-fork"), ("L R P", "replay-pages"),
    ("Q", "replay-leave"), ("", "replay-mouse"),
)  # fmt: skip
COLUMN: Final = 10  # columns for the keys


def replay_key(past: Past, key: str) -> None:
    """Handle one key."""
    if key == "ctrl+c":
        past.left = True
    elif past.typed is not None:
        _typing(past, key)
    elif past.page is not None:
        past.page = past.page.press(key)
    elif key.startswith("@") and key[1:].isdigit():
        past.go(int(key[1:]))
    elif key in ("space", "Space"):
        past.playing = not past.playing and past.at < past.last
    else:
        _moving(past, key)


def _moving(past: Past, key: str) -> None:
    steps = {"left": -1, "←": -1, "right": 1, "→": 1, "pageup": -10, "pagedown": 10, "wheel-up": -1, "wheel-down": 1}
    if key in steps:
        past.playing = False
        past.go(past.at + steps[key])
    elif key in "[]":
        past.turn(1 if key == "]" else -1)
    elif key in ("home", "Home", "end", "End"):
        past.go(0 if key.lower() == "home" else past.last)
    elif key in "+-":
        past.set_speed(past.speed + (1 if key == "+" else -1))
    elif key in ("1", "2", "4"):
        past.set_speed(SPEEDS.index(float(key)))
    elif key == "V":
        past.look_as_next()
    elif key == "F":
        past.forked = past.match.ask is not None
        past.message = "" if past.forked else say("fork-over")
    elif key == "/":
        past.typed = ""
    elif key in ("Q", "escape"):
        past.left = True
    elif not _paging(past, key):
        past.message = say("unknown-key", key=key)


def _paging(past: Past, key: str) -> bool:
    """Open a page, if that is what the key is for."""
    if past.layout is None:
        return True
    sight, width = past.sight(past.layout.cell), past.layout.width
    if key == "L":
        lines = past.story(100_000)
        past.page = Page(say("log-title"), lines, at=len(lines) * 4)
    elif key == "P":
        past.page = pages.players_page(past.drawing, sight, width)
    elif key == "R":
        option = past.answered()
        past.page = rules_page(past.game, *([option.clause] if option else []))
    elif key in ("f1", "F1", "?"):
        past.page = Page(say("help-title"), pages.keys_told(KEYS, COLUMN))
    return past.page is not None


def _typing(past: Past, key: str) -> None:
    text = past.typed or ""
    if key == "enter":
        past.typed = None
        _jump(past, text.strip())
    elif key == "escape":
        past.typed = None
    elif key == "backspace":
        past.typed = text[:-1]
    elif len(key) == 1 and key.isprintable():
        past.typed = (text + key)[:12]


def _jump(past: Past, text: str) -> None:
    """Jump to the decision with this number, or say in one line which there are."""
    if text.isdecimal() and int(text) <= past.last:
        past.go(int(text))
    elif text:
        past.message = say("no-decision", number=text, last=past.last)


def replay_click(past: Past, frame: Frame, x: int, y: int) -> None:
    """Handle a click on the bar, a key, or a field."""
    key = frame.meaning_at(x, y).removeprefix("key:")
    if key:
        replay_key(past, {"Esc": "escape", "F1": "f1"}.get(key, key))
        return
    if frame.board is not None and past.page is None and past.layout is not None:
        sight = past.sight(past.layout.cell)
        past.cursor = past.drawing.place_at(sight, x - frame.board[0], y - frame.board[1])
        past.message = "".join(span.text for span in past.drawing.place(sight, past.cursor))
