"""Dice: ten faces with numbers 1 to 10 (7.1), and rerolls outside an attack (SS-DEC-40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Reason, Refused, Table, choose, menu
from meadhall.games.swordsorcery.content import HITS, ITEMS, KINDS, SHIELDS
from meadhall.games.swordsorcery.events import DiceRolled, SaveMade
from meadhall.games.swordsorcery.figures import numbers, statics
from meadhall.games.swordsorcery.figures.answers import NO, Answer, answer
from meadhall.games.swordsorcery.harm.ready import other_card_refusals
from meadhall.games.swordsorcery.ops.mods import RerollMod
from meadhall.games.swordsorcery.state import Die, Hero, State

NUMBERS: Final = tuple(range(1, 11))
NO_REROLL = Reason("SS-GEN-02", "no-reroll")
WHISPER_LIMIT: Final = "whisper"  # in `limits`: a Ghost Soul has whispered to this hero (SS-DTH-07)


def roll_die(t: Table[State], color: str, clause: str) -> int:
    """Roll one die and return its number. The log stores its colour as the kind of outcome."""
    return t.pick(KINDS[color], clause, NUMBERS)


def roll_dice(t: Table[State], colors: str, clause: str) -> list[Die]:
    """Roll dice of these colours together (SS-RND-03)."""
    return [Die(color, roll_die(t, color, clause)) for color in colors]


def hits_of(dice: list[Die]) -> int:
    """Return the Hits on the dice of an attack (SS-RND-02)."""
    return sum(HITS[die.color][die.number - 1] for die in dice)


def shields_of(dice: list[Die]) -> int:
    """Return the Shields on the dice of a defence."""
    return sum(SHIELDS[die.number - 1] for die in dice)


def general_rerolls(hero: Hero) -> list[tuple[str, int]]:
    """Return the cards that reroll any dice of a hero, each with its number of dice (11.1, `reroll` with `own_any`).

    A Stunned hero cannot use items, but can use talents and the cards of other heroes (SS-BOD-50, SS-TAL-03).
    """
    is_stunned = "stun" in hero.conditions
    rerolls: list[tuple[str, int]] = []
    for source in statics.kit_of(hero).get(RerollMod, ()):
        is_unused = f"{source.mod.limit}/{source.card}" not in hero.limits
        if source.mod.of == "own_any" and is_unused and not (is_stunned and source.card in ITEMS):
            rerolls.append((source.card, source.mod.n))
    if f"round/{WHISPER_LIMIT}" in hero.limits:
        rerolls.append((WHISPER_LIMIT, 1))
    return rerolls


def spend_reroll(hero: Hero, card: str) -> None:
    """Record that a card's reroll was used."""
    if card == WHISPER_LIMIT:
        hero.limits.remove(f"round/{WHISPER_LIMIT}")
        return
    for source in statics.kit_of(hero).get(RerollMod, ()):
        if source.card == card:
            hero.limits.append(f"{source.mod.limit}/{card}")
            return


@menu("reroll", "SS-DEC-40", default=NO)
def reroll_options(s: State, hero_index: int) -> list[Answer]:
    """Return the cards that can reroll this die, and an option to keep the die."""
    cards = general_rerolls(s.heroes[hero_index])
    return [answer(NO, "SS-DEC-40"), *(answer("reroll", "SS-DEC-40", card) for card, _ in cards)]


@reroll_options.never
def reroll_refusals(s: State, hero_index: int) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    return other_card_refusals(
        s, hero_index, "reroll", [card for card, _ in general_rerolls(s.heroes[hero_index])], NO_REROLL
    )


async def roll_hero_die(t: Table[State], hero_index: int, color: str, clause: str, reason: str) -> int:
    """Roll one die for a hero's Save or Search and return its number.

    The player may reroll it once (SS-GEN-02, SS-RND-04).
    """
    hero = t.state.heroes[hero_index]
    number = roll_die(t, color, clause)
    t.tell(DiceRolled(hero.id, [(color, number)], reason))
    options = reroll_options(t.state, hero_index)
    if len(options) == 1:
        return number
    pick = await choose(hero.seat, options)
    if pick.kind == NO:
        return number
    spend_reroll(hero, pick.of)
    number = roll_die(t, color, clause)
    t.tell(DiceRolled(hero.id, [(color, number)], reason))
    return number


async def roll_save(t: Table[State], hero_index: int) -> bool:
    """Roll a Save with one Blue die and return whether it succeeded (SS-BOD-05)."""
    hero = t.state.heroes[hero_index]
    number = await roll_hero_die(t, hero_index, "B", "SS-BOD-05", "save")
    value = numbers.save_value(t.state, hero_index)
    t.tell(SaveMade(hero.id, number, value, number <= value))
    return number <= value
