"""Previews of the answers in an attack: the chance that the target falls."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Option, View
from meadhall.engine.common.text import Words, text
from meadhall.engine.presentation.preview import Odds, Preview
from meadhall.games.swordsorcery import souls, texts
from meadhall.games.swordsorcery.combat.blows import enemies_in_reach, weapon_range
from meadhall.games.swordsorcery.content import USABLE
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.odds import before_the_dice, blow_of, comes_about, with_answer
from meadhall.games.swordsorcery.ops.ops import WeaponAttackOp
from meadhall.games.swordsorcery.state import Ref, State
from meadhall.games.swordsorcery.turns.using import reach_of
from meadhall.games.swordsorcery.words.options import gains_of, rising

MOST: Final = 4  # targets shown at once


def preview(view: View[State], option: Option) -> Preview | None:
    """Preview of an answer: of attacks, of their targets, and of additions to one."""
    s = view.state
    if not isinstance(option, Answer):
        return None
    match view.question:
        case "act":
            return _attack(s, option)
        case "target" | "on-whom" if option.kind == "foe":
            goes_on = view.question == "target" and s.aim != ""  # the further attacks of a power
            return _aimed(s, s.aim, [option.number], goes_on=goes_on)
        case "hit" if s.attacks:
            return _added(s, option)
        case "soul" | "market" if option.kind == souls.RAISE:
            return _raised(s)
        case _:
            return None


def _raised(s: State) -> Preview | None:
    """The next Soulrank of the asked player's hero, by his soul gem (SS-SOU-14)."""
    hero = rising(s)
    if hero is None:
        return None
    rank = hero.rank + 1
    title = text("preview-raise", who=hero.name, rank=texts.rank(rank))
    gains = gains_of(hero, rank)
    costs = text("soul-points", n=souls.cost_of_rank(rank))
    return Preview(title, costs=costs, wins=text("gains", gains=gains) if gains else "")


def _attack(s: State, option: Answer) -> Preview | None:
    """An attack with the weapon or by a power, against all possible targets."""
    at = s.active
    if option.kind == "attack":
        return _aimed(s, "", enemies_in_reach(s, at, weapon_range(s.heroes[at])))
    if option.kind == "use" and USABLE[option.of].target == "enemy":
        return _aimed(s, option.of, enemies_in_reach(s, at, reach_of(s, at, USABLE[option.of])))
    return None


def _aimed(s: State, card: str, refs: list[Ref], *, goes_on: bool = False) -> Preview | None:
    """An attack against each of these; the first of a power, or the last, if it goes on already."""
    blow = blow_of(s, s.active, card, last=goes_on)
    if blow is None or not refs:
        return None
    which = "falls-by-the-second" if goes_on else "falls-by-the-first" if _attacks(card) > 1 else "falls"
    begins = 1.0 if goes_on else comes_about(s, s.active)
    odds = [Odds(text(which, who=s.name(ref)), begins * before_the_dice(s, blow, ref)) for ref in refs]
    odds.sort(key=lambda one: -one.chance)
    title: Words = texts.card(card)
    if card not in USABLE:
        title = text("attack-with", weapon=texts.attack_words(blow.card, blow.name))
    whom = [str(ref) for ref in refs]
    if len(refs) > 1:
        return Preview(title, selectable=whom, odds=odds[:MOST], light=True)  # a target must be chosen
    return Preview(title, path=whom, odds=odds)


def _attacks(card: str) -> int:
    """How many attacks a power makes, of which each may have another target: the first is foreseen first."""
    ops = USABLE[card].ops if card in USABLE else ()
    return sum(op.times for op in ops if isinstance(op, WeaponAttackOp))


def _added(s: State, option: Answer) -> Preview | None:
    chance = with_answer(s, option)
    if chance is None:
        return None
    target = s.name(s.attacks[-1].target)
    return Preview(text("attack-on", who=target), odds=[Odds(text("falls", who=target), chance)], light=True)
