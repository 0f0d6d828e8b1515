"""Throwing, holding and Stop in beats: chances, and what one's own stop effects take (4.6, 4.7)."""

from __future__ import annotations

from contextlib import suppress

from meadhall.engine.chance import Sampled, made_up
from meadhall.engine.flow import CutTo
from meadhall.engine.options import Option
from meadhall.engine.preview import Preview
from meadhall.engine.state import clone
from meadhall.engine.table import Table
from meadhall.engine.view import View
from meadhall.games.heroes.beats import is_tired
from meadhall.games.heroes.content import LETTERS, WEAKNESS
from meadhall.games.heroes.dice import CallStop, Throw
from meadhall.games.heroes.foresight.dice import chances
from meadhall.games.heroes.foresight.marks import marks_of, tell
from meadhall.games.heroes.foresight.outcome import Outcome, outcome
from meadhall.games.heroes.state import IN_HAND, Act, Seat, State
from meadhall.games.heroes.stopping import stop_effects
from meadhall.games.heroes.words.phrases import count, listing


def rolling(view: View[State], option: Option) -> Preview | None:
    """A throw is light: it is what the game is made of. A Stop is looked at first."""
    s, seat = view.state, view.seat
    if isinstance(option, Throw):
        title = f"Throw {count(len(option.dice), 'die', 'dice')}" if option.dice else "Hold"
        return Preview(title, odds=chances(s, seat, option.dice), note=_tires(s, seat), light=True)
    return _stop(s, seat, option) if isinstance(option, CallStop) else None


def _tires(s: State, seat: Seat) -> str:
    """Whether fatigue comes after this beat, whatever the others do short of a Stop (HE-BEA-11)."""
    duel = clone(s.duel_of(seat))
    duel.beat, duel.holds = duel.beat + 1, 0
    return "Unless somebody stops, fatigue takes 1 from every Hero." if is_tired(s, duel) else ""


def _stop(s: State, seat: Seat, option: CallStop) -> Preview:
    if s.is_stunned(seat):
        return Preview("Stop to revive", result="Your Hero comes back; nobody else acts.")
    found = stopped(s, seat, option.dice)
    harm = listing(tell(s, found, found.fates))
    return Preview(
        f"Stop, {count(len(option.dice), 'die', 'dice')} thrown last" if option.dice else "Stop",
        odds=chances(s, seat, option.dice),
        result="" if harm else "No stop effects.",
        risks=harm,
        note=_feared(s, seat) if option.dice and s.options.texts else "",
        marks=marks_of(s, found),
    )


def _feared(s: State, seat: Seat) -> str:
    letter = LETTERS[WEAKNESS[s.sides[seat].hero]]
    return f"Each {letter} that is thrown last wounds your Hero, too."


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
