"""German texts put names of cards in quotation marks, because such names keep their grammatical case."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.engine.language.names import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import GAME, content
from meadhall.games.virtues.events import actions as a
from meadhall.games.virtues.events import goods as g

NAMES: Final = Names(["Ann", "Bram"], 0)
FIDDLER: Final = content.CHARACTER["ch_violet_4"]
TITHE: Final = content.QUEST["q17"]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (a.CharacterRecruited(0, FIDDLER), "Du wirbst „Der maskierte Fiedler“ an."),
        (a.QuestJoined(0, TITHE, 0), "Du erfüllst eine Anforderung von „Der dreizehnte Zehnt“."),
        (a.BuildingFounded(1, content.BUILDING["b15"]), "Bram baut „Tempel der Wurzel“."),
        (a.TreasureTaken(0, content.TREASURE["tr_artifact"]), "Du nimmst „Versiegelte Schatulle“ (ein Artefakt)."),
        (a.PortalClosed(1, content.PORTAL["portal_violet"]), "Bram schließt „Das Spiegeltor“!"),
        (g.ElixirStolen(1, 0, content.ELIXIR["el_blue_6"]), "Bram nimmt dir „Tränen des Leviathans“ ab."),
    ],
)
def test_names_are_quoted(event: Event, sentence: str) -> None:
    catalogue = GAME.wording.catalogue
    assert catalogue
    assert catalogue.say(GAME.wording.event(event, NAMES), NAMES, "de", "") == sentence
