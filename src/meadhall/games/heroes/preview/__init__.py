"""Previews of answers, from everything their seat knows. May import the rules, `odds` and `words`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from meadhall.engine import CutTo, Option, Table, View
from meadhall.engine.common.text import Arg, Text, text
from meadhall.engine.model.state import clone
from meadhall.engine.presentation.preview import Odds, PlaceEffect, Preview
from meadhall.engine.table.chance import SampledLuck, fork_generator
from meadhall.games.heroes import texts
from meadhall.games.heroes.actions.acting import SYMBOLS_TO_DRAW, SYMBOLS_TO_LEARN
from meadhall.games.heroes.board.spaces import place_name
from meadhall.games.heroes.board.targets import To
from meadhall.games.heroes.content import (
    CARD,
    HERO_WEAKNESS,
    LETTERS,
    LIMITS,
    SPECIAL_SPELL,
    SPELLS,
    SYMBOLS,
    creature_pool,
)
from meadhall.games.heroes.effects.dice import CallStop, Throw
from meadhall.games.heroes.effects.hands import BOTTOM_SPACES, TABLEAU_COLUMNS, TakeCard
from meadhall.games.heroes.effects.stopping import stop_effects
from meadhall.games.heroes.odds import chance_of_symbol, kept_faces, spells_with_target
from meadhall.games.heroes.preparation import is_fatigue_due
from meadhall.games.heroes.preview.acting import option_preview, target_effects
from meadhall.games.heroes.preview.outcome import (
    Outcome,
    effect_texts,
    listed_outcome,
    marks_of,
    outcome_of,
    place_sentence,
)
from meadhall.games.heroes.preview.rehearsal import has_more_parts, imagined_match, trial_outcome
from meadhall.games.heroes.setup import MAX_CREATURES, Done, Hire, TakeHero, army_cost, printed_army
from meadhall.games.heroes.state import EMPTY, FINALS, IN_HAND, Act, Seat, State

MAX_CHANCES: Final = 4  # maximum number of chances that are shown
MIN_CHANCE: Final = 0.005  # smaller chances are not shown


def preview_roll(view: View[State], option: Option) -> Preview | None:
    """Return the preview of a throw or a Stop. A throw needs no confirmation."""
    s, seat = view.state, view.seat
    if isinstance(option, Throw):
        note = text("tires") if _brings_fatigue(s, seat) else ""
        return Preview(
            text("title-throw", n=len(option.dice)), odds=throw_chances(s, seat, option.dice), note=note, light=True
        )
    return _stop_preview(s, seat, option) if isinstance(option, CallStop) else None


def _brings_fatigue(s: State, seat: Seat) -> bool:
    """Whether fatigue follows this beat, unless somebody calls Stop (HE-BEA-11)."""
    duel = clone(s.duel_of(seat))
    duel.beat, duel.holds = duel.beat + 1, 0
    return is_fatigue_due(s, duel)


def _stop_preview(s: State, seat: Seat, option: CallStop) -> Preview:
    if s.is_stunned(seat):
        return Preview(text("title-revive"), result=text("would-revive"))
    effects, has_weakness_warning = result_of_stop(s, seat, option.dice), bool(option.dice) and s.options.has_hero_texts
    harm = listed_outcome(effect_texts(s, effects, effects.being_effects))
    return Preview(
        text("title-stop", n=len(option.dice)),
        odds=throw_chances(s, seat, option.dice),
        result="" if harm else text("would-stop", n=len(option.dice)),
        risks=harm,
        note=text("thrown-last-wounds", face=LETTERS[HERO_WEAKNESS[s.sides[seat].hero]])
        if has_weakness_warning
        else "",
        marks=marks_of(s, effects),
    )


def result_of_stop(s: State, seat: Seat, thrown: tuple[int, ...]) -> Outcome:
    """Return the result of the seat's own stop effects if these dice are thrown and the others stay on the table."""
    after = clone(s)
    for die in thrown:
        after.sides[seat].dice[die] = IN_HAND
    after.act = Act(seat)
    t = Table(after, SampledLuck(fork_generator()), after)
    with suppress(CutTo):  # raised if the Hero falls
        stop_effects(t, seat)
    return outcome_of(s, [event for event, _, _ in t.told])


def throw_chances(s: State, seat: Seat, thrown: Iterable[int]) -> list[Odds]:
    """Return the best chances of a throw: to cast a Spell in hand that has a target, to draw, and to learn."""
    dice = frozenset(thrown)
    spells, kept_dice_faces = spells_with_target(s, seat), kept_faces(s, seat, dice)
    requirements = [SPELLS[spell].requirement for spell in spells]
    cast_chances = {
        texts.SPELLS[spell]: chance_of_symbol(need.symbol, need.count, kept_dice_faces, len(dice))
        for spell, need in zip(spells, requirements, strict=True)
    }
    draw_chance, learn_chance = (
        chance_of_symbol(SYMBOLS[CARD], need, kept_dice_faces, len(dice))
        for need in (SYMBOLS_TO_DRAW, SYMBOLS_TO_LEARN)
    )
    return _best_chances({**cast_chances, text("odds-draw"): draw_chance, text("odds-learn"): learn_chance})


def _best_chances(chance_of_text: dict[Text, float]) -> list[Odds]:
    sorted_chances = sorted(
        (item for item in chance_of_text.items() if item[1] >= MIN_CHANCE), key=lambda item: -item[1]
    )
    return [Odds(words, min(1.0, chance)) for words, chance in sorted_chances[:MAX_CHANCES]]


def preview_draft(view: View[State], option: Option) -> Preview | None:
    """Return the preview of a drafted Hero with its Creatures and Spell, or of a Spell and its replacement."""
    s = view.state
    if isinstance(option, TakeHero):
        result = text(
            "hero-brings", creatures=len(creature_pool(option.hero)), spell=texts.SPELLS[SPECIAL_SPELL[option.hero]]
        )
        return Preview(text("whole-hero", hero=texts.HEROES[option.hero]), result=result, note=text("hero-stays"))
    if not isinstance(option, TakeCard):
        return None
    duel = s.duel_of(view.seat)
    card_above = duel.tableau[option.space - TABLEAU_COLUMNS] if option.space in BOTTOM_SPACES else EMPTY
    note = text("moves-down", spell=texts.SPELLS[card_above]) if card_above != EMPTY else ""
    place = f"tableau{s.duels.index(duel)}.{option.space}"
    spell = texts.SPELLS[option.spell]
    return Preview(spell, path=[place], result=text("joins-deck", need=texts.requirement_text(option.spell)), note=note)


def preview_hire(view: View[State], option: Option) -> Preview | None:
    """Return the preview of hiring a Creature, or of taking a whole army, with the costs."""
    done = next((other for other in view.options if isinstance(other, Done)), None)
    if done is None:
        return None
    army, points = [*done.army], LIMITS.third_place_army_points if view.state.stage == FINALS else LIMITS.army_points
    if isinstance(option, Hire):
        larger_army = [*army, option.creature]
        sum_text = text(
            "army-so-far", cost=army_cost(larger_army), points=points, n=len(larger_army), most=MAX_CREATURES
        )
        return Preview(texts.CREATURES[option.creature], sum=sum_text, light=True)
    if not isinstance(option, Done):
        army = printed_army(view.state.sides[view.seat].hero, points)
    unused_points = points - army_cost(army)
    note = text("points-lost", n=unused_points) if unused_points else ""
    title = text("paid", paid=army_cost(army), points=points)
    return Preview(title, result=text("army-of", army=texts.army_words(army)), note=note)


def preview_placing(view: View[State], option: Option) -> Preview:
    """Return the preview of a card to place: its possible spaces, or its values on the chosen space."""
    match, seat = imagined_match(view), view.seat
    end = trial_outcome(match, seat, option)
    if has_more_parts(match, seat):
        places = [place_name(seat, to.space) for to in match.menu(seat) if isinstance(to, To)]
        return Preview(_card(match.state), selectable=places)
    assert isinstance(option, To)
    after = end.state
    being = after.spaces[seat][option.space]
    title = text("card-on", card=_card(view.state), space=texts.PLACES[option.space])
    result = place_sentence(after, seat, being, option.space)
    return Preview(title, path=[place_name(seat, option.space)], result=result, note=text("card-stays"))


def _card(s: State) -> Arg:
    return texts.CARDS[s.plan.card] if s.plan is not None else ""


Previewer = Callable[[View[State], Option], Preview | None]


def no_preview(view: View[State], option: Option) -> Preview | None:
    """Return None, because the race has no time for previews."""
    return None


PREVIEWERS: Final[dict[str, Previewer]] = {
    "draft": preview_draft, "army": preview_hire, "place": preview_placing, "place-where": preview_placing,
    "beat": preview_roll, "race": no_preview,
    "third-place": no_preview,
}  # fmt: skip


def answer_preview(view: View[State], option: Option) -> Preview | None:
    """Return the preview of an answer on offer to the seat of a view, or None if it is the only answer."""
    if option.key == "go-on":
        return None
    return PREVIEWERS.get(view.question, option_preview)(view, option)


def answer_effects(view: View[State]) -> list[PlaceEffect]:
    """Return the effect of each answer on its target. Answers without an effect are left out."""
    return target_effects(view)
