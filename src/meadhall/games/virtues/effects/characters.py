"""Effects on characters and elixirs: gaining, tapping and losing them (4.7, 4.10, SV-VOC-08 to 15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meadhall.engine import Option, Reason, Table, choose
from meadhall.engine.common.text import Text
from meadhall.engine.kit.paying import pay
from meadhall.games.virtues import asking, content, gifts, holdings, ops, paying, texts
from meadhall.games.virtues.asking import CHARACTER_OPTION, OneCharacter, ask_seat, default_first_menu, effect_menu
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.effects.verbs import VERBS, Cause, target_seats
from meadhall.games.virtues.events import goods
from meadhall.games.virtues.events.actions import CharacterRecruited, ElixirBought
from meadhall.games.virtues.events.goods import ElixirLost, ElixirStolen, ResourceGained
from meadhall.games.virtues.state import Player, Seat, State
from meadhall.games.virtues.texts import Character

TOO_LITTLE_FAME: Final = Reason("SV-REC-01", "character-too-dear")
TOO_LITTLE_GOLD: Final = Reason("SV-ELX-01", "elixir-too-dear")


def take_character(t: Table[State], seat: Seat, card: int) -> None:
    """Give a player a character from the tavern, and the might for recruiting it (SV-REC-01 to 03)."""
    s = t.state
    s.players[seat].characters.append(card)
    t.tell(CharacterRecruited(seat, card))
    might = content.CHARACTERS[card].might_now
    if might:
        holdings.gain_resource(s, seat, "might", might, "characters")
        t.tell(ResourceGained(seat, "might", might))
    market.take_card(t, market.tavern(s), card)


def take_elixir(t: Table[State], seat: Seat, card: int) -> None:
    """Give a player an elixir from the store (SV-ELX-01)."""
    s = t.state
    s.players[seat].elixirs.append(card)
    t.tell(ElixirBought(seat, card))
    market.take_card(t, market.store(s), card)


def cannot_recruit(player: Player, card: int, fame: int, op: ops.Recruit | None = None) -> Reason | None:
    """Return why a player with this much fame within reach cannot pay for a character, or None."""
    price = paying.recruit_price(player, card, op)
    return None if price <= fame else _too_expensive(TOO_LITTLE_FAME, texts.CHARACTERS[card], price, fame)


def cannot_buy(player: Player, card: int, gold: int, op: ops.BuyElixir | None = None) -> Reason | None:
    """Return why a player with this much gold within reach cannot pay for an elixir, or None."""
    price = paying.elixir_price(player, card, op)
    return None if price <= gold else _too_expensive(TOO_LITTLE_GOLD, texts.ELIXIRS[card], price, gold)


@cache
def _too_expensive(reason: Reason, card: Text, price: int, reach: int) -> Reason:
    return reason(card=card, price=price, reach=reach)


def recruitable_characters(s: State, seat: Seat, op: ops.Recruit) -> list[int]:
    """Return the characters of the tavern that an effect lets a player recruit now."""
    player = s.players[seat]
    reach = paying.fame_within_reach(player)
    cards = [card for card in s.tavern if card >= 0 and content.CHARACTERS[card].cost <= op.max_cost]
    return [card for card in cards if cannot_recruit(player, card, reach, op) is None]


def buyable_elixirs(s: State, seat: Seat, op: ops.BuyElixir) -> list[int]:
    """Return the elixirs of the store that an effect lets a player buy now."""
    player = s.players[seat]
    reach = paying.gold_within_reach(player)
    cards = [card for card in s.store if card >= 0 and content.ELIXIRS[card].cost <= op.max_cost]
    return [card for card in cards if cannot_buy(player, card, reach, op) is None]


def elixirs_by_cost(elixirs: list[int]) -> list[asking.OneElixir]:
    """Return an option for each elixir, most expensive first, then by id. The default is the first one (SV-DEC-08)."""
    return [
        asking.ELIXIR_OPTION[card] for card in sorted(elixirs, key=lambda card: (-content.ELIXIRS[card].cost, card))
    ]


@VERBS.verb(ops.Recruit)
async def recruit(t: Table[State], cause: Cause, op: ops.Recruit) -> None:
    s, seat = t.state, cause.by
    cards = sorted(recruitable_characters(s, seat, op), key=lambda card: (-content.CHARACTERS[card].cost, card))
    card = (
        await ask_seat(
            seat,
            effect_menu(
                "recruit", "SV-DEC-04", [CHARACTER_OPTION[card] for card in cards], all_options=CHARACTER_OPTION
            ),
        )
    ).card
    cover = await pay(s, paying.fame_bill(s, seat, paying.recruit_price(s.players[seat], card, op), "SV-VOC-12"))
    cause.begin()
    paying.spend_cover(t, seat, cover)
    take_character(t, seat, card)


@VERBS.would(ops.Recruit)
def _(s: State, cause: Cause, op: ops.Recruit) -> bool:
    return bool(recruitable_characters(s, cause.by, op))


@VERBS.verb(ops.BuyElixir)
async def buy_elixir(t: Table[State], cause: Cause, op: ops.BuyElixir) -> None:
    s, seat = t.state, cause.by
    card = (
        await ask_seat(
            seat,
            effect_menu(
                "buy-elixir",
                "SV-DEC-04",
                elixirs_by_cost(buyable_elixirs(s, seat, op)),
                all_options=asking.ELIXIR_OPTION,
            ),
        )
    ).card
    cover = await pay(s, paying.gold_bill(s, seat, paying.elixir_price(s.players[seat], card, op), "SV-VOC-13"))
    cause.begin()
    paying.spend_cover(t, seat, cover)
    take_elixir(t, seat, card)


@VERBS.would(ops.BuyElixir)
def _(s: State, cause: Cause, op: ops.BuyElixir) -> bool:
    return bool(buyable_elixirs(s, cause.by, op))


@VERBS.verb(ops.StealElixir)
async def steal_elixir(t: Table[State], cause: Cause, op: ops.StealElixir) -> None:
    s = t.state
    for seat in target_seats(s, cause, op.who):
        for _ in range(min(op.n, len(s.players[seat].elixirs))):
            options = elixirs_by_cost(s.players[seat].elixirs)
            card = (
                await ask_seat(cause.by, default_first_menu("take-elixir", "SV-DEC-08", options, asking.ELIXIR_OPTION))
            ).card
            cause.begin()
            s.players[seat].elixirs.remove(card)
            s.players[cause.by].elixirs.append(card)
            t.tell(ElixirStolen(cause.by, seat, card))


@VERBS.would(ops.StealElixir)
def _(s: State, cause: Cause, op: ops.StealElixir) -> bool:
    return any(s.players[seat].elixirs for seat in target_seats(s, cause, op.who))


@VERBS.verb(ops.DropElixir)
async def drop_elixir(t: Table[State], cause: Cause, op: ops.DropElixir) -> None:
    """Discard elixirs without their gifts. The acting player or the owner chooses each one (SV-VOC-15)."""
    s = t.state
    for seat in target_seats(s, cause, op.who):
        if len(s.players[seat].elixirs) >= op.at_least:
            for _ in range(min(op.n, len(s.players[seat].elixirs))):
                card = await _ask_for_elixir(s, cause, op, seat)
                cause.begin()
                lose_elixir(t, seat, card)


async def _ask_for_elixir(s: State, cause: Cause, op: ops.DropElixir, seat: Seat) -> int:
    if op.chooser == "self":
        options = elixirs_by_cost(s.players[seat].elixirs)
        return (
            await ask_seat(cause.by, default_first_menu("drop-elixir", "SV-DEC-08", options, asking.ELIXIR_OPTION))
        ).card
    return await ask_for_elixir_to_lose(s, seat)


async def ask_for_elixir_to_lose(s: State, seat: Seat) -> int:
    """Ask a player for one of their elixirs to lose. The default is the cheapest (SV-DEC-20)."""
    cards = sorted(s.players[seat].elixirs, key=lambda card: (content.ELIXIRS[card].cost, card))
    options = [asking.ELIXIR_OPTION[card] for card in cards]
    return (await ask_seat(seat, default_first_menu("give-up-elixir", "SV-DEC-20", options, asking.ELIXIR_OPTION))).card


def lose_elixir(t: Table[State], seat: Seat, card: int) -> None:
    """Discard an elixir without its gifts."""
    t.state.players[seat].elixirs.remove(card)
    t.tell(ElixirLost(seat, card))
    market.discard_card(t, market.store(t.state), card)


@VERBS.would(ops.DropElixir)
def _(s: State, cause: Cause, op: ops.DropElixir) -> bool:
    return any(len(s.players[seat].elixirs) >= max(1, op.at_least) for seat in target_seats(s, cause, op.who))


# ---- effects on characters in front of players (SV-VOC-08 to 11)


class Ransom(Option):
    __slots__ = ("card", "fame")
    card: Character
    fame: int

    def __init__(self, card: int, fame: int) -> None:
        super().__init__("ransom", "SV-DEC-19")
        self.card = card
        self.fame = fame


class LetGo(Option):
    __slots__ = ("card",)
    card: Character

    def __init__(self, card: int) -> None:
        super().__init__("let-go", "SV-DEC-19")
        self.card = card


def untapped_characters(player: Player) -> list[int]:
    return [card for card in player.characters if card not in player.tapped]


def characters_by_cost(cards: list[int]) -> list[OneCharacter]:
    """Return an option for each character, most expensive first, then by id. The first is the default (SV-DEC-08)."""
    return [CHARACTER_OPTION[card] for card in sorted(cards, key=lambda card: (-content.CHARACTERS[card].cost, card))]


async def choose_own_character(seat: Seat, cards: list[int], all_options: Sequence[OneCharacter]) -> int:
    """Ask a player for one of their characters. The default is the cheapest (SV-DEC-20)."""
    options = [all_options[card] for card in sorted(cards, key=lambda card: (content.CHARACTERS[card].cost, card))]
    return (await ask_seat(seat, default_first_menu("own-character", "SV-DEC-20", options, all_options))).card


async def choose_character_of_other(seat: Seat, cards: list[int]) -> int:
    """Ask the acting player for a character of another player. The default is the most expensive (SV-DEC-08)."""
    options = characters_by_cost(cards)
    return (await ask_seat(seat, default_first_menu("their-character", "SV-DEC-08", options, CHARACTER_OPTION))).card


async def _ask_for_character(
    cause: Cause, chooser: ops.Chooser, owner: Seat, cards: list[int], all_options: Sequence[OneCharacter]
) -> int:
    """Ask the owner or the acting player for one of these characters."""
    if chooser == "owner":
        return await choose_own_character(owner, cards, all_options)
    return await choose_character_of_other(cause.by, cards)


def dismiss_character(t: Table[State], seat: Seat, card: int) -> None:
    """Discard a player's character (SV-TAP-05)."""
    player = t.state.players[seat]
    player.characters.remove(card)
    if card in player.tapped:
        player.tapped.remove(card)
    market.discard_card(t, market.tavern(t.state), card)


def tap_without_gifts(t: Table[State], seat: Seat, card: int) -> None:
    t.state.players[seat].tapped.append(card)
    t.tell(goods.CharacterTapped(seat, card))


@VERBS.verb(ops.Untap)
async def untap(t: Table[State], cause: Cause, op: ops.Untap) -> None:
    player = t.state.players[cause.by]
    for _ in range(min(op.n, len(player.tapped))):
        options = characters_by_cost(player.tapped)
        card = (await ask_seat(cause.by, default_first_menu("untap", "SV-DEC-08", options, CHARACTER_OPTION))).card
        cause.begin()
        player.tapped.remove(card)
        t.tell(goods.CharacterUntapped(cause.by, card))


@VERBS.would(ops.Untap)
def _(s: State, cause: Cause, op: ops.Untap) -> bool:
    return bool(s.players[cause.by].tapped)


@VERBS.verb(ops.Tap)
async def tap(t: Table[State], cause: Cause, op: ops.Tap) -> None:
    s = t.state
    for seat in target_seats(s, cause, op.who):
        for _ in range(min(op.n, len(untapped_characters(s.players[seat])))):
            cards = untapped_characters(s.players[seat])
            card = await _ask_for_character(cause, op.chooser, seat, cards, asking.TAP_OPTION)
            cause.begin()
            tap_without_gifts(t, seat, card)


@VERBS.would(ops.Tap)
def _(s: State, cause: Cause, op: ops.Tap) -> bool:
    return any(untapped_characters(s.players[seat]) for seat in target_seats(s, cause, op.who))


@VERBS.verb(ops.Seduce)
async def seduce(t: Table[State], cause: Cause, op: ops.Seduce) -> None:
    s = t.state
    for seat in target_seats(s, cause, op.who):
        card = await choose_character_of_other(cause.by, untapped_characters(s.players[seat]))
        cause.begin()
        tap_without_gifts(t, seat, card)
        t.tell(goods.GiftsTaken(cause.by, gifts.draw_from_pool(s, cause.by, content.CHARACTER_GIFTS[card])))


@VERBS.would(ops.Seduce)
def _(s: State, cause: Cause, op: ops.Seduce) -> bool:
    return any(untapped_characters(s.players[seat]) for seat in target_seats(s, cause, op.who))


def dismissable_characters(player: Player, op: ops.Dismiss) -> list[int]:
    """Return those characters of a player that an effect can dismiss."""
    return [card for card in player.characters if content.CHARACTERS[card].cost <= op.max_cost]


@VERBS.verb(ops.Dismiss)
async def dismiss(t: Table[State], cause: Cause, op: ops.Dismiss) -> None:
    """Discard a character, unless its owner pays a ransom (SV-VOC-11, SV-DEC-19)."""
    s = t.state
    for seat in target_seats(s, cause, op.who):
        for _ in range(min(op.n, len(dismissable_characters(s.players[seat], op)))):
            cards = dismissable_characters(s.players[seat], op)
            card = await _ask_for_character(cause, op.chooser, seat, cards, asking.LOSE_OPTION)
            cause.begin()
            if not await _ask_for_ransom(t, seat, card, op):
                t.tell(goods.CharacterDismissed(seat, card))
                dismiss_character(t, seat, card)


async def _ask_for_ransom(t: Table[State], seat: Seat, card: int, op: ops.Dismiss) -> bool:
    s, ransom = t.state, op.ransom
    if ransom is None or paying.fame_within_reach(s.players[seat]) < ransom.fame:
        return False
    options: list[Option] = [Ransom(card, ransom.fame), LetGo(card)]
    if isinstance(await choose(seat, effect_menu("ransom", "SV-DEC-19", options, "ransom")), LetGo):
        return False
    cover = await pay(s, paying.fame_bill(s, seat, ransom.fame, "SV-DEC-19"))
    paying.spend_cover(t, seat, cover)
    t.tell(goods.CharacterRansomed(seat, card))
    return True


@VERBS.would(ops.Dismiss)
def _(s: State, cause: Cause, op: ops.Dismiss) -> bool:
    return any(dismissable_characters(s.players[seat], op) for seat in target_seats(s, cause, op.who))
