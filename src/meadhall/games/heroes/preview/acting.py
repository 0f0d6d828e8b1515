"""Answers of an action: Spells, attacks, abilities, moves, and all that is asked because of them."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import Event, Option, View
from meadhall.engine.presentation.preview import Marked, Preview
from meadhall.games.heroes import events as e
from meadhall.games.heroes.actions.specials import Shift
from meadhall.games.heroes.board.creatures import strength
from meadhall.games.heroes.board.permanents import space_of
from meadhall.games.heroes.board.spaces import COLUMNS, place_name
from meadhall.games.heroes.board.targets import At, Column, InPlay, Player, To
from meadhall.games.heroes.effects.cards import TakeCard
from meadhall.games.heroes.preview.outcome import (
    Outcome,
    heros_place,
    marks_of,
    outcome_of,
    place_of,
    players_told,
    sentence,
    sides,
    stands,
    tell,
    then,
    who,
)
from meadhall.games.heroes.preview.rehearsal import Tried, Way, goes_on, imagined, tried, ways
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.turns.rounds import ACT, END, PASS
from meadhall.games.heroes.words.english.forecasts import Forecasts


def option_preview(say: Forecasts, view: View[State], option: Option) -> Preview | None:
    """An answer tried out: what it does, or, where it has further parts, what each of them would do."""
    if option is END and len(view.options) == 1:
        return None
    match, s, seat = imagined(view), view.state, view.seat
    end = tried(match, seat, option)
    if goes_on(match, seat):
        planned = match.state
        return _opening(say, s, planned, seat, option, ways(match, seat))
    return _ending(say, s, seat, option, end)


AIMED: Final = frozenset(("target", "player", "attack", "ability", "spell", "heal", "burst", "strike", "regenerate"))


def aimed(say: Forecasts, view: View[State]) -> list[Marked]:
    """What each answer to the open question does to whom it is aimed at; nothing where it is aimed at nobody."""
    if view.question not in AIMED or not view.options:
        return []
    return _fan(say, view.state, view.state, view.seat, ways(imagined(view), view.seat))


# ---- the whole answer


def _ending(say: Forecasts, s: State, seat: Seat, option: Option, end: Tried) -> Preview:
    found = outcome_of(s, end.events)
    theirs, mine = sides(s, found, seat)
    harmed = [b for b in mine if _is_harm(found, b)]
    helped = [b for b in mine if b not in harmed]
    result = [*tell(say, s, found, theirs), *tell(say, s, found, helped), *players_told(say, s, found, seat)]
    result += then(say, s, seat, end.asks, end.whom)
    return Preview(
        _title(say, s, option, end),
        path=[where for where in (_from(s, end), _to(s, seat, option)) if where],
        sum=_strength(say, s, end),
        result=sentence(say, result) or ("" if harmed else _nothing(say, s, option, end)),
        wins=_wins(say, found, seat),
        risks=say.list(tell(say, s, found, harmed)),
        note=_note(say, s, seat, option, end),
        costs=_costs(say, s, seat, end),
        marks=marks_of(say, s, found),
    )


def _is_harm(found: Outcome, being: int) -> bool:
    fate = found.fates[being]
    return bool(fate.wounds or fate.falls or fate.stunned or fate.bursts)


def _wins(say: Forecasts, found: Outcome, seat: Seat) -> str:
    if found.ended and seat in found.winners:
        return say.match_won(len(found.winners) > 1)
    points = found.scored.get(seat, 0)
    return say.victory_points(points) if points else ""


def _nothing(say: Forecasts, s: State, option: Option, end: Tried) -> str:
    """Where nobody is touched, what it is then."""
    if option is PASS:
        return say.passes
    if option is ACT:
        return say.no_stop_effects
    if option is END and s.act is not None:
        return say.action_ends(s.act.points)
    if any(isinstance(event, e.TookNoAction) for event in end.events):
        return say.no_action
    taken = next((event for event in end.events if isinstance(event, e.SpellTaken)), None)
    return say.comes_to_hand(taken.spell) if taken is not None else say.nothing_changes


# ---- a part of an answer


def _opening(say: Forecasts, s: State, planned: State, seat: Seat, option: Option, found: list[Way]) -> Preview:
    """What is reached, what happens whatever is chosen next, and on each place what choosing it would do."""
    first = found[0].ends[0]
    return Preview(
        _title(say, s, option, first, planned),
        reach=list(dict.fromkeys(where for way in found for where in places(planned, seat, way.option))),
        sum=_strength(say, s, first),
        costs=_costs(say, s, seat, first),
        marks=_fan(say, s, planned, seat, found),
        light=True,
    )


def _fan(say: Forecasts, s: State, planned: State, seat: Seat, found: list[Way]) -> list[Marked]:
    if isinstance(found[0].option, TakeCard):
        return []
    each = [_sure(say, s, way) for way in found]
    shown = {mark.place: mark for mark in each[0] if all(mark in marks for marks in each)}
    for way, marks in zip(found, each, strict=True):
        here = _shown_with(planned, seat, way.option)
        shown |= {mark.place: mark for mark in marks if mark.place in here}
    return list(shown.values())


def _sure(say: Forecasts, s: State, way: Way) -> list[Marked]:
    """What a choice does, however the parts after it are answered."""
    first, *others = [marks_of(say, s, outcome_of(s, end.events)) for end in way.ends]
    return [mark for mark in first if all(mark in marks for marks in others)]


def _shown_with(s: State, seat: Seat, option: Option) -> list[str]:
    """Where the marks of a choice are shown: on what is chosen, be it a whole board."""
    if isinstance(option, Player):
        return [place_name(option.seat, s.beings[b].at) for b in s.on_board(option.seat)]
    return places(s, seat, option)


def places(s: State, seat: Seat, option: Option) -> list[str]:
    """The places of the scene that an answer names."""
    match option:
        case At():
            return [place_name(option.seat, option.space)]
        case Player():
            return heros_place(s, option.seat)
        case Column():
            return [place_name(option.seat, option.column + line) for line in (0, COLUMNS)]
        case InPlay():
            p = s.in_play[option.at(s)]
            return [place_of(p.seat, space_of(s, p))] if p.being != EMPTY else heros_place(s, p.seat)
        case To():
            return [place_name(_board_of(s, seat), option.space)]
        case Shift():
            return [place_name(option.seat, option.space)]
        case TakeCard():
            return [f"tableau{s.duels.index(s.duel_of(seat))}.{option.space}"]
        case _:
            return [place_of(seat, BESIDE)] if option.key == "at:beside" else []


def _board_of(s: State, seat: Seat) -> Seat:
    """Spaces are named without their board: it is that of the Being which is shifted, or one's own."""
    if s.plan is not None and s.plan.kind == "cast" and s.plan.targets:
        return s.beings[s.plan.targets[-1]].owner
    return seat


# ---- words


def _title(say: Forecasts, s: State, option: Option, end: Tried, planned: State | None = None) -> str:
    """`Fireball, 1 enhancement`, `Command: Red Dragon attacks Maris`, `Hellhound to back 2`."""
    whole = planned is None
    cast = next((event for event in end.events if isinstance(event, e.Cast)), None)
    done = next((words for event in end.events if (words := _deed(say, s, event, whole))), "")
    if cast is not None:
        return f"{say.spell(cast.spell)}: {done}" if done and whole else say.enhanced(cast.spell, cast.enhanced)
    return done or say.plain(option.key) or _else(say, s, option)


def _deed(say: Forecasts, s: State, event: Event, whole: bool) -> str:
    """What a Being does; of a part of an answer not yet to whom, or where."""
    match event:
        case e.Attacked():
            target = who(say, s, s.spaces[event.target_owner][event.target_space]) if whole else ""
            return say.attacks(who(say, s, s.spaces[event.owner][event.space]), target, event.strike)
        case e.AbilityUsed():
            return say.ability(event.card)
        case e.Moved():
            return say.moves(who(say, s, s.spaces[event.owner][event.start]), event.end if whole else EMPTY)
        case e.DispelBegan():
            return say.dispels(event.spell if whole else EMPTY)
        case _:
            return ""


def _else(say: Forecasts, s: State, option: Any) -> str:
    if hasattr(option, "spell"):
        return say.spell(option.spell)
    return who(say, s, option.being(s)) if isinstance(option, At) else option.key.partition(":")[2].replace("-", " ")


def _strength(say: Forecasts, s: State, end: Tried) -> str:
    attack = next((x for x in end.events if isinstance(x, e.Attacked) and not x.strike), None)
    return say.strength(strength(s, s.spaces[attack.owner][attack.space])) if attack is not None else ""


def _costs(say: Forecasts, s: State, seat: Seat, end: Tried) -> str:
    """What is paid: dice and cards for a Spell, points for the rest."""
    cast = next((event for event in end.events if isinstance(event, e.Cast)), None)
    if cast is not None:
        return say.price(cast.spell, len(cast.discarded))
    if s.act is None or s.act.spell == EMPTY or not end.events:
        return ""
    paid = s.act.points - _points(end, seat)
    return say.paid(paid, s.act.points) if paid else ""


def _points(end: Tried, seat: Seat) -> int:
    """Points left after it; when none are, the action is over."""
    act = end.state.act
    return act.points if act is not None and act.seat == seat and end.state.step == "activate" else 0


def _note(say: Forecasts, s: State, seat: Seat, option: Option, end: Tried) -> str:
    if any(isinstance(event, e.Cast) for event in end.events):
        left = end.state.act.points if end.state.act is not None and end.state.act.seat == seat else 0
        return say.left_over(left) if left else ""
    moved = next((x for x in end.events if isinstance(x, e.Moved) and x.how == "move"), None)
    return stands(say, end.state, seat, s.spaces[seat][moved.start], moved.end) if moved is not None else ""


def _from(s: State, end: Tried) -> str:
    """Where an attack, an ability or a move begins."""
    for event in end.events:
        match event:
            case e.Attacked() | e.AbilityUsed():
                return place_of(event.owner, event.space)
            case e.Moved():
                return place_name(event.owner, event.start)
            case _:
                continue
    return ""


def _to(s: State, seat: Seat, option: Option) -> str:
    found = places(s, seat, option)
    return found[0] if found else ""
