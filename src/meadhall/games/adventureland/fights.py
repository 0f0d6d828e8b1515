"""Fights (4.8): base strength, swords, dice, herbs and gold, and the result for the party."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from meadhall.engine import Candidate, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.adventureland import adventure, collecting, content, events
from meadhall.games.adventureland.land import Place
from meadhall.games.adventureland.state import CREATURE, HERB, NOTHING, SWORD, Fight, Part, State, Tally
from meadhall.games.adventureland.texts import HERBS as HERB_TEXTS
from meadhall.games.adventureland.texts import Herb, Sword, plus_text

DIE_FACES: Final = tuple(content.CONTENT.dice.faces)
MAX_SWORDS: Final = content.CONTENT.dice.count


class Commit(Option):
    """Commits swords of these extra values, highest first."""

    __slots__ = ("extras",)
    extras: tuple[Sword, ...]

    def __init__(self, extras: tuple[int, ...]) -> None:
        super().__init__("swords:" + ("".join(f"+{e}" for e in extras) or "none"), "AL-FGT-07")
        self.extras = extras

    def args(self, state: State) -> Args:
        return {**super().args(state), "swords": len(self.extras), "plus": plus_text(self.extras)}


class UseHerb(Option):
    __slots__ = ("value",)
    value: Herb

    def __init__(self, value: int) -> None:
        super().__init__(f"herb:{value}", "AL-FGT-12")
        self.value = value

    def args(self, state: State) -> Args:
        return {**super().args(state), **_strength_args(state, self.value)}


class AddGold(Option):
    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"gold": usable_gold(state, current_fight(state)), **_strength_args(state, 1)}


class Reroll(Option):
    """Re-rolls one die of the fight. Dice are counted from 1."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"reroll:{die}", "AL-FGT-15")
        self.die = die

    def args(self, state: State) -> Args:
        fight = current_fight(state)
        die = fight.dice[self.die - 1]
        needed = die + fight.strength - strength_so_far(state, fight)
        return {
            "die": die,
            "needed": needed,
            "chance": round(100 * sum(face >= needed for face in DIE_FACES) / len(DIE_FACES)),
        }


class GiveUp(Option):
    __slots__ = ()

    def args(self, state: State) -> Args:
        return {"king": int(state.king is not None)}


def current_fight(s: State) -> Fight:
    """Return the current fight. Call this function only during a fight."""
    assert s.fight is not None
    return s.fight


def _strength_args(s: State, added: int) -> Args:
    """Return message arguments: the total after adding `added`, and the strength that is still missing."""
    fight = current_fight(s)
    total = strength_so_far(s, fight) + added
    return {"total": total, "missing": max(0, fight.strength - total)}


DISTINCT_EXTRAS: Final = sorted({kind.extra for kind in content.CONTENT.sword}, reverse=True)
COMMIT_OPTIONS: Final = {
    extras: Commit(extras)
    for count in range(MAX_SWORDS, -1, -1)  # larger sets first, then higher values
    for extras in combinations_with_replacement(DISTINCT_EXTRAS, count)
}
HERB_OPTIONS: Final = {kind.value: UseHerb(kind.value) for kind in content.CONTENT.herb}
REROLL_OPTIONS: Final = [Reroll(die) for die in range(1, MAX_SWORDS + 1)]
ADD_GOLD: Final = AddGold("gold:add", "AL-FGT-14")
GIVE_UP: Final = GiveUp("give-up", "AL-FGT-19")


# ---- strength


def base_strength(s: State, fight: Fight) -> int:
    """Return the strength before tiles and gold: adventurers and companions count 1 each (AL-FGT-05, AL-FGT-06)."""
    return s.parties[fight.party].size


def strength_so_far(s: State, fight: Fight) -> int:
    """Return the party's strength so far (AL-FGT-05 to 16)."""
    return fight.reached(s.parties[fight.party].size)


def tally_of(s: State, fight: Fight) -> Tally:
    """Return the parts of the party's strength so far (AL-FGT-05 to 16)."""
    p, total = s.parties[fight.party], strength_so_far(s, fight)
    parts = [
        Part("adventurers", p.adventurers, p.adventurers),
        Part("companions", p.companions, p.companions),
        *(Part("die", face, face) for face in fight.dice),
        *(Part("sword", extra, extra) for extra in fight.extras),
        *(Part("herb", value, value) for value in fight.herbs),
        Part("gold", fight.gold, fight.gold),
    ]
    return Tally([part for part in parts if part.points], total, fight.strength, max(0, fight.strength - total))


def max_strength_before_dice(s: State, fight: Fight) -> int:
    """Return the highest possible strength before swords are committed, from public facts (AL-FGT-21)."""
    owner = s.parties[fight.party].owner
    swords = min(MAX_SWORDS, len(s.swords[owner]))
    return (
        base_strength(s, fight)
        + content.MAX_SWORD_STRENGTH * swords
        + content.MAX_HERB_VALUE * len(s.herbs[owner])
        + usable_gold(s, fight)
    )


def max_strength_after_dice(s: State, fight: Fight) -> int:
    """Return the highest possible strength after the roll: each gold adds 1 or turns a die into a 6 (AL-FGT-21)."""
    owner = s.parties[fight.party].owner
    return (
        strength_so_far(s, fight)
        + content.MAX_HERB_VALUE * len(s.herbs[owner])
        + max_from_gold(fight.dice, usable_gold(s, fight))
    )


def max_from_gold(dice: Sequence[int], gold: int) -> int:
    """Return the maximum that gold can add: 1 each, or by turning a die into a 6 (AL-FGT-21)."""
    return sum(sorted([DIE_FACES[-1] - die for die in dice] + [1] * gold, reverse=True)[:gold])


def usable_gold(s: State, fight: Fight) -> int:
    """Return the gold that may be used in this fight."""
    return adventure.rules_of(s).usable_gold(s, fight.party)


# ---- menus


TOO_MANY_SWORDS: Final = Reason("AL-FGT-07", "too-many-swords")(most=MAX_SWORDS)
AFTER_THE_DICE: Final = Reason("AL-FGT-11", "after-the-dice")
MUST_FIGHT: Final = Reason("AL-FGT-01", "must-fight")
TOO_FEW_SWORDS: Final = Reason("AL-FGT-07", "too-few-swords")


@menu("swords", "AL-DEC-04", default="swords:none")
def swords_to_commit(s: State, fight: Fight) -> list[Commit]:
    """Return the options to commit up to three of the owner's swords, without duplicates (AL-FGT-07, AL-DEC-10)."""
    return [option for option, reason in _commit_candidates(_owned_extras(s, fight)) if reason is None]


@cache
def _commit_candidates(owned_extras: tuple[int, ...]) -> list[tuple[Commit, Reason | None]]:
    return [(option, cannot_commit(owned_extras, extras)) for extras, option in COMMIT_OPTIONS.items()]


def cannot_commit(owned_extras: tuple[int, ...], extras: tuple[int, ...]) -> Reason | None:
    """Return why swords cannot be committed, or None. The owner may have too few of one kind (AL-FGT-07)."""
    for extra in extras:
        owned_count, chosen_count = owned_extras.count(extra), extras.count(extra)
        if chosen_count > owned_count:
            return TOO_FEW_SWORDS(have=owned_count, extra=extra, want=chosen_count)
    return None


@swords_to_commit.never
def refused_swords(s: State, fight: Fight) -> Iterator[Refused]:
    """Yield the refused answers: too many swords, answers for after the roll, and swords that the owner lacks."""
    yield "swords:more", TOO_MANY_SWORDS
    yield from ((option, AFTER_THE_DICE) for option in (ADD_GOLD, *HERB_OPTIONS.values()))
    yield GIVE_UP, MUST_FIGHT
    yield from _commit_candidates(_owned_extras(s, fight))


def _owned_extras(s: State, fight: Fight) -> tuple[int, ...]:
    owner = s.parties[fight.party].owner
    return tuple(sorted(collecting.tile_value(s, piece, SWORD) for piece in s.swords[owner]))


NO_HERB: Final = Reason("AL-FGT-12", "no-such-herb")
NO_GOLD: Final = Reason("AL-FGT-14", "no-gold")
NO_GOLD_TO_REROLL: Final = Reason("AL-FGT-15", "no-gold-to-reroll")
NO_SUCH_DIE: Final = Reason("AL-FGT-15", "no-such-die")
NO_DICE: Final = Reason("AL-FGT-17", "no-dice")
BEFORE_THE_DICE: Final = Reason("AL-FGT-09", "before-the-dice")


@menu("reinforce", "AL-DEC-05", default="give-up")
def reinforcements(s: State, fight: Fight) -> Iterator[Candidate[Option]]:
    """Yield the options: use a herb, add a gold, re-roll a die, or give up (AL-FGT-11 to 19)."""
    gold = usable_gold(s, fight)
    owned_values = {collecting.tile_value(s, piece, HERB) for piece in s.herbs[s.parties[fight.party].owner]}
    yield ADD_GOLD, None if gold else NO_GOLD
    for value, herb in sorted(HERB_OPTIONS.items()):
        yield herb, None if value in owned_values else NO_HERB(herb=HERB_TEXTS[value])
    for option in REROLL_OPTIONS[: len(fight.dice)]:
        yield option, None if gold else NO_GOLD_TO_REROLL
    yield GIVE_UP


@reinforcements.never
def refused_reinforcements(s: State, fight: Fight) -> Iterator[Refused]:
    """Yield the refused answers: re-rolls of dice that were not rolled, and swords after the roll."""
    dice, gold = len(fight.dice), usable_gold(s, fight)
    for option in REROLL_OPTIONS[dice:]:
        if not gold:
            yield option, NO_GOLD_TO_REROLL
        yield option, (NO_SUCH_DIE if dice else NO_DICE)(dice=dice, die=option.die)
    yield from ((commit, BEFORE_THE_DICE) for commit in COMMIT_OPTIONS.values())


# ---- the flow


async def run_fight(t: Table[State], party: int, field: Place, strength: int, creature: int = -1) -> bool:
    """Run a whole fight, and return whether the party has won (AL-FGT-20). `creature` is -1 for the giant."""
    s = t.state
    owner = s.parties[party].owner
    fight = s.fight = Fight(party, field, strength, creature)
    t.tell(events.FightBegan(owner, party, field, creature, strength, base_strength(s, fight)))
    if base_strength(s, fight) < strength:
        if max_strength_before_dice(s, fight) < strength:
            t.tell(events.FightHopeless(owner, max_strength_before_dice(s, fight), strength))
        else:
            await commit_swords(t, fight)
            await use_herbs_and_gold(t, fight)
    won = strength_so_far(s, fight) >= strength
    s.fight = None
    if won:
        _win_fight(t, fight)
    else:
        _lose_fight(t, fight)
    return won


async def commit_swords(t: Table[State], fight: Fight) -> None:
    """Ask the owner for swords, then roll a die for each (AL-FGT-07 to 10, AL-FGT-20 b and c)."""
    s = t.state
    owner = s.parties[fight.party].owner
    if not s.swords[owner]:
        return
    pick = await choose(owner, swords_to_commit(s, fight))
    for extra in pick.extras:
        _commit_sword(t, fight, extra)
    if pick.extras:
        t.tell(events.SwordsCommitted(owner, fight.extras[:]))
        fight.dice = [t.roll("AL-FGT-07", DIE_FACES) for _ in fight.swords]
        t.tell(events.DiceRolled(owner, fight.dice[:], strength_so_far(s, fight), fight.strength))


def _commit_sword(t: Table[State], fight: Fight, extra: int) -> None:
    """Show one sword of this value to all, if possible one that they know already (AL-FGT-09, AL-HID-03)."""
    s = t.state
    owner = s.parties[fight.party].owner
    matching_swords = [p for p in s.swords[owner] if collecting.tile_value(s, p, SWORD) == extra]
    piece = next((p for p in matching_swords if s.faces.knows(-1, p)), matching_swords[0])
    s.swords[owner] = hand_without(s.swords[owner], piece)
    t.show("AL-FGT-09", piece)
    fight.swords.append(piece)
    fight.extras.append(extra)


def hand_without(hand: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    """Return a hand without this tile."""
    return tuple(p for p in hand if p != piece)


async def use_herbs_and_gold(t: Table[State], fight: Fight) -> None:
    """Ask the owner for herbs and gold until the fight is won, hopeless or given up (AL-FGT-20 d)."""
    s = t.state
    owner = s.parties[fight.party].owner
    while strength_so_far(s, fight) < fight.strength:
        if max_strength_after_dice(s, fight) < fight.strength:
            t.tell(events.FightHopeless(owner, max_strength_after_dice(s, fight), fight.strength))
            return
        pick = await choose(owner, reinforcements(s, fight))
        if pick is GIVE_UP:
            t.tell(events.FightGivenUp(owner))
            return
        if isinstance(pick, UseHerb):
            _use_herb(t, fight, pick.value)
        elif isinstance(pick, Reroll):
            _reroll(t, fight, pick.die)
        else:
            _add_gold(t, fight)


def _use_herb(t: Table[State], fight: Fight, value: int) -> None:
    """Use a herb, and remove it from the game (AL-FGT-12, AL-FGT-13)."""
    s = t.state
    owner = s.parties[fight.party].owner
    piece: Piece = next(p for p in s.herbs[owner] if collecting.tile_value(s, p, HERB) == value)
    s.herbs[owner] = hand_without(s.herbs[owner], piece)
    s.herbs_in_box += 1
    t.show("AL-FGT-12", piece)
    fight.herbs.append(value)
    t.tell(events.HerbUsed(owner, value, strength_so_far(s, fight), fight.strength))


def _add_gold(t: Table[State], fight: Fight) -> None:
    """Pay one gold to the stock to add 1 (AL-FGT-14)."""
    s = t.state
    adventure.rules_of(s).pay_gold(s, fight.party)
    fight.gold += 1
    t.tell(events.GoldAdded(s.parties[fight.party].owner, strength_so_far(s, fight), fight.strength))


def _reroll(t: Table[State], fight: Fight, die: int) -> None:
    """Pay one gold to the stock and roll one die again. The new number counts even if it is lower (AL-FGT-15)."""
    s = t.state
    adventure.rules_of(s).pay_gold(s, fight.party)
    before = fight.dice[die - 1]
    after = fight.dice[die - 1] = t.roll("AL-FGT-15", DIE_FACES)
    t.tell(
        events.DieRerolled(s.parties[fight.party].owner, die, before, after, strength_so_far(s, fight), fight.strength)
    )


def _win_fight(t: Table[State], fight: Fight) -> None:
    """Give the creature to the owner. The party stays (AL-FGT-22, AL-FGT-24, AL-FGT-27)."""
    s = t.state
    owner = s.parties[fight.party].owner
    s.lying[fight.field] = NOTHING
    s.which[fight.field] = -1
    t.tell(events.FightWon(owner, fight.field, fight.creature, tally_of(s, fight)))
    if s.options.swords_after_win == "kept":  # AL-OPT-01
        s.swords[owner] += tuple(fight.swords)
    else:
        _put_swords_into_box(s, fight)
    if fight.creature >= 0:
        s.beaten[owner] += (fight.creature,)
        adventure.rules_of(s).score_creature(t, owner, fight.creature, fight.field)


def _lose_fight(t: Table[State], fight: Fight) -> None:
    """Remove the party and the used swords. The creature stays (AL-FGT-23)."""
    s = t.state
    p, tally = s.parties[fight.party], tally_of(s, fight)
    _put_swords_into_box(s, fight)
    collecting.remove_party(t, fight.party)
    t.tell(events.FightLost(p.owner, fight.field, fight.creature, p.adventurers, p.companions, tally))


def _put_swords_into_box(s: State, fight: Fight) -> None:
    s.used_swords += fight.swords
    s.swords_in_box += len(fight.swords)


async def fight_creature(t: Table[State], party: int, field: Place) -> bool:
    """Fight the fog creature on this field, and return whether the party has won (AL-FGT-01, AL-FGT-02)."""
    s = t.state
    assert s.lying[field] == CREATURE
    creature = s.which[field]
    return await run_fight(t, party, field, content.CREATURE_STRENGTHS[creature], creature)
