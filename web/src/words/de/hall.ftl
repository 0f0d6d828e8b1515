# Die Halle: Spiele, Tische, Neues.
hall-games = { $count ->
    [1] Willkommen in der Halle
    [2] Zwei Spiele, eine Halle
    [3] Drei Spiele, eine Halle
    [4] Vier Spiele, eine Halle
    [5] Fünf Spiele, eine Halle
   *[other] { $count } Spiele, eine Halle
}
hall-lead = „Sofort spielen“ startet gleich eine Partie gegen Bots, ohne Konto. Deine erste Partie eines Spiels ist eine leichte.
hall-opens = Die Halle wird geladen …
hall-dark = Die Halle lässt sich nicht laden
bots-play = Stärke der Bots
meets = { $count ->
    [one] Du spielst gegen einen Bot ({ $level }).
   *[other] Du spielst gegen { $count } Bots ({ $level }).
}
meets-beside = { $count ->
    [one] Ein Bot spielt an deiner Seite ({ $level }).
   *[other] { $count } Bots spielen an deiner Seite ({ $level }).
}
meets-first = { $count ->
    [one] Deine erste Partie, gegen einen Bot ({ $level }).
   *[other] Deine erste Partie, gegen { $count } Bots ({ $level }).
}
meets-easier = { $count ->
    [one] Du hast die letzte Partie verloren, darum ist diese leichter: ein Bot ({ $level }).
   *[other] Du hast die letzte Partie verloren, darum ist diese leichter: { $count } Bots ({ $level }).
}
meets-instead = Bots der Stärke „{ $level }“ sind für Echtzeit zu langsam.
level-random = zufällig
level-gentle = leicht
level-sensible = mittel
level-thinker = stark
level-paced = { $level }, { $pace }
pace-steady = normales Tempo
pace-calm = ruhiges Tempo
pace-quick = schnelles Tempo
level-help-random = Macht irgendeinen erlaubten Zug. Gut, um sich umzusehen.
level-help-gentle = Spielt absichtlich schwächer. Gut zum Lernen.
level-help-sensible = Macht den Zug, der am besten aussieht, ohne vorauszudenken. Gut für Einsteiger.
level-help-thinker = Denkt vor jedem Zug etwa eine Sekunde voraus. Für Erfahrene.
pace-help-steady = Etwa so schnell wie jemand mit Übung.
pace-help-calm = Lässt sich Zeit. Gut für dein erstes Rennen.
pace-help-quick = Wartet fast nie. Für Erfahrene.

play-now = Sofort spielen
play-now-party = Sofort spielen: { $game }, mit Bots an deiner Seite
play-now-game = Sofort spielen: { $game }, gegen Bots
set-table = Neuer Tisch
set-table-game = Neuer Tisch: { $game }, für Freunde
how-won = So gewinnst du
all-rules = Alle Regeln lesen
no-games = Hier sind keine Spiele installiert.

art-guest = Stich: Eine Lampe hängt über einem langen Tisch mit einem Würfel, einer Figur und einem geschlossenen Buch.
best-guest = Ein Gast in dieser Halle. Wie du gewinnst, steht in den Regeln.
fact-players = { "Spieler: " }
fact-time = { "Dauer: " }
fact-minutes = { $count } min
fact-language = { $language ->
    [en] auf Englisch
    [de] auf Deutsch
   *[other] in einer anderen Sprache
}

my-tables = Meine Tische
waiting-for-you = { $count ->
    [1] einer wartet auf dich
    [2] zwei warten auf dich
   *[other] { $count } warten auf dich
}
table-company = mit { $names }
no-tables = Du sitzt gerade an keinem Tisch.
take-turn = Spielen
take-turn-in = Deinen Zug in { $game } spielen
open-table = Öffnen
open-table-of = Deinen Tisch { $game } öffnen
seats-taken = { $taken } von { $all } Plätzen besetzt,

open-tables = Offene Tische
open-short = Offen
with-free-seat = { $count } mit freiem Platz
no-open = Gerade sucht niemand Mitspieler.
set-open = Offenen Tisch eröffnen
join = Mitspielen
join-table-of = Mitspielen: { $what }
sit-down = Mitspielen
friend-link = Hast du einen Einladungslink?
friend-place = Hier einfügen
friend-no-link = Das ist kein Einladungslink. Der Link zu einem Tisch endet auf /t/ und ein paar Buchstaben.
friend-elsewhere = Dieser Tisch ist auf einem anderen Server:

while-away = Während du weg warst
news = Neues
no-news = Während du weg warst, ist nichts passiert.
news-seats = Spieler am Tisch { $game }
show-me = Zeig’s mir

watch-and-read = Zuschauen, Replays, Regeln
no-watch = Gerade gibt es keine Partie zum Zuschauen.
no-replays = Hier stehen später deine beendeten Partien.
all-replays = Alle { $count } zeigen
open-file = Partiedatei öffnen
file-too-large = { $name } ist größer als 5 MB. So groß darf eine Partiedatei nicht sein.

left-seconds = noch { $count } s
left-minutes = noch { $count } min
left-hours = noch { $count } h
left-days = noch { $count } Tage
ago-now = gerade eben
ago-minutes = vor { $count } min
ago-hours = vor { $count } h
ago-days = vor { $count } Tagen
read-rules = Regeln lesen
read-rules-of = Regeln lesen: { $game }
learn = Spiel lernen
learn-by-lesson = Spiel lernen: { $game }, eine Lektion am Tisch
learn-game = Spiel lernen: { $game }, deine erste Partie ohne Uhr
