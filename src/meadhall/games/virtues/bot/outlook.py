"""What one seat can expect: how long the match lasts, what gifts it needs, and what holding things brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.games.virtues import content
from meadhall.games.virtues.boards.quest_board import free_spaces
from meadhall.games.virtues.bot.portals import PORTAL_GIFTS, nearest
from meadhall.games.virtues.bot.weights import SENSIBLE, Weights
from meadhall.games.virtues.holdings import most_gifts, of_colour, production
from meadhall.games.virtues.paying import gifts_within_reach
from meadhall.games.virtues.state import NOBODY, OpenQuest, Player, Seat, State


class Outlook:
    """One seat's view of a position, counted once for all answers to a question."""

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
        self.margin = until_doom - until_armour  # turns by which the world is safe
        self.turns = max(1.0, min(until_doom, until_armour))  # Productions still to come
        self.doom = self._doom()
        self.aim = nearest(s, seat, weights)
        self.closing = self.portal() - self.w.gift * PORTAL_GIFTS[self.aim.portal] if self.aim else 0.0
        self.needs = self._needs()

    # ---- time

    def _turns_to_might(self) -> float:
        """Turns until somebody has might enough, at the pace so far."""
        best = max(player.might for player in self.s.players)
        pace = max(self.w.pace, best / max(1, self.s.turn))
        return max(0.0, self.s.options.might_to_win - best) / pace

    def _doom(self) -> float:
        """What one more sin card on the discard pile costs: much where the world is nearly lost."""
        if self.me.fallen:
            return -2 * self.w.doom
        return self.w.doom * min(5.0, max(0.15, self.w.doomed - self.margin * self.w.doomed_a_turn))

    # ---- gifts

    def _needs(self) -> list[float]:
        """What the next gift card of each virtue is worth: the most that something asks for it, once it is paid."""
        needs = [self.w.gift] * content.N_VIRTUES
        if self.me.fallen:
            return [self.w.gift / 2] * content.N_VIRTUES
        reach = gifts_within_reach(self.me)
        for there in free_spaces(self.s) if self.me.markers else ():
            asked = content.SPACE_GIFTS[there.quest.card][there.space]
            missing = [max(0, asked[virtue] - reach[virtue]) for virtue in range(content.N_VIRTUES)]
            short = sum(missing) - reach[content.WILD]
            if not any(asked) or short <= 0:
                continue
            gain = self.w.asked_for * self.marker(there.quest) / (sum(asked) + 0.4 * (short - 1))
            for virtue in range(content.N_VIRTUES):
                if missing[virtue] and gain > needs[virtue]:
                    needs[virtue] = gain
        self._need_for_portal(needs)
        return needs

    def _need_for_portal(self, needs: list[float]) -> None:
        """What is lacking for the nearest portal; and anything else that could be exchanged for it."""
        if self.aim is None:
            return
        gain = self.w.aim * max(0.0, self.closing) / (self.aim.short + self.w.patience)
        missing = sum(self.aim.lacks)
        loose = (
            self.w.loose * gain
            if self.aim.short and self.aim.swaps < min(content.RULES.hero_exchange_max, missing)
            else 0.0
        )
        for virtue, lack in enumerate(self.aim.lacks):
            needs[virtue] = max(needs[virtue], gain if lack else loose)

    def gifts(self, numbers: Sequence[int]) -> float:
        """What so many gift cards of each virtue are worth; the third of a kind is seldom asked for."""
        worth = 0.0
        for virtue in range(content.N_VIRTUES):
            if numbers[virtue]:
                worth += self.needs[virtue] + self.w.gift * (numbers[virtue] - 1)
        wild = numbers[content.WILD] if len(numbers) > content.N_VIRTUES else 0
        return worth + wild * max(self.needs)

    def taken(self, numbers: Sequence[int]) -> float:
        """The same of what the pool still has."""
        there = [min(numbers[virtue], self.s.pool[virtue]) for virtue in range(content.N_VIRTUES)]
        return self.gifts([*there, *numbers[content.N_VIRTUES :]])

    def spent(self, numbers: Iterable[int]) -> float:
        """What gift cards are missed when they are paid; most where they are gathered for a portal."""
        paid = list(numbers)
        worth = self.w.gift * sum(paid)
        if self.aim is None or self.aim.short > self.w.near:
            return worth
        kept = sum(n for virtue, n in enumerate(paid[: content.N_VIRTUES]) if n and self.aim.keeps(self.me, virtue))
        return worth + kept * self.w.aim * max(0.0, self.closing) / (self.aim.short + self.w.patience)

    # ---- quests and portals

    def marker(self, quest: OpenQuest) -> float:
        """What one more marker on a quest brings: its treasure, a share of the prize, and the row."""
        row = 0 if quest in self.s.rows[0] else 1
        hurry = min(3.0, max(0.4, self.w.hurry - self.margin * self.w.hurry_a_turn))
        nearer = (self.w.row if row == 0 else self.w.top_row) * hurry
        return self.w.treasure + self._share(quest, 1) - self._share(quest, 0) + nearer - self.w.marker

    def _share(self, quest: OpenQuest, more: int) -> float:
        """The part of the prize that so many more markers let one expect."""
        mine = quest.markers.count(self.seat) + more
        others = [quest.markers.count(other) for other in range(len(self.s.players)) if other != self.seat]
        free = quest.markers.count(NOBODY) - more
        best = max(others)
        if not mine:
            return 0.0
        if not free:
            part = 1.0 if mine > best else 0.5 if mine == best else 0.0
        else:
            part = mine**2 / (mine**2 + sum(other**2 for other in others) + self.w.untaken * free)
        return part * content.QUESTS[quest.card].prize

    def portal(self) -> float:
        """What closing a portal brings; the last ones decide who wins (SV-END-06)."""
        still_open = self.s.portals.count(NOBODY)
        mine = self.s.portals.count(self.seat), self.me.might
        best = max(
            (self.s.portals.count(seat), one.might) for seat, one in enumerate(self.s.players) if one is not self.me
        )
        more = mine[0] + 1, mine[1]
        if still_open == 1:
            return self.w.win if more > best else -self.w.win
        if still_open == 2 and more < best and self.margin > 0:
            return -self.w.win / 4  # the next one closes the last, and wins
        race = self.w.portal * (1 + mine[0]) * (1 + self.w.race * (len(self.s.portals) - still_open))
        return self.turns + race

    # ---- allies and buildings

    def ally(self, card: int) -> float:
        """What a character brings from now on: income, might, its gifts, colours and majorities."""
        character = content.CHARACTERS[card]
        colour = content.CHARACTER_COLOUR[card]
        income = (character.income_fame + character.income_gold) * self.w.token + character.might_turn
        gifts = self.gifts(content.CHARACTER_GIFTS[card])
        return (
            income * self.turns
            + character.might_now
            + gifts * self.w.taps
            + self._more_of("characters", len(self.me.characters), [len(one.characters) for one in self.rivals])
            + self._more_of("colour", of_colour(self.me, colour), [of_colour(one, colour) for one in self.rivals])
            + self._in_colour(colour)
        )

    def _more_of(self, what: str, mine: int, others: Sequence[int]) -> float:
        """What one more of something does for its majority, in all Regroupings to come."""
        best = max(others)
        before, after = _lead(mine, best), _lead(mine + 1, best)
        return (after - before) * self.w.award * self.turns

    def _in_colour(self, colour: int) -> float:
        """What one more character of a colour does for elixirs and buildings in hand."""
        count = of_colour(self.me, colour)
        worth = 0.0
        for elixir in self.me.elixirs:
            if content.ELIXIR_COLOUR[elixir] == colour and content.ELIXIRS[elixir].need == count + 1:
                base, better = content.ELIXIR_GIFTS[elixir]
                worth += self.w.gift * (sum(better) - sum(base))
        for building in self.me.buildings:
            card = content.BUILDINGS[building]
            if content.BUILDING_COLOUR[building] == colour and card.need == count + 1:
                worth += (card.better - card.prod) * (1.0 if card.kind == "temple" else self.w.token) * self.turns
        return worth

    def loss_of_ally(self, card: int) -> float:
        """What goes with a character."""
        character = content.CHARACTERS[card]
        income = (character.income_fame + character.income_gold) * self.w.token + character.might_turn
        left = self.gifts(content.CHARACTER_GIFTS[card]) * (0.9 if card in self.me.tapped else 1.5)
        return income * max(0.0, self.turns - 0.3) + left + 0.1 * content.CHARACTERS[card].cost

    def building(self, number: int) -> float:
        """What a building brings from now on."""
        card = content.BUILDINGS[number]
        produced = production(self.me, number) * (1.0 if card.kind == "temple" else self.w.token)
        at_once = 1.0 if card.kind == "temple" else 0.0
        more = self._more_of("buildings", len(self.me.buildings), [len(one.buildings) for one in self.rivals])
        return produced * self.turns + at_once + more + 0.35

    def elixir(self, number: int) -> float:
        """What an elixir in hand is worth."""
        more = self._more_of("elixirs", len(self.me.elixirs), [len(one.elixirs) for one in self.rivals])
        return self.gifts(most_gifts(self.me, number)) * self.w.drink + more * 0.8 + 0.05

    def kept_elixir(self, number: int) -> float:
        """What is missed when it is gone."""
        return self.gifts(most_gifts(self.me, number))

    # ---- sins

    def holding(self) -> float:
        """What one sin card less in hand saves in the next Regrouping."""
        if not self.s.options.fall:
            return 1.0 if self.me.might else 0.0
        return 0.0 if self.me.fallen else self.corruption()

    def corruption(self) -> float:
        """What one more corruption card costs."""
        if self.me.fallen:
            return -self.w.corruption / 2
        coming = max(0, len(self.me.sins) - 1) if self.w.foreseen else 0
        left = content.RULES.corruption_to_fall - self.me.corruption - coming
        if left <= 1:
            return self.w.fall
        expected = self.me.corruption + self.w.corruption_a_turn * self.turns
        part = min(1.0, max(0.15, (expected - content.RULES.corruption_to_fall / 2) / 3))
        return self.w.corruption * part + (self.w.fall / 5 if left == 2 else 0.0)

    def discard(self) -> float:
        """What it costs that one more sin card is discarded; the first of a full hand would be in any case."""
        if len(self.me.sins) >= content.RULES.sin_hand:
            return 0.0
        return self.doom

    def tokens(self, res: str, number: int) -> float:
        return number * (1.0 if res == "might" else self.w.token)


def sins_a_turn(s: State, w: Weights) -> float:
    """How many sin cards each hero can be expected to bring to the discard pile in a turn."""
    if s.unnamed is not None:
        return w.sins_a_turn_unnamed
    return w.sins_a_turn_fall if s.options.fall else w.sins_a_turn


def _lead(mine: int, best: int) -> float:
    """How likely a majority is kept."""
    if not mine:
        return 0.0
    ahead = mine - best
    return 1.0 if ahead >= 2 else 0.8 if ahead == 1 else 0.2 if ahead == 0 else 0.05 if ahead == -1 else 0.0


def strength(player: Player) -> float:
    """How dangerous a rival is: might, and what he has to make more of it with."""
    return player.might + 0.5 * len(player.characters) + 0.3 * (player.fame + player.gold) + 0.3 * sum(player.gifts)
