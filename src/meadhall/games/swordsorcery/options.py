"""The options of a match (section 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine import ANY_QUESTION, Choice, Sentence, Setting
from meadhall.games.swordsorcery.content import CAMPAIGN

CHOICES: Final = (
    Choice("players", (1, 2, 3, 4, 5), 1, "SS-OPT-03"),
    Choice("heroes", (0, 2, 3, 4, 5), 0, "SS-SET-01"),
    Choice("mode", ("campaign", "single"), "campaign", "SS-OPT-01"),
    Choice("quest", CAMPAIGN, CAMPAIGN[0], "SS-OPT-01", needs={"mode": "single"}),
    Choice("difficulty", ("normal", "story", "heroic"), "normal", "SS-OPT-02"),
    Choice("one_side", (False, True), False, "SS-OPT-04"),
    Choice("soul_storm", (False, True), False, "SS-OPT-05"),
    Choice("ties", ("engine", "active"), "engine", "SS-OPT-06"),
    Choice("expansion", (True, False), True, "SS-OPT-07"),
    Choice("fog", (False, True), False, "SS-OPT-08"),
    Choice("iron_souls", (False, True), False, "SS-OPT-09"),
    Choice("legend", (False, True), False, "SS-OPT-10"),
    Choice("decision_time", ("none", 30, 60, 120), "none", "SS-OPT-11", limits=(ANY_QUESTION,)),
)


def forbids(chosen: Mapping[str, Setting]) -> Sentence | None:
    """Return a sentence for a forbidden combination of options, or None."""
    players, heroes = int(chosen["players"]), int(chosen["heroes"])
    if heroes and heroes < players:
        return Sentence("{players} players lead at least {players} heroes (SS-SET-01)", players=players)
    if chosen["one_side"] and chosen["soul_storm"]:
        return Sentence("soul storm wants both natures, one side has one (SS-OPT-04)")
    if chosen["legend"] and chosen["difficulty"] == "story":
        return Sentence("legend is not played in difficulty story (SS-OPT-10)")
    return None
