"""Reasons for a bot's answer, in one line without secrets."""

from __future__ import annotations

from meadhall.engine import Decision, Option, View
from meadhall.engine.common.text import NO_WORDS, Words, text
from meadhall.engine.model.state import clone
from meadhall.games.adventureland import odds, preview, texts
from meadhall.games.adventureland.bot.sensible import pick_end
from meadhall.games.adventureland.moves import STAY, Go, ends
from meadhall.games.adventureland.state import State


def reason(view: View[State], option: Option) -> Words:
    """Return the reason to move a party or to end the turn; NO_WORDS for answers whose own text says it."""
    if option is STAY:
        return text("why-stay")
    if not isinstance(option, Go):
        return NO_WORDS
    s = clone(view.state)
    s.moving = option.party
    to = pick_end(Decision(s, view.seat, "where", list(ends(s, option.party))))
    found = preview.find_text(s, to.field, odds.possible_points(s, to.field))
    return text("why-party", field=texts.FIELDS[to.field], found=found)
