"""Weights of the bots' judgement, in points of might."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """One set of weights. The defaults are those of `sensible` in the basic game.

    "Turns to spare" are the turns expected between the complete armour and the last cataclysm.
    """

    token_value: float = 0.34  # a fame token or a gold token
    gift_value: float = 0.36  # a gift card that nothing requires now
    requirement_share: float = 0.75  # share of a requirement's gain that counts as the value of its missing gifts
    treasure_value: float = 1.3  # the treasure for a marker when its quest is completed
    artifact_value: float = 1.2  # a treasure that is an artifact
    row_progress: float = 1.2  # fulfilling a requirement of row 1, as progress towards the armour
    second_row_progress: float = 0.5  # fulfilling a requirement of row 2, as progress towards the armour
    row_urgency: float = 1.5  # factor for the progress of rows, without turns to spare
    row_urgency_decrease: float = 0.25  # decrease of the factor for rows for each turn to spare
    win_value: float = 25.0  # winning the match; losing it costs as much
    majority_kept_chance: float = 0.7  # chance that a majority led now is still led when it counts
    marker_cost: float = 0.15  # cost of a marker in use
    rival_loss_share: float = 0.5  # share of a rival's loss that counts as a gain
    sin_pile_cost: float = 0.55  # cost of one more sin card on the discard pile, before a factor for the time left
    sin_pile_factor: float = 1.6  # factor for the cost of a discarded sin card, without turns to spare
    sin_pile_factor_decrease: float = 0.45  # decrease of the factor for discarded sin cards for each turn to spare
    corruption_cost: float = 2.0  # cost of a corruption card for a hero who may fall: about the cost of removing it
    corruption_a_turn: float = 1.2  # expected number of new corruption cards in a turn
    fall_cost: float = 20.0  # cost of a fall
    counts_sins_in_hand: bool = False  # whether the other sin cards in hand count as future corruption cards
    portal_bonus: float = 0.6  # a closed portal in addition to its might, in the race to close the most
    # increase of the value of a closed portal for each portal that is already closed
    portal_bonus_increase: float = 0.0
    max_missing_gifts: int = 5  # largest number of missing gift cards for which a portal is considered
    near_missing_gifts: int = 2  # largest number of missing gift cards for which cards in hand are kept for a portal
    portal_gift_share: float = 0.5  # share of a portal's gain that counts as the value of gift cards for it
    portal_delay: float = 1.5  # the gain of a portal is divided by its missing cards plus this number
    # value of a card that can be exchanged for a missing one, as a share of the missing one's value
    exchange_share: float = 0.5
    # weight of a free space of a quest in the expected share of the prize, where a marker has weight 1
    free_space_weight: float = 0.7
    expected_taps: float = 1.15  # expected number of taps of a recruited character
    first_tap_share: float = 0.15  # share of a character's cost that the first tap loses
    elixir_factor: float = 1.05  # factor for the gifts of an elixir when it is bought
    min_might_a_turn: float = 3.0  # least might that the best hero is assumed to gain in a turn
    refresh_value: float = 0.2  # new cards in the tavern or the store
    min_loss_to_react: float = 0.7  # least loss for which a reaction is worth its card
    min_gain: float = 0.04  # least gain over a pass for which an action is chosen
    turns_a_row: float = 1.12  # expected turns until a row is full
    sins_a_turn: float = 1.35  # expected sin cards that each hero discards in a turn
    sins_a_turn_fall: float = 2.16  # the same number in The Fall of a Hero, where cards in hand cause corruption
    sins_a_turn_unnamed: float = 2.7  # the same number with the Unnamed as a player


SENSIBLE: Final = Weights()

# Weights for The Fall of a Hero, where more sins are played: rows must be finished faster.
WITH_FALL: Final = Weights(row_urgency=2.2)

# Weights with the Unnamed as a player. Heroes must win before the last cataclysm, and must stay good.
WITH_UNNAMED: Final = Weights(
    token_value=0.29, requirement_share=0.35, row_urgency=3.0, sin_pile_cost=0.9, counts_sins_in_hand=True
)

# Weights of the thinker: it prefers near goals, and leaves more of saving the world to others.
THINKER: Final = Weights(
    token_value=0.29,
    gift_value=0.42,
    requirement_share=0.35,
    treasure_value=1.5,
    row_progress=1.1,
    second_row_progress=0.55,
    row_urgency=2.2,
    majority_kept_chance=0.8,
    sin_pile_cost=0.45,
    sin_pile_factor=1.5,
    free_space_weight=0.6,
    expected_taps=1.05,
    min_might_a_turn=3.8,
    turns_a_row=1.05,
)
