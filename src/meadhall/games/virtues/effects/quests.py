"""Effects on quests, their markers and their treasures (SV-VOC-18 to 21, 35)."""

from __future__ import annotations

from meadhall.engine.common.english import listing
from meadhall.engine.table.table import Table
from meadhall.games.virtues.asking import first_stands, pick, question
from meadhall.games.virtues.boards.quest_board import free_spaces, has_marker, is_barred, markers_of, take_back
from meadhall.games.virtues.boards.treasures import receive
from meadhall.games.virtues.content import QUESTS, TREASURES
from meadhall.games.virtues.effects.verbs import VERBS, Cause, touched
from meadhall.games.virtues.events import Blocked, MarkerEvicted, TookPart, TreasureTarnished
from meadhall.games.virtues.ops import Block, ClaimTreasure, DropTreasure, Evict, FulfilFree
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.state import Block as Barrier
from meadhall.games.virtues.things import (
    PORTAL_OPTION,
    OneSpace,
    OneTreasure,
    face_up_treasures,
    space_option,
    worth,
)


def place_marker(t: Table[State], seat: Seat, quest: int, space: int) -> None:
    """A marker of the supply is put on a requirement (SV-QST-01)."""
    s = t.state
    s.players[seat].markers -= 1
    s.quest(quest).markers[space] = seat
    t.tell(TookPart(seat, quest, space))


def best_first(options: list[OneTreasure]) -> list[OneTreasure]:
    """The default first: the best by value (SV-DEC-13)."""
    return sorted(options, key=lambda one: (-worth(one.face), one.face))


def _claimable(s: State, op: ClaimTreasure) -> list[OneTreasure]:
    return [one for one in face_up_treasures(s) if op.artifact or TREASURES[one.face].res != "artifact"]


@VERBS.verb(ClaimTreasure)
async def claim_treasure(t: Table[State], cause: Cause, op: ClaimTreasure) -> None:
    options = best_first(_claimable(t.state, op))
    chosen = await pick(cause.by, first_stands("claim-treasure", "SV-DEC-08", options))
    cause.begin()
    t.state.quest(chosen.quest).treasures.remove(chosen.face)
    receive(t, cause.by, chosen.face)


@VERBS.would(ClaimTreasure)
def _(s: State, cause: Cause, op: ClaimTreasure) -> bool:
    return bool(_claimable(s, op))


@VERBS.words(ClaimTreasure)
def _(op: ClaimTreasure) -> str:
    kinds = "" if op.artifact else "gold, fame or might "
    return f"Take one face-up {kinds}treasure lying beside a quest of row 1 or 2, gain what it shows and discard it."


@VERBS.verb(DropTreasure)
async def drop_treasure(t: Table[State], cause: Cause, op: DropTreasure) -> None:
    s = t.state
    for _ in range(op.n):
        options = face_up_treasures(s)
        if not options:
            return
        chosen = await pick(cause.by, question("drop-treasure", "SV-DEC-25", options))
        cause.begin()
        s.quest(chosen.quest).treasures.remove(chosen.face)
        s.treasure_deck.discards.append(chosen.face)
        t.tell(TreasureTarnished(chosen.face))


@VERBS.would(DropTreasure)
def _(s: State, cause: Cause, op: DropTreasure) -> bool:
    return bool(face_up_treasures(s))


@VERBS.words(DropTreasure)
def _(op: DropTreasure) -> str:
    return "Choose a face-up treasure beside a quest: discard it; it is not replaced."


@VERBS.verb(Evict)
async def evict(t: Table[State], cause: Cause, op: Evict) -> None:
    s = t.state
    for seat in touched(s, cause, op.who):
        for _ in range(op.n):
            options = [space_option(there.quest.card, there.space) for there in markers_of(s, seat)]
            if not options:
                break
            chosen = await pick(cause.by, first_stands("evict", "SV-DEC-08", sorted(options, key=_by_card)))
            cause.begin()
            take_back(s, s.quest(chosen.quest), chosen.space)
            t.tell(MarkerEvicted(seat, chosen.quest, chosen.space))


def _by_card(option: OneSpace) -> tuple[int, int]:
    return option.quest, option.space


@VERBS.would(Evict)
def _(s: State, cause: Cause, op: Evict) -> bool:
    return any(has_marker(s, seat) for seat in touched(s, cause, op.who))


@VERBS.words(Evict)
def _(op: Evict) -> str:
    return "Choose a marker of another player on a quest: it goes back to its owner, and a neutral one stays."


def _fulfillable(s: State, seat: Seat, op: FulfilFree) -> list[OneSpace]:
    if not s.players[seat].markers:
        return []
    return [
        space_option(there.quest.card, there.space)
        for there in free_spaces(s)
        if QUESTS[there.quest.card].spaces[there.space].kind in op.kinds
        and not is_barred(s, there.quest.card, there.space)
    ]


@VERBS.verb(FulfilFree)
async def fulfil_free(t: Table[State], cause: Cause, op: FulfilFree) -> None:
    chosen = await pick(cause.by, question("fulfil-free", "SV-DEC-09", _fulfillable(t.state, cause.by, op)))
    cause.begin()
    place_marker(t, cause.by, chosen.quest, chosen.space)


@VERBS.would(FulfilFree)
def _(s: State, cause: Cause, op: FulfilFree) -> bool:
    return bool(_fulfillable(s, cause.by, op))


@VERBS.words(FulfilFree)
def _(op: FulfilFree) -> str:
    return f"Fulfil one open {listing(op.kinds, 'or')} requirement, placing your marker, without paying."


# ---- what the Unnamed bars


@VERBS.verb(Block)
async def block(t: Table[State], cause: Cause, op: Block) -> None:
    s = t.state
    if op.what == "portal":
        open_portals = [PORTAL_OPTION[portal] for portal, owner in enumerate(s.portals) if owner == NOBODY]
        barrier = Barrier(
            NOBODY, (await pick(cause.by, question("block", "SV-DEC-25", open_portals))).portal, s.lap + 1
        )
    else:
        chosen = await pick(cause.by, question("block", "SV-DEC-25", _blockable(s)))
        barrier = Barrier(chosen.quest, chosen.space, s.lap + 1)
    cause.begin()
    s.blocks.append(barrier)
    t.tell(Blocked(barrier.quest, barrier.place))


def _blockable(s: State) -> list[OneSpace]:
    return [
        space_option(quest.card, space)
        for _, quest in s.open_quests()
        for space, marker in enumerate(quest.markers)
        if marker == NOBODY
    ]


@VERBS.would(Block)
def _(s: State, cause: Cause, op: Block) -> bool:
    return NOBODY in s.portals if op.what == "portal" else bool(_blockable(s))


@VERBS.words(Block)
def _(op: Block) -> str:
    if op.what == "portal":
        return "Choose an open portal: it cannot be closed until the end of the next lap."
    return "Choose a free requirement of a quest in row 1 or 2: it cannot be fulfilled until the end of the next lap."
