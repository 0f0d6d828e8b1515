# Was an einer Partiedatei, einer Option oder einer Antwort falsch ist. So heißt jede Nachricht: die ersten zwölf
# Wörter des englischen Satzes, der im Programm steht.

and-left-more = und { $left } weitere

# Rätsel

game-has-no-puzzles = zu { $game } gibt es keine Rätsel
there-is-no-puzzle-number-puzzles-are-numbered-1-to-most = es gibt kein Rätsel { $number }; die Rätsel haben die Nummern 1 bis { $most }
puzzle-number-of-game-no-longer-fits-the-rules = Rätsel { $number } von { $game } passt nicht mehr zu den Regeln

# Partiedateien

this-is-not-a-match-file-its-first-line-is-empty = das ist keine Partiedatei: Ihre erste Zeile ist leer
this-is-not-a-match-file-its-first-line-does-not-say = das ist keine Partiedatei: In ihrer ersten Zeile steht nicht ‚meadhall‘
the-file-ends-after-line-line-its-closing-line-is-missing = die Datei endet nach Zeile { $line }: Ihre Schlusszeile fehlt
this-match-of-game-cannot-go-on-the-list-table-has-changed = Dieses Spiel von { $game } kann nicht weitergehen: Die Liste { $table } hat sich seit Version { $version } geändert; nur jene Version öffnet es.
the-checkpoint-of-game-cannot-be-read-error = der Zwischenstand von { $game } lässt sich nicht lesen: { $error }
game-cannot-go-on-from-its-checkpoint-error = { $game } kann von seinem Zwischenstand nicht weitergehen: { $error }
game-cannot-go-on-from-its-checkpoint-the-rules-fail-with-kind = { $game } kann von seinem Zwischenstand nicht weitergehen: Die Regeln versagen mit { $kind }
game-no-longer-has-these-options-error = { $game } gibt es nicht mehr mit diesen Optionen: { $error }
line-1-the-commitment-commitment-is-not-that-of-the-seed-seed = Zeile 1: Der Fingerabdruck { $commitment } gehört nicht zum Seed ‚{ $seed }‘
line-number-comes-after-the-closing-line-which-must-be-the-last = Zeile { $number } steht hinter der Schlusszeile; die Schlusszeile muss die letzte sein
line-number-is-not-json-what = Zeile { $number } ist kein JSON: { $what }
line-number-is-not-a-json-object-but-found = Zeile { $number } ist kein JSON-Objekt, sondern { $found }
line-number-is-not-an-answer-chance-back-or-end-it-has = Zeile { $number } ist weder answer noch chance, back oder end; in ihr steht { $found }
nothing = nichts
line-number-place-what = Zeile { $number }{ $place }: { $what }
line-number-cannot-undo-back-entries-only-count-come-before-it = Zeile { $number }: So viele Einträge lassen sich nicht zurücknehmen: { $back }. Davor stehen { $count }
line-1-the-file-has-format-found-this-meadhall-reads-format-right = Zeile 1: Die Datei hat das Format { $found }; dieses Meadhall liest das Format { $right }
line-1-the-file-is-a-match-of-game-not-of-found = Zeile 1: Die Datei ist eine Partie von ‚{ $game }‘, nicht von ‚{ $found }‘
line-1-the-file-was-played-with-the-variant-name-digest-this = Zeile 1: Die Datei wurde mit der Variante { $name } ({ $digest }) gespielt; das hier ist { $here } ({ $other })
line-1-error = Zeile 1: { $error }
line-1-start-error = Zeile 1, start: { $error }
not-a-kind-what-place = kein { $kind }: { $what }{ $place }
this-file-holds-only-what-who-may-know-you-can-watch-it = diese Datei enthält nur, was { $who } wissen darf. Du kannst sie ansehen, aber nicht weiterspielen
seat-seat-place-place-with-points = Platz { $seat }: Rang { $place } mit { $points }
no-standings = keine Rangliste
a-spectator = ein Zuschauer
seat-seat = Platz { $seat }
the-closing-line-counts-said-lines-of-entries-but-there-are-count = die Schlusszeile zählt { $said } Zeilen mit Einträgen, doch da sind { $count }
the-closing-line-names-the-state-said-but-replaying-leads-to-name = die Schlusszeile nennt den Stand { $said }, doch nachgespielt führt die Partie zu { $name }: Eine Zeile oder die Regeln wurden geändert
the-closing-line-says-over-said-but-replaying-gives-over = in der Schlusszeile steht over = { $said }, nachgespielt ergibt die Partie { $over }
the-closing-line-says-said-by-the-rules-it-is-right = in der Schlusszeile steht { $said }; nach den Regeln ist es { $right }
line-1-named-players-are-named-but-seats-play = Zeile 1: genannte Spieler: { $named }, es spielen aber so viele: { $seats }
the-file-was-written-by-version-version-of-game-and-this-is = die Datei stammt von Version { $version } von { $game }, hier ist Version { $here }
the-file-was-written-with-different-content-of-game = die Datei wurde mit anderem Inhalt von { $game } geschrieben

# Nachspielen

line-number-decision-decision = Zeile { $number } (Entscheidung { $decision })
where-the-rules-fail-with-kind-error = { $where }: Die Regeln versagen mit { $kind }: { $error }
line-number-kind-cannot-be-value-it-could-be-among = Zeile { $number }: ‚{ $kind }‘ kann nicht { $value } sein; es könnte eines hiervon sein: { $among }
line-number-the-file-has-found-where-the-rules-ask-chance-for = Zeile { $number }: In der Datei steht ‚{ $found }‘, wo die Regeln den Zufall nach ‚{ $kind }‘ fragen
line-number-the-file-says-told-by-the-rules-it-is-given = Zeile { $number }: In der Datei steht { $told }; nach den Regeln ist es { $given }
line-number-the-file-says-told-but-nothing-like-that-happens-here = Zeile { $number }: In der Datei steht { $told }, doch nach den Regeln passiert hier nichts dergleichen
line-number-by-the-rules-missing-comes-first-and-the-file-leaves = Zeile { $number }: Nach den Regeln kommt erst { $missing }, und das fehlt in der Datei
line-number-the-digest-of-the-view-is-seen-but-replaying-gives = Zeile { $number }: Die Prüfsumme der Sicht ist { $seen }, doch das Nachspielen ergibt eine andere
key-of-seat-seat-secret = ‚{ $key }‘ von Platz { $seat }{ $secret }
secret = {" "}(geheim)
count-entries-undone = Zurückgenommenes (Einträge: { $count })
to-seat-seat = {" "}an Platz { $seat }
for-piece-piece = {" "}für Stück { $piece }

# Optionen

game-has-no-option-name-it-has-known = { $game } hat keine Option ‚{ $name }‘; es hat { $known }
game-option-name-cannot-be-value-it-is-right-clause = { $game }: Die Option { $name } kann nicht { $value } sein; möglich ist { $right } ({ $clause })
one-of-values = eines von { $values }
a-list-of-seats-like-0-2 = eine Liste von Plätzen wie 0,2
a-number-from-least-to-most = eine Zahl von { $least } bis { $most }
one-or-rest = { $one } oder { $rest }

# Optionen, die nicht zusammengehen

start-player-start-needs-that-seat-but-there-are-only-players-players = start_player = { $start } setzt diesen Platz voraus, doch so viele spielen: { $players }
adventure-adventure-needs-expansion-true = adventure = { $adventure } setzt expansion = true voraus
expansion-true-needs-adventure-4-or-5-not-adventure = expansion = true setzt adventure 4 oder 5 voraus, nicht { $adventure }
king-fog-left-left-needs-adventure-5-not-adventure = king_fog_left = { $left } setzt adventure 5 voraus, nicht { $adventure }
format-format-needs-seats-players-not-players = format = { $format } setzt { $seats } Spieler voraus, nicht { $players }
elimination-off-needs-format-standard-not-format = elimination = off setzt format = standard voraus, nicht { $format }
elimination-off-excludes-also-the-extra-condition-compares-hit-points = elimination = off schließt { $also } aus: Die Zusatzbedingung vergleicht Trefferpunkte
fatigue-off-needs-mode-realtime-a-relaxed-match-must-end = fatigue = off setzt mode = realtime voraus: Eine ruhige Partie muss enden
name-value-names-a-seat-that-does-not-play-seats-are-0 = { $name } = { $value } nennt einen Platz, der nicht mitspielt; die Plätze sind 0 bis { $last }
stop-window-window-must-be-at-least-half-of-latency-cap-cap = stop_window = { $window } muss mindestens die Hälfte von latency_cap = { $cap } sein
bot-delay-min-least-is-more-than-bot-delay-max-most = bot_delay_min = { $least } ist mehr als bot_delay_max = { $most }
solo-is-for-one-player-and-one-player-can-only-play-solo = Solo ist für einen Spieler, und ein Spieler kann nur Solo spielen (HP-MOD-04)
in-a-first-match-name-must-be-learning-not-value-hp-mod = in einer ersten Partie muss { $name } auf { $learning } stehen, nicht auf { $value } (HP-MOD-06)
teams-need-4-players-in-two-teams-or-6-players-in-two = Teams brauchen 4 Spieler in zwei Teams oder 6 Spieler in zwei oder drei Teams (HP-MOD-04)
three-teams-are-only-for-team-hp-tea-01 = drei Teams gibt es nur im Modus Team (HP-TEA-01)
mode-cannot-be-played-in-real-time-hp-mod-03 = { $mode } lässt sich nicht in Echtzeit spielen (HP-MOD-03)
mode-needs-the-usual-moral-and-style-hp-mod-02 = { $mode } setzt die übliche Moral und das übliche Land voraus (HP-MOD-02)
relief-is-for-five-or-six-heroes-not-for-players-sv-opt = „Weniger Macht zum Sieg“ ist für fünf oder sechs Helden, nicht für { $players } (SV-OPT-03)
the-unnamed-as-a-player-needs-the-fall-of-a-hero-set = der Namenlose als Mitspieler setzt den Fall eines Helden voraus; stelle fall auf on (SV-UNN-14)
two-heroes-play-without-the-fall-of-a-hero-sv-two-03 = zwei Helden spielen ohne den Fall eines Helden (SV-TWO-03)
two-heroes-play-without-the-unnamed-as-a-player-sv-two-03 = zwei Helden spielen ohne den Namenlosen als Mitspieler (SV-TWO-03)
legend-is-not-played-in-difficulty-story-ss-opt-10 = die Legende gibt es nicht im Schwierigkeitsgrad story (SS-OPT-10)
soul-storm-wants-both-natures-one-side-has-one-ss-opt-04 = der Seelensturm verlangt Ordnung und Chaos, eine Seite hat nur eines von beiden (SS-OPT-04)
players-players-lead-at-least-players-heroes-ss-set-01 = so viele Spieler führen mindestens so viele Helden: { $players } (SS-SET-01)

# Antworten

key-is-not-on-offer-for-question-clause-on-offer-keys = ‚{ $key }‘ steht bei ‚{ $question }‘ nicht zur Wahl ({ $clause }); zur Wahl stehen: { $keys }
seat-seat-is-not-asked-now-the-clock-is = Platz { $seat } ist nicht am Zug: Die Uhr läuft
seat-seat-is-not-asked-now-seat-asked-is = Platz { $seat } ist nicht am Zug, sondern Platz { $asked }

# Werte

expected-kind-got-found = hier gehört `{ $kind }` hin, und da steht `{ $found }`
expected-kind-of-length-least = zu kurz für `{ $kind }`; mindestens { $least } Zeichen
expected-kind-of-length-most = zu lang für `{ $kind }`; höchstens { $most } Zeichen
expected-kind-least = zu klein für `{ $kind }`; mindestens { $least }
expected-kind-most = zu groß für `{ $kind }`; höchstens { $most }
object-missing-required-field-name = es fehlt das Feld `{ $name }`
object-contains-unknown-field-name = ein Feld `{ $name }` gibt es hier nicht
invalid-value-value = den Wert { $value } gibt es hier nicht
invalid-enum-value-value = den Wert { $value } gibt es hier nicht
json-is-malformed-what-byte-at = bei Byte { $at } stimmt etwas nicht ({ $what })
input-data-was-truncated = es bricht mittendrin ab

# Anderes

game-has-no-bot-kind-it-has-bots = { $game } hat keinen Bot ‚{ $kind }‘; es hat { $bots }
bot-name-kind-has-no-settings-so-its-name-is-just-kind = Bot ‚{ $name }‘: Bei { $kind } gibt es nichts einzustellen, der Name ist einfach ‚{ $kind }‘
bot-name-give-a-time-such-as-thinker-0-2s-or-a = Bot ‚{ $name }‘: Gib eine Zeit an, wie in ‚thinker:0.2s‘, oder eine Zahl von Partien, wie in ‚thinker:400‘
creating-bot-name-failed-with-kind = Bot ‚{ $name }‘ ließ sich nicht erzeugen: { $kind }
name-is-not-a-bot-it-has-no-name-or-cannot-choose = ‚{ $name }‘ ist kein Bot: Er hat keinen Namen oder kann nicht wählen
the-match-is-over-and-nobody-can-move = die Partie ist vorbei, und niemand ist mehr am Zug

# Glück und Können

game-cannot-be-analysed-it-does-not-judge-its-positions = { $game } kann nicht analysiert werden: Das Spiel beurteilt seine Stellungen nicht
the-match-is-still-running-luck-and-skill-can-be-analysed-when = die Partie läuft noch: Glück und Können gibt es, wenn sie vorbei ist
this-file-holds-only-what-one-seat-knew-analyse-the-file-of = diese Datei enthält nur, was ein Platz wusste; analysiere die Datei der ganzen Partie
cannot-analyse-a-real-time-match-yet-its-result-also-depends-on = eine Partie in Echtzeit kann noch nicht analysiert werden: Ihr Ergebnis hängt auch von der Reaktionszeit ab
