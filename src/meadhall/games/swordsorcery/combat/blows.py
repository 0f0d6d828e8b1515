"""An attack before it is declared: its dice, range, tags, effects and possible targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from meadhall.games.swordsorcery import state
from meadhall.games.swordsorcery.content import ENCHANTMENTS, ITEMS
from meadhall.games.swordsorcery.content.tables import AttackCard
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, numbers, statics
from meadhall.games.swordsorcery.ops import grammar, mods, ops
from meadhall.games.swordsorcery.state import COMPANION, NOBODY, Area, Attack, Bonus, Hero, Ref, State, Thing

UNARMED_DICE: Final = "B"  # SS-COM-03
MELEE_STYLES: Final = ("blade", "heavy", "")


class Blow(msgspec.Struct, eq=False):
    """An attack as printed on its card. It is not stored: `state.Attack` has the results of the attack."""

    attacker: Ref
    card: str
    name: str  # name of the attack on an enemy's card, otherwise empty
    dice: str
    range: grammar.Range = grammar.ANY_RANGE
    tags: list[str] = []
    lethal: int = 0
    aoe: int | None = None
    area: Area = state.NOWHERE  # the centre of an attack without a target
    bolt: Sequence[ops.AnyOp] = ()
    on_wound: Sequence[ops.AnyOp] = ()
    bonuses: list[Bonus] = []
    weapon: Thing | None = None  # the weapon of a weapon attack
    is_melee: bool = False  # made with a blade, a heavy weapon or bare hands
    offhand_dice: str = ""  # added dice of the Secondary slot, in melee only
    close_hits: int = 0
    is_against_evader: bool = False
    is_main: bool = False  # the attack printed on the card of an enemy or companion


# ---- weapons


def weapon_of(hero: Hero) -> Thing | None:
    """Return the weapon that a hero attacks with; None if the hero attacks with bare hands (SS-COM-02)."""
    if hero.primary.item:
        return hero.primary
    secondary = hero.secondary
    return secondary if secondary.item and ITEMS[secondary.item].kind == "weapon" else None


def weapon_style(hero: Hero) -> str:
    weapon = weapon_of(hero)
    return ITEMS[weapon.item].style if weapon is not None else ""


def fits_style(hero: Hero, style: str) -> bool:
    """Whether the hero's weapon allows an attack of this style: `melee`, `bow`, or empty for any."""
    if style == "melee":
        return weapon_style(hero) in MELEE_STYLES
    return not style or weapon_style(hero) == style


def weapon_range(hero: Hero) -> grammar.Range:
    """Return the range of a hero's weapon, with the bonuses of talents."""
    weapon = weapon_of(hero)
    if weapon is None:
        return grammar.Range(0, 0)
    card = ITEMS[weapon.item]
    bonus = sum(mod.n for mod in statics.hero_statics(hero, mods.RangeMod) if mod.style == card.style)
    printed_range = grammar.parse_range(card.range)
    return grammar.Range(printed_range.min_distance, printed_range.max_distance + bonus)


def weapon_dice(hero: Hero, weapon: Thing) -> str:
    """Return the dice of a weapon. For some weapons they depend on the hero's rank (SS-WPN-05)."""
    card = ITEMS[weapon.item]
    return card.dice_by_rank[hero.rank - 1] if card.dice_by_rank else card.dice


def weapon_blow(s: State, hero_index: int, op: ops.WeaponAttackOp | None = None, card: str = "") -> Blow:
    """Return an attack with the hero's weapon. If `op` is given, apply the changes of this op of a power."""
    hero = s.heroes[hero_index]
    weapon = weapon_of(hero)
    bare_hands = Blow(hero_index, "", "", UNARMED_DICE, grammar.Range(0, 0), is_melee=True)  # SS-COM-03, 04
    blow = _blow_with_weapon(hero, weapon, hero_index) if weapon is not None else bare_hands
    blow.tags.append("weapon")
    if op is not None:
        blow.dice += op.dice
        blow.aoe = op.aoe
        blow.on_wound = op.on_wound
        blow.card = card or blow.card
        if op.hits:
            blow.bonuses.append(Bonus(card, op.hits))
        if op.style == "melee":
            blow.range = grammar.Range(0, 0)
    return blow


def _blow_with_weapon(hero: Hero, weapon: Thing, hero_index: int) -> Blow:
    """Return an attack with this weapon, before the changes of a power."""
    item = ITEMS[weapon.item]
    enchantment_card = ENCHANTMENTS[weapon.enchant] if weapon.enchant else None
    tags = {tag for tag in ("magic", "fire", "holy") if getattr(item, tag)}
    tags |= (
        {mod.tag for mod in enchantment_card.static if isinstance(mod, mods.TagMod)}
        if enchantment_card is not None
        else set()
    )
    if item.style == "bow":
        tags.add("bow")
    secondary = hero.secondary if weapon is hero.primary or weapon == hero.primary else state.NOTHING
    return Blow(
        hero_index,
        weapon.item,
        "",
        weapon_dice(hero, weapon),
        weapon_range(hero),
        sorted(tags),
        bolt=item.bolt,
        weapon=weapon,
        is_melee=item.style in MELEE_STYLES,
        offhand_dice=ITEMS[secondary.item].offhand if secondary.item else "",
        close_hits=item.close,
    )


# ---- powers, enemies, companions, traps


def power_blow(s: State, owner: Ref, op: ops.AttackOp, card: str, range_text: str) -> Blow:
    """Return an attack with only the dice and tags of a power's card (SS-POW-16)."""
    rank = numbers.owner_rank(s, owner) if owner != NOBODY else 1
    hits = grammar.amount_value(op.hits, rank, s.count)
    return Blow(
        owner,
        card,
        "",
        op.dice,
        grammar.parse_range(op.range or range_text),
        [tag for tag in ("magic", "fire", "holy") if getattr(op, tag)],
        lethal=grammar.amount_value(op.lethal, rank, s.count),
        aoe=op.aoe,
        bolt=op.bolt,
        on_wound=op.on_wound,
        bonuses=[Bonus(card, hits)] if hits else [],
    )


def printed_blow(s: State, ref: Ref, attack: AttackCard) -> Blow:
    """Return an attack that is printed on the card of an enemy or a companion."""
    if state.is_companion(ref):
        companion = s.companion(ref - COMPANION)
        assert companion is not None
        card, name = companion.id, ""
    else:
        enemy = s.enemy(ref)
        assert enemy is not None
        card, name = enemy.id, attack.name
    return Blow(
        ref,
        card,
        name,
        attack.dice,
        grammar.parse_range(attack.range),
        [tag for tag in ("magic", "fire", "holy") if getattr(attack, tag)],
        lethal=attack.lethal,
        aoe=attack.aoe,
        bolt=attack.bolt,
        on_wound=attack.on_wound,
        is_main=True,
    )


# ---- targets


def has_line_of_sight(s: State, ref: Ref, a: Area, b: Area) -> bool:
    """Whether a character has line of sight from area `a` to area `b` (SS-LOS-03, SS-LOS-10)."""
    return line_of_sight.sees(s, a, b) if state.is_enemy(ref) else line_of_sight.hero_sees(s, a, b)


def can_reach(s: State, ref: Ref, allowed_range: grammar.Range, target: Ref) -> bool:
    """Whether a target is in range and in line of sight."""
    area, body = crowd.area_of_character(s, ref), s.body(target)
    if body is None or line_of_sight.distance(s, area, body.area) not in allowed_range:
        return False
    return has_line_of_sight(s, ref, area, body.area)


RefDistances = list[tuple[Ref, int]]  # characters with their distances


class FieldOfView:
    """All enemies and party members that a hero sees now, computed once for all options."""

    def __init__(self, s: State, hero_index: int) -> None:
        self._s = s
        self._hero_index = hero_index
        self.hero_area = s.heroes[hero_index].area
        blocked = crowd.areas_with_foes(s)
        self.is_engaged = self.hero_area in blocked
        self.distances = line_of_sight.distances_from(s, self.hero_area)
        self.seen_areas = line_of_sight.areas_seen_past(s, self.hero_area, blocked)
        self._enemies: RefDistances | None = None
        self._party: RefDistances | None = None

    def enemies_in_range(self, within: grammar.Range) -> list[Ref]:
        """Return the enemies that a hero may target within a range.

        An engaged hero may only target enemies in their own area (SS-MOV-05).
        """
        if self._enemies is None:
            distances, seen = self.distances, (self.hero_area,) if self.is_engaged else self.seen_areas
            self._enemies = [(enemy.ref, distances[enemy.area]) for enemy in self._s.enemies if enemy.area in seen]
        min_distance, max_distance = within
        return [ref for ref, distance in self._enemies if min_distance <= distance <= max_distance]

    def party_in_range(self, within: grammar.Range) -> list[Ref]:
        """Return the living heroes and companions within a range, the hero first."""
        if self._party is None:
            self._party = self._find_seen_party()
        min_distance, max_distance = within
        return [ref for ref, distance in self._party if min_distance <= distance <= max_distance]

    def _find_seen_party(self) -> RefDistances:
        s, hero_index, distances, areas_seen = self._s, self._hero_index, self.distances, self.seen_areas
        other_heroes = [(index, hero) for index, hero in enumerate(s.heroes) if index != hero_index and not hero.ghost]
        members = [
            (hero_index, 0),
            *((index, distances[hero.area]) for index, hero in other_heroes if hero.area in areas_seen),
        ]
        return members + [
            (COMPANION + companion.owner, distances[companion.area])
            for companion in s.companions
            if companion.area in areas_seen
        ]


def enemies_in_range(s: State, hero_index: int, allowed_range: grammar.Range) -> list[Ref]:
    """Return the enemies that a hero may target within a range."""
    return FieldOfView(s, hero_index).enemies_in_range(allowed_range)


def sorted_by_weakness(s: State, hero_index: Ref, refs: list[Ref]) -> list[Ref]:
    """Return targets in the order of the menu: by HP, then by distance (SS-DEC-23)."""
    sorted_refs = crowd.sorted_by_nearness(s, crowd.area_of_character(s, hero_index), refs)
    return sorted(sorted_refs, key=lambda ref: crowd.remaining_hp(s, ref))


def tags_against_target(blow: Blow, s: State, attack: Attack) -> list[str]:
    """Return the tags of an attack on a known target, such as close, ranged or melee (SS-WPN-06, SS-VOC-03)."""
    tags = list(blow.tags)
    if blow.attacker == NOBODY:  # a trap has no area (SS-TRP-03)
        return tags
    body = s.body(attack.target)
    target_area = body.area if body is not None else attack.area
    steps = line_of_sight.distance(s, crowd.area_of_character(s, blow.attacker), target_area)
    tags.append("close" if steps == 0 else "ranged")
    if blow.is_melee and steps == 0:
        tags.append("melee")
    return tags
