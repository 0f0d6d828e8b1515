"""The Quest Phase (4.3): laps of goes, until all pass, the row is completed, or it has lasted too long."""

from __future__ import annotations

from meadhall.engine.flows.flow import choose
from meadhall.engine.table.table import Table
from meadhall.games.virtues.actions.menu import go_menu
from meadhall.games.virtues.content import RULES
from meadhall.games.virtues.ending import check_cataclysms
from meadhall.games.virtues.events import GoSkipped, Passed, PhaseEnded, TurnBegan
from meadhall.games.virtues.fall import forsake_gifts
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.unnamed.playing import unnamed_card
from meadhall.games.virtues.windows.opening import ACTIONS, ACTS, open_after_action, open_end_of_phase


async def turn(t: Table[State]) -> None:
    """A turn begins with the first lap of its Quest Phase (SV-QPH-01)."""
    s = t.state
    s.turn += 1
    s.lap, s.at, s.passed, s.row_done, s.blocks = 1, 0, [], False, []
    t.tell(TurnBegan(s.turn, s.order[:]))
    s.step = "go"


async def go(t: Table[State]) -> None:
    """One player's go (SV-QPH-14), then the next one's, or the end of the lap or of the phase."""
    s = t.state
    seat = s.order[s.at]
    player = s.players[seat]
    if player.skips:
        player.skips -= 1  # neither action nor pass (SV-QPH-10)
        t.tell(GoSkipped(seat))
    else:
        s.on_go = seat
        await take_go(t, seat)
        s.on_go = NOBODY
        forsake_gifts(t, seat)  # SV-FAL-16
    s.at += 1
    if s.row_done or len(s.passed) == len(s.players):  # SV-QPH-09, SV-QPH-12
        s.step = "phase-end"
    elif s.at == len(s.order):
        s.step = "lap-end"


async def take_go(t: Table[State], seat: Seat) -> None:
    """Window A and the choice of an action are one question; window C follows if the phase goes on."""
    s = t.state
    while ACTS.knows(choice := await choose(seat, go_menu(s, seat))):
        await ACTS(t, seat, choice)
    if not ACTIONS.knows(choice):
        if seat not in s.passed:
            s.passed.append(seat)
        t.tell(Passed(seat))
        return
    await ACTIONS(t, seat, choice)
    s.passed = []
    if not s.row_done:
        await open_after_action(t, seat)


async def lap_end(t: Table[State]) -> None:
    """All have had their go: what was barred opens again, the Unnamed may play a card, and the next lap begins."""
    s = t.state
    s.blocks = [block for block in s.blocks if block.lap > s.lap]
    if s.unnamed is not None:
        await unnamed_card(t)
    s.at = 0
    s.step = "phase-end" if s.lap == RULES.max_laps else "go"  # SV-QPH-15
    if s.step == "go":
        s.lap += 1


async def phase_end(t: Table[State]) -> None:
    """Window E, and the end is checked before Regrouping (SV-END-02, SV-END-05)."""
    s = t.state
    s.blocks = []
    for player in s.players:
        player.skips = 0  # SV-VOC-29
    t.tell(PhaseEnded(s.lap))
    await open_end_of_phase(t)
    check_cataclysms(t)
    s.step = "score"
