"""Dropping and collecting (DRP): cards under tracking tokens, and GOLD and FOOD on the ground."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Text, text
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.heropath.cards import armament, holding
from meadhall.games.heropath.cards.holding import Own
from meadhall.games.heropath.effects import active_cards, verbs
from meadhall.games.heropath.events.cards import CardDiscarded, CardDropped, GoodsCollected, GoodsDropped
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.state import CATEGORIES, EMPTY, DroppedSquare, Hero, Seat, State
from meadhall.games.heropath.texts import amount, card_by_id, card_of_piece, good_name

GOODS: Final = ("GOLD", "FOOD")


class NamedThing(Option):
    """One thing to drop or take: an open card, a good, a face-down card, or nothing."""

    __slots__ = ("good", "piece")

    def __init__(self, key: str, clause: str, piece: Piece = EMPTY, good: str = "") -> None:
        super().__init__(key, clause)
        self.piece = piece
        self.good = good

    def message(self, state: State) -> Text:
        return text(f"option-{self.key}") if self.key == "nothing" else text("option-named", what=self.thing(state))

    def thing(self, state: State) -> Text:
        """Return the name of the card or good."""
        return amount(1, self.good) if self.good else card_of_piece(state, self.piece)


DROP_NOTHING: Final = NamedThing("nothing", "HP-DRP-05")
TAKE_NOTHING: Final = NamedThing("nothing", "HP-DRP-12")
DROP_GOOD: Final = [NamedThing(f"drop:{good}", "HP-DRP-11", good=good) for good in GOODS]
TAKE_GOOD: Final = [NamedThing(f"take:{good}", "HP-DRP-11", good=good) for good in GOODS]
DROP_HIDDEN: Final = NamedThing("hidden", "HP-DRP-07")
TAKE_HIDDEN: Final = NamedThing("hidden", "HP-DRP-12")


# ---- things to drop


def hidden_magic(s: State, hero: Hero) -> list[Piece]:
    """Return the face-down MAGIC cards of a hero."""
    return [piece for piece in hero.magic if not holding.lies_open(s, hero, piece)]


def open_cards(s: State, hero: Hero) -> list[Piece]:
    """Return the open cards that may be dropped, traded or stolen, one of each kind (HP-DRP-02, HP-RES-08)."""
    listed_faces, cards = set[int](), list[Piece]()
    for piece in holding.all_cards(hero):
        if (
            s.deck_of(piece) == "ABILITIES"
            or not holding.lies_open(s, hero, piece)
            or s.faces.face[piece] in listed_faces
        ):
            continue
        listed_faces.add(s.faces.face[piece])
        cards.append(piece)
    return cards


NOTHING_TO_DROP: Final = Reason("HP-DRP-02", "nothing-to-drop")
HAVE_NO: Final = [Reason("HP-DRP-11", "have-no-good")(good=good_name(good)) for good in GOODS]
NONE_FACE_DOWN: Final = Reason("HP-DRP-07", "no-hidden-magic")
NEVER_DROPPED: Final = Reason("HP-DRP-02", "never-dropped")


def cannot_drop(s: State, seat: Seat) -> Reason | None:
    """Return why a hero has nothing to drop, or None. ABILITIES cards do not count (HP-DRP-02)."""
    hero = s.heroes[seat]
    if hero.gold or hero.food or hero.magic or hero.equipment or hero.companions:
        return None
    return NOTHING_TO_DROP if all(piece == EMPTY for piece in hero.armed) else None


@menu("drop", "HP-DRP-02", default="nothing")
def drop_options(s: State, seat: Seat) -> Iterator[Candidate[NamedThing]]:
    """Yield the things that a hero can drop (HP-ASK-11)."""
    hero = s.heroes[seat]
    yield DROP_NOTHING
    for option, n, why in zip(DROP_GOOD, (hero.gold, hero.food), HAVE_NO, strict=True):
        yield option, None if n else why
    yield from (NamedThing(f"card:{s.card(piece).id}", "HP-DRP-07", piece) for piece in open_cards(s, hero))
    yield DROP_HIDDEN, None if hidden_magic(s, hero) else NONE_FACE_DOWN


@drop_options.never
def refused_things_to_drop(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for the ABILITIES cards, and for face-down MAGIC cards by name."""
    hero = s.heroes[seat]
    return holding.refused_other_cards(s, seat, [*open_cards(s, hero), *hidden_magic(s, hero)], NEVER_DROPPED)


@menu("which-hidden", "HP-DRP-07")
def hidden_magic_to_drop(s: State, seat: Seat) -> list[Own]:
    """Return the face-down MAGIC cards of a hero."""
    return [Own(s, piece, "HP-DRP-07", is_open=False) for piece in hidden_magic(s, s.heroes[seat])]


async def ask_for_drop(t: Table[State], seat: Seat) -> None:
    """Let a hero drop one thing or nothing."""
    await drop_chosen_thing(t, seat, await choose(seat, drop_options(t.state, seat)))


async def drop_chosen_thing(t: Table[State], seat: Seat, pick: NamedThing) -> None:
    """Drop the chosen thing. If it is a face-down card, ask in secret which card."""
    s = t.state
    if pick.good:
        drop_good(t, seat, pick.good)
    elif pick.key == "hidden":
        await drop_card(
            t,
            seat,
            (await verbs.only_choice(seat, hidden_magic_to_drop(s, seat), secret=True)).piece,
            s.heroes[seat].at,
        )
    elif pick.piece != EMPTY:
        await drop_card(t, seat, pick.piece, s.heroes[seat].at)


def drop_good(t: Table[State], seat: Seat, good: str) -> None:
    """Put 1 GOLD or FOOD on the hero's space (HP-DRP-11)."""
    s, hero = t.state, t.state.heroes[seat]
    loose_amounts = s.loose_gold if good == "GOLD" else s.loose_food
    loose_amounts[hero.at] = loose_amounts.get(hero.at, 0) + 1
    hero.add(good, -1)
    if s.act is not None and s.act.seat == seat:
        shed = s.act.shed_gold if good == "GOLD" else s.act.shed_food
        shed[hero.at] = shed.get(hero.at, 0) + 1
    t.tell(GoodsDropped(seat, good, hero.at))


async def drop_card(t: Table[State], seat: Seat, piece: Piece, space: Space) -> None:
    """Put a card face down on the square of a space (HP-DRP-07). Its attached cards return to the Resources."""
    s, hero = t.state, t.state.heroes[seat]
    is_open = holding.lies_open(s, hero, piece)
    if not is_open:
        piece = renew_hidden_magic(s, seat, piece)
    holding.remove_card(s, seat, piece)
    t.tell(CardDropped(seat, s.faces.face[piece] if is_open else EMPTY, s.deck_of(piece), space))
    lay_down_card(t, seat, piece, space)
    await armament.remove_illegal_cards(t, seat)


def renew_hidden_magic(s: State, seat: Seat, piece: Piece) -> Piece:
    """Replace all face-down MAGIC cards with new pieces, so that nobody knows which card is dropped (HP-HID-07).

    Return the new piece of the card to drop.
    """
    hero = s.heroes[seat]
    return renew_pile(s, hero.magic, hidden_magic(s, hero), [piece], holding.viewer_bits(s, seat))[0]


def renew_pile(
    s: State, pile: list[Piece], mixed_pieces: list[Piece], taken_pieces: list[Piece], viewers: int
) -> list[Piece]:
    """Replace some cards of a pile with new pieces, so that nobody can track the taken cards.

    Return the new pieces of the taken cards. If all mixed cards are taken, there is nothing to hide, and they keep
    their pieces.
    """
    if len(taken_pieces) == len(mixed_pieces):
        return taken_pieces
    new_pieces = {
        piece: s.faces.renew(piece, viewers)
        for piece in [*sorted(taken_pieces), *sorted(set(mixed_pieces) - set(taken_pieces))]
    }
    pile[:] = sorted(new_pieces.get(piece, piece) for piece in pile)
    return [new_pieces[piece] for piece in sorted(taken_pieces)]


def lay_down_card(t: Table[State], seat: Seat, piece: Piece, space: Space) -> None:
    """Put a card on the square of a space, or on a free square.

    If no square is free, discard it (HP-DRP-08, HP-DRP-10).
    """
    s = t.state
    square = square_at(s, space) or next((candidate for candidate in s.dropped if candidate.at == EMPTY), None)
    if square is None:
        t.show("HP-DRP-10", piece)
        holding.discard_public_card(s, piece)
        t.tell(CardDiscarded(seat, s.faces.face[piece]))
        return
    square.at = space
    insort(square.cards, piece)
    if s.act is not None and s.act.seat == seat:
        s.act.shed.append(piece)


def square_at(s: State, space: Space) -> DroppedSquare | None:
    """Return the square of the Dropped panel with its token on this space, or None."""
    return next((square for square in s.dropped if square.at == space), None)


# ---- collecting


NOTHING_TO_COLLECT: Final = Reason("HP-DRP-04", "nothing-to-collect")
NO_GOOD_HERE: Final = [Reason("HP-DRP-11", "no-good-here")(good=good_name(good)) for good in GOODS]
NO_HIDDEN_HERE: Final = Reason("HP-DRP-12", "no-hidden-here")
HELD_ALREADY: Final = Reason("HP-DRP-12", "held-already")
JUST_DROPPED: Final = Reason("HP-DRP-15", "just-dropped")


def cannot_collect(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot collect anything here, or None (HP-DRP-04, HP-DRP-15)."""
    space = s.heroes[seat].at
    gold, food = loose_goods(s, seat, space)
    return None if gold or food or dropped_cards_at(s, space) else NOTHING_TO_COLLECT


def loose_goods(s: State, seat: Seat, space: Space) -> tuple[int, int]:
    """Return the GOLD and FOOD on a space, without those dropped there in this action."""
    act = s.act
    return (
        s.loose_gold.get(space, 0) - (act.shed_gold.get(space, 0) if act else 0),
        s.loose_food.get(space, 0) - (act.shed_food.get(space, 0) if act else 0),
    )


def dropped_cards_at(s: State, space: Space) -> list[Piece]:
    """Return the dropped cards of a space, without those dropped in this action."""
    square = square_at(s, space)
    shed = s.act.shed if s.act else []
    return [piece for piece in square.cards if piece not in shed] if square else []


@menu("collect", "HP-DRP-12", default="nothing")
def collect_options(s: State, seat: Seat) -> Iterator[Candidate[NamedThing]]:
    """Yield the things that a hero can collect: goods, cards by name, or face-down MAGIC cards (HP-ASK-10)."""
    space = s.heroes[seat].at
    yield TAKE_NOTHING
    for option, n, why in zip(TAKE_GOOD, loose_goods(s, seat, space), NO_GOOD_HERE, strict=True):
        yield option, None if n else why
    yield from (
        NamedThing(f"card:{s.card(piece).id}", "HP-DRP-12", piece)
        for piece in _one_card_of_each_kind(s, dropped_cards_at(s, space))
    )
    has_hidden_magic = any(s.deck_of(piece) == "MAGIC" for piece in dropped_cards_at(s, space))
    yield TAKE_HIDDEN, None if has_hidden_magic else NO_HIDDEN_HERE


@collect_options.never
def refused_collections(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for cards that were dropped in this action, and the hero's own cards."""
    collectable_now = _one_card_of_each_kind(s, dropped_cards_at(s, s.heroes[seat].at))
    shed = [piece for piece in s.act.shed if s.is_known(piece)] if s.act else []
    just_dropped = {s.faces.face[piece]: s.card(piece) for piece in _one_card_of_each_kind(s, shed)}
    for face in sorted(just_dropped.keys() - {s.faces.face[piece] for piece in collectable_now}):
        yield f"card:{just_dropped[face].id}", JUST_DROPPED(card=card_by_id(just_dropped[face].id))
    yield from holding.refused_other_cards(s, seat, [*collectable_now, *_one_card_of_each_kind(s, shed)], HELD_ALREADY)


def _one_card_of_each_kind(s: State, pieces: list[Piece]) -> list[Piece]:
    """Return one card of each kind among these, without the MAGIC cards, which are face down."""
    kinds = {s.faces.face[piece]: piece for piece in reversed(pieces) if s.deck_of(piece) != "MAGIC"}
    return [piece for piece in pieces if kinds.get(s.faces.face[piece]) == piece]


async def collect_things(t: Table[State], seat: Seat) -> None:
    """Let a hero look at the dropped cards on their space and take any of them (HP-DRP-12)."""
    s, space = t.state, t.state.heroes[seat].at
    for piece in dropped_cards_at(s, space):
        t.look("HP-DRP-12", piece, seat)
    while cannot_collect(s, seat) is None:
        pick = await choose(seat, collect_options(s, seat))
        if pick.key == "nothing":
            return
        if pick.good:
            _take_good(t, seat, pick.good, space)
        elif pick.key == "hidden":
            await _take_hidden(t, seat, space)
        else:
            _take_card(t, seat, pick.piece, space)
            t.tell(GoodsCollected(seat, 0, 0, (s.faces.face[pick.piece],), 0))


def _take_good(t: Table[State], seat: Seat, good: str, space: Space) -> None:
    s = t.state
    loose_amounts = s.loose_gold if good == "GOLD" else s.loose_food
    loose_amounts[space] -= 1
    if not loose_amounts[space]:
        del loose_amounts[space]
    s.heroes[seat].add(good, 1)
    t.tell(GoodsCollected(seat, int(good == "GOLD"), int(good == "FOOD"), (), 0))


async def _take_hidden(t: Table[State], seat: Seat, space: Space) -> None:
    """Let the hero take face-down cards. Other players see only the number of cards (HP-HID-07)."""
    s = t.state
    square = square_at(s, space)
    assert square is not None
    hidden_pieces = [piece for piece in dropped_cards_at(s, space) if s.deck_of(piece) == "MAGIC"]
    options = [Own(s, piece, "HP-DRP-12", is_open=False) for piece in hidden_pieces]
    chosen_options = await choose_some(
        seat, Some("which-hidden-taken", "HP-DRP-12", options, 1, len(options)), secret=True
    )
    taken_pieces = renew_pile(
        s, square.cards, hidden_pieces, [option.piece for option in chosen_options], holding.viewer_bits(s, seat)
    )
    for piece in taken_pieces:
        _take_card(t, seat, piece, space)
    t.tell(GoodsCollected(seat, 0, 0, (), len(taken_pieces)))


def _take_card(t: Table[State], seat: Seat, piece: Piece, space: Space) -> None:
    """Move a dropped card to the Resources. When the last card is taken, remove the token (HP-DRP-09)."""
    s = t.state
    square = square_at(s, space)
    assert square is not None
    square.cards.remove(piece)
    if not square.cards:
        square.at = EMPTY
    if s.deck_of(piece) != "MAGIC":
        t.show("HP-RES-04", piece)
    holding.put_card(s, seat, piece)


# ---- cards above the limit


CATEGORY_WITHIN_LIMIT: Final = Reason("HP-RES-06", "not-too-many")


@menu("surplus", "HP-RES-06")
def surplus_options(s: State, seat: Seat, category: str) -> list[Own]:
    """Return all cards of an overfull category, the cheapest first (HP-ASK-30)."""
    return holding.own_card_options(s, seat, s.heroes[seat].category(category), "HP-RES-06")


@surplus_options.never
def refused_surplus(s: State, seat: Seat, category: str) -> Iterator[Refused]:
    """Yield refusals for the player's other cards."""
    return holding.refused_other_cards(s, seat, s.heroes[seat].category(category), CATEGORY_WITHIN_LIMIT)


async def drop_surplus(t: Table[State], seat: Seat) -> None:
    """Let a hero drop cards until each category is within its limit.

    Surplus ABILITIES cards are discarded instead (HP-RES-06, HP-RES-08).
    """
    s, hero = t.state, t.state.heroes[seat]
    while (category := _category_over_limit(s, hero)) is not None:
        is_secret = category in ("magic", "abilities")
        pick = await verbs.only_choice(seat, surplus_options(s, seat, category), secret=is_secret)
        if category == "abilities":
            t.tell(CardDiscarded(seat, holding.discard_card(t, seat, pick.piece, "HP-RES-08")))
        else:
            await drop_card(t, seat, pick.piece, hero.at)


def _category_over_limit(s: State, hero: Hero) -> str | None:
    """Return a category above its limit, or None. A dropped Pack Mule lowers the limit of another category."""
    return next(
        (
            category
            for category in CATEGORIES
            if len(hero.category(category)) > active_cards.category_limit(s, hero, category)
        ),
        None,
    )
