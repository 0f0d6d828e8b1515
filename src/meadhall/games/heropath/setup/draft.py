"""The draft (HP-SET-15 to 21), the first Armament, and the exposed cards (HP-SET-22 to 25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.engine import UNSEEN, Option, Piece, Seat, Table, together
from meadhall.engine.common.text import Args
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.engine.model.pieces import NO_BAG
from meadhall.games.heropath import content, rows, texts
from meadhall.games.heropath.cards import armament, holding
from meadhall.games.heropath.events.heroes import CardsDrafted, DraftRound
from meadhall.games.heropath.growth.goods import apply_gain_effects
from meadhall.games.heropath.ops import Deck
from meadhall.games.heropath.state import State


class Keep(Option):
    """Keep this card."""

    __slots__ = ("piece",)

    def __init__(self, piece: Piece) -> None:
        super().__init__(f"keep:{piece}", "HP-SET-16")
        self.piece = piece

    def args(self, state: State) -> Args:
        card = state.card(self.piece)
        return {"card": texts.card_by_id(card.id), "deck": texts.deck_name(card.deck), "price": card.price}


async def play_draft(t: Table[State]) -> None:
    """Play one round of the draft, or in Solo deal the cards. Then set the next step."""
    await rows.competition(t.state).deal_opening_cards(t)


def deal_hands(t: Table[State], deal: Mapping[Deck, int]) -> None:
    """Deal each player this number of cards of each deck, face down (HP-SET-15)."""
    s = t.state
    for seat, hero in enumerate(s.heroes):
        for deck, count in deal.items():
            for _ in range(count):
                piece = holding.draw_face_down(s, holding.deck_named(s, deck))
                hero.draft.append(piece)
                t.look("HP-SET-15", piece, seat)


async def ask_all_for_kept_cards(t: Table[State], number: int, clause: str) -> list[list[Piece]]:
    """Ask all players at once, in secret, which hand cards they keep (HP-ASK-03). Return these cards by seat."""
    s = t.state
    flows = {seat: choose_some(seat, keep_question(s, seat, number, clause)) for seat in s.seats}
    kept_pieces = await together(flows)
    return [[option.piece for option in kept_pieces[seat]] for seat in s.seats]


def keep_question(s: State, seat: Seat, number: int, clause: str) -> Some[Keep]:
    """Return the question about the cards that a player keeps.

    The default is the most expensive cards, which are first.
    """
    return Some("keep", clause, [Keep(piece) for piece in hand_by_price(s, seat)], number, number)


def hand_by_price(s: State, seat: Seat) -> list[Piece]:
    """Return a player's draft hand, the most expensive card first."""
    return sorted(s.heroes[seat].draft, key=lambda piece: (-s.card(piece).price, piece))


async def draft_round(t: Table[State]) -> None:
    """Play one round: each player keeps some cards and passes the others to the left (HP-SET-16 to 21).

    After the last round, the other cards return to their decks.
    """
    s = t.state
    if s.draft_round == 0:
        deal_hands(t, content.LIMITS.draft_deal)
    kept_by_round = rows.competition(s).kept_by_round
    number = kept_by_round[s.draft_round]
    s.draft_round += 1
    t.tell(DraftRound(s.draft_round, number))
    kept_pieces = await ask_all_for_kept_cards(t, number, "HP-SET-16")
    if s.draft_round == len(kept_by_round):
        finish_draft(s, kept_pieces)
        s.step = "opening"
        return
    pass_cards_left(s, kept_pieces)
    s.step = "draft"


def pass_cards_left(s: State, kept_pieces: Sequence[Sequence[Piece]]) -> None:
    """Pass cards to the left. A passed card becomes a new piece, so that its giver cannot track it (HP-SET-17)."""
    passed_pieces = [
        [piece for piece in hero.draft if piece not in kept_pieces[seat]] for seat, hero in enumerate(s.heroes)
    ]
    for seat, hero in enumerate(s.heroes):
        giver = (seat - 1) % s.players
        hero.draft = [*kept_pieces[seat], *(s.faces.renew(piece, 1 << seat) for piece in sorted(passed_pieces[giver]))]


def finish_draft(s: State, kept_pieces: Sequence[Sequence[Piece]]) -> None:
    """Return the other cards to their decks (HP-SET-20). The kept cards stay in hand."""
    for seat, hero in enumerate(s.heroes):
        for piece in hero.draft:
            if piece not in kept_pieces[seat]:
                return_to_deck(s, piece)
        hero.draft = list(kept_pieces[seat])


def return_to_deck(s: State, piece: Piece) -> None:
    """Put a card back into its deck. Only its holder has seen the card."""
    faces = s.faces
    bag = faces.bags[faces.bag[piece]]
    bag.append(faces.face[piece])
    bag.sort()
    faces.face[piece], faces.hops[piece], faces.bag[piece] = UNSEEN, 0, NO_BAG


async def place_kept_cards(t: Table[State]) -> None:
    """Put the kept cards into the Resources, open or face down (HP-SET-22, HP-SET-23).

    Then turn up the exposed cards.
    """
    s = t.state
    for seat in s.clockwise(s.first):
        hero = s.heroes[seat]
        hand, hero.draft = sorted(hero.draft), []
        open_pieces = [piece for piece in hand if s.deck_of(piece) not in holding.HIDDEN_DECKS]
        for piece in open_pieces:
            t.show("HP-SET-23", piece)
        for piece in hand:
            if piece not in open_pieces:
                holding.look_at_card(t, seat, piece, "HP-HID-06")
            holding.put_card(s, seat, piece)
        t.tell(CardsDrafted(seat, tuple(s.faces.face[piece] for piece in open_pieces), len(hand) - len(open_pieces)))
        for piece in hand:
            await apply_gain_effects(t, seat, piece)
    holding.lay_out_exposed_cards(t)
    s.now = s.first
    s.step = "arming"


async def arm_heroes(t: Table[State]) -> None:
    """Let the heroes arm themselves, one after the other (HP-ASK-04)."""
    s = t.state
    if armament.may_arrange(s, s.now):
        await armament.rearrange_armament(t, s.now, is_set_up=True)
    s.now = (s.now + 1) % s.players
    s.step = "round" if s.now == s.first else "arming"
