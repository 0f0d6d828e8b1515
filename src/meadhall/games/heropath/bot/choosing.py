"""The bot's choices of cards, goods and parts of actions: keep, buy, give up, arm, take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import UNSEEN, Option
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.actions import trading
from meadhall.games.heropath.actions.battle import Die, foe_total, hero_total
from meadhall.games.heropath.actions.encounters import Good, PickOpen
from meadhall.games.heropath.actions.fortune import Card, Way
from meadhall.games.heropath.actions.rest import HUNGRY_VITALITY
from meadhall.games.heropath.actions.visit import BuyCard, Do, Replace
from meadhall.games.heropath.bot import cards, prospects
from meadhall.games.heropath.bot import weights as w
from meadhall.games.heropath.bot.look import Look
from meadhall.games.heropath.cards.armament import Arm, Unarm
from meadhall.games.heropath.cards.holding import Own
from meadhall.games.heropath.cards.playing import PASS, Aim, Use
from meadhall.games.heropath.content import CARDS, SEARCH_DIE, SITES
from meadhall.games.heropath.effects.active_cards import ops_of
from meadhall.games.heropath.growth.goods import ConvertTo
from meadhall.games.heropath.setup.draft import Keep
from meadhall.games.heropath.state import VITALITY

HIDDEN_CARD_VALUE: Final = 0.5  # value of a face-down card, in gems
BATTLE_FOCUS_POWER: Final = 1  # power that Battle Focus is expected to add after a reroll


# ---- set-up


def pick_hero(look: Look, options: Sequence[Option]) -> Option:
    """Return the strongest free hero."""
    return min(options, key=lambda option: look.heroes.index(option.key.partition(":")[2]))


def pick_free_gems(look: Look, options: Sequence[Option]) -> Option:
    """Return the option with one gem of each attribute, because it makes the most cards usable."""
    return next((option for option in options if option.key == "each"), options[0])


def pick_card_to_keep(look: Look, options: Sequence[Option]) -> Option:
    """Return the card that adds most to the cards kept so far. Those are the hand cards that are not options now."""
    faces, cards_left = look.s.faces.face, [option for option in options if isinstance(option, Keep)]
    offered_pieces = {option.piece for option in cards_left}
    kept_faces = tuple(sorted(faces[piece] for piece in look.hero.draft if piece not in offered_pieces))
    gems = tuple(look.hero.gems)
    return max(
        cards_left, key=lambda option: (cards.gain_of_added_card(kept_faces, gems, faces[option.piece]), -option.piece)
    )


# ---- the Armament


def pick_rearrangement(look: Look, options: Sequence[Option]) -> Option:
    """Return a card to put back, if a card of the best Armament needs its place.

    Otherwise return a card of the best Armament to arm, or "done" if all of them are armed.
    """
    gems = cards.counted_gems(tuple(look.hero.gems), look.faces)
    _, best_faces = cards.best_armament(look.faces, gems, 0.0)
    face = look.s.faces.face
    for option in options:
        if (
            isinstance(option, Unarm)
            and face[option.piece] not in best_faces
            and _takes_place_of_better_card(look, option, best_faces)
        ):
            return option
    useful_options = [option for option in options if isinstance(option, Arm) and face[option.piece] in best_faces]
    if useful_options:
        return useful_options[0]
    return next(option for option in options if option.key == "done")


def _takes_place_of_better_card(look: Look, option: Unarm, best_faces: cards.Faces) -> bool:
    """Whether a better card needs the place of this card."""
    armed_faces = {look.s.faces.face[piece] for piece in look.hero.in_armament()}
    slot = CARDS[look.s.faces.face[option.piece]].slot
    hand_slots = ("hand", "two-hand")
    return any(
        CARDS[face].slot == slot or (slot in hand_slots and CARDS[face].slot in hand_slots)
        for face in best_faces
        if face not in armed_faces
    )


# ---- a Rest


def pick_rest_option(look: Look, options: Sequence[Option]) -> Option:
    """Return the first useful part of the Rest, in the order collect, rearrange, search, eat, end."""
    by_key = {option.key: option for option in options}
    rest = look.s.rest
    if "collect" in by_key and look.s.act is not None:
        return by_key["collect"]
    if "rearrange" in by_key and prospects.arming_gain(look) > 0:
        return by_key["rearrange"]
    if "search" in by_key:
        return by_key["search"]
    if "pray" in by_key and look.hero.gems[VITALITY] > 2:
        return by_key["pray"]
    assert rest is not None
    if "eat" in by_key and (look.hero.gems[VITALITY] <= HUNGRY_VITALITY or look.is_ready):
        return by_key["eat"]
    return by_key["end"]


def pick_search_card(look: Look, options: Sequence[Option]) -> Option:
    """Return a reroll by a lasting card if the die shows a poor result, or else a pass."""
    rest = look.s.rest
    assert rest is not None
    finds = SEARCH_DIE[rest.found]
    if finds.FORTUNE or finds.MAGIC or finds.GOLD > 1:
        return PASS
    return next((option for option in options if not isinstance(option, Use) and option is not PASS), PASS)


def pick_reply_to_offer(look: Look, options: Sequence[Option]) -> Option:
    """Accept an offer if the bot gains by it, or else refuse. Offers of partners are accepted if they cost nothing."""
    s = look.s
    gain = 0.0
    for face in trading.offered_faces(s):
        gain += value_of_offered_thing(look, face)
    key = "accept" if gain > 0.05 or (gain >= 0 and s.options.competition in ("team", "co-op")) else "refuse"
    return next((option for option in options if option.key == key), options[-1])


def value_of_offered_thing(look: Look, face: int) -> float:
    """Return the value to the bot of one thing in an offer. It is below 0 if the bot would give the thing."""
    if face < trading.FIRST_CARD:
        return {
            trading.GIVE_GOLD: look.value_of_good("GOLD"), trading.GIVE_FOOD: look.value_of_good("FOOD"),
            trading.TAKE_GOLD: -look.cost_of_good("GOLD", 1), trading.TAKE_FOOD: -look.cost_of_good("FOOD", 1),
        }.get(face, -look.goods.MAGIC)  # fmt: skip
    card, is_requested = divmod(face - trading.FIRST_CARD, 2)
    if not is_requested:
        return look.value_of_card(card)
    return -look.cost_of_card(card) if card in look.faces else -1.0


# ---- a Visit


def pick_activity(look: Look, options: Sequence[Option]) -> Option:
    """Return the option of a Visit with the highest gain. If no option has a gain, end the Visit."""
    purse = prospects.purse_of(look)

    def value(option: Option) -> float:
        if isinstance(option, Do):
            return prospects.activity_gain(look, purse, option.activity)
        if isinstance(option, Replace):
            return -look.cost_of_good("GOLD", 1)
        if isinstance(option, Use):
            return _value_of_card_in_visit(look, option)
        return 0.0

    return max(options, key=value)


def _value_of_card_in_visit(look: Look, option: Use) -> float:
    """Return the value of using a card in a Visit. Only cards that save GOLD are useful."""
    visit, face = look.s.visit, look.s.faces.face[option.piece]
    if visit is None or not ops_of(op.FreeCost, face):
        return -0.1
    richer_purse = prospects.purse_of(look)
    richer_purse.gold += 3
    gains = [prospects.activity_gain(look, richer_purse, activity) for activity in SITES[visit.site].activities]
    return max(gains, default=0.0) + 1.0 - 0.7


def pick_card_to_buy(look: Look, options: Sequence[BuyCard]) -> Option:
    """Return the card with the largest difference between its value and its price."""
    face = look.s.faces.face
    return max(
        options, key=lambda option: look.value_of_card(face[option.piece]) - look.cost_of_good("GOLD", option.price)
    )


def pick_card_to_take(look: Look, options: Sequence[Card]) -> Option:
    """Return the most valuable card. For an instant card, the value of its effect counts."""
    face = look.s.faces.face

    def value(option: Card) -> float:
        card = CARDS[face[option.piece]]
        return (
            look.value_of_card(face[option.piece])
            if card.time != "instant"
            else value_of_instant_card(look, face[option.piece])
        )

    return max(options, key=value)


def value_of_instant_card(look: Look, face: int) -> float:
    """Return the value of a card that is carried out at once."""
    value = 0.0
    for effect in CARDS[face].effect:
        if isinstance(effect, op.Gain):
            value += look.value_of_good(effect.res, effect.n)
        elif isinstance(effect, op.Lose):
            value -= look.cost_of_good(effect.res, effect.n)
        elif isinstance(effect, op.Draw | op.Take):
            value += 1.0
        elif isinstance(effect, op.Leech):
            value -= w.LEECH_COST
    return value


def pick_card_to_give_up(look: Look, options: Sequence[Own]) -> Option:
    """Return the card that costs least to lose."""
    face = look.s.faces.face

    def cost(option: Own) -> float:
        card_face = face[option.piece]
        return look.cost_of_card(card_face) if card_face != UNSEEN and card_face in look.faces else HIDDEN_CARD_VALUE

    return min(options, key=cost)


def pick_conversion(look: Look, options: Sequence[ConvertTo]) -> Option:
    """Return the option that changes all FOOD except two into GOLD."""
    spare_food = max(1, look.hero.food - 2)
    return max(options, key=lambda option: (option.good == "FOOD", -abs(option.n - spare_food)))


def pick_thing_to_collect(look: Look, options: Sequence[Option]) -> Option:
    """Return the last option, so that the bot takes everything on the space, one thing after the other."""
    return options[-1] if len(options) > 1 else options[0]


def pick_effect(look: Look, options: Sequence[Way]) -> Option:
    """Return the effect with the highest gain or the lowest cost."""

    def value(option: Way) -> float:
        total_gain = sum(
            look.value_of_good(effect.res, effect.n) for effect in option.ops if isinstance(effect, op.Gain)
        )
        return total_gain - sum(
            look.cost_of_good(effect.res, effect.n) for effect in option.ops if isinstance(effect, op.Lose)
        )

    return max(options, key=value)


# ---- dice


def pick_die(look: Look, options: Sequence[Option]) -> Option:
    """Return the lowest die if it shows less than the mean.

    Otherwise, or if the reroll is not needed any more, return "enough".
    """
    battle = look.s.battle
    assert battle is not None
    enough_option = next((option for option in options if option.key == "enough"), None)
    if enough_option is not None and foe_total(look.s, battle) - hero_total(look.s, battle) <= BATTLE_FOCUS_POWER:
        return enough_option

    def die_rank(option: Option) -> float:
        if not isinstance(option, Die):
            return 2.5 if option is enough_option else 9.0
        dice = battle.hero_dice if option.own == "hero" else battle.special
        return dice[option.nth] if option.own == "hero" else dice[option.nth] + 0.5

    return min(options, key=die_rank)


# ---- opponents


def pick_target(look: Look, options: Sequence[Aim]) -> Option:
    """Return the leader if possible, or else the hero with the largest margin over the Dragon."""
    return max(options, key=lambda option: (option.seat == look.leader, look.dragon_margin(option.seat)))


def pick_category(look: Look, options: Sequence[Option]) -> Option:
    """Return the first category, equipment, because its cards are visible."""
    return options[0]


def pick_goods_to_snatch(look: Look, options: Sequence[Good]) -> Option:
    """Return the goods with the highest value."""
    return max(options, key=lambda option: option.gold * look.goods.GOLD + option.food * look.goods.FOOD)


def pick_card_to_steal(look: Look, options: Sequence[PickOpen]) -> Option:
    """Return the most valuable open card, or a face-down card if its expected value is higher."""
    face = look.s.faces.face

    def value(option: PickOpen) -> float:
        card_face = face[option.piece] if option.piece >= 0 else UNSEEN
        return look.value_of_card(card_face) if card_face != UNSEEN else look.goods.MAGIC

    return max(options, key=value)
