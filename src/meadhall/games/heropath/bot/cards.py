"""Worth of cards to a hero: the best Armament of his cards, and everything else that cards do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from meadhall.engine import UNSEEN, Face
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.content import CARD, CARDS, DRAGON, ENEMIES, FOES
from meadhall.games.heropath.effects.active_cards import fits_foe, ops_of
from meadhall.games.heropath.state import EXPERIENCE, FAITH, SKILLS, WISDOM, Hero, State

Gems = tuple[int, ...]  # as they count for requirements
Faces = tuple[Face, ...]

_REQUIRED: Final = tuple(
    tuple(
        (attribute, n)
        for attribute, n in (
            (SKILLS, card.req.SKILLS),
            (WISDOM, card.req.WISDOM),
            (FAITH, card.req.FAITH),
            (EXPERIENCE, card.req.EXPERIENCE),
        )
        if n
    )
    for card in CARDS
)
_TAGS: Final = tuple(frozenset(card.tags) for card in CARDS)
_SLOT: Final = tuple(card.slot for card in CARDS)
_TWIN_BLADES: Final = CARD["K23"]
_NEEDS: Final = {
    "sword": frozenset({"sword"}),
    "bow": frozenset({"bow"}),
    "shield": frozenset({"shield"}),
    "axe-or-blunt": frozenset({"axe", "blunt"}),
    "blade": frozenset({"sword", "axe"}),
}


def lacks(gems: Gems, face: Face) -> int:
    """Return how many gems a hero lacks for a card."""
    found = 0
    for attribute, n in _REQUIRED[face]:
        if n > gems[attribute]:
            found += n - gems[attribute]
    return found


# ---- power


def chance_to_fit(vs: Sequence[str], not_vs: Sequence[str]) -> tuple[float, float]:
    """Return whether power works against the Dragon, and against which share of the enemies."""
    works = [name for foe, name in enumerate(FOES) if fits_foe(foe, vs, not_vs)]
    share = sum(enemy.count for enemy in ENEMIES if enemy.id in works) / sum(enemy.count for enemy in ENEMIES)
    return float(FOES[DRAGON] in works), share


@cache
def power_worth(face: Face, tags: frozenset[str]) -> float:
    """Return the worth of a card's lasting power beside arms with these tags."""
    found = 0.0
    for one in ops_of(op.Power, face):
        dragon, share = chance_to_fit(one.vs, one.not_vs)
        needed = _NEEDS.get(one.need or "")
        likely = 1.0 if one.need is None and not one.region else w.SOMEWHERE
        if needed is not None:
            likely = float(not needed.isdisjoint(tags))
        found += one.n * likely * (dragon * w.DRAGON + share * w.FOES) * (0.5 if one.once else 1.0)
    return found


@cache
def worth_beside(face: Face, tags: frozenset[str]) -> float:
    """Return the whole worth of a card beside arms with these tags."""
    return power_worth(face, tags) + quality(face)


# ---- the Armament


def possible_hands(faces: Faces, gems: Gems) -> list[Faces]:
    """Return all sets that a hero may hold at once (HP-ARM-06 to 08)."""
    held = [face for face in faces if _SLOT[face] in ("hand", "two-hand")]
    arrows = [face for face in held if "arrows" in _TAGS[face]]
    single = [face for face in held if _SLOT[face] == "hand" and face not in arrows]
    twins = _TWIN_BLADES in faces and not lacks(gems, _TWIN_BLADES)
    found: list[Faces] = [(), *((face,) for face in held if face not in arrows)]
    found += [(bow, arrow) for bow in held if "bow" in _TAGS[bow] for arrow in arrows]
    for one, other in combinations(single, 2):
        if twins or not ("weapon" in _TAGS[one] and "weapon" in _TAGS[other]):
            found.append((one, other))
    return found


@cache
def best_arms(faces: Faces, gems: Gems, unmet: float) -> tuple[float, Faces]:
    """Return the best Armament out of some cards, and its worth with the help of cards in the Resources.

    A card counts less for each gem that its owner lacks for it.
    """
    factor = {face: unmet ** lacks(gems, face) for face in faces}
    usable = tuple(face for face in faces if factor[face])
    at_hand = [face for face in usable if _SLOT[face] == "none"]
    best: tuple[float, Faces] = (-1.0, ())
    for held in possible_hands(usable, gems):
        tags = frozenset[str]().union(*(_TAGS[face] for face in held))
        worn = (*held, *_worn(usable, factor, tags, twins=sum("weapon" in _TAGS[face] for face in held) > 1))
        worth = 0.0
        for face in (*worn, *at_hand):
            worth += factor[face] * worth_beside(face, tags)
        best = max(best, (worth, tuple(sorted(worn))))
    return best


def _worn(faces: Faces, factor: dict[Face, float], tags: frozenset[str], *, twins: bool) -> list[Face]:
    """Return the best card for each of the other squares, and cards laid on armed cards."""
    found: list[Face] = []
    for slot in ("head", "body", "general"):
        here = [face for face in faces if _SLOT[face] == slot]
        if twins and slot == "general":
            here = [_TWIN_BLADES]
        if here:
            found.append(max(here, key=lambda face: factor[face] * worth_beside(face, tags)))
    all_tags = tags.union(*(_TAGS[face] for face in found))
    for face in faces:
        if _SLOT[face] == "attach" and any(set(one.to) & all_tags for one in ops_of(op.Attach, face)):
            found.append(face)
    return found


# ---- everything else


@cache
def quality(face: Face) -> float:
    """Return the worth of a card apart from its lasting power."""
    card = CARDS[face]
    found = sum(_quality(one) for one in card.effect)
    if card.target is not None or card.type == "anti-hero":
        found = max(found, w.TRICK)
    if card.cost.GOLD or card.cost.FOOD:
        found *= 2.0  # it can be used again and again
    return found


def _quality(one: op.AnyOp) -> float:
    match one:
        case op.AddPower():
            dragon, share = chance_to_fit(one.vs, one.not_vs)
            return one.n * max(dragon * w.ONCE_DRAGON, share * w.ONCE_FOES) * (1.0 if one.need is None else 0.7)
        case op.AddSpecial() | op.Special():
            return w.SPECIAL * w.ONCE_DRAGON
        case op.DropDie():
            dragon, share = chance_to_fit(one.vs, one.not_vs)
            return w.DIE_LESS * max(dragon * w.ONCE_DRAGON, share * w.ONCE_FOES)
        case op.Gain():
            return _gain(one.res) * one.n if one.who == "self" else 0.0
        case op.Reroll():
            return w.REROLL if one.die == "hero" else w.SMALL
        case op.Paces():
            return w.PACE * one.n * (0.3 if one.region or one.until else 1.0)
        case op.Ward() | op.Immune():
            return w.WARD
        case op.Action():
            return w.ACTION * one.n
        case op.Jump():
            return w.JUMP
        case op.On():
            return 0.5 * sum(_quality(inner) for inner in one.do) + w.SMALL
        case op.Boost() | op.Cheaper() | op.Hold() | op.Allow() | op.Counts():
            return w.SMALL
        case op.RerollNow() | op.AfterBattle():
            return w.DRAWN if isinstance(one, op.RerollNow) else -w.SMALL
        case op.Cancel() | op.Encounter() | op.Steal() | op.Leech():
            return w.TRICK if getattr(one, "who", "target") != "self" else -w.LEECH
        case op.Attach() | op.Power() | op.Lose():
            return 0.0
        case _:
            return w.DRAWN * 0.7


def _gain(good: str) -> float:
    return {"GOLD": w.SENSIBLE.GOLD, "FOOD": w.SENSIBLE.FOOD, "VITALITY": w.HEAL}.get(good, w.GEM)


# ---- a hero's cards


def known_cards(s: State, hero: Hero) -> Faces:
    """Return the known cards of a hero, in order."""
    face = s.faces.face
    known = (face[piece] for piece in (*hero.resources(), *hero.in_armament()))
    return tuple(sorted(one for one in known if one != UNSEEN))


@cache
def counting(gems: Gems, faces: Faces) -> Gems:
    """Return a hero's gems as they count for requirements (HP-CRD-23)."""
    found, unique = list(gems), set[str]()
    for face in faces:
        for one in ops_of(op.Counts, face):
            if one.unique not in unique:
                unique |= {one.unique} if one.unique else set()
                for attribute, n in ((WISDOM, one.WISDOM), (SKILLS, one.SKILLS), (EXPERIENCE, one.EXPERIENCE),
                                     (FAITH, one.FAITH)):  # fmt: skip
                    found[attribute] += n
    return tuple(found)


@cache
def kit_worth(faces: Faces, gems: Gems) -> float:
    """Return the worth of all cards of a hero together."""
    return best_arms(faces, counting(gems, faces), w.UNMET)[0]


def gain_of(faces: Faces, gems: Gems, face: Face) -> float:
    """Return what one more card adds to a hero."""
    more = tuple(sorted((*faces, face)))
    return kit_worth(more, gems) - kit_worth(faces, gems)


def loss_of(faces: Faces, gems: Gems, face: Face) -> float:
    """Return what a hero loses with a card."""
    left = list(faces)
    left.remove(face)
    return kit_worth(faces, gems) - kit_worth(tuple(left), gems)
