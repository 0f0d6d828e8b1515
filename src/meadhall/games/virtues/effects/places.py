"""Effects on tavern, store and buildings (SV-VOC-16, 17, 27, 28)."""

from __future__ import annotations

from meadhall.engine.common.english import listing
from meadhall.engine.kit.decks import Deck
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import first_stands, pick
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import BUILDINGS, BY_NUMBER
from meadhall.games.virtues.effects.doing import VERBS, Doing
from meadhall.games.virtues.events import BuildingLost, Manned, Refreshed, SpaceClosed
from meadhall.games.virtues.ops import Close, ManFree, Refresh, Ruin
from meadhall.games.virtues.state import CLOSED, NOBODY, Player, Seat, State
from meadhall.games.virtues.things import BUILDING_OPTION


@VERBS.verb(Refresh)
async def refresh(t: Table[State], by: Doing, op: Refresh) -> None:
    by.begin()
    t.tell(Refreshed(op.board))
    market.refresh(t, market.board(t.state, op.board))


@VERBS.would(Refresh)
def _(s: State, by: Doing, op: Refresh) -> bool:
    return any(card >= 0 for card in market.board(s, op.board).spaces)


@VERBS.words(Refresh)
def _(op: Refresh) -> str:
    return f"Discard and refill all open {op.board} spaces."


def unmanned(player: Player) -> list[int]:
    """The buildings that could be manned, if a marker is left (SV-MAN-02, SV-MAN-07)."""
    return [building for building in player.buildings if building not in player.manned] if player.markers else []


def man(t: Table[State], seat: Seat, building: int) -> None:
    """A marker of the supply is put on an own building (SV-MAN-01)."""
    player = t.state.players[seat]
    player.markers -= 1
    player.manned.append(building)
    t.tell(Manned(seat, building))


@VERBS.verb(ManFree)
async def man_free(t: Table[State], by: Doing, op: ManFree) -> None:
    player = t.state.players[by.by]
    for _ in range(min(op.n, len(unmanned(player)))):
        cards = sorted(unmanned(player), key=lambda card: (-BUILDINGS[card].cost, card))
        options = [BUILDING_OPTION[card] for card in cards]
        building = (await pick(by.by, first_stands("man-free", "SV-DEC-08", options))).card
        by.begin()
        man(t, by.by, building)


@VERBS.would(ManFree)
def _(s: State, by: Doing, op: ManFree) -> bool:
    return bool(unmanned(s.players[by.by]))


@VERBS.words(ManFree)
def _(op: ManFree) -> str:
    return "Man one of your buildings without paying might."


@VERBS.verb(Close)
async def close(t: Table[State], by: Doing, op: Close) -> None:
    by.begin()
    space = market.close(t, market.board(t.state, op.board))
    if space is not None:
        t.tell(SpaceClosed(op.board, space))


@VERBS.would(Close)
def _(s: State, by: Doing, op: Close) -> bool:
    return any(card != CLOSED for card in market.board(s, op.board).spaces)


@VERBS.words(Close)
def _(op: Close) -> str:
    return f"Close one {op.board} space."


@VERBS.verb(Ruin)
async def ruin(t: Table[State], by: Doing, op: Ruin) -> None:
    by.begin()
    for number in op.nos:
        destroy(t, BY_NUMBER[number])


def destroy(t: Table[State], building: int) -> None:
    """A building goes, wherever it is: from a player, from the board, or out of its deck (SV-CAT-09 to 12)."""
    s = t.state
    owner = next((seat for seat in s.order if building in s.players[seat].buildings), NOBODY)
    if owner != NOBODY:
        t.tell(BuildingLost(owner, building))
        market.lose_building(s, owner, building)
    elif building in market.for_sale(s):
        t.tell(BuildingLost(NOBODY, building))
        market.leave_sale(t, building)
    elif building in (bag := s.faces.bags[_deck_of(s, building).bag]):
        t.tell(BuildingLost(NOBODY, building))
        bag.remove(building)


def _deck_of(s: State, building: int) -> Deck:
    return s.castle_deck if BUILDINGS[building].kind == "castle" else s.estate_deck


@VERBS.words(Ruin)
def _(op: Ruin) -> str:
    return f"Buildings {listing([str(number) for number in op.nos])} are destroyed."
