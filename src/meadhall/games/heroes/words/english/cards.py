"""The text of a card, made from what the card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.common.english import count, upper
from meadhall.games.heroes import ops
from meadhall.games.heroes.content import CREATURES, SPELLS
from meadhall.games.heroes.words.common import Bearer, enhanced, need_of, on_spell, sign, signs_of

WHOM: Final[dict[str, str]] = {
    "target": "the target",
    "each_target": "each target",
    "adjacent_to_target": "each Being adjacent to the target",
    "behind_target": "the Being directly behind the target",
    "beside_target": "each Being directly left and right of the target",
    "each_in_column": "each Being in the column",
    "each_in_front_line": "each Being in the front line of that player",
    "each_on_board": "each Being on that board",
    "each_exposed_of_target": "each exposed Being of that player",
    "chosen_own_Being": "one Being of yours",
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
    return f"{ability.name}{exposed}:{target} {' '.join(sentence(op, 'self') for op in ability.parts)}"


def hero_words(hero: int) -> str:
    """The text side of a Hero."""
    element, weak = signs_of(hero)
    return (
        f"Your {element} Spells have one enhancement free. When you stop: 1 magical wound for each {weak} on your dice."
    )


def sentence(op: ops.AnyOp, bearer: Bearer) -> str:
    """One part of a card: `When its owner stops: the target suffers 1 magical wound.`"""
    if isinstance(op, ops.Wound):
        return " ".join(upper(f"{_share(op, share)}.") for share in op.on)
    return upper(f"{SAID[type(op)](op, bearer)}.")


def _share(op: ops.Wound, share: ops.Share) -> str:
    whom = WHOM.get(share.whom, "")
    if share.most:
        return f"up to {share.most} further targets, adjacent each, suffer {share.less} less each"
    if share.half:
        return f"{whom} suffers half as many {op.kind} wounds, rounded down"
    if share.if_wounded:
        return f"{whom} suffers {share.if_wounded} {op.kind} wounds if already wounded, else {share.wounds}"
    return f"{whom} suffers {count(share.wounds, f'{op.kind} wound')}"


def _shown(symbol: str | None) -> str:
    return f" and the dice show at least one {sign(symbol)}" if symbol else ""


def _stop_wound(op: ops.StopWound, bearer: Bearer) -> str:
    who, whom = ("the bearer", "the bearer's Hero") if bearer == "player" else ("its owner", "the target")
    each = f" for each {sign(op.each)} on the owner's dice" if op.each else ""
    return f"when {who} stops{_shown(op.if_shown)}: {whom} suffers {count(op.wounds, f'{op.kind} wound')}{each}"


def _reduce(op: ops.Reduce, bearer: Bearer) -> str:
    what = f"{op.kind} wounds" if op.kind else "wounds"
    by = " from an opponent" if op.from_opponents else ""
    return f"each instance of {what}{by} on {A_BEING[bearer]} is {op.by} less, not below {op.least}"


def _activation(op: ops.ActivationCost, bearer: Bearer) -> str:
    whom = "all Creatures of the bearer" if bearer == "player" else "the target"
    return f"activating {whom} costs {abs(op.by)} {'more' if op.by > 0 else 'less'}, not below 1"


A_BEING: Final[dict[Bearer, str]] = {"player": "a Being of the bearer", "Being": "the target", "self": "it"}
SAID: Final[dict[type[ops.AnyOp], Callable[[Any, Bearer], str]]] = {
    ops.Heal: lambda op, _: f"heal {op.wounds} on {WHOM[op.whom]}",
    ops.Discard: lambda op, _: f"the target player discards {count(op.cards, 'card')} of own choice",
    ops.Reroll: lambda op, _: "the target rerolls all dice on the table at once",
    ops.Move: lambda op, _: "move the target to any free space of your board",
    ops.Shift: lambda op, _: "shift the target to an adjacent space of its board; a Being there changes places with it",
    ops.TurnColumns: lambda op, _: "in every column of the target player front and back change places",
    ops.Activate: lambda op, _: f"activate the target without points{', for its basic attack' * op.attack_only}",
    ops.Strike: lambda op, _: (
        "if it survives, exposed and not frozen, it may strike one exposed Being of an opponent for "
        f"as many {op.kind} wounds as it has itself"
    ),
    ops.AddPower: lambda op, _: f"put {op.tokens} power token on the target",
    ops.Unmake: lambda op, _: "the target goes to its controller's discard pile, whatever its power tokens",
    ops.RemoveSelf: lambda op, _: "remove it from the game, then choose the target",
    ops.ReturnSelf: lambda op, _: f"it returns to the target space with {op.wounds} wounds",
    ops.Strength: lambda op, bearer: f"{A_BEING[bearer]} has {op.by:+} Strength",
    ops.ActivationCost: _activation,
    ops.Reduce: _reduce,
    ops.Immune: lambda op, bearer: f"{A_BEING[bearer]} ignores {op.kind} wounds",
    ops.Freeze: lambda op, _: "the target cannot attack, strike, move, be activated or use its ability",
    ops.ExtraDie: lambda op, _: "the bearer rolls 7 dice",
    ops.StopWound: _stop_wound,
    ops.StopHeal: lambda op, bearer: f"when its owner stops: heal {op.wounds} on {A_BEING[bearer]}",
    ops.MayDraw: lambda op, _: (
        f"after each Spell that the bearer casts{_shown(op.if_shown)}: its player may draw {count(op.cards, 'card')}"
    ),
    ops.MayHeal: lambda op, _: (
        f"after each Spell that the bearer casts: its player may heal {op.wounds} on one Being of the bearer"
    ),
    ops.StrikeBack: lambda op, bearer: (
        f"before a basic attack against {A_BEING[bearer]} is resolved: "
        f"the attacker suffers {count(op.wounds, f'{op.kind} wound')}"
    ),
}
