"""Cards, Beings, spaces and dice as texts, and the types of fields that name them."""

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
CARDS: Final = (*CREATURES, text("a-hero"))  # the Hero is last, because its card number is -1
PLACES: Final = tuple(
    text("place", line=line, column=column + 1)
    for line in content.CONTENT.board.lines
    for column in range(content.CONTENT.board.columns)
)
# index BESIDE: beside the board; index -1: a player
PLACES_AND_PLAYER: Final[Sequence[Arg]] = (*PLACES, text("beside-board"), "player")
assert len(PLACES) == state.SPACES


# ---- dice


def symbol_letter(symbol: str) -> str:
    """Return the letter of a symbol: `W` for `water`."""
    return LETTERS[SYMBOLS.index(symbol)]


def dice_letters(faces: Sequence[int]) -> str:
    """Return the faces of dice as letters: `W W F - ~` (`-` in hand, `~` in the air)."""
    other_letters = {state.IN_HAND: "-", state.IN_AIR: "~"}
    return " ".join(other_letters.get(face) or LETTERS[face] for face in faces if face >= state.IN_AIR) or NONE


def are_all_dice(chosen: Sequence[int], own_dice: Sequence[int]) -> bool:
    """Whether `chosen` is all of the player's dice, and more than one."""
    return len(chosen) == len([face for face in own_dice if face >= state.IN_AIR]) and len(chosen) > 1


def dice_by_number(chosen: Sequence[int], own_dice: Sequence[int]) -> list[Arg]:
    """Return the numbers of dice, with the faces that their player knows: `1 (W)` and `4`."""
    return [f"{die + 1}{_face(die, own_dice)}" for die in chosen]


def _face(die: int, own_dice: Sequence[int]) -> str:
    return f" ({LETTERS[own_dice[die]]})" if die < len(own_dice) and own_dice[die] >= 0 else ""


# ---- the types of fields


def spell_name(number: int) -> Arg:
    """Return the name of a Spell, or "" for an empty space."""
    return SPELLS[number] if number >= 0 else ""


def spell_list(numbers: Sequence[int]) -> Arg:
    """Return the names of Spells, without empty spaces."""
    return listed_or_none([SPELLS[number] for number in numbers if number >= 0])


def listed_or_none(texts: Sequence[Arg]) -> Arg:
    """Return a list of texts, or NONE for an empty list."""
    return [*texts] or NONE


def army_words(creatures: Sequence[int]) -> Arg:
    """Return the names of Creatures, each once with its number of cards."""
    counts = Counter(sorted(creatures))
    return listed_or_none([text("several-of", creature=CREATURES[card], n=n) for card, n in counts.items()])


Hero: TypeAlias = Annotated[int, FieldWords(HEROES.__getitem__)]
Spell: TypeAlias = Annotated[int, FieldWords(spell_name)]
Creature: TypeAlias = Annotated[int, FieldWords(CREATURES.__getitem__)]
CardOf: TypeAlias = Annotated[int, FieldWords(CARDS.__getitem__)]  # the card of a Being: a Creature, or the Hero
Where: TypeAlias = Annotated[int, FieldWords(PLACES_AND_PLAYER.__getitem__)]
Die: TypeAlias = Annotated[int, FieldWords(lambda die: die + 1)]
Faces: TypeAlias = Annotated[list[int], FieldWords(dice_letters)]
Count: TypeAlias = Annotated[list[int], FieldWords(len)]  # the length of a list
SpellList: TypeAlias = Annotated[list[int], FieldWords(spell_list)]
CreatureList: TypeAlias = Annotated[list[int], FieldWords(army_words)]


# ---- card texts

Bearer = Literal["player", "being", "self"]  # the bearer of a Spell, or the owner of an ability


@cache
def requirement_text(spell: int) -> Text:
    """Return the requirement of a Spell: `4 F`, or `3 identical elements`."""
    requirement = content.SPELLS[spell].requirement
    return text(
        "need",
        n=requirement.count,
        symbol=NONE if requirement.symbol == IDENTICAL else symbol_letter(requirement.symbol),
    )


@cache
def spell_text(spell: int, with_enhancement: bool = True) -> Text:
    """Return sentences about a Spell's effect, and about its enhancement if the match has enhancements (HE-FST-03)."""
    card = content.SPELLS[spell]
    bearer: Bearer = "player" if card.target == "any player" else "being"
    sentences = [_target_text("target", card.target), *_effect_texts(card, bearer)]
    enhancement_sentence = enhancement_text(spell) if with_enhancement else ""
    return _join_sentences([*sentences, enhancement_sentence] if isinstance(enhancement_sentence, Text) else sentences)


@cache
def enhancement_text(spell: int) -> Words:
    """Return the effect of an enhancement on a Spell, or "" if the Spell cannot be enhanced."""
    kind = content.SPELLS[spell].enhancement
    return text("enhancement", kind=kind) if kind != "none" else ""


@cache
def ability_text(creature: int) -> Text | str:
    """Return sentences about the ability of a Creature, or NONE if it has no ability."""
    ability = content.ABILITIES[creature]
    if ability.kind == "none":
        return NONE
    when = "exposed" if ability.exposed else "dead" if ability.only_when_dead else "any"
    sentences = _effect_texts(ability, "self")
    if ability.target:
        index = int(ops.RemoveSelf() in ability.effect)  # Burst asks for its target after its Creature is gone
        sentences.insert(index, _target_text("choose", ability.target))
    return text("ability-text", creature=CREATURES[creature], when=when, does=_join_sentences(sentences))


@cache
def hero_text(hero: int) -> Text:
    """Return the text on a Hero card."""
    card = content.HEROES[hero]
    return text("hero-text", element=symbol_letter(card.element), weakness=symbol_letter(card.weakness))


def _target_text(message: str, kind: str) -> Text:
    return text(message, kind=kind.lower().replace(" ", "-").replace("'", ""))


def _join_sentences(texts: Sequence[Text]) -> Text:
    """Join sentences into one text."""
    return reduce(lambda first, then: text("sentences", first=first, then=then), texts)


def _effect_texts(card: ops.CardEffects, bearer: Bearer) -> list[Text]:
    """Return one sentence for each op of a card, and for each share of its wounds."""
    sentences: list[Text] = []
    for op in card.parts:
        if isinstance(op, ops.Wound):
            sentences += [text("op-wound", kind=op.kind, **message_arguments(share)) for share in op.on]
        else:
            sentences.append(_op_text(op, bearer))
    return sentences


def _op_text(op: ops.AnyOp, bearer: Bearer) -> Text:
    args: dict[str, Arg] = {**message_arguments(op), "bearer": bearer}
    for name in ("each", "if_shown"):  # arguments that name a symbol
        if name in args:
            args[name] = symbol_letter(str(args[name])) if args[name] else NONE
    return Text(f"op-{kebab(type(op).__name__)}", args)
