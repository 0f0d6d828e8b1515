"""The value of each kind of card effect to the player who uses the card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.games.virtues import content, ops
from meadhall.games.virtues.asking import face_up_treasures
from meadhall.games.virtues.bot.outlook import Outlook, strength
from meadhall.games.virtues.effects.characters import (
    buyable_elixirs,
    dismissable_characters,
    recruitable_characters,
    untapped_characters,
)
from meadhall.games.virtues.effects.resources import amount_gained
from meadhall.games.virtues.holdings import best_side_gifts
from meadhall.games.virtues.paying import elixir_price, recruit_price
from meadhall.games.virtues.state import NOBODY, Player, Seat

ValueFunction = Callable[[Outlook, Any, Player | None], float]


def effects_value(look: Outlook, effects: Sequence[ops.AnyOp], target: Seat = NOBODY) -> float:
    """Return the value of these effects against a target, or by default against the best target."""
    if target >= 0:
        return _total_value(look, effects, look.s.players[target])
    if ops.needs_target(effects):
        return max(_total_value(look, effects, rival) for rival in look.rivals)
    return _total_value(look, effects, None)


def _total_value(look: Outlook, effects: Sequence[ops.AnyOp], target: Player | None) -> float:
    return sum(VALUE_FUNCTIONS[type(op)](look, op, target) for op in effects if type(op) in VALUE_FUNCTIONS)


def rivalry_weight(look: Outlook, target: Player) -> float:
    """Return the share of a rival's loss that counts as a gain of this player, from 0 to 1.

    It is 1 for a rival on the other side. On the same side it is higher for the leader than for others.
    """
    if target.fallen != look.me.fallen:
        return 1.0
    return (
        look.weights.rival_loss_share
        if strength(target) >= max(strength(rival) for rival in look.rivals)
        else look.weights.rival_loss_share / 2
    )


# ---- each kind of effect


def gain_value(look: Outlook, op: ops.Gain, target: Player | None) -> float:
    return look.tokens_value(op.res, amount_gained(look.s, op))


def lose_value(look: Outlook, op: ops.Lose, target: Player | None) -> float:
    if target is None:
        return 0.0
    loss = min(op.n, {"fame": target.fame, "gold": target.gold, "might": target.might}[op.res])
    return look.tokens_value(op.res, loss) * rivalry_weight(look, target)


def steal_value(look: Outlook, op: ops.Steal, target: Player | None) -> float:
    if target is None:
        return 0.0
    kinds = ("fame", "gold") if op.res == "fame_or_gold" else (op.res,)
    stolen_amount = max(min(op.n, target.fame if res == "fame" else target.gold) for res in kinds)
    return look.tokens_value("gold", stolen_amount) * (1 + rivalry_weight(look, target))


def take_gifts_value(look: Outlook, op: ops.TakeGifts, target: Player | None) -> float:
    gift_values = sorted((look.gift_values[v] for v in range(content.N_VIRTUES) if look.s.pool[v]), reverse=True)
    return sum(gift_values[: op.n]) if op.distinct else gift_values[0] * op.n if gift_values else 0.0


def drop_gifts_value(look: Outlook, op: ops.DropGifts, target: Player | None) -> float:
    if op.who == "each_other":
        return sum(
            look.weights.gift_value * min(op.n, max(rival.gifts)) * rivalry_weight(look, rival) for rival in look.rivals
        )
    return (
        0.0 if target is None else look.weights.gift_value * min(op.n, sum(target.gifts)) * rivalry_weight(look, target)
    )


def steal_gifts_value(look: Outlook, op: ops.StealGifts, target: Player | None) -> float:
    if target is None or not any(target.gifts):
        return 0.0
    best = max(look.gift_values[v] for v in range(content.N_VIRTUES) if target.gifts[v])
    return (best + look.weights.gift_value * rivalry_weight(look, target)) * min(op.n, sum(target.gifts))


def exchange_value(look: Outlook, op: ops.Exchange, target: Player | None) -> float:
    return swap_gain(look, op.n, look.s.pool)


def swap_gain(look: Outlook, number: int, available: Sequence[int]) -> float:
    """Return the gain of exchanging up to `number` gifts, from the least needed ones to the most needed ones."""
    hand = [v for v in range(content.N_VIRTUES) for _ in range(look.me.gifts[v])]
    costs_of_given = sorted(_keeping_value(look, v) for v in hand)
    missing_gifts = look.aim.missing_gifts if look.aim else [0] * content.N_VIRTUES
    wanted_counts = [max(missing_gifts[v], not look.me.gifts[v]) for v in range(content.N_VIRTUES)]
    values_of_received = sorted(
        (look.gift_values[v] for v in range(content.N_VIRTUES) for _ in range(min(available[v], wanted_counts[v]))),
        reverse=True,
    )
    return sum(
        max(0.0, take - give) for give, take in zip(costs_of_given[:number], values_of_received[:number], strict=False)
    )


def _keeping_value(look: Outlook, virtue: int) -> float:
    """Return the value of keeping a gift card in hand. It is higher if a nearby portal needs the card."""
    if (
        look.aim
        and look.aim.shortfall <= look.weights.near_missing_gifts
        and look.aim.needs_all_in_hand(look.me, virtue)
    ):
        return 2 * look.weights.gift_value
    return look.weights.gift_value if look.me.gifts[virtue] == 1 else look.weights.gift_value * 0.7


def untap_value(look: Outlook, op: ops.Untap, target: Player | None) -> float:
    gift_values = sorted(
        (look.taken_gifts_value(content.CHARACTER_GIFTS[card]) for card in look.me.tapped), reverse=True
    )
    return sum(gift_values[: op.n])


def tap_value(look: Outlook, op: ops.Tap, target: Player | None) -> float:
    return 0.0 if target is None else look.weights.gift_value * 1.5 * rivalry_weight(look, target)


def seduce_value(look: Outlook, op: ops.Seduce, target: Player | None) -> float:
    if target is None:
        return 0.0
    return max(
        (
            look.taken_gifts_value(content.CHARACTER_GIFTS[card])
            + look.weights.gift_value * rivalry_weight(look, target)
            for card in untapped_characters(target)
        ),
        default=0.0,
    )


def dismiss_value(look: Outlook, op: ops.Dismiss, target: Player | None) -> float:
    if target is None:
        return 0.0
    costs = [content.CHARACTERS[card].cost for card in dismissable_characters(target, op)]
    return max(costs, default=0) * look.weights.token_value * rivalry_weight(look, target)


def recruit_value(look: Outlook, op: ops.Recruit, target: Player | None) -> float:
    prices = [
        (look.ally_gain(card), recruit_price(look.me, card, op))
        for card in recruitable_characters(look.s, look.seat, op)
    ]
    return max((worth - price * look.weights.token_value for worth, price in prices), default=0.0)


def buy_elixir_value(look: Outlook, op: ops.BuyElixir, target: Player | None) -> float:
    prices = [
        (look.elixir_gain(card), elixir_price(look.me, card, op)) for card in buyable_elixirs(look.s, look.seat, op)
    ]
    return max((worth - price * look.weights.token_value for worth, price in prices), default=0.0)


def steal_elixir_value(look: Outlook, op: ops.StealElixir, target: Player | None) -> float:
    if target is None:
        return 0.0
    values = [
        look.elixir_gain(card) + content.ELIXIRS[card].cost * look.weights.token_value * rivalry_weight(look, target)
        for card in target.elixirs
    ]
    return max(values, default=0.0)


def drop_elixir_value(look: Outlook, op: ops.DropElixir, target: Player | None) -> float:
    if target is None:
        return 0.0
    return max(
        (look.weights.gift_value * sum(best_side_gifts(target, card)) for card in target.elixirs), default=0.0
    ) * rivalry_weight(look, target)


def refresh_value(look: Outlook, op: ops.Refresh, target: Player | None) -> float:
    return look.weights.refresh_value


def man_free_value(look: Outlook, op: ops.ManFree, target: Player | None) -> float:
    return max(
        (special_value(look, building) for building in look.me.buildings if building not in look.me.manned), default=0.0
    )


def special_value(look: Outlook, building: int) -> float:
    """Return the value of a building's special effect, minus the cost of the marker."""
    return effects_value(look, content.BUILDINGS[building].effects) - look.weights.marker_cost


def claim_treasure_value(look: Outlook, op: ops.ClaimTreasure, target: Player | None) -> float:
    available = {treasure.face for treasure in face_up_treasures(look.s)}
    return max(
        (treasure_gain(look, face) for face in available if op.artifact or content.TREASURES[face].res != "artifact"),
        default=0.0,
    )


def treasure_gain(look: Outlook, face: int) -> float:
    card = content.TREASURES[face]
    return look.weights.artifact_value if card.res == "artifact" else look.tokens_value(card.res, card.n)


def evict_value(look: Outlook, op: ops.Evict, target: Player | None) -> float:
    return 0.0 if target is None else (look.weights.treasure_value + 1.0) * rivalry_weight(look, target)


def fulfil_free_value(look: Outlook, op: ops.FulfilFree, target: Player | None) -> float:
    return max((look.marker_gain(quest) for _, quest in look.s.open_quests()), default=0.0)


def draw_sin_value(look: Outlook, op: ops.DrawSin, target: Player | None) -> float:
    return -0.3 * op.n


def return_sin_value(look: Outlook, op: ops.ReturnSin, target: Player | None) -> float:
    return (look.holding_cost() + 0.1) * min(op.n, len(look.me.sins))


def cleanse_value(look: Outlook, op: ops.Cleanse, target: Player | None) -> float:
    return look.corruption_cost() if look.s.options.fall and look.me.corruption else 0.0


def skip_value(look: Outlook, op: ops.Skip, target: Player | None) -> float:
    return 0.0 if target is None else 0.6 * rivalry_weight(look, target)


def discount_value(look: Outlook, op: ops.Discount, target: Player | None) -> float:
    return 1.5 * op.n * look.weights.token_value


def extra_gift_value(look: Outlook, op: ops.ExtraGift, target: Player | None) -> float:
    return op.n * look.weights.gift_value * len(look.me.characters)


def substitute_value(look: Outlook, op: ops.Substitute, target: Player | None) -> float:
    return 0.5


def portal_discount_value(look: Outlook, op: ops.PortalDiscount, target: Player | None) -> float:
    has_many_gifts = any(number >= 4 for number in look.me.gifts)
    return op.n * look.portal_gain() / 7 if has_many_gifts else 0.0


def all_colours_value(look: Outlook, op: ops.AllColours, target: Player | None) -> float:
    return 0.3 * (len(look.me.elixirs) + len(look.me.buildings))


def shield_value(look: Outlook, op: ops.Shield, target: Player | None) -> float:
    return 0.3


VALUE_FUNCTIONS: Final[dict[type[ops.AnyOp], ValueFunction]] = {
    ops.Gain: gain_value,
    ops.Lose: lose_value,
    ops.Steal: steal_value,
    ops.TakeGifts: take_gifts_value,
    ops.DropGifts: drop_gifts_value,
    ops.StealGifts: steal_gifts_value,
    ops.Exchange: exchange_value,
    ops.Untap: untap_value,
    ops.Tap: tap_value,
    ops.Seduce: seduce_value,
    ops.Dismiss: dismiss_value,
    ops.Recruit: recruit_value,
    ops.BuyElixir: buy_elixir_value,
    ops.StealElixir: steal_elixir_value,
    ops.DropElixir: drop_elixir_value,
    ops.Refresh: refresh_value,
    ops.ManFree: man_free_value,
    ops.ClaimTreasure: claim_treasure_value,
    ops.Evict: evict_value,
    ops.FulfilFree: fulfil_free_value,
    ops.DrawSin: draw_sin_value,
    ops.ReturnSin: return_sin_value,
    ops.Cleanse: cleanse_value,
    ops.Skip: skip_value,
    ops.Discount: discount_value,
    ops.ExtraGift: extra_gift_value,
    ops.Substitute: substitute_value,
    ops.PortalDiscount: portal_discount_value,
    ops.AllColours: all_colours_value,
    ops.Shield: shield_value,
}


def loss_from(look: Outlook, amounts: dict[str, int]) -> float:
    """Return the cost of losing these amounts of goods, given by the name of the good."""
    unit_values = {
        "fame": look.weights.token_value,
        "gold": look.weights.token_value,
        "might": 1.0,
        "gifts": look.weights.gift_value * 1.4,
        "goes": 0.6,
    }
    return sum(unit_values.get(name, 0.0) * number for name, number in amounts.items())
