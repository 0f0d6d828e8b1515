"""The game's language: its catalogue and its wording. May import `ending` and below."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Names, Wording
from meadhall.engine.common.text import NOTHING, Arg, Text, Words, text
from meadhall.engine.language.catalogue import Catalogue, content_words
from meadhall.games.swordsorcery import events, texts
from meadhall.games.swordsorcery.content import HEROES, ITEMS, KINDS, USABLE
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.state import NOBODY, Attack, State
from meadhall.games.swordsorcery.words import options

FORMS: Final = {"hero": (), "story-card": ()}  # where other cards have a text
NAMED: Final = [
    *texts.named_content(),
    *(
        entry
        for kind, rows in texts.KINDS.items()
        if kind != "quest"
        for entry in content_words(kind, list(rows), *FORMS.get(kind, ("text",)))
    ),
]
CATALOGUE: Final = Catalogue("meadhall.games.swordsorcery", NAMED)
LATE: Final = ("drop", "trade", "reorganize", "hand", "hand-crowns", "off", "sell", "enchant")
KINDS_OF_CHANCE: Final = ("enemies", "legend", "encounter", "event", "trap", "treasure", "search", "power")


def aim(state: Any) -> list[Words]:
    """The aim, the end, and further topics of the quest."""
    return [
        text("goal", quest=texts.card(state.quest)),
        text("aim-clock"),
        text("aim-ghosts"),
        text("aim-soul"),
    ]


def is_late(option: Any, state: Any, names: Names) -> bool:
    """Whether an answer comes after the others: it is seldom wanted, or about the bag rather than the area."""
    if not isinstance(option, Answer):
        return False
    return option.kind in LATE or (option.kind == "use" and option.of in ITEMS)


def warning(option: Any, state: Any, names: Names) -> Words:
    """Warn that a hero gives up anything he puts down: it has no owner from then on."""
    if not isinstance(option, Answer) or option.kind != "drop":
        return NOTHING
    crowns = option.of == options.CROWNS
    return text("warning-drop-crowns") if crowns else text("warning-drop", item=texts.thing(option.of))


BOONS: Final = ("crowns", "heal", "item", "refresh_power", "cure")  # what a hero is chosen for


def question_text(question: str, s: State, names: Names) -> Text:
    """The question; where the same is asked several times running it tells which time this is."""
    at = s.shopper if s.phase == "market" else s.active
    hero = s.heroes[at].name if NOBODY < at < s.count else text("a-hero")
    whose = texts.who(s.aim) if s.aim in HEROES else hero
    aim = texts.card(s.aim) if s.aim in USABLE else text("the-attack")
    fight = s.attacks[-1] if s.attacks else None
    foe: Words = s.name(fight.now if fight.now > NOBODY else fight.target) if fight is not None else ""
    return _asked(question, s, {"hero": hero, "who": whose, "aim": aim, "foe": foe, "striker": _striker(s, fight)})


def _striker(s: State, fight: Attack | None) -> Words:
    """The attacker; a trap has its own name."""
    if fight is None:
        return ""
    return s.name(fight.attacker) if fight.attacker != NOBODY else texts.card(fight.card)


def _asked(question: str, s: State, args: dict[str, Arg]) -> Text:
    id = f"question-{question}"
    if question == "choose-hero" and s.aim.startswith("op:"):
        boon, _, n = s.aim.removeprefix("op:").partition("/")
        if boon in BOONS:
            return text(f"{id}-{boon.replace('_', '-')}", n=texts.card(n) if n in texts.CARDS else n)
    if question == "hero" and s.heroes and s.options.players == 1:
        return text(f"{id}-again")
    if question == "power":
        learner = next((hero for hero in s.heroes if hero.id == s.aim), None)
        if learner is not None and learner.gem.powers > 1:
            return Text(f"{id}-of-several", {**args, "nth": len(learner.powers) + 1, "of": learner.gem.powers})
    return Text(id, args)


WORDING: Final = Wording(
    catalogue=CATALOGUE,
    option=options.option_text,
    question=question_text,
    opens=(events.RoundBegan, events.TurnBegan, events.QuestBegan),
    joins=(events.DiceRolled,),
    marks={
        events.QuestBegan: "round",
        events.RoundBegan: "round",
        events.ParagraphRead: "story",
        events.HeroDied: "fight",
        events.FigureSlain: "fight",
        events.HeroResurrected: "fight",
        events.QuestWon: "end",
        events.QuestLost: "end",
        events.CampaignEnded: "end",
    },
    chances={kind: text(f"chance-{kind}") for kind in KINDS_OF_CHANCE},
    dice=tuple(KINDS.values()),
    aim=aim,
    counts=lambda _state, _points: "",  # a party wins or loses together
    signs=(text("signs"),),
    letters={"attack": "a", "dash": "d", "search": "s", "reorganize": "g", "focus": "f", "evade": "e", "raise": "r"},
    late=is_late,
    warning=warning,
)
