"""Previews of answers: mainly the chance that the target of an attack dies."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Option, View
from meadhall.engine.common.text import Words, text
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.swordsorcery import souls, texts
from meadhall.games.swordsorcery.combat.blows import enemies_in_range, weapon_range
from meadhall.games.swordsorcery.content import USABLE
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.odds import activity_chance, blow_of, chance_before_dice, chance_with_answer
from meadhall.games.swordsorcery.ops.ops import WeaponAttackOp
from meadhall.games.swordsorcery.state import Ref, State
from meadhall.games.swordsorcery.turns.using import range_of_power
from meadhall.games.swordsorcery.words.options import hero_to_raise, rank_gains

MAX_TARGETS: Final = 4  # largest number of targets in one preview


def preview(view: View[State], option: Option) -> Preview | None:
    """Return the preview of an attack, a target, an addition to an attack, or a new Soulrank.

    Return None for other answers.
    """
    s = view.state
    if not isinstance(option, Answer):
        return None
    match view.question:
        case "act":
            return _attack_preview(s, option)
        case "target" | "on-whom" if option.kind == "foe":
            is_last_attack = view.question == "target" and s.aim != ""  # a further attack of a power
            return _attack_odds(s, s.aim, [option.number], is_last_attack=is_last_attack)
        case "hit" if s.attacks:
            return _addition_preview(s, option)
        case "soul" | "market" if option.kind == souls.RAISE:
            return _rank_preview(s)
        case _:
            return None


def _rank_preview(s: State) -> Preview | None:
    """Return a preview of the next Soulrank of the hero whose player is asked, by their soul gem (SS-SOU-14)."""
    hero = hero_to_raise(s)
    if hero is None:
        return None
    rank = hero.rank + 1
    title = text("preview-raise", who=hero.name, rank=texts.rank_numeral(rank))
    gains = rank_gains(hero, rank)
    costs = text("soul-points", n=souls.rank_cost(rank))
    return Preview(title, costs=costs, wins=text("gains", gains=gains) if gains else "")


def _attack_preview(s: State, option: Answer) -> Preview | None:
    """Return a preview of an attack with the weapon or by a power, against all possible targets."""
    hero_index = s.active
    if option.kind == "attack":
        return _attack_odds(s, "", enemies_in_range(s, hero_index, weapon_range(s.heroes[hero_index])))
    if option.kind == "use" and USABLE[option.of].target == "enemy":
        return _attack_odds(
            s, option.of, enemies_in_range(s, hero_index, range_of_power(s, hero_index, USABLE[option.of]))
        )
    return None


def _attack_odds(s: State, card: str, refs: list[Ref], *, is_last_attack: bool = False) -> Preview | None:
    """Return a preview of an attack on each of these targets.

    If `is_last_attack` is set, it is the last attack of a power instead of the first.
    """
    blow = blow_of(s, s.active, card, is_last_attack=is_last_attack)
    if blow is None or not refs:
        return None
    text_id = "falls-by-the-second" if is_last_attack else "falls-by-the-first" if _attack_count(card) > 1 else "falls"
    begin_chance = 1.0 if is_last_attack else activity_chance(s, s.active)
    odds = [Odds(text(text_id, who=s.name(ref)), begin_chance * chance_before_dice(s, blow, ref)) for ref in refs]
    odds.sort(key=lambda target_odds: -target_odds.chance)
    title: Words = texts.card_name(card)
    if card not in USABLE:
        title = text("attack-with", weapon=texts.attack_name(blow.card, blow.name))
    keys = [str(ref) for ref in refs]
    if len(refs) > 1:
        return Preview(title, selectable=keys, odds=odds[:MAX_TARGETS], light=True)  # a target must be chosen
    return Preview(title, path=keys, odds=odds)


def _attack_count(card: str) -> int:
    """Return the number of attacks of a power that may each have a different target."""
    ops = USABLE[card].ops if card in USABLE else ()
    return sum(op.times for op in ops if isinstance(op, WeaponAttackOp))


def _addition_preview(s: State, option: Answer) -> Preview | None:
    chance = chance_with_answer(s, option)
    if chance is None:
        return None
    target = s.name(s.attacks[-1].target)
    return Preview(text("attack-on", who=target), odds=[Odds(text("falls", who=target), chance)], light=True)
