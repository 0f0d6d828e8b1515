"""Completing row 1 (4.19): its quests, a piece of armour, a cataclysm, and new rows."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from meadhall.engine import Option, Table
from meadhall.engine.kit.decks import cards_left, turn_up
from meadhall.games.virtues import cataclysms, content, ending, holdings
from meadhall.games.virtues.asking import (
    OneTreasure,
    ask_seat,
    default_first_menu,
    treasure_gold_value,
    treasure_option,
    treasure_options,
)
from meadhall.games.virtues.boards import quest_board, treasures
from meadhall.games.virtues.events import actions
from meadhall.games.virtues.state import NOBODY, OpenQuest, Reward, Seat, State
from meadhall.games.virtues.texts import Quest, Treasure


class FirstQuest(Option):
    __slots__ = ("quest",)
    quest: Quest

    def __init__(self, quest: int) -> None:
        super().__init__(f"complete:{content.QUESTS[quest].id}", "SV-CLS-03")
        self.quest = quest


class OfDeck(Option):
    """A treasure from the deck, which is face up while a quest is completed."""

    __slots__ = ("face",)
    face: Treasure

    def __init__(self, face: int) -> None:
        super().__init__(f"deck:{content.TREASURES[face].id}", "SV-CLS-08")
        self.face = face


class Decline(Option):
    __slots__ = ()


DECLINE: Final = Decline("decline", "SV-CLS-09")


first_quest: Final = cache(FirstQuest)
of_deck: Final = cache(OfDeck)


async def complete_row_if_full(t: Table[State]) -> None:
    """Complete row 1 if it is full. Call this after each placed marker (SV-CLS-02)."""
    if quest_board.is_row_complete(t.state.rows[0]):
        await _complete_first_row(t)


async def _complete_first_row(t: Table[State]) -> None:
    """Complete both quests, collect the armour, play a cataclysm and move the rows (SV-CLS-01, SV-CLS-13 to 18)."""
    s = t.state
    for quest in await _ordered_quests(s):
        await _complete_quest(t, quest)
    s.rows[0] = []
    if armour_of_row(s, 0) != NOBODY:
        s.armour += 1
        t.tell(actions.ArmourPlaced(s.armour))
    ending.check_armour(t)  # SV-CLS-14
    await cataclysms.play_cataclysm(t)
    _move_rows(t)
    s.row_done = True


def armour_of_row(s: State, row: int) -> int:
    """Return the piece of armour for completing this row, or NOBODY after the last piece (SV-CLS-19)."""
    piece = s.armour + row
    return piece if piece < content.RULES.armour_pieces else NOBODY


async def _ordered_quests(s: State) -> list[OpenQuest]:
    """Return the quests of row 1 in the First Player's order (SV-CLS-03, SV-DEC-21)."""
    row = s.rows[0][:]
    options = [first_quest(quest.card) for quest in row]
    first = await ask_seat(
        s.first_player,
        default_first_menu(
            "first-quest", "SV-DEC-21", options, [first_quest(quest) for quest in range(len(content.QUESTS))]
        ),
    )
    return sorted(row, key=lambda quest: quest.card != first.quest)


async def _complete_quest(t: Table[State], quest: OpenQuest) -> None:
    """Give the might prize, share the treasures, and return the markers to their owners (SV-CLS-04 to 12)."""
    s = t.state
    t.tell(actions.QuestCompleted(quest.card))
    marker_counts = Counter(marker for marker in quest.markers if marker >= 0)
    _give_prize(t, quest.card, marker_counts)
    await _share_treasures(t, quest, marker_counts)
    for space, marker in enumerate(quest.markers):
        if marker >= 0:
            quest_board.return_marker(s, quest, space)  # SV-CLS-12


def _give_prize(t: Table[State], quest: int, marker_counts: Counter[Seat]) -> None:
    """Give the prize to the player with the most markers. Tied players get half of it each (SV-CLS-04 to 06)."""
    max_count = max(marker_counts.values(), default=0)
    best = [seat for seat in t.state.order if marker_counts[seat] == max_count > 0]
    prize = content.QUESTS[quest].prize if len(best) == 1 else content.QUESTS[quest].prize // 2
    for seat in best:
        holdings.gain_resource(t.state, seat, "might", prize, "quests")
        t.tell(actions.PrizeWon(seat, prize))


async def _share_treasures(t: Table[State], quest: OpenQuest, marker_counts: Counter[Seat]) -> None:
    """Let players take treasures in turn order, from the deck and from beside the quest (SV-CLS-07 to 11)."""
    s = t.state
    deck = sorted(treasures.draw_treasure(t) for _ in range(treasures.treasures_in_deck(s)))
    reward = s.reward = Reward(quest.card, deck, quest.treasures)
    claims = {seat: marker_counts[seat] for seat in s.order if marker_counts[seat] and s.is_good(seat)}  # SV-FAL-13
    while any(claims.values()) and (reward.deck or reward.beside):
        for seat in claims:
            if claims[seat] and (reward.deck or reward.beside):
                claims[seat] = await _claim_treasures(t, seat, claims[seat], reward)
    s.reward = None
    treasures.return_treasures_to_deck(s, reward.deck)
    s.treasure_deck.discards += reward.beside
    quest.treasures = []


async def _claim_treasures(t: Table[State], seat: Seat, claims: int, reward: Reward) -> int:
    """Ask a player to take a treasure or decline. Return the number that the player may still take (SV-DEC-22)."""
    options: list[OneTreasure | OfDeck | Decline] = [*rewards_by_value(reward), DECLINE]
    chosen = await ask_seat(
        seat,
        default_first_menu(
            "reward", "SV-DEC-22", options, [*treasure_options(), *map(of_deck, range(len(content.TREASURES)))]
        ),
    )
    if isinstance(chosen, Decline):
        t.tell(actions.TreasureDeclined(seat))
        return 0
    (reward.deck if isinstance(chosen, OfDeck) else reward.beside).remove(chosen.face)
    treasures.receive_treasure(t, seat, chosen.face)
    return claims - 1


def rewards_by_value(reward: Reward) -> list[OneTreasure | OfDeck]:
    """Return the treasures of a reward, the most valuable first (SV-DEC-22)."""
    options: list[OneTreasure | OfDeck] = [treasure_option(reward.quest, face) for face in dict.fromkeys(reward.beside)]
    options += [of_deck(face) for face in dict.fromkeys(reward.deck)]
    return sorted(options, key=lambda option: (-treasure_gold_value(option.face), option.face))


def _move_rows(t: Table[State]) -> None:
    """Move rows 2 and 3 down with their treasures, and lay a new row 3 (SV-CLS-16, SV-CLS-17, SV-TWO-04)."""
    s = t.state
    s.rows = [s.rows[1], s.rows[2], []]
    for quest in s.rows[1]:
        treasures.turn_treasures_face_up(t, quest)
    lay_quest_row(t)
    t.tell(actions.RowsMoved([quest.card for quest in s.rows[-1]]))


def lay_quest_row(t: Table[State]) -> None:
    """Lay a new row of quests with face-down treasures, unless the decks are empty (SV-DCK-04, SV-DCK-11)."""
    s = t.state
    number = min(quests_per_row(s), cards_left(s.faces, s.quest_deck))
    treasures.refill_treasure_deck(s, number * content.RULES.treasures_per_quest)
    for _ in range(number):
        quest = quest_board.new_quest(turn_up(t, s.quest_deck, "SV-CLS-17"))
        treasures.lay_treasures_face_down(t, quest)
        s.rows[-1].append(quest)


def quests_per_row(s: State) -> int:
    """Return the number of quests in a row: two, or one with two players (SV-TWO-01)."""
    return content.RULES.quests_per_row_two_players if len(s.players) == 2 else content.RULES.quests_per_row
