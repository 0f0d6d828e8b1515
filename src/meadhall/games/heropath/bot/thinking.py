"""The guide of a bot that thinks ahead: its view of the match, the value of a position, and candidate plans."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from meadhall.engine import UNSEEN, Decision, Guide, Option, Piece, Plan
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.actions.travel import COLLECT, FLY, SAIL, STOP, To
from meadhall.games.heropath.bot import cards, moving
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.acting import ActionChooser
from meadhall.games.heropath.bot.look import MAX_GEMS, Look
from meadhall.games.heropath.bot.sensible import pick_answer
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.content import CARDS, DRAGON, TABLE
from meadhall.games.heropath.effects.active_cards import ops_of
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.odds import odds
from meadhall.games.heropath.rows import Call, competition, opponents
from meadhall.games.heropath.state import FAITH, NOBODY, VITALITY, Seat, State
from meadhall.games.heropath.turns.acting import TRAVEL

ALL_DICE: Final = ("battle", "enemy")


class Arsenal(NamedTuple):
    """The total effect of a hero's cards on consecutive Fights against the Dragon."""

    power_once: float  # power added in the first of the Fights only
    power_each: float  # power added in each of the Fights
    healing: int  # VITALITY that potions give back
    rerolls: int  # number of the hero's dice that may be rerolled
    full_rerolls: int  # number of cards that reroll all dice of a side


class ThinkerLook(Look):
    """The match as one seat sees it, for one decision of the thinking bot."""

    goods = w.THINKER
    heroes = ("sorcerer", "wizard", "elf", "giant", "warrior", "dwarf")  # the Sorcerer wins most

    @cached_property
    def arsenal(self) -> Arsenal:
        """Effects of the hero's battle cards against the Dragon."""
        face = self.s.faces.face
        pieces = (*self.hero.resources(), *self.hero.in_armament())
        card_arsenals = [self._card_arsenal(piece) for piece in pieces if face[piece] != UNSEEN]
        return Arsenal(
            sum(part.power_once for part in card_arsenals),
            sum(part.power_each for part in card_arsenals),
            sum(part.healing for part in card_arsenals),
            sum(part.rerolls for part in card_arsenals),
            sum(part.full_rerolls for part in card_arsenals),
        )

    def _card_arsenal(self, piece: Piece) -> Arsenal:
        """Return the effects of one card in Fights against the Dragon."""
        face = self.s.faces.face[piece]
        card = CARDS[face]
        if "passive" in card.window or not self.is_usable(self.hero, piece, face):
            return Arsenal(0.0, 0.0, 0, 0, 0)
        power = self.card_dragon_bonus(self.hero, piece, face)
        healing = (
            sum(effect.n for effect in ops_of(op.Gain, face) if effect.res == "VITALITY")
            if "battle" in card.window
            else 0
        )
        rerolls_all_dice = (
            [effect.die in ALL_DICE for effect in ops_of(op.RerollNow, face)] if "rolled" in card.window else []
        )
        power_once, power_each = (power, 0.0) if card.is_single else (0.0, power)
        return Arsenal(power_once, power_each, healing, rerolls_all_dice.count(False), rerolls_all_dice.count(True))

    def _chance_alone(self, actions: int, extra_power: int) -> float:
        """Return the chance of this hero alone to slay the Dragon in this many Fights, with all cards."""
        power_once, power_each, healing, rerolls, full_rerolls = self.arsenal
        hero, dice = self.hero, TABLE.dragon.dice
        vitality, faith = hero.gems[VITALITY] - self.flare_loss(self.seat), hero.gems[FAITH]
        lasting_margin, loss_per_fight, miss_chance = (
            self.margin(DRAGON) - hero.gems[VITALITY] + extra_power,
            1 if self.s.is_gathered else 2,
            1.0,
        )
        for nth in range(actions):
            if nth and vitality + faith <= loss_per_fight:
                break
            healed_vitality = min(healing, max(0, MAX_GEMS - vitality))
            healing, vitality = healing - healed_vitality, vitality + healed_vitality
            margin = lasting_margin + vitality + round(power_each + power_once)
            loss_chance = 1 - odds(margin, dice, hero.turn.spirits, self.rerolls + rerolls).win_or_tie
            miss_chance *= loss_chance ** (1 + full_rerolls)
            power_once, rerolls, full_rerolls = 0.0, 0, 0
            vitality -= loss_per_fight
        return 1 - miss_chance


def value(s: State, seat: Seat) -> float:
    """Return a seat's lead in strength over its best opponent, or the value of a win or a loss at the end."""
    if s.winner != NOBODY:
        return w.WIN_VALUE if is_friend(s, seat, s.winner) else -w.WIN_VALUE
    own_strength = strength_of_seat(s, seat)
    rivals = [strength_of_seat(s, other) for other in opponents(s, seat)]
    return own_strength - (max(rivals) if rivals else 0.0)


def is_friend(s: State, seat: Seat, other: Seat) -> bool:
    """Whether a win of `other` also counts for `seat`."""
    return seat == other or not competition(s).are_opponents(s, seat, other)


def strength_of_seat(s: State, seat: Seat) -> float:
    """Return a hero's strength: gems, cards and goods, and the chance to slay the Dragon."""
    look = Look(s, seat)
    hero = s.heroes[seat]
    gems_value = sum(hero.gems) - hero.gems[VITALITY] + sum(w.VITALITY_VALUES[: hero.gems[VITALITY]])
    goods_value = hero.gold * w.THINKER.GOLD + hero.food * w.THINKER.FOOD - hero.leeches * w.LEECH_COST
    cards_value = cards.total_card_value(look.faces, tuple(hero.gems))
    chance = odds(look.dragon_margin(), TABLE.dragon.dice).win_or_tie
    return (
        gems_value
        + goods_value
        + cards_value
        + w.CERTAIN_VICTORY_VALUE * chance
        - (w.DEATH_COST if hero.is_dead else 0.0)
    )


PLANS_TRIED: Final = 4
MAX_RATING_DEFICIT: Final = 4.0  # plans rated this much below the best plan are not tried
TRAILS_KEPT: Final = 64  # number of imagined matches whose trails are stored
# Options that make a stored path useless, so that a new one must be searched.
TRAIL_ENDING_OPTIONS: Final = (
    COLLECT,
    SAIL,
    FLY,
)


class Trail(NamedTuple):
    """The path of a hero in one state. Its first space is the hero's position."""

    state: State
    seat: Seat
    spaces: tuple[Space, ...]


class Trails:
    """The paths of heroes in imagined matches. They are stored so that a path is not searched again at each pace."""

    def __init__(self) -> None:
        self._by_state: OrderedDict[int, Trail] = OrderedDict()  # by `id` of the state, the latest last

    def store_path(self, s: State, seat: Seat, ahead: tuple[Space, ...], pace: Option | None = None) -> None:
        """Store the path of a hero. It begins at the space that `pace` leads to, or by default at the hero's space."""
        position = pace.space if isinstance(pace, To) else s.heroes[seat].at
        self._by_state.pop(id(s), None)
        self._by_state[id(s)] = Trail(s, seat, (position, *ahead))
        if len(self._by_state) > TRAILS_KEPT:
            self._by_state.popitem(last=False)

    def next_option(self, decision: Decision[State]) -> Option | None:
        """Return the next pace, or the stop at the end of the path. Return None if a new path must be searched."""
        trail = self._by_state.pop(id(decision.state), None)
        if trail is None or trail.state is not decision.state or trail.seat != decision.seat:
            return None
        position, ahead = trail.spaces[0], trail.spaces[1:]
        if position != decision.state.heroes[decision.seat].at:
            return None
        if any(isinstance(option, Use | Call) or option in TRAIL_ENDING_OPTIONS for option in decision.options):
            return None
        if not ahead:
            return next((option for option in decision.options if option is STOP), None)
        self._by_state[id(decision.state)] = Trail(decision.state, decision.seat, ahead)
        return next(
            (option for option in decision.options if isinstance(option, To) and option.space == ahead[0]), None
        )


_trails: Final = Trails()


def playout_policy(decision: Decision[State]) -> Option:
    """Return an answer in an imagined match. Paces follow the stored path."""
    if decision.question == "action":
        return _choose_action(decision)
    if decision.question != "travel":
        return pick_answer(ThinkerLook(decision.state, decision.seat), decision)
    pace = _trails.next_option(decision)
    if pace is None:
        pace, spaces = moving.best_route(ThinkerLook(decision.state, decision.seat), decision.options)
        _trails.store_path(decision.state, decision.seat, spaces, pace)
    return pace


def _choose_action(decision: Decision[State]) -> Option:
    """Return the best action. If it is a Travel, store its path."""
    chooser = ActionChooser(ThinkerLook(decision.state, decision.seat))
    best = max(decision.options, key=chooser.rate)
    if best is TRAVEL and chooser.best_destination[0] >= chooser.travel_values.best_ride()[0]:
        _trails.store_path(decision.state, decision.seat, chooser.best_destination[1])
    return best


def plans(decision: Decision[State]) -> Sequence[tuple[float, Plan]]:
    """Return the answers to try for an action, the most promising first.

    For other questions, return only the answer of the policy.
    """
    if decision.question != "action":
        return [(0.0, (playout_policy(decision).key,))]
    chooser = ActionChooser(ThinkerLook(decision.state, decision.seat))
    ratings = sorted(((chooser.rate(option), option.key) for option in decision.options), reverse=True)
    min_value = ratings[0][0] - MAX_RATING_DEFICIT
    return [(gain, (key,)) for gain, key in ratings[:PLANS_TRIED] if gain >= min_value]


def turns_played(s: State) -> int:
    """Return the number of turns played."""
    return s.round * len(s.heroes) + (s.now - s.first) % len(s.heroes)


GUIDE: Final = Guide(policy=playout_policy, value=value, plans=plans, turn=turns_played, horizon=1, trust=4.0)
