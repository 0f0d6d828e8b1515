"""The text of a card in German, made from what the card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.language.german import upper
from meadhall.games.heroes import ops
from meadhall.games.heroes.content import CREATURES, SPELLS
from meadhall.games.heroes.words.common import Bearer, enhanced, need_of, on_spell, sign, signs_of
from meadhall.games.heroes.words.german.names import ability
from meadhall.games.heroes.words.german.phrases import KINDS, cards, wounds

TARGETS: Final = {
    "any Being": "eine Figur",
    "any exposed Being": "eine ungedeckte Figur",
    "any own Being": "eine eigene Figur",
    "any Creature": "ein Wesen",
    "any own Creature": "ein eigenes Wesen",
    "adjacent own Creature": "ein benachbartes eigenes Wesen",
    "any player": "ein Spieler",
    "any Permanent Spell": "ein Dauerzauber",
    "own Permanent Spell in play": "ein eigener Dauerzauber im Spiel",
    "one or two exposed Beings of one player": "eine oder zwei ungedeckte Figuren eines Spielers",
    "opponent": "ein Gegner",
    "opponent's Being": "eine gegnerische Figur",
    "opponent's exposed Being": "eine ungedeckte gegnerische Figur",
    "opponent's column": "eine gegnerische Spalte",
    "free space on own board": "ein freies Feld deines Bretts",
    "own Golem not yet activated in this action": "ein eigener Golem, in dieser Handlung noch nicht aktiviert",
    "own Being and an adjacent space of own board": "eine eigene Figur und ein Nachbarfeld deines Bretts",
}
# As subject and as object: none of them has another word for that where it is used so.
WHOM: Final[dict[str, str]] = {
    "target": "das Ziel",
    "each_target": "jedes Ziel",
    "adjacent_to_target": "jede Figur neben dem Ziel",
    "behind_target": "die Figur direkt hinter dem Ziel",
    "beside_target": "jede Figur direkt links und rechts vom Ziel",
    "each_in_column": "jede Figur in der Spalte",
    "each_in_front_line": "jede Figur in der vorderen Reihe dieses Spielers",
    "each_on_board": "jede Figur auf diesem Brett",
    "each_exposed_of_target": "jede ungedeckte Figur dieses Spielers",
    "chosen_own_Being": "eine deiner Figuren",
}
A_BEING: Final[dict[Bearer, str]] = {"player": "eine Figur des Trägers", "Being": "das Ziel", "self": "dieses Wesen"}
ENHANCED: Final = {
    "wounds": "Jede Verstärkung: 1 Wunde mehr.",
    "permanent": "Jede Verstärkung: ein Kraftmarker.",
    "healing": "Jede Verstärkung heilt 1 Wunde mehr.",
    "discard": "Jede Verstärkung: 1 Karte mehr.",
    "target": "Jede Verstärkung: ein Ziel mehr.",
}


def spell_words(spell: int, enhancing: bool = True) -> str:
    """What a Spell does, in sentences; nothing of enhancements in a match without them (HE-FST-03)."""
    more = enhanced_words(spell) if enhancing else ""
    return " ".join([f"Ziel: {TARGETS[SPELLS[spell].target]}.", *on_spell(spell, sentence, more)])


def enhanced_words(spell: int) -> str:
    """What an enhancement adds to a Spell; nothing if it cannot be enhanced."""
    return enhanced(spell, ENHANCED)


def need_words(spell: int) -> str:
    """`4 F`, or `3 gleiche Elemente`."""
    return need_of(spell, "gleiche Elemente")


def ability_words(creature: int) -> str:
    """What the ability of a Creature does, in sentences; nothing if it has none."""
    own = CREATURES[creature].ability
    if own.kind == "none":
        return ""
    exposed = " (nur ungedeckt)" if own.exposed else " (nur tot)" if own.only_when_dead else ""
    target = f" Ziel: {TARGETS[own.target]}." if own.target else ""
    return f"{ability(creature)}{exposed}:{target} {' '.join(sentence(op, 'self') for op in own.parts)}"


def hero_words(hero: int) -> str:
    """The text side of a Hero."""
    element, weak = signs_of(hero)
    free = f"Deine Zauber mit {element} haben eine Verstärkung frei."
    return f"{free} Wenn du stoppst: 1 magische Wunde für jedes {weak} auf deinen Würfeln."


def sentence(op: ops.AnyOp, bearer: Bearer) -> str:
    """One part of a card: `Wenn der Träger stoppt: Das Ziel erleidet 1 magische Wunde.`"""
    if isinstance(op, ops.Wound):
        return " ".join(upper(f"{_share(op, share)}.") for share in op.on)
    return ": ".join(upper(part) for part in SAID[type(op)](op, bearer).split(": ", 1)) + "."


def _share(op: ops.Wound, share: ops.Share) -> str:
    whom, kind = WHOM.get(share.whom, ""), KINDS[op.kind]
    if share.most:
        return f"bis zu {share.most} weitere Ziele, jedes neben dem vorigen, erleiden je {share.less} weniger"
    if share.half:
        return f"{whom} erleidet halb so viele {kind} Wunden, abgerundet"
    if share.if_wounded:
        return f"{whom} erleidet {share.if_wounded} {kind} Wunden, wenn es schon verwundet ist, sonst {share.wounds}"
    return f"{whom} erleidet {wounds(share.wounds, op.kind)}"


def _shown(word: str, symbol: str | None) -> str:
    return f"{word} die Würfel mindestens ein {sign(symbol)} zeigen" if symbol else ""


def _stop_wound(op: ops.StopWound, bearer: Bearer) -> str:
    who, whom = ("der Träger", "der Held des Trägers") if bearer == "player" else ("sein Besitzer", "das Ziel")
    each = f" für jedes {sign(op.each)} auf den Würfeln seines Besitzers" if op.each else ""
    return f"wenn {who} stoppt{_shown(' und', op.if_shown)}: {whom} erleidet {wounds(op.wounds, op.kind)}{each}"


def _reduce(op: ops.Reduce, bearer: Bearer) -> str:
    what = f"{KINDS[op.kind]} Wunden" if op.kind else "Wunden"
    by = " durch einen Gegner" if op.from_opponents else ""
    less = f"{op.by} weniger, mindestens aber {op.least}"
    return f"jedes Mal, wenn {A_BEING[bearer]} {what}{by} erleidet, ist es {less}"


def _activation(op: ops.ActivationCost, bearer: Bearer) -> str:
    whom = "alle Wesen des Trägers" if bearer == "player" else "das Ziel"
    return f"{whom} zu aktivieren kostet {abs(op.by)} {'mehr' if op.by > 0 else 'weniger'}, mindestens aber 1"


SAID: Final[dict[type[ops.AnyOp], Callable[[Any, Bearer], str]]] = {
    ops.Heal: lambda op, _: f"{WHOM[op.whom]} heilt {wounds(op.wounds)}",
    ops.Discard: lambda op, _: f"dieser Spieler wirft {cards(op.cards)} eigener Wahl ab",
    ops.Reroll: lambda op, _: "das Ziel wirft sofort alle Würfel auf dem Tisch neu",
    ops.Move: lambda op, _: "versetze das Ziel auf ein beliebiges freies Feld deines Bretts",
    ops.Shift: lambda op, _: (
        "schiebe das Ziel auf ein Nachbarfeld seines Bretts; wer dort steht, tauscht den Platz mit ihm"
    ),
    ops.TurnColumns: lambda op, _: "in jeder Spalte dieses Spielers tauschen vorn und hinten die Plätze",
    ops.Activate: lambda op, _: f"aktiviere das Ziel, ohne Punkte zu zahlen{', für seinen Angriff' * op.attack_only}",
    ops.Strike: lambda op, _: (
        "überlebt es ungedeckt und nicht gefroren, darf es zuschlagen: eine ungedeckte gegnerische Figur erleidet "
        f"so viele {KINDS[op.kind]} Wunden, wie es selbst hat"
    ),
    ops.AddPower: lambda op, _: f"lege {op.tokens} Kraftmarker auf das Ziel",
    ops.Unmake: lambda op, _: (
        "das Ziel kommt auf die Ablage dessen, der es wirkte, gleich wie viele Kraftmarker es hat"
    ),
    ops.RemoveSelf: lambda op, _: "nimm es aus dem Spiel, dann wähle das Ziel",
    ops.ReturnSelf: lambda op, _: f"es kehrt mit {op.wounds} Wunden auf das Zielfeld zurück",
    ops.Strength: lambda op, bearer: f"{A_BEING[bearer]} hat {op.by:+} Stärke",
    ops.ActivationCost: _activation,
    ops.Reduce: _reduce,
    ops.Immune: lambda op, bearer: f"{A_BEING[bearer]} erleidet keine {KINDS[op.kind]}n Wunden",
    ops.Freeze: lambda op, _: (
        "das Ziel kann nicht angreifen, zuschlagen, gehen, aktiviert werden oder seine Fähigkeit nutzen"
    ),
    ops.ExtraDie: lambda op, _: "der Träger würfelt mit 7 Würfeln",
    ops.StopWound: _stop_wound,
    ops.StopHeal: lambda op, bearer: f"wenn sein Besitzer stoppt: {A_BEING[bearer]} heilt {wounds(op.wounds)}",
    ops.MayDraw: lambda op, _: (
        f"nach jedem Zauber, den der Träger wirkt{_shown(', wenn', op.if_shown)}: "
        f"sein Spieler darf {cards(op.cards)} ziehen"
    ),
    ops.MayHeal: lambda op, _: (
        "nach jedem Zauber, den der Träger wirkt: "
        f"sein Spieler darf bei einer Figur des Trägers {wounds(op.wounds)} heilen"
    ),
    ops.StrikeBack: lambda op, bearer: (
        f"bevor ein Angriff gegen {A_BEING[bearer]} wirkt: der Angreifer erleidet {wounds(op.wounds, op.kind)}"
    ),
}
