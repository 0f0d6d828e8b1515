"""Worth of things to a bot, in points of might."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """One set of weights: the defaults are those of `sensible` in the basic game."""

    token: float = 0.34  # a fame or a gold
    gift: float = 0.36  # a gift card that nothing requires now
    asked_for: float = 0.75  # share of a requirement's gain that the missing gifts are credited with
    treasure: float = 1.3  # the treasure of a marker whose quest is completed
    artifact: float = 1.2  # a treasure that is an artifact
    row: float = 1.2  # a requirement of row 1, for bringing the armour nearer; more if time runs out
    top_row: float = 0.5  # the same of row 2
    hurry: float = 1.5  # weight of row requirements if world and armour would end together
    hurry_a_turn: float = 0.25  # decrease for each turn by which the world is safe
    win: float = 25.0  # an action that ends the match with a win, or lets another win
    award: float = 0.7  # of a majority that is led now: the chance that it is still led when it counts
    marker: float = 0.15  # a marker that is bound
    forfeit: float = 0.5  # share of rivals' losses that is a gain
    doom: float = 0.55  # a sin card on the discard pile, if the world is neither safe nor nearly lost
    doomed: float = 1.6  # weight of that if world and armour would end together
    doomed_a_turn: float = 0.45  # decrease for each turn by which the world is safe
    corruption: float = 2.0  # a corruption card for a hero who may fall: about the cost of removing it
    corruption_a_turn: float = 1.2  # corruption cards that come in a turn
    fall: float = 20.0  # a fall
    foreseen: bool = False  # whether the other sin cards in hand count as future corruption
    portal: float = 0.6  # a portal in the race to close most of them, besides its might
    race: float = 0.0  # how much more that is for each portal closed
    far: int = 5  # most gift cards that a portal may lack to be considered
    near: int = 2  # most gift cards that it may lack for those in hand to be kept
    aim: float = 0.5  # share of a portal's gain that gift cards for it are credited with
    patience: float = 1.5  # gift cards: more spreads the gain more evenly over all that are lacking
    loose: float = 0.5  # a card that the hero can exchange for one that is lacking, relative to that one
    untaken: float = 0.7  # weight of a free space of a quest in the share of its prize; a marker: 1
    taps: float = 1.15  # how often the gifts of a recruited character count
    first_call: float = 0.15  # share of a character's cost that is lost when it is tapped
    drink: float = 1.05  # weight of the gifts of an elixir when it is bought
    pace: float = 3.0  # lowest expected might a turn of the best hero
    refresh: float = 0.2  # new cards to choose from
    harm: float = 0.7  # least loss that a reaction must prevent to be worth its card
    worthwhile: float = 0.04  # least gain of an action over a pass
    turns_a_row: float = 1.12  # turns that a row takes
    sins_a_turn: float = 1.35  # sin cards that come to the discard pile for each hero in a turn
    sins_a_turn_fall: float = 2.16  # the same in The Fall of a Hero, where kept cards corrupt
    sins_a_turn_unnamed: float = 2.7  # the same where the Unnamed plays too


SENSIBLE: Final = Weights()

# Weights for The Fall of a Hero, where more sins are played: rows must be finished faster.
WARNED: Final = Weights(hurry=2.2)

# Weights with the Unnamed too. Heroes must win before the world is lost, and must stay good.
UNITED: Final = Weights(token=0.29, asked_for=0.35, hurry=3.0, doom=0.9, foreseen=True)

# Weights of the thinker: it gathers for near goals, and leaves more of saving the world to others.
SHARP: Final = Weights(
    token=0.29,
    gift=0.42,
    asked_for=0.35,
    treasure=1.5,
    row=1.1,
    top_row=0.55,
    hurry=2.2,
    award=0.8,
    doom=0.45,
    doomed=1.5,
    untaken=0.6,
    taps=1.05,
    pace=3.8,
    turns_a_row=1.05,
)
