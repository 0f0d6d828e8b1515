"""Puts tracks, fights, coming events and roads of a scene into words, for the full screen and for plain mode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine import Figure, Ladder, Marker, Moment, Names, Place, Scene, Standing, Track
from meadhall.engine.common.english import with_capital
from meadhall.engine.common.errors import as_sentence
from meadhall.engine.language.voice import Voice
from meadhall.terminal.words import say


def moment_words(moment: Moment, names: Names) -> str:
    """Return a coming event's effect and asked players: `Takes up to 2 gold. To answer: Ann and Bram.`"""
    asked_words = say("asked-now", names, seats=[*moment.asked]) if moment.asked else ""
    return " ".join(part for part in (moment.text, asked_words) if part)


def titled_moment_words(moment: Moment, names: Names) -> str:
    """Return a coming event with its title: `Bram plays Hail on you. You lose 1 road. To answer: Ann.`"""
    return f"{as_sentence(moment.title)} {moment_words(moment, names)}".strip()


def track_words(track: Track, names: Names) -> str:
    """Return a track in words: `Might (up to 40): Ann 13, Bram 16; 30: wins`."""
    markers = [f"{_marker_words(marker, names)} {marker.at}" for marker in track.markers]
    marks = "".join(f"; {say('mark', at=number, words=meaning)}" for number, meaning in track.marks)
    return f"{say('track', name=track.name, n=len(markers), markers=', '.join(markers), last=track.last)}{marks}"


def ladder_words(ladder: Ladder) -> str:
    """Return the parts of a fight: `Goblin: sword 3, die 4, 7 of 9, 2 more needed. 5 or 6 wins.`"""
    reached_words = say("reached", reached=ladder.reached, needs=ladder.needs)
    parts = [*(f"{rung.name} {rung.points}" for rung in ladder.rungs), reached_words, shortfall_words(ladder)]
    text = f"{ladder.title}: {', '.join(parts)}."
    return f"{text} {as_sentence(ladder.text)}" if ladder.text else text


def shortfall_words(ladder: Ladder) -> str:
    """Return how much strength a fight still needs."""
    return say("shortfall", n=ladder.lacks)


def _marker_words(marker: Marker, names: Names) -> str:
    return marker.name or (names(marker.owner) if marker.owner is not None else marker.sign)


def owned_name(figure: Figure, names: Names, name: str = "") -> str:
    """Return the name of a figure, or `name`, with its owner: `Bram's knight`."""
    name = name or figure.name
    return name if figure.owner is None else say("piece", names, seat=figure.owner, name=name)


def winners_line(seats: Sequence[int], names: Names) -> str:
    """Return the winners: `Ann wins.`"""
    return say("win-shared", names, seats=[*seats]) if len(seats) > 1 else say("win", names, seat=seats[0])


def points_words(voice: Voice, state: Any, points: int) -> str:
    """Return points with the game's unit: `12 points` or `21 hit points`; empty if the game shows none."""
    words = voice.points_unit(state, points)
    if words is None:
        return say("points", n=points)
    return f"{points} {words}" if words else ""


def totals_line(voice: Voice, state: Any, standings: Sequence[Standing], names: Names) -> str:
    """Return everybody's points, such as `Points: Bot Isolde 12, you 8.`; empty if the game shows none."""
    if not any(voice.points_unit(state, standing.points) is None for standing in standings):
        totals = [(standing, points_words(voice, state, standing.points)) for standing in standings]
        parts = [say("points-of", names, seat=standing.seat, points=total) for standing, total in totals if total]
        return with_capital(", ".join(parts) + ".") if parts else ""
    parts = [say("points-of", names, seat=standing.seat, points=standing.points) for standing in standings]
    return say("all-points", points=", ".join(parts))


def road_words(scene: Scene, place: Place) -> str:
    """Return the roads of a place, such as `Roads lead to Ashby and Millbridge.`; empty if there are no roads."""
    ends = [other.name for other in scene.places if other.id in place.roads or place.id in other.roads]
    return say("roads", places=[*ends]) if ends else ""
