"""The table as a seat sees it: the land with roads, who and what stands on it, boards and cards of the heroes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from meadhall.engine import UNSEEN, Card, CardFace, Figure, Marker, Moment, Piece, Place, Scene, SeatScene, Track
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath.content import CARDS, ENEMIES, HEROES, LIMITS, SITES
from meadhall.games.heropath.events.heroes import because, foe_name
from meadhall.games.heropath.growth.vitality import Toll
from meadhall.games.heropath.land import CLIMBS, LINKS, MAP, ROCKS, SPACES, START, Space
from meadhall.games.heropath.rows import competition, dragon_power
from meadhall.games.heropath.state import ATTRIBUTES, CATEGORIES, EMPTY, Hero, Seat, State, is_active

COLOURS: Final = {
    "riverbank": "blue", "cave": "grey", "highlands": "violet", "ruby": "red", "plains": "amber", "forest": "green"
}  # fmt: skip
REGION_NAMES: Final = {region.id: region.name for region in MAP.region}
DECK_COLOURS: Final = {"ARMS": "red", "MARKET": "amber", "ABILITIES": "green", "MAGIC": "violet", "FORTUNE": "blue"}
SIGNS: Final = {"warlock": "W", "werewolf": "w", "skeleton": "s", "crocodile": "c", "troll": "T", "goblin": "g"}
NEAR_THE_LAST: Final = 20
PHASES: Final = {
    "setup": "heroes are chosen",
    "draft": "the draft",
    "opening": "the draft",
    "arming": "the first Armament",
}


def scene(s: State, seat: Seat) -> Scene:
    """Everything one seat sees."""
    return Scene(
        "Heropath: Dragon Roar",
        PHASES.get(s.step) or _round(s),
        s.now,
        _land(tuple(s.sites), s.rock),
        list(_figures(s)),
        [_seat(s, one) for one in s.seats],
        _facts(s),
        [_scale(s)],
        moments(s),
    )


def _round(s: State) -> str:
    """Which round it is; and of how many, as soon as that is near enough to matter (HP-MOD-05)."""
    limit = competition(s).round_limit(s)
    return f"Round {s.round} of {limit}" if 0 < limit <= s.round + NEAR_THE_LAST else f"Round {s.round}"


# ---- the land


@cache
def _roads(space: Space) -> list[str]:
    climbs = [climb.to for climb in CLIMBS[space]]
    return [SPACES[near].id for near in (*LINKS[space], *climbs) if near > space]


@lru_cache(maxsize=1_000)
def _land(sites: tuple[int, ...], rock: int) -> list[Place]:
    """All places while these Place-Sites stand and the Dragon sits on this rock; the list is never changed."""
    spaces = [_place(space, sites[space], is_active(space, rock)) for space in range(len(SPACES))]
    return spaces + [_rock(number) for number in range(len(ROCKS))]


@cache
def _place(space: Space, site: int, active: bool) -> Place:
    here = SPACES[space]
    return Place(
        here.id,
        here.name,
        here.kind,
        region=" and ".join(REGION_NAMES[region] for region in here.regions),
        note=", ".join(_notes(site, active)),
        colour=COLOURS[here.regions[0]],
        spot=(here.x, here.y),
        roads=_roads(space),
    )


def _notes(site: int, active: bool) -> Iterator[str]:
    if site != EMPTY:
        yield SITES[site].name
    if active:
        yield "an Active Flare burns whoever acts here"


@cache
def _rock(number: int) -> Place:
    rock = ROCKS[number]
    return Place(rock.id, rock.name, "rock", region=REGION_NAMES[rock.region], colour="grey", spot=(rock.x, rock.y))


def _figures(s: State) -> Iterator[Figure]:
    for seat, hero in enumerate(s.heroes):
        if hero.kind >= 0 and not hero.is_dead:
            name = HEROES[hero.kind].name
            yield Figure(SPACES[hero.at].id, "hero", name[0], name, seat, hero.power)
    for space, tokens in sorted(s.enemies.items()):
        for token in tokens:
            yield _enemy(s, space, token.piece, token.exposed)
    yield from _sites(tuple(s.sites))
    rock = SPACES[START].id if s.is_gathered else ROCKS[s.rock - 1].id
    yield Figure(rock, "dragon", "D", "the Dragon", number=dragon_power(s) + s.scale.level)
    yield Figure(SPACES[s.ferry].id, "ferry", "=", "the ferry")
    yield from _things(s)


@lru_cache(maxsize=1_000)
def _sites(sites: tuple[int, ...]) -> list[Figure]:
    """The Place-Sites on the land."""
    there = [(space, site) for space, site in enumerate(sites) if site != EMPTY]
    return [Figure(SPACES[space].id, "site", "#", f"the {SITES[site].name}") for space, site in there]


def _enemy(s: State, space: Space, piece: Piece, exposed: bool) -> Figure:
    """A token; one that only this seat has looked at is still face down."""
    face = s.faces.face[piece]
    if face == UNSEEN:
        return Figure(SPACES[space].id, "hidden", "?", "a hidden enemy")
    power = ENEMIES[face].power + s.scale.level
    name = f"a {foe_name(face)}" if exposed else f"a hidden enemy, which is a {foe_name(face)}"
    return Figure(SPACES[space].id, "enemy" if exposed else "hidden", SIGNS[ENEMIES[face].id], name, number=power)


def _things(s: State) -> Iterator[Figure]:
    """What lies on the ground."""
    for square in s.dropped:
        if square.at != EMPTY:
            count = len(square.cards)
            yield Figure(SPACES[square.at].id, "bundle", "%", f"{count} dropped card{'s' * (count != 1)}", number=count)
    for pile, name in ((s.loose_gold, "GOLD"), (s.loose_food, "FOOD")):
        for space, n in sorted(pile.items()):
            yield Figure(SPACES[space].id, name.lower(), "$" if name == "GOLD" else "f", f"{n} {name}", number=n)


# ---- the heroes


def _seat(s: State, seat: Seat) -> SeatScene:
    hero = s.heroes[seat]
    cards = [*_board(hero), *_held(s, hero), *_for_sale(s, seat)]
    return SeatScene(seat, hero.power, cards, _note(hero))


def _note(hero: Hero) -> str:
    if hero.kind < 0:
        return ""
    words = [HEROES[hero.kind].name]
    if hero.is_dead:
        words.append("dead")
    elif hero.is_wounded:
        words.append("wounded")
    if hero.is_captive:
        words.append("in the Goblin Prison")
    if hero.actions:
        words.append(f"{hero.actions} action{'s' * (hero.actions != 1)} left")
    return ", ".join(words)


def _board(hero: Hero) -> Iterator[Card]:
    """Gems, goods and leeches as numbers."""
    for name, n in zip(ATTRIBUTES, hero.gems, strict=True):
        yield Card(name.lower(), name[:3], n)  # five of them stand in a row
    yield Card("gold", "GOLD", hero.gold)
    yield Card("food", "FOOD", hero.food)
    if hero.leeches:
        yield Card("leech", "leeches", hero.leeches)


def _held(s: State, hero: Hero) -> Iterator[Card]:
    """Armament, Resources by category, and the hand of the draft."""
    armed = list(hero.in_armament())
    if armed:
        yield Card("armament", "Armament", len(armed), faces=_faces(s, armed))
    for category in CATEGORIES:
        pieces = hero.category(category)
        if pieces:
            yield Card(category, category.capitalize(), len(pieces), faces=_faces(s, pieces))
    if hero.draft:
        yield Card("draft", "cards of the draft", len(hero.draft), faces=_draft_faces(s, hero.draft))


def _faces(s: State, pieces: list[Piece]) -> list[CardFace]:
    return [_face(face) for piece in pieces if (face := s.faces.face[piece]) != UNSEEN]


def _draft_faces(s: State, pieces: list[Piece]) -> list[CardFace]:
    """In the draft a card is answered by its piece."""
    known = [(piece, s.faces.face[piece]) for piece in pieces if s.faces.face[piece] != UNSEEN]
    return [_face(face, str(piece)) for piece, face in known]


@cache
def _face(face: int, key: str = "") -> CardFace:
    card = CARDS[face]
    needs = " ".join(
        f"{n} {name}" for name in ("SKILLS", "WISDOM", "FAITH", "EXPERIENCE") if (n := getattr(card.req, name))
    )
    text = f"{card.text} Needs {needs}." if needs else card.text
    return CardFace(key or card.id, card.name, str(card.price or ""), DECK_COLOURS[card.deck], text)


def _for_sale(s: State, seat: Seat) -> Iterator[Card]:
    """While a hero visits a Place-Site: the exposed cards of the decks traded there."""
    if s.visit is None or s.visit.seat != seat:
        return
    for deck in SITES[s.visit.site].decks:
        pieces = s.board(deck).exposed
        yield Card(deck.lower(), f"exposed {deck}", len(pieces), faces=_faces(s, pieces))


# ---- the table


def _facts(s: State) -> list[tuple[str, int]]:
    facts = [("round", s.round), ("Evil Force Base", s.scale.level), ("enemies slain", s.scale.slain)]
    facts += [("GOLD in the stockpile", s.gold), ("FOOD in the stockpile", s.food)]
    facts.append(("Place-Sites in the pouch", len(s.faces.bags["site"])))
    return facts


def _scale(s: State) -> Track:
    """The Scale of Evil: what it adds to every enemy and to the Dragon."""
    marks = [(2, "the Dragon comes"), (LIMITS.scale_levels, "Gathering")]
    return Track("Scale of Evil", LIMITS.scale_levels, [Marker("*", "Evil", s.scale.level)], marks)


TITLES: Final = {
    "battle": "A battle is about to be rolled", "cast": "A MAGIC card was played",
    "targeted": "Somebody is aimed at",
    "after-encounter": "An Encounter has been carried out", "flare": "The flare is about to burn",
    "loss": "VITALITY is about to be lost", "death": "A hero is about to die",
}  # fmt: skip
ENCOUNTERS: Final = {"ambush": "It is an Ambush.", "thievery": "It is Thievery.", "snatching": "It is Snatching."}


def moments(s: State) -> list[Moment]:
    """What is about to happen; not what a seat could do about it (HP-HID-08)."""
    return [Moment(_title(s, about), _text(s, about), about.by) for about in s.windows]


def _title(s: State, about: Window) -> str:
    if about.kind == "loss" and not _lost(s, about).count("VITALITY"):
        return "FAITH is about to be lost"
    return TITLES.get(about.kind, about.kind)


def _lost(s: State, about: Window) -> str:
    """What the loss takes: FAITH in the place of VITALITY that is gone (HP-VIT-02)."""
    return Toll(s.heroes[about.to[0]]).take(about.numbers["loss"])


def _text(s: State, about: Window) -> str:
    """What it would do, in a whole sentence; nothing where the title says it all."""
    if about.kind == "battle" and s.battle is not None:
        return f"Against the {foe_name(s.battle.foe)}, Evil {s.scale.level}."
    if about.kind == "loss":
        return f"{_lost(s, about)} {because(about.card)}."
    if about.card in ENCOUNTERS:
        return ENCOUNTERS[about.card]
    return next((f"{card.name}: {card.text}" for card in CARDS if card.id == about.card), "")
