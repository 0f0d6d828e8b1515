"""What sentences tell in numbers, the same in every language; from what the listener may know."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.model.pieces import UNSEEN
from meadhall.games.adventureland import fights
from meadhall.games.adventureland.adventures.princess import giant_strength
from meadhall.games.adventureland.collecting import value_of
from meadhall.games.adventureland.content import STRENGTH
from meadhall.games.adventureland.ending import ESCAPE, FELLOWSHIP, MAGNIFICENT
from meadhall.games.adventureland.land import FIELDS, NOWHERE, WAYS, Place
from meadhall.games.adventureland.moves import Go, To, direction, first_move, leapt
from meadhall.games.adventureland.odds import best_commit, herbs_of
from meadhall.games.adventureland.state import CREATURE, GIANT, SWORD, Fight, Party, Seat, State

# What the aims of the adventures tell.
GOLD: Final = FELLOWSHIP.gold_each
FIGURE: Final = MAGNIFICENT.group_factor
MOST: Final = ", ".join(map(str, ESCAPE.most_gold))

# ---- moves


def parties_that_can_move(s: State, seat: Seat) -> int:
    """How many parties of a seat have a legal end."""
    return sum(isinstance(option, Go) for option in first_move(s, seat))


def is_lone(p: Party) -> bool:
    """Whether this is an adventurer alone at a start area, of whom nothing else is to be said."""
    return p.at >= FIELDS and p.size == 1


def way_to(p: Party, field: Place) -> tuple[str, int]:
    """Where a move from a party leads, `east` or `south`, and how many fields it is."""
    way = next(way for way in WAYS[p.at] if field in way)
    return direction(p.at, way), way.index(field) + 1


def leapt_of(s: State, p: Party, field: Place) -> dict[Seat, list[Place]]:
    """The fields with parties that a move leaps over, by whose they are."""
    fields: dict[Seat, list[Place]] = {}
    for on in leapt(s, p.at, field):
        fields.setdefault(s.parties[s.party_on[on]].owner, []).append(on)
    return fields


# ---- fights


class Sums(NamedTuple):
    """What a strength is made of so far (AL-DEC-09): figures, then the sums of dice, blades, herbs and gold."""

    adventurers: int
    companions: int
    dice: int
    blades: int
    herbs: int
    gold: int


def sums(s: State, fight: Fight) -> Sums:
    """The strength of a fight, part by part."""
    p = s.parties[fight.party]
    return Sums(p.adventurers, p.companions, sum(fight.dice), sum(fight.extras), sum(fight.herbs), fight.gold)


def best(s: State, fight: Fight, with_swords: bool) -> int:
    """The most that the owner's known tiles, sixes and gold make."""
    owner = s.parties[fight.party].owner
    known = [value_of(s, piece, SWORD) for piece in s.swords[owner] if s.faces.face[piece] != UNSEEN]
    swords = sorted(known, reverse=True)[: fights.MOST_SWORDS] if with_swords else []
    tiles = sum(herbs_of(s, owner)) + sum(swords) + fights.DICE[-1] * len(swords)
    return fights.reached(s, fight) + tiles + fights.most_from_gold(fight.dice, fights.purse(s, fight))


def fight_ahead(o: object, s: State) -> Fight | None:
    """The fight that a move would begin and that is not won at once; None if it begins none."""
    if not isinstance(o, To) or s.moving == NOWHERE or s.lying[o.field] not in (CREATURE, GIANT):
        return None
    strength = STRENGTH[s.which[o.field]] if s.lying[o.field] == CREATURE else giant_strength(s)
    if s.parties[s.moving].size >= strength:
        return None
    return Fight(s.moving, o.field, strength, s.which[o.field])


def surest(s: State, fight: Fight) -> tuple[list[str], float]:
    """The swords that promise most, as they are written on their tiles, and the chance with all herbs and gold."""
    key, chance = best_commit(s, fight)
    swords = key.removeprefix("swords:").removeprefix("+").split("+")
    return [] if swords == ["none"] else swords, chance


def winning_faces(die: int, missing: int) -> list[int]:
    """What a die must show, thrown again, to make up for what is missing."""
    return [face for face in fights.DICE if face >= die + missing]


def percent(chance: float) -> int:
    """A chance out of 100; only what is certain is 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
