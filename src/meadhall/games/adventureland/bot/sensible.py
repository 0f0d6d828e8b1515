"""Answers of the bot `sensible`: it rates moves by their expected points, and plans its fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Decision, Guide, Option, Plan, View
from meadhall.games.adventureland.bot.escape import EscapeOutlook
from meadhall.games.adventureland.bot.expansion import KingOutlook, PrincessOutlook
from meadhall.games.adventureland.bot.fight_plans import reroll_value, value_after_dice
from meadhall.games.adventureland.bot.magnificent import MagnificentOutlook
from meadhall.games.adventureland.bot.outlook import Outlook
from meadhall.games.adventureland.fights import ADD_GOLD, COMMIT_OPTIONS, GIVE_UP, HERB_OPTIONS, Reroll, strength_so_far
from meadhall.games.adventureland.land import NOWHERE, WAYS
from meadhall.games.adventureland.moves import STAY, TO_OPTIONS, Go, To, obstacles_for
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import CREATURE, Fight, State

MAX_PLANS: Final = 8
MIN_GAIN_OF_MOVE: Final = 0.05  # minimum gain of a move
# minimum gain of a move to an empty field, because a party that stays has more choices later
MIN_GAIN_ON_EMPTY_FIELD: Final = 1.6


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(decision: Decision[State]) -> Option:
    """Return the answer to any question of the game."""
    return ANSWER_FUNCTIONS[decision.question](decision)


def lead_of(s: State, seat: int) -> float:
    """Return a seat's lead over the best opponent, in points expected at the end."""
    totals = [outlook_of(s, other).total() for other in range(s.players)]
    own_total = totals.pop(seat)
    return own_total - max(totals)


# ---- moves


def rate_moves(decision: Decision[State]) -> list[tuple[float, Option, To | None]]:
    """Return every move with its gain compared with staying, unsorted."""
    outlook = outlook_of(decision.state, decision.seat)
    moves: list[tuple[float, Option, To | None]] = []
    for option in decision.options:
        if isinstance(option, Go):
            stay_value = outlook.stay_value(option.party)
            moves += [
                (value - stay_value, option, TO_OPTIONS[field]) for value, field in rate_ends(outlook, option.party)
            ]
        elif option is STAY:
            moves.append((0.0, STAY, None))
        else:
            moves.append((outlook.swap_value(option.party), option, None))  # type: ignore[attr-defined]
    return moves


def rate_ends(outlook: Outlook, party: int, *, with_empty_fields: bool = True) -> list[tuple[float, int]]:
    """Return the legal ends of a party's move with their values (AL-MOV-09): all, or only those with items."""
    s = outlook.s
    party_on, lying = s.party_on, s.lying
    obstacles = obstacles_for(s, outlook.seat)
    ends: list[tuple[float, int]] = []
    for way in WAYS[s.parties[party].at]:
        for field in way:
            if field in obstacles:
                break
            if party_on[field] == NOWHERE:
                if lying[field]:
                    ends.append((outlook.end_value(party, field), field))
                elif with_empty_fields:
                    ends.append((outlook.end_value(party, field) - MIN_GAIN_ON_EMPTY_FIELD, field))
            elif outlook.rules.cannot_join(s, party, party_on[field]) is None:
                ends.append((outlook.end_value(party, field), field))
            if lying[field] >= CREATURE:
                break
    return ends


def pick_party(decision: Decision[State]) -> Option:
    """Return the option for the party with the best move, or to stay if no move gains anything."""
    gain, option, _ = max(rate_moves(decision), key=lambda move: move[0])
    return option if gain > MIN_GAIN_OF_MOVE else STAY


def pick_party_fast(decision: Decision[State]) -> Option:
    """Return the option for the party with the best move to an item, or to stay. Used in playouts."""
    outlook = outlook_of(decision.state, decision.seat)
    best_gain, pick = MIN_GAIN_OF_MOVE, decision.options[-1]
    for option in decision.options:
        if isinstance(option, Go):
            ends = rate_ends(outlook, option.party, with_empty_fields=False)
            if ends:
                gain = max(ends)[0] - outlook.stay_value(option.party)
                if gain > best_gain:
                    best_gain, pick = gain, option
    return pick


def pick_end(decision: Decision[State]) -> To:
    """Return the best end for the party that was picked."""
    outlook = outlook_of(decision.state, decision.seat)
    ends = [option for option in decision.options if isinstance(option, To)]
    return max(ends, key=lambda to: outlook.end_value(decision.state.moving, to.field))


# ---- fights


def _fight_and_stake(decision: Decision[State]) -> tuple[Fight, Outlook, float]:
    """Return the current fight, its owner's outlook, and the value of winning it."""
    fight = decision.state.fight
    assert fight is not None
    outlook = outlook_of(decision.state, decision.seat)
    return fight, outlook, outlook.stake(fight.party, fight.creature, fight.field)


def pick_swords(decision: Decision[State]) -> Option:
    """Return the set of swords with the best expected gain."""
    fight, outlook, stake = _fight_and_stake(decision)
    plan = outlook.plan_fight(fight.strength - strength_so_far(decision.state, fight), fight.party, stake)
    return COMMIT_OPTIONS[plan.extras]


def pick_reinforcement(decision: Decision[State]) -> Option:
    """Return the best reinforcement: the cheapest certain win, a re-roll, or giving up."""
    fight, outlook, stake = _fight_and_stake(decision)
    missing, hand, prices = (
        fight.strength - strength_so_far(decision.state, fight),
        outlook.hand(fight.party),
        outlook.prices,
    )
    throw = tuple(sorted(fight.dice))

    def option_value(option: Option) -> float:
        if option is GIVE_UP:
            return 1e-6
        if option is ADD_GOLD:
            return value_after_dice(missing - 1, hand.herbs, hand.gold - 1, stake, prices) - prices.coin
        if isinstance(option, Reroll):
            return reroll_value(missing, throw, fight.dice[option.die - 1], hand, stake, prices)
        herb = next(value for value, use in HERB_OPTIONS.items() if use is option)
        other_herbs = list(hand.herbs)
        other_herbs.remove(herb)
        return value_after_dice(missing - herb, tuple(other_herbs), hand.gold, stake, prices) - prices.herb * herb

    return max(decision.options, key=option_value)


def pick_area(decision: Decision[State]) -> Option:
    """Return the start area with the highest value."""
    outlook = outlook_of(decision.state, decision.seat)
    p = decision.state.parties[decision.state.moving]
    areas = [option for option in decision.options if isinstance(option, Area)]
    return max(areas, key=lambda option: outlook.place_value(p, option.area, p.companions))


ANSWER_FUNCTIONS: Final = {
    "first-move": pick_party,
    "second-move": pick_party,
    "where": pick_end,
    "swords": pick_swords,
    "reinforce": pick_reinforcement,
    "start-area": pick_area,
}


# ---- the bot that thinks ahead

FAST_ANSWER_FUNCTIONS: Final = {**ANSWER_FUNCTIONS, "first-move": pick_party_fast, "second-move": pick_party_fast}


def fast_policy(decision: Decision[State]) -> Option:
    """Return the answer to any question, with a faster method for playouts."""
    return FAST_ANSWER_FUNCTIONS[decision.question](decision)


def plans(decision: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the most promising answers, best first. A move contains both the party and its end."""
    if decision.question in ("first-move", "second-move"):
        moves = sorted(rate_moves(decision), key=lambda move: -move[0])[:MAX_PLANS]
        return [(gain, (option.key,) if end is None else (option.key, end.key)) for gain, option, end in moves]
    best_answer = policy(decision)
    return [
        (1.0, (best_answer.key,)),
        *((0.0, (option.key,)) for option in decision.options if option is not best_answer),
    ]


def turns_played(s: State) -> int:
    """Return the number of turns that have begun."""
    return s.round * s.players + (s.turn - s.first) % s.players


GUIDE: Final = Guide(fast_policy, lead_of, plans, turns_played, horizon=1)  # up to the next seat's first question


# ---- the outlook of each adventure


OUTLOOKS: Final[dict[int, type[Outlook]]] = {
    1: Outlook,
    2: MagnificentOutlook,
    3: EscapeOutlook,
    4: PrincessOutlook,
    5: KingOutlook,
}


def outlook_of(s: State, seat: int) -> Outlook:
    """Return the seat's estimates, by the rules of the match's adventure."""
    return OUTLOOKS[s.options.adventure](s, seat)
