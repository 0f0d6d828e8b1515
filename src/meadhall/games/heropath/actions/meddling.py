"""Cards and Place-Sites that affect enemies on the map (verb `enemy`), give actions, or drop a card elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.heropath import rows, texts
from meadhall.games.heropath.cards.dropping import drop_card
from meadhall.games.heropath.cards.holding import Own, all_cards, category_of, other_cards, own_cards
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.enemies import tokens
from meadhall.games.heropath.enemies.placing import On, no_room_reason, place_enemy, space_options, spaces_elsewhere
from meadhall.games.heropath.events.land import EnemyPeeked
from meadhall.games.heropath.land import ALL, DISTANCE, LINKS, REGIONS, SPACES, Space, spaces_within
from meadhall.games.heropath.ops import Action, BonusAction, DropAway, Enemy
from meadhall.games.heropath.state import NOBODY, Seat, State, Token


class Pick(Option):
    """One enemy on the map. The key names its space, and its number if the space has two enemies."""

    __slots__ = ("space", "token")

    def __init__(self, s: State, space: Space, token: Token, clause: str = "HP-ASK-29") -> None:
        tokens_here = s.tokens(space)
        which = f"/{tokens_here.index(token) + 1}" if len(tokens_here) > 1 else ""
        super().__init__(f"space:{SPACES[space].id}{which}", clause)
        self.space = space
        self.token = token

    def args(self, state: State) -> Args:
        return {"foe": texts.foe_name(state.faces.face[self.token.piece]), "at": texts.SPACE[self.space]}


def reachable_enemies(s: State, cause: Cause, op: Enemy) -> list[tuple[Space, Token]]:
    """Return the enemies that an effect may target, each with its space."""
    position = s.heroes[cause.seat].at
    if op.where == "my-regions":
        spaces = [space for space in ALL if not REGIONS[space].isdisjoint(REGIONS[position])]
    else:
        spaces = spaces_within(position, op.range)
    if op.op in ("expose", "peek"):
        return tokens.hidden_tokens(s, spaces)
    enemies = [(space, token) for space in spaces for token in s.tokens(space)]
    if op.op == "replace":
        return [(space, token) for space, token in enemies if token.exposed]
    if op.op == "move":
        return [(space, token) for space, token in enemies if tokens.reachable_spaces(s, space, op.steps)]
    return enemies


def enemy_places(s: State, cause: Cause, op: Enemy) -> list[Space]:
    """Return the spaces on which an effect may place a new enemy (HP-ENM-13)."""
    seat = cause.target if op.where == "adjacent-target" else cause.seat
    return tokens.spaces_with_room(s, list(LINKS[s.heroes[seat].at])) if seat != NOBODY else []


@VERBS.would(Enemy)
def would_meddle(s: State, cause: Cause, op: Enemy) -> bool:
    if op.op == "place":
        return (bool(enemy_places(s, cause, op)) and tokens.is_enemy_left(s)) or rows.style(s).can_reveal(s)
    return bool(reachable_enemies(s, cause, op))


@VERBS.verb(Enemy)
async def meddle(t: Table[State], cause: Cause, op: Enemy) -> None:
    await _EFFECTS[op.op](t, cause, op)


NO_ENEMY: Final = Reason("HP-ASK-29", "no-enemy-for-it")
ONE_AT_LEAST: Final = Reason("HP-ENM-09", "move-one-at-least")
WAS_MOVED: Final = Reason("HP-ENM-09", "enemy-moved-already")
OUT_OF_REACH: Final = Reason("HP-ENM-09", "enemy-out-of-reach")
WRONG_DISTANCE: Final = Reason("HP-DRP-06", "wrong-distance")
OTHER_CATEGORY: Final = Reason("HP-DRP-06", "other-category-dropped")


@menu("which-enemy", "HP-ASK-29")
def targetable_enemies(s: State, cause: Cause, op: Enemy) -> list[Pick]:
    """Return an option for each enemy that the effect may target."""
    return [Pick(s, space, token) for space, token in reachable_enemies(s, cause, op)]


@targetable_enemies.never
def untargetable_enemies(s: State, cause: Cause, op: Enemy) -> Iterator[Refused]:
    """Yield refusals for all other spaces."""
    return spaces_elsewhere({space for space, _ in reachable_enemies(s, cause, op)}, lambda space: NO_ENEMY)


def refuse_other_spaces(options: list[Pick]) -> Callable[[], Iterator[Refused]]:
    """Return a function that yields a refusal for every space without one of these enemies."""
    return lambda: spaces_elsewhere({pick.space for pick in options}, lambda space: NO_ENEMY)


async def _expose(t: Table[State], cause: Cause, op: Enemy) -> None:
    s = t.state
    options = [Pick(s, space, token) for space, token in reachable_enemies(s, cause, op)]
    question = Some(
        "which-enemies", "HP-ASK-29", options, min(op.n, len(options)), op.n, others=refuse_other_spaces(options)
    )
    for pick in options if op.n >= len(options) else await choose_some(cause.seat, question):
        tokens.expose_one(t, pick.space, pick.token, "HP-ENM-02")


async def _peek(t: Table[State], cause: Cause, op: Enemy) -> None:
    """Let the player look at the faces of enemies. Everybody sees which tokens these are (HP-SEE-06)."""
    s = t.state
    options = [Pick(s, space, token) for space, token in reachable_enemies(s, cause, op)]
    question = Some("look-at", "HP-ASK-29", options, 1, op.n, others=refuse_other_spaces(options))
    picked = await choose_some(cause.seat, question)
    for pick in picked:
        foe = t.look("HP-SEE-06", pick.token.piece, cause.seat)
        t.tell(EnemyPeeked(cause.seat, pick.space))
        t.tell(EnemyPeeked(cause.seat, pick.space, foe), to=cause.seat)
    limit = len(picked) if op.may_expose is True else int(op.may_expose)
    if limit:
        question = Some("turn-up", "HP-ASK-29", picked, 0, limit, others=refuse_other_spaces(picked))
        for pick in await choose_some(cause.seat, question):
            tokens.expose_one(t, pick.space, pick.token, "HP-ENM-02")


async def _move(t: Table[State], cause: Cause, op: Enemy) -> None:
    """Move up to `n` enemies, each along at most `steps` links (HP-ENM-09)."""
    s = t.state
    moved: list[Piece] = []
    for _ in range(op.n):
        offered = movable_enemies(s, cause, op, moved[:])
        pick = await choose(cause.seat, offered)
        if not isinstance(pick, Pick):
            return
        moved.append(pick.token.piece)
        end = await only_choice(cause.seat, move_ends(s, pick.space, op.steps))
        tokens.move_token(t, pick.space, pick.token, end.space)


ENOUGH: Final = Option("enough", "HP-ENM-09")


@menu("move-which", "HP-ENM-09", default="enough")
def movable_enemies(s: State, cause: Cause, op: Enemy, moved: list[Piece]) -> Iterator[Candidate[Option]]:
    """Yield the enemies that the player may move. At least one must be moved."""
    enemies = reachable_enemies(s, cause, op)
    for space, token in enemies:
        yield Pick(s, space, token, "HP-ENM-09"), WAS_MOVED if token.piece in moved else None
    yield ENOUGH, None if moved or not enemies else ONE_AT_LEAST


@movable_enemies.never
def immovable(s: State, cause: Cause, op: Enemy, moved: list[Piece]) -> Iterator[Refused]:
    """Yield refusals for all other spaces."""
    yield from untargetable_enemies(s, cause, op)


@menu("move-where", "HP-ENM-09")
def move_ends(s: State, space: Space, steps: int) -> list[On]:
    """Return the possible destinations of an enemy's move."""
    return space_options(tokens.reachable_spaces(s, space, steps), "HP-ENM-09")


@move_ends.never
def refused_move_ends(s: State, space: Space, steps: int) -> Iterator[Refused]:
    """Yield refusals for full spaces and spaces out of reach."""
    in_reach, reason_at = spaces_within(space, steps), no_room_reason(s, OUT_OF_REACH)
    return spaces_elsewhere(
        tokens.reachable_spaces(s, space, steps), lambda end: reason_at(end) if end in in_reach else OUT_OF_REACH
    )


async def _place(t: Table[State], cause: Cause, op: Enemy) -> None:
    for _ in range(op.n):
        await place_enemy(t, cause.seat, enemy_places(t.state, cause, op), "HP-ENM-12", exposed=not op.hidden)


async def _banish(t: Table[State], cause: Cause, op: Enemy) -> None:
    pick = await only_choice(cause.seat, targetable_enemies(t.state, cause, op))
    tokens.return_to_stock(t, pick.space, pick.token)


async def _replace(t: Table[State], cause: Cause, op: Enemy) -> None:
    """Put an exposed enemy back into the stockpile, and place a random one face up there instead (Polymorph)."""
    pick = await only_choice(cause.seat, targetable_enemies(t.state, cause, op))
    tokens.return_to_stock(t, pick.space, pick.token)
    if await rows.style(t.state).replace_new_enemy(t, cause.seat, [pick.space], "HP-ENM-12"):
        return
    for piece in tokens.take_new_tokens(t, 1, "HP-ENM-12"):
        tokens.place_token(t, piece, pick.space, cause.seat, exposed=True)


_EFFECTS: Final = {
    "expose": _expose,
    "peek": _peek,
    "move": _move,
    "place": _place,
    "banish": _banish,
    "replace": _replace,
}


# ---- actions that cards give


@VERBS.verb(Action)
async def action(t: Table[State], cause: Cause, op: Action) -> None:
    rows.competition(t.state).add_actions(t.state, cause.seat, op.n)


@VERBS.verb(BonusAction)
async def bonus_action(t: Table[State], cause: Cause, op: BonusAction) -> None:
    """Give the hero a Travel after the current action (HP-CRD-19)."""
    t.state.due.append(cause.seat)


# ---- distant drops


def drop_spaces(s: State, seat: Seat, spaces: int) -> list[Space]:
    """Return the spaces at exactly this distance from the hero."""
    position = s.heroes[seat].at
    return [space for space in ALL if DISTANCE[position][space] == spaces]


@menu("drop-which", "HP-DRP-06")
def drops(s: State, seat: Seat, category: str) -> list[Own]:
    """Return the player's own cards of a category, the cheapest first."""
    pieces = [piece for piece in all_cards(s.heroes[seat]) if category_of(s, piece) == category]
    return own_cards(s, seat, sorted(pieces, key=lambda piece: s.card(piece).id), "HP-DRP-06")


@drops.never
def refused_drops(s: State, seat: Seat, category: str) -> Iterator[Refused]:
    """Yield refusals for the player's other cards."""
    return other_cards(s, seat, [option.piece for option in drops(s, seat, category)], OTHER_CATEGORY)


@menu("drop-where", "HP-DRP-06")
def drop_places(s: State, seat: Seat, spaces: int) -> list[On]:
    """Return the options for the spaces at exactly this distance."""
    return space_options(drop_spaces(s, seat, spaces), "HP-DRP-06")


@drop_places.never
def refused_drop_places(s: State, seat: Seat, spaces: int) -> Iterator[Refused]:
    """Yield refusals for spaces at other distances."""
    return spaces_elsewhere(drop_spaces(s, seat, spaces), lambda space: WRONG_DISTANCE(spaces=spaces))


@VERBS.verb(DropAway)
async def drop_away(t: Table[State], cause: Cause, op: DropAway) -> None:
    """Drop one of the player's cards on a space at exactly this distance (Landslide)."""
    s = t.state
    for _ in range(op.n):
        card = await only_choice(cause.seat, drops(s, cause.seat, op.category))
        where = await only_choice(cause.seat, drop_places(s, cause.seat, op.spaces))
        await drop_card(t, cause.seat, card.piece, where.space)


@VERBS.would(DropAway)
def would_drop_away(s: State, cause: Cause, op: DropAway) -> bool:
    has_card = any(category_of(s, piece) == op.category for piece in all_cards(s.heroes[cause.seat]))
    return has_card and bool(drop_spaces(s, cause.seat, op.spaces))
