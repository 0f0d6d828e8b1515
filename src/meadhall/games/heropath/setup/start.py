"""The first state, the choice of heroes, and the map at the start (HP-SET-01 to 14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from meadhall.engine import Candidate, Faces, Option, Reason, Setting, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath import content, rows, texts
from meadhall.games.heropath.enemies.tokens import place_token
from meadhall.games.heropath.events.heroes import FirstPlayer, HeroChosen
from meadhall.games.heropath.events.land import SiteFound
from meadhall.games.heropath.land import Space
from meadhall.games.heropath.options import FIRST_MATCH_OPTIONS
from meadhall.games.heropath.state import ATTRIBUTES, SITE_BAG, Hero, Options, Seat, State, Token, full_bags


def lay_sites(t: Table[State], spaces: Sequence[Space], clause: str) -> None:
    """Place a random Place-Site on each of these spaces."""
    s = t.state
    for space in spaces:
        s.sites[space] = t.draw(clause, SITE_BAG)
        t.tell(SiteFound(space, s.sites[space]))


def lay_enemies(t: Table[State], hidden: Iterable[Space], exposed: Iterable[Space]) -> None:
    """Place one enemy on each of these spaces: face down on the hidden ones, face up on the exposed ones."""
    s = t.state
    for space in hidden:
        s.enemies[space] = [Token(s.faces.lay(s.stock.bag), exposed=False)]
    for space in exposed:
        place_token(t, s.faces.lay(s.stock.bag), space, exposed=True)


BASIC_PLAYERS: Final = 4  # largest number of players without expansions


def expansion_count(players: int) -> int:
    """Return the number of expansions that this many players need (HP-GEN-02)."""
    return max(0, players - BASIC_PLAYERS)


def rules_options(chosen: Mapping[str, Setting]) -> Options:
    """Return the options for the rules. The round limit `usual` becomes the limit of the mode (HP-MOD-05)."""
    values: dict[str, Any] = dict(chosen)
    limit = values["round_limit"]
    if values["first_game"]:
        values |= FIRST_MATCH_OPTIONS
    values["round_limit"] = content.ROUND_LIMITS[str(values["competition"])] if limit == "usual" else int(str(limit))
    return Options(**values)


def first_state(chosen: Mapping[str, Setting]) -> State:
    """Return the state before anything is drawn."""
    options = rules_options(chosen)
    count = expansion_count(options.players)
    s = State(
        step="setup",
        faces=Faces(full_bags()),
        options=options,
        heroes=[Hero() for _ in range(options.players)],
        gold=content.STOCK.GOLD + count * content.STOCK.gold_per_expansion,
        food=content.STOCK.FOOD + count * content.STOCK.food_per_expansion,
    )
    excluded = rows.excluded_cards(s)
    for deck, faces in s.faces.bags.items():
        if deck.isupper():
            s.faces.bags[deck] = [face for face in faces if face not in excluded]
    return s


class Play(Option):
    """Play this hero."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__(f"hero:{content.HEROES[hero].id}", "HP-SET-03")
        self.hero = hero

    def args(self, state: State) -> Args:
        kind = content.HEROES[self.hero]
        gems = zip(rows.attributes(state).gems(kind), ATTRIBUTES, strict=True)
        return {
            "hero": texts.HERO[self.hero],
            "has": texts.amount_texts((*gems, (kind.GOLD, "GOLD"), (kind.FOOD, "FOOD"))),
        }


HERO_OPTIONS: Final = [Play(hero) for hero in range(len(content.HEROES))]
HERO_TAKEN: Final = Reason("HP-SET-03", "hero-taken")
NOT_IN_THE_BOX: Final = Reason("HP-GEN-02", "hero-in-expansion")


@menu("hero", "HP-SET-03")
def hero_options(s: State) -> Iterator[Candidate[Play]]:
    """Yield the heroes. Those that cannot be chosen have a reason (HP-ASK-01)."""
    seat_by_hero = {hero.kind: seat for seat, hero in enumerate(s.heroes) if hero.kind >= 0}
    for option in HERO_OPTIONS:
        kind = content.HEROES[option.hero]
        if option.hero in seat_by_hero:
            yield option, HERO_TAKEN(seat=seat_by_hero[option.hero], hero=texts.HERO[option.hero])
        else:
            yield (
                option,
                NOT_IN_THE_BOX(hero=texts.HERO[option.hero]) if kind.expansion and s.players <= BASIC_PLAYERS else None,
            )


async def set_up(t: Table[State]) -> None:
    """Set up the heroes in seat order, with their gems and supply, and then the land (HP-SET-03 to 13)."""
    s = t.state
    for seat in s.seats:
        await choose_hero(t, seat)
    for seat in s.seats:
        await rows.attributes(s).start(t, seat)
    rows.competition(s).set_up_land(t)
    s.first = choose_first_player(t)
    t.tell(FirstPlayer(s.first))
    s.step = "draft"


async def choose_hero(t: Table[State], seat: Seat) -> None:
    """Let a player choose a hero, or draw one at random (option `hero_choice`)."""
    s = t.state
    menu = hero_options(s)
    if s.options.hero_choice == "random":
        s.heroes[seat].kind = t.pick("setup/hero", "HP-SET-03", [option.hero for option in menu])
    else:
        s.heroes[seat].kind = (menu[0] if len(menu) == 1 else await choose(seat, menu)).hero
    t.tell(HeroChosen(seat, s.heroes[seat].kind))


def choose_first_player(t: Table[State]) -> Seat:
    """Return the first player: the hero with the fewest gems (ties at random), or a random seat (HP-SET-14)."""
    s = t.state
    min_power = min(hero.power for hero in s.heroes)
    candidates = [seat for seat in s.seats if s.options.first_player == "random" or s.heroes[seat].power == min_power]
    return candidates[0] if len(candidates) == 1 else t.pick("setup/first", "HP-SET-14", candidates)


def give_supply(t: Table[State], seat: Seat, gold: int, food: int) -> None:
    """Give a hero the start GOLD and FOOD from the stockpile."""
    s, hero = t.state, t.state.heroes[seat]
    hero.gold, hero.food = gold, food
    s.gold -= gold
    s.food -= food
