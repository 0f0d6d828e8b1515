"""How a sensible player answers each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.engine.guide import Asked, Guide, Plan
from meadhall.engine.options import Option
from meadhall.engine.view import View
from meadhall.games.heroes.army import PRINTED
from meadhall.games.heroes.board import COLUMNS, is_front
from meadhall.games.heroes.bot.costs import nothing_cost, stop_costs
from meadhall.games.heroes.bot.gains import (
    ability_worth,
    action_worths,
    aimed_worth,
    attack_worth,
    best_action,
    most_hurt,
    target_worth,
    unmade_worth,
)
from meadhall.games.heroes.bot.rolling import faces_of, keep_and_stop
from meadhall.games.heroes.bot.worths import hurt_worth, learnt_worth, value
from meadhall.games.heroes.content import CREATURES, HERO_ELEMENT, SPELL_ELEMENT
from meadhall.games.heroes.creatures import attack_targets, own_creatures
from meadhall.games.heroes.dice import CallStop, Throw, in_hand
from meadhall.games.heroes.draft import TakeHero
from meadhall.games.heroes.enhancing import CHAIN
from meadhall.games.heroes.parts import ATTACK, NO_MORE
from meadhall.games.heroes.placing import Place
from meadhall.games.heroes.rounds import END, Activate, Use
from meadhall.games.heroes.specials import Drop
from meadhall.games.heroes.state import A_HERO, BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.tableau import TakeCard
from meadhall.games.heroes.targets import At, Column, InPlay, Player
from meadhall.games.heroes.wounds import Hit

WORTH_DOING: Final = 0.15
FRONT_FIRST: Final = (1, 2, 0, 3, 5, 4, 6, 7)  # spaces for Creatures: before the Hero first
OPENING: Final = 1.9  # a Hero in the draft, against Spells
SUITED: Final = 0.1  # and more for each Spell of the Hero's element


def sensible(view: View[State]) -> Option:
    """The answer of the bot `sensible`."""
    return policy(Asked(view.state, view.seat, view.question, view.options))


def policy(asked: Asked[State]) -> Option:
    """Answers any question of the game."""
    options = asked.options
    if len(options) == 1:
        return options[0]
    answer = ANSWERS.get(asked.question)
    return answer(asked) if answer is not None else options[0]


def _best(asked: Asked[State], worth: Callable[[Any], float]) -> Option:
    return max(asked.options, key=worth)


# ---- set-up


def draft(asked: Asked[State]) -> Option:
    """Good Spells first, then the Hero whose element they have."""
    s = asked.state
    elements = [SPELL_ELEMENT[spell] for spell in s.sides[asked.seat].owned]
    elements += [SPELL_ELEMENT[spell] for spell in s.duel_of(asked.seat).tableau if spell != EMPTY]

    def worth(o: Option) -> float:
        if isinstance(o, TakeHero):
            return OPENING + SUITED * elements.count(HERO_ELEMENT[o.hero])
        return learnt_worth(o.spell) if isinstance(o, TakeCard) else 0.0

    return _best(asked, worth)


def army(asked: Asked[State]) -> Option:
    """The printed army: it is a sound one."""
    return PRINTED if PRINTED in asked.options else asked.options[-1]


def place_card(asked: Asked[State]) -> Option:
    """The Hero to the back, then the toughest first."""

    def worth(o: Place) -> float:
        return 100.0 if o.card == A_HERO else CREATURES[o.card].toughness

    return _best(asked, worth)


def place_where(asked: Asked[State]) -> Option:
    """The Hero behind, Creatures before him first."""
    s = asked.state
    if s.plan is not None and s.plan.card == A_HERO:
        return next((o for o in asked.options if o.key == "to:b2"), asked.options[-1])
    return min(asked.options, key=lambda o: FRONT_FIRST.index(o.space))  # type: ignore[attr-defined]


# ---- rolling


def beat(asked: Asked[State]) -> Option:
    s, seat = asked.state, asked.seat
    if s.is_stunned(seat):
        return _stunned(asked)
    dice, stop = keep_and_stop(s, seat, gambling=True)
    thrown = tuple(sorted({*in_hand(s, seat), *dice}))
    wanted = CallStop if stop else Throw
    return next((o for o in asked.options if isinstance(o, wanted) and o.dice == thrown), asked.options[0])


def race(asked: Asked[State]) -> Option:
    """The same by the clock: what is in hand goes along by itself."""
    s, seat = asked.state, asked.seat
    if s.is_stunned(seat):
        return _stunned(asked)
    dice, stop = keep_and_stop(s, seat)
    for o in asked.options:
        if (stop and isinstance(o, CallStop)) or (not stop and isinstance(o, Throw) and o.dice == dice):
            return o
    return asked.options[0]


def _stunned(asked: Asked[State]) -> Option:
    """Rolls for the five C."""
    s, seat = asked.state, asked.seat
    revive = next((o for o in asked.options if isinstance(o, CallStop)), None)
    if revive is not None:
        return revive
    other = tuple(die for die, face in enumerate(s.sides[seat].dice) if -2 < face != 5)
    return next((o for o in asked.options if isinstance(o, Throw) and o.dice == other), asked.options[0])


# ---- acting


def action(asked: Asked[State]) -> Option:
    worths = action_worths(asked.state, asked.seat)
    none = -nothing_cost(asked.state, asked.seat) if asked.question == "action" else 0.0
    return _best(asked, lambda o: worths.get(o.key, none))


def act_or_pass(asked: Asked[State]) -> Option:
    s, seat = asked.state, asked.seat
    gain = best_action(s, seat) - stop_costs(s, seat).of(faces_of(s, seat))
    return asked.options[0] if gain > WORTH_DOING + 0.3 else asked.options[1]


def target(asked: Asked[State]) -> Option:
    """The target with the most gain; no second one that harms oneself."""
    s, seat = asked.state, asked.seat
    plan = s.plan
    if plan is None:
        return asked.options[0]
    beside = next((b for b in own_creatures(s, seat) if s.beings[b].at == BESIDE), EMPTY)

    def worth(o: Option) -> float:
        if o is NO_MORE:
            return 0.0
        being = o.being(s) if isinstance(o, At) else beside
        if plan.card == CHAIN and plan.targets:
            own = s.beings[being].owner == seat
            return -1.0 if own else hurt_worth(s, Hit(being, 4 - len(plan.targets), "magical"), seat)
        return target_worth(s, seat, plan.card, being, plan.enhanced)

    return _best(asked, worth)


def player(asked: Asked[State]) -> Option:
    s = asked.state
    if s.plan is None:
        return asked.options[0]
    card = s.plan.card
    return _best(asked, lambda o: target_worth(s, asked.seat, card, o.seat))


def in_play(asked: Asked[State]) -> Option:
    return _best(asked, lambda o: unmade_worth(asked.state, asked.seat, o.at(asked.state)))


def heal(asked: Asked[State]) -> Option:
    s, seat = asked.state, asked.seat
    worst = most_hurt(s, seat)
    at = s.beings[worst].at
    return next((o for o in asked.options if isinstance(o, At) and (o.seat, o.space) == (seat, at)), asked.options[0])


def does(asked: Asked[State]) -> Option:
    s, seat = asked.state, asked.seat
    being = s.plan.being if s.plan is not None else EMPTY
    if being == EMPTY:
        return asked.options[0]
    ability = ability_worth(s, seat, being)
    return asked.options[-1] if ability > _attack(s, seat, being) else ATTACK


def _attack(s: State, seat: Seat, being: int) -> float:
    return max((attack_worth(s, seat, being, foe) for foe in attack_targets(s, seat, being)), default=-1.0)


def attack(asked: Asked[State]) -> Option:
    s, seat = asked.state, asked.seat
    being = s.plan.being if s.plan is not None else EMPTY
    if being == EMPTY:
        return asked.options[0]
    return _best(asked, lambda o: attack_worth(s, seat, being, o.being(s)))


def ability(asked: Asked[State]) -> Option:
    s, seat = asked.state, asked.seat
    being = s.plan.being if s.plan is not None else EMPTY
    if being == EMPTY:
        return asked.options[0]

    def worth(o: Option) -> float:
        match o:
            case At():
                return aimed_worth(s, seat, being, o.being(s))
            case Player():
                return aimed_worth(s, seat, being, o.seat)
            case Column():
                return aimed_worth(s, seat, being, o.seat * COLUMNS + o.column)
            case InPlay():
                return aimed_worth(s, seat, being, o.at(s))
            case _:
                return -float(is_front(o.space))  # type: ignore[attr-defined]

    return _best(asked, worth)


def next_step(asked: Asked[State]) -> Option:
    """The activation with the most gain for its cost, so long as any is worth it."""
    s, seat = asked.state, asked.seat

    def worth(o: Option) -> float:
        if isinstance(o, Activate):
            return _attack(s, seat, s.spaces[seat][o.space])
        if isinstance(o, Use):
            being = s.spaces[seat][o.space] if o.space >= 0 else _dead(s, seat)
            return ability_worth(s, seat, being)
        return WORTH_DOING if o is END else 0.0

    return _best(asked, worth)


def _dead(s: State, seat: Seat) -> int:
    return next(being for being in own_creatures(s, seat) if s.beings[being].at == BESIDE)


def struck(asked: Asked[State]) -> Option:
    """Whom a strike or a burst hits."""
    s, seat = asked.state, asked.seat

    def worth(o: Option) -> float:
        if not isinstance(o, At):
            return 0.0
        gain = hurt_worth(s, Hit(o.being(s), 3, "magical"), seat)
        return gain if s.is_opponent(seat, o.seat) else -gain

    return _best(asked, worth)


def learn(asked: Asked[State]) -> Option:
    return _best(asked, lambda o: learnt_worth(o.spell))


def drop(asked: Asked[State]) -> Option:
    return _best(asked, lambda o: -learnt_worth(o.spell) if isinstance(o, Drop) else 0.0)


ANSWERS: Final[dict[str, Callable[[Asked[State]], Option]]] = {
    "draft": draft, "army": army, "place": place_card, "place-where": place_where, "beat": beat, "race": race,
    "action": action, "other-action": action, "act-or-pass": act_or_pass, "target": target, "player": player,
    "spell": in_play, "heal": heal, "does": does, "attack": attack, "ability": ability, "next": next_step,
    "burst": struck, "strike": struck, "learn": learn, "discard": drop,
}  # fmt: skip


# ---- for bots that think ahead


def plans(asked: Asked[State]) -> Sequence[tuple[float, Plan]]:
    """The answers worth a thought, what the policy would do first."""
    s, seat = asked.state, asked.seat
    first = policy(asked)
    worths = dict.fromkeys((o.key for o in asked.options), 0.0)
    if asked.question in ("action", "other-action"):
        worths = {**worths, **action_worths(s, seat)}
    found = [(worths[o.key] + 0.2 * (o is first), (o.key,)) for o in _tried(asked, first)]
    return sorted(found, key=lambda one: -one[0])


def _tried(asked: Asked[State], first: Option) -> list[Option]:
    """Of many sets of dice only what the policy would do, a Stop now, and to hold."""
    if asked.question not in ("beat", "race"):
        return [first, *(o for o in asked.options if o is not first)][:8]
    others = [o for o in asked.options if o.key in ("stop:none", "throw:none") and o is not first]
    return [first, *others]


def rounds_played(s: State) -> int:
    return sum(duel.rounds for duel in s.duels) + s.turns


GUIDE: Final[Guide[State]] = Guide(policy=policy, value=value, plans=plans, turn=rounds_played, horizon=1)
