"""The text of a card, made from what the card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.common.english import count, upper
from meadhall.games.heroes.content import ABILITY_EFFECTS, CREATURES, SPELLS
from meadhall.games.heroes.effects import DICE_SHOW, HALF, IF_WOUNDED, WOUNDS_ON_TARGET, Effect
from meadhall.games.heroes.words.printed import enhanced, need_of, on_spell, signs_of
from meadhall.games.heroes.words.signs import sign

WHOM: Final = {
    "target": "the target",
    "each_target": "each target",
    "self": "it",
    "attacker": "the attacker",
    "adjacent_to_target": "each Being adjacent to the target",
    "behind_target": "the Being directly behind the target",
    "beside_target": "each Being directly left and right of the target",
    "each_in_column": "each Being in the column",
    "each_in_front_line": "each Being in the front line of that player",
    "each_on_board": "each Being on that board",
    "each_exposed_of_target": "each exposed Being of that player",
    "hero_of_target": "the bearer's Hero",
    "beings_of_target": "a Being of the bearer",
    "creatures_of_target": "all Creatures of the bearer",
    "chosen_own_Being": "one Being of yours",
    "chosen_Being_of_target": "one Being of the bearer",
    "opponents_exposed_Being": "one exposed Being of an opponent",
}
ENHANCED: Final = {
    "wounds": "Each enhancement: 1 wound more.",
    "permanent": "Each enhancement: a power token.",
    "healing": "Each enhancement heals 1 more wound.",
    "discard": "Each enhancement: 1 card more.",
    "target": "Each enhancement: one more target.",
}


def spell_words(spell: int, enhancing: bool = True) -> str:
    """What a Spell does, in sentences; nothing of enhancements in a match without them (HE-FST-03)."""
    more = enhanced_words(spell) if enhancing else ""
    return " ".join([f"Target: {SPELLS[spell].target}.", *on_spell(spell, sentence, more)])


def enhanced_words(spell: int) -> str:
    """What an enhancement adds to a Spell; nothing if it cannot be enhanced."""
    return enhanced(spell, ENHANCED)


def need_words(spell: int) -> str:
    """`4 F`, or `3 identical elements`."""
    return need_of(spell, "identical elements")


def ability_words(creature: int) -> str:
    """What the ability of a Creature does, in sentences; nothing if it has none."""
    ability = CREATURES[creature].ability
    if ability.kind == "none":
        return ""
    exposed = " (exposed only)" if ability.exposed else " (only while dead)" if ability.only_when_dead else ""
    target = f" Target: {ability.target}." if ability.target else ""
    return f"{ability.name}{exposed}:{target} {' '.join(sentence(e) for e in ABILITY_EFFECTS[creature])}"


def hero_words(hero: int) -> str:
    """The text side of a Hero."""
    element, weak = signs_of(hero)
    return (
        f"Your {element} Spells have one enhancement free. When you stop: 1 magical wound for each {weak} on your dice."
    )


def sentence(e: Effect) -> str:
    """One part of a card: `When the bearer stops: the target suffers 1 magical wound.`"""
    begin = _when(e)
    if e.if_shown:
        shown = sign(e.if_shown)
        begin = f"{begin.rstrip(': ')} and the dice show at least one {shown}: "
    said = VERBS[e.verb](e) if e.verb in VERBS else e.verb
    if e.may:
        said = f"its player may {said}"
    return upper(f"{begin}{said}.")


def _when(e: Effect) -> str:
    match e.when:
        case "ON_STOP":
            return "when its owner stops: " if e.of == "owner" else "when the bearer stops: "
        case "ON_CAST":
            return "after each Spell that the bearer casts: "
        case "ON_BASIC_ATTACK":
            return f"before a basic attack against {WHOM[e.of]} is resolved: "
        case _:
            return ""


def _amount(e: Effect) -> str:
    """`3`, or in words where it is counted."""
    worse = IF_WOUNDED.fullmatch(e.amount)
    if worse is not None:
        return f"{worse[1]} {e.kind} wounds if already wounded, else {worse[2]}"
    if e.amount == HALF:
        return f"half as many {e.kind} wounds, rounded down,"
    if e.amount == WOUNDS_ON_TARGET:
        return f"as many {e.kind} wounds as it has itself"
    shown = DICE_SHOW.fullmatch(e.amount)
    if shown is not None:
        return f"1 {e.kind} wound for each {sign(shown[1])} on the owner's dice"
    return count(e.number, f"{e.kind} wound")


def _reduce(e: Effect) -> str:
    what = f"{e.setting('kind')} wounds" if e.setting("kind") else "wounds"
    by = " from an opponent" if e.setting("from") else ""
    return f"each instance of {what}{by} on {WHOM[e.whom]} is {e.amount} less, not below {e.setting('min')}"


VERBS: Final[dict[str, Callable[[Effect], str]]] = {
    "WOUND": lambda e: f"{WHOM[e.whom]} suffers {_amount(e)}".rstrip(","),
    "HEAL": lambda e: f"heal {e.amount} on {WHOM[e.whom]}",
    "DRAW": lambda e: f"draw {count(e.number, 'card')}",
    "DISCARD": lambda e: f"the target player discards {count(e.number, 'card')} of own choice",
    "REROLL": lambda e: "the target rerolls all dice on the table at once",
    "MOVE": lambda e: "move the target to any free space of your board",
    "SHIFT": lambda e: "shift the target to an adjacent space of its board; a Being there changes places with it",
    "TURN_COLUMNS": lambda e: "in every column of the target player front and back change places",
    "ACTIVATE": lambda e: (
        f"activate the target without points{', for its basic attack' if e.setting('attack_only') else ''}"
    ),
    "STRIKE": lambda e: f"if it survives, exposed and not frozen, it may strike {WHOM[e.whom]} for {_amount(e)}",
    "CHAIN": lambda e: f"up to {e.setting('max')} further targets, adjacent each, suffer 1 less each",
    "ADD_POWER": lambda e: f"put {e.amount} power token on the target",
    "UNMAKE": lambda e: "the target goes to its controller's discard pile, whatever its power tokens",
    "REMOVE_SELF": lambda e: "remove it from the game, then choose the target",
    "RETURN_SELF": lambda e: f"it returns to the target space with {e.setting('wounds')} wounds",
    "STRENGTH": lambda e: f"{WHOM[e.whom]} has {e.amount} Strength",
    "ACTIVATION_COST": lambda e: (
        f"activating {WHOM[e.whom]} costs {abs(e.number)} {'more' if e.number > 0 else 'less'}, not below 1"
    ),
    "REDUCE": _reduce,
    "IMMUNE": lambda e: f"{WHOM[e.whom]} ignores {e.kind} wounds",
    "FREEZE": lambda e: "the target cannot attack, strike, move, be activated or use its ability",
    "EXTRA_DIE": lambda e: "the bearer rolls 7 dice",
}
