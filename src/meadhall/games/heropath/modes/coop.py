"""Co-op, a value of the option `competition`: all heroes against the Dragon, one action after the other (COP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Standing, Table, gather, menu
from meadhall.engine.common.text import Text, text
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.actions.trading import make_offer
from meadhall.games.heropath.dragon import flares, turn
from meadhall.games.heropath.effects.verbs import only_choice
from meadhall.games.heropath.enemies.placing import On, refused_other_spaces, space_options
from meadhall.games.heropath.enemies.tokens import has_room, is_enemy_left, place_token, take_new_tokens
from meadhall.games.heropath.events.heroes import TurnBegan
from meadhall.games.heropath.events.land import OrderDecided, OrderRequested
from meadhall.games.heropath.land import ALL, DISTANCE, ROCKS, SPACES, Space
from meadhall.games.heropath.modes.ritual import perform_ritual
from meadhall.games.heropath.modes.team import Partners
from meadhall.games.heropath.setup.start import lay_enemies
from meadhall.games.heropath.state import EMPTY, NOBODY, Seat, State
from meadhall.games.heropath.turns.acting import (
    END_TURN,
    ask_for_action,
    end_turn,
    offer_due_travel,
    start_turn_effects,
)

# ---- requests to the other players

PASS_ON: Final = Option("pass-on", "HP-COP-12")
ACT_TWICE: Final = Option("twice", "HP-COP-12")
AGREE: Final = Option("agree", "HP-COP-12")
DISAGREE: Final = Option("disagree", "HP-COP-12")
NOBODY_ELSE: Final = Reason("HP-COP-12", "nobody-else-acts")
SOMEBODY_MUST_ACT: Final = Reason("HP-COP-12", "somebody-must-act")
ACTED_TWICE_ALREADY: Final = Reason("HP-COP-12", "twice-already")
LAST_ACTION: Final = Reason("HP-COP-12", "last-action")
DEALT_ALREADY: Final = Reason("HP-COP-24", "dealt-already")
NOT_THE_NEAREST: Final = Reason("HP-COP-05", "not-the-nearest")


@menu("agree", "HP-COP-12", default="disagree")
def consent_options(s: State, seat: Seat, asking_seat: Seat, wish: str) -> list[Option]:
    """Return the answers to a request for an extra or skipped action: agree or disagree (HP-ASK-36)."""
    return [AGREE, DISAGREE]


@menu("enemy-to-site", "HP-COP-05")
def site_options(s: State, spaces: tuple[Space, ...]) -> list[On]:
    """Return an option for each of these spaces, the nearest Place-Sites with room (HP-ASK-40)."""
    return space_options(spaces, "HP-COP-05")


@site_options.never
def refused_site_spaces(s: State, spaces: tuple[Space, ...]) -> Iterator[Refused]:
    """Yield refusals for all other spaces."""
    return refused_other_spaces(spaces, lambda space: NOT_THE_NEAREST)


class Coop(Partners):
    """Co-op: all heroes win or lose together."""

    flare_loss = 2  # HP-COP-19
    shares_fate = True
    has_encounters = False
    moves_enemy_after_losses = False  # HP-COP-09

    def goal(self, s: State) -> Text:
        """Return the aim: all win if they slay the Dragon, and all lose at the round limit (HP-COP-22, HP-COP-25)."""
        return text("aim-together", limit=self.round_limit(s))

    # ---- set-up

    def set_up_land(self, t: Table[State]) -> None:
        """Use all 48 enemies: place more on Settlement, Safe and balloon spaces without one (HP-COP-02)."""
        super().set_up_land(t)
        s = t.state
        kinds = ("settlement", "safe", "balloon")
        lay_enemies(t, [space for space in ALL if SPACES[space].kind in kinds and not s.tokens(space)], [])

    def excludes_card(self, face: int) -> bool:
        """Whether a card allows Encounters or affects another hero (HP-COP-03)."""
        return content.CARDS[face].encounter or content.CARDS[face].opponent

    def are_opponents(self, s: State, seat: Seat, other: Seat) -> bool:
        return False

    def team_of(self, s: State, seat: Seat) -> int:
        return 0

    def set_turn(self, s: State, seat: Seat) -> None:
        """Begin a hero's go: one action and the moment before it. In-turn cards depend on it (HP-COP-11)."""
        s.now = seat
        s.on = [seat]
        s.before, s.twice = s.heroes[seat].actions, 0

    def is_heros_turn(self, s: State, seat: Seat) -> bool:
        """Whether it is the hero's go, or the hero's own battle in a ritual (HP-COP-22)."""
        return super().is_heros_turn(s, seat) or (s.battle is not None and s.battle.seat == seat)

    # ---- a round

    async def begin_round(self, t: Table[State]) -> None:
        """Begin a round, which counts as one turn for limits (HP-COP-11)."""
        s = t.state
        if self.reach_round_limit(t):
            return
        for seat in s.clockwise(s.first):
            await start_turn_effects(t, seat)
        s.passed = []
        self._begin_go(t, s.first)
        s.step = "go"

    async def take_action(self, t: Table[State]) -> None:
        """Carry out one action (HP-COP-10) and begin the next go, or close the round at its end (HP-COP-13)."""
        s = t.state
        if await offer_due_travel(t):
            return
        seat, hero = s.now, s.heroes[s.now]
        if hero.is_dead or hero.actions <= 0 or self._has_acted(s):
            await self._pass_to_next(t)
            return
        pick = await ask_for_action(t, seat)
        if pick is rows.DEAL:
            await self.offer_exchange(t, seat, "go")
        elif pick is END_TURN:
            await self._pass_to_next(t)
        elif pick is not None:
            await self._ask_for_consent(t, seat, pick)

    def on_action_begun(self, s: State) -> None:
        """Allow all heroes to skip a go again."""
        s.passed = []

    def _has_acted(self, s: State) -> bool:
        """Whether the hero has used the actions of this go."""
        return s.heroes[s.now].actions < s.before - s.twice

    def extra_options(self, s: State, seat: Seat) -> Iterator[Candidate[Option]]:
        """Yield the options to skip a go, to act twice, and to exchange cards."""
        for order in (PASS_ON, ACT_TWICE):
            yield order, self._cannot_change(s, seat, order)
        yield rows.DEAL, self.cannot_exchange(s, seat)

    def _cannot_change(self, s: State, seat: Seat, order: Option) -> Reason | None:
        """Return why a hero cannot skip the go or act twice now, or None (HP-COP-12)."""
        acting_seats = [other for other in s.seats if other != seat and s.heroes[other].actions > 0]
        if not acting_seats:
            return NOBODY_ELSE
        if order is PASS_ON:
            return SOMEBODY_MUST_ACT if set(acting_seats) <= set(s.passed) else None
        if s.twice:
            return ACTED_TWICE_ALREADY
        return None if s.heroes[seat].actions > 1 else LAST_ACTION

    async def _ask_for_consent(self, t: Table[State], seat: Seat, wish: Option) -> None:
        """Ask all others about a request, and grant it if all agree (HP-COP-12)."""
        s = t.state
        other_seats = [other for other in s.seats if other != seat]
        t.tell(OrderRequested(seat, wish.key))
        s.busy += 1
        answers = await gather({other: consent_options(s, other, seat, wish.key) for other in other_seats})
        s.busy -= 1
        agreed = all(answer is AGREE for answer in answers.values())
        t.tell(OrderDecided(seat, wish.key, agreed))
        if agreed and wish is ACT_TWICE:
            s.twice = 1
        elif agreed:
            s.passed.append(seat)
            self._begin_go(t, self._next_seat(s, seat))

    async def _pass_to_next(self, t: Table[State]) -> None:
        """Begin the next player's go, or close the round when nobody has actions left."""
        s = t.state
        next_seat = self._next_seat(s, s.now)
        if next_seat == NOBODY:
            s.step = "close"
        else:
            self._begin_go(t, next_seat)

    def _begin_go(self, t: Table[State], seat: Seat) -> None:
        """Begin a go. It is logged as a turn, because players see it as one."""
        self.set_turn(t.state, seat)
        t.tell(TurnBegan(seat))

    def _next_seat(self, s: State, seat: Seat) -> Seat:
        """Return the next living seat with actions left, or NOBODY."""
        seats = [*s.clockwise(seat)[1:], seat]
        return next((other for other in seats if s.heroes[other].actions > 0 and not s.heroes[other].is_dead), NOBODY)

    async def close_turn(self, t: Table[State]) -> None:
        """End the round for everybody, then make the first player's special enemy move (HP-COP-05)."""
        s = t.state
        s.on = []
        for seat in s.clockwise(s.first):
            await end_turn(t, seat)
        await make_special_move(t, s.first)
        s.step = "round"

    def add_actions(self, s: State, seat: Seat, n: int) -> None:
        """Add actions to this go, borrowed from the next round (HP-COP-14)."""
        s.heroes[seat].actions += n
        s.heroes[seat].owed += n
        s.before += n
        s.twice += n

    # ---- the Dragon

    async def take_dragons_turn(self, t: Table[State], seat: Seat) -> None:
        """Move the Dragon to the next rock. In step 3 each player makes a special enemy move (HP-COP-16 to 19)."""
        s = t.state
        turn.land_dragon(t, seat, s.rock % len(ROCKS) + 1)
        await flares.roll_incidental_flare(t, seat)
        for player in s.clockwise(seat):
            await make_special_move(t, player)
        await turn.place_new_sites(t, seat)

    async def fight_dragon(self, t: Table[State], seat: Seat) -> None:
        """Carry out the Gathering Ritual of all heroes (HP-COP-20 to 23)."""
        await perform_ritual(t, seat)

    # ---- exchanges

    def cannot_exchange(self, s: State, seat: Seat) -> Reason | None:
        """Return why a hero cannot exchange cards now, or None.

        An exchange is free, and possible once per pair of heroes between two actions (HP-COP-24).
        """
        partners = self.exchange_partners(s, seat)
        if partners:
            return DEALT_ALREADY if set(partners) <= set(s.heroes[seat].turn.dealt) else None
        why = super().cannot_exchange(s, seat)
        return why and (Reason("HP-COP-24", why.text) if why.clause == "HP-TEA-03" else why)

    async def offer_exchange(self, t: Table[State], seat: Seat, next_step: str) -> None:
        s = t.state
        await make_offer(
            t,
            seat,
            [partner for partner in self.exchange_partners(s, seat) if partner not in s.heroes[seat].turn.dealt],
            "exchange",
            next_step,
        )

    # ---- the end

    def standings(self, s: State) -> list[Standing]:
        """Return one place for all: they win or lose together (HP-END-07)."""
        place = 1 if s.winner != NOBODY or not s.totals else 2
        return [Standing(seat, place, hero.power, {"power": hero.power}) for seat, hero in enumerate(s.heroes)]


async def make_special_move(t: Table[State], seat: Seat) -> None:
    """Place a hidden enemy on the Place-Site with room that is nearest to a hero (HP-COP-05, HP-COP-06, HP-COP-26)."""
    s = t.state
    if s.is_gathered or not is_enemy_left(s):
        return
    distances = DISTANCE[s.heroes[seat].at]
    sites_with_room = [space for space in ALL if s.sites[space] != EMPTY and has_room(s, space)]
    if not sites_with_room:
        return
    nearest_sites = tuple(
        space for space in sites_with_room if distances[space] == min(distances[other] for other in sites_with_room)
    )
    for piece in take_new_tokens(t, 1, "HP-COP-05"):
        pick = await only_choice(seat, site_options(s, nearest_sites))
        place_token(t, piece, pick.space, seat)
