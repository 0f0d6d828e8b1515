"""Answers of the bot `sensible` to every question of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.engine import Decision, Option, View
from meadhall.games.heropath.bot import choosing, moving, playing
from meadhall.games.heropath.bot.acting import pick_action
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.cards.playing import PASS
from meadhall.games.heropath.state import State

AnswerFunction = Callable[[Look, Sequence[Any]], Option]


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(decision: Decision[State]) -> Option:
    """Return the answer to a question of the game."""
    return pick_answer(Look(decision.state, decision.seat), decision)


def pick_answer(look: Look, decision: Decision[State]) -> Option:
    """Return the answer to a question, chosen with the values of this `Look`."""
    return ANSWERS[decision.question](look, decision.options)


def pick_first_option(look: Look, options: Sequence[Option]) -> Option:
    """Return the first option, because the rules put the best option first."""
    return options[0]


def first_of_keys(*keys: str) -> AnswerFunction:
    """Return a function that chooses the option with the first of these keys that is in the menu."""

    def answer(look: Look, options: Sequence[Option]) -> Option:
        return next((option for key in keys for option in options if option.key == key), options[0])

    return answer


def pick_in_window(look: Look, options: Sequence[Option]) -> Option:
    """Return a card to use in the window of a pending event, or a pass."""
    s = look.s
    pending = s.windows[-1]
    if pending.kind == "battle" and s.battle is not None:
        if s.battle.seat == look.seat:
            return playing.pick_card_before_dice(look, s.battle, options)
        return playing.pick_card_against_fighter(look, s.battle, options)
    if pending.kind in ("loss", "death"):
        return playing.pick_card_against_loss(look, options, pending.kind)
    if pending.kind == "cast" and look.seat not in pending.to and pending.by != look.leader:
        return PASS
    if pending.kind == "flare" and look.seat not in pending.to:
        return PASS
    return options[-1]  # cancel anything that targets this hero


def pick_after_roll(look: Look, options: Sequence[Option]) -> Option:
    assert look.s.battle is not None
    return playing.pick_after_dice(look, look.s.battle, options)


ANSWERS: Final[dict[str, AnswerFunction]] = {
    # set-up
    "hero": choosing.pick_hero,
    "free-gems": choosing.pick_free_gems,
    "keep": choosing.pick_card_to_keep,
    "replace-dealt": pick_first_option,
    "replace-card": first_of_keys("yes"),
    "arm-first": choosing.pick_rearrangement,
    # the turn
    "action": pick_action,
    "travel-now": first_of_keys("travel-now"),
    "travel": moving.pick_travel_option,
    "sail-where": moving.pick_landing,
    "land-where": moving.pick_landing,
    "jump-where": moving.pick_landing,
    "ritual-space": moving.pick_ritual_space,
    "balloon-face": moving.pick_balloon_face,
    "use-card-for-balloon": moving.pick_balloon_card,
    "collect": choosing.pick_thing_to_collect,
    "which-hidden-taken": first_of_keys("all"),
    "drop": first_of_keys("nothing"),
    "which-hidden": pick_first_option,
    # Rest and Visit
    "rest": choosing.pick_rest_option,
    "use-card-for-search": choosing.pick_search_card,
    "trade-with": pick_first_option,
    "offer-what": first_of_keys("never-mind"),
    "answer-offer": choosing.pick_reply_to_offer,
    "which-magic": choosing.pick_card_to_give_up,
    "arrange": choosing.pick_rearrangement,
    "which-falls": pick_first_option,
    "visit": choosing.pick_activity,
    "buy": choosing.pick_card_to_buy,
    "take-card": choosing.pick_card_to_take,
    "keep-card": choosing.pick_card_to_take,
    "under-first": pick_first_option,
    "sell": choosing.pick_card_to_give_up,
    "which-deck": pick_first_option,
    "convert": choosing.pick_conversion,
    # battle and windows
    "use-card": pick_in_window,
    "after-the-roll": pick_after_roll,
    "which-dice": choosing.pick_die,
    "push-where": moving.pick_harmless_space,
    # opponents
    "target": choosing.pick_target,
    "encounter-whom": choosing.pick_target,
    "poorest": choosing.pick_target,
    "which-category": choosing.pick_category,
    "snatch-what": choosing.pick_goods_to_snatch,
    "which-card-is-taken": choosing.pick_card_to_give_up,
    "which-card-to-take": choosing.pick_card_to_steal,
    # the Dragon, enemies, Place-Sites
    "rock": moving.pick_rock,
    "space-for-enemy": moving.pick_enemy_space,
    "enemy-to-site": moving.pick_enemy_space,
    "place-or-reveal": first_of_keys("place"),
    "move-revealed": first_of_keys("enough"),
    "which-enemy": moving.pick_nearest_enemy,
    "which-enemies": moving.pick_nearest_enemy,
    "look-at": moving.pick_nearest_enemy,
    "turn-up": moving.pick_enemy_to_turn_up,
    "move-which": moving.pick_enemy_to_move,
    "move-where": moving.pick_harmless_space,
    "draw-site": first_of_keys("yes"),
    "space-for-site": moving.pick_site_space,
    # cards
    "choose-way": choosing.pick_effect,
    "surplus": choosing.pick_card_to_give_up,
    "drop-which": choosing.pick_card_to_give_up,
    "drop-where": moving.pick_drop_space,
    # partners
    "agree": first_of_keys("agree"),
}
