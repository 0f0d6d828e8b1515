"""The Armament: its legal cards, and changes to it (ARM)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import UNSEEN, Candidate, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath.cards import holding
from meadhall.games.heropath.content import CARDS, CardKind
from meadhall.games.heropath.effects.active_cards import (
    LACKS_TO_ARM,
    card_allowing,
    first_missing_attribute_args,
    meets_attributes,
    ops_of,
)
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.events.cards import CardArmed, CardDisarmed
from meadhall.games.heropath.ops import Attach, On, Power
from meadhall.games.heropath.state import BODY, EMPTY, GENERAL, HAND_1, HAND_2, HEAD, Hero, Seat, State
from meadhall.games.heropath.texts import card_by_id, card_of_piece

_SQUARE: Final = {"head": HEAD, "body": BODY, "general": GENERAL}


class Arm(Option):
    """Put a card into the Armament, on its square or on the armed card `host`."""

    __slots__ = ("host", "piece")

    def __init__(self, key: str, clause: str, piece: Piece, host: Piece = EMPTY) -> None:
        super().__init__(key, clause)
        self.piece = piece
        self.host = host

    def args(self, state: State) -> Args:
        is_laid = int(self.host != EMPTY)
        return {"card": card_of_piece(state, self.piece), "laid": is_laid, "host": card_of_piece(state, self.host)}


class Unarm(Option):
    """Put a card back into the Resources."""

    __slots__ = ("piece",)

    def __init__(self, key: str, piece: Piece, clause: str = "HP-ARM-03") -> None:
        super().__init__(key, clause)
        self.piece = piece

    def args(self, state: State) -> Args:
        return {"card": card_of_piece(state, self.piece)}


DONE: Final = Option("done", "HP-ARM-03")


# ---- legal armaments


NEEDS_BOTH_HANDS: Final = Reason("HP-ARM-06", "needs-both-hands")
SQUARE_TAKEN: Final = Reason("HP-ARM-01", "square-taken")
NEEDS_A_BOW: Final = Reason("HP-ARM-07", "needs-a-bow")
ARROWS_HELD: Final = Reason("HP-ARM-07", "arrows-held")
BOW_HELD: Final = Reason("HP-ARM-07", "bow-held")
BOTH_HANDS_TAKEN: Final = Reason("HP-ARM-06", "both-hands-taken")
HANDS_FULL: Final = Reason("HP-ARM-01", "hands-full")
TWO_WEAPONS: Final = Reason("HP-ARM-08", "two-weapons")
NOTHING_BEARS_IT: Final = Reason("HP-ARM-09", "nothing-bears-it")
NO_SQUARE: Final = Reason("HP-ARM-01", "no-square")
CARD_MOVED: Final = Reason("HP-ARM-03", "card-moved")
NOTHING_TO_ARM: Final = Reason("HP-RST-06", "nothing-to-arm")


def cannot_arm(s: State, hero: Hero, piece: Piece) -> Reason | None:
    """Return why a card cannot be put on its square, or None (HP-ARM-01, HP-ARM-05 to 08)."""
    card = s.card(piece)
    if not meets_attributes(s, hero, s.faces.face[piece]):
        return LACKS_TO_ARM.later(lambda: first_missing_attribute_args(s, hero, s.faces.face[piece]))
    if card.slot == "hand":
        return _cannot_arm_hand(s, hero, card)
    squares = [HAND_1, HAND_2] if card.slot == "two-hand" else [_SQUARE[card.slot]]
    occupant = next((worn for square in squares if (worn := hero.armed[square]) != EMPTY), EMPTY)
    if occupant == EMPTY:
        return None
    return (NEEDS_BOTH_HANDS if card.slot == "two-hand" else SQUARE_TAKEN)(
        card=card_by_id(card.id), held=card_of_piece(s, occupant)
    )


def _cannot_arm_hand(s: State, hero: Hero, card: CardKind) -> Reason | None:
    hand_cards = [s.card(piece) for piece in hero.armed[:HEAD] if piece != EMPTY]
    has_bow = any("bow" in held_card.tags for held_card in hand_cards)
    if "arrows" in card.tags:
        return NEEDS_A_BOW(card=card_by_id(card.id)) if not has_bow else ARROWS_HELD if len(hand_cards) == 2 else None
    if has_bow:
        return BOW_HELD
    if any(card_held.slot == "two-hand" for card_held in hand_cards):
        return BOTH_HANDS_TAKEN(held=card_by_id(hand_cards[0].id))
    if len(hand_cards) == 2:
        return HANDS_FULL
    is_second_weapon = "weapon" in card.tags and any("weapon" in card_held.tags for card_held in hand_cards)
    return TWO_WEAPONS if is_second_weapon and card_allowing(s, hero, "two-weapons") == EMPTY else None


def possible_hosts(s: State, hero: Hero, piece: Piece) -> list[Piece]:
    """Return the armed cards that this card can be attached to (HP-ARM-09)."""
    if not meets_attributes(s, hero, s.faces.face[piece]):
        return []
    tags = {tag for op in ops_of(Attach, s.faces.face[piece]) for tag in op.to}
    free_hosts = (worn for worn in hero.armed if worn != EMPTY and worn not in hero.attached)
    return [worn for worn in free_hosts if not tags.isdisjoint(s.card(worn).tags)]


def armable_cards(s: State, hero: Hero) -> Iterator[Piece]:
    """Yield the cards in the Resources that have a place in the Armament, one of each kind."""
    listed_faces = set[int]()
    for piece in (*hero.equipment, *hero.companions, *hero.magic):
        face = s.faces.face[piece]
        if face >= 0 and CARDS[face].slot != "none" and face not in listed_faces:
            listed_faces.add(face)
            yield piece


# ---- the menu


def arm_candidates(s: State, hero: Hero, piece: Piece) -> list[tuple[Arm, Reason | None]]:
    """Return the options to arm a card on its square or on each possible host, each with a reason or None."""
    card = s.card(piece)
    if card.slot != "attach":
        return [(Arm(f"arm:{card.id}", "HP-ARM-01", piece), cannot_arm(s, hero, piece))]
    if bearers := {s.card(host).id: host for host in possible_hosts(s, hero, piece)}:
        return [(Arm(f"arm:{card.id}/{id}", "HP-ARM-09", piece, host), None) for id, host in bearers.items()]
    lacks_attributes = not meets_attributes(s, hero, s.faces.face[piece])
    numbers = (
        first_missing_attribute_args(s, hero, s.faces.face[piece])
        if lacks_attributes
        else {"card": card_by_id(card.id)}
    )
    return [
        (Arm(f"arm:{card.id}", "HP-ARM-09", piece), (LACKS_TO_ARM if lacks_attributes else NOTHING_BEARS_IT)(**numbers))
    ]


def rearrangement_candidates(
    s: State, seat: Seat, moved_pieces: Sequence[Piece] = ()
) -> Iterator[tuple[Arm | Unarm, Reason | None]]:
    """Yield the options to arm a card or to put it back, each with a reason or None."""
    hero, unarm_candidates = s.heroes[seat], dict[str, tuple[Arm | Unarm, Reason | None]]()
    for piece in armable_cards(s, hero):
        if piece in moved_pieces:
            yield Arm(f"arm:{s.card(piece).id}", "HP-ARM-03", piece), CARD_MOVED(card=card_of_piece(s, piece))
        else:
            yield from arm_candidates(s, hero, piece)
    for piece in sorted(hero.in_armament(), key=lambda armed: armed in moved_pieces):
        card = s.card(piece)
        why = CARD_MOVED(card=card_of_piece(s, piece)) if piece in moved_pieces else None
        unarm_candidates.setdefault(card.id, (Unarm(f"unarm:{card.id}", piece), why))
    yield from unarm_candidates.values()


@menu("arrange", "HP-ARM-03", default="done")
def rearrangement_options(s: State, seat: Seat, moved_pieces: list[Piece]) -> Iterator[Candidate[Option]]:
    """Yield the possible changes of the Armament (HP-ASK-14)."""
    yield DONE
    yield from rearrangement_candidates(s, seat, moved_pieces)


@rearrangement_options.never
def refused_rearrangements(s: State, seat: Seat, moved_pieces: list[Piece]) -> Iterator[Refused]:
    """Yield refusals for the cards that have no place in the Armament."""
    faces = {s.faces.face[piece] for piece in s.heroes[seat].resources()} - {UNSEEN}
    for card in (CARDS[face] for face in sorted(faces) if CARDS[face].slot == "none"):
        yield f"arm:{card.id}", NO_SQUARE(card=card_by_id(card.id))


@menu("arm-first", "HP-SET-22")
def first_armament_options(s: State, seat: Seat, moved_pieces: list[Piece]) -> Iterator[Candidate[Option]]:
    """Yield the changes of the Armament in the set-up. The first and default is the strongest card (HP-ASK-04)."""
    ranked = sorted(rearrangement_candidates(s, seat, moved_pieces), key=lambda candidate: -_strength(s, candidate[0]))
    count = sum(_strength(s, option) > 0 for option, _ in ranked)
    yield from ranked[:count]
    yield DONE
    yield from ranked[count:]


def _strength(s: State, option: Arm | Unarm) -> int:
    """Return the Extra Power that the card gives in every battle once it is armed."""
    powers = ops_of(Power, s.faces.face[option.piece]) if isinstance(option, Arm) else ()
    return max(0, sum(op.n for op in powers if not (op.vs or op.region or op.need or op.once)))


first_armament_options.never(refused_rearrangements)


# ---- changes


async def rearrange_armament(t: Table[State], seat: Seat, *, is_set_up: bool = False) -> None:
    """Let a player move cards between Armament and Resources (HP-ARM-03)."""
    options_menu = first_armament_options if is_set_up else rearrangement_options
    s, moved_pieces = t.state, list[Piece]()
    while not s.heroes[seat].is_dead:  # asked until "done", so that the number of possible changes stays secret
        pick = await choose(seat, options_menu(s, seat, moved_pieces[:]))
        if isinstance(pick, Arm):
            moved_pieces.append(pick.piece)
            await arm_card(t, seat, pick.piece, pick.host)
        elif isinstance(pick, Unarm):
            moved_pieces.append(pick.piece)
            await unarm_card(t, seat, pick.piece)
        else:
            break


async def arm_card(t: Table[State], seat: Seat, piece: Piece, host: Piece = EMPTY) -> None:
    """Move a card from the Resources into the Armament, face up."""
    s, hero = t.state, t.state.heroes[seat]
    holding.reveal_card(t, seat, piece, "HP-ARM-02")
    hero.category(holding.category_of(s, piece)).remove(piece)
    card = s.card(piece)
    if host != EMPTY:
        hero.attached[host] = piece
    elif card.slot in ("hand", "two-hand"):
        hero.armed[HAND_1 if hero.armed[HAND_1] == EMPTY else HAND_2] = piece
    else:
        hero.armed[_SQUARE[card.slot]] = piece
    t.tell(CardArmed(seat, s.faces.face[piece]))
    for op in ops_of(On, s.faces.face[piece]):
        if op.event == "armed":
            await VERBS.carry_out(t, Cause(seat, s.faces.face[piece]), op.do)


async def unarm_card(t: Table[State], seat: Seat, piece: Piece) -> None:
    """Move a card from the Armament back to the Resources, with the cards that need it."""
    s, hero = t.state, t.state.heroes[seat]
    holding.remove_card(s, seat, piece)
    holding.put_card(s, seat, piece)
    if s.deck_of(piece) == "MAGIC":
        holding.mark_as_open(hero, piece)
    t.tell(CardDisarmed(seat, s.faces.face[piece]))
    await remove_illegal_cards(t, seat)


@menu("which-falls", "HP-ARM-13")
def weapons_to_put_back(s: State, seat: Seat) -> list[Unarm]:
    """Return the options to put back one of two weapons that cannot be held together, the cheaper first (HP-ASK-14)."""
    pieces = sorted(s.heroes[seat].armed[:HEAD], key=lambda piece: (s.card(piece).price, s.card(piece).id))
    are_alike = s.card(pieces[0]).id == s.card(pieces[1]).id
    return [Unarm(f"unarm:{s.card(piece).id}", piece, "HP-ARM-13") for piece in pieces[: 1 if are_alike else 2]]


async def remove_illegal_cards(t: Table[State], seat: Seat) -> None:
    """Move cards that are no longer legal from the Armament back to the Resources (HP-ARM-13)."""
    s, hero = t.state, t.state.heroes[seat]
    hands = [s.card(piece) if piece != EMPTY else None for piece in hero.armed[:HEAD]]
    for square, card in enumerate(hands):
        if card and "arrows" in card.tags and not any(hand and "bow" in hand.tags for hand in hands):
            await _return_card(t, seat, hero.armed[square])
            return
    if all(card and "weapon" in card.tags for card in hands) and card_allowing(s, hero, "two-weapons") == EMPTY:
        s.busy += 1
        pick = await only_choice(seat, weapons_to_put_back(s, seat))
        await _return_card(t, seat, pick.piece)
        s.busy -= 1


async def _return_card(t: Table[State], seat: Seat, piece: Piece) -> None:
    s, hero = t.state, t.state.heroes[seat]
    hero.armed[hero.armed.index(piece)] = EMPTY
    holding.return_attached_cards(s, seat, piece)
    holding.put_card(s, seat, piece)
    if s.deck_of(piece) == "MAGIC":
        holding.mark_as_open(hero, piece)
    t.tell(CardDisarmed(seat, s.faces.face[piece]))


# ---- whether to ask


_HIDDEN_ARMS: Final = [face for face, card in enumerate(CARDS) if card.deck == "MAGIC" and card.is_square]


def cannot_arrange(s: State, seat: Seat) -> Reason | None:
    """Return why a hero can change nothing in the Armament, or None. Only cards that this state knows count.

    If each card has a reason, return the reason of the first one.
    """
    reasons = [why for _, why in rearrangement_candidates(s, seat)]
    return None if None in reasons else reasons[0] if reasons else NOTHING_TO_ARM


def may_arrange(s: State, seat: Seat) -> bool:
    """Whether, by public facts, a hero may have something to rearrange. Players are asked only then."""
    hero = s.heroes[seat]
    if any(piece != EMPTY for piece in hero.armed):
        return True
    known_magic = [piece for piece in hero.magic if holding.is_seen(s, piece)]
    armable_pieces = [
        piece for piece in (*hero.equipment, *hero.companions, *known_magic) if s.card(piece).slot != "none"
    ]
    if any(why is None for piece in armable_pieces for _, why in arm_candidates(s, hero, piece)):
        return True
    return holding.may_have_hidden(s, seat, _HIDDEN_ARMS, lambda face: meets_attributes(s, hero, face))
