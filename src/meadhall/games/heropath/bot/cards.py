"""The value of cards to a hero: the power of the best possible Armament, and the other effects of the cards."""

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

Gems = tuple[int, ...]  # number of gems by attribute, as they count for requirements
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


def missing_gems(gems: Gems, face: Face) -> int:
    """Return the number of gems that a hero lacks for a card."""
    missing = 0
    for attribute, n in _REQUIRED[face]:
        if n > gems[attribute]:
            missing += n - gems[attribute]
    return missing


# ---- power


def fitting_shares(vs: Sequence[str], not_vs: Sequence[str]) -> tuple[float, float]:
    """Return 1.0 if a power works against the Dragon, else 0.0, and the share of enemies that it works against."""
    works = [name for foe, name in enumerate(FOES) if fits_foe(foe, vs, not_vs)]
    share = sum(enemy.count for enemy in ENEMIES if enemy.id in works) / sum(enemy.count for enemy in ENEMIES)
    return float(FOES[DRAGON] in works), share


@cache
def power_worth(face: Face, tags: frozenset[str]) -> float:
    """Return the value of a card's lasting power. `tags` are those of the cards in hand, which some powers need."""
    worth = 0.0
    for effect in ops_of(op.Power, face):
        dragon, share = fitting_shares(effect.vs, effect.not_vs)
        needed = _NEEDS.get(effect.need or "")
        factor = 1.0 if effect.need is None and not effect.region else w.SOMEWHERE
        if needed is not None:
            factor = float(not needed.isdisjoint(tags))
        worth += effect.n * factor * (dragon * w.DRAGON + share * w.FOES) * (0.5 if effect.once else 1.0)
    return worth


@cache
def worth_beside(face: Face, tags: frozenset[str]) -> float:
    """Return the whole value of a card. `tags` are those of the cards in hand, which some powers need."""
    return power_worth(face, tags) + quality(face)


# ---- the Armament


def possible_hands(faces: Faces, gems: Gems) -> list[Faces]:
    """Return all sets of cards that a hero may hold in both hands (HP-ARM-06 to 08)."""
    held = [face for face in faces if _SLOT[face] in ("hand", "two-hand")]
    arrows = [face for face in held if "arrows" in _TAGS[face]]
    single = [face for face in held if _SLOT[face] == "hand" and face not in arrows]
    twins = _TWIN_BLADES in faces and not missing_gems(gems, _TWIN_BLADES)
    hands: list[Faces] = [(), *((face,) for face in held if face not in arrows)]
    hands += [(bow, arrow) for bow in held if "bow" in _TAGS[bow] for arrow in arrows]
    for first, second in combinations(single, 2):
        if twins or not ("weapon" in _TAGS[first] and "weapon" in _TAGS[second]):
            hands.append((first, second))
    return hands


@cache
def best_arms(faces: Faces, gems: Gems, unmet: float) -> tuple[float, Faces]:
    """Return the value of the best Armament with the other Resources, and the cards of this Armament.

    For each gem that its owner lacks, the value of a card is multiplied by the last parameter.
    """
    factor = {face: unmet ** missing_gems(gems, face) for face in faces}
    usable = tuple(face for face in faces if factor[face])
    at_hand = [face for face in usable if _SLOT[face] == "none"]
    best: tuple[float, Faces] = (-1.0, ())
    for held in possible_hands(usable, gems):
        tags = frozenset[str]().union(*(_TAGS[face] for face in held))
        worn = (*held, *_best_worn(usable, factor, tags, twins=sum("weapon" in _TAGS[face] for face in held) > 1))
        worth = 0.0
        for face in (*worn, *at_hand):
            worth += factor[face] * worth_beside(face, tags)
        best = max(best, (worth, tuple(sorted(worn))))
    return best


def _best_worn(faces: Faces, factor: dict[Face, float], tags: frozenset[str], *, twins: bool) -> list[Face]:
    """Return the best card for each square except the hands, and all cards that can be attached."""
    worn: list[Face] = []
    for slot in ("head", "body", "general"):
        candidates = [face for face in faces if _SLOT[face] == slot]
        if twins and slot == "general":
            candidates = [_TWIN_BLADES]
        if candidates:
            worn.append(max(candidates, key=lambda face: factor[face] * worth_beside(face, tags)))
    all_tags = tags.union(*(_TAGS[face] for face in worn))
    for face in faces:
        if _SLOT[face] == "attach" and any(set(effect.to) & all_tags for effect in ops_of(op.Attach, face)):
            worn.append(face)
    return worn


# ---- everything else


@cache
def quality(face: Face) -> float:
    """Return the value of a card without its lasting power."""
    card = CARDS[face]
    worth = sum(_op_quality(effect) for effect in card.effect)
    if card.target is not None or card.type == "anti-hero":
        worth = max(worth, w.TRICK)
    if card.cost.GOLD or card.cost.FOOD:
        worth *= 2.0  # the card can be used again and again
    return worth


def _op_quality(effect: op.AnyOp) -> float:
    """Return the value of one effect of a card. It is 0 for lasting power, which is counted elsewhere."""
    match effect:
        case op.AddPower():
            dragon, share = fitting_shares(effect.vs, effect.not_vs)
            return effect.n * max(dragon * w.ONCE_DRAGON, share * w.ONCE_FOES) * (1.0 if effect.need is None else 0.7)
        case op.AddSpecial() | op.Special():
            return w.SPECIAL * w.ONCE_DRAGON
        case op.DropDie():
            dragon, share = fitting_shares(effect.vs, effect.not_vs)
            return w.DIE_LESS * max(dragon * w.ONCE_DRAGON, share * w.ONCE_FOES)
        case op.Gain():
            return _good_worth(effect.res) * effect.n if effect.who == "self" else 0.0
        case op.Reroll():
            return w.REROLL if effect.die == "hero" else w.SMALL
        case op.Paces():
            return w.PACE * effect.n * (0.3 if effect.region or effect.until else 1.0)
        case op.Ward() | op.Immune():
            return w.WARD
        case op.Action():
            return w.ACTION * effect.n
        case op.Jump():
            return w.JUMP
        case op.On():
            return 0.5 * sum(_op_quality(inner) for inner in effect.do) + w.SMALL
        case op.Boost() | op.Cheaper() | op.Hold() | op.Allow() | op.Counts():
            return w.SMALL
        case op.RerollNow() | op.AfterBattle():
            return w.DRAWN if isinstance(effect, op.RerollNow) else -w.SMALL
        case op.Cancel() | op.Encounter() | op.Steal() | op.Leech():
            return w.TRICK if getattr(effect, "who", "target") != "self" else -w.LEECH
        case op.Attach() | op.Power() | op.Lose():
            return 0.0
        case _:
            return w.DRAWN * 0.7


def _good_worth(good: str) -> float:
    return {"GOLD": w.SENSIBLE.GOLD, "FOOD": w.SENSIBLE.FOOD, "VITALITY": w.HEAL}.get(good, w.GEM)


# ---- a hero's cards


def known_cards(s: State, hero: Hero) -> Faces:
    """Return the faces of a hero's cards that this state knows, sorted."""
    face_of = s.faces.face
    known = (face_of[piece] for piece in (*hero.resources(), *hero.in_armament()))
    return tuple(sorted(shown for shown in known if shown != UNSEEN))


@cache
def counted_gems(gems: Gems, faces: Faces) -> Gems:
    """Return a hero's gems as they count for requirements (HP-CRD-23)."""
    counted, unique = list(gems), set[str]()
    for face in faces:
        for effect in ops_of(op.Counts, face):
            if effect.unique not in unique:
                unique |= {effect.unique} if effect.unique else set()
                for attribute, n in ((WISDOM, effect.WISDOM), (SKILLS, effect.SKILLS), (EXPERIENCE, effect.EXPERIENCE),
                                     (FAITH, effect.FAITH)):  # fmt: skip
                    counted[attribute] += n
    return tuple(counted)


@cache
def kit_worth(faces: Faces, gems: Gems) -> float:
    """Return the value of all cards of a hero together."""
    return best_arms(faces, counted_gems(gems, faces), w.UNMET)[0]


def value_of_added_card(faces: Faces, gems: Gems, face: Face) -> float:
    """Return how much one more card raises the value of a hero's cards."""
    with_card = tuple(sorted((*faces, face)))
    return kit_worth(with_card, gems) - kit_worth(faces, gems)


def value_of_lost_card(faces: Faces, gems: Gems, face: Face) -> float:
    """Return how much the loss of a card lowers the value of a hero's cards."""
    remaining = list(faces)
    remaining.remove(face)
    return kit_worth(faces, gems) - kit_worth(tuple(remaining), gems)
