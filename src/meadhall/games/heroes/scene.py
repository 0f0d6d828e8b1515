"""The table as one seat sees it: boards as grids that face each other, dice, hands, tableau, Spells in play."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from meadhall.engine import UNSEEN, Card, Figure, Place, Scene, SeatScene
from meadhall.engine.common.text import Arg, Text, Words, text
from meadhall.games.heroes import content, ending, side_by_side, texts
from meadhall.games.heroes.board.permanents import bearer_card, bearer_space, is_frozen
from meadhall.games.heroes.board.spaces import COLUMNS, is_exposed, is_front, place_name
from meadhall.games.heroes.state import BESIDE, EMPTY, IN_AIR, IN_HAND, NO_DIE, SPACES, Seat, State

LINES: Final = SPACES // COLUMNS


def seats_from_above(s: State, seat: int) -> list[Seat]:
    """Return the seats in the order of their boards from the top. The viewing seat (-1: a spectator) is last."""
    return [(max(seat, 0) + 1 + step) % s.players for step in range(s.players)]


def table_scene(s: State, seat: int) -> Scene:
    """Return the scene for a seat (-1: a spectator), with its board at the bottom. `s` contains only what it knows."""
    return Scene(
        title=text("title", mode=s.options.mode, format=s.options.format),
        phase=text(f"phase-{s.step}"),
        turn=s.turn,
        places=_places(tuple(seats_from_above(s, seat)), tuple(len(duel.tableau) for duel in s.duels)),
        figures=[*_beings(s), *_tableau(s)],
        seats=[_seat(s, owner) for owner in range(s.players)],
        facts=_facts(s),
    )


# ---- places

SPACE, TABLEAU = text("kind-space"), text("kind-tableau")


@lru_cache(maxsize=1_000)
def _places(order: tuple[Seat, ...], shelves: tuple[int, ...]) -> list[Place]:
    """Return the spaces of these seats' boards from the top, and the tableau of each duel."""
    last = len(order) - 1
    spaces = (_space(owner, space, row, row < last) for row, owner in enumerate(order) for space in range(SPACES))
    return [*spaces, *_shelves(shelves)]


def _space(owner: Seat, space: int, row: int, turned: bool) -> Place:
    """Return a space of a board. All boards but the lowest are turned, so that their front lines face it."""
    line = is_front(space) == turned
    column = COLUMNS - 1 - space % COLUMNS if turned else space % COLUMNS
    name, board = texts.PLACES[space], text("board", seat=owner)
    return Place(place_name(owner, space), name, SPACE, column, row * LINES + line, board)


def _shelves(shelves: tuple[int, ...]) -> list[Place]:
    return [
        Place(f"tableau{duel}.{i}", text("shelf", n=i + 1), TABLEAU)
        for duel, count in enumerate(shelves)
        for i in range(count)
    ]


# ---- Beings and Spells


class BoardBeing(NamedTuple):
    """A Being on a board with everything that its figure shows. `spells` are the Spells on it, each with its power."""

    card: int
    owner: Seat
    at: int
    is_hero: bool
    life: int
    exposed: bool
    frozen: bool
    spells: tuple[tuple[int, int], ...]


def _beings(s: State) -> list[Figure]:
    figures: list[Figure] = []
    for being, b in enumerate(s.beings):
        if b.at == BESIDE:
            figures.append(_dead_figure(b.card, b.owner))
        elif b.at >= 0:
            figures.append(_being_figure(s, being))
    return figures


@cache
def _dead_figure(card: int, owner: Seat) -> Figure:
    return Figure(f"{owner}beside", "beside", "x", text("dead", card=texts.CARDS[card]), owner)


def _being_figure(s: State, being: int) -> Figure:
    """Return the figure of a Being: its short name with hit points, and a name with all its values."""
    b = s.beings[being]
    spells = tuple((p.spell, p.power) for p in s.permanents if p.being == being)
    return _figure(
        BoardBeing(b.card, b.owner, b.at, b.is_hero, s.life(being), is_exposed(s, being), is_frozen(s, being), spells)
    )


@lru_cache(maxsize=10_000)
def _figure(b: BoardBeing) -> Figure:
    spell_texts: list[Arg] = [text("spell-on", spell=texts.SPELLS[spell], power=power) for spell, power in b.spells]
    state: dict[str, Arg] = {"life": b.life, "exposed": int(b.exposed), "spells": texts.listed_or_none(spell_texts)}
    place, sign = place_name(b.owner, b.at), "H" if b.is_hero else content.CREATURES[b.card].name[:2]
    if b.is_hero:
        name = text("figure-hero", card=texts.CARDS[b.card], **state)
    else:
        c = content.CREATURES[b.card]
        printed: dict[str, Arg] = {"strength": c.strength, "activation": c.activation, "directions": c.directions}
        name = text("figure-creature", card=texts.CARDS[b.card], frozen=int(b.frozen), **state, **printed)
    return Figure(place, "hero" if b.is_hero else "creature", f"{sign}{b.life}", name, b.owner, b.life)


def _tableau(s: State) -> list[Figure]:
    shelves = ((d, i, spell) for d, duel in enumerate(s.duels) for i, spell in enumerate(duel.tableau))
    return [_spell_figure(f"tableau{d}.{i}", spell) for d, i, spell in shelves if spell != EMPTY]


@cache
def _spell_figure(place: str, spell: int) -> Figure:
    return Figure(place, "spell", content.SPELLS[spell].name[:2], texts.SPELLS[spell])


# ---- a player's area


ROUND, BEAT, DECK = text("fact-round"), text("fact-beat"), text("fact-deck")
CARD_NAMES: Final = {kind: text(f"cards-{kind}") for kind in ("dice", "hand", "deck", "discard")}


def _seat(s: State, seat: Seat) -> SeatScene:
    side = s.sides[seat]
    cards = [
        _card("dice", sum(face != NO_DIE for face in side.dice)),
        _card("hand", len(side.hand), sorted(_known_spells(s, seat))),
        _card("deck", side.deck),
        _card("discard", len(side.discard), sorted(side.discard)),
    ]
    return SeatScene(seat, ending.points_of(s, seat), cards, _note(s, seat))


def _card(kind: str, count: int, values: list[int] | None = None) -> Card:
    return Card(kind, CARD_NAMES[kind], count, values or [])


def _note(s: State, seat: Seat) -> Words:
    side, foe = s.sides[seat], side_by_side.duel_opponent(s, seat)
    if side.left:
        return text("note-out")
    has_thrown = any(face >= IN_AIR and face != IN_HAND for face in side.dice)
    return text(
        "note",
        hero=texts.HEROES[side.hero] if side.hero != EMPTY else text("no-hero"),
        life=s.hit_points(seat),
        foe=foe if foe != EMPTY else texts.NONE,
        dice=texts.dice_letters(side.dice) if has_thrown else texts.NONE,
        stunned=int(side.stunned),
        unplaced=len(side.unplaced) + side.hero_unplaced,
        hand=texts.listed_or_none([texts.SPELLS[spell] for spell in _known_spells(s, seat)]),
    )


def _facts(s: State) -> list[tuple[Words, int]]:
    duel = s.duels[s.now]
    beat = [] if s.options.mode == "realtime" else [(BEAT, duel.beat)]
    power = [(_power_text(p.spell, p.seat, bearer_card(s, p), bearer_space(s, p)), p.power) for p in s.permanents]
    return [(ROUND, duel.rounds + 1), *beat, (DECK, s.spells_left), *power]


@cache
def _power_text(spell: int, seat: Seat, card: int, space: int) -> Text:
    where = texts.PLACES_AND_PLAYER[space]
    return text("fact-power", spell=texts.SPELLS[spell], seat=seat, card=texts.CARDS[card], space=where)


def _known_spells(s: State, seat: Seat) -> list[int]:
    return [face for face in s.hand_of(seat) if face != UNSEEN]
