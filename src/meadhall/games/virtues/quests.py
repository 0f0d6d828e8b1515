"""Completing the row (4.19): both quests of row 1, armour, a cataclysm, and the rows move down."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from meadhall.engine import Option, Table
from meadhall.engine.kit.decks import left, turn_up
from meadhall.games.virtues import cataclysms, content, ending, holdings
from meadhall.games.virtues.asking import OneTreasure, ask_seat, first_stands, treasure_option, treasure_options, worth
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
    """A treasure of the deck, which is open while a quest is completed."""

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
    """Looked at after every placing of a marker (SV-CLS-02)."""
    if quest_board.is_row_complete(t.state.rows[0]):
        await _complete_row(t)


async def _complete_row(t: Table[State]) -> None:
    """Both quests, a piece of armour, a cataclysm, the rows move, and the phase ends (SV-CLS-01, SV-CLS-13 to 18)."""
    s = t.state
    for quest in await _in_order(s):
        await _complete(t, quest)
    s.rows[0] = []
    if brings(s, 0) != NOBODY:
        s.armour += 1
        t.tell(actions.ArmourPlaced(s.armour))
    ending.check_armour(t)  # SV-CLS-14
    await cataclysms.play_cataclysm(t)
    _move_rows(t)
    s.row_done = True


def brings(s: State, row: int) -> int:
    """The piece of armour that a row brings, once those before it are completed; NOBODY after the last (SV-CLS-19)."""
    piece = s.armour + row
    return piece if piece < content.RULES.armour_pieces else NOBODY


async def _in_order(s: State) -> list[OpenQuest]:
    """Let the First Player choose which quest is completed first (SV-CLS-03, SV-DEC-21)."""
    row = s.rows[0][:]
    options = [first_quest(quest.card) for quest in row]
    first = await ask_seat(
        s.first_player,
        first_stands("first-quest", "SV-DEC-21", options, [first_quest(quest) for quest in range(len(content.QUESTS))]),
    )
    return sorted(row, key=lambda quest: quest.card != first.quest)


async def _complete(t: Table[State], quest: OpenQuest) -> None:
    """The might prize, the treasures, and then the markers go back to their owners (SV-CLS-04 to 12)."""
    s = t.state
    t.tell(actions.QuestCompleted(quest.card))
    counted = Counter(marker for marker in quest.markers if marker >= 0)
    _give_prize(t, quest.card, counted)
    await _share_treasures(t, quest, counted)
    for space, marker in enumerate(quest.markers):
        if marker >= 0:
            quest_board.return_marker(s, quest, space)  # SV-CLS-12


def _give_prize(t: Table[State], quest: int, counted: Counter[Seat]) -> None:
    """Give might for most markers; players who tie get half of it each (SV-CLS-04 to 06)."""
    most = max(counted.values(), default=0)
    best = [seat for seat in t.state.order if counted[seat] == most > 0]
    prize = content.QUESTS[quest].prize if len(best) == 1 else content.QUESTS[quest].prize // 2
    for seat in best:
        holdings.gain_resource(t.state, seat, "might", prize, "quests")
        t.tell(actions.PrizeWon(seat, prize))


async def _share_treasures(t: Table[State], quest: OpenQuest, counted: Counter[Seat]) -> None:
    """Share treasures in turn order, one each, from the deck and the quest's side (SV-CLS-07 to 11)."""
    s = t.state
    deck = sorted(treasures.draw_treasure(t) for _ in range(treasures.in_deck(s)))
    reward = s.reward = Reward(quest.card, deck, quest.treasures)
    claims = {seat: counted[seat] for seat in s.order if counted[seat] and s.is_good(seat)}  # SV-FAL-13
    while any(claims.values()) and (reward.deck or reward.beside):
        for seat in claims:
            if claims[seat] and (reward.deck or reward.beside):
                claims[seat] = await _claim(t, seat, claims[seat], reward)
    s.reward = None
    treasures.return_to_deck(s, reward.deck)
    s.treasure_deck.discards += reward.beside
    quest.treasures = []


async def _claim(t: Table[State], seat: Seat, claims: int, reward: Reward) -> int:
    """Let a player take one treasure or decline; return how many are still allowed (SV-DEC-22)."""
    options: list[OneTreasure | OfDeck | Decline] = [*best_reward_first(reward), DECLINE]
    chosen = await ask_seat(
        seat,
        first_stands(
            "reward", "SV-DEC-22", options, [*treasure_options(), *map(of_deck, range(len(content.TREASURES)))]
        ),
    )
    if isinstance(chosen, Decline):
        t.tell(actions.TreasureDeclined(seat))
        return 0
    (reward.deck if isinstance(chosen, OfDeck) else reward.beside).remove(chosen.face)
    treasures.receive_treasure(t, seat, chosen.face)
    return claims - 1


def best_reward_first(reward: Reward) -> list[OneTreasure | OfDeck]:
    """The treasures of a reward, the best by value first (SV-DEC-22)."""
    options: list[OneTreasure | OfDeck] = [treasure_option(reward.quest, face) for face in dict.fromkeys(reward.beside)]
    options += [of_deck(face) for face in dict.fromkeys(reward.deck)]
    return sorted(options, key=lambda one: (-worth(one.face), one.face))


def _move_rows(t: Table[State]) -> None:
    """Rows 2 and 3 move down with their treasures, and a new row 3 is laid (SV-CLS-16, SV-CLS-17, SV-TWO-04)."""
    s = t.state
    s.rows = [s.rows[1], s.rows[2], []]
    for quest in s.rows[1]:
        treasures.turn_face_up(t, quest)
    lay_row(t)
    t.tell(actions.RowsMoved([quest.card for quest in s.rows[-1]]))


def lay_row(t: Table[State]) -> None:
    """The upper row: quests from the deck, as far as there are any, with treasures face down (SV-DCK-04, SV-DCK-11)."""
    s = t.state
    number = min(quests_per_row(s), left(s.faces, s.quest_deck))
    treasures.refill_deck(s, number * content.RULES.treasures_per_quest)
    for _ in range(number):
        quest = quest_board.new_quest(turn_up(t, s.quest_deck, "SV-CLS-17"))
        treasures.lay_face_down(t, quest)
        s.rows[-1].append(quest)


def quests_per_row(s: State) -> int:
    """Two, or one with two players (SV-TWO-01)."""
    return content.RULES.quests_per_row_two_players if len(s.players) == 2 else content.RULES.quests_per_row
