"""Texts of questions, answers and warnings, from what the seat that answers knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from meadhall.engine.common.text import NO_WORDS, Arg, Text, Words, text
from meadhall.engine.language.names import Names
from meadhall.games.adventureland import land, odds, preview, texts
from meadhall.games.adventureland.content import CREATURE_WREATHS
from meadhall.games.adventureland.ending import ESCAPE, FELLOWSHIP, KING, MAGNIFICENT, PRINCESS
from meadhall.games.adventureland.fights import MAX_SWORDS, Commit, strength_so_far, swords_to_commit, usable_gold
from meadhall.games.adventureland.moves import Go, To, direction, first_move, leapt_fields
from meadhall.games.adventureland.state import GIANT, Fight, State

# ---- answers


def option_text(option: Any, s: State, names: Names) -> Words:
    """Return the text of an answer. The text of a move to a field has its path and effects."""
    if not isinstance(option, To) or s.moving == land.NOWHERE:
        return option.message(s)
    start = s.parties[s.moving].at
    way = next(way for way in land.WAYS[start] if option.field in way)
    leapt_texts: list[Arg] = [
        text("leapt", owner=s.parties[s.party_on[leapt_field]].owner, field=land.place_name(leapt_field))
        for leapt_field in leapt_fields(s, start, option.field)
    ]
    points = odds.possible_points(s, option.field)
    gain: dict[str, Arg] = {"gain": points} if points else {}  # the board shows this number beside the field
    return text(
        "option-move",
        field=texts.FIELDS[option.field],
        way=direction(start, way),
        far=way.index(option.field) + 1,
        leaps=len(leapt_texts),
        over=leapt_texts,
        found=preview.find_text(s, option.field, points),
        points=points,
        **gain,
    )


def option_parts(option: Any, s: State, names: Names) -> Sequence[Words] | None:
    """Return the parts of an answer that is picked in parts, such as a set of swords, or None."""
    return [texts.SWORDS[extra] for extra in option.extras] if isinstance(option, Commit) else None


# ---- questions


def question_text(kind: str, s: State, names: Names) -> Words:
    """Return the text of the open question. Only the seat that answers knows which party it has picked."""
    if kind == "where" and s.moving == land.NOWHERE:
        return Text("question-move-where")
    return Text(f"question-{kind}", _question_args(kind, s))


def _question_args(kind: str, s: State) -> dict[str, Arg]:
    if kind in ("first-move", "second-move"):
        return {"parties": sum(isinstance(option, Go) for option in first_move(s, s.turn))}
    if kind == "where":
        p = s.parties[s.moving]
        return {"place": texts.PLACES[p.at], **texts.party_args(p)}
    return _strength_args(s, s.fight) if s.fight is not None else {}


def _strength_args(s: State, fight: Fight) -> dict[str, Arg]:
    """Return the strength so far and its parts, as message arguments (AL-DEC-09)."""
    p, strength = s.parties[fight.party], strength_so_far(s, fight)
    parts: list[Arg] = [text("adventurers", **texts.figure_args(p))]
    if p.companions:
        parts.append(text("companions", **texts.figure_args(p)))
    sums = {"dice": sum(fight.dice), "swords": sum(fight.extras), "herbs": sum(fight.herbs), "gold": fight.gold}
    parts += [text("strength-from", points=points, what=source) for source, points in sums.items() if points]
    strength_needed = fight.strength
    values: dict[str, Arg] = {
        "reached": strength,
        "strength": strength_needed,
        "missing": strength_needed - strength,
        "most": MAX_SWORDS,
    }
    return {**values, "creature": texts.foe_text(fight.creature), "made": parts}


def best_case_text(kind: str, s: State, names: Names) -> Words:
    """Return the best case with the owner's tiles. Only the owner may see this text."""
    if s.fight is None or kind not in ("swords", "reinforce"):
        return NO_WORDS
    return text("best-case", best=odds.best_case_strength(s, s.fight, with_swords=kind == "swords"))


# ---- before a fight


def fight_warning(option: Any, s: State, names: Names) -> Words:
    """Return a warning for a move into a fight that the party does not win by its size alone, or ""."""
    if not isinstance(option, To) or s.moving == land.NOWHERE or not odds.begins_fight(s, option.field):
        return NO_WORDS
    strength = odds.strength_at(s, option.field)
    if s.parties[s.moving].size >= strength:
        return NO_WORDS
    fight = Fight(s.moving, option.field, strength, -1 if s.lying[option.field] == GIANT else s.which[option.field])
    best_strength = odds.best_case_strength(s, fight, with_swords=True)
    if best_strength < strength:
        return text("warning-hopeless", best=best_strength, strength=strength)
    return _chance_text(s, fight)


def _chance_text(s: State, fight: Fight) -> Text:
    """Return the chance with the best swords, all herbs and all gold, as a text."""
    key, chance = odds.best_commit(s, fight)
    extras = swords_to_commit(s, fight).find(key).extras
    means: list[Arg] = [text("your-swords", n=len(extras), plus=texts.plus_text(extras))] if extras else []
    if s.herbs[s.parties[fight.party].owner]:
        means.append(text("your-herbs"))
    if usable_gold(s, fight):
        means.append(text("your-gold"))
    return text("warning-fight", chance=odds.percent(chance), means=means)


# ---- the aim of the game

GOLD_MAJORITY: Final = "-".join(map(str, ESCAPE.most_gold))
AIM_VALUES: Final[dict[int, dict[str, Arg]]] = {
    FELLOWSHIP.id: {"gold": FELLOWSHIP.gold_each, "least": min(CREATURE_WREATHS), "best": max(CREATURE_WREATHS)},
    MAGNIFICENT.id: {"gold": MAGNIFICENT.gold_each, "figure": MAGNIFICENT.group_factor},
    ESCAPE.id: {"gold": ESCAPE.gold_each, "most": GOLD_MAJORITY},
    PRINCESS.id: {"gold": PRINCESS.gold_each, "princess": PRINCESS.points_princess, "key": PRINCESS.points_key},
    KING.id: {"king": KING.points_king, "most": "-".join(map(str, KING.majority_points))},
}


def aim_texts(s: State) -> list[Words]:
    """Return five short sentences: how to win this adventure, how it ends, and how moves and fights work."""
    return _cached_aim_texts(s.options.adventure, s.options.king_fog_left)


@cache
def _cached_aim_texts(adventure: int, creatures_left: int) -> list[Words]:
    values: dict[str, Arg] = {**AIM_VALUES[adventure], "left": creatures_left}
    end_message = {PRINCESS.id: "aim-end-princess", KING.id: "aim-end-king"}.get(adventure, "aim-end")
    return [
        Text(f"aim-{adventure}", values), text(end_message), Text(f"aim-{adventure}-more", values), text("aim-moves"),
        text("aim-fights"),
    ]  # fmt: skip
