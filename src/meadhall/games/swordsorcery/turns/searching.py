"""The dice of a Search: one, or two of which a Scholar chooses one (SS-ARE-10, SS-DEC-39, 40)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Refused, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.combat.hitting import roll_again
from meadhall.games.swordsorcery.events import DiceRolled
from meadhall.games.swordsorcery.figures.answers import NO, Answer, answer
from meadhall.games.swordsorcery.figures.statics import own
from meadhall.games.swordsorcery.harm.dice import NO_REROLL, own_die, rerolls_of_any, roll, spend_reroll
from meadhall.games.swordsorcery.harm.ready import other_cards
from meadhall.games.swordsorcery.ops.mods import SearchTwoMod
from meadhall.games.swordsorcery.state import Die, State

WHY: Final = "the Search"


async def search_number(t: Table[State], at: int) -> int:
    """The number of the die that counts."""
    hero = t.state.heroes[at]
    if not own(hero, SearchTwoMod):
        return await own_die(t, at, "R", "SS-ARE-10", WHY)
    dice = roll(t, "RR", "SS-DEC-39")  # at one time (SS-RND-03)
    t.tell(DiceRolled(hero.name, [(die.color, die.number) for die in dice], WHY))
    while len(options := rerolls(t.state, at, tuple(dice))) > 1:
        pick = await choose(hero.seat, options)
        if pick.kind == NO:
            break
        card, _, number = pick.of.partition("/")
        spend_reroll(hero, card)
        roll_again(t, hero, dice, _which(dice, number))
    options = numbers(t.state, dice[0].number, dice[1].number)
    pick = options[0] if len(options) == 1 else await choose(hero.seat, options)
    return pick.number


def _which(dice: Sequence[Die], number: str) -> list[int]:
    """The place of the die with this number that was not rolled again yet; without a number those of all such."""
    fresh = [at for at, die in enumerate(dice) if not die.again]
    return [at for at in fresh if dice[at].number == int(number)][:1] if number else fresh


@menu("search-dice", "SS-DEC-40", default=NO)
def rerolls(s: State, at: int, dice: tuple[Die, ...]) -> list[Answer]:
    """Take them as they lie, or roll one of them again, or all with a card that allows it (SS-GEN-02)."""
    fresh = [die.number for die in dice if not die.again]
    found = [answer(NO, "SS-DEC-40")]
    for card, n in rerolls_of_any(s.heroes[at]):
        if n > 1 and len(fresh) > 1:
            found.append(answer("redo", "SS-DEC-40", card))
        else:
            found += [answer("redo", "SS-DEC-40", f"{card}/{number}") for number in sorted({*fresh})]
    return found


@rerolls.never
def no_rerolls(s: State, at: int, dice: tuple[Die, ...]) -> Iterator[Refused]:
    """The hero's other cards."""
    return other_cards(s, at, "redo", [card for card, _ in rerolls_of_any(s.heroes[at])], NO_REROLL)


@menu("which-number", "SS-DEC-39")
def numbers(s: State, one: int, other: int) -> list[Answer]:
    """The higher number first."""
    return [answer("number", "SS-DEC-39", str(n)) for n in sorted({one, other}, reverse=True)]
