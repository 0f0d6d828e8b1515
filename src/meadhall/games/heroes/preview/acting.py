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
    imagined_match,
    trial_outcome,
)
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, State
from meadhall.games.heroes.turns.rounds import ACT, END_ACTION, PASS
from meadhall.games.heroes.words import WORDING, is_idle


def option_preview(view: View[State], option: Option) -> Preview | None:
    """Return the preview of an answer: its effects, or the effects of each possible next part.

    The answer is tried in a copy of the match.
    """
    if option is END_ACTION and len(view.options) == 1:
        return None
    match, s, seat = imagined_match(view), view.state, view.seat
    end = trial_outcome(match, seat, option)
    if has_more_parts(match, seat):
        planned = match.state
        return _part_preview(s, planned, seat, option, continuations(match, seat))
    return _whole_preview(s, seat, option, end)


TARGET_QUESTIONS: Final = frozenset(
    ("target", "player", "attack", "ability", "spell", "heal", "burst", "strike", "regenerate")
)


def target_effects(view: View[State]) -> list[PlaceEffect]:
    """Return the effect of each answer on its target. The list is empty for a question without targets."""
    if view.question not in TARGET_QUESTIONS or not view.options:
        return []
    return _choice_effects(view.state, view.state, view.seat, continuations(imagined_match(view), view.seat))


# ---- the whole answer


def _whole_preview(s: State, seat: Seat, option: Option, end: TrialOutcome) -> Preview:
    effects = outcome.outcome_of(s, end.events)
    other_beings, own_beings = outcome.affected_sides(s, effects, seat)
    harmed_beings = [b for b in own_beings if _is_harm(effects, b)]
    helped_beings = [b for b in own_beings if b not in harmed_beings]
    result = [
        *outcome.effect_texts(s, effects, other_beings),
        *outcome.effect_texts(s, effects, helped_beings),
        *outcome.player_changes(effects),
    ]
    result += outcome.next_question_texts(seat, end.question, end.asked_seat)
    only_risks = harmed_beings and option is not ACT
    return Preview(
        _title(s, seat, option, end),
        path=[where for where in (_start_place(s, end), _target_place(s, seat, option)) if where],
        sum=_strength_text(s, end),
        result=outcome.outcome_sentence(result) or ("" if only_risks else _no_effect_text(s, seat, option, end)),
        wins=_win_text(effects, seat),
        risks=outcome.listed_outcome(outcome.effect_texts(s, effects, harmed_beings)),
        note=_note_text(s, seat, end),
        costs=_cost_text(s, seat, end),
        marks=outcome.marks_of(s, effects),
        light=not other_beings and not own_beings and (option is ACT or (option is PASS and is_idle(s, seat))),
    )


def _is_harm(effects: Outcome, being: int) -> bool:
    effect = effects.being_effects[being]
    return bool(effect.wounds or effect.falls or effect.stunned or effect.bursts)


def _win_text(effects: Outcome, seat: Seat) -> Words:
    if effects.is_match_over and seat in effects.winners:
        return text("match-won", n=len(effects.winners))
    points = effects.scored_points.get(seat, 0)
    return text("victory-points", n=points) if points else ""


def _no_effect_text(s: State, seat: Seat, option: Option, end: TrialOutcome) -> Text:
    """Return the result of an answer that affects nobody."""
    if option is PASS:
        return text("would-pass")
    if option is ACT:
        return text("would-act", idle=int(is_idle(s, seat)))
    if option is END_ACTION and s.act is not None:
        return text("action-would-end", points=s.act.points)
    if any(isinstance(event, e.NoActionTaken) for event in end.events):
        return text("no-action")
    spell_taken = next((event for event in end.events if isinstance(event, e.SpellTaken)), None)
    return (
        text("comes-to-hand", spell=texts.SPELLS[spell_taken.spell])
        if spell_taken is not None
        else text("nothing-changes")
    )


# ---- a part of an answer


def _part_preview(s: State, planned: State, seat: Seat, option: Option, choices: list[Continuation]) -> Preview:
    """Return the preview of a part: the places to choose next, the certain effects, and the effect of each choice."""
    first_end = choices[0].ends[0]
    return Preview(
        _title(s, seat, option, first_end, planned),
        selectable=list(dict.fromkeys(where for way in choices for where in answer_places(planned, seat, way.option))),
        sum=_strength_text(s, first_end),
        costs=_cost_text(s, seat, first_end),
        marks=_choice_effects(s, planned, seat, choices),
        light=True,
    )


def _choice_effects(s: State, planned: State, seat: Seat, choices: list[Continuation]) -> list[PlaceEffect]:
    if isinstance(choices[0].option, TakeCard):
        return []
    effects_by_choice = [_certain_effects(s, choice) for choice in choices]
    marks_by_place = {
        mark.place: mark for mark in effects_by_choice[0] if all(mark in marks for marks in effects_by_choice)
    }
    for choice, marks in zip(choices, effects_by_choice, strict=True):
        places = _marked_places(planned, seat, choice.option)
        marks_by_place |= {mark.place: mark for mark in marks if mark.place in places}
    return list(marks_by_place.values())


def _certain_effects(s: State, continuation: Continuation) -> list[PlaceEffect]:
    """Return the effects of a choice that do not depend on later parts."""
    first_marks, *other_marks = [outcome.marks_of(s, outcome.outcome_of(s, end.events)) for end in continuation.ends]
    return [mark for mark in first_marks if all(mark in marks for marks in other_marks)]


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
            return outcome.hero_places(s, option.seat)
        case Column():
            return [spaces.place_name(option.seat, option.column + line) for line in (0, spaces.COLUMNS)]
        case InPlay():
            p = s.in_play[option.index(s)]
            return (
                [outcome.space_id(p.seat, permanents.bearer_space(s, p))]
                if p.being != EMPTY
                else outcome.hero_places(s, p.seat)
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
    is_whole = planned is None
    spell_cast = next((event for event in end.events if isinstance(event, e.SpellCast)), None)
    actions = (_action_text(s, event, is_whole) for event in end.events)
    action = next((words for words in actions if words is not None), None)
    if spell_cast is not None:
        spell = texts.SPELLS[spell_cast.spell]
        if action is not None and is_whole:
            return text("title-with-deed", spell=spell, deed=action)
        return text("title-spell", spell=spell, times=spell_cast.enhanced)
    if action is not None:
        return action
    if isinstance(option, At):
        return outcome.being_words(s, option.being(s))
    return text("title-option", option=WORDING.option(option, s, Names([], seat)))


def _action_text(s: State, event: Event, is_whole: bool) -> Text | None:
    """Return the action of a Being in words. Its target or destination is left out if more parts follow."""
    match event:
        case e.AttackMade():
            target = (
                outcome.being_words(s, s.spaces[event.target_owner][event.target_space]) if is_whole else texts.NONE
            )
            name = outcome.being_words(s, s.spaces[event.owner][event.space])
            return text("deed-strikes" if event.strike else "deed-attacks", who=name, target=target)
        case e.AbilityUsed():
            return text("deed-ability", card=texts.CREATURES[event.card])
        case e.BeingMoved():
            name = outcome.being_words(s, s.spaces[event.owner][event.start])
            return text("deed-moves", who=name, end=texts.PLACES[event.end] if is_whole else texts.NONE)
        case e.DispelBegan():
            return text("deed-dispels", spell=texts.SPELLS[event.spell] if is_whole else texts.NONE)
        case _:
            return None


def _strength_text(s: State, end: TrialOutcome) -> Words:
    attack = next((x for x in end.events if isinstance(x, e.AttackMade) and not x.strike), None)
    return (
        text("strength", n=creatures.strength_of_being(s, s.spaces[attack.owner][attack.space]))
        if attack is not None
        else ""
    )


def _cost_text(s: State, seat: Seat, end: TrialOutcome) -> Words:
    """Return the cost: dice and cards for a Spell, points for other actions."""
    spell_cast = next((event for event in end.events if isinstance(event, e.SpellCast)), None)
    if spell_cast is not None:
        return text("price", need=texts.requirement_text(spell_cast.spell), cards=len(spell_cast.discarded))
    if s.act is None or s.act.spell == EMPTY or not end.events:
        return ""
    paid_points = s.act.points - _points_left(end, seat)
    return text("paid", paid=paid_points, points=s.act.points) if paid_points else ""


def _points_left(end: TrialOutcome, seat: Seat) -> int:
    """Return the Leadership points left after an answer, or 0 if the action is over."""
    act = end.state.act
    return act.points if act is not None and act.seat == seat and end.state.step == "activate" else 0


def _note_text(s: State, seat: Seat, end: TrialOutcome) -> Words:
    if any(isinstance(event, e.SpellCast) for event in end.events):
        points = end.state.act.points if end.state.act is not None and end.state.act.seat == seat else 0
        return text("points-left", n=points) if points else ""
    move = next((x for x in end.events if isinstance(x, e.BeingMoved) and x.how == "move"), None)
    return outcome.place_sentence(end.state, seat, s.spaces[seat][move.start], move.end) if move is not None else ""


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
