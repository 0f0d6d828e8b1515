"""Answers of the bot `sensible` to every question of the game, and the guide of the bot that thinks ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from meadhall.engine.contract.guide import Decision, Guide, Plan
from meadhall.engine.flows.options import Option
from meadhall.engine.kit.windows import innermost
from meadhall.engine.privacy.view import View
from meadhall.games.virtues import asking, content
from meadhall.games.virtues.actions.menu import PASS
from meadhall.games.virtues.actions.questing import FROM_DECK
from meadhall.games.virtues.asking import OnePlayer, OnePortal, OneSpace, OneTreasure, treasure_gold_value
from meadhall.games.virtues.bot.acting import rate_option
from meadhall.games.virtues.bot.effect_values import (
    effects_value,
    loss_from,
    rivalry_weight,
    special_value,
    treasure_gain,
)
from meadhall.games.virtues.bot.outlook import Outlook, strength, value
from meadhall.games.virtues.bot.weights import SENSIBLE, THINKER, WITH_FALL, WITH_UNNAMED, Weights
from meadhall.games.virtues.content import RULES, UNNAMED
from meadhall.games.virtues.effects.gift_cards import ENOUGH, Give, Receive
from meadhall.games.virtues.gifts import Gift
from meadhall.games.virtues.ops import AnyOp, Block, Demand, Ruin
from meadhall.games.virtues.paying import elixir_price, recruit_price
from meadhall.games.virtues.quests import OfDeck
from meadhall.games.virtues.state import NOBODY, State
from meadhall.games.virtues.the_unnamed import Alternative, PlayCard, can_pay_without_replacements, demand_targets
from meadhall.games.virtues.windows.offers import DropBuilding, React, Side, UseSpecial

O = TypeVar("O", bound=Option)  # noqa: E741
AnswerFunction = Callable[[Outlook, Sequence[Any]], Option]
MAX_PLANS: Final = 4  # largest number of actions that the thinker tries


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(decision: Decision[State], weights: Weights | None = None) -> Option:
    """Return the answer to any question of the game. The default weights are those of `sensible`."""
    s = decision.state
    if decision.seat >= len(s.players):
        return UNNAMED_ANSWERS[decision.question](s, decision.options)
    return ANSWERS[decision.question](Outlook(s, decision.seat, weights or default_weights(s)), decision.options)


def default_weights(s: State) -> Weights:
    """Return the weights of `sensible`."""
    if s.unnamed is not None:
        return WITH_UNNAMED
    return WITH_FALL if s.options.fall else SENSIBLE


def best_option(options: Sequence[O], rating: Callable[[O], Any]) -> O:
    return max(options, key=rating)


# ---- the bot's own turn, and windows


def pick_action(look: Outlook, options: Sequence[Option]) -> Option:
    rated = [(rate_option(look, option), option) for option in options]
    gain, option = max(rated, key=lambda rating: rating[0])
    return option if gain > look.weights.min_gain else PASS


def pick_free_play(look: Outlook, options: Sequence[Option]) -> Option:
    """Return the best free play if it gains enough. Otherwise return the last option, which ends the free plays."""
    gain, option = max(((rate_option(look, option), option) for option in options[:-1]), key=lambda rating: rating[0])
    return option if gain > look.weights.min_gain else options[-1]


def pick_interrupt(look: Outlook, options: Sequence[Option]) -> Option:
    """Prevent a pending loss if it is large enough. Give up a building before a cataclysm destroys it."""
    window = innermost(look.s)
    assert window is not None
    if window.kind == "cataclysm":
        ruined_buildings = {
            number
            for op in content.CATACLYSMS[content.CATACLYSM[window.card]].effects
            if isinstance(op, Ruin)
            for number in op.nos
        }
        for option in options:
            if isinstance(option, DropBuilding) and content.BUILDINGS[option.card].no in ruined_buildings:
                return option
    loss = expected_loss(look, window.kind, window.card, dict(window.numbers))
    for option in options:
        if isinstance(option, UseSpecial) and content.BUILDINGS[option.card].window == "response" and loss > 0.2:
            return option
        if (
            isinstance(option, React)
            and loss + look.holding_cost() > look.weights.min_loss_to_react + look.discard_cost()
        ):
            return option
    return options[-1]


def expected_loss(look: Outlook, kind: str, card: str, amounts: dict[str, int]) -> float:
    """Return the loss from a pending effect. If its amounts are unknown, return an average."""
    if amounts:
        return loss_from(look, amounts)
    return 0.9 if _ops_of(kind, card) else 0.0


def _ops_of(kind: str, card: str) -> Sequence[AnyOp]:
    if kind == "sin":
        return content.SIN_FUNCTION[card].effects
    return content.HEROES[content.HERO[card]].evil_effects if kind == "ability" else ()


# ---- parts of actions


def pick_needed_gift(look: Outlook, options: Sequence[Gift]) -> Option:
    """Return the gift that the player needs most."""
    return best_option(options, lambda option: look.gift_values[option.virtue])


def pick_least_gift(look: Outlook, options: Sequence[Gift]) -> Option:
    return best_option(options, lambda option: look.me.gifts[option.virtue] - look.gift_values[option.virtue])


def pick_virtue(look: Outlook, options: Sequence[Gift]) -> Option:
    """Return the virtue that costs the rivals most if they lose its gifts."""

    def rivals_loss(option: Gift) -> float:
        return sum(min(2, rival.gifts[option.virtue]) * rivalry_weight(look, rival) for rival in look.rivals)

    return best_option(options, rivals_loss)


def pick_exchange(look: Outlook, options: Sequence[Option]) -> Option:
    """Return the gift that is needed least, or stop exchanging if no missing gift is worth an exchange."""
    give_options = [option for option in options if isinstance(option, Give)]
    aim, hand = look.aim, look.me.gifts
    missing_gifts = aim.missing_gifts if aim else [0] * content.N_VIRTUES
    missing_values = [
        look.gift_values[v]
        for v in range(content.N_VIRTUES)
        if missing_gifts[v] or not hand[v] or len(give_options) == 1
    ]
    best_value = max(missing_values, default=0.0)

    def surplus(option: Give) -> float:
        keeping_value = (
            look.weights.win_value
            if missing_gifts[option.virtue]
            or (aim and not aim.shortfall and aim.needs_all_in_hand(look.me, option.virtue))
            else 0.0
        )
        return hand[option.virtue] * 0.1 - look.gift_values[option.virtue] - keeping_value

    least_needed = best_option(give_options, surplus)
    if ENOUGH in options and best_value <= look.weights.gift_value:
        return ENOUGH
    return least_needed


def pick_gift_to_receive(look: Outlook, options: Sequence[Receive]) -> Option:
    """Return the gift that is needed most. Take it from a rival rather than from the pool."""
    missing_gifts = look.aim.missing_gifts if look.aim else [0] * content.N_VIRTUES
    return best_option(
        options,
        lambda option: (look.gift_values[option.virtue] + missing_gifts[option.virtue] * 0.01, option.source >= 0),
    )


def pick_character_to_lose(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best_option(options, lambda option: -look.cost_of_lost_ally(option.card))


def pick_character_of_rival(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best_option(
        options,
        lambda option: (
            look.taken_gifts_value(content.CHARACTER_GIFTS[option.card]) + 0.1 * content.CHARACTERS[option.card].cost
        ),
    )


def pick_character_to_untap(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best_option(
        options,
        lambda option: (
            look.taken_gifts_value(content.CHARACTER_GIFTS[option.card]) + 0.02 * content.CHARACTERS[option.card].cost
        ),
    )


def pick_recruit(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best_option(
        options,
        lambda option: (
            look.ally_gain(option.card) - 0.5 * look.weights.token_value * recruit_price(look.me, option.card)
        ),
    )


def pick_elixir_to_buy(look: Outlook, options: Sequence[asking.OneElixir]) -> Option:
    return best_option(
        options,
        lambda option: (
            look.elixir_gain(option.card) - 0.3 * look.weights.token_value * elixir_price(look.me, option.card)
        ),
    )


def pick_elixir(look: Outlook, options: Sequence[asking.OneElixir]) -> Option:
    return best_option(options, lambda option: look.elixir_gain(option.card))


def pick_elixir_to_give_up(look: Outlook, options: Sequence[asking.OneElixir]) -> Option:
    return best_option(options, lambda option: -look.cost_of_lost_elixir(option.card))


def pick_building_to_give_up(look: Outlook, options: Sequence[asking.OneBuilding]) -> Option:
    return best_option(options, lambda option: -look.building_gain(option.card))


def pick_building_to_man(look: Outlook, options: Sequence[asking.OneBuilding]) -> Option:
    return best_option(options, lambda option: special_value(look, option.card))


def pick_treasure(look: Outlook, options: Sequence[Option]) -> Option:
    """Return the best treasure. An unknown card of the deck counts as the mean of all cards."""
    mean_gain = sum(treasure_gain(look, face) for face in content.TREASURE_COPIES) / len(content.TREASURE_COPIES)

    def gain(option: Option) -> float:
        if isinstance(option, asking.OneTreasure | OfDeck):
            return treasure_gain(look, option.face)
        return mean_gain if option is FROM_DECK else 0.0

    return best_option(options, gain)


def pick_free_space(look: Outlook, options: Sequence[asking.OneSpace]) -> Option:
    return best_option(options, lambda option: look.marker_gain(look.s.quest(option.quest)))


def pick_marker_to_evict(look: Outlook, options: Sequence[asking.OneSpace]) -> Option:
    """Return a marker in row 1, because that row is completed first. If it has no marker, return the first option."""
    return best_option(options, lambda option: look.s.quest(option.quest) in look.s.rows[0])


def pick_target(look: Outlook, options: Sequence[asking.OnePlayer]) -> Option:
    """Return the strongest player. The goods that can be taken add to the strength."""

    def danger(option: asking.OnePlayer) -> float:
        rival = look.s.players[option.seat]
        stealable_goods = rival.fame if option.res == "fame" else rival.gold if option.res else 0
        return strength(rival) + 4 * stealable_goods

    return best_option(options, danger)


def pick_sin_to_discard(look: Outlook, options: Sequence[asking.OneSin]) -> Option:
    """Return the sin card with the least value."""
    return best_option(
        options,
        lambda option: -max(effects_value(look, function.effects) for function in content.SINS[option.card].functions),
    )


def pick_side(look: Outlook, options: Sequence[Side]) -> Option:
    return best_option(options, lambda option: look.taken_gifts_value(content.ELIXIR_GIFTS[option.elixir][option.side]))


def pick_ransom(look: Outlook, options: Sequence[Any]) -> Option:
    """Pay the ransom if losing the character would cost more than the fame."""
    option_by_key = {option.key: option for option in options}
    ransom = option_by_key["ransom"]
    option: Option = (
        ransom
        if look.cost_of_lost_ally(ransom.card) > ransom.fame * look.weights.token_value
        else option_by_key["let-go"]
    )
    return option


def pick_first_option(look: Outlook, options: Sequence[Any]) -> Option:
    """Return the first option, because the rules list the best one first."""
    option: Option = options[0]
    return option


# ---- the Unnamed's demands


def pick_alternative(look: Outlook, options: Sequence[Option]) -> Option:
    """Pay the cheapest alternative."""
    return best_option(options, lambda option: -_cost_of_alternative(look, option))


def _cost_of_alternative(look: Outlook, option: Option) -> float:
    if not isinstance(option, Alternative):
        return min(look.corruption_cost(), 1.2)
    due = option.due
    return (
        (due.gold + due.fame) * look.weights.token_value
        + due.might
        + due.gifts * look.weights.gift_value
        + due.elixir * 1.0
        + due.building * 1.5
        + due.tap * 0.6
        + due.push_sin * (look.sin_pile_cost - look.holding_cost())
    )


def pick_penalty(look: Outlook, options: Sequence[Any]) -> Option:
    """Take a sin card if corruption would cost more."""
    by_key: dict[str, Option] = {option.key: option for option in options}
    return by_key["corruption"] if look.corruption_cost() < 1.0 or "sin" not in by_key else by_key["sin"]


ANSWERS: Final[dict[str, AnswerFunction]] = {
    "go": pick_action,
    "after-action": pick_free_play,
    "end-of-phase": pick_free_play,
    "interrupt": pick_interrupt,
    "pay": pick_first_option,
    "side": pick_side,
    "take-gift": pick_needed_gift,
    "extra-gift": pick_needed_gift,
    "take-from": pick_needed_gift,
    "give-up-gift": pick_least_gift,
    "virtue": pick_virtue,
    "exchange": pick_exchange,
    "receive": pick_gift_to_receive,
    "leave-out": pick_first_option,
    "which-treasure": pick_treasure,
    "claim-treasure": pick_treasure,
    "reward": pick_treasure,
    "first-quest": pick_first_option,
    "fulfil-free": pick_free_space,
    "evict": pick_marker_to_evict,
    "recruit": pick_recruit,
    "buy-elixir": pick_elixir_to_buy,
    "take-elixir": pick_elixir,
    "drop-elixir": pick_elixir,
    "give-up-elixir": pick_elixir_to_give_up,
    "give-up-building": pick_building_to_give_up,
    "man-free": pick_building_to_man,
    "own-character": pick_character_to_lose,
    "their-character": pick_character_of_rival,
    "untap": pick_character_to_untap,
    "ransom": pick_ransom,
    "hero": pick_first_option,
    "discard-sin": pick_sin_to_discard,
    "return-sins": pick_first_option,
    "target": pick_target,
    "demand": pick_alternative,
    "penalty": pick_penalty,
}

# ---- the Unnamed: demand from the most dangerous hero, and bar requirements


def pick_unnamed_card(s: State, options: Sequence[Option]) -> Option:
    """Return the card with the highest rating. Playing none saves nothing, because all cards return to the hand."""
    card_options = [option for option in options if isinstance(option, PlayCard)]
    return max(card_options, key=lambda option: _card_rating(s, option.card))


def _card_rating(s: State, card: int) -> float:
    """Return the rating of a card. A demand that a hero cannot pay is best."""
    op = UNNAMED[card].effects[0]
    if isinstance(op, Demand):
        targets = demand_targets(s)
        unable_heroes = [
            option
            for option in targets
            if not any(can_pay_without_replacements(s.players[option.seat], due) for due in op.pay)
        ]
        return 3.0 if unable_heroes else 1.0
    if isinstance(op, Block):
        free_requirements = sum(quest.markers.count(NOBODY) for quest in s.rows[0])
        return 2.5 if op.what == "requirement" and free_requirements <= 2 else 0.6
    return 1.5


def pick_player_to_demand_of(s: State, options: Sequence[OnePlayer]) -> Option:
    """Return a strong player, or a player who is close to falling."""

    def danger(option: OnePlayer) -> float:
        player = s.players[option.seat]
        return strength(player) + 30 * (player.corruption / RULES.corruption_to_fall) ** 2

    return max(options, key=danger)


def pick_place_to_block(s: State, options: Sequence[OnePortal | OneSpace]) -> Option:
    """Return a requirement of row 1, or the first option if there is no such requirement."""
    return max(options, key=lambda option: isinstance(option, OneSpace) and s.quest(option.quest) in s.rows[0])


def pick_treasure_to_tarnish(s: State, options: Sequence[OneTreasure]) -> Option:
    """Return the best treasure."""
    return max(options, key=lambda option: treasure_gold_value(option.face))


UNNAMED_ANSWERS: Final[dict[str, Callable[[State, Sequence[Any]], Option]]] = {
    "unnamed": pick_unnamed_card,
    "demand-of": pick_player_to_demand_of,
    "block": pick_place_to_block,
    "drop-treasure": pick_treasure_to_tarnish,
}


# ---- the bot that thinks ahead


def thinker_policy(decision: Decision[State]) -> Option:
    """Return the answer to any question, with the weights of the thinker."""
    return policy(decision, THINKER)


def plans(decision: Decision[State]) -> list[tuple[float, Plan]]:
    """Return the actions worth trying, best first. For questions other than `go`, return only the policy's answer."""
    if decision.question != "go" or decision.seat >= len(decision.state.players):
        return [(0.0, (thinker_policy(decision).key,))]
    look = Outlook(decision.state, decision.seat, THINKER)
    ratings = sorted(((rate_option(look, option), option.key) for option in decision.options), reverse=True)
    tried_plans = ratings[:MAX_PLANS]
    if all(key != PASS.key for _, key in tried_plans):
        tried_plans.append((0.0, PASS.key))
    return [(gain, (key,)) for gain, key in tried_plans]


def laps_played(s: State) -> int:
    """Return the number of laps so far. The horizon of playouts is measured in laps."""
    return s.turn * (content.RULES.max_laps + 1) + s.lap


HORIZON_LAPS: Final = 6  # number of laps. The value of a position shows only after several of them

GUIDE: Final = Guide(policy=thinker_policy, value=value, plans=plans, turn=laps_played, horizon=HORIZON_LAPS, trust=8.0)
