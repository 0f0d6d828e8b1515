"""The value of each kind of card effect to the player who uses the card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.games.virtues import content, ops
from meadhall.games.virtues.asking import face_up_treasures
from meadhall.games.virtues.bot.outlook import Outlook, strength
from meadhall.games.virtues.effects.characters import buyable_elixirs, dismissable, recruits, untapped
from meadhall.games.virtues.effects.resources import amount_gained
from meadhall.games.virtues.holdings import best_side_gifts
from meadhall.games.virtues.paying import elixir_price, recruit_price
from meadhall.games.virtues.state import NOBODY, Player, Seat

Worth = Callable[[Outlook, Any, Player | None], float]


def worth_of(look: Outlook, parts: Sequence[ops.AnyOp], target: Seat = NOBODY) -> float:
    """Return the value of these effects against a target, or by default against the best target."""
    if target >= 0:
        return _total_worth(look, parts, look.s.players[target])
    if ops.needs_target(parts):
        return max(_total_worth(look, parts, rival) for rival in look.rivals)
    return _total_worth(look, parts, None)


def _total_worth(look: Outlook, parts: Sequence[ops.AnyOp], target: Player | None) -> float:
    return sum(WORTH[type(op)](look, op, target) for op in parts if type(op) in WORTH)


def rivalry_weight(look: Outlook, target: Player) -> float:
    """Return the share of a rival's loss that counts as a gain of this player, from 0 to 1.

    It is 1 for a rival on the other side. On the same side it is higher for the leader than for others.
    """
    if target.fallen != look.me.fallen:
        return 1.0
    return look.w.forfeit if strength(target) >= max(strength(rival) for rival in look.rivals) else look.w.forfeit / 2


# ---- each kind of effect


def gain_worth(look: Outlook, op: ops.Gain, target: Player | None) -> float:
    return look.tokens_value(op.res, amount_gained(look.s, op))


def lose_worth(look: Outlook, op: ops.Lose, target: Player | None) -> float:
    if target is None:
        return 0.0
    loss = min(op.n, {"fame": target.fame, "gold": target.gold, "might": target.might}[op.res])
    return look.tokens_value(op.res, loss) * rivalry_weight(look, target)


def steal_worth(look: Outlook, op: ops.Steal, target: Player | None) -> float:
    if target is None:
        return 0.0
    kinds = ("fame", "gold") if op.res == "fame_or_gold" else (op.res,)
    taken = max(min(op.n, target.fame if res == "fame" else target.gold) for res in kinds)
    return look.tokens_value("gold", taken) * (1 + rivalry_weight(look, target))


def take_gifts_worth(look: Outlook, op: ops.TakeGifts, target: Player | None) -> float:
    needs = sorted((look.gift_values[v] for v in range(content.N_VIRTUES) if look.s.pool[v]), reverse=True)
    return sum(needs[: op.n]) if op.distinct else needs[0] * op.n if needs else 0.0


def drop_gifts_worth(look: Outlook, op: ops.DropGifts, target: Player | None) -> float:
    if op.who == "each_other":
        return sum(look.w.gift * min(op.n, max(rival.gifts)) * rivalry_weight(look, rival) for rival in look.rivals)
    return 0.0 if target is None else look.w.gift * min(op.n, sum(target.gifts)) * rivalry_weight(look, target)


def steal_gifts_worth(look: Outlook, op: ops.StealGifts, target: Player | None) -> float:
    if target is None or not any(target.gifts):
        return 0.0
    best = max(look.gift_values[v] for v in range(content.N_VIRTUES) if target.gifts[v])
    return (best + look.w.gift * rivalry_weight(look, target)) * min(op.n, sum(target.gifts))


def exchange_worth(look: Outlook, op: ops.Exchange, target: Player | None) -> float:
    return swap_worth(look, op.n, look.s.pool)


def swap_worth(look: Outlook, number: int, available: Sequence[int]) -> float:
    """Return the gain of exchanging up to `number` gifts, from the least needed ones to the most needed ones."""
    hand = [v for v in range(content.N_VIRTUES) for _ in range(look.me.gifts[v])]
    gives = sorted(_keeping_worth(look, v) for v in hand)
    lacks = look.aim.missing_gifts if look.aim else [0] * content.N_VIRTUES
    wanted = [max(lacks[v], not look.me.gifts[v]) for v in range(content.N_VIRTUES)]
    takes = sorted(
        (look.gift_values[v] for v in range(content.N_VIRTUES) for _ in range(min(available[v], wanted[v]))),
        reverse=True,
    )
    return sum(max(0.0, take - give) for give, take in zip(gives[:number], takes[:number], strict=False))


def _keeping_worth(look: Outlook, virtue: int) -> float:
    """Return the value of keeping a gift card in hand. It is higher if a nearby portal needs the card."""
    if look.aim and look.aim.shortfall <= look.w.near_missing_gifts and look.aim.keeps(look.me, virtue):
        return 2 * look.w.gift
    return look.w.gift if look.me.gifts[virtue] == 1 else look.w.gift * 0.7


def untap_worth(look: Outlook, op: ops.Untap, target: Player | None) -> float:
    tapped = sorted((look.taken_gifts_value(content.CHARACTER_GIFTS[card]) for card in look.me.tapped), reverse=True)
    return sum(tapped[: op.n])


def tap_worth(look: Outlook, op: ops.Tap, target: Player | None) -> float:
    return 0.0 if target is None else look.w.gift * 1.5 * rivalry_weight(look, target)


def seduce_worth(look: Outlook, op: ops.Seduce, target: Player | None) -> float:
    if target is None:
        return 0.0
    return max(
        (
            look.taken_gifts_value(content.CHARACTER_GIFTS[card]) + look.w.gift * rivalry_weight(look, target)
            for card in untapped(target)
        ),
        default=0.0,
    )


def dismiss_worth(look: Outlook, op: ops.Dismiss, target: Player | None) -> float:
    if target is None:
        return 0.0
    within = [content.CHARACTERS[card].cost for card in dismissable(target, op)]
    return max(within, default=0) * look.w.token_value * rivalry_weight(look, target)


def recruit_worth(look: Outlook, op: ops.Recruit, target: Player | None) -> float:
    prices = [(look.ally(card), recruit_price(look.me, card, op)) for card in recruits(look.s, look.seat, op)]
    return max((worth - price * look.w.token_value for worth, price in prices), default=0.0)


def buy_elixir_worth(look: Outlook, op: ops.BuyElixir, target: Player | None) -> float:
    prices = [
        (look.elixir_gain(card), elixir_price(look.me, card, op)) for card in buyable_elixirs(look.s, look.seat, op)
    ]
    return max((worth - price * look.w.token_value for worth, price in prices), default=0.0)


def steal_elixir_worth(look: Outlook, op: ops.StealElixir, target: Player | None) -> float:
    if target is None:
        return 0.0
    worths = [
        look.elixir_gain(card) + content.ELIXIRS[card].cost * look.w.token_value * rivalry_weight(look, target)
        for card in target.elixirs
    ]
    return max(worths, default=0.0)


def drop_elixir_worth(look: Outlook, op: ops.DropElixir, target: Player | None) -> float:
    if target is None:
        return 0.0
    return max(
        (look.w.gift * sum(best_side_gifts(target, card)) for card in target.elixirs), default=0.0
    ) * rivalry_weight(look, target)


def refresh_worth(look: Outlook, op: ops.Refresh, target: Player | None) -> float:
    return look.w.refresh_value


def man_free_worth(look: Outlook, op: ops.ManFree, target: Player | None) -> float:
    return max(
        (special_worth(look, building) for building in look.me.buildings if building not in look.me.manned), default=0.0
    )


def special_worth(look: Outlook, building: int) -> float:
    """Return the value of a building's special effect, minus the cost of the marker."""
    return worth_of(look, content.BUILDINGS[building].effects) - look.w.marker_cost


def claim_treasure_worth(look: Outlook, op: ops.ClaimTreasure, target: Player | None) -> float:
    available = {treasure.face for treasure in face_up_treasures(look.s)}
    return max(
        (treasure_worth(look, face) for face in available if op.artifact or content.TREASURES[face].res != "artifact"),
        default=0.0,
    )


def treasure_worth(look: Outlook, face: int) -> float:
    card = content.TREASURES[face]
    return look.w.artifact_value if card.res == "artifact" else look.tokens_value(card.res, card.n)


def evict_worth(look: Outlook, op: ops.Evict, target: Player | None) -> float:
    return 0.0 if target is None else (look.w.treasure_value + 1.0) * rivalry_weight(look, target)


def fulfil_free_worth(look: Outlook, op: ops.FulfilFree, target: Player | None) -> float:
    return max((look.marker_gain(quest) for _, quest in look.s.open_quests()), default=0.0)


def draw_sin_worth(look: Outlook, op: ops.DrawSin, target: Player | None) -> float:
    return -0.3 * op.n


def return_sin_worth(look: Outlook, op: ops.ReturnSin, target: Player | None) -> float:
    return (look.holding() + 0.1) * min(op.n, len(look.me.sins))


def cleanse_worth(look: Outlook, op: ops.Cleanse, target: Player | None) -> float:
    return look.corruption_cost() if look.s.options.fall and look.me.corruption else 0.0


def skip_worth(look: Outlook, op: ops.Skip, target: Player | None) -> float:
    return 0.0 if target is None else 0.6 * rivalry_weight(look, target)


def discount_worth(look: Outlook, op: ops.Discount, target: Player | None) -> float:
    return 1.5 * op.n * look.w.token_value


def extra_gift_worth(look: Outlook, op: ops.ExtraGift, target: Player | None) -> float:
    return op.n * look.w.gift * len(look.me.characters)


def substitute_worth(look: Outlook, op: ops.Substitute, target: Player | None) -> float:
    return 0.5


def portal_discount_worth(look: Outlook, op: ops.PortalDiscount, target: Player | None) -> float:
    near = any(number >= 4 for number in look.me.gifts)
    return op.n * look.portal_gain() / 7 if near else 0.0


def all_colours_worth(look: Outlook, op: ops.AllColours, target: Player | None) -> float:
    return 0.3 * (len(look.me.elixirs) + len(look.me.buildings))


def shield_worth(look: Outlook, op: ops.Shield, target: Player | None) -> float:
    return 0.3


WORTH: Final[dict[type[ops.AnyOp], Worth]] = {
    ops.Gain: gain_worth,
    ops.Lose: lose_worth,
    ops.Steal: steal_worth,
    ops.TakeGifts: take_gifts_worth,
    ops.DropGifts: drop_gifts_worth,
    ops.StealGifts: steal_gifts_worth,
    ops.Exchange: exchange_worth,
    ops.Untap: untap_worth,
    ops.Tap: tap_worth,
    ops.Seduce: seduce_worth,
    ops.Dismiss: dismiss_worth,
    ops.Recruit: recruit_worth,
    ops.BuyElixir: buy_elixir_worth,
    ops.StealElixir: steal_elixir_worth,
    ops.DropElixir: drop_elixir_worth,
    ops.Refresh: refresh_worth,
    ops.ManFree: man_free_worth,
    ops.ClaimTreasure: claim_treasure_worth,
    ops.Evict: evict_worth,
    ops.FulfilFree: fulfil_free_worth,
    ops.DrawSin: draw_sin_worth,
    ops.ReturnSin: return_sin_worth,
    ops.Cleanse: cleanse_worth,
    ops.Skip: skip_worth,
    ops.Discount: discount_worth,
    ops.ExtraGift: extra_gift_worth,
    ops.Substitute: substitute_worth,
    ops.PortalDiscount: portal_discount_worth,
    ops.AllColours: all_colours_worth,
    ops.Shield: shield_worth,
}


def loss_from(look: Outlook, numbers: dict[str, int]) -> float:
    """Return the cost of losing these amounts of goods, given by the name of the good."""
    units = {
        "fame": look.w.token_value,
        "gold": look.w.token_value,
        "might": 1.0,
        "gifts": look.w.gift * 1.4,
        "goes": 0.6,
    }
    return sum(units.get(name, 0.0) * number for name, number in numbers.items())
