"""Cards and goods in English, as events, answers and labels say them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meadhall.engine.common.english import listing
from meadhall.games.virtues import content

ENDINGS: Final = {
    "armour": "the First Hero's armour is whole",
    "portals": "the last portal is closed",
    "cataclysm": "the fourteenth cataclysm has come",
    "fallen": "every hero has fallen",
    "stopped": f"no ending has come in {content.RULES.max_turns} turns",
}


def virtue(number: int) -> str:
    return "any virtue" if number == content.WILD else content.VIRTUES[number].name


def gifts(numbers: Sequence[int]) -> str:
    """`2 Patience and 1 Kindness`."""
    return listing([f"{n} {virtue(at)}" for at, n in enumerate(numbers) if n]) or "no gifts"


def letters(numbers: Sequence[int]) -> str:
    """`PAT PAT KIN`, as short as a card shows it."""
    signs = [*(one.id for one in content.VIRTUES), "ANY"]
    return " ".join(sign for at, sign in enumerate(signs) for _ in range(numbers[at] if at < len(numbers) else 0))


def goods(fame: int, gold: int, might: int = 0) -> str:
    """`2 fame and 1 gold`."""
    parts = ((fame, "fame"), (gold, "gold"), (might, "might"))
    return listing([f"{n} {name}" for n, name in parts if n]) or "nothing"


def source(key: str) -> str:
    """What pays: `gold`, `a gift of Humility`, a building or an elixir by its name."""
    id, _, better = key.partition("/")
    if id in content.BUILDING:
        name = content.BUILDINGS[content.BUILDING[id]].name
    elif id in content.ELIXIR:
        name = content.ELIXIRS[content.ELIXIR[id]].name
    elif id in content.VIRTUE:
        name = f"a gift of {content.VIRTUES[content.VIRTUE[id]].name}"
    else:
        name = "a gift of your choice" if id == "any" else id
    return f"{name}, its better side" if better else name


@cache
def hero(number: int, *, fallen: bool = False) -> str:
    return content.HEROES[number].evil_name if fallen else content.HEROES[number].name


@cache
def requirement(quest: int, space: int) -> str:
    """What a requirement asks for: `2 Kindness`, `3 gold`."""
    asked = content.QUESTS[quest].spaces[space]
    return gifts(content.SPACE_GIFTS[quest][space]) if asked.gifts else goods(asked.fame, asked.gold)


@cache
def short_requirement(quest: int, space: int) -> str:
    """The same as short as a card shows it: `KIN KIN`, `3 gold`."""
    asked = content.QUESTS[quest].spaces[space]
    return letters(content.SPACE_GIFTS[quest][space]) if asked.gifts else goods(asked.fame, asked.gold)


def treasure(face: int) -> str:
    """`Silver Reliquary (3 gold)`."""
    card = content.TREASURES[face]
    what = "an artifact" if card.res == "artifact" else f"{card.n} {card.res}"
    return f"{card.name} ({what})"


def sin(card: int) -> str:
    """`Wrath (Battle Frenzy, Slaughter)`."""
    one = content.SINS[card]
    return f"{one.sin.capitalize()} ({one.f1.name}, {one.f2.name})"


def characters(cards: Sequence[int]) -> str:
    return listing([content.CHARACTERS[card].name for card in cards])


def things(elixirs: Sequence[int], buildings: Sequence[int]) -> str:
    return listing(
        [*(content.ELIXIRS[card].name for card in elixirs), *(content.BUILDINGS[card].name for card in buildings)]
    )


# ---- what stands on cards


@cache
def character_text(card: int) -> str:
    one = content.CHARACTERS[card]
    parts = [letters(content.CHARACTER_GIFTS[card])]
    if one.income_fame or one.income_gold:
        parts.append(f"income {goods(one.income_fame, one.income_gold)}")
    parts += [f"{one.might_now} might at once"] if one.might_now else []
    parts += [f"+{one.might_turn} might each turn"] if one.might_turn else []
    return ", ".join(parts)


@cache
def elixir_text(card: int) -> str:
    one = content.ELIXIRS[card]
    base, better = (letters(side) for side in content.ELIXIR_GIFTS[card])
    return f"{base}; with {one.need} {one.colour} {better}"


@cache
def building_text(building: int) -> str:
    """No. 7, what it produces, and its special."""
    card = content.BUILDINGS[building]
    res = {"castle": "fame", "estate": "gold", "temple": "might"}[card.kind]
    made = f"no. {card.no}, makes {card.prod} {res}, with {card.need} {card.colour} {card.better}"
    return f"{made}. {card.special} ({card.man} might to man): {card.text}"
