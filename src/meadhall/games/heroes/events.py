"""What happens in Heroes, as events. Cards and Beings are numbers as in content.py and state.py; HERO cards are -1."""

from __future__ import annotations

from meadhall.engine import Event


class StartDrawn(Event, frozen=True):
    """The starting player, and the priority list of each duel, highest first (HE-SET-07, HE-SET-09)."""

    seat: int
    priorities: list[list[int]]


class TableauDealt(Event, frozen=True):
    spells: list[int]
    duel: int = 0


class HeroTaken(Event, frozen=True):
    seat: int
    hero: int


class SpellTaken(Event, frozen=True):
    """A Spell left the tableau: drafted, or `learned`."""

    seat: int
    spell: int
    learned: bool = False


class TableauFilled(Event, frozen=True):
    """A card came from the Spell deck to a free space of the tableau."""

    spell: int
    space: int


class ArmiesChosen(Event, frozen=True):
    """How many cards each player has to place; which, only the owner knows (HE-HID-13)."""

    counts: list[int]


class ArmyHeld(Event, frozen=True):
    """Told to the owner alone."""

    seat: int
    creatures: list[int]


class Placed(Event, frozen=True):
    seat: int
    card: int
    space: int


class DeckShuffled(Event, frozen=True):
    seat: int
    cards: int


class Drew(Event, frozen=True):
    seat: int
    cards: int
    lost: int = 0


class DrewCards(Event, frozen=True):
    """Told to the player alone."""

    seat: int
    spells: list[int]


class PreparationBegan(Event, frozen=True):
    duel: int
    seats: list[int]


class Threw(Event, frozen=True):
    """Dice came to the table; `dice` are their numbers, `faces` what they show now, `final` in a final throw."""

    seat: int
    dice: list[int]
    faces: list[int]
    final: bool = False


class Lifted(Event, frozen=True):
    """Real time: dice were lifted and are in the air now."""

    seat: int
    dice: list[int]


class Held(Event, frozen=True):
    seat: int


class Called(Event, frozen=True):
    """Somebody called Stop; `at` is the effective time in real time."""

    seat: int
    at: int = 0


class Stopped(Event, frozen=True):
    """Who becomes the active player; `late` called too but lost, `at` when they did (HE-HID-16)."""

    seat: int
    late: list[int]
    revive: bool = False
    at: tuple[int, ...] = ()


class FatigueTicked(Event, frozen=True):
    duel: int


class ActionBegan(Event, frozen=True):
    """A player acts, with the dice as they lie; `caller` is the active player."""

    seat: int
    caller: bool
    dice: list[int]


class Passed(Event, frozen=True):
    seat: int


class TookNoAction(Event, frozen=True):
    seat: int
    wounds: int


class Wounded(Event, frozen=True):
    """A Being was wounded. `why` is weakness, spell, creature, attack, fatigue, nothing done; `card` which; `by` whose.

    `prevented` is what immunity, Stoneskin or the Heart of the Mountain took away.
    """

    owner: int
    card: int
    space: int
    wounds: int
    left: int
    kind: str
    why: str
    source: int = -1
    by: int = -1
    prevented: int = 0


class Healed(Event, frozen=True):
    """`at_stop`: by an ability that heals at each Stop, whether there is something to heal or not."""

    owner: int
    card: int
    space: int
    healed: int
    left: int
    at_stop: bool = False


class CreatureDied(Event, frozen=True):
    owner: int
    card: int
    space: int
    beside: bool = False


class HeroFell(Event, frozen=True):
    """A Hero is at 0: its player is out, or `stunned` in the variant without elimination."""

    seat: int
    stunned: bool = False


class Conceded(Event, frozen=True):
    seat: int


class Cast(Event, frozen=True):
    """A Spell is played from the hand; `discarded` are the pairs that enhance it."""

    seat: int
    spell: int
    enhanced: int
    discarded: list[int]


class SpellLaid(Event, frozen=True):
    """A Permanent Spell came into play on a Being (`card`, `space`) or a player (`space` -1)."""

    controller: int
    spell: int
    seat: int
    card: int
    space: int
    power: int


class PowerAdded(Event, frozen=True):
    spell: int
    seat: int
    space: int
    power: int


class PowerRemoved(Event, frozen=True):
    spell: int
    seat: int
    space: int
    power: int


class SpellEnded(Event, frozen=True):
    """A Permanent Spell left play for its controller's discard pile, or with its controller `gone`."""

    spell: int
    controller: int
    seat: int
    space: int
    gone: bool = False


class Discarded(Event, frozen=True):
    seat: int
    spells: list[int]


class Attacked(Event, frozen=True):
    """A basic attack, or a `strike` of Rage; `target_owner`, `target`, `target_space` say against whom."""

    owner: int
    card: int
    space: int
    target_owner: int
    target: int
    target_space: int
    strike: bool = False


class AbilityUsed(Event, frozen=True):
    owner: int
    card: int
    space: int


class Moved(Event, frozen=True):
    """A Being changed its space; `how` is move, shift, teleport or turn."""

    owner: int
    card: int
    start: int
    end: int
    how: str


class CameBack(Event, frozen=True):
    """A Phoenix returned to the board."""

    owner: int
    card: int
    space: int
    wounds: int


class Burst(Event, frozen=True):
    """A Creature removed itself."""

    owner: int
    card: int
    space: int


class DieGained(Event, frozen=True):
    seat: int
    die: int


class DieGivenUp(Event, frozen=True):
    seat: int
    die: int


class DispelBegan(Event, frozen=True):
    """The action Dispel Magic; `times` tokens or the Spell go."""

    seat: int
    spell: int
    bearer: int
    space: int
    discarded: list[int]


class Scored(Event, frozen=True):
    """Victory points for wounds on a Hero (HE-VNE-06)."""

    seat: int
    points: int
    total: int


class Revived(Event, frozen=True):
    seat: int
    hit_points: int


class Resumed(Event, frozen=True):
    """A round is over; `lifted` are the players whose dice go back to hand."""

    duel: int
    lifted: list[int]


class PauseWanted(Event, frozen=True):
    seat: int


class PauseEnded(Event, frozen=True):
    pass


class DuelEnded(Event, frozen=True):
    """A duel of a team game or tournament is over; `winners` go on."""

    duel: int
    winners: list[int]


class DuelBegan(Event, frozen=True):
    """The joint part, the final or the match for third place begins."""

    name: str
    seats: list[int]


class ThirdPlaceDeclined(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    """`why`: last, level (they fell together), creatures, limit, points, stunned."""

    winners: list[int]
    why: str
