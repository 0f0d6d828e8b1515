"""The answers in German: whole sentences, and short forms for buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.engine import Names
from meadhall.engine.language.german import listing, upper
from meadhall.engine.language.wording import plain_option
from meadhall.games.heroes.actions.acting import CastSpell
from meadhall.games.heroes.actions.parts import Pair
from meadhall.games.heroes.actions.specials import Drop, Shift
from meadhall.games.heroes.board.creatures import activation_cost, strength
from meadhall.games.heroes.board.permanents import space_of
from meadhall.games.heroes.board.spaces import COLUMNS
from meadhall.games.heroes.board.targets import Activate, At, Column, InPlay, Move, Player, To, Use
from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.effects.cards import TakeCard
from meadhall.games.heroes.effects.dice import CallStop, Throw
from meadhall.games.heroes.preparation import GiveUp
from meadhall.games.heroes.setup import Done, Hire, Place, TakeHero, cost
from meadhall.games.heroes.state import A_HERO, BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.words import common
from meadhall.games.heroes.words.german.cards import ability_words, hero_words, need_words, spell_words
from meadhall.games.heroes.words.german.names import card, hero, spell, whole_hero
from meadhall.games.heroes.words.german.phrases import (
    at,
    being,
    on,
    place,
    points,
    to_,
    tokens,
    whose_spell,
    with_points,
)

ATTACKS: Final = "greift an"
USES: Final = "nutzt die Fähigkeit"
PLAIN: Final = {
    "printed": "Stattdessen die Armee, die auf dem Brett steht.",
    "free:use": "Die freie Verstärkung nutzen.",
    "free:decline": "Ohne die freie Verstärkung.",
    "enough": "Keine Paare mehr.",
    "no-more": "Kein zweites Ziel.",
    "attack": "Der Angriff.",
    "use": "Die Fähigkeit.",
    "at:beside": "Der Phönix neben dem Brett.",
    "draw": "Zauber ziehen.",
    "draw-none": "Nicht ziehen.",
    "learn": "Einen Zauber der Auslage lernen.",
    "dispel": "Magie bannen: einen Dauerzauber schwächen.",
    "none": "Keine Handlung.",
    "nobody": "Niemand.",
    "stop": "Nicht weiter schieben.",
    "end": "Die Handlung beenden.",
    "act": "Handeln.",
    "pass": "Passen.",
    "yes": "Um den dritten Platz spielen.",
    "no": "Nicht um den dritten Platz spielen.",
    "go-on": "Weiter.",
    "concede": "Die Partie aufgeben.",
    "pause": "Um eine Pause bitten.",
}


def option(o: Any, s: State, names: Names) -> str:
    """An answer in full."""
    words = _of_set_up(o, s) or _of_dice(o, s, names) or _of_cards(o, s, names) or _of_board(o, s, names)
    return words or PLAIN.get(o.key) or f"{plain_option(o, s, names)}."


def _of_set_up(o: Any, s: State) -> str:
    match o:
        case TakeHero():
            return f"{whole_hero(o.hero)}. {hero_words(o.hero) if s.options.texts else ''}".strip()
        case TakeCard():
            return f"{spell(o.spell)}, {need_words(o.spell)}. {spell_words(o.spell, s.options.enhancing)}"
        case Hire():
            c = CREATURES[o.creature]
            what = f"Aktivierung {c.activation}, Stärke {c.strength}, Zähigkeit {c.toughness}, {c.directions}"
            body = f"{card(o.creature)}, Kosten {c.cost}: {what}."
            return f"{body} {ability_words(o.creature)}".strip()
        case Done():
            hired = listing([card(creature) for creature in sorted(o.army)]) or "niemand"
            return f"Genug, {cost([*o.army])} von {with_points(o.points)} ausgegeben: {hired}."
        case Place():
            ability = ability_words(o.card) if o.card != A_HERO else ""
            return f"{upper(card(o.card))}. {ability}".strip()
        case To():
            return f"{upper(place(o.space))}."
        case _:
            return ""


def _of_dice(o: Any, s: State, names: Names) -> str:
    match o:
        case Throw():
            return (
                f"{upper(_shown(o.dice, s, names))} werfen."
                if o.dice
                else "Halten."
                if s.options.mode == "relaxed"
                else "Die Würfel auf der Hand werfen."
            )
        case CallStop():
            last = f" und {_shown(o.dice, s, names)} als letztes Wagnis werfen" if o.dice else ""
            return f"Stopp rufen{last}."
        case GiveUp():
            return f"{upper(_shown((o.die,), s, names))} abgeben."
        case _:
            return ""


def _shown(dice: Sequence[int], s: State, names: Names) -> str:
    """`Würfel 1 (W), 4`, or just numbers for a listener who has no dice."""
    mine = common.own_dice(s, names)
    return "alle Würfel" if common.are_all(dice, mine) else f"Würfel {common.numbered(dice, mine)}"


def _of_cards(o: Any, s: State, names: Names) -> str:
    match o:
        case CastSpell():
            return f"{spell(o.spell)} wirken. {spell_words(o.spell, s.options.enhancing)}"
        case Pair():
            return f"{spell(o.spells[0])} und {spell(o.spells[1])} abwerfen."
        case Drop():
            return f"{spell(o.spell)} abwerfen."
        case InPlay():
            p = common.permanent_of(o, s)
            if p is None:
                return ""
            power = f", {tokens(p.power)}" if p.power else ""
            return f"{whose_spell(p.spell, p.seat, space_of(s, p), names)}{power}."
        case _:
            return ""


def _of_board(o: Any, s: State, names: Names) -> str:
    seat = names.listener
    match o:
        case At():
            return f"{upper(at(s, o.seat, o.space, names))}."
        case Player():
            return f"{names(o.seat)}."
        case Column():
            return f"Spalte {o.column + 1} von {names.whose(o.seat, 'em')} Brett."
        case Shift():
            return f"{upper(at(s, o.seat, o.from_, names))}, {to_(o.space)}."
        case Activate():
            return _acts(s, seat, o.space, ATTACKS)
        case Use():
            return "Der Phönix kehrt zurück." if o.space == BESIDE else _acts(s, seat, o.space, USES)
        case Move():
            who = at(s, seat, o.space, names) if common.is_player(s, seat) else place(o.space)
            return f"{upper(who)}: bewegen."
        case _:
            return ""


def _acts(s: State, seat: Seat, space: int, what: str) -> str:
    being = common.being_on(s, seat, space)
    if being is None:
        return f"Das Wesen {place(space)} {what}."
    card_ = s.beings[being].card
    cost_ = points(activation_cost(s, being))
    if what == ATTACKS:
        return f"{on(card(card_), space)} greift mit Stärke {strength(s, being)} an, {cost_}."
    return f"{on(card(card_), space)}, {cost_}. {ability_words(card_)}"


# ---- for buttons


def brief_option(o: Any, s: State, names: Names) -> str:
    """An answer for a button."""
    match o:
        case TakeHero():
            return hero(o.hero)
        case TakeCard() | CastSpell() | Drop():
            return spell(o.spell)
        case Hire():
            return f"{card(o.creature)} {CREATURES[o.creature].cost}"
        case Done():
            return f"Fertig, {cost([*o.army])} von {o.points}"
        case Place():
            return card(o.card)
        case Throw():
            return f"{common.numbers(o.dice)} werfen" if o.dice else "Halten"
        case CallStop():
            return f"Stopp, {common.numbers(o.dice)} werfen" if o.dice else "Stopp"
        case Pair():
            return f"{spell(o.spells[0])} + {spell(o.spells[1])}"
        case At():
            return _brief_space(s, o.seat, o.space, names)
        case Activate():
            return _brief(s, names.listener, o.space, ATTACKS)
        case Use():
            return "Phönix kehrt zurück" if o.space == BESIDE else _brief(s, names.listener, o.space, USES)
        case Column():
            return f"{names(o.seat)}, Spalte {o.column % COLUMNS + 1}"
        case _:
            return option(o, s, names).rstrip(".").partition(". ")[0]


def _brief_space(s: State, seat: Seat, space: int, names: Names) -> str:
    """A space of the board, or who stands there."""
    there = s.spaces[seat][space]
    if there == EMPTY:
        return f"{upper(names.whose(seat))} Feld {place(space)}"
    return upper(being(seat, s.beings[there].card, space, names))


def _brief(s: State, seat: Seat, space: int, what: str) -> str:
    """`Feuerdrache greift an (3)`: with its space where there are several, and the points it costs."""
    being = common.being_on(s, seat, space)
    if being is None:
        return f"{upper(place(space))} {what}"
    name = (
        on(card(s.beings[being].card), space)
        if common.is_one_of_several(s, seat, being)
        else card(s.beings[being].card)
    )
    return f"{name} {what} ({activation_cost(s, being)})"


def parts(o: Any, s: State, names: Names) -> Sequence[str] | None:
    """Dice of a set are picked one by one, and so are the cards of an army."""
    if isinstance(o, Done):
        return [card(creature) for creature in sorted(o.army)]
    if isinstance(o, Throw):
        return ["werfen", *(f"Würfel {die + 1}" for die in o.dice)]
    return ["Stopp", *(f"Würfel {die + 1}" for die in o.dice)] if isinstance(o, CallStop) else None
