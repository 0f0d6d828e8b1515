"""Choices of cards, goods and parts of actions: which to keep, buy, give up, arm, or take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import UNSEEN, Option
from meadhall.games.heropath import ops as op
from meadhall.games.heropath.actions import trading
from meadhall.games.heropath.actions.battle import Die, foe_total, hero_total
from meadhall.games.heropath.actions.encounters import Good, PickOpen
from meadhall.games.heropath.actions.fortune import Card, Way
from meadhall.games.heropath.actions.rest import HUNGRY
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

NOT_KNOWN: Final = 0.5  # a face-down card, in gems
FOCUS: Final = 1  # what Battle Focus adds after a re-roll, or 0


# ---- set-up


def pick_hero(look: Look, options: Sequence[Option]) -> Option:
    """Return the strongest hero that is free."""
    return min(options, key=lambda option: look.heroes.index(option.key.partition(":")[2]))


def pick_free_gems(look: Look, options: Sequence[Option]) -> Option:
    """Take one of each, so that more cards can be used."""
    return next((option for option in options if option.key == "each"), options[0])


def pick_kept(look: Look, options: Sequence[Option]) -> Option:
    """Return the card that adds most to those kept already: cards in hand that are no longer on offer."""
    faces, cards_left = look.s.faces.face, [option for option in options if isinstance(option, Keep)]
    left = {option.piece for option in cards_left}
    before = tuple(sorted(faces[piece] for piece in look.hero.draft if piece not in left))
    gems = tuple(look.hero.gems)
    return max(cards_left, key=lambda option: (cards.gain_of(before, gems, faces[option.piece]), -option.piece))


# ---- the Armament


def pick_arms(look: Look, options: Sequence[Option]) -> Option:
    """Put back what does not belong to the best Armament, then put on the rest of it."""
    gems = cards.counting(tuple(look.hero.gems), look.faces)
    _, wanted = cards.best_arms(look.faces, gems, 0.0)
    face = look.s.faces.face
    for option in options:
        if isinstance(option, Unarm) and face[option.piece] not in wanted and _is_in_the_way(look, option, wanted):
            return option
    found = [option for option in options if isinstance(option, Arm) and face[option.piece] in wanted]
    if found:
        return found[0]
    return next(option for option in options if option.key == "done")


def _is_in_the_way(look: Look, option: Unarm, wanted: cards.Faces) -> bool:
    """Whether something better should be in the place of this card."""
    worn = {look.s.faces.face[piece] for piece in look.hero.in_armament()}
    slot = CARDS[look.s.faces.face[option.piece]].slot
    handy = ("hand", "two-hand")
    return any(
        CARDS[face].slot == slot or (slot in handy and CARDS[face].slot in handy) for face in wanted if face not in worn
    )


# ---- a Rest


def pick_part_of_rest(look: Look, options: Sequence[Option]) -> Option:
    """Collect, arm, eat where needed, search, end."""
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
    if "eat" in by_key and (look.hero.gems[VITALITY] <= HUNGRY or look.is_ripe):
        return by_key["eat"]
    return by_key["end"]


def pick_search_card(look: Look, options: Sequence[Option]) -> Option:
    """Roll again where the die brought little, by a card that stays."""
    rest = look.s.rest
    assert rest is not None
    found = SEARCH_DIE[rest.found]
    if found.FORTUNE or found.MAGIC or found.GOLD > 1:
        return PASS
    return next((option for option in options if not isinstance(option, Use) and option is not PASS), PASS)


def pick_reply_to_offer(look: Look, options: Sequence[Option]) -> Option:
    """Accept an offer that brings more than it costs."""
    s = look.s
    gain = 0.0
    for face in trading.cards_on_offer(s):
        gain += offered_worth(look, face)
    wanted = "accept" if gain > 0.05 or (gain >= 0 and s.options.competition in ("team", "co-op")) else "refuse"
    return next((option for option in options if option.key == wanted), options[-1])


def offered_worth(look: Look, face: int) -> float:
    """Return the gain or cost of one thing of an offer for its partner."""
    if face < trading.FIRST_CARD:
        return {
            trading.GIVE_GOLD: look.good("GOLD"), trading.GIVE_FOOD: look.good("FOOD"),
            trading.TAKE_GOLD: -look.price("GOLD", 1), trading.TAKE_FOOD: -look.price("FOOD", 1),
        }.get(face, -look.goods.MAGIC)  # fmt: skip
    card, is_taken = divmod(face - trading.FIRST_CARD, 2)
    if not is_taken:
        return look.card(card)
    return -look.spare(card) if card in look.faces else -1.0


# ---- a Visit


def pick_activity(look: Look, options: Sequence[Option]) -> Option:
    """Return the activity that brings most, or the end."""
    purse = prospects.purse_of(look)

    def worth(option: Option) -> float:
        if isinstance(option, Do):
            return prospects.activity_gain(look, purse, option.activity)
        if isinstance(option, Replace):
            return -look.price("GOLD", 1)
        if isinstance(option, Use):
            return _in_visit(look, option)
        return 0.0

    return max(options, key=worth)


def _in_visit(look: Look, option: Use) -> float:
    """Return the worth of a card in a Visit: it saves GOLD where there is something to buy."""
    visit, face = look.s.visit, look.s.faces.face[option.piece]
    if visit is None or not ops_of(op.FreeCost, face):
        return -0.1
    rich = prospects.purse_of(look)
    rich.gold += 3
    found = [prospects.activity_gain(look, rich, activity) for activity in SITES[visit.site].activities]
    return max(found, default=0.0) + 1.0 - 0.7


def pick_bought(look: Look, options: Sequence[BuyCard]) -> Option:
    """Return the card that gains most over its price."""
    face = look.s.faces.face
    return max(options, key=lambda option: look.card(face[option.piece]) - look.price("GOLD", option.price))


def pick_taken(look: Look, options: Sequence[Card]) -> Option:
    """Return the card that adds most; a card that is carried out at once counts by its effect."""
    face = look.s.faces.face

    def worth(option: Card) -> float:
        card = CARDS[face[option.piece]]
        return look.card(face[option.piece]) if card.time != "instant" else event_worth(look, face[option.piece])

    return max(options, key=worth)


def event_worth(look: Look, face: int) -> float:
    """Return the gain of a FORTUNE card that is carried out at once."""
    found = 0.0
    for one in CARDS[face].effect:
        if isinstance(one, op.Gain):
            found += look.good(one.res, one.n)
        elif isinstance(one, op.Lose):
            found -= look.price(one.res, one.n)
        elif isinstance(one, op.Draw | op.Take):
            found += 1.0
        elif isinstance(one, op.Leech):
            found -= w.LEECH
    return found


def pick_given_up(look: Look, options: Sequence[Own]) -> Option:
    """Return the card that is missed least."""
    face = look.s.faces.face

    def worth(option: Own) -> float:
        shown = face[option.piece]
        return look.spare(shown) if shown != UNSEEN and shown in look.faces else NOT_KNOWN

    return min(options, key=worth)


def pick_converted(look: Look, options: Sequence[ConvertTo]) -> Option:
    """Turn all FOOD but two rations into GOLD."""
    spare = max(1, look.hero.food - 2)
    return max(options, key=lambda option: (option.good == "FOOD", -abs(option.n - spare)))


def pick_collected(look: Look, options: Sequence[Option]) -> Option:
    """Take everything on the space, one thing after the other."""
    return options[-1] if len(options) > 1 else options[0]


def pick_way_of_card(look: Look, options: Sequence[Way]) -> Option:
    """Return the way of the card that brings most or costs least."""

    def worth(option: Way) -> float:
        gains = sum(look.good(one.res, one.n) for one in option.ops if isinstance(one, op.Gain))
        return gains - sum(look.price(one.res, one.n) for one in option.ops if isinstance(one, op.Lose))

    return max(options, key=worth)


# ---- dice


def pick_dice(look: Look, options: Sequence[Option]) -> Option:
    """Return the die that shows least, while it is below the mean and the battle depends on it."""
    battle = look.s.battle
    assert battle is not None
    enough = next((option for option in options if option.key == "enough"), None)
    if enough is not None and foe_total(look.s, battle) - hero_total(look.s, battle) <= FOCUS:
        return enough

    def shows(option: Option) -> float:
        if not isinstance(option, Die):
            return 2.5 if option is enough else 9.0
        shown = battle.hero_dice if option.own == "hero" else battle.special
        return shown[option.nth] if option.own == "hero" else shown[option.nth] + 0.5

    return min(options, key=shows)


# ---- opponents


def pick_target(look: Look, options: Sequence[Aim]) -> Option:
    """Return the leader, if they may be chosen, otherwise the hero nearest to the Dragon's power."""
    return max(options, key=lambda option: (option.seat == look.leader, look.dragon_margin(option.seat)))


def pick_category(look: Look, options: Sequence[Option]) -> Option:
    """Choose Equipment, because everybody sees that it is there."""
    return options[0]


def pick_snatched(look: Look, options: Sequence[Good]) -> Option:
    """Return the good that is worth most."""
    return max(options, key=lambda option: option.gold * look.goods.GOLD + option.food * look.goods.FOOD)


def pick_stolen(look: Look, options: Sequence[PickOpen]) -> Option:
    """Return the open card that adds most, or a face-down one."""
    face = look.s.faces.face

    def worth(option: PickOpen) -> float:
        shown = face[option.piece] if option.piece >= 0 else UNSEEN
        return look.card(shown) if shown != UNSEEN else look.goods.MAGIC

    return max(options, key=worth)
