"""How tests write down chance: dice as letters, cards by name."""

from __future__ import annotations

from typing import Final

from meadhall.engine.positions.positions import Luck
from meadhall.engine.positions.readers import Named, outcomes
from meadhall.games.heroes.positions.names import SEATS, SPELLS_NAMED, rolls
from meadhall.games.heroes.state import SPELL_BAG

_SEATS: Final = Named("seat", SEATS)
LUCK: Final = {
    "rolls": Luck("dice/", rolls),
    "draws": Luck("deck/", outcomes(SPELLS_NAMED), free=True),
    "tableau_draws": Luck(SPELL_BAG, outcomes(SPELLS_NAMED), free=True),
    "first_player": Luck("setup/first", outcomes(_SEATS), free=True),
    "priority_drawn": Luck("setup/priority", outcomes(_SEATS), free=True),
}
