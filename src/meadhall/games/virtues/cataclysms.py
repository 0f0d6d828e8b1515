"""Cataclysms (4.20)."""

from __future__ import annotations

from meadhall.engine.kit.decks import cards_left, turn_up
from meadhall.engine.table.table import Table
from meadhall.games.virtues import content, ending
from meadhall.games.virtues.effects.verbs import VERBS, Cause
from meadhall.games.virtues.events.goods import CataclysmRevealed
from meadhall.games.virtues.state import NOBODY, State
from meadhall.games.virtues.windows.opening import open_interrupt_window


async def play_cataclysm(t: Table[State]) -> None:
    """Reveal the top cataclysm, open window D for all players, carry out the card, and check the end (SV-CAT-03, 05).

    Do nothing if no card is left (SV-DCK-12). A cataclysm never causes another cataclysm (SV-CAT-13).
    """
    s = t.state
    if not cards_left(s.faces, s.cataclysm_deck):
        return
    number = turn_up(t, s.cataclysm_deck, "SV-CAT-03")
    card = content.CATACLYSMS[number]
    t.tell(CataclysmRevealed(number, len(s.cataclysms) + 1))
    await open_interrupt_window(t, "cataclysm", card.id, NOBODY, s.order)
    await VERBS.carry_out(t, Cause(NOBODY, "cataclysms"), card.effects)
    s.cataclysms.append(number)
    ending.check_armour(t)
