"""What things are worth to a bot, all in points of might."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """One way to weigh the game: these are what `sensible` goes by in the basic game."""

    token: float = 0.34  # a fame or a gold
    gift: float = 0.36  # a gift card that nothing asks for now
    asked_for: float = 0.75  # how much of the gain of a requirement the gifts that are missing for it are credited with
    treasure: float = 1.3  # the treasure that a marker brings when its quest is completed
    artifact: float = 1.2  # the treasure that is an artifact
    row: float = 1.2  # a requirement of row 1, for bringing the armour nearer; more where time runs out
    top_row: float = 0.5  # the same of row 2
    hurry: float = 1.5  # how much requirements of rows count where world and armour would end together
    hurry_a_turn: float = 0.25  # how much less for each turn by which the world is safe
    win: float = 25.0  # an action that ends the match with a win, or lets another win
    award: float = 0.7  # of a majority that is led now: how likely it is still led when it counts
    marker: float = 0.15  # a marker that is bound
    forfeit: float = 0.5  # of what rivals lose, how much of it is a gain
    doom: float = 0.55  # a sin card on the discard pile, where the world is neither safe nor nearly lost
    doomed: float = 1.6  # how much of that counts where world and armour would end together
    doomed_a_turn: float = 0.45  # how much less for each turn by which the world is safe
    corruption: float = 2.0  # a corruption card, for somebody who may fall: about what it costs to be cleansed of it
    corruption_a_turn: float = 1.2  # corruption cards that come in a turn
    fall: float = 20.0  # to fall
    foreseen: bool = False  # whether the other sin cards in hand count as corruption that comes
    portal: float = 0.6  # a portal that one holds, for the race to close most of them, beside the might it brings
    race: float = 0.0  # how much more that is for each portal closed
    far: int = 5  # gift cards that a portal lacks and is still thought of
    near: int = 2  # gift cards that it lacks when those in hand are kept for it
    aim: float = 0.5  # the part of a portal's gain that gift cards for it are credited with
    patience: float = 1.5  # gift cards: the more, the evener that is spread over all that are lacking
    loose: float = 0.5  # a card that the hero can exchange for what is lacking, beside one that is lacking
    untaken: float = 0.7  # how much a free space of a quest weighs against a share in its prize; a marker: 1
    taps: float = 1.15  # how often the gifts of a character count that is recruited
    first_call: float = 0.15  # the part of a character's cost that is lost when it is tapped
    drink: float = 1.05  # how much the gifts of an elixir count when it is bought
    pace: float = 3.0  # might a turn of the best hero at least, as it is expected
    refresh: float = 0.2  # new cards to choose from
    harm: float = 0.7  # what a reaction has to prevent to be worth its card
    worthwhile: float = 0.04  # what an action has to gain to be better than a pass
    turns_a_row: float = 1.12  # turns that a row takes
    sins_a_turn: float = 1.35  # sin cards that come to the discard pile for each hero in a turn
    sins_a_turn_fall: float = 2.16  # the same in The Fall of a Hero, as heroes do best to expect it: kept cards corrupt
    sins_a_turn_unnamed: float = 2.7  # the same where the Unnamed plays too


SENSIBLE: Final = Weights()

# The same in The Fall of a Hero, where more sins are played: rows have to be finished faster.
WARNED: Final = Weights(hurry=2.2)

# The same where the Unnamed plays too: there the world is lost unless that comes first, and unless heroes stay good.
UNITED: Final = Weights(token=0.29, asked_for=0.35, hurry=3.0, doom=0.9, foreseen=True)

# What the thinker goes by: it gathers for what it is near to, and leaves more of the world to others.
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
