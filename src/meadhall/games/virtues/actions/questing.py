"""Taking part in a quest, and gaining a treasure early (4.15, 4.16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from meadhall.engine.flows.options import Candidate, Option, Reason, Refused
from meadhall.engine.kit.paying import Bill, pay
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues import paying, phrases
from meadhall.games.virtues.asking import Always, OneTreasure, face_up_treasures, first_stands, pick
from meadhall.games.virtues.boards import treasures
from meadhall.games.virtues.boards.quest_board import cannot_bear, is_barred, markers_of, take_back
from meadhall.games.virtues.content import QUESTS, SPACE_GIFTS
from meadhall.games.virtues.effects.places import best_first, place_marker
from meadhall.games.virtues.quests import complete_row_if_full
from meadhall.games.virtues.state import NOBODY, OpenQuest, Player, Seat, State
from meadhall.games.virtues.windows.opening import ACTIONS

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
        self.fame = paying.fame_within_reach(player)
        self.gold = paying.gold_within_reach(player)
        self.gifts = paying.gifts_within_reach(player)
        self.spared = paying.replaceable(player)

    def missing(self, quest: int, space: int) -> int:
        """How much of a requirement is missing."""
        asked = QUESTS[quest].spaces[space]
        if asked.gifts:
            return max(0, paying.missing_gifts(self.gifts, SPACE_GIFTS[quest][space]) - self.spared)
        return max(0, asked.fame - self.fame if asked.fame else asked.gold - self.gold)


FALLEN: Final = Reason("SV-FAL-11", "A fallen hero takes no part in quests.")
NO_MARKER: Final = Reason("SV-QST-07", "You have no marker left.")
BARRED: Final = Reason("SV-VOC-35", "The Unnamed has barred it until the end of the next lap.")
MISSING: Final = {
    kind: Reason(clause, "It asks for {asked}, and you lack {missing} of it.")
    for kind, clause in (("gifts", "SV-PAY-03"), ("gold", "SV-PAY-02"), ("fame", "SV-PAY-01"))
}
NOT_YOURS: Final = Reason("SV-TRS-01", "None of your markers lies there.")
NO_TREASURE: Final = Reason("SV-TRS-06", "No treasure is left.")
WHOLE_QUEST: Final = Reason("SV-QST-01", "Choose one requirement of {name}.")
BESIDE: Final = Reason("SV-TRS-01", "You gain a treasure early only for a marker of yours on its quest.")


def quests(s: State, seat: Seat) -> list[Candidate[Option]]:
    """The requirements without marker in rows 1 and 2, and treasures for own markers."""
    reach = Reach(s.players[seat])
    requirements = [
        (take_part_in(quest.card, space), cannot_take_part(s, seat, row, quest, space, reach))
        for row, quest in s.open_quests()
        for space, marker in enumerate(quest.markers)
        if marker == NOBODY
    ]
    early = [
        (gain_treasure_for(there.quest.card, there.space), cannot_gain_treasure(s, seat, there.quest))
        for there in markers_of(s, seat)
    ]
    return [*requirements, *early]


def cannot_take_part(s: State, seat: Seat, row: int, quest: OpenQuest, space: int, reach: Reach) -> Reason | None:
    """Why a player cannot fulfil a requirement."""
    player = s.players[seat]
    if player.fallen:
        return FALLEN
    if (reason := cannot_bear(s, row, quest, space)) is not None:
        return reason
    if not player.markers:
        return NO_MARKER
    if is_barred(s, quest.card, space):
        return BARRED
    if missing := reach.missing(quest.card, space):
        return _lacks(quest.card, space, missing)
    return None


@cache
def _lacks(quest: int, space: int, missing: int) -> Reason:
    asked = phrases.short_requirement(quest, space)
    return MISSING[QUESTS[quest].spaces[space].kind](asked=asked, missing=missing)


def cannot_gain_treasure(s: State, seat: Seat, quest: OpenQuest) -> Reason | None:
    """Why a marker on a quest brings no treasure."""
    if s.players[seat].fallen:
        return FALLEN
    return None if quest.treasures or treasures.in_deck(s) else NO_TREASURE


def refused_quests(s: State, seat: Seat) -> Iterator[Refused]:
    """Requirements with markers or in row 3, and what a player may not take off the quest board as it lies."""
    reach = Reach(s.players[seat])
    for row, row_quests in enumerate(s.rows):
        for quest in row_quests:
            card = QUESTS[quest.card]
            yield f"quest:{card.id}", WHOLE_QUEST(name=card.name)
            for space, marker in enumerate(quest.markers):
                if marker != NOBODY or row == len(s.rows) - 1:
                    yield take_part_in(quest.card, space), cannot_take_part(s, seat, row, quest, space, reach)
                if marker != seat:
                    yield gain_treasure_for(quest.card, space), NOT_YOURS
            yield from ((f"treasure:{place}", BESIDE) for place in treasures.places(quest))


def bill_of(s: State, seat: Seat, quest: int, space: int) -> Bill:
    asked = QUESTS[quest].spaces[space]
    if asked.gifts:
        return paying.gifts_bill(s, seat, SPACE_GIFTS[quest][space], "SV-QST-06")
    if asked.fame:
        return paying.fame_bill(s, seat, asked.fame, "SV-QST-06")
    return paying.gold_bill(s, seat, asked.gold, "SV-QST-06")


@ACTIONS.carries_out(TakePart)
async def take_part(t: Table[State], seat: Seat, option: TakePart) -> None:
    """Pay it, put a marker on it; the row may be complete with it (SV-QST-01, SV-CLS-02)."""
    s = t.state
    cover = await pay(s, bill_of(s, seat, option.quest, option.space))
    paying.spend(t, seat, cover)
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
