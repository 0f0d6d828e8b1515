"""A Search: the card, the hero's dice, and the finds (SS-ARE-10, SS-ARE-11, SS-DEC-39, SS-DEC-40)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import Refused, Table, choose, menu
from meadhall.games.swordsorcery import activities
from meadhall.games.swordsorcery.combat import hitting
from meadhall.games.swordsorcery.content import DECKS, SEARCHES
from meadhall.games.swordsorcery.effects import treasures
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause
from meadhall.games.swordsorcery.events import CardDrawn, DiceRolled
from meadhall.games.swordsorcery.figures import statics
from meadhall.games.swordsorcery.figures.answers import NO, Answer, answer, choose_if_several
from meadhall.games.swordsorcery.harm.dice import NO_REROLL, general_rerolls, roll_dice, roll_hero_die, spend_reroll
from meadhall.games.swordsorcery.harm.ready import other_card_refusals
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops import mods
from meadhall.games.swordsorcery.state import Die, State

ROLL_REASON: Final = "search"


async def roll_search_number(t: Table[State], hero_index: int) -> int:
    """Roll for a Search and return the number. If two dice are rolled, the player chooses one of them."""
    hero = t.state.heroes[hero_index]
    if not statics.hero_statics(hero, mods.SearchTwoMod):
        return await roll_hero_die(t, hero_index, "R", "SS-ARE-10", ROLL_REASON)
    dice = roll_dice(t, "RR", "SS-DEC-39")  # both dice are rolled together (SS-RND-03)
    t.tell(DiceRolled(hero.id, [(die.color, die.number) for die in dice], ROLL_REASON))
    while len(options := search_reroll_options(t.state, hero_index, tuple(dice))) > 1:
        pick = await choose(hero.seat, options)
        if pick.kind == NO:
            break
        card, _, number = pick.of.partition("/")
        spend_reroll(hero, card)
        hitting.reroll_dice(t, hero, dice, _indices_to_reroll(dice, number))
    pick = await choose_if_several(hero.seat, number_options(t.state, dice[0].number, dice[1].number))
    return pick.number


def _indices_to_reroll(dice: Sequence[Die], number: str) -> list[int]:
    """Return the indices of the dice to reroll: the die with this number, or all dice if the number is empty.

    Dice that were rerolled already are left out.
    """
    rerollable_indices = [index for index, die in enumerate(dice) if not die.again]
    return (
        [index for index in rerollable_indices if dice[index].number == int(number)][:1]
        if number
        else rerollable_indices
    )


@menu("search-dice", "SS-DEC-40", default=NO)
def search_reroll_options(s: State, hero_index: int, dice: tuple[Die, ...]) -> list[Answer]:
    """Return the options to keep the dice, to reroll one of them, or to reroll all if a card allows it (SS-GEN-02)."""
    rerollable_dice = [die.number for die in dice if not die.again]
    options = [answer(NO, "SS-DEC-40")]
    for card, n in general_rerolls(s.heroes[hero_index]):
        if n > 1 and len(rerollable_dice) > 1:
            options.append(answer("redo", "SS-DEC-40", card))
        else:
            options += [answer("redo", "SS-DEC-40", f"{card}/{number}") for number in sorted({*rerollable_dice})]
    return options


@search_reroll_options.never
def search_reroll_refusals(s: State, hero_index: int, dice: tuple[Die, ...]) -> Iterator[Refused]:
    """Yield refusals for the hero's other cards."""
    return other_card_refusals(
        s, hero_index, "redo", [card for card, _ in general_rerolls(s.heroes[hero_index])], NO_REROLL
    )


@menu("which-number", "SS-DEC-39")
def number_options(s: State, first_number: int, second_number: int) -> list[Answer]:
    """Return the numbers of two dice to choose from, the higher first."""
    return [answer("number", "SS-DEC-39", str(n)) for n in sorted({first_number, second_number}, reverse=True)]


async def search(t: Table[State], hero_index: int) -> None:
    """Draw a Search card, roll a Red die, carry out the result, and remove the token (SS-ARE-10, 11)."""
    s, hero = t.state, t.state.heroes[hero_index]
    if not await activities.begin_activity(t, hero_index, "action"):
        return
    face = t.draw("SS-ARE-10", "search")
    card = SEARCHES[DECKS["search"][face]]
    t.tell(CardDrawn("search", card.id))
    s.searches.remove(hero.area)
    number = await roll_search_number(t, hero_index)
    cause = Cause(card.id, actor=hero_index, area=hero.area)
    await VERBS.carry_out(t, cause, treasures.table_row(card.table, number))
    await kills.carry_out_kill_effects(t, cause)
    await entering.run_pending_effects(t)
