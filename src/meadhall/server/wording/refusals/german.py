"""What the hall says no with, in German: by the English sentence that stands where it does so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_PEOPLE: Final = {
    "a name needs a letter that can be seen": "ein Name braucht einen Buchstaben, den man sieht",
    "a name has at most {most} letters; this one has {length}": (
        "ein Name hat höchstens {most} Buchstaben; dieser hat {length}"
    ),
    "names that begin with '{bot}' are those of bots; choose another": (
        "Namen, die mit ‚{bot}‘ beginnen, sind den Bots vorbehalten; wähle einen anderen"
    ),
    "you have an account already, '{account}'; log out first to open another": (
        "du hast schon ein Konto, ‚{account}‘; melde dich erst ab, um ein anderes zu eröffnen"
    ),
    "an account '{account}' exists already; choose another name for yours, or log in": (
        "ein Konto ‚{account}‘ gibt es schon; wähle für deines einen anderen Namen, oder melde dich an"
    ),
    "there is no such account with this password; look at both again": (
        "ein Konto mit diesem Namen und diesem Passwort gibt es nicht; sieh dir beide noch einmal an"
    ),
    "too many tries; the next is possible in {seconds} s": "zu viele Versuche; der nächste ist in {seconds} s möglich",
    "many guests came from your address; wait a while": ("von deiner Adresse kamen viele Gäste; warte eine Weile"),
    "nobody knows you here yet; open the hall's first page, or call GET /api/me": (
        "hier kennt dich noch niemand; öffne die erste Seite der Halle, oder rufe GET /api/me auf"
    ),
    "'{channel}' is no address of a channel; it is written as in https://ntfy.sh/a-name-that-nobody-guesses": (
        "‚{channel}‘ ist keine Adresse eines Kanals; eine schreibt man wie https://ntfy.sh/ein-name-den-niemand-errät"
    ),
    "this hall sends messages to {services}, and not to {channel}": (
        "diese Halle schickt Nachrichten an {services}, und nicht an {channel}"
    ),
    "a channel has a name of its own behind {service}/, as in {service}/a-name-that-nobody-guesses": (
        "ein Kanal hat hinter {service}/ einen eigenen Namen, wie in {service}/ein-name-den-niemand-errät"
    ),
    "this hall sends no messages": "diese Halle schickt keine Nachrichten",
    "you have no channel yet; save one first": "du hast noch keinen Kanal; speichere erst einen",
    "the message did not arrive: {service} answered {status}; look at the address again": (
        "die Nachricht kam nicht an: {service} antwortete {status}; sieh dir die Adresse noch einmal an"
    ),
    "the message did not arrive: {service} does not answer; try again in a while": (
        "die Nachricht kam nicht an: {service} antwortet nicht; versuch es in einer Weile noch einmal"
    ),
    "many messages were tried; wait a while": "es wurden viele Nachrichten ausprobiert; warte eine Weile",
    "this session has ended already": "diese Anmeldung ist schon beendet",
    "another server of this hall has taken this table; please try again": (
        "ein anderer Server dieser Halle hat diesen Tisch übernommen; versuch es bitte noch einmal"
    ),
    "another server of this hall is taking this table; reconnecting": (
        "ein anderer Server dieser Halle übernimmt diesen Tisch; die Verbindung wird neu aufgebaut"
    ),
    "another server of this hall has this table; please try again": (
        "ein anderer Server dieser Halle hat diesen Tisch; versuch es bitte noch einmal"
    ),
}

_NEW_TABLE: Final = {
    "there is no game '{game}' in this hall": "in dieser Halle gibt es kein Spiel ‚{game}‘",
    "there is no game '{game}' here; there are {games}": "hier gibt es kein Spiel ‚{game}‘; es gibt {games}",
    "{named} seats are named, and {seats} play": "genannte Plätze: {named}, doch so viele spielen: {seats}",
    "at a table by invitation one seat is yours; take one, or open the table to everybody": (
        "an einem Tisch auf Einladung gehört ein Platz dir; nimm einen, oder öffne den Tisch für alle"
    ),
    "a match in real time has limits of its own; leave the clock out": (
        "eine Partie in Echtzeit hat ihre eigenen Fristen; lass die Uhr weg"
    ),
    "several people at one device cannot play in real time; choose {calm}, or let them come by the link": (
        "mehrere an einem Gerät können nicht in Echtzeit spielen; wähle {calm}, oder lass sie über den Link kommen"
    ),
    "a seed has 1 to {most} signs; leave it out to have one drawn": (
        "ein Startwert hat 1 bis {most} Zeichen; lass ihn weg, dann wird einer gezogen"
    ),
    "whoever knows the seed knows every die to come; leave it out at a table open to everybody": (
        "wer den Startwert kennt, kennt jeden Würfel im Voraus; lass ihn an einem Tisch weg, der allen offen steht"
    ),
    "{value} is for tables of people alone; leave it out, or the bots ({rule})": (
        "{value} ist nur für Tische ohne Bots; lass es weg, oder die Bots ({rule})"
    ),
    "a bot is named in at most {most} signs; these are {length}": (
        "ein Bot wird mit höchstens {most} Zeichen benannt; das sind {length}"
    ),
    "bot '{bot}' sits at tables of {known} seats, and this one has {seats}": (
        "Bot ‚{bot}‘ spielt an Tischen mit {known} Plätzen; dieser hat {seats}"
    ),
    "in this hall a bot thinks for at most {most} s, as in 'thinker:{most}s'": (
        "in dieser Halle denkt ein Bot höchstens {most} s nach, wie in ‚thinker:{most}s‘"
    ),
    "a bot tries at most {most} playouts here, as in 'thinker:{most}'": (
        "ein Bot spielt hier höchstens {most} Partien durch, wie in ‚thinker:{most}‘"
    ),
    "in real time bots are {bots}; '{kind}' is not quick enough": (
        "in Echtzeit gibt es diese Bots: {bots}; ‚{kind}‘ ist nicht schnell genug"
    ),
    "the pace of a bot is {paces}, as in 'sensible@calm'; not '{pace}'": (
        "ein Bot spielt in einem Tempo von {paces}, wie in ‚sensible@calm‘; nicht ‚{pace}‘"
    ),
    "{game} has no bot '{kind}'; it has {bots}": "{game} hat keinen Bot ‚{kind}‘; es hat {bots}",
    "bot '{name}': {kind} has no settings; the name is '{kind}'": (
        "Bot ‚{name}‘: Bei {kind} gibt es nichts einzustellen; der Name ist ‚{kind}‘"
    ),
    "bot '{name}': it thinks for a time, as in 'thinker:0.2s', or for a number of playouts, as in 'thinker:400'": (
        "Bot ‚{name}‘: Er denkt eine Zeit lang nach, wie in ‚thinker:0.2s‘, oder spielt so viele Partien durch wie in "
        "‚thinker:400‘"
    ),
    "bot '{name}' failed with {kind} when it was made": "Bot ‚{name}‘ scheiterte mit {kind}, als er gemacht wurde",
    "'{name}' is no bot: it has no name, or cannot choose": (
        "‚{name}‘ ist kein Bot: Er hat keinen Namen, oder er kann nicht wählen"
    ),
    "you have set many tables; the next is possible in {minutes} min": (
        "du hast viele Tische gedeckt; der nächste ist in {minutes} min möglich"
    ),
    "only whoever set the table may give its free seats to bots": (
        "freie Plätze an Bots vergibt nur, wer den Tisch gedeckt hat"
    ),
    "the table has seats 1 to {seats}, and no {seat}": "der Tisch hat die Plätze 1 bis {seats} und keinen {seat}.",
    "seat {seat} is not free": "Platz {seat} ist nicht frei",
    "seat {seat} is taken already": "Platz {seat} ist schon besetzt",
}

_TABLE: Final = {
    "there is no such table here": "diesen Tisch gibt es hier nicht",
    "this table is by invitation; open it through the whole link that you were given": (
        "dieser Tisch ist auf Einladung; öffne ihn mit dem ganzen Link, den du bekommen hast"
    ),
    "the game of this table is not played in this hall any more": (
        "das Spiel dieses Tisches wird in dieser Halle nicht mehr gespielt"
    ),
    "this table cannot be told again: the rules of its game have changed since, or do not hold": (
        "dieser Tisch lässt sich nicht mehr erzählen: Die Regeln seines Spiels sind seither andere, oder sie brechen ab"
    ),
    "this match is over, and the rules of its game have changed since; it cannot be told again": (
        "diese Partie ist aus, und die Regeln ihres Spiels sind seither andere; sie lässt sich nicht mehr erzählen"
    ),
    "only those who sat at this table can ask for another match": (
        "um noch eine Partie bitten kann nur, wer an diesem Tisch saß"
    ),
    "the match is over": "die Partie ist aus",
    "the match is over; nobody is asked anything": "die Partie ist aus; niemand wird mehr gefragt",
    "the match is not over yet": "die Partie ist noch nicht aus",
    "the match has not begun": "die Partie hat noch nicht begonnen",
    "the match has not begun; free seats: {free}": "die Partie hat noch nicht begonnen; freie Plätze: {free}",
    "the match has begun; hand your seat to a bot, or resign": (
        "die Partie hat begonnen; überlass deinen Platz einem Bot, oder gib auf"
    ),
    "this is not your seat": "das ist nicht dein Platz",
    "you may look through your own seats only, or as a spectator (-1)": (
        "du darfst nur durch deine eigenen Plätze sehen, oder als Zuschauer (-1)"
    ),
    "nobody of this id is at this table; only those who are here, or have spoken, can be muted": (
        "an diesem Tisch ist niemand mit dieser Kennung; stumm wird nur, wer hier ist oder hier gesprochen hat"
    ),
    "a bot plays this seat; take it back first": "auf diesem Platz spielt ein Bot; nimm ihn erst zurück",
    "the table has gone on since; look at the question again": (
        "am Tisch ging es inzwischen weiter; sieh dir die Frage noch einmal an"
    ),
    "in real time the table itself sees to it that a bot plays for whoever is lost": (
        "in Echtzeit sorgt der Tisch selbst dafür, dass ein Bot für den spielt, der verloren ging"
    ),
    "{name} is here; a seat is handed over only when its player has been away for a while": (
        "{name} ist hier; ein Platz wird erst abgegeben, wenn sein Spieler eine Weile weg war"
    ),
    "{name} may still come back for {left} s; a seat is handed over only when its player has been away for a while": (
        "{name} kann noch {left} s lang zurückkommen; ein Platz wird erst abgegeben, wenn sein Spieler eine Weile weg "
        "war"
    ),
    "'{bot}' plays this seat already": "‚{bot}‘ spielt schon auf diesem Platz",
    "you play already": "du spielst schon",
    "you get your seat back in a moment": "du bekommst deinen Platz gleich zurück",
    "you have resigned already": "du hast schon aufgegeben",
    "you have resigned; a bot plays this seat to the end": (
        "du hast aufgegeben; ein Bot spielt auf diesem Platz zu Ende"
    ),
    "the clock stands still; it goes on as soon as everybody is there": (
        "die Uhr steht; sie geht weiter, sobald alle da sind"
    ),
    "say either words of your own, or a phrase": "sag entweder eigene Worte oder einen fertigen Satz",
    "there is no phrase '{phrase}'": "einen fertigen Satz ‚{phrase}‘ gibt es nicht",
    "a line has 1 to {most} signs": "eine Zeile hat 1 bis {most} Zeichen",
    "at an open table guests speak in phrases; with an account you may use your own words": (
        "an einem offenen Tisch sprechen Gäste in fertigen Sätzen; mit einem Konto darfst du eigene Worte gebrauchen"
    ),
    "you are talking a lot; wait a moment": "du redest viel; warte einen Augenblick",
    "the rules broke off in this; it was not carried out": ("dabei brachen die Regeln ab; es wurde nicht ausgeführt"),
    "this could not be written down; say it again in a moment": (
        "das ließ sich nicht aufschreiben; sag es gleich noch einmal"
    ),
    "{words}": "{words}",  # said already, in the language of who hears it
}

_TAKING_BACK: Final = {
    "in real time only parts of an answer are taken back, until it is complete": (
        "in Echtzeit nimmt man nur Teile einer Antwort zurück, bis sie vollständig ist"
    ),
    "in real time nothing is taken back by leave of the others": (
        "in Echtzeit wird nichts mit Zustimmung der anderen zurückgenommen"
    ),
    "a vote is open already: {name} asks to take something back": (
        "es läuft schon eine Abstimmung: {name} möchte etwas zurücknehmen"
    ),
    "the match is over; nothing is taken back any more": "die Partie ist aus; nichts wird mehr zurückgenommen",
    "you have answered nothing yet that could be taken back": (
        "du hast noch nichts geantwortet, was sich zurücknehmen ließe"
    ),
    "you have nothing to take back: somebody has learned or answered something since": (
        "du hast nichts zurückzunehmen: Jemand hat seither etwas erfahren oder geantwortet"
    ),
    "there is no vote that you have a say in now": "es läuft keine Abstimmung, bei der du jetzt mitreden kannst",
}

_THE_HALL: Final = {
    "this hall does not go by the name '{name}'; open it as localhost, or have it opened with --origin, "
    "or with --proxy where a proxy stands before it": (
        "diese Halle heißt nicht ‚{name}‘; rufe sie als localhost auf, oder lass sie mit --origin öffnen, oder mit "
        "--proxy, wo ein Proxy davor steht"
    ),
    "that is a lot at once; wait a moment": "das ist viel auf einmal; warte einen Augenblick",
    "the hall made a mistake; it is written down, please try again": (
        "die Halle hat einen Fehler gemacht; er ist aufgeschrieben, bitte versuche es noch einmal"
    ),
    "the hall made a mistake; it is written down": "die Halle hat einen Fehler gemacht; er ist aufgeschrieben",
    "the hall closes for a moment; say it again when it is back": (
        "die Halle schließt für einen Augenblick; sag es noch einmal, wenn sie wieder da ist"
    ),
    "the hall closes for a moment and will be back": "die Halle schließt für einen Augenblick und ist gleich wieder da",
    "the request broke off": "die Anfrage brach ab",
    "a request here may have at most {most} KiB": "eine Anfrage darf hier höchstens {most} KiB haben",
    "nobody knows you here yet; open the hall's first page": (
        "hier kennt dich noch niemand; öffne die erste Seite der Halle"
    ),
    "you are at too many tables at once; close one of them first": (
        "du bist an zu vielen Tischen zugleich; schließe erst einen davon"
    ),
    "too many tables are open at your address, yours and those of others; close one of them first": (
        "unter deiner Adresse sind zu viele Tische offen, deine und die von anderen; schließe erst einen davon"
    ),
    "your connection is too slow for all the news": "deine Verbindung ist zu langsam für alles, was geschieht",
    "a message may have at most {most} KiB": "eine Nachricht darf höchstens {most} KiB haben",
    "those were too many messages at once": "das waren zu viele Nachrichten auf einmal",
    "you have logged out here": "du hast dich hier abgemeldet",
    "you have logged in; coming back with your account": (
        "du hast dich angemeldet; gleich geht es mit deinem Konto weiter"
    ),
    "you have an account now; coming back with it": "du hast jetzt ein Konto; gleich geht es damit weiter",
    "you have left this table, and it is by invitation": ("du hast diesen Tisch verlassen, und er ist auf Einladung"),
}

GERMAN: Final[Mapping[str, str]] = {**_PEOPLE, **_NEW_TABLE, **_TABLE, **_TAKING_BACK, **_THE_HALL}
