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


def opponent_shares(vs: Sequence[str], not_vs: Sequence[str]) -> tuple[float, float]:
    """Return 1.0 if a power works against the Dragon, else 0.0, and the share of enemies that it works against."""
    fitting_foes = [name for foe, name in enumerate(FOES) if fits_foe(foe, vs, not_vs)]
    enemy_share = sum(enemy.count for enemy in ENEMIES if enemy.id in fitting_foes) / sum(
        enemy.count for enemy in ENEMIES
    )
    return float(FOES[DRAGON] in fitting_foes), enemy_share


@cache
def power_value(face: Face, tags: frozenset[str]) -> float:
    """Return the value of a card's lasting power. `tags` are those of the cards in hand, which some powers need."""
    value = 0.0
    for effect in ops_of(op.Power, face):
        dragon_share, enemy_share = opponent_shares(effect.vs, effect.not_vs)
        needed_tags = _NEEDS.get(effect.need or "")
        factor = 1.0 if effect.need is None and not effect.region else w.CONDITIONAL_POWER_FACTOR
        if needed_tags is not None:
            factor = float(not needed_tags.isdisjoint(tags))
        value += (
            effect.n
            * factor
            * (dragon_share * w.POWER_AGAINST_DRAGON + enemy_share * w.POWER_AGAINST_ENEMIES)
            * (0.5 if effect.once else 1.0)
        )
    return value


@cache
def card_value(face: Face, tags: frozenset[str]) -> float:
    """Return the whole value of a card. `tags` are those of the cards in hand, which some powers need."""
    return power_value(face, tags) + value_without_power(face)


# ---- the Armament


def possible_hands(faces: Faces, gems: Gems) -> list[Faces]:
    """Return all sets of cards that a hero may hold in both hands (HP-ARM-06 to 08)."""
    hand_cards = [face for face in faces if _SLOT[face] in ("hand", "two-hand")]
    arrows = [face for face in hand_cards if "arrows" in _TAGS[face]]
    one_handed_cards = [face for face in hand_cards if _SLOT[face] == "hand" and face not in arrows]
    has_twin_blades = _TWIN_BLADES in faces and not missing_gems(gems, _TWIN_BLADES)
    hands: list[Faces] = [(), *((face,) for face in hand_cards if face not in arrows)]
    hands += [(bow, arrow) for bow in hand_cards if "bow" in _TAGS[bow] for arrow in arrows]
    for first, second in combinations(one_handed_cards, 2):
        if has_twin_blades or not ("weapon" in _TAGS[first] and "weapon" in _TAGS[second]):
            hands.append((first, second))
    return hands


@cache
def best_armament(faces: Faces, gems: Gems, missing_gem_factor: float) -> tuple[float, Faces]:
    """Return the value of the best Armament with the other Resources, and the cards of this Armament.

    For each gem that its owner lacks, the value of a card is multiplied by `missing_gem_factor`.
    """
    factors = {face: missing_gem_factor ** missing_gems(gems, face) for face in faces}
    usable = tuple(face for face in faces if factors[face])
    cards_without_slot = [face for face in usable if _SLOT[face] == "none"]
    best: tuple[float, Faces] = (-1.0, ())
    for hand in possible_hands(usable, gems):
        tags = frozenset[str]().union(*(_TAGS[face] for face in hand))
        armament = (
            *hand,
            *_best_for_other_squares(
                usable, factors, tags, has_two_weapons=sum("weapon" in _TAGS[face] for face in hand) > 1
            ),
        )
        value = 0.0
        for face in (*armament, *cards_without_slot):
            value += factors[face] * card_value(face, tags)
        best = max(best, (value, tuple(sorted(armament))))
    return best


def _best_for_other_squares(
    faces: Faces, factors: dict[Face, float], tags: frozenset[str], *, has_two_weapons: bool
) -> list[Face]:
    """Return the best card for each square except the hands, and all cards that can be attached."""
    best_cards: list[Face] = []
    for slot in ("head", "body", "general"):
        candidates = [face for face in faces if _SLOT[face] == slot]
        if has_two_weapons and slot == "general":
            candidates = [_TWIN_BLADES]
        if candidates:
            best_cards.append(max(candidates, key=lambda face: factors[face] * card_value(face, tags)))
    armed_tags = tags.union(*(_TAGS[face] for face in best_cards))
    for face in faces:
        if _SLOT[face] == "attach" and any(set(effect.to) & armed_tags for effect in ops_of(op.Attach, face)):
            best_cards.append(face)
    return best_cards


# ---- everything else


@cache
def value_without_power(face: Face) -> float:
    """Return the value of a card without its lasting power."""
    card = CARDS[face]
    value = sum(_effect_value(effect) for effect in card.effect)
    if card.target is not None or card.type == "anti-hero":
        value = max(value, w.TRICK_VALUE)
    if card.cost.GOLD or card.cost.FOOD:
        value *= 2.0  # the card can be used again and again
    return value


def _effect_value(effect: op.AnyOp) -> float:
    """Return the value of one effect of a card. It is 0 for lasting power, which is counted elsewhere."""
    match effect:
        case op.AddPower():
            dragon_share, enemy_share = opponent_shares(effect.vs, effect.not_vs)
            return (
                effect.n
                * max(dragon_share * w.POWER_ONCE_AGAINST_DRAGON, enemy_share * w.POWER_ONCE_AGAINST_ENEMIES)
                * (1.0 if effect.need is None else 0.7)
            )
        case op.AddSpecial() | op.Special():
            return w.SPECIAL_DIE_POWER * w.POWER_ONCE_AGAINST_DRAGON
        case op.DropDie():
            dragon_share, enemy_share = opponent_shares(effect.vs, effect.not_vs)
            return w.ENEMY_DIE_POWER * max(
                dragon_share * w.POWER_ONCE_AGAINST_DRAGON, enemy_share * w.POWER_ONCE_AGAINST_ENEMIES
            )
        case op.Gain():
            return _good_value(effect.res) * effect.n if effect.who == "self" else 0.0
        case op.Reroll():
            return w.REROLL_VALUE if effect.die == "hero" else w.SMALL_EFFECT_VALUE
        case op.Paces():
            return w.PACE_VALUE * effect.n * (0.3 if effect.region or effect.until else 1.0)
        case op.Ward() | op.Immune():
            return w.WARD_VALUE
        case op.Action():
            return w.ACTION_VALUE * effect.n
        case op.Jump():
            return w.JUMP_VALUE
        case op.On():
            return 0.5 * sum(_effect_value(inner_effect) for inner_effect in effect.do) + w.SMALL_EFFECT_VALUE
        case op.Boost() | op.Cheaper() | op.Hold() | op.Allow() | op.Counts():
            return w.SMALL_EFFECT_VALUE
        case op.RerollNow() | op.AfterBattle():
            return w.OTHER_CARD_VALUE if isinstance(effect, op.RerollNow) else -w.SMALL_EFFECT_VALUE
        case op.Cancel() | op.Encounter() | op.Steal() | op.Leech():
            return w.TRICK_VALUE if getattr(effect, "who", "target") != "self" else -w.LEECH_COST
        case op.Attach() | op.Power() | op.Lose():
            return 0.0
        case _:
            return w.OTHER_CARD_VALUE * 0.7


def _good_value(good: str) -> float:
    return {"GOLD": w.SENSIBLE.GOLD, "FOOD": w.SENSIBLE.FOOD, "VITALITY": w.HEALING_VALUE}.get(good, w.GEM_VALUE)


# ---- a hero's cards


def known_cards(s: State, hero: Hero) -> Faces:
    """Return the faces of a hero's cards that this state knows, sorted."""
    face_of = s.faces.face
    all_faces = (face_of[piece] for piece in (*hero.resources(), *hero.in_armament()))
    return tuple(sorted(face for face in all_faces if face != UNSEEN))


@cache
def counted_gems(gems: Gems, faces: Faces) -> Gems:
    """Return a hero's gems as they count for requirements (HP-CRD-23)."""
    gem_counts, counted_names = list(gems), set[str]()
    for face in faces:
        for effect in ops_of(op.Counts, face):
            if effect.unique not in counted_names:
                counted_names |= {effect.unique} if effect.unique else set()
                for attribute, n in ((WISDOM, effect.WISDOM), (SKILLS, effect.SKILLS), (EXPERIENCE, effect.EXPERIENCE),
                                     (FAITH, effect.FAITH)):  # fmt: skip
                    gem_counts[attribute] += n
    return tuple(gem_counts)


@cache
def total_card_value(faces: Faces, gems: Gems) -> float:
    """Return the value of all cards of a hero together."""
    return best_armament(faces, counted_gems(gems, faces), w.MISSING_GEM_FACTOR)[0]


def gain_of_added_card(faces: Faces, gems: Gems, face: Face) -> float:
    """Return how much one more card raises the value of a hero's cards."""
    faces_after = tuple(sorted((*faces, face)))
    return total_card_value(faces_after, gems) - total_card_value(faces, gems)


def cost_of_lost_card(faces: Faces, gems: Gems, face: Face) -> float:
    """Return how much the loss of a card lowers the value of a hero's cards."""
    remaining_faces = list(faces)
    remaining_faces.remove(face)
    return total_card_value(faces, gems) - total_card_value(tuple(remaining_faces), gems)
