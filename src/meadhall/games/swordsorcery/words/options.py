"""The message of an answer, with the facts of the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from meadhall.engine import Names, Option
from meadhall.engine.common.text import Arg, Text, text
from meadhall.games.swordsorcery import activities, content, market, souls, texts
from meadhall.games.swordsorcery.book import branch_label
from meadhall.games.swordsorcery.combat import hitting
from meadhall.games.swordsorcery.figures import crowd, equipment, sight
from meadhall.games.swordsorcery.figures.answers import Answer
from meadhall.games.swordsorcery.moves.steps import cost_of, step_rules
from meadhall.games.swordsorcery.state import NOBODY, Hero, State
from meadhall.games.swordsorcery.story.reading import branch_of, branch_price
from meadhall.games.swordsorcery.turns.moving import enemies_drawn

Says = Callable[[State, str], Text]
CROWNS: Final = "crowns"


def option_text(option: Option, s: State, names: Names) -> Text:
    """The message by the kind of the answer, with the state that its reader knows."""
    if not isinstance(option, Answer):
        return option.message(s)
    says = _BY_STATE.get(option.kind)
    return _fixed(option) if says is None else says(s, option.of)


@cache
def _fixed(option: Answer) -> Text:
    """The words of an answer that do not depend on the state."""
    kind, of = option.kind, option.of
    return _FIXED[kind](of) if kind in _FIXED else option.message(None)


def marker(id: str) -> Text:
    """The action at a Story Marker: `ring the bell`; markers of a kind have numbers."""
    return text(f"marker-{id.rstrip('0123456789')}")


# ---- areas and targets


def _to(s: State, of: str) -> Text:
    """The destination, with its costs and draws; a forced step in an attack costs nothing."""
    if s.turn is None or s.phase != "hero" or s.attacks or s.heroes[s.turn.hero].ghost:
        return text("option-toward", area=texts.place_words(of))
    cost = cost_of(step_rules(s, s.turn.hero), sight.board(s).index[of])
    return text("option-to", area=texts.place_words(of), cost=cost, evade=int(bool(enemies_drawn(s, s.turn.hero))))


def _foe(s: State, of: str) -> Text:
    enemy = s.enemy(int(of))
    if enemy is None:
        return text("option-foe-gone")
    area = texts.place_words(sight.board(s).areas[enemy.area].id)
    return text("option-foe", who=enemy.name, area=area, hp=crowd.remaining(s, enemy.ref))


def _hero(s: State, of: str) -> Text:
    """A hero and the HP that are left; at the beginning with people and classes."""
    hero = next((one for one in s.heroes if one.id == of), None)
    if of in content.COMPANIONS:
        return text("option-companion-meant", who=texts.who(of))
    if hero is None or s.step == "heroes":
        law, chaos = (Text(f"class-{of}-{nature}") for nature in content.SIDES)
        people = text(f"people-{content.HEROES[of].people}")
        return text("option-lead", hero=texts.card(of), people=people, law=law, chaos=chaos)
    if hero.ghost:
        return text("option-ghost", who=hero.name)
    return text("option-hero", who=hero.name, hp=crowd.remaining(s, s.heroes.index(hero)))


def _nature(s: State, of: str) -> Text:
    """A soul nature, with the class that it makes of the hero and the power that this class is born with."""
    if s.aim not in content.HEROES:
        return text(f"nature-{of}")
    side = content.HEROES[s.aim].side(of)
    hp = side.gem[0].hp + crowd.MORE_HP.get(s.options.difficulty, 0)
    title, innate = Text(f"class-{s.aim}-{of}"), texts.card(side.innate.id)
    return text("option-nature", nature=text(f"nature-{of}"), title=title, hp=hp, power=innate)


def _open(s: State, of: str) -> Text:
    """A door by the areas that it joins, on a button by where it leads; a chest as it is."""
    if of not in sight.board(s).bit:
        return text("option-open-chest")
    link = sight.board(s).door(of)
    here = s.heroes[s.active].area if NOBODY < s.active < s.count else link.a
    beyond = texts.area(sight.board(s).areas[link.a if link.b == here else link.b].id)
    return text("option-open", door=texts.door(of), beyond=beyond)


def _off(s: State, of: str) -> Text:
    """The worn thing, by its name."""
    at = s.shopper if s.phase == "market" else s.active
    wearer = next((hero for hero in s.heroes if hero.id == s.aim), s.heroes[at] if NOBODY < at < s.count else None)
    thing = equipment.worn_in(wearer, of) if wearer is not None else None
    return (
        text("option-off", item=equipment.name_of(thing)) if thing and thing.item else text("option-off-slot", slot=of)
    )


def _whisper(s: State, of: str) -> Text:
    if of.isdigit():
        return text("option-whisper-foe", who=s.name(int(of)))
    return text("option-whisper-friend", who=texts.who(of))


# ---- attacks


def _focus(s: State, of: str) -> Text:
    return text("option-focus", n=hitting.focus_hits(s, s.attacks[-1].attacker), free=int(activities.is_free_focus(s)))


def _die(s: State, of: str) -> Text:
    fight = s.attacks[-1] if s.attacks else None
    dice = (fight.blue if fight.step == "defend" else fight.dice) if fight is not None else []
    at = int(of) - 1
    if at >= len(dice):
        return text("option-die-at", number=int(of))
    return text("option-die", die=texts.die_words(dice[at].color, dice[at].number))


# ---- cards, Crowns, pages


def _take(s: State, of: str) -> Text:
    """A power or talent to learn, or something on the ground."""
    if of in content.POWERS:
        power = content.POWERS[of]
        use = "reaction" if power.is_reaction else power.use
        return text("option-take-power", power=texts.card(of), rank=texts.rank(power.rank), use=use)
    if of in content.TALENTS:
        return text("option-take-talent", talent=texts.card(of))
    return text("option-take-crowns", n=sum(s.crowns.values())) if of == CROWNS else _of_thing("option-take")(of)


def _crowns(s: State, of: str) -> Text:
    n = int(of)
    return text("option-receive-crowns", n=-n) if s.step == "act" and n < 0 else text("option-crowns", n=n)


def _option(s: State, of: str) -> Text:
    """One option of a card with a choice."""
    return text(f"option-of-{s.aim}-{of}") if s.aim in CHOICES else text("option-numbered", number=int(of))


CHOICES: Final = ("v06", "v08", "v19", "gp1")


def _branch(s: State, of: str) -> Text:
    return branch_label(s.aim, int(of), branch_price(s, branch_of(s, s.aim, int(of))))


def _raise(s: State, of: str) -> Text:
    """The new Soulrank, its cost, and its benefits."""
    hero = rising(s)
    if hero is None:
        return text("option-raise-rank")
    price = souls.cost_of_rank(hero.rank + 1)
    return text("option-raise", rank=texts.rank(hero.rank + 1), price=price, gains=gains_of(hero, hero.rank + 1))


def _card(of: str) -> Text:
    """A card of a deck: one with a text of its own by that too."""
    told = of in content.TRAPS or of in content.ENCOUNTERS
    return text("option-card" if told else "option-card-named", card=texts.card(of))


def _priced(id: str, cost: Callable[[str], int]) -> Callable[[str], Text]:
    return lambda of: text(id, card=texts.card(of), cost=cost(of))


def _enchant(of: str) -> Text:
    key, _, id = of.partition("/")
    return text("option-enchant", card=texts.card(id), item=texts.thing(key), cost=content.ENCHANTMENTS[id].cost)


def _wear(of: str) -> Text:
    """The slot for a thing; alone, for the thing just received."""
    key, _, slot = of.partition("/")
    return text("option-wear", item=texts.thing(key), slot=slot) if slot else text("option-wear-it", slot=key)


def _hand(of: str) -> Text:
    key, _, mate = of.partition("/")
    return text("option-hand", item=texts.thing(key), who=texts.who(mate))


def _hand_crowns(of: str) -> Text:
    n, _, mate = of.partition("/")
    return text("option-hand-crowns", n=int(n), who=texts.who(mate))


def _redo(of: str) -> Text:
    """Dice of a Search that are rolled again: one, named by its number, or both."""
    card, _, number = of.partition("/")
    if number:
        return text("option-redo", number=int(number), card=texts.card(card))
    return text("option-redo-both", card=texts.card(card))


def _of_card(id: str) -> Callable[[str], Text]:
    return lambda of: text(id, card=texts.card(of))


def _of_who(id: str) -> Callable[[str], Text]:
    return lambda of: text(id, who=texts.who(of))


def _of_number(id: str) -> Callable[[str], Text]:
    return lambda of: text(id, n=int(of))


def _of_thing(id: str) -> Callable[[str], Text]:
    return lambda of: text(f"{id}-crowns") if of == CROWNS else text(id, item=texts.thing(of))


_BY_STATE: Final[dict[str, Says]] = {
    "to": _to,
    "foe": _foe,
    "hero": _hero,
    "nature": _nature,
    "take": _take,
    "open": _open,
    "end": lambda s, of: text("option-end-campaign" if s.phase == "lost" else "option-end"),
    "again": lambda s, of: text("option-again" if s.phase == "lost" else "option-again-market"),
    "die": _die,
    "focus": _focus,
    CROWNS: _crowns,
    "off": _off,
    "whisper": _whisper,
    "raise": _raise,
    "branch": _branch,
    "option": _option,
}

_FIXED: Final[dict[str, Callable[[str], Text]]] = {
    "area": lambda of: text("option-area", area=texts.area(of)),
    "use": _of_card("option-use"),
    "power": _of_card("option-power"),
    "give-up": _of_card("option-give-up"),
    "reroll": _of_card("option-reroll"),
    "card": _card,
    "provoke": _of_who("option-provoke"),
    "trade": _of_who("option-trade"),
    "interact": lambda of: text("option-interact", deed=marker(of)),
    "pick": _of_thing("option-pick"),
    "drop": _of_thing("option-drop"),
    "give": _of_thing("option-give"),
    "redo": _redo,
    "cure": lambda of: text("option-cure", token=texts.token(of)),
    "hand": _hand,
    "hand-crowns": _hand_crowns,
    "wear": _wear,
    "pay": _of_number("option-pay"),
    "number": _of_number("option-number"),
    "service": _priced("option-service", lambda of: content.SERVICES[of].cost),
    "tavern": _priced("option-service", lambda of: content.SERVICES[of].cost),
    "buy": _priced("option-buy", lambda of: content.ITEMS[of].cost),
    "sell": lambda of: text("option-sell", item=texts.thing(of), price=equipment.selling_price(equipment.thing_of(of))),
    "enchant": _enchant,
    "forge": lambda of: text("option-forge", price=market.FORGE_PRICE),
}


# ---- what a Soulrank brings

GROWS: Final = ("hp", "powers", "talents", "combat", "action")


def rising(s: State) -> Hero | None:
    """The hero whose Soulrank the open question may raise."""
    return s.heroes[s.shopper] if s.phase == "market" else next((hero for hero in s.heroes if hero.id == s.aim), None)


def gains_of(hero: Hero, rank: int) -> list[Arg]:
    """The gains of the soul gem's row for a Soulrank over the hero's present one: `+1 HP and +1 talent`."""
    now, then = hero.gem, hero.side.gem[rank - 1]
    more = [(getattr(then, name) - getattr(now, name), name) for name in GROWS]
    return [text(f"gain-{name}", n=n) for n, name in more if n]
