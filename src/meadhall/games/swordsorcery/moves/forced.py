"""Forced moves (Bash, pull, teleport), and the tokens that enemies spring (4.19, SS-POW-17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Reason, Refused, Table, menu
from meadhall.games.swordsorcery.content import POWERS
from meadhall.games.swordsorcery.effects.verbs import VERBS, Cause, seat_of
from meadhall.games.swordsorcery.events import FigureMoved, MapChanged
from meadhall.games.swordsorcery.figures import crowd, line_of_sight, numbers
from meadhall.games.swordsorcery.figures.answers import Answer, answer, choose_if_several
from meadhall.games.swordsorcery.maps.areas import first_steps
from meadhall.games.swordsorcery.moves import entering, kills
from meadhall.games.swordsorcery.ops.ops import TokenOp
from meadhall.games.swordsorcery.state import NOBODY, Area, Ref, State, Token, is_enemy

NOT_FARTHEST_AREA = Reason("SS-SPE-07", "not-farthest")
ENTER_TRIGGER: Final = "enemy_enters"
ENTER_OR_ACT_TRIGGER: Final = "enemy_enters_or_activates"


async def move_figure(t: Table[State], ref: Ref, area: Area, how: str, cause: Cause | None = None) -> None:
    """Move a character into an area, with all consequences."""
    if not is_enemy(ref):
        await entering.enter_area(t, ref, area, how, cause)
        return
    s, enemy = t.state, t.state.enemy(ref)
    if enemy is None:
        return
    enemy.area = area
    t.tell(FigureMoved(s.code(ref), line_of_sight.board(s).areas[area].id, how))
    if s.tokens:
        await spring_tokens(t, ref, (ENTER_TRIGGER, ENTER_OR_ACT_TRIGGER))


def token_op(token: Token) -> TokenOp:
    """Return the op that placed a token."""
    return next(op for op in POWERS[token.card].ops if isinstance(op, TokenOp))


async def spring_tokens(t: Table[State], ref: Ref, triggers: tuple[str, ...]) -> None:
    """Carry out the tokens in an enemy's area that have one of these triggers. Snares are then removed (SS-POW-17)."""
    s, enemy = t.state, t.state.enemy(ref)
    for token in [token for token in s.tokens if enemy is not None and token.area == enemy.area]:
        op = token_op(token)
        if op.trigger not in triggers or s.body(ref) is None:
            continue
        if op.trigger == ENTER_TRIGGER:
            s.tokens.remove(token)
        t.tell(MapChanged("token-sprung", who=s.code(ref), card=token.card))
        cause = Cause(token.card, token.owner, area=token.area, trigger=ref)
        await VERBS.carry_out(t, cause, op.ops)
        await kills.carry_out_kill_effects(t, cause)


# ---- Bash and pull


def farthest_next_areas(s: State, ref: Ref, source: Area) -> list[Area]:
    """Return the legal next areas that are farthest from the attacker's area (SS-SPE-07)."""
    body = s.body(ref)
    if body is None:
        return []
    next_areas = line_of_sight.board(s).next_areas(s.opened, crowd.is_flying(s, ref))[body.area]
    largest_distance = max((line_of_sight.distance(s, source, area) for area in next_areas), default=0)
    return [area for area in next_areas if line_of_sight.distance(s, source, area) == largest_distance]


@menu("bash", "SS-DEC-25")
def bash_options(s: State, ref: Ref, source: Area) -> list[Answer]:
    """Return the areas that the defender may be forced into."""
    return [
        answer("to", "SS-DEC-25", line_of_sight.board(s).areas[area].id) for area in farthest_next_areas(s, ref, source)
    ]


@bash_options.never
def bash_refusals(s: State, ref: Ref, source: Area) -> Iterator[Refused]:
    """Yield refusals for all other areas."""
    return line_of_sight.other_area_refusals(s, "to", farthest_next_areas(s, ref, source), NOT_FARTHEST_AREA)


async def bash(t: Table[State], ref: Ref, n: int, cause: Cause) -> None:
    """Force a character away, one area at a time (SS-SPE-06 to 08)."""
    s = t.state
    if numbers.is_immune(s, ref, "bash"):
        return
    source = cause.source(s)
    for _ in range(n):
        next_areas = farthest_next_areas(s, ref, source)
        if not next_areas:
            return
        if cause.owner != NOBODY and not is_enemy(cause.owner):
            pick = await choose_if_several(seat_of(s, cause.owner), bash_options(s, ref, source))
            area = line_of_sight.board(s).index[pick.of]
        else:
            area = min(next_areas, key=lambda area: (len(crowd.heroes_in_area(s, area)), area))
        await move_figure(t, ref, area, "bash", cause)


async def pull(t: Table[State], ref: Ref, n: int, cause: Cause) -> None:
    """Move a character along the shortest path to the puller's area (SS-SPE-09)."""
    s = t.state
    if numbers.is_immune(s, ref, "pull"):
        return
    for _ in range(n):
        body = s.body(ref)
        if body is None:
            return
        next_areas = first_steps(
            s.quest, s.opened, crowd.is_flying(s, ref), line_of_sight.hindered_areas(s), body.area, cause.source(s)
        )
        if not next_areas:
            return
        await move_figure(t, ref, next_areas[0], "pull", cause)
