"""Answers before the duel: the draft, the army, and where cards are placed."""

from __future__ import annotations

from meadhall.engine.flows.options import Option
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.privacy.view import View
from meadhall.games.heroes.board.spaces import place_name
from meadhall.games.heroes.content import LIMITS, SPECIAL, pool
from meadhall.games.heroes.duels.ends import FINALS
from meadhall.games.heroes.foresight.rehearsal import goes_on, imagined, tried
from meadhall.games.heroes.foresight.standing import stands
from meadhall.games.heroes.preparation.army import Done, Hire, cost, printed
from meadhall.games.heroes.preparation.draft import TakeHero
from meadhall.games.heroes.preparation.placing import To
from meadhall.games.heroes.preparation.tableau import BOTTOM, WIDE, TakeCard
from meadhall.games.heroes.state import EMPTY, State
from meadhall.games.heroes.words.english.forecasts import Forecasts


def drafting(say: Forecasts, view: View[State], option: Option) -> Preview | None:
    """A Hero brings Creatures and a Spell; a Spell of the tableau makes room for the one above."""
    s = view.state
    if isinstance(option, TakeHero):
        result = say.brings(len(pool(option.hero)), SPECIAL[option.hero])
        return Preview(say.whole_hero(option.hero), result=result, note=say.keeps())
    if not isinstance(option, TakeCard):
        return None
    duel = s.duel_of(view.seat)
    above = duel.tableau[option.space - WIDE] if option.space in BOTTOM else EMPTY
    note = say.moves_down(above) if above != EMPTY else ""
    where = f"tableau{s.duels.index(duel)}.{option.space}"
    return Preview(say.spell(option.spell), path=[where], result=say.joins(option.spell), note=note)


def hiring(say: Forecasts, view: View[State], option: Option) -> Preview | None:
    """What an army costs. Who is hired may be sent away again until the army is done."""
    done = next((one for one in view.options if isinstance(one, Done)), None)
    if done is None:
        return None
    army, points = [*done.army], LIMITS.third_place_army_points if view.state.stage == FINALS else LIMITS.army_points
    if isinstance(option, Hire):
        more = [*army, option.creature]
        return Preview(say.card(option.creature), sum=say.hired(cost(more), points, len(more)), light=True)
    if not isinstance(option, Done):
        army = printed(view.state.sides[view.seat].hero, points)
    lost = points - cost(army)
    note = say.not_spent(lost) if lost else ""
    return Preview(say.army(cost(army), points), result=say.all_of(sorted(army)), note=note)


def placing(say: Forecasts, view: View[State], option: Option) -> Preview:
    """Where a card may go; and how it would stand there."""
    match, seat = imagined(view), view.seat
    end = tried(match, seat, option)
    if goes_on(match, seat):
        reach = [place_name(seat, to.space) for to in match.menu(seat) if isinstance(to, To)]
        return Preview(_card(say, match.state), reach=reach)
    assert isinstance(option, To)
    after = end.state
    being = after.spaces[seat][option.space]
    title = say.on(_card(say, view.state), option.space)
    result = stands(say, after, seat, being, option.space, there=False)
    return Preview(title, path=[place_name(seat, option.space)], result=result, note=say.stays())


def _card(say: Forecasts, s: State) -> str:
    return say.card(s.plan.card) if s.plan is not None else ""
