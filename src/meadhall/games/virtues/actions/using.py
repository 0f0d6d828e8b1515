"""Using a player's cards: the hero's ability, characters, and artifacts (4.8, 4.9, 4.14, SV-FAL-19)."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Candidate, Option, Reason, Table
from meadhall.engine.common.text import Args
from meadhall.engine.kit.decks import shuffle_in
from meadhall.games.virtues import content, gifts, holdings, quests, texts
from meadhall.games.virtues.asking import CardOption, ask_seat, card_options, effect_menu, reason_about
from meadhall.games.virtues.effects import characters, gift_cards
from meadhall.games.virtues.effects.verbs import VERBS, Cause, can_do_any
from meadhall.games.virtues.events.actions import AbilityUsed, ArtifactUsed, GiftsTapped
from meadhall.games.virtues.events.goods import GiftsTaken
from meadhall.games.virtues.gifts import GIFT_OPTIONS
from meadhall.games.virtues.state import NOBODY, Seat, State
from meadhall.games.virtues.windows import offers, opening


class Ability(Option):
    __slots__ = ()

    def args(self, state: State) -> Args:
        player = state.players[state.on_go] if state.on_go >= 0 else None
        fallen = player is not None and player.fallen
        return {"fallen": int(fallen), "hero": texts.HEROES[player.hero] if player is not None and fallen else ""}


ABILITY: Final = Ability("hero", "SV-HRO-01")


HERO_TAPPED: Final = Reason("SV-HRO-06", "hero-tapped")
ABILITY_IDLE: Final = Reason("SV-QPH-13", "ability-idle")


def cannot_use_ability(s: State, seat: Seat) -> Reason | None:
    """Return why the ability of the hero's face-up side cannot be used, or None."""
    player = s.players[seat]
    if player.hero_tapped:
        return HERO_TAPPED
    if player.fallen:
        is_useful = offers.has_target(s, seat, content.HEROES[player.hero].evil_effects)
    else:
        is_useful = gift_cards.can_exchange(s, seat, _exchange_sources(s, seat))
    return None if is_useful else ABILITY_IDLE


def _exchange_sources(s: State, seat: Seat) -> list[Seat]:
    """Return the sources that gifts can be exchanged with: the pool, and other players with gift cards (SV-HRO-02)."""
    return [NOBODY, *(other for other in s.others(seat) if any(s.players[other].gifts))]


@opening.ACTION_FLOWS.carries_out(Ability)
async def use_ability(t: Table[State], seat: Seat, option: Ability) -> None:
    s = t.state
    if s.players[seat].fallen:
        await _use_evil_ability(t, seat)
        return

    def tap() -> None:
        s.players[seat].hero_tapped = True

    await gift_cards.exchange_gifts(t, seat, content.RULES.hero_exchange_max, _exchange_sources(s, seat), tap)


async def _use_evil_ability(t: Table[State], seat: Seat) -> None:
    """Ask for a target, let the target react, then carry out the ability (SV-DEC-28)."""
    s = t.state
    hero = s.players[seat].hero
    ops = content.HEROES[hero].evil_effects
    cause = Cause(seat, "abilities", (await offers.choose_target(s, seat, ops)).seat)
    s.players[seat].hero_tapped = True
    t.tell(AbilityUsed(seat, hero, cause.target))
    cause.affected = await opening.open_interrupt_window(
        t, "ability", content.HEROES[hero].id, seat, [cause.target], opening.losses_of(s, cause, ops)
    )
    await VERBS.carry_out(t, cause, ops)


# ---- gaining gifts from a character (4.8)


class Tap(CardOption):
    __slots__ = ()

    def args(self, state: State) -> Args:
        is_tapped = any(self.card in player.tapped for player in state.players)
        gifts_text = texts.gift_texts(content.CHARACTER_GIFTS[self.card])
        return {"card": texts.CHARACTERS[self.card], "gifts": gifts_text, "last": int(is_tapped)}


TAP_OPTIONS: Final = card_options(Tap, "tap", "SV-TAP-01", content.CHARACTERS)


POOL_IS_EMPTY: Final = Reason("SV-TAP-04", "pool-has-none")


def tap_options(s: State, seat: Seat) -> list[Candidate[Option]]:
    """Return the player's own characters, including tapped ones (SV-TAP-02)."""
    return [(TAP_OPTIONS[card], cannot_tap(s, card)) for card in s.players[seat].characters]


def cannot_tap(s: State, card: int) -> Reason | None:
    """Return why a character would give no gift, because the pool has none of its virtues, or None (SV-TAP-04)."""
    has_gift = any(shown and left for shown, left in zip(content.CHARACTER_GIFTS[card], s.pool, strict=False))
    return None if has_gift else reason_about(POOL_IS_EMPTY, card=texts.CHARACTERS[card])


@opening.ACTION_FLOWS.carries_out(Tap)
async def tap_character(t: Table[State], seat: Seat, option: Tap) -> None:
    """Take the gifts of a character. If it was already tapped, discard it afterwards (SV-TAP-02, SV-TAP-05)."""
    s, card = t.state, option.card
    player = s.players[seat]
    gift_counts = await _choose_gifts(s, seat, card)
    is_second_tap = card in player.tapped
    t.tell(GiftsTapped(seat, card, is_second_tap))
    t.tell(GiftsTaken(seat, gifts.draw_from_pool(s, seat, gift_counts)))
    if is_second_tap:
        characters.dismiss_character(t, seat, card)
    else:
        player.tapped.append(card)


async def _choose_gifts(s: State, seat: Seat, card: int) -> list[int]:
    """Return how many gifts of each virtue a character gives, plus those of the Temple of the Root (SV-VOC-31)."""
    card_gifts = content.CHARACTER_GIFTS[card]
    gift_counts = [min(card_gifts[virtue], s.pool[virtue]) for virtue in range(content.N_VIRTUES)]
    for _ in range(holdings.extra_gifts(s.players[seat])):
        pool_left = {
            virtue: s.pool[virtue] - gift_counts[virtue] for virtue in range(content.N_VIRTUES) if card_gifts[virtue]
        }
        options = [GIFT_OPTIONS[virtue] for virtue, number in pool_left.items() if number > 0]
        if options:
            default = GIFT_OPTIONS[max(pool_left, key=pool_left.__getitem__)].key
            gift_counts[
                (await ask_seat(seat, effect_menu("extra-gift", "SV-DEC-10", options, default, GIFT_OPTIONS))).virtue
            ] += 1
    return gift_counts


# ---- using an artifact (4.14)


class UseArtifact(CardOption):
    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"card": texts.ARTIFACTS[self.card]}


ARTIFACT_OPTIONS: Final = card_options(UseArtifact, "artifact", "SV-ART-01", content.ARTIFACTS)


KEPT_FACE_DOWN: Final = Reason("SV-FAL-12", "fallen-no-artifacts")
ARTIFACT_IDLE: Final = Reason("SV-QPH-13", "artifact-idle")


def artifact_options(s: State, seat: Seat) -> list[Candidate[Option]]:
    """Return the player's own artifacts. Those that cannot be used have a reason."""
    return [(ARTIFACT_OPTIONS[card], cannot_use(s, seat, card)) for card in s.artifact_faces(seat)]


def cannot_use(s: State, seat: Seat, card: int) -> Reason | None:
    """Return why a player cannot use one of their artifacts, or None. Fallen heroes keep theirs face down."""
    if s.players[seat].fallen:
        return KEPT_FACE_DOWN
    return (
        None
        if can_do_any(s, Cause(seat, ""), content.ARTIFACTS[card].effects)
        else ARTIFACT_IDLE(card=texts.ARTIFACTS[card])
    )


@opening.ACTION_FLOWS.carries_out(UseArtifact)
async def use_artifact(t: Table[State], seat: Seat, option: UseArtifact) -> None:
    """Ask for all choices, reveal the artifact, carry it out, and shuffle it back.

    Only then is a full row of quests completed (SV-ART-01).
    """

    def reveal() -> None:
        _return_artifact(t, seat, option.card)

    cause = Cause(seat, "artifacts", announce=reveal)
    await VERBS.carry_out(t, cause, content.ARTIFACTS[option.card].effects)
    cause.begin()
    await quests.complete_row_if_full(t)


def _return_artifact(t: Table[State], seat: Seat, card: int) -> None:
    """Shuffle a used artifact back into its deck (SV-DCK-09)."""
    s = t.state
    hand, deck = s.players[seat].artifacts, s.artifact_deck
    piece = next(piece for piece in hand if s.faces.face[piece] == card)
    deck.discards.append(t.play("SV-ART-01", hand, piece))
    shuffle_in(s.faces, deck)
    t.tell(ArtifactUsed(seat, card))
