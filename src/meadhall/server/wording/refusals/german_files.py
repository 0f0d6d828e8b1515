"""What is wrong with a match file, an option or an answer, in German: by what the engine says of it in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_PAST: Final = {
    "you have brought many match files; wait a while": "du hast viele Partie-Dateien geöffnet; warte eine Weile",
    "this match is not over; only one that is, or a whole match file, can be played on": (
        "diese Partie ist nicht aus; weiterspielen lässt sich nur eine, die es ist, oder eine ganze Partie-Datei"
    ),
    "choose a seat to play on at": "wähle einen Platz, auf dem du weiterspielst",
    "at this decision the match is over; choose one before it": (
        "in diesem Augenblick ist die Partie aus; wähle einen davor"
    ),
    "this match can be seen only through the eyes of everybody": (
        "diese Partie lässt sich nur mit den Augen aller sehen"
    ),
    "this match can be seen only through the eyes of the one who sat there": (
        "diese Partie lässt sich nur mit den Augen dessen sehen, der dort saß"
    ),
    "this match has decisions 0 to {last}, and no {decision}": (
        "diese Partie hat die Entscheidungen 0 bis {last} und keine {decision}."
    ),
    "this match takes too long to be told again": "es dauert zu lange, diese Partie noch einmal zu erzählen",
    "this match cannot be looked at here; it takes too much memory": (
        "diese Partie lässt sich hier nicht ansehen; sie braucht zu viel Speicher"
    ),
    "this match is too large to be looked at here": "diese Partie ist zu groß, um sie hier anzusehen",
    "this match cannot be told again: the rules of its game broke off": (
        "diese Partie lässt sich nicht noch einmal erzählen: Die Regeln ihres Spiels brachen ab"
    ),
    "this is a match of '{game}', a game that is not played in this hall": (
        "das ist eine Partie von ‚{game}‘, einem Spiel, das in dieser Halle nicht gespielt wird"
    ),
    "a match is played on from at most {most} KiB; choose an earlier decision": (
        "weitergespielt wird eine Partie von höchstens {most} KiB; wähle einen früheren Augenblick"
    ),
    "the match has seats 1 to {seats}, and no {seat}": "die Partie hat die Plätze 1 bis {seats} und keinen {seat}.",
}

_FILE: Final = {
    "this is no match file: its first line is empty": "das ist keine Partie-Datei: Ihre erste Zeile ist leer",
    "this is no match file: its first line does not say 'meadhall'": (
        "das ist keine Partie-Datei: In ihrer ersten Zeile steht nicht ‚meadhall‘"
    ),
    "the file breaks off after line {line}: its closing line is missing": (
        "die Datei bricht nach Zeile {line} ab: Ihre Schlusszeile fehlt"
    ),
    "{broken}": "{broken}",
    "{error}": "{error}",
    "the checkpoint of {game} cannot be read: {error}": "der Zwischenstand von {game} lässt sich nicht lesen: {error}",
    "{game} cannot go on from its checkpoint: {error}": (
        "{game} kann von seinem Zwischenstand nicht weitergehen: {error}"
    ),
    "{game} cannot go on from its checkpoint: the rules break off with {kind}": (
        "{game} kann von seinem Zwischenstand nicht weitergehen: Die Regeln brechen mit {kind} ab"
    ),
    "{game} is not played with these options any more: {error}": (
        "{game} wird mit diesen Einstellungen nicht mehr gespielt: {error}"
    ),
    "line 1: the commitment {commitment} is not that of the seed '{seed}'": (
        "Zeile 1: Die Festlegung {commitment} ist nicht die des Startwerts ‚{seed}‘"
    ),
    "line {number} comes after the closing line; nothing may": (
        "Zeile {number} steht hinter der Schlusszeile; dort darf nichts stehen"
    ),
    "line {number} is not JSON: {what}": "Zeile {number} ist kein JSON: {what}",
    "line {number} is not a JSON object but {found}": "Zeile {number} ist kein JSON-Objekt, sondern {found}",
    "line {number} is no answer, chance, back or end; it has {found}": (
        "Zeile {number} ist keine Antwort, kein Zufall, nichts Zurückgenommenes und kein Ende (answer, chance, back, "
        "end); in ihr steht {found}"
    ),
    "nothing": "nichts",
    "line {number}{place}: {what}": "Zeile {number}{place}: {what}",
    "line {number}: {back} entries cannot be taken back; {count} stand before it": (
        "Zeile {number}: So viele Einträge lassen sich nicht zurücknehmen: {back}; davor stehen {count}"
    ),
    "line 1: the file has format {found}; this Meadhall reads format {right}": (
        "Zeile 1: Die Datei hat das Format {found}; dieses Meadhall liest das Format {right}"
    ),
    "line 1: the file is a match of '{game}', not of '{found}'": (
        "Zeile 1: Die Datei ist eine Partie von ‚{game}‘, nicht von ‚{found}‘"
    ),
    "line 1: the file was played with the variant {name} ({digest}); this is {here} ({other})": (
        "Zeile 1: Die Datei wurde mit der Variante {name} ({digest}) gespielt; das hier ist {here} ({other})"
    ),
    "line 1: {error}": "Zeile 1: {error}",
    "line 1, start: {error}": "Zeile 1, start: {error}",
    "not a {kind}: {what}{place}": "kein {kind}: {what}{place}",
    "the file holds only what {who} may know; it can be looked at with replay, not played on": (
        "die Datei enthält nur, was {who} wissen darf; sie lässt sich ansehen, doch nicht weiterspielen (replay)"
    ),
    "seat {seat}: place {place} with {points}": "Platz {seat}: Rang {place} mit {points}",
    "no standings": "keine Rangliste",
    "a spectator": "ein Zuschauer",
    "seat {seat}": "Platz {seat}",
    "the closing line counts {said} lines of entries, but there are {count}": (
        "die Schlusszeile zählt {said} Zeilen mit Einträgen, doch da sind {count}"
    ),
    "the closing line names the state {said}; told again, the match leads to {name}: "
    "a line was changed, or the rules were": (
        "die Schlusszeile nennt den Stand {said}; noch einmal erzählt führt die Partie zu {name}: Eine Zeile wurde "
        "geändert, oder die Regeln wurden es"
    ),
    "the closing line says over = {said}; told again, the match says {over}": (
        "in der Schlusszeile steht over = {said}; noch einmal erzählt ist es in der Partie {over}"
    ),
    "the closing line says {said}; by the rules it is {right}": (
        "in der Schlusszeile steht {said}; nach den Regeln ist es {right}"
    ),
    "line 1: {named} players are named, and {seats} play": (
        "Zeile 1: genannte Spieler: {named}, doch so viele spielen: {seats}"
    ),
    "the file was written by version {version} of {game}, this is {here}": (
        "die Datei ist von Version {version} von {game}, hier ist {here}"
    ),
    "the file was written with other content of {game} than there is here": (
        "die Datei ist mit einem anderen Inhalt von {game} geschrieben, als es ihn hier gibt"
    ),
    "{error}; {other}": "{error}; {other}",
}

_RETELLING: Final = {
    "line {number} (decision {decision})": "Zeile {number} (Entscheidung {decision})",
    "{where}: {error}": "{where}: {error}",
    "{where}: the rules break off with {kind}: {error}": "{where}: Die Regeln brechen mit {kind} ab: {error}",
    "line {number}: '{kind}' cannot be {value}; it could be {among}": (
        "Zeile {number}: ‚{kind}‘ kann nicht {value} sein; es könnte eines hiervon sein: {among}"
    ),
    "line {number}: the file has '{found}' where the rules ask chance for '{kind}'": (
        "Zeile {number}: In der Datei steht ‚{found}‘, wo die Regeln den Zufall nach ‚{kind}‘ fragen"
    ),
    "line {number}: the file says {told}; by the rules it is {given}": (
        "Zeile {number}: In der Datei steht {told}; nach den Regeln ist es {given}"
    ),
    "line {number}: the file says {told}, and the rules have no such thing here": (
        "Zeile {number}: In der Datei steht {told}, und nach den Regeln kommt das hier nicht vor"
    ),
    "line {number}: before it the rules have {missing}, which the file leaves out": (
        "Zeile {number}: Davor haben die Regeln {missing}, und das fehlt in der Datei"
    ),
    "line {number}: the seat saw {seen}, and by the rules something else": (
        "Zeile {number}: Der Platz sah {seen}, und nach den Regeln etwas anderes"
    ),
    "'{key}' of seat {seat}{secret}": "‚{key}‘ von Platz {seat}{secret}",
    " (secret)": " (geheim)",
    "{count} entries taken back": "etwas Zurückgenommenes (Einträge: {count})",
    "{kind} {value}{piece}{to} ({clause})": "{kind} {value}{piece}{to} ({clause})",
    " to seat {seat}": " an Platz {seat}",
    " for piece {piece}": " für Stück {piece}",
}

_OPTIONS: Final = {
    "{game}: {wrong}": "{game}: {wrong}",
    "{game} has no option '{name}'; it has {known}": "{game} hat keine Option ‚{name}‘; es hat {known}",
    "{game}: option {name} cannot be {value}; it is {right} ({clause})": (
        "{game}: Die Option {name} kann nicht {value} sein; möglich ist {right} ({clause})"
    ),
    "one of {values}": "eines von {values}",
    "a list of seats like 0,2": "eine Liste von Plätzen wie 0,2",
    "a number from {least} to {most}": "eine Zahl von {least} bis {most}",
    "{one} or {rest}": "{one} oder {rest}",
}

_FORBIDDEN: Final = {  # options that exclude each other, as the games themselves say
    "start_player = {start} needs that seat, but there are only {players} players": (
        "start_player = {start} setzt diesen Platz voraus, doch so viele spielen: {players}"
    ),
    "adventure = {adventure} needs expansion = true": "adventure = {adventure} setzt expansion = true voraus",
    "expansion = true needs adventure 4 or 5, not {adventure}": (
        "expansion = true setzt adventure 4 oder 5 voraus, nicht {adventure}"
    ),
    "king_fog_left = {left} needs adventure 5, not {adventure}": (
        "king_fog_left = {left} setzt adventure 5 voraus, nicht {adventure}"
    ),
    "format = {format} needs {seats} players, not {players}": (
        "format = {format} setzt {seats} Spieler voraus, nicht {players}"
    ),
    "elimination = off needs format = standard, not {format}": (
        "elimination = off setzt format = standard voraus, nicht {format}"
    ),
    "elimination = off excludes {also}: the extra condition compares hit points": (
        "elimination = off schließt {also} aus: Die Zusatzbedingung vergleicht Trefferpunkte"
    ),
    "fatigue = off needs mode = realtime: a relaxed match must end": (
        "fatigue = off setzt mode = realtime voraus: Eine ruhige Partie muss enden"
    ),
    "{name} = {value} names a seat that does not play; seats are 0 to {last}": (
        "{name} = {value} nennt einen Platz, der nicht mitspielt; die Plätze sind 0 bis {last}"
    ),
    "stop_window = {window} must be at least half of latency_cap = {cap}": (
        "stop_window = {window} muss mindestens die Hälfte von latency_cap = {cap} sein"
    ),
    "bot_delay_min = {least} is more than bot_delay_max = {most}": (
        "bot_delay_min = {least} ist mehr als bot_delay_max = {most}"
    ),
}

_ANSWERS: Final = {
    "'{key}' is not on offer for '{question}' ({clause}); on offer: {keys}": (
        "‚{key}‘ steht bei ‚{question}‘ nicht zur Wahl ({clause}); zur Wahl stehen: {keys}"
    ),
    "seat {seat} is not asked now; the clock is": "Platz {seat} ist jetzt nicht gefragt; gefragt ist die Uhr",
    "seat {seat} is not asked now; seat {asked} is": "Platz {seat} ist jetzt nicht gefragt; gefragt ist Platz {asked}",
}

_VALUES: Final = {
    "{what}": "{what}",
    "{place}: {what}": "{place}: {what}",
    "expected `{kind}`, got `{found}`": "hier gehört `{kind}` hin, und da steht `{found}`",
    "expected `{kind}` of length >= {least}": "zu kurz für `{kind}`; mindestens {least} Zeichen",
    "expected `{kind}` of length <= {most}": "zu lang für `{kind}`; höchstens {most} Zeichen",
    "expected `{kind}` >= {least}": "zu klein für `{kind}`; mindestens {least}",
    "expected `{kind}` <= {most}": "zu groß für `{kind}`; höchstens {most}",
    "object missing required field `{name}`": "es fehlt das Feld `{name}`",
    "object contains unknown field `{name}`": "ein Feld `{name}` gibt es hier nicht",
    "invalid value {value}": "den Wert {value} gibt es hier nicht",
    "invalid enum value {value}": "den Wert {value} gibt es hier nicht",
    "JSON is malformed: {what} (byte {at})": "bei Byte {at} stimmt etwas nicht ({what})",
    "input data was truncated": "es bricht mittendrin ab",
}

GERMAN_FILES: Final[Mapping[str, str]] = {
    **_PAST,
    **_FILE,
    **_RETELLING,
    **_OPTIONS,
    **_FORBIDDEN,
    **_ANSWERS,
    **_VALUES,
}
