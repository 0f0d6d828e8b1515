"""Effects of a tried answer, collected for each Being, and their texts for board marks and preview cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine import Event
from meadhall.engine.common.text import Arg, Text, Words, text
from meadhall.engine.presentation.preview import PlaceEffect
from meadhall.games.heroes import events as e
from meadhall.games.heroes import texts
from meadhall.games.heroes.board import spaces, targets
from meadhall.games.heroes.state import BESIDE, EMPTY, Seat, Space, State


@dataclass
class BeingEffect:
    """The effect of an answer on one Being."""

    being: int
    wounds: int = 0
    prevented_wounds: int = 0
    healed_wounds: int = 0
    hit_points: int = EMPTY  # after the answer; EMPTY if they do not change
    is_struck: bool = False  # whether wounds were dealt, even if all were prevented
    is_healing_target: bool = False
    falls: bool = False
    stunned: bool = False
    bursts: bool = False
    return_space: int = EMPTY  # space of a returning Phoenix; EMPTY if it does not return
    new_space: Space = EMPTY  # its new space; EMPTY if it does not move
    laid_spells: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])  # Spells, each with its power
    new_powers: dict[int, int] = field(default_factory=dict[int, int])  # new power of Spells in play, by Spell
    ended_spells: list[int] = field(default_factory=list[int])  # Spells that end


@dataclass
class Outcome:
    """All effects of an answer on Beings and players."""

    being_effects: dict[int, BeingEffect] = field(default_factory=dict[int, BeingEffect])
    drawn_cards: dict[Seat, int] = field(default_factory=dict[Seat, int])  # number of drawn cards
    discarded_cards: dict[Seat, int] = field(default_factory=dict[Seat, int])  # number of discarded cards
    rerolled_dice: dict[Seat, int] = field(default_factory=dict[Seat, int])  # number of dice thrown again
    scored_points: dict[Seat, int] = field(default_factory=dict[Seat, int])  # victory points
    dice_changes: dict[Seat, int] = field(default_factory=dict[Seat, int])  # 1 for a die gained, -1 for a die lost
    is_match_over: bool = False  # whether the match is over
    winners: list[Seat] = field(default_factory=list[Seat])


class OutcomeReader:
    """Collects the outcome of events, and tracks the space of each Being."""

    def __init__(self, state_before: State) -> None:
        self.outcome = Outcome()
        self.state_before = state_before
        self.being_on = {(b.owner, b.at): being for being, b in enumerate(state_before.beings) if b.at >= 0}
        self.open_moves: list[e.BeingMoved] = []
        self.fallen_seats: set[Seat] = set()
        self.pairs: list[int] = []

    def read(self, events: Sequence[Event]) -> Outcome:
        for event in events:
            if isinstance(event, e.BeingMoved):
                self.open_moves.append(event)
                continue
            self._settle_moves()
            if type(event) in RECORDERS:
                RECORDERS[type(event)](self, event)
        self._settle_moves()
        return self.outcome

    def _settle_moves(self) -> None:
        """Apply successive moves at the same time, because two Beings may swap spaces."""
        moves = [(self.being_on.pop((move.owner, move.start)), move) for move in self.open_moves]
        self.open_moves = []
        for being, move in moves:
            self.being_on[move.owner, move.end] = being
            self._effect_on(being).new_space = move.end

    def _effect_on(self, being: int) -> BeingEffect:
        return self.outcome.being_effects.setdefault(being, BeingEffect(being))

    def _effect_at(self, owner: Seat, space: Space) -> BeingEffect:
        return self._effect_on(self.being_on[owner, space])

    def _effect_on_bearer(self, seat: Seat, space: Space) -> BeingEffect:
        """Return the bearer of a Spell: a Being, or the Hero in place of a player."""
        return self._effect_at(seat, space) if space >= 0 else self._effect_on(self.state_before.sides[seat].hero_being)

    def record_wounds(self, event: e.BeingWounded) -> None:
        effect = self._effect_at(event.owner, event.space)
        effect.is_struck, effect.hit_points = True, event.left
        effect.wounds += event.wounds
        effect.prevented_wounds += event.prevented

    def record_healing(self, event: e.BeingHealed) -> None:
        effect = self._effect_at(event.owner, event.space)
        effect.is_healing_target, effect.hit_points = True, event.left
        effect.healed_wounds += event.healed

    def record_death(self, event: e.CreatureDied) -> None:
        self._effect_at(event.owner, event.space).falls = True
        del self.being_on[event.owner, event.space]

    def record_burst(self, event: e.CreatureBurst) -> None:
        self._effect_at(event.owner, event.space).bursts = True
        del self.being_on[event.owner, event.space]

    def record_fall(self, event: e.HeroFell) -> None:
        effect = self._effect_on(self.state_before.sides[event.seat].hero_being)
        effect.falls, effect.stunned = not event.stunned, event.stunned
        if effect.falls:
            self.fallen_seats.add(event.seat)

    def record_return(self, event: e.PhoenixReturned) -> None:
        dead = [i for i, b in enumerate(self.state_before.beings) if (b.owner, b.at) == (event.owner, BESIDE)]
        being = next(
            b for b in dead if self.state_before.beings[b].card == event.card and b not in self.being_on.values()
        )
        self.being_on[event.owner, event.space] = being
        self._effect_on(being).return_space = event.space

    def record_spell(self, event: e.SpellLaid) -> None:
        self._effect_on_bearer(event.seat, event.space).laid_spells.append((event.spell, event.power))

    def record_power(self, event: e.PowerAdded | e.PowerRemoved) -> None:
        self._effect_on_bearer(event.seat, event.space).new_powers[event.spell] = event.power

    def record_spell_end(self, event: e.SpellEnded) -> None:
        """Record the end of a Spell, unless it ends together with a Being or a player."""
        if event.seat not in self.fallen_seats and ((event.seat, event.space) in self.being_on or event.space < 0):
            effect = self._effect_on_bearer(event.seat, event.space)
            effect.ended_spells.append(event.spell)
            effect.new_powers.pop(event.spell, None)

    def record_pairs(self, event: e.SpellCast | e.DispelBegan) -> None:
        self.pairs = event.discarded

    def record_draw(self, event: e.SpellsDrawn) -> None:
        self.outcome.drawn_cards[event.seat] = self.outcome.drawn_cards.get(event.seat, 0) + event.cards

    def record_discard(self, event: e.SpellsDiscarded) -> None:
        """Count discarded cards, but not the pairs that pay for an enhancement. Their faces may be made up."""
        if event.spells == self.pairs:
            self.pairs = []
            return
        self.outcome.discarded_cards[event.seat] = self.outcome.discarded_cards.get(event.seat, 0) + len(event.spells)

    def record_throw(self, event: e.DiceThrown) -> None:
        self.outcome.rerolled_dice[event.seat] = len(event.dice)

    def record_points(self, event: e.PointsScored) -> None:
        self.outcome.scored_points[event.seat] = self.outcome.scored_points.get(event.seat, 0) + event.points

    def record_die_gain(self, event: e.DieGained) -> None:
        self.outcome.dice_changes[event.seat] = 1

    def record_die_loss(self, event: e.DieGivenUp) -> None:
        self.outcome.dice_changes[event.seat] = -1

    def record_end(self, event: e.GameEnded) -> None:
        self.outcome.is_match_over, self.outcome.winners = True, [*event.winners]


RECORDERS: Final[dict[type[Event], Callable[[OutcomeReader, Any], None]]] = {
    e.BeingWounded: OutcomeReader.record_wounds, e.BeingHealed: OutcomeReader.record_healing,
    e.CreatureDied: OutcomeReader.record_death, e.CreatureBurst: OutcomeReader.record_burst,
    e.HeroFell: OutcomeReader.record_fall, e.PhoenixReturned: OutcomeReader.record_return,
    e.SpellLaid: OutcomeReader.record_spell, e.PowerAdded: OutcomeReader.record_power,
    e.PowerRemoved: OutcomeReader.record_power, e.SpellEnded: OutcomeReader.record_spell_end,
    e.SpellCast: OutcomeReader.record_pairs, e.DispelBegan: OutcomeReader.record_pairs,
    e.SpellsDrawn: OutcomeReader.record_draw, e.SpellsDiscarded: OutcomeReader.record_discard,
    e.DiceThrown: OutcomeReader.record_throw, e.PointsScored: OutcomeReader.record_points,
    e.DieGained: OutcomeReader.record_die_gain, e.DieGivenUp: OutcomeReader.record_die_loss,
    e.GameEnded: OutcomeReader.record_end,
}  # fmt: skip


def outcome_of(state_before: State, events: Sequence[Event]) -> Outcome:
    """Return the outcome of these events, given the position before them."""
    return OutcomeReader(state_before).read(events)


def space_id(seat: Seat, space: Space) -> str:
    """Return the id of a space in the scene, or of the place beside a board."""
    return f"{seat}beside" if space == BESIDE else spaces.place_name(seat, space)


def hero_places(s: State, seat: Seat) -> list[str]:
    """Return the place of a player's Hero, where effects on the player are shown, or [] without a Hero on the board."""
    being = s.sides[seat].hero_being
    return [spaces.place_name(seat, s.beings[being].at)] if being != EMPTY and s.beings[being].at >= 0 else []


def marks_of(s: State, outcome: Outcome) -> list[PlaceEffect]:
    """Return a mark for every affected Being, at its space before the answer."""
    effects_and_words = [
        (effect, [*_life_changes(effect), *_other_changes(effect)])
        for _, effect in sorted(outcome.being_effects.items())
    ]
    return [_mark(s, effect, *words) for effect, words in effects_and_words if words]


def _mark(s: State, effect: BeingEffect, first: Words, *more: Arg) -> PlaceEffect:
    b = s.beings[effect.being]
    place = spaces.place_name(b.owner, effect.return_space) if effect.return_space != EMPTY else space_id(b.owner, b.at)
    is_helpful = not (effect.wounds or effect.falls or effect.bursts) and bool(
        effect.healed_wounds or effect.return_space != EMPTY
    )
    other_texts = text("mark-more", said=[*more]) if more else ""
    return PlaceEffect(place, first, other_texts, is_helpful, effect.falls or effect.stunned or effect.bursts)


def _life_changes(effect: BeingEffect) -> list[Words]:
    """Return the change of hit points, in the words of a mark: `−3` and `2 left`, or `−6` and `falls`."""
    words: list[Words] = []
    if effect.is_struck:
        words.append(f"−{effect.wounds}" if effect.wounds else "0")
    if effect.healed_wounds:
        words.append(f"+{effect.healed_wounds}")
    if (end := _end_text(effect)) is not None:
        words.append(end)
    elif effect.wounds or effect.healed_wounds:
        words.append(text("fate-left", life=effect.hit_points))
    return words


def _end_text(effect: BeingEffect) -> Text | None:
    """Return the text for a Being that bursts, falls or is stunned, or None."""
    if effect.bursts or effect.falls or effect.stunned:
        return text("fate-bursts" if effect.bursts else "fate-falls" if effect.falls else "fate-stunned")
    return None


def _other_changes(effect: BeingEffect) -> list[Text]:
    """Return the new place of a Being, and the changes of Spells on it."""
    words = [text("fate-returns")] if effect.return_space != EMPTY else []
    if effect.new_space != EMPTY:
        words.append(text("fate-moves", end=texts.PLACES[effect.new_space]))
    return [
        *words,
        *(text("fate-spell", spell=texts.SPELLS[spell], **arguments) for spell, arguments in _spell_changes(effect)),
    ]


def _spell_changes(effect: BeingEffect) -> list[tuple[int, dict[str, Arg]]]:
    """Return the Spells that are laid on a Being, change or end, each with its message arguments."""
    laid_changes = [(spell, "laid", power) for spell, power in effect.laid_spells]
    power_changes = [(spell, "changed", power) for spell, power in effect.new_powers.items()]
    end_changes = [(spell, "ends", 0) for spell in effect.ended_spells]
    return [
        (spell, {"how": how, "power": power}) for spell, how, power in (*laid_changes, *power_changes, *end_changes)
    ]


# ---- for the card


def being_words(s: State, being: int) -> Text:
    """Return the name of a Being: `Maris` or `Ice Dragon`. If its name is on the board twice, its space is added."""
    b = s.beings[being]
    if b.is_hero:
        return texts.HEROES[s.sides[b.owner].hero]
    same_creatures = [other for other in s.on_board(b.owner) if s.beings[other].card == b.card]
    card = texts.CREATURES[b.card]
    return text("card-on", card=card, space=texts.PLACES[b.at]) if len(same_creatures) > 1 and b.at >= 0 else card


def effect_texts(s: State, outcome: Outcome, beings: Iterable[int]) -> list[Arg]:
    """Return the effects on these Beings in words: `Ice Dragon falls`, `Maris 8 → 2`."""
    return [
        words
        for being in beings
        if being in outcome.being_effects
        for words in _being_texts(s, outcome.being_effects[being])
    ]


def _being_texts(s: State, effect: BeingEffect) -> list[Text]:
    name, life = being_words(s, effect.being), _life_text(s, effect)
    if life is None and effect.new_space == EMPTY and effect.return_space == EMPTY:
        return [
            text("spell-on-being", spell=texts.SPELLS[spell], who=name, **arguments)
            for spell, arguments in _spell_changes(effect)
        ]
    words: list[Arg] = [*([life] if life is not None else []), *_other_changes(effect)]
    if effect.prevented_wounds and not effect.falls:
        words.append(text("fate-prevented", wounds=effect.prevented_wounds))
    return [text("fate", who=name, said=words)] if words else []


def _life_text(s: State, effect: BeingEffect) -> Text | None:
    """Return the change of hit points, `falls` or `8 → 2`, or None without wounds or healing."""
    if (end := _end_text(effect)) is not None:
        return end
    if not effect.is_struck and not effect.healed_wounds:
        return None
    life_before = s.life(effect.being)
    if effect.hit_points != life_before:
        return text("fate-life", before=life_before, left=effect.hit_points)
    return text("fate-stays", life=life_before) if effect.wounds else text("fate-unhurt")


def affected_sides(s: State, outcome: Outcome, seat: Seat) -> tuple[list[int], list[int]]:
    """Return the affected Beings of others, and the player's own."""
    beings: Sequence[int] = sorted(outcome.being_effects)
    return [b for b in beings if s.beings[b].owner != seat], [b for b in beings if s.beings[b].owner == seat]


def player_changes(outcome: Outcome) -> list[Arg]:
    """Return texts for the changes of players' hands and dice."""
    words: list[Arg] = [text("would-draw", seat=seat, n=cards) for seat, cards in outcome.drawn_cards.items()]
    words += [text("would-discard", seat=seat, n=cards) for seat, cards in outcome.discarded_cards.items()]
    words += [text("would-reroll", seat=seat, n=dice) for seat, dice in outcome.rerolled_dice.items()]
    return [
        *words,
        *(text("would-gain-die" if n > 0 else "would-lose-die", seat=seat) for seat, n in outcome.dice_changes.items()),
    ]


QUESTIONS_TOLD_TO_SELF: Final = frozenset(("burst", "strike", "concentrate", "regenerate", "shift-on"))
QUESTIONS_TOLD_TO_ALL: Final = frozenset(("discard", "give-up-die"))


def next_question_texts(seat: Seat, question: str, asked_seat: Seat) -> list[Arg]:
    """Return a text for the next question, or [] if the question is not worth a text."""
    is_shown = question in QUESTIONS_TOLD_TO_ALL or (asked_seat == seat and question in QUESTIONS_TOLD_TO_SELF)
    return [text(f"then-{question}", seat=asked_seat)] if is_shown else []


def outcome_sentence(effects: Sequence[Arg]) -> Words:
    """Return a sentence of these texts: `Ice Dragon falls and Nymph 2 → 1.`"""
    return text("outcome", said=[*effects]) if effects else ""


def listed_outcome(effects: Sequence[Arg]) -> Words:
    """Return a list of these texts, for a part of a card: `Hellhound falls and Maris 8 → 2`."""
    return text("listing", said=[*effects]) if effects else ""


def place_sentence(state_after: State, seat: Seat, being: int, space: Space) -> Words:
    """Return a Being's situation, `Exposed, attacks Nymph or Siren.`, or "" if it did not reach the space."""
    b = state_after.beings[being]
    if b.at != space:
        return ""
    exposed = spaces.is_exposed(state_after, being)
    if not exposed or b.is_hero:
        return text("stands", exposed=int(exposed), reached=texts.NONE)
    reached_texts: list[Arg] = [
        being_words(state_after, target) for target in targets.attack_targets(state_after, seat, being)
    ]
    return text("stands", exposed=1, reached=reached_texts or "nobody")
