"""Answers before the duel: the draft, the army, and where cards are placed."""

from __future__ import annotations

from meadhall.engine.options import Option
from meadhall.engine.preview import Preview
from meadhall.engine.view import View
from meadhall.games.heroes.army import MOST, Done, Hire, cost, printed
from meadhall.games.heroes.board import place_name
from meadhall.games.heroes.content import CREATURES, HEROES, LIMITS, SPECIAL, pool
from meadhall.games.heroes.draft import TakeHero
from meadhall.games.heroes.ends import FINALS
from meadhall.games.heroes.foresight.rehearsal import goes_on, imagined, tried
from meadhall.games.heroes.foresight.standing import stands
from meadhall.games.heroes.placing import To
from meadhall.games.heroes.state import EMPTY, State
from meadhall.games.heroes.tableau import BOTTOM, WIDE, TakeCard
from meadhall.games.heroes.words.cards import need_words
from meadhall.games.heroes.words.phrases import card, count, listing, place, spell, upper


def drafting(view: View[State], option: Option) -> Preview | None:
    """A Hero brings Creatures and a Spell; a Spell of the tableau makes room for the one above."""
    s = view.state
    if isinstance(option, TakeHero):
        creatures = f"{count(len(pool(option.hero)), 'Creature card')} to hire from"
        result = f"{creatures}, and the Spell {spell(SPECIAL[option.hero])}."
        return Preview(HEROES[option.hero].name, result=result, note="You keep this Hero.")
    if not isinstance(option, TakeCard):
        return None
    duel = s.duel_of(view.seat)
    above = duel.tableau[option.space - WIDE] if option.space in BOTTOM else EMPTY
    note = f"{spell(above)} moves down for the next." if above != EMPTY else ""
    where = f"tableau{s.duels.index(duel)}.{option.space}"
    needs = f"Joins your deck; needs {need_words(option.spell)}."
    return Preview(spell(option.spell), path=[where], result=needs, note=note)


def hiring(view: View[State], option: Option) -> Preview | None:
    """What an army costs. Who is hired may be sent away again until the army is done."""
    done = next((one for one in view.options if isinstance(one, Done)), None)
    if done is None:
        return None
    army, points = [*done.army], LIMITS.third_place_army_points if view.state.stage == FINALS else LIMITS.army_points
    if isinstance(option, Hire):
        more = [*army, option.creature]
        left = f"{cost(more)} of {points} points, {len(more)} of {MOST} Creatures"
        return Preview(CREATURES[option.creature].name, sum=left, light=True)
    if not isinstance(option, Done):
        army = printed(view.state.sides[view.seat].hero, points)
    lost = points - cost(army)
    note = f"{count(lost, 'point')} not spent {'is' if lost == 1 else 'are'} lost." if lost else ""
    who = listing([card(one) for one in sorted(army)])
    return Preview(f"{cost(army)} of {points} points", result=f"{who or 'Nobody'}.", note=note)


def placing(view: View[State], option: Option) -> Preview:
    """Where a card may go; and how it would stand there."""
    match, seat = imagined(view), view.seat
    end = tried(match, seat, option)
    if goes_on(match, seat):
        reach = [place_name(seat, to.space) for to in match.menu(seat) if isinstance(to, To)]
        return Preview(_card(match.state), reach=reach)
    assert isinstance(option, To)
    after = end.state
    being = after.spaces[seat][option.space]
    title = f"{_card(view.state)} on {place(option.space)}"
    result = stands(after, seat, being, option.space).replace(" there", "")
    return Preview(title, path=[place_name(seat, option.space)], result=result, note="A placed card stays.")


def _card(s: State) -> str:
    return upper(card(s.plan.card).removeprefix("the ")) if s.plan is not None else ""
