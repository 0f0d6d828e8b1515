"""All words of the game together."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Names, Wording
from meadhall.games.swordsorcery import events
from meadhall.games.swordsorcery.content import ITEMS, KINDS, QUESTS
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.figures.things import name_of, thing_of
from meadhall.games.swordsorcery.words import options, questions


def aim(state: Any) -> list[str]:
    """How to win, how it ends, what else it is about."""
    quest = QUESTS[state.quest]
    return [
        quest.goal,
        "The Event deck is the clock: when its last card comes up, the quest is lost.",
        "It is lost too when all heroes are Ghost Souls.",
        "Killed enemies give Soul Points; in the Time Phase they raise the Soulrank of a hero, or bring one back.",
    ]


CHANCES: Final = {
    "enemies": "an enemy", "legend": "an enemy", "encounter": "an Encounter card", "event": "an Event card",
    "trap": "a Trap card", "treasure": "a Treasure", "search": "a search token", "power": "a power of a Master",
}  # fmt: skip
LATE: Final = ("drop", "trade", "reorganize", "hand", "hand-crowns", "off", "sell", "enchant")


def is_late(option: Any, state: Any, names: Names) -> bool:
    """Answers that are seldom wanted stand behind the others, and what lies in the bag behind what the place offers."""
    if not isinstance(option, Answer):
        return False
    return option.kind in LATE or (option.kind == "use" and option.of in ITEMS)


def warning(option: Any, state: Any, names: Names) -> str:
    """What a hero puts down is given up: it is nobody's from then on."""
    if not isinstance(option, Answer) or option.kind != "drop":
        return ""
    what = "The Crowns stay" if option.of == "crowns" else f"{name_of(thing_of(option.of))} stays"
    return f"{what} on the ground here until somebody picks up what lies there."


WORDING: Final = Wording(
    option=options.option_words,
    brief_option=options.brief_words,
    question=questions.question_words,
    opens=(events.RoundBegan, events.TurnBegan, events.QuestBegan),
    joins=(events.DiceRolled,),
    marks={
        events.QuestBegan: "round",
        events.RoundBegan: "round",
        events.ParagraphRead: "story",
        events.Died: "fight",
        events.Slain: "fight",
        events.Resurrected: "fight",
        events.QuestWon: "end",
        events.QuestLost: "end",
        events.CampaignEnded: "end",
    },
    chances=CHANCES,
    dice=tuple(KINDS.values()),
    aim=aim,
    letters={"end": "z", "no": "n"},  # of what stands last: a is an answer that does something
    late=is_late,
    warning=warning,
)
