"""What happened, in words."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Names
from meadhall.engine.common.english import count, listing, upper
from meadhall.engine.language.wording import in_turn
from meadhall.games.heroes import events as e
from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.words.common import dice
from meadhall.games.heroes.words.english.phrases import being, card, hero, people, place, spell, whose_spell

HOW: Final = {"move": "moves", "shift": "is shifted", "teleport": "is teleported", "turn": "turns"}
WHY_ENDED: Final = {
    "last": "The last Hero is left.", "level": "The last Heroes fell together.",
    "creatures": "The last Creature is gone.",
    "limit": "The last round is over.", "points": "That is 21 victory points.", "stunned": "All Heroes lie stunned.",
}  # fmt: skip


def _setting_up(told: Any, names: Names) -> str:
    match told:
        case e.StartDrawn():
            return f"{names.does(told.seat, 'begin')} the draft."
        case e.TableauDealt():
            return f"The tableau: {listing([spell(one) for one in told.spells if one >= 0]) or 'empty'}."
        case e.HeroTaken():
            return f"{names.does(told.seat, 'take')} {hero(told.hero)}."
        case e.SpellTaken():
            return f"{names.does(told.seat, 'learn' if told.learned else 'take')} {spell(told.spell)}."
        case e.TableauFilled():
            return f"{spell(told.spell)} comes to the tableau."
        case e.ArmiesChosen():
            counted = [f"{people([seat], names)} {number}" for seat, number in enumerate(told.counts)]
            return f"Cards to place: {listing(counted)}."
        case e.ArmyHeld():
            return f"Your army: {listing([card(one) for one in told.creatures]) or 'nobody'}."
        case e.Placed():
            return f"{names.does(told.seat, 'place')} {card(told.card)} on {place(told.space)}."
        case e.DeckShuffled():
            return f"{names.does(told.seat, 'shuffle')} {count(told.cards, 'card')} as a new deck."
        case e.Drew():
            lost = f"; {count(told.lost, 'draw')} lost, no card is left" if told.lost else ""
            return f"{names.does(told.seat, 'draw')} {count(told.cards, 'card')}{lost}."
        case e.DrewCards():
            return f"You hold {listing([spell(one) for one in told.spells])} now."
        case _:
            return ""


def _rolling(told: Any, names: Names) -> str:
    match told:
        case e.PreparationBegan():
            return "Preparation. All roll."
        case e.Threw():
            final = " in the final throw" if told.final else ""
            return f"{names.does(told.seat, 'throw')} {dice(told.faces)}{final}."
        case e.Lifted():
            return f"{names.does(told.seat, 'throw')} {count(len(told.dice), 'die', 'dice')}."
        case e.Held():
            return f"{names.does(told.seat, 'hold')}."
        case e.Called():
            return f"{names.does(told.seat, 'call')} Stop!"
        case e.Stopped():
            late = f" {upper(people(told.late, names))} called too." if told.late else ""
            if told.revive:
                return f"{names.does(told.seat, 'stop')} to revive.{late}"
            return f"{names.does(told.seat, 'act')} first.{late}"
        case e.FatigueTicked():
            return "Nobody stops: fatigue."
        case e.PauseWanted():
            return f"{names.does(told.seat, 'ask')} for a pause at the next Resume."
        case e.PauseEnded():
            return "The pause is over."
        case _:
            return ""


def _rounds(told: Any, names: Names) -> str:
    match told:
        case e.ActionBegan():
            return f"{names.does(told.seat, 'act')} with {dice(told.dice)}."
        case e.Passed():
            return f"{names.does(told.seat, 'pass', 'passes')}."
        case e.TookNoAction():
            return f"{names.does(told.seat, 'take')} no action."
        case e.Resumed():
            who = people(told.lifted, names)
            return f"On it goes. All dice to hand: {who}." if who else "On it goes."
        case e.Revived():
            return f"{upper(names.whose(told.seat))} Hero revives with {told.hit_points} hit points."
        case _:
            return ""


def _board(told: Any, names: Names) -> str:
    match told:
        case e.Wounded():
            return _wounded(told, names)
        case e.Healed():
            return _healed(told, names)
        case e.CreatureDied():
            beside = " It lies beside the board." if told.beside else ""
            return f"{upper(being(told.owner, told.card, told.space, names))} falls.{beside}"
        case e.HeroFell():
            return f"{upper(names.whose(told.seat))} Hero {'lies stunned' if told.stunned else 'is dead'}."
        case e.Conceded():
            return f"{names.does(told.seat, 'concede')}."
        case e.Attacked():
            target = being(told.target_owner, told.target, told.target_space, names)
            verb = "strikes" if told.strike else "attacks"
            return f"{upper(being(told.owner, told.card, told.space, names))} {verb} {target}."
        case e.AbilityUsed():
            return f"{upper(being(told.owner, told.card, told.space, names))}: {ability_name(told.card)}."
        case e.Moved():
            return f"{upper(being(told.owner, told.card, told.start, names))} {HOW[told.how]} to {place(told.end)}."
        case e.CameBack():
            return f"{upper(being(told.owner, told.card, told.space, names))} comes back with {told.wounds} wounds."
        case e.Burst():
            return f"{upper(being(told.owner, told.card, told.space, names))} bursts."
        case e.Scored():
            return f"{names.does(told.seat, 'score')} {count(told.points, 'point')}, {told.total} in all."
        case _:
            return ""


def ability_name(number: int) -> str:
    """The name of a Creature's ability."""
    return CREATURES[number].ability.name


def _why(told: e.Wounded) -> str:
    """What wounded: the name of a Spell or a Creature, or a word."""
    match told.why:
        case "spell":
            return spell(told.source)
        case "creature":
            return card(told.source)
        case why:
            return why


def _healed(told: e.Healed, names: Names) -> str:
    who = upper(being(told.owner, told.card, told.space, names))
    if told.healed:
        return f"{who} heals {count(told.healed, 'wound')}, {told.left} left."
    if told.at_stop:
        return ""  # it would be told again and again
    return f"{who} has no wounds: nothing is healed." if told.left else f"{who} heals nothing."


def _wounded(told: e.Wounded, names: Names) -> str:
    who = upper(being(told.owner, told.card, told.space, names))
    by = f" ({_why(told)})" if told.why != "attack" else ""
    kept = f", {told.prevented} prevented" if told.prevented else ""
    return f"{who} suffers {count(told.wounds, f'{told.kind} wound')}{by}{kept}, {told.left} left."


def _spells(told: Any, names: Names) -> str:
    match told:
        case e.Cast():
            more = f", enhanced {count(told.enhanced, 'time')}" if told.enhanced else ""
            return f"{names.does(told.seat, 'cast')} {spell(told.spell)}{more}."
        case e.SpellLaid():
            power = f" with {count(told.power, 'power token')}" if told.power else ""
            return f"{whose_spell(told.spell, told.seat, told.space, names)} is in play{power}."
        case e.PowerAdded():
            return (
                f"{whose_spell(told.spell, told.seat, told.space, names)} has {count(told.power, 'power token')} now."
            )
        case e.PowerRemoved():
            return f"{whose_spell(told.spell, told.seat, told.space, names)} loses a power token, {told.power} left."
        case e.SpellEnded():
            where = "the game" if told.gone else "play"
            return f"{whose_spell(told.spell, told.seat, told.space, names)} leaves {where}."
        case e.Discarded():
            return f"{names.does(told.seat, 'discard')} {listing([spell(one) for one in told.spells])}."
        case e.DieGained():
            return f"{names.does(told.seat, 'have', 'has')} a seventh die."
        case e.DieGivenUp():
            return f"{names.does(told.seat, 'give')} up die {told.die + 1}."
        case e.DispelBegan():
            return f"{names.does(told.seat, 'dispel')} {whose_spell(told.spell, told.bearer, told.space, names)}."
        case _:
            return ""


def _ending(told: Any, names: Names) -> str:
    match told:
        case e.DuelEnded():
            return f"A duel is over. Left: {people(told.winners, names) or 'nobody'}."
        case e.DuelBegan():
            what = {
                "joint": "All who are left play on together",
                "final": "The final begins",
                "third": "The match for third place begins",
            }
            return f"{what[told.name]}: {people(told.seats, names)}."
        case e.ThirdPlaceDeclined():
            return f"{names.does(told.seat, 'do', 'does')} not play for third place."
        case e.GameEnded():
            verb = "win" if len(told.winners) > 1 or told.winners == [names.listener] else "wins"
            return f"{WHY_ENDED[told.why]} {upper(people(told.winners, names))} {verb}."
        case _:
            return ""


def befalls(told: Any) -> int:
    """The seat to which an event was done."""
    match told:
        case e.Wounded() | e.CreatureDied():
            return told.owner
        case e.HeroFell() | e.DieGivenUp():
            return told.seat
        case e.SpellLaid():
            return told.seat if told.seat != told.controller else -1
        case _:
            return -1


event = in_turn(_setting_up, _rolling, _rounds, _board, _spells, _ending)
