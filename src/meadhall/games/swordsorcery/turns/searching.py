"""A Search: the token, the hero's dice, and the finds (SS-ARE-10, SS-ARE-11, SS-DEC-39, SS-DEC-40)."""

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
from meadhall.games.swordsorcery.figures.answers import NO, Answer, answer, decide
from meadhall.games.swordsorcery.harm.dice import NO_REROLL, own_die, rerolls_of_any, roll, spend_reroll
from meadhall.games.swordsorcery.harm.ready import other_cards
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops import mods
from meadhall.games.swordsorcery.state import Die, State

WHY: Final = "search"


async def search_number(t: Table[State], at: int) -> int:
    """The number of the die that counts."""
    hero = t.state.heroes[at]
    if not statics.hero_statics(hero, mods.SearchTwoMod):
        return await own_die(t, at, "R", "SS-ARE-10", WHY)
    dice = roll(t, "RR", "SS-DEC-39")  # at one time (SS-RND-03)
    t.tell(DiceRolled(hero.id, [(die.color, die.number) for die in dice], WHY))
    while len(options := ask_search_reroll(t.state, at, tuple(dice))) > 1:
        pick = await choose(hero.seat, options)
        if pick.kind == NO:
            break
        card, _, number = pick.of.partition("/")
        spend_reroll(hero, card)
        hitting.roll_again(t, hero, dice, _which(dice, number))
    pick = await decide(hero.seat, number_options(t.state, dice[0].number, dice[1].number))
    return pick.number


def _which(dice: Sequence[Die], number: str) -> list[int]:
    """The place of the die with this number that was not rerolled yet; without a number the places of all such dice."""
    fresh = [at for at, die in enumerate(dice) if not die.again]
    return [at for at in fresh if dice[at].number == int(number)][:1] if number else fresh


@menu("search-dice", "SS-DEC-40", default=NO)
def ask_search_reroll(s: State, at: int, dice: tuple[Die, ...]) -> list[Answer]:
    """Ask to keep the dice, or to roll one of them again, or all with a card that allows it (SS-GEN-02)."""
    fresh = [die.number for die in dice if not die.again]
    found = [answer(NO, "SS-DEC-40")]
    for card, n in rerolls_of_any(s.heroes[at]):
        if n > 1 and len(fresh) > 1:
            found.append(answer("redo", "SS-DEC-40", card))
        else:
            found += [answer("redo", "SS-DEC-40", f"{card}/{number}") for number in sorted({*fresh})]
    return found


@ask_search_reroll.never
def no_search_rerolls(s: State, at: int, dice: tuple[Die, ...]) -> Iterator[Refused]:
    """The hero's other cards."""
    return other_cards(s, at, "redo", [card for card, _ in rerolls_of_any(s.heroes[at])], NO_REROLL)


@menu("which-number", "SS-DEC-39")
def number_options(s: State, one: int, other: int) -> list[Answer]:
    """The higher number first."""
    return [answer("number", "SS-DEC-39", str(n)) for n in sorted({one, other}, reverse=True)]


async def search(t: Table[State], at: int) -> None:
    """Flip the token, roll a Red die, apply the result, and remove the token (SS-ARE-10, 11)."""
    s, hero = t.state, t.state.heroes[at]
    if not await activities.begin_activity(t, at, "action"):
        return
    face = t.draw("SS-ARE-10", "search")
    card = SEARCHES[DECKS["search"][face]]
    t.tell(CardDrawn("search", card.id))
    s.searches.remove(hero.area)
    number = await search_number(t, at)
    cause = Cause(card.id, actor=at, area=hero.area)
    await VERBS.carry_out(t, cause, treasures.table_row(card.table, number))
    await kills.after_kills(t, cause)
    await entering.settle(t)
