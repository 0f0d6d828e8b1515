# Die Halle: Spiele, Tische, Neues.
hall-games = { $count ->
    [1] Die Halle ist offen
    [2] Zwei Spiele, eine Halle
    [3] Drei Spiele, eine Halle
    [4] Vier Spiele, eine Halle
    [5] Fünf Spiele, eine Halle
   *[other] { $count } Spiele, eine Halle
}
hall-lead = „Sofort spielen“ setzt dich gleich mit Bots an einen Tisch. Ohne Konto.
hall-opens = Die Halle öffnet.
hall-dark = Die Halle ist dunkel
bots-play = Bots spielen
meets = { $count ->
    [one] Gegen einen Bot; er spielt { $level }.
   *[other] Gegen { $count } Bots; sie spielen { $level }.
}
meets-beside = { $count ->
    [one] Mit einem Bot an deiner Seite; er spielt { $level }.
   *[other] Mit { $count } Bots an deiner Seite; sie spielen { $level }.
}
meets-first = { $count ->
    [one] Ein sanftes erstes Spiel gegen einen Bot; er spielt { $level }.
   *[other] Ein sanftes erstes Spiel gegen { $count } Bots; sie spielen { $level }.
}
meets-instead = Bots, die { $level } spielen, sind für Echtzeit zu langsam.
level-random = zufällig
level-gentle = sanft
level-sensible = vernünftig
level-thinker = vorausdenkend
level-paced = { $level }, { $pace }
pace-steady = in gleichmäßigem Tempo
pace-calm = in gemächlichem Tempo
pace-quick = in schnellem Tempo
level-help-random = Nimmt irgendeine erlaubte Antwort. Um sich umzusehen.
level-help-gentle = Spielt mit Verstand und tut dir nichts. Gut, um ein Spiel zu lernen.
level-help-sensible = Nimmt sofort, was auf den ersten Blick am meisten bringt. Für den ersten Abend.
level-help-thinker = Denkt vor jeder Antwort etwa eine Sekunde lang voraus. Für Kenner des Spiels.
pace-help-steady = Würfelt und antwortet etwa so schnell wie Geübte.
pace-help-calm = Lässt sich Zeit. Für das erste Rennen.
pace-help-quick = Wartet fast nie. Für alle, die das Rennen kennen.

play-now = Sofort spielen
play-now-party = Sofort spielen: { $game }, mit Bots an deiner Seite
play-now-game = Sofort spielen: { $game }, gegen Bots
set-table = Tisch decken
set-table-game = Tisch decken: { $game }, für Freunde
how-won = Wie man gewinnt
all-rules = Alle Regeln, Satz für Satz
no-games = Hier ist kein Spiel eingerichtet.

art-adventureland = Stich: Ein Fluss windet sich von einer Burg auf ihrem Fels hinab zu zwei Wanderern am Waldrand.
art-heroes = Stich: Zwei Magier auf rissiger Erde; Feuer, Wasser und Wind treffen sich über einem Würfel, der eben gefallen ist.
art-virtues = Stich: Zwei Helden vor einem Altar; ein Fenster aus farbigem Glas leuchtet zum Teil, und fünf von vierzehn Kerzen sind aus.
art-swordsorcery = Stich: Eine große Glocke hängt zwischen den Säulen einer Krypta; ein Ritter und eine Magierin stehen davor, und Augen blicken aus dem Dunkel.
art-heropath = Stich: Ein roter Drache speit Feuer über einem verschneiten Gipfel; ein Held mit gezogenem Schwert wartet, wo der Weg beginnt.
art-guest = Stich: Eine Lampe hängt über einem langen Tisch; ein Würfel, eine Figur und ein geschlossenes Buch warten darauf.
best-adventureland = Am besten für einen ersten Abend: Die Wege führen nach Süden und Osten, nie zurück.
best-heroes = Am besten für zwei, die es schnell mögen: Alle würfeln zugleich, und wer zuerst Stopp ruft, handelt zuerst.
best-virtues = Am besten für einen langen Abend zu dritt bis zu fünft: Rettet gemeinsam die Welt, und gewinne sie selbst.
best-swordsorcery = Am besten für Freunde, die gemeinsam gewinnen wollen, oder für dich allein mit einer ganzen Gruppe: Die Gegner ziehen von selbst.
best-heropath = Am besten für einen Abend voller Reisen und Wagnis: Werde stark, bevor das Böse des Drachen es wird.
best-guest = Zu Gast in dieser Halle. Wie man gewinnt, sagen die Regeln.
kind-rivals = Rivalen
kind-duel = Würfelduell
kind-party = eine Gruppe
kind-race = Wettlauf zum Drachen
kind-tempted = Verbündete und Rivalen
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
no-tables = Kein Tisch wartet auf dich.
take-turn = Zum Zug
take-turn-in = Zum Zug in { $game }
open-table = Öffnen
open-table-of = Den Tisch { $game } öffnen
seats-taken = { $taken } von { $all } Plätzen besetzt,

open-tables = Offene Tische
open-short = Offen
with-free-seat = { $count } mit freiem Platz
no-open = Gerade wartet niemand auf Mitspieler.
set-open = Offenen Tisch decken
join = Mitspielen
join-table-of = Mitspielen: { $what }
sit-down = Hinsetzen
friend-link = Hast du einen Link bekommen?
friend-place = Der Link
friend-no-link = Das ist kein Link zu einem Tisch: Der endet auf /t/ und einige Buchstaben.
friend-elsewhere = Dieser Tisch steht in einer anderen Halle:

while-away = Während du fort warst
news = Neues
no-news = Während du fort warst, ist nichts geschehen.
news-seats = Am Tisch { $game }
count-points = { $sign }{ $count } { $count ->
    [1] Punkt
   *[other] Punkte
}
count-figures = { $sign }{ $count } { $count ->
    [1] Figur
   *[other] Figuren
}
show-me = Zeig es mir

watch-and-read = Zuschauen, Aufzeichnungen, Regeln
no-watch = Gerade gibt es keine Partie zum Zuschauen.
no-replays = Hier stehen deine beendeten Partien.
all-replays = Alle { $count }
open-file = Partie-Datei öffnen
file-too-large = { $name } ist größer als 5 MB; so groß ist keine Partie-Datei.

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
learn = In Ruhe lernen
learn-game = In Ruhe lernen: deine erste Partie { $game }, ohne Uhr
