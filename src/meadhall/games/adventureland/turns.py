"""The turn (4.3): cards, then moves, then the next player. The menus of a move are in `moves.py`."""

from __future__ import annotations

from meadhall.engine import Table, choose
from meadhall.games.adventureland import adventure, ending, events, terrain_cards
from meadhall.games.adventureland.moves import STAY, Go, carry_out_move, ends, first_move, has_move, second_move
from meadhall.games.adventureland.state import State

MOVES_A_TURN = 2


async def begin_turn(t: Table[State]) -> None:
    """Begin a turn with the terrain cards (AL-TRN-02).

    A player who cannot move is skipped. If nobody can move, the match ends.
    """
    s = t.state
    if has_move(s, s.turn):
        t.tell(events.TurnBegan(s.turn, s.round))
        await terrain_cards.turn_cards(t, terrain_cards.CARDS_A_TURN, "AL-TRN-03")
        s.moves_left = MOVES_A_TURN
        s.step = "move"
    elif any(has_move(s, seat) for seat in range(s.players)):  # AL-END-05
        t.tell(events.TurnSkipped(s.turn))
        await end_turn(t)
    else:  # AL-END-04
        t.tell(events.NobodyCanMove())
        ending.end_match(t)


async def move_party(t: Table[State]) -> None:
    """Ask for one of the turn's two moves, and carry it out (AL-TRN-04 to 06)."""
    s = t.state
    seat = s.turn
    menu = first_move(s, seat) if s.moves_left == MOVES_A_TURN else second_move(s, seat)
    if len(menu.options) == 1:  # AL-DEC-02: nobody is asked, because staying is the only option
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
            await carry_out_move(t, pick.party, where.field)
        else:  # AL-KNG-08: the same question is asked again
            adventure.rules_of(s).carry_out_swap(t, pick)
    if not s.moves_left:
        await end_turn(t)


async def end_turn(t: Table[State]) -> None:
    """Pass the turn to the next seat. The game may end after the last turn of a round (AL-TRN-01, AL-END-02)."""
    s = t.state
    await adventure.rules_of(s).after_turn(t)
    s.turn = (s.turn + 1) % s.players
    s.step = "turn"
    if s.turn == s.first:
        if adventure.rules_of(s).is_last_round(s):
            ending.end_match(t)
        else:
            s.round += 1
            t.tell(events.RoundBegan(s.round))
