"""What may be played in a window: free plays, and reactions to a sin card (SV-FREE-01, SV-FREE-08, SV-SIN-07)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.kit.windows import DONE, Window, innermost
from meadhall.engine.language.wording import Names
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import BUILDINGS, ELIXIR_GIFTS, ELIXIRS, N_VIRTUES, SINS, WILD
from meadhall.games.virtues.effects.doing import Doing, can_do_any
from meadhall.games.virtues.holdings.allegiance import BETTER, production, sides
from meadhall.games.virtues.ops import Negate, needs_target
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.things import Always
from meadhall.games.virtues.windows.targets import has_target

OWN: Final = ("any", "own")  # the specials of windows A and C
OTHERS: Final = ("any",)  # of windows D and E
AGAINST_SIN: Final = ("any", "response")  # of window D against a sin card


class DropElixir(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"drink:{ELIXIRS[card].id}", "SV-FREE-05")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        return f"Discard {ELIXIRS[self.card].name} for its gifts"


class DropBuilding(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"give-up:{BUILDINGS[card].id}", "SV-FREE-06")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = BUILDINGS[self.card]
        owner = next((player for player in state.players if self.card in player.buildings), None)
        number = production(owner, self.card) if owner else card.prod
        return f"Discard {card.name} for {number} {'fame' if card.kind == 'castle' else 'gold'}"


class UseSpecial(Option):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"special:{BUILDINGS[card].id}", "SV-MAN-04")
        self.card = card

    def words(self, state: State, names: Names) -> str:
        card = BUILDINGS[self.card]
        return f"{card.special} ({card.name}): {card.text}"


class Side(Option):
    """The base or the improved side of an elixir."""

    __slots__ = ("elixir", "side")

    def __init__(self, elixir: int, side: int) -> None:
        super().__init__("improved" if side == BETTER else "base", "SV-ELX-03")
        self.elixir = elixir
        self.side = side

    def words(self, state: State, names: Names) -> str:
        return f"{self.key.capitalize()}: {phrases.gifts(ELIXIR_GIFTS[self.elixir][self.side])}"


DRINK: Final = [DropElixir(card) for card in range(len(ELIXIRS))]
GIVE_UP: Final = [DropBuilding(card) for card in range(len(BUILDINGS))]
SPECIAL: Final = [UseSpecial(card) for card in range(len(BUILDINGS))]
SIDES: Final = [(Side(card, 0), Side(card, 1)) for card in range(len(ELIXIRS))]
DEMAND: Final = "demand"  # the kind of a window before a demand of the Unnamed
UNNEGATED: Final = "Nothing negates what the Unnamed plays."


class React(Option):
    """A sin card of the hand, played against the sin card of another (SV-SIN-07)."""

    __slots__ = ("card", "function")

    def __init__(self, card: int, function: int) -> None:
        super().__init__(f"react:{SINS[card].id}", "SV-SIN-07")
        self.card = card
        self.function = function

    def words(self, state: State, names: Names) -> str:
        return f"{SINS[self.card].functions[self.function].name}: it does not affect you"


REACTIONS: Final = {
    card: React(card, at)
    for card, sin in enumerate(SINS)
    for at, function in enumerate(sin.functions)
    if function.kind == "reaction"
}


# ---- what may be played


def free_plays(s: State, seat: Seat, marks: tuple[str, ...]) -> list[Option]:
    """Every free play of a player in a window that allows specials with these marks (SV-FREE-08)."""
    player = s.players[seat]
    options: list[Option] = [DRINK[card] for card in player.elixirs if useful_sides(s, seat, card)]
    for card in player.buildings:
        if BUILDINGS[card].kind != "temple":
            options.append(GIVE_UP[card])
    for card in player.manned:
        if BUILDINGS[card].window in marks and can_use_special(s, seat, card):
            options.append(SPECIAL[card])
    return options


def has_free_play(s: State, seat: Seat) -> bool:
    """Whether there is anything to ask (SV-FREE-04)."""
    player = s.players[seat]
    if any(BUILDINGS[card].kind != "temple" for card in player.buildings):
        return True  # it can be discarded; and the specials of temples are no free plays
    return any(useful_sides(s, seat, card) for card in player.elixirs)


def useful_sides(s: State, seat: Seat, elixir: int) -> list[Side]:
    """The sides of which at least one gift is in the pool, each tested by itself (SV-ELX-06)."""
    return [SIDES[elixir][side] for side in sides(s.players[seat], elixir) if _is_there(s, ELIXIR_GIFTS[elixir][side])]


def _is_there(s: State, wanted: tuple[int, ...]) -> bool:
    return any(wanted[virtue] and s.pool[virtue] for virtue in range(N_VIRTUES)) or bool(wanted[WILD] and any(s.pool))


def can_use_special(s: State, seat: Seat, building: int) -> bool:
    """Whether at least one part of it can be carried out, its price paid (SV-FREE-11)."""
    ops = BUILDINGS[building].effects
    if isinstance(ops[0], Negate):
        return True  # the window is open only where there is something to turn away
    if needs_target(ops):
        return has_target(s, seat, ops)
    return can_do_any(s, Doing(seat, ""), ops)


# ---- the menus of the windows


_DONE: Final = {
    "go": Always(DONE, "SV-DEC-16", "Done"),
    "end": Always(DONE, "SV-DEC-24", "Done"),
    "let": Always(DONE, "SV-DEC-18", "Let it happen"),
}


@menu("after-action", "SV-DEC-16", default=DONE)
def after_action(no: Why, s: State, seat: Seat) -> list[Option]:
    """Window C: the player on go, after his action (SV-FREE-02)."""
    if no is not None:
        refuse(no, s, seat, OWN)
    return [*free_plays(s, seat, OWN), _DONE["go"]]


@menu("end-of-phase", "SV-DEC-24", default=DONE)
def end_of_phase(no: Why, s: State, seat: Seat) -> list[Option]:
    """Window E: everybody, before Regrouping (SV-FREE-02)."""
    if no is not None:
        refuse(no, s, seat, OTHERS)
    return [*free_plays(s, seat, OTHERS), _DONE["end"]]


@menu("interrupt", "SV-DEC-18", default=DONE)
def interrupts(no: Why, s: State, seat: Seat) -> list[Option]:
    """Window D: whoever would be affected, before it takes effect (SV-FREE-02)."""
    window = innermost(s)
    assert window is not None
    if no is not None:
        refuse(no, s, seat, AGAINST_SIN if is_sin(window) else OTHERS)
        _refuse_reactions(no, s, seat, window)
    if not is_sin(window):
        return [*free_plays(s, seat, OTHERS), _DONE["let"]]
    held = dict.fromkeys(s.sin_faces(seat))
    reactions: list[Option] = [REACTIONS[card] for card in held if card in REACTIONS]
    return [*reactions, *free_plays(s, seat, AGAINST_SIN), _DONE["let"]]


def is_sin(window: Window) -> bool:
    return window.kind == "sin"


def may_interrupt(s: State, seat: Seat) -> bool:
    """Who is affected is asked if he could do something, by what everybody sees (SV-FREE-04, SV-DEC-91)."""
    window = innermost(s)
    assert window is not None
    if not is_sin(window):
        return has_free_play(s, seat)
    return seat in window.to and (bool(s.players[seat].sins) or has_free_play(s, seat))


# ---- and what may not


def refuse(no: Refusals, s: State, seat: Seat, marks: tuple[str, ...]) -> None:
    """Why a player's own cards bring no free play in a window that allows specials with these marks."""
    player = s.players[seat]
    for elixir in player.elixirs:
        if not useful_sides(s, seat, elixir):
            no(DRINK[elixir].key, "SV-ELX-06", "No gift of {name} is in the pool.", name=ELIXIRS[elixir].name)
    for building in player.buildings:
        card = BUILDINGS[building]
        if card.kind == "temple":
            no(GIVE_UP[building].key, "SV-FREE-07", "A temple is never given up.")
        clause, why = _why_no_special(s, seat, building, marks)
        if clause:
            no(SPECIAL[building].key, clause, why, special=card.special, name=card.name)


def _why_no_special(s: State, seat: Seat, building: int, marks: tuple[str, ...]) -> tuple[str, str]:
    """The clause by which a special may not be used, and why; no clause if it may."""
    card = BUILDINGS[building]
    if card.kind == "temple":
        return "SV-MAN-03", "{special} works by itself while {name} is manned."
    if building not in s.players[seat].manned:
        return "SV-MAN-04", "{name} is not manned."
    if card.window not in marks:
        window = innermost(s)
        if card.window == "own":
            return "SV-FREE-08", "{special} may be used in your own go only."
        if window is not None and window.kind == DEMAND:
            return "SV-UNN-08", UNNEGATED
        return "SV-FREE-08", "{special} answers a sin card of another player that would affect you."
    if not can_use_special(s, seat, building):
        return "SV-FREE-11", "{special} could do nothing now."
    return "", ""


def _refuse_reactions(no: Refusals, s: State, seat: Seat, window: Window) -> None:
    """A reaction in hand answers nothing but a sin card."""
    if is_sin(window):
        return
    for card in dict.fromkeys(s.sin_faces(seat)):
        if card not in REACTIONS:
            continue
        if window.kind == DEMAND:
            no(REACTIONS[card].key, "SV-UNN-08", UNNEGATED)
        else:
            no(REACTIONS[card].key, "SV-SIN-07", "A reaction answers the sin card of another player alone.")
