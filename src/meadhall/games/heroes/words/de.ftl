# Heroes auf Deutsch. Die Buchstaben der Würfel sind W, F, E, A, L und C.
# Namen sind männlich, wenn sie kein .gender haben (f oder n).

# ---- Helden, Wesen, Zauber

hero-maris = Maris
    .gender = f
    .whole = Maris, Stimme der Gezeiten
hero-kaldor = Kaldor
    .whole = Kaldor Aschmantel
hero-brunna = Brunna
    .gender = f
    .whole = Brunna Tiefwurzel
hero-ilvane = Ilvane
    .gender = f
    .whole = Ilvane Himmelskind
creature-merrow_guard = Nixenwache
    .gender = f
creature-nymph = Nymphe
    .gender = f
    .ability = Heilquelle
creature-water_elemental = Wasserelementar
    .gender = n
    .ability = Kraftspende
creature-siren = Sirene
    .gender = f
    .ability = Lockgesang
creature-triton = Triton
    .ability = Dreizackwurf
creature-leviathan = Leviathan
creature-ice_dragon = Eisdrache
    .accusative = Eisdrachen
    .ability = Frostatem
creature-hellhound = Höllenhund
creature-glimmer = Irrlicht
    .gender = n
    .ability = Zerbersten
creature-salamander = Salamander
    .ability = Flammenspeien
creature-fire_elemental = Feuerelementar
    .gender = n
    .ability = Kraftspende
creature-ifrit = Ifrit
creature-phoenix = Phönix
    .ability = Wiedergeburt
creature-red_dragon = Feuerdrache
    .accusative = Feuerdrachen
    .ability = Flammenatem
creature-gnome = Gnom
    .accusative = Gnomen
    .ability = Golemruf
creature-golem = Golem
creature-earth_elemental = Erdelementar
    .gender = n
    .ability = Kraftspende
creature-cave_troll = Höhlentroll
    .ability = Zähes Fleisch
creature-basilisk = Basilisk
    .accusative = Basilisken
    .ability = Giftblick
creature-stone_giant = Steinriese
    .accusative = Steinriesen
    .ability = Felswurf
creature-stone_dragon = Steindrache
    .accusative = Steindrachen
    .ability = Bodenbeben
creature-harpy = Harpyie
    .gender = f
creature-sylphid = Sylphe
    .gender = f
    .ability = Luftgestalt
creature-air_elemental = Luftelementar
    .gender = n
    .ability = Kraftspende
creature-pegasus = Pegasus
    .ability = Windritt
creature-griffin = Greif
    .accusative = Greifen
    .ability = Krallen
creature-thunderbird = Donnervogel
    .ability = Donnerschlag
creature-storm_dragon = Sturmdrache
    .accusative = Sturmdrachen
    .ability = Unwetter
spell-magic_missile = Magiegeschoss
spell-command = Befehl
spell-dispel = Bannspruch
spell-tidal_wave = Flutwelle
spell-sunfire = Sonnenfeuer
spell-heart_of_the_mountain = Herz des Berges
spell-blessing = Segen
spell-fireball = Feuerball
spell-fire_raising = Brand
spell-rage = Raserei
spell-wall_of_fire = Feuerwand
spell-flaming_blade = Flammenklinge
spell-scorch = Versengen
spell-lightning = Blitzschlag
spell-chain_lightning = Kettenblitz
spell-haste = Eile
spell-teleport = Entrückung
spell-concentration = Konzentration
spell-misfortune = Unglück
spell-freezing = Vereisung
spell-healing = Heilung
spell-daze = Trägheit
spell-energy_drain = Kraftraub
spell-ice_shards = Eissplitter
spell-undertow = Sog
spell-poison = Gift
spell-life_drain = Lebensraub
spell-regeneration = Erneuerung
spell-stoneskin = Steinhaut
spell-rockfall = Steinschlag
spell-earthquake = Erdbeben

# ---- Figuren, Felder, Karten

a-hero = Held
    .accusative = Helden
no-hero = Noch kein Held
whole-hero = { FORM($hero, "whole") }
place = { $line ->
    [front] vorn
   *[back] hinten
} { $column }
beside-board = neben dem Brett
being = { FORM($card, "gender") ->
    [f] { WHOSE($owner, "e") }
   *[m] { WHOSE($owner) }
} { $card } ({ $space })
    .accusative = { FORM($card, "gender") ->
        [f] { WHOSE($owner, "e") }
        [n] { WHOSE($owner) }
       *[m] { WHOSE($owner, "en") }
    } { FORM($card, "accusative") } ({ $space })
target-being = { FORM($target, "gender") ->
    [f] { WHOSE($target_owner, "e") }
    [n] { WHOSE($target_owner) }
   *[m] { WHOSE($target_owner, "en") }
} { FORM($target, "accusative") } ({ $target_space })
card-on = { $card } ({ $space })
spell-at = { $space ->
    [player] „{ $spell }“ bei { WHO($seat, "dative") }
   *[other] „{ $spell }“ bei { WHO($seat, "dative") } ({ $card }, { $space })
}
tokens = { $power } Kraftmarker
life = { $life ->
    [one] 1 Lebenspunkt
   *[other] { $life } Lebenspunkte
}
kind = { $kind ->
    [physical] physische
   *[magical] magische
}
wounds = { $wounds ->
    [0] keine { kind } Wunde
    [one] 1 { kind } Wunde
   *[other] { $wounds } { kind } Wunden
}
reach = { $directions ->
    [F] trifft geradeaus
    [FR] trifft geradeaus und rechts davon
    [FB] trifft geradeaus und zu beiden Seiten
   *[ANY] trifft jede Spalte
}
need = { $symbol ->
    [none] { $n } gleiche Elemente
   *[other] { $n } { $symbol }
}
sentences = { $first } { $then }
several-of = { $n ->
    [one] { $creature }
   *[other] { $n }× { $creature }
}

# ---- was Karten tun

hero-text = Deine Zauber mit { $element } haben eine Verstärkung frei. Handelst du, fügt jedes { $weakness } auf deinen Würfeln deinem Helden 1 magische Wunde zu.
ability-text = { FORM($creature, "ability") }{ $when ->
    [exposed] { " " }(nur ungedeckt)
    [dead] { " " }(nur tot)
   *[any] { "" }
}: { $does }
target = Ziel: { $kind ->
    [any-exposed-being] eine ungedeckte Figur
    [any-own-being] eine deiner Figuren
    [any-creature] ein beliebiges Wesen
    [any-own-creature] eines deiner Wesen
    [any-player] ein beliebiger Spieler
    [any-permanent-spell] ein beliebiger Dauerzauber
    [one-or-two-exposed-beings-of-one-player] eine oder zwei ungedeckte Figuren eines Spielers
   *[any-being] eine beliebige Figur
}.
choose = Wähle { $kind ->
    [adjacent-own-creature] eines deiner Wesen daneben
    [own-permanent-spell-in-play] einen deiner Dauerzauber
    [any-exposed-being] eine ungedeckte Figur
    [opponent] einen Gegner
    [opponents-being] eine gegnerische Figur
    [opponents-exposed-being] eine ungedeckte gegnerische Figur
    [opponents-column] eine Spalte eines Gegners
    [free-space-on-own-board] ein freies Feld deines Bretts
    [own-golem-not-yet-activated-in-this-action] einen deiner Golems, der in dieser Handlung noch nicht aktiviert wurde
   *[own-being-and-an-adjacent-space-of-own-board] eine deiner Figuren
}.
op-wound = { $most ->
    [0] { $half ->
        [1] { victims } halb so viele { kind } Wunden, abgerundet.
       *[0] { $if_wounded ->
            [0] { victims } { wounds }.
           *[other] { victims } { wounds }, oder { $if_wounded }, wenn es schon verwundet ist.
        }
    }
   *[other] Jedes weitere Ziel muss neben dem vorigen stehen und erleidet { $less } Wunde weniger. Es sind höchstens { $most } weitere Ziele.
}
victims = { $whom ->
    [target] Das Ziel erleidet
    [each_target] Jedes Ziel erleidet
    [adjacent_to_target] Jede Figur neben dem Ziel erleidet
    [behind_target] Die Figur direkt dahinter erleidet
    [beside_target] Die Figuren direkt links und rechts davon erleiden je
    [each_in_column] Jede Figur in der Spalte erleidet
    [each_in_front_line] Jede Figur in der vorderen Reihe dieses Spielers erleidet
    [each_on_board] Jede Figur auf dem Brett dieses Spielers erleidet
   *[each_exposed_of_target] Jede ungedeckte Figur dieses Spielers erleidet
}
op-heal = { $whom ->
    [target] Heile { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } beim Ziel.
   *[chosen_own_Being] Heile { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } bei einer deiner Figuren.
}
op-discard = Dieser Spieler wirft { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} seiner Wahl ab.
op-reroll = Dieser Spieler würfelt sofort alle Würfel auf dem Tisch neu.
op-move = Versetze das Ziel auf ein beliebiges freies Feld deines Bretts.
op-shift = Schiebe das Ziel auf ein Feld daneben. Eine Figur, die dort steht, tauscht den Platz mit ihm.
op-turn-columns = In jeder Spalte dieses Spielers tauschen vorn und hinten die Plätze.
op-activate = { $attack_only ->
    [1] Das Ziel greift an, ohne Punkte zu kosten.
   *[0] Aktiviere das Ziel, ohne Punkte zu zahlen.
}
op-strike = Überlebt es ungedeckt und nicht gefroren, darf es zuschlagen: Eine ungedeckte gegnerische Figur erleidet so viele { kind } Wunden, wie es selbst hat.
op-add-power = Lege { $tokens } Kraftmarker auf das Ziel.
op-unmake = Das Ziel kommt auf die Ablage seines Spielers, egal wie viele Kraftmarker es hat.
op-remove-self = Dieses Wesen verlässt das Spiel.
op-return-self = Es kehrt mit { $wounds } Wunden auf dieses Feld zurück.
op-strength = { $bearer ->
    [player] Die Figuren dieses Spielers haben +{ $by } Stärke.
   *[other] Das Ziel hat +{ $by } Stärke.
}
op-activation-cost = { $bearer ->
    [player] Die Wesen dieses Spielers zu aktivieren kostet { $by ->
        [-1] 1 Punkt weniger, aber mindestens 1
       *[other] { $by } Punkt mehr
    }.
   *[other] Das Ziel zu aktivieren kostet { $by ->
        [-1] 1 Punkt weniger, aber mindestens 1
       *[other] { $by } Punkt mehr
    }.
}
op-reduce = { $bearer ->
    [player] Erleidet eine Figur dieses Spielers
   *[other] Erleidet das Ziel
} { $kind ->
    [physical] physische Wunden
    [magical] magische Wunden
   *[other] Wunden
}{ $from_opponents ->
    [1] { " " }durch einen Gegner
   *[0] { "" }
}, { $bearer ->
    [player] erleidet sie
   *[other] erleidet es
} { $by } weniger{ $least ->
    [0] { "" }
   *[other] , aber mindestens { $least }
}.
op-immune = Dieses Wesen erleidet keine { $kind ->
    [physical] physischen
   *[magical] magischen
} Wunden.
op-freeze = Das Ziel kann nicht angreifen, zuschlagen, sich bewegen, aktiviert werden oder seine Fähigkeit nutzen.
op-extra-die = Dieser Spieler würfelt mit 7 Würfeln.
op-stop-wound = { $bearer ->
    [player] Jedes Mal, wenn dieser Spieler handelt{ shown }, erleidet sein Held { wounds }{ for-each }.
   *[other] Jedes Mal, wenn der Spieler des Ziels handelt{ shown }, erleidet das Ziel { wounds }{ for-each }.
}
shown = { $if_shown ->
    [none] { "" }
   *[other] { " " }und seine Würfel mindestens ein { $if_shown } zeigen
}
for-each = { $each ->
    [none] { "" }
   *[other] { " " }für jedes { $each } auf seinen Würfeln
}
op-stop-heal = Jedes Mal, wenn du handelst, heilt dieses Wesen { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
op-may-draw = Nach jedem Zauber, den dieser Spieler wirkt{ $if_shown ->
    [none] { "" }
   *[other] , während seine Würfel mindestens ein { $if_shown } zeigen
}, darf er { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ziehen.
op-may-heal = Nach jedem Zauber, den dieser Spieler wirkt, darf er { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
} bei einer seiner Figuren heilen.
op-strike-back = { $bearer ->
    [player] Vor jedem Angriff auf eine Figur dieses Spielers erleidet der Angreifer { wounds }.
   *[other] Vor jedem Angriff auf dieses Wesen erleidet der Angreifer { wounds }.
}
enhancement = Jede Verstärkung: { $kind ->
    [wounds] 1 Wunde mehr
    [permanent] 1 Kraftmarker darauf
    [healing] heile 1 Wunde mehr
    [discard] 1 Karte mehr
   *[target] 1 Ziel mehr
}.

# ---- der Tisch

title = Heroes{ $mode ->
    [realtime] , Echtzeit
   *[relaxed] { "" }
}{ $format ->
    [team] , zwei gegen zwei
    [tournament] , Turnier
   *[standard] { "" }
}
phase-setup = Aufbau
phase-draft = Auslage
phase-army = Armeen
phase-place = Aufstellung
phase-hands = Starthände
phase-prepare = Alle würfeln
phase-rounds = Alle würfeln
phase-act = Handlung
phase-action = Handlung
phase-activate = Wesen handeln
phase-next = Weitere Handlungen
phase-resume = Ende der Runde
phase-stage = Nächster Abschnitt
phase-over = Ende
board = { YOU($seat) ->
    [yes] dein Brett
   *[no] Brett von { WHO($seat) }
}
kind-space = Feld
kind-tableau = Auslage
shelf = Auslage { $n }
dead = { $card }, tot
figure-hero = { $card }, { life }, { stands-now }{ bears-now }
figure-creature = { $card }, { life }, Stärke { $strength }, { reach }, Aktivierung { $activation }, { stands-now }{ $frozen ->
    [1] , gefroren
   *[0] { "" }
}{ bears-now }
stands-now = { $exposed ->
    [1] ungedeckt
   *[0] gedeckt
}
bears-now = { $spells ->
    [none] { "" }
   *[other] , trägt { $spells }
}
spell-on = { $power ->
    [0] { $spell }
   *[other] { $spell } ({ tokens })
}
cards-dice = Würfel
cards-hand = Hand
cards-deck = Stapel
cards-discard = Ablage
note-out = ausgeschieden
note = { $hero }{ $foe ->
    [none] { "" }
   *[other] , kämpft gegen { WHO($foe, "accusative") }
}{ $dice ->
    [none] { "" }
   *[other] , Würfel { $dice }
}, { life }{ $stunned ->
    [1] , betäubt
   *[0] { "" }
}{ $unplaced ->
    [0] { "" }
    [one] , noch 1 Karte aufzustellen
   *[other] , noch { $unplaced } Karten aufzustellen
}{ $hand ->
    [none] { "" }
   *[other] , Hand: { $hand }
}
fact-round = Runde
fact-beat = Wurf
fact-deck = Zauberstapel
fact-power = Kraftmarker: { spell-at }

# ---- wie man gewinnt

aim-win = { $way ->
    [team] Tötet beide Helden des anderen Teams. Das Team, das noch einen Helden hat, gewinnt.
    [tournament] Töte den Helden dir gegenüber. Die Sieger beider Duelle spielen das Finale.
    [points] Verwunde die anderen Helden. Wer zuerst { $points } Siegpunkte hat, gewinnt.
   *[standard] Töte die anderen Helden. Der letzte Held gewinnt.
}
aim-stop = Alle würfeln zugleich und behalten, was sie brauchen. Wer zuerst Stopp ruft, handelt zuerst, danach dürfen die anderen je einmal handeln.
aim-spells = Mit Würfeln bezahlst du Zauber. Übrige L aktivieren nach einem Zauber deine Wesen und bewegen deine Figuren.
aim-weakness = Wenn du handelst, erleidet dein Held 1 Wunde für jeden Würfel, der das Element seiner Schwäche zeigt.
signs = Auf Würfeln und Karten ist W Wasser, F Feuer, E Erde, A Luft, L Führung und C eine Karte.
chance-spells = ein Zauber
    .accusative = einen Zauber
chance-deck = ein Zauber
    .accusative = einen Zauber
chance-army = ein Wesen
chance-setup = die Reihenfolge der Spieler
points-hit-points = Lebenspunkte
points-victory-points = Siegpunkte

# ---- ein neuer Tisch

choice-players = Spieler
    .help = Wie viele mitspielen.
choice-mode = Tempo
    .help = Gegen die Uhr oder in Ruhe.
    .value-realtime = in Echtzeit
    .value-relaxed = in Ruhe
    .tells-realtime = Alle würfeln zugleich, so schnell sie wollen. Wer zuerst Stopp ruft, handelt zuerst. Für Antworten gibt es eine Frist.
    .tells-relaxed = Alle wählen geheim, was sie werfen, dann werfen alle. Ohne Eile: zum Lernen oder für eine Partie über Tage.
choice-format = Spielform
    .help = Wer gegen wen kämpft.
    .value-standard = jeder für sich
    .value-team = zwei gegen zwei
    .value-tournament = Turnier
    .tells-standard = Der letzte Held gewinnt.
    .tells-team = Zwei Duelle nebeneinander, dann kämpfen die Überlebenden gemeinsam weiter.
    .tells-tournament = Zwei Duelle, dann ein Finale der Sieger.
choice-elimination = Helden können sterben
    .help = Aus: Ein Held bei 0 ist betäubt und kann wiederkehren; 21 Siegpunkte gewinnen.
    .value-on = an
    .value-off = aus
choice-extra_win = Ende mit dem letzten Wesen
    .help = An: Ist das letzte Wesen gefallen, gewinnt, wer die meisten Lebenspunkte hat.
    .value-on = an
    .value-off = aus
choice-army = Armeen
    .help = Baue deine Armee oder nimm die, die auf deinem Brett aufgedruckt ist.
    .value-build = gebaut
    .value-preset = gedruckt
    .tells-seats = für alle, die die gedruckte Armee nehmen
choice-hero_text = Heldenfähigkeiten
    .help = Ob Helden eine Schwäche und eine freie Verstärkung haben.
    .value-on = an
    .value-off = aus
choice-enhancements = Verstärkungen
    .help = Ob Zauber verstärkt werden können.
    .value-on = an
    .value-off = aus
choice-no_action_penalty = Strafe für leeren Stopp
    .help = Ein Stopp ohne Handlung kostet deinen Helden 2 Wunden.
    .value-on = an
    .value-off = aus
    .tells-seats = für alle, die keine Strafe zahlen
choice-first_game = Erste Partie
    .help = Alle Vereinfachungen für eine erste Partie: gedruckte Armeen, keine Heldenfähigkeiten, keine Verstärkungen, keine Strafe, mehr Zeit.
    .value-on = an
    .value-off = aus
choice-fatigue = Ermüdung
    .help = Ruft lange niemand Stopp, erleidet jeder Held eine Wunde.
    .value-on = an
    .value-off = aus
choice-starting_hand = Starthand
    .help = So viele Karten ziehst du vor dem ersten Wurf.
choice-bots_replace = Bots springen ein
    .help = Ein Bot übernimmt für Spieler, die lange keine Verbindung haben.
    .value-on = an
    .value-off = aus
choice-beat_time = Zeit für einen Wurf
    .help = Sekunden, um deine Würfel zu wählen, an einem Tisch in der Halle. Danach werden die Würfel in deiner Hand geworfen.
    .value-none = keine Frist
    .value-60 = 60
choice-step_time = Zeit für andere Antworten
    .help = Sekunden für jede andere Antwort, an einem Tisch in der Halle. Danach wird die vorgesehene Antwort für dich gegeben.
    .value-none = keine Frist
    .value-60 = 60
choice-roll_time = Dauer eines Wurfs
    .help = Millisekunden von einer Landung deiner Würfel bis zur nächsten.
choice-latency_cap = Ausgleich für Verzögerung
    .help = So viele Millisekunden Verzögerung kosten dich nichts.
choice-stop_window = Fenster für Stopp
    .help = Wie lange der Tisch auf einen früheren Stopp wartet, der über eine langsame Leitung kommt, in Millisekunden.
choice-resume_delay = Countdown
    .help = Millisekunden, bevor alle wieder würfeln.
choice-auto_throw = Automatischer Wurf
    .help = Millisekunden, bis Würfel in deiner Hand von selbst geworfen werden.
choice-act_time = Zeit für eine Handlung
    .help = Sekunden für eine ganze Handlung.
choice-answer_time = Zeit für kurze Antworten
    .help = Sekunden für eine kurze Antwort.
choice-draft_time = Zeit für die Auslage
    .help = Sekunden, um eine Karte aus der Auslage zu nehmen.
choice-army_time = Zeit für die Armee
    .help = Sekunden, um deine Armee zu bauen.
choice-place_time = Zeit zum Aufstellen
    .help = Sekunden, um eine Karte aufzustellen.
choice-fatigue_first = Erste Ermüdung
    .help = Sekunden ohne Stopp, bis die Helden ermüden.
choice-fatigue_next = Weitere Ermüdung
    .help = Sekunden, bis sie wieder ermüden.
choice-bot_delay_min = Bots warten mindestens
    .help = Millisekunden.
choice-bot_delay_max = Bots warten höchstens
    .help = Millisekunden.
choice-grace = Frist bei Verbindungsabbruch
    .help = Sekunden, die der Tisch auf Spieler ohne Verbindung wartet.

# ---- Fragen

question-draft = Auslage: Nimm einen Helden oder einen Zauber der unteren Reihe (Zauber { $n } von { $of }).
question-draft-spell = Auslage: Nimm einen Zauber der unteren Reihe (Zauber { $n } von { $of }).
question-draft-hero = Auslage: Nimm einen Helden.
question-army = Baue deine Armee für höchstens { $points } Punkte. Welches Wesen wirbst du an?
question-place = Welche Karte stellst du auf?
question-place-where = { $card ->
    [none] Auf welches Feld?
   *[other] { $card }: auf welches Feld?
}
question-beat = Wurf Nummer { $beat }. Deine Würfel: { $dice }. Werfen, halten oder Stopp rufen?
    .brief = Wurf { $beat }: Welche Würfel wirfst du neu? Oder ruf Stopp und handle.
question-race = Werfen oder Stopp rufen?
question-clock = Was macht die Uhr?
question-action = Deine Würfel: { $dice }. Welche Handlung?
    .brief = Welche Handlung?
question-other-action = Deine Würfel: { $dice }. Welche Handlung?
    .brief = Welche Handlung?
question-next = Du hast noch { $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
}. Angreifen, Fähigkeit nutzen, bewegen oder beenden?
question-act-or-pass = Deine Würfel: { $dice }. { $idle ->
    [1] Du hast nichts, womit du handeln kannst. Passt du?
   *[0] Auch du darfst handeln. Handelst du, oder passt du?
}
    .brief = { $idle ->
        [1] Du hast nichts, womit du handeln kannst. Passt du?
       *[0] Auch du darfst handeln. Handelst du, oder passt du?
    }
question-free-enhancement = Die freie Verstärkung deines Helden nutzen?
question-pairs = Für eine Verstärkung zwei Karten abwerfen?
question-target = { $spell ->
    [none] Welches Ziel?
   *[other] { $spell }: Welches Ziel?
}
question-player = { $spell ->
    [none] Welcher Spieler?
   *[other] { $spell }: Welcher Spieler?
}
question-spell = Welcher Dauerzauber?
question-heal = Welche Figur wird geheilt?
question-where = Auf welches Feld?
question-does = Angreifen oder die Fähigkeit nutzen?
question-attack = { $attacker } greift an: welche Figur?
question-ability = Welches Ziel?
question-carry = Auf welches Feld?
question-move = Auf welches Feld?
question-burst = Welche Figur trifft das Zerbersten?
question-strike = Gegen welche Figur schlägt es zu?
question-shift-on = Noch eine Figur bewegen?
question-discard = Welche Karte wirfst du ab?
question-give-up-die = Welchen Würfel gibst du ab?
question-concentrate = Konzentration: eine Karte ziehen?
question-regenerate = Erneuerung: Welche Figur wird geheilt?
question-learn = Welchen Zauber lernst du?
question-third-place = Spielst du um den dritten Platz?
question-at-any-time = Was tust du?
warning-own = Dieser Zauber schadet deiner eigenen Seite.
warning-none = Ohne Handlung erleidet dein Held { $wounds } Wunden.
warning-idle-stop = Deine Würfel taugen zu keiner Handlung{ $spared ->
    [1] { "" }
   *[0] , und ein Stopp ohne Handlung kostet Wunden
}.

# ---- Antworten

option-take-hero = { $about ->
    [none] Held nehmen: { FORM($hero, "whole") }
   *[other] Held nehmen: { FORM($hero, "whole") }. { $about }
}
    .brief = { $hero } nehmen
option-take-card = „{ $spell }“ nehmen ({ $need }). { $about }
    .brief = „{ $spell }“ nehmen
option-hire = { FORM($creature, "accusative") } für { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
} anwerben: Stärke { $strength }, { $toughness ->
    [one] 1 Lebenspunkt
   *[other] { $toughness } Lebenspunkte
}, Aktivierung { $activation }, { reach }.{ $about ->
    [none] { "" }
   *[other] { " " }{ $about }
}
    .brief = { FORM($creature, "accusative") } anwerben ({ $cost })
option-done = Fertig, { $cost } von { $points } Punkten ausgegeben. Deine Armee: { $army ->
    [none] keine Wesen
   *[other] { $army }
}
    .brief = Fertig ({ $cost } von { $points } Punkten)
option-printed = Die Armee nehmen, die auf deinem Brett aufgedruckt ist
    .brief = Gedruckte Armee nehmen
option-place = { FORM($card, "accusative") } aufstellen{ $about ->
    [none] { "" }
   *[other] . { $about }
}
    .brief = { FORM($card, "accusative") } aufstellen
option-to = Auf { $space }
option-throw = { $which ->
    [none] { $none ->
        [hold] Halten: alle Würfel behalten
       *[hand] Die Würfel in der Hand werfen
    }
    [all] Alle Würfel werfen
   *[some] Würfel { $dice } werfen
}
    .brief = { $which ->
        [none] { $none ->
            [hold] Halten
           *[hand] Werfen
        }
       *[some] { $numbers } werfen
    }
option-call-stop = { $which ->
    [none] Stopp rufen
   *[some] Stopp rufen und Würfel { $dice } ein letztes Mal werfen
}
    .brief = { $which ->
        [none] Stopp
       *[some] Stopp, { $numbers } werfen
    }
option-give-up = Würfel { $dice } abgeben
option-cast-spell = „{ $spell }“ wirken. { $about }
    .brief = „{ $spell }“ wirken
option-free-use = Die freie Verstärkung nutzen
option-free-decline = Ohne sie wirken
option-pair = „{ $one }“ und „{ $other }“ abwerfen
    .brief = { $one } + { $other } abwerfen
option-enough = Keine Verstärkung mehr
option-at = { $card ->
    [none] { WHO($owner) }, { $space }
   *[other] { being }, { life }
}
    .brief = { $card ->
        [none] { WHO($owner) }, { $space }
       *[other] { being }
    }
option-at-beside = Der Phönix neben deinem Brett
option-no-more = Kein zweites Ziel
option-player = { WHO($seat) }
option-column = { YOU($seat) ->
    [yes] Deine Spalte { $column }
   *[no] { WHO($seat) }, Spalte { $column }
}
option-in-play = { spell-at }{ $power ->
    [0] { "" }
   *[other] , { tokens }
}
option-attack = Angreifen
option-use = Fähigkeit nutzen
option-activate = { $card ->
    [none] Von { $space } angreifen
   *[other] Mit { FORM($card, "gender") ->
        [f] der
       *[m] dem
    } { FORM($card, "accusative") } ({ $space }) angreifen: Stärke { $strength }, kostet { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }
}
    .brief = { $card ->
        [none] Von { $space } angreifen
       *[other] { $card }{ several }: Angriff für { $cost }
    }
option-use-ability = { $card ->
    [none] Den Phönix zurückholen
   *[other] Fähigkeit nutzen: { $card } ({ $space }), { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }. { $about }
}
    .brief = { $card ->
        [none] Den Phönix zurückholen
       *[other] { $card }{ several }: { FORM($card, "ability") } für { $cost }
    }
several = { $several ->
    [1] { " " }({ $space })
   *[0] { "" }
}
option-move = { $card ->
    [none] Von { $space } bewegen
   *[other] { being.accusative } bewegen
}
option-shift = { being.accusative } auf { $end } bewegen
option-drop = „{ $spell }“ abwerfen
option-stop = Niemanden mehr bewegen
option-draw = Karten ziehen
option-draw-none = Nichts ziehen
option-learn = Einen Zauber der Auslage lernen
option-dispel = Magie bannen: einen Dauerzauber schwächen
    .brief = Magie bannen
option-none = Keine Handlung
option-nobody = Niemand
option-end = Handlung beenden
option-act = Handeln
option-pass = Passen
option-yes = Um den dritten Platz spielen
option-no = Nicht um den dritten Platz spielen
option-go-on = Weiterspielen
option-concede = Partie aufgeben
option-pause = Um eine Pause bitten
option-land = Die Würfel landen
option-count = Der Stopp zählt
option-for-duel = Die Zeit läuft
option-pause-over = Die Pause endet
part-throw = werfen
part-stop = Stopp
part-die = Würfel { $n }

# ---- warum nicht

draft-top-row = „{ $spell }“ liegt in der oberen Reihe. Nimm einen Zauber der unteren Reihe.
leads-already = Du führst schon { $hero }.
hero-taken-already = { DOES($seat, "führst", "führt") } schon { $hero }.
hero-needed = Du hast schon { $spells } Zauber aus der Auslage. Jetzt brauchst du einen Helden.
no-space-in-army = Du hast { $most } Wesen. Das letzte Feld ist für deinen Helden.
creature-too-dear = { $creature } kostet { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}. Du hast { $paid } von { $points } ausgegeben.
no-copy-left = Von { $creature } gibt es nur { $copies } Karten.
of-another-hero = { $creature } gehört nicht zu { $hero }.
placed-already = Diese Karte steht schon auf deinem Brett.
space-taken = Dort steht eine Figur, und eine aufgestellte Karte bleibt stehen.
stop-needs-a-die = Für einen Stopp muss mindestens einer deiner Würfel auf dem Tisch bleiben.
only-to-revive = Dein Held ist betäubt. Du darfst nur zur Wiederbelebung stoppen, mit { $revive } C auf deinen Würfeln.
dice-in-hand = Zum Halten müssen alle Würfel auf dem Tisch liegen. Du hast { $dice } in der Hand.
throws-closed = Stopp ist gerufen. Niemand darf mehr werfen.
no-die-lifted = Du hast keinen Würfel aufgenommen.
still-in-air = Dein letzter Wurf ist noch nicht gelandet.
you-are-out = Du bist ausgeschieden.
duel-is-over = Dein Duell ist vorbei.
in-a-pause = Die Partie pausiert.
no-pause = Die Partie pausiert nicht.
agreed-already = Du hast schon zugestimmt.
preparation-not-begun = Der Countdown läuft noch.
called-already = Du hast schon Stopp gerufen.
pause-wanted-already = Es hat schon jemand um eine Pause gebeten.
too-few-symbols = „{ $spell }“ braucht { $need } { $symbol }. Deine Würfel zeigen { $shown }.
too-few-alike = „{ $spell }“ braucht { $need } gleiche Elemente. Du hast höchstens { $shown }.
spell-no-target = „{ $spell }“ hat jetzt kein Ziel.
too-few-cards = Du brauchst { $need } C. Deine Würfel zeigen { $shown }.
not-each-element = Du brauchst W, F, E und A. Auf deinen Würfeln fehlt: { $missing }.
no-spell-in-play = Kein Dauerzauber ist im Spiel.
no-spell-in-reach = Diese Handlung darf nur einen anderen Spieler treffen, und der trägt keinen Dauerzauber.
nothing-to-learn = In den Reihen, aus denen du nehmen darfst, liegt kein Zauber.
hero-waits = Dein Held darf sich erst nach einem Zauber bewegen und braucht 1 L, das der Zauber übrig lässt. Deine Würfel zeigen { $shown } L.
creature-waits = Dieses Wesen darf erst nach einem Zauber handeln und braucht { $cost ->
    [one] 1 L, das
   *[other] { $cost } L, die
} der Zauber übrig lässt. Deine Würfel zeigen { $shown } L.
learning-top-row = Für die obere Reihe brauchst du fünf C. Deine Würfel zeigen { $shown }.
being-cast = Du wirkst gerade „{ $spell }“ und kannst die Karte nicht abwerfen.
no-ability = { $creature } hat keine Fähigkeit zum Einsetzen.
ability-when-dead = „{ FORM($creature, "ability") }“ wirkt nur, solange { $creature } tot neben dem Brett liegt.
ability-when-exposed = Für „{ FORM($creature, "ability") }“ muss { $creature } ungedeckt stehen.
ability-needs-enhancements = „{ FORM($creature, "ability") }“ bewirkt ohne Verstärkungen nichts.
ability-no-target = „{ FORM($creature, "ability") }“ hat jetzt kein Ziel.
frozen = Diese Figur ist gefroren.
activated-already = Dieses Wesen hat in dieser Handlung schon gehandelt.
too-few-points = Das kostet { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}. Du hast noch { $points }.
heroes-do-not-attack = Helden greifen nicht an. Das tun nur Wesen.
no-way-out = Daneben ist kein Feld frei.
reaches-nobody = Es steht gedeckt oder erreicht niemanden.
not-adjacent = Dieses Feld liegt nicht daneben.
in-the-way = Dort steht eine Figur. Wähle ein freies Feld.
out-of-reach = { $creature } reicht nicht so weit.
being-bears = Diese Figur trägt schon „{ $spell }“.
player-bears = { DOES($seat, "trägst", "trägt") } diesen Zauber schon.
targets-of-one-player = Alle Ziele müssen Figuren desselben Spielers sein.
space-occupied = Dort steht eine Figur. Wähle ein freies Feld.
target-already = Diese Figur ist schon ein Ziel.
out-of-chain = Die Kette reicht nicht dorthin oder käme von dort nicht weiter.
could-do-nothing = Dieses Wesen könnte weder angreifen noch seine Fähigkeit nutzen.
moved-already = Dieser Zauber hat diese Figur schon bewegt.
affects-another = Diese Handlung trifft schon { WHO($seat, "accusative") }. Sie darf keinen anderen Spieler treffen.
not-your-being = Diese Figur gehört dir nicht.
not-your-spell = Diesen Zauber hast du nicht gewirkt.
is-a-hero = Das ist ein Held. Wähle ein Wesen.
no-opponent = Das Ziel muss ein Gegner sein.
nobody-there = Dort steht niemand.
spell-not-being = Das ist ein Zauber. Wähle eine Figur.
column-empty = In dieser Spalte steht niemand.
another-duel = Dieses Brett gehört zum anderen Duell.
player-is-out = { DOES($seat, "bist", "ist") } ausgeschieden.
one-target-needed = Du kannst nur auf das zweite Ziel verzichten.
phoenix-no-target = Ein toter Phönix ist kein Ziel dieses Zaubers.
no-phoenix = Du hast keinen toten Phönix, der zurückkehren könnte.
no-golem = Das ist keiner deiner Golems.
being-not-adjacent = Diese Figur steht nicht neben dem Wesen.
sheltered = Diese Figur ist gedeckt: Davor steht eine andere.

# ---- was eine Antwort bewirken würde

title-option = { FORM($option, "brief") }
title-spell = { $spell }{ $times ->
    [0] { "" }
    [one] , 1 Verstärkung
   *[other] , { $times } Verstärkungen
}
title-with-deed = { $spell }: { $deed }
title-throw = { $n ->
    [0] Halten
   *[other] { $n } Würfel werfen
}
title-stop = { $n ->
    [0] Stopp
   *[other] Stopp, letzter Wurf mit { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfeln
    }
}
title-revive = Stopp zur Wiederbelebung
deed-attacks = { $target ->
    [none] { $who } greift an
   *[other] { $who } greift { FORM($target, "accusative") } an
}
deed-strikes = { $target ->
    [none] { $who } schlägt zu
   *[other] { $who } schlägt gegen { FORM($target, "accusative") } zu
}
deed-ability = { $card } nutzt „{ FORM($card, "ability") }“
deed-moves = { $end ->
    [none] { $who } bewegt sich
   *[other] { $who } geht auf { $end }
}
deed-dispels = { $spell ->
    [none] Magie bannen
   *[other] Magie bannen: { $spell }
}
strength = Stärke { $n }
price = { $cards ->
    [0] { $need }
    [one] { $need } und 1 Karte
   *[other] { $need } und { $cards } Karten
}
paid = { $paid } von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
points-left = Danach { $n ->
    [one] bleibt 1 Punkt
   *[other] bleiben { $n } Punkte
} für Wesen und Bewegungen.
listing = { $said }
outcome = { $said }.
fate = { $who } { $said }
fate-unhurt = erleidet keine Wunden
fate-bursts = ist fort
fate-falls = fällt
fate-stunned = ist betäubt
fate-left = noch { $life }
fate-life = { $before } → { $left }
fate-stays = bleibt bei { $life }
fate-returns = kehrt zurück
fate-moves = kommt auf { $end }
fate-prevented = { $wounds ->
    [one] verhindert 1 Wunde
   *[other] verhindert { $wounds } Wunden
}
fate-spell = { $how ->
    [laid] { $power ->
        [0] bekommt „{ $spell }“
       *[other] bekommt „{ $spell }“ ({ tokens })
    }
    [changed] { $power ->
        [0] hat keinen Kraftmarker mehr auf „{ $spell }“
       *[other] hat { tokens } auf „{ $spell }“
    }
   *[ends] verliert „{ $spell }“
}
spell-on-being = { $how ->
    [laid] { $power ->
        [0] „{ $spell }“ bei { $who }
       *[other] „{ $spell }“ bei { $who } ({ tokens })
    }
    [changed] „{ $spell }“ bei { $who } { $power ->
        [0] hat keinen Kraftmarker mehr
       *[other] hat { tokens }
    }
   *[ends] „{ $spell }“ bei { $who } endet
}
mark-more = { $said }
would-draw = { DOES($seat, "ziehst", "zieht") } { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
would-discard = { DOES($seat, "wirfst", "wirft") } { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ab
would-reroll = { DOES($seat, "würfelst", "würfelt") } { $n } Würfel neu
would-gain-die = { DOES($seat, "bekommst", "bekommt") } einen Würfel
would-lose-die = { DOES($seat, "verlierst", "verliert") } einen Würfel
then-burst = dann wählst du, welche Figur es trifft
then-strike = dann darf es zuschlagen
then-concentrate = dann darfst du eine Karte ziehen
then-regenerate = dann darfst du eine Figur heilen
then-shift-on = dann darfst du noch eine Figur bewegen
then-discard = { YOU($seat) ->
    [yes] dann wählst du, was du abwirfst
   *[no] dann wählt { WHO($seat) } Karten zum Abwerfen
}
then-give-up-die = { YOU($seat) ->
    [yes] dann gibst du einen Würfel ab
   *[no] dann gibt { WHO($seat) } einen Würfel ab
}
match-won = { $n ->
    [one] die Partie
   *[other] die Partie, gemeinsam
}
hit-points = { $n ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
}
victory-points = { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
would-pass = Du tust nichts. Deine Würfel bleiben, wie sie liegen.
would-act = { $idle ->
    [1] Du hast nichts, womit du handeln kannst. Passen kostet nichts.
   *[0] Danach wählst du deine Handlung.
}
would-stop = { $n ->
    [0] Das Würfeln endet, und du handelst mit diesen Würfeln.
   *[other] Das ist dein letzter Wurf, und dann handelst du.
}
action-would-end = Die Handlung endet. { $points ->
    [one] 1 Punkt verfällt
   *[other] { $points } Punkte verfallen
}.
no-action = Du tust nichts.
comes-to-hand = „{ $spell }“ kommt auf deine Hand.
nothing-changes = Nichts ändert sich.
tires = Ruft jetzt niemand Stopp, erleidet jeder Held durch Ermüdung 1 Wunde.
would-revive = Dein Held kehrt zurück. Niemand sonst handelt.
thrown-last-wounds = Auch jedes { $face } im letzten Wurf verwundet deinen Helden.
odds-draw = Karten ziehen
odds-learn = Einen Zauber lernen
hero-brings = Bringt { $creatures } Wesenkarten zum Anwerben und den Zauber „{ $spell }“ mit.
hero-stays = Diesen Helden behältst du die ganze Partie.
moves-down = „{ $spell }“ rückt dann für den Nächsten nach unten.
joins-deck = Kommt in deinen Stapel. Kostet { $need }.
army-so-far = { $cost } von { $points } Punkten, { $n } von { $most } Wesen
points-lost = { $n ->
    [one] 1 Punkt verfällt, wenn du ihn
   *[other] { $n } Punkte verfallen, wenn du sie
} nicht ausgibst.
army-of = { $army ->
    [none] Keine Wesen.
   *[other] { $army }.
}
card-stays = Eine aufgestellte Karte bleibt stehen.
stands = { $exposed ->
    [0] Dort gedeckt.
   *[1] { $reached ->
        [none] Dort ungedeckt.
        [nobody] Dort ungedeckt, erreicht noch niemanden.
       *[other] Dort ungedeckt, in Reichweite: { OR($reached) }.
    }
}

# ---- was geschah

start-drawn = { DOES($seat, "nimmst", "nimmt") } zuerst aus der Auslage.
tableau-dealt = { $spells ->
    [none] Die Auslage ist leer.
   *[other] Die Auslage: { $spells }.
}
hero-taken = { DOES($seat, "nimmst", "nimmt") } { $hero }.
spell-taken = { $learned ->
    [1] { DOES($seat, "lernst", "lernt") } „{ $spell }“.
   *[0] { DOES($seat, "nimmst", "nimmt") } „{ $spell }“.
}
tableau-filled = Neu in der Auslage: { $spell }.
army-count = { WHO($seat) } { $n }
armies-chosen = Karten zum Aufstellen: { $counts }.
army-held = { $creatures ->
    [none] Deine Armee hat keine Wesen.
   *[other] Deine Armee: { $creatures }.
}
card-placed = { FORM($card, "gender") ->
    [f] { WHOSE($seat, "e") }
   *[m] { WHOSE($seat) }
} { $card } steht { $space }.
deck-shuffled = { DOES($seat, "mischst", "mischt") } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zu einem neuen Stapel.
spells-drawn = { DOES($seat, "ziehst", "zieht") } { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $lost ->
    [0] { "" }
   *[other] : Mehr sind nicht da
}.
spells-received = Neu auf deiner Hand: { $spells }.
preparation-began = Alle würfeln!
dice-thrown = { DOES($seat, "wirfst", "wirft") }{ $final ->
    [1] { " " }im letzten Wurf
   *[0] { "" }
} { $faces }.
dice-lifted = { DOES($seat, "wirfst", "wirft") } { $dice } Würfel.
dice-held = { DOES($seat, "hältst", "hält") }.
stop-called = { DOES($seat, "rufst", "ruft") } Stopp!
preparation-stopped = { $revive ->
    [1] { DOES($seat, "stoppst", "stoppt") } zur Wiederbelebung.
   *[0] { DOES($seat, "handelst", "handelt") } zuerst.
}{ $n ->
    [0] { "" }
    [1] { " " }{ YOU($late) ->
        [yes] Auch du hast Stopp gerufen.
       *[no] Auch { WHO($late) } hat Stopp gerufen.
    }
   *[other] { " " }Stopp gerufen haben auch { WHO($late) }.
}
fatigue-ticked = Niemand ruft Stopp: Die Helden ermüden.
action-began = { DOES($seat, "handelst", "handelt") } mit { $dice }.
action-passed = { DOES($seat, "passt", "passt") }.
no-action-taken = { DOES($seat, "tust", "tut") } nichts.
being-wounded = { being } erleidet { wounds }{ $why ->
    [attack] { "" }
    [weakness] { " " }durch { FORM($card, "gender") ->
        [f] ihre
       *[m] seine
    } Schwäche
    [fatigue] { " " }durch Ermüdung
    [spell] { " " }durch { $by_what }
    [creature] { " " }durch { FORM($by_what, "gender") ->
        [f] die
        [n] das
       *[m] den
    } { FORM($by_what, "accusative") }
   *[other] , weil nicht gehandelt wurde
}{ $prevented ->
    [0] { "" }
   *[other] { " " }({ $prevented } verhindert)
}: { $left ->
    [0] kein Lebenspunkt mehr
    [one] noch 1 Lebenspunkt
   *[other] noch { $left } Lebenspunkte
}.
being-healed = { $healed ->
    [0] { $left ->
        [0] { being } ist betäubt und kann nicht geheilt werden.
       *[other] { being } ist unverletzt.
    }
   *[other] { being } heilt { $healed ->
        [one] 1 Wunde
       *[other] { $healed } Wunden
    } und hat jetzt { $left ->
        [one] 1 Lebenspunkt
       *[other] { $left } Lebenspunkte
    }.
}
creature-died = { being } fällt{ $beside ->
    [1] { " " }und liegt neben dem Brett
   *[0] { "" }
}.
hero-fell = { $stunned ->
    [1] { WHOSE($seat) } Held ist betäubt.
   *[0] { WHOSE($seat) } Held fällt!
}
player-conceded = { DOES($seat, "gibst", "gibt") } auf.
spell-cast = { DOES($seat, "wirkst", "wirkt") } „{ $spell }“{ $enhanced ->
    [0] { "" }
    [1] , einmal verstärkt
    [2] , zweimal verstärkt
   *[other] , { $enhanced }-mal verstärkt
}.
spell-laid = „{ $spell }“ liegt jetzt bei { $space ->
    [player] { WHO($seat, "dative") }
   *[other] { WHO($seat, "dative") } ({ $card }, { $space })
}{ $power ->
    [0] { "" }
    [one] { " " }mit 1 Kraftmarker
   *[other] { " " }mit { $power } Kraftmarkern
}.
power-added = { spell-at } hat jetzt { tokens }.
power-removed = { spell-at } verliert einen Kraftmarker: { $power ->
    [0] keiner mehr da
   *[other] noch { $power }
}.
spell-ended = { spell-at } { $gone ->
    [1] ist aus dem Spiel
   *[0] endet
}.
spells-discarded = { DOES($seat, "wirfst", "wirft") } { $spells } ab.
attack-made = { being } { $strike ->
    [1] schlägt zu, gegen { target-being }
   *[0] greift { target-being } an
}.
ability-used = { being } nutzt „{ FORM($card, "ability") }“.
being-moved = { FORM($card, "gender") ->
    [f] { WHOSE($owner, "e") }
   *[m] { WHOSE($owner) }
} { $card } { $how ->
    [move] geht
    [shift] wird geschoben
    [teleport] wird entrückt
   *[turn] wechselt
} von { $start } auf { $end }.
phoenix-returned = { FORM($card, "gender") ->
    [f] { WHOSE($owner, "e") }
   *[m] { WHOSE($owner) }
} { $card } kehrt mit { $wounds } Wunden auf { $space } zurück.
creature-burst = { being } zerbirst.
die-gained = { DOES($seat, "bekommst", "bekommt") } einen siebten Würfel.
die-given-up = { DOES($seat, "gibst", "gibt") } Würfel { $die } ab.
dispel-began = { DOES($seat, "bannst", "bannt") } { $space ->
    [player] „{ $spell }“ bei { WHO($bearer, "dative") }
   *[other] „{ $spell }“ bei { WHO($bearer, "dative") } ({ $card }, { $space })
}.
points-scored = { DOES($seat, "bekommst", "bekommt") } { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} (insgesamt { $total }).
hero-revived = { WHOSE($seat) } Held kehrt mit { $hit_points } Lebenspunkten zurück.
preparation-resumed = Die Runde ist vorbei{ $n ->
    [0] { "" }
    [one] : { YOU($lifted) ->
        [yes] Du nimmst
       *[no] { WHO($lifted) } nimmt
    } alle Würfel in die Hand
   *[other] : { WHO($lifted) } { YOU($lifted) ->
        [yes] nehmt
       *[no] nehmen
    } alle Würfel in die Hand
}.
pause-wanted = { DOES($seat, "bittest", "bittet") } um eine Pause nach dieser Runde.
pause-ended = Die Pause ist vorbei.
duel-ended = Ein Duell ist vorbei. { $n ->
    [0] Niemand ist übrig.
   *[other] Noch dabei: { WHO($winners) }.
}
duel-began = { $name ->
    [joint] Die Übrigen spielen gemeinsam weiter
    [final] Das Finale beginnt
   *[third] Das Spiel um den dritten Platz beginnt
}: { WHO($seats) }.
third-place-declined = { DOES($seat, "spielst", "spielt") } nicht um den dritten Platz.
game-ended = { $why ->
    [last] Alle anderen Helden sind gefallen.
    [level] Die letzten Helden fielen zugleich.
    [creatures] Das letzte Wesen ist gefallen.
    [limit] Die letzte Runde ist vorbei.
    [points] Die nötigen Siegpunkte sind erreicht.
   *[stunned] Alle Helden sind betäubt.
}

# ---- in Zellen gezeichnet

drawn-hit-points = Lebenspunkte
drawn-strength = Stärke, Richtungen {" "}
drawn-name = (Name)
drawn-sheltered = {" "}gedeckt
drawn-frozen = gefroren
drawn-stop-call = S T O P P ! {" "}
drawn-stop = STOPP
drawn-beat = Wurf { $n }
drawn-in-secret = Alle wählen geheim.
drawn-clock-starts = Die Uhr läuft weiter in { $seconds } s
drawn-get-ready = Macht euch bereit: { $seconds } s
drawn-then-roll = Dann würfeln alle zugleich.
drawn-roll = Alle würfeln!
drawn-first-stop = Wer zuerst Stopp ruft, handelt zuerst.
drawn-fatigue = Ermüdung in { $seconds } s
drawn-flying = { $n } Würfel in der Luft
drawn-thrown-so = Nach diesem Wurf: { $odds }
drawn-answered = Du hast geantwortet.
drawn-key-stop-too = ruft auch Stopp
drawn-key-stop = ruft Stopp
drawn-key-lift = nehmen Würfel auf
drawn-key-throw = { $which ->
    [some] wirft { $numbers }
    [hold] hält
   *[hand] wirft sie
}
drawn-space = Leertaste
drawn-need = { $symbol ->
    [none] { $n } gleiche
   *[other] { $n } { $symbol }
}
drawn-missing = { $n ->
    [0] bereit
    [one] 1 fehlt
   *[other] { $n } fehlen
}

# ---- die Lektion

lesson-yours = Das sind deine Heldin Maris und ihre Wesen. Wer vorne steht, deckt die Figur dahinter.
    .title = Deine Seite
lesson-goal = Bring Brams Helden Kaldor auf 0 Lebenspunkte, dann gewinnst du. Er hat { $theirs }, deine Maris hat { $mine }.
    .title = So gewinnst du
lesson-needs = Mit Würfeln bezahlst du Zauber. Magiegeschoss braucht { $need } von einem Element. Du hast 2 Wasser; das gestrichelte Symbol fehlt noch.
    .title = Was ein Zauber braucht
lesson-roll = Alle würfeln gleichzeitig. Behalte Wasser und Helme: Tippe die beiden anderen Würfel an und wirf sie neu.
    .title = Würfeln
    .wrong-throw = Tippe zuerst beide Würfel im Licht an: Dann liegen sie in deiner Hand.
    .wrong-stop = Magiegeschoss ist noch nicht bereit. Würfle zuerst.
lesson-stop = Der Haken sagt: Magiegeschoss ist bereit. Ruf Stopp, bevor Bram es tut: Wer zuerst ruft, handelt zuerst.
    .title = Stopp!
    .wrong-throw = Du hast alles, was du brauchst. Ruf Stopp, bevor Bram es tut.
lesson-cast = Jetzt würfelt niemand mehr, und du hast eine Handlung. Wirke Magiegeschoss.
    .title = Einen Zauber wirken
    .wrong-cast = Auch der ist bereit. Wirke jetzt Magiegeschoss.
    .wrong-none = Dafür hast du Stopp gerufen: Wirke Magiegeschoss.
lesson-target = Kaldor ist gedeckt: Vor ihm steht ein Höllenhund. Für seine { $life } Lebenspunkte reicht dein Zauber: Triff ihn.
    .title = Ein Ziel wählen
    .wrong-at = Das könntest du treffen. Aber vor Kaldor steht der Höllenhund.
lesson-attack = Niemand deckt Kaldor jetzt. Helme, die der Zauber nicht brauchte, lassen Wesen handeln: Dein Leviathan kostet { $cost }. Wähle ihn.
    .title = Ein Wesen handelt
    .wrong-attack = Auch das könnte angreifen. Am härtesten trifft dein Leviathan.
    .wrong-use = Das ist eine Fähigkeit. Greif jetzt mit deinem Leviathan an.
    .wrong-move = Du könntest es bewegen. Greif jetzt mit deinem Leviathan an.
    .wrong-end = Du hast noch { $cost } Helme. Nutze sie zuerst.
lesson-foe = Die Pfeile auf seiner Karte zeigen, welche Spalten er erreicht. Greif Kaldor an.
    .title = Angreifen
    .wrong-at = Auch den erreicht er. Greif Kaldor an.
lesson-hit = Kaldor hat noch { $theirs } Lebenspunkte. Dann kam Brams Handlung: Sein Ifrit hat deinen Leviathan verwundet.
    .title = Schlag und Antwort
lesson-again = Ihr habt beide gehandelt, nehmt also alle Würfel zurück. Behalte die { $draw } Karten, die einen Zauber ziehen: Tippe den Rest an und wirf.
    .title = Eine neue Runde
    .wrong-throw = Tippe zuerst alle Würfel im Licht an: Dann liegen sie in deiner Hand.
    .wrong-stop = Das ginge. Aber ein Helm mehr würde helfen: Wirf zuerst.
lesson-act = Bram hat Stopp gerufen, und sein Magiegeschoss traf deinen Leviathan. Jetzt darfst auch du handeln, mit den Würfeln, wie sie liegen.
    .title = Als Zweiter handeln
    .wrong-pass = Wenn du passt, behältst du deine Würfel für die nächste Runde. Handle jetzt.
lesson-draw = Mit { $draw } Karten auf deinen Würfeln ziehst du einen Zauber. Mit { $learn } nimmst du einen aus der Auslage.
    .title = Einen Zauber ziehen
    .wrong-none = Deine Würfel zeigen { $draw } Karten. Zieh einen Zauber.
lesson-win = Jede Partie beginnt mit der Wahl eines Helden und { $spells } Zaubern. Dann würfle, ruf rechtzeitig Stopp und schlag zu, bis ein Held fällt.
    .title = Das ganze Spiel

# ---- warum eine Antwort auf ein Rätsel die beste ist

gain-creatures = Du hast mehr Wesen als die andere Seite.
gain-cards-in-hand = Du behältst mehr Zauber auf der Hand.
gain-hit-points = Du liegst bei den Lebenspunkten weiter vorn.
gain-less-near-death = Dein Held ist dem Tod ferner als der andere.
gain-worth-of-table-and-hand = Deine Wesen, Zauber und Karten sind mehr wert.
gain-worth-of-a-stop-with-these-dice = Deine Würfel sind mehr wert.

# ---- das Titelbild, wie es die Halle zeigt

cover = Ein schnelles Duell: Beide würfeln gleichzeitig, und wer zuerst Stopp ruft, handelt zuerst.
    .kind = Würfelduell
    .shows = Stich: Zwei Magier auf rissiger Erde. Feuer, Wasser und Wind treffen sich über einem Würfel, der gerade fällt.
