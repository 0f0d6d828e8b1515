"""The language of Heroes: its catalogue, and texts of questions, answers and warnings. May import the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Final

from meadhall.engine import Names, Wording
from meadhall.engine.common.text import Arg, Text, Words, text
from meadhall.engine.language.catalogue import Catalogue, content_words
from meadhall.engine.language.wording import option_message
from meadhall.games.heroes import content, texts
from meadhall.games.heroes import events as e
from meadhall.games.heroes.actions.acting import NO_ACTION, others_actions
from meadhall.games.heroes.board.creatures import activation_cost, strength_of_being
from meadhall.games.heroes.board.targets import At, OnSpace, Player, being_args
from meadhall.games.heroes.effects.blessing import GiveUp
from meadhall.games.heroes.effects.dice import CallStop, Throw
from meadhall.games.heroes.ops import ActivationCost, Discard, StopWound, Wound
from meadhall.games.heroes.setup import SPELLS_TO_DRAFT, Done
from meadhall.games.heroes.state import EMPTY, FINALS, Act, Seat, State


def content_texts() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield the English names of all cards. A Hero also has a short name, the first word of the whole name."""
    for hero in content.HEROES:
        yield f"hero-{hero.id}", {"": hero.short, "whole": hero.name}
    for creature in content.CREATURES:
        ability = {"ability": creature.ability.name} if creature.ability.name else {}
        yield f"creature-{creature.id}", {"": creature.name, **ability}
    yield from content_words("spell", content.SPELLS)


# ---- questions


def asked_seat(s: State, names: Names) -> Seat:
    """Return the listener's seat. For a listener who does not play, it is the seat whose turn it is."""
    return names.listener if 0 <= names.listener < s.players else s.turn


def is_idle(s: State, seat: Seat) -> bool:
    """Whether a player has no possible action. Only that player may know."""
    if not 0 <= seat < s.players:
        return False
    acting = copy(s)
    acting.act = Act(seat)
    return not s.is_stunned(seat) and others_actions(acting, seat).options == [NO_ACTION]


def question(kind: str, s: State, names: Names) -> Words:
    """Return the text of a question."""
    seat, plan = asked_seat(s, names), s.plan
    if kind == "draft":
        kind = _draft_question(s, seat)
    args: dict[str, Arg] = {"dice": texts.dice_letters(s.sides[seat].dice), "beat": s.duel_of(seat).beat + 1}
    if kind == "act-or-pass":
        args["idle"] = int(is_idle(s, names.listener))
    if kind == "attack" and plan is not None:  # an ability picks its attacker first
        args["attacker"] = texts.CREATURES[s.beings[plan.picks[0] if plan.picks else plan.being].card]
    args["n"], args["of"] = s.sides[seat].drafted + 1, SPELLS_TO_DRAFT
    args["left"] = s.act.points if s.act is not None else 0
    limits = content.LIMITS
    args["points"] = limits.third_place_army_points if s.stage == FINALS else limits.army_points
    args["spell"] = texts.SPELLS[plan.card] if plan is not None and plan.kind == "cast" else texts.NONE
    args["card"] = texts.CARDS[plan.card] if plan is not None and plan.kind == "place" else texts.NONE
    return Text(f"question-{kind}", args)


def _draft_question(s: State, seat: Seat) -> str:
    """Return the kind of draft question: choose a Spell, a Hero, or either."""
    side = s.sides[seat]
    return "draft-spell" if side.hero != EMPTY else "draft-hero" if side.drafted >= SPELLS_TO_DRAFT else "draft"


# ---- answers


def option(o: Any, s: State, names: Names) -> Words:
    """Return the text of an answer. It may contain the faces of the listener's dice, or the values of a Being."""
    if isinstance(o, Throw | CallStop | GiveUp):
        chosen = (o.die,) if isinstance(o, GiveUp) else o.dice
        return Text(option_message(o, s, names).id, _dice_args(chosen, s, names))  # type: ignore[union-attr]
    if isinstance(o, OnSpace):
        return Text(option_message(o, s, names).id, _acting_args(s, asked_seat(s, names), o.space))  # type: ignore[union-attr]
    return option_message(o, s, names)


def _dice_args(chosen: Sequence[int], s: State, names: Names) -> dict[str, Arg]:
    own_dice = s.sides[names.listener].dice if 0 <= names.listener < s.players else []
    dice_in_hand = "hold" if s.options.mode == "relaxed" else "hand"
    size = texts.NONE if not chosen else "all" if texts.are_all_dice(chosen, own_dice) else "some"
    numbers = " ".join(str(die + 1) for die in chosen)
    return {
        "which": size,
        "none": dice_in_hand,
        "n": len(chosen),
        "dice": texts.dice_by_number(chosen, own_dice),
        "numbers": numbers,
    }


def _acting_args(s: State, seat: Seat, space: int) -> dict[str, Arg]:
    """Return message arguments for the Being on a space: Strength, activation cost, and whether its name is shared."""
    args = being_args(s, seat, space) if space >= 0 else {"space": "beside", "card": texts.NONE}
    being = s.spaces[seat][space] if space >= 0 else EMPTY
    if being == EMPTY or s.beings[being].is_hero:
        return {**args, "cost": 0, "strength": 0, "several": 0, "about": texts.NONE}
    card = s.beings[being].card
    is_name_shared = sum(s.beings[other].card == card for other in s.on_board(seat)) > 1
    return {
        **args,
        "cost": activation_cost(s, being),
        "strength": strength_of_being(s, being),
        "several": int(is_name_shared),
        "about": texts.ability_text(card),
    }


def parts(o: Any, s: State, names: Names) -> Sequence[Words] | None:
    """Return the parts of an answer that are picked one by one: dice of a set or cards of an army; None for others."""
    if isinstance(o, Done):
        return [texts.CREATURES[creature] for creature in sorted(o.army)]
    if isinstance(o, Throw | CallStop):
        first = text("part-throw" if isinstance(o, Throw) else "part-stop")
        return [first, *(text("part-die", n=die + 1) for die in o.dice)]
    return None


def harms_friends(option: object, s: State, names: Names) -> bool:
    """Whether this answer aims a harmful Spell at the player or a teammate. Such answers are listed last."""
    if not isinstance(option, At | Player) or s.plan is None or s.plan.kind != "cast" or not does_harm(s.plan.card):
        return False
    seat = asked_seat(s, names)
    return option.seat == seat or not s.is_opponent(seat, option.seat)


def does_harm(spell: int) -> bool:
    """Whether a Spell wounds or weakens its target. Wall of Fire does not: it wounds attackers."""
    return any(
        isinstance(op, Wound | Discard | StopWound) or (isinstance(op, ActivationCost) and op.by > 0)
        for op in content.SPELLS[spell].parts
    )


def warning(o: Any, s: State, names: Names) -> Words:
    """Return a warning, or "" if none is needed.

    The text warns of a Stop without a possible action, of wounds for taking no action, and of harm to the player's
    own side.
    """
    if harms_friends(o, s, names):
        return text("warning-own")
    spared = s.options.is_spared(names.listener)
    if o is NO_ACTION and s.round is not None and s.round.active == names.listener and not spared:
        return text("warning-none", wounds=content.CONTENT.options.no_action_wounds)
    if isinstance(o, CallStop) and is_idle(s, names.listener):
        return text("warning-idle-stop", spared=int(spared))
    return ""


# ---- events and the match


def affected_seat(event: Any) -> int:
    """Return the seat that an event affects, or -1."""
    match event:
        case e.BeingWounded() | e.CreatureDied():
            return event.owner
        case e.HeroFell() | e.DieGivenUp():
            return event.seat
        case e.SpellLaid():
            return event.seat if event.seat != event.controller else -1
        case _:
            return -1


def aim(s: State) -> Sequence[Words]:
    """Return sentences about how the match is played and won."""
    way = s.options.format if s.options.has_elimination else "points"
    win = text("aim-win", way=way, points=content.CONTENT.options.victory_points_to_win)
    weakness = [text("aim-weakness")] if s.options.has_hero_texts else []
    return (win, text("aim-stop"), text("aim-spells"), *weakness)


def counts(s: State, points: int) -> Words:
    """Return the score in words: hit points, or victory points without elimination."""
    return text("hit-points" if s.options.has_elimination else "victory-points", n=points)


CATALOGUE: Final = Catalogue("meadhall.games.heroes", content_texts())
WORDING: Final = Wording(
    catalogue=CATALOGUE,
    option=option,
    question=question,
    affected_seat=affected_seat,
    opens=(e.PreparationBegan, e.PreparationStopped, e.ActionBegan),
    warning=warning,
    parts=parts,
    aim=aim,
    points_unit=counts,
    signs=(text("signs"),),
    chances={name: text(f"chance-{name}") for name in ("spells", "deck", "army", "setup")},
    is_listed_last=harms_friends,
    letters={"none": "z", "draw": "d", "learn": "l", "dispel": "x", "printed": "p"},
)
