"""The table as one seat sees it: boards as grids that face each other, dice, hands, tableau, Spells in play."""

from __future__ import annotations

from typing import Final

from meadhall.engine.pieces import UNSEEN
from meadhall.engine.scene import Card, Figure, Place, Scene, SeatScene
from meadhall.games.heroes.board import COLUMNS, is_exposed, is_front, place_name
from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.ends import standings
from meadhall.games.heroes.permanents import is_frozen, key_of
from meadhall.games.heroes.state import BESIDE, EMPTY, IN_AIR, IN_HAND, NO_DIE, SPACES, Seat, State
from meadhall.games.heroes.words.phrases import card, count, dice, hero, place, spell

TITLE: Final = "Heroes"
PHASES: Final = {
    "setup": "Set-up", "draft": "Draft", "army": "Armies", "place": "Placing", "prepare": "Preparation",
    "act": "Action", "action": "Action", "activate": "Activations", "rounds": "Preparation", "next": "The others",
    "resume": "Resume",
}  # fmt: skip
LINES: Final = SPACES // COLUMNS


def scene(s: State, seat: int) -> Scene:
    """The table from a state that holds only what this seat knows (-1: a spectator); the own board lies below."""
    order = [(max(seat, 0) + 1 + step) % s.players for step in range(s.players)]  # the viewer last
    return Scene(
        title=TITLE,
        phase=PHASES.get(s.step, s.step.replace("-", " ").capitalize()),
        turn=s.turn,
        places=[_space(s, owner, space, row) for row, owner in enumerate(order) for space in range(SPACES)]
        + [
            Place(f"tableau{d}.{i}", f"tableau {i + 1}", "tableau")
            for d, duel in enumerate(s.duels)
            for i in range(len(duel.tableau))
        ],
        figures=[*_beings(s), *_tableau(s)],
        seats=[_seat(s, one) for one in range(s.players)],
        facts=_facts(s),
    )


def _space(s: State, owner: Seat, space: int, row: int) -> Place:
    """Boards stand one above the other; all but the last are turned, so that front lines look at it."""
    turned = row < s.players - 1
    line = is_front(space) == turned
    column = COLUMNS - 1 - space % COLUMNS if turned else space % COLUMNS
    return Place(place_name(owner, space), place(space), "space", column, row * LINES + line, f"board {owner + 1}")


def _beings(s: State) -> list[Figure]:
    found: list[Figure] = []
    for being, b in enumerate(s.beings):
        if b.at == BESIDE:
            found.append(Figure(f"{b.owner}beside", "beside", "x", f"dead {card(b.card)}", b.owner))
        elif b.at >= 0:
            found.append(_being(s, being))
    return found


def _being(s: State, being: int) -> Figure:
    """`Triton 3/5 FR`: sign with hit points, name with all that is known of it."""
    b = s.beings[being]
    life = s.life(being)
    name = "Hero" if b.is_hero else CREATURES[b.card].name
    more = [count(life, "hit point")]
    if not b.is_hero:
        c = CREATURES[b.card]
        more += [f"Strength {c.strength}", f"directions {c.directions}", f"activation {c.activation}"]
    more += ["exposed" if is_exposed(s, being) else "sheltered"]
    more += ["frozen"] if is_frozen(s, being) else []
    more += [spell(p.spell) + (f" {p.power}" if p.power else "") for p in s.permanents if p.being == being]
    sign = f"{'H' if b.is_hero else name[:2]}{life}"
    return Figure(
        place_name(b.owner, b.at),
        "hero" if b.is_hero else "creature",
        sign,
        f"{name}, {', '.join(more)}",
        b.owner,
        life,
    )


def _tableau(s: State) -> list[Figure]:
    return [
        Figure(f"tableau{d}.{i}", "spell", spell(one)[:2], spell(one))
        for d, duel in enumerate(s.duels)
        for i, one in enumerate(duel.tableau)
        if one != EMPTY
    ]


def _seat(s: State, seat: Seat) -> SeatScene:
    side = s.sides[seat]
    points = next(one.points for one in standings(s) if one.seat == seat)
    known = [face for face in s.hand_of(seat) if face != UNSEEN]
    cards = [
        Card("dice", "dice", sum(face != NO_DIE for face in side.dice)),
        Card("hand", "in hand", len(side.hand), sorted(known)),
        Card("deck", "in the deck", side.deck),
        Card("discard", "discarded", len(side.discard), sorted(side.discard)),
    ]
    return SeatScene(seat, points, cards, _note(s, seat))


def _note(s: State, seat: Seat) -> str:
    side = s.sides[seat]
    if side.left:
        return "out"
    parts = [hero(side.hero)] if side.hero != EMPTY else []
    parts += [f"dice {dice(side.dice)}"] if any(face >= IN_AIR and face != IN_HAND for face in side.dice) else []
    parts += [f"{s.hit_points(seat)} hit points"]
    parts += ["stunned"] if side.stunned else []
    parts += (
        [f"{count(len(side.unplaced) + side.hero_unplaced, 'card')} to place"]
        if side.unplaced or side.hero_unplaced
        else []
    )
    known = [face for face in s.hand_of(seat) if face != UNSEEN]
    parts += ["hand: " + ", ".join(spell(one) for one in known)] if known else []
    return ", ".join(parts)


def _facts(s: State) -> list[tuple[str, int]]:
    duel = s.duels[s.now]
    beat = [] if s.options.mode == "realtime" else [("beat", duel.beat)]
    facts = [("round", duel.rounds + 1), *beat, ("Spell deck", s.spells_left)]
    return facts + [(f"power on {key_of(s, p)}", p.power) for p in s.permanents]
