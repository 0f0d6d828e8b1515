"""How the game speaks: events and answers word themselves, questions are listed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine.kit.paying import Swap
from meadhall.engine.language.wording import Names, Wording, plain_option
from meadhall.games.virtues import events, phrases
from meadhall.games.virtues.content import VIRTUES
from meadhall.games.virtues.presentation.questions import aim, question

# Events that are done to a seat by another, with the field that names it.
_DONE_TO: Final[Mapping[Any, str]] = {
    events.Stolen: "of",
    events.GiftsStolen: "of",
    events.ElixirStolen: "of",
    events.SinPlayed: "of",
    events.SpecialUsed: "of",
    events.AbilityUsed: "of",
    events.UnnamedPlayed: "of",
    events.CharacterDismissed: "seat",
    events.MarkerEvicted: "seat",
    events.Skipping: "seat",
    events.Corrupted: "seat",
}


def befalls(event: Any) -> int:
    """The seat to which an event was done."""
    name = _DONE_TO.get(type(event))
    return int(getattr(event, name)) if name else -1


def said(option: Any, state: Any, names: Names) -> str:
    """An answer as it words itself; a swap of a payment with what it lays in or takes out."""
    if not isinstance(option, Swap):
        return plain_option(option, state, names)
    return f"{'Use' if option.more > 0 else 'Spare'} {phrases.source(option.source)}"


WORDING: Final = Wording(
    option=said,
    question=question,
    befalls=befalls,
    opens=(events.TurnBegan, events.CataclysmRevealed),
    marks={events.TurnBegan: "round", events.CataclysmRevealed: "fight", events.Ended: "end"},
    letters={"pass": "P", "done": "D"},
    aim=aim,
    signs=(f"The virtues are {', '.join(f'{one.name} ({one.id})' for one in VIRTUES)}.",),
)
