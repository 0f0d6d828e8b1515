"""The sentences of Adventure Land: en.ftl, de.ftl, and the functions that fill them in. May import all but drawings."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.common.text import Text
from meadhall.engine.language.catalogue import Catalogue, content_words
from meadhall.engine.language.wording import Wording
from meadhall.games.adventureland import events as e
from meadhall.games.adventureland.adventures import RULES_BY_ADVENTURE
from meadhall.games.adventureland.content import CONTENT
from meadhall.games.adventureland.words.asking import (
    aim_texts,
    best_case_text,
    fight_warning,
    option_parts,
    option_text,
    question_text,
)

CATALOGUE: Final = Catalogue(
    "meadhall.games.adventureland",
    (
        *((f"adventure-{number}", {"": adventure.name}) for number, adventure in RULES_BY_ADVENTURE.items()),
        *((f"terrain-{terrain.name}", {"": terrain.name}) for terrain in CONTENT.terrain.values()),
        *content_words("region", CONTENT.region),
        *((f"creature-{row.kind}", {"": row.name}) for row in CONTENT.fog_creature),
        *((f"herb-{row.kind}", {"": row.name}) for row in CONTENT.herb),
        *((f"sword-{row.kind}", {"": row.name}) for row in CONTENT.sword),
    ),
)


def affected_seat(event: Any) -> int:
    """Return the seat whose party was swept off, beaten or sent back by this event, or -1."""
    return event.owner if isinstance(event, e.PartySweptOff | e.FightLost | e.PartySentBack) else -1


WORDING: Final = Wording(
    catalogue=CATALOGUE,
    option=option_text,
    question=question_text,
    affected_seat=affected_seat,
    opens=(e.FirstPlayerDrawn, e.TurnBegan, e.TurnSkipped, e.NobodyCanMove, e.GameEnded),
    joins=(
        e.PartySweptOff, e.PartiesGrouped, e.ItemTaken, e.TileSeen, e.CompanionJoined, e.PointsScored, e.FightBegan,
        e.FightHopeless, e.DiceRolled, e.FightWon, e.FightLost, e.GoldPickedUp, e.KingJoined, e.KingLeft, e.KingRescued,
        e.PrincessRescued, e.PartySentBack,
    ),
    marks={
        e.RoundBegan: "round", e.FightWon: "fight", e.FightLost: "fight", e.PartySweptOff: "sweep",
        e.TileShown: "reveal", e.PrincessRescued: "rescue", e.KingRescued: "rescue", e.GameEnded: "end",
        e.CardTurned: lambda card: "reveal" if card.creature >= 0 else "",
    },
    aside=best_case_text,
    warning=fight_warning,
    chances={kind: Text(f"chance-{kind}") for kind in ("card", "creature", "sword", "herb")},
    parts=option_parts,
    aim=aim_texts,
)  # fmt: skip
