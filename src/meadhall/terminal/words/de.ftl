# Was das Terminal rund um ein Spiel sagt. Funktionen und Argumente erklärt docs/translating.md.

# ---- Leute, Figuren und Punkte

listing = { $items }
player = Spieler { $number }
player-name = Spieler
piece = { $name } ({ WHO($seat) })
piece-at = { $piece } auf { $place }
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
points-of = { WHO($seat) } { $points }
all-points = Punkte: { $points }.
place = { $n }.
placed = { $place } { $words }
win = { DOES($seat, "gewinnst", "gewinnt") }.
win-shared = Den ersten Platz teilen sich { WHO($seats) }.
nobody-wins = Niemand gewinnt.
tie-broken = Bei Gleichstand haben die Regeln entschieden.

# ---- der Tisch

players = Spieler
log = Verlauf
yours = Vor dir
table-title = Auf dem Tisch
tracks = Leisten
used = benutzt
used-card = { $name } (benutzt)
unseen = { $n } verdeckt
nothing = nichts
nothing-there = dort ist nichts
on-the-table = Auf dem Tisch: { $things }.
before = Vor { WHO($seat, "dative") }: { $things }.
here = Hier: { $things }.
nothing-here = Dort ist nichts.
roads = Wege führen nach { $places }.
track = { $n ->
    [one] { $name }: { $markers } von { $last }
   *[other] { $name } (bis { $last }): { $markers }
}
mark = { $at }: { $words }
reached = { $reached } von { $needs }
shortfall = { $n ->
    [0] genug
   *[other] { $n } fehlen
}
asked-now = Zur Antwort aufgerufen: { WHO($seats) }.

# ---- Vorschau

costs = Kosten
gains = Du bekommst
losses = Du erleidest
at-risk = Du riskierst
final = Das kannst du nicht zurücknehmen.
each-choice = Was jede Wahl bewirken würde:
not-foreseen = Dafür gibt es keine Vorschau.
letters-hint = Drücke einen Buchstaben, und du siehst hier, was die Antwort bewirkt. Noch einmal gedrückt, gilt sie.

# ---- fragen, antworten, zurücknehmen

your-question = Du wählst
read-here = Lesen
undone = Zurückgenommen.
too-late = Das geht nicht mehr zurück: { $why }.
undo-parts = Gegen die Uhr kannst du nur Teile einer Antwort zurücknehmen, keine ganze.
nobody-looks = Niemand sitzt an der Tastatur.
fits-several = „{ $text }“ passt auf mehrere Antworten. Tippe { OR($letters) }.
must-wait = „{ $rest }“ muss warten: Was nach { $first } kommt, steht noch nicht fest. Tippe nur { $first }.
pick-some = Nimm mindestens eins.
pick-more = { $what } allein geht nicht. Nimm mehr oder etwas anderes.
pick-fewer = { $what } zusammen geht nicht. Nimm weniger oder etwas anderes.
interrupts-on = Ab jetzt wirst du in fremden Zügen gefragt, bevor etwas geschieht.
interrupts-off = Ab jetzt wirst du in fremden Zügen nicht gefragt. Das kannst du jederzeit ändern.
advice = Das täte ein Bot: { $words }.
no-advice = Was ein Bot täte, kannst du nur in einer Partie gegen Bots fragen, und nicht in Echtzeit.
no-interrupts = In { $game } wirst du in fremden Zügen nie gefragt.
usual-answer = Es gilt die Standardantwort.
bot-failed = { WHO($seat) } hat eine Antwort gegeben, die nicht geht. { $error }

# ---- Wörter zum Tippen

word-help = hilfe
word-aim = ziel
word-list = liste
word-if = wenn
word-why = warum
word-undo = zurück
word-again = nochmal
word-look = schau
word-where = wo
word-score = punkte
word-log = verlauf
word-rule = regel
word-interrupts = fragen
word-advice = rat
word-save = speichern
word-stop = schluss
word-concede = aufgeben
word-players = spieler
word-hand = hand
word-yes = ja
word-no = nein
word-none = keine

# ---- Zeile für Zeile

plain-mode = { $title }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}. Tippe { word-help }, um zu sehen, was du tippen kannst.
plain-help =
    Antworte mit einem Buchstaben, dem Namen eines Ortes oder den ersten Wörtern der Antwort. Mehrere Antworten passen in eine Zeile.
    { word-list }: alle Antworten. { word-if } X: was die Antwort X bewirken würde. { word-why } X: warum X nicht geht. { word-undo }: die letzte Antwort zurücknehmen.
    { word-look }: was auf dem Tisch liegt. { word-look } X: was bei X ist. { word-where }: deine Figuren. { word-where } NAME: die Figuren eines anderen.
    { word-score }: Punkte und Vorräte. { word-log }: was zuletzt geschah. { word-rule } NUMMER: eine Regel. { word-rule } WÖRTER: Regeln zu diesen Wörtern.
    { word-again }: die Frage noch einmal. { word-aim }: worum es im Spiel geht. { word-save } DATEI: eine Kopie der Partie speichern.
    { word-advice }: was ein Bot täte, und warum.
    { word-interrupts }: Fragen in fremden Zügen an- oder ausschalten.
    { word-stop }: aufstehen. Deine Partie ist gespeichert. { word-concede }: die Partie aufgeben, wo ein Spiel das erlaubt.
match-goes-on = Die Partie geht weiter.
rules-hint = Tippe { word-rule }, um in den Regeln nachzusehen.
only-you = Das hörst nur du.
or-none = Oder { word-none }.
many-answers = Es gibt { $n } Antworten. Tippe { word-list }, um sie zu hören.
yes-or-no = Tippe { word-yes } oder { word-no }.
nothing-done = Nichts ist geschehen. Tipp { word-yes }, um es zu tun.
turn-over = Dein Zug ist vorbei.
pass-keyboard = Gib { $name } die Tastatur. Dann drücke Enter.
if-which = Welche Antwort? Zum Beispiel: { word-if } a
why-what = Warum was? Tippe { word-why } und eine Antwort.
why-example = Warum was? Zum Beispiel: { word-why } { $name }
on-offer = { $name } geht.
not-possible = { $reasons ->
    [one] { $name } geht nicht.
   *[other] { $name } geht nicht, aus { $reasons } Gründen.
}
no-rule = Keine Regel sagt hier etwas zu { $name }.
list-hint = Tippe { word-list }, um zu hören, was geht.
two-steps = Für den zweiten Schritt tippe beide: { word-why } { $first } { $name }
leads-there = Wer geht nach { $text }? Tippe { OR($answers) }.
no-answer = „{ $text }“ ist hier keine Antwort. { $n ->
    [one] Die einzige Antwort ist { $letters }.
   *[other] Die Antworten sind { $letters }.
} Tippe { word-list }, um sie zu hören, oder { word-help }.
no-such-thing = { $text } gibt es hier nicht. Nenne einen Ort, zum Beispiel { $place }, oder eine Art von Dingen.
no-player = Hier spielt niemand namens { $name }. Am Tisch sitzen { $players }.
nothing-told = Noch ist nichts geschehen.
log-lines = Wie viele Zeilen? Tippe eine Zahl von 1 bis { $most }, zum Beispiel: { word-log } { $example }
rulebook-hint = Tippe { word-rule } und eine Nummer für ein Kapitel, { word-rule } und ein paar Wörter, oder { word-rule } und eine Kennung für eine genaue Regel.
no-chapter = Es gibt kein Kapitel { $number }. Die Kapitel gehen von 1 bis { $last }.
rules-count = { $game } hat { $rules } Regeln. Tippe { word-rule } und eine Nummer oder { word-rule } und ein paar Wörter.
save-where = Wohin? Tippe { word-save } und den Namen einer Datei.
saved = Gespeichert in { $path }.
you-leave = Du verlässt den Tisch.

# ---- which game

pick-game = Welches Spiel?
pick-way = { $game }: Wie willst du anfangen?
pick-players = { $first } bis { $last } Personen.
pick-leave = Tippe einen Buchstaben, oder q zum Gehen.
pick-again = Tippe einen Buchstaben von a bis { $last } oder den Anfang eines Namens.
way-first = Eine erste Partie gegen leichte Bots
way-lesson = Die Lektion (ein paar Minuten)
way-usual = Eine normale Partie

no-more-input = Es kommt keine Eingabe mehr.

# ---- Partien und Dateien

kept = Deine Partie ist gespeichert in { $path }.
to-go-on = Weiterspielen: { $command }
to-look-back = Noch einmal ansehen: { $command }
broken-kept = Die beschädigte Datei gibt es weiterhin, als { $path }.
not-kept = Deine letzten Antworten sind nicht gespeichert. { $error }
cannot-save = die Partie lässt sich nicht in { $path } speichern: { $why }
cannot-read = { $path } lässt sich nicht lesen: { $why }
no-match-file = { $path } ist keine Datei mit einer Partie
no-match-yet = in { $folder } gibt es noch keine Partie
game-not-here = { $file } ist eine Partie von „{ $game }“, und dieses Spiel ist nicht installiert; sag, wo es liegt: { $command }
not-loaded = { $game }: „{ $named }“ ({ $what }) lässt sich nicht laden: { $error }
no-language = das Terminal hat kein „{ $language }“; es gibt: { $languages }
no-terminal = Du spielst Zeile für Zeile, weil Eingabe oder Ausgabe kein Terminal ist.
cannot-draw = Du spielst Zeile für Zeile, weil dieses Terminal nicht zeichnen kann.
window-small = Du spielst Zeile für Zeile, weil dein Fenster { $width } Spalten und { $height } Zeilen hat. Das gezeichnete Brett braucht { $columns } und { $rows }.
too-small = Dieses Fenster hat { $width } x { $height }. Das gezeichnete Brett braucht { $columns } x { $rows }. Zieh das Fenster größer oder spiele mit --plain.

# ---- der ganze Bildschirm

brand = ⋈ MEADHALL
past-brand = ⋈ REPLAY
saved-now = gespeichert
live = live
over = beendet
aim-more = Mehr mit F1.
leave-table = Tisch verlassen?
leaving = Noch einmal Q, und du gehst. Deine Partie ist gespeichert. Mit jeder anderen Taste bleibst du hier.
match-over = Die Partie ist zu Ende.
happening = Am Tisch
thinking = { $name } denkt nach
clock-runs = Die Uhr läuft
clock = Die Uhr
enter-confirms = Enter bestätigt.
type-again = Wenn du das willst, tippe es noch einmal: / { $key }
choose-first = Drücke erst den Buchstaben einer Antwort, dann Enter.
hint-pick = Du bist dran: Drücke einen Buchstaben aus der Liste oder klicke auf etwas, das leuchtet. Du siehst es dir nur an.
hint-give = Das ist eine Vorschau. Drücke den Buchstaben noch einmal oder Enter, um so zu antworten. Esc geht zurück.
hint-why = Etwas lässt sich nicht wählen? Zeig mit den Pfeilen darauf und drücke ?. U nimmt einen Zug zurück, solange niemand daraus etwas erfahren hat.
hint-off = Esc: keine Hinweise mehr.
unknown-key = Die Taste { $key } bewirkt hier nichts. F1 zeigt alle Tasten.
dead-key = Die Taste { $key } bewirkt hier nichts.
unknown-letter = Eine Antwort { $key } gibt es nicht. { $n ->
    [one] Die einzige Antwort ist { $letters }.
   *[other] Die Antworten sind { $letters }.
}
no-typed-answer = „{ $text }“ ist hier keine Antwort. Tippe einen Buchstaben oder einen Ort, oder: { word-why } { $text }
all-over = Die Partie ist zu Ende. L zeigt den Verlauf, mit Q gehst du.
still-telling = Du siehst noch, was die anderen getan haben. Mit jeder Taste geht es schneller.
not-your-turn = Du bist nicht dran: Der Tisch wartet auf { $name }.
clock-first = Du bist noch nicht dran.

# ---- die Tasten unten

key-space = Leertaste
key-pgdn = Bild↓
key-home = Pos1
key-end = Ende
key-any = jede Taste
do-help = Hilfe
do-play = bestätigen
do-confirm = bestätigen
do-next = weiter
do-why = warum
do-why-not = warum nicht
do-undo = zurück
do-leave = gehen
do-type = tippen
do-log = Verlauf
do-rules = Regeln
do-players = Spieler
do-look = umsehen
do-faster = schneller
do-map = Karte
do-board = Brett
do-throw = werfen
do-stop = Stopp
do-break = Pause
do-close = schließen
do-scroll = blättern
do-page-down = Seite weiter
do-top = nach oben
do-bottom = nach unten
do-chapters = Kapitel
do-search = suchen
do-search-on = weitersuchen
do-clauses = genaue Regeln
do-handbook = Regelheft
do-another = neue Partie
do-replay = nochmals ansehen
do-send = abschicken
do-cancel = abbrechen
do-read-rule = Regel lesen
do-pause = Pause
do-play-on = weiterspielen
do-back = zurück
do-forward = vor
do-turn = Zug
do-eyes = Platz
do-jump = springen

# ---- die Karte „Warum nicht?“

possible = Möglich:
card-open = { $name } geht
card-why = Warum nicht { $name }?
card-all = Was jetzt nicht geht
card-no-rule = Keine Regel erlaubt dort { $name }.
card-nothing-here = Auf { $place } kannst du jetzt nichts tun.
card-nothing-else = Sonst gibt es hier nichts zu wählen.

# ---- Seiten

page-empty = Noch nichts.
page-lines = { $first }–{ $last } von { $all }
log-title = Der Verlauf
rules-title = Regeln von { $game }
handbook-title = Regelheft von { $game }
not-found = „{ $words }“ steht nicht auf dieser Seite.
no-rules = Dieses Spiel hat keinen Regeltext.
your-hand = Das siehst nur du
result-title = Endstand
help-another = Eine neue Partie mit denselben Personen und Optionen.
help-replay = Die Partie Schritt für Schritt noch einmal ansehen.
help-table = Den Tisch ansehen.
help-leave = Gehen.
help-title = Hilfe
help-ends = Deinen Zug beenden oder passen. Diese beiden Buchstaben bedeuten in jedem Spiel dasselbe.
help-letters = Eine Antwort ansehen: Du siehst, was sie bewirkt. Derselbe Buchstabe noch einmal spielt sie.
help-enter = Die angesehene Antwort geben. Ein Kampf braucht immer Enter.
help-tab = Nächste Figur oder nächste Antwort. Umschalt+Tab geht zurück.
help-scroll = In der Liste der Antworten blättern. Bild↑ geht zurück.
help-dice = Würfel aufnehmen oder hinlegen. Die Leertaste wirft sie, S ruft Stopp.
help-arrows = Sich umsehen. Die Zeile über den Tasten sagt, was dort ist.
help-why = Warum geht das nicht? Bei einer möglichen Antwort: die Regel dahinter.
help-type = Eine Antwort tippen, oder: { word-why } und eine Antwort, { word-undo }, { word-rule } und ein paar Wörter, { word-list }, { word-where }, { word-score }, { word-look }, { word-if }, { word-save }. { word-concede } gibt die Partie auf, wo ein Spiel das erlaubt.
help-log = Der Verlauf der ganzen Partie.
help-rules = Das Regelheft, aufgeschlagen an der passenden Stelle. Dort öffnen Buchstaben Kapitel, / sucht, und C zeigt die genauen Regeln.
help-undo = Die letzte Antwort zurücknehmen, solange niemand etwas dadurch erfahren hat.
help-advice = Was täte ein Bot? Es ist dann gewählt, spielen musst du es selbst.
help-map = Im Kampf: das Brett ansehen, und zurück.
help-interrupts = Fragen in fremden Zügen an- oder ausschalten.
help-players = Die Spieler, und was nur du siehst.
help-break = Pause in einer Partie gegen die Uhr. Auch beim Lesen einer Seite steht die Uhr.
help-quit = Den Tisch verlassen: zweimal drücken. Deine Partie ist gespeichert.
help-escape = Schließen, die Auswahl vergessen oder einen Schritt zurück.
help-mouse = Klicke auf Figur, Ort, Antwort oder Taste. Jeder andere Klick fragt: Warum nicht?
help-others = Während andere spielen, geht es mit jeder Taste schneller.

# ---- die Tastatur weitergeben

curtain-turn = { $name }, du bist dran.
curtain-hidden = Alle anderen schauen bitte weg.
curtain-lift = zeigt den Tisch

# ---- Würfel, und Partien gegen die Uhr

no-such-die = Würfel { $number } kannst du jetzt nicht aufnehmen.
take-first = Nimm zuerst Würfel auf.
nothing-to-throw = Es gibt jetzt nichts zu werfen.
no-stop = Du kannst jetzt nicht Stopp rufen.
stop-confirms = Noch einmal S ruft Stopp.
tray-keys = { $keys }.
take-dice = { $numbers } nimmt Würfel auf
space-throws = die Leertaste wirft
s-stops = S ruft Stopp
m-board = M zeigt das Brett
from-to = { $first } bis { $last }
dice-roll = Die Würfel rollen
seconds-left = noch { $n } s
clock-stopped = Uhr steht
clock-stands = Die Uhr steht. Gleich geht sie weiter.
break-title = Pause
break-text =
    Die Uhr steht.
    Mit Esc geht es weiter. Mitten in einem Rennen hast du erst einen Moment, dich bereit zu machen.
    Die Uhr steht auch, solange du eine Seite liest und nachdem du gegangen bist. Später weiterspielen: meadhall play --load last
one-keyboard = in Echtzeit reicht eine Tastatur nur für einen. Zu { $people } spielt ihr ohne Echtzeit oder im Browser: meadhall serve --open
not-line-by-line = Echtzeit ist zu schnell für Zeile-für-Zeile; spiele in einem Terminal von mindestens { $columns } x { $rows } ohne --plain, ohne Echtzeit oder im Browser: meadhall serve --open
bots-in-time = in Echtzeit gibt es die Bots { $bots }; „{ $name }“ ist nicht schnell genug
bot-paces = das Tempo eines Bots ist { $paces }, wie in sensible@calm; nicht „{ $pace }“

# ---- Rückblick

decision = Schritt { $number } von { $last }
next-answer = gleich:
jump-to = zu Schritt
no-decision = Schritt { $number } gibt es nicht. Tippe eine Zahl von 0 bis { $last }.
seen-by-all = von allen gesehen
seen-by = gesehen von { $name }
playing = ▸ läuft x{ $speed }
paused = ‖ Pause
speed = Tempo x{ $speed }: ein Schritt alle { $seconds } s.
speed-timed = Tempo x{ $speed }: { $speed ->
    [1] so schnell, wie gespielt wurde.
   *[other] { $speed }-mal so schnell, wie gespielt wurde.
}
one-view = Diese Datei enthält nur, was ein Platz gesehen hat.
not-over-yet = Bis die Partie zu Ende ist, siehst du nur, was alle sehen dürfen.
fork-over = Hier ist die Partie zu Ende. Geh erst zu einem früheren Schritt.
forked = Eine neue Partie ab Schritt { $number }. Du spielst für { $name }.
replay-step = Einen Schritt zurück, einen vor.
replay-turn = Zum vorigen Zug, zum nächsten Zug.
replay-ends = Zum Anfang, zum Ende.
replay-play = Abspielen und Pause. Eine Partie gegen die Uhr läuft so schnell, wie sie gespielt wurde.
replay-speed = Tempo: einfach, doppelt, vierfach. + und - gehen weiter.
replay-jump = Zu einem Schritt, nach seiner Nummer.
replay-eyes = Von einem anderen Platz aus sehen, wenn die Partie zu Ende ist.
replay-fork = Ab hier weiterspielen: eine neue Partie mit neuem Glück.
replay-pages = Verlauf, Regeln, Spieler.
replay-leave = Gehen.
replay-mouse = Klicke in die Leiste, um dorthin zu springen. Klicke auf einen Ort, um zu sehen, was dort ist.

# ---- die Lektion

learn-next = Enter: weiter  b: zurück  q: beenden
learn-answer = { $letter } oder Enter: { $answer }  b: zurück  q: beenden
learn-not-yet = Noch nicht. Tipp jetzt { $letter }, oder drück Enter, dann geschieht es von selbst.
lesson-do = so antworten
lesson-next = Drücke Enter, dann geht es weiter.
lesson-waits = Drück jetzt { $key }, oder drück Enter, dann geschieht es von selbst.
learned = Jetzt eine ganze Partie: meadhall play { $game }

# ---- Rätsel

puzzle-today = meadhall puzzle { $game }: das Rätsel des Tages von { $name } ({ $solved } von { $count } gelöst)
puzzle-today-solved = meadhall puzzle { $game }: das Rätsel des Tages von { $name } ist gelöst ({ $solved } von { $count } gelöst)
puzzle-streak = { $count ->
    [0] Noch keine Serie. Löse ein Rätsel des Tages, um eine zu beginnen.
    [one] Serie: 1 Tag
   *[other] Serie: { $count } Tage
}
puzzle-task = Eine Antwort ist deutlich besser als alle anderen. Welche?
puzzle-answer = Der Buchstabe deiner Antwort, oder zeigen, oder beenden:
puzzle-word-show = zeigen
puzzle-word-quit = beenden
puzzle-no-answer = Diesen Buchstaben hat keine Antwort.
puzzle-right = Richtig!
puzzle-wrong = Es gibt eine bessere Antwort: Deine gewinnt { $behind } von 100 Partien weniger (± { $within }). Versuch es noch einmal.
puzzle-why = Die beste Antwort gewinnt { $chance } von 100 Partien, die zweitbeste { $next }.
puzzle-chance = { $chance } % ± { $within }
puzzle-how = Gewinnchance aus { $worlds } Partien, die Bots von hier zu Ende spielten. ± sagt, wie sicher die Zahl ist (95 %). Bei allen außer der besten Antwort gilt es für den Abstand zur besten.
puzzle-next = Das nächste Rätsel: meadhall puzzle { $game } { $number }

# ---- Glück und Können

analysing = Die Partie wird analysiert
share = { $who }: { $start } % (±{ $within }) am Anfang, { $end } % am Ende
share-luck = Glück: { $luck } Punkte (±{ $within })
share-play = eigenes Spiel, verglichen mit dem Bot: { $play } Punkte (±{ $within })
share-others = Spiel der anderen: { $others } Punkte (±{ $within })
share-mistakes = nicht in dieser Summe: bessere Antworten waren { $cost } Punkte mehr wert (±{ $within })
judged-by-bots = Ein Punkt ist ein Prozent eines Sieges, wenn Bots von dort weiterspielen.
no-mistakes = Kein Fehler, der { $least } Punkte oder mehr kostet, ist sicher.
mistakes = { $n ->
    [one] Ein Fehler:
   *[other] { $n } Fehler, der schwerste zuerst:
}
mistake = Schritt { $at }, { $who }: { $chance } % statt { $could } % (±{ $within })
mistake-did = Gespielt: { $did }
mistake-better = Besser: { $better }
