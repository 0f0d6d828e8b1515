"""Texts for characters, areas, cards and tokens, and field types that use them. May import `content`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Annotated, Any, Final, TypeAlias

from meadhall.engine.common.text import NOTHING, Arg, FieldWords, Text, Words, kebab, text
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
def card(id: str) -> Words:
    """Return the name of a card, or of another source of effects. A paragraph has its quest's name."""
    if not id:
        return NOTHING
    word, _, crowns = id.partition(":")
    if word == content.PURSE:
        return text("purse", crowns=int(crowns))
    return CARDS.get(id) or CARDS.get(id.partition(".")[0]) or Text(f"source-{kebab(id)}")


@cache
def card_text(id: str) -> Text:
    """Return the text of a card."""
    return text("card-text", card=card(id))


@cache
def who(code: str) -> Words:
    """Return a character's name by its code: `bryndis`, `wolf`, `orc_g:2`, `grundle`; NOTHING for an empty code."""
    id, _, number = code.partition(":")
    if number:
        return text("numbered", name=card(id), number=int(number))
    return Text(f"who-{id}") if id in content.HEROES or id == PARTY else card(id)


@cache
def area(id: str) -> Words:
    """Return an area's name by its id, as a label."""
    return Text(f"area-{id}") if id else NOTHING


# last words of names that need no article, such as `Mill Lane`
NO_ARTICLE: Final = ("Lane", "Row", "Street", "North", "East", "South", "West")


@cache
def place_words(id: str) -> Words:
    """Return an area's name for a sentence: `the Ossuary`."""
    return area(id) if not id or AREAS[id].name.endswith(NO_ARTICLE) else text("with-article", name=area(id))


@cache
def thing(key: str) -> Text:
    """Return an item's name by its key in answers, with its enchantment."""
    item, _, enchantment = key.partition("+")
    name = CARDS[item.removesuffix("*")]
    return text("enchanted", item=name, enchantment=card(enchantment)) if enchantment else name


def target_text(code: str) -> Words:
    """Return the name of a character or area."""
    return place_words(code) if code in AREAS else who(code)


AREAS: Final = {area.id: area for map in content.MAPS.values() for area in map.areas}


def attack_words(card_id: str, name: str) -> Words:
    """Return the name of an attack.

    It is the name of its card. Only the attacks on an enemy's card have other names.
    """
    return Text(attack_id(name)) if name else card(card_id or "bare-hands")


def attack_id(name: str) -> str:
    """Return the catalogue id of an enemy's attack."""
    return f"attack-{name.replace(' ', '-')}"


# ---- dice and sums


@cache
def die_words(color: str, number: int) -> Text:
    """Return a rolled die as text: `red 7 (Hit)`."""
    hits = content.HITS[color][number - 1]
    shows: list[Arg] = [text("shows-hits", n=hits)] if hits else []
    if color == "B" and content.SHIELDS[number - 1]:
        shows.append(text("shows-shield"))
    if number >= content.BOLT_FROM[color]:
        shows.append(text("shows-bolt"))
    return text("die", color=color, number=number, shows=shows or [text("shows-nothing")])


def dice(rolled: Sequence[tuple[str, int]]) -> list[Arg]:
    """Return the texts of rolled dice."""
    return [die_words(color, number) for color, number in rolled] or [text("no-dice")]


def hit_modifier_texts(modifiers: Sequence[tuple[str, int]]) -> list[Arg]:
    """Return the modifiers to an attack's Hits as texts: `Frenzy +1`."""
    return [text("change", card=card(id), change=signed(n)) for id, n in modifiers]


def signed(n: int) -> str:
    """Return a number with a plus or minus: `+1` or `-1`."""
    return f"{n:+}"


@cache
def rank(n: int) -> Text:
    """Return a Soulrank as printed on the cards: `III`."""
    return text("numeral", n=n)


# ---- tokens


@cache
def token(kind: str, n: int = 0, *, red: bool = False) -> Text:
    """Return a token's name: `Poison 2`, `Critical Armor (red)`, `Fire II`. `kind` is its id, such as `poison`."""
    return text(f"token-{kebab(kind)}", n=n, red=int(red))


@cache
def token_words(code: str) -> Text:
    """Return a token's name by its code in events: `poison:2`, `critical-armor:red`, `again:slow`, `buff-hits:+1`."""
    kind, _, more = code.partition(":")
    if kind == "again":
        return text("token-again", token=token_words(more))
    if kind == "buff-immune":
        return text(kind, warded=[token(name) for name in grammar.list_of_names(more)])
    if kind.startswith("buff-") or kind.startswith("whispered"):
        return text(kind, n=more)
    return token(kind, int(more) if more.isdigit() else 0, red=more == "red")


# ---- behaviour of enemies


@cache
def rule_text(rule: str, victim: str = "") -> Text:
    """Return the text of a behaviour rule, such as `Move 2. Attack.`. The victim comes first if it is given."""
    target: list[Arg] = [text("deed-target", victim=who(victim))] if victim else []
    return text(
        "deeds",
        deeds=[*target, *(_instruction_text(instruction) for instruction in chain(*grammar.rule_sentences(rule)))],
    )


def _instruction_text(instruction: grammar.Instruction) -> Text:
    if instruction.name:
        return text("deed-attack-by", attack=attack_words("", instruction.name))
    return text(f"deed-{instruction.word.lower()}", n=instruction.steps, to=instruction.distance)


@cache
def aim_reason(enemy: str, why: str, far: int) -> Text:
    """Return the reason for an enemy's choice of victim: `the weakest in sight, 2 areas away`."""
    icon = content.ENEMIES[enemy.partition(":")[0]].victim
    return text(f"aims-by-{why}", icon=icon, far=far) if why != "nobody" else text("aims-at-nobody")


# ---- doors and offers


@cache
def door(id: str) -> Text:
    """Return a door's name by its id: the areas that it joins."""
    link = DOORS[id]
    return text("door-between", locked=int(link.kind == "locked"), a=place_words(link.a), b=place_words(link.b))


DOORS: Final = {link.id: link for map in content.MAPS.values() for link in map.links if link.id}


def offer_words(who_gives: Words, to: Words, given: str, taken: str, crowns: int) -> list[Arg]:
    """Return the contents of an offer as texts: `Antidote for Sable and 3 Crowns for Bryndis`."""
    found: list[Arg] = [text("item-for", item=thing(given), who=to)] if given else []
    found += [text("item-for", item=thing(taken), who=who_gives)] if taken else []
    return found + ([text("crowns-for", n=abs(crowns), who=to if crowns > 0 else who_gives)] if crowns else [])


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

Who: TypeAlias = Annotated[str, FieldWords(who)]
AreaId: TypeAlias = Annotated[str, FieldWords(place_words)]
CardId: TypeAlias = Annotated[str, FieldWords(card)]
Rank: TypeAlias = Annotated[int, FieldWords(rank)]
Item: TypeAlias = Annotated[str, FieldWords(thing)]
Aim: TypeAlias = Annotated[str, FieldWords(target_text)]
Token: TypeAlias = Annotated[str, FieldWords(token_words)]
Rule: TypeAlias = Annotated[str, FieldWords(rule_text)]
Door: TypeAlias = Annotated[str, FieldWords(door)]
Dice: TypeAlias = Annotated[list[tuple[str, int]], FieldWords(dice)]
Changes: TypeAlias = Annotated[list[tuple[str, int]], FieldWords(hit_modifier_texts)]
