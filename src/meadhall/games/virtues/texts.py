"""Cards, gifts and goods as texts, and the types of fields that name them in events and options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, TypeAlias

from meadhall.engine.common.text import Arg, FieldWords, Text, named, text
from meadhall.games.virtues import content

ENDINGS: Final = ("armour", "portals", "cataclysm", "fallen", "stopped")

VIRTUES: Final = (*named("virtue", content.VIRTUES), text("any-virtue"))
CHARACTERS: Final = named("character", content.CHARACTERS)
ELIXIRS: Final = named("elixir", content.ELIXIRS)
BUILDINGS: Final = named("building", content.BUILDINGS)
QUESTS: Final = named("quest", content.QUESTS)
PORTALS: Final = named("portal", content.PORTALS)
HEROES: Final = named("hero", content.HEROES)
SINS: Final = named("sin", content.SINS)
ARTIFACTS: Final = named("artifact", content.ARTIFACTS)
CATACLYSMS: Final = named("cataclysm", content.CATACLYSMS)
UNNAMED: Final = named("unnamed", content.UNNAMED)
ARMOUR: Final = named("armour", content.CONTENT.armour)
TREASURES: Final = tuple(
    text("treasure", name=name, res=card.res, n=card.n)
    for name, card in zip(named("treasure", content.TREASURES), content.TREASURES, strict=True)
)


def gifts(numbers: Sequence[int]) -> list[Arg]:
    """`2 Patience and 1 Kindness`."""
    return [text("gift-count", n=n, virtue=VIRTUES[at]) for at, n in enumerate(numbers) if n]


def codes(numbers: Sequence[int]) -> str:
    """`PAT PAT KIN`, as short as a card shows it."""
    signs = [*(virtue.id for virtue in content.VIRTUES), content.ANY_NAME]
    return " ".join(sign for at, sign in enumerate(signs) for _ in range(numbers[at] if at < len(numbers) else 0))


def resource_words(fame: int = 0, gold: int = 0, might: int = 0) -> list[Arg]:
    """`2 fame and 1 gold`."""
    parts = (("fame", fame), ("gold", gold), ("might", might))
    found: list[Arg] = [amount(res, n) for res, n in parts if n]
    return found or [text("nothing")]


@cache
def amount(res: str, n: int) -> Text:
    """`3 gold`."""
    return text("amount", n=n, res=res)


@cache
def requirement_words(quest: int, space: int) -> Arg:
    """The cost of a requirement: `2 Kindness`, `3 gold`."""
    one = content.QUESTS[quest].spaces[space]
    return gifts(content.SPACE_GIFTS[quest][space]) if one.gifts else resource_words(one.fame, one.gold)


@cache
def asked_briefly(quest: int, space: int) -> Arg:
    """The same as a card shows it: `KIN KIN`, `3 gold`."""
    one = content.QUESTS[quest].spaces[space]
    return codes(content.SPACE_GIFTS[quest][space]) if one.gifts else resource_words(one.fame, one.gold)


@cache
def requirement(quest: int, space: int) -> Text:
    """`The Long Vigil (2 Kindness)`."""
    return text("requirement", quest=QUESTS[quest], asked=requirement_words(quest, space))


@cache
def hero_words(number: int, *, fallen: bool = False) -> Text:
    """The hero's name, also after the fall."""
    return text("hero-fallen", hero=HEROES[number]) if fallen else HEROES[number]


@cache
def function(card: int, at: int) -> Text:
    """One of the two functions of a sin card."""
    return text(f"function-{content.SINS[card].functions[at].key}")


def source(key: str) -> Text:
    """The source of a payment: gold, a gift, an elixir or a building."""
    id, _, better = key.partition("/")
    if id in content.BUILDING:
        return BUILDINGS[content.BUILDING[id]]
    if id in content.ELIXIR:
        return text("better-side", elixir=ELIXIRS[content.ELIXIR[id]]) if better else ELIXIRS[content.ELIXIR[id]]
    if id in content.VIRTUE:
        return text("a-gift", virtue=VIRTUES[content.VIRTUE[id]])
    return text("any-gift") if id == "any" else text("pay-with", res=id)


# ---- what stands on cards


@cache
def character_text(card: int) -> Text:
    """The gifts of a character, and the income of each round."""
    one = content.CHARACTERS[card]
    return text(
        "character-text",
        gifts=codes(content.CHARACTER_GIFTS[card]),
        n=one.income_fame + one.income_gold,
        income=resource_words(one.income_fame, one.income_gold),
        now=one.might_now,
        turn=one.might_turn,
    )


@cache
def elixir_text(card: int) -> Text:
    """The gifts of both sides of an elixir."""
    one = content.ELIXIRS[card]
    base, better = map(codes, content.ELIXIR_GIFTS[card])
    return text("elixir-text", base=base, need=one.need, colour=one.colour, better=better)


@cache
def building_text(building: int) -> Text:
    """The output of a building, and its special effect."""
    card = content.BUILDINGS[building]
    return text(
        "building-text",
        building=BUILDINGS[building],
        no=card.no,
        n=card.prod,
        res=PRODUCT[card.kind],
        need=card.need,
        colour=card.colour,
        better=card.better,
        man=card.man,
    )


PRODUCT: Final = {"castle": "fame", "estate": "gold", "temple": "might"}


# ---- the types of fields


def _virtue(at: int) -> Arg:
    return VIRTUES[at] if at >= 0 else ""


Virtue: TypeAlias = Annotated[int, FieldWords(_virtue)]
Character: TypeAlias = Annotated[int, FieldWords(CHARACTERS.__getitem__)]
Elixir: TypeAlias = Annotated[int, FieldWords(ELIXIRS.__getitem__)]
Building: TypeAlias = Annotated[int, FieldWords(BUILDINGS.__getitem__)]
Quest: TypeAlias = Annotated[int, FieldWords(QUESTS.__getitem__)]
Portal: TypeAlias = Annotated[int, FieldWords(PORTALS.__getitem__)]
Hero: TypeAlias = Annotated[int, FieldWords(HEROES.__getitem__)]
Sin: TypeAlias = Annotated[int, FieldWords(SINS.__getitem__)]
Artifact: TypeAlias = Annotated[int, FieldWords(ARTIFACTS.__getitem__)]
Cataclysm: TypeAlias = Annotated[int, FieldWords(CATACLYSMS.__getitem__)]
UnnamedCard: TypeAlias = Annotated[int, FieldWords(UNNAMED.__getitem__)]
Treasure: TypeAlias = Annotated[int, FieldWords(TREASURES.__getitem__)]
Gifts: TypeAlias = Annotated[list[int], FieldWords(gifts)]
