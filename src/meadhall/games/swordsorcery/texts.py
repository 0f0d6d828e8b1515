"""Texts for characters, areas, cards and tokens, and field types that use them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Annotated, Any, Final, TypeAlias

from meadhall.engine.common.text import NO_WORDS, Arg, FieldWords, Text, Words, kebab, text
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.ops import grammar

# All cards, by the prefix of their ids in the catalogue. No two cards have the same id.
KINDS: Final[Mapping[str, Iterable[Any]]] = {
    "hero": content.HEROES.values(),
    "power": [*content.POWERS.values(), *content.INNATES.values()],
    "talent": content.TALENTS.values(),
    "companion": content.COMPANIONS.values(),
    "item": content.ITEMS.values(),
    "enchantment": content.ENCHANTMENTS.values(),
    "service": content.SERVICES.values(),
    "enemy": content.ENEMIES.values(),
    "power-card": content.POWER_CARDS.values(),
    "encounter": content.ENCOUNTERS.values(),
    "event": content.EVENTS.values(),
    "trap": content.TRAPS.values(),
    "search": content.SEARCHES.values(),
    "story-card": content.STORY_CARDS.values(),
    "quest": content.QUESTS.values(),
}
CARDS: Final = {row.id: Text(f"{kind}-{row.id}") for kind, rows in KINDS.items() for row in rows}
PARTY: Final = "party"


@cache
def card_name(id: str) -> Words:
    """Return the name of a card, or of another source of effects. A paragraph has its quest's name."""
    if not id:
        return NO_WORDS
    word, _, crowns = id.partition(":")
    if word == content.PURSE:
        return text("purse", crowns=int(crowns))
    return CARDS.get(id) or CARDS.get(id.partition(".")[0]) or Text(f"source-{kebab(id)}")


@cache
def card_text(id: str) -> Text:
    """Return the text of a card."""
    return text("card-text", card=card_name(id))


@cache
def character_name(code: str) -> Words:
    """Return a character's name by its code: `bryndis`, `wolf`, `orc_g:2`, `grundle`; NOTHING for an empty code."""
    id, _, number = code.partition(":")
    if number:
        return text("numbered", name=card_name(id), number=int(number))
    return Text(f"who-{id}") if id in content.HEROES or id == PARTY else card_name(id)


@cache
def area_name(id: str) -> Words:
    """Return an area's name by its id, as a label."""
    return Text(f"area-{id}") if id else NO_WORDS


# last words of names that need no article, such as `Mill Lane`
NAMES_WITHOUT_ARTICLE: Final = ("Lane", "Row", "Street", "North", "East", "South", "West")


@cache
def area_name_in_sentence(id: str) -> Words:
    """Return an area's name for a sentence: `the Ossuary`."""
    return (
        area_name(id)
        if not id or AREAS[id].name.endswith(NAMES_WITHOUT_ARTICLE)
        else text("with-article", name=area_name(id))
    )


@cache
def thing_name(key: str) -> Text:
    """Return an item's name by its key in answers, with its enchantment."""
    item, _, enchantment = key.partition("+")
    name = CARDS[item.removesuffix("*")]
    return text("enchanted", item=name, enchantment=card_name(enchantment)) if enchantment else name


def target_name(code: str) -> Words:
    """Return the name of a character or area."""
    return area_name_in_sentence(code) if code in AREAS else character_name(code)


AREAS: Final = {area.id: area for map in content.MAPS.values() for area in map.areas}


def attack_name(card_id: str, name: str) -> Words:
    """Return the name of an attack.

    It is the name of its card. Only the attacks on an enemy's card have other names.
    """
    return Text(attack_id(name)) if name else card_name(card_id or "bare-hands")


def attack_id(name: str) -> str:
    """Return the catalogue id of an enemy's attack."""
    return f"attack-{name.replace(' ', '-')}"


# ---- dice and sums


@cache
def die_text(color: str, number: int) -> Text:
    """Return a rolled die as text: `red 7 (Hit)`."""
    hits = content.HITS[color][number - 1]
    shows: list[Arg] = [text("shows-hits", n=hits)] if hits else []
    if color == "B" and content.SHIELDS[number - 1]:
        shows.append(text("shows-shield"))
    if number >= content.BOLT_FROM[color]:
        shows.append(text("shows-bolt"))
    return text("die", color=color, number=number, shows=shows or [text("shows-nothing")])


def dice_texts(dice_values: Sequence[tuple[str, int]]) -> list[Arg]:
    """Return the texts of rolled dice."""
    return [die_text(color, number) for color, number in dice_values] or [text("no-dice")]


def hit_modifier_texts(modifiers: Sequence[tuple[str, int]]) -> list[Arg]:
    """Return the modifiers to an attack's Hits as texts: `Frenzy +1`."""
    return [text("change", card=card_name(id), change=signed(n)) for id, n in modifiers]


def signed(n: int) -> str:
    """Return a number with a plus or minus: `+1` or `-1`."""
    return f"{n:+}"


@cache
def rank_numeral(n: int) -> Text:
    """Return a Soulrank as printed on the cards: `III`."""
    return text("numeral", n=n)


# ---- tokens


@cache
def token_name(kind: str, n: int = 0, *, red: bool = False) -> Text:
    """Return a token's name: `Poison 2`, `Critical Armor (red)`, `Fire II`. `kind` is its id, such as `poison`."""
    return text(f"token-{kebab(kind)}", n=n, red=int(red))


@cache
def token_text(code: str) -> Text:
    """Return a token's name by its code in events: `poison:2`, `critical-armor:red`, `again:slow`, `buff-hits:+1`."""
    kind, _, value = code.partition(":")
    if kind == "again":
        return text("token-again", token=token_text(value))
    if kind == "buff-immune":
        return text(kind, warded=[token_name(name) for name in grammar.parse_names(value)])
    if kind.startswith("buff-") or kind.startswith("whispered"):
        return text(kind, n=value)
    return token_name(kind, int(value) if value.isdigit() else 0, red=value == "red")


# ---- behaviour of enemies


@cache
def rule_text(rule: str, victim: str = "") -> Text:
    """Return the text of a behaviour rule, such as `Move 2. Attack.`. The victim comes first if it is given."""
    target: list[Arg] = [text("deed-target", victim=character_name(victim))] if victim else []
    return text(
        "deeds",
        deeds=[*target, *(_instruction_text(instruction) for instruction in chain(*grammar.parse_rule(rule)))],
    )


def _instruction_text(instruction: grammar.Instruction) -> Text:
    if instruction.name:
        return text("deed-attack-by", attack=attack_name("", instruction.name))
    return text(f"deed-{instruction.word.lower()}", n=instruction.steps, to=instruction.distance)


@cache
def victim_reason(enemy: str, reason: str, distance: int) -> Text:
    """Return the reason for an enemy's choice of victim: `the weakest in sight, 2 areas away`."""
    icon = content.ENEMIES[enemy.partition(":")[0]].victim
    return text(f"aims-by-{reason}", icon=icon, far=distance) if reason != "nobody" else text("aims-at-nobody")


# ---- doors and offers


@cache
def door_name(id: str) -> Text:
    """Return a door's name by its id: the areas that it joins."""
    link = DOORS[id]
    return text(
        "door-between",
        locked=int(link.kind == "locked"),
        a=area_name_in_sentence(link.a),
        b=area_name_in_sentence(link.b),
    )


DOORS: Final = {link.id: link for map in content.MAPS.values() for link in map.links if link.id}


def offer_texts(giver: Words, receiver: Words, given: str, taken: str, crowns: int) -> list[Arg]:
    """Return the contents of an offer as texts: `Antidote for Sable and 3 Crowns for Bryndis`."""
    parts: list[Arg] = [text("item-for", item=thing_name(given), who=receiver)] if given else []
    parts += [text("item-for", item=thing_name(taken), who=giver)] if taken else []
    return parts + ([text("crowns-for", n=abs(crowns), who=receiver if crowns > 0 else giver)] if crowns else [])


# ---- English texts in the content


def named_content() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield the texts that the catalogue takes from the content: names of areas and heroes, texts of quests."""
    for hero in content.HEROES.values():
        yield f"who-{hero.id}", {"": hero.short}
        yield f"tale-{hero.id}", {"": hero.story}
        yield f"people-{hero.people}", {"": hero.people}
        for nature in content.SIDES:
            yield f"class-{hero.id}-{nature}", {"": hero.side(nature).class_}
    for enemy in content.ENEMIES.values():
        for blow in enemy.attack:
            yield attack_id(blow.name), {"": blow.name}
    for map in content.MAPS.values():
        for place in map.areas:
            yield f"area-{place.id}", {"": place.name}
    for quest in content.QUESTS.values():
        yield f"quest-{quest.id}", {"": quest.title, "intro": quest.intro, "goal": quest.goal}


# ---- types of fields

Who: TypeAlias = Annotated[str, FieldWords(character_name)]
AreaId: TypeAlias = Annotated[str, FieldWords(area_name_in_sentence)]
CardId: TypeAlias = Annotated[str, FieldWords(card_name)]
Rank: TypeAlias = Annotated[int, FieldWords(rank_numeral)]
Item: TypeAlias = Annotated[str, FieldWords(thing_name)]
Aim: TypeAlias = Annotated[str, FieldWords(target_name)]
Token: TypeAlias = Annotated[str, FieldWords(token_text)]
Rule: TypeAlias = Annotated[str, FieldWords(rule_text)]
Door: TypeAlias = Annotated[str, FieldWords(door_name)]
Dice: TypeAlias = Annotated[list[tuple[str, int]], FieldWords(dice_texts)]
Changes: TypeAlias = Annotated[list[tuple[str, int]], FieldWords(hit_modifier_texts)]
