"""The scene of a seat: the land with its roads and figures, and the boards and cards of the heroes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from meadhall.engine import UNSEEN, Card, CardFace, Figure, Marker, Moment, Piece, Place, Scene, SeatScene, Track
from meadhall.engine.common.text import NO_WORDS, Text, Words, text
from meadhall.engine.kit.windows import Window
from meadhall.games.heropath import content, rows, texts
from meadhall.games.heropath.dragon import flares
from meadhall.games.heropath.growth.vitality import Toll
from meadhall.games.heropath.land import CLIMBS, LINKS, ROCKS, SPACES, START, Space
from meadhall.games.heropath.state import ATTRIBUTES, CATEGORIES, EMPTY, Hero, Seat, State

COLOURS: Final = {
    "riverbank": "blue", "cave": "grey", "highlands": "violet", "ruby": "red", "plains": "amber", "forest": "green"
}  # fmt: skip
DECK_COLOURS: Final = {"ARMS": "red", "MARKET": "amber", "ABILITIES": "green", "MAGIC": "violet", "FORTUNE": "blue"}
SIGNS: Final = {"warlock": "W", "werewolf": "w", "skeleton": "s", "crocodile": "c", "troll": "T", "goblin": "g"}
LAST_ROUNDS_SHOWN: Final = 20
FIGURES: Final = [text("figure-enemy", foe=foe) for foe in texts.FOE]
KNOWN_FIGURES: Final = [text("figure-known-enemy", foe=foe) for foe in texts.FOE]
HIDDEN_FIGURE: Final = text("figure-enemy", foe=texts.HIDDEN_ENEMY)
DRAGON_FIGURE: Final = text("figure-dragon", foe=texts.FOE[content.DRAGON])
FERRY_FIGURE: Final = text("figure-ferry")
SITE_FIGURES: Final = [text("figure-site", site=site) for site in texts.SITE]
PHASES: Final = {
    "setup": text("phase-setup"),
    "draft": text("phase-draft"),
    "opening": text("phase-draft"),
    "arming": text("phase-arming"),
}


def scene(s: State, seat: Seat) -> Scene:
    """Return the scene that one seat sees."""
    return Scene(
        "Heropath: Dragon Roar",
        PHASES.get(s.step) or _round(s),
        s.now,
        _land(tuple(s.sites), s.rock),
        list(_figures(s)),
        [_seat(s, other_seat) for other_seat in s.seats],
        _facts(s),
        [_scale(s)],
        moments(s),
    )


def _round(s: State) -> Text:
    """Return the text with the round. It also has the round limit once that is near (HP-MOD-05)."""
    limit = rows.competition(s).round_limit(s)
    return text("phase-round", round=s.round, limit=limit if limit <= s.round + LAST_ROUNDS_SHOWN else 0)


# ---- the land


@cache
def _roads(space: Space) -> list[str]:
    climbs = [climb.to for climb in CLIMBS[space]]
    return [SPACES[near].id for near in (*LINKS[space], *climbs) if near > space]


@lru_cache(maxsize=1_000)
def _land(sites: tuple[int, ...], rock: int) -> list[Place]:
    """Return all places of the map, with these Place-Sites and the Dragon on this rock.

    Callers share the list and never change it.
    """
    spaces = [_place(space, sites[space], flares.is_active(space, rock)) for space in range(len(SPACES))]
    return spaces + [_rock(number) for number in range(len(ROCKS))]


@cache
def _place(space: Space, site: int, active: bool) -> Place:
    row = SPACES[space]
    return Place(
        row.id,
        texts.SPACE[space],
        row.kind,
        region=text("listed", items=[texts.REGION[region] for region in row.regions]),
        note=_place_note(site, active),
        colour=COLOURS[row.regions[0]],
        centre=(row.x, row.y),
        roads=_roads(space),
    )


def _place_note(site: int, active: bool) -> Words:
    site_name = texts.SITE[site] if site != EMPTY else NO_WORDS
    return text("place-in-flare" if site == EMPTY else "site-in-flare", site=site_name) if active else site_name


@cache
def _rock(number: int) -> Place:
    rock = ROCKS[number]
    return Place(
        rock.id,
        texts.ROCK[rock.number],
        "rock",
        region=texts.REGION[rock.region],
        colour="grey",
        centre=(rock.x, rock.y),
    )


def _figures(s: State) -> Iterator[Figure]:
    for seat, hero in enumerate(s.heroes):
        if hero.kind >= 0 and not hero.is_dead:
            sign = content.HEROES[hero.kind].name[0]
            yield Figure(SPACES[hero.at].id, "hero", sign, texts.HERO[hero.kind], seat, hero.power)
    for space, tokens in sorted(s.enemies.items()):
        for token in tokens:
            yield _enemy(s, space, token.piece, token.exposed)
    yield from _sites(tuple(s.sites))
    rock = SPACES[START].id if s.is_gathered else ROCKS[s.rock - 1].id
    yield Figure(rock, "dragon", "D", DRAGON_FIGURE, number=rows.dragon_power(s) + s.scale.level)
    yield Figure(SPACES[s.ferry].id, "ferry", "=", FERRY_FIGURE)
    yield from _loose_things(s)


@lru_cache(maxsize=1_000)
def _sites(sites: tuple[int, ...]) -> list[Figure]:
    """Return the figures of the Place-Sites on the map."""
    occupied = [(space, site) for space, site in enumerate(sites) if site != EMPTY]
    return [Figure(SPACES[space].id, "site", "#", SITE_FIGURES[site]) for space, site in occupied]


def _enemy(s: State, space: Space, piece: Piece, exposed: bool) -> Figure:
    """Return the figure of an enemy token. It looks face down if only this seat has looked at its face."""
    face = s.faces.face[piece]
    if face == UNSEEN:
        return Figure(SPACES[space].id, "hidden", "?", HIDDEN_FIGURE)
    power = content.ENEMIES[face].power + s.scale.level
    name = (FIGURES if exposed else KNOWN_FIGURES)[face]
    return Figure(
        SPACES[space].id, "enemy" if exposed else "hidden", SIGNS[content.ENEMIES[face].id], name, number=power
    )


def _loose_things(s: State) -> Iterator[Figure]:
    """Yield the figures of cards, GOLD and FOOD on the ground."""
    for square in s.dropped:
        if square.at != EMPTY:
            count = len(square.cards)
            yield Figure(SPACES[square.at].id, "bundle", "%", text("dropped-cards", n=count), number=count)
    for pile, name in ((s.loose_gold, "GOLD"), (s.loose_food, "FOOD")):
        for space, n in sorted(pile.items()):
            yield Figure(
                SPACES[space].id, name.lower(), "$" if name == "GOLD" else "f", texts.amount(n, name), number=n
            )


# ---- the heroes


def _seat(s: State, seat: Seat) -> SeatScene:
    hero = s.heroes[seat]
    cards = [*_counts(hero), *_held_cards(s, hero), *_cards_for_sale(s, seat)]
    return SeatScene(seat, hero.power, cards, _hero_note(hero))


def _hero_note(hero: Hero) -> Words:
    if hero.kind < 0:
        return NO_WORDS
    health = "dead" if hero.is_dead else "wounded" if hero.is_wounded else "well"
    captive, actions = int(hero.is_captive), max(0, hero.actions)
    return text("hero-note", hero=texts.HERO[hero.kind], health=health, captive=captive, actions=actions)


def _counts(hero: Hero) -> Iterator[Card]:
    """Yield the counts of gems, goods and leeches."""
    for name, n in zip(ATTRIBUTES, hero.gems, strict=True):
        yield Card(name.lower(), Text(f"short-{name.lower()}"), n)  # a short name, because five of these share one line
    yield Card("gold", texts.good_name("GOLD"), hero.gold)
    yield Card("food", texts.good_name("FOOD"), hero.food)
    if hero.leeches:
        yield Card("leech", text("leeches"), hero.leeches)


def _held_cards(s: State, hero: Hero) -> Iterator[Card]:
    """Yield the Armament, the Resources by category, and the hand of the draft."""
    armed = list(hero.in_armament())
    if armed:
        yield Card("armament", text("armament"), len(armed), faces=_faces(s, armed))
    for category in CATEGORIES:
        pieces = hero.category(category)
        if pieces:
            yield Card(category, Text(f"category-{category}"), len(pieces), faces=_faces(s, pieces))
    if hero.draft:
        yield Card("draft", text("draft-cards"), len(hero.draft), faces=_draft_faces(s, hero.draft))


def _faces(s: State, pieces: list[Piece]) -> list[CardFace]:
    return [_face(face) for piece in pieces if (face := s.faces.face[piece]) != UNSEEN]


def _draft_faces(s: State, pieces: list[Piece]) -> list[CardFace]:
    """Return the faces of draft cards. The key of each is its piece, because the answers name pieces."""
    known = [(piece, s.faces.face[piece]) for piece in pieces if s.faces.face[piece] != UNSEEN]
    return [_face(face, str(piece)) for piece, face in known]


@cache
def _face(face: int, key: str = "") -> CardFace:
    card = content.CARDS[face]
    requirements = texts.amount_texts(
        (getattr(card.req, name), name) for name in ("SKILLS", "WISDOM", "FAITH", "EXPERIENCE")
    )
    card_text = text("card-text-needs" if requirements else "card-text", card=texts.card_name(face), needs=requirements)
    return CardFace(key or card.id, texts.card_name(face), str(card.price or ""), DECK_COLOURS[card.deck], card_text)


def _cards_for_sale(s: State, seat: Seat) -> Iterator[Card]:
    """Yield the exposed cards of all decks that are traded at the Place-Site of the hero's Visit."""
    if s.visit is None or s.visit.seat != seat:
        return
    for deck in content.SITES[s.visit.site].decks:
        pieces = s.board(deck).exposed
        yield Card(deck.lower(), text("exposed-deck", deck=texts.deck_name(deck)), len(pieces), faces=_faces(s, pieces))


# ---- the table


def _facts(s: State) -> list[tuple[Words, int]]:
    return [
        (text("fact-round"), s.round),
        (text("fact-evil"), s.scale.level),
        (text("fact-slain"), s.scale.slain),
        (text("fact-gold"), s.gold),
        (text("fact-food"), s.food),
        (text("fact-sites"), len(s.faces.bags["site"])),
    ]


def _scale(s: State) -> Track:
    """Return the Scale of Evil as a track. Its level adds to the power of all enemies and the Dragon."""
    marks: list[tuple[int, Words]] = [(2, text("mark-dragon-comes")), (content.LIMITS.scale_levels, text("gathering"))]
    return Track(text("scale-of-evil"), content.LIMITS.scale_levels, [Marker("*", text("evil"), s.scale.level)], marks)


ENCOUNTERS: Final = ("ambush", "thievery", "snatching")


def moments(s: State) -> list[Moment]:
    """Return the pending events. The reactions that a seat could use are secret, and not included (HP-HID-08)."""
    return [Moment(_moment_title(s, window), _moment_text(s, window), window.by) for window in s.windows]


def _moment_title(s: State, window: Window) -> Text:
    """Return the title of a pending event. It names the victim or the actor."""
    names_victim = window.kind in ("loss", "death", "targeted", "after-encounter")
    seat = window.to[0] if names_victim else window.by
    return text(f"moment-title-{window.kind}", seat=seat)


def _moment_text(s: State, window: Window) -> Words:
    """Return a sentence about the effect of a pending event, or NOTHING if the title says everything."""
    if window.kind == "battle" and s.battle is not None:
        return text("moment-text-battle", foe=texts.FOE[s.battle.foe], evil=s.scale.level)
    if window.kind == "loss":
        # FAITH is lost when no VITALITY is left (HP-VIT-02)
        losses = Toll(s.heroes[window.to[0]]).take_loss(window.numbers["loss"])
        return text("moment-text-loss", lost=losses, cause=window.card)
    if window.card in ENCOUNTERS:
        return text(f"moment-text-{window.card}")
    return text("moment-text-card", card=texts.card_by_id(window.card)) if window.card else NO_WORDS
