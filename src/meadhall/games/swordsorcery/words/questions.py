"""The message of a question, with the hero and the card that it is about; and the attack that goes on."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Names
from meadhall.engine.common.text import Arg, Text, Words, text
from meadhall.games.swordsorcery import texts
from meadhall.games.swordsorcery.content import HEROES, USABLE
from meadhall.games.swordsorcery.state import NOBODY, Attack, State

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
        learner = next((one for one in s.heroes if one.id == s.aim), None)
        if learner is not None and learner.gem.powers > 1:
            return Text(f"{id}-of-several", {**args, "nth": len(learner.powers) + 1, "of": learner.gem.powers})
    return Text(id, args)
