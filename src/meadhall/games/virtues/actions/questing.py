"""Taking part in a quest, and gaining a treasure early (4.15, 4.16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meadhall.engine.flows.options import Option, Refusals
from meadhall.engine.kit.paying import Bill, pay
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues import phrases
from meadhall.games.virtues.actions.doing import ACTIONS
from meadhall.games.virtues.asking import first_stands, pick
from meadhall.games.virtues.boards import treasures
from meadhall.games.virtues.boards.quest_board import free_spaces, is_barred, markers_of, take_back
from meadhall.games.virtues.content import QUESTS, SPACE_GIFTS
from meadhall.games.virtues.effects.quests import best_first, place_marker
from meadhall.games.virtues.paying.prices import (
    fame_within_reach,
    gifts_within_reach,
    gold_within_reach,
    missing_gifts,
    replaceable,
)
from meadhall.games.virtues.paying.purse import fame_bill, gifts_bill, gold_bill, spend
from meadhall.games.virtues.quests.completing import complete_row_if_full
from meadhall.games.virtues.state import NOBODY, OpenQuest, Player, Seat, State
from meadhall.games.virtues.things import Always, OneTreasure, face_up_treasures

PAID_BY: Final = {"gifts": "SV-PAY-03", "gold": "SV-PAY-02", "fame": "SV-PAY-01"}
FROM_DECK: Final = Always("deck", "SV-TRS-08", "The top card of the treasure deck, unseen")


class TakePart(Option):
    __slots__ = ("quest", "space")

    def __init__(self, quest: int, space: int) -> None:
        super().__init__(f"quest:{QUESTS[quest].id}.{space + 1}", "SV-QST-01")
        self.quest = quest
        self.space = space

    def words(self, state: State, names: Names) -> str:
        return f"{QUESTS[self.quest].name}: pay {phrases.requirement(self.quest, self.space)}"


class GainTreasure(Option):
    __slots__ = ("quest", "space")

    def __init__(self, quest: int, space: int) -> None:
        super().__init__(f"treasure:{QUESTS[quest].id}.{space + 1}", "SV-TRS-01")
        self.quest = quest
        self.space = space

    def words(self, state: State, names: Names) -> str:
        asked = phrases.requirement(self.quest, self.space)
        return f"Take your marker from {QUESTS[self.quest].name} ({asked}), and a treasure now"


@cache
def take_part_in(quest: int, space: int) -> TakePart:
    return TakePart(quest, space)


@cache
def gain_treasure_for(quest: int, space: int) -> GainTreasure:
    return GainTreasure(quest, space)


# ---- taking part


class Reach:
    """What a player could pay quests with, counted once for all requirements."""

    def __init__(self, player: Player) -> None:
        self.fame = fame_within_reach(player)
        self.gold = gold_within_reach(player)
        self.gifts = gifts_within_reach(player)
        self.spared = replaceable(player)

    def missing(self, quest: int, space: int) -> int:
        """How much of a requirement is missing."""
        asked = QUESTS[quest].spaces[space]
        if asked.gifts:
            return max(0, missing_gifts(self.gifts, SPACE_GIFTS[quest][space]) - self.spared)
        return max(0, asked.fame - self.fame if asked.fame else asked.gold - self.gold)


def offers(s: State, seat: Seat) -> list[Option]:
    """Requirements that could be paid, and own markers that would bring a treasure; a fallen hero has none of it."""
    player = s.players[seat]
    if player.fallen:
        return []
    options: list[Option] = []
    if player.markers:
        reach = Reach(player)
        options += [
            take_part_in(there.quest.card, there.space)
            for there in free_spaces(s)
            if not reach.missing(there.quest.card, there.space) and not is_barred(s, there.quest.card, there.space)
        ]
    options += [
        gain_treasure_for(there.quest.card, there.space)
        for there in markers_of(s, seat)
        if there.quest.treasures or treasures.in_deck(s)
    ]
    return options


def refuse(no: Refusals, s: State, seat: Seat) -> None:
    reach = Reach(s.players[seat])
    for row, quests in enumerate(s.rows):
        for quest in quests:
            for space in range(len(quest.markers)):
                _refuse_space(no, s, seat, row, quest, space, reach)
    for there in markers_of(s, seat):
        if not there.quest.treasures and not treasures.in_deck(s):
            no(gain_treasure_for(there.quest.card, there.space).key, "SV-TRS-06", "No treasure is left.")


def _refuse_space(no: Refusals, s: State, seat: Seat, row: int, quest: OpenQuest, space: int, reach: Reach) -> None:
    key = take_part_in(quest.card, space).key
    clause, why = _why_not(s, seat, row, quest, space)
    missing = reach.missing(quest.card, space)
    if clause:
        no(key, clause, why)
    elif missing:
        clause = PAID_BY[QUESTS[quest.card].spaces[space].kind]
        asked = phrases.short_requirement(quest.card, space)
        no(key, clause, "It asks for {asked}, and you lack {missing} of it.", asked=asked, missing=missing)


def _why_not(s: State, seat: Seat, row: int, quest: OpenQuest, space: int) -> tuple[str, str]:
    """Why nobody, or not this player, may fulfil a requirement, whatever he could pay; no clause if he may."""
    player = s.players[seat]
    if player.fallen:
        return "SV-FAL-11", "A fallen hero takes no part in quests."
    if row == len(s.rows) - 1:
        return "SV-QST-04", "Quests of row 3 bear no markers yet."
    if quest.markers[space] != NOBODY:
        return "SV-QST-03", "A marker lies there already."
    if not player.markers:
        return "SV-QST-07", "You have no marker left."
    if is_barred(s, quest.card, space):
        return "SV-VOC-35", "The Unnamed has barred it until the end of the next lap."
    if row and quest.markers.count(NOBODY) == 1:
        return "SV-QST-05", "The last requirement waits until the quest lies in row 1."
    return "", ""


def bill_of(s: State, seat: Seat, quest: int, space: int) -> Bill:
    asked = QUESTS[quest].spaces[space]
    if asked.gifts:
        return gifts_bill(s, seat, SPACE_GIFTS[quest][space], "SV-QST-06")
    if asked.fame:
        return fame_bill(s, seat, asked.fame, "SV-QST-06")
    return gold_bill(s, seat, asked.gold, "SV-QST-06")


@ACTIONS.carries_out(TakePart)
async def take_part(t: Table[State], seat: Seat, option: TakePart) -> None:
    """Pay it, put a marker on it; the row may be complete with it (SV-QST-01, SV-CLS-02)."""
    s = t.state
    cover = await pay(s, bill_of(s, seat, option.quest, option.space))
    spend(t, seat, cover)
    place_marker(t, seat, option.quest, option.space)
    await complete_row_if_full(t)


# ---- a treasure before the quest is completed


@ACTIONS.carries_out(GainTreasure)
async def gain_treasure(t: Table[State], seat: Seat, option: GainTreasure) -> None:
    """The marker comes back and a neutral one takes its place; then one treasure, which is not replaced (SV-TRS)."""
    s = t.state
    quest = s.quest(option.quest)
    options: Sequence[Option] = [
        *best_first(face_up_treasures(s, option.quest)),
        *([FROM_DECK] if treasures.in_deck(s) else []),
    ]
    chosen = await pick(seat, first_stands("which-treasure", "SV-DEC-13", options))
    take_back(s, quest, option.space)
    if isinstance(chosen, OneTreasure):
        quest.treasures.remove(chosen.face)
        treasures.receive(t, seat, chosen.face, shared=True)
    else:
        treasures.receive(t, seat, treasures.draw(t), shared=True)
