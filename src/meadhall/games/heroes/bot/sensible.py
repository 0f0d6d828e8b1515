"""Answers of the bot `sensible` to each question, and the guide of the bot that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.engine import Decision, Guide, Option, Plan, View
from meadhall.games.heroes.bot.acting import RATING_FUNCTIONS, rate_equally
from meadhall.games.heroes.bot.rolling import choose_throw_or_stop, should_act
from meadhall.games.heroes.bot.values import lead_of, spell_card_value
from meadhall.games.heroes.bot.weights import SENSIBLE, THINKER, Weights
from meadhall.games.heroes.content import CARD, CREATURES, HERO_ELEMENT, SPELL_ELEMENT
from meadhall.games.heroes.effects.dice import CallStop, Throw, dice_in_hand
from meadhall.games.heroes.effects.hands import TakeCard
from meadhall.games.heroes.setup import PRINTED_ARMY, Place, TakeHero
from meadhall.games.heroes.state import A_HERO, EMPTY, IN_AIR, State
from meadhall.games.heroes.turns.rounds import ACT, PASS

CREATURE_SPACES: Final = (1, 2, 0, 3, 5, 4, 6, 7)  # spaces for Creatures: those in front of the Hero first
SUITED_SPELL_BONUS: Final = 0.1  # bonus for a Hero in the draft for each Spell of its element


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(SENSIBLE, Decision(view.state, view.seat, view.question, view.options))


def policy(w: Weights, decision: Decision[State]) -> Option:
    """Answer any question of the game by these weights."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    make_rating = RATING_FUNCTIONS.get(decision.question)
    if make_rating is not None:
        return max(options, key=make_rating(w, decision))
    answer_function = ANSWER_FUNCTIONS.get(decision.question)
    return answer_function(w, decision) if answer_function is not None else options[0]


def _best_option(decision: Decision[State], rate_option: Callable[[Any], float]) -> Option:
    return max(decision.options, key=rate_option)


# ---- set-up


def pick_draft(w: Weights, decision: Decision[State]) -> Option:
    """Pick good Spells first, then the Hero of their element."""
    s = decision.state
    elements = [SPELL_ELEMENT[spell] for spell in s.sides[decision.seat].owned]
    elements += [SPELL_ELEMENT[spell] for spell in s.duel_of(decision.seat).tableau if spell != EMPTY]

    def rate_option(o: Option) -> float:
        if isinstance(o, TakeHero):
            return w.drafted_hero_value + SUITED_SPELL_BONUS * elements.count(HERO_ELEMENT[o.hero])
        return spell_card_value(w, o.spell) if isinstance(o, TakeCard) else 0.0

    return _best_option(decision, rate_option)


def pick_army(_: Weights, decision: Decision[State]) -> Option:
    """Pick the printed army if it is offered, or else the last option."""
    return PRINTED_ARMY if PRINTED_ARMY in decision.options else decision.options[-1]


def pick_card_to_place(w: Weights, decision: Decision[State]) -> Option:
    """Place the Hero first, then the toughest Creatures."""

    def rate_option(o: Place) -> float:
        return 100.0 if o.card == A_HERO else CREATURES[o.card].toughness

    return _best_option(decision, rate_option)


def pick_space(w: Weights, decision: Decision[State]) -> Option:
    """Put the Hero in the back line, and the first Creatures in the front line."""
    s = decision.state
    if s.plan is not None and s.plan.card == A_HERO:
        return next((o for o in decision.options if o.key == "to:b2"), decision.options[-1])
    return min(decision.options, key=lambda o: CREATURE_SPACES.index(o.space))  # type: ignore[attr-defined]


# ---- rolling


def pick_beat(w: Weights, decision: Decision[State]) -> Option:
    """Keep the best dice, or call Stop. If it pays, some dice are thrown in the final throw of the Stop."""
    s, seat = decision.state, decision.seat
    if s.is_stunned(seat):
        return _pick_when_stunned(decision)
    dice, calls_stop = choose_throw_or_stop(w, s, seat, with_final_throw=True)
    thrown = tuple(sorted({*dice_in_hand(s, seat), *dice}))
    kind = CallStop if calls_stop else Throw
    return next((o for o in decision.options if isinstance(o, kind) and o.dice == thrown), decision.options[0])


def pick_race(w: Weights, decision: Decision[State]) -> Option:
    """Keep the best dice, or call Stop. In real time, a throw always includes the dice in hand."""
    s, seat = decision.state, decision.seat
    if s.is_stunned(seat):
        return _pick_when_stunned(decision)
    dice, calls_stop = choose_throw_or_stop(w, s, seat)
    for o in decision.options:
        if (calls_stop and isinstance(o, CallStop)) or (not calls_stop and isinstance(o, Throw) and o.dice == dice):
            return o
    return decision.options[0]


def _pick_when_stunned(decision: Decision[State]) -> Option:
    """Revive with a Stop if possible. Otherwise keep the C and throw the other dice."""
    s, seat = decision.state, decision.seat
    stop_option = next((o for o in decision.options if isinstance(o, CallStop)), None)
    if stop_option is not None:
        return stop_option
    dice_to_throw = tuple(die for die, face in enumerate(s.sides[seat].dice) if IN_AIR < face != CARD)
    return next((o for o in decision.options if isinstance(o, Throw) and o.dice == dice_to_throw), decision.options[0])


def pick_act_or_pass(w: Weights, decision: Decision[State]) -> Option:
    return ACT if should_act(w, decision.state, decision.seat) else PASS


ANSWER_FUNCTIONS: Final[dict[str, Callable[[Weights, Decision[State]], Option]]] = {
    "draft": pick_draft,
    "army": pick_army,
    "place": pick_card_to_place,
    "place-where": pick_space,
    "beat": pick_beat,
    "race": pick_race,
    "act-or-pass": pick_act_or_pass,
}


MAX_PLANS: Final = 8  # maximum number of answers to try
ESTIMATE_PLAYOUTS: Final = 10  # the estimated value of an answer counts as much as this many playouts


def thinker_policy(decision: Decision[State]) -> Option:
    """Return the thinker's answer without a search. In its playouts, every seat answers with this function."""
    return policy(THINKER, decision)


def plans(decision: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the most promising answers, best first. For rolling and set-up this is a single answer."""
    best_answer = thinker_policy(decision)
    if decision.question in ANSWER_FUNCTIONS:
        return [(0.0, (best_answer.key,))]
    rate_option = (
        RATING_FUNCTIONS[decision.question](THINKER, decision)
        if decision.question in RATING_FUNCTIONS
        else rate_equally
    )
    other_plans = [(rate_option(option), (option.key,)) for option in decision.options if option is not best_answer]
    best_plan = (rate_option(best_answer), (best_answer.key,))
    return [best_plan, *sorted(other_plans, key=lambda rated: -rated[0])][:MAX_PLANS]


def thinker_lead(s: State, seat: int) -> float:
    return lead_of(THINKER, s, seat)


def rounds_played(s: State) -> int:
    return sum(duel.rounds for duel in s.duels) + s.turns


GUIDE: Final[Guide[State]] = Guide(
    policy=thinker_policy, value=thinker_lead, plans=plans, turn=rounds_played, horizon=1, trust=ESTIMATE_PLAYOUTS
)
