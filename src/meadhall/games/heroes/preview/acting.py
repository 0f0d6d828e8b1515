"""Previews of actions: Spells, attacks, abilities, moves, and the questions that follow them."""

from __future__ import annotations

from typing import Final

from meadhall.engine import Event, Names, Option, View
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.presentation.preview import PlaceEffect, Preview
from meadhall.games.heroes import events as e
from meadhall.games.heroes import texts
from meadhall.games.heroes.actions.specials import Shift
from meadhall.games.heroes.board import creatures, permanents, spaces
from meadhall.games.heroes.board.targets import At, Column, InPlay, Player, To
from meadhall.games.heroes.effects.hands import TakeCard
from meadhall.games.heroes.preview import outcome
from meadhall.games.heroes.preview.outcome import Outcome
from meadhall.games.heroes.preview.rehearsal import (
    Continuation,
    TrialOutcome,
    continuations,
    has_more_parts,
    imagined,
    trial_outcome,
)
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.turns.rounds import ACT, END, PASS
from meadhall.games.heroes.words import WORDING, is_idle


def option_preview(view: View[State], option: Option) -> Preview | None:
    """Return the preview of an answer: its effects, or the effects of each possible next part.

    The answer is tried in a copy of the match.
    """
    if option is END and len(view.options) == 1:
        return None
    match, s, seat = imagined(view), view.state, view.seat
    end = trial_outcome(match, seat, option)
    if has_more_parts(match, seat):
        planned = match.state
        return _part_preview(s, planned, seat, option, continuations(match, seat))
    return _whole_preview(s, seat, option, end)


AIMED: Final = frozenset(("target", "player", "attack", "ability", "spell", "heal", "burst", "strike", "regenerate"))


def target_effects(view: View[State]) -> list[PlaceEffect]:
    """Return the effect of each answer on its target. The list is empty for a question without targets."""
    if view.question not in AIMED or not view.options:
        return []
    return _choice_effects(view.state, view.state, view.seat, continuations(imagined(view), view.seat))


# ---- the whole answer


def _whole_preview(s: State, seat: Seat, option: Option, end: TrialOutcome) -> Preview:
    effects = outcome.outcome_of(s, end.events)
    others, own = outcome.affected_sides(s, effects, seat)
    harmed = [b for b in own if _is_harm(effects, b)]
    helped = [b for b in own if b not in harmed]
    result = [
        *outcome.effect_texts(s, effects, others),
        *outcome.effect_texts(s, effects, helped),
        *outcome.player_changes(effects),
    ]
    result += outcome.next_question(seat, end.asks, end.whom)
    only_risks = harmed and option is not ACT
    return Preview(
        _title(s, seat, option, end),
        path=[where for where in (_start_place(s, end), _target_place(s, seat, option)) if where],
        sum=_strength(s, end),
        result=outcome.outcome_sentence(result) or ("" if only_risks else _no_effect_text(s, seat, option, end)),
        wins=_wins(effects, seat),
        risks=outcome.listed_outcome(outcome.effect_texts(s, effects, harmed)),
        note=_note(s, seat, end),
        costs=_costs(s, seat, end),
        marks=outcome.marks_of(s, effects),
        light=not others and not own and (option is ACT or (option is PASS and is_idle(s, seat))),
    )


def _is_harm(effects: Outcome, being: int) -> bool:
    effect = effects.being_effects[being]
    return bool(effect.wounds or effect.falls or effect.stunned or effect.bursts)


def _wins(effects: Outcome, seat: Seat) -> Words:
    if effects.ended and seat in effects.winners:
        return text("match-won", n=len(effects.winners))
    points = effects.scored.get(seat, 0)
    return text("victory-points", n=points) if points else ""


def _no_effect_text(s: State, seat: Seat, option: Option, end: TrialOutcome) -> Text:
    """Return the result of an answer that affects nobody."""
    if option is PASS:
        return text("would-pass")
    if option is ACT:
        return text("would-act", idle=int(is_idle(s, seat)))
    if option is END and s.act is not None:
        return text("action-would-end", points=s.act.points)
    if any(isinstance(event, e.NoActionTaken) for event in end.events):
        return text("no-action")
    taken = next((event for event in end.events if isinstance(event, e.SpellTaken)), None)
    return text("comes-to-hand", spell=texts.SPELLS[taken.spell]) if taken is not None else text("nothing-changes")


# ---- a part of an answer


def _part_preview(s: State, planned: State, seat: Seat, option: Option, choices: list[Continuation]) -> Preview:
    """Return the preview of a part: the places to choose next, the certain effects, and the effect of each choice."""
    first = choices[0].ends[0]
    return Preview(
        _title(s, seat, option, first, planned),
        selectable=list(dict.fromkeys(where for way in choices for where in answer_places(planned, seat, way.option))),
        sum=_strength(s, first),
        costs=_costs(s, seat, first),
        marks=_choice_effects(s, planned, seat, choices),
        light=True,
    )


def _choice_effects(s: State, planned: State, seat: Seat, choices: list[Continuation]) -> list[PlaceEffect]:
    if isinstance(choices[0].option, TakeCard):
        return []
    effects_by_choice = [_certain_effects(s, way) for way in choices]
    shown = {mark.place: mark for mark in effects_by_choice[0] if all(mark in marks for marks in effects_by_choice)}
    for way, marks in zip(choices, effects_by_choice, strict=True):
        places = _marked_places(planned, seat, way.option)
        shown |= {mark.place: mark for mark in marks if mark.place in places}
    return list(shown.values())


def _certain_effects(s: State, way: Continuation) -> list[PlaceEffect]:
    """Return the effects of a choice that do not depend on later parts."""
    first, *others = [outcome.marks_of(s, outcome.outcome_of(s, end.events)) for end in way.ends]
    return [mark for mark in first if all(mark in marks for marks in others)]


def _marked_places(s: State, seat: Seat, option: Option) -> list[str]:
    """Return the places for the marks of a choice: the chosen place, or a whole board."""
    if isinstance(option, Player):
        return [spaces.place_name(option.seat, s.beings[b].at) for b in s.on_board(option.seat)]
    return answer_places(s, seat, option)


def answer_places(s: State, seat: Seat, option: Option) -> list[str]:
    """Return the places of the scene that an answer names."""
    match option:
        case At():
            return [spaces.place_name(option.seat, option.space)]
        case Player():
            return outcome.heros_place(s, option.seat)
        case Column():
            return [spaces.place_name(option.seat, option.column + line) for line in (0, spaces.COLUMNS)]
        case InPlay():
            p = s.in_play[option.index(s)]
            return (
                [outcome.space_id(p.seat, permanents.bearer_space(s, p))]
                if p.being != EMPTY
                else outcome.heros_place(s, p.seat)
            )
        case To():
            return [spaces.place_name(_board_of(s, seat), option.space)]
        case Shift():
            return [spaces.place_name(option.seat, option.space)]
        case TakeCard():
            return [f"tableau{s.duels.index(s.duel_of(seat))}.{option.space}"]
        case _:
            return [outcome.space_id(seat, BESIDE)] if option.key == "at:beside" else []


def _board_of(s: State, seat: Seat) -> Seat:
    """Return the board with the spaces of the open question: the shifted Being's board, or the player's own."""
    if s.plan is not None and s.plan.kind == "cast" and s.plan.targets:
        return s.beings[s.plan.targets[-1]].owner
    return seat


# ---- as texts


def _title(s: State, seat: Seat, option: Option, end: TrialOutcome, planned: State | None = None) -> Text:
    """Return the title of a preview, such as `Fireball, 1 enhancement` or `Command: Red Dragon attacks Maris`."""
    whole = planned is None
    cast = next((event for event in end.events if isinstance(event, e.SpellCast)), None)
    actions = (_action_text(s, event, whole) for event in end.events)
    action = next((words for words in actions if words is not None), None)
    if cast is not None:
        spell = texts.SPELLS[cast.spell]
        if action is not None and whole:
            return text("title-with-deed", spell=spell, deed=action)
        return text("title-spell", spell=spell, times=cast.enhanced)
    if action is not None:
        return action
    if isinstance(option, At):
        return outcome.being_words(s, option.being(s))
    return text("title-option", option=WORDING.option(option, s, Names([], seat)))


def _action_text(s: State, event: Event, whole: bool) -> Text | None:
    """Return the action of a Being in words. Its target or destination is left out if the answer is not `whole`."""
    match event:
        case e.AttackMade():
            target = outcome.being_words(s, s.spaces[event.target_owner][event.target_space]) if whole else texts.NONE
            name = outcome.being_words(s, s.spaces[event.owner][event.space])
            return text("deed-strikes" if event.strike else "deed-attacks", who=name, target=target)
        case e.AbilityUsed():
            return text("deed-ability", card=texts.CREATURES[event.card])
        case e.BeingMoved():
            name = outcome.being_words(s, s.spaces[event.owner][event.start])
            return text("deed-moves", who=name, end=texts.PLACES[event.end] if whole else texts.NONE)
        case e.DispelBegan():
            return text("deed-dispels", spell=texts.SPELLS[event.spell] if whole else texts.NONE)
        case _:
            return None


def _strength(s: State, end: TrialOutcome) -> Words:
    attack = next((x for x in end.events if isinstance(x, e.AttackMade) and not x.strike), None)
    return (
        text("strength", n=creatures.strength_of_being(s, s.spaces[attack.owner][attack.space]))
        if attack is not None
        else ""
    )


def _costs(s: State, seat: Seat, end: TrialOutcome) -> Words:
    """Return the cost: dice and cards for a Spell, points for other actions."""
    cast = next((event for event in end.events if isinstance(event, e.SpellCast)), None)
    if cast is not None:
        return text("price", need=texts.need(cast.spell), cards=len(cast.discarded))
    if s.act is None or s.act.spell == EMPTY or not end.events:
        return ""
    paid = s.act.points - _points_left(end, seat)
    return text("paid", paid=paid, points=s.act.points) if paid else ""


def _points_left(end: TrialOutcome, seat: Seat) -> int:
    """Return the Leadership points left after an answer, or 0 if the action is over."""
    act = end.state.act
    return act.points if act is not None and act.seat == seat and end.state.step == "activate" else 0


def _note(s: State, seat: Seat, end: TrialOutcome) -> Words:
    if any(isinstance(event, e.SpellCast) for event in end.events):
        points = end.state.act.points if end.state.act is not None and end.state.act.seat == seat else 0
        return text("points-left", n=points) if points else ""
    moved = next((x for x in end.events if isinstance(x, e.BeingMoved) and x.how == "move"), None)
    return outcome.place_sentence(end.state, seat, s.spaces[seat][moved.start], moved.end) if moved is not None else ""


def _start_place(s: State, end: TrialOutcome) -> str:
    """Return the space where an attack, an ability or a move begins."""
    for event in end.events:
        match event:
            case e.AttackMade() | e.AbilityUsed():
                return outcome.space_id(event.owner, event.space)
            case e.BeingMoved():
                return spaces.place_name(event.owner, event.start)
            case _:
                continue
    return ""


def _target_place(s: State, seat: Seat, option: Option) -> str:
    places = answer_places(s, seat, option)
    return places[0] if places else ""
