# Einen Tisch eröffnen.
set-table-of = Neuer Tisch: { $game }
set-lead = So wird meistens gespielt. Ändere, was du möchtest.
set-who = Wer spielt
set-players = Spieler
set-for-players = { $name } ({ $count ->
    [one] bei 1 Spieler
   *[other] bei { $players } Spielern
})
seat-who = Wer auf Platz { $seat } sitzt
seat-name = Name des Spielers auf Platz { $seat }
seat-level = Stärke des Bots auf Platz { $seat }
seat-name-place = Name
seat-me = Du
seat-mine = { $name } (du)
seat-here = An diesem Gerät
seat-open = Offen
seat-bot = Bot
seat-help-me = Du, an diesem Gerät.
seat-help-here = Spielt am selben Gerät. Beim Weitergeben wird der Tisch jedes Mal verdeckt.
seat-help-open = Für den Nächsten, der deinen Link öffnet.
plays = Stärke: { $level }
set-how = Wie ihr spielt
set-public = Offen für alle
set-public-on = Der Tisch steht unter „Offene Tische“. Alle können mitspielen oder zuschauen.
set-public-off = Nur wer den Link hat, findet den Tisch.
set-clock = Uhr
clock-none = Keine
clock-quick = Schnell
clock-evening = Ein Abend
clock-days = Mehrere Tage
clock-help-none = Ohne Zeitlimit.
clock-help-quick = 10 Minuten pro Spieler und 10 Sekunden extra pro Zug. Läuft die Zeit ab, übernimmt ein Bot.
clock-help-evening = 30 Minuten pro Spieler und 30 Sekunden extra pro Zug. Läuft die Zeit ab, übernimmt ein Bot.
clock-help-days = 3 Tage pro Spieler und ein Tag extra pro Zug. Läuft die Zeit ab, übernimmt ein Bot.
clock-help-limited = Jede Entscheidung hat ihre eigene Frist, wie die Optionen sagen. Ist sie um, wird die Standardantwort gegeben.
clock-help-timed = In Echtzeit hat das Spiel seine eigenen Uhren.
set-seed = Eigener Seed
set-seed-help = Mit demselben Seed fallen Karten und Würfel wieder gleich. Lass das Feld leer, dann entscheidet der Zufall.
set-seed-public = Nicht an einem Tisch, der allen offensteht: Mit dem Seed kennt man jeden kommenden Wurf.
set-options = Das Spiel
set-others = Weitere Optionen
set-rule = Regel { $clause }
set-do = Tisch eröffnen
set-do-open = Eröffnen und Link holen
cancel = Abbrechen
set-nobody = Am Tisch sitzt noch niemand. Nimm einen Platz oder gib einen an einen Bot.
set-names = Alle, die an diesem Gerät mitspielen, brauchen einen Namen.
set-not-me = An einem privaten Tisch brauchst du oder jemand an deinem Gerät einen Platz. Nimm einen Platz oder öffne den Tisch für alle.
set-people = Eine der Optionen geht nur ohne Bots. Ändere sie oder gib die Plätze der Bots an Menschen.
set-bots-name = Namen, die mit „Bot“ beginnen, sind für Bots reserviert. Wähle einen anderen Namen für den Mitspieler an deinem Gerät.
set-unknown = Spiel nicht gefunden
set-unknown-why = Hier gibt es kein Spiel namens { $game }.
set-stands = Dein Tisch ist bereit
set-stands-link = Schick diesen Link an deine Freunde. Die Partie beginnt, sobald alle Plätze besetzt sind.
set-stands-public = Der Tisch steht unter „Offene Tische“, und auch dieser Link führt hin. Die Partie beginnt, sobald alle Plätze besetzt sind.
set-stands-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  }
to-table = Zum Tisch
invite-link = Einladungslink
invite-hint = Mit diesem Link kann sich jeder auf einen freien Platz setzen.
invite-alone = Der Link geht nur auf diesem Computer. Damit andere mitspielen können, starte den Server so: meadhall serve --host 0.0.0.0
invite-words = Spiel mit mir { $game }!
invite-code = QR-Code des Links
invite-copied = Link kopiert.
copy = Kopieren
copied = Kopiert
share = Link teilen
