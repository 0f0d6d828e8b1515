"""The texts of answers, with facts from the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from meadhall.engine import Names, Option
from meadhall.engine.common.text import Arg, Text, text
from meadhall.games.swordsorcery import activities, content, market, souls, texts
from meadhall.games.swordsorcery.book import branch_label
from meadhall.games.swordsorcery.combat import hitting
from meadhall.games.swordsorcery.figures import crowd, equipment, line_of_sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.moves.steps import step_cost, step_rules
from meadhall.games.swordsorcery.state import NOBODY, Hero, State
from meadhall.games.swordsorcery.story.reading import branch_by_number, branch_price
from meadhall.games.swordsorcery.turns.moving import evade_attackers

TextFromState = Callable[[State, str], Text]
CROWNS: Final = "crowns"


def option_text(option: Option, s: State, names: Names) -> Text:
    """Return the text of an answer, with the facts that its reader knows."""
    if not isinstance(option, Answer):
        return option.message(s)
    state_text = _TEXTS_FROM_STATE.get(option.kind)
    return _stateless_text(option) if state_text is None else state_text(s, option.of)


@cache
def _stateless_text(option: Answer) -> Text:
    """Return the text of an answer that does not depend on the state."""
    kind, object_id = option.kind, option.of
    return _STATELESS_TEXTS[kind](object_id) if kind in _STATELESS_TEXTS else option.message(None)


def marker_action(id: str) -> Text:
    """Return the action at a Story Marker, such as `ring the bell`."""
    return text(f"marker-{id.rstrip('0123456789')}")


# ---- areas and targets


def _step_text(s: State, object_id: str) -> Text:
    """Return the text of a step with its cost, which is 0 outside the hero's own Movement."""
    if s.turn is None or s.phase != "hero" or s.attacks or s.heroes[s.turn.hero].ghost:
        return text("option-toward", area=texts.area_name_in_sentence(object_id))
    cost = step_cost(step_rules(s, s.turn.hero), line_of_sight.board(s).index[object_id])
    return text(
        "option-to",
        area=texts.area_name_in_sentence(object_id),
        cost=cost,
        evade=int(bool(evade_attackers(s, s.turn.hero))),
    )


def _foe_text(s: State, object_id: str) -> Text:
    enemy = s.enemy(int(object_id))
    if enemy is None:
        return text("option-foe-gone")
    area = texts.area_name_in_sentence(line_of_sight.board(s).areas[enemy.area].id)
    return text("option-foe", who=enemy.name, area=area, hp=crowd.remaining_hp(s, enemy.ref))


def _hero_text(s: State, object_id: str) -> Text:
    """Return a hero's name with HP. While the party is chosen, add people and classes."""
    hero = next((other for other in s.heroes if other.id == object_id), None)
    if object_id in content.COMPANIONS:
        return text("option-companion-meant", who=texts.character_name(object_id))
    if hero is None or s.step == "heroes":
        law, chaos = (Text(f"class-{object_id}-{nature}") for nature in content.SIDES)
        people = text(f"people-{content.HEROES[object_id].people}")
        return text("option-lead", hero=texts.card_name(object_id), people=people, law=law, chaos=chaos)
    if hero.ghost:
        return text("option-ghost", who=hero.name)
    return text("option-hero", who=hero.name, hp=crowd.remaining_hp(s, s.heroes.index(hero)))


def _nature_text(s: State, object_id: str) -> Text:
    """Return a soul nature with its class, HP and innate power."""
    if s.aim not in content.HEROES:
        return text(f"nature-{object_id}")
    side = content.HEROES[s.aim].side(object_id)
    hp = side.gem[0].hp + crowd.EXTRA_HP.get(s.options.difficulty, 0)
    title, innate = Text(f"class-{s.aim}-{object_id}"), texts.card_name(side.innate.id)
    return text("option-nature", nature=text(f"nature-{object_id}"), title=title, hp=hp, power=innate)


def _open_text(s: State, object_id: str) -> Text:
    """Return the text for opening a chest or a door. On a button, it names only the area behind the door."""
    if object_id not in line_of_sight.board(s).door_bits:
        return text("option-open-chest")
    link = line_of_sight.board(s).door(object_id)
    hero_area = s.heroes[s.active].area if NOBODY < s.active < s.count else link.a
    area_behind_door = texts.area_name(line_of_sight.board(s).areas[link.a if link.b == hero_area else link.b].id)
    return text("option-open", door=texts.door_name(object_id), beyond=area_behind_door)


def _take_off_text(s: State, object_id: str) -> Text:
    """Return the text for taking off an item, by its name."""
    hero_index = s.shopper if s.phase == "market" else s.active
    wearer = next(
        (hero for hero in s.heroes if hero.id == s.aim), s.heroes[hero_index] if NOBODY < hero_index < s.count else None
    )
    thing = equipment.item_in_slot(wearer, object_id) if wearer is not None else None
    return (
        text("option-off", item=equipment.thing_name(thing))
        if thing and thing.item
        else text("option-off-slot", slot=object_id)
    )


def _whisper_text(s: State, object_id: str) -> Text:
    if object_id.isdigit():
        return text("option-whisper-foe", who=s.name(int(object_id)))
    return text("option-whisper-friend", who=texts.character_name(object_id))


# ---- attacks


def _focus_text(s: State, object_id: str) -> Text:
    return text("option-focus", n=hitting.focus_hits(s, s.attacks[-1].attacker), free=int(activities.is_free_focus(s)))


def _die_text(s: State, object_id: str) -> Text:
    fight = s.attacks[-1] if s.attacks else None
    dice = (fight.blue if fight.step == "defend" else fight.dice) if fight is not None else []
    index = int(object_id) - 1
    if index >= len(dice):
        return text("option-die-at", number=int(object_id))
    return text("option-die", die=texts.die_text(dice[index].color, dice[index].number))


# ---- cards, Crowns, pages


def _take_text(s: State, object_id: str) -> Text:
    """Return the text for a power or talent to learn, or for something on the ground."""
    if object_id in content.POWERS:
        power = content.POWERS[object_id]
        use = "reaction" if power.is_reaction else power.use
        return text("option-take-power", power=texts.card_name(object_id), rank=texts.rank_numeral(power.rank), use=use)
    if object_id in content.TALENTS:
        return text("option-take-talent", talent=texts.card_name(object_id))
    return (
        text("option-take-crowns", n=sum(s.crowns.values()))
        if object_id == CROWNS
        else _text_with_item("option-take")(object_id)
    )


def _crowns_text(s: State, object_id: str) -> Text:
    n = int(object_id)
    return text("option-receive-crowns", n=-n) if s.step == "act" and n < 0 else text("option-crowns", n=n)


def _card_option_text(s: State, object_id: str) -> Text:
    """Return the text of one option of a card with a choice."""
    return (
        text(f"option-of-{s.aim}-{object_id}") if s.aim in CHOICES else text("option-numbered", number=int(object_id))
    )


CHOICES: Final = ("v06", "v08", "v19", "gp1")


def _branch_text(s: State, object_id: str) -> Text:
    return branch_label(s.aim, int(object_id), branch_price(s, branch_by_number(s, s.aim, int(object_id))))


def _raise_text(s: State, object_id: str) -> Text:
    """Return the new Soulrank with its price and its gains."""
    hero = hero_to_raise(s)
    if hero is None:
        return text("option-raise-rank")
    price = souls.rank_cost(hero.rank + 1)
    return text(
        "option-raise", rank=texts.rank_numeral(hero.rank + 1), price=price, gains=rank_gains(hero, hero.rank + 1)
    )


def _card_text(object_id: str) -> Text:
    """Return the name of a card of a deck. Traps and Encounters are named with their text."""
    has_text = object_id in content.TRAPS or object_id in content.ENCOUNTERS
    return text("option-card" if has_text else "option-card-named", card=texts.card_name(object_id))


def _text_with_price(id: str, cost: Callable[[str], int]) -> Callable[[str], Text]:
    return lambda object_id: text(id, card=texts.card_name(object_id), cost=cost(object_id))


def _enchant_text(object_id: str) -> Text:
    key, _, id = object_id.partition("/")
    return text(
        "option-enchant", card=texts.card_name(id), item=texts.thing_name(key), cost=content.ENCHANTMENTS[id].cost
    )


def _wear_text(object_id: str) -> Text:
    """Return the text for equipping an item. For an item just received, it names only the slot."""
    key, _, slot = object_id.partition("/")
    return text("option-wear", item=texts.thing_name(key), slot=slot) if slot else text("option-wear-it", slot=key)


def _hand_text(object_id: str) -> Text:
    key, _, receiver = object_id.partition("/")
    return text("option-hand", item=texts.thing_name(key), who=texts.character_name(receiver))


def _hand_crowns_text(object_id: str) -> Text:
    n, _, receiver = object_id.partition("/")
    return text("option-hand-crowns", n=int(n), who=texts.character_name(receiver))


def _redo_text(object_id: str) -> Text:
    """Return the text for rerolling both dice of a Search, or one die, which is named by its number."""
    card, _, number = object_id.partition("/")
    if number:
        return text("option-redo", number=int(number), card=texts.card_name(card))
    return text("option-redo-both", card=texts.card_name(card))


def _text_with_card(id: str) -> Callable[[str], Text]:
    return lambda object_id: text(id, card=texts.card_name(object_id))


def _text_with_character(id: str) -> Callable[[str], Text]:
    return lambda object_id: text(id, who=texts.character_name(object_id))


def _text_with_number(id: str) -> Callable[[str], Text]:
    return lambda object_id: text(id, n=int(object_id))


def _text_with_item(id: str) -> Callable[[str], Text]:
    return lambda object_id: text(f"{id}-crowns") if object_id == CROWNS else text(id, item=texts.thing_name(object_id))


_TEXTS_FROM_STATE: Final[dict[str, TextFromState]] = {
    "to": _step_text,
    "foe": _foe_text,
    "hero": _hero_text,
    "nature": _nature_text,
    "take": _take_text,
    "open": _open_text,
    "end": lambda s, object_id: text("option-end-campaign" if s.phase == "lost" else "option-end"),
    "again": lambda s, object_id: text("option-again" if s.phase == "lost" else "option-again-market"),
    "die": _die_text,
    "focus": _focus_text,
    CROWNS: _crowns_text,
    "off": _take_off_text,
    "whisper": _whisper_text,
    "raise": _raise_text,
    "branch": _branch_text,
    "option": _card_option_text,
}

_STATELESS_TEXTS: Final[dict[str, Callable[[str], Text]]] = {
    "area": lambda object_id: text("option-area", area=texts.area_name(object_id)),
    "use": _text_with_card("option-use"),
    "power": _text_with_card("option-power"),
    "give-up": _text_with_card("option-give-up"),
    "reroll": _text_with_card("option-reroll"),
    "card": _card_text,
    "provoke": _text_with_character("option-provoke"),
    "trade": _text_with_character("option-trade"),
    "interact": lambda object_id: text("option-interact", deed=marker_action(object_id)),
    "pick": _text_with_item("option-pick"),
    "drop": _text_with_item("option-drop"),
    "give": _text_with_item("option-give"),
    "redo": _redo_text,
    "cure": lambda object_id: text("option-cure", token=texts.token_name(object_id)),
    "hand": _hand_text,
    "hand-crowns": _hand_crowns_text,
    "wear": _wear_text,
    "pay": _text_with_number("option-pay"),
    "number": _text_with_number("option-number"),
    "service": _text_with_price("option-service", lambda object_id: content.SERVICES[object_id].cost),
    "tavern": _text_with_price("option-service", lambda object_id: content.SERVICES[object_id].cost),
    "buy": _text_with_price("option-buy", lambda object_id: content.ITEMS[object_id].cost),
    "sell": lambda object_id: text(
        "option-sell", item=texts.thing_name(object_id), price=equipment.selling_price(equipment.thing_of(object_id))
    ),
    "enchant": _enchant_text,
    "forge": lambda object_id: text("option-forge", price=market.FORGE_PRICE),
}


# ---- gains by a Soulrank

GEM_FIELDS: Final = ("hp", "powers", "talents", "combat", "action")


def hero_to_raise(s: State) -> Hero | None:
    """Return the hero whose Soulrank the open question may raise, or None."""
    return s.heroes[s.shopper] if s.phase == "market" else next((hero for hero in s.heroes if hero.id == s.aim), None)


def rank_gains(hero: Hero, rank: int) -> list[Arg]:
    """Return the hero's gains from their current Soulrank to a higher one: `+1 HP and +1 talent`."""
    old_row, new_row = hero.gem, hero.side.gem[rank - 1]
    gains = [(getattr(new_row, name) - getattr(old_row, name), name) for name in GEM_FIELDS]
    return [text(f"gain-{name}", n=n) for n, name in gains if n]
