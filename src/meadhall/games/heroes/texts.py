"""Cards, Beings, spaces and dice as texts, and the types of fields that name them. May import content, ops, state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, reduce
from typing import Annotated, Final, Literal, TypeAlias

from meadhall.engine.common.text import Arg, FieldWords, Text, Words, kebab, message_arguments, named, text
from meadhall.games.heroes import content, ops, state
from meadhall.games.heroes.content import IDENTICAL, LETTERS, SYMBOLS

NONE: Final = "none"  # marks an argument that the message leaves out
HEROES: Final = named("hero", content.HEROES)
SPELLS: Final = named("spell", content.SPELLS)
CREATURES: Final = named("creature", content.CREATURES)
CARDS: Final = (*CREATURES, text("a-hero"))  # the last is the Hero, whose number is -1
PLACES: Final = tuple(
    text("place", line=line, column=column + 1)
    for line in content.CONTENT.board.lines
    for column in range(content.CONTENT.board.columns)
)
# index BESIDE: beside the board; index -1: a player
ANYWHERE: Final[Sequence[Arg]] = (*PLACES, text("beside-board"), "player")
assert len(PLACES) == state.SPACES


# ---- dice


def sign(symbol: str) -> str:
    """The letter of a face that a card names: `W` for `water`."""
    return LETTERS[SYMBOLS.index(symbol)]


def dice(faces: Sequence[int]) -> str:
    """Faces of dice, as in `W W F - ~`; `-` in hand, `~` in the air."""
    signs = {state.IN_HAND: "-", state.IN_AIR: "~"}
    return " ".join(signs.get(face) or LETTERS[face] for face in faces if face >= state.IN_AIR) or NONE


def are_all(chosen: Sequence[int], mine: Sequence[int]) -> bool:
    """Whether `chosen` is all of the player's dice, and more than one."""
    return len(chosen) == len([face for face in mine if face >= state.IN_AIR]) and len(chosen) > 1


def dice_by_number(chosen: Sequence[int], mine: Sequence[int]) -> list[Arg]:
    """`1 (W)` and `4`: dice by their numbers, with their faces for the player who has them."""
    return [f"{die + 1}{_face(die, mine)}" for die in chosen]


def _face(die: int, mine: Sequence[int]) -> str:
    return f" ({LETTERS[mine[die]]})" if die < len(mine) and mine[die] >= 0 else ""


# ---- the types of fields


def spell_name(number: int) -> Arg:
    """The name of a Spell; nothing for an empty space."""
    return SPELLS[number] if number >= 0 else ""


def spell_list(numbers: Sequence[int]) -> Arg:
    """Spells by name, without empty spaces."""
    return listed_or_none([SPELLS[number] for number in numbers if number >= 0])


def listed_or_none(texts: Sequence[Arg]) -> Arg:
    """A list of texts, or the code for none."""
    return [*texts] or NONE


def army_words(creatures: Sequence[int]) -> Arg:
    """Creatures by name, those of one name together."""
    counted = Counter(sorted(creatures))
    return listed_or_none([text("several-of", creature=CREATURES[one], n=n) for one, n in counted.items()])


Hero: TypeAlias = Annotated[int, FieldWords(HEROES.__getitem__)]
Spell: TypeAlias = Annotated[int, FieldWords(spell_name)]
Creature: TypeAlias = Annotated[int, FieldWords(CREATURES.__getitem__)]
CardOf: TypeAlias = Annotated[int, FieldWords(CARDS.__getitem__)]  # of a Being: a Creature, or the Hero
Where: TypeAlias = Annotated[int, FieldWords(ANYWHERE.__getitem__)]
Die: TypeAlias = Annotated[int, FieldWords(lambda die: die + 1)]
Faces: TypeAlias = Annotated[list[int], FieldWords(dice)]
Count: TypeAlias = Annotated[list[int], FieldWords(len)]  # the length of a list
SpellList: TypeAlias = Annotated[list[int], FieldWords(spell_list)]
CreatureList: TypeAlias = Annotated[list[int], FieldWords(army_words)]


# ---- card texts

Bearer = Literal["player", "being", "self"]  # the bearer of a Spell, or the owner of an ability


@cache
def need(spell: int) -> Text:
    """`4 F`, or `3 identical elements`."""
    asked = content.SPELLS[spell].requirement
    return text("need", n=asked.count, symbol=NONE if asked.symbol == IDENTICAL else sign(asked.symbol))


@cache
def spell_text(spell: int, enhancing: bool = True) -> Text:
    """The effect of a Spell, in sentences; without enhancements if the match has none (HE-FST-03)."""
    card = content.SPELLS[spell]
    bearer: Bearer = "player" if card.target == "any player" else "being"
    said = [_target("target", card.target), *_effect_texts(card, bearer)]
    more = enhancement(spell) if enhancing else ""
    return _sentences([*said, more] if isinstance(more, Text) else said)


@cache
def enhancement(spell: int) -> Words:
    """The effect of an enhancement on a Spell; empty if it cannot be enhanced."""
    kind = content.SPELLS[spell].enhancement
    return text("enhancement", kind=kind) if kind != "none" else ""


@cache
def ability_text(creature: int) -> Text | str:
    """The ability of a Creature, in sentences; the code for none if it has no ability."""
    own = content.ABILITIES[creature]
    if own.kind == "none":
        return NONE
    when = "exposed" if own.exposed else "dead" if own.only_when_dead else "any"
    said = _effect_texts(own, "self")
    if own.target:
        said.insert(int(ops.RemoveSelf() in own.effect), _target("choose", own.target))  # Burst chooses when it is gone
    return text("ability-text", creature=CREATURES[creature], when=when, does=_sentences(said))


@cache
def hero_text(hero: int) -> Text:
    """The text side of a Hero."""
    card = content.HEROES[hero]
    return text("hero-text", element=sign(card.element), weakness=sign(card.weakness))


def _target(message: str, kind: str) -> Text:
    return text(message, kind=kind.lower().replace(" ", "-").replace("'", ""))


def _sentences(texts: Sequence[Text]) -> Text:
    """Sentences one after another."""
    return reduce(lambda first, then: text("sentences", first=first, then=then), texts)


def _effect_texts(card: ops.Deeds, bearer: Bearer) -> list[Text]:
    """The effect of a card, one sentence for each part; wounds have one for each share."""
    found: list[Text] = []
    for op in card.parts:
        if isinstance(op, ops.Wound):
            found += [text("op-wound", kind=op.kind, **message_arguments(share)) for share in op.on]
        else:
            found.append(_op_text(op, bearer))
    return found


def _op_text(op: ops.AnyOp, bearer: Bearer) -> Text:
    args: dict[str, Arg] = {**message_arguments(op), "bearer": bearer}
    for name in ("each", "if_shown"):  # what names a face of a die
        if name in args:
            args[name] = sign(str(args[name])) if args[name] else NONE
    return Text(f"op-{kebab(type(op).__name__)}", args)
