"""Characters, areas, cards and tokens as texts, and the types of fields that name them. May import `content`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Annotated, Any, Final, TypeAlias

from meadhall.engine.common.text import NOTHING, Arg, FieldWords, Text, Words, kebab, text
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.ops import grammar

# All cards by the kind that begins their ids in the catalogue. No two have the same id.
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
    """A card by its id, or a thing that the rules call by a word; a paragraph counts as its quest."""
    if not id:
        return NOTHING
    word, _, crowns = id.partition(":")
    if word == content.PURSE:
        return text("purse", crowns=int(crowns))
    return CARDS.get(id) or CARDS.get(id.partition(".")[0]) or Text(f"source-{kebab(id)}")


@cache
def card_text(id: str) -> Text:
    """The text of a card."""
    return text("card-text", card=card(id))


@cache
def who(code: str) -> Words:
    """A character by its code: `bryndis`, `wolf`, `orc_g:2`, `grundle`; nothing for nobody."""
    id, _, number = code.partition(":")
    if number:
        return text("numbered", name=card(id), number=int(number))
    return Text(f"who-{id}") if id in content.HEROES or id == PARTY else card(id)


@cache
def area(id: str) -> Words:
    """An area by its id, as a label."""
    return Text(f"area-{id}") if id else NOTHING


NO_ARTICLE: Final = ("Lane", "Row", "Street", "North", "East", "South", "West")  # last words of names as `Mill Lane`


@cache
def place_words(id: str) -> Words:
    """An area in a sentence: `the Ossuary`."""
    return area(id) if not id or AREAS[id].name.endswith(NO_ARTICLE) else text("with-article", name=area(id))


@cache
def thing(key: str) -> Text:
    """A thing by the key of its answers, with its enchantment."""
    item, _, enchantment = key.partition("+")
    name = CARDS[item.removesuffix("*")]
    return text("enchanted", item=name, enchantment=card(enchantment)) if enchantment else name


def target_text(code: str) -> Words:
    """A character or an area at which a card is aimed."""
    return place_words(code) if code in AREAS else who(code)


AREAS: Final = {area.id: area for map in content.MAPS.values() for area in map.areas}


def attack_words(card_id: str, name: str) -> Words:
    """An attack by its card; one that is printed on the card of an enemy by its name."""
    return Text(attack_id(name)) if name else card(card_id or "bare-hands")


def attack_id(name: str) -> str:
    """The id of an enemy's attack in the catalogue."""
    return f"attack-{name.replace(' ', '-')}"


# ---- dice and sums


@cache
def die_words(color: str, number: int) -> Text:
    """A die that was rolled: `red 7 (Hit)`."""
    hits = content.HITS[color][number - 1]
    shows: list[Arg] = [text("shows-hits", n=hits)] if hits else []
    if color == "B" and content.SHIELDS[number - 1]:
        shows.append(text("shows-shield"))
    if number >= content.BOLT_FROM[color]:
        shows.append(text("shows-bolt"))
    return text("die", color=color, number=number, shows=shows or [text("shows-nothing")])


def dice(rolled: Sequence[tuple[str, int]]) -> list[Arg]:
    """All dice of a roll."""
    return [die_words(color, number) for color, number in rolled] or [text("no-dice")]


def hit_changes(changes: Sequence[tuple[str, int]]) -> list[Arg]:
    """The changes of an attack's Hits: `Frenzy +1`."""
    return [text("change", card=card(id), change=signed(n)) for id, n in changes]


def signed(n: int) -> str:
    """`+1` or `-1`."""
    return f"{n:+}"


@cache
def rank(n: int) -> Text:
    """A Soulrank as on the cards: `III`."""
    return text("numeral", n=n)


# ---- tokens


@cache
def token(kind: str, n: int = 0, *, red: bool = False) -> Text:
    """A token on a character: `Poison 2`, `Critical Armor (red)`, `Fire II`; `kind` as in the state."""
    return text(f"token-{kebab(kind)}", n=n, red=int(red))


@cache
def token_words(code: str) -> Text:
    """A token as events name it: `poison:2`, `critical-armor:red`, `again:slow`, `buff-hits:+1`."""
    kind, _, more = code.partition(":")
    if kind == "again":
        return text("token-again", token=token_words(more))
    if kind == "buff-immune":
        return text(kind, warded=[token(name) for name in grammar.list_of_names(more)])
    if kind.startswith("buff-") or kind.startswith("whispered"):
        return text(kind, n=more)
    return token(kind, int(more) if more.isdigit() else 0, red=more == "red")


# ---- what enemies do


@cache
def deeds(rule: str, victim: str = "") -> Text:
    """The line of a behaviour, `Move 2. Attack.`, after its target if one is given."""
    target: list[Arg] = [text("deed-target", victim=who(victim))] if victim else []
    return text("deeds", deeds=[*target, *(_deed(one) for one in chain(*grammar.rule_sentences(rule)))])


def _deed(deed: grammar.Deed) -> Text:
    if deed.name:
        return text("deed-attack-by", attack=attack_words("", deed.name))
    return text(f"deed-{deed.word.lower()}", n=deed.n, to=deed.to)


@cache
def aim_reason(enemy: str, why: str, far: int) -> Text:
    """Why an enemy means its victim: `the weakest in sight, 2 areas away`."""
    icon = content.ENEMIES[enemy.partition(":")[0]].victim
    return text(f"aims-by-{why}", icon=icon, far=far) if why != "nobody" else text("aims-at-nobody")


# ---- doors and offers


@cache
def door(id: str) -> Text:
    """A door by the areas that it joins."""
    link = DOORS[id]
    return text("door-between", locked=int(link.kind == "locked"), a=place_words(link.a), b=place_words(link.b))


DOORS: Final = {link.id: link for map in content.MAPS.values() for link in map.links if link.id}


def offer_words(who_gives: Words, to: Words, given: str, taken: str, crowns: int) -> list[Arg]:
    """The contents of an offer: `Antidote for Sable and 3 Crowns for Bryndis`."""
    found: list[Arg] = [text("item-for", item=thing(given), who=to)] if given else []
    found += [text("item-for", item=thing(taken), who=who_gives)] if taken else []
    return found + ([text("crowns-for", n=abs(crowns), who=to if crowns > 0 else who_gives)] if crowns else [])


# ---- what stands on content in English


def named_content() -> Iterator[tuple[str, Mapping[str, str]]]:
    """The texts that the catalogue takes from the content: names of areas, first names, subjects of quests."""
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
Rule: TypeAlias = Annotated[str, FieldWords(deeds)]
Door: TypeAlias = Annotated[str, FieldWords(door)]
Dice: TypeAlias = Annotated[list[tuple[str, int]], FieldWords(dice)]
Changes: TypeAlias = Annotated[list[tuple[str, int]], FieldWords(hit_changes)]
