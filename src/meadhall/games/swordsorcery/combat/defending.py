"""The DEF stage against one target: steps D1 to D6 (SS-CBT-10 to 18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery.combat import blows, hitting
from meadhall.games.swordsorcery.content import ENEMIES, USABLE
from meadhall.games.swordsorcery.content.tables import Power
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import AttackDefended, CardUsed, DiceRolled
from meadhall.games.swordsorcery.figures import statics
from meadhall.games.swordsorcery.figures.answers import DONE, Answer, answer
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.harm.dice import NO_REROLL, general_rerolls, roll_dice, shields_of, spend_reroll
from meadhall.games.swordsorcery.harm.ready import other_card_refusals, ready_powers, spend_card
from meadhall.games.swordsorcery.harm.wounds import wound
from meadhall.games.swordsorcery.ops.mods import RunesDefendMod
from meadhall.games.swordsorcery.state import Attack, Enemy, Ref, State, is_enemy, is_hero

CLAUSE: Final = "SS-DEC-26"
RESISTIBLE_TAGS: Final[tuple[str, ...]] = ("melee", "bow", "magic", "fire", "holy")
MAX_WOUNDS_OF_REGENT: Final = 2  # SS-MAS-22
FURNACE_COUNT: Final = 2


async def run_defense(t: Table[State], blow: blows.Blow, attack: Attack, target: Ref, cause: Cause) -> int:
    """Run the DEF stage for one target and return the number of its wounds."""
    s, body = t.state, t.state.body(target)
    assert body is not None
    attack.step, attack.shields, attack.blue = "defend", 0, []
    hits = max(0, attack.hits + target_modifier(s, blow, attack, target))  # D1
    attack.lethal = min(hits, attack.lethals)
    attack.left = hits - attack.lethal
    stopped_by_armor = min(attack.left, armor_value(s, target))  # D2
    attack.left -= stopped_by_armor
    spent_magic_shields = min(body.shields, attack.left + attack.lethal)  # D3
    body.shields -= spent_magic_shields
    shields_for_lethal = min(spent_magic_shields, attack.lethal)
    attack.lethal -= shields_for_lethal
    attack.left -= spent_magic_shields - shields_for_lethal
    dice_count = min(attack.left, defense_dice(s, target, attack))  # D4
    if dice_count:
        attack.blue = roll_dice(t, "B" * dice_count, "SS-CBT-14")
        t.tell(DiceRolled(s.code(target), [(die.color, die.number) for die in attack.blue], "defense"))
    if is_hero(target):
        await _ask_defenses(t, target, attack)  # D5
    return await _deal_wounds(t, attack, target, stopped_by_armor, spent_magic_shields, cause)


def target_modifier(s: State, blow: blows.Blow, attack: Attack, target: Ref) -> int:
    """Return the modifier to the Hits from weaknesses, resistances and area attacks (SS-CBT-23, SS-SPE-15)."""
    enemy = s.enemy(target) if is_enemy(target) else None
    if enemy is None:
        return 0
    card, tags = ENEMIES[enemy.id], {*RESISTIBLE_TAGS} & {*attack.tags}
    if "magic" not in tags:
        tags.add("nonmagic")
    modifier = sum(tag in tags for tag in card.weak) - sum(tag in tags for tag in card.resist)
    return modifier + (1 if blow.aoe is not None and card.horde else 0)


def unblocked_hits(attack: Attack) -> tuple[int, int]:
    """Return the normal Hits and the Lethal Hits that the current Shields do not stop (SS-CBT-17)."""
    normal_hits = max(0, attack.left - shields_of(attack.blue))
    shields_for_normal = min(normal_hits, attack.shields)
    return normal_hits - shields_for_normal, max(0, attack.lethal - (attack.shields - shields_for_normal))


POWER_DOES_NOT_HELP = Reason("SS-POW-13", "no-help")
NOT_IN_DEFENSE = Reason("SS-POW-12", "not-in-defense")
NO_RUNE = Reason("SS-DEC-26", "no-rune-in-defense")


@menu("defend", CLAUSE)
def defense_options(s: State, hero_index: int) -> Iterator[Candidate[Answer]]:
    """Yield the options of step D5: finish, spend a Rune, reroll, or use a defence power while Hits remain."""
    attack, hero = s.attacks[-1], s.heroes[hero_index]
    normal_hits, lethal_hits = unblocked_hits(attack)
    if normal_hits or lethal_hits:
        for power in ready_powers(s, hero_index, "def"):
            yield (
                answer("use", CLAUSE, power.id),
                hitting.cannot_use_in_attack(s, hero_index, power, POWER_DOES_NOT_HELP),
            )
    yield answer(DONE, CLAUSE)
    can_use_rune = (normal_hits or lethal_hits) and hero.runes and statics.hero_statics(hero, RunesDefendMod)
    yield answer("rune", CLAUSE), None if can_use_rune else NO_RUNE
    if normal_hits and any(not die.again for die in attack.blue):
        for card, _ in general_rerolls(hero):
            yield answer("reroll", CLAUSE, card)


@defense_options.never
def defense_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    attack, hero = s.attacks[-1], s.heroes[hero_index]
    normal_hits, lethal_hits = unblocked_hits(attack)
    power_ids = [power.id for power in ready_powers(s, hero_index, "def")] if normal_hits or lethal_hits else []
    yield from other_card_refusals(s, hero_index, "use", power_ids, NOT_IN_DEFENSE)
    if normal_hits and any(not die.again for die in attack.blue):
        yield from other_card_refusals(s, hero_index, "reroll", [card for card, _ in general_rerolls(hero)], NO_REROLL)


async def _ask_defenses(t: Table[State], hero_index: int, attack: Attack) -> None:
    """Ask the defender's player for cards until they are done (step D5)."""
    s = t.state
    hero = s.heroes[hero_index]
    while len(options := defense_options(s, hero_index)) > 1:
        pick = await choose(hero.seat, options)
        if pick.kind == DONE:
            return
        if pick.kind == "use":
            await _use_power(t, hero_index, USABLE[pick.of], attack)
        elif pick.kind == "rune":
            hero.runes -= 1
            attack.shields += 1
        else:
            limit = next(n for card, n in general_rerolls(hero) if card == pick.of)
            dice_indices = await hitting.choose_dice(hero, attack.blue, limit, CLAUSE)
            spend_reroll(hero, pick.of)
            hitting.reroll_dice(t, hero, attack.blue, dice_indices)


async def _use_power(t: Table[State], hero_index: int, power: Power, attack: Attack) -> None:
    spend_card(t.state, hero_index, power)
    attack.used.append(power.id)
    t.tell(CardUsed(t.state.heroes[hero_index].id, power.id, ""))
    await VERBS.carry_out(t, Cause(power.id, hero_index, target=hero_index, attack=attack), power.ops)


async def _deal_wounds(
    t: Table[State], attack: Attack, target: Ref, stopped_by_armor: int, spent_magic_shields: int, cause: Cause
) -> int:
    """Deal the remaining Hits as wounds, and return the number of wounds (step D6)."""
    s = t.state
    shields = attack.left + attack.lethal - sum(unblocked_hits(attack))
    wounds = attack.wounds = current_wounds(s, attack, target)
    t.tell(AttackDefended(s.code(target), stopped_by_armor, spent_magic_shields, shields, wounds))
    await wound(t, target, wounds, cause)
    return wounds


def current_wounds(s: State, attack: Attack, target: Ref) -> int:
    """Return the wounds that the target takes if no more Shields are added."""
    wounds, body = sum(unblocked_hits(attack)), s.body(target)
    return min(wounds, MAX_WOUNDS_OF_REGENT) if isinstance(body, Enemy) and is_guarded_by_furnaces(s, body) else wounds


def is_guarded_by_furnaces(s: State, enemy: Enemy) -> bool:
    """Whether furnaces guard the Regent (SS-MAS-22)."""
    has_furnace_rule = any(passive.when == "furnaces" for passive in ENEMIES[enemy.id].passive)
    return has_furnace_rule and s.counters.get("furnaces", 0) < FURNACE_COUNT
