"""Solo, a value of the option `competition`: one hero, and a Scale of Evil that rises every turn (SOL)."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Option, Piece, Standing, Table, choose, menu
from meadhall.engine.common.text import Text, text
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.heropath import content, land
from meadhall.games.heropath.actions.fortune import receive_card
from meadhall.games.heropath.actions.meddling import ENOUGH, Pick, refuse_other_spaces
from meadhall.games.heropath.cards.dropping import renew_pile
from meadhall.games.heropath.cards.holding import Own, deck_named, discard_public_card, draw_face_down, take_top_card
from meadhall.games.heropath.dragon.flares import roll_incidental_flare
from meadhall.games.heropath.dragon.turn import move_dragon, take_dragons_turn
from meadhall.games.heropath.enemies.tokens import expose_enemy, hidden_tokens
from meadhall.games.heropath.events.cards import CardDiscarded, CardDrawn
from meadhall.games.heropath.events.heroes import EvilRose
from meadhall.games.heropath.modes.competitive import Competitive
from meadhall.games.heropath.setup import draft, start
from meadhall.games.heropath.state import EMPTY, Seat, State

ACTIONS_PER_TURN: Final = 5  # HP-SOL-04
# Both mountain regions form one group (HP-SOL-09).
REGION_GROUPS: Final = (
    ("forest",),
    ("highlands", "ruby"),
    ("plains",),
)
ENEMIES_PER_GROUP: Final = 2  # number of hidden enemies turned up in each group


class ReplaceCard(Option):
    """Replace the drawn card."""

    __slots__ = ()


class KeepCard(Option):
    """Keep the drawn card."""

    __slots__ = ()


class ReplaceDealt(Own):
    """Replace this dealt card."""

    __slots__ = ()


YES: Final = ReplaceCard("yes", "HP-SOL-13")
NO: Final = KeepCard("no", "HP-SOL-13")


@menu("replace-card", "HP-SOL-13", default="yes")
def replacement_options(s: State, seat: Seat, face: int) -> list[Option]:
    """Return the options to replace a card that affects another hero, or to keep it (HP-ASK-43)."""
    return [YES, NO]


class Solo(Competitive):
    """Solo: one hero who must slay the Dragon before Evil is full."""

    actions = ACTIONS_PER_TURN
    is_solo = True
    shares_fate = True
    kills_raise_evil = False  # HP-SOL-06
    kept_by_round = (content.LIMITS.solo_keep,)

    def goal(self, s: State) -> Text:
        """Return the aim: defeat the Dragon before the end of the Scale (HP-END-08, HP-SOL-12)."""
        return text("aim-alone", level=content.LIMITS.scale_levels)

    def evil_text(self, s: State) -> Text:
        """Return the text that Evil rises after every turn (HP-SOL-05)."""
        return text("aim-evil-turns")

    def round_limit(self, s: State) -> int:
        """Return 0, because the end of the Scale ends a Solo match (HP-MOD-05, HP-SOL-12)."""
        return 0

    # ---- set-up

    def set_up_land(self, t: Table[State]) -> None:
        """Place all Place-Sites, a hidden enemy on most Road spaces, and the marker (HP-SOL-01, 02, 05)."""
        s = t.state
        start.lay_sites(t, land.SETTLEMENTS, "HP-SOL-01")
        roads = [space for space in land.ROADS if space != land.START and land.SPACES[space].kind != "balloon"]
        start.lay_enemies(t, [space for space in roads if space != land.CAVE_ENTRANCE], [land.CAVE_ENTRANCE])
        s.scale.marker = t.draw("HP-SOL-05", s.stock.bag)
        s.scale.level = content.LIMITS.solo_level  # HP-SOL-15

    async def deal_opening_cards(self, t: Table[State]) -> None:
        """Deal 14 cards, let the player replace cards that affect another hero, and keep 6 (HP-SOL-03, HP-SOL-13)."""
        s = t.state
        if s.draft_round == 0:
            draft.deal_hands(t, content.LIMITS.solo_deal)
            s.draft_round = 1
        if s.draft_round == 1:
            await _replace_dealt_card(t)
            return
        draft.finish_draft(s, await draft.ask_all_for_kept_cards(t, self.kept_by_round[0], "HP-SOL-03"))
        s.step = "opening"

    async def offer_replacement(self, t: Table[State], seat: Seat, piece: Piece) -> bool:
        """Let the player replace a card that affects another hero (HP-SOL-13). Return whether they did."""
        s = t.state
        face, deck = s.faces.face[piece], s.deck_of(piece)
        if not content.CARDS[face].opponent or await choose(seat, replacement_options(s, seat, face)) is NO:
            return False
        discard_public_card(s, piece)
        t.tell(CardDiscarded(seat, face))
        other = take_top_card(t, deck, "HP-SOL-13")
        if other != EMPTY:
            t.tell(CardDrawn(seat, s.faces.face[other]))
            await receive_card(t, seat, other)
        return True

    # ---- turns

    async def close_turn(self, t: Table[State]) -> None:
        """Raise Evil (HP-SOL-05).

        At even levels the Dragon has a turn; at level 10 the match is lost (HP-SOL-07, HP-SOL-12).
        """
        s = t.state
        await super().close_turn(t)
        s.scale.level += 1
        t.tell(EvilRose(s.scale.level))
        if s.scale.is_full:
            s.step = "end"
        elif s.scale.level % 2 == 0:
            await take_dragons_turn(t, 0)

    async def take_dragons_turn(self, t: Table[State], seat: Seat) -> None:
        """Move the Dragon, roll two flares, and turn up two enemies in each group of regions (HP-SOL-08 to 11, 14)."""
        await move_dragon(t, seat)
        for _ in range(2):
            await roll_incidental_flare(t, seat)
        for regions in REGION_GROUPS:
            await _turn_up_enemies(t, seat, regions)

    # ---- the end

    def standings(self, s: State) -> list[Standing]:
        """Return a win with 10 minus the level as points, or a loss (HP-END-08)."""
        is_won = s.winner == 0
        points = content.LIMITS.scale_levels - s.scale.level
        return [Standing(0, 1 if is_won or not s.totals else 2, points if is_won else 0, {"level": s.scale.level})]


@menu("replace-dealt", "HP-SOL-13")
def replaceable_cards(s: State) -> list[Option]:
    """Return the dealt cards that need another hero.

    The question is asked even if the hand has no such card, to keep the hand secret.
    """
    dealt = s.heroes[0].draft
    replaceable = [piece for piece in dealt if s.is_known(piece) and s.card(piece).opponent]
    return [*(ReplaceDealt(s, piece, "HP-SOL-13", is_open=False) for piece in replaceable), ENOUGH]


async def _replace_dealt_card(t: Table[State]) -> None:
    """Let the player replace one of the 14 cards, or end the replacements. Each replacement is a separate step."""
    s, hero = t.state, t.state.heroes[0]
    pick = await choose(0, replaceable_cards(s), secret=True)
    if not isinstance(pick, Own):
        s.draft_round = 2
        return
    piece = renew_pile(s, hero.draft, hero.draft[:], [pick.piece], 1)[0]
    hero.draft.remove(piece)
    new_piece = draw_face_down(s, deck_named(s, s.deck_of(piece)))
    draft.return_to_deck(s, piece)
    hero.draft.append(new_piece)
    t.look("HP-SOL-13", new_piece, 0)


async def _turn_up_enemies(t: Table[State], seat: Seat, regions: tuple[str, ...]) -> None:
    """Let the player turn up two hidden enemies in these regions, or all if there are fewer (HP-SOL-09)."""
    s = t.state
    spaces = [space for space in land.ALL if not land.REGIONS[space].isdisjoint(regions)]
    options = [Pick(s, space, token, "HP-SOL-09") for space, token in hidden_tokens(s, spaces)]
    question = Some(
        "turn-up",
        "HP-SOL-09",
        options,
        min(ENEMIES_PER_GROUP, len(options)),
        ENEMIES_PER_GROUP,
        others=refuse_other_spaces(options),
    )
    for pick in await choose_some(seat, question):
        expose_enemy(t, pick.space, pick.token, "HP-SOL-09")
