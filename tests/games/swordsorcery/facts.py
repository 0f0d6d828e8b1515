"""Facts about cards: a position, the answers to give, and an expression that must be true afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from meadhall.games.swordsorcery.events import AttackDefended, EnemyActivated, HitsCounted, QuestLost, QuestWon
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.figures.crowd import full_hp, remaining_hp
from meadhall.games.swordsorcery.figures.line_of_sight import is_lit
from meadhall.games.swordsorcery.figures.numbers import move_points, save_value
from tests.games.swordsorcery.tables import ScriptedTable, area, at, enemy_types, quest


class Fact(NamedTuple):
    """A position for one card, with answers, and the Python expression that must be true afterwards.

    The expression `expected` uses the names of `check_fact`, among them the first hero `h`, the friend `f`, and the
    first enemies `e` and `g`.
    """

    card: str
    quest: str
    words: dict[str, Any]
    answers: list[str]
    expected: str


def play_fact(fact: Fact) -> ScriptedTable[Any]:
    """Return the table after the fact's answers."""
    t = quest(fact.quest, **fact.words)
    while not t.over and t.question in ("power", "talent") and fact.words.get("step") == "setup":
        t.answer(t.keys[0])
    t.answer(*fact.answers)
    return t


def check_fact(fact: Fact) -> None:
    """Assert that the expected expression of a fact is true."""
    t = play_fact(fact)
    s = t.state
    known: dict[str, Any] = {
        "t": t, "s": s, "h": s.heroes[0], "f": s.heroes[1], "e": s.enemies[0] if s.enemies else None,
        "names": enemy_types(t),
        "g": s.enemies[1] if len(s.enemies) > 1 else None, "mate": s.companions[0] if s.companions else None,
        "at": partial(at, t), "area": partial(area, t), "left": partial(remaining_hp, s), "most": partial(full_hp, s),
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
    assert eval(fact.expected, known), (
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
    """Return the cards of facts as test ids, numbered if a card has several facts."""
    cards = [fact.card for fact in facts]
    return [
        f"{card}/{cards[:index].count(card) + 1}" if cards.count(card) > 1 else card for index, card in enumerate(cards)
    ]
