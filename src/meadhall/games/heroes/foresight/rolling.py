"""Throwing, holding and Stop in beats: chances, and what one's own stop effects take (4.6, 4.7)."""

from __future__ import annotations

from contextlib import suppress

from meadhall.engine.flows.flow import CutTo
from meadhall.engine.flows.options import Option
from meadhall.engine.model.state import clone
from meadhall.engine.presentation.preview import Preview
from meadhall.engine.privacy.view import View
from meadhall.engine.table.chance import Sampled, made_up
from meadhall.engine.table.table import Table
from meadhall.games.heroes.content import WEAKNESS
from meadhall.games.heroes.dice.beats import is_tired
from meadhall.games.heroes.dice.stopping import stop_effects
from meadhall.games.heroes.dice.throwing import CallStop, Throw
from meadhall.games.heroes.foresight.dice import chances
from meadhall.games.heroes.foresight.marks import marks_of, tell
from meadhall.games.heroes.foresight.outcome import Outcome, outcome
from meadhall.games.heroes.state import IN_HAND, Act, Seat, State
from meadhall.games.heroes.words.english.forecasts import Forecasts


def rolling(say: Forecasts, view: View[State], option: Option) -> Preview | None:
    """A throw is light: it is what the game is made of. A Stop is looked at first."""
    s, seat = view.state, view.seat
    if isinstance(option, Throw):
        note = say.tires() if _tires(s, seat) else ""
        return Preview(say.throw(len(option.dice)), odds=chances(say, s, seat, option.dice), note=note, light=True)
    return _stop(say, s, seat, option) if isinstance(option, CallStop) else None


def _tires(s: State, seat: Seat) -> bool:
    """Whether fatigue comes after this beat, whatever the others do short of a Stop (HE-BEA-11)."""
    duel = clone(s.duel_of(seat))
    duel.beat, duel.holds = duel.beat + 1, 0
    return is_tired(s, duel)


def _stop(say: Forecasts, s: State, seat: Seat, option: CallStop) -> Preview:
    if s.is_stunned(seat):
        title, result = say.revives()
        return Preview(title, result=result)
    found = stopped(s, seat, option.dice)
    harm = say.list(tell(say, s, found, found.fates))
    return Preview(
        say.stop(len(option.dice)),
        odds=chances(say, s, seat, option.dice),
        result="" if harm else say.no_stop_effects(),
        risks=harm,
        note=say.feared(WEAKNESS[s.sides[seat].hero]) if option.dice and s.options.texts else "",
        marks=marks_of(say, s, found),
    )


def stopped(s: State, seat: Seat, thrown: tuple[int, ...]) -> Outcome:
    """What one's own stop effects do with the dice that stay on the table."""
    after = clone(s)
    for die in thrown:
        after.sides[seat].dice[die] = IN_HAND
    after.act = Act(seat)
    t = Table(after, Sampled(made_up()), after)
    with suppress(CutTo):  # where the Hero falls by it
        stop_effects(t, seat)
    return outcome(s, [event for event, _, _ in t.told])
