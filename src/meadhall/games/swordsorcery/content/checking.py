"""Check the content: every id in an entry must exist, and every expression must be readable."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from meadhall.engine import BadContent
from meadhall.engine.common.errors import joined_names
from meadhall.games.swordsorcery import content
from meadhall.games.swordsorcery.content.tables import MAX_RANK, Quest
from meadhall.games.swordsorcery.ops.grammar import parse_condition, parse_rule


def check_content() -> None:
    """Raise BadContent if an entry refers to a missing entry, or has an expression that cannot be read."""
    _require_known(
        "items.toml, treasure",
        (card for card in content.TREASURES if not card.startswith(content.PURSE)),
        content.ITEMS,
    )
    for hero in content.HEROES.values():
        for nature in content.SIDES:
            _require_known(f"heroes.toml, {hero.id}", hero.side(nature).start, content.ITEMS)
            if len(hero.side(nature).gem) != MAX_RANK:
                raise BadContent(f"heroes.toml, {hero.id}: the soul gem of {nature} must have {MAX_RANK} rows")
    _require_known("heroes.toml, powers", (power.hero for power in content.POWERS.values()), content.HEROES)
    _require_known("heroes.toml, talents", (talent.hero for talent in content.TALENTS.values()), content.HEROES)
    for enemy in content.ENEMIES.values():
        _require_known(f"enemies.toml, {enemy.id}", enemy.deck, content.POWER_CARDS)
        for rule in enemy.rules:
            _require_readable(f"enemies.toml, {enemy.id}", parse_rule, rule.do)
    for quest in content.QUESTS.values():
        _check_quest(quest)


def _check_quest(quest: Quest) -> None:
    place = f"quests.toml, {quest.id}"
    _require_known(place, [quest.map], content.MAPS)
    areas = {area.id for area in content.MAPS[quest.map].areas}
    _require_known(place, [*quest.start, quest.shrine, *quest.gates, *quest.search], areas)
    _require_known(place, (placed.area for placed in (*quest.enemies, *quest.shadows)), areas)
    _require_known(place, (master.area for master in quest.masters), areas)
    _require_known(place, (chest.area for chest in quest.chests), areas)
    _require_known(place, (marker.area for marker in quest.markers), areas)
    _require_known(place, [enemy.enemy for enemy in quest.enemies] + [enemy for enemy, _ in quest.bag], content.ENEMIES)
    _require_known(place, (card.para for card in quest.story_cards), {para.id for para in quest.para})
    for text in (quest.win, quest.lose, *(para.needs for para in quest.para if para.needs)):
        _require_readable(place, parse_condition, text)


def _require_known(place: str, names: Iterable[str], known_names: Iterable[str]) -> None:
    """Raise BadContent if a name is not among the known names."""
    missing = sorted(set(names) - set(known_names))
    if missing:
        raise BadContent(f"{place}: unknown names: {joined_names(missing)}")


def _require_readable(place: str, parse: Callable[[str], object], text: str) -> None:
    """Raise BadContent if a text cannot be parsed."""
    try:
        parse(text)
    except ValueError as error:
        raise BadContent(f"{place}: {error}") from None
