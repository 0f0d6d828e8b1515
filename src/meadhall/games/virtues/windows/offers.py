"""Menus of windows: free plays, reactions to a sin card, and possible targets of a card (4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine import Candidate, Flow, Option, Reason, Refused, menu
from meadhall.engine.common.text import Args
from meadhall.engine.kit.windows import DONE, Window, innermost
from meadhall.games.virtues import content, holdings, texts
from meadhall.games.virtues.asking import CardOption, OnePlayer, ask_seat, card_options, player_option, reason_about
from meadhall.games.virtues.effects.verbs import VERBS, Cause, can_do_any
from meadhall.games.virtues.ops import (
    AnyOp,
    Close,
    DropGifts,
    Evict,
    Gain,
    Lose,
    Negate,
    Refresh,
    Ruin,
    Skip,
    Steal,
    StealGifts,
    names_resource,
    needs_target,
)
from meadhall.games.virtues.state import Seat, State

OWN_WINDOW_MARKS: Final = ("any", "own")  # marks of the special effects allowed in windows A and C
OTHER_WINDOW_MARKS: Final = ("any",)  # marks of the special effects allowed in windows D and E
SIN_WINDOW_MARKS: Final = ("any", "response")  # marks of the special effects allowed in window D against a sin card


class DropElixir(CardOption):
    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"card": texts.ELIXIRS[self.card]}


class DropBuilding(CardOption):
    __slots__ = ()

    def args(self, state: State) -> Args:
        card = content.BUILDINGS[self.card]
        owner = next((player for player in state.players if self.card in player.buildings), None)
        number = holdings.production(owner, self.card) if owner else card.prod
        return {"card": texts.BUILDINGS[self.card], "goods": texts.amount(texts.PRODUCT[card.kind], number)}


class UseSpecial(CardOption):
    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"card": texts.BUILDINGS[self.card]}


class Side(Option):
    """The base or the improved side of an elixir."""

    __slots__ = ("elixir", "side")

    def __init__(self, elixir: int, side: int) -> None:
        super().__init__("improved" if side == holdings.IMPROVED else "base", "SV-ELX-03")
        self.elixir = elixir
        self.side = side

    def args(self, state: State) -> Args:
        gifts = texts.gift_texts(content.ELIXIR_GIFTS[self.elixir][self.side])
        return {"better": int(self.side == holdings.IMPROVED), "gifts": gifts}


DRINK_OPTIONS: Final = card_options(DropElixir, "drink", "SV-FREE-05", content.ELIXIRS)
GIVE_UP_OPTIONS: Final = card_options(DropBuilding, "give-up", "SV-FREE-06", content.BUILDINGS)
SPECIAL_OPTIONS: Final = card_options(UseSpecial, "special", "SV-MAN-04", content.BUILDINGS)
SIDE_OPTIONS: Final = [(Side(card, 0), Side(card, 1)) for card in range(len(content.ELIXIRS))]
DEMAND_KIND: Final = "demand"  # kind of the window before a demand of the Unnamed


class LetHappen(Option):
    __slots__ = ()


class React(Option):
    """A sin card in hand, played against the sin card of another player (SV-SIN-07)."""

    __slots__ = ("card", "function")

    def __init__(self, card: int, function: int) -> None:
        super().__init__(f"react:{content.SINS[card].id}", "SV-SIN-07")
        self.card = card
        self.function = function

    def args(self, state: State) -> Args:
        return {"function": texts.function_text(self.card, self.function)}


REACTIONS: Final = {
    card: React(card, index)
    for card, sin in enumerate(content.SINS)
    for index, function in enumerate(sin.functions)
    if function.kind == "reaction"
}


# ---- free plays


NO_GIFT: Final = Reason("SV-ELX-06", "elixir-pool-empty")
TEMPLE_STAYS: Final = Reason("SV-FREE-07", "temple-stays")
WORKS_BY_ITSELF: Final = Reason("SV-MAN-03", "works-by-itself")
NOT_MANNED: Final = Reason("SV-MAN-04", "not-manned")
ONLY_IN_OWN_GO: Final = Reason("SV-FREE-08", "own-turn-only")
AGAINST_SINS: Final = Reason("SV-FREE-08", "answers-sins-only")
DEMAND_NOT_NEGATED: Final = Reason("SV-UNN-08", "unnamed-not-negated")
SPECIAL_IDLE: Final = Reason("SV-FREE-11", "special-idle")
REACTION_ANSWERS_SINS: Final = Reason("SV-SIN-07", "reaction-answers-sins")
NO_REACTION: Final = Reason("SV-SIN-07", "no-reaction")


def free_plays(s: State, seat: Seat, marks: tuple[str, ...]) -> list[Candidate[Option]]:
    """Return a player's free plays in a window that allows special effects with these marks (SV-FREE-08)."""
    player = s.players[seat]
    buildings = player.buildings
    if not buildings and not player.elixirs:
        return []
    unmanned = [card for card in buildings if card not in player.manned]
    return [
        *((DRINK_OPTIONS[card], cannot_drink(s, seat, card)) for card in player.elixirs),
        *(
            (GIVE_UP_OPTIONS[card], TEMPLE_STAYS if content.BUILDINGS[card].kind == "temple" else None)
            for card in buildings
        ),
        *((SPECIAL_OPTIONS[card], cannot_use_special(s, seat, card, marks)) for card in (*player.manned, *unmanned)),
    ]


def cannot_drink(s: State, seat: Seat, elixir: int) -> Reason | None:
    """Return why one of the player's own elixirs gives no gift, or None (SV-ELX-06)."""
    return None if useful_side_options(s, seat, elixir) else reason_about(NO_GIFT, card=texts.ELIXIRS[elixir])


def has_free_play(s: State, seat: Seat) -> bool:
    """Whether a player has a free play, so that a window asks them (SV-FREE-04)."""
    player = s.players[seat]
    if any(content.BUILDINGS[card].kind != "temple" for card in player.buildings):
        return True  # castles and estates can be given up; special effects of temples are not free plays
    return any(useful_side_options(s, seat, card) for card in player.elixirs)


def useful_side_options(s: State, seat: Seat, elixir: int) -> list[Side]:
    """Return the usable sides of an elixir with at least one gift that the pool has (SV-ELX-06)."""
    return [
        SIDE_OPTIONS[elixir][side]
        for side in holdings.usable_sides(s.players[seat], elixir)
        if _is_in_pool(s, content.ELIXIR_GIFTS[elixir][side])
    ]


def _is_in_pool(s: State, wanted: tuple[int, ...]) -> bool:
    if wanted[content.WILD] and any(s.pool):
        return True
    return bool([1 for asked, left in zip(wanted, s.pool, strict=False) if asked and left])


def cannot_use_special(s: State, seat: Seat, building: int, marks: tuple[str, ...]) -> Reason | None:
    """Return why a player cannot use a special effect in a window that allows these marks, or None."""
    card = content.BUILDINGS[building]
    if card.kind == "temple":
        return reason_about(WORKS_BY_ITSELF, card=texts.BUILDINGS[building])
    if building not in s.players[seat].manned:
        return reason_about(NOT_MANNED, card=texts.BUILDINGS[building])
    if card.window in marks:
        return None if _can_do_special(s, seat, card.effects) else SPECIAL_IDLE(card=texts.BUILDINGS[building])
    window = innermost(s)
    if card.window == "own":
        return ONLY_IN_OWN_GO(card=texts.BUILDINGS[building])
    return (
        DEMAND_NOT_NEGATED
        if window is not None and window.kind == DEMAND_KIND
        else AGAINST_SINS(card=texts.BUILDINGS[building])
    )


def _can_do_special(s: State, seat: Seat, ops: Sequence[AnyOp]) -> bool:
    """Whether at least one op of a special effect can be carried out (SV-FREE-11)."""
    if isinstance(ops[0], Negate):
        return True  # such a window opens only against an effect that can be negated
    if needs_target(ops):
        return has_target(s, seat, ops)
    return can_do_any(s, Cause(seat, ""), ops)


# ---- the menus of the windows


_END_OPTIONS: Final = {
    "go": Option(DONE, "SV-DEC-16"),
    "end": Option(DONE, "SV-DEC-24"),
    "let": LetHappen(DONE, "SV-DEC-18"),
}


@menu("after-action", "SV-DEC-16", default=DONE)
def after_action_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options in window C: free plays of the player whose go it is, after the action (SV-FREE-02)."""
    yield from free_plays(s, seat, OWN_WINDOW_MARKS)
    yield _END_OPTIONS["go"]


@menu("end-of-phase", "SV-DEC-24", default=DONE)
def end_of_phase_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options in window E: free plays of every player, before Regrouping (SV-FREE-02)."""
    yield from free_plays(s, seat, OTHER_WINDOW_MARKS)
    yield _END_OPTIONS["end"]


@menu("interrupt", "SV-DEC-18", default=DONE)
def interrupt_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options in window D: reactions and free plays of an affected player (SV-FREE-02)."""
    window = innermost(s)
    assert window is not None
    for card in dict.fromkeys(s.sin_faces(seat)):
        if card in REACTIONS:
            yield REACTIONS[card], cannot_react(window)
    yield from free_plays(s, seat, SIN_WINDOW_MARKS if is_sin_window(window) else OTHER_WINDOW_MARKS)
    yield _END_OPTIONS["let"]


@interrupt_options.never
def refused_reactions(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield refusals for the sin cards in hand that have no reaction."""
    for card in dict.fromkeys(s.sin_faces(seat)):
        if card not in REACTIONS:
            yield f"react:{content.SINS[card].id}", NO_REACTION


def cannot_react(window: Window) -> Reason | None:
    """Return why no reaction can be played against a pending effect, or None (SV-SIN-07, SV-UNN-08)."""
    if is_sin_window(window):
        return None
    return DEMAND_NOT_NEGATED if window.kind == DEMAND_KIND else REACTION_ANSWERS_SINS


def is_sin_window(window: Window) -> bool:
    return window.kind == "sin"


def may_interrupt(s: State, seat: Seat) -> bool:
    """Whether an affected player is asked: they may have an answer by public facts (SV-FREE-04, SV-DEC-91)."""
    window = innermost(s)
    assert window is not None
    if not is_sin_window(window):
        return has_free_play(s, seat)
    return seat in window.to and (bool(s.players[seat].sins) or has_free_play(s, seat))


def change_nothing(s: State, seat: Seat, options: Sequence[Option]) -> bool:
    """Whether none of a player's options in window D changes what the pending effect does to them."""
    window = innermost(s)
    if window is None or any(not isinstance(option, DropElixir | DropBuilding | LetHappen) for option in options):
        return False
    if is_sin_window(window):
        return not _takes_cards(s, seat, content.SIN_FUNCTION[window.card].effects)
    effects = content.CATACLYSMS[content.CATACLYSM[window.card]].effects if window.kind == "cataclysm" else None
    return effects is not None and not _takes_cards(s, seat, effects)


def _takes_cards(s: State, seat: Seat, ops: Sequence[AnyOp]) -> bool:
    """Whether an effect takes or taps cards, so that using them before it can be better."""
    numbers = [content.BUILDINGS[building].no for building in s.players[seat].buildings]
    return any(
        any(no in numbers for no in op.nos)
        if isinstance(op, Ruin)
        else not isinstance(op, Lose | Steal | DropGifts | StealGifts | Skip | Close | Evict | Gain | Refresh)
        for op in ops
    )


# ---- naming another player as the target of a card (SV-SIN-12, SV-DEC-07, SV-DEC-28, SV-DEC-30)


NAMES_ANOTHER_PLAYER: Final = Reason("SV-SIN-12", "names-another")
NOTHING_THERE: Final = Reason("SV-SIN-12", "nothing-there")


def _target_candidates(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Iterator[tuple[OnePlayer, Reason | None]]:
    target_ops = _ops_on_target(ops)
    for other in s.others(seat):
        for res in _resources(target_ops):
            yield player_option(other, res), cannot_name(s, Cause(seat, "", other, (other,), res=res), target_ops)


@menu("target", "SV-DEC-07")
def effect_targets(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Iterator[Candidate[OnePlayer]]:
    """Yield every other player as the target of a card. Impossible targets have a reason."""
    yield from _target_candidates(s, seat, ops)


@effect_targets.never
def refused_acting_player(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Iterator[Refused]:
    """Yield a refusal for the acting player as a target."""
    yield player_option(seat), NAMES_ANOTHER_PLAYER


def has_target(s: State, seat: Seat, ops: Sequence[AnyOp]) -> bool:
    """Whether a card has a possible target."""
    target_ops = _ops_on_target(ops)
    for other in s.others(seat):
        for res in _resources(target_ops):
            if cannot_name(s, Cause(seat, "", other, (other,), res=res), target_ops) is None:
                return True
    return False


def _ops_on_target(ops: Sequence[AnyOp]) -> list[AnyOp]:
    """Return the ops of a card that apply to its target."""
    return [op for op in ops if getattr(op, "who", "") == "target"]


def _resources(target_ops: Sequence[AnyOp]) -> tuple[str, ...]:
    """Return the resources to name with the target: fame and gold, or only "" if the card names none."""
    return ("fame", "gold") if names_resource(target_ops) else ("",)


def cannot_name(s: State, cause: Cause, target_ops: Sequence[AnyOp]) -> Reason | None:
    """Return why a card cannot name a target for these ops, or None (SV-SIN-12)."""
    if False in [_meets_condition(s, cause, op) for op in target_ops]:
        return NOTHING_THERE
    return None if VERBS.would_any(s, cause, target_ops) else NOTHING_THERE


def _meets_condition(s: State, cause: Cause, op: AnyOp) -> bool:
    """Whether the target meets the condition of an op. Only the naming of a target checks it (SV-SIN-04)."""
    if isinstance(op, Lose) and op.cond:
        return s.players[cause.target].might > s.players[cause.by].might
    if isinstance(op, Steal) and op.cond:
        return holdings.amount_held(s, cause.target, cause.res) > holdings.amount_held(s, cause.by, cause.res)
    return True


def choose_target(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Flow[OnePlayer]:
    """Ask for the target of a card."""
    return ask_seat(seat, effect_targets(s, seat, ops))
