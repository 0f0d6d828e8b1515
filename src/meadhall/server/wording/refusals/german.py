"""What the hall says no with, in German: by the English sentence that stands where it does so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_PEOPLE: Final = {
    "a name needs at least one visible letter": "ein Name braucht mindestens einen sichtbaren Buchstaben",
    "a name has at most {most} characters, and this one has {length}": (
        "ein Name hat höchstens {most} Zeichen, dieser hat {length}"
    ),
    "names starting with '{bot}' are reserved for bots. Please choose another": (
        "Namen, die mit ‚{bot}‘ beginnen, sind für Bots reserviert. Bitte wähle einen anderen"
    ),
    "you already have the account '{account}'. Log out first to create another": (
        "du hast schon das Konto ‚{account}‘. Melde dich erst ab, um ein anderes anzulegen"
    ),
    "the account name '{account}' is taken. Choose another, or log in": (
        "der Kontoname ‚{account}‘ ist vergeben. Wähle einen anderen oder melde dich an"
    ),
    "wrong account name or password": "Kontoname oder Passwort ist falsch",
    "too many attempts. Try again in {seconds} s": "zu viele Versuche. Versuche es in {seconds} s noch einmal",
    "too many new guests from your network. Please try again later": (
        "zu viele neue Gäste aus deinem Netzwerk. Bitte versuche es später noch einmal"
    ),
    "you are not logged in, not even as a guest. Open the home page, or call GET /api/me": (
        "du bist nicht angemeldet, auch nicht als Gast. Öffne die Startseite oder rufe GET /api/me auf"
    ),
    "'{channel}' is not a valid address. It should look like https://ntfy.sh/a-name-that-nobody-guesses": (
        "‚{channel}‘ ist keine gültige Adresse. Sie sollte so aussehen: https://ntfy.sh/ein-name-den-niemand-errät"
    ),
    "messages can go to {services}, but not to {channel}": "Nachrichten gehen an {services}, aber nicht an {channel}",
    "the address needs a name after {service}/, as in {service}/a-name-that-nobody-guesses": (
        "die Adresse braucht hinter {service}/ einen Namen, wie in {service}/ein-name-den-niemand-errät"
    ),
    "this server sends no notifications": "dieser Server verschickt keine Benachrichtigungen",
    "please save an address first": "bitte speichere erst eine Adresse",
    "the message did not arrive: {service} answered {status}. Please check the address": (
        "die Nachricht kam nicht an: {service} antwortete {status}. Bitte prüfe die Adresse"
    ),
    "the message did not arrive: {service} does not answer. Please try again later": (
        "die Nachricht kam nicht an: {service} antwortet nicht. Bitte versuche es später noch einmal"
    ),
    "too many test messages. Please wait a while": "zu viele Testnachrichten. Bitte warte eine Weile",
    "this session has already ended": "diese Sitzung ist schon beendet",
    "another server of this hall has taken this table; please try again": (
        "ein anderer Server dieser Halle hat diesen Tisch übernommen. Bitte versuche es noch einmal"
    ),
    "another server of this hall is taking this table; reconnecting": (
        "ein anderer Server dieser Halle übernimmt diesen Tisch. Wir verbinden dich neu"
    ),
    "another server of this hall has this table; please try again": (
        "ein anderer Server dieser Halle hat diesen Tisch; versuch es bitte noch einmal"
    ),
}

_NEW_TABLE: Final = {
    "there is no game '{game}' on this server": "auf diesem Server gibt es kein Spiel ‚{game}‘",
    "there is no game '{game}' here. Available games: {games}": "hier gibt es kein Spiel ‚{game}‘. Es gibt: {games}",
    "the plan has {named} seats, but the game needs {seats}": (
        "der Plan hat so viele Plätze: {named}. Das Spiel braucht so viele: {seats}"
    ),
    "at a private table you need a seat. Take one, or open the table to everyone": (
        "an einem privaten Tisch brauchst du einen Platz. Nimm einen oder öffne den Tisch für alle"
    ),
    "a real-time match has its own time limits, so it needs no clock": (
        "eine Partie in Echtzeit hat ihre eigenen Zeitlimits und braucht keine Uhr"
    ),
    "players on one device cannot play in real time. Choose {calm}, or send them the link": (
        "mehrere Spieler an einem Gerät können nicht in Echtzeit spielen. Wähle {calm} oder schick ihnen den Link"
    ),
    "a seed has 1 to {most} characters. Leave it empty for a random one": (
        "ein Seed hat 1 bis {most} Zeichen. Lass ihn leer, dann entscheidet der Zufall"
    ),
    "a table open to everyone cannot have a seed of your own: anyone who knows it knows every die to come": (
        "an einem Tisch, der allen offensteht, geht kein eigener Seed: Mit ihm kennt man jeden kommenden Wurf"
    ),
    "{value} works only without bots. Change it, or remove the bots ({rule})": (
        "{value} geht nur ohne Bots. Ändere es oder lass die Bots weg ({rule})"
    ),
    "a bot's name has at most {most} characters, and this one has {length}": (
        "der Name eines Bots hat höchstens {most} Zeichen, dieser hat {length}"
    ),
    "bot '{bot}' plays at tables with {known} seats, and this one has {seats}": (
        "Bot ‚{bot}‘ spielt an Tischen mit {known} Plätzen, dieser hat {seats}"
    ),
    "bots may think for at most {most} s here, as in 'thinker:{most}s'": (
        "Bots denken hier höchstens {most} s nach, wie in ‚thinker:{most}s‘"
    ),
    "bots may use at most {most} playouts here, as in 'thinker:{most}'": (
        "Bots spielen hier höchstens {most} Partien durch, wie in ‚thinker:{most}‘"
    ),
    "'{kind}' is too slow for real time. Choose one of {bots}": (
        "‚{kind}‘ ist zu langsam für Echtzeit. Zur Wahl stehen {bots}"
    ),
    "a bot has no pace '{pace}'. Choose one of {paces}, as in 'sensible@calm'": (
        "ein Tempo ‚{pace}‘ gibt es für Bots nicht. Zur Wahl stehen {paces}, wie in ‚sensible@calm‘"
    ),
    "{game} has no bot '{kind}'; it has {bots}": "{game} hat keinen Bot ‚{kind}‘; es hat {bots}",
    "bot '{name}': {kind} has no settings, so its name is just '{kind}'": (
        "Bot ‚{name}‘: Bei {kind} gibt es nichts einzustellen, der Name ist einfach ‚{kind}‘"
    ),
    "bot '{name}': give a time, as in 'thinker:0.2s', or a number of playouts, as in 'thinker:400'": (
        "Bot ‚{name}‘: Gib eine Zeit an, wie in ‚thinker:0.2s‘, oder eine Zahl von Partien, wie in ‚thinker:400‘"
    ),
    "creating bot '{name}' failed with {kind}": "Bot ‚{name}‘ ließ sich nicht erzeugen: {kind}",
    "'{name}' is not a bot: it has no name, or cannot choose": (
        "‚{name}‘ ist kein Bot: Er hat keinen Namen oder kann nicht wählen"
    ),
    "you have set too many tables. You can set the next one in {minutes} min": (
        "du hast zu viele Tische eröffnet. Den nächsten kannst du in {minutes} min eröffnen"
    ),
    "only the host may give free seats to bots": "nur der Gastgeber darf freie Plätze an Bots geben",
    "this table has no seat {seat}, only 1 to {seats}": "dieser Tisch hat keinen Platz {seat}, nur 1 bis {seats}",
    "seat {seat} is not free": "Platz {seat} ist nicht frei",
    "seat {seat} is already taken": "Platz {seat} ist schon besetzt",
}

_TABLE: Final = {
    "this table does not exist": "diesen Tisch gibt es nicht",
    "this table is private. Open it with the complete invitation link": (
        "dieser Tisch ist privat. Öffne ihn mit dem vollständigen Einladungslink"
    ),
    "the game of this table is no longer available here": "das Spiel dieses Tisches gibt es hier nicht mehr",
    "this table cannot be restored: the rules of the game have changed, or have failed": (
        "dieser Tisch lässt sich nicht wiederherstellen: Die Regeln des Spiels sind inzwischen "
        "andere oder haben versagt"
    ),
    "this match is over and cannot be restored: the rules of the game have changed": (
        "diese Partie ist vorbei und lässt sich nicht wiederherstellen: Die Regeln des Spiels sind inzwischen andere"
    ),
    "only the players of this match can ask for a rematch": (
        "nur die Spieler dieser Partie können eine Revanche verlangen"
    ),
    "the match is over": "die Partie ist vorbei",
    "the match is over, and nobody can move": "die Partie ist vorbei, und niemand ist mehr am Zug",
    "the match is not over yet": "die Partie ist noch nicht vorbei",
    "the match has not begun": "die Partie hat noch nicht begonnen",
    "the match has not begun. Free seats: {free}": "die Partie hat noch nicht begonnen. Freie Plätze: {free}",
    "the match has begun. Let a bot play for you, or resign": (
        "die Partie hat begonnen. Lass einen Bot für dich spielen oder gib auf"
    ),
    "this is not your seat": "das ist nicht dein Platz",
    "you may only see your own seats' view, or the spectators' view (-1)": (
        "du darfst nur die Sicht deiner eigenen Plätze sehen oder die der Zuschauer (-1)"
    ),
    "this person is not at the table. You can only mute people who are here or have written in the chat": (
        "diese Person ist nicht am Tisch. Stummschalten kannst du nur, wer hier ist oder im Chat geschrieben hat"
    ),
    "a bot is playing this seat. Take it back first": "auf diesem Platz spielt ein Bot. Nimm ihn erst zurück",
    "the game has moved on. Please look again": "das Spiel ist weitergegangen. Bitte schau noch einmal hin",
    "in real time the table itself lets a bot play for absent players": (
        "in Echtzeit lässt der Tisch selbst einen Bot für Abwesende spielen"
    ),
    "{name} is here. A bot can take over only when a player has been away for a while": (
        "{name} ist hier. Ein Bot kann erst übernehmen, wenn jemand eine Weile weg war"
    ),
    "{name} has {left} s left to come back. Then a bot can take over": (
        "{name} hat noch {left} s, um zurückzukommen. Danach kann ein Bot übernehmen"
    ),
    "'{bot}' is already playing this seat": "‚{bot}‘ spielt schon auf diesem Platz",
    "you are already playing this seat": "du spielst schon auf diesem Platz",
    "you get your seat back in a moment": "du bekommst deinen Platz gleich zurück",
    "you have already resigned": "du hast schon aufgegeben",
    "you have resigned. A bot plays this seat to the end": "du hast aufgegeben. Ein Bot spielt diesen Platz zu Ende",
    "the clock is paused until everyone is here": "die Uhr steht, bis alle da sind",
    "send either a text or a phrase": "schick entweder einen Text oder eine Kurznachricht",
    "there is no phrase '{phrase}'": "eine Kurznachricht ‚{phrase}‘ gibt es nicht",
    "a message has 1 to {most} characters": "eine Nachricht hat 1 bis {most} Zeichen",
    "at an open table guests can only send quick messages. To write your own, create an account": (
        "an einem offenen Tisch können Gäste nur Kurznachrichten schicken. Um selbst zu schreiben, leg ein Konto an"
    ),
    "too many messages. Please wait a moment": "zu viele Nachrichten. Bitte warte einen Moment",
    "the rules failed here, and your move was not made": (
        "hier haben die Regeln versagt, und dein Zug wurde nicht gemacht"
    ),
    "could not save. Please try again": "das ließ sich nicht speichern. Bitte versuche es noch einmal",
    "{words}": "{words}",  # said already, in the language of who hears it
}

_TAKING_BACK: Final = {
    "in real time you can only undo parts of a move, until it is complete": (
        "in Echtzeit kannst du nur Teile eines Zuges zurücknehmen, bis er vollständig ist"
    ),
    "in real time the others cannot be asked for an undo": (
        "in Echtzeit kannst du die anderen nicht um Rücknahme bitten"
    ),
    "a vote is already open: {name} asks to undo a move": (
        "es läuft schon eine Abstimmung: {name} möchte einen Zug zurücknehmen"
    ),
    "the match is over, and nothing can be undone": "die Partie ist vorbei, und nichts lässt sich mehr zurücknehmen",
    "you have not made a move that could be undone": "du hast noch keinen Zug gemacht, der sich zurücknehmen ließe",
    "you cannot undo: somebody has learned something or moved since": (
        "du kannst nichts zurücknehmen: Jemand hat seitdem etwas erfahren oder gezogen"
    ),
    "there is no vote for you right now": "für dich läuft gerade keine Abstimmung",
}

_THE_HALL: Final = {
    "this server does not answer to the name '{name}'. Open it as localhost, or start it with "
    "--origin, or with --proxy behind a proxy": (
        "dieser Server heißt nicht ‚{name}‘. Rufe ihn als localhost auf, oder starte ihn mit "
        "--origin, oder hinter einem Proxy mit --proxy"
    ),
    "too many requests. Please wait a moment": "zu viele Anfragen. Bitte warte einen Moment",
    "something went wrong on the server. It has been logged, please try again": (
        "auf dem Server ist etwas schiefgegangen. Es wurde protokolliert, bitte versuche es noch einmal"
    ),
    "something went wrong on the server. It has been logged": (
        "auf dem Server ist etwas schiefgegangen. Es wurde protokolliert"
    ),
    "the server is restarting. Please try again in a moment": (
        "der Server startet neu. Bitte versuche es gleich noch einmal"
    ),
    "the server is restarting and will be back in a moment": "der Server startet neu und ist gleich wieder da",
    "the request was cut off": "die Anfrage ist abgebrochen",
    "a request here may have at most {most} KiB": "eine Anfrage darf hier höchstens {most} KiB haben",
    "you are not logged in, not even as a guest. Open the home page": (
        "du bist nicht angemeldet, auch nicht als Gast. Öffne die Startseite"
    ),
    "you have too many tables open. Close one of them first": (
        "du hast zu viele Tische offen. Schließ erst einen davon"
    ),
    "too many tables are open in your network. Close one of them first": (
        "in deinem Netzwerk sind zu viele Tische offen. Schließ erst einen davon"
    ),
    "your connection is too slow": "deine Verbindung ist zu langsam",
    "a message may have at most {most} KiB": "eine Nachricht darf höchstens {most} KiB haben",
    "too many messages at once": "zu viele Nachrichten auf einmal",
    "you have logged out": "du hast dich abgemeldet",
    "you have logged in. Reconnecting with your account": (
        "du hast dich angemeldet. Wir verbinden dich neu mit deinem Konto"
    ),
    "you have an account now. Reconnecting with it": "du hast jetzt ein Konto. Wir verbinden dich neu damit",
    "you have left this table, and it is private": "du hast diesen Tisch verlassen, und er ist privat",
}

GERMAN: Final[Mapping[str, str]] = {**_PEOPLE, **_NEW_TABLE, **_TABLE, **_TAKING_BACK, **_THE_HALL}
