"""Texts for cards, gifts and goods, and field types for events and options that are shown as such texts."""

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


def gift_texts(numbers: Sequence[int]) -> list[Arg]:
    """Return gifts as text: `2 Patience and 1 Kindness`."""
    return [text("gift-count", n=n, virtue=VIRTUES[virtue]) for virtue, n in enumerate(numbers) if n]


def gift_codes(numbers: Sequence[int]) -> str:
    """Return gifts as printed on a card: `PAT PAT KIN`."""
    codes_of_virtues = [*(virtue.id for virtue in content.VIRTUES), content.ANY_NAME]
    return " ".join(code for code, number in zip(codes_of_virtues, numbers, strict=False) for _ in range(number))


def resource_words(fame: int = 0, gold: int = 0, might: int = 0) -> list[Arg]:
    """Return tokens as text: `2 fame and 1 gold`."""
    parts = (("fame", fame), ("gold", gold), ("might", might))
    amounts: list[Arg] = [amount(res, n) for res, n in parts if n]
    return amounts or [text("nothing")]


@cache
def amount(res: str, n: int) -> Text:
    """Return an amount of fame, gold or might as text: `3 gold`."""
    return text("amount", n=n, res=res)


@cache
def requirement_cost(quest: int, space: int) -> Arg:
    """Return the cost of a requirement: `2 Kindness`, `3 gold`."""
    cost = content.QUESTS[quest].spaces[space]
    return gift_texts(content.SPACE_GIFTS[quest][space]) if cost.gifts else resource_words(cost.fame, cost.gold)


@cache
def printed_requirement(quest: int, space: int) -> Arg:
    """Return the cost of a requirement as printed on a card: `KIN KIN`, `3 gold`."""
    cost = content.QUESTS[quest].spaces[space]
    return gift_codes(content.SPACE_GIFTS[quest][space]) if cost.gifts else resource_words(cost.fame, cost.gold)


@cache
def requirement_text(quest: int, space: int) -> Text:
    """Return a requirement with its quest: `The Long Vigil (2 Kindness)`."""
    return text("requirement", quest=QUESTS[quest], asked=requirement_cost(quest, space))


@cache
def hero_name(number: int, *, fallen: bool = False) -> Text:
    """Return the name of a hero, before or after the fall."""
    return text("hero-fallen", hero=HEROES[number]) if fallen else HEROES[number]


@cache
def function_text(card: int, index: int) -> Text:
    """Return one of the two functions of a sin card."""
    return text(f"function-{content.SINS[card].functions[index].key}")


def source_text(key: str) -> Text:
    """Return a source of a payment: gold, a gift, an elixir or a building."""
    id, _, better = key.partition("/")
    if id in content.BUILDING:
        return BUILDINGS[content.BUILDING[id]]
    if id in content.ELIXIR:
        return text("better-side", elixir=ELIXIRS[content.ELIXIR[id]]) if better else ELIXIRS[content.ELIXIR[id]]
    if id in content.VIRTUE:
        return text("a-gift", virtue=VIRTUES[content.VIRTUE[id]])
    return text("any-gift") if id == "any" else text("pay-with", res=id)


# ---- card texts


@cache
def character_text(card: int) -> Text:
    """Return the gifts and the income of a character."""
    printed = content.CHARACTERS[card]
    return text(
        "character-text",
        gifts=gift_codes(content.CHARACTER_GIFTS[card]),
        n=printed.income_fame + printed.income_gold,
        income=resource_words(printed.income_fame, printed.income_gold),
        now=printed.might_now,
        turn=printed.might_turn,
    )


@cache
def elixir_text(card: int) -> Text:
    """Return the gifts of both sides of an elixir."""
    printed = content.ELIXIRS[card]
    base, better = map(gift_codes, content.ELIXIR_GIFTS[card])
    return text("elixir-text", base=base, need=printed.need, colour=printed.colour, better=better)


@cache
def building_text(building: int) -> Text:
    """Return the output of a building, and its special effect."""
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


def _virtue_name(number: int) -> Arg:
    return VIRTUES[number] if number >= 0 else ""


Virtue: TypeAlias = Annotated[int, FieldWords(_virtue_name)]
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
Gifts: TypeAlias = Annotated[list[int], FieldWords(gift_texts)]
