# Der Tisch.

table-log = Verlauf
table-chat = Chat
table-rules = Regeln
table-side = Verlauf, Chat und Regeln
table-side-unread = Verlauf, Chat und Regeln, { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
} im Chat
table-board = Spielplan
table-players = Mitspieler
table-answers = Aktionen
table-places = Orte
table-trouble = Der Tisch lässt sich nicht öffnen
table-you-inside = du
table-you = Du
table-bot = Bot
table-percent = { $percent } %

# wer am Zug ist
table-turn-yours = Du bist dran
table-turn-asked = Deine Entscheidung
table-turn-theirs = { $name } ist dran
table-turn-several = { $count } sind dran
table-turn-over = Die Partie ist vorbei
table-turn-nobody = Einen Moment …
table-waiting = { $count ->
    [one] { $name } ist am Zug.
   *[other] Warten auf { $name }.
}
table-watching = Du schaust zu.
table-late = Alle Plätze sind besetzt. Du schaust zu.
table-clock = Verbleibende Zeit
table-decision-clock = Verbleibende Zeit für diese Entscheidung
table-title-turn = Du bist dran
table-spoken-turn = Du bist dran. { $question }
table-spoken-time = Noch { $seconds } Sekunden.
table-spoken-more = { $count ->
    [one] Noch eine Zeile im Verlauf.
   *[other] Noch { $count } Zeilen im Verlauf.
}

# die Verbindung
table-line-open = Verbunden
table-line-sending = Senden …
table-line-connecting = Verbinden …
table-line-broken = Neu verbinden …
table-line-closed = Nicht verbunden
table-answer-sending = Dein Zug wird gesendet …
table-answer-waits = Dein Zug wird gesendet, sobald du wieder online bist.
table-latency = Ping: { $ms } ms
table-broken = Verbindung verloren. Wir verbinden neu, und deine Züge bleiben erhalten.

# die Aktionsleiste
table-key-enter = Enter
table-key-escape = Esc
table-cancel = Abbrechen
table-otherwise = Zurück
table-more = Mehr: { $count }
table-more-title = Weitere Möglichkeiten
table-more-filter = Suchen
table-more-none = Nichts passt zu „{ $text }“.
table-catch-up = Aufholen
table-pass-on = Passen bis { $until ->
    [round] zur nächsten Runde
   *[turn] zum nächsten Zug
}
table-advise = Rat: Was täte ein Bot?
table-advise-brief = Rat
table-advised = Das täte ein Bot: { $words }
table-undo = Zurücknehmen
table-undo-anyway = Trotzdem zurücknehmen
table-undo-ask = Um Rücknahme bitten

# die Vorschau
table-preview = Vorschau
table-wins = Du gewinnst { $what }
table-risks = Auf dem Spiel: { $what }
table-losses = Dein Verlust: { $what }
table-costs = Kostet { $what }
table-why-title = Warum nicht { $name }?
table-quoted = „{ $words }“
table-why-rule = Regel { $clause }
table-why-the-rule = Regel
table-why-wait = Die Regeln werden geprüft …
table-why-here = Warum?
table-why-answer = Erlaubt: { $words }
table-why-none = Das kannst du jetzt nicht wählen. Die Frage ist: „{ $question }“
table-why-empty = Hier hast du nichts zum Wählen. Die Frage ist: „{ $question }“
table-why-not-asked = Du hast gerade nichts zu entscheiden.
table-why-where = Zeig auf einen Ort oder geh mit den Pfeiltasten hin, und drück noch einmal ?.
table-why-nothing = Das geht jetzt gerade nicht.

# Mitspieler
table-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
table-seat-bot = Bot, { $level }
table-seat-away = nicht da
table-seat-thinks = am Zug
table-seat-resigned = aufgegeben, ein Bot spielt weiter
table-seat-mine = deiner
table-seat-menu = Optionen für den Platz von { $name }
table-my-menu = Optionen für deinen Platz
table-hand-words = Ein Bot kann für dich spielen, bis du deinen Platz zurücknimmst.
table-hand-away = { $name } ist weg. Nach einer Weile kannst du hier einen Bot spielen lassen, bis { $name } zurück ist.
table-hand-now = Hier spielt gerade ein Bot ({ $level }).
table-hand-resigned = Hier wurde aufgegeben. Ein Bot ({ $level }) spielt zu Ende.
table-hand-to = Bot spielen lassen: { $level }
table-hand-back = Platz zurücknehmen
table-bot-plays = Ein Bot spielt für dich.
table-bot-plays-named = Ein Bot spielt für { $name }.
table-bot-plays-by = { $by } lässt einen Bot für dich spielen, weil du weg warst.
table-bot-plays-by-named = { $by } lässt einen Bot für { $name } spielen.
table-bot-plays-late = Deine Zeit ist um. Ein Bot spielt für dich.
table-bot-plays-late-named = Die Zeit von { $name } ist um. Ein Bot spielt weiter.
table-bot-returns = Du bekommst deinen Platz gleich zurück.
table-resign = Aufgeben
table-resign-sure = Für { $name } aufgeben? Ein Bot spielt weiter, und du bekommst den Platz nicht zurück.
table-resign-yes = Aufgeben
table-resign-no = Weiterspielen

# Verlauf
table-log-to-you = Betrifft dich
table-log-struck = { $count ->
    [one] Eine Zeile zurückgenommen
   *[other] { $count } Zeilen zurückgenommen
}
table-given = { $words } ({ $count ->
    [one] für
   *[other] { $count }-mal für
  } dich gespielt: einziger Zug)
table-spared = { $words } ({ $count ->
    [one] für
   *[other] { $count }-mal für
  } dich gespielt, ohne Frage)
table-log-replay-of = Zeile { $number } noch einmal ansehen: { $words }
table-log-end = { $outcome }: { $standings }.
table-log-ended = { $name } { $points } { $counts }
table-log-rule = Regel { $clause }
table-log-again = Diesen Zug noch einmal ansehen
table-log-replay = Diesen Moment noch einmal ansehen

# Chat
table-chat-empty = Noch keine Nachrichten.
table-chat-field = Nachricht
table-chat-send = Senden
table-chat-phrases = Kurznachrichten
table-chat-mute = { $name } stummschalten
table-chat-muted = { $name } ist stummgeschaltet.
table-chat-unmute = Stummschaltung aufheben
table-chat-unread = { $count } ungelesen
table-phrase-hello = Hallo
table-phrase-good-luck = Viel Glück
table-phrase-your-turn = Du bist dran
table-phrase-one-moment = Einen Moment
table-phrase-thinking = Ich überlege
table-phrase-well-played = Gut gespielt
table-phrase-nice-move = Schöner Zug
table-phrase-ouch = Autsch
table-phrase-thanks = Danke
table-phrase-sorry = Tut mir leid
table-phrase-take-back-please = Darf ich das zurücknehmen?
table-phrase-good-game = Gutes Spiel
table-phrase-again = Noch einmal?
table-phrase-goodbye = Bis bald

# Zoom
table-zoom = Zoom
table-zoom-nearer = Vergrößern
table-zoom-farther = Verkleinern
table-zoom-fit = Ganzen Spielplan zeigen

# die Ablage
table-tray = Dein Bereich
table-tray-yours = Dein Bereich
table-tray-facts = Auf dem Tisch
table-tray-open = Deinen Bereich öffnen

# Abstimmungen
table-vote-yes = Einverstanden
table-vote-no = Nein
table-vote-waiting = Warten auf { $name }.
table-vote-silence = Wer nicht antwortet, stimmt dagegen.
table-vote-fell = Nicht alle haben zugestimmt. Der Zug bleibt.
refused-not-now = Das geht jetzt nicht.

# ein Gerät für mehrere
table-curtain-title = { $name } ist dran
table-curtain-words = Gib das Gerät an { $name } weiter. Bis dahin bleibt der Tisch verdeckt.
table-curtain-lift = Ich bin { $name }

# während du weg warst
table-away = Während du weg warst
table-away-show = Zeig’s mir
table-away-showing = Wird geladen …
table-away-log = Alle { $count } Zeilen lesen
table-away-close = Zum Tisch

# das Ende
table-over-won = { $count ->
    [one] Du gewinnst
   *[other] Du teilst dir den Sieg
}
table-over-winner = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } teilen sich den Sieg
}
table-over-lead = { $points } { $counts }, { $ahead } Vorsprung
table-over-nobody = Niemand gewinnt
table-over-standings = Endstand
table-over-place = Platz
table-over-nth = { $place }.
table-over-points = Punkte
table-over-rematch = Noch einmal
table-over-easier = Eine leichtere Partie
table-over-to-rematch = Zur nächsten Partie
table-over-replay = Replay ansehen
table-over-look = Spielplan ansehen

# der schlichte Spielplan
table-whose-yours = dein:{ " " }
table-whose = { $name }:{ " " }
table-in-reach = in Reichweite
table-your-cards = Deine Karten
table-card-turned = verbraucht

# das Menü des Tisches
table-menu-help = So gewinnst du, und so wird gespielt
table-menu = Tisch
table-share = Mit diesem Link findet jeder den Tisch
table-sound = Ton
table-sound-hint = Alles, was du hörst, siehst du auch.
table-volume = Lautstärke
table-keys = Tastenkürzel
table-keys-hint = Spiele mit einzelnen Buchstaben. Schalte sie aus, wenn du einen Screenreader benutzt (oder eine Katze hast).
table-more-settings = Mehr Einstellungen
table-file = Partie herunterladen
table-leave = Tisch verlassen
table-leave-sure = Den Tisch verlassen? Ein Bot übernimmt deinen Platz, und die anderen lesen im Verlauf, dass du gegangen bist. Du kannst zurückkommen und deinen Platz zurücknehmen. Für eine Pause schließ einfach die Seite.
table-leave-yes = Ja, verlassen

# Hilfe
table-help = Hilfe
table-help-aim = Das Ziel
table-help-how = So wird gespielt
table-help-choose = Wähle auf dem Spielplan oder mit den Knöpfen darunter. Alles, was leuchtet, kannst du wählen.
table-help-show = Wichtige Züge werden erst gezeigt. Enter, ein zweiter Klick oder der gefüllte Knopf spielt sie. Esc bricht ab.
table-help-why = Zeig auf etwas, um es zu lesen, oder lass den Finger darauf ruhen. Ist es nicht wählbar, sagt eine Karte, warum, mit der Regel.
table-help-undo = Du kannst frei zurücknehmen, bis jemand anderes durch deinen Zug etwas erfährt. Danach müssen die anderen zustimmen.
table-help-log = Im Verlauf steht alles, was passiert ist. Ein Name zeigt auf den Spielplan, § öffnet die Regel.
table-help-docs = Zur Dokumentation (auf Englisch)
table-help-keys = Tasten
table-help-law = Kleine Buchstaben und Ziffern spielen Züge: z beendet deinen Zug, y passt. Große Buchstaben (mit Umschalttaste) und Zeichen öffnen etwas.
table-help-keys-off = Tastenkürzel sind aus. Im Tischmenü kannst du sie einschalten.
table-keys-answer = einen Zug wählen und ansehen; derselbe Buchstabe noch einmal spielt ihn
table-keys-give = den gewählten Zug spielen
table-keys-back = abbrechen, zurück, schließen
table-keys-next = nächste und vorige Möglichkeit
table-keys-board = zum Spielplan
table-keys-arrows = auf dem Spielplan umsehen
table-keys-why = warum hier nicht?
table-keys-advise = was täte ein Bot?
table-keys-type = Befehlszeile: ein Zug, oder { table-word-why }, { table-word-look } oder { table-word-rule } mit einem Namen, { table-word-say } mit einer Nachricht, { table-word-undo }, { table-word-help }, { table-word-log }, { table-word-rules } oder { table-word-chat }
table-keys-undo = zurücknehmen oder die anderen fragen
table-keys-log = Verlauf
table-keys-chat = Chat
table-keys-rules = Regeln
table-keys-players = Mitspieler
table-keys-tray = dein Bereich
table-keys-zoom = vergrößern, verkleinern, ganzer Spielplan
table-keys-catch-up = mit vierfachem Tempo aufholen; noch einmal: sofort
table-keys-mute = Ton an oder aus
table-keys-help = diese Hilfe

# Hinweise der ersten Partie
table-only-in-english = { $game } gibt es bisher nur auf Englisch.
table-hint = Hinweis
table-hint-pick = Du bist dran: Klick etwas an, das leuchtet, oder eine Antwort. Der Buchstabe daran tut dasselbe.
table-hint-pick-touch = Du bist dran: Tippe auf etwas, das leuchtet, oder auf eine Antwort.
table-hint-give-touch = Das ist die Vorschau auf deinen Zug. Tippe noch einmal, um ihn zu spielen.
table-hint-give = Das ist die Vorschau auf deinen Zug. Klick noch einmal oder drück Enter, um ihn zu spielen. Esc bricht ab.
table-hint-why = Etwas lässt sich nicht wählen? Klick oder tippe es an, dann siehst du, warum. Einen Zug kannst du zurücknehmen, bis jemand anderes durch ihn etwas erfährt.
table-updated = Die Regeln dieses Spiels wurden aktualisiert. Die Partie geht hier weiter. Frühere Zeilen werden nicht gezeigt.
table-hint-next = OK
table-hint-skip = Keine Hinweise mehr

# die Befehlszeile
table-word-why = warum
table-word-look = schau
table-word-rule = regel
table-word-say = sag
table-word-undo = zurück
table-word-help = hilfe
table-word-log = verlauf
table-word-rules = regeln
table-word-chat = chat
table-typed = Befehlszeile
table-typed-hint = ein Zug, { table-word-why } …, { table-word-look } …, { table-word-rule } …
table-typed-several = { $count } Züge passen. Tipp noch etwas mehr.
table-typed-nothing = Nichts passt zu „{ $text }“. Versuch einen Buchstaben, einen Ort, oder „{ table-word-why }“ und einen Ort.
table-typed-why = Zu { $name } gibt es jetzt nichts zu fragen.

# vor der Partie
table-gather-free = { $count ->
    [one] Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind frei. Die Partie beginnt, sobald alle besetzt sind.
}
table-gather-away = Du willst nicht warten? Lass dich benachrichtigen, wenn du dran bist
table-gather-told = Du kannst die Seite schließen. Wir schreiben dir, wenn du dran bist.
table-gather-full = Alle sind da. Die Partie beginnt.
table-gather-open = Freier Platz
table-gather-you = { $name } (du)
table-gather-beside = { $name } (an deinem Gerät)
table-gather-name = Dein Name
table-gather-bot = Bot hinzufügen
table-gather-bot-at = Bot auf Platz { $seat } hinzufügen ({ $level })
table-gather-leave = Tisch verlassen
table-gather-sit = Mitspielen
table-gather-watch = Nur zuschauen
table-any-time = Jederzeit
table-sure = { $words } Bist du sicher?
table-sure-yes = Ja: { $brief }
table-turn-race = Alle spielen gleichzeitig
table-card-unseen = Verdeckte Karte
table-cards-of = Karten von { $name }
table-decks = Stapel
table-part-board = Spielplan
table-part-open = Auf dem Tisch
table-part-cards = Karten
table-part-answers = { $count ->
    [one] { $count } Möglichkeit hier
   *[other] { $count } Möglichkeiten hier
}
table-fight-missing = es fehlen

# Glück und Können, wenn eine Partie aus ist
analysis = Glück und Können
analysis-line = Glück { $luck }, dein Spiel { $play }, Fehler { $own }
