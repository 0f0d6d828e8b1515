"""The game's catalogue, and the texts that need the state. May import `ending` and below."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Names, Wording
from meadhall.engine.common.text import NO_WORDS, Arg, Text, Words, text
from meadhall.engine.language.catalogue import Catalogue, content_words
from meadhall.games.swordsorcery import events, texts
from meadhall.games.swordsorcery.content import HEROES, ITEMS, KINDS, USABLE
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.state import NOBODY, Attack, State
from meadhall.games.swordsorcery.words import options

FORMS: Final = {"hero": (), "story-card": ()}  # forms of these kinds; all other cards have a text
NAMED_TEXTS: Final = [
    *texts.named_content(),
    *(
        entry
        for kind, rows in texts.KINDS.items()
        if kind != "quest"
        for entry in content_words(kind, list(rows), *FORMS.get(kind, ("text",)))
    ),
]
CATALOGUE: Final = Catalogue("meadhall.games.swordsorcery", NAMED_TEXTS)
LISTED_LAST: Final = ("drop", "trade", "reorganize", "hand", "hand-crowns", "off", "sell", "enchant")
KINDS_OF_CHANCE: Final = ("enemies", "legend", "encounter", "event", "trap", "treasure", "search", "power")


def goal_texts(state: Any) -> list[Words]:
    """Return the texts about the goal of the quest, its end, and further topics."""
    return [
        text("goal", quest=texts.card_name(state.quest)),
        text("aim-clock"),
        text("aim-ghosts"),
        text("aim-soul"),
    ]


def is_listed_last(option: Any, state: Any, names: Names) -> bool:
    """Whether an answer is listed last, because it is rarely useful or only about the bag."""
    if not isinstance(option, Answer):
        return False
    return option.kind in LISTED_LAST or (option.kind == "use" and option.of in ITEMS)


def warning(option: Any, state: Any, names: Names) -> Words:
    """Return a warning for an answer that drops something: dropped things belong to nobody."""
    if not isinstance(option, Answer) or option.kind != "drop":
        return NO_WORDS
    crowns = option.of == options.CROWNS
    return text("warning-drop-crowns") if crowns else text("warning-drop", item=texts.thing_name(option.of))


# effects with a special question when a hero is chosen
EFFECTS_ON_CHOSEN_HERO: Final = ("crowns", "heal", "item", "refresh_power", "cure")


def question_text(question: str, s: State, names: Names) -> Text:
    """Return the text of a question, with its facts. Repeated questions are numbered."""
    hero_index = s.shopper if s.phase == "market" else s.active
    hero = s.heroes[hero_index].name if NOBODY < hero_index < s.count else text("a-hero")
    asked_hero = texts.character_name(s.aim) if s.aim in HEROES else hero
    aim = texts.card_name(s.aim) if s.aim in USABLE else text("the-attack")
    fight = s.attacks[-1] if s.attacks else None
    foe: Words = s.name(fight.now if fight.now > NOBODY else fight.target) if fight is not None else ""
    return _text_with_facts(
        question, s, {"hero": hero, "who": asked_hero, "aim": aim, "foe": foe, "striker": _attacker_name(s, fight)}
    )


def _attacker_name(s: State, fight: Attack | None) -> Words:
    """Return the attacker's name. For a trap, it is the name of its card."""
    if fight is None:
        return ""
    return s.name(fight.attacker) if fight.attacker != NOBODY else texts.card_name(fight.card)


def _text_with_facts(question: str, s: State, args: dict[str, Arg]) -> Text:
    id = f"question-{question}"
    if question == "choose-hero" and s.aim.startswith("op:"):
        effect, _, n = s.aim.removeprefix("op:").partition("/")
        if effect in EFFECTS_ON_CHOSEN_HERO:
            return text(f"{id}-{effect.replace('_', '-')}", n=texts.card_name(n) if n in texts.CARDS else n)
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
    aim=goal_texts,
    points_unit=lambda _state, _points: "",  # nobody has points, because all players win or lose together
    signs=(text("signs"),),
    letters={"attack": "a", "dash": "d", "search": "s", "reorganize": "g", "focus": "f", "evade": "e", "raise": "r"},
    is_listed_last=is_listed_last,
    warning=warning,
)
