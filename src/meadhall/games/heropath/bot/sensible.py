"""Answers of a sensible player to every question of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.engine import Asked, Option, View
from meadhall.games.heropath.bot import choosing, moving, playing
from meadhall.games.heropath.bot.acting import act
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.cards.playing import PASS
from meadhall.games.heropath.state import State

Answer = Callable[[Look, Sequence[Any]], Option]


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(Asked(view.state, view.seat, view.question, view.options))


def policy(asked: Asked[State]) -> Option:
    """Return the answer to any question of the game."""
    return answer(Look(asked.state, asked.seat), asked)


def answer(look: Look, asked: Asked[State]) -> Option:
    """Return the answer by this look at the table."""
    return ANSWERS[asked.question](look, asked.options)


def first(look: Look, options: Sequence[Option]) -> Option:
    """Return the first option: the rules put the best first."""
    return options[0]


def named(*keys: str) -> Answer:
    """Make an answer: the first of these keys that is on offer."""

    def answer(look: Look, options: Sequence[Option]) -> Option:
        return next((option for key in keys for option in options if option.key == key), options[0])

    return answer


def window(look: Look, options: Sequence[Option]) -> Option:
    """Return a card for what is about to happen, or none."""
    s = look.s
    about = s.windows[-1]
    if about.kind == "battle" and s.battle is not None:
        if s.battle.seat == look.seat:
            return playing.before_dice(look, s.battle, options)
        return playing.against_fighter(look, s.battle, options)
    if about.kind in ("loss", "death"):
        return playing.at_loss(look, options, about.kind)
    if about.kind == "cast" and look.seat not in about.to and about.by != look.leader:
        return PASS
    if about.kind == "flare" and look.seat not in about.to:
        return PASS
    return options[-1]  # calls off anything that is aimed at this hero


def after_the_roll(look: Look, options: Sequence[Option]) -> Option:
    assert look.s.battle is not None
    return playing.after_dice(look, look.s.battle, options)


ANSWERS: Final[dict[str, Answer]] = {
    # set-up
    "hero": choosing.hero,
    "free-gems": choosing.free_gems,
    "keep": choosing.kept,
    "replace-dealt": first,
    "replace-card": named("yes"),
    "arm-first": choosing.arms,
    # the turn
    "action": act,
    "travel-now": named("travel-now"),
    "travel": moving.way,
    "sail-where": moving.landing,
    "land-where": moving.landing,
    "jump-where": moving.landing,
    "ritual-space": moving.stand,
    "balloon-face": moving.face,
    "use-card-for-balloon": moving.balloon_card,
    "collect": choosing.collected,
    "which-hidden-taken": named("all"),
    "drop": named("nothing"),
    "which-hidden": first,
    # Rest and Visit
    "rest": choosing.part_of_rest,
    "use-card-for-search": choosing.search_card,
    "trade-with": first,
    "offer-what": named("never-mind"),
    "answer-offer": choosing.offer,
    "which-magic": choosing.given_up,
    "arrange": choosing.arms,
    "which-falls": first,
    "visit": choosing.activity,
    "buy": choosing.bought,
    "take-card": choosing.taken,
    "keep-card": choosing.taken,
    "under-first": first,
    "sell": choosing.given_up,
    "which-deck": first,
    "convert": choosing.converted,
    # battle and windows
    "use-card": window,
    "after-the-roll": after_the_roll,
    "which-dice": choosing.dice,
    "push-where": moving.pushed,
    # opponents
    "target": choosing.target,
    "encounter-whom": choosing.target,
    "poorest": choosing.target,
    "which-category": choosing.category,
    "snatch-what": choosing.snatched,
    "which-card-is-taken": choosing.given_up,
    "which-card-to-take": choosing.stolen,
    # the Dragon, enemies, Place-Sites
    "rock": moving.rock,
    "space-for-enemy": moving.enemy_space,
    "enemy-to-site": moving.enemy_space,
    "place-or-reveal": named("place"),
    "move-revealed": named("enough"),
    "which-enemy": moving.enemy_near,
    "which-enemies": moving.enemy_near,
    "look-at": moving.enemy_near,
    "turn-up": moving.turned_up,
    "move-which": moving.moved,
    "move-where": moving.pushed,
    "draw-site": named("yes"),
    "space-for-site": moving.site_space,
    # cards
    "choose-way": choosing.way_of_card,
    "surplus": choosing.given_up,
    "drop-which": choosing.given_up,
    "drop-where": moving.drop_space,
    # partners
    "agree": named("agree"),
}
