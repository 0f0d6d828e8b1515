"""Why something is not on offer, by what the rules say of it in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.engine import Names, Refusal
from meadhall.engine.language.wording import plain_reason
from meadhall.games.heroes.content import CREATURES, HEROES, SPELLS
from meadhall.games.heroes.words.german.names import ABILITIES, CREATURES_NAMED, HEROES_NAMED, SPELLS_NAMED
from meadhall.games.heroes.words.german.phrases import points

Numbers = Mapping[str, Any]
# What the rules name, by their English names.
NAMED: Final[Mapping[str, str]] = {
    **{one.name: SPELLS_NAMED[one.id] for one in SPELLS},
    **{one.name: CREATURES_NAMED[one.id].name for one in CREATURES},
    **{one.name: HEROES_NAMED[one.id] for one in HEROES},
    **ABILITIES,
}


def reason(refusal: Refusal, names: Names) -> str:
    """A refusal in words."""
    words = REASONS.get(refusal.text)
    if words is None:
        return plain_reason(refusal, names)
    told = {name: NAMED.get(str(value), value) for name, value in refusal.numbers.items()}
    return words.format(**told) if isinstance(words, str) else words(told, names)


def _missing(n: Numbers, names: Names) -> str:
    missing = " und kein ".join(n["missing"].split(" and no "))
    return f"Es braucht W, F, E und A; deine Würfel zeigen kein {missing}."


def _leads(n: Numbers, names: Names) -> str:
    return f"{n['hero']} gehört schon {names.to(n['seat'])}."


def _bears(n: Numbers, names: Names) -> str:
    return f"{names.does(n['seat'], 'trägst', 'trägt')} ihn schon."


def _is_out(n: Numbers, names: Names) -> str:
    return f"{names.does(n['seat'], 'bist', 'ist')} ausgeschieden."


def _affects(n: Numbers, names: Names) -> str:
    whom = "dich" if n["seat"] == names.listener else names(n["seat"])
    return f"Diese Handlung trifft schon {whom}; sie darf keinen anderen Spieler treffen."


def _costs(n: Numbers, names: Names) -> str:
    left = f"{points(n['points'])} {'ist' if n['points'] == 1 else 'sind'} übrig"
    return f"Das kostet {points(n['cost'])}, und {left}."


REASONS: Final[Mapping[str, str | Callable[[Numbers, Names], str]]] = {
    # ---- before the duel
    "{spell} lies in the top row.": "{spell} liegt in der oberen Reihe.",
    "You lead {hero} already.": "Du führst schon {hero}.",
    "You have {spells} drafted Spells and need a Hero.": "Du hast schon {spells} Zauber und brauchst einen Helden.",
    "seat {seat} leads {hero}.": _leads,
    "You have {most} Creatures, and the Hero needs the last space.": (
        "Du hast {most} Wesen, und der Held braucht das letzte Feld."
    ),
    "{creature} costs {cost}, and you have spent {paid} of {points} points.": (
        "{creature} kostet {cost}, und du hast {paid} von {points} Punkten ausgegeben."
    ),
    "There are only {copies} cards of {creature}.": "Von {creature} gibt es nur {copies} Karten.",
    "A Being stands there, and a placed card stays (HE-PLC-05).": (
        "Dort steht eine Figur, und eine aufgestellte Karte bleibt stehen (HE-PLC-05)."
    ),
    # ---- dice
    "Stop needs at least one die that stays on the table.": (
        "Ein Stopp braucht mindestens einen Würfel, der auf dem Tisch bleibt."
    ),
    "Your Hero lies at 0; you may only stop to revive, with {revive} C that stay.": (
        "Dein Held liegt bei 0; du darfst nur zur Wiederbelebung stoppen, mit {revive} C, die liegen bleiben."
    ),
    "To hold, no die may be in your hand; you have {dice}.": (
        "Um zu halten, darf kein Würfel in deiner Hand sein; du hast dort {dice}."
    ),
    "Somebody has called Stop: nobody may lift or throw.": (
        "Jemand hat Stopp gerufen: Niemand darf mehr Würfel aufnehmen oder werfen."
    ),
    "Your last throw is still in the air.": "Dein letzter Wurf ist noch in der Luft.",
    "Stop needs at least one die on the table.": "Ein Stopp braucht mindestens einen Würfel auf dem Tisch.",
    "Your Hero lies at 0; you may only stop to revive, with {revive} C.": (
        "Dein Held liegt bei 0; du darfst nur zur Wiederbelebung stoppen, mit {revive} C."
    ),
    "You are out.": "Du bist ausgeschieden.",
    "Your duel is over.": "Dein Duell ist vorbei.",
    "There is a pause.": "Gerade ist Pause.",
    "There is no pause.": "Es ist keine Pause.",
    "You have agreed already.": "Du hast schon zugestimmt.",
    "Preparation has not begun yet.": "Die Vorbereitung hat noch nicht begonnen.",
    "You have called Stop already.": "Du hast schon Stopp gerufen.",
    "Somebody has asked for a pause already.": "Es hat schon jemand um eine Pause gebeten.",
    # ---- actions
    "{spell} needs {need} {symbol}; your dice show {shown}.": (
        "{spell} braucht {need} {symbol}; deine Würfel zeigen {shown}."
    ),
    "{spell} needs {need} identical dice of one element; you have {shown} at most.": (
        "{spell} braucht {need} gleiche Würfel eines Elements; du hast höchstens {shown}."
    ),
    "{spell} has no eligible target.": "{spell} hat kein erlaubtes Ziel.",
    "It needs {need} C; your dice show {shown}.": "Dafür braucht es {need} C; deine Würfel zeigen {shown}.",
    "It needs W, F, E and A; your dice show no {missing}.": _missing,
    "No Permanent Spell is in play.": "Kein Dauerzauber ist im Spiel.",
    "This action may affect nobody who bears a Permanent Spell.": (
        "Diese Handlung darf niemanden treffen, der einen Dauerzauber trägt."
    ),
    "No Spell lies in the rows from which you may take one.": (
        "In den Reihen, aus denen du nehmen darfst, liegt kein Zauber."
    ),
    "It moves only after a Spell is cast, for 1 L not used to cast; your dice show {shown}.": (
        "Dein Held zieht erst nach einem Zauber und kostet 1 unverbrauchtes L; deine Würfel zeigen {shown}."
    ),
    "It acts only after a Spell is cast, for {cost} L not used to cast; your dice show {shown}.": (
        "Es handelt erst nach einem Zauber und kostet {cost} unverbrauchte L; deine Würfel zeigen {shown}."
    ),
    "The top row needs five C; your dice show {shown}.": (
        "Die obere Reihe braucht fünf C; deine Würfel zeigen {shown}."
    ),
    "{spell} is being cast and is no card in your hand.": (
        "{spell} wird gerade gewirkt und ist keine Karte deiner Hand mehr."
    ),
    # ---- Creatures
    "{creature} has no ability that can be used.": "{creature} hat keine Fähigkeit, die sich einsetzen lässt.",
    "{ability} works only while {creature} lies dead beside the board.": (
        "{ability} wirkt nur, solange {creature} tot neben dem Brett liegt."
    ),
    "{ability} needs {creature} to be exposed.": "Für {ability} muss {creature} ungedeckt stehen.",
    "Without enhancements {ability} does nothing.": "Ohne Verstärkungen bewirkt {ability} nichts.",
    "{ability} has no target.": "{ability} hat kein Ziel.",
    "It is frozen.": "Diese Figur ist gefroren.",
    "It has been activated in this action.": "Dieses Wesen wurde in dieser Handlung schon aktiviert.",
    "It costs {cost} points, and {points} are left.": _costs,
    "Heroes do not attack.": "Helden greifen nicht an.",
    "No empty space is beside it.": "Daneben ist kein freies Feld.",
    "It is not exposed, or nobody is in its reach.": "Es steht gedeckt, oder niemand ist in seiner Reichweite.",
    "That space does not share an edge with this one.": "Dieses Feld grenzt nicht an das Feld der Figur.",
    "A Being stands there; Beings do not change places by a move.": (
        "Dort steht eine Figur; durch eine Bewegung tauschen Figuren nicht die Plätze."
    ),
    "It is out of the reach of {reach}.": "Das liegt außer Reichweite: {reach}.",
    # ---- targets
    "It bears {spell} already.": "Diese Figur trägt schon {spell}.",
    "All targets are Beings of one player.": "Alle Ziele sind Figuren eines einzigen Spielers.",
    "seat {seat} bears it already.": _bears,
    "A Being stands there.": "Dort steht eine Figur.",
    "It is a target already.": "Diese Figur ist schon ein Ziel.",
    "The chain does not reach it, or could not go on from there.": (
        "Die Kette reicht nicht dorthin oder käme von dort nicht weiter."
    ),
    "It could do nothing.": "Es könnte nichts tun.",
    "This Spell has moved it already.": "Dieser Zauber hat diese Figur schon bewegt.",
    "This action affects seat {seat} already; it may affect no other player.": _affects,
    "It is not yours.": "Diese Figur gehört nicht dir.",
    "That is a Hero, no Creature.": "Das ist ein Held, kein Wesen.",
    "It is no opponent's.": "Diese Figur gehört keinem Gegner.",
    "Nobody stands there.": "Dort steht niemand.",
    "That is a Spell of the tableau, no Being.": "Das ist ein Zauber der Auslage, keine Figur.",
    "Nobody stands in that column.": "In dieser Spalte steht niemand.",
    "That board belongs to another duel.": "Dieses Brett gehört zu einem anderen Duell.",
    "seat {seat} is out.": _is_out,
    "Only a second target may be left out.": "Nur auf ein zweites Ziel lässt sich verzichten.",
    "A dead Phoenix beside the board is no target of this Spell.": (
        "Ein toter Phönix neben dem Brett ist kein Ziel dieses Zaubers."
    ),
    "No dead Phoenix of yours could come back now.": "Keiner deiner toten Phönixe könnte jetzt zurückkehren.",
    "It is no Golem of yours.": "Das ist kein Golem von dir.",
    "It is not on an adjacent space.": "Diese Figur steht auf keinem Nachbarfeld.",
    "A Being stands in front of it.": "Davor steht eine andere Figur.",
}
