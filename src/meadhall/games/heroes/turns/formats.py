"""Team games and tournaments (8.5, 8.6): the next matches when duels are over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.engine import Option, Setting, Table, gather, menu
from meadhall.engine.contract.game import one_seat_teams
from meadhall.games.heroes import content, ending, setup, side_by_side
from meadhall.games.heroes.effects import dice, hands, wounds
from meadhall.games.heroes.events import DuelBegan, PreparationBegan, ThirdPlaceDeclined
from meadhall.games.heroes.state import APART, EMPTY, FINALS, JOINED, SPELL_BAG, Duel, Seat, State, army_bag, deck_bag

YES: Final = Option("yes", "HE-VTO-04")
NO: Final = Option("no", "HE-VTO-06")


def teams(options: Mapping[str, Setting]) -> Sequence[Sequence[Seat]]:
    """Return the seats that win together (HE-VTM-01, HE-END-07)."""
    return [[0, 1], [2, 3]] if options["format"] == "team" else one_seat_teams(options)


def next_stage(t: Table[State]) -> str:
    """Return the next step when no duel has a round to play."""
    s = t.state
    current = [duel for duel in side_by_side.current_duels(s) if not duel.over]
    if any(map(side_by_side.is_stopped, current)):  # the window after a Stop is still open
        return "prepare"
    if must_join(s) or (s.stage == APART and all(duel.over for duel in s.duels)):
        return "stage"
    if s.stage == FINALS and all(duel.over for duel in s.duels):
        ending.end_match(t, "last")
    return "prepare"


def must_join(s: State) -> bool:
    """Whether the pairs of a team game must join, because a Hero has fallen (HE-VTM-04)."""
    return s.stage == APART and s.options.format == "team" and any(duel.over for duel in s.duels)


async def begin_stage(t: Table[State]) -> None:
    """Begin the stage after the pairs have played apart."""
    if t.state.options.format == "team":
        join_pairs(t)
    else:
        await begin_finals(t)


def join_pairs(t: Table[State]) -> None:
    """Join the survivors of a team game in one duel, with a new Spell deck and one tableau (HE-VTM-04 to 06)."""
    s = t.state
    s.stage = JOINED
    seats_in_game = [seat for seat in range(s.players) if s.is_in(seat)]
    for duel in s.duels:
        duel.over, duel.caller = True, EMPTY
    _shuffle_tableaus_into_deck(s)
    begin_duel(t, "joint", seats_in_game, "HE-VTM-04")
    s.step = "rounds"


def _shuffle_tableaus_into_deck(s: State) -> None:
    """Shuffle all tableaus into the Spell deck. The players' own decks do not change."""
    spells = [spell for duel in s.duels for spell in duel.tableau if spell != EMPTY]
    s.faces.bags[SPELL_BAG] = sorted(s.faces.bags[SPELL_BAG] + spells)
    s.spells_left += len(spells)
    for duel in s.duels:
        duel.tableau = []


def begin_duel(t: Table[State], name: str, seats: Sequence[Seat], clause: str, ready: bool = True) -> None:
    """Begin a duel: return all dice to the hand, draw a priority list, deal a tableau (HE-VTM-06, HE-VTO-03)."""
    s = t.state
    for seat in seats:
        dice.lift_all_dice(s, seat)
    s.duels.append(Duel(list(seats), priority=setup.shuffle_seats(t, seats), name=name, ready=ready))
    s.now = len(s.duels) - 1
    t.tell(DuelBegan(name, list(seats)))
    hands.deal_tableau(t, s.now, clause)
    if ready:
        t.tell(PreparationBegan(s.now, list(seats)))


# ---- tournament


@menu("third-place", "HE-DEC-24", default="yes")
def third_place_options(s: State, seat: Seat) -> list[Option]:
    return [YES, NO]


async def begin_finals(t: Table[State]) -> None:
    """Begin the final of the winners, and the losers' match for third place if both agree (HE-VTO-02 to 06)."""
    s = t.state
    winners = sorted(winner_of(s, duel) for duel in s.duels)
    losers = [seat for seat in range(s.players) if seat not in winners]
    # a player who left during the draft has no Hero
    eligible_losers = [seat for seat in losers if s.sides[seat].hero != EMPTY]
    answers = await gather({seat: third_place_options(s, seat) for seat in eligible_losers}) if eligible_losers else {}
    s.stage = FINALS
    _shuffle_tableaus_into_deck(s)
    for seat in losers:
        if answers.get(seat) is not YES:
            t.tell(ThirdPlaceDeclined(seat))
    if all(s.is_in(seat) for seat in winners):
        begin_duel(t, "final", winners, "HE-VTO-02")
    else:
        s.duels.append(Duel(winners, name="final", ready=True, over=True))  # somebody conceded (HE-VTO-06)
    s.step = "rounds"
    if all(answers.get(seat) is YES for seat in losers):
        for seat in losers:
            restore_loser(s, seat)
        begin_duel(t, "third", losers, "HE-VTO-06", ready=False)
        s.turns = 0
        s.step = "army"


def winner_of(s: State, duel: Duel) -> Seat:
    """Return the winner of a duel, or the last player in it."""
    return max(duel.seats, key=lambda seat: (s.is_in(seat), s.sides[seat].left))


def restore_loser(s: State, seat: Seat) -> None:
    """Return a loser to play, with the Hero at 15 hit points, six dice and all of the player's Spells (HE-VTO-05)."""
    old_side = s.sides[seat]
    side = s.sides[seat] = setup.new_side()
    side.hero, side.most, side.owned = old_side.hero, content.LIMITS.third_place_hit_points, old_side.owned
    side.deck = len(side.owned)
    s.faces.bags[deck_bag(seat)] = sorted(side.owned)
    s.faces.bags[army_bag(seat)] = content.creature_pool(side.hero)


def decide_duels(t: Table[State]) -> None:
    """Decide tournament duels by hit points. Priority breaks ties, but in the finals tied players share (HE-END-11)."""
    s = t.state
    for duel in s.duels:
        if not duel.undecided or duel.over:
            continue
        s.round = None
        ranked_seats = sorted(s.alive(duel), key=lambda seat: (-s.hit_points(seat), duel.priority.index(seat)))
        if s.stage == FINALS and s.hit_points(ranked_seats[0]) == s.hit_points(ranked_seats[-1]):
            ending.end_duel(t, duel)
        else:
            wounds.remove_players(t, [ranked_seats[-1]])
