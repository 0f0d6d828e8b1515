"""Visits to Place-Sites (VIS): activities, buying, selling, replacing exposed cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from meadhall.engine import Candidate, Option, Piece, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args, Text
from meadhall.engine.flows.options import options_on_offer
from meadhall.games.heropath.actions.fortune import gain_exposed
from meadhall.games.heropath.cards import armament, holding
from meadhall.games.heropath.cards.playing import Use, cards_for_window, refused_untimely_cards, use_card
from meadhall.games.heropath.content import CARDS, LIMITS, SITES, SPECIAL_DIE, Activity
from meadhall.games.heropath.effects.active_cards import active_ops, card_allowing
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.events.cards import CardSold
from meadhall.games.heropath.events.heroes import ActivityDone, SiteVisited, SpecialRolled
from meadhall.games.heropath.growth import goods, vitality
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.ops import Arena, Arm, Buy, Cheaper, FreeCost, Gain, Refresh, Sell
from meadhall.games.heropath.state import EMPTY, EXPERIENCE, FAITH, VITALITY, Seat, State, Visit
from meadhall.games.heropath.texts import CARD, SITE, amount_texts, card_of_piece, deck_name


class Do(Option):
    """Do one activity of the Place-Site."""

    __slots__ = ("activity", "site")

    def __init__(self, site: int, activity: Activity) -> None:
        super().__init__(f"activity:{activity.id}", "HP-VIS-04")
        self.site = site
        self.activity = activity

    def message(self, state: State) -> Text:
        return Text(f"activity-{SITES[self.site].id}-{self.activity.id}")


class Replace(Option):
    """Discard all exposed cards of this deck and turn up new ones."""

    __slots__ = ("deck",)

    def __init__(self, deck: str, clause: str = "HP-VIS-10") -> None:
        super().__init__(f"replace:{deck}", clause)
        self.deck = deck

    def args(self, state: State) -> Args:
        return {"deck": deck_name(self.deck), "price": int(self.clause == "HP-VIS-10")}


class EndVisit(Option):
    """End the Visit."""

    __slots__ = ()


ACTIVITY_OPTIONS: Final = [[Do(number, activity) for activity in site.activities] for number, site in enumerate(SITES)]
LEAVE: Final = EndVisit("end", "HP-VIS-05")


# ---- prices


def train_discount(s: State, seat: Seat, activity: Activity) -> Piece:
    """Return an active card that makes an attribute cheaper in this Visit (verb `cheaper`), or EMPTY."""
    visit, hero = s.visit, s.heroes[seat]
    if visit is None:
        return EMPTY
    training_names = {f"train:{op.res}" for op in activity.effect if isinstance(op, Gain)}
    for piece, op in active_ops(s, hero, Cheaper):
        if (
            op.what in training_names
            and piece not in visit.cheapened
            and max(activity.cost.GOLD, activity.cost.FOOD) > 1
        ):
            return piece
    return EMPTY


def activity_costs(s: State, seat: Seat, activity: Activity) -> dict[str, int]:
    """Return the present costs of an activity for this hero, by good. Waived GOLD is not subtracted."""
    cost = {good: getattr(activity.cost, good) for good in ("GOLD", "FOOD", "EXPERIENCE", "VITALITY")}
    if train_discount(s, seat, activity) != EMPTY:
        good = "GOLD" if cost["GOLD"] > 1 else "FOOD"
        cost[good] -= 1
    return {good: n for good, n in cost.items() if n}


def gold_due(s: State, gold: int) -> int:
    """Return the GOLD to pay, minus the GOLD that is waived in this Visit (Silver Tongue)."""
    return max(0, gold - (s.visit.free_gold if s.visit is not None else 0))


CANNOT_PAY: Final = Reason("HP-VIS-04", "cannot-pay")
CANNOT_PAY_IN_GEMS: Final = Reason("HP-VIS-12", "cannot-pay")  # for costs in EXPERIENCE or VITALITY
LIMIT_REACHED: Final = Reason("HP-VIS-04", "done-often")
CHANGES_NOTHING: Final = Reason("HP-VIS-04", "changes-nothing")
NO_REPLACEMENTS_LEFT: Final = Reason("HP-VIS-11", "replaced-often")
COSTS_GOLD: Final = Reason("HP-VIS-10", "costs-gold")
NONE_EXPOSED: Final = Reason("HP-VIS-10", "none-exposed")
MUST_DO_SOMETHING: Final = Reason("HP-VIS-04", "do-something")
NO_SITE: Final = Reason("HP-VIS-01", "no-site")
BESIDE_AN_ENEMY: Final = Reason("HP-ENM-10", "visit-beside-enemy")
VISITED_ALREADY: Final = Reason("HP-VIS-06", "visited-already")
NOTHING_TO_DO: Final = Reason("HP-VIS-04", "nothing-to-do")


def cannot_pay(s: State, seat: Seat, cost: dict[str, int]) -> Reason | None:
    """Return why a hero cannot pay, or None. VITALITY that would kill the hero cannot be paid (HP-VIS-12)."""
    hero = s.heroes[seat]
    is_deadly = bool(cost.get("VITALITY")) and hero.gems[VITALITY] + hero.gems[FAITH] <= cost["VITALITY"]
    has_gem = cost.get("EXPERIENCE", 0) <= hero.gems[EXPERIENCE]
    if not is_deadly and has_gem and hero.gold >= gold_due(s, cost.get("GOLD", 0)) and hero.food >= cost.get("FOOD", 0):
        return None
    reason = CANNOT_PAY_IN_GEMS if {"VITALITY", "EXPERIENCE"} & cost.keys() else CANNOT_PAY
    return reason.later(lambda: {"cost": amount_texts((n, good) for good, n in cost.items())})


async def pay_costs(t: Table[State], seat: Seat, cost: dict[str, int]) -> None:
    """Pay the costs of an activity (HP-VIS-04). Paid VITALITY is a loss with the cause `site` (HP-VIS-12)."""
    s = t.state
    for good, n in cost.items():
        if good == "VITALITY":
            await vitality.lose_vitality(t, seat, n, "site")
        elif good == "GOLD":
            pay_gold(t, seat, n)
        else:
            goods.pay_good(t, seat, good, n)
    assert s.visit is not None


def pay_gold(t: Table[State], seat: Seat, gold: int) -> None:
    """Pay GOLD in a Visit, minus the waived GOLD."""
    s = t.state
    amount_due = gold_due(s, gold)
    if s.visit is not None:
        s.visit.free_gold -= gold - amount_due
    goods.pay_good(t, seat, "GOLD", amount_due)


# ---- whether a Visit is possible


def site_at(s: State, space: Space) -> int:
    """Return the Place-Site of a space, or EMPTY."""
    return s.sites[space]


def cannot_visit(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot visit here, or None (HP-VIS-01, HP-ENM-10, HP-VIS-06, HP-VIS-04)."""
    hero = s.heroes[seat]
    site = site_at(s, hero.at)
    if site == EMPTY:
        return NO_SITE
    if s.tokens(hero.at):
        return BESIDE_AN_ENEMY
    earlier_visits = hero.turn.visited.count(hero.at)
    if earlier_visits > 1 or (earlier_visits == 1 and card_allowing(s, hero, "visit-twice") == EMPTY):
        return VISITED_ALREADY(site=SITE[site])
    open_visit, s.visit = s.visit, Visit(seat, site)
    has_no_options = not options_on_offer(visit_options(s, seat, s.visit))
    s.visit = open_visit
    return NOTHING_TO_DO(site=SITE[site]) if has_no_options else None


def cannot_do(s: State, seat: Seat, visit: Visit, activity: Activity) -> Reason | None:
    """Return why an activity is not possible, or None (HP-VIS-04).

    Possible reasons: its limit is reached, it is too expensive, or it would have no effect.
    """
    if visit.done.get(activity.id, 0) >= activity.max:
        return LIMIT_REACHED(times=activity.max)
    if (why := cannot_pay(s, seat, activity_costs(s, seat, activity))) is not None:
        return why
    return None if VERBS.would_any(s, Cause(seat, site=visit.site), activity.effect) else CHANGES_NOTHING


def cannot_replace(s: State, seat: Seat, deck: str) -> Reason | None:
    """Return why a deck's exposed cards cannot be replaced for 1 GOLD, or None (HP-VIS-10, HP-VIS-11)."""
    if s.heroes[seat].turn.replaced >= LIMITS.replacements_per_turn:
        return NO_REPLACEMENTS_LEFT
    if s.heroes[seat].gold < gold_due(s, 1):
        return COSTS_GOLD
    return None if s.board(deck).exposed else NONE_EXPOSED(deck=deck_name(deck))


def visit_options(s: State, seat: Seat, visit: Visit) -> Iterator[Candidate[Option]]:
    """Yield the present options of a Visit: activities, replacements of exposed cards, and cards to use."""
    yield from ((option, cannot_do(s, seat, visit, option.activity)) for option in ACTIVITY_OPTIONS[visit.site])
    yield from ((Replace(deck), cannot_replace(s, seat, deck)) for deck in SITES[visit.site].decks)
    yield from cards_for_window(s, seat, "visit")


# ---- the action


@menu("visit", "HP-VIS-02", default="end")
def activity_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield the options of a Visit, and its end once something has been done (HP-ASK-15)."""
    assert s.visit is not None
    options = list(visit_options(s, seat, s.visit))
    yield LEAVE, None if s.visit.acted or not options_on_offer(options) else MUST_DO_SOMETHING
    yield from options


activity_options.never(partial(refused_untimely_cards, window="visit"))


def begin_visit(t: Table[State], seat: Seat) -> None:
    """Begin a Visit to the Place-Site on the hero's space (HP-VIS-01)."""
    s, hero = t.state, t.state.heroes[seat]
    if hero.at in hero.turn.visited:
        holding.reveal_card(t, seat, card_allowing(s, hero, "visit-twice"))
    hero.turn.visited.append(hero.at)
    s.visit = Visit(seat, site_at(s, hero.at))
    t.tell(SiteVisited(seat, s.visit.site))


async def carry_out_next_activity(t: Table[State], seat: Seat) -> bool:
    """Carry out one activity (HP-VIS-02). Return True when the Visit is over."""
    s, visit = t.state, t.state.visit
    assert visit is not None
    pick = await choose(seat, activity_options(s, seat))
    if isinstance(pick, Do):
        await _do_activity(t, seat, pick.activity)
    elif isinstance(pick, Replace):
        visit.acted = True
        s.heroes[seat].turn.replaced += 1
        pay_gold(t, seat, 1)
        holding.replace_exposed_cards(t, s.board(pick.deck))
    elif isinstance(pick, Use):
        await use_card(t, seat, pick.piece)
    if pick is LEAVE or s.heroes[seat].is_dead:
        s.visit = None
    return s.visit is None


async def _do_activity(t: Table[State], seat: Seat, activity: Activity) -> None:
    s, visit = t.state, t.state.visit
    assert visit is not None
    visit.acted = True
    visit.done[activity.id] = visit.done.get(activity.id, 0) + 1
    cost = activity_costs(s, seat, activity)
    cheaper = train_discount(s, seat, activity)
    if cheaper != EMPTY:
        visit.cheapened.append(cheaper)
        holding.reveal_card(t, seat, cheaper)
    t.tell(ActivityDone(seat, visit.site, activity.id))
    await pay_costs(t, seat, cost)
    await VERBS.carry_out(t, Cause(seat, site=visit.site), activity.effect)


# ---- buying


class BuyCard(Option):
    """Buy this exposed card."""

    __slots__ = ("piece", "price")

    def __init__(self, s: State, piece: Piece, price: int) -> None:
        super().__init__(f"card:{s.card(piece).id}", "HP-VIS-09")
        self.piece = piece
        self.price = price

    def args(self, state: State) -> Args:
        return {"card": card_of_piece(state, self.piece), "price": self.price}


def card_discount(s: State, seat: Seat, price: int) -> Piece:
    """Return an active card that makes the first card bought in a Visit cheaper (Merchant's Seal), or EMPTY."""
    visit = s.visit
    if visit is None or price < 2:
        return EMPTY
    return next((piece for piece in _discount_cards(s, seat) if piece not in visit.cheapened), EMPTY)


def _discount_cards(s: State, seat: Seat) -> list[Piece]:
    """Return the active cards that make the first card bought in a Visit cheaper."""
    return [piece for piece, op in active_ops(s, s.heroes[seat], Cheaper) if op.what == "cards"]


def price_at_site(s: State, seat: Seat, piece: Piece, op: Buy) -> int:
    """Return the price of an exposed card at this Place-Site, at least 1 (HP-VIS-09).

    It includes the change by the Place-Site, and a discount from a card.
    """
    price = max(1, s.card(piece).price + op.adjust)
    return price - 1 if card_discount(s, seat, price) != EMPTY else price


def cards_for_sale(s: State, op: Buy) -> list[Piece]:
    """Return the exposed cards that the activity sells."""
    pieces = [piece for deck in op.deck for piece in s.board(deck).exposed]
    return [piece for piece in pieces if not op.type or s.card(piece).type == op.type]


TOO_EXPENSIVE: Final = Reason("HP-VIS-09", "card-too-dear")
NOT_SOLD_HERE: Final = Reason("HP-VIS-09", "not-for-sale")
NOT_BOUGHT_HERE: Final = Reason("HP-VIS-13", "not-bought-here")


@menu("buy", "HP-VIS-09")
def purchase_options(s: State, seat: Seat, op: Buy) -> Iterator[Candidate[BuyCard]]:
    """Yield the cards for sale, the most expensive first. Cards that cost too much have a reason (HP-ASK-16)."""
    gold, options = s.heroes[seat].gold, dict[str, BuyCard]()
    for piece in sorted(cards_for_sale(s, op), key=lambda piece: (-s.card(piece).price, s.card(piece).id)):
        options.setdefault(s.card(piece).id, BuyCard(s, piece, price_at_site(s, seat, piece, op)))
    for option in options.values():
        too_expensive = TOO_EXPENSIVE(card=card_of_piece(s, option.piece), price=option.price, gold=gold)
        yield option, None if gold >= gold_due(s, option.price) else too_expensive


@purchase_options.never
def refused_purchases(s: State, seat: Seat, op: Buy) -> Iterator[Refused]:
    """Yield refusals for the cards that cannot be bought here: other exposed cards, and the player's own cards."""
    exposed = [piece for deck in op.deck for piece in s.board(deck).exposed]
    not_sold = {s.faces.face[piece] for piece in exposed} - {s.faces.face[piece] for piece in cards_for_sale(s, op)}
    yield from ((f"card:{CARDS[face].id}", NOT_SOLD_HERE(card=CARD[face])) for face in sorted(not_sold))
    yield from holding.refused_other_cards(s, seat, exposed, NOT_SOLD_HERE)


@VERBS.verb(Buy)
async def buy(t: Table[State], cause: Cause, op: Buy) -> None:
    s = t.state
    pick = await only_choice(cause.seat, purchase_options(s, cause.seat, op))
    cheaper = card_discount(s, cause.seat, max(1, s.card(pick.piece).price + op.adjust))
    if cheaper != EMPTY:
        holding.reveal_card(t, cause.seat, cheaper)
    pay_gold(t, cause.seat, pick.price)
    await gain_exposed(t, cause.seat, pick.piece, pick.price)
    if s.visit is not None:  # only the first card can be discounted, even if its price was too low for a discount
        s.visit.cheapened += _discount_cards(s, cause.seat)


@VERBS.would(Buy)
def would_buy(s: State, cause: Cause, op: Buy) -> bool:
    gold = s.heroes[cause.seat].gold
    return any(gold >= gold_due(s, price_at_site(s, cause.seat, piece, op)) for piece in cards_for_sale(s, op))


# ---- selling


class SellCard(holding.Own):
    """Sell this card."""

    __slots__ = ()


def sellable_cards(s: State, seat: Seat, op: Sell) -> list[Piece]:
    """Return the cards that a hero may sell, from Armament and Resources (HP-VIS-13)."""
    return [piece for piece in holding.all_cards(s.heroes[seat]) if holding.category_of(s, piece) in op.category]


@menu("sell", "HP-VIS-13")
def sale_options(s: State, seat: Seat, op: Sell) -> list[holding.Own]:
    """Return the player's own cards that may be sold, the cheapest first (HP-ASK-16)."""
    return holding.own_card_options(s, seat, sellable_cards(s, seat, op), "HP-VIS-13", SellCard)


@sale_options.never
def refused_sales(s: State, seat: Seat, op: Sell) -> Iterator[Refused]:
    """Yield refusals for the player's other cards."""
    return holding.refused_other_cards(s, seat, sellable_cards(s, seat, op), NOT_BOUGHT_HERE)


@VERBS.verb(Sell)
async def sell(t: Table[State], cause: Cause, op: Sell) -> None:
    s = t.state
    pick = await only_choice(cause.seat, sale_options(s, cause.seat, op))
    t.tell(CardSold(cause.seat, holding.discard_card(t, cause.seat, pick.piece, "HP-VIS-13"), op.gold))
    await armament.remove_illegal_cards(t, cause.seat)
    await goods.gain_good(t, cause.seat, "GOLD", op.gold, is_silent=True)


VERBS.would(Sell)(lambda s, cause, op: bool(sellable_cards(s, cause.seat, op)) and s.gold > 0)


# ---- other verbs of a Visit


@VERBS.verb(Refresh)
async def refresh_deck(t: Table[State], cause: Cause, op: Refresh) -> None:
    """Replace the exposed cards of a deck traded here, free of charge (Messenger Raven)."""
    s, visit = t.state, t.state.visit
    assert visit is not None
    pick = await only_choice(cause.seat, refresh_options(s, cause.seat))
    visit.acted = True
    holding.replace_exposed_cards(t, s.board(pick.deck))


@menu("which-deck", "HP-VIS-10")
def refresh_options(s: State, seat: Seat) -> Iterator[Candidate[Replace]]:
    """Yield the decks traded here."""
    assert s.visit is not None
    for deck in SITES[s.visit.site].decks:
        yield Replace(deck, "HP-CRD-08"), None if s.board(deck).exposed else NONE_EXPOSED(deck=deck_name(deck))


@VERBS.would(Refresh)
def would_refresh(s: State, cause: Cause, op: Refresh) -> bool:
    return s.visit is not None and any(
        s.board(deck).exposed and holding.can_draw(s, s.board(deck).deck) for deck in SITES[s.visit.site].decks
    )


@VERBS.verb(FreeCost)
async def waive_gold(t: Table[State], cause: Cause, op: FreeCost) -> None:
    assert t.state.visit is not None
    t.state.visit.free_gold += op.gold


@VERBS.would(FreeCost)
def would_waive_gold(s: State, cause: Cause, op: FreeCost) -> bool:
    """Whether an option that costs GOLD would be possible in this Visit with waived GOLD (HP-DEC-02, HP-VIS-04)."""
    visit = s.visit
    if visit is None or visit.free_gold:
        return False
    state_with_waiver = replace(s, visit=replace(visit, free_gold=op.gold))
    if any(cannot_replace(state_with_waiver, cause.seat, deck) is None for deck in SITES[visit.site].decks):
        return True
    paid_activities = (option.activity for option in ACTIVITY_OPTIONS[visit.site] if _costs_gold(option.activity))
    return any(cannot_do(state_with_waiver, cause.seat, visit, activity) is None for activity in paid_activities)


def _costs_gold(activity: Activity) -> bool:
    return activity.cost.GOLD > 0 or any(isinstance(op, Buy) for op in activity.effect)


@VERBS.verb(Arm)
async def arm_at_visit(t: Table[State], cause: Cause, op: Arm) -> None:
    await armament.rearrange_armament(t, cause.seat)


VERBS.would(Arm)(lambda s, cause, op: armament.cannot_arrange(s, cause.seat) is None)


@VERBS.verb(Arena)
async def roll_in_arena(t: Table[State], cause: Cause, op: Arena) -> None:
    """Roll the Special die. A 1 or 2 gives that much GOLD, and a 3 gives 1 GOLD and 1 EXPERIENCE (HP-CHN-06)."""
    if t.state.heroes[cause.seat].is_dead:
        return
    face = t.pick("dice/special", "HP-CHN-06", SPECIAL_DIE)
    t.tell(SpecialRolled(cause.seat, face))
    if face:
        await goods.gain_good(t, cause.seat, "GOLD", face if face < 3 else 1)
    if face == 3:
        await goods.gain_good(t, cause.seat, "EXPERIENCE", 1)


VERBS.would(Arena)(lambda s, cause, op: s.gold > 0 or goods.room_for_good(s, cause.seat, "EXPERIENCE", 1) > 0)
