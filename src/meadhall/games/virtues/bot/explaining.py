"""Reasons for a bot's answer on its turn, in one line without secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.engine import Option, View
from meadhall.engine.common.text import NO_WORDS, Text, Words, text
from meadhall.games.virtues import content, texts
from meadhall.games.virtues.actions.buying import BuyOne, Found, RecruitOne
from meadhall.games.virtues.actions.menu import PASS
from meadhall.games.virtues.actions.questing import ClosePortal, GainTreasure, TakePart
from meadhall.games.virtues.actions.using import Ability, Tap
from meadhall.games.virtues.boards.quest_board import open_requirements
from meadhall.games.virtues.sins import PlaySin
from meadhall.games.virtues.state import NOBODY, Seat, State


def reason(view: View[State], option: Option) -> Words:
    """Return the reason for an action, from public facts. It is empty if the action needs no reason."""
    if view.question != "go" or view.seat >= len(view.state.players):
        return NO_WORDS
    if option is PASS:
        return text("why-pass")
    explain = REASONS.get(type(option))
    return explain(view.state, view.seat, option) if explain else NO_WORDS


def _quest_reason(s: State, seat: Seat, option: TakePart) -> Words:
    """Return the reason to take part in a quest: to complete row 1, or to be ahead in markers on the quest."""
    quest = s.quest(option.quest)
    if quest in s.rows[0] and sum(other.markers.count(NOBODY) for other in s.rows[0]) == 1:
        return text("why-row")
    counts = [quest.markers.count(other) + (other == seat) for other in range(len(s.players))]
    best = max(counts)
    lead = "behind" if counts[seat] < best else "alone" if counts.count(best) == 1 else "tie"
    prize = content.QUESTS[option.quest].prize
    share = prize if lead == "alone" else prize // 2
    return text("why-quest", quest=texts.QUESTS[option.quest], lead=lead, might=share)


def _count_asking_requirements(s: State, gifts: Sequence[int]) -> int:
    """Return the number of free requirements for which at least one of these gifts is useful."""
    is_wild = len(gifts) > content.N_VIRTUES and gifts[content.WILD] > 0
    costs = (content.SPACE_GIFTS[space.quest.card][space.space][: content.N_VIRTUES] for space in open_requirements(s))
    return sum(any(n and (is_wild or gifts[virtue]) for virtue, n in enumerate(cost)) for cost in costs)


def _gift_reason(gifts: Sequence[Sequence[int]], names: Sequence[Text]) -> Callable[[State, Seat, Any], Words]:
    def explain(s: State, seat: Seat, option: Any) -> Words:
        card: int = option.card
        count = _count_asking_requirements(s, gifts[card])
        return text("why-gifts", card=names[card], count=count) if count else NO_WORDS

    return explain


def _constant_reason(id: str) -> Callable[[State, Seat, Any], Words]:
    return lambda s, seat, option: text(id)


def _founding_reason(s: State, seat: Seat, option: Found) -> Words:
    return text("why-found", card=texts.BUILDINGS[option.card])


def _swap_reason(s: State, seat: Seat, option: Ability) -> Words:
    return NO_WORDS if s.players[seat].fallen else text("why-swap")


def _sin_reason(s: State, seat: Seat, option: PlaySin) -> Words:
    return NO_WORDS if s.options.fall else text("why-sin")


REASONS: Final[dict[type[Option], Callable[[State, Seat, Any], Words]]] = {
    TakePart: _quest_reason,
    RecruitOne: _gift_reason(content.CHARACTER_GIFTS, texts.CHARACTERS),
    Tap: _gift_reason(content.CHARACTER_GIFTS, texts.CHARACTERS),
    BuyOne: _gift_reason([base for base, _ in content.ELIXIR_GIFTS], texts.ELIXIRS),
    Found: _founding_reason,
    ClosePortal: _constant_reason("why-portal"),
    GainTreasure: _constant_reason("why-treasure"),
    Ability: _swap_reason,
    PlaySin: _sin_reason,
}
