"""Tracks, fights, moments and roads of a scene in words, for the full screen and for plain text."""

from __future__ import annotations

from meadhall.engine import Ladder, Marker, Moment, Names, Place, Scene, Track
from meadhall.engine.common.errors import whole


def moment_words(moment: Moment, names: Names) -> str:
    """What would happen and who is asked: `Takes up to 2 gold. Asked now: Ann, then Bram.`"""
    asked = [names(seat) for seat in moment.asked]
    return " ".join(part for part in (moment.text, f"Asked now: {', then '.join(asked)}." if asked else "") if part)


def moment_told(moment: Moment, names: Names) -> str:
    """The same with its title first: `Bram plays Hail on you. You lose 1 road. Asked now: Ann.`"""
    return f"{whole(moment.title)} {moment_words(moment, names)}".strip()


def track_words(track: Track, names: Names) -> str:
    """Who stands where: `might: Ann 13, Bram 16 of 40; 30 wins`."""
    there = [f"{_marker(one, names)} {one.at}" for one in track.markers]
    marks = "".join(f"; {number} {meaning}" for number, meaning in track.marks)
    return f"{track.name}: {', '.join(there)} of {track.last}{marks}"


def ladder_words(ladder: Ladder) -> str:
    """What a fight is made of: `Goblin: sword 3, die 4, 7 of 9 so far, 2 short. 5 or 6 wins.`"""
    parts = [*(f"{rung.name} {rung.points}" for rung in ladder.rungs), f"{ladder.reached} of {ladder.needs} so far"]
    short = ladder.needs - ladder.reached
    said = f"{ladder.title}: {', '.join(parts)}, {f'{short} short' if short > 0 else 'enough'}."
    return f"{said} {whole(ladder.text)}" if ladder.text else said


def _marker(marker: Marker, names: Names) -> str:
    return marker.name or (names(marker.owner) if marker.owner is not None else marker.sign)


def road_words(scene: Scene, place: Place) -> str:
    """Where the roads of a place lead: `Roads to Ashby, Millbridge.`"""
    ends = [one.name for one in scene.places if one.id in place.roads or place.id in one.roads]
    return f"Roads to {', '.join(ends)}." if ends else ""
