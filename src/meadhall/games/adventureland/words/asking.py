"""Details for questions, warnings and moves, from the asked seat's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from meadhall.engine.common.text import NOTHING, Arg, Text, Words, text
from meadhall.engine.language.names import Names
from meadhall.games.adventureland import land, odds, preview, texts
from meadhall.games.adventureland.content import WREATH
from meadhall.games.adventureland.ending import ESCAPE, FELLOWSHIP, KING, MAGNIFICENT, PRINCESS
from meadhall.games.adventureland.fights import MOST_SWORDS, Commit, purse, reached, swords_to_commit
from meadhall.games.adventureland.moves import Go, To, direction, first_move, leapt
from meadhall.games.adventureland.state import GIANT, Fight, State

# ---- answers


def option(o: Any, s: State, names: Names) -> Words:
    """An answer; a move to a field with the way there and its effects."""
    if not isinstance(o, To) or s.moving == land.NOWHERE:
        return o.message(s)
    here = s.parties[s.moving].at
    way = next(way for way in land.WAYS[here] if o.field in way)
    over: list[Arg] = [
        text("leapt", owner=s.parties[s.party_on[on]].owner, field=land.place_name(on))
        for on in leapt(s, here, o.field)
    ]
    points = odds.promised(s, o.field)
    gain: dict[str, Arg] = {"gain": points} if points else {}  # as a board shows it beside the field
    return text(
        "option-move",
        field=texts.FIELDS[o.field],
        way=direction(here, way),
        far=way.index(o.field) + 1,
        leaps=len(over),
        over=over,
        found=preview.thing_met(s, o.field, points),
        points=points,
        **gain,
    )


def parts(o: Any, s: State, names: Names) -> Sequence[Words] | None:
    """The parts of an answer: swords are picked one by one."""
    return [texts.SWORDS[extra] for extra in o.extras] if isinstance(o, Commit) else None


# ---- questions


def question(kind: str, s: State, names: Names) -> Words:
    """The open question with its numbers; only the asked seat knows which party it has picked."""
    if kind == "where" and s.moving == land.NOWHERE:
        return Text("question-whither")
    return Text(f"question-{kind}", _asked(kind, s))


def _asked(kind: str, s: State) -> dict[str, Arg]:
    if kind in ("first-move", "second-move"):
        return {"parties": sum(isinstance(option, Go) for option in first_move(s, s.turn))}
    if kind == "where":
        p = s.parties[s.moving]
        return {"place": texts.PLACES[p.at], **texts.party_of(p)}
    return _so_far(s, s.fight) if s.fight is not None else {}


def _so_far(s: State, fight: Fight) -> dict[str, Arg]:
    """The parts of the strength (AL-DEC-09)."""
    p, now = s.parties[fight.party], reached(s, fight)
    made: list[Arg] = [text("adventurers", **texts.figures_of(p))]
    if p.companions:
        made.append(text("companions", **texts.figures_of(p)))
    sums = {"dice": sum(fight.dice), "swords": sum(fight.extras), "herbs": sum(fight.herbs), "gold": fight.gold}
    made += [text("strength-from", points=points, what=what) for what, points in sums.items() if points]
    need = fight.strength
    numbers: dict[str, Arg] = {"reached": now, "strength": need, "missing": need - now, "most": MOST_SWORDS}
    return {**numbers, "creature": texts.foe(fight.creature), "made": made}


def aside(kind: str, s: State, names: Names) -> Words:
    """The best result with the owner's own tiles, whose values the others do not know."""
    if s.fight is None or kind not in ("swords", "reinforce"):
        return NOTHING
    return text("best-case", best=odds.best_case(s, s.fight, with_swords=kind == "swords"))


# ---- before a fight


def warning(o: Any, s: State, names: Names) -> Words:
    """A move into a fight that is not won at once."""
    if not isinstance(o, To) or s.moving == land.NOWHERE or not odds.begins_fight(s, o.field):
        return NOTHING
    strength = odds.strength_at(s, o.field)
    if s.parties[s.moving].size >= strength:
        return NOTHING
    fight = Fight(s.moving, o.field, strength, -1 if s.lying[o.field] == GIANT else s.which[o.field])
    best = odds.best_case(s, fight, with_swords=True)
    if best < strength:
        return text("warning-hopeless", best=best, strength=strength)
    return _odds(s, fight)


def _odds(s: State, fight: Fight) -> Text:
    """The chance with the best swords and all herbs and gold."""
    key, chance = odds.best_commit(s, fight)
    extras = swords_to_commit(s, fight).find(key).extras
    means: list[Arg] = [text("your-swords", n=len(extras), plus=texts.plus(extras))] if extras else []
    if s.herbs[s.parties[fight.party].owner]:
        means.append(text("your-herbs"))
    if purse(s, fight):
        means.append(text("your-gold"))
    return text("warning-fight", chance=odds.percent(chance), means=means)


# ---- what the game is about

MOST: Final = "-".join(map(str, ESCAPE.most_gold))
AIMS: Final[dict[int, dict[str, Arg]]] = {
    FELLOWSHIP.id: {"gold": FELLOWSHIP.gold_each, "least": min(WREATH), "best": max(WREATH)},
    MAGNIFICENT.id: {"gold": MAGNIFICENT.gold_each, "figure": MAGNIFICENT.group_factor},
    ESCAPE.id: {"gold": ESCAPE.gold_each, "most": MOST},
    PRINCESS.id: {"gold": PRINCESS.gold_each, "princess": PRINCESS.points_princess, "key": PRINCESS.points_key},
    KING.id: {"king": KING.points_king, "most": "-".join(map(str, KING.majority_points))},
}


def aim(s: State) -> list[Words]:
    """How to win this adventure, how it ends, and how one moves and fights: five short sentences."""
    return _aim(s.options.adventure, s.options.king_fog_left)


@cache
def _aim(number: int, left: int) -> list[Words]:
    numbers: dict[str, Arg] = {**AIMS[number], "left": left}
    ends = {PRINCESS.id: "aim-end-princess", KING.id: "aim-end-king"}.get(number, "aim-end")
    return [
        Text(f"aim-{number}", numbers), text(ends), Text(f"aim-{number}-more", numbers), text("aim-moves"),
        text("aim-fights"),
    ]  # fmt: skip
