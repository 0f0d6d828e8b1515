"""Cards and Place-Sites that affect enemies on the map (verb `enemy`), give actions, or drop a card elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.engine.kit.choosing import Some, choose_some
from meadhall.games.heropath import rows, texts
from meadhall.games.heropath.cards.dropping import drop_card
from meadhall.games.heropath.cards.holding import Own, all_cards, category_of, own_card_options, refused_other_cards
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.enemies import tokens
from meadhall.games.heropath.enemies.placing import On, no_room_reason, place_enemy, refused_other_spaces, space_options
from meadhall.games.heropath.events.land import EnemyPeeked
from meadhall.games.heropath.land import ALL, DISTANCE, LINKS, REGIONS, SPACES, Space, spaces_within
from meadhall.games.heropath.ops import Action, BonusAction, DropAway, Enemy
from meadhall.games.heropath.state import NOBODY, Seat, State, Token


class Pick(Option):
    """One enemy on the map. The key names its space, and its number if the space has two enemies."""

    __slots__ = ("space", "token")

    def __init__(self, s: State, space: Space, token: Token, clause: str = "HP-ASK-29") -> None:
        tokens_here = s.tokens(space)
        suffix = f"/{tokens_here.index(token) + 1}" if len(tokens_here) > 1 else ""
        super().__init__(f"space:{SPACES[space].id}{suffix}", clause)
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
def would_affect_enemies(s: State, cause: Cause, op: Enemy) -> bool:
    if op.op == "place":
        return (bool(enemy_places(s, cause, op)) and tokens.is_enemy_left(s)) or rows.style(s).can_reveal(s)
    return bool(reachable_enemies(s, cause, op))


@VERBS.verb(Enemy)
async def affect_enemies(t: Table[State], cause: Cause, op: Enemy) -> None:
    await _EFFECTS[op.op](t, cause, op)


NO_ENEMY: Final = Reason("HP-ASK-29", "no-enemy-for-it")
MOVE_ONE_AT_LEAST: Final = Reason("HP-ENM-09", "move-one-at-least")
ENEMY_MOVED_ALREADY: Final = Reason("HP-ENM-09", "enemy-moved-already")
OUT_OF_REACH: Final = Reason("HP-ENM-09", "enemy-out-of-reach")
WRONG_DISTANCE: Final = Reason("HP-DRP-06", "wrong-distance")
NOT_IN_CATEGORY: Final = Reason("HP-DRP-06", "other-category-dropped")


@menu("which-enemy", "HP-ASK-29")
def enemy_target_options(s: State, cause: Cause, op: Enemy) -> list[Pick]:
    """Return an option for each enemy that the effect may target."""
    return [Pick(s, space, token) for space, token in reachable_enemies(s, cause, op)]


@enemy_target_options.never
def refused_target_spaces(s: State, cause: Cause, op: Enemy) -> Iterator[Refused]:
    """Yield refusals for all other spaces."""
    return refused_other_spaces({space for space, _ in reachable_enemies(s, cause, op)}, lambda space: NO_ENEMY)


def refuse_other_spaces(options: list[Pick]) -> Callable[[], Iterator[Refused]]:
    """Return a function that yields a refusal for every space without one of these enemies."""
    return lambda: refused_other_spaces({pick.space for pick in options}, lambda space: NO_ENEMY)


async def _expose_enemies(t: Table[State], cause: Cause, op: Enemy) -> None:
    s = t.state
    options = [Pick(s, space, token) for space, token in reachable_enemies(s, cause, op)]
    question = Some(
        "which-enemies", "HP-ASK-29", options, min(op.n, len(options)), op.n, others=refuse_other_spaces(options)
    )
    for pick in options if op.n >= len(options) else await choose_some(cause.seat, question):
        tokens.expose_enemy(t, pick.space, pick.token, "HP-ENM-02")


async def _peek_at_enemies(t: Table[State], cause: Cause, op: Enemy) -> None:
    """Let the player look at the faces of enemies. Everybody sees which tokens these are (HP-SEE-06)."""
    s = t.state
    options = [Pick(s, space, token) for space, token in reachable_enemies(s, cause, op)]
    question = Some("look-at", "HP-ASK-29", options, 1, op.n, others=refuse_other_spaces(options))
    chosen_enemies = await choose_some(cause.seat, question)
    for pick in chosen_enemies:
        foe = t.look("HP-SEE-06", pick.token.piece, cause.seat)
        t.tell(EnemyPeeked(cause.seat, pick.space))
        t.tell(EnemyPeeked(cause.seat, pick.space, foe), to=cause.seat)
    limit = len(chosen_enemies) if op.may_expose is True else int(op.may_expose)
    if limit:
        question = Some("turn-up", "HP-ASK-29", chosen_enemies, 0, limit, others=refuse_other_spaces(chosen_enemies))
        for pick in await choose_some(cause.seat, question):
            tokens.expose_enemy(t, pick.space, pick.token, "HP-ENM-02")


async def _move_enemies(t: Table[State], cause: Cause, op: Enemy) -> None:
    """Move up to `n` enemies, each along at most `steps` links (HP-ENM-09)."""
    s = t.state
    moved_pieces: list[Piece] = []
    for _ in range(op.n):
        enemy_menu = movable_enemies(s, cause, op, moved_pieces[:])
        pick = await choose(cause.seat, enemy_menu)
        if not isinstance(pick, Pick):
            return
        moved_pieces.append(pick.token.piece)
        end = await only_choice(cause.seat, enemy_destinations(s, pick.space, op.steps))
        tokens.move_token(t, pick.space, pick.token, end.space)


ENOUGH: Final = Option("enough", "HP-ENM-09")


@menu("move-which", "HP-ENM-09", default="enough")
def movable_enemies(s: State, cause: Cause, op: Enemy, moved_pieces: list[Piece]) -> Iterator[Candidate[Option]]:
    """Yield the enemies that the player may move. At least one must be moved."""
    enemies = reachable_enemies(s, cause, op)
    for space, token in enemies:
        yield Pick(s, space, token, "HP-ENM-09"), ENEMY_MOVED_ALREADY if token.piece in moved_pieces else None
    yield ENOUGH, None if moved_pieces or not enemies else MOVE_ONE_AT_LEAST


@movable_enemies.never
def refused_enemies_to_move(s: State, cause: Cause, op: Enemy, moved_pieces: list[Piece]) -> Iterator[Refused]:
    """Yield refusals for all other spaces."""
    yield from refused_target_spaces(s, cause, op)


@menu("move-where", "HP-ENM-09")
def enemy_destinations(s: State, space: Space, steps: int) -> list[On]:
    """Return the possible destinations of an enemy's move."""
    return space_options(tokens.reachable_spaces(s, space, steps), "HP-ENM-09")


@enemy_destinations.never
def refused_enemy_destinations(s: State, space: Space, steps: int) -> Iterator[Refused]:
    """Yield refusals for full spaces and spaces out of reach."""
    spaces_in_reach, reason_at = spaces_within(space, steps), no_room_reason(s, OUT_OF_REACH)
    return refused_other_spaces(
        tokens.reachable_spaces(s, space, steps), lambda end: reason_at(end) if end in spaces_in_reach else OUT_OF_REACH
    )


async def _place_enemies(t: Table[State], cause: Cause, op: Enemy) -> None:
    for _ in range(op.n):
        await place_enemy(t, cause.seat, enemy_places(t.state, cause, op), "HP-ENM-12", exposed=not op.hidden)


async def _banish_enemy(t: Table[State], cause: Cause, op: Enemy) -> None:
    pick = await only_choice(cause.seat, enemy_target_options(t.state, cause, op))
    tokens.return_to_stock(t, pick.space, pick.token)


async def _replace_enemy(t: Table[State], cause: Cause, op: Enemy) -> None:
    """Put an exposed enemy back into the stockpile, and place a random one face up there instead (Polymorph)."""
    pick = await only_choice(cause.seat, enemy_target_options(t.state, cause, op))
    tokens.return_to_stock(t, pick.space, pick.token)
    if await rows.style(t.state).replace_new_enemy(t, cause.seat, [pick.space], "HP-ENM-12"):
        return
    for piece in tokens.take_new_tokens(t, 1, "HP-ENM-12"):
        tokens.place_token(t, piece, pick.space, cause.seat, exposed=True)


_EFFECTS: Final = {
    "expose": _expose_enemies,
    "peek": _peek_at_enemies,
    "move": _move_enemies,
    "place": _place_enemies,
    "banish": _banish_enemy,
    "replace": _replace_enemy,
}


# ---- actions that cards give


@VERBS.verb(Action)
async def give_actions(t: Table[State], cause: Cause, op: Action) -> None:
    rows.competition(t.state).add_actions(t.state, cause.seat, op.n)


@VERBS.verb(BonusAction)
async def give_bonus_travel(t: Table[State], cause: Cause, op: BonusAction) -> None:
    """Give the hero a Travel after the current action (HP-CRD-19)."""
    t.state.due.append(cause.seat)


# ---- distant drops


def drop_spaces(s: State, seat: Seat, spaces: int) -> list[Space]:
    """Return the spaces at exactly this distance from the hero."""
    position = s.heroes[seat].at
    return [space for space in ALL if DISTANCE[position][space] == spaces]


@menu("drop-which", "HP-DRP-06")
def cards_to_drop(s: State, seat: Seat, category: str) -> list[Own]:
    """Return the player's own cards of a category, the cheapest first."""
    pieces = [piece for piece in all_cards(s.heroes[seat]) if category_of(s, piece) == category]
    return own_card_options(s, seat, sorted(pieces, key=lambda piece: s.card(piece).id), "HP-DRP-06")


@cards_to_drop.never
def refused_cards_to_drop(s: State, seat: Seat, category: str) -> Iterator[Refused]:
    """Yield refusals for the player's other cards."""
    return refused_other_cards(s, seat, [option.piece for option in cards_to_drop(s, seat, category)], NOT_IN_CATEGORY)


@menu("drop-where", "HP-DRP-06")
def drop_places(s: State, seat: Seat, spaces: int) -> list[On]:
    """Return the options for the spaces at exactly this distance."""
    return space_options(drop_spaces(s, seat, spaces), "HP-DRP-06")


@drop_places.never
def refused_drop_places(s: State, seat: Seat, spaces: int) -> Iterator[Refused]:
    """Yield refusals for spaces at other distances."""
    return refused_other_spaces(drop_spaces(s, seat, spaces), lambda space: WRONG_DISTANCE(spaces=spaces))


@VERBS.verb(DropAway)
async def drop_away(t: Table[State], cause: Cause, op: DropAway) -> None:
    """Drop one of the player's cards on a space at exactly this distance (Landslide)."""
    s = t.state
    for _ in range(op.n):
        card = await only_choice(cause.seat, cards_to_drop(s, cause.seat, op.category))
        destination = await only_choice(cause.seat, drop_places(s, cause.seat, op.spaces))
        await drop_card(t, cause.seat, card.piece, destination.space)


@VERBS.would(DropAway)
def would_drop_away(s: State, cause: Cause, op: DropAway) -> bool:
    has_card = any(category_of(s, piece) == op.category for piece in all_cards(s.heroes[cause.seat]))
    return has_card and bool(drop_spaces(s, cause.seat, op.spaces))
