"""Sin cards that are discarded without effect: the surplus of Regrouping, and a demand of the Unnamed (SV-RGP-08)."""

from __future__ import annotations

from meadhall.engine.flows.flow import choose
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import first_stands
from meadhall.games.virtues.sins.pile import discard, take_out
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.things import SIN_OPTION


async def push_sin(t: Table[State], seat: Seat) -> None:
    """A sin card of the hand goes to the discard pile without effect, the newest unless its holder says (SV-DEC-23).

    With two cards or more it is asked, for else everybody would know that they are alike.
    """
    s = t.state
    faces = s.sin_faces(seat)
    options = [SIN_OPTION[card] for card in dict.fromkeys(reversed(faces))]
    menu = first_stands("discard-sin", "SV-DEC-23", options)
    card = options[0].card if len(faces) == 1 else (await choose(seat, menu)).card
    take_out(t, seat, card, "SV-DEC-23")
    await discard(t, seat, card)
