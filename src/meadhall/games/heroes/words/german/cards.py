"""The text of a card in German, made from what the card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.language.german import upper
from meadhall.games.heroes.content import ABILITY_EFFECTS, CREATURES, SPELLS
from meadhall.games.heroes.effects import DICE_SHOW, HALF, IF_WOUNDED, WOUNDS_ON_TARGET, Effect
from meadhall.games.heroes.words.german.names import ability
from meadhall.games.heroes.words.german.phrases import KINDS, cards, wounds
from meadhall.games.heroes.words.printed import enhanced, need_of, on_spell, signs_of
from meadhall.games.heroes.words.signs import sign

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
WHOM: Final = {
    "target": "das Ziel",
    "each_target": "jedes Ziel",
    "self": "dieses Wesen",
    "attacker": "der Angreifer",
    "adjacent_to_target": "jede Figur neben dem Ziel",
    "behind_target": "die Figur direkt hinter dem Ziel",
    "beside_target": "jede Figur direkt links und rechts vom Ziel",
    "each_in_column": "jede Figur in der Spalte",
    "each_in_front_line": "jede Figur in der vorderen Reihe dieses Spielers",
    "each_on_board": "jede Figur auf diesem Brett",
    "each_exposed_of_target": "jede ungedeckte Figur dieses Spielers",
    "hero_of_target": "der Held des Trägers",
    "beings_of_target": "eine Figur des Trägers",
    "creatures_of_target": "alle Wesen des Trägers",
    "chosen_own_Being": "eine deiner Figuren",
    "chosen_Being_of_target": "eine Figur des Trägers",
    "opponents_exposed_Being": "eine ungedeckte gegnerische Figur",
}
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
    return f"{ability(creature)}{exposed}:{target} {' '.join(sentence(e) for e in ABILITY_EFFECTS[creature])}"


def hero_words(hero: int) -> str:
    """The text side of a Hero."""
    element, weak = signs_of(hero)
    free = f"Deine Zauber mit {element} haben eine Verstärkung frei."
    return f"{free} Wenn du stoppst: 1 magische Wunde für jedes {weak} auf deinen Würfeln."


def sentence(e: Effect) -> str:
    """One part of a card: `Wenn der Träger stoppt: Das Ziel erleidet 1 magische Wunde.`"""
    said = MAY[e.verb](e) if e.may else VERBS[e.verb](e)
    return f"{upper(_when(e))}{upper(said)}."


def _when(e: Effect) -> str:
    shown = f"die Würfel mindestens ein {sign(e.if_shown)} zeigen" if e.if_shown else ""
    match e.when:
        case "ON_STOP":
            who = "sein Besitzer" if e.of == "owner" else "der Träger"
            return f"Wenn {who} stoppt{f' und {shown}' if shown else ''}: "
        case "ON_CAST":
            return f"Nach jedem Zauber, den der Träger wirkt{f', wenn {shown}' if shown else ''}: "
        case "ON_BASIC_ATTACK":
            return f"Bevor ein Angriff gegen {WHOM[e.of]} wirkt: "
        case _:
            return ""


def _amount(e: Effect) -> str:
    """`3 magische Wunden`, or in words where it is counted."""
    kind = KINDS[e.kind]
    worse = IF_WOUNDED.fullmatch(e.amount)
    if worse is not None:
        return f"{worse[1]} {kind} Wunden, wenn es schon verwundet ist, sonst {worse[2]}"
    if e.amount == HALF:
        return f"halb so viele {kind} Wunden, abgerundet"
    if e.amount == WOUNDS_ON_TARGET:
        return f"so viele {kind} Wunden, wie es selbst hat"
    shown = DICE_SHOW.fullmatch(e.amount)
    if shown is not None:
        return f"1 {kind} Wunde für jedes {sign(shown[1])} auf den Würfeln seines Besitzers"
    return wounds(e.number, e.kind)


def _reduce(e: Effect) -> str:
    what = f"{KINDS[e.setting('kind')]} Wunden" if e.setting("kind") else "Wunden"
    by = " durch einen Gegner" if e.setting("from") else ""
    less = f"{e.amount} weniger, mindestens aber {e.setting('min')}"
    return f"jedes Mal, wenn {WHOM[e.whom]} {what}{by} erleidet, ist es {less}"


MAY: Final[dict[str, Callable[[Effect], str]]] = {
    "DRAW": lambda e: f"sein Spieler darf {cards(e.number)} ziehen",
    "HEAL": lambda e: f"sein Spieler darf bei einer Figur des Trägers {wounds(e.number)} heilen",
}
VERBS: Final[dict[str, Callable[[Effect], str]]] = {
    "WOUND": lambda e: f"{WHOM[e.whom]} erleidet {_amount(e)}",
    "HEAL": lambda e: f"{WHOM[e.whom]} heilt {wounds(e.number)}",
    "DRAW": lambda e: f"zieh {cards(e.number)}",
    "DISCARD": lambda e: f"dieser Spieler wirft {cards(e.number)} eigener Wahl ab",
    "REROLL": lambda e: "das Ziel wirft sofort alle Würfel auf dem Tisch neu",
    "MOVE": lambda e: "versetze das Ziel auf ein beliebiges freies Feld deines Bretts",
    "SHIFT": lambda e: "schiebe das Ziel auf ein Nachbarfeld seines Bretts; wer dort steht, tauscht den Platz mit ihm",
    "TURN_COLUMNS": lambda e: "in jeder Spalte dieses Spielers tauschen vorn und hinten die Plätze",
    "ACTIVATE": lambda e: (
        f"aktiviere das Ziel, ohne Punkte zu zahlen{', für seinen Angriff' if e.setting('attack_only') else ''}"
    ),
    "STRIKE": lambda e: (
        f"überlebt es ungedeckt und nicht gefroren, darf es zuschlagen: {WHOM[e.whom]} erleidet {_amount(e)}"
    ),
    "CHAIN": lambda e: f"bis zu {e.setting('max')} weitere Ziele, jedes neben dem vorigen, erleiden je 1 weniger",
    "ADD_POWER": lambda e: f"lege {e.amount} Kraftmarker auf das Ziel",
    "UNMAKE": lambda e: "das Ziel kommt auf die Ablage dessen, der es wirkte, gleich wie viele Kraftmarker es hat",
    "REMOVE_SELF": lambda e: "nimm es aus dem Spiel, dann wähle das Ziel",
    "RETURN_SELF": lambda e: f"es kehrt mit {e.setting('wounds')} Wunden auf das Zielfeld zurück",
    "STRENGTH": lambda e: f"{WHOM[e.whom]} hat {e.amount} Stärke",
    "ACTIVATION_COST": lambda e: (
        f"{WHOM[e.whom]} zu aktivieren kostet {abs(e.number)} {'mehr' if e.number > 0 else 'weniger'}, "
        "mindestens aber 1"
    ),
    "REDUCE": _reduce,
    "IMMUNE": lambda e: f"{WHOM[e.whom]} erleidet keine {'physischen' if e.kind == 'physical' else 'magischen'} Wunden",
    "FREEZE": lambda e: (
        "das Ziel kann nicht angreifen, zuschlagen, gehen, aktiviert werden oder seine Fähigkeit nutzen"
    ),
    "EXTRA_DIE": lambda e: "der Träger würfelt mit 7 Würfeln",
}
