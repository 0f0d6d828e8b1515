"""Trades in a Rest and exchanges between partners, by offer and consent (HP-RST-07, HP-RST-08, HP-TEA-03, HP-COP-24).

An offer is a row of face-down pieces. Each face names one thing that is given or requested, and only the two players of
the offer see the faces (HP-SEE-16). All rows have the same length, so that other players do not learn the size of an
offer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import UNSEEN, Candidate, Option, Piece, Reason, Refused, Table, choose, menu, together
from meadhall.engine.common.text import Arg, Args, Text, text
from meadhall.engine.contract.game import Pick
from meadhall.engine.model.pieces import NO_BAG
from meadhall.games.heropath import content, rows, texts
from meadhall.games.heropath.cards import armament, dropping
from meadhall.games.heropath.cards.holding import (
    Own,
    all_cards,
    lies_open,
    look_at_card,
    mark_as_open,
    put_card,
    remove_card,
    viewer_bits,
)
from meadhall.games.heropath.effects.verbs import only_choice
from meadhall.games.heropath.events.cards import CardReceived, GoodsExchanged, OfferBegan, OfferMade, OfferRefused
from meadhall.games.heropath.state import EMPTY, NOBODY, Deal, Offer, Seat, State

OFFER_BAG: Final = "offer"
NOTHING, GIVE_GOLD, GIVE_FOOD, TAKE_GOLD, TAKE_FOOD, TAKE_MAGIC, FIRST_CARD = range(7)
MAX_CARDS_PER_DECK: Final = 2  # limit of cards per deck and direction in an exchange
EXCHANGE_DECKS: Final = ("MAGIC", "FORTUNE", "ARMS", "MARKET")
ROW_LENGTH: Final = {
    "trade": content.LIMITS.trade_items_per_rest,
    "exchange": 2 * MAX_CARDS_PER_DECK * len(EXCHANGE_DECKS),
}


def full_bag() -> list[int]:
    """Return a bag with every face that an offer may need, each as often as an offer may name it."""
    count = max(ROW_LENGTH.values())
    goods = [face for face in range(FIRST_CARD) for _ in range(count)]
    cards = [
        FIRST_CARD + 2 * face + direction
        for face, card in enumerate(content.CARDS)
        for direction in (0, 1)
        for _ in range(card.count)
    ]
    return goods + cards


# ---- partners


def possible_partners(s: State, seat: Seat) -> list[Seat]:
    """Return the opponents on the same space that the hero can trade with (HP-RST-07, HP-DEC-02)."""
    position = s.heroes[seat].at
    opponents = [
        opponent
        for opponent in rows.opponents(s, seat)
        if s.heroes[opponent].at == position and not s.heroes[opponent].is_dead
    ]
    traders = [opponent for opponent in opponents if has_items(s, seat, "trade") or has_items(s, opponent, "trade")]
    return [opponent for opponent in traders if not has_refused_enough(s, seat, opponent)]


def has_refused_enough(s: State, seat: Seat, partner: Seat) -> bool:
    """Whether a partner has refused the maximum number of offers in this turn (HP-RST-08)."""
    return s.heroes[seat].turn.refused.count(partner) >= content.LIMITS.refusals_per_turn


def has_items(s: State, seat: Seat, kind: str) -> bool:
    """Whether a hero has anything that an offer could name, judging by public facts (HP-RST-08, HP-TEA-03)."""
    hero = s.heroes[seat]
    if kind == "trade" and (hero.gold or hero.food):
        return True
    return any(s.deck_of(piece) != "ABILITIES" for piece in all_cards(hero))


# ---- making an offer


class Item(Option):
    """Add one thing to the offer, given or requested."""

    __slots__ = ("face",)

    def __init__(self, key: str, face: int) -> None:
        super().__init__(key, "HP-RST-08")
        self.face = face

    def message(self, state: State) -> Text:
        return text("option-give" if _is_given(self.face) else "option-ask-for", what=_thing_text(self.face))


class With(Option):
    """Trade with this partner."""

    __slots__ = ("seat",)
    seat: Seat

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"with:{seat}", "HP-RST-07")
        self.seat = seat


class Make(Option):
    """Make the finished offer. Other players see its contents only if it is accepted."""

    __slots__ = ("faces",)

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__("offer", "HP-RST-08")
        self.faces = tuple(faces)

    def args(self, state: State) -> Args:
        return offer_args(self.faces)


NEVER_MIND: Final = Option("never-mind", "HP-RST-08")
ACCEPT: Final = Option("accept", "HP-RST-08")
REFUSE: Final = Option("refuse", "HP-RST-08")


@menu("trade-with", "HP-RST-07")
def partner_options(s: State, seats: tuple[Seat, ...]) -> list[With]:
    """Return the partners to choose from (HP-ASK-13)."""
    return [With(seat) for seat in seats]


NOTHING_NAMED: Final = Reason("HP-RST-08", "nothing-named")
ENOUGH_NAMED: Final = Reason("HP-RST-08", "enough-named")
ENOUGH_OF_DECK: Final = Reason("HP-TEA-03", "enough-of-deck")
NO_MORE_TO_NAME: Final = Reason("HP-RST-08", "no-more-to-name")
CARDS_ONLY: Final = Reason("HP-TEA-03", "cards-only")
NEVER_TRADED: Final = Reason("HP-RES-08", "never-traded")


@menu("offer-what", "HP-RST-08", default="never-mind")
def offer_part_options(s: State, offer: Offer, kind: str) -> Iterator[Candidate[Option]]:
    """Yield the option to finish the offer, and the things that may be added to it (HP-ASK-13, HP-ASK-35)."""
    yield NEVER_MIND
    yield Make(offer.faces), None if offer.faces else NOTHING_NAMED
    room = content.LIMITS.trade_items_per_rest - (s.rest.traded if s.rest is not None else 0)
    is_full = kind == "trade" and len(offer.faces) >= room
    for item, why in (*_good_items(s, offer, kind), *_card_items(s, offer, kind)):
        yield item, ENOUGH_NAMED(most=content.LIMITS.trade_items_per_rest) if is_full else why


@offer_part_options.never
def refused_offer_parts(s: State, offer: Offer, kind: str) -> Iterator[Refused]:
    """Yield refusals for the ABILITIES cards that the player knows."""
    for word, seat in (("give", offer.seat), ("take", offer.to)):
        known_ids = {s.card(piece).id for piece in s.heroes[seat].abilities if s.faces.knows(offer.seat, piece)}
        yield from ((f"{word}:{id}", NEVER_TRADED(card=texts.card_by_id(id))) for id in sorted(known_ids))


def _good_items(s: State, offer: Offer, kind: str) -> Iterator[tuple[Item, Reason | None]]:
    giver, receiver, named_faces = s.heroes[offer.seat], s.heroes[offer.to], offer.faces
    for face, amount, key in (
        (GIVE_GOLD, giver.gold, "give:GOLD"),
        (GIVE_FOOD, giver.food, "give:FOOD"),
        (TAKE_GOLD, receiver.gold, "take:GOLD"),
        (TAKE_FOOD, receiver.food, "take:FOOD"),
    ):
        item = Item(key, face)
        yield item, CARDS_ONLY if kind != "trade" else None if named_faces.count(face) < amount else NO_MORE_TO_NAME


def _card_items(s: State, offer: Offer, kind: str) -> Iterator[tuple[Item, Reason | None]]:
    for direction, seat in enumerate((offer.seat, offer.to)):
        word = ("give", "take")[direction]
        for card, count in tradable_cards(s, seat, offer.seat).items():
            face = FIRST_CARD + 2 * card + direction
            item = Item(f"{word}:{content.CARDS[card].id}", face)
            yield item, _cannot_name(offer, face, count, content.CARDS[card].deck, direction, kind)
    unseen = len(unseen_magic(s, offer.to, offer.seat))
    item = Item("take:magic", TAKE_MAGIC)
    yield item, _cannot_name(offer, TAKE_MAGIC, unseen, "MAGIC", 1, kind)


def _cannot_name(offer: Offer, face: int, count: int, deck: str, direction: int, kind: str) -> Reason | None:
    """Return why the offer cannot name one more card of this kind, or None. `count` such cards are available."""
    if offer.faces.count(face) >= count:
        return NO_MORE_TO_NAME
    return (
        None
        if _has_room(offer, deck, direction, kind)
        else ENOUGH_OF_DECK(most=MAX_CARDS_PER_DECK, deck=texts.deck_name(deck))
    )


def tradable_cards(s: State, seat: Seat, viewer: Seat) -> dict[int, int]:
    """Return the number of tradable cards of a hero by kind, as far as `viewer` sees them (HP-RES-08, HP-HID-06)."""
    hero, unseen = s.heroes[seat], unseen_magic(s, seat, viewer)
    cards = [piece for piece in all_cards(hero) if s.deck_of(piece) != "ABILITIES" and piece not in unseen]
    return Counter(s.faces.face[piece] for piece in cards)


def unseen_magic(s: State, seat: Seat, viewer: Seat) -> list[Piece]:
    """Return a hero's face-down MAGIC cards that `viewer` does not see."""
    return [piece for piece in dropping.hidden_magic(s, s.heroes[seat]) if not s.faces.seen[piece] >> viewer & 1]


def _has_room(offer: Offer, deck: str, direction: int, kind: str) -> bool:
    """Whether an offer may name one more card of this deck in this direction (HP-TEA-03, HP-COP-24)."""
    if kind == "trade":
        return True
    named_faces = [face for face in offer.faces if face >= FIRST_CARD and (face - FIRST_CARD) % 2 == direction]
    count = sum(content.CARDS[(face - FIRST_CARD) // 2].deck == deck for face in named_faces)
    return count + (offer.faces.count(TAKE_MAGIC) if direction and deck == "MAGIC" else 0) < MAX_CARDS_PER_DECK


async def make_offer(t: Table[State], seat: Seat, seats: list[Seat], kind: str, next_step: str) -> None:
    """Let a player make an offer, part by part. Only the receiver is public (HP-SEE-16).

    The answer is the next step. `next_step` names the step after the answer.
    """
    s = t.state
    s.busy += 1
    s.partner = (await only_choice(seat, partner_options(s, tuple(seats)))).seat
    t.tell(OfferBegan(seat, s.partner))
    offer = (await together({seat: _compose_offer(s, seat, s.partner, kind)}))[seat]
    s.partner = NOBODY
    s.busy -= 1
    s.offers += 1
    if offer is not None:
        _lay_out_offer(t, Deal(seat, offer.to, kind, next_step), offer.faces)
        s.step = "answer"


async def _compose_offer(s: State, seat: Seat, receiver: Seat, kind: str) -> Offer | None:
    """Ask for the parts of an offer in secret. Return the finished offer, or None if the player gives up."""
    offer = Offer(seat, receiver)
    while isinstance(pick := await choose(seat, offer_part_options(s, offer, kind)), Item):
        offer = Offer(seat, receiver, [*offer.faces, pick.face])
    return offer if isinstance(pick, Make) else None


def _lay_out_offer(t: Table[State], deal: Deal, faces: list[int]) -> None:
    """Put the offer on the table, and let the partner look at it."""
    s = t.state
    s.faces.bags[OFFER_BAG] = full_bag()
    for face in faces + [NOTHING] * (ROW_LENGTH[deal.kind] - len(faces)):
        piece = t.lay_chosen(OFFER_BAG, face, deal.seat)
        deal.row.append(piece)
        t.look("HP-SEE-16", piece, deal.to)
    s.deal = deal
    t.tell(OfferMade(deal.seat, deal.to))


def _is_given(face: int) -> bool:
    """Whether a face names something that is given, not requested."""
    return not (face - FIRST_CARD) % 2 if face >= FIRST_CARD else face in (GIVE_GOLD, GIVE_FOOD)


def _thing_text(face: int) -> Arg:
    """Return the name of the thing on a face."""
    if face >= FIRST_CARD:
        return texts.CARD[(face - FIRST_CARD) // 2]
    return (
        texts.HIDDEN_CARD
        if face == TAKE_MAGIC
        else texts.amount(1, "GOLD" if face in (GIVE_GOLD, TAKE_GOLD) else "FOOD")
    )


def assign_offered_cards(s: State, pick: Pick) -> None:
    """Make face-down cards of the offering hero match the cards named in a known offer, in an imagined match.

    In the real match the partner knows the names, but not which face-down cards have them.
    """
    if s.deal is None:
        return
    faces, hero = s.faces, s.heroes[s.deal.seat]
    card_counts = Counter(
        (face - FIRST_CARD) // 2 for face in offered_faces(s) if face >= FIRST_CARD and _is_given(face)
    )
    for face in (card_counts - Counter(faces.face[piece] for piece in all_cards(hero))).elements():
        candidates = [
            piece
            for piece in dropping.hidden_magic(s, hero)
            if not s.is_known(piece) and face in faces.bags[faces.bag[piece]]
        ]
        if candidates:
            faces.set_face(candidates[pick("offered", candidates)], face)


# ---- the answer


CANNOT_BE_DONE: Final = Reason("HP-RST-08", "cannot-be-done")


@menu("answer-offer", "HP-RST-08", default="refuse")
def answer_options(s: State) -> Iterator[Candidate[Option]]:
    """Yield acceptance and refusal. Both players must have the cards of the offer to accept (HP-ASK-13, HP-ASK-35)."""
    yield ACCEPT, None if is_deal_possible(s) else CANNOT_BE_DONE
    yield REFUSE


def offered_faces(s: State) -> list[int]:
    """Return the faces of the offer that this state knows."""
    assert s.deal is not None
    return [face for piece in s.deal.row if (face := s.faces.face[piece]) > NOTHING]


def offer_args(faces: Sequence[int]) -> dict[str, Arg]:
    """Return the message arguments that name both sides of an offer."""
    cards = [face for face in faces if face >= FIRST_CARD]
    given_cards = [(face - FIRST_CARD) // 2 for face in cards if _is_given(face)]
    requested_cards = [(face - FIRST_CARD) // 2 for face in cards if not _is_given(face)]
    return {
        "given": texts.thing_texts(given_cards, faces.count(GIVE_GOLD), faces.count(GIVE_FOOD)),
        "taken": texts.thing_texts(
            requested_cards, faces.count(TAKE_GOLD), faces.count(TAKE_FOOD), faces.count(TAKE_MAGIC)
        ),
    }


def offered_amounts(faces: Sequence[int]) -> tuple[dict[str, int], dict[str, int]]:
    """Return the amounts given and requested, by name: GOLD, FOOD, `magic` for face-down cards, or the id of a card."""
    faces_by_side = [face for face in faces if _is_given(face)], [face for face in faces if not _is_given(face)]
    given, requested = (dict(Counter(_thing_id(face) for face in named_faces)) for named_faces in faces_by_side)
    return given, requested


def _thing_id(face: int) -> str:
    if face >= FIRST_CARD:
        return content.CARDS[(face - FIRST_CARD) // 2].id
    return "magic" if face == TAKE_MAGIC else "GOLD" if face in (GIVE_GOLD, TAKE_GOLD) else "FOOD"


def is_deal_possible(s: State) -> bool:
    """Whether both players have everything that the offer names."""
    deal, faces = s.deal, offered_faces(s)
    assert deal is not None
    giver, receiver = s.heroes[deal.seat], s.heroes[deal.to]
    goods = (
        faces.count(GIVE_GOLD) <= giver.gold
        and faces.count(GIVE_FOOD) <= giver.food
        and faces.count(TAKE_GOLD) <= receiver.gold
        and faces.count(TAKE_FOOD) <= receiver.food
        and faces.count(TAKE_MAGIC) <= len(unseen_magic(s, deal.to, deal.seat))
    )
    giver_cards, receiver_cards = tradable_cards(s, deal.seat, deal.seat), tradable_cards(s, deal.to, deal.seat)
    cards = [divmod(face - FIRST_CARD, 2) for face in faces if face >= FIRST_CARD]
    sides = [
        ([card for card, direction in cards if direction == side], (giver_cards, receiver_cards)[side])
        for side in (0, 1)
    ]
    return goods and all(all(needed.count(card) <= owned.get(card, 0) for card in needed) for needed, owned in sides)


async def ask_for_answer(t: Table[State]) -> None:
    """Ask the partner to accept or refuse, and carry out an accepted offer (HP-RST-08)."""
    s, deal = t.state, t.state.deal
    assert deal is not None
    if await choose(deal.to, answer_options(s)) is ACCEPT:
        if deal.kind == "exchange":
            rows.competition(s).on_exchange(t, deal.seat)
        await _carry_out_deal(t, deal)
    else:
        s.heroes[deal.seat].turn.refused.append(deal.to)
        t.tell(OfferRefused(deal.seat, deal.to))
    for piece in deal.row:
        s.faces.face[piece], s.faces.bag[piece] = UNSEEN, NO_BAG
    del s.faces.bags[OFFER_BAG]
    s.deal = None
    s.step = deal.back


async def _carry_out_deal(t: Table[State], deal: Deal) -> None:
    s, faces = t.state, offered_faces(t.state)
    giver, receiver = s.heroes[deal.seat], s.heroes[deal.to]
    given_pieces = _pieces_showing(
        s, deal.seat, [(face - FIRST_CARD) // 2 for face in faces if face >= FIRST_CARD and not (face - FIRST_CARD) % 2]
    )
    requested_pieces = _pieces_showing(
        s, deal.to, [(face - FIRST_CARD) // 2 for face in faces if face >= FIRST_CARD and (face - FIRST_CARD) % 2]
    )
    for _ in range(faces.count(TAKE_MAGIC)):
        requested_pieces.append(
            (await only_choice(deal.to, hidden_magic_options(s, deal.to, requested_pieces[:]), secret=True)).piece
        )
    given_faces, hidden_for_receiver = _hand_over(t, deal.seat, deal.to, given_pieces)
    requested_faces, hidden_for_giver = _hand_over(t, deal.to, deal.seat, requested_pieces)
    hidden_by_seat = {deal.seat: hidden_for_giver, deal.to: hidden_for_receiver}
    gold, food = faces.count(GIVE_GOLD) - faces.count(TAKE_GOLD), faces.count(GIVE_FOOD) - faces.count(TAKE_FOOD)
    giver.gold, receiver.gold = giver.gold - gold, receiver.gold + gold
    giver.food, receiver.food = giver.food - food, receiver.food + food
    if s.rest is not None:
        s.rest.traded += len(faces)
    s.heroes[deal.seat].turn.dealt.append(deal.to)
    counts = [faces.count(face) for face in (GIVE_GOLD, GIVE_FOOD, TAKE_GOLD, TAKE_FOOD)]
    t.tell(GoodsExchanged(deal.seat, deal.to, tuple(given_faces), tuple(requested_faces), *counts))
    for seat in (deal.seat, deal.to):
        for piece in hidden_by_seat[seat]:
            t.tell(CardReceived(seat, s.faces.face[piece]), to=seat)
    await armament.remove_illegal_cards(t, deal.seat)
    await armament.remove_illegal_cards(t, deal.to)


@menu("which-magic", "HP-RST-08")
def hidden_magic_options(s: State, seat: Seat, excluded: list[Piece]) -> list[Own]:
    """Return the partner's options for a requested face-down MAGIC card."""
    return [
        Own(s, piece, "HP-RST-08", is_open=False)
        for piece in dropping.hidden_magic(s, s.heroes[seat])
        if piece not in excluded
    ]


def _pieces_showing(s: State, seat: Seat, faces: list[int]) -> list[Piece]:
    """Return the hero's pieces with these faces, open ones first."""
    hero, pieces = s.heroes[seat], list[Piece]()
    sorted_cards = sorted(
        all_cards(hero), key=lambda piece: (not lies_open(s, hero, piece), piece in hero.armed, piece)
    )
    for face in faces:
        pieces.append(next(piece for piece in sorted_cards if s.faces.face[piece] == face and piece not in pieces))
    return pieces


def _hand_over(t: Table[State], giver: Seat, receiver: Seat, pieces: list[Piece]) -> tuple[list[int], list[Piece]]:
    """Move cards to another hero. Return their faces (EMPTY for hidden cards), and the hidden pieces (HP-SEE-02)."""
    s, hero = t.state, t.state.heroes[giver]
    hidden_pieces = [piece for piece in pieces if not lies_open(s, hero, piece)]
    open_pieces = [piece for piece in pieces if piece not in hidden_pieces]
    hidden_pieces = (
        dropping.renew_pile(s, hero.magic, dropping.hidden_magic(s, hero), hidden_pieces, viewer_bits(s, giver))
        if hidden_pieces
        else []
    )
    for piece in [*open_pieces, *hidden_pieces]:
        remove_card(s, giver, piece)
        if piece in hidden_pieces:
            look_at_card(t, receiver, piece, "HP-SEE-02")
        put_card(s, receiver, piece)
        if piece in open_pieces and s.deck_of(piece) == "MAGIC":
            mark_as_open(s.heroes[receiver], piece)
    return [s.faces.face[piece] for piece in open_pieces] + [EMPTY] * len(hidden_pieces), hidden_pieces
