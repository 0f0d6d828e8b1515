"""Row `competition`, Co-op: all heroes together against the Dragon, an action each in turn (COP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Refused, Standing, Table, gather, menu
from meadhall.engine.common.text import Text, text
from meadhall.games.heropath import content, rows
from meadhall.games.heropath.actions.trading import make_offer
from meadhall.games.heropath.dragon import flares, turn
from meadhall.games.heropath.effects.verbs import only_choice
from meadhall.games.heropath.enemies.placing import On, space_options, spaces_elsewhere
from meadhall.games.heropath.enemies.tokens import has_room, is_enemy_left, place_token, take_new_tokens
from meadhall.games.heropath.events.heroes import TurnBegan
from meadhall.games.heropath.events.land import OrderDecided, OrderRequested
from meadhall.games.heropath.land import ALL, DISTANCE, ROCKS, SPACES, Space
from meadhall.games.heropath.modes.ritual import perform_ritual
from meadhall.games.heropath.modes.team import Partners
from meadhall.games.heropath.setup.start import lay_enemies
from meadhall.games.heropath.state import EMPTY, NOBODY, Seat, State
from meadhall.games.heropath.turns.acting import END, ask_for_action, end_turn, offer_due_travel, start_turn_effects

# ---- what all others must agree to

PASS_ON: Final = Option("pass-on", "HP-COP-12")
TWICE: Final = Option("twice", "HP-COP-12")
AGREE: Final = Option("agree", "HP-COP-12")
DISAGREE: Final = Option("disagree", "HP-COP-12")
NOBODY_ELSE: Final = Reason("HP-COP-12", "nobody-else-acts")
SOMEBODY_MUST_ACT: Final = Reason("HP-COP-12", "somebody-must-act")
TWICE_ALREADY: Final = Reason("HP-COP-12", "twice-already")
LAST_ACTION: Final = Reason("HP-COP-12", "last-action")
DEALT_ALREADY: Final = Reason("HP-COP-24", "dealt-already")
NOT_THE_NEAREST: Final = Reason("HP-COP-05", "not-the-nearest")


@menu("agree", "HP-COP-12", default="disagree")
def consents(s: State, seat: Seat, by: Seat, wish: str) -> list[Option]:
    """All others must approve of an extra or skipped action (HP-ASK-36)."""
    return [AGREE, DISAGREE]


@menu("enemy-to-site", "HP-COP-05")
def sites(s: State, spaces: tuple[Space, ...]) -> list[On]:
    """The nearest Place-Sites with room, among which the player chooses (HP-ASK-40)."""
    return space_options(spaces, "HP-COP-05")


@sites.never
def no_sites(s: State, spaces: tuple[Space, ...]) -> Iterator[Refused]:
    """All other places."""
    return spaces_elsewhere(spaces, lambda space: NOT_THE_NEAREST)


class Coop(Partners):
    flare_loss = 2  # HP-COP-19
    shares_fate = True
    has_encounters = False
    moves_enemy_after_losses = False  # an enemy is not moved after the second loss (HP-COP-09)

    def goal(self, s: State) -> Text:
        """All win if the Dragon falls, and lose at the round limit (HP-COP-22, HP-COP-25)."""
        return text("aim-together", limit=self.round_limit(s))

    # ---- set-up

    def set_up_land(self, t: Table[State]) -> None:
        """Enemies also on Settlement, Safe and balloon spaces that have none: all 48 (HP-COP-02)."""
        super().set_up_land(t)
        s = t.state
        kinds = ("settlement", "safe", "balloon")
        lay_enemies(t, [space for space in ALL if SPACES[space].kind in kinds and not s.tokens(space)], [])

    def excludes_card(self, face: int) -> bool:
        """Cards that allow Encounters or deal with another hero (HP-COP-03)."""
        return content.CARDS[face].encounter or content.CARDS[face].opponent

    def are_opponents(self, s: State, seat: Seat, other: Seat) -> bool:
        return False

    def team_of(self, s: State, seat: Seat) -> int:
        return 0

    def set_turn(self, s: State, seat: Seat) -> None:
        """Give a hero one action and the moment before it, for in-turn and off-turn cards (HP-COP-11)."""
        s.now = seat
        s.on = [seat]
        s.before, s.twice = s.heroes[seat].actions, 0

    def is_in_turn(self, s: State, seat: Seat) -> bool:
        """Whether the hero is in turn, as also in the hero's own battle of a ritual (HP-COP-22)."""
        return super().is_in_turn(s, seat) or (s.battle is not None and s.battle.seat == seat)

    # ---- a round

    async def begin_round(self, t: Table[State]) -> None:
        """Begin the round, which counts as one turn for limits (HP-COP-11)."""
        s = t.state
        if self.is_over(t):
            return
        for seat in s.clockwise(s.first):
            await start_turn_effects(t, seat)
        s.passed = []
        self._begin_go(t, s.first)
        s.step = "go"

    async def take_action(self, t: Table[State]) -> None:
        """Take one action, then the next player's (HP-COP-10), until nobody has actions left (HP-COP-13)."""
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
        elif pick is END:
            await self._pass_to_next(t)
        elif pick is not None:
            await self._ask_for_consent(t, seat, pick)

    def on_action_begun(self, s: State) -> None:
        """Allow heroes to pass their goes on again."""
        s.passed = []

    def _has_acted(self, s: State) -> bool:
        """Whether the hero has taken the actions of this go."""
        return s.heroes[s.now].actions < s.before - s.twice

    def extra_options(self, s: State, seat: Seat) -> Iterator[Candidate[Option]]:
        """Yield the options to change the order of actions, and to exchange cards."""
        for order in (PASS_ON, TWICE):
            yield order, self._cannot_change(s, seat, order)
        yield rows.DEAL, self.cannot_deal(s, seat)

    def _cannot_change(self, s: State, seat: Seat, order: Option) -> Reason | None:
        """Why the order of actions cannot be changed like this now (HP-COP-12)."""
        others = [other for other in s.seats if other != seat and s.heroes[other].actions > 0]
        if not others:
            return NOBODY_ELSE
        if order is PASS_ON:
            return SOMEBODY_MUST_ACT if set(others) <= set(s.passed) else None
        if s.twice:
            return TWICE_ALREADY
        return None if s.heroes[seat].actions > 1 else LAST_ACTION

    async def _ask_for_consent(self, t: Table[State], seat: Seat, wish: Option) -> None:
        """Grant the wish if all others agree (HP-COP-12)."""
        s = t.state
        others = [other for other in s.seats if other != seat]
        t.tell(OrderRequested(seat, wish.key))
        s.busy += 1
        answers = await gather({other: consents(s, other, seat, wish.key) for other in others})
        s.busy -= 1
        agreed = all(answer is AGREE for answer in answers.values())
        t.tell(OrderDecided(seat, wish.key, agreed))
        if agreed and wish is TWICE:
            s.twice = 1
        elif agreed:
            s.passed.append(seat)
            self._begin_go(t, self._next_seat(s, seat))

    async def _pass_to_next(self, t: Table[State]) -> None:
        """The go passes around the table; when nobody has actions left the round is over."""
        s = t.state
        next_seat = self._next_seat(s, s.now)
        if next_seat == NOBODY:
            s.step = "close"
        else:
            self._begin_go(t, next_seat)

    def _begin_go(self, t: Table[State], seat: Seat) -> None:
        """Tell every go, since the table sees it as a hero's turn; the round has its own event."""
        self.set_turn(t.state, seat)
        t.tell(TurnBegan(seat))

    def _next_seat(self, s: State, seat: Seat) -> Seat:
        order = [*s.clockwise(seat)[1:], seat]
        return next((other for other in order if s.heroes[other].actions > 0 and not s.heroes[other].is_dead), NOBODY)

    async def close_turn(self, t: Table[State]) -> None:
        """The end of everybody's turn, then the special enemy move of the first player (HP-COP-05)."""
        s = t.state
        s.on = []
        for seat in s.clockwise(s.first):
            await end_turn(t, seat)
        await special_move(t, s.first)
        s.step = "round"

    def add_actions(self, s: State, seat: Seat, n: int) -> None:
        """Give a fifth action in the same go, borrowed from the next round (HP-COP-14)."""
        s.heroes[seat].actions += n
        s.heroes[seat].owed += n
        s.before += n
        s.twice += n

    # ---- the Dragon

    async def dragons_turn(self, t: Table[State], seat: Seat) -> None:
        """Fly the Dragon to the next rock; instead of step 3 each player makes a special move (HP-COP-16 to 19)."""
        s = t.state
        turn.land_dragon(t, seat, s.rock % len(ROCKS) + 1)
        await flares.incidental_flare(t, seat)
        for player in s.clockwise(seat):
            await special_move(t, player)
        await turn.new_sites(t, seat)

    async def fight_dragon(self, t: Table[State], seat: Seat) -> None:
        """The Gathering Ritual of all heroes (HP-COP-20 to 23)."""
        await perform_ritual(t, seat)

    # ---- exchanges

    def cannot_deal(self, s: State, seat: Seat) -> Reason | None:
        """Freely, once per pair and turn of actions (HP-COP-24)."""
        near = self.exchange_partners(s, seat)
        if near:
            return DEALT_ALREADY if set(near) <= set(s.heroes[seat].turn.dealt) else None
        why = super().cannot_deal(s, seat)
        return why and (Reason("HP-COP-24", why.text) if why.clause == "HP-TEA-03" else why)

    async def offer_exchange(self, t: Table[State], seat: Seat, back: str) -> None:
        s = t.state
        await make_offer(
            t,
            seat,
            [partner for partner in self.exchange_partners(s, seat) if partner not in s.heroes[seat].turn.dealt],
            "exchange",
            back,
        )

    # ---- the end

    def standings(self, s: State) -> list[Standing]:
        """Won or lost together (HP-END-07)."""
        place = 1 if s.winner != NOBODY or not s.totals else 2
        return [Standing(seat, place, hero.power, {"power": hero.power}) for seat, hero in enumerate(s.heroes)]


async def special_move(t: Table[State], seat: Seat) -> None:
    """Put a hidden enemy on the Place-Site nearest to a hero that has room (HP-COP-05, HP-COP-06, HP-COP-26)."""
    s = t.state
    if s.is_gathered or not is_enemy_left(s):
        return
    distances = DISTANCE[s.heroes[seat].at]
    sites_with_room = [space for space in ALL if s.sites[space] != EMPTY and has_room(s, space)]
    if not sites_with_room:
        return
    nearest = tuple(
        space for space in sites_with_room if distances[space] == min(distances[other] for other in sites_with_room)
    )
    for piece in take_new_tokens(t, 1, "HP-COP-05"):
        pick = await only_choice(seat, sites(s, nearest))
        place_token(t, piece, pick.space, seat)
