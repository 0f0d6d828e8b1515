"""Answers of an action: Spells, attacks, abilities, moves, and all that is asked because of them."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.events import Event
from meadhall.engine.options import Option
from meadhall.engine.preview import Marked, Preview
from meadhall.engine.view import View
from meadhall.games.heroes import events as e
from meadhall.games.heroes.board import COLUMNS, place_name
from meadhall.games.heroes.creatures import strength
from meadhall.games.heroes.foresight.marks import (
    heros_place,
    marks_of,
    place_of,
    players_told,
    sentence,
    sides,
    tell,
    then,
    who,
)
from meadhall.games.heroes.foresight.outcome import Outcome, outcome
from meadhall.games.heroes.foresight.rehearsal import Tried, Way, goes_on, imagined, tried, ways
from meadhall.games.heroes.foresight.standing import stands
from meadhall.games.heroes.permanents import space_of
from meadhall.games.heroes.rounds import ACT, END, PASS
from meadhall.games.heroes.specials import Shift
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.tableau import TakeCard
from meadhall.games.heroes.targets import At, Column, InPlay, Player, To
from meadhall.games.heroes.words.cards import need_words
from meadhall.games.heroes.words.events import ability_name
from meadhall.games.heroes.words.options import PLAIN
from meadhall.games.heroes.words.phrases import card, count, listing, place, spell


def acting(view: View[State], option: Option) -> Preview | None:
    """An answer tried out: what it does, or, where it has further parts, what each of them would do."""
    if option is END and len(view.options) == 1:
        return None
    match, s, seat = imagined(view), view.state, view.seat
    end = tried(match, seat, option)
    if goes_on(match, seat):
        planned = match.state
        return _opening(s, planned, seat, option, ways(match, seat))
    return _ending(s, seat, option, end)


AIMED: Final = frozenset(("target", "player", "attack", "ability", "spell", "heal", "burst", "strike", "regenerate"))


def outlook(view: View[State]) -> list[Marked]:
    """What each answer to the open question does to whom it is aimed at; nothing where it is aimed at nobody."""
    if view.question not in AIMED or not view.options:
        return []
    return _fan(view.state, view.state, view.seat, ways(imagined(view), view.seat))


# ---- the whole answer


def _ending(s: State, seat: Seat, option: Option, end: Tried) -> Preview:
    found = outcome(s, end.events)
    theirs, mine = sides(s, found, seat)
    harmed = [b for b in mine if _is_harm(found, b)]
    helped = [b for b in mine if b not in harmed]
    result = [*tell(s, found, theirs), *tell(s, found, helped), *players_told(s, found, seat)]
    result += then(s, seat, end.asks, end.whom)
    return Preview(
        _title(s, option, end),
        path=[where for where in (_from(s, end), _to(s, seat, option)) if where],
        sum=_strength(s, end),
        result=sentence(result) or ("" if harmed else _nothing(s, option, end)),
        wins=_wins(found, seat),
        risks=listing(tell(s, found, harmed)),
        note=_note(s, seat, option, end),
        costs=_costs(s, seat, end),
        marks=marks_of(s, found),
    )


def _is_harm(found: Outcome, being: int) -> bool:
    fate = found.fates[being]
    return bool(fate.wounds or fate.falls or fate.stunned or fate.bursts)


def _wins(found: Outcome, seat: Seat) -> str:
    if found.ended and seat in found.winners:
        return "the match" if len(found.winners) == 1 else "the match, together with others"
    points = found.scored.get(seat, 0)
    return count(points, "victory point") if points else ""


def _nothing(s: State, option: Option, end: Tried) -> str:
    """Where nobody is touched, what it is then."""
    if option is PASS:
        return "You do nothing; your dice stay as they lie."
    if option is ACT:
        return "No stop effects."
    if option is END and s.act is not None:
        return f"The action ends, {count(s.act.points, 'point')} unused."
    if any(isinstance(event, e.TookNoAction) for event in end.events):
        return "You do nothing."
    taken = next((event for event in end.events if isinstance(event, e.SpellTaken)), None)
    return f"{spell(taken.spell)} comes to your hand." if taken is not None else "Nothing changes."


# ---- a part of an answer


def _opening(s: State, planned: State, seat: Seat, option: Option, found: list[Way]) -> Preview:
    """What is reached, what happens whatever is chosen next, and on each place what choosing it would do."""
    first = found[0].ends[0]
    return Preview(
        _title(s, option, first, planned),
        reach=list(dict.fromkeys(where for way in found for where in places(planned, seat, way.option))),
        sum=_strength(s, first),
        costs=_costs(s, seat, first),
        marks=_fan(s, planned, seat, found),
        light=True,
    )


def _fan(s: State, planned: State, seat: Seat, found: list[Way]) -> list[Marked]:
    if isinstance(found[0].option, TakeCard):
        return []
    each = [_sure(s, way) for way in found]
    shown = {mark.place: mark for mark in each[0] if all(mark in marks for marks in each)}
    for way, marks in zip(found, each, strict=True):
        here = _shown_with(planned, seat, way.option)
        shown |= {mark.place: mark for mark in marks if mark.place in here}
    return list(shown.values())


def _sure(s: State, way: Way) -> list[Marked]:
    """What a choice does, however the parts after it are answered."""
    first, *others = [marks_of(s, outcome(s, end.events)) for end in way.ends]
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


def _title(s: State, option: Option, end: Tried, planned: State | None = None) -> str:
    """`Fireball, 1 enhancement`, `Command: Red Dragon attacks Maris`, `Hellhound to back 2`."""
    whole = planned is None
    cast = next((event for event in end.events if isinstance(event, e.Cast)), None)
    done = next((words for event in end.events if (words := _deed(s, event, whole))), "")
    if cast is not None:
        more = f", {count(cast.enhanced, 'enhancement')}" if cast.enhanced else ""
        return spell(cast.spell) + (f": {done}" if done and whole else more)
    return done or PLAIN.get(option.key, "").rstrip(".") or _else(s, option)


def _deed(s: State, event: Event, whole: bool) -> str:
    """What a Being does; of a part of an answer not yet to whom, or where."""
    match event:
        case e.Attacked():
            target = who(s, s.spaces[event.target_owner][event.target_space])
            verb = "strikes" if event.strike else "attacks"
            return f"{who(s, s.spaces[event.owner][event.space])} {verb}{f' {target}' if whole else ''}"
        case e.AbilityUsed():
            return f"{ability_name(event.card)} of {card(event.card)}"
        case e.Moved():
            name = who(s, s.spaces[event.owner][event.start])
            return f"{name} to {place(event.end)}" if whole else f"{name} moves"
        case e.DispelBegan():
            return f"Dispel Magic: {spell(event.spell)}" if whole else "Dispel Magic"
        case _:
            return ""


def _else(s: State, option: Any) -> str:
    if hasattr(option, "spell"):
        return spell(option.spell)
    return who(s, option.being(s)) if isinstance(option, At) else option.key.partition(":")[2].replace("-", " ")


def _strength(s: State, end: Tried) -> str:
    attack = next((x for x in end.events if isinstance(x, e.Attacked) and not x.strike), None)
    return f"Strength {strength(s, s.spaces[attack.owner][attack.space])}" if attack is not None else ""


def _costs(s: State, seat: Seat, end: Tried) -> str:
    """What is paid: dice and cards for a Spell, points for the rest."""
    cast = next((event for event in end.events if isinstance(event, e.Cast)), None)
    if cast is not None:
        cards = f" and {count(len(cast.discarded), 'card')}" if cast.discarded else ""
        return need_words(cast.spell) + cards
    if s.act is None or s.act.spell == EMPTY or not end.events:
        return ""
    paid = s.act.points - _points(end, seat)
    return f"{paid} of {count(s.act.points, 'point')}" if paid else ""


def _points(end: Tried, seat: Seat) -> int:
    """Points left after it; when none are, the action is over."""
    act = end.state.act
    return act.points if act is not None and act.seat == seat and end.state.step == "activate" else 0


def _note(s: State, seat: Seat, option: Option, end: Tried) -> str:
    if any(isinstance(event, e.Cast) for event in end.events):
        left = end.state.act.points if end.state.act is not None and end.state.act.seat == seat else 0
        return f"{count(left, 'point')} for Creatures and moves after it." if left else ""
    moved = next((x for x in end.events if isinstance(x, e.Moved) and x.how == "move"), None)
    return stands(end.state, seat, s.spaces[seat][moved.start], moved.end) if moved is not None else ""


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
