"""Responses to keys and typed lines that have no effect: hints about the keys that work now."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.plain.sentences import letter_runs
from meadhall.terminal.words import listing, say


def hint_for_letter(desk: Desk, key: str) -> str:
    """Return the response to a letter that belongs to no answer."""
    letters = list(desk.letters.values())
    if not letters:
        return say("unknown-key", key=key)
    return say("unknown-letter", key=key, n=len(letters), letters=letter_runs(letters))


def hint_for_key(desk: Desk, key: str) -> str:
    """Return the response to any other key that has no effect."""
    return f"{say('dead-key', key=key)} {hint_for_tray(desk)}" if desk.uses_tray else say("unknown-key", key=key)


def hint_for_tray(desk: Desk) -> str:
    """Return a sentence about the keys that work with the tray now."""
    assert desk.tray is not None
    view, picked = desk.tray_input.view, desk.tray_input.picked
    things = [thing + 1 for thing in desk.tray.things(view)]
    hints = [say("take-dice", numbers=_numbers(things), n=len(things))] if things else []
    hints += [say("space-throws")] if desk.tray.throw(view, picked) else []
    hints += [say("s-stops")] if desk.tray.stop(view, picked) else []
    return say("tray-keys", keys=", ".join(hints or [say("m-board")]))


def _numbers(things: Sequence[int]) -> str:
    """Return numbers as text: `1 to 6` or `1, 2 and 5`."""
    if len(things) > 2 and things[-1] - things[0] == len(things) - 1:
        return say("from-to", first=things[0], last=things[-1])
    return listing([*map(str, things)])


def hint_while_waiting(desk: Desk) -> str:
    """Return the response if the person answers without being asked."""
    session = desk.session
    if session.is_over:
        return say("all-over")
    if desk.events_left:
        return say("still-telling")
    asked = session.asked
    return say("clock-first") if asked is None or asked < 0 else say("not-your-turn", name=session.names[asked])
