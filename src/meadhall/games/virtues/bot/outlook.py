"""Estimates for one seat: the length of the match, the value of gifts, and the gains of cards and markers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final

from meadhall.games.virtues import content
from meadhall.games.virtues.boards.quest_board import is_barred, open_requirements
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
        self.w = weights
        self.s = s
        self.seat = seat
        self.me = s.players[seat]
        self.rivals = [player for other, player in enumerate(s.players) if other != seat]
        rows_left = max(0, content.RULES.armour_pieces - s.armour)
        dooms_left = content.RULES.cataclysms - len(s.cataclysms)
        by_rows = 1 / self.w.turns_a_row if rows_left else 0.0
        until_doom = dooms_left / (
            by_rows + len(s.players) * sins_a_turn(s, weights) / content.RULES.sins_per_cataclysm
        )
        until_armour = max(rows_left * self.w.turns_a_row, self._turns_to_might())
        self.turns_to_spare = (
            until_doom - until_armour
        )  # expected turns between the complete armour and the last cataclysm
        self.turns_left = max(1.0, min(until_doom, until_armour))  # expected number of Productions left
        self.doom = self._doom()
        self.aim = nearest_portal(s, seat, weights)
        self.closing_gain = self.portal_gain() - self.w.gift * PORTAL_GIFTS[self.aim.portal] if self.aim else 0.0
        self.gift_values = self._needs()

    # ---- time

    def _turns_to_might(self) -> float:
        """Return the expected number of turns until the leading hero has enough might."""
        best = max(player.might for player in self.s.players)
        pace = max(self.w.min_might_a_turn, best / max(1, self.s.turn))
        return max(0.0, self.s.options.might_to_win - best) / pace

    def _doom(self) -> float:
        """Return the cost of one more sin card on the discard pile. It is high if the last cataclysm is near."""
        if self.me.fallen:
            return -2 * self.w.doom
        return self.w.doom * min(5.0, max(0.15, self.w.doomed - self.turns_to_spare * self.w.doomed_a_turn))

    # ---- gifts

    def _needs(self) -> list[float]:
        """Return the value of the next gift card of each virtue, for the best requirement or portal that needs it."""
        needs = [self.w.gift] * content.N_VIRTUES
        if self.me.fallen:
            return [self.w.gift / 2] * content.N_VIRTUES
        reach = gifts_within_reach(self.me)
        for requirement in open_requirements(self.s) if self.me.markers else ():
            asked = content.SPACE_GIFTS[requirement.quest.card][requirement.space]
            missing = [max(0, asked[virtue] - reach[virtue]) for virtue in range(content.N_VIRTUES)]
            short = sum(missing) - reach[content.WILD]
            if not any(asked) or short <= 0:
                continue
            gain = self.w.asked_for * self.marker_gain(requirement.quest) / (sum(asked) + 0.4 * (short - 1))
            for virtue in range(content.N_VIRTUES):
                if missing[virtue] and gain > needs[virtue]:
                    needs[virtue] = gain
        self._need_for_portal(needs)
        return needs

    def _need_for_portal(self, needs: list[float]) -> None:
        """Raise the value of gifts that the nearest portal needs, and of gifts that could be exchanged for these."""
        if self.aim is None:
            return
        gain = self.w.portal_gift_share * max(0.0, self.closing_gain) / (self.aim.shortfall + self.w.portal_delay)
        missing = sum(self.aim.missing_gifts)
        loose = (
            self.w.loose * gain
            if self.aim.shortfall and self.aim.exchange_count < min(content.RULES.hero_exchange_max, missing)
            else 0.0
        )
        for virtue, lack in enumerate(self.aim.missing_gifts):
            needs[virtue] = max(needs[virtue], gain if lack else loose)

    def gifts_value(self, numbers: Sequence[int]) -> float:
        """Return the value of new gift cards. Only the first card of each virtue has its full value."""
        worth = 0.0
        for virtue in range(content.N_VIRTUES):
            if numbers[virtue]:
                worth += self.gift_values[virtue] + self.w.gift * (numbers[virtue] - 1)
        wild = numbers[content.WILD] if len(numbers) > content.N_VIRTUES else 0
        return worth + wild * max(self.gift_values)

    def taken_gifts_value(self, numbers: Sequence[int]) -> float:
        """Return the value of these gift cards. Cards that the pool does not have are left out."""
        available = [min(numbers[virtue], self.s.pool[virtue]) for virtue in range(content.N_VIRTUES)]
        return self.gifts_value([*available, *numbers[content.N_VIRTUES :]])

    def spent_gifts_cost(self, numbers: Iterable[int]) -> float:
        """Return the cost of paying gift cards. It is higher for cards that a nearby portal needs."""
        paid = list(numbers)
        worth = self.w.gift * sum(paid)
        if self.aim is None or self.aim.shortfall > self.w.near_missing_gifts:
            return worth
        kept_cards = sum(
            n for virtue, n in enumerate(paid[: content.N_VIRTUES]) if n and self.aim.keeps(self.me, virtue)
        )
        return worth + kept_cards * self.w.portal_gift_share * max(0.0, self.closing_gain) / (
            self.aim.shortfall + self.w.portal_delay
        )

    # ---- quests and portals

    def marker_gain(self, quest: OpenQuest) -> float:
        """Return the gain of one more marker on a quest: a treasure, a share of the prize, and progress of the row."""
        row = 0 if quest in self.s.rows[0] else 1
        hurry = min(3.0, max(0.4, self.w.row_urgency - self.turns_to_spare * self.w.hurry_a_turn))
        nearer = (self.w.row_progress if row == 0 else self.w.top_row) * hurry
        return self.w.treasure_value + self._share(quest, 1) - self._share(quest, 0) + nearer - self.w.marker_cost

    def _share(self, quest: OpenQuest, added: int) -> float:
        """Return the part of a quest's prize that the player can expect after adding this many markers."""
        mine = quest.markers.count(self.seat) + added
        others = [quest.markers.count(other) for other in range(len(self.s.players)) if other != self.seat]
        free = quest.markers.count(NOBODY) - added
        best = max(others)
        if not mine:
            return 0.0
        if not free:
            part = 1.0 if mine > best else 0.5 if mine == best else 0.0
        else:
            part = mine**2 / (mine**2 + sum(other**2 for other in others) + self.w.untaken * free)
        return part * content.QUESTS[quest.card].prize

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
            return self.w.win_value if more > best else -self.w.win_value
        if still_open == 2 and more < best and self.turns_to_spare > 0:
            return -self.w.win_value / 4  # the next player could close the last portal and win
        race = (
            self.w.portal_bonus
            * (1 + mine[0])
            * (1 + self.w.portal_bonus_increase * (len(self.s.portals) - still_open))
        )
        return self.turns_left + race

    # ---- allies and buildings

    def ally(self, card: int) -> float:
        """Return the future gain of a character: income, might, its gifts, colours and majorities."""
        character = content.CHARACTERS[card]
        colour = content.CHARACTER_COLOUR[card]
        income = (character.income_fame + character.income_gold) * self.w.token_value + character.might_turn
        gifts = self.gifts_value(content.CHARACTER_GIFTS[card])
        return (
            income * self.turns_left
            + character.might_now
            + gifts * self.w.expected_taps
            + self._more_of("characters", len(self.me.characters), [len(rival.characters) for rival in self.rivals])
            + self._more_of(
                "colour", colour_count(self.me, colour), [colour_count(rival, colour) for rival in self.rivals]
            )
            + self._in_colour(colour)
        )

    def _more_of(self, kind: str, mine: int, others: Sequence[int]) -> float:
        """Return the gain that one more card brings for a majority, in all remaining Regroupings."""
        best = max(others)
        before, after = _majority_chance(mine, best), _majority_chance(mine + 1, best)
        return (after - before) * self.w.award * self.turns_left

    def _in_colour(self, colour: int) -> float:
        """Return the gain that one more character of a colour brings for the player's elixirs and buildings."""
        count = colour_count(self.me, colour)
        worth = 0.0
        for elixir in self.me.elixirs:
            if content.ELIXIR_COLOUR[elixir] == colour and content.ELIXIRS[elixir].need == count + 1:
                base, better = content.ELIXIR_GIFTS[elixir]
                worth += self.w.gift * (sum(better) - sum(base))
        for building in self.me.buildings:
            card = content.BUILDINGS[building]
            if content.BUILDING_COLOUR[building] == colour and card.need == count + 1:
                worth += (
                    (card.better - card.prod) * (1.0 if card.kind == "temple" else self.w.token_value) * self.turns_left
                )
        return worth

    def loss_of_ally(self, card: int) -> float:
        """Return the cost of losing a character."""
        character = content.CHARACTERS[card]
        income = (character.income_fame + character.income_gold) * self.w.token_value + character.might_turn
        gifts_left = self.gifts_value(content.CHARACTER_GIFTS[card]) * (0.9 if card in self.me.tapped else 1.5)
        return income * max(0.0, self.turns_left - 0.3) + gifts_left + 0.1 * content.CHARACTERS[card].cost

    def building_gain(self, number: int) -> float:
        """Return the future gain of a building."""
        card = content.BUILDINGS[number]
        produced = production(self.me, number) * (1.0 if card.kind == "temple" else self.w.token_value)
        at_once = 1.0 if card.kind == "temple" else 0.0
        majority = self._more_of("buildings", len(self.me.buildings), [len(rival.buildings) for rival in self.rivals])
        return produced * self.turns_left + at_once + majority + 0.35

    def elixir_gain(self, number: int) -> float:
        """Return the gain of a new elixir."""
        majority = self._more_of("elixirs", len(self.me.elixirs), [len(rival.elixirs) for rival in self.rivals])
        return self.gifts_value(best_side_gifts(self.me, number)) * self.w.drink + majority * 0.8 + 0.05

    def kept_elixir(self, number: int) -> float:
        """Return the cost of losing an elixir."""
        return self.gifts_value(best_side_gifts(self.me, number))

    # ---- sins

    def holding(self) -> float:
        """Return the cost of one more sin card in hand at the next Regrouping."""
        if not self.s.options.fall:
            return 1.0 if self.me.might else 0.0
        return 0.0 if self.me.fallen else self.corruption_cost()

    def corruption_cost(self) -> float:
        """Return the cost of one more corruption card."""
        if self.me.fallen:
            return -self.w.corruption_cost / 2
        coming = max(0, len(self.me.sins) - 1) if self.w.foreseen else 0
        left = content.RULES.corruption_to_fall - self.me.corruption - coming
        if left <= 1:
            return self.w.fall_cost
        expected = self.me.corruption + self.w.corruption_a_turn * self.turns_left
        part = min(1.0, max(0.15, (expected - content.RULES.corruption_to_fall / 2) / 3))
        return self.w.corruption_cost * part + (self.w.fall_cost / 5 if left == 2 else 0.0)

    def discard_cost(self) -> float:
        """Return the cost of discarding a sin card. It is 0 with a full hand, which must discard one anyway."""
        if len(self.me.sins) >= content.RULES.sin_hand:
            return 0.0
        return self.doom

    def tokens_value(self, res: str, number: int) -> float:
        return number * (1.0 if res == "might" else self.w.token_value)


def sins_a_turn(s: State, w: Weights) -> float:
    """Return the number of sin cards that each hero is expected to discard in a turn."""
    if s.unnamed is not None:
        return w.sins_a_turn_unnamed
    return w.sins_a_turn_fall if s.options.fall else w.sins_a_turn


def _majority_chance(mine: int, best: int) -> float:
    """Return the chance to have a majority with this number of cards, against the best rival's number."""
    if not mine:
        return 0.0
    ahead = mine - best
    return 1.0 if ahead >= 2 else 0.8 if ahead == 1 else 0.2 if ahead == 0 else 0.05 if ahead == -1 else 0.0


def strength(player: Player) -> float:
    """Return the strength of a rival: might, and the goods and characters that can gain more."""
    return player.might + 0.5 * len(player.characters) + 0.3 * (player.fame + player.gold) + 0.3 * sum(player.gifts)


# ---- closing portals: the nearest portal of a seat, and the gift cards that the seat lacks


PORTAL_GIFTS: Final = [sum(cost) for cost in PORTAL_COST]


class Aim:
    """A portal for which a seat gathers gift cards."""

    __slots__ = ("brewed", "missing_gifts", "portal", "shortfall", "exchange_count")

    def __init__(self, portal: int, lacks: list[int], brewed: int, swaps: int, short: int) -> None:
        self.portal = portal
        self.missing_gifts = lacks  # number of cards of each virtue that neither the hand nor the elixirs can pay
        self.brewed = brewed  # number of cards that must come from the seat's elixirs
        self.exchange_count = swaps  # number of missing cards that the hero's exchange can bring
        self.shortfall = short  # number of missing cards that must come from elsewhere

    def keeps(self, player: Player, virtue: int) -> bool:
        """Whether all cards of this virtue in hand are needed for the portal."""
        return 0 < player.gifts[virtue] <= PORTAL_COST[self.portal][virtue]


def nearest_portal(s: State, seat: Seat, weights: Weights) -> Aim | None:
    """Return the open portal with the fewest missing cards, or None. Fallen heroes close no portals (SV-FAL-11)."""
    player = s.players[seat]
    if player.fallen or not player.markers:
        return None
    hand = _hand(s, seat)
    drinks = _from_elixirs(s, player)
    open_portals = [n for n, owner in enumerate(s.portals) if owner == NOBODY and not is_barred(s, NOBODY, n)]
    aims = [aim for portal in open_portals if (aim := _aim(s, player, portal, hand, drinks, weights.max_missing_gifts))]
    return min(aims, key=lambda aim: (aim.shortfall, sum(aim.missing_gifts)), default=None)


def _aim(s: State, player: Player, portal: int, hand: list[int], drinks: list[int], far: int) -> Aim | None:
    cost, less = PORTAL_COST[portal], portal_discount(player)
    lacks, brewed, spare, held_back = [0] * N_VIRTUES, 0, 0, 0
    for virtue in range(N_VIRTUES):
        asked, held = cost[virtue], hand[virtue]
        drunk = min(drinks[virtue], max(0, asked - held))
        lacks[virtue] = lack = max(0, asked - held - drunk)
        brewed += drunk
        spare += max(0, held - asked)
        held_back += max(0, lack + drunk - s.pool[virtue])
    missing = sum(lacks)
    left = 0 if player.hero_tapped else RULES.hero_exchange_max - len(s.exchange)
    if held_back - less > RULES.hero_exchange_max or missing - less > far:
        return None  # rivals have the missing cards, or too many are missing
    swaps = min(left, spare, missing)
    return Aim(portal, lacks, brewed, swaps, max(0, missing - less - swaps))


def _hand(s: State, seat: Seat) -> list[int]:
    """Return the gift cards that will be in hand after the current exchange."""
    hand = list(s.players[seat].gifts)
    for swap in s.exchange if s.on_go == seat else ():
        hand[swap.give] -= 1
        hand[swap.take] += 1
    return hand


def _from_elixirs(s: State, player: Player) -> list[int]:
    """Return the gift cards that all elixirs of a player would give, limited by the pool."""
    gained = [0] * N_VIRTUES
    for elixir in player.elixirs:
        for virtue, number in enumerate(best_side_gifts(player, elixir)[:N_VIRTUES]):
            gained[virtue] += number
    return [min(left, number) for left, number in zip(s.pool, gained, strict=True)]


# ---- the value of a position for a seat


W = THINKER
WON = 40.0  # value of a win, as a lead in might
LOST = -25.0  # value of a loss


def value(s: State, seat: Seat) -> float:
    """Return the value of a position for a seat: its lead in expected might, or the value of a win or loss."""
    if s.ending:
        return _final_value(s, seat)
    if seat >= len(s.players):
        return float(len(s.cataclysms)) - s.armour
    look = Outlook(s, seat, W)
    lasting = 1 / (1 + exp(-look.turns_to_spare * 0.8))
    if look.me.fallen:
        return LOST * lasting + WON * (1 - lasting)
    totals = [expected(s, other, look.turns_left) for other in range(len(s.players))]
    mine = totals.pop(seat)
    ahead = mine - max(totals)
    return lasting * ahead + (1 - lasting) * LOST * 0.5 - look.corruption_cost() * look.me.corruption * 0.2


def _final_value(s: State, seat: Seat) -> float:
    place = next(standing.place for standing in standings(s) if standing.seat == seat)
    lost = place > 1 and s.ending in ("cataclysm", "stopped")
    return WON if place == 1 else LOST if not lost else LOST * 0.8


def expected(s: State, seat: Seat, turns: float) -> float:
    """Return the expected might of a player at the end: present might, income, and the value of goods and markers."""
    player = s.players[seat]
    fame, gold, might = income(s, seat)
    awards = sum(1 for owner, _ in majorities(s) if owner == seat)
    stock = (player.fame + player.gold) * W.token_value + sum(player.gifts) * W.gift
    allies = sum(0.15 * CHARACTERS[card].cost * (0.5 if card in player.tapped else 1.0) for card in player.characters)
    drinks = sum(sum(best_side_gifts(player, elixir)) for elixir in player.elixirs) * W.gift
    each_turn = sum(might.values()) + (fame + gold) * W.token_value * 0.8 + awards * W.award
    markers = sum(_markers(s, seat))
    sins = len(player.sins) * 0.3 if not s.options.fall else 0.0
    return player.might + stock + allies + drinks + each_turn * turns + markers + portals(s, seat) - sins


def _markers(s: State, seat: Seat) -> list[float]:
    """Return the values of a player's markers, by quest."""
    worth = list[float]()
    for _, quest in s.open_quests():
        mine = quest.markers.count(seat)
        if mine:
            rest = sum(quest.markers.count(other) ** 2 for other in range(len(s.players)) if other != seat)
            free = sum(marker < 0 for marker in quest.markers)
            worth.append(mine * W.treasure_value + QUESTS[quest.card].prize * mine**2 / (mine**2 + rest + 0.7 * free))
    return worth


def portals(s: State, seat: Seat) -> float:
    closed = s.portals.count(seat)
    return W.portal_bonus * closed * (1 + closed * (len(s.portals) - s.portals.count(NOBODY)) / RULES.armour_pieces)
