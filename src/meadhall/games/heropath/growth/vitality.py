"""Losses of VITALITY, wounds, death and return (VIT)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine import UNSEEN, Piece, Table
from meadhall.engine.common.text import Arg
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath import content, land, rows, texts
from meadhall.games.heropath.cards import dropping, holding, playing
from meadhall.games.heropath.effects.active_cards import (
    active_ops,
    card_giving_immunity,
    fits_region,
    meets_attributes,
)
from meadhall.games.heropath.effects.verbs import VERBS, Cause
from meadhall.games.heropath.events.heroes import HeroDied, HeroReturned, LossWarded, VitalityLost
from meadhall.games.heropath.growth.goods import gain_good, named_heroes, pay_good
from meadhall.games.heropath.ops import Lose, Ward
from meadhall.games.heropath.state import EMPTY, FAITH, VITALITY, Hero, Seat, State, Turn


async def lose_vitality(t: Table[State], seat: Seat, n: int, cause: str) -> int:
    """Take `n` VITALITY from a hero for one cause. Return the loss that wards have not prevented."""
    hero = t.state.heroes[seat]
    if hero.is_dead or n <= 0:
        return 0
    loss = _apply_wards(t, seat, n, cause)
    was_asked = False
    for nth in range(loss):
        if not was_asked or _would_die(hero):
            was_asked = True
            await playing.open_card_window(
                t, "loss", [seat], Window("loss", cause, to=[seat], numbers={"loss": loss - nth})
            )
        _lose_one_gem(t, seat, cause)
        await die_if_exhausted(t, seat)
        if hero.is_dead:
            break
    return loss


def _lose_one_gem(t: Table[State], seat: Seat, cause: str) -> None:
    """Take 1 VITALITY, or 1 FAITH if there is no VITALITY (HP-VIT-02)."""
    hero = t.state.heroes[seat]
    if hero.gems[VITALITY]:
        hero.gems[VITALITY] -= 1
        t.tell(VitalityLost(seat, "VITALITY", cause))
    elif hero.gems[FAITH]:
        hero.gems[FAITH] -= 1
        t.tell(VitalityLost(seat, "FAITH", cause))


def _would_die(hero: Hero) -> bool:
    """Whether the loss of one more VITALITY or FAITH would kill the hero."""
    return hero.gems[VITALITY] + hero.gems[FAITH] <= 1


def _apply_wards(t: Table[State], seat: Seat, n: int, cause: str) -> int:
    """Use the cards that reduce a loss, and return the remaining loss (verbs `immune` and `ward`)."""
    s, hero = t.state, t.state.heroes[seat]
    if cause in ("active-flare", "incidental-flare") and (piece := card_giving_immunity(s, hero, cause)) != EMPTY:
        holding.reveal_card(t, seat, piece)
        t.tell(LossWarded(seat, n, s.faces.face[piece]))
        return 0
    for piece, op in _wards(s, seat, cause):
        if n:
            _use_ward(s, seat, piece, op)
            prevented_loss = min(n, op.n)
            n -= prevented_loss
            holding.reveal_card(t, seat, piece)
            t.tell(LossWarded(seat, prevented_loss, s.faces.face[piece]))
    return n


def loss_after_wards(s: State, seat: Seat, n: int, cause: str) -> int:
    """Return the part of a loss that the hero's wards and immunities do not prevent, without using them."""
    hero = s.heroes[seat]
    if cause in ("active-flare", "incidental-flare") and card_giving_immunity(s, hero, cause) != EMPTY:
        return 0
    return max(0, n - sum(op.n for _, op in _wards(s, seat, cause)))


def _wards(s: State, seat: Seat, cause: str) -> Iterator[tuple[Piece, Ward]]:
    """Yield the unused cards that reduce a loss. Each card is checked only when it is yielded."""
    for piece, op in list(active_ops(s, s.heroes[seat], Ward)):
        if cause in op.loss and not _is_ward_used(s, seat, piece, op):
            yield piece, op


def _is_ward_used(s: State, seat: Seat, piece: int, op: Ward) -> bool:
    hero = s.heroes[seat]
    if op.per == "turn":
        return piece in hero.turn.used or not rows.competition(s).is_heros_turn(s, seat)
    if op.per == "round":
        return piece in hero.used
    return s.battle is not None and piece in s.battle.used


def _use_ward(s: State, seat: Seat, piece: int, op: Ward) -> None:
    hero = s.heroes[seat]
    if op.per == "turn":
        hero.turn.used.append(piece)
    elif op.per == "round":
        hero.used.append(piece)
    elif s.battle is not None:
        s.battle.used.append(piece)


async def die_if_exhausted(t: Table[State], seat: Seat) -> None:
    """Let a hero without VITALITY and FAITH die, unless they use a card that saves them (HP-VIT-04)."""
    hero = t.state.heroes[seat]
    if hero.is_dead or hero.gems[VITALITY] or hero.gems[FAITH]:
        return
    await playing.open_card_window(t, "death", [seat], Window("death", to=[seat]))
    if not hero.gems[VITALITY] and not hero.gems[FAITH]:
        await kill_hero(t, seat)


async def kill_hero(t: Table[State], seat: Seat) -> None:
    """Take a hero off the map, drop their surplus cards there, and end their turn (HP-VIT-06)."""
    hero = t.state.heroes[seat]
    hero.is_dead = True
    t.tell(HeroDied(seat))
    await dropping.drop_surplus(t, seat)
    hero.at = land.START
    hero.actions = hero.bonus = 0
    hero.is_captive = hero.is_late = False
    hero.turn = Turn()
    hero.lost_to = EMPTY


async def revive_hero(t: Table[State], seat: Seat) -> None:
    """Return a dead hero to the start space, with 1 VITALITY and all their goods (HP-VIT-07)."""
    hero = t.state.heroes[seat]
    hero.is_dead = False
    hero.at = land.START
    t.tell(HeroReturned(seat))
    await gain_good(t, seat, "VITALITY", 1)


# ---- the verb


def heroes_losing_goods(s: State, cause: Cause, op: Lose) -> list[Seat]:
    """Return the heroes that lose goods by an effect, the acting one first."""
    if op.who in ("all-in", "others-in"):
        return [
            seat
            for seat in s.clockwise(cause.seat)
            if not (op.who == "others-in" and seat == cause.seat)
            and not s.heroes[seat].is_dead
            and fits_region(s.heroes[seat].at, op.region)
            and not land.IS_SAFE[s.heroes[seat].at]
        ]
    return [seat for seat in named_heroes(s, cause, op.who) if not s.heroes[seat].is_dead]


@VERBS.verb(Lose)
async def lose_goods(t: Table[State], cause: Cause, op: Lose) -> None:
    for seat in heroes_losing_goods(t.state, cause, op):
        if op.res == "VITALITY":
            await lose_vitality(t, seat, op.n, op.cause)
        else:
            cause.paid = pay_good(t, seat, op.res, op.n) > 0
            await die_if_exhausted(t, seat)


@VERBS.would(Lose)
def would_lose(s: State, cause: Cause, op: Lose) -> bool:
    seats = heroes_losing_goods(s, cause, op)
    if op.res == "GOLD":
        return any(s.heroes[seat].gold for seat in seats)
    return bool(seats)


class Toll:
    """A simulation of losses of one hero, in the order of the rules: VITALITY, then FAITH (HP-VIT-02, HP-VIT-04)."""

    def __init__(self, hero: Hero) -> None:
        self.vitality = hero.gems[VITALITY]
        self.faith = hero.gems[FAITH]

    @property
    def remaining_gems(self) -> int:
        """VITALITY and FAITH that remain."""
        return self.vitality + self.faith

    def take_loss(self, n: int) -> list[Arg]:
        """Simulate one more loss of `n`. Return the lost amounts as texts, or nothing if nothing is lost."""
        vitality = min(n, self.vitality)
        faith = min(n - vitality, self.faith)
        self.vitality -= vitality
        self.faith -= faith
        return texts.amount_texts(((vitality, "VITALITY"), (faith, "FAITH")))


def survival_key(s: State, seat: Seat, toll: Toll) -> str:
    """Return the result of simulated losses: "lives", "dies", or "may-die" if a card could save the hero."""
    if toll.remaining_gems:
        return "lives"
    return "may-die" if _can_be_saved(s, s.heroes[seat]) else "dies"


def _can_be_saved(s: State, hero: Hero) -> bool:
    """Whether a hero has a card for the moment of a loss or of death."""
    for piece in playing.usable_pieces(hero):
        face = s.faces.face[piece]
        is_saving_card = face != UNSEEN and bool({"loss", "death"} & set(content.CARDS[face].window))
        if is_saving_card and playing.can_pay_for_use(hero, content.CARDS[face]) and meets_attributes(s, hero, face):
            return True
    return False
