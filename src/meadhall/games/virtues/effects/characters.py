"""Effects on characters in front of players (SV-VOC-08 to 11)."""

from __future__ import annotations

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option
from meadhall.engine.kit.paying import pay
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues import gifts
from meadhall.games.virtues.asking import CHARACTER_OPTION, OneCharacter, first_stands, pick, question
from meadhall.games.virtues.boards import market
from meadhall.games.virtues.content import CHARACTER_GIFTS, CHARACTERS
from meadhall.games.virtues.effects.verbs import VERBS, Cause, touched
from meadhall.games.virtues.events import goods
from meadhall.games.virtues.ops import Chooser, Dismiss, Seduce, Tap, Untap
from meadhall.games.virtues.paying import fame_bill, fame_within_reach, spend
from meadhall.games.virtues.state import Player, Seat, State


class Ransom(Option):
    __slots__ = ("card", "fame")

    def __init__(self, card: int, fame: int) -> None:
        super().__init__("ransom", "SV-DEC-19")
        self.card = card
        self.fame = fame

    def words(self, state: State, names: Names) -> str:
        return f"Pay {self.fame} fame, and {CHARACTERS[self.card].name} stays"


class LetGo(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("let-go", "SV-DEC-19")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        return f"Let {CHARACTERS[self.card].name} go"


def upright(player: Player) -> list[int]:
    return [card for card in player.characters if card not in player.tapped]


def dearest_first(cards: list[int]) -> list[OneCharacter]:
    """The default first: highest cost, then lowest id (SV-DEC-08)."""
    return [CHARACTER_OPTION[card] for card in sorted(cards, key=lambda card: (-CHARACTERS[card].cost, card))]


async def choose_own(seat: Seat, cards: list[int]) -> int:
    """An owner chooses which of his characters it is; the cheapest, unless he says (SV-DEC-20)."""
    options = [CHARACTER_OPTION[card] for card in sorted(cards, key=lambda card: (CHARACTERS[card].cost, card))]
    return (await pick(seat, first_stands("own-character", "SV-DEC-20", options))).card


async def choose_theirs(seat: Seat, cards: list[int]) -> int:
    """The acting player chooses a character; the dearest, unless he says (SV-DEC-08)."""
    options = dearest_first(cards)
    return (await pick(seat, first_stands("their-character", "SV-DEC-08", options))).card


async def _which(cause: Cause, chooser: Chooser, owner: Seat, cards: list[int]) -> int:
    """The owner chooses, or the acting player."""
    if chooser == "owner":
        return await choose_own(owner, cards)
    return await choose_theirs(cause.by, cards)


def dismiss_character(t: Table[State], seat: Seat, card: int) -> None:
    """A character goes to the discard pile, and counts for nothing any more (SV-TAP-05)."""
    player = t.state.players[seat]
    player.characters.remove(card)
    if card in player.tapped:
        player.tapped.remove(card)
    market.discard(t, market.tavern(t.state), card)


def tap_without_gifts(t: Table[State], seat: Seat, card: int) -> None:
    t.state.players[seat].tapped.append(card)
    t.tell(goods.CharacterTapped(seat, card))


@VERBS.verb(Untap)
async def untap(t: Table[State], cause: Cause, op: Untap) -> None:
    player = t.state.players[cause.by]
    for _ in range(min(op.n, len(player.tapped))):
        options = dearest_first(player.tapped)
        card = (await pick(cause.by, first_stands("untap", "SV-DEC-08", options))).card
        cause.begin()
        player.tapped.remove(card)
        t.tell(goods.CharacterUntapped(cause.by, card))


@VERBS.would(Untap)
def _(s: State, cause: Cause, op: Untap) -> bool:
    return bool(s.players[cause.by].tapped)


@VERBS.words(Untap)
def _(op: Untap) -> str:
    return "Turn one of your tapped characters upright."


@VERBS.verb(Tap)
async def tap(t: Table[State], cause: Cause, op: Tap) -> None:
    s = t.state
    for seat in touched(s, cause, op.who):
        for _ in range(min(op.n, len(upright(s.players[seat])))):
            cards = upright(s.players[seat])
            card = await _which(cause, op.chooser, seat, cards)
            cause.begin()
            tap_without_gifts(t, seat, card)


@VERBS.would(Tap)
def _(s: State, cause: Cause, op: Tap) -> bool:
    return any(upright(s.players[seat]) for seat in touched(s, cause, op.who))


@VERBS.words(Tap)
def _(op: Tap) -> str:
    if op.who == "each":
        return "Each player taps one own upright character without gifts."
    return "Tap one upright character of another player; nobody gets gifts for it."


@VERBS.verb(Seduce)
async def seduce(t: Table[State], cause: Cause, op: Seduce) -> None:
    s = t.state
    for seat in touched(s, cause, op.who):
        card = await choose_theirs(cause.by, upright(s.players[seat]))
        cause.begin()
        tap_without_gifts(t, seat, card)
        t.tell(goods.GiftsTaken(cause.by, gifts.take(s, cause.by, CHARACTER_GIFTS[card])))


@VERBS.would(Seduce)
def _(s: State, cause: Cause, op: Seduce) -> bool:
    return any(upright(s.players[seat]) for seat in touched(s, cause, op.who))


@VERBS.words(Seduce)
def _(op: Seduce) -> str:
    return "Tap one upright character of another player; you take its gifts from the pool."


def _dismissable(player: Player, op: Dismiss) -> list[int]:
    return [card for card in player.characters if CHARACTERS[card].cost <= op.max_cost]


@VERBS.verb(Dismiss)
async def dismiss(t: Table[State], cause: Cause, op: Dismiss) -> None:
    """A character is discarded, unless its owner pays where he may (SV-VOC-11, SV-DEC-19)."""
    s = t.state
    for seat in touched(s, cause, op.who):
        for _ in range(min(op.n, len(_dismissable(s.players[seat], op)))):
            cards = _dismissable(s.players[seat], op)
            card = await _which(cause, op.chooser, seat, cards)
            cause.begin()
            if not await _is_ransomed(t, seat, card, op):
                t.tell(goods.CharacterDismissed(seat, card))
                dismiss_character(t, seat, card)


async def _is_ransomed(t: Table[State], seat: Seat, card: int, op: Dismiss) -> bool:
    s, ransom = t.state, op.ransom
    if ransom is None or fame_within_reach(s.players[seat]) < ransom.fame:
        return False
    options: list[Option] = [Ransom(card, ransom.fame), LetGo(card)]
    if isinstance(await choose(seat, question("ransom", "SV-DEC-19", options, "ransom")), LetGo):
        return False
    cover = await pay(s, fame_bill(s, seat, ransom.fame, "SV-DEC-19"))
    spend(t, seat, cover)
    t.tell(goods.Ransomed(seat, card))
    return True


@VERBS.would(Dismiss)
def _(s: State, cause: Cause, op: Dismiss) -> bool:
    return any(_dismissable(s.players[seat], op) for seat in touched(s, cause, op.who))


@VERBS.words(Dismiss)
def _(op: Dismiss) -> str:
    if op.who == "most_characters":
        return "Each player with the most characters discards one of them."
    unless = f" unless its owner pays {op.ransom.fame} fame" if op.ransom else ""
    return f"A character of cost {op.max_cost} or less of another player is discarded{unless}."
