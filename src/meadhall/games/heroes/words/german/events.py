"""What happened, in German words."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Names
from meadhall.engine.language.german import count, listing, upper
from meadhall.engine.language.wording import in_turn
from meadhall.games.heroes import events as e
from meadhall.games.heroes.words.common import dice
from meadhall.games.heroes.words.german import phrases
from meadhall.games.heroes.words.german.names import ability, card, hero, spell, the_whom

HOW: Final = {"move": "geht", "shift": "wird geschoben", "teleport": "wird entrückt", "turn": "wechselt"}
WHY: Final = {"weakness": "Schwäche", "fatigue": "Ermüdung", "nothing done": "ohne Handlung"}
WHY_ENDED: Final = {
    "last": "Ein Held ist übrig.", "level": "Die letzten Helden fielen zugleich.",
    "creatures": "Das letzte Wesen ist gefallen.",
    "limit": "Die letzte Runde ist vorbei.", "points": "Das sind 21 Siegpunkte.",
    "stunned": "Alle Helden sind betäubt.",
}  # fmt: skip
BEGINS: Final = {
    "joint": "Wer übrig ist, spielt gemeinsam weiter",
    "final": "Das Finale beginnt",
    "third": "Das Spiel um den dritten Platz beginnt",
}


def _setting_up(told: Any, names: Names) -> str:
    match told:
        case e.StartDrawn():
            return f"{names.does(told.seat, 'nimmst', 'nimmt')} zuerst aus der Auslage."
        case e.TableauDealt():
            return f"Die Auslage: {listing([spell(one) for one in told.spells if one >= 0]) or 'leer'}."
        case e.HeroTaken():
            return f"{names.does(told.seat, 'nimmst', 'nimmt')} {hero(told.hero)}."
        case e.SpellTaken():
            verb = ("lernst", "lernt") if told.learned else ("nimmst", "nimmt")
            return f"{names.does(told.seat, *verb)} {spell(told.spell)}."
        case e.TableauFilled():
            return f"{spell(told.spell)} kommt in die Auslage."
        case e.ArmiesChosen():
            counted = [f"{names.inside(seat)} {number}" for seat, number in enumerate(told.counts)]
            return f"Karten zum Aufstellen: {listing(counted)}."
        case e.ArmyHeld():
            return f"Deine Armee: {listing([card(one) for one in told.creatures]) or 'niemand'}."
        case e.Placed():
            return f"{names.does(told.seat, 'stellst', 'stellt')} {the_whom(told.card)} {phrases.to_(told.space)}."
        case e.DeckShuffled():
            return f"{names.does(told.seat, 'mischst', 'mischt')} {phrases.cards(told.cards)} als neuen Stapel."
        case e.Drew():
            lost = f"; {told.lost} nicht, es ist keine Karte mehr da" if told.lost else ""
            return f"{names.does(told.seat, 'ziehst', 'zieht')} {phrases.cards(told.cards)}{lost}."
        case e.DrewCards():
            return f"Neu auf deiner Hand: {listing([spell(one) for one in told.spells])}."
        case _:
            return ""


def _rolling(told: Any, names: Names) -> str:
    match told:
        case e.PreparationBegan():
            return "Vorbereitung. Alle würfeln."
        case e.Threw():
            final = " im letzten Wurf" if told.final else ""
            return f"{names.does(told.seat, 'wirfst', 'wirft')}{final} {dice(told.faces)}."
        case e.Lifted():
            return f"{names.does(told.seat, 'wirfst', 'wirft')} {phrases.dice_thrown(len(told.dice))}."
        case e.Held():
            return f"{names.does(told.seat, 'hältst', 'hält')}."
        case e.Called():
            return f"{names.does(told.seat, 'rufst', 'ruft')} Stopp!"
        case e.Stopped():
            return _stopped(told, names)
        case e.FatigueTicked():
            return "Niemand stoppt: Ermüdung."
        case e.PauseWanted():
            return f"{names.does(told.seat, 'bittest', 'bittet')} um eine Pause, sobald es weitergehen würde."
        case e.PauseEnded():
            return "Die Pause ist vorbei."
        case _:
            return ""


def _stopped(told: e.Stopped, names: Names) -> str:
    late = ""
    if told.late:
        ours = names.listener in told.late
        verb = "riefst" if told.late == [names.listener] else "riefen" if len(told.late) > 1 else "rief"
        late = f" {upper(phrases.people(told.late, names))} {'rieft' if ours and len(told.late) > 1 else verb} auch."
    if told.revive:
        return f"{names.does(told.seat, 'stoppst', 'stoppt')} zur Wiederbelebung.{late}"
    return f"{names.does(told.seat, 'handelst', 'handelt')} zuerst.{late}"


def _rounds(told: Any, names: Names) -> str:
    match told:
        case e.ActionBegan():
            return f"{names.does(told.seat, 'handelst', 'handelt')} mit {dice(told.dice)}."
        case e.Passed():
            return f"{names.does(told.seat, 'passt')}."
        case e.TookNoAction():
            return f"{names.does(told.seat, 'tust', 'tut')} nichts."
        case e.Resumed():
            who = phrases.people(told.lifted, names)
            return f"Es geht weiter. Alle Würfel in die Hand: {who}." if who else "Es geht weiter."
        case e.Revived():
            return f"{upper(names.whose(told.seat))} Held lebt wieder, mit {told.hit_points} Lebenspunkten."
        case _:
            return ""


def _board(told: Any, names: Names) -> str:
    match told:
        case e.Wounded():
            return _wounded(told, names)
        case e.Healed():
            return _healed(told, names)
        case e.CreatureDied():
            return f"{_who(told, names)} fällt{' und liegt neben dem Brett' if told.beside else ''}."
        case e.HeroFell():
            return f"{upper(names.whose(told.seat))} Held {'liegt betäubt' if told.stunned else 'ist tot'}."
        case e.Conceded():
            return f"{names.does(told.seat, 'gibst', 'gibt')} auf."
        case e.Attacked():
            target = phrases.being_whom(told.target_owner, told.target, told.target_space, names)
            if told.strike:
                return f"{_who(told, names)} schlägt zu, gegen {target}."
            return f"{_who(told, names)} greift {target} an."
        case e.AbilityUsed():
            return f"{_who(told, names)}: {ability(told.card)}."
        case e.Moved():
            who = upper(phrases.being(told.owner, told.card, told.start, names))
            return f"{who} {HOW[told.how]} {phrases.to_(told.end)}."
        case e.CameBack():
            return f"{_who(told, names)} kommt mit {count(told.wounds, 'Wunde', 'Wunden')} zurück."
        case e.Burst():
            return f"{_who(told, names)} zerbirst."
        case e.Scored():
            return (
                f"{names.does(told.seat, 'bekommst', 'bekommt')} {phrases.points(told.points)}, zusammen {told.total}."
            )
        case _:
            return ""


def _who(told: Any, names: Names) -> str:
    """Of whom an event tells, at its beginning."""
    return upper(phrases.being(told.owner, told.card, told.space, names))


def _why(told: e.Wounded) -> str:
    """What wounded: the name of a Spell or a Creature, or a word."""
    match told.why:
        case "spell":
            return spell(told.source)
        case "creature":
            return card(told.source)
        case why:
            return WHY[why]


def _healed(told: e.Healed, names: Names) -> str:
    if told.healed:
        return f"{_who(told, names)} heilt {phrases.wounds(told.healed)}, jetzt {phrases.hit_points(told.left)}."
    if told.at_stop:
        return ""  # it would be told again and again
    return f"{_who(told, names)} {'ist unverletzt: Nichts wird geheilt' if told.left else 'heilt nichts'}."


def _wounded(told: e.Wounded, names: Names) -> str:
    by = f" ({_why(told)})" if told.why != "attack" else ""
    kept = f", {told.prevented} verhindert" if told.prevented else ""
    left = f"{'bleibt' if told.left == 1 else 'bleiben'} {told.left}"
    return f"{_who(told, names)} erleidet {phrases.wounds(told.wounds, told.kind)}{by}{kept}, es {left}."


def _spells(told: Any, names: Names) -> str:
    match told:
        case e.Cast():
            more = f", {told.enhanced}-mal verstärkt" if told.enhanced else ""
            return f"{names.does(told.seat, 'wirkst', 'wirkt')} {spell(told.spell)}{more}."
        case e.SpellLaid():
            power = f" mit {phrases.with_tokens(told.power)}" if told.power else ""
            return f"{_where(told, names)} ist im Spiel{power}."
        case e.PowerAdded():
            return f"{_where(told, names)} hat jetzt {phrases.tokens(told.power)}."
        case e.PowerRemoved():
            return f"{_where(told, names)} verliert einen Kraftmarker, es bleiben {told.power}."
        case e.SpellEnded():
            return f"{_where(told, names)} ist {'aus der Partie' if told.gone else 'vorbei'}."
        case e.Discarded():
            return f"{names.does(told.seat, 'wirfst', 'wirft')} {listing([spell(one) for one in told.spells])} ab."
        case e.DieGained():
            return f"{names.does(told.seat, 'hast', 'hat')} einen siebten Würfel."
        case e.DieGivenUp():
            return f"{names.does(told.seat, 'gibst', 'gibt')} Würfel {told.die + 1} ab."
        case e.DispelBegan():
            bound = phrases.whose_spell(told.spell, told.bearer, told.space, names)
            return f"{names.does(told.seat, 'bannst', 'bannt')} {bound}."
        case _:
            return ""


def _where(told: Any, names: Names) -> str:
    """A Spell in play, at its bearer."""
    return phrases.whose_spell(told.spell, told.seat, told.space, names)


def _ending(told: Any, names: Names) -> str:
    match told:
        case e.DuelEnded():
            return f"Ein Duell ist vorbei. Übrig: {phrases.people(told.winners, names) or 'niemand'}."
        case e.DuelBegan():
            return f"{BEGINS[told.name]}: {phrases.people(told.seats, names)}."
        case e.ThirdPlaceDeclined():
            return f"{names.does(told.seat, 'spielst', 'spielt')} nicht um den dritten Platz."
        case e.GameEnded():
            return f"{WHY_ENDED[told.why]} {upper(phrases.people(told.winners, names))} {_win(told.winners, names)}."
        case _:
            return ""


def _win(winners: list[int], names: Names) -> str:
    """The form of `gewinnen` for those who win."""
    if names.listener in winners:
        return "gewinnst" if len(winners) == 1 else "gewinnt"
    return "gewinnt" if len(winners) == 1 else "gewinnen"


event = in_turn(_setting_up, _rolling, _rounds, _board, _spells, _ending)
