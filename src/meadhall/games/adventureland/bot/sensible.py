"""Answers of the bot `sensible`: it rates moves by their expected points, and plans its fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Decision, Guide, Option, Plan, View
from meadhall.games.adventureland.bot.escape import EscapeOutlook
from meadhall.games.adventureland.bot.expansion import KingOutlook, PrincessOutlook
from meadhall.games.adventureland.bot.fight_plans import after_dice, reroll_worth
from meadhall.games.adventureland.bot.magnificent import MagnificentOutlook
from meadhall.games.adventureland.bot.outlook import Outlook
from meadhall.games.adventureland.fights import ADD_GOLD, COMMITS, GIVE_UP, HERBS, Reroll, reached
from meadhall.games.adventureland.land import NOWHERE, WAYS
from meadhall.games.adventureland.moves import STAY, TO, Go, To, walls_for
from meadhall.games.adventureland.sent_back import Area
from meadhall.games.adventureland.state import CREATURE, Fight, State

PLANS_TRIED: Final = 8
WORTH_MOVING: Final = 0.05
EMPTY_HANDED: Final = 1.6  # minimum gain of a move to an empty field, because a party that stays has more choices later


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(asked: Decision[State]) -> Option:
    """Return the answer to any question of the game."""
    return ANSWERS[asked.question](asked)


def value(s: State, seat: int) -> float:
    """Return a seat's lead over the best opponent, in points expected at the end."""
    totals = [outlook(s, other).total() for other in range(s.players)]
    mine = totals.pop(seat)
    return mine - max(totals)


# ---- moves


def rated_moves(asked: Decision[State]) -> list[tuple[float, Option, To | None]]:
    """Return every move with its gain compared with staying, unsorted."""
    look = outlook(asked.state, asked.seat)
    rated: list[tuple[float, Option, To | None]] = []
    for option in asked.options:
        if isinstance(option, Go):
            before = look.stay_value(option.party)
            rated += [(worth - before, option, TO[field]) for worth, field in rated_ends(look, option.party)]
        elif option is STAY:
            rated.append((0.0, STAY, None))
        else:
            rated.append((look.swap_value(option.party), option, None))  # type: ignore[attr-defined]
    return rated


def rated_ends(look: Outlook, party: int, *, empty: bool = True) -> list[tuple[float, int]]:
    """Return every legal end of a party's move with its value (AL-MOV-09).

    If `empty` is false, only fields with items are included.
    """
    s = look.s
    on, lying = s.party_on, s.lying
    walls = walls_for(s, look.seat)
    rated: list[tuple[float, int]] = []
    for way in WAYS[s.parties[party].at]:
        for field in way:
            if field in walls:
                break
            if on[field] == NOWHERE:
                if lying[field]:
                    rated.append((look.end_value(party, field), field))
                elif empty:
                    rated.append((look.end_value(party, field) - EMPTY_HANDED, field))
            elif look.rules.cannot_join(s, party, on[field]) is None:
                rated.append((look.end_value(party, field), field))
            if lying[field] >= CREATURE:
                break
    return rated


def pick_party(asked: Decision[State]) -> Option:
    """Return the option for the party with the best move, or to stay if no move gains anything."""
    gain, option, _ = max(rated_moves(asked), key=lambda move: move[0])
    return option if gain > WORTH_MOVING else STAY


def pick_party_fast(asked: Decision[State]) -> Option:
    """Return the option for the party with the best move to an item, or to stay. Used in playouts."""
    look = outlook(asked.state, asked.seat)
    best, pick = WORTH_MOVING, asked.options[-1]
    for option in asked.options:
        if isinstance(option, Go):
            ends = rated_ends(look, option.party, empty=False)
            if ends:
                gain = max(ends)[0] - look.stay_value(option.party)
                if gain > best:
                    best, pick = gain, option
    return pick


def pick_end(asked: Decision[State]) -> To:
    """Return the best end for the party that was picked."""
    look = outlook(asked.state, asked.seat)
    ends = [option for option in asked.options if isinstance(option, To)]
    return max(ends, key=lambda to: look.end_value(asked.state.moving, to.field))


# ---- fights


def _fight_of(asked: Decision[State]) -> tuple[Fight, Outlook, float]:
    """Return the current fight, its owner's outlook, and the value of winning it."""
    fight = asked.state.fight
    assert fight is not None
    look = outlook(asked.state, asked.seat)
    return fight, look, look.stake(fight.party, fight.creature, fight.field)


def pick_swords(asked: Decision[State]) -> Option:
    """Return the set of swords with the best expected gain."""
    fight, look, stake = _fight_of(asked)
    plan = look.plan_fight(fight.strength - reached(asked.state, fight), fight.party, stake)
    return COMMITS[plan.extras]


def pick_reinforcement(asked: Decision[State]) -> Option:
    """Return the best reinforcement: the cheapest certain win, a re-roll, or giving up."""
    fight, look, stake = _fight_of(asked)
    missing, hand, prices = fight.strength - reached(asked.state, fight), look.hand(fight.party), look.prices
    throw = tuple(sorted(fight.dice))

    def worth(option: Option) -> float:
        if option is GIVE_UP:
            return 1e-6
        if option is ADD_GOLD:
            return after_dice(missing - 1, hand.herbs, hand.gold - 1, stake, prices) - prices.coin
        if isinstance(option, Reroll):
            return reroll_worth(missing, throw, fight.dice[option.die - 1], hand, stake, prices)
        herb = next(value for value, use in HERBS.items() if use is option)
        rest = list(hand.herbs)
        rest.remove(herb)
        return after_dice(missing - herb, tuple(rest), hand.gold, stake, prices) - prices.herb * herb

    return max(asked.options, key=worth)


def pick_area(asked: Decision[State]) -> Option:
    """Return the start area with the highest value."""
    look = outlook(asked.state, asked.seat)
    p = asked.state.parties[asked.state.moving]
    areas = [option for option in asked.options if isinstance(option, Area)]
    return max(areas, key=lambda option: look.place_value(p, option.area, p.companions))


ANSWERS: Final = {
    "first-move": pick_party,
    "second-move": pick_party,
    "where": pick_end,
    "swords": pick_swords,
    "reinforce": pick_reinforcement,
    "start-area": pick_area,
}


# ---- the bot that thinks ahead

FAST: Final = {**ANSWERS, "first-move": pick_party_fast, "second-move": pick_party_fast}


def fast_policy(asked: Decision[State]) -> Option:
    """Return the answer to any question, with a faster method for playouts."""
    return FAST[asked.question](asked)


def plans(asked: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the most promising answers, best first. A move contains both the party and its end."""
    if asked.question in ("first-move", "second-move"):
        rated = sorted(rated_moves(asked), key=lambda move: -move[0])[:PLANS_TRIED]
        return [(gain, (option.key,) if end is None else (option.key, end.key)) for gain, option, end in rated]
    first = policy(asked)
    return [(1.0, (first.key,)), *((0.0, (option.key,)) for option in asked.options if option is not first)]


def turns_played(s: State) -> int:
    """Return the number of turns that have begun."""
    return s.round * s.players + (s.turn - s.first) % s.players


GUIDE: Final = Guide(fast_policy, value, plans, turns_played, horizon=1)  # up to the next seat's first question


# ---- the outlook of each adventure


OUTLOOKS: Final[dict[int, type[Outlook]]] = {
    1: Outlook,
    2: MagnificentOutlook,
    3: EscapeOutlook,
    4: PrincessOutlook,
    5: KingOutlook,
}


def outlook(s: State, seat: int) -> Outlook:
    """Return the seat's estimates, by the rules of the match's adventure."""
    return OUTLOOKS[s.options.adventure](s, seat)
