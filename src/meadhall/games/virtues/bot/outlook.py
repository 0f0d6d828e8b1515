"""Estimates for one seat: the length of the match, the value of gifts, and the gains of cards and markers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from meadhall.games.virtues import content
from meadhall.games.virtues.boards.quest_board import is_blocked, open_requirements
from meadhall.games.virtues.bot.weights import SENSIBLE, THINKER, Weights
from meadhall.games.virtues.content import CHARACTERS, N_VIRTUES, PORTAL_COST, QUESTS, RULES
from meadhall.games.virtues.ending import standings
from meadhall.games.virtues.holdings import best_side_gifts, colour_count, portal_discount, production
from meadhall.games.virtues.paying import gifts_within_reach
from meadhall.games.virtues.state import NOBODY, OpenQuest, Player, Seat, State
from meadhall.games.virtues.turns import income, majorities


class Outlook:
    """One seat's view of a position, computed once for all answers to a question."""

    def __init__(self, s: State, seat: Seat, weights: Weights = SENSIBLE) -> None:
        self.weights = weights
        self.s = s
        self.seat = seat
        self.me = s.players[seat]
        self.rivals = [player for other, player in enumerate(s.players) if other != seat]
        rows_left = max(0, content.RULES.armour_pieces - s.armour)
        cataclysms_left = content.RULES.cataclysms - len(s.cataclysms)
        cataclysms_by_rows = 1 / self.weights.turns_a_row if rows_left else 0.0
        turns_to_last_cataclysm = cataclysms_left / (
            cataclysms_by_rows + len(s.players) * sins_a_turn(s, weights) / content.RULES.sins_per_cataclysm
        )
        turns_to_armour = max(rows_left * self.weights.turns_a_row, self._turns_to_might())
        # expected turns between the complete armour and the last cataclysm
        self.turns_to_spare = turns_to_last_cataclysm - turns_to_armour
        self.turns_left = max(1.0, min(turns_to_last_cataclysm, turns_to_armour))  # expected number of Productions left
        self.sin_pile_cost = self._compute_sin_pile_cost()
        self.aim = nearest_portal(s, seat, weights)
        self.closing_gain = (
            self.portal_gain() - self.weights.gift_value * PORTAL_GIFT_COUNTS[self.aim.portal] if self.aim else 0.0
        )
        self.gift_values = self._compute_gift_values()

    # ---- time

    def _turns_to_might(self) -> float:
        """Return the expected number of turns until the leading hero has enough might."""
        leading_might = max(player.might for player in self.s.players)
        might_a_turn = max(self.weights.min_might_a_turn, leading_might / max(1, self.s.turn))
        return max(0.0, self.s.options.might_to_win - leading_might) / might_a_turn

    def _compute_sin_pile_cost(self) -> float:
        """Return the cost of one more sin card on the discard pile. It is high if the last cataclysm is near."""
        if self.me.fallen:
            return -2 * self.weights.sin_pile_cost
        return self.weights.sin_pile_cost * min(
            5.0, max(0.15, self.weights.sin_pile_factor - self.turns_to_spare * self.weights.sin_pile_factor_decrease)
        )

    # ---- gifts

    def _compute_gift_values(self) -> list[float]:
        """Return the value of the next gift card of each virtue, for the best requirement or portal that needs it."""
        values = [self.weights.gift_value] * content.N_VIRTUES
        if self.me.fallen:
            return [self.weights.gift_value / 2] * content.N_VIRTUES
        available = gifts_within_reach(self.me)
        for requirement in open_requirements(self.s) if self.me.markers else ():
            cost = content.SPACE_GIFTS[requirement.quest.card][requirement.space]
            missing = [max(0, cost[virtue] - available[virtue]) for virtue in range(content.N_VIRTUES)]
            shortfall = sum(missing) - available[content.WILD]
            if not any(cost) or shortfall <= 0:
                continue
            gain = (
                self.weights.requirement_share
                * self.marker_gain(requirement.quest)
                / (sum(cost) + 0.4 * (shortfall - 1))
            )
            for virtue in range(content.N_VIRTUES):
                if missing[virtue] and gain > values[virtue]:
                    values[virtue] = gain
        self._raise_values_for_portal(values)
        return values

    def _raise_values_for_portal(self, values: list[float]) -> None:
        """Raise the value of gifts that the nearest portal needs, and of gifts that could be exchanged for these."""
        if self.aim is None:
            return
        gain = (
            self.weights.portal_gift_share
            * max(0.0, self.closing_gain)
            / (self.aim.shortfall + self.weights.portal_delay)
        )
        missing_count = sum(self.aim.missing_gifts)
        exchange_value = (
            self.weights.exchange_share * gain
            if self.aim.shortfall and self.aim.exchange_count < min(content.RULES.hero_exchange_max, missing_count)
            else 0.0
        )
        for virtue, missing_number in enumerate(self.aim.missing_gifts):
            values[virtue] = max(values[virtue], gain if missing_number else exchange_value)

    def gifts_value(self, numbers: Sequence[int]) -> float:
        """Return the value of new gift cards. Only the first card of each virtue has its full value."""
        worth = 0.0
        for virtue in range(content.N_VIRTUES):
            if numbers[virtue]:
                worth += self.gift_values[virtue] + self.weights.gift_value * (numbers[virtue] - 1)
        wild = numbers[content.WILD] if len(numbers) > content.N_VIRTUES else 0
        return worth + wild * max(self.gift_values)

    def taken_gifts_value(self, numbers: Sequence[int]) -> float:
        """Return the value of these gift cards. Cards that the pool does not have are left out."""
        available = [min(numbers[virtue], self.s.pool[virtue]) for virtue in range(content.N_VIRTUES)]
        return self.gifts_value([*available, *numbers[content.N_VIRTUES :]])

    def spent_gifts_cost(self, numbers: Iterable[int]) -> float:
        """Return the cost of paying gift cards. It is higher for cards that a nearby portal needs."""
        paid = list(numbers)
        worth = self.weights.gift_value * sum(paid)
        if self.aim is None or self.aim.shortfall > self.weights.near_missing_gifts:
            return worth
        kept_cards = sum(
            n for virtue, n in enumerate(paid[: content.N_VIRTUES]) if n and self.aim.needs_all_in_hand(self.me, virtue)
        )
        return worth + kept_cards * self.weights.portal_gift_share * max(0.0, self.closing_gain) / (
            self.aim.shortfall + self.weights.portal_delay
        )

    # ---- quests and portals

    def marker_gain(self, quest: OpenQuest) -> float:
        """Return the gain of one more marker on a quest: a treasure, a share of the prize, and progress of the row."""
        row = 0 if quest in self.s.rows[0] else 1
        hurry = min(3.0, max(0.4, self.weights.row_urgency - self.turns_to_spare * self.weights.row_urgency_decrease))
        nearer = (self.weights.row_progress if row == 0 else self.weights.second_row_progress) * hurry
        return (
            self.weights.treasure_value
            + self._prize_share(quest, 1)
            - self._prize_share(quest, 0)
            + nearer
            - self.weights.marker_cost
        )

    def _prize_share(self, quest: OpenQuest, added_markers: int) -> float:
        """Return the part of a quest's prize that the player can expect after adding this many markers."""
        own_markers = quest.markers.count(self.seat) + added_markers
        rival_markers = [quest.markers.count(other) for other in range(len(self.s.players)) if other != self.seat]
        free_spaces = quest.markers.count(NOBODY) - added_markers
        most_rival_markers = max(rival_markers)
        if not own_markers:
            return 0.0
        if not free_spaces:
            share = 1.0 if own_markers > most_rival_markers else 0.5 if own_markers == most_rival_markers else 0.0
        else:
            share = own_markers**2 / (
                own_markers**2 + sum(other**2 for other in rival_markers) + self.weights.free_space_weight * free_spaces
            )
        return share * content.QUESTS[quest.card].prize

    def portal_gain(self) -> float:
        """Return the gain of closing a portal. Closing the last portal may win the match (SV-END-06)."""
        still_open = self.s.portals.count(NOBODY)
        mine = self.s.portals.count(self.seat), self.me.might
        best = max(
            (self.s.portals.count(seat), player.might)
            for seat, player in enumerate(self.s.players)
            if player is not self.me
        )
        more = mine[0] + 1, mine[1]
        if still_open == 1:
            return self.weights.win_value if more > best else -self.weights.win_value
        if still_open == 2 and more < best and self.turns_to_spare > 0:
            return -self.weights.win_value / 4  # the next player could close the last portal and win
        race = (
            self.weights.portal_bonus
            * (1 + mine[0])
            * (1 + self.weights.portal_bonus_increase * (len(self.s.portals) - still_open))
        )
        return self.turns_left + race

    # ---- allies and buildings

    def ally_gain(self, card: int) -> float:
        """Return the future gain of a character: income, might, its gifts, colours and majorities."""
        character = content.CHARACTERS[card]
        colour = content.CHARACTER_COLOUR[card]
        income_value = (character.income_fame + character.income_gold) * self.weights.token_value + character.might_turn
        gifts_value = self.gifts_value(content.CHARACTER_GIFTS[card])
        return (
            income_value * self.turns_left
            + character.might_now
            + gifts_value * self.weights.expected_taps
            + self._majority_gain(
                "characters", len(self.me.characters), [len(rival.characters) for rival in self.rivals]
            )
            + self._majority_gain(
                "colour", colour_count(self.me, colour), [colour_count(rival, colour) for rival in self.rivals]
            )
            + self._colour_gain(colour)
        )

    def _majority_gain(self, kind: str, own_count: int, rival_counts: Sequence[int]) -> float:
        """Return the gain that one more card brings for a majority, in all remaining Regroupings."""
        best_count = max(rival_counts)
        before, after = _majority_chance(own_count, best_count), _majority_chance(own_count + 1, best_count)
        return (after - before) * self.weights.majority_kept_chance * self.turns_left

    def _colour_gain(self, colour: int) -> float:
        """Return the gain that one more character of a colour brings for the player's elixirs and buildings."""
        count = colour_count(self.me, colour)
        gain = 0.0
        for elixir in self.me.elixirs:
            if content.ELIXIR_COLOUR[elixir] == colour and content.ELIXIRS[elixir].need == count + 1:
                base, better = content.ELIXIR_GIFTS[elixir]
                gain += self.weights.gift_value * (sum(better) - sum(base))
        for building in self.me.buildings:
            card = content.BUILDINGS[building]
            if content.BUILDING_COLOUR[building] == colour and card.need == count + 1:
                gain += (
                    (card.better - card.prod)
                    * (1.0 if card.kind == "temple" else self.weights.token_value)
                    * self.turns_left
                )
        return gain

    def cost_of_lost_ally(self, card: int) -> float:
        """Return the cost of losing a character."""
        character = content.CHARACTERS[card]
        income_value = (character.income_fame + character.income_gold) * self.weights.token_value + character.might_turn
        gifts_value = self.gifts_value(content.CHARACTER_GIFTS[card]) * (0.9 if card in self.me.tapped else 1.5)
        return income_value * max(0.0, self.turns_left - 0.3) + gifts_value + 0.1 * content.CHARACTERS[card].cost

    def building_gain(self, number: int) -> float:
        """Return the future gain of a building."""
        card = content.BUILDINGS[number]
        produced = production(self.me, number) * (1.0 if card.kind == "temple" else self.weights.token_value)
        at_once = 1.0 if card.kind == "temple" else 0.0
        majority = self._majority_gain(
            "buildings", len(self.me.buildings), [len(rival.buildings) for rival in self.rivals]
        )
        return produced * self.turns_left + at_once + majority + 0.35

    def elixir_gain(self, number: int) -> float:
        """Return the gain of a new elixir."""
        majority = self._majority_gain("elixirs", len(self.me.elixirs), [len(rival.elixirs) for rival in self.rivals])
        return self.gifts_value(best_side_gifts(self.me, number)) * self.weights.elixir_factor + majority * 0.8 + 0.05

    def cost_of_lost_elixir(self, number: int) -> float:
        """Return the cost of losing an elixir."""
        return self.gifts_value(best_side_gifts(self.me, number))

    # ---- sins

    def holding_cost(self) -> float:
        """Return the cost of one more sin card in hand at the next Regrouping."""
        if not self.s.options.fall:
            return 1.0 if self.me.might else 0.0
        return 0.0 if self.me.fallen else self.corruption_cost()

    def corruption_cost(self) -> float:
        """Return the cost of one more corruption card."""
        if self.me.fallen:
            return -self.weights.corruption_cost / 2
        coming = max(0, len(self.me.sins) - 1) if self.weights.counts_sins_in_hand else 0
        left = content.RULES.corruption_to_fall - self.me.corruption - coming
        if left <= 1:
            return self.weights.fall_cost
        expected = self.me.corruption + self.weights.corruption_a_turn * self.turns_left
        part = min(1.0, max(0.15, (expected - content.RULES.corruption_to_fall / 2) / 3))
        return self.weights.corruption_cost * part + (self.weights.fall_cost / 5 if left == 2 else 0.0)

    def discard_cost(self) -> float:
        """Return the cost of discarding a sin card. It is 0 with a full hand, which must discard one anyway."""
        if len(self.me.sins) >= content.RULES.sin_hand:
            return 0.0
        return self.sin_pile_cost

    def tokens_value(self, res: str, number: int) -> float:
        return number * (1.0 if res == "might" else self.weights.token_value)


def sins_a_turn(s: State, w: Weights) -> float:
    """Return the number of sin cards that each hero is expected to discard in a turn."""
    if s.unnamed is not None:
        return w.sins_a_turn_unnamed
    return w.sins_a_turn_fall if s.options.fall else w.sins_a_turn


def _majority_chance(own_count: int, rival_count: int) -> float:
    """Return the chance to have a majority with this number of cards, against the best rival's number."""
    if not own_count:
        return 0.0
    lead = own_count - rival_count
    return 1.0 if lead >= 2 else 0.8 if lead == 1 else 0.2 if lead == 0 else 0.05 if lead == -1 else 0.0


def strength(player: Player) -> float:
    """Return the strength of a rival: might, and the goods and characters that can gain more."""
    return player.might + 0.5 * len(player.characters) + 0.3 * (player.fame + player.gold) + 0.3 * sum(player.gifts)


# ---- closing portals: the nearest portal of a seat, and the gift cards that the seat lacks


PORTAL_GIFT_COUNTS: Final = [sum(cost) for cost in PORTAL_COST]


class PortalAim:
    """A portal for which a seat gathers gift cards."""

    __slots__ = ("elixir_count", "exchange_count", "missing_gifts", "portal", "shortfall")

    def __init__(
        self, portal: int, missing_gifts: list[int], elixir_count: int, exchange_count: int, shortfall: int
    ) -> None:
        self.portal = portal
        # number of cards of each virtue that neither the hand nor the elixirs can pay
        self.missing_gifts = missing_gifts
        self.elixir_count = elixir_count  # number of cards that must come from the seat's elixirs
        self.exchange_count = exchange_count  # number of missing cards that the hero's exchange can bring
        self.shortfall = shortfall  # number of missing cards that must come from elsewhere

    def needs_all_in_hand(self, player: Player, virtue: int) -> bool:
        """Whether all cards of this virtue in hand are needed for the portal."""
        return 0 < player.gifts[virtue] <= PORTAL_COST[self.portal][virtue]


def nearest_portal(s: State, seat: Seat, weights: Weights) -> PortalAim | None:
    """Return the open portal with the fewest missing cards, or None. Fallen heroes close no portals (SV-FAL-11)."""
    player = s.players[seat]
    if player.fallen or not player.markers:
        return None
    hand = _future_hand(s, seat)
    elixir_gifts = _gifts_from_elixirs(s, player)
    open_portals = [n for n, owner in enumerate(s.portals) if owner == NOBODY and not is_blocked(s, NOBODY, n)]
    aims = [
        aim
        for portal in open_portals
        if (aim := _aim_at_portal(s, player, portal, hand, elixir_gifts, weights.max_missing_gifts))
    ]
    return min(aims, key=lambda aim: (aim.shortfall, sum(aim.missing_gifts)), default=None)


def _aim_at_portal(
    s: State, player: Player, portal: int, hand: list[int], elixir_gifts: list[int], max_missing: int
) -> PortalAim | None:
    cost, discount = PORTAL_COST[portal], portal_discount(player)
    missing_gifts, elixir_count, spare_count, unavailable_count = [0] * N_VIRTUES, 0, 0, 0
    for virtue in range(N_VIRTUES):
        needed, held = cost[virtue], hand[virtue]
        from_elixirs = min(elixir_gifts[virtue], max(0, needed - held))
        missing_gifts[virtue] = missing_number = max(0, needed - held - from_elixirs)
        elixir_count += from_elixirs
        spare_count += max(0, held - needed)
        unavailable_count += max(0, missing_number + from_elixirs - s.pool[virtue])
    missing = sum(missing_gifts)
    exchanges_left = 0 if player.hero_tapped else RULES.hero_exchange_max - len(s.exchange)
    if unavailable_count - discount > RULES.hero_exchange_max or missing - discount > max_missing:
        return None  # rivals have the missing cards, or too many are missing
    exchange_count = min(exchanges_left, spare_count, missing)
    return PortalAim(portal, missing_gifts, elixir_count, exchange_count, max(0, missing - discount - exchange_count))


def _future_hand(s: State, seat: Seat) -> list[int]:
    """Return the gift cards that will be in hand after the current exchange."""
    hand = list(s.players[seat].gifts)
    for swap in s.exchange if s.on_go == seat else ():
        hand[swap.give] -= 1
        hand[swap.take] += 1
    return hand


def _gifts_from_elixirs(s: State, player: Player) -> list[int]:
    """Return the gift cards that all elixirs of a player would give, limited by the pool."""
    gift_counts = [0] * N_VIRTUES
    for elixir in player.elixirs:
        for virtue, number in enumerate(best_side_gifts(player, elixir)[:N_VIRTUES]):
            gift_counts[virtue] += number
    return [min(left, number) for left, number in zip(s.pool, gift_counts, strict=True)]


# ---- the value of a position for a seat


VALUE_WEIGHTS = THINKER
WIN_VALUE = 40.0  # value of a win, as a lead in might
LOSS_VALUE = -25.0  # value of a loss


def value(s: State, seat: Seat) -> float:
    """Return the value of a position for a seat: its lead in expected might, or the value of a win or loss."""
    if s.ending:
        return _final_value(s, seat)
    if seat >= len(s.players):
        return float(len(s.cataclysms)) - s.armour
    look = Outlook(s, seat, VALUE_WEIGHTS)
    safety_chance = 1 / (1 + exp(-look.turns_to_spare * 0.8))
    if look.me.fallen:
        return LOSS_VALUE * safety_chance + WIN_VALUE * (1 - safety_chance)
    expected_mights = [expected_might(s, other, look.turns_left) for other in range(len(s.players))]
    own_might = expected_mights.pop(seat)
    lead = own_might - max(expected_mights)
    return (
        safety_chance * lead
        + (1 - safety_chance) * LOSS_VALUE * 0.5
        - look.corruption_cost() * look.me.corruption * 0.2
    )


def _final_value(s: State, seat: Seat) -> float:
    place = next(standing.place for standing in standings(s) if standing.seat == seat)
    all_lost = place > 1 and s.ending in ("cataclysm", "stopped")
    return WIN_VALUE if place == 1 else LOSS_VALUE if not all_lost else LOSS_VALUE * 0.8


def expected_might(s: State, seat: Seat, turns: float) -> float:
    """Return the expected might of a player at the end: present might, income, and the value of goods and markers."""
    player = s.players[seat]
    fame, gold, might = income(s, seat)
    majority_count = sum(1 for owner, _ in majorities(s) if owner == seat)
    goods_value = (player.fame + player.gold) * VALUE_WEIGHTS.token_value + sum(player.gifts) * VALUE_WEIGHTS.gift_value
    allies_value = sum(
        0.15 * CHARACTERS[card].cost * (0.5 if card in player.tapped else 1.0) for card in player.characters
    )
    elixirs_value = sum(sum(best_side_gifts(player, elixir)) for elixir in player.elixirs) * VALUE_WEIGHTS.gift_value
    might_a_turn = (
        sum(might.values())
        + (fame + gold) * VALUE_WEIGHTS.token_value * 0.8
        + majority_count * VALUE_WEIGHTS.majority_kept_chance
    )
    markers_value = sum(_marker_values(s, seat))
    sins_cost = len(player.sins) * 0.3 if not s.options.fall else 0.0
    return (
        player.might
        + goods_value
        + allies_value
        + elixirs_value
        + might_a_turn * turns
        + markers_value
        + portals_value(s, seat)
        - sins_cost
    )


def _marker_values(s: State, seat: Seat) -> list[float]:
    """Return the values of a player's markers, by quest."""
    values = list[float]()
    for _, quest in s.open_quests():
        own_markers = quest.markers.count(seat)
        if own_markers:
            rival_weight = sum(quest.markers.count(other) ** 2 for other in range(len(s.players)) if other != seat)
            free_spaces = sum(marker < 0 for marker in quest.markers)
            values.append(
                own_markers * VALUE_WEIGHTS.treasure_value
                + QUESTS[quest.card].prize * own_markers**2 / (own_markers**2 + rival_weight + 0.7 * free_spaces)
            )
    return values


def portals_value(s: State, seat: Seat) -> float:
    closed = s.portals.count(seat)
    return (
        VALUE_WEIGHTS.portal_bonus
        * closed
        * (1 + closed * (len(s.portals) - s.portals.count(NOBODY)) / RULES.armour_pieces)
    )
