"""Responses to a key or a typed line that does nothing: what would do something at this moment."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.plain.sentences import spans
from meadhall.terminal.words import listing, say


def hint_for_letter(desk: Desk, key: str) -> str:
    """Respond to a letter that no answer has."""
    letters = list(desk.letters.values())
    if not letters:
        return say("unknown-key", key=key)
    return say("unknown-letter", key=key, n=len(letters), letters=spans(letters))


def hint_for_key(desk: Desk, pressed: str) -> str:
    """Respond to any other key."""
    return f"{say('dead-key', key=pressed)} {hint_for_tray(desk)}" if desk.by_hand else say("unknown-key", key=pressed)


def hint_for_tray(desk: Desk) -> str:
    """Say what the keys of a tray do at this moment."""
    assert desk.tray is not None
    view, picked = desk.tray_input.view, desk.tray_input.picked
    things = [thing + 1 for thing in desk.tray.things(view)]
    says = [say("take-dice", numbers=_numbers(things), n=len(things))] if things else []
    says += [say("space-throws")] if desk.tray.throw(view, picked) else []
    says += [say("s-stops")] if desk.tray.stop(view, picked) else []
    return say("tray-keys", keys=", ".join(says or [say("m-board")]))


def _numbers(things: Sequence[int]) -> str:
    """`1 to 6`, `1, 2 and 5`."""
    if len(things) > 2 and things[-1] - things[0] == len(things) - 1:
        return say("from-to", first=things[0], last=things[-1])
    return listing([*map(str, things)])


def hint_while_waiting(desk: Desk) -> str:
    """Respond to an answer while nobody asks for one."""
    session = desk.session
    if session.over:
        return say("all-over")
    if desk.coming:
        return say("still-telling")
    asked = session.asked
    return say("clock-first") if asked is None or asked < 0 else say("not-your-turn", name=session.names[asked])
