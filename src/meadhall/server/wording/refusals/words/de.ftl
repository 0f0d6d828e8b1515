# Warum die Halle etwas nicht tut. Großer Anfangsbuchstabe und Punkt kommen dazu, wo ein Satz allein steht.

# Namen, Konten, Benachrichtigungen

name-invisible = ein Name braucht mindestens einen sichtbaren Buchstaben
name-too-long = ein Name hat höchstens { $most } Zeichen, dieser hat { $length }
name-reserved = Namen, die mit ‚{ $bot }‘ beginnen, sind für Bots reserviert. Bitte wähle einen anderen
settings-need-account = Einstellungen werden mit einem Konto gespeichert, und du bist als Gast hier
account-already = du hast schon das Konto ‚{ $account }‘. Melde dich erst ab, um ein anderes anzulegen
account-taken = der Kontoname ‚{ $account }‘ ist vergeben. Wähle einen anderen oder melde dich an
wrong-password = Kontoname oder Passwort ist falsch
too-many-attempts = zu viele Versuche. Versuche es in { $seconds } s noch einmal
too-many-guests = zu viele neue Gäste aus deinem Netzwerk. Bitte versuche es später noch einmal
not-logged-in-yet = du bist nicht angemeldet, auch nicht als Gast. Öffne die Startseite oder rufe GET /api/me auf
bad-address = ‚{ $channel }‘ ist keine gültige Adresse. Sie sollte so aussehen: https://ntfy.sh/ein-name-den-niemand-errät
service-unknown = Nachrichten gehen an { $services }, aber nicht an { $channel }
address-without-name = die Adresse braucht hinter { $service }/ einen Namen, wie in { $service }/ein-name-den-niemand-errät
no-notifications = dieser Server verschickt keine Benachrichtigungen
no-address-yet = bitte speichere erst eine Adresse
message-refused = die Nachricht kam nicht an: { $service } antwortete { $status }. Bitte prüfe die Adresse
message-unheard = die Nachricht kam nicht an: { $service } antwortet nicht. Bitte versuche es später noch einmal
too-many-trials = zu viele Testnachrichten. Bitte warte eine Weile
session-ended = diese Sitzung ist schon beendet
table-taken-by-server = ein anderer Server dieser Halle hat diesen Tisch übernommen. Bitte versuche es noch einmal
table-moves = ein anderer Server dieser Halle übernimmt diesen Tisch. Wir verbinden dich neu
table-elsewhere = ein anderer Server dieser Halle hat diesen Tisch; versuch es bitte noch einmal

# Neue Tische

no-game = auf diesem Server gibt es kein Spiel ‚{ $game }‘
no-game-here = hier gibt es kein Spiel ‚{ $game }‘. Es gibt: { $games }
wrong-number-of-seats = der Plan hat { $named } Plätze, das Spiel braucht { $seats }
private-table-needs-you = an einem privaten Tisch brauchst du einen Platz. Nimm einen oder öffne den Tisch für alle
no-clock-with-limits = die Optionen begrenzen die Zeit für eine Entscheidung, der Tisch braucht also keine Uhr: Lass die Uhr weg, oder setze { $options }
no-clock-in-real-time = eine Partie in Echtzeit hat ihre eigenen Zeitlimits und braucht keine Uhr
one-device-in-real-time = mehrere Spieler an einem Gerät können nicht in Echtzeit spielen. Wähle { $calm } oder schick ihnen den Link
seed-length = ein Seed hat 1 bis { $most } Zeichen. Lass ihn leer, dann entscheidet der Zufall
no-seed-at-open-table = an einem Tisch, der allen offensteht, geht kein eigener Seed: Mit ihm kennt man jeden kommenden Wurf
only-without-bots = { $value } geht nur ohne Bots. Ändere es oder lass die Bots weg ({ $rule })
bot-name-too-long = der Name eines Bots hat höchstens { $most } Zeichen, dieser hat { $length }
bot-needs-seats = Bot ‚{ $bot }‘ spielt an Tischen mit { $known } Plätzen, dieser hat { $seats }
bot-thinks-too-long = Bots denken hier höchstens { $most } s nach, wie in ‚thinker:{ $most }s‘
bot-plays-too-much = Bots spielen hier höchstens { $most } Partien durch, wie in ‚thinker:{ $most }‘
bot-too-slow = ‚{ $kind }‘ ist zu langsam für Echtzeit. Zur Wahl stehen { $bots }
no-such-pace = ein Tempo ‚{ $pace }‘ gibt es für Bots nicht. Zur Wahl stehen { $paces }, wie in ‚sensible@calm‘
too-many-new-tables = du hast zu viele Tische eröffnet. Den nächsten kannst du in { $minutes } min eröffnen
only-the-host = nur der Gastgeber darf freie Plätze an Bots geben
table-without-seat = dieser Tisch hat keinen Platz { $seat }, nur 1 bis { $seats }
seat-not-free = Platz { $seat } ist nicht frei
seat-taken = Platz { $seat } ist schon besetzt

# Am Tisch

no-table = unter dieser Adresse gibt es weder einen Tisch noch eine Partie
table-is-private = dieser Tisch ist privat. Öffne ihn mit dem vollständigen Einladungslink
game-gone = das Spiel dieses Tisches gibt es hier nicht mehr
table-rules-changed = dieser Tisch lässt sich nicht wiederherstellen: Die Regeln des Spiels sind inzwischen andere oder haben versagt
match-rules-changed = diese Partie ist vorbei und lässt sich nicht wiederherstellen: Die Regeln des Spiels sind inzwischen andere
only-players-rematch = nur die Spieler dieser Partie können eine Revanche verlangen
over = die Partie ist vorbei
not-over = die Partie ist noch nicht vorbei
not-begun = die Partie hat noch nicht begonnen
seats-are-free = die Partie hat noch nicht begonnen. Freie Plätze: { $free }
match-has-begun = die Partie hat begonnen. Lass einen Bot für dich spielen oder gib auf
not-your-seat = das ist nicht dein Platz
own-views-only = du darfst nur die Sicht deiner eigenen Plätze sehen oder die der Zuschauer (-1)
nobody-to-mute = diese Person ist nicht am Tisch. Stummschalten kannst du nur Personen, die hier sind oder im Chat geschrieben haben
bot-plays-here = auf diesem Platz spielt ein Bot. Nimm ihn erst zurück
moved-on = das Spiel ist weitergegangen. Bitte schau noch einmal hin
no-advice-among-people = was ein Bot täte, kannst du nur fragen, solange niemand sonst am Tisch sitzt
no-advice-in-real-time = in Echtzeit kannst du nicht fragen, was ein Bot täte
no-hand-over-in-real-time = in Echtzeit lässt der Tisch selbst einen Bot für Abwesende spielen
is-here = { $name } ist hier. Ein Bot kann erst übernehmen, wenn jemand eine Weile weg war
may-come-back = { $name } hat noch { $left } s, um zurückzukommen. Danach kann ein Bot übernehmen
bot-plays-already = ‚{ $bot }‘ spielt schon auf diesem Platz
playing-already = du spielst schon auf diesem Platz
seat-back-soon = du bekommst deinen Platz gleich zurück
resigned-already = du hast schon aufgegeben
resigned = du hast aufgegeben. Ein Bot spielt diesen Platz zu Ende
clock-paused = die Uhr steht, bis alle da sind
text-or-phrase = schick entweder einen Text oder eine Kurznachricht
no-such-phrase = eine Kurznachricht ‚{ $phrase }‘ gibt es nicht
line-length = eine Nachricht hat 1 bis { $most } Zeichen
guests-send-phrases = an einem offenen Tisch können Gäste nur Kurznachrichten schicken. Um selbst zu schreiben, leg ein Konto an
too-many-messages = zu viele Nachrichten. Bitte warte einen Moment
rules-failed = hier haben die Regeln versagt, und dein Zug wurde nicht gemacht
could-not-save = das ließ sich nicht speichern. Bitte versuche es noch einmal

# Zurücknehmen

no-undo-in-real-time = in Echtzeit kannst du nur Teile eines Zuges zurücknehmen, bis er vollständig ist
time-was-up = deine Zeit für diese Entscheidung war um, also gilt sie; die anderen können zustimmen, sie zurückzunehmen
no-votes-in-real-time = in Echtzeit kannst du die anderen nicht um Rücknahme bitten
vote-is-open = es läuft schon eine Abstimmung: { $name } möchte einen Zug zurücknehmen
over-no-undo = die Partie ist vorbei, und nichts lässt sich mehr zurücknehmen
no-move-to-undo = du hast noch keinen Zug gemacht, der sich zurücknehmen ließe
learned-since = du kannst nichts zurücknehmen: Jemand hat seitdem etwas erfahren oder gezogen
no-vote = für dich läuft gerade keine Abstimmung

# Die Halle

strange-name = dieser Server heißt nicht ‚{ $name }‘. Rufe ihn als localhost auf, oder starte ihn mit --origin, oder hinter einem Proxy mit --proxy
too-many-requests = zu viele Anfragen. Bitte warte einen Moment
went-wrong-try-again = auf dem Server ist etwas schiefgegangen. Es wurde protokolliert, bitte versuche es noch einmal
went-wrong = auf dem Server ist etwas schiefgegangen. Es wurde protokolliert
server-restarting-try-again = der Server startet neu. Bitte versuche es gleich noch einmal
server-restarting = der Server startet neu und ist gleich wieder da
request-cut-off = die Anfrage ist abgebrochen
request-too-large = eine Anfrage darf hier höchstens { $most } KiB haben
not-logged-in = du bist nicht angemeldet, auch nicht als Gast. Öffne die Startseite
too-many-tables = du hast zu viele Tische offen. Schließ erst einen davon
too-many-tables-in-network = in deinem Netzwerk sind zu viele Tische offen. Schließ erst einen davon
connection-too-slow = deine Verbindung ist zu langsam
message-too-large = eine Nachricht darf höchstens { $most } KiB haben
too-many-at-once = zu viele Nachrichten auf einmal
logged-out = du hast dich abgemeldet
logged-in = du hast dich angemeldet. Wir verbinden dich neu mit deinem Konto
account-new = du hast jetzt ein Konto. Wir verbinden dich neu damit
table-left = du hast diesen Tisch verlassen, und er ist privat

# Gespielte Partien

too-many-files = du hast zu viele Partiedateien geöffnet. Bitte warte eine Weile
no-playing-on = weiterspielen kannst du nur eine beendete Partie oder eine vollständige Partiedatei
choose-a-seat = wähle einen Platz, auf dem du spielst
over-here = hier ist die Partie schon vorbei. Wähle einen früheren Moment
spectators-only = du darfst diese Partie nur aus Sicht der Zuschauer sehen
only-that-player = diese Sicht darf nur sehen, wer dort saß
no-such-decision = diese Partie hat keine Entscheidung { $decision }, nur 0 bis { $last }
replay-too-slow = diese Partie nachzuspielen dauert zu lange
too-much-memory = diese Partie lässt sich hier nicht zeigen: Sie braucht zu viel Speicher
match-too-large = diese Partie ist zu groß, um sie hier zu zeigen
rules-failed-replaying = diese Partie lässt sich nicht nachspielen: Die Regeln des Spiels haben versagt
too-many-analyses = du hast zu viele Analysen begonnen. Die nächste geht in { $minutes } min
too-many-analyses-wait = zu viele Partien warten auf ihre Analyse. Bitte versuche es in einer Minute noch einmal
analysis-too-slow = diese Partie zu analysieren dauert zu lange
game-not-here = das ist eine Partie von ‚{ $game }‘, und dieses Spiel gibt es hier nicht
match-too-long = diese Partie ist zu lang, um hier weiterzuspielen (mehr als { $most } KiB). Wähle einen früheren Moment
match-without-seat = diese Partie hat keinen Platz { $seat }, nur 1 bis { $seats }

# Was nur Programmen begegnet

bad-puzzle = ein Rätsel ist eine Zahl, gezählt ab 1
no-answer-to-puzzle = „{ $answer }“ ist keine Antwort auf dieses Rätsel. Sein Tisch nennt alle Antworten
bad-decision = eine Entscheidung ist eine Zahl, gezählt ab 0
command-reused = ein anderer Befehl mit dieser id wurde schon ausgeführt
header-missing = eine Anfrage, die etwas ändert, braucht den Header { $header }: 1
page-not-found = diese Seite gibt es nicht
no-guests-from-elsewhere = Seiten anderer Websites können hier keine Gäste anlegen
request-from-elsewhere = Anfragen von Seiten anderer Websites werden abgelehnt
text-frames-only = schick JSON in Textframes, nicht in binären
bad-command-id = die id eines Befehls hat 1 bis { $most } Zeichen
json-too-deep = dieses JSON ist tiefer als { $depth } Ebenen verschachtelt
no-handbook = zu { $game } gibt es keine Regeln für Spieler; lies die einzelnen Regeln
no-lesson = zu { $game } gibt es keine Lektion; spiel eine erste Partie
no-such-language = dieses Spiel gibt es nicht in dieser Sprache, nur in diesen: { $known }
not-json = das ist kein JSON
message-invalid = diese Nachricht ist ungültig: { $what }
message-too-deep = diese Nachricht ist tiefer als { $depth } Ebenen verschachtelt
message-not-json = diese Nachricht ist kein JSON
method-not-allowed = { $method } ist hier nicht erlaubt
at-place = { $place }: { $what }
