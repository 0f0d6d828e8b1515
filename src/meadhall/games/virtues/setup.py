"""Set-up (section 3). Its order never changes, so that a seed reproduces it (SV-SET-18)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from meadhall.engine import Faces, Option, Reason, Refused, Setting, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.engine.kit.decks import turn_up
from meadhall.games.virtues import content, gifts, quests, texts
from meadhall.games.virtues import options as choices
from meadhall.games.virtues.boards import market, quest_board, treasures
from meadhall.games.virtues.effects.resources import draw_sins
from meadhall.games.virtues.events.actions import HeroDealt
from meadhall.games.virtues.state import BAGS, HERO_BAG, NOBODY, Player, Seat, State, Unnamed

FIRST_PLAYER_DRAW: Final = "first player"


class PickHero(Option):
    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        super().__init__(f"hero:{content.HEROES[hero].id}", "SV-SET-02")
        self.hero = hero

    def args(self, state: State) -> Args:
        hero = content.HEROES[self.hero]
        goods = texts.resource_words(hero.fame, hero.gold)
        return {
            "hero": texts.HEROES[self.hero],
            "goods": goods,
            "gifts": texts.gift_texts(content.gift_counts(hero.gifts)),
        }


HERO_OPTIONS: Final = [PickHero(hero) for hero in range(len(content.HEROES))]


def first_state(options: Mapping[str, Setting]) -> State:
    """Return the state before anything is dealt, with whole decks (SV-SET-15 to 17)."""
    chosen = choices.options_from(options)
    bags = {
        HERO_BAG: list(range(len(content.HEROES))),
        BAGS.characters: list(range(len(content.CHARACTERS))),
        BAGS.elixirs: list(range(len(content.ELIXIRS))),
        BAGS.castles: content.CASTLES[:],
        BAGS.estates: content.ESTATES[:],
        BAGS.quests: list(range(len(content.QUESTS))),
        BAGS.treasures: content.TREASURE_COPIES[:],
        BAGS.sins: content.SIN_COPIES[:],
        BAGS.cataclysms: list(range(len(content.CATACLYSMS))),
        BAGS.artifacts: list(range(len(content.ARTIFACTS))),
    }
    return State(
        options=chosen,
        faces=Faces(bags=bags),
        players=[Player() for _ in range(chosen.players)],
        temples=content.TEMPLES[:],
        portals=[NOBODY] * len(content.PORTALS),
        unnamed=Unnamed(chosen.players, list(range(len(content.UNNAMED)))) if chosen.unnamed else None,
    )


async def set_up(t: Table[State]) -> None:
    """Draw the First Player, and deal the heroes or let players choose them (SV-SET-02, SV-SET-07, SV-SET-08)."""
    s = t.state
    first = t.pick(FIRST_PLAYER_DRAW, "SV-SET-08", range(len(s.players)))
    s.order = [first, *s.clockwise_from(first)]
    if s.options.hero_deal == "draft":
        s.step = "draft"
        return
    for seat in s.order:
        _give_hero(t, seat, t.draw("SV-SET-02", HERO_BAG))
    s.step = "lay-out"


HERO_TAKEN: Final = Reason("SV-SET-01", "hero-taken")


@menu("hero", "SV-DEC-01")
def hero_options(s: State) -> list[PickHero]:
    """Return the heroes that nobody has chosen. The default is the lowest id (SV-SET-01)."""
    return [HERO_OPTIONS[hero] for hero in s.faces.bags[HERO_BAG]]


@hero_options.never
def refused_heroes(s: State) -> Iterator[Refused]:
    """Yield refusals for the heroes of other players."""
    chosen = (player.hero for player in s.players if player.hero != NOBODY)
    yield from ((HERO_OPTIONS[hero], HERO_TAKEN(hero=texts.HEROES[hero])) for hero in chosen)


async def draft_hero(t: Table[State]) -> None:
    """Ask one player for a hero, in reverse turn order (SV-SET-02)."""
    s = t.state
    seat = next(seat for seat in reversed(s.order) if s.players[seat].hero == NOBODY)
    options = hero_options(s)
    hero = (options[0] if len(options) == 1 else await choose(seat, options)).hero
    s.faces.bags[HERO_BAG].remove(hero)
    _give_hero(t, seat, hero)
    s.step = "draft" if any(player.hero == NOBODY for player in s.players) else "lay-out"


def _give_hero(t: Table[State], seat: Seat, hero: int) -> None:
    """Give a player a hero, with the tokens and gifts on its card. The gifts are taken from the pool (SV-SET-03)."""
    s, card = t.state, content.HEROES[hero]
    player = s.players[seat]
    player.hero, player.fame, player.gold = hero, card.fame, card.gold
    gifts.draw_from_pool(s, seat, content.gift_counts(card.gifts))
    t.tell(HeroDealt(seat, hero))


async def lay_out_cards(t: Table[State]) -> None:
    """Lay out tavern, store, buildings, quests and treasures, and deal sin cards (SV-SET-05, 09 to 13, SV-TWO-01)."""
    s = t.state
    market.fill_spaces(t, market.tavern(s))
    market.fill_spaces(t, market.store(s))
    s.castles = [turn_up(t, s.castle_deck, "SV-SET-11") for _ in range(content.RULES.face_up_castles)]
    s.estates = [turn_up(t, s.estate_deck, "SV-SET-11") for _ in range(content.RULES.face_up_estates)]
    _lay_quests(t)
    for seat in s.order:
        draw_sins(t, seat, content.RULES.sin_hand, "SV-SET-05")
    s.step = "turn"


def _lay_quests(t: Table[State]) -> None:
    s = t.state
    for row in s.rows[:-1]:
        for _ in range(quests.quests_per_row(s)):
            row.append(quest_board.new_quest(turn_up(t, s.quest_deck, "SV-SET-12")))
    quests.lay_quest_row(t)
    for _, quest in s.open_quests():
        quest.treasures = [treasures.draw_treasure(t) for _ in range(content.RULES.treasures_per_quest)]
