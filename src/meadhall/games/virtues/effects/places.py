"""Effects on tavern, store, buildings and quests (SV-VOC-16 to 21, 27, 28, 35)."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Reason, Table
from meadhall.engine.kit.decks import Deck
from meadhall.games.virtues import asking, content, ops, texts
from meadhall.games.virtues.boards import market, quest_board, treasures
from meadhall.games.virtues.effects.verbs import VERBS, Cause, target_seats
from meadhall.games.virtues.events import goods
from meadhall.games.virtues.events.actions import BuildingManned, QuestJoined, TreasureTarnished
from meadhall.games.virtues.state import CLOSED, NOBODY, Player, Seat, State
from meadhall.games.virtues.state import Block as Barrier


@VERBS.verb(ops.Refresh)
async def refresh_board(t: Table[State], cause: Cause, op: ops.Refresh) -> None:
    cause.begin()
    t.tell(goods.BoardRefreshed(op.board))
    market.refresh_market(t, market.market_row(t.state, op.board))


@VERBS.would(ops.Refresh)
def _(s: State, cause: Cause, op: ops.Refresh) -> bool:
    return any(card >= 0 for card in market.market_row(s, op.board).spaces)


MANNED_ALREADY: Final = Reason("SV-MAN-02", "manned-already")
NO_MARKER: Final = Reason("SV-MAN-07", "no-marker")


def cannot_be_manned(player: Player, building: int) -> Reason | None:
    """Return why a player cannot man one of their buildings, apart from the cost, or None (SV-MAN-02, SV-MAN-07)."""
    if building in player.manned:
        return asking.reason_about(MANNED_ALREADY, card=texts.BUILDINGS[building])
    return None if player.markers else NO_MARKER


def unmanned_buildings(player: Player) -> list[int]:
    """Return the buildings of a player that could be manned."""
    return [building for building in player.buildings if cannot_be_manned(player, building) is None]


def put_marker_on_building(t: Table[State], seat: Seat, building: int) -> None:
    """Put a marker from the supply on one of the player's own buildings (SV-MAN-01)."""
    player = t.state.players[seat]
    player.markers -= 1
    player.manned.append(building)
    t.tell(BuildingManned(seat, building))


@VERBS.verb(ops.ManFree)
async def man_free(t: Table[State], cause: Cause, op: ops.ManFree) -> None:
    player = t.state.players[cause.by]
    for _ in range(min(op.n, len(unmanned_buildings(player)))):
        cards = sorted(unmanned_buildings(player), key=lambda card: (-content.BUILDINGS[card].cost, card))
        options = [asking.BUILDING_OPTION[card] for card in cards]
        building = (
            await asking.ask_seat(
                cause.by, asking.default_first_menu("man-free", "SV-DEC-08", options, asking.BUILDING_OPTION)
            )
        ).card
        cause.begin()
        put_marker_on_building(t, cause.by, building)


@VERBS.would(ops.ManFree)
def _(s: State, cause: Cause, op: ops.ManFree) -> bool:
    return bool(unmanned_buildings(s.players[cause.by]))


@VERBS.verb(ops.Close)
async def close_space(t: Table[State], cause: Cause, op: ops.Close) -> None:
    cause.begin()
    space = market.close_lowest_space(t, market.market_row(t.state, op.board))
    if space is not None:
        t.tell(goods.SpaceClosed(op.board, space))


@VERBS.would(ops.Close)
def _(s: State, cause: Cause, op: ops.Close) -> bool:
    return any(card != CLOSED for card in market.market_row(s, op.board).spaces)


@VERBS.verb(ops.Ruin)
async def ruin_buildings(t: Table[State], cause: Cause, op: ops.Ruin) -> None:
    cause.begin()
    for number in op.nos:
        destroy_building(t, content.BUILDING_BY_NUMBER[number])


def destroy_building(t: Table[State], building: int) -> None:
    """Remove a building from a player, the board or its deck (SV-CAT-09 to 12)."""
    s = t.state
    owner = next((seat for seat in s.order if building in s.players[seat].buildings), NOBODY)
    if owner != NOBODY:
        t.tell(goods.BuildingLost(owner, building))
        market.lose_building(s, owner, building)
    elif building in market.buildings_for_sale(s):
        t.tell(goods.BuildingLost(NOBODY, building))
        market.remove_from_sale(t, building)
    elif building in (bag := s.faces.bags[_deck_of(s, building).bag]):
        t.tell(goods.BuildingLost(NOBODY, building))
        bag.remove(building)


def _deck_of(s: State, building: int) -> Deck:
    return s.castle_deck if content.BUILDINGS[building].kind == "castle" else s.estate_deck


# ---- effects on quests, their markers and their treasures (SV-VOC-18 to 21, 35)


def place_marker(t: Table[State], seat: Seat, quest: int, space: int) -> None:
    """Put a marker from the supply on a requirement (SV-QST-01)."""
    s = t.state
    s.players[seat].markers -= 1
    s.quest(quest).markers[space] = seat
    t.tell(QuestJoined(seat, quest, space))


def treasures_by_value(options: list[asking.OneTreasure]) -> list[asking.OneTreasure]:
    """Sort the options for treasures, the most valuable first, which is the default (SV-DEC-13)."""
    return sorted(options, key=lambda option: (-asking.treasure_gold_value(option.face), option.face))


def _claimable_treasures(s: State, op: ops.ClaimTreasure) -> list[asking.OneTreasure]:
    return [
        treasure
        for treasure in asking.face_up_treasures(s)
        if op.artifact or content.TREASURES[treasure.face].res != "artifact"
    ]


@VERBS.verb(ops.ClaimTreasure)
async def claim_treasure(t: Table[State], cause: Cause, op: ops.ClaimTreasure) -> None:
    options = treasures_by_value(_claimable_treasures(t.state, op))
    chosen = await asking.ask_seat(
        cause.by, asking.default_first_menu("claim-treasure", "SV-DEC-08", options, asking.treasure_options())
    )
    cause.begin()
    t.state.quest(chosen.quest).treasures.remove(chosen.face)
    treasures.receive_treasure(t, cause.by, chosen.face)


@VERBS.would(ops.ClaimTreasure)
def _(s: State, cause: Cause, op: ops.ClaimTreasure) -> bool:
    return bool(_claimable_treasures(s, op))


@VERBS.verb(ops.DropTreasure)
async def drop_treasure(t: Table[State], cause: Cause, op: ops.DropTreasure) -> None:
    s = t.state
    for _ in range(op.n):
        options = asking.face_up_treasures(s)
        if not options:
            return
        chosen = await asking.ask_seat(
            cause.by, asking.effect_menu("drop-treasure", "SV-DEC-25", options, all_options=asking.treasure_options())
        )
        cause.begin()
        s.quest(chosen.quest).treasures.remove(chosen.face)
        s.treasure_deck.discards.append(chosen.face)
        t.tell(TreasureTarnished(chosen.face))


@VERBS.would(ops.DropTreasure)
def _(s: State, cause: Cause, op: ops.DropTreasure) -> bool:
    return bool(asking.face_up_treasures(s))


@VERBS.verb(ops.Evict)
async def evict_marker(t: Table[State], cause: Cause, op: ops.Evict) -> None:
    s = t.state
    for seat in target_seats(s, cause, op.who):
        for _ in range(op.n):
            options = [
                asking.space_option(marked.quest.card, marked.space) for marked in quest_board.markers_of(s, seat)
            ]
            if not options:
                break
            chosen = await asking.ask_seat(
                cause.by,
                asking.default_first_menu("evict", "SV-DEC-08", sorted(options, key=_sort_key), asking.space_options()),
            )
            cause.begin()
            quest_board.return_marker(s, s.quest(chosen.quest), chosen.space)
            t.tell(goods.MarkerEvicted(seat, chosen.quest, chosen.space))


def _sort_key(option: asking.OneSpace) -> tuple[int, int]:
    return option.quest, option.space


@VERBS.would(ops.Evict)
def _(s: State, cause: Cause, op: ops.Evict) -> bool:
    return any(quest_board.has_marker(s, seat) for seat in target_seats(s, cause, op.who))


def _fulfillable_requirements(s: State, seat: Seat, op: ops.FulfilFree) -> list[asking.OneSpace]:
    if not s.players[seat].markers:
        return []
    return [
        asking.space_option(requirement.quest.card, requirement.space)
        for requirement in quest_board.open_requirements(s)
        if content.QUESTS[requirement.quest.card].spaces[requirement.space].kind in op.kinds
        and not quest_board.is_blocked(s, requirement.quest.card, requirement.space)
    ]


@VERBS.verb(ops.FulfilFree)
async def fulfil_free(t: Table[State], cause: Cause, op: ops.FulfilFree) -> None:
    chosen = await asking.ask_seat(
        cause.by,
        asking.effect_menu(
            "fulfil-free",
            "SV-DEC-09",
            _fulfillable_requirements(t.state, cause.by, op),
            all_options=asking.space_options(),
        ),
    )
    cause.begin()
    place_marker(t, cause.by, chosen.quest, chosen.space)


@VERBS.would(ops.FulfilFree)
def _(s: State, cause: Cause, op: ops.FulfilFree) -> bool:
    return bool(_fulfillable_requirements(s, cause.by, op))


# ---- portals and requirements that the Unnamed blocks


@VERBS.verb(ops.Block)
async def block_place(t: Table[State], cause: Cause, op: ops.Block) -> None:
    s = t.state
    if op.what == "portal":
        open_portals = [asking.PORTAL_OPTION[portal] for portal, owner in enumerate(s.portals) if owner == NOBODY]
        menu = asking.effect_menu("block", "SV-DEC-25", open_portals, all_options=asking.PORTAL_OPTION)
        barrier = Barrier(NOBODY, (await asking.ask_seat(cause.by, menu)).portal, s.lap + 1)
    else:
        chosen = await asking.ask_seat(
            cause.by,
            asking.effect_menu("block", "SV-DEC-25", _blockable_requirements(s), all_options=asking.space_options()),
        )
        barrier = Barrier(chosen.quest, chosen.space, s.lap + 1)
    cause.begin()
    s.blocks.append(barrier)
    t.tell(goods.PlaceBlocked(barrier.quest, barrier.place))


def _blockable_requirements(s: State) -> list[asking.OneSpace]:
    return [
        asking.space_option(quest.card, space)
        for _, quest in s.open_quests()
        for space, marker in enumerate(quest.markers)
        if marker == NOBODY
    ]


@VERBS.would(ops.Block)
def _(s: State, cause: Cause, op: ops.Block) -> bool:
    return NOBODY in s.portals if op.what == "portal" else bool(_blockable_requirements(s))
