"""What is said to a key or a typed line that does nothing: what would do something at this moment."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.typed_input import span


def letter(desk: Desk, key: str) -> str:
    """To a letter that no answer has."""
    letters = list(desk.letters.values())
    known = span(letters) or (f"no further than {letters[0]}" if letters else "")
    return f"No answer has the letter {key}{f'; they go {known}' if known else ''}. F1 lists the keys."


def key(desk: Desk, pressed: str) -> str:
    """To any other key."""
    return f"{pressed} does nothing here. {tray(desk) if desk.by_hand else 'F1 lists the keys.'}"


def tray(desk: Desk) -> str:
    """What the keys of a tray do at this moment."""
    assert desk.tray is not None
    view, picked = desk.hands.view, desk.hands.picked
    things = [thing + 1 for thing in desk.tray.things(view)]
    says = [f"{_numbers(things)} {'takes a die' if len(things) == 1 else 'take dice'} up"] if things else []
    says += ["Space throws"] if desk.tray.throw(view, picked) else []
    says += ["S calls Stop"] if desk.tray.stop(view, picked) else []
    return f"{', '.join(says or ['M shows the board'])}."


def _numbers(things: Sequence[int]) -> str:
    """`1 to 6`, `1 2 5`."""
    if len(things) > 2 and things[-1] - things[0] == len(things) - 1:
        return f"{things[0]} to {things[-1]}"
    return " ".join(map(str, things))


def waiting(desk: Desk) -> str:
    """To who answers without being asked."""
    session = desk.session
    if session.over:
        return "The match is over, and nobody is asked any more: L is the log, Q leaves."
    if desk.coming:
        return "What happened is still being told: any key makes it quicker, then answer."
    asked = session.asked
    who = f"{session.names[asked]} must answer first" if asked is not None and asked >= 0 else "time runs"
    return f"Not your turn: {who}; L, R and P may be read."
