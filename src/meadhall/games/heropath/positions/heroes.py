"""Words of a position for one hero: gems, goods, cards, and the turn so far."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.engine import BadPosition, Piece
from meadhall.engine.common.errors import joined_names
from meadhall.engine.model.pieces import ALL_SEATS
from meadhall.engine.positions.fields import Fields
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.positions import Word
from meadhall.games.heropath import content, rows, state
from meadhall.games.heropath.cards.holding import deck_named, mark_as_open, put_card, viewer_bits
from meadhall.games.heropath.positions.names import BOUNDS, card_of, number, space_of, split_words
from meadhall.games.heropath.state import EMPTY, Hero, State, Turn

P = Position[State]
_SQUARES: Final = {"head": state.HEAD, "body": state.BODY, "general": state.GENERAL}


def begin_hero(s: State, seat: int, kind: int) -> None:
    """Give a hero the start values, but no GOLD and FOOD."""
    hero = s.heroes[seat]
    hero.kind = kind
    hero.gems = [getattr(content.HEROES[kind], name) for name in state.ATTRIBUTES]
    hero.actions = rows.competition(s).actions


def kinds_of_heroes(p: Position[State]) -> list[int]:
    """Return the hero character of each seat: the named one, or else the next free one in the table of heroes."""
    ids = [hero.id for hero in content.HEROES]
    seat_words: list[Mapping[str, Any]] = [p.words.get(name, {}) for name in p.seats]
    names = [words.get("hero") for words in seat_words]
    unnamed = [kind for kind, id in enumerate(ids) if id not in names]
    chosen = [ids.index(name) if name in ids else seat if seat in unnamed else -1 for seat, name in enumerate(names)]
    free_kinds = [kind for kind in unnamed if kind not in chosen]
    return [kind if kind >= 0 else free_kinds.pop(0) for kind in chosen]


def require_different_heroes(p: Position[State]) -> None:
    """Raise an error if two seats have the same hero (HP-SET-03)."""
    kinds = [hero.kind for hero in p.state.heroes if hero.kind >= 0]
    repeated_kind = next((kind for kind in kinds if kinds.count(kind) > 1), None)
    if repeated_kind is not None:
        first, second = [p.seats[seat] for seat, hero in enumerate(p.state.heroes) if hero.kind == repeated_kind][:2]
        free_ids = [hero.id for kind, hero in enumerate(content.HEROES) if kind not in kinds]
        raise BadPosition(
            f"{second}.hero: {first} is already the {content.HEROES[repeated_kind].id}; still free: "
            f"{joined_names(free_ids)} (HP-SET-03)"
        )


def hero_of(p: P) -> Hero:
    return p.state.heroes[p.seat]


def _kind(p: P, value: str) -> None:
    """The hero character, by id."""
    ids = [hero.id for hero in content.HEROES]
    if value not in ids:
        raise p.wrong(f"unknown hero '{value}'; it must be one of {joined_names(ids)}")
    begin_hero(p.state, p.seat, ids.index(value))


def _at(p: P, value: str) -> None:
    """The hero's space."""
    hero_of(p).at = space_of(value)


def _gems(p: P, value: str | Mapping[str, int]) -> None:
    """Gems by name, or a text like `W1 S2 E3 F4 V5`. The others keep their start values."""
    letters = {name[0]: name for name in state.ATTRIBUTES}
    counts = {word[0]: word[1:] for word in value.split()} if isinstance(value, str) else value
    for name, n in counts.items():
        attribute = letters.get(name, name)
        if attribute not in state.ATTRIBUTE:
            raise p.wrong(
                f"unknown attribute '{name}'; it must be one of {joined_names(state.ATTRIBUTES)}, or "
                f"{joined_names(letters)}"
            )
        hero_of(p).gems[state.ATTRIBUTE[attribute]] = number(p, n, 0, content.LIMITS.attribute_max, attribute)


def _gold(p: P, value: int) -> None:
    """GOLD, taken from the stockpile."""
    gold = hero_of(p).gold = number(p, value, 0, p.state.gold, "the GOLD of a hero")
    p.state.gold -= gold


def _food(p: P, value: int) -> None:
    """FOOD, taken from the stockpile."""
    food = hero_of(p).food = number(p, value, 0, p.state.food, "the FOOD of a hero")
    p.state.food -= food


def _leeches(p: P, value: int) -> None:
    """Leeches, taken from the stockpile."""
    leeches = hero_of(p).leeches = number(
        p, value, 0, min(content.LIMITS.leeches_per_hero, p.state.leeches), "the leeches of a hero"
    )
    p.state.leeches -= leeches


def _cards(p: P, value: str) -> None:
    """Cards in the Resources: MAGIC and ABILITIES face down, all others open."""
    for name in split_words(value):
        viewers = viewer_bits(p.state, p.seat) if content.CARDS[card_of(name)].lies_hidden else ALL_SEATS
        put_card(p.state, p.seat, new_card(p.state, name, viewers))


def _known(p: P, value: str) -> None:
    """Face-down cards in the Resources that everybody has seen."""
    for name in split_words(value):
        put_card(p.state, p.seat, new_card(p.state, name, ALL_SEATS))


def _open(p: P, value: str) -> None:
    """Face-up MAGIC and ABILITIES cards in the Resources."""
    for name in split_words(value):
        piece = new_card(p.state, name, ALL_SEATS)
        put_card(p.state, p.seat, piece)
        insort(hero_of(p).turned, piece)


def _armed(p: P, value: str) -> None:
    """Cards in the Armament. `A01+M04` is a sword with Magic Ice attached."""
    hero = hero_of(p)
    for name in split_words(value):
        host, _, attached = name.partition("+")
        piece = new_card(p.state, host, ALL_SEATS)
        hero.armed[_square(p, hero, piece)] = piece
        _turn_up(p.state, hero, piece)
        if attached:
            hero.attached[piece] = new_card(p.state, attached, ALL_SEATS)
            _turn_up(p.state, hero, hero.attached[piece])


def _turn_up(s: State, hero: Hero, piece: Piece) -> None:
    """Turn up a MAGIC or ABILITIES card in the Armament, as in play."""
    if s.card(piece).lies_hidden:
        mark_as_open(hero, piece)


def _square(p: P, hero: Hero, piece: Piece) -> int:
    card = p.state.card(piece)
    if not card.is_square:
        raise p.wrong(f"{card.id} has no square in the Armament")
    if card.slot in _SQUARES:
        squares = [_SQUARES[card.slot]]
    else:
        squares = [state.HAND_1, state.HAND_2]
        held = [p.state.card(piece) for piece in hero.armed[: state.HEAD] if piece != EMPTY]
        if any("two-hand" in (other.slot, card.slot) and "arrows" not in card.tags for other in held):
            raise p.wrong(f"{card.id} and {held[0].id} do not fit into two hands")
    squares = [square for square in squares if hero.armed[square] == EMPTY]
    if not squares:
        raise p.wrong(f"no square of the Armament is left for {card.id}")
    return squares[0]


def new_card(s: State, name: str, viewers: int) -> Piece:
    """Take a card from its deck. The seats of this bit mask have seen it."""
    face = card_of(name)
    bag = deck_named(s, content.CARDS[face].deck).bag
    if face not in s.faces.bags[bag]:
        raise BadPosition(f"no {name} is left in the {bag} deck")
    piece = s.faces.lay(bag)
    s.faces.set_face(piece, face)
    s.faces.seen[piece] = viewers
    return piece


def _hero_field(name: str) -> Word:
    """Return a word that sets a plain field of a hero."""

    def read(p: P, value: Any) -> None:
        """A yes or no, or a number, for this hero."""
        Fields(p, {}).read_into(hero_of(p), name, value)

    return read


def _turn_field(name: str, convert: Callable[[P, Any], Any] | None = None) -> Word:
    """Return a word that sets a field of a hero's turn."""

    def read(p: P, value: Any) -> None:
        """The hero's actions in this turn: a number, or names."""
        turn: Turn = hero_of(p).turn
        if convert is None:
            Fields(p, BOUNDS).read_into(turn, name, value)
        else:
            setattr(turn, name, convert(p, value))

    return read


SEAT_WORDS: Final[Mapping[str, Word]] = {
    "hero": _kind,
    "at": _at,
    "gems": _gems,
    "gold": _gold,
    "food": _food,
    "leeches": _leeches,
    "cards": _cards,
    "known": _known,
    "open": _open,
    "armed": _armed,
    "dead": _hero_field("is_dead"),
    "captive": _hero_field("is_captive"),
    "late": _hero_field("is_late"),
    "shielded": _hero_field("is_shielded"),
    "fights": _turn_field("fights"),
    "rests": _turn_field("rests"),
    "replaced": _turn_field("replaced"),
    "visited": _turn_field("visited", lambda p, value: [space_of(name) for name in split_words(value)]),
    "robbed": _turn_field("robbed", lambda p, value: [p.seat_of(name) for name in split_words(value)]),
}
