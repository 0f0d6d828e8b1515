"""Death (4.21): Creatures that fall, Heroes at 0, and what goes with a player who leaves."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.flows.flow import CutTo
from meadhall.engine.table.table import Table
from meadhall.games.heroes.board.permanents import end, end_on
from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.duels.ends import check_creatures, check_points, players_left
from meadhall.games.heroes.events import CreatureDied, HeroFell
from meadhall.games.heroes.state import AWAY, BESIDE, EMPTY, Seat, State, army_bag, deck_bag, gone_bag


def settle(t: Table[State]) -> None:
    """Settles an effect: deaths all together, then whether the game is over (HE-WND-06, HE-SEQ-08, HE-END-02).

    Where the acting player is out or stunned by it, the rest of the action is lost: CutTo goes on with the round.
    """
    s = t.state
    for seat in range(s.players):
        for being in s.on_board(seat):
            if not s.beings[being].is_hero and s.life(being) <= 0:
                fall(t, being)
    fallen = [seat for seat in range(s.players) if s.is_able(seat) and s.hit_points(seat) == 0]
    for seat in fallen:
        s.sides[seat].stunned = not s.options.eliminating
        t.tell(HeroFell(seat, stunned=s.sides[seat].stunned))
    if fallen and s.options.eliminating:
        leave(t, fallen)
    check_points(t)
    check_creatures(t)
    if s.act is not None and not s.is_able(s.act.seat):  # HE-DTH-07, HE-VNE-09
        raise CutTo("next")


def fall(t: Table[State], being: int) -> None:
    """A Creature with too many wounds leaves the board; a Phoenix lies down beside it (HE-WND-02, HE-DTH-03, 04)."""
    s = t.state
    b = s.beings[being]
    beside = CREATURES[b.card].ability.only_when_dead
    t.tell(CreatureDied(b.owner, b.card, b.at, beside))
    take_off(t, being, BESIDE if beside else AWAY)


def take_off(t: Table[State], being: int, to: int) -> None:
    """Takes a Being off its board; what was cast on it ends (HE-PRM-03)."""
    s = t.state
    b = s.beings[being]
    end_on(t, being)
    s.spaces[b.owner][b.at] = EMPTY
    s.beings[being] = b._replace(at=to, wounds=0)
    s.lost.append(b.owner)


def leave(t: Table[State], seats: Sequence[Seat]) -> None:
    """Players are out, at the same moment: all that is theirs leaves the game (HE-DTH-05, HE-DTH-06)."""
    s = t.state
    rank = 1 + sum(side.left > 0 for side in s.sides)
    for seat in seats:
        s.sides[seat].left = rank
    for seat in seats:
        _clear(t, seat)
    players_left(t, seats)


def _clear(t: Table[State], seat: Seat) -> None:
    s = t.state
    side = s.sides[seat]
    for p in [p for p in s.permanents if seat in (p.controller, p.seat)]:
        end(t, p, gone=not s.is_in(p.controller))
    s.due = [other for other in s.due if other != seat]
    for duel in s.duels:
        duel.called = [one for one in duel.called if one != seat]  # a call not decided yet goes with it (HE-DTH-08)
        duel.counted.pop(seat, None)
    for being in s.on_board(seat):
        s.lost += [seat] * (not s.beings[being].is_hero)
        s.beings[being] = s.beings[being]._replace(at=AWAY)
    for being, b in enumerate(s.beings):
        if b.owner == seat and b.at == BESIDE:
            s.beings[being] = b._replace(at=AWAY)
    s.spaces[seat] = [EMPTY] * len(s.spaces[seat])
    _bag_up(s, seat)
    side.dice, side.hand, side.discard, side.unplaced, side.deck = [], [], [], [], 0
    side.hero_unplaced = side.stunned = False


def _bag_up(s: State, seat: Seat) -> None:
    """Cards that nobody will play any more lie together, so that a hand cannot be told from its deck (HE-HID-08)."""
    faces, side = s.faces, s.sides[seat]
    for bag, pieces in ((deck_bag(seat), side.hand), (army_bag(seat), side.unplaced)):
        gone = f"{gone_bag(seat)}/{bag}"
        faces.bags[gone] = faces.bags.pop(bag, [])
        faces.bags[bag] = []
        for piece in pieces:
            if faces.bag[piece] == bag:
                faces.bag[piece] = gone
