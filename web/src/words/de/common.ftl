# Was auf jeder Seite gesagt wird.
brand-home = Meadhall, die Halle
close = Schließen
to-hall = Zur Halle

trouble-offline = Die Halle antwortet nicht. Prüfe die Verbindung; wir versuchen es weiter.
trouble-unknown = Die Halle konnte das nicht tun (Fehler { $status }). Versuche es gleich noch einmal.

lost-path = Hier ist nichts
lost-path-why = { $path } führt zu keinem Tisch, keiner Aufzeichnung und keiner Regel. Dem Link fehlt vielleicht ein Stück.
lost-part = Ein Teil der Seite ist nicht angekommen
lost-part-why = Die Verbindung brach ab, oder die Halle wurde inzwischen erneuert. Neu laden hilft.
lost-again = Neu laden

title-new = Tisch decken
title-table = Tisch
title-replay = Aufzeichnung
title-rules = Regeln
title-you = Du
title-kit = Der Baukasten
title-credits = Dank

skip = Zum Inhalt
hall = Halle
tables = Tische
watch = Zuschauen
replays = Aufzeichnungen
main-menu = Hauptmenü
menu = Menü
you = Du
you-are = Du bist { $name }
connected = Verbunden
not-connected = Nicht verbunden
turns-waiting = Du bist dran
your-turn = Du bist dran
try-again = Noch einmal
