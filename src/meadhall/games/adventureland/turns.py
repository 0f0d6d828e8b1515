"""The turn (4.3): cards, then moves, round after round; the menus of a move are in `moves.py`."""

from __future__ import annotations

from meadhall.engine import Table, choose
from meadhall.games.adventureland import adventure, ending, events, terrain_cards
from meadhall.games.adventureland.moves import STAY, Go, can_anyone_move, ends, first_move, second_move, travel
from meadhall.games.adventureland.state import State

MOVES_A_TURN = 2


async def turn(t: Table[State]) -> None:
    """The beginning of a turn: step 1, the terrain cards (AL-TRN-02), unless the player or nobody at all can move."""
    s = t.state
    if can_anyone_move(s, s.turn):
        t.tell(events.TurnBegan(s.turn, s.round))
        await terrain_cards.turn_cards(t, terrain_cards.CARDS_A_TURN, "AL-TRN-03")
        s.moves_left = MOVES_A_TURN
        s.step = "move"
    elif any(can_anyone_move(s, seat) for seat in range(s.players)):  # AL-END-05
        t.tell(events.TurnSkipped(s.turn))
        await pass_on(t)
    else:  # AL-END-04
        t.tell(events.NobodyCanMove())
        ending.end_match(t)


async def move_party(t: Table[State]) -> None:
    """Carry out one of the two moves of step 2, chosen after the one before is complete (AL-TRN-04 to 06)."""
    s = t.state
    seat = s.turn
    menu = first_move(s, seat) if s.moves_left == MOVES_A_TURN else second_move(s, seat)
    if len(menu.options) == 1:  # AL-DEC-02: nothing but to stay, so not asked
        s.moves_left = 0
    else:
        pick = await choose(seat, menu)
        if pick is STAY:
            s.moves_left = 0
        elif isinstance(pick, Go):
            s.moving = pick.party
            where = await choose(seat, ends(s, pick.party))
            s.moving = -1
            s.moves_left -= 1
            await travel(t, pick.party, where.field)
        else:  # AL-KNG-08: the same question is asked again
            adventure.rules_of(s).swap(t, pick)
    if not s.moves_left:
        await pass_on(t)


async def pass_on(t: Table[State]) -> None:
    """The turn passes to the next seat; after the last of a round the game may be over (AL-TRN-01, AL-END-02)."""
    s = t.state
    await adventure.rules_of(s).turn_ended(t)
    s.turn = (s.turn + 1) % s.players
    s.step = "turn"
    if s.turn == s.first:
        if adventure.rules_of(s).is_last_round(s):
            ending.end_match(t)
        else:
            s.round += 1
            t.tell(events.RoundBegan(s.round))
