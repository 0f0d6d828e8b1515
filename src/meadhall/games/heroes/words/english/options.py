"""The answers, in words: whole sentences, and short forms for buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.engine import Names
from meadhall.engine.common.english import count, listing, upper
from meadhall.engine.language.wording import plain_option
from meadhall.games.heroes.actions.acting import CastSpell
from meadhall.games.heroes.actions.parts import Pair
from meadhall.games.heroes.actions.specials import Drop, Shift
from meadhall.games.heroes.board.creatures import activation_cost, strength
from meadhall.games.heroes.board.permanents import space_of
from meadhall.games.heroes.board.spaces import COLUMNS
from meadhall.games.heroes.board.targets import Activate, At, Column, InPlay, Move, Player, To, Use
from meadhall.games.heroes.content import CREATURES, HEROES
from meadhall.games.heroes.effects.cards import TakeCard
from meadhall.games.heroes.effects.dice import CallStop, Throw
from meadhall.games.heroes.preparation import GiveUp
from meadhall.games.heroes.setup import Done, Hire, Place, TakeHero, cost
from meadhall.games.heroes.state import A_HERO, BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.words import common
from meadhall.games.heroes.words.english.cards import ability_words, hero_words, need_words, spell_words
from meadhall.games.heroes.words.english.phrases import at, card, hero, place, spell, whose_spell

PLAIN: Final = {
    "printed": "The army printed on the board instead.",
    "free:use": "Use the free enhancement.",
    "free:decline": "Without the free enhancement.",
    "enough": "No more pairs.",
    "no-more": "No second target.",
    "attack": "Its basic attack.",
    "use": "Its ability.",
    "at:beside": "The Phoenix beside the board.",
    "draw": "Draw Spells.",
    "draw-none": "Do not draw.",
    "learn": "Learn a Spell of the tableau.",
    "dispel": "Dispel Magic: weaken a Permanent Spell.",
    "none": "No action.",
    "nobody": "Nobody.",
    "stop": "Stop shifting.",
    "end": "End the action.",
    "act": "Act.",
    "pass": "Pass.",
    "yes": "Play for third place.",
    "no": "Do not play for third place.",
    "go-on": "Go on.",
    "concede": "Concede the match.",
    "pause": "Ask for a pause.",
}


def option(o: Any, s: State, names: Names) -> str:
    """An answer in full."""
    words = _of_set_up(o, s) or _of_dice(o, s, names) or _of_cards(o, s, names) or _of_board(o, s, names)
    return words or PLAIN.get(o.key) or f"{plain_option(o, s, names)}."


def _of_set_up(o: Any, s: State) -> str:
    match o:
        case TakeHero():
            return f"{HEROES[o.hero].name}. {hero_words(o.hero) if s.options.texts else ''}".strip()
        case TakeCard():
            return f"{spell(o.spell)}, {need_words(o.spell)}. {spell_words(o.spell, s.options.enhancing)}"
        case Hire():
            c = CREATURES[o.creature]
            what = f"activation {c.activation}, Strength {c.strength}, Toughness {c.toughness}, {c.directions}"
            body = f"{c.name}, cost {c.cost}: {what}."
            return f"{body} {ability_words(o.creature)}".strip()
        case Done():
            hired = listing([card(creature) for creature in sorted(o.army)]) or "nobody"
            return f"Enough, {cost([*o.army])} of {count(o.points, 'point')} spent: {hired}."
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
                f"Throw {_shown(o.dice, s, names)}."
                if o.dice
                else "Hold."
                if s.options.mode == "relaxed"
                else "Throw the dice in your hand."
            )
        case CallStop():
            return f"Call Stop and throw {_shown(o.dice, s, names)} as a last gamble." if o.dice else "Call Stop."
        case GiveUp():
            return f"Give up {_shown((o.die,), s, names)}."
        case _:
            return ""


def _shown(dice: Sequence[int], s: State, names: Names) -> str:
    """`die 1 (W) and die 4 (in hand)`, or just numbers for a listener who has no dice."""
    mine = common.own_dice(s, names)
    if common.are_all(dice, mine):
        return "all dice"
    return f"{'die' if len(dice) == 1 else 'dice'} {common.numbered(dice, mine)}"


def _of_cards(o: Any, s: State, names: Names) -> str:
    match o:
        case CastSpell():
            return f"Cast {spell(o.spell)}. {spell_words(o.spell, s.options.enhancing)}"
        case Pair():
            return f"Discard {spell(o.spells[0])} and {spell(o.spells[1])}."
        case Drop():
            return f"Discard {spell(o.spell)}."
        case InPlay():
            p = common.permanent_of(o, s)
            if p is None:
                return ""
            power = f", {count(p.power, 'power token')}" if p.power else ""
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
            return f"Column {o.column + 1} of {names.whose(o.seat)} board."
        case Shift():
            return f"{upper(at(s, o.seat, o.from_, names))}, to {place(o.space)}."
        case Activate():
            return _acts(s, seat, o.space, "attacks")
        case Use():
            return "The Phoenix comes back." if o.space == BESIDE else _acts(s, seat, o.space, "uses its ability")
        case Move():
            return f"Move {at(s, seat, o.space, names)}." if common.is_player(s, seat) else f"Move {place(o.space)}."
        case _:
            return ""


def _acts(s: State, seat: Seat, space: int, what: str) -> str:
    being = common.being_on(s, seat, space)
    if being is None:
        return f"The Creature on {place(space)} {what}."
    card_ = s.beings[being].card
    cost_ = count(activation_cost(s, being), "point")
    if what == "attacks":
        return f"{card(card_)} on {place(space)} attacks with Strength {strength(s, being)}, {cost_}."
    return f"{card(card_)} on {place(space)}, {cost_}. {ability_words(card_)}"


# ---- for buttons


def brief_option(o: Any, s: State, names: Names) -> str:
    """An answer for a button."""
    match o:
        case TakeHero():
            return hero(o.hero)
        case TakeCard() | CastSpell() | Drop():
            return spell(o.spell)
        case Hire():
            return f"{CREATURES[o.creature].name} {CREATURES[o.creature].cost}"
        case Done():
            return f"Done, {cost([*o.army])} of {o.points}"
        case Place():
            return upper(card(o.card).removeprefix("the "))
        case Throw():
            return f"Throw {common.numbers(o.dice)}" if o.dice else "Hold"
        case CallStop():
            return f"Stop, throw {common.numbers(o.dice)}" if o.dice else "Stop"
        case Pair():
            return f"{spell(o.spells[0])} + {spell(o.spells[1])}"
        case At():
            return _brief_space(s, o.seat, o.space, names)
        case Activate():
            return _brief(s, names.listener, o.space, "attacks")
        case Use():
            return "Phoenix comes back" if o.space == BESIDE else _brief(s, names.listener, o.space, "uses its ability")
        case Column():
            return upper(f"{names.whose(o.seat)} column {o.column % COLUMNS + 1}")
        case _:
            return option(o, s, names).rstrip(".").partition(". ")[0]


def _brief_space(s: State, seat: Seat, space: int, names: Names) -> str:
    """`Your Red Dragon, front 2`: a space of the board, and who stands there."""
    there = s.spaces[seat][space]
    what = f"{card(s.beings[there].card).removeprefix('the ')}, " if there != EMPTY else ""
    return upper(f"{names.whose(seat)} {what}{place(space)}")


def _brief(s: State, seat: Seat, space: int, what: str) -> str:
    """`Red Dragon attacks (3)`: with its space where there are several, and the points it costs."""
    being = common.being_on(s, seat, space)
    if being is None:
        return f"{upper(place(space))} {what}"
    where = f" {place(space)}" if common.is_one_of_several(s, seat, being) else ""
    return f"{card(s.beings[being].card)}{where} {what} ({activation_cost(s, being)})"


def parts(o: Any, s: State, names: Names) -> Sequence[str] | None:
    """Dice of a set are picked one by one, and so are the cards of an army."""
    if isinstance(o, Done):
        return [card(creature) for creature in sorted(o.army)]
    if isinstance(o, Throw):
        return ["throw", *(f"die {die + 1}" for die in o.dice)]
    return ["stop", *(f"die {die + 1}" for die in o.dice)] if isinstance(o, CallStop) else None
