# Sword & Sorcery auf Deutsch: erst die Sätze, dann Karten, Orte und das Buch der Geheimnisse.

# ---- das Abenteuer

quest-began = { $quest }{ $attempt ->
    [1] { "" }
   *[other] {" "}({ $attempt }. Versuch)
}. { FORM($quest, "intro") } Euer Ziel: { FORM($quest, "goal") }
goal = { FORM($quest, "goal") }
hero-picked = { DOES($seat, "führst", "führt") } { $hero }, { $title }.
round-began = Runde { $round }: { YOU($leader) ->
    [yes] Du führst
   *[no] { WHO($leader) } führt
} die Gruppe an.
quest-won = Die Gruppe gewinnt „{ $quest }“ in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}!
quest-lost = Die Gruppe verliert „{ $quest }“. { $why ->
    [dead] Alle Helden sind gefallen.
   *[time] Die Zeit ist abgelaufen.
}
campaign-ended = { $how ->
    [dawn] Die Kampagne ist gewonnen. Die Krone ist zerbrochen, ein neuer Tag bricht an.
    [crown] Die Kampagne ist gewonnen. Die Krone hat ein neues Haupt.
    [lost] Die Kampagne ist verloren.
    [abandoned] Ihr habt die Kampagne aufgegeben.
   *[won] Das Abenteuer ist vorbei.
}
event-ended = „{ $name }“ ist vorbei.

# ---- Helden

card-taken = { $hero } lernt „{ $card }“.
card-given-up = { $hero } gibt „{ $card }“ auf.
rank-changed = { $hero } hat jetzt Seelenrang { $rank }.
turn-began = { $hero } ist am Zug.
turn-began-of-a-ghost = Die Geisterseele von { $hero } ist am Zug.
figure-moved = { $how ->
    [bash] { $who } wird ins Feld „{ $area }“ gestoßen.
    [pull] { $who } wird ins Feld „{ $area }“ gezogen.
    [teleport] { $who } erscheint im Feld „{ $area }“.
    [back] { $who } weicht ins Feld „{ $area }“ zurück.
    [ghost] Die Geisterseele von { $who } schwebt ins Feld „{ $area }“.
    [interpose] { $who } wirft sich im Feld „{ $area }“ vor den Hieb.
   *[step] { $who } geht ins Feld „{ $area }“.
}
enemies-evaded = { $who } schlüpft im Feld „{ $area }“ an den Gegnern vorbei.
card-used = { $who } nutzt „{ $card }“.
card-used-on = { $who } nutzt „{ $card }“ (Ziel: { $target }).
card-used-service = { $who } zahlt für „{ $card }“.
card-used-companion = { $who } schickt { FORM($card, "accusative") } los.
defender-replaced = { $who } springt für { $target } ein ({ $card }).
activity-wasted = { $who } sieht nichts, und die Aktion misslingt.
nobody-acted = Die Karte ruft hier keinen Gegner auf: Niemand handelt.
activity-skipped = { $why ->
    [slow] { $who } ist verlangsamt und hört nach dem ersten Schritt auf.
   *[stun] { $who } ist betäubt und tut nichts.
}
hero-died = { $hero } fällt. Eine Geisterseele bleibt zurück.
hero-resurrected = { $hero } kehrt mit { $hp } LP ins Leben zurück.
wounds-healed = { $who } heilt { $n } LP.
save-made = { $who } würfelt { $number }, und der Rettungswurf braucht höchstens { $value }: { $saved ->
    [1] geschafft.
   *[0] misslungen.
}
soul-gained = Die Gruppe erhält { $n ->
    [one] 1 Seelenpunkt
   *[other] { $n } Seelenpunkte
} und hat { $left }.
soul-spent = Die Gruppe gibt { $n ->
    [one] 1 Seelenpunkt
   *[other] { $n } Seelenpunkte
} aus; { $left } bleiben.
crowns-gained = { $who } erhält { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}.
crowns-pay = { $who } zahlt { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}.
crowns-hand = { $who } gibt { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
} ab.
crowns-lost = { $who } verliert { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}.

# ---- Angriffe

attack-declared = { $who } greift { $target } an: { $name }.
attack-declared-on-an-area = { $who } greift alle in der Nähe an: { $name }.
attack-declared-by-a-trap = Die Falle greift an: „{ $name }“ gegen { $target }.
drawn-attack = Angriffswürfel
drawn-defense = Verteidigungswürfel
dice-rolled-attack = Angriffswürfel: { $dice }.
dice-rolled-defense = { $who } verteidigt sich mit { $dice }.
dice-rolled-reroll = { $who } würfelt neu: { $dice }.
dice-rolled-save = { $who } macht einen Rettungswurf.
dice-rolled-search = { $who } sucht und würfelt { $dice }.
dice-rolled-by-card = { $why }: { $dice }.
die = { $color ->
    [R] Rot
   *[B] Blau
} { $number } ({ $shows })
shows-hits = { $n ->
    [one] Treffer
   *[other] { $n } Treffer
}
shows-shield = Schild
shows-bolt = Blitz
shows-nothing = nichts
no-dice = keine Würfel
hits-counted = { $hits ->
    [0] Kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}{ $lethal ->
    [0] { "" }
   *[other] , { $lethal } tödlich
}.
hits-counted-with = { $hits ->
    [0] Kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}{ $lethal ->
    [0] { "" }
   *[other] , { $lethal } tödlich
} ({ $parts }).
change = { $card } { $change }
attack-defended = { $who } erleidet { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
attack-defended-stopped = { $who } erleidet { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}. Abgewehrt: { $stops }.
stopped-by-armor = { $n } durch Rüstung
stopped-by-magic = { $n } durch Magieschilde
stopped-by-shields = { $n } durch Schilde
wounds-suffered = { $who } verliert { $n } LP ({ $why }).
figure-slain = { $who } ist besiegt.{ $soul ->
    [0] { "" }
    [one] {" "}Die Gruppe erhält 1 Seelenpunkt.
   *[other] {" "}Die Gruppe erhält { $soul } Seelenpunkte.
}
figure-slain-by = { $by } besiegt { $who }.{ $soul ->
    [0] { "" }
    [one] {" "}Die Gruppe erhält 1 Seelenpunkt.
   *[other] {" "}Die Gruppe erhält { $soul } Seelenpunkte.
}
figure-left = { $who } ist fort.

# ---- Marker

token-gained = { $kind ->
    [ko] { $who } ist K.O.
    [stun] { $who } ist betäubt.
    [slow] { $who } ist verlangsamt.
    [blind] { $who } ist geblendet.
    [exhaust] { $who } ist erschöpft.
    [bleeding] { $who } blutet.
    [hidden] { $who } ist verborgen.
    [magic-shield] { $who } hat { $token }.
    [again] { $who }: { $token }.
    [immune] { $who } ist jetzt { $token }.
    [buff] { $who }: { $token }.
   *[other] { $who } erhält { $token }.
}
token-lost = { $who }: „{ $token }“ endet.
power-refreshed = { $who } kann „{ $card }“ wieder nutzen.
token-ko = K.O.
token-poison = Gift{ $n ->
    [0] { "" }
   *[other] {" "}{ $n }
}
token-blind = Geblendet
token-slow = Verlangsamt
token-stun = Betäubt
token-bleeding = Blutung
token-exhaust = Erschöpft
token-fire = { $n ->
    [0] Feuer
    [1] Feuer I
   *[2] Feuer II
}
token-hidden = Verborgen
token-rune = { $n ->
    [one] 1 Rune
   *[other] { $n } Runen
}
token-magic-shield = { $n ->
    [one] 1 Magieschild
   *[other] { $n } Magieschilde
}
token-critical-armor = Kritisch: Rüstung{ $red ->
    [1] {" "}(rot)
   *[0] { "" }
}
token-critical-hits = Kritisch: Treffer{ $red ->
    [1] {" "}(rot)
   *[0] { "" }
}
token-critical-defense = Kritisch: Verteidigung{ $red ->
    [1] {" "}(rot)
   *[0] { "" }
}
token-critical-movement = Kritisch: Bewegung{ $red ->
    [1] {" "}(rot)
   *[0] { "" }
}
token-bash = Stoß
token-pull = Heranziehen
token-again = noch einmal: { $token }
buff-hits = { $n } Treffer bei Angriffen
buff-armor = { $n } Rüstung
buff-def-dice = { $n } Würfel bei der Verteidigung
buff-move = { $n } Bewegungspunkt
buff-marked = Angriffe dagegen erhalten { $n } Treffer
buff-free-evade = das nächste Ausweichen löst keine Angriffe aus
buff-immune = immun: { $warded }
buff-taunt = Gegner bis Entfernung { $n } müssen diesen Helden angreifen
whispered-foe = -1 Treffer beim nächsten Angriff dieser Runde
whispered-friend = darf in dieser Runde einen Würfel neu würfeln

# ---- was ohne Karte wirkt

source-poison = Gift
source-bleeding = Blutung
source-fire = Feuer
source-deadly = tödlicher Boden
source-second = noch einmal derselbe Zustand
source-soul-storm = Seelensturm
source-bare-hands = bloße Hände
source-whisper = Flüstern einer Geisterseele
source-supremacy = Übermacht
source-critical = Kritisch: Treffer
source-close = zu nah
source-frenzy = Raserei
source-focus = Fokus
source-runes = Runen
source-bolt = Blitz

# ---- Karten

card-drawn = { $deck ->
    [encounter] Begegnung: { $card }. { FORM($card, "text") }
    [event] Ereignis: { $card }. { FORM($card, "text") }
    [trap] Falle: { $card }. { FORM($card, "text") }
    [power] Kraft: { $card }. { FORM($card, "text") }
    [search] Suche: { $card }. { FORM($card, "text") }
   *[story] Geschichte: { $card }.
}
cards-peeked = { $deck ->
    [treasure] Als Nächstes im Schatzstapel: { $cards }.
   *[encounter] Als Nächstes im Begegnungsstapel: { $cards }.
}
cards-peeked-nothing = { $deck ->
    [treasure] Der Schatzstapel ist leer.
   *[encounter] Der Begegnungsstapel ist leer.
}
card-put-back = { $where ->
    [on] „{ $card }“ kommt oben auf den Stapel.
    [under] „{ $card }“ kommt unter den Stapel.
   *[discard] „{ $card }“ wird abgelegt.
}
card-text = { FORM($card, "text") }
card-spent = { FORM($card, "text") } Für dieses Abenteuer verbraucht.
card-resting = { FORM($card, "text") } Bereit in { $wait ->
    [one] 1 Zeitphase
   *[other] { $wait } Zeitphasen
}.
item-dice = { FORM($card, "text") } Würfel: { $dice }.
purse = Beutel mit { $crowns } Kronen
enchanted = { $item } ({ $enchantment })
numbered = { $name } { $number }
who-party = die Gruppe
an-enemy = ein Gegner
a-hero = der Held
the-attack = Angriff
numeral = { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[7] VII
}

# ---- Gegner

enemy-entered = { $who } erscheint im Feld „{ $area }“.
enemy-entered-before = { $who } erscheint im Feld „{ $area }“. Die Karte geht an { $hero }.
nobody-entered = Im Feld „{ $area }“ erscheint kein Gegner „{ $name }“: Alle Figuren sind schon auf dem Plan.
shadow-revealed = Im Feld „{ $area }“ nimmt ein Schatten Gestalt an.
enemy-activated = { $enemy } { FORM($rule, "done") } ({ $why }).
deeds = { $deeds }
    .done = { FORM($deeds, "done") }
deed-target = auf { $victim } zielen
    .done = zielt auf { $victim }
deed-attack = Angriff
    .done = greift an
deed-attack-by = Angriff mit { $attack }
    .done = greift mit { $attack } an
deed-power = Kraft
    .done = setzt eine Kraft ein
deed-move = { $n ->
    [one] 1 Feld ziehen
   *[other] { $n } Felder ziehen
}
    .done = { $n ->
    [one] zieht 1 Feld
   *[other] zieht { $n } Felder
}
deed-close = bis Entfernung { $to } herankommen
    .done = kommt bis Entfernung { $to } heran
deed-retreat = { $n } zurückweichen
    .done = weicht { $n } zurück
aims-at-nobody = kein Held ist erreichbar
aims-by-menace = der Drohungsmarker; { $far ->
    [0] im selben Feld
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}
aims-by-taunt = der Schlachtruf; { $far ->
    [0] im selben Feld
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}
aims-by-nearest = niemand in Sicht; nächster Held, { $far ->
    [0] im selben Feld
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}
aims-by-icon = { $icon ->
    [weak] am schwächsten in Sicht
    [strong] am stärksten in Sicht
    [frail] am schlechtesten gerüstet in Sicht
    [rich] am reichsten in Sicht
    [caster] zauberkundig in Sicht
    [law] für die Ordnung und in Sicht
    [loner] am einsamsten in Sicht
    [crowded] wo die meisten stehen
    [unpoisoned] noch nicht vergiftet
   *[closest] am nächsten in Sicht
}; { $far ->
    [0] im selben Feld
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}

# ---- Dinge und Türen

door-opened = { $door } öffnet sich.
door-opened-by = { $by } öffnet { $door }.
door-between = die { $locked ->
    [1] verschlossene Tür
   *[0] Tür
} „{ $a } – { $b }“
lock-removed = { $chest ->
    [1] { $by } löst das magische Schloss einer Truhe.
   *[0] { $by } löst das magische Schloss einer Tür.
}
item-moved = { $how ->
    [drop] { $who } legt ab: { $item }.
    [pick] { $who } hebt auf: { $item }.
    [wear] { $who } legt an: { $item }.
    [bag] { $who } steckt ein: { $item }.
    [lose] { $who } gibt ab: { $item }.
    [buy] { $who } kauft: { $item }.
    [sell] { $who } verkauft: { $item }.
    [hand] { $who } gibt weiter: { $item }.
    [box] { $who } verbraucht: { $item }.
   *[gain] { $who } erhält: { $item }.
}
offer-made = { $who } bietet { $to } einen Tausch an: { $parts }.
offer-answered = { $agreed ->
    [1] { $who } und { $to } werden einig: { $parts }.
   *[0] { $to } lehnt ab: { $parts }.
}
item-for = „{ $item }“ für { $who }
crowns-for = { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
} für { $who }

# ---- die Geschichte

labels-shown = { DOES($seat, "entscheidest", "entscheidet") } für die Gruppe: { OR($labels) }.
quoted-label = „{ $label }“
branch-decided = { DOES($seat, "wählst", "wählt") }: „{ $what }“.
page = { $de }
priced-label = { $label } ({ $price } Kronen)
chest-opened = { $who } öffnet eine Truhe.
work-begun = { $who } beginnt die Arbeit. Sie braucht weitere Aktionen.
bell-tolled = Die Glocke schlägt, und die ganze Besatzung hält inne und lauscht.
bells-held = Die Gruppe hat { $n ->
    [one] 1 Glockenmarker
   *[other] { $n } Glockenmarker
}.
villager-led = { $who } führt jemanden aus dem Dorf.
villager-safe = { $who } bringt jemanden aus dem Dorf in Sicherheit.
villager-dead = Der Schützling aus dem Dorf, den { $who } führte, stirbt.
key-dropped = { $who } lässt fallen: { $card }.
terrain-added-deadly = Der Boden im Feld „{ $area }“ ist jetzt tödlich.
terrain-added-difficult = Der Boden im Feld „{ $area }“ ist jetzt schwer begehbar.
gate-opened = Die Pforte im Feld „{ $area }“ öffnet sich.
gate-closed = Die Pforte im Feld „{ $area }“ schließt sich.
shadow-gone = Der Schatten im Feld „{ $area }“ verschwindet.
woken = { $who } erwacht.
pacified = { $who } lässt euch in Ruhe.
hostile-again = { $who } ist wieder euer Feind.
menace-moved = Der Drohungsmarker von { $who } geht an { $to }.
menace-removed = Der Drohungsmarker von { $who } wird beiseitegelegt.
token-laid = Der Marker von „{ $card }“ liegt im Feld „{ $area }“.
token-sprung = { $who } löst „{ $card }“ aus.
appeared = { $who } erscheint im Feld „{ $area }“.

# ---- der Tisch

phase-gathering = Die Gruppe sammelt sich
phase-setup = Aufbau
phase-time = Zeitphase
phase-of-hero = { $who } ist am Zug
phase-of-enemy = Gegnerzug nach { $who }
phase-event = Ereignisphase
phase-market = Auf dem Markt
phase-won = Das Abenteuer ist gewonnen
phase-lost = Das Abenteuer ist verloren
leads = { $who } ({ $title } { $rank })
leads-heroes = { $heroes }
leads-the-party = { $heroes }; führt die Gruppe an
cards-power = Kräfte
cards-power-of = { $who }: Kräfte
cards-item = Ausrüstung
cards-item-of = { $who }: Ausrüstung
cards-crowns = Kronen
cards-crowns-of = { $who }: Kronen
cards-enemy = Gegner
cards-enemy-of = { $who }: Gegner
cards-master = Meister
cards-event = Ereignis
cards-sky = Himmel
enemy-line = { $far ->
    [1] Weiter weg
   *[0] Entfernung { $band }
}: { $deeds }, gegen { $victim } ({ $why }).
enemy-line-at-nobody = { $far ->
    [1] Weiter weg
   *[0] Entfernung { $band }
}: { $deeds } ({ $why }).
fact-round = Runde
fact-soul = Seelenpunkte
fact-events = Ereigniskarten übrig
fact-bag = Gegnermarker im Beutel
fact-bells = Glockenmarker
fact-counted-dead = Dorfleute tot
fact-counted-saved = Dorfleute gerettet
fact-counted-furnaces = gelöschte Öfen
fact-movement = Bewegungspunkte
fact-combat = Kampfaktionen
fact-action = Aktionen
fact-crowns = Kronen von { $who }
hp-of = { $who }, LP
figure = { $who }, { $hp } LP
figure-marked = { $who }, { $hp } LP ({ $marks })
figures-left = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
}
asleep = schläft
peaceful = friedlich
ghost-of = Geisterseele von { $who }
with-article = { $name }
area-note = { $parts }
terrain-lit = hell
terrain-difficult = schwer begehbar
terrain-deadly = tödlich
terrain-chasm = Abgrund
door-to = Tür nach „{ $area }“
locked-door-to = verschlossene Tür nach „{ $area }“
magic-lock-to = magisches Schloss an der Tür nach „{ $area }“
a-shadow = ein Schatten
a-chest = eine Truhe
a-locked-chest = eine Truhe mit magischem Schloss
a-search-token = ein Suchmarker
a-marker = ein Geschichtsmarker: { $deed }
a-gate = eine Pforte
the-shrine = der Seelenschrein
lying = { $things }
moment-declared = Angesagt. Noch ist nicht gewürfelt.
moment-hits = { $dice }: bisher { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}.
moment-defense = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
} gegen { $dice }: bisher { $n ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $n } Wunden
}{ $lethal ->
    [0] { "" }
   *[other] , { $lethal } tödlich
}.

# ---- Fragen

question-hero = Welchen Helden führst du?
question-hero-again = Welchen Helden führst du noch?
question-nature = Ordnung oder Chaos für { $who }?
question-power = Welche Kraft lernt { $who }?
question-power-of-several = Welche Kraft lernt { $who }? ({ $nth } von { $of })
question-talent = Welches Talent lernt { $who }?
question-give-up = Was gibt { $who } auf?
question-start = Wo beginnt jeder Held?
question-who-acts = Wer ist als Nächstes am Zug?
question-act = { $hero }: Was nun?
question-ghost = Die Geisterseele von { $hero }: Wohin?
question-evade = Die Gegner hier schlagen zu. Trotzdem ausweichen?
question-target = { $aim }: Auf welchen Gegner?
question-on-whom = { $aim }: Auf wen?
question-which-area = { $aim }: Wo?
question-hit = Womit verstärkst du den Angriff?
question-which-dice = Welche Würfel würfelst du neu?
question-defend = Womit verstärkst du die Verteidigung?
question-interpose = { $striker } greift { $foe } an. Einspringen?
question-would-die = Das wäre das Ende für { $hero }. Was nun?
question-riposte = Der Angriff ist vorbei. Zurückschlagen?
question-after-kill = Besiegt! Eine Kraft nutzen?
question-free-step = Ein Schritt ohne Kosten: Wohin?
question-bash = Dein Stoß schiebt { $foe } weg: Wohin?
question-enemies = Welche Gegner?
question-cure = Welche Marker legst du ab?
question-refresh = Welche Kraft wird bereit?
question-bag = Die Tasche von { $who } ist zu voll. Was muss weg?
question-exchange = Was wechselt den Besitzer?
question-how-many-crowns = Wie viele Kronen gehen mit?
question-agree = Nimmst du den Tausch an?
question-equip = Anlegen?
question-companion-step = Wohin geht der Gefährte?
question-companion-target = Welchen Gegner greift der Gefährte an?
question-which-number = Welcher Würfel zählt?
question-trap = Welche Falle löst aus?
question-reroll = Diesen Würfel neu würfeln?
question-search-dice = Zwei Würfel liegen. Neu würfeln?
question-open = Was öffnest du?
question-reorganize = Was legst du an?
question-gear = Womit geht { $who } los?
question-drop-crowns = Wie viele Kronen legst du ab?
question-paragraph = Was tut ihr?
question-choose = Wähle eines.
question-choose-hero = Welcher Held?
question-choose-hero-crowns = Welcher Held erhält { $n } Kronen?
question-choose-hero-heal = Welcher Held heilt { $n } LP?
question-choose-hero-item = Welcher Held nimmt „{ $n }“?
question-choose-hero-refresh-power = Welcher Held macht eine genutzte Kraft bereit?
question-choose-hero-cure = Welcher Held legt alle Zustände sowie Kritisch- und Feuermarker ab?
question-peek-discard = Welche Karte legst du ab?
question-peek-order = Welche Karte kommt als Nächste?
question-peek-place = Auf den Stapel oder darunter?
question-toll = Einen Glockenmarker ausgeben, um diese Begegnung aufzuheben?
question-share = Wie viel zahlt { $who }?
question-victim = Welchen Helden greift der Gegner an?
question-path = Welchen Weg nimmt der Gegner?
question-gate = Durch welche Pforte?
question-soul = Seelenpunkte für { $who } ausgeben?
question-market = Der Markt: Was möchte { $hero }?
question-party-services = Was kauft die Gruppe im Wirtshaus?
question-lost = Das Abenteuer ist verloren. Noch einmal?
question-spoils = Das Abenteuer ist gewonnen! Was nimmt { $who } mit?
question-guide = Welchen Schatten entfernt der Führer?

# ---- Antworten

option-to = { $evade ->
    [1] Ausweichen: { $area }{ $cost ->
        [1] { "" }
       *[other] {" "}({ $cost } Punkte)
    }
   *[0] Gehen: { $area }{ $cost ->
        [1] { "" }
       *[other] {" "}({ $cost } Punkte)
    }
}
option-toward = Dorthin: { $area }
option-area = { $area }
option-foe = { $who }, { $hp } LP ({ $area })
    .brief = { $who }, { $hp } LP
option-foe-gone = Ein Gegner, der fort ist
option-companion-meant = { $who }
option-hero = { $who }, { $hp } LP
option-ghost = { $who }, Geisterseele
option-lead = { $hero } ({ $people }) führen: { $law } der Ordnung oder { $chaos } des Chaos
    .brief = { $hero }
option-nature = { $nature }: { $title }, { $hp } LP. { $power }: { FORM($power, "text") }
    .brief = { $nature }: { $title }
nature-law = Ordnung
nature-chaos = Chaos
option-open = Öffnen: { $door }
    .brief = Öffnen: { $beyond }
option-open-chest = Truhe öffnen
option-unlock = Magisches Schloss lösen
option-stand = Aufstehen
option-halt = Bewegung beenden; die nächste hat wieder alle Punkte
    .brief = Bewegung beenden
option-attack = Mit der Waffe angreifen
    .brief = Angreifen
option-use = { $card }: { FORM($card, "text") }
    .brief = { $card }
option-power = { $card }
option-dash = Spurt: 1 Bewegungspunkt, oder aufstehen
    .brief = Spurt
option-provoke = Provozieren: { $who }
option-search = Das Feld durchsuchen
    .brief = Suchen
option-interact = { $deed }
marker-clapper = den Klöppel nehmen
marker-cage = den Käfig ansehen
marker-bell = die Glocke läuten
marker-miller = den Müller holen
marker-priest = die Priesterin holen
marker-twins = die Zwillinge holen
marker-widow = die Witwe holen
marker-tollstone = den Zollstein lesen
marker-vein = die Silberader aufbrechen
marker-keyhook = den Schlüssel nehmen
marker-lamp = die Lampe löschen
marker-font = ins Becken blicken
marker-furnace = den Ofen ausräumen
marker-cell = die Zelle öffnen
option-companion = Gefährten einsetzen
option-end = Zug beenden
option-end-campaign = Kampagne beenden
option-again = Noch einmal versuchen
option-again-market = Noch einmal über den Markt
option-whisper-foe = { $who } etwas zuflüstern: -1 Treffer beim nächsten Angriff
option-whisper-friend = { $who } etwas zuflüstern: darf einen Würfel neu würfeln
option-evade = Ausweichen
option-stay = Bleiben
option-stop = Anhalten
option-hold = Nicht angreifen
option-die = { $die } neu würfeln
option-die-at = Würfel { $number } neu würfeln
option-reroll = Neu würfeln: { $card }
option-redo = Die { $number } neu würfeln: { $card }
option-redo-both = Beide neu würfeln: { $card }
option-focus = Fokus: +{ $n } Treffer, { $free ->
    [1] ohne Kosten
   *[0] kostet eine Aktion
}
option-rune = Eine Rune ausgeben
option-edge = Rune der Schärfe: +1 Treffer
option-done = Fertig
option-enough = Das reicht
option-no = Nein
option-yes = Ja
option-die-now = Sterben
option-cure = { $token } ablegen
option-number = Die { $n } nehmen
option-take-power = { $power } ({ $rank }, { $use ->
    [combat] Kampfaktion
    [action] Aktion
    [free] frei
    [hit] beim Treffer
    [def] zur Verteidigung
    [passive] immer
   *[reaction] Reaktion
}): { FORM($power, "text") }
    .brief = { $power }
option-take-talent = { $talent }: { FORM($talent, "text") }
    .brief = { $talent }
option-give-up = „{ $card }“ aufgeben
option-take = Nehmen: { $item }
option-take-crowns = Die { $n } Kronen nehmen
option-pick = Aufheben: { $item }
option-pick-crowns = Die Kronen aufheben
option-drop = Ablegen: { $item }
option-drop-crowns = Kronen ablegen
option-reorganize = Ausrüstung wechseln
    .brief = Umrüsten
option-wear = { $slot ->
    [primary] In die Waffenhand: { $item }
    [secondary] In die andere Hand: { $item }
   *[other] Anlegen: { $item }
}
option-wear-it = { $slot ->
    [primary] In die Waffenhand nehmen
    [secondary] In die andere Hand nehmen
   *[other] Anlegen
}
option-off = In die Tasche: { $item }
option-off-slot = In die Tasche stecken
option-bag = In die Tasche stecken
option-trade = Mit { $who } tauschen
option-give = Geben: { $item }
option-crowns-only = Nur Kronen
option-crowns = { $n ->
    [0] Keine Kronen
    [one] 1 Krone
   *[other] { $n } Kronen
}
option-receive-crowns = { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
} erhalten
option-hand = An { $who } geben: { $item }
option-hand-crowns = An { $who } geben: { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}
option-pay = { $n ->
    [0] Nichts zahlen
    [one] 1 Krone zahlen
   *[other] { $n } Kronen zahlen
}
option-card = { $card }: { FORM($card, "text") }
    .brief = { $card }
option-card-named = { $card }
option-top = Oben auf den Stapel
option-under = Unter den Stapel
option-numbered = Möglichkeit { $number }
option-of-v06-1 = Ein Held erhält 10 Kronen
option-of-v06-2 = Ein Held macht eine genutzte Kraft bereit
option-of-v08-1 = 6 Kronen verlieren
option-of-v08-2 = Ein Gremlin-Langfinger erscheint
option-of-v19-1 = Ein Held heilt 3 LP
option-of-v19-2 = Ein Held legt alle Zustände sowie Kritisch- und Feuermarker ab
option-of-gp1-1 = 5 Kronen verlieren
option-of-gp1-2 = 1 LP verlieren
option-raise = Auf Seelenrang { $rank } steigen, { $price } Seelenpunkte: { $gains }
    .brief = Auf Seelenrang { $rank } steigen
option-raise-rank = Im Seelenrang steigen
gain-hp = +{ $n } LP
gain-powers = +{ $n } { $n ->
    [one] Kraft
   *[other] Kräfte
}
gain-talents = +{ $n } { $n ->
    [one] Talent
   *[other] Talente
}
gain-combat = +{ $n } { $n ->
    [one] Kampfaktion
   *[other] Kampfaktionen
}
gain-action = +{ $n } { $n ->
    [one] Aktion
   *[other] Aktionen
}
option-resurrect = Ins Leben zurückkehren
option-pass = Warten
option-nothing = Nichts mehr
option-ready = Bereit
option-go-on = Auf ins Abenteuer
option-service = { $card }, { $cost } Kronen: { FORM($card, "text") }
    .brief = { $card }, { $cost } Kronen
option-buy = Kaufen: { $card }, { $cost } Kronen: { FORM($card, "text") }
    .brief = Kaufen: { $card }, { $cost } Kronen
option-sell = Verkaufen für { $price } Kronen: { $item }
option-enchant = { $card } für „{ $item }“, { $cost } Kronen: { FORM($card, "text") }
option-forge = Seelenwaffe schmieden lassen, { $price } Kronen
warning-drop = „{ $item }“ bleibt hier liegen, bis es jemand aufhebt.
warning-drop-crowns = Die Kronen bleiben hier liegen, bis sie jemand aufhebt.

# ---- Vorschau

preview-raise = { $who }, Seelenrang { $rank }
soul-points = { $n } Seelenpunkte
gains = { $gains }
falls = { $who } fällt
falls-by-the-first = { $who } fällt beim ersten Angriff
falls-by-the-second = { $who } fällt beim zweiten Angriff
attack-with = Angriff: { $weapon }, ohne Fokus
attack-on = Der Angriff auf { $who }

# ---- wie man gewinnt

aim-clock = Braucht ihr eine Ereigniskarte und der Stapel ist leer, habt ihr verloren.
aim-ghosts = Ihr verliert auch, wenn alle Helden Geisterseelen sind.
aim-soul = Besiegte Gegner bringen Seelenpunkte. In der Zeitphase heben sie den Seelenrang eines Helden oder holen eine Geisterseele zurück.
points-first-attempts = Abenteuer im ersten Versuch
points-soul = Seelenpunkte je Held
points-villagers = gerettete Dorfleute
points-troll = der Troll
points-abbot = der Abt
points-ending = das Ende
points-deaths = Todesfälle
points-defeats = Niederlagen
points-quest = das Abenteuer
chance-enemies = ein Gegner
    .accusative = einen Gegner
chance-legend = ein Gegner
    .accusative = einen Gegner
chance-encounter = eine Begegnungskarte
chance-event = eine Ereigniskarte
chance-trap = eine Fallenkarte
chance-treasure = ein Schatz
    .accusative = einen Schatz
chance-search = ein Suchmarker
    .accusative = einen Suchmarker
chance-power = eine Kraft eines Meisters

# ---- ein neuer Tisch

choice-players = Spieler
    .help = Wie viele Leute spielen.
choice-heroes = Helden
    .help = Wie viele Helden die Gruppe hat. Allein führst du zwei.
    .value-0 = je Spieler einer, mindestens zwei
    .value-2 = 2
    .value-3 = 3
    .value-4 = 4
    .value-5 = 5
choice-mode = Art
    .help = Die ganze Kampagne oder ein einzelnes Abenteuer.
    .value-campaign = Kampagne
    .value-single = einzelnes Abenteuer
choice-quest = Abenteuer
    .help = Welches Abenteuer ihr spielt.
    .value-q0 = Vorspiel: Die erwachende Gruft
    .value-q1 = Abenteuer I: Rauch über Fenwick
    .value-q2 = Abenteuer II: Der Zoll von Grundhollow
    .value-q3 = Abenteuer III: Das versunkene Kloster
    .value-q4 = Abenteuer IV: Der bleiche Regent
choice-difficulty = Schwierigkeit
    .help = Wie schwer die Abenteuer sind.
    .value-normal = normal
    .value-story = leicht
    .value-heroic = heldenhaft
    .tells-normal = Die Regeln ohne Änderung.
    .tells-story = Jeder Held hat 2 LP und einen Heiltrank mehr, und die Uhr läuft eine Karte länger.
    .tells-heroic = Helden haben 2 LP weniger und Meister mehr; Abenteuer ohne Meister sind kürzer; eine Rückkehr ins Leben kostet 2 Seelenpunkte.
choice-one_side = Eine Seite
    .help = Alle Helden gehören zur Ordnung oder alle zum Chaos.
    .value-on = an
    .value-off = aus
choice-soul_storm = Seelensturm
    .help = Ordnung und Chaos in einer Gruppe stärken und verletzen einander.
    .value-on = an
    .value-off = aus
choice-ties = Wer für Gegner wählt
    .help = Entscheidet, wenn ein Gegner mehrere gleich gute Ziele oder Wege hat.
    .value-engine = die Regeln
    .value-active = wer am Zug ist
choice-expansion = Mehr Zustände
    .help = Mit Blutung und Erschöpfung spielen.
    .value-on = an
    .value-off = aus
choice-fog = Nebel des Krieges
    .help = Niemand sieht weit ins Dunkel.
    .value-on = an
    .value-off = aus
choice-iron_souls = Eiserne Seelen
    .help = Jeder Held kehrt je Abenteuer nur einmal ins Leben zurück.
    .value-on = an
    .value-off = aus
choice-legend = Legende
    .help = Noch einmal von Seelenrang III an, gegen stärkere Gegner.
    .value-on = an
    .value-off = aus
choice-decision_time = Zeit für eine Entscheidung
    .help = Ist deine Zeit um, wird die vorgesehene Antwort für dich gegeben. Gilt nur an Tischen in der Halle.
    .value-none = keine Frist
    .value-30 = 30 Sekunden
    .value-60 = 1 Minute
    .value-120 = 2 Minuten

# ---- warum ein Bot so antwortet

why-stands = { $who } muss zuerst aufstehen.
why-heals = { $who } heilt mit „{ $card }“: { $hurt } hat { $has } von { $most } LP.
why-interacts = Das Abenteuer verlangt es: { $who } soll { $deed }.
why-picks-up = Das Abenteuer verlangt es: { $who } hebt „{ $item }“ auf.
why-prepares = { $who } macht sich mit „{ $card }“ bereit: { $enemy } ist { $far ->
    [0] hier
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}.
why-prepares-somebody = { $who } macht sich mit „{ $card }“ bereit: Ein Gegner ist in Reichweite.
why-uses = { $who } nutzt „{ $card }“: { $enemy } ist { $far ->
    [0] hier
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}.
why-uses-somebody = { $who } nutzt „{ $card }“: Ein Gegner ist in Reichweite.
why-attacks = { $who } greift an: { $enemy } ist { $far ->
    [0] hier
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}.
why-attacks-somebody = { $who } greift an: Ein Gegner ist in Reichweite.
why-dashes = { $who } spurtet, um zuzuschlagen: { $enemy } ist { $far ->
    [0] hier
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}.
why-dashes-somebody = { $who } spurtet, um zuzuschlagen: Ein Gegner ist nah.
why-sends-companion = { $who } schickt zuerst den Gefährten: Das kostet nichts.
why-goes-for = { $who } geht auf den nächsten Gegner los: { $enemy }.
why-loots = { $who } hat eine Aktion übrig und nimmt, was hier liegt.
why-carries = Das Abenteuer verlangt es: { $who } bringt „{ $item }“ ins Feld „{ $area }“.
why-brings = { $who } bringt jemanden aus dem Dorf ins Feld „{ $area }“.
why-walks-to-marker = Das Abenteuer verlangt es: { $who } soll im Feld „{ $area }“ { $deed }.
why-walks-to-master = { $who } sucht den Meister „{ $master }“ im Feld „{ $area }“.
why-walks = Das Abenteuer führt { $who } ins Feld „{ $area }“.
why-target = { $enemy } hat noch { $hp } LP, und Gefallene schlagen nicht zurück.
why-raises = { $who } steigt auf: Ein Seelenrang bleibt, bis der Held stirbt.
why-returns = { $who } kehrt zurück: Eine Geisterseele kann nicht helfen, und bis dahin kann kein Seelenrang steigen.
why-buys = { $who } kauft das Nützlichste für die Kronen: { $item }.
why-equips = { $who } legt etwas Besseres an: { $item }.
why-forges = { $who } lässt die Seelenwaffe schmieden: Nichts im Angebot ist besser.

# ---- warum nicht

not-lying = Das liegt nicht auf dem Boden.
not-in-bag = Jetzt lassen sich nur Karten aus der Tasche ablegen oder weitergeben.
door-open = Diese Tür ist schon offen.
door-elsewhere = Diese Tür ist nicht neben dem Helden.
chest-elsewhere = Diese Truhe steht in einem anderen Feld.
magic-lock = Ein magisches Schloss liegt darauf. Nur der Held mit dem magischen Schlüssel kann es lösen.
lock-elsewhere = Dieses magische Schloss ist in einem anderen Feld.
too-dear = „{ $item }“ kostet { $cost } Kronen; { $hero } hat { $has }.
no-room = Die Tasche von { $hero } ist voll.
sold-out = „{ $item }“ ist im Emporium ausverkauft.
unsaleable = Das Emporium kauft nur, was einen Preis hat.
no-anvil = Der Zauberamboss ist vor diesem Abenteuer geschlossen.
too-poor = „{ $what }“ kostet { $cost } Kronen; der Held hat { $has }.
party-too-poor = „{ $service }“ kostet { $cost } Kronen; die Gruppe hat { $has }.
once-only = „{ $service }“ gibt es zwischen zwei Abenteuern nur einmal.
no-silver = Zum Schmieden braucht es Seelensilber, und die Gruppe hat keines.
forged = Die Seelenwaffe von { $hero } ist schon geschmiedet.
forge-too-dear = Schmieden kostet { $cost } Kronen und braucht Platz in der Tasche; der Held hat { $has } Kronen.
out-of-range = { $enemy } ist { $far ->
    [0] im selben Feld
    [99] unerreichbar
    [one] 1 Feld entfernt
   *[other] { $far } Felder entfernt
}. { $most ->
    [0] Der Angriff trifft nur im selben Feld.
   *[other] Der Angriff reicht { $least } bis { $most } Felder weit.
}
held = { $hero } ist im Nahkampf gebunden und erreicht nur Gegner im selben Feld.
out-of-sight = { $hero } kann { $enemy } nicht sehen.
focused = { $hero } hat in dieser Runde schon den Fokus genutzt.
focus-own-turn = { $hero } kann den Fokus nur im eigenen Zug nutzen.
no-focus-now = Solange dieses Ereignis offen liegt, gibt es keinen Fokus.
other-attack = „{ $power }“ braucht eine andere Art von Angriff.
changes-nothing = „{ $power }“ würde hier nichts ändern.
used-in-attack = „{ $power }“ wirkt einmal je Angriff.
not-in-attack = Hier hilft nur eine bereite Kraft für Angriffe.
no-rune = { $hero } hat keine Rune.
no-edge = { $hero } hat in dieser Runde keine Rune der Schärfe mehr.
no-help = „{ $power }“ hilft nicht gegen diesen Angriff.
not-in-defense = Hier hilft nur eine bereite Kraft zur Verteidigung, solange Treffer übrig sind.
no-rune-in-defense = Runen halten Treffer nur mit dem Talent dafür auf, und solange Treffer übrig sind.
too-few-activities = { $hero } hat noch { $combat ->
    [one] 1 Kampfaktion
   *[other] { $combat } Kampfaktionen
} und { $action ->
    [one] 1 Aktion
   *[other] { $action } Aktionen
}: zu wenig dafür.
lies-down = { $hero } ist K.O. und muss vor dem Kampf aufstehen.
is-slow = { $hero } ist verlangsamt und hat in diesem Zug schon etwas begonnen.
is-exhausted = { $hero } ist erschöpft und hat keine Aktionen.
is-engaged = { $hero } ist hier von { $enemies ->
    [one] 1 Gegner
   *[other] { $enemies } Gegnern
} gebunden. Besiege sie zuerst.
dashed = { $hero } ist in dieser Runde schon gespurtet.
no-dash = { $hero } trägt etwas, das für einen Spurt zu schwer ist.
failed-blind = { $hero } ist geblendet und daran gescheitert. In diesem Zug geht das nicht noch einmal.
closed-door = Eine geschlossene Tür ist im Weg.
rail = Ein Geländer ist im Weg.
chasm = Niemand geht in einen Abgrund.
barrier = Die Sperre lässt sich nur von der anderen Seite überwinden.
farther-gate = Gegner kommen durch die nächste offene Pforte.
not-farthest = Ein Stoß führt so weit weg vom Angreifer wie möglich.
no-free-step = Ein freier Schritt führt in ein Nachbarfeld. Wer K.O. ist, macht keinen.
price-too-high = Das kostet { $price } Kronen; die Gruppe hat { $has }.
acted-already = { $hero } hat in dieser Runde schon gehandelt.
hero-chosen = { $hero } ist schon vergeben.
other-side = An diesem Tisch haben alle Helden dieselbe Natur wie der erste.
no-start = Helden beginnen in einem Startfeld des Abenteuers.
no-shadow = Hier ist kein Schatten.
known = { $hero } kann „{ $power }“ schon.
no-choice = Wähle unter den neuen Karten dieser Natur.
rank-too-high = „{ $power }“ braucht Seelenrang { $rank }; { $hero } hat { $has }.
must-return = { $hero } ist eine Geisterseele und muss erst zurückkehren.
highest-rank = { $hero } hat den höchsten Seelenrang.
waits-for-lower = { $hero } muss auf Helden mit niedrigerem Seelenrang warten.
rank-too-dear = Seelenrang { $rank } kostet { $price } Seelenpunkte; die Gruppe hat { $has }.
alive = { $hero } lebt.
returned-once = { $hero } ist in diesem Abenteuer schon einmal zurückgekehrt.
no-return = { $hero } kann für { $price ->
    [one] 1 Seelenpunkt
   *[other] { $price } Seelenpunkte
} zurückkehren, und nur dort: { $shrine }. Die Gruppe hat { $has }.
no-reroll = Diese Karte würfelt einen solchen Würfel nicht neu, oder er wurde schon neu gewürfelt.
kept = Zuerst gehen die Kräfte über dem Seelenrang; die angeborene Kraft bleibt.
of-another = { $hero } kann keine Karten anderer Helden nutzen.
not-the-moment = Diese Karte passt nicht zu diesem Moment oder ist verbraucht.
companion-not-linked = Der Gefährte geht nur in ein offenes Nachbarfeld.
companion-out-of-reach = Der Gefährte sieht oder erreicht diesen Gegner nicht.
turned-over = „{ $card }“ ruht; { $wait ->
    [0] in diesem Abenteuer wird die Karte nicht mehr bereit
    [one] bereit in 1 Zeitphase
   *[other] bereit in { $wait } Zeitphasen
}.
used-up = „{ $card }“ wurde so oft genutzt wie erlaubt.
used-now = „{ $card }“ wurde in diesem Zug schon genutzt.
no-effect = „{ $card }“ hat hier kein Ziel oder würde nichts ändern.
no-effect-on = „{ $card }“ reicht nicht bis zu { $who } oder würde nichts ändern.
no-effect-there = „{ $card }“ reicht nicht bis dorthin oder würde dort nichts ändern.
no-activity = Diese Karte spielst du nicht in deinem Zug aus: Sie wirkt immer, oder in dem Moment, den sie nennt.
purse-empty = { $hero } hat keine Kronen.
no-crowns = Keiner der beiden hat Kronen.
bound = Seelenwaffen, Kräfte und Talente lassen sich nicht weitergeben.
with-oneself = Wähle einen anderen Helden für den Tausch.
has-crowns = { $hero } hat { $has ->
    [0] keine Kronen
    [1] 1 Krone
   *[other] { $has } Kronen
}.
hands-over = { $has ->
    [0] { $hero } hat keine Kronen zu übergeben.
    [1] { $hero } hat 1 Krone zu übergeben.
   *[other] { $hero } hat { $has } Kronen. Übergeben werden sie einzeln, zu 5, 10 oder 25 oder alle zusammen.
}
not-together = Tauschen kann man nur mit einem lebenden Helden im selben Feld.
nothing-to-give = Keiner der beiden hat etwas zu geben.
stays = Das ist schon angelegt, wurde schon bewegt oder hat keinen freien Platz.
signs = Ein E an einem Gegenstand heißt, dass er angelegt ist.
dropped-now = Das hat der Held in diesem Zug abgelegt.
bag-full = Die Tasche des Helden ist voll.
no-target = { $hero } sieht keinen Gegner in Entfernung { $least } bis { $most }.
none-beside = Kein Gegner ist im Feld von { $hero }, und weiter reicht die Waffe nicht.
provoked = { $hero } kann je Runde einen sichtbaren Meister provozieren.
fits-nowhere = Nichts passt an einen anderen Platz.
no-search = In diesem Feld liegt kein Suchmarker.
marker-elsewhere = Dieser Marker liegt in einem anderen Feld.
no-use-now = Damit lässt sich jetzt nichts anfangen.
no-companion = Der Held hat keinen Gefährten.
companion-activated = Der Gefährte war in diesem Zug schon dran.
not-calm = { $hero } ist hier von { $enemies ->
    [one] 1 Gegner
   *[other] { $enemies } Gegnern
} gebunden. Besiege sie zuerst.
no-fresh-move = Du hast keine zweite Bewegung, die du beginnen könntest.
not-down = Nur ein Held, der K.O. ist, kann aufstehen.
must-stand = Ein Held, der K.O. ist, muss vor dem Gehen aufstehen.
evade-failed = Das Ausweichen ist misslungen, weil der Held geblendet ist. In diesem Zug geht es nicht noch einmal.
not-linked = Du kannst nur in ein Nachbarfeld gehen.
too-far = „{ $area }“ kostet mehr Bewegungspunkte, als { $hero } noch hat ({ $points }).
ghost-no-more-steps = Eine Geisterseele geht höchstens 3 Felder.
ghost-not-linked = Eine Geisterseele geht Feld für Feld.
whispered = Eine Geisterseele flüstert einmal je Zug.
whisper-not-here = Eine Geisterseele flüstert einem Gegner oder einem lebenden Helden in ihrem Feld zu.
whisper-heard = Diesem Gegner wurde schon zugeflüstert.
longer-way = Der Gegner nimmt den kürzesten Weg mit den wenigsten Hindernissen.

# ==== Helden

who-bryndis = Bryndis
who-dorrun = Dorrun
who-ilvane = Ilvane
who-corvane = Corvane
who-sable = Sable
class-bryndis-law = Wächterin
class-bryndis-chaos = Plünderin
class-dorrun-law = Herdpriester
class-dorrun-chaos = Runenbinder
class-ilvane-law = Waldläuferin
class-ilvane-chaos = Nachtjägerin
class-corvane-law = Zauberer
class-corvane-chaos = Pyromant
class-sable-law = Duellantin
class-sable-chaos = Schattenklinge
people-human = Mensch
people-dwarf = Zwerg
people-elf = Elfe
people-half-elf = Halbelfe
hero-bryndis = Bryndis von Halgard
tale-bryndis = Eine Schildmaid, gefallen auf einer Brücke, der nie jemand einen Namen gab.
hero-dorrun = Dorrun Aschenbart
tale-dorrun = Ein Schmiedepriester, der lieber unter seinem eigenen Amboss ertrank, als das Tor zu öffnen.
hero-ilvane = Ilvane Dornenblatt
tale-ilvane = Eine Anführerin des Waldes, von den eigenen Leuten erschossen, weil sie keinen Wald anzünden wollte.
hero-corvane = Corvane Istar
tale-corvane = Der Magier, der das letzte Wort der Welt aufschrieb und starb, bevor er es lesen konnte.
hero-sable = Sable Renn
tale-sable = Eine Fechtmeisterin oder eine Mörderin; beide Urteile wurden am selben Morgen verlesen.

# ==== Kräfte

power-b1 = Rundhieb
    .text = Greife mit deiner Nahkampfwaffe an; Fläche 0 (alle im Feld des Ziels).
power-b2 = Stellung halten
    .text = +1 Rüstung bis zur nächsten Zeitphase; so lange kannst du nicht gestoßen werden und nicht K.O. gehen.
power-b3 = Schlachtruf
    .text = Bis zur nächsten Zeitphase nehmen Gegner bis Entfernung 2 in Sichtlinie dich zum Opfer, wann immer eine Regel es erlaubt. Erhalte 1 Magieschild.
power-b4 = Wuchtschlag
    .text = Nahkampfangriff: 1 roter Würfel dazu; verwundet er, ist das Ziel K.O.
power-b5 = Bollwerk
    .text = +2 Schilde bei dieser Verteidigung (+3 ab Seelenrang IV).
power-b6 = Schildansturm
    .text = Braucht einen Schild. Ist das Ziel 1 entfernt, geh in sein Feld. Angriff mit 1 roten und 1 blauen Würfel, +SR/2 Treffer (halber Seelenrang); verwundet er: Stoß und Verlangsamt.
power-b7 = Eid der Gefährten
    .text = Jeder Held bis Entfernung 1 (auch du) heilt SR/2 (halber Seelenrang) und legt K.O., Verlangsamt oder Erschöpft ab.
power-b8 = Zuflucht
    .text = Jeder Held bis Entfernung 1 erhält SR/2 Magieschilde (halber Seelenrang).
power-b9 = Raserei
    .text = Verliere 1 LP (nicht deinen letzten): Du hast in diesem Zug 1 Kampfaktion mehr.
power-b10 = Aufschlitzen
    .text = Gegen ein Ziel, das schon LP verloren hat: +1 Treffer, ab Seelenrang III noch +1.
power-b11 = Rote Ernte
    .text = Wenn du einen Gegner im Nahkampf besiegst: Heile 2, danach darfst du 1 Feld gehen, ohne auszuweichen.
power-b12 = Zu wütend zum Sterben
    .text = Statt zu sterben, bleib bei 1 LP, lege alle Zustände sowie Kritisch- und Feuermarker ab und erhalte 2 Magieschilde.
power-d1 = Hammer der Tiefe
    .text = Greife mit deiner Nahkampfwaffe an, +1 blauer Würfel; verwundet er: K.O.
power-d2 = Steinhaut
    .text = Ein Held bis Entfernung 1 erhält SR/2 Magieschilde (halber Seelenrang).
power-d3 = Segen der Esse
    .text = Ein Held bis Entfernung 1 erhält bis zur nächsten Zeitphase +1 Treffer bei jedem seiner Angriffe.
power-d4 = Erdstoß
    .text = Greife jeden Gegner in deinem Feld mit 2 roten Würfeln an, magisch (ein Wurf: Fläche 0); Verwundete sind K.O.
power-d5 = Heilen
    .text = Ein Held bis Entfernung 2 heilt 2 + SR/2 (halber Seelenrang).
power-d6 = Läuterung
    .text = Ein Held bis Entfernung 2 legt bis zu 2 Zustände oder Kritisch-Marker und alle Feuermarker ab.
power-d7 = Sonnenlanze
    .text = Angriff mit 2 roten Würfeln, +SR/2 Treffer (halber Seelenrang), magisch, heilig.
power-d8 = Rückruf
    .text = Eine Geisterseele bis Entfernung 3 kehrt in ihrem Feld mit der Hälfte ihrer LP (aufgerundet) ins Leben zurück, ohne Seelenpunkte.
power-d9 = Donnerrune
    .text = Angriff mit 1 roten und 1 blauen Würfel, +SR/2 Treffer (halber Seelenrang), magisch. Blitz: Betäubt, falls verwundet.
power-d10 = Runenschlinge
    .text = Lege den Marker Runenschlinge in ein Feld: Der erste Gegner, der es betritt, verliert 2 LP und ist verlangsamt; dann kommt der Marker weg.
power-d11 = Eisengolem
    .text = Rufe den Gefährten Eisengolem.
power-d12 = Rune des Verderbens
    .text = Angriff mit 3 roten Würfeln, magisch, Tödlich 2.
power-i1 = Doppelschuss
    .text = Zwei Bogenangriffe auf ein oder zwei Ziele in Reichweite des Bogens, jeder mit -1 Treffer.
power-i2 = Blätterschritt
    .text = In diesem Zug hast du +1 Bewegungspunkt, und dein erstes Ausweichen löst keine Angriffe aus.
power-i3 = Pfeilhagel
    .text = Bogenangriff mit Fläche 0 (alle im Feld des Ziels).
power-i4 = Nagelschuss
    .text = Bogenangriff: +1 Treffer; verwundet er, ist das Ziel verlangsamt.
power-i5 = Ruf des Wolfs
    .text = Rufe den Gefährten Grauwolf.
power-i6 = Heilkräuter
    .text = Ein Held bis Entfernung 1 heilt 2 und legt Gift und Blutung ab.
power-i7 = Jägermal
    .text = Bis zur nächsten Zeitphase erhält jeder Angriff gegen diesen Gegner +1 Treffer.
power-i8 = Durchschlagender Pfeil
    .text = Bogenangriff: SR/2 seiner Treffer werden tödlich (halber Seelenrang).
power-i9 = Schwarzer Pfeil
    .text = Bogenangriff: Verwundet er, Gift 1 (Gift 2 ab Seelenrang IV).
power-i10 = Drahtschlinge
    .text = Lege den Marker Schlinge in ein Feld: Der erste Gegner, der es betritt, verliert 1 LP und ist K.O.; dann kommt der Marker weg.
power-i11 = Verblassen
    .text = Du bist verborgen, bis du angreifst oder bis zur nächsten Zeitphase. Nicht, wenn du gebunden bist.
power-i12 = Todesmal
    .text = Gegen ein Ziel mit einem Zustand oder Feuer: Verdopple die Treffer dieses Angriffs.
power-c1 = Arkaner Bolzen
    .text = Angriff mit 2 roten Würfeln, +SR/2 Treffer (halber Seelenrang), magisch.
power-c2 = Machtstoß
    .text = Stoß 2 gegen einen Gegner (ohne Angriffswurf). Nicht gegen Meister.
power-c3 = Blinzeln
    .text = Versetze dich in ein Feld bis Entfernung 2 in Sichtlinie, ohne auszuweichen.
power-c4 = Manawoge
    .text = Ein Held bis Entfernung 2 (auch du selbst) macht eine andere genutzte Kraft mit Abklingzeit 0, 1 oder 2 bereit.
power-c5 = Froststrahl
    .text = Angriff mit 1 roten und 1 blauen Würfel, +SR/2 Treffer (halber Seelenrang), magisch; verwundet er: Verlangsamt.
power-c6 = Kraftschild
    .text = Ein Held bis Entfernung 2 erhält SR/2 Magieschilde (halber Seelenrang).
power-c7 = Kettenblitz
    .text = Angriff mit 1 roten und 1 blauen Würfel, magisch, Fläche 1 (alle bis ein Feld um das Ziel).
power-c8 = Die Stunde anhalten
    .text = Bis zu SR/2 Gegner (halber Seelenrang) bis Entfernung 2 in Sichtlinie sind betäubt; Meister stattdessen verlangsamt.
power-c9 = Feuerball
    .text = Angriff mit 1 roten und 1 blauen Würfel, magisch, Feuer, Fläche 0 (alle im Feld des Ziels); verwundete Ziele erhalten Feuer I.
power-c10 = Flammenwand
    .text = Lege den Flammenmarker bis zur nächsten Zeitphase in ein Feld: Jeder Gegner, der es betritt oder dort aktiviert wird, erhält Feuer I. Das Feld ist hell.
power-c11 = Verbrennen
    .text = Lege alle Feuermarker eines Gegners ab: Er verliert 1 LP für jeden, +1.
power-c12 = Phönixherz
    .text = Statt zu sterben, bleib bei der Hälfte deiner LP (aufgerundet); jeder Gegner in deinem Feld erhält Feuer II.
power-s1 = Schmutziger Trick
    .text = Ein Gegner in deinem Feld ist geblendet; ein Meister stattdessen verlangsamt.
power-s2 = Schlösser knacken
    .text = Nicht, wenn du gebunden bist: Öffne eine Tür oder verschlossene Tür deines Feldes oder eine Truhe darin, ohne eine Fallenkarte zu ziehen.
power-s3 = Abrollen
    .text = In diesem Zug löst dein erstes Ausweichen keine Angriffe aus, und du hast +1 Bewegungspunkt.
power-s4 = Klingenwirbel
    .text = Zwei Nahkampfangriffe auf ein oder zwei Ziele in deinem Feld; der zweite mit -1 Treffer.
power-s5 = Parade
    .text = +1 Schild bei dieser Verteidigung (nur gegen Angriffe aus deinem Feld).
power-s6 = Ausfall
    .text = Nahkampfangriff: 1 roter Würfel dazu.
power-s7 = Finte
    .text = Bis zur nächsten Zeitphase hat ein Gegner in deinem Feld -1 Rüstung und 1 Würfel weniger bei der Verteidigung.
power-s8 = Sturm aus Stahl
    .text = Ein Nahkampfangriff gegen jeden Gegner in deinem Feld, jeder mit eigenem Wurf und +1 Treffer.
power-s9 = Mantel der Dämmerung
    .text = Du bist verborgen, bis du angreifst oder bis zur nächsten Zeitphase. Nicht, wenn du gebunden bist.
power-s10 = Klinge vergiften
    .text = Waffenangriff: Verwundet er, Gift 1.
power-s11 = Durch den Schatten
    .text = Versetze dich in ein Feld bis Entfernung 3, das nicht hell ist oder in dem ein Gegner steht; ohne Sichtlinie, ohne auszuweichen.
power-s12 = Meucheln
    .text = Bist du beim Angriff verborgen: Verdopple die Treffer dieses Angriffs.
power-b_innate_l = Dazwischengehen
    .text = Einmal je Runde, vor den Würfeln eines Angriffs auf einen anderen Helden bis Entfernung 1: Du verteidigst an seiner Stelle; geh in sein Feld, wenn du nicht schon dort warst.
power-b_innate_c = Blutpreis
    .text = Einmal je Zug, bei deinem Angriff: Verliere 1 LP (nicht deinen letzten) für +1 Treffer.
power-d_innate_l = Handauflegen
    .text = Einmal je Runde: Ein Held bis Entfernung 1 heilt 1 + SR/2 (halber Seelenrang).
power-d_innate_c = Geladene Runen
    .text = Zeigt dein Angriffswurf einen Blitz, lege 1 Rune auf diese Karte (höchstens 3). Bei einem Angriff darfst du beliebig viele ausgeben: je +1 Treffer.
power-i_innate_l = Scharfes Auge
    .text = Einmal je Zug, bei einem Bogenangriff auf Entfernung 1 oder mehr: Würfle bis zu 2 deiner Würfel neu.
power-i_innate_c = Gift
    .text = Verwundet dein Waffenangriff und zeigt der Wurf einen Blitz, erhält das Ziel auch Gift 1.
power-c_innate_l = Arkaner Schutz
    .text = Hast du zu Beginn deines Zuges keinen Magieschild, erhalte 1.
power-c_innate_c = Entzünden
    .text = Verwundet dein magischer Angriff und zeigt der Wurf einen Blitz, erhält das Ziel auch Feuer I.
power-s_innate_l = Riposte
    .text = Einmal je Runde, wenn ein Gegner in deinem Feld dich angreift und nicht verwundet: Er verliert 1 LP.
power-s_innate_c = Hinterhalt
    .text = Nahkampfangriffe gegen einen Gegner, in dessen Feld noch ein Held (oder Gefährte) steht, erhalten +1 Treffer.

# ==== Talente

talent-bt1 = Verwurzelt
    .text = Du kannst nicht gestoßen und nicht herangezogen werden.
talent-bt2 = Auge der Veteranin
    .text = Dein Fokus bringt 2 Treffer statt 1.
talent-bt3 = Schildschwester
    .text = Andere Helden in deinem Feld verteidigen mit bis zu 1 Würfel mehr.
talent-bt4 = Eiserner Wille
    .text = Rettungswurf +2.
talent-bt5 = Narbengewebe
    .text = +2 LP.
talent-bt6 = Schmerz ist Brennstoff
    .text = Solange du höchstens die Hälfte deiner LP hast, erhalten deine Nahkampfangriffe +1 Treffer.
talent-dt1 = Eiserner Magen
    .text = Du kannst nicht vergiftet werden.
talent-dt2 = Nase für Gold
    .text = Öffnest du eine Truhe, darfst du zwei Fallenkarten ziehen und nur eine ausführen; erhalte 5 Kronen.
talent-dt3 = Warme Hände
    .text = Deine heilenden Kräfte heilen 1 mehr.
talent-dt4 = Herdlicht
    .text = Dein Feld ist hell. Helden in deinem Feld haben Rettungswurf +1.
talent-dt5 = Runenpanzer
    .text = Du darfst Runen bei der Verteidigung ausgeben: je +1 Schild.
talent-dt6 = Tiefe Gravur
    .text = Du beginnst jedes Abenteuer mit 2 Runen und kannst 5 halten.
talent-it1 = Leichtfüßig
    .text = +1 Bewegungspunkt.
talent-it2 = Adlerblick
    .text = Deine Bögen haben +1 Reichweite und beachten die Nacht nicht.
talent-it3 = Rudelband
    .text = Dein Gefährte hat +2 LP und +1 Treffer.
talent-it4 = Ruhige Hand
    .text = Dein erster Bogenangriff in einem Zug, in dem du dich nicht bewegt hast, erhält +1 Treffer.
talent-it5 = Lauerjägerin
    .text = Deine Angriffe aus dem Verborgenen erhalten +2 Treffer.
talent-it6 = Giftkunde
    .text = Jedes Gift, das du gibst, ist um 1 stärker.
talent-ct1 = Zauberweber
    .text = Würfle einmal je Zug 1 Würfel eines deiner magischen Angriffe neu.
talent-ct2 = Gelehrter
    .text = Wenn du suchst, würfle 2 rote Würfel und wähle einen.
talent-ct3 = Tiefe Reserven
    .text = Arkaner Schutz gibt 2 Magieschilde.
talent-ct4 = Gegenzauber
    .text = Magische Angriffe gegen Helden bis Entfernung 2 von dir erhalten -1 Treffer.
talent-ct5 = Brennendes Blut
    .text = Ein Gegner in deinem Feld, der dich verwundet, erhält Feuer I.
talent-ct6 = Scheiterhaufen
    .text = Feuer I, das du gibst, ist stattdessen Feuer II.
talent-st1 = Flink
    .text = Angriffe, die dein Ausweichen auslöst, erhalten -1 Treffer.
talent-st2 = Glückskind
    .text = Würfle einmal je Runde einen deiner Würfel neu.
talent-st3 = Klingentänzerin
    .text = Besiegst du einen Gegner, darfst du 1 Feld gehen, ohne auszuweichen.
talent-st4 = Eine gegen viele
    .text = Solange mindestens 2 Gegner in deinem Feld sind, verteidigst du mit bis zu 1 Würfel mehr.
talent-st5 = Beutelschneiderin
    .text = Besiegst du einen Gegner in deinem Feld, erhalte 3 Kronen.
talent-st6 = Aus dem Dunkel
    .text = Deine Angriffe aus dem Verborgenen haben Tödlich 1.
companion-wolf = Grauwolf
    .accusative = den Grauwolf
    .text = Schnell und treu. Blitz: K.O., falls verwundet.
companion-golem = Eisengolem
    .accusative = den Eisengolem
    .text = Langsam und schwer. Blitz: Stoß.

# ==== Ausrüstung

item-watch_sword = Wächterschwert
    .text = Blitz: Stoß.
item-notched_greataxe = Schartige Großaxt
    .text = Blitz: Kritisch, Rüstung.
item-pilgrim_mace = Pilgerstreitkolben
    .text = Heilig. Blitz: K.O., falls verwundet.
item-rune_hammer = Runenhammer
    .text = Blitz: Verlangsamt, falls verwundet.
item-hunting_bow = Jagdbogen
    .text = Blitz: +1 Treffer. -1 Treffer im eigenen Feld.
item-horn_bow = Schwarzer Hornbogen
    .text = Blitz: Ein Treffer wird tödlich.
item-oak_staff = Eichenstab
    .text = Magisch. Blitz: Verlangsamt, falls verwundet.
item-ember_rod = Glutrute
    .text = Magisch, Feuer. Blitz: +1 Treffer.
item-duelling_rapier = Duellrapier
    .text = Blitz: Ein Treffer wird tödlich.
item-main_gauche = Parierdolch
    .text = In der anderen Hand: bis zu 1 Würfel mehr bei der Verteidigung gegen Angriffe aus dem eigenen Feld. Blitz: +1 Treffer.
item-night_knife = Nachtmesser
    .text = Blitz: Blutung, falls verwundet.
item-gutting_knife = Ausweidemesser
    .text = In der anderen Hand: +1 blauer Würfel bei deinen Nahkampfangriffen. Blitz: +1 Treffer.
item-longsword = Fenwicker Langschwert
    .text = Blitz: +1 Treffer.
item-silvered_mace = Versilberter Streitkolben
    .text = Heilig. Blitz: +1 Treffer.
item-millers_maul = Müllerhammer
    .text = Blitz: K.O., falls verwundet.
item-yew_longbow = Eibenlangbogen
    .text = Blitz: +1 Treffer. -1 Treffer im eigenen Feld.
item-ash_war_staff = Kampfstab aus Esche
    .text = Magisch. Blitz: Stoß.
item-throwing_knives = Gürtel mit Wurfmessern
    .text = In der anderen Hand: +1 blauer Würfel bei deinen Nahkampfangriffen. Blitz: +1 Treffer.
item-hatchet = Räuberbeil
    .text = In der anderen Hand: +1 blauer Würfel bei deinen Nahkampfangriffen. Blitz: Kritisch, Rüstung.
item-moonbiter = Mondbeißer
    .text = Magisch. Blitz: Ein Treffer wird tödlich.
item-orcsplitter = Orkspalter
    .text = Blitz: Kritisch, Rüstung.
item-thornbow = Dornenbogen
    .text = Blitz: Gift 1, falls verwundet.
item-stormstaff = Sturmstab
    .text = Magisch. Blitz: Erschöpft, falls verwundet.
item-gravewarden = Grabwächterkolben
    .text = Heilig. Blitz: Du heilst 1.
item-viper = Viper
    .text = In der anderen Hand: +1 roter Würfel bei deinen Nahkampfangriffen. Blitz: Gift 1, falls verwundet.
item-oathkeeper = Eidhüter
    .text = Nur für Bryndis. Blitz: Erhalte 1 Magieschild.
item-anvils_heart = Herz des Ambosses
    .text = Nur für Dorrun. Heilig. Blitz: +1 Treffer.
item-starthread = Sternfaden
    .text = Nur für Ilvane. Blitz: Ein Treffer wird tödlich.
item-seventh_word = Das siebte Wort
    .text = Nur für Corvane. Magisch. Blitz: Verlangsamt, falls verwundet.
item-widows_kiss = Witwenkuss
    .text = Nur für Sable. Blitz: Ein Treffer wird tödlich, und Blutung, falls verwundet.
item-scholars_robe = Gelehrtenrobe
    .text = 2 Würfel.
item-leather_jerkin = Lederwams
    .text = 2 Würfel, +1 LP.
item-ring_mail = Ringpanzer
    .text = Rüstung 1, 1 Würfel.
item-studded_coat = Nietenmantel
    .text = 3 Würfel.
item-half_plate = Halbharnisch
    .text = Rüstung 1, 2 Würfel.
item-warded_robe = Schutzrobe
    .text = 2 Würfel, 1 Magieschild, in jeder Zeitphase erneuert.
item-wyrmhide = Lindwurmmantel
    .text = Rüstung 1, 2 Würfel, immun gegen Feuer.
item-templar_plate = Templerharnisch
    .text = Rüstung 2, 1 Würfel, Rettungswurf -1.
item-starwoven = Sternenrobe
    .text = 2 Würfel, 2 Magieschilde, in jeder Zeitphase erneuert.
item-shadow_mail = Schattenpanzer
    .text = 3 Würfel, +1 LP; Angriffe, die ein Ausweichen auslöst, erhalten -1 Treffer.
item-round_shield = Rundschild
    .text = +1 Würfel.
item-kite_shield = Langschild
    .text = +1 Würfel, kein Stoß; einmal je Runde +1 Schild bei einer Verteidigung.
item-mirror_shield = Spiegelschild
    .text = +1 Würfel; magische Angriffe gegen dich erhalten -1 Treffer.
item-ember_ward = Glutschutz
    .text = Immun gegen Feuer.
item-lucky_coin = Spielermünze
    .text = Würfle einmal je Runde einen deiner Würfel neu.
item-vigor_band = Armreif der Kraft
    .text = +2 LP.
item-undying_torch = Ewige Fackel
    .text = Dein Feld und die Felder daneben sind hell.
item-crow_charm = Krähenamulett
    .text = Rettungswurf +2.
item-fox_ring = Fuchsring
    .text = +1 Bewegungspunkt.
item-soul_lantern = Seelenlaterne
    .text = Besiegst du einen roten Gegner oder einen Meister, erhält die Gruppe 1 Seelenpunkt mehr.
item-leaping_boots = Reiherstiefel
    .text = Du beachtest keine Hindernisse; du darfst in einer Bewegung ein Geländer oder einen Abgrund überqueren, wenn du auf festem Boden endest.
item-valor_horn = Horn des Mutes
    .text = Aktion, Abklingzeit 2: Jeder Held bis Entfernung 1 (auch du) erhält +1 Treffer beim nächsten Angriff.
item-healing_potion = Heiltrank
    .text = Freie Aktion: Ein Held in deinem Feld (auch du selbst) heilt 3.
item-heart_draught = Herztrunk
    .text = Freie Aktion: Ein Held in deinem Feld heilt 6.
item-antidote = Gegengift
    .text = Freie Aktion: Ein Held bis Entfernung 1 legt Gift und Blutung ab und heilt 1.
item-smelling_salts = Riechsalz
    .text = Freie Aktion: Ein Held bis Entfernung 1 legt Betäubt, Geblendet, K.O., Erschöpft und Verlangsamt ab.
item-fire_flask = Feuerflasche
    .text = Kampfaktion: Jeder Gegner in einem Feld bis Entfernung 2 erhält Feuer II.
item-holy_water = Weihwasser
    .text = Aktion: Jeder untote Gegner in einem Feld bis Entfernung 1 verliert 2 LP.
item-scroll_of_haste = Schriftrolle der Eile
    .text = Freie Aktion: In diesem Zug hast du 1 Bewegung und 1 Aktion mehr.
item-scroll_of_warding = Schriftrolle des Schutzes
    .text = Freie Aktion: Ein Held bis Entfernung 2 erhält 2 Magieschilde.
item-smoke_bomb = Rauchbombe
    .text = Freie Aktion, auch wenn du gebunden bist: Du bist verborgen, bis du angreifst oder bis zur nächsten Zeitphase; dein nächstes Ausweichen in diesem Zug löst keine Angriffe aus.
item-magic_key = Magischer Schlüssel
    .text = Freie Aktion: Löse ein magisches Schloss in deinem Feld. Wird nicht verbraucht.
item-bell_clapper = Klöppel der Seelenglocke
    .text = Vorspiel. Wer ihn trägt, hat -1 Bewegungspunkt (mindestens 1).
item-silver_heart = Herz aus Seelensilber
    .text = Abenteuer II. Wer es trägt, kann nicht spurten.
item-regent_seal = Siegel des Regenten
    .text = Ab Abenteuer II. Freie Aktion, nicht wenn du gebunden bist: Öffne eine verschlossene Tür deines Feldes ohne Fallenkarte; dann wird das Siegel abgelegt.
enchantment-edge = Rune der Schärfe
    .text = Einmal je Runde +1 Treffer bei einem Angriff mit dieser Waffe.
enchantment-balance = Rune des Gleichgewichts
    .text = Würfle einmal je Zug 1 Würfel eines Angriffs mit dieser Waffe neu.
enchantment-ember = Rune der Glut
    .text = Angriffe mit dieser Waffe gelten als Feuer; Blitz zusätzlich: Feuer I, falls verwundet.
enchantment-silver = Silberbeschlag
    .text = Angriffe mit dieser Waffe gelten als heilig und magisch.
enchantment-thunder = Donnerschlagrune
    .text = Blitz zusätzlich: K.O., falls verwundet.
enchantment-rivets = Zwergennieten
    .text = +1 Würfel.
enchantment-ward = Schutzsiegel
    .text = +1 Magieschild, in jeder Zeitphase erneuert.
enchantment-straps = Leichte Riemen
    .text = Rettungswurf +1.
service-meal = Abendessen am Feuer
    .text = Dieser Held hat im nächsten Abenteuer +1 LP.
service-song = Die Ballade von deinem Tod
    .text = Einmal im nächsten Abenteuer darf dieser Held alle Würfel eines Angriffs, einer Verteidigung, eines Rettungswurfs oder einer Suche neu würfeln.
service-rumour = Eine Runde für alle
    .text = Seht nach dem Aufbau des nächsten Abenteuers die zwei obersten Karten des Begegnungs- und des Schatzstapels an; legt jede auf oder unter ihren Stapel zurück.
service-guide = Einen Führer anheuern
    .text = Entfernt nach dem Aufbau des nächsten Abenteuers einen Schattenmarker eurer Wahl.
service-candle = Kerze für die Toten
    .text = Die erste Rückkehr ins Leben im nächsten Abenteuer kostet keinen Seelenpunkt, und dieser Held erhält den Seelenrang zurück, den er durch den Tod verlor.
service-dice = Knochenspiel
    .text = Wirf einen roten Würfel: 1-4 nichts; 5-8 erhalte 5 Kronen; 9-10 erhalte 15 Kronen.

# ==== Gegner

enemy-gremlin_g = Gremlin-Langfinger
    .text = Blitz: Der Verteidiger verliert bis zu 3 Kronen.
enemy-gremlin_b = Gremlin-Sprengmeister
    .text = Letzter Lacher: Wenn er stirbt, macht jeder Held in seinem Feld einen Rettungswurf oder erhält Feuer I.
enemy-gremlin_r = Gremlin-Rädelsführer
    .text = Schnappt sie: Der nächste Gremlin-Langfinger bis Entfernung 2 wird aktiviert. Blitz: Der Verteidiger wird 1 Feld herangezogen.
enemy-orc_g = Ork-Schläger
    .text = Blitz: Stoß.
enemy-orc_b = Ork-Berserker
    .text = Blutrausch: +1 Treffer, solange er höchstens die Hälfte seiner LP hat. Blitz: Kritisch, Rüstung.
enemy-orc_r = Ork-Kopfjäger
    .text = Greift zweimal an, wenn er neben seinem Opfer beginnt. Blitz: Rettungswurf oder Blutung, falls verwundet.
enemy-bowman_g = Ork-Bogenschütze
    .text = Weicht vor dem Schuss zurück. Blitz: +1 Treffer.
enemy-bowman_b = Ork-Scharfschütze
    .text = Blitz: Verlangsamt, falls verwundet.
enemy-bowman_r = Ork-Meisterschütze
    .text = Blitz: Ein Treffer wird tödlich.
enemy-shaman_g = Ork-Flüsterer
    .text = Fleisch flicken: Der am schwersten verwundete Gegner bis Entfernung 2 heilt 1. Blitz: Erschöpft, falls verwundet.
enemy-shaman_b = Ork-Verwünscher
    .text = Böser Blick: Die Angriffe seines Opfers erhalten bis zur nächsten Zeitphase -1 Treffer. Blitz: Geblendet, falls verwundet.
enemy-shaman_r = Ork-Flammenrufer
    .text = Feuerschwall: Fläche 0. Blitz: Feuer I. Glutring: Helden in seinem Feld machen einen Rettungswurf oder erhalten Feuer I, dann weicht er zurück.
enemy-hound_g = Aschenhund
    .text = Schnell. Blitz: Feuer I.
enemy-hound_b = Gluthund
    .text = Rudel: +1 Treffer, wenn noch ein Hund in seinem Feld ist. Blitz: Feuer I.
enemy-hound_r = Ofendogge
    .text = Greift zweimal an, wenn sie neben ihrem Opfer beginnt. Blitz: Feuer II.
enemy-risen_g = Untotenpöbel
    .text = Horde 3: +1 blauer Würfel für jede Figur der Gruppe nach der ersten. Blitz: Verlangsamt, falls verwundet.
enemy-risen_b = Untotenkrieger
    .text = Kann nicht gestoßen werden. Blitz: Kritisch, Treffer.
enemy-risen_r = Untotenrecke
    .text = Knochenheilung: heilt 1. Blitz: Ein Treffer wird tödlich.
enemy-wraith_g = Irrseele
    .text = Fliegt. Kalte Berührung: Tödlich 1.
enemy-wraith_b = Klagegeist
    .text = Fliegt. Tödlich 1. Klage: Helden bis Entfernung 1 machen einen Rettungswurf oder sind erschöpft. Blitz: Verlangsamt, falls verwundet.
enemy-wraith_r = Grabtyrann
    .text = Fliegt. Tödlich 2. Heilt 1, wenn er verwundet. Blitz: Rettungswurf oder Betäubt, falls verwundet.
enemy-spider_g = Höhlenweberin
    .text = Blitz: Gift 1, falls verwundet.
enemy-spider_b = Netzspinnerin
    .text = Netzschuss: Ihr Opfer macht einen Rettungswurf oder ist verlangsamt. Blitz: Gift 1, falls verwundet.
enemy-spider_r = Brutmutter
    .text = Schlüpfen: 1 Höhlenweberin in ihrem Feld, solange weniger als H (Zahl der Helden) Höhlenweberinnen im Spiel sind. Blitz: Gift 2, falls verwundet.
enemy-grundle = Grundle der Zöllner
    .text = Trollblut: Heilt in jeder Zeitphase H/2 (halbe Heldenzahl), außer wenn er Feuer hat. Tötet er einen Helden, frisst er: heilt H (Zahl der Helden). Keule, Blitz: Stoß. Felsbrocken, Blitz: K.O., falls verwundet.
enemy-skarga = Skarga Eisenkiefer
    .text = Tötet er einen Helden, werden bis zu zwei Orks, Bogenschützen oder Schamanen bis Entfernung 4 aktiviert. Axt, Blitz: Kritisch, Rüstung. Wurfspeer, Blitz: Der Verteidiger wird 1 Feld herangezogen.
enemy-nethric = Abt Nethric
    .text = Totenlampen (Abenteuer III) schützen und heilen ihn. Tötet er einen Helden, erhebt sich dort eine Irrseele. Klagelied, Blitz: Verlangsamt, falls verwundet. Krummstab, Blitz: Kritisch, Treffer.
enemy-regent = Vael Morrow, der bleiche Regent
    .text = Solange ein Ofen brennt, erleidet er höchstens 2 Wunden durch einen Angriff. Sinken seine LP auf 0, wird er zur Entfesselten Krone. Tötet er einen Helden, heilt er H (Zahl der Helden). Säbel, Blitz: Ein Treffer wird tödlich. Befehl, Blitz: Erschöpft, falls verwundet.
enemy-crown = Die Entfesselte Krone
    .text = Fliegt. Sie behält den Kraftstapel des Regenten. Tötet sie einen Helden, heilt sie H (Zahl der Helden). Erntendes Licht: Tödlich 1; Blitz: Rettungswurf oder Betäubt, falls verwundet.
attack-shiv = Stichmesser
attack-powder-pot = Pulvertopf
attack-hooked-chain = Hakenkette
attack-cudgel = Knüppel
attack-cleaver = Hackbeil
attack-great-axe = Großaxt
attack-short-bow = Kurzbogen
attack-horn-bow = Hornbogen
attack-siege-bow = Belagerungsbogen
attack-spirit-bite = Geisterbiss
attack-hex-bolt = Fluchblitz
attack-fire-gout = Feuerschwall
attack-bite = Biss
attack-burning-jaws = Brennender Rachen
attack-molten-maw = Schmelzmaul
attack-many-hands = Viele Hände
attack-rust-blade = Rostklinge
attack-oath-sword = Eidschwert
attack-cold-touch = Kalte Berührung
attack-grave-chill = Grabeskälte
attack-soul-reap = Seelenernte
attack-fangs = Giftzähne
attack-venom-lance = Giftlanze
attack-club = Keule
attack-boulder = Felsbrocken
attack-ironjaw-axe = Eisenkieferaxt
attack-hooked-javelin = Hakenspeer
attack-dirge = Klagelied
attack-crozier = Krummstab
attack-white-sabre = Weißer Säbel
attack-command = Befehl
attack-reaping-light = Erntendes Licht
power-card-gp1 = Zahlt!
    .text = Jeder Held bis Entfernung 1 verliert 5 Kronen oder 1 LP (seine Wahl).
power-card-gp2 = Bodenschlag
    .text = Greift jeden Helden in seinem Feld mit 2 roten Würfeln an; Blitz: K.O.
power-card-gp3 = Ein Happen
    .text = Er heilt H/2 (halbe Heldenzahl).
power-card-gp4 = Das Dach bebt
    .text = Jeder Held bis Entfernung 2 macht einen Rettungswurf oder verliert 1 LP.
power-card-gp5 = Komm her
    .text = Der nächste Held in Entfernung 1 bis 3 in Sichtlinie wird 2 Felder zu ihm gezogen; dann greift er mit der Keule an, wenn er kann.
power-card-gp6 = Dickes Fell
    .text = Er hat bis zur nächsten Zeitphase +1 Rüstung.
power-card-sp1 = Kriegshorn
    .text = Bis zu zwei Orks, Bogenschützen oder Hunde bis Entfernung 4 werden aktiviert.
power-card-sp2 = Wirbelndes Eisen
    .text = Greift jeden Helden in seinem Feld mit 2 roten Würfeln an.
power-card-sp3 = Zähne zusammenbeißen
    .text = Er legt einen Zustand, einen Kritisch-Marker oder alle Feuermarker ab; hat er nichts davon, heilt er 2.
power-card-sp4 = Brecht sie
    .text = Der Held in seinem Feld mit der höchsten Rüstung erhält Kritisch, Rüstung.
power-card-sp5 = Frisches Blut
    .text = H/2 (halbe Heldenzahl) Ork-Schläger kommen durch die ihm nächste Pforte.
power-card-sp6 = Ansturm!
    .text = Er zieht bis zu 3 Felder zu seinem Opfer und greift mit der Axt an (Blitz: Kritisch, Rüstung); verwundet sie, zusätzlich Stoß.
power-card-np1 = Totengeläut
    .text = Ein Untotenpöbel kommt durch die ihm nächste Pforte.
power-card-np2 = Kalter Psalm
    .text = Jeder Held bis Entfernung 2 macht einen Rettungswurf oder ist verlangsamt.
power-card-np3 = Das Licht trinken
    .text = Er heilt 1 für jede brennende Totenlampe.
power-card-np4 = Beichte
    .text = Der schwächste Held bis Entfernung 3 in Sichtlinie verliert 1 LP und ist erschöpft.
power-card-np5 = Erhebt euch, meine Brüder
    .text = Jeder untote Gegner bis Entfernung 2 heilt 1; bis zu zwei von ihnen werden aktiviert.
power-card-np6 = Gebet der Ertrinkenden
    .text = Greift den nächsten Helden bis Entfernung 3 mit 2 roten Würfeln an, magisch, Tödlich 1.
power-card-rp1 = Kniet nieder
    .text = Jeder Held bis Entfernung 1 macht einen Rettungswurf oder ist K.O.
power-card-rp2 = Geborgte Leben
    .text = Er heilt 1 für jeden Helden bis Entfernung 3.
power-card-rp3 = Die Wache gehorcht
    .text = Bis zu zwei Gegner bis Entfernung 4 werden aktiviert.
power-card-rp4 = Nennt euer Grab
    .text = Der stärkste Held bis Entfernung 3 in Sichtlinie erhält Kritisch, Treffer, und verliert 1 LP.
power-card-rp5 = Bleiches Feuer
    .text = Greift jeden Helden im Feld seines Opfers mit 1 roten und 1 blauen Würfel an, magisch, Reichweite 3.
power-card-rp6 = Schatten der Krone
    .text = Eine Irrseele erscheint in seinem Feld.

# ==== Begegnungen

encounter-e01 = Eiserne Flut
    .text = Deine Gegner rücken wie einer vor.
encounter-e02 = Das Gedränge
    .text = Was in Armlänge steht, schlägt zu.
encounter-e03 = Huschendes Dunkel
    .text = Kleine Krallen auf Stein, von allen Seiten.
encounter-e04 = Blut im Wind
    .text = Die Schnellen haben deine Witterung.
encounter-e05 = Trommeln
    .text = Die Orks antworten der Trommel.
encounter-e06 = Pfeifende Pfeile
    .text = Erst Pfeile, dann Flüche.
encounter-e07 = Die Toten erinnern sich
    .text = Alte Eide ziehen alte Knochen.
encounter-e08 = Kein Ausweg
    .text = Sie stehen zwischen dir und der Tür.
encounter-e09 = Haltet sie dort
    .text = Ein stetiger, hässlicher Druck.
encounter-e10 = Gemessene Schritte
    .text = Jemand hat sie Geduld gelehrt.
encounter-e11 = Knurren
    .text = Was nah ist, kommt näher.
encounter-e12 = Grimmige Geduld
    .text = Der Meister sieht zu, dann zieht er.
encounter-e13 = Reih und Glied
    .text = Die einfachen Soldaten tun die Arbeit.
encounter-e14 = Schwarm
    .text = Die Menge macht sie mutig.
encounter-e15 = Prüfender Hieb
    .text = Sie prüfen deine Deckung.
encounter-e16 = Mut des Ungeziefers
    .text = Die Schwächsten kommen zuerst, wie immer.
encounter-e17 = In die Flanke
    .text = Die Geübten gehen außen herum.
encounter-e18 = Gezänk
    .text = Die Großen streiten um die Beute.
encounter-e19 = Die Alten regen sich
    .text = Die Veteranen haben genug gesehen.
encounter-e20 = Hauptleute nach vorn
    .text = Anführer führen an.
encounter-e21 = Kalter Befehl
    .text = Ein Wort, und sie gehorchen.
encounter-e22 = Stunde der Recken
    .text = Die Besten wollen deinen Namen.
encounter-e23 = Tollkühn
    .text = Ohne Deckung, ohne Furcht: Die aktivierten Gegner greifen mit +1 Treffer an.
encounter-e24 = Peitschen
    .text = Die Großen treiben die Kleinen voran.
encounter-e25 = Wut
    .text = Schaum und Eisen: Die aktivierten Gegner greifen mit +1 Treffer an.
encounter-e26 = Köder
    .text = Zu leicht, denkst du; und dann schließt sich der Ring.
encounter-e27 = Zweikampf
    .text = Der Kreis öffnet sich, und der Recke tritt vor.
encounter-e28 = Angehaltener Atem
    .text = Nur wer schon mit dir kämpft, macht weiter.
encounter-e29 = Verstärkung
    .text = Zuerst kommt ein grüner Gegner aus dem Beutel durch die Pforte, die dem aktiven Helden am nächsten ist, dann die Aktivierungen.
encounter-e30 = Wunden lecken
    .text = Keine Aktivierung. Jeder verwundete Gegner heilt 1.

# ==== Ereignisse

event-v01 = Eine Bande rückt nach
    .text = H/2 (halbe Heldenzahl) Gegner aus dem Beutel kommen durch die Pforte, die dem schwächsten Helden am nächsten ist.
event-v02 = Zweiter Atem
    .text = Jeder Held heilt 1. Helden haben Rettungswurf +1.
event-v03 = Schleichendes Grauen
    .text = Helden haben Rettungswurf -2.
event-v04 = Die Steine rühren sich
    .text = Jeder Held, der nicht gebunden ist, macht einen Rettungswurf oder verliert 1 LP.
event-v05 = Omen aus Stahl
    .text = Der erste Angriff in jedem Gegnerzug erhält +1 Treffer.
event-v06 = Was die Toten zurückließen
    .text = Ein Held eurer Wahl erhält 10 Kronen oder macht eine genutzte Kraft mit Abklingzeit 0 bis 3 bereit.
event-v07 = Echo der Glocke
    .text = Jede genutzte Kraft jedes Helden wird einmal gedreht.
event-v08 = Plünderer
    .text = Der reichste Held verliert 6 Kronen, oder ein Gremlin-Langfinger kommt durch die ihm nächste Pforte (seine Wahl; mit weniger als 6 Kronen kommt der Gremlin).
event-v09 = Warmer Schrein
    .text = Die Gruppe erhält 1 Seelenpunkt. Solange dies offen liegt, kostet eine Rückkehr ins Leben keinen Seelenpunkt.
event-v10 = Blutspur
    .text = H/2 (halbe Heldenzahl) Gegner, die dem am schwersten verwundeten Helden am nächsten sind, bis Entfernung 3, werden aktiviert.
event-v11 = Blanke Nerven
    .text = Helden können den Fokus nicht nutzen.
event-v12 = Klare Köpfe
    .text = Fokus kostet keine Aktion (weiterhin einmal je Runde).
event-v13 = Etwas Schlimmeres
    .text = Ein blauer Gegner aus dem Beutel kommt durch die Pforte, die dem stärksten Helden am nächsten ist.
event-v14 = Bleierne Glieder
    .text = Jeder Held macht einen Rettungswurf oder ist erschöpft.
event-v15 = Die Toten flüstern
    .text = Seht die 3 obersten Begegnungskarten an; legt eine ab und die anderen in beliebiger Reihenfolge zurück.
event-v16 = Augen im Dunkel
    .text = Die H/2 (halbe Heldenzahl) Schattenmarker, die einem Helden am nächsten sind, werden aufgedeckt. Gibt es keinen, kommt ein Gegner aus dem Beutel durch die Pforte, die dem schwächsten Helden am nächsten ist.
event-v17 = Wallender Nebel
    .text = Keine Sichtlinie ist länger als 2 Felder.
event-v18 = Peitschender Regen
    .text = Alle Feuermarker kommen weg. Angriffe auf Entfernung 1 oder mehr, die nicht magisch sind, erhalten auf beiden Seiten -1 Treffer.
event-v19 = Eine helfende Hand
    .text = Ein Held eurer Wahl heilt 3 oder legt alle Zustände sowie Kritisch- und Feuermarker ab.
event-v20 = Rudel am Rand
    .text = H/2 (halbe Heldenzahl) Aschenhunde kommen durch die Pforte, die dem schwächsten Helden am nächsten ist.
event-v21 = Faulige Luft
    .text = Jeder Held macht einen Rettungswurf oder erhält Gift 1.
event-v22 = Fallende Steine
    .text = Jeder Held in einem Feld, das nicht hell ist, macht einen Rettungswurf oder verliert 1 LP; jeder Gegner in einem solchen Feld verliert 1 LP.
event-v23 = Bleiche Pilze
    .text = Alle Felder sind hell. Helden haben Rettungswurf +1.
event-v24 = Dinge in den Wänden
    .text = H/2 (halbe Heldenzahl) Höhlenweberinnen kommen durch die Pforte, die dem schwächsten Helden am nächsten ist.
event-night = Nacht
    .text = Liegt neben dem Stapel, bis ein Tag kommt. Angriffe von Helden auf ein Ziel außerhalb ihres Feldes erhalten -1 Treffer, außer das Feld des Ziels ist hell oder das Ziel hat Feuer.
event-day = Tag
    .text = Die Nacht wird abgelegt. Helden legen Geblendet ab. Liegt neben dem Stapel, bis eine Nacht kommt.

# ==== Fallen und Suchmarker

trap-t01 = Federbolzen
    .text = Angriff mit 1 roten und 1 blauen Würfel gegen den Öffner.
trap-t02 = Giftnadel
    .text = Der Öffner macht einen Rettungswurf oder erhält Gift 1.
trap-t03 = Blitzpulver
    .text = Der Öffner macht einen Rettungswurf oder ist geblendet.
trap-t04 = Falltür
    .text = Der Öffner macht einen Rettungswurf, oder er verliert 1 LP und ist K.O.
trap-t05 = Feuertopf
    .text = Jeder Held im Feld des Öffners macht einen Rettungswurf oder erhält Feuer I.
trap-t06 = Beschwertes Netz
    .text = Der Öffner macht einen Rettungswurf oder ist verlangsamt.
trap-t07 = Alarmglöckchen
    .text = Die H/2 (halbe Heldenzahl) nächsten Gegner bis Entfernung 4 vom Öffner werden aktiviert.
trap-t08 = Pendel
    .text = Angriff mit 2 roten Würfeln gegen den Öffner.
trap-t09 = Lähmende Glyphe
    .text = Der Öffner macht einen Rettungswurf oder ist betäubt.
trap-t10 = Rosthauch
    .text = Der Öffner macht einen Rettungswurf oder erhält Kritisch, Rüstung.
trap-t11 = Morsche Feder
    .text = Nichts geschieht.
trap-t12 = Schon geplündert
    .text = Hier liegt ein toter Dieb: Der Öffner erhält 3 Kronen.
trap-t13 = Seelensauger
    .text = Die Gruppe verliert 1 Seelenpunkt; hat sie keinen, verliert der Öffner 1 LP.
trap-t14 = Stürzender Türbalken
    .text = Jeder Held bis Entfernung 1 vom Öffner (und der Öffner) macht einen Rettungswurf oder verliert 1 LP.
trap-t15 = Versteckte Wache
    .text = Ein grüner Gegner aus dem Beutel erscheint im Feld des Öffners.
trap-t16 = Aschenfluch
    .text = Der Öffner macht einen Rettungswurf oder erhält einen roten Marker Kritisch, Treffer.
search-bones = Knochenhaufen
    .text = 1-2 Rettungswurf oder 1 LP verlieren; 3-4 nichts; 5-8 erhalte 6 Kronen; 9-10 ziehe einen Schatz.
search-rubble = Schutt
    .text = 1 Fallenkarte; 2-3 nichts; 4-7 erhalte 5 Kronen; 8-10 Heiltrank.
search-barrels = Fässer
    .text = 1-2 Rettungswurf oder Gift 1; 3-5 Feuerflasche; 6-9 erhalte 8 Kronen; 10 ziehe einen Schatz.
search-altar = Alter Altar
    .text = 1-2 eine Irrseele erscheint hier; 3-5 heile 2; 6-8 die Gruppe erhält 1 Seelenpunkt; 9-10 wer sucht, macht alle eigenen Kräfte mit Abklingzeit 0 bis 3 bereit.

# ==== Orte

area-K1 = Halle der fünf Gräber
area-K2 = Lampengang
area-K3 = Grabhalle West
area-K4 = Grabhalle Ost
area-K5 = Säulenhalle
area-K6 = Beinhaus
area-K7 = Zisterne
area-K8 = Trauerzelle
area-K9 = Räuberloch
area-K10 = Aufstieg
area-K11 = Kapellenschiff
area-K12 = Glockenstube
area-K13 = Sakristei
area-K14 = Versunkene Nische
area-K15 = Südlicher Umgang
area-K16 = Vorhalle
area-F1 = Südstraße
area-F2 = Schrein am Weg
area-F3 = Untere Straße
area-F4 = Mühlgasse
area-F5 = Mühle
area-F6 = Mühlteich
area-F7 = Böttcherhof
area-F8 = Böttcherhaus
area-F9 = Markt West
area-F10 = Markt Ost
area-F11 = Lampenkapelle
area-F12 = Gerberzeile
area-F13 = Gerberei
area-F14 = Nordstraße
area-F15 = Kornspeicher
area-F16 = Vogtshalle
area-F17 = Nordtor
area-F18 = Obstgarten
area-F19 = Brennendes Feld
area-F20 = Hintergasse
area-G1 = Höhleneingang
area-G2 = Pilgersims
area-G3 = Brücke West
area-G4 = Seilbrücke
area-G5 = Brücke Ost
area-G6 = Nordsims
area-G7 = Spinnengalerie
area-G8 = Netznest
area-G9 = Tropfsims
area-G10 = Abgrund Nord
area-G11 = Abgrund Süd
area-G12 = Südsims
area-G13 = Pilzgarten
area-G14 = Tiefes Becken
area-G15 = Schmugglerspalte
area-G16 = Zollhalle West
area-G17 = Zollhalle Ost
area-G18 = Vorratskammer des Trolls
area-G19 = Hortkammer
area-G20 = Silberader
area-G21 = Hinterer Schacht
area-G22 = Knochengrube
area-G23 = Gremlinbau
area-C1 = Dammweg
area-C2 = Wegschrein
area-C3 = Torhaus
area-C4 = Kreuzgang West
area-C5 = Kreuzgang Nord
area-C6 = Kreuzgang Süd
area-C7 = Überfluteter Hof
area-C8 = Kreuzgang Ost
area-C9 = Schreibstube
area-C10 = Bibliothek
area-C11 = Schiff Nord
area-C12 = Schiff Süd
area-C13 = Chor
area-C14 = Hochaltar
area-C15 = Glockenturm
area-C16 = Speisesaal
area-C17 = Küche
area-C18 = Treppe zum Gewölbe
area-C19 = Überflutete Krypta
area-C20 = Tiefstes Gewölbe
area-C21 = Siechenhaus
area-C22 = Mönchsgräber
area-R1 = Untere Brücke
area-R2 = Zerbrochene Kapelle
area-R3 = Vorwerk
area-R4 = Vorhof West
area-R5 = Vorhof Ost
area-R6 = Stallungen
area-R7 = Rüstkammer
area-R8 = Innerer Zwinger
area-R9 = Hof West
area-R10 = Hof Ost
area-R11 = Kronensaal
area-R12 = Ofen der Seufzer
area-R13 = Ofen der Namen
area-R14 = Throntreppe
area-R15 = Bleicher Thron
area-R16 = Verlies
area-R17 = Spiegelgalerie
area-R18 = Kronengewölbe
area-R19 = Balkon
area-R20 = Küchen
area-R21 = Kalte Zisterne

# ==== die Abenteuer

quest-q0 = Vorspiel: Die erwachende Gruft
    .intro = Einmal schlug eine Glocke, irgendwo unter der Asche von Halgard, und fünf der Toten setzten sich auf. Die Äbtissin, die diese Glocke aus Seelensilber goss, ist Staub; ihre Stimme ist in der Bronze geblieben, dünn wie ein Luftzug. Raubt nichts, sagt sie, denn ihr seid schon beraubt. Findet den Klöppel, hängt ihn ein, läutet mich noch einmal, oder am Morgen seid ihr Knochen.
    .goal = Tragt den Klöppel aus dem Beinhaus in die Glockenstube und läutet die Glocke. Sammelt euch dann alle dort oder im Kapellenschiff.
story-card-q0s1 = Krallen auf der Treppe
story-card-q0s2 = Die Asche legt sich
quest-q1 = Abenteuer I: Rauch über Fenwick
    .intro = Fenwick zahlt seine Steuern, flickt seine Straßen und kam noch in keinem Lied vor. Heute Nacht brennt es. Die Orks, die vom Kamm herabkamen, tragen ein Banner, das ihr nicht kennt: eine weiße Krone auf grauem Feld. Sie plündern nicht. Sie zählen die Lebenden und zeichnen Türen mit Kreide.
    .goal = Bringt mindestens 3 der 4 Dorfleute zur Südstraße oder zum Schrein am Weg und vertreibt den Kriegsherrn, der sie holen kommt.
story-card-q1s1 = Das Feuer springt über
story-card-q1s2 = Die weiße Krone
story-card-q1s3 = Nichts bleibt am Leben
quest-q2 = Abenteuer II: Der Zoll von Grundhollow
    .intro = Die Glocke hat einen Sprung. Um sie zu heilen, braucht ihr ein Herz aus Seelensilber, und die letzte Ader in den Hügeln gehört einem Troll, der schon fürs Ansehen Geld nimmt. Grundle hütet die Brücke von Grundhollow seit dreihundert Jahren. Seine Preise sind gestiegen. Sein Appetit, heißt es, auch.
    .goal = Brecht das Herz aus Seelensilber aus der Silberader. Dann tragt es, alle zusammen, hinaus zum Höhleneingang oder zum Pilgersims, oder erschlagt Grundle.
story-card-q2s1 = Essenszeit
story-card-q2s2 = Die Seile fransen aus
story-card-q2s3 = Steinschlag
quest-q3 = Abenteuer III: Das versunkene Kloster
    .intro = Die Glocke wurde im Kloster gegossen, und nur dort kann man sie noch einmal gießen. Doch vor vierzig Jahren kam in einer Nacht der See herein, und die Mönche setzten den Gottesdienst fort. Abt Nethric leitet ihn noch immer. Drei Lampen brennen unter den Wasserflecken, und solange sie brennen, darf in diesem Chor niemand tot sein.
    .goal = Löscht die drei Totenlampen und vernichtet Abt Nethric am Hochaltar.
story-card-q3s1 = Vesper
story-card-q3s2 = Das Wasser steigt
story-card-q3s3 = Amen
quest-q4 = Abenteuer IV: Der bleiche Regent
    .intro = Vael Morrow war der Verwalter eines Königs, der ohne Erben starb. Er bat um ein Jahr mehr, um die Bücher abzuschließen. Dann um noch eines. Die Krone, die er jetzt trägt, ist aus den Jahren anderer Leute gemacht, und sie passt ihm besser als sein eigenes Gesicht. Hinter dem Thron hat er zwei Öfen entzündet. Löscht sie. Und dann, endlich, schließt die Bücher.
    .goal = Löscht beide Öfen, besiegt den bleichen Regenten und die Entfesselte Krone.
story-card-q4s1 = Die Wache tritt heraus
story-card-q4s2 = Krönung
story-card-q4s3 = Ein Jahr mehr

## Die Lektion

lesson-yours = Das ist Bryndis, deine Heldin: ihr Leben, ihre Waffe und ihre Sachen. Bram führt Sable, und ihr gewinnt oder verliert gemeinsam.
    .title = Deine Heldin
lesson-goal = Holt den Klöppel aus dem Beinhaus und läutet die Glocke in der Glockenstube. Trefft euch dann dort oder im Raum daneben.
    .title = So gewinnt ihr
lesson-turn = In jedem deiner Züge kannst du ziehen, einmal kämpfen (Kampfaktion) und eine Aktion ausführen. Die Reihenfolge bestimmst du.
    .title = Dein Zug
lesson-enemy = In der Säulenhalle wartet ein Gremlin-Langfinger mit { $hp } Lebenspunkten. Niemand lenkt ihn: Seine Karte sagt, was er auf welche Entfernung tut.
    .title = Ein Gegner
lesson-move = Dein Schwert trifft nur Gegner in deinem Feld. Geh in die Säulenhalle.
    .title = Gehen
lesson-attack = Jetzt stehst du neben dem Gremlin. Greif ihn mit dem Schwert an: ein roter und ein blauer Würfel.
    .title = Angreifen
    .wrong-end = Erst der Gremlin. Deinen Zug beendest du in Schritt 9.
lesson-focus = Deine Würfel zeigen { $hits } Treffer, doch der Gremlin kann einen Schild würfeln. Nutze deine Aktion für den Fokus: ein Treffer mehr.
    .title = Treffer und Schilde
    .wrong-done = Das könnte der Gremlin überleben. Wähle den Fokus.
lesson-crowns = Der Gremlin fiel trotz eines Schildes: Ihr habt { $soul } Seelenpunkt. Heb die Kronen auf, die er fallen ließ.
    .title = Sieg
lesson-end = Bewegung, Kampfaktion und Aktion sind verbraucht. Beende deinen Zug.
    .title = Zug beenden
lesson-struck = Nach jedem Heldenzug bewegt eine Begegnungskarte Gegner. Der zweite Gremlin fügte dir { $wounds } Wunde zu. Sein Würfel zeigte auch einen Blitz, und laut seiner Karte stiehlt der Kronen.
    .title = Die Gegner handeln
lesson-clock = Sable hat den Dieb besiegt, und eine neue Runde begann. Der Ereignisstapel ist eure Uhr: Noch { $cards } Karten, dann ist das Abenteuer verloren.
    .title = Die Uhr
lesson-soul = Jetzt habt ihr { $soul } Seelenpunkte. { $cost } davon heben den Seelenrang eines Helden: mehr Kräfte und mehr Möglichkeiten in jedem Zug.
    .title = Seelenpunkte
lesson-walk = Du bist wieder am Zug, und kein Gegner ist mehr da. Geh zur Tür des Beinhauses.
    .title = Zur Tür
lesson-door = Eine Tür zu öffnen kostet nichts, aber zuerst deckst du eine Fallenkarte auf. Öffne sie.
    .title = Türen und Fallen
lesson-win = Die Fallenkarte war harmlos, und das Beinhaus ist offen. Holt den Klöppel, läutet die Glocke, trefft euch dort und achtet auf die Uhr.
    .title = Das ganze Spiel
lesson-tag-you = du
lesson-tag-clapper = der Klöppel
lesson-tag-bell = die Glocke

# ---- Rätsel: was die Bots wussten, und warum eine Antwort die beste ist

puzzle-note = Die Chancen stammen von Bots, die das Buch der Geheimnisse, die Truhen und die Folge der Ereigniskarten kennen. Auch ohne dieses Wissen sieht keine andere Antwort deutlich besser aus.

gain-what-the-quest-has-come-to = Das Abenteuer kommt seinem Ziel näher.
gain-less-worth-of-the-enemies = Die Gegner sind schwächer.
gain-worth-of-the-heroes = Deine Helden sind in besserem Zustand.
gain-less-ghosts = Weniger Helden sind Geisterseelen.

# ---- das Titelbild, wie es die Halle zeigt

cover = Für Freunde, die gemeinsam gewinnen wollen, oder allein mit einer ganzen Gruppe. Die Gegner ziehen von selbst.
    .kind = kooperativ
    .shows = Stich: Eine große Glocke hängt zwischen den Säulen einer Krypta. Ein Ritter und eine Magierin stehen davor, und Augen blicken aus dem Dunkel.
