"""The bot's choice of an action. Every option of the menu gets a value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from meadhall.engine import Option
from meadhall.games.heropath.bot import prospects
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.bot.playing import value_of_free_use
from meadhall.games.heropath.bot.travel_values import TravelValues
from meadhall.games.heropath.cards.playing import Use
from meadhall.games.heropath.content import DRAGON
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.enemies.tokens import token_foe
from meadhall.games.heropath.land import DISTANCE, Space
from meadhall.games.heropath.rows import Call
from meadhall.games.heropath.state import Seat
from meadhall.games.heropath.turns.acting import BONUS_TRAVEL, END_TURN, GIVE_UP, REST, TRAVEL, Do, Enter, Fight, Rob

NEVER_CHOSEN = -99.0  # value of an option that is never chosen


class ActionChooser:
    """Rates the options for an action."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.travel_values = TravelValues(look, look.hero.actions - 1)

    @cached_property
    def travel_value(self) -> float:
        """The value of the best Travel or ride, minus the cost of an action."""
        return max(self.best_destination[0], self.travel_values.best_ride()[0]) - w.ACTION_COST

    @cached_property
    def best_destination(self) -> tuple[float, tuple[Space, ...]]:
        """The value of the best destination of a Travel on foot, and the path to this destination."""
        return self.travel_values.best_destination(self.look.paces)

    def rate(self, option: Option) -> float:
        """Return the value of an option."""
        if isinstance(option, Fight):
            return self.rate_fight(option)
        if isinstance(option, Rob):
            return self.rate_encounter(option.kind, option.victim) - w.ACTION_COST - self.flare_cost
        if isinstance(option, Use):
            return value_of_free_use(self.look, self.travel_values, option.piece)
        if isinstance(option, Call):
            return self.rate_call(option)
        if option is REST:
            return max(self.travel_values.rest_value - w.ACTION_COST, self.rate_rest_before_attack()) - self.flare_cost
        if isinstance(option, Enter):
            return self.travel_values.visit_value(self.look.hero.at) - w.ACTION_COST - self.flare_cost
        if option is TRAVEL:
            return self.travel_value
        if option is BONUS_TRAVEL:
            return self.travel_value + 2 * w.ACTION_COST
        return self.rate_free_option(option)

    def rate_free_option(self, option: Option) -> float:
        """Return the value of the fight with the Dragon, or of an option that costs no action."""
        if isinstance(option, Do) and option.key == "fight:dragon":
            return self.rate_dragon()
        if option is END_TURN:
            return -0.2
        if option is GIVE_UP:
            return -3.0
        return NEVER_CHOSEN

    @cached_property
    def flare_cost(self) -> float:
        """The cost of the flare if the hero acts on this space."""
        look = self.look
        return self.travel_values.flare_cost if flares.is_active(look.hero.at, look.s.rock) else 0.0

    def rate_fight(self, option: Fight) -> float:
        """Return the value of a battle, and of the actions that are possible after a victory."""
        look, s = self.look, self.look.s
        fight_value = prospects.fight_value(look, token_foe(s, option.token(s, look.seat)), look.hero.at)
        win_chance = look.odds(option.foe).win_or_tie
        return fight_value + win_chance * 0.3 - w.ACTION_COST - self.flare_cost

    def rate_dragon(self) -> float:
        """Return the value of fighting the Dragon now."""
        look = self.look
        chance = look.attack_chance(look.hero.actions)
        if chance < look.attack_threshold:
            return look.odds(DRAGON).win_or_tie * w.WIN_VALUE / 3 - w.LOST_ATTACK_COST - w.ACTION_COST
        return w.WIN_VALUE * chance + w.ACTION_COST

    def rate_rest_before_attack(self) -> float:
        """Return the value of a Rest before an attack on the Dragon."""
        look, travel_values = self.look, self.travel_values
        if not look.is_ready or flares.is_active(look.hero.at, look.s.rock):
            return NEVER_CHOSEN
        gained_vitality = prospects.vitality_from_rest(look)
        if not gained_vitality:
            return NEVER_CHOSEN
        travels = min((-(-DISTANCE[look.hero.at][lair] // look.paces) for lair in travel_values.lairs), default=9)
        return travel_values.attack_value(travels, gained_vitality) - w.ACTION_COST * (1 + travels)

    # ---- opponents

    def rate_encounter(self, kind: str, victim: Seat) -> float:
        """Return the value of an Encounter: the hero's gains, and a share of the victim's losses."""
        look, s = self.look, self.look.s
        victim_hero = s.heroes[victim]
        share = look.rival_share * (2.0 if victim == look.leader else 1.0)
        healing_value = look.value_of_good("VITALITY", 1)
        harm_value = 0.7
        if kind == "ambush":
            return healing_value + share * (
                harm_value + 3 * w.ACTION_COST + (3.0 if look.dragon_margin(victim) >= 1 else 0.0)
            )
        if kind == "thievery":
            return healing_value + 0.8 + share * (harm_value + 0.9)
        return (
            healing_value
            + (look.value_of_good("GOLD") if victim_hero.gold else look.value_of_good("FOOD"))
            + share * (harm_value + 0.3)
        )

    def rate_call(self, call: Call) -> float:
        """Return the value of a STOP call. It allows an attack on the Dragon, or on a hero on the same space."""
        look = self.look
        if call.kind == "dragon":
            return w.WIN_VALUE if look.is_ready else NEVER_CHOSEN
        if call.kind == "hero" and look.s.heroes[call.on].at == look.hero.at:
            return self.rate_encounter("snatching", call.on) - w.ACTION_COST
        return NEVER_CHOSEN


def pick_action(look: Look, options: Sequence[Option]) -> Option:
    """Return the option with the highest value."""
    chooser = ActionChooser(look)
    return max(options, key=chooser.rate)
