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
from meadhall.games.virtues.asking import OnePlayer, OnePortal, OneSpace, OneTreasure, treasure_value
from meadhall.games.virtues.bot.acting import rate
from meadhall.games.virtues.bot.effect_values import loss_from, rivalry_weight, special_worth, treasure_worth, worth_of
from meadhall.games.virtues.bot.outlook import Outlook, strength, value
from meadhall.games.virtues.bot.weights import SENSIBLE, THINKER, WITH_FALL, WITH_UNNAMED, Weights
from meadhall.games.virtues.content import RULES, UNNAMED
from meadhall.games.virtues.effects.gift_cards import ENOUGH, Give, Receive
from meadhall.games.virtues.gifts import Gift
from meadhall.games.virtues.ops import AnyOp, Block, Demand, Ruin
from meadhall.games.virtues.paying import elixir_price, recruit_price
from meadhall.games.virtues.quests import OfDeck
from meadhall.games.virtues.state import NOBODY, State
from meadhall.games.virtues.the_unnamed import Alternative, PlayCard, can_pay_plainly, demand_targets
from meadhall.games.virtues.windows.offers import DropBuilding, React, Side, UseSpecial

O = TypeVar("O", bound=Option)  # noqa: E741
Answer = Callable[[Outlook, Sequence[Any]], Option]
MAX_PLANS: Final = 4  # largest number of actions that the thinker tries


def sensible(view: View[State]) -> Option:
    """Return the answer of the bot `sensible`."""
    return policy(Decision(view.state, view.seat, view.question, view.options))


def policy(asked: Decision[State], weights: Weights | None = None) -> Option:
    """Return the answer to any question of the game. The default weights are those of `sensible`."""
    s = asked.state
    if asked.seat >= len(s.players):
        return UNNAMED_ANSWERS[asked.question](s, asked.options)
    return ANSWERS[asked.question](Outlook(s, asked.seat, weights or default_weights(s)), asked.options)


def default_weights(s: State) -> Weights:
    """Return the weights of `sensible`."""
    if s.unnamed is not None:
        return WITH_UNNAMED
    return WITH_FALL if s.options.fall else SENSIBLE


def best(options: Sequence[O], worth: Callable[[O], Any]) -> O:
    return max(options, key=worth)


# ---- the bot's own turn, and windows


def pick_action(look: Outlook, options: Sequence[Option]) -> Option:
    rated = [(rate(look, option), option) for option in options]
    gain, option = max(rated, key=lambda rating: rating[0])
    return option if gain > look.w.worthwhile else PASS


def pick_free_play(look: Outlook, options: Sequence[Option]) -> Option:
    """Return the best free play if it gains enough. Otherwise return the last option, which ends the free plays."""
    gain, option = max(((rate(look, option), option) for option in options[:-1]), key=lambda rating: rating[0])
    return option if gain > look.w.worthwhile else options[-1]


def pick_interrupt(look: Outlook, options: Sequence[Option]) -> Option:
    """Prevent a pending loss if it is large enough. Give up a building before a cataclysm destroys it."""
    window = innermost(look.s)
    assert window is not None
    if window.kind == "cataclysm":
        ruined = {
            number
            for op in content.CATACLYSMS[content.CATACLYSM[window.card]].effects
            if isinstance(op, Ruin)
            for number in op.nos
        }
        for option in options:
            if isinstance(option, DropBuilding) and content.BUILDINGS[option.card].no in ruined:
                return option
    loss = foreseen_loss(look, window.kind, window.card, dict(window.numbers))
    for option in options:
        if isinstance(option, UseSpecial) and content.BUILDINGS[option.card].window == "response" and loss > 0.2:
            return option
        if isinstance(option, React) and loss + look.holding() > look.w.harm + look.discard_cost():
            return option
    return options[-1]


def foreseen_loss(look: Outlook, kind: str, card: str, numbers: dict[str, int]) -> float:
    """Return the loss from a pending effect. If its amounts are unknown, return an average."""
    if numbers:
        return loss_from(look, numbers)
    return 0.9 if _ops_of(kind, card) else 0.0


def _ops_of(kind: str, card: str) -> Sequence[AnyOp]:
    if kind == "sin":
        return content.SIN_FUNCTION[card].effects
    return content.HEROES[content.HERO[card]].evil_effects if kind == "ability" else ()


# ---- parts of actions


def pick_gift(look: Outlook, options: Sequence[Gift]) -> Option:
    """Return the gift that the player needs most."""
    return best(options, lambda option: look.gift_values[option.virtue])


def pick_least_gift(look: Outlook, options: Sequence[Gift]) -> Option:
    return best(options, lambda option: look.me.gifts[option.virtue] - look.gift_values[option.virtue])


def pick_virtue(look: Outlook, options: Sequence[Gift]) -> Option:
    """Return the virtue that costs the rivals most if they lose its gifts."""

    def rivals_loss(option: Gift) -> float:
        return sum(min(2, rival.gifts[option.virtue]) * rivalry_weight(look, rival) for rival in look.rivals)

    return best(options, rivals_loss)


def pick_exchange(look: Outlook, options: Sequence[Option]) -> Option:
    """Return the gift that is needed least, or stop exchanging if no missing gift is worth an exchange."""
    gives = [option for option in options if isinstance(option, Give)]
    aim, hand = look.aim, look.me.gifts
    lacks = aim.missing_gifts if aim else [0] * content.N_VIRTUES
    lacking = [look.gift_values[v] for v in range(content.N_VIRTUES) if lacks[v] or not hand[v] or len(gives) == 1]
    wanted = max(lacking, default=0.0)

    def surplus(option: Give) -> float:
        keeping_worth = (
            look.w.win_value
            if lacks[option.virtue] or (aim and not aim.shortfall and aim.keeps(look.me, option.virtue))
            else 0.0
        )
        return hand[option.virtue] * 0.1 - look.gift_values[option.virtue] - keeping_worth

    spare = best(gives, surplus)
    if ENOUGH in options and wanted <= look.w.gift:
        return ENOUGH
    return spare


def pick_received(look: Outlook, options: Sequence[Receive]) -> Option:
    """Return the gift that is needed most. Take it from a rival rather than from the pool."""
    lacks = look.aim.missing_gifts if look.aim else [0] * content.N_VIRTUES
    return best(
        options, lambda option: (look.gift_values[option.virtue] + lacks[option.virtue] * 0.01, option.source >= 0)
    )


def pick_own_character(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best(options, lambda option: -look.loss_of_ally(option.card))


def pick_their_character(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best(
        options,
        lambda option: (
            look.taken_gifts_value(content.CHARACTER_GIFTS[option.card]) + 0.1 * content.CHARACTERS[option.card].cost
        ),
    )


def pick_untapped(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best(
        options,
        lambda option: (
            look.taken_gifts_value(content.CHARACTER_GIFTS[option.card]) + 0.02 * content.CHARACTERS[option.card].cost
        ),
    )


def pick_recruit(look: Outlook, options: Sequence[asking.OneCharacter]) -> Option:
    return best(
        options, lambda option: look.ally(option.card) - 0.5 * look.w.token_value * recruit_price(look.me, option.card)
    )


def pick_elixir_to_buy(look: Outlook, options: Sequence[asking.OneElixir]) -> Option:
    return best(
        options,
        lambda option: look.elixir_gain(option.card) - 0.3 * look.w.token_value * elixir_price(look.me, option.card),
    )


def pick_elixir(look: Outlook, options: Sequence[asking.OneElixir]) -> Option:
    return best(options, lambda option: look.elixir_gain(option.card))


def pick_elixir_to_give_up(look: Outlook, options: Sequence[asking.OneElixir]) -> Option:
    return best(options, lambda option: -look.kept_elixir(option.card))


def pick_building_to_give_up(look: Outlook, options: Sequence[asking.OneBuilding]) -> Option:
    return best(options, lambda option: -look.building_gain(option.card))


def pick_building_to_man(look: Outlook, options: Sequence[asking.OneBuilding]) -> Option:
    return best(options, lambda option: special_worth(look, option.card))


def pick_treasure(look: Outlook, options: Sequence[Option]) -> Option:
    """Return the best treasure. An unknown card of the deck counts as the mean of all cards."""
    unknown = sum(treasure_worth(look, face) for face in content.TREASURE_COPIES) / len(content.TREASURE_COPIES)

    def worth(option: Option) -> float:
        if isinstance(option, asking.OneTreasure | OfDeck):
            return treasure_worth(look, option.face)
        return unknown if option is FROM_DECK else 0.0

    return best(options, worth)


def pick_free_space(look: Outlook, options: Sequence[asking.OneSpace]) -> Option:
    return best(options, lambda option: look.marker_gain(look.s.quest(option.quest)))


def pick_evicted(look: Outlook, options: Sequence[asking.OneSpace]) -> Option:
    """Return a marker in row 1, because that row is completed first. If it has no marker, return the first option."""
    return best(options, lambda option: look.s.quest(option.quest) in look.s.rows[0])


def pick_target(look: Outlook, options: Sequence[asking.OnePlayer]) -> Option:
    """Return the strongest player. The goods that can be taken add to the strength."""

    def danger(option: asking.OnePlayer) -> float:
        rival = look.s.players[option.seat]
        goods = rival.fame if option.res == "fame" else rival.gold if option.res else 0
        return strength(rival) + 4 * goods

    return best(options, danger)


def pick_sin_to_discard(look: Outlook, options: Sequence[asking.OneSin]) -> Option:
    """Return the sin card with the least value."""
    return best(
        options,
        lambda option: -max(worth_of(look, function.effects) for function in content.SINS[option.card].functions),
    )


def pick_side(look: Outlook, options: Sequence[Side]) -> Option:
    return best(options, lambda option: look.taken_gifts_value(content.ELIXIR_GIFTS[option.elixir][option.side]))


def pick_ransom(look: Outlook, options: Sequence[Any]) -> Option:
    """Pay the ransom if losing the character would cost more than the fame."""
    keeps = {option.key: option for option in options}
    pays = keeps["ransom"]
    option: Option = pays if look.loss_of_ally(pays.card) > pays.fame * look.w.token_value else keeps["let-go"]
    return option


def pick_first(look: Outlook, options: Sequence[Any]) -> Option:
    """Return the first option, because the rules list the best one first."""
    option: Option = options[0]
    return option


# ---- the Unnamed's demands


def pick_demanded(look: Outlook, options: Sequence[Option]) -> Option:
    """Pay the cheapest alternative."""
    return best(options, lambda option: -_price(look, option))


def _price(look: Outlook, option: Option) -> float:
    if not isinstance(option, Alternative):
        return min(look.corruption_cost(), 1.2)
    due = option.due
    return (
        (due.gold + due.fame) * look.w.token_value
        + due.might
        + due.gifts * look.w.gift
        + due.elixir * 1.0
        + due.building * 1.5
        + due.tap * 0.6
        + due.push_sin * (look.doom - look.holding())
    )


def pick_penalty(look: Outlook, options: Sequence[Any]) -> Option:
    """Take a sin card if corruption would cost more."""
    by_key: dict[str, Option] = {option.key: option for option in options}
    return by_key["corruption"] if look.corruption_cost() < 1.0 or "sin" not in by_key else by_key["sin"]


ANSWERS: Final[dict[str, Answer]] = {
    "go": pick_action,
    "after-action": pick_free_play,
    "end-of-phase": pick_free_play,
    "interrupt": pick_interrupt,
    "pay": pick_first,
    "side": pick_side,
    "take-gift": pick_gift,
    "extra-gift": pick_gift,
    "take-from": pick_gift,
    "give-up-gift": pick_least_gift,
    "virtue": pick_virtue,
    "exchange": pick_exchange,
    "receive": pick_received,
    "leave-out": pick_first,
    "which-treasure": pick_treasure,
    "claim-treasure": pick_treasure,
    "reward": pick_treasure,
    "first-quest": pick_first,
    "fulfil-free": pick_free_space,
    "evict": pick_evicted,
    "recruit": pick_recruit,
    "buy-elixir": pick_elixir_to_buy,
    "take-elixir": pick_elixir,
    "drop-elixir": pick_elixir,
    "give-up-elixir": pick_elixir_to_give_up,
    "give-up-building": pick_building_to_give_up,
    "man-free": pick_building_to_man,
    "own-character": pick_own_character,
    "their-character": pick_their_character,
    "untap": pick_untapped,
    "ransom": pick_ransom,
    "hero": pick_first,
    "discard-sin": pick_sin_to_discard,
    "return-sins": pick_first,
    "target": pick_target,
    "demand": pick_demanded,
    "penalty": pick_penalty,
}

# ---- the Unnamed: demand from the most dangerous hero, and bar requirements


def pick_unnamed_card(s: State, options: Sequence[Option]) -> Option:
    """Return the card with the highest rating. Playing none saves nothing, because all cards return to the hand."""
    cards = [option for option in options if isinstance(option, PlayCard)]
    return max(cards, key=lambda option: _card_rating(s, option.card))


def _card_rating(s: State, card: int) -> float:
    """Return the rating of a card. A demand that a hero cannot pay is best."""
    op = UNNAMED[card].effects[0]
    if isinstance(op, Demand):
        targets = demand_targets(s)
        helpless = [
            option for option in targets if not any(can_pay_plainly(s.players[option.seat], due) for due in op.pay)
        ]
        return 3.0 if helpless else 1.0
    if isinstance(op, Block):
        nearly = sum(quest.markers.count(NOBODY) for quest in s.rows[0])
        return 2.5 if op.what == "requirement" and nearly <= 2 else 0.6
    return 1.5


def pick_player_to_demand_of(s: State, options: Sequence[OnePlayer]) -> Option:
    """Return a strong player, or a player who is close to falling."""

    def danger(option: OnePlayer) -> float:
        player = s.players[option.seat]
        return strength(player) + 30 * (player.corruption / RULES.corruption_to_fall) ** 2

    return max(options, key=danger)


def pick_blocked(s: State, options: Sequence[OnePortal | OneSpace]) -> Option:
    """Return a requirement of row 1, or the first option if there is no such requirement."""
    return max(options, key=lambda option: isinstance(option, OneSpace) and s.quest(option.quest) in s.rows[0])


def pick_tarnished(s: State, options: Sequence[OneTreasure]) -> Option:
    """Return the best treasure."""
    return max(options, key=lambda option: treasure_value(option.face))


UNNAMED_ANSWERS: Final[dict[str, Callable[[State, Sequence[Any]], Option]]] = {
    "unnamed": pick_unnamed_card,
    "demand-of": pick_player_to_demand_of,
    "block": pick_blocked,
    "drop-treasure": pick_tarnished,
}


# ---- the bot that thinks ahead


def thinker_policy(asked: Decision[State]) -> Option:
    """Return the answer to any question, with the weights of the thinker."""
    return policy(asked, THINKER)


def plans(asked: Decision[State]) -> list[tuple[float, Plan]]:
    """Return the actions worth trying, best first. For questions other than `go`, return only the policy's answer."""
    if asked.question != "go" or asked.seat >= len(asked.state.players):
        return [(0.0, (thinker_policy(asked).key,))]
    look = Outlook(asked.state, asked.seat, THINKER)
    rated = sorted(((rate(look, option), option.key) for option in asked.options), reverse=True)
    tried = rated[:MAX_PLANS]
    if all(key != PASS.key for _, key in tried):
        tried.append((0.0, PASS.key))
    return [(gain, (key,)) for gain, key in tried]


def laps_played(s: State) -> int:
    """Return the number of laps so far. The horizon of playouts is measured in laps."""
    return s.turn * (content.RULES.max_laps + 1) + s.lap


HORIZON: Final = 6  # number of laps. The value of a position shows only after several of them

GUIDE: Final = Guide(policy=thinker_policy, value=value, plans=plans, turn=laps_played, horizon=HORIZON, trust=8.0)
