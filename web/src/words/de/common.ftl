# Was auf jeder Seite gesagt wird.
brand-home = Meadhall: zurück zur Halle
close = Schließen
to-hall = Zurück zur Halle

trouble-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung. Wir versuchen es weiter.
trouble-unknown = Da ist etwas schiefgegangen (Fehler { $status }). Bitte versuche es noch einmal.

lost-path = Seite nicht gefunden
lost-path-why = Unter { $path } gibt es weder Tisch noch Replay oder Regel. Vielleicht fehlt ein Teil des Links.
lost-part = Ein Teil der Seite wurde nicht geladen
lost-part-why = Die Verbindung ist abgebrochen, oder der Server wurde aktualisiert. Neu laden hilft.
lost-again = Neu laden

title-new = Neuer Tisch
title-table = Tisch
title-replay = Replay
title-puzzles = Rätsel
title-rules = Regeln
title-you = Einstellungen
title-kit = Baukasten
title-credits = Mitwirkende

skip = Zum Inhalt
hall = Halle
tables = Tische
watch = Zuschauen
replays = Replays
main-menu = Hauptmenü
menu = Menü
you = Du
you-are = Du bist { $name }
connected = Verbunden
not-connected = Nicht verbunden
turns-waiting = Du bist dran
your-turn = Du bist dran
try-again = Noch einmal
