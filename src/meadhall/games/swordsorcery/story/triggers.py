"""Triggers of paragraphs, and conditions of the story (SS-STY-02, 03, 10, 30)."""

from __future__ import annotations

from functools import cache

from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.content.tables import MarkerCard, Paragraph
from meadhall.games.swordsorcery.figures.line_of_sight import board
from meadhall.games.swordsorcery.ops.grammar import Condition, parse_condition
from meadhall.games.swordsorcery.ops.ops import RemoveMasterOp
from meadhall.games.swordsorcery.state import State


def unread_paragraphs(s: State, trigger: str) -> list[Paragraph]:
    """Return the paragraphs of a trigger that can still be read, in file order."""
    return [para for para in _paragraphs_of_trigger(s.quest, trigger) if para.repeat or para.id not in s.read]


@cache
def _paragraphs_of_trigger(quest: str, trigger: str) -> tuple[Paragraph, ...]:
    return tuple(para for para in QUESTS[quest].para if trigger in para.triggers)


def marker_card(s: State, id: str) -> MarkerCard:
    """Return a Story Marker of the quest."""
    return _marker_card(s.quest, id)


@cache
def _marker_card(quest: str, id: str) -> MarkerCard:
    return next(marker for marker in QUESTS[quest].markers if marker.id == id)


def record_trigger(s: State, trigger: str) -> None:
    """Record a trigger of the story, to be handled after the current effect (SS-STY-05).

    It is recorded even if no paragraph has this trigger, because the public state must not show which triggers exist.
    """
    s.triggers.append(trigger)


def leaves_at_half(s: State, master: str) -> bool:
    """Whether a Master leaves this quest at half its HP (SS-MAS-24)."""
    ops = [op for para in unread_paragraphs(s, f"master_half:{master}") for op in para.ops]
    return any(isinstance(op, RemoveMasterOp) and op.id == master for op in ops)


def condition_holds(s: State, text: str, actor: int = -1) -> bool:
    """Whether a condition of the story is true. `actor` is the hero who interacts."""
    return not text or _tree_holds(s, parse_condition(text), actor)


def _tree_holds(s: State, tree: Condition, actor: int) -> bool:
    match tree.word:
        case "all":
            return all(_tree_holds(s, part, actor) for part in tree.parts)
        case "any":
            return any(_tree_holds(s, part, actor) for part in tree.parts)
        case "flag":
            return tree.argument in s.flags
        case "marker":
            return tree.argument in s.markers
        case "killed":
            return tree.argument in s.killed
        case "saved":
            return tree.argument in s.delivered
        case "carries":
            return actor >= 0 and tree.argument in s.heroes[actor].keys
        case "held":
            return any(tree.argument in s.heroes[hero_index].keys for hero_index in s.living())
        case "count":
            name, _, number = tree.argument.partition(">=")
            return s.counters.get(name, 0) >= int(number)
        case "no_hero_outside":
            areas = {board(s).index[area] for area in tree.argument.split(",")}
            return all(s.heroes[hero_index].area in areas for hero_index in s.living())
        case "all_ghosts":
            return all(hero.ghost for hero in s.heroes)
        case _:
            raise ValueError(f"'{tree.word}' is not a condition of the story")
