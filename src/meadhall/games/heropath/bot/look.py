"""The match as a bot sees it: the margin over the Dragon, and the present value of gems and goods."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from meadhall.engine import UNSEEN, Face, Piece
from meadhall.games.heropath import odds as chances
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.bot import cards
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.weights import GoodsValues
from meadhall.games.heropath.cards.playing import can_pay_for_use, is_square_idle
from meadhall.games.heropath.content import CARDS, DRAGON, ENEMIES, LIMITS, TABLE
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.effects.active_cards import (
    active_ops,
    card_giving_immunity,
    fits_foe,
    meets_attributes,
    meets_need,
    ops_of,
    pace_limit,
)
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.odds import Odds, odds, ritual_chance
from meadhall.games.heropath.rows import competition, dragon_power, opponents
from meadhall.games.heropath.state import ATTRIBUTE, EXPERIENCE, FAITH, VITALITY, Hero, Seat, State

MAX_GEMS: Final = LIMITS.attribute_max
DECISIVE_POWER_WEIGHT: Final = 4.0  # weight of a point of power that decides the fight with the Dragon


@lru_cache(4096)
def _visit_cache(*holdings: object) -> dict[int, float]:
    """Return the cache for heroes with these holdings. It is empty when it is first returned."""
    return {}


class Look:
    """The match as one seat sees it, for one decision, with the values of possible gains and losses."""

    goods: GoodsValues = w.SENSIBLE
    heroes: tuple[str, ...] = ("elf", "giant", "sorcerer", "wizard", "warrior", "dwarf")  # hero characters, best first

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.hero: Hero = s.heroes[seat]
        self.faces = cards.known_cards(s, self.hero)
        self.paces = pace_limit(s, seat, self.hero.at)
        self.fight_values: dict[
            tuple[int, int], float
        ] = {}  # value of a battle against an enemy, by its type and the extra power
        self.hidden_fight_values: dict[
            tuple[str, int], float
        ] = {}  # value of a battle against a hidden enemy, by bag and space
        self._margins: dict[Seat, int] = {}
        self._attack_chances: dict[tuple[int, int], float] = {}

    @cached_property
    def visit_cache(self) -> dict[int, float]:
        """Cached values of Visits, by Place-Site. Heroes with the same goods and cards share this cache."""
        s, hero, face = self.s, self.hero, self.s.faces.face
        exposed = tuple(face[piece] for board in s.boards for piece in board.exposed)
        armed_faces = tuple(face[piece] for piece in hero.in_armament())
        goods = (hero.gold, hero.food, hero.leeches, s.gold > 0)
        return _visit_cache(
            type(self).__name__,
            tuple(hero.gems),
            goods,
            self.faces,
            armed_faces,
            exposed,
            self.power_factor,
            self.goods,
        )

    # ---- battles

    def margin(self, foe: int, seat: Seat | None = None) -> int:
        """Return a hero's power minus an opponent's power, before the roll."""
        return chances.margin(self.s, self.seat if seat is None else seat, foe)

    @cached_property
    def is_regional(self) -> bool:
        """Whether a card of the hero gives power in some regions only."""
        return any(effect.region for _, effect in active_ops(self.s, self.hero, op.Power))

    def power_gain_at(self, foe: int, space: Space) -> int:
        """Return how much power the hero would gain on another space. A loss is below 0."""
        return chances.regional_difference(self.s, self.hero, foe, space) if self.is_regional else 0

    @cached_property
    def rerolls(self) -> int:
        """The number of dice that the hero may still reroll in this turn."""
        return chances.rerolls_of(self.s, self.seat)

    def odds(self, foe: int, extra_power: int = 0) -> Odds:
        """Return the chances against an opponent without single-use cards, with this much extra power."""
        dice = TABLE.dragon.dice if foe == DRAGON else ENEMIES[foe].dice
        return odds(self.margin(foe) + extra_power, dice, self.hero.turn.spirits, self.rerolls)

    # ---- the Dragon

    def dragon_bonus(self, seat: Seat) -> int:
        """Return the power that a hero's single-use and paid cards add against the Dragon."""
        s, hero = self.s, self.s.heroes[seat]
        face_of, power = s.faces.face, 0.0
        for piece in (*hero.resources(), *hero.in_armament()):
            face = face_of[piece]
            if face != UNSEEN and "passive" not in CARDS[face].window:
                power += self.card_dragon_bonus(hero, piece, face)
        return round(power)

    def card_dragon_bonus(self, hero: Hero, piece: Piece, face: Face) -> float:
        """Return the power that one card adds against the Dragon."""
        if not self.is_usable(hero, piece, face):
            return 0.0
        power = sum(
            effect.n
            for effect in ops_of(op.AddPower, face)
            if fits_foe(DRAGON, effect.vs, effect.not_vs) and meets_need(self.s, hero, effect.need)
        )
        special_dice = len(ops_of(op.AddSpecial, face)) + len(ops_of(op.Special, face))
        dropped_dice = sum(fits_foe(DRAGON, effect.vs, effect.not_vs) for effect in ops_of(op.DropDie, face))
        return power + w.SPECIAL_DIE_POWER * special_dice + w.ENEMY_DIE_POWER * dropped_dice

    def is_usable(self, hero: Hero, piece: Piece, face: Face) -> bool:
        """Whether a hero could use a card now."""
        card = CARDS[face]
        return (
            not is_square_idle(hero, piece, card)
            and can_pay_for_use(hero, card)
            and meets_attributes(self.s, hero, face)
        )

    def flare_loss(self, seat: Seat) -> int:
        """Return the VITALITY that a hero loses on the way to the Dragon."""
        s, hero = self.s, self.s.heroes[seat]
        if s.is_gathered or flares.is_active(hero.at, s.rock) or card_giving_immunity(s, hero, "active-flare") >= 0:
            return 0
        has_ward = any("active-flare" in effect.loss for _, effect in active_ops(s, hero, op.Ward))
        return 0 if has_ward else 1

    def dragon_margin(self, seat: Seat | None = None) -> int:
        """Return a hero's power minus the Dragon's. Usable cards and losses on the way to the Dragon are included."""
        seat = self.seat if seat is None else seat
        if seat not in self._margins:
            self._margins[seat] = self.margin(DRAGON, seat) + self.dragon_bonus(seat) - self.flare_loss(seat)
        return self._margins[seat]

    @cached_property
    def margin_to_dragon(self) -> int:
        """The hero's margin over the Dragon. In Co-op it is the mean of all heroes."""
        if not self.is_ritual:
            return self.dragon_margin()
        return round(self.party_margin / self.s.players)

    @cached_property
    def is_ritual(self) -> bool:
        """Whether all heroes fight the Dragon together."""
        return self.s.options.competition == "co-op"

    @cached_property
    def party_margin(self) -> int:
        """The margin of all heroes together in Co-op, where the Dragon's power counts once per player (HP-COP-22)."""
        s = self.s
        dead_seats = [seat for seat in s.seats if s.heroes[seat].is_dead]
        flare_loss = self.flare_loss(self.seat)
        unmatched_power = len(dead_seats) * (dragon_power(s) + s.scale.level)
        living_margins = (
            self.margin(DRAGON, seat) + self.dragon_bonus(seat) for seat in s.seats if seat not in dead_seats
        )
        return sum(living_margins) - flare_loss - unmatched_power

    def attack_chance(self, actions: int, extra_power: int = 0) -> float:
        """Return the chance to slay the Dragon in this many consecutive Fights, with this much extra power."""
        if actions <= 0:
            return 0.0
        if (actions, extra_power) not in self._attack_chances:
            self._attack_chances[actions, extra_power] = (
                self._ritual_chance if self.is_ritual else self._chance_alone
            )(actions, extra_power)
        return self._attack_chances[actions, extra_power]

    def _chance_alone(self, actions: int, extra_power: int) -> float:
        """Return the chance of this hero alone to slay the Dragon in this many consecutive Fights."""
        margin, used_bonus = self.dragon_margin(), self.dragon_bonus(self.seat)
        remaining_gems = self.hero.gems[VITALITY] + self.hero.gems[FAITH]
        loss_per_fight = 1 if self.s.is_gathered else 2
        miss_chance, vitality_lost = 1.0, 0
        for nth in range(actions):
            if vitality_lost and remaining_gems - vitality_lost <= loss_per_fight:
                break
            present_margin = margin + extra_power - vitality_lost - (used_bonus if nth else 0)
            miss_chance *= 1 - odds(present_margin, TABLE.dragon.dice, self.hero.turn.spirits, self.rerolls).win_or_tie
            vitality_lost += loss_per_fight
        return 1 - miss_chance

    def _ritual_chance(self, actions: int, extra_power: int) -> float:
        """Return the chance of all heroes together to slay the Dragon in one or two rituals."""
        s, miss_chance = self.s, 1.0
        living_heroes = sum(not hero.is_dead for hero in s.heroes)
        for nth in range(min(actions, 2)):
            miss_chance *= 1 - ritual_chance(
                max(-200, self.party_margin + extra_power - 2 * nth * s.players), s.players, living_heroes
            )
        return 1 - miss_chance

    @cached_property
    def attack_threshold(self) -> float:
        """The minimum chance at which the bot attacks the Dragon.

        It is lower if an opponent may attack soon, or if the last rounds are near.
        """
        s = self.s
        if s.options.competition == "solo":
            return w.ATTACK_CHANCE if s.scale.level < 8 else w.DESPERATE_ATTACK_CHANCE / 4
        limit = competition(s).round_limit(s)
        if limit and s.round >= limit - 2:
            return w.DESPERATE_ATTACK_CHANCE / 4
        best_rival_margin = max((self.dragon_margin(other) for other in opponents(s, self.seat)), default=-9)
        if odds(best_rival_margin, TABLE.dragon.dice).win_or_tie >= w.ATTACK_CHANCE:
            return w.DESPERATE_ATTACK_CHANCE
        impatience = max(0, s.round - w.PATIENT_ROUNDS) * w.CHANCE_DECREASE_PER_ROUND
        return max(w.DESPERATE_ATTACK_CHANCE, w.ATTACK_CHANCE - impatience)

    @cached_property
    def first_rest_bonus(self) -> float:
        """The amount added to the value of the first Rest in a turn: 0 unless a bot overrides it."""
        return 0.0

    @cached_property
    def is_ready(self) -> bool:
        """Whether the bot would attack the Dragon with two Fights."""
        return self.attack_chance(2) >= self.attack_threshold

    # ---- present values

    @cached_property
    def power_factor(self) -> float:
        """The factor for the value of power.

        It is larger if a point of power changes the chance against the Dragon much.
        """
        difference = (
            odds(self.margin_to_dragon + 1, TABLE.dragon.dice).win_or_tie
            - odds(self.margin_to_dragon - 1, TABLE.dragon.dice).win_or_tie
        )
        return 1 + DECISIVE_POWER_WEIGHT * difference / 2

    def value_of_gem(self, attribute: int, count: int | None = None) -> float:
        """Return the value of one more gem for a hero with `count` gems, by default the present number."""
        amount = self.hero.gems[attribute] if count is None else count
        if amount >= MAX_GEMS:
            return 0.0
        if attribute == VITALITY:
            return w.VITALITY_VALUES[amount] * (self.power_factor if amount else 1.0)
        return (w.EXPERIENCE_VALUE if attribute == EXPERIENCE else w.GEM_VALUE) * self.power_factor

    def cost_of_wounds(self, n: int) -> float:
        """Return the cost of losing `n` VITALITY. Further losses take FAITH, and then the hero's life."""
        vitality, faith, cost = self.hero.gems[VITALITY], self.hero.gems[FAITH], 0.0
        for _ in range(n):
            if vitality:
                vitality -= 1
                cost += self.value_of_gem(VITALITY, vitality)
            elif faith > 1:
                faith -= 1
                cost += 1.5 * self.value_of_gem(FAITH, faith)
            else:
                return cost + w.DEATH_COST
        return cost + (w.DEATH_COST if vitality + faith == 0 else 0.0)

    def value_of_good(self, name: str, n: int = 1) -> float:
        """Return the value of gaining `n` of a good or an attribute."""
        if name in ATTRIBUTE:
            attribute = ATTRIBUTE[name]
            amount = self.hero.gems[attribute]
            return sum(self.value_of_gem(attribute, amount + nth) for nth in range(max(0, n)))
        amount, unit_value = self._amount_and_unit_value(name)
        return sum(
            max(self.goods.min_unit_value, unit_value - self.goods.decrease_per_unit * max(0, amount + nth - 2))
            for nth in range(n)
        )

    def _amount_and_unit_value(self, name: str) -> tuple[int, float]:
        """Return the hero's amount of a good, and the value of the first unit."""
        return (self.hero.gold, self.goods.GOLD) if name == "GOLD" else (self.hero.food, self.goods.FOOD)

    def cost_of_good(self, name: str, n: int) -> float:
        """Return the cost of giving up `n` of a good or an attribute."""
        if name == "VITALITY":
            return self.cost_of_wounds(n)
        if name in ATTRIBUTE:
            return n * self.value_of_gem(ATTRIBUTE[name], 0)
        amount, unit_value = self._amount_and_unit_value(name)
        return sum(
            max(self.goods.min_unit_value, unit_value - self.goods.decrease_per_unit * max(0, amount - nth - 2))
            for nth in range(1, n + 1)
        )

    def value_of_card(self, face: Face) -> float:
        """Return the value of one more card."""
        return cards.gain_of_added_card(self.faces, tuple(self.hero.gems), face)

    def cost_of_card(self, face: Face) -> float:
        """Return the cost of losing a card."""
        return cards.cost_of_lost_card(self.faces, tuple(self.hero.gems), face)

    # ---- opponents

    @cached_property
    def rival_share(self) -> float:
        """The share of an opponent's loss that counts as a gain of the bot."""
        opponent_count = len(opponents(self.s, self.seat))
        return w.RIVAL_LOSS_SHARE / opponent_count if opponent_count else 0.0

    @cached_property
    def leader(self) -> Seat:
        """The opponent with the largest margin over the Dragon, or the bot's seat if it has no opponents."""
        rivals = opponents(self.s, self.seat)
        return max(rivals, key=lambda seat: (self.dragon_margin(seat), -seat), default=self.seat)
