"""Triggers of paragraphs, and their conditions (SS-STY-02, 03, 10, 30)."""

from __future__ import annotations

from functools import cache

from meadhall.games.swordsorcery.content import QUESTS
from meadhall.games.swordsorcery.content.tables import MarkerCard, Paragraph
from meadhall.games.swordsorcery.figures.sight import board
from meadhall.games.swordsorcery.ops.grammar import Condition, condition
from meadhall.games.swordsorcery.ops.ops import RemoveMasterOp
from meadhall.games.swordsorcery.state import State


def waiting_paragraphs(s: State, trigger: str) -> list[Paragraph]:
    """The paragraphs of this trigger that may still happen, in file order."""
    return [para for para in _triggered(s.quest, trigger) if para.repeat or para.id not in s.read]


@cache
def _triggered(quest: str, trigger: str) -> tuple[Paragraph, ...]:
    return tuple(para for para in QUESTS[quest].para if trigger in para.triggers)


def marker_card(s: State, id: str) -> MarkerCard:
    """A Story Marker as the quest has it."""
    return _marker_card(s.quest, id)


@cache
def _marker_card(quest: str, id: str) -> MarkerCard:
    return next(marker for marker in QUESTS[quest].markers if marker.id == id)


def happen(s: State, trigger: str) -> None:
    """Note a possible trigger of the story, to be handled when the current effect is finished (SS-STY-05).

    It is noted whether a paragraph waits for it or not: everybody sees that, and which triggers exist is hidden.
    """
    s.triggers.append(trigger)


def leaves_at_half(s: State, master: str) -> bool:
    """Whether a Master leaves this quest at half its HP (SS-MAS-24)."""
    ops = [op for para in waiting_paragraphs(s, f"master_half:{master}") for op in para.ops]
    return any(isinstance(op, RemoveMasterOp) and op.id == master for op in ops)


def is_so(s: State, text: str, actor: int = -1) -> bool:
    """Whether a condition of the story holds; `actor` is the hero who interacts."""
    return not text or _is_so(s, condition(text), actor)


def _is_so(s: State, what: Condition, actor: int) -> bool:
    match what.word:
        case "all":
            return all(_is_so(s, part, actor) for part in what.parts)
        case "any":
            return any(_is_so(s, part, actor) for part in what.parts)
        case "flag":
            return what.of in s.flags
        case "marker":
            return what.of in s.markers
        case "killed":
            return what.of in s.killed
        case "saved":
            return what.of in s.delivered
        case "carries":
            return actor >= 0 and what.of in s.heroes[actor].keys
        case "held":
            return any(what.of in s.heroes[at].keys for at in s.living())
        case "count":
            name, _, number = what.of.partition(">=")
            return s.counters.get(name, 0) >= int(number)
        case "no_hero_outside":
            areas = {board(s).index[area] for area in what.of.split(",")}
            return all(s.heroes[at].area in areas for at in s.living())
        case "all_ghosts":
            return all(hero.ghost for hero in s.heroes)
        case _:
            raise ValueError(f"'{what.word}' is not a condition of the story")
