"""Frames that our browser client would never send: nonsense, and messages that are almost valid."""

from __future__ import annotations

import json
import random
from typing import Any, Final

VALID_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "hello": ("told", "seat"),
    "look": ("seat",),
    "answer": ("id", "seat", "key"),
    "take-back": ("id", "seat"),
    "ask-back": ("id", "seat"),
    "vote": ("id", "seat", "yes"),
    "say": ("id", "text"),
    "mute": ("person", "on"),
    "hand-over": ("id", "seat", "level"),
    "resign": ("id", "seat"),
    "why": ("request", "seat", "key"),
    "show": ("request", "seat", "key"),
    "ping": ("at",),
    "echo": ("number",),
    "sight": ("seq",),
    "": (),
}
FIELD_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "told": (0, 5),
    "seat": (0, 0, 0, 1, -1),
    "key": ("go:row1", "go:colA", "to:A1", "to:B1", "stay", "swords:none"),
    "yes": (True, False),
    "text": ("hello", "well met"),
    "person": ("nobody",),
    "on": (True, False),
    "level": ("random", "sensible", ""),
    "request": (1, 2),
    "at": (1.0,),
    "number": (1, 2),
    "seq": (0, 3),
}
STRANGE_VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 3, 99, 2**31, 2**63, -(2**63), 2**64, 10**30, 0.5, 1e308, -0.0, "", "0", "a", "go:D6",
    "to:A1", "x" * 65, "x" * 4000, "\x00", "\u202e", "\ud800", "'; drop table events; --", "../..", "{}", [], [[]],
    ["a"] * 50, {}, {"a": 1}, [None], {"type": "hello"}, "random", "thinker:99999s", "sensible",
)  # fmt: skip


def random_frame(dice: random.Random) -> str:
    """Return one frame. Most frames are JSON, and some of those are commands with one mistake."""
    kind = dice.random()
    if kind < 0.1:
        return "".join(
            chr(dice.choice((dice.randrange(128), dice.randrange(0xD800)))) for _ in range(dice.randrange(60))
        )
    if kind < 0.15:
        return dice.choice("[{") * dice.randrange(1, 3000)
    if kind < 0.2:
        return json.dumps(dice.choice(STRANGE_VALUES))
    text = json.dumps(random_command(dice))
    return text[: dice.randrange(len(text))] if kind < 0.3 else text


def random_command(dice: random.Random) -> dict[str, Any]:
    """Return a valid command, or one with a strange, missing or additional field."""
    kind = dice.choice(list(VALID_FIELDS))
    message: dict[str, Any] = {"type": kind}
    for name in VALID_FIELDS[kind]:
        message[name] = str(dice.randrange(10**6)) if name == "id" else dice.choice(FIELD_VALUES[name])
    change = dice.random()
    if change < 0.4:
        message[dice.choice(list(message))] = dice.choice(STRANGE_VALUES)
    elif change < 0.5:
        del message[dice.choice(list(message))]
    elif change < 0.6:
        message[dice.choice(("more", "__proto__", "seat", "id"))] = dice.choice(STRANGE_VALUES)
    return message
