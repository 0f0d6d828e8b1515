"""Keys and clicks in a replay."""

from __future__ import annotations

from typing import Final

from meadhall.terminal.fullscreen import pages
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.page import Page
from meadhall.terminal.fullscreen.rules_pages import rules_page
from meadhall.terminal.replay.pace import SPEEDS
from meadhall.terminal.replay.viewer import ReplayViewer
from meadhall.terminal.words import say

# Keys, each with the id of the message that explains it.
KEYS: Final = (
    ("← →", "replay-step"), ("[ ]", "replay-turn"), ("Home End", "replay-ends"),
    ("Space", "replay-play"), ("1 2 4", "replay-speed"), ("/", "replay-jump"),
    ("V", "replay-eyes"), ("F", "replay-fork"), ("L R P", "replay-pages"),
    ("Q", "replay-leave"), ("", "replay-mouse"),
)  # fmt: skip
KEY_COLUMNS: Final = 10  # columns for the keys


def replay_key(viewer: ReplayViewer, key: str) -> None:
    """Handle one key."""
    if key == "ctrl+c":
        viewer.is_closed = True
    elif viewer.typed is not None:
        _handle_typing(viewer, key)
    elif viewer.page is not None:
        viewer.page = viewer.page.press(key)
    elif key.startswith("@") and key[1:].isdigit():
        viewer.go_to(int(key[1:]))
    elif key in ("space", "Space"):
        viewer.is_playing = not viewer.is_playing and viewer.position < viewer.last_position
    else:
        _handle_move_key(viewer, key)


def _handle_move_key(viewer: ReplayViewer, key: str) -> None:
    steps = {"left": -1, "←": -1, "right": 1, "→": 1, "pageup": -10, "pagedown": 10, "wheel-up": -1, "wheel-down": 1}
    if key in steps:
        viewer.is_playing = False
        viewer.go_to(viewer.position + steps[key])
    elif key in "[]":
        viewer.jump_to_turn(1 if key == "]" else -1)
    elif key in ("home", "Home", "end", "End"):
        viewer.go_to(0 if key.lower() == "home" else viewer.last_position)
    elif key in "+-":
        viewer.set_speed(viewer.speed + (1 if key == "+" else -1))
    elif key in ("1", "2", "4"):
        viewer.set_speed(SPEEDS.index(float(key)))
    elif key == "V":
        viewer.switch_view()
    elif key == "F":
        viewer.continues_match = viewer.match.ask is not None
        viewer.message = "" if viewer.continues_match else say("fork-over")
    elif key == "/":
        viewer.typed = ""
    elif key in ("Q", "escape"):
        viewer.is_closed = True
    elif not _open_page(viewer, key):
        viewer.message = say("unknown-key", key=key)


def _open_page(viewer: ReplayViewer, key: str) -> bool:
    """Open the page of a key. Return False if the key has no page."""
    if viewer.layout is None:
        return True
    context, width = viewer.context(viewer.layout.cell), viewer.layout.width
    if key == "L":
        lines = viewer.story(100_000)
        viewer.page = Page(say("log-title"), lines, first_row=len(lines) * 4)
    elif key == "P":
        viewer.page = pages.players_page(viewer.drawing, context, width)
    elif key == "R":
        option = viewer.next_answer()
        viewer.page = rules_page(viewer.game, *([option.clause] if option else []))
    elif key in ("f1", "F1", "?"):
        viewer.page = Page(say("help-title"), pages.key_lines(KEYS, KEY_COLUMNS))
    return viewer.page is not None


def _handle_typing(viewer: ReplayViewer, key: str) -> None:
    text = viewer.typed or ""
    if key == "enter":
        viewer.typed = None
        _jump(viewer, text.strip())
    elif key == "escape":
        viewer.typed = None
    elif key == "backspace":
        viewer.typed = text[:-1]
    elif len(key) == 1 and key.isprintable():
        viewer.typed = (text + key)[:12]


def _jump(viewer: ReplayViewer, text: str) -> None:
    """Jump to the decision with this number, or show which numbers are possible."""
    if text.isdecimal() and int(text) <= viewer.last_position:
        viewer.go_to(int(text))
    elif text:
        viewer.message = say("no-decision", number=text, last=viewer.last_position)


def replay_click(viewer: ReplayViewer, frame: Frame, x: int, y: int) -> None:
    """Handle a click on the bar, a key, or a field."""
    key = frame.meaning_at(x, y).removeprefix("key:")
    if key:
        replay_key(viewer, {"Esc": "escape", "F1": "f1"}.get(key, key))
        return
    if frame.board is not None and viewer.page is None and viewer.layout is not None:
        context = viewer.context(viewer.layout.cell)
        viewer.cursor = viewer.drawing.place_at(context, x - frame.board[0], y - frame.board[1])
        viewer.message = "".join(span.text for span in viewer.drawing.place(context, viewer.cursor))
