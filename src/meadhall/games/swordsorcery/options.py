"""The options of a match (section 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine import Choice, Sentence, Setting
from meadhall.games.swordsorcery.content import CAMPAIGN, QUESTS

CHOICES: Final = (
    Choice("players", (1, 2, 3, 4, 5), 1, "SS-OPT-03", "how many play"),
    Choice(
        "heroes", (0, 2, 3, 4, 5), 0, "SS-SET-01", "how many heroes; usually one for each player, two for one alone",
        label="heroes", names=("one a player, at least two", "2", "3", "4", "5"),
    ),
    Choice(
        "mode", ("campaign", "single"), "campaign", "SS-OPT-01", "the campaign, or one quest by itself",
        names=("campaign", "single quest"),
    ),
    Choice(
        "quest", CAMPAIGN, CAMPAIGN[0], "SS-OPT-01", "which quest is played by itself",
        names=tuple(QUESTS[quest].title for quest in CAMPAIGN), needs={"mode": "single"},
    ),
    Choice(
        "difficulty", ("normal", "story", "heroic"), "normal", "SS-OPT-02", "how hard it is",
        tells=(
            "As the rules say.",
            "Each hero has 2 HP and a Healing Potion more, and the clock runs one card longer.",
            "Heroes have 2 HP less, Masters more, a quest without one is shorter, resurrections cost 2 Soul Points.",
        ),
    ),
    Choice("one_side", (False, True), False, "SS-OPT-04", "all heroes of law, or all of chaos", label="one side"),
    Choice(
        "soul_storm", (False, True), False, "SS-OPT-05", "law and chaos in one party strengthen and hurt each other",
        label="soul storm",
    ),
    Choice(
        "ties", ("engine", "active"), "engine", "SS-OPT-06", "who settles the last tie of an enemy",
        label="enemy ties", names=("the rules", "the active player"),
    ),
    Choice(
        "expansion", (True, False), True, "SS-OPT-07", "Bleeding and Exhaust are in the game",
        label="expansion conditions",
    ),
    Choice("fog", (False, True), False, "SS-OPT-08", "nobody sees far into the dark", label="fog of war"),
    Choice(
        "iron_souls", (False, True), False, "SS-OPT-09", "each hero returns from death once in a quest",
        label="iron souls",
    ),
    Choice("legend", (False, True), False, "SS-OPT-10", "once more from Soulrank III, against stronger enemies"),
)  # fmt: skip


def forbids(chosen: Mapping[str, Setting]) -> Sentence | None:
    """Combinations that exclude each other."""
    players, heroes = int(chosen["players"]), int(chosen["heroes"])
    if heroes and heroes < players:
        return Sentence("{players} players lead at least {players} heroes (SS-SET-01)", players=players)
    if chosen["one_side"] and chosen["soul_storm"]:
        return Sentence("soul storm wants both natures, one side has one (SS-OPT-04)")
    if chosen["legend"] and chosen["difficulty"] == "story":
        return Sentence("legend is not played in difficulty story (SS-OPT-10)")
    return None
