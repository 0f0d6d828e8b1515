"""The gain of each action and free play in the bot's own turn (SV-DEC-02, SV-DEC-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.flows.options import Option
from meadhall.games.virtues import content
from meadhall.games.virtues.actions.buying import BuyOne, Found, Man, RecruitOne
from meadhall.games.virtues.actions.menu import Cleanse
from meadhall.games.virtues.actions.questing import ClosePortal, GainTreasure, TakePart
from meadhall.games.virtues.actions.using import Ability, Tap, UseArtifact
from meadhall.games.virtues.bot.effect_values import effects_value, special_value, swap_gain, treasure_gain
from meadhall.games.virtues.bot.outlook import Outlook
from meadhall.games.virtues.holdings import best_side_gifts, portal_discount, production, usable_sides
from meadhall.games.virtues.paying import elixir_price, recruit_price
from meadhall.games.virtues.sins import PlaySin
from meadhall.games.virtues.state import NOBODY, OpenQuest
from meadhall.games.virtues.windows.offers import DropBuilding, DropElixir, UseSpecial


def rate_option(look: Outlook, option: Option) -> float:
    """Return the gain of an answer compared with a pass, in might."""
    rating = RATINGS.get(type(option))
    return 0.0 if rating is None else rating(look, option)


def rate_recruit(look: Outlook, option: RecruitOne) -> float:
    return look.ally_gain(option.card) - recruit_price(look.me, option.card) * look.weights.token_value


def rate_buy(look: Outlook, option: BuyOne) -> float:
    return look.elixir_gain(option.card) - elixir_price(look.me, option.card) * look.weights.token_value


def rate_founding(look: Outlook, option: Found) -> float:
    return look.building_gain(option.card) - content.BUILDINGS[option.card].cost * look.weights.token_value


def rate_manning(look: Outlook, option: Man) -> float:
    return special_value(look, option.card) - content.BUILDINGS[option.card].man


def rate_sin(look: Outlook, option: PlaySin) -> float:
    """Return the gain of playing a sin card: its effect and a smaller hand, minus the cost of discarding the card."""
    corruption_cost = look.corruption_cost() if option.says.foul and look.s.options.fall else 0.0
    return effects_value(look, option.says.effects) + look.holding_cost() - look.discard_cost() - corruption_cost


def rate_artifact(look: Outlook, option: UseArtifact) -> float:
    return effects_value(look, content.ARTIFACTS[option.card].effects) - 0.1


def rate_tap(look: Outlook, option: Tap) -> float:
    """Return the gain of a character's gifts. A second tap also costs the character."""
    gifts = look.taken_gifts_value(content.CHARACTER_GIFTS[option.card])
    if option.card not in look.me.tapped:
        return gifts - look.weights.first_tap_share * content.CHARACTERS[option.card].cost * look.weights.token_value
    return gifts - look.cost_of_lost_ally(option.card)


def rate_ability(look: Outlook, option: Ability) -> float:
    if look.me.fallen:
        return effects_value(look, content.HEROES[look.me.hero].evil_effects)
    hands = [player.gifts for player in look.rivals]
    available = [pool + sum(hand[virtue] for hand in hands) for virtue, pool in enumerate(look.s.pool)]
    aim = look.aim
    if aim and aim.exchange_count and not aim.shortfall and not aim.elixir_count:
        return look.closing_gain  # the swap allows the portal on the next go
    return swap_gain(look, content.RULES.hero_exchange_max, available) - 0.05


def rate_taking_part(look: Outlook, option: TakePart) -> float:
    quest = look.s.quest(option.quest)
    requirement = content.QUESTS[option.quest].spaces[option.space]
    payment_cost = (
        look.spent_gifts_cost(content.SPACE_GIFTS[option.quest][option.space])
        + (requirement.gold + requirement.fame) * look.weights.token_value
    )
    return look.marker_gain(quest) - payment_cost + gain_of_completing_row(look, quest)


def gain_of_completing_row(look: Outlook, quest: OpenQuest) -> float:
    """Return the gain of completing row 1 with a marker on this quest, which may win or lose the match, or else 0."""
    s = look.s
    if quest not in s.rows[0] or sum(other.markers.count(NOBODY) for other in s.rows[0]) > 1:
        return 0.0
    last_cataclysm = len(s.cataclysms) >= content.RULES.cataclysms - 1
    if s.armour < content.RULES.armour_pieces - 1:
        return -look.weights.win_value if last_cataclysm else 0.3
    prizes = [sum(_prize(other, seat, look.seat, quest) for other in s.rows[0]) for seat in range(len(s.players))]
    might = [player.might + prize if not player.fallen else 0 for player, prize in zip(s.players, prizes, strict=True)]
    if max(might) < s.options.might_to_win:
        return -look.weights.win_value if last_cataclysm else 0.5
    best_rival_might = max(number for seat, number in enumerate(might) if seat != look.seat)
    if might[look.seat] > best_rival_might:
        return look.weights.win_value
    return 0.0 if look.turns_to_spare < 0.5 else -look.weights.win_value / 4


def _prize(quest: OpenQuest, seat: int, marking_seat: int, marked_quest: OpenQuest) -> int:
    """Return a seat's prize for a quest, after `marking_seat` puts one more marker on `marked_quest`."""
    counts = [quest.markers.count(other) for other in range(8)]
    if quest is marked_quest:
        counts[marking_seat] += 1
    most_markers = max(counts)
    if not most_markers or counts[seat] < most_markers:
        return 0
    return content.QUESTS[quest.card].prize // (2 if counts.count(most_markers) > 1 else 1)


def rate_gaining_treasure(look: Outlook, option: GainTreasure) -> float:
    """Return the gain of the best treasure to take now, minus the later gain of the marker."""
    quest = look.s.quest(option.quest)
    best = max((treasure_gain(look, face) for face in quest.treasures), default=0.0)
    mean_gain = sum(treasure_gain(look, face) for face in content.TREASURE_COPIES) / len(content.TREASURE_COPIES)
    marker_gain = look.marker_gain(quest) * 0.9 + 0.3
    return max(best, mean_gain) - marker_gain - (0.0 if look.me.markers > 1 else -0.3)


def rate_portal(look: Outlook, option: ClosePortal) -> float:
    cost = sum(content.PORTAL_COST[option.portal]) - portal_discount(look.me)
    return look.portal_gain() - cost * look.weights.gift_value


def rate_cleanse(look: Outlook, option: Cleanse) -> float:
    if look.me.fallen:
        can_become_good = look.me.corruption == content.RULES.corruption_to_fall
        return (
            3.0
            if can_become_good and look.turns_to_spare > 3 and look.s.armour < content.RULES.armour_pieces - 1
            else -1.0
        )
    return look.corruption_cost() - 1 - 2 * look.weights.token_value


def rate_drop_elixir(look: Outlook, option: DropElixir) -> float:
    """Return the gain of exchanging an elixir for gift cards. Portals need the cards, but quests accept the elixir."""
    gifts = max(
        look.taken_gifts_value(content.ELIXIR_GIFTS[option.card][side]) for side in usable_sides(look.me, option.card)
    )
    aim = look.aim
    if aim and aim.elixir_count and not aim.shortfall:
        missing_gifts = [
            max(0, asked - held) for asked, held in zip(content.PORTAL_COST[aim.portal], look.me.gifts, strict=True)
        ]
        useful_gifts = sum(
            min(pair) for pair in zip(missing_gifts, best_side_gifts(look.me, option.card), strict=False)
        )
        return (
            look.closing_gain * useful_gifts / max(1, sum(missing_gifts)) - look.cost_of_lost_elixir(option.card) * 0.3
        )
    return gifts - look.cost_of_lost_elixir(option.card) - 0.2


def rate_giving_up_building(look: Outlook, option: DropBuilding) -> float:
    return production(look.me, option.card) * look.weights.token_value - look.building_gain(option.card)


def rate_special(look: Outlook, option: UseSpecial) -> float:
    return effects_value(look, content.BUILDINGS[option.card].effects) + look.weights.marker_cost


RATINGS: Final[dict[type[Option], Callable[[Outlook, Any], float]]] = {
    RecruitOne: rate_recruit,
    BuyOne: rate_buy,
    Found: rate_founding,
    Man: rate_manning,
    PlaySin: rate_sin,
    UseArtifact: rate_artifact,
    Tap: rate_tap,
    Ability: rate_ability,
    TakePart: rate_taking_part,
    GainTreasure: rate_gaining_treasure,
    ClosePortal: rate_portal,
    Cleanse: rate_cleanse,
    DropElixir: rate_drop_elixir,
    DropBuilding: rate_giving_up_building,
    UseSpecial: rate_special,
}
