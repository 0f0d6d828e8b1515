"""Effects on tavern, store and buildings (SV-VOC-16, 17, 27, 28)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.english import listing
from meadhall.engine.flows.options import Reason
from meadhall.engine.kit.decks import Deck
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import first_stands, pick
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import BUILDINGS, BY_NUMBER
from meadhall.games.virtues.effects.verbs import VERBS, Cause
from meadhall.games.virtues.events import BuildingLost, Manned, Refreshed, SpaceClosed
from meadhall.games.virtues.ops import Close, ManFree, Refresh, Ruin
from meadhall.games.virtues.state import CLOSED, NOBODY, Player, Seat, State
from meadhall.games.virtues.things import BUILDING_OPTION


@VERBS.verb(Refresh)
async def refresh(t: Table[State], cause: Cause, op: Refresh) -> None:
    cause.begin()
    t.tell(Refreshed(op.board))
    market.refresh(t, market.board(t.state, op.board))


@VERBS.would(Refresh)
def _(s: State, cause: Cause, op: Refresh) -> bool:
    return any(card >= 0 for card in market.board(s, op.board).spaces)


@VERBS.words(Refresh)
def _(op: Refresh) -> str:
    return f"Discard and refill all open {op.board} spaces."


MANNED: Final = Reason("SV-MAN-02", "{name} is manned already.")
NO_MARKER: Final = Reason("SV-MAN-07", "You have no marker left.")


def cannot_be_manned(player: Player, building: int) -> Reason | None:
    """Why no marker of a player can be put on a building of his, whatever it costs (SV-MAN-02, SV-MAN-07)."""
    if building in player.manned:
        return MANNED(name=BUILDINGS[building].name)
    return None if player.markers else NO_MARKER


def unmanned(player: Player) -> list[int]:
    """The buildings of a player that could be manned."""
    return [building for building in player.buildings if cannot_be_manned(player, building) is None]


def man(t: Table[State], seat: Seat, building: int) -> None:
    """A marker of the supply is put on an own building (SV-MAN-01)."""
    player = t.state.players[seat]
    player.markers -= 1
    player.manned.append(building)
    t.tell(Manned(seat, building))


@VERBS.verb(ManFree)
async def man_free(t: Table[State], cause: Cause, op: ManFree) -> None:
    player = t.state.players[cause.by]
    for _ in range(min(op.n, len(unmanned(player)))):
        cards = sorted(unmanned(player), key=lambda card: (-BUILDINGS[card].cost, card))
        options = [BUILDING_OPTION[card] for card in cards]
        building = (await pick(cause.by, first_stands("man-free", "SV-DEC-08", options))).card
        cause.begin()
        man(t, cause.by, building)


@VERBS.would(ManFree)
def _(s: State, cause: Cause, op: ManFree) -> bool:
    return bool(unmanned(s.players[cause.by]))


@VERBS.words(ManFree)
def _(op: ManFree) -> str:
    return "Man one of your buildings without paying might."


@VERBS.verb(Close)
async def close(t: Table[State], cause: Cause, op: Close) -> None:
    cause.begin()
    space = market.close(t, market.board(t.state, op.board))
    if space is not None:
        t.tell(SpaceClosed(op.board, space))


@VERBS.would(Close)
def _(s: State, cause: Cause, op: Close) -> bool:
    return any(card != CLOSED for card in market.board(s, op.board).spaces)


@VERBS.words(Close)
def _(op: Close) -> str:
    return f"Close one {op.board} space."


@VERBS.verb(Ruin)
async def ruin(t: Table[State], cause: Cause, op: Ruin) -> None:
    cause.begin()
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
