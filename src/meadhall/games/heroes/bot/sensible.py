"""Answers of the bot `sensible` to each question, and the guide of the bot that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.engine import Decision, Guide, Option, Plan, View
from meadhall.games.heroes.bot.acting import WORTHS, rate_alike
from meadhall.games.heroes.bot.rolling import keep_and_stop, should_act
from meadhall.games.heroes.bot.weights import SENSIBLE, THINKER, Weights
from meadhall.games.heroes.bot.worths import learnt_worth, value
from meadhall.games.heroes.content import CARD, CREATURES, HERO_ELEMENT, SPELL_ELEMENT
from meadhall.games.heroes.effects.dice import CallStop, Throw, in_hand
from meadhall.games.heroes.effects.hands import TakeCard
from meadhall.games.heroes.setup import PRINTED, Place, TakeHero
from meadhall.games.heroes.state import A_HERO, EMPTY, IN_AIR, State
from meadhall.games.heroes.turns.rounds import ACT, PASS

FRONT_FIRST: Final = (1, 2, 0, 3, 5, 4, 6, 7)  # spaces for Creatures: those in front of the Hero first
SUITED: Final = 0.1  # bonus for a Hero in the draft for each Spell of its element


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(SENSIBLE, Decision(view.state, view.seat, view.question, view.options))


def policy(w: Weights, asked: Decision[State]) -> Option:
    """Answer any question of the game by these weights."""
    options = asked.options
    if len(options) == 1:
        return options[0]
    worths = WORTHS.get(asked.question)
    if worths is not None:
        return max(options, key=worths(w, asked))
    answer = ANSWERS.get(asked.question)
    return answer(w, asked) if answer is not None else options[0]


def _best_option(asked: Decision[State], worth: Callable[[Any], float]) -> Option:
    return max(asked.options, key=worth)


# ---- set-up


def pick_draft(w: Weights, asked: Decision[State]) -> Option:
    """Pick good Spells first, then the Hero of their element."""
    s = asked.state
    elements = [SPELL_ELEMENT[spell] for spell in s.sides[asked.seat].owned]
    elements += [SPELL_ELEMENT[spell] for spell in s.duel_of(asked.seat).tableau if spell != EMPTY]

    def worth(o: Option) -> float:
        if isinstance(o, TakeHero):
            return w.drafted_hero + SUITED * elements.count(HERO_ELEMENT[o.hero])
        return learnt_worth(w, o.spell) if isinstance(o, TakeCard) else 0.0

    return _best_option(asked, worth)


def pick_army(_: Weights, asked: Decision[State]) -> Option:
    """Pick the printed army if it is offered, or else the last option."""
    return PRINTED if PRINTED in asked.options else asked.options[-1]


def pick_card_to_place(w: Weights, asked: Decision[State]) -> Option:
    """Place the Hero first, then the toughest Creatures."""

    def worth(o: Place) -> float:
        return 100.0 if o.card == A_HERO else CREATURES[o.card].toughness

    return _best_option(asked, worth)


def pick_space(w: Weights, asked: Decision[State]) -> Option:
    """Put the Hero in the back line, and the first Creatures in the front line."""
    s = asked.state
    if s.plan is not None and s.plan.card == A_HERO:
        return next((o for o in asked.options if o.key == "to:b2"), asked.options[-1])
    return min(asked.options, key=lambda o: FRONT_FIRST.index(o.space))  # type: ignore[attr-defined]


# ---- rolling


def pick_beat(w: Weights, asked: Decision[State]) -> Option:
    """Keep the best dice, or call Stop. If it pays, some dice are thrown in the final throw of the Stop."""
    s, seat = asked.state, asked.seat
    if s.is_stunned(seat):
        return _pick_stunned(asked)
    dice, stop = keep_and_stop(w, s, seat, gambling=True)
    thrown = tuple(sorted({*in_hand(s, seat), *dice}))
    wanted = CallStop if stop else Throw
    return next((o for o in asked.options if isinstance(o, wanted) and o.dice == thrown), asked.options[0])


def pick_race(w: Weights, asked: Decision[State]) -> Option:
    """Keep the best dice, or call Stop. In real time, a throw always includes the dice in hand."""
    s, seat = asked.state, asked.seat
    if s.is_stunned(seat):
        return _pick_stunned(asked)
    dice, stop = keep_and_stop(w, s, seat)
    for o in asked.options:
        if (stop and isinstance(o, CallStop)) or (not stop and isinstance(o, Throw) and o.dice == dice):
            return o
    return asked.options[0]


def _pick_stunned(asked: Decision[State]) -> Option:
    """Revive with a Stop if possible. Otherwise keep the C and throw the other dice."""
    s, seat = asked.state, asked.seat
    revive = next((o for o in asked.options if isinstance(o, CallStop)), None)
    if revive is not None:
        return revive
    other = tuple(die for die, face in enumerate(s.sides[seat].dice) if IN_AIR < face != CARD)
    return next((o for o in asked.options if isinstance(o, Throw) and o.dice == other), asked.options[0])


def pick_act_or_pass(w: Weights, asked: Decision[State]) -> Option:
    return ACT if should_act(w, asked.state, asked.seat) else PASS


ANSWERS: Final[dict[str, Callable[[Weights, Decision[State]], Option]]] = {
    "draft": pick_draft,
    "army": pick_army,
    "place": pick_card_to_place,
    "place-where": pick_space,
    "beat": pick_beat,
    "race": pick_race,
    "act-or-pass": pick_act_or_pass,
}


MAX_PLANS: Final = 8  # maximum number of answers to try
TRUST: Final = 10  # the estimated value of an answer counts as much as this many playouts


def thoughtful(asked: Decision[State]) -> Option:
    """Return the thinker's answer without a search. In its playouts, every seat answers with this function."""
    return policy(THINKER, asked)


def plans(asked: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the most promising answers, best first. For rolling and set-up this is a single answer."""
    first = thoughtful(asked)
    if asked.question in ANSWERS:
        return [(0.0, (first.key,))]
    worth = WORTHS[asked.question](THINKER, asked) if asked.question in WORTHS else rate_alike
    others = [(worth(option), (option.key,)) for option in asked.options if option is not first]
    best = (worth(first), (first.key,))
    return [best, *sorted(others, key=lambda rated: -rated[0])][:MAX_PLANS]


def lead(s: State, seat: int) -> float:
    return value(THINKER, s, seat)


def rounds_played(s: State) -> int:
    return sum(duel.rounds for duel in s.duels) + s.turns


GUIDE: Final[Guide[State]] = Guide(
    policy=thoughtful, value=lead, plans=plans, turn=rounds_played, horizon=1, trust=TRUST
)
