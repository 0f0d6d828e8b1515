"""A card, the position in which it comes into play, the answers, and what must be so afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from meadhall.games.swordsorcery.events import AttackDefended, EnemyActivated, HitsCounted, QuestLost, QuestWon
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.figures.crowd import most_hp, remaining
from meadhall.games.swordsorcery.figures.numbers import move_points, save_value
from meadhall.games.swordsorcery.figures.sight import is_lit
from tests.games.swordsorcery.tables import ScriptedTable, area, at, names, quest


class Fact(NamedTuple):
    """`so` is a Python expression: of the first hero `h`, his friend `f`, the first enemies `e`, `g`, the table `t`."""

    card: str
    quest: str
    words: dict[str, Any]
    answers: list[str]
    so: str


def played(fact: Fact) -> ScriptedTable[Any]:
    """The table after the answers."""
    t = quest(fact.quest, **fact.words)
    while not t.over and t.question in ("power", "talent") and fact.words.get("step") == "setup":
        t.answer(t.keys[0])
    t.answer(*fact.answers)
    return t


def check(fact: Fact) -> None:
    """That what is written of the card is so."""
    t = played(fact)
    s = t.state
    known: dict[str, Any] = {
        "t": t, "s": s, "h": s.heroes[0], "f": s.heroes[1], "e": s.enemies[0] if s.enemies else None, "names": names(t),
        "g": s.enemies[1] if len(s.enemies) > 1 else None, "mate": s.companions[0] if s.companions else None,
        "at": partial(at, t), "area": partial(area, t), "left": partial(remaining, s), "most": partial(most_hp, s),
        "bag": [[thing.item for thing in hero.bag] for hero in s.heroes].__getitem__,
        "hits": [event.hits for event in t.heard(HitsCounted)],
        "wounded": [event.who for event in t.heard(AttackDefended)],
        "acted": [event.enemy for event in t.heard(EnemyActivated)], "won": bool(t.heard(QuestWon)),
        "lost": bool(t.heard(QuestLost)), "move": partial(move_points, s), "save": partial(save_value, s),
        "lethal": [event.lethal for event in t.heard(HitsCounted)], "armor": partial(armor_value, s),
        "parts": [event.parts for event in t.heard(HitsCounted)], "dice": partial(defense_dice, s),
        "victims": [event.victim for event in t.heard(EnemyActivated)], "lit": lambda name: is_lit(s, area(t, name)),
        "keys": t.keys if not t.over and t.question else [],
        "wounds": [event.wounds for event in t.heard(AttackDefended)],
    }  # fmt: skip
    assert eval(fact.so, known), (
        known["acted"],
        known["hits"],
        known["wounded"],
        fact.card,
        s.heroes[0],
        s.heroes[1],
        s.enemies,
        s.flags,
        s.counters,
        s.markers,
    )


def ids(facts: Sequence[Fact]) -> list[str]:
    """The cards, with a number where one has several facts."""
    cards = [fact.card for fact in facts]
    return [f"{card}/{cards[:at].count(card) + 1}" if cards.count(card) > 1 else card for at, card in enumerate(cards)]
