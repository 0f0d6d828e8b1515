"""The events of Heroes. Cards are numbers as in content.py. The card of a Hero is A_HERO."""

from __future__ import annotations

from meadhall.engine import Event
from meadhall.engine.common.text import NO_WORDS, Arg, Words, text, text_of
from meadhall.games.heroes import texts


class StartDrawn(Event, frozen=True):
    """The starting player and the priority lists were drawn, highest priority first (HE-SET-07, HE-SET-09)."""

    seat: int
    priorities: list[list[int]]


class TableauDealt(Event, frozen=True):
    spells: texts.SpellList
    duel: int = 0


class HeroTaken(Event, frozen=True):
    seat: int
    hero: texts.Hero


class SpellTaken(Event, frozen=True):
    """A player took a Spell from the tableau: in the draft, or by learning (`learned`)."""

    seat: int
    spell: texts.Spell
    learned: bool = False


class TableauFilled(Event, frozen=True):
    """A card of the Spell deck filled a free space of the tableau."""

    spell: texts.Spell
    space: int


class ArmiesChosen(Event, frozen=True):
    """Armies were chosen: the number of cards that each player must place. Only the owner knows them (HE-HID-13)."""

    counts: list[int]

    def message(self) -> Words:
        counts: list[Arg] = [text("army-count", seat=seat, n=n) for seat, n in enumerate(self.counts)]
        return text("armies-chosen", counts=counts)


class ArmyHeld(Event, frozen=True):
    """The Creatures of a hidden army, sent to its owner alone."""

    seat: int
    creatures: texts.CreatureList


class CardPlaced(Event, frozen=True):
    seat: int
    card: texts.CardOf
    space: texts.Where


class DeckShuffled(Event, frozen=True):
    seat: int
    cards: int


class SpellsDrawn(Event, frozen=True):
    seat: int
    cards: int
    lost: int = 0  # cards that could not be drawn


class SpellsReceived(Event, frozen=True):
    """The drawn Spells, sent to their player alone."""

    seat: int
    spells: texts.SpellList


class PreparationBegan(Event, frozen=True):
    duel: int
    seats: list[int]


class DiceThrown(Event, frozen=True):
    """Dice landed, with their numbers and faces. `final` marks the final throw."""

    seat: int
    dice: list[int]
    faces: texts.Faces
    final: bool = False


class DiceLifted(Event, frozen=True):
    """Real time: dice were lifted and are in the air now."""

    seat: int
    dice: texts.Count


class DiceHeld(Event, frozen=True):
    seat: int


class StopCalled(Event, frozen=True):
    """A player called Stop. `at` is always 0, because the effective time is sent later, in PreparationStopped."""

    seat: int
    at: int = 0


class PreparationStopped(Event, frozen=True):
    """A player became active. `late` are the other callers.

    `at` are the effective times of all callers, the active player first (HE-HID-16).
    """

    seat: int
    late: list[int]
    revive: bool = False
    at: tuple[int, ...] = ()

    def message(self) -> Words:
        return text_of(self, n=len(self.late))


class FatigueTicked(Event, frozen=True):
    duel: int


class ActionBegan(Event, frozen=True):
    """A player acts with these dice. `caller` marks the active player."""

    seat: int
    caller: bool
    dice: texts.Faces


class ActionPassed(Event, frozen=True):
    seat: int


class NoActionTaken(Event, frozen=True):
    seat: int
    wounds: int


class BeingWounded(Event, frozen=True):
    """A Being was wounded. `why` is the cause: weakness, spell, creature, attack, fatigue or nothing done.

    `source` is the number of the Spell or Creature, and `by` the seat that caused the wounds; -1 for none.
    `prevented` are the wounds stopped by immunity, Stoneskin or the Heart of the Mountain.
    """

    owner: int
    card: texts.CardOf
    space: texts.Where
    wounds: int
    left: int  # hit points that remain
    kind: str
    why: str
    source: int = -1
    by: int = -1
    prevented: int = 0

    def message(self) -> Words:
        by: Arg = texts.CREATURES[self.source] if self.why == "creature" else texts.spell_name(self.source)
        return text_of(self, by_what=by)


class BeingHealed(Event, frozen=True):
    """A Being was healed. `at_stop` marks healing at each Stop, which happens even to an unhurt Being."""

    owner: int
    card: texts.CardOf
    space: texts.Where
    healed: int
    left: int  # hit points that remain
    at_stop: bool = False

    def message(self) -> Words:
        """Return the message, or "" for a Stop that heals nothing, since such messages would repeat at each Stop."""
        return NO_WORDS if self.at_stop and not self.healed else text_of(self)


class CreatureDied(Event, frozen=True):
    owner: int
    card: texts.CardOf
    space: texts.Where
    beside: bool = False


class HeroFell(Event, frozen=True):
    """A Hero has 0 hit points: its player is out, or `stunned` in a match without elimination."""

    seat: int
    stunned: bool = False


class PlayerConceded(Event, frozen=True):
    seat: int


class SpellCast(Event, frozen=True):
    """A Spell is played from the hand. `discarded` are the pairs that enhance it."""

    seat: int
    spell: texts.Spell
    enhanced: int
    discarded: list[int]


class SpellLaid(Event, frozen=True):
    """A Permanent Spell entered play on a Being (`card`, `space`) or a player (`space` -1)."""

    controller: int
    spell: texts.Spell
    seat: int
    card: texts.CardOf
    space: texts.Where
    power: int


class PowerAdded(Event, frozen=True):
    spell: texts.Spell
    seat: int
    card: texts.CardOf
    space: texts.Where
    power: int


class PowerRemoved(Event, frozen=True):
    spell: texts.Spell
    seat: int
    card: texts.CardOf
    space: texts.Where
    power: int


class SpellEnded(Event, frozen=True):
    """A Permanent Spell was discarded or, if `gone`, removed from the game with its controller."""

    spell: texts.Spell
    controller: int
    seat: int
    card: texts.CardOf
    space: texts.Where
    gone: bool = False


class SpellsDiscarded(Event, frozen=True):
    seat: int
    spells: texts.SpellList


class AttackMade(Event, frozen=True):
    """A Being attacked `target` on the board of `target_owner`, or struck it by Rage (`strike`)."""

    owner: int
    card: texts.CardOf
    space: texts.Where
    target_owner: int
    target: texts.CardOf
    target_space: texts.Where
    strike: bool = False


class AbilityUsed(Event, frozen=True):
    owner: int
    card: texts.CardOf
    space: texts.Where


class BeingMoved(Event, frozen=True):
    """A Being moved to another space. `how` is move, shift, teleport or turn."""

    owner: int
    card: texts.CardOf
    start: texts.Where
    end: texts.Where
    how: str


class PhoenixReturned(Event, frozen=True):
    """A Phoenix returned to the board."""

    owner: int
    card: texts.CardOf
    space: texts.Where
    wounds: int


class CreatureBurst(Event, frozen=True):
    """A Creature removed itself."""

    owner: int
    card: texts.CardOf
    space: texts.Where


class DieGained(Event, frozen=True):
    seat: int
    die: int


class DieGivenUp(Event, frozen=True):
    seat: int
    die: texts.Die


class DispelBegan(Event, frozen=True):
    """A player began to dispel a Spell. `discarded` are the pairs that enhance Dispel Magic."""

    seat: int
    spell: texts.Spell
    bearer: int
    card: texts.CardOf
    space: texts.Where
    discarded: list[int]


class PointsScored(Event, frozen=True):
    """A player scored victory points for wounds on a Hero (HE-VNE-06)."""

    seat: int
    points: int
    total: int


class HeroRevived(Event, frozen=True):
    seat: int
    hit_points: int


class PreparationResumed(Event, frozen=True):
    """A round is over. `lifted` are the players whose dice return to their hands."""

    duel: int
    lifted: list[int]

    def message(self) -> Words:
        return text_of(self, n=len(self.lifted))


class PauseWanted(Event, frozen=True):
    seat: int


class PauseEnded(Event, frozen=True):
    pass


class DuelEnded(Event, frozen=True):
    """A duel of a team game or tournament is over. `winners` continue to play."""

    duel: int
    winners: list[int]

    def message(self) -> Words:
        return text_of(self, n=len(self.winners))


class DuelBegan(Event, frozen=True):
    """The joint part, the final or the match for third place begins."""

    name: str
    seats: list[int]


class ThirdPlaceDeclined(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    """The match is over. `why` is last, level (the last Heroes fell together), creatures, limit, points or stunned."""

    winners: list[int]
    why: str
