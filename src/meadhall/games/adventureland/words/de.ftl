# Adventure Land auf Deutsch.

# ---- Orte

field = { $name }
    .from = von { $name }
    .to = nach { $name }
    .at = auf { $name }
    .ground = { $name } ({ $terrain })
    .where = { $where }
start-row = Startplatz der Reihe { $name }
    .from = vom Startplatz der Reihe { $name }
    .to = zum Startplatz der Reihe { $name }
    .at = am Startplatz der Reihe { $name }
    .brief = Reihe { $name }
    .title = Startplatz der Reihe { $name }
start-column = Startplatz der Spalte { $name }
    .from = vom Startplatz der Spalte { $name }
    .to = zum Startplatz der Spalte { $name }
    .at = am Startplatz der Spalte { $name }
    .brief = Spalte { $name }
    .title = Startplatz der Spalte { $name }
terrain-forest = Wald
terrain-mountain = Gebirge
terrain-city = Stadt
terrain-river = Fluss
terrain-fog = Nebel
region-greeneave = Grünlaubwald
where-greeneave = im Grünlaubwald
region-hollin-copse = Hulsthain
where-hollin-copse = im Hulsthain
region-midwood = Mittenforst
where-midwood = im Mittenforst
region-sunrise-grove = Morgenhain
where-sunrise-grove = im Morgenhain
region-reedholt = Riedholz
where-reedholt = im Riedholz
region-western-range = Westgebirge
where-western-range = im Westgebirge
region-northern-range = Nordgebirge
where-northern-range = im Nordgebirge
region-eastwatch = Ostwacht
where-eastwatch = auf der Ostwacht
region-ford-hill = Furthügel
where-ford-hill = auf dem Furthügel
region-southern-crags = Südklippen
where-southern-crags = in den Südklippen
region-great-river = Großer Strom
where-great-river = auf dem Großen Strom
region-north-bank = Nordufernebel
where-north-bank = im Nordufernebel
region-misty-bend = Dunstbogen
where-misty-bend = am Dunstbogen
region-mouth-fen = Mündungsmoor
where-mouth-fen = im Mündungsmoor
region-gate-mists = Tornebel
where-gate-mists = im Tornebel
region-grey-meadow = Grauwiese
where-grey-meadow = auf der Grauwiese
region-midmarket = Mittmarkt
where-midmarket = in Mittmarkt
region-alderwick = Erlenwiek
where-alderwick = in Erlenwiek
region-southhaven = Südhafen
where-southhaven = in Südhafen
region-highspire = Hohenzinne
where-highspire = in Hohenzinne
region-kingsreach = Königsweil
where-kingsreach = in Königsweil

# ---- Abenteuer, Wesen, Plättchen, Gruppen

adventure-1 = Die Gefährten
adventure-2 = Die Glorreichen
adventure-3 = Flucht in die Städte
adventure-4 = Die entführte Prinzessin
adventure-5 = Der König im Nebel
creature-mistling = Nebling
creature-fen-lurker = Sumpflauerer
creature-fog-stalker = Nebelpirscher
creature-drowned-knight = Moorritter
creature-grey-dread = Grauschreck
giant = Riese
    .accusative = Riesen
foe = { $name }
    .strong = { $name } mit Stärke { $strength }
    .full = { $name }, Stärke { $strength }
    .brief = { $name } { $strength }
sword-plain = Eisenklinge
    .a = eine Eisenklinge
sword-tempered = Stahlklinge
    .a = eine Stahlklinge
sword-deepforged = Tiefenstahlklinge
    .a = eine Tiefenstahlklinge
sword-starsteel = Sternstahlklinge
    .a = eine Sternstahlklinge
herb-feverleaf = Fieberblatt
    .a = ein Fieberblatt
    .no = kein Fieberblatt
herb-moonwort = Mondraute
    .a = eine Mondraute
    .no = keine Mondraute
herb-dragonroot = Drachenwurz
    .a = eine Drachenwurz
    .no = keine Drachenwurz
tile = { $name } (+{ $value })
    .a = { FORM($name, "a") } (+{ $value })
    .no = { FORM($name, "no") } (+{ $value })
    .brief = { $name } +{ $value }
    .bonus = +{ $value }
adventurers = { $adventurers } Abenteurer
    .dative = { $adventurers ->
    [one] 1 Abenteurer
   *[other] { $adventurers } Abenteurern
}
companions = { $companions ->
    [one] 1 Gefährte
   *[other] { $companions } Gefährten
}
    .dative = { $companions } Gefährten
figures = { $companions ->
    [0] { adventurers }
   *[other] { adventurers } und { companions }
}
    .dative = { $companions ->
    [0] { adventurers.dative }
   *[other] { adventurers.dative } und { companions.dative }
}
party = { figures }{ luggage }
    .dative = { figures.dative }{ luggage }
luggage = { $supers ->
    [0] {""}
    [one] , darunter 1 Supergefährte
   *[other] , darunter { $supers } Supergefährten
}{ $gold ->
    [0] {""}
   *[other] , mit { $gold } Gold
}{ $king ->
    [0] {""}
   *[other] , mit dem König
}
herbs = { $herbs ->
    [one] 1 Kraut
   *[other] { $herbs } Kräuter
}
    .dative = { $herbs ->
    [one] 1 Kraut
   *[other] { $herbs } Kräutern
}
gold = { $gold } Gold
swords = { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
}
colour = { $colour ->
    [yellow] gelb
    [green] grün
    [blue] blau
    [grey] grau
   *[red] rot
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
listing = { $parts }
    .dative = { FORM($parts, "dative") }

# ---- Was geschieht: Runden und Karten

first-player-drawn = { DOES($seat, "beginnst", "beginnt") }.
turn-began = Runde { $round }: { YOU($seat) ->
    [yes] Du bist
   *[no] { WHO($seat) } ist
} am Zug.
turn-skipped = { DOES($seat, "kannst", "kann") } nicht ziehen: Dieser Zug entfällt.
card-turned = { DOES($seat, "deckst", "deckt") } { FORM($field, "ground") } auf: { $item ->
    [herb] Ein Kraut liegt verdeckt { FORM($field, "where") }.
    [sword] Ein Schwert liegt verdeckt { FORM($field, "where") }.
    [companion] Ein Gefährte wartet { FORM($field, "where") }.
    [gold] Ein Goldstück liegt { FORM($field, "where") }.
   *[fog-creature] Ein { FORM($creature, "strong") } erhebt sich { FORM($field, "where") }. Noch eine Karte wird aufgedeckt.
}
    .brief = { $field }: { $item ->
    [herb] Kraut
    [sword] Schwert
    [companion] Gefährte
    [gold] Gold
   *[fog-creature] { FORM($creature, "brief") }
}
creature-laid = Ein { FORM($creature, "strong") } erhebt sich auf { $field }, { FORM($field, "where") }.{ $king ->
    [0] {""}
   *[1] {" "}Er hält den König gefangen.
}
stack-ran-out = Die Geländekarten sind aufgebraucht.
box-opened = { $item ->
    [sword] Der Vorrat an Schwertern ist leer: Das nächste kommt aus der Schachtel, verdeckt gezogen.
   *[companion] Der Vorrat an Gefährten ist leer: Der nächste kommt aus der Schachtel.
}

# ---- Was geschieht: der Wassergeist

sprite-ran = { $start ->
    [nowhere] Der Wassergeist erscheint auf { $end }.
    [west-mouth] Der Wassergeist eilt von der Mündung im Westen nach { $end }.
   *[other] Der Wassergeist eilt von { $start } nach { $end }.
}
    .brief = Der Wassergeist eilt nach { $end }
party-swept-off = Der Wassergeist spült { WHOSE($owner, "e") } Gruppe von { $field }. Verloren: { figures }.
    .brief = { WHOSE($owner, "e") } Gruppe auf { $field } wird fortgespült

# ---- Was geschieht: Züge

party-moved = { DOES($owner, "ziehst", "zieht") } { FORM($start, "from") }{ $leaps ->
    [0] {""}
   *[other] {" "}über { $leapt }
} nach { $end } { FORM($end, "where") }.
    .brief = { WHO($owner) }: { FORM($start, "brief") } nach { $end }
parties-grouped = Aus zwei Gruppen wird eine mit { $size } Figuren.
party-sent-back = { WHOSE($owner, "e") } Gruppe auf { $field } kehrt zurück { FORM($area, "to") }.
item-taken = { DOES($owner, "nimmst", "nimmt") } das { $item ->
    [herb] Kraut
    [sword] Schwert
   *[gold] Gold
}.
tile-seen = Es ist { FORM($tile, "a") }. Das weißt nur du.
    .brief = { FORM($tile, "brief") }
tile-shown = { DOES($owner, "zeigst", "zeigt") } { FORM($tile, "a") }.
companion-joined = { $nth ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
    [6] Sechster
   *[other] { $nth }.
} Gefährte in { WHOSE($owner, "er") } Gruppe.
    .brief = { WHO($owner) }: { $nth }. Gefährte
points-scored = { DOES($seat, "bekommst", "bekommt") } { points } (insgesamt { $total }).
    .brief = { WHO($seat) }: +{ $points } (insgesamt { $total })

# ---- Was geschieht: Kämpfe

fight-began = { DOES($owner, "kämpfst", "kämpft") } gegen den { FORM($creature, "accusative") }: { $base } gegen { $strength }.
    .brief = Kampf: { $creature }, { $base } gegen { $strength }
fight-hopeless = { DOES($owner, "kommst", "kommt") } höchstens auf { $best }: zu wenig gegen { $strength }.
swords-committed = { DOES($owner, "setzt", "setzt") } { FORM($extras, "a") } ein.
    .brief = Schwerter { FORM($extras, "bonus") }
dice-rolled = { DOES($owner, "würfelst", "würfelt") } { $dice }: { $reached } gegen { $strength }.
    .brief = Würfel { $dice }: { $reached } gegen { $strength }
herb-used = { DOES($owner, "verwendest", "verwendet") } { FORM($value, "a") }: { $reached } gegen { $strength }.
gold-added = { DOES($owner, "legst", "legt") } ein Goldstück dazu (+1): { $reached } gegen { $strength }.
die-rerolled = { DOES($owner, "zahlst", "zahlt") } 1 Gold und { YOU($owner) ->
    [yes] würfelst
   *[no] würfelt
} die { $before } neu: eine { $after }, also { $reached } gegen { $strength }.
fight-given-up = { DOES($owner, "gibst", "gibt") } auf.
fight-won = { DOES($owner, "besiegst", "besiegt") } den { FORM($creature, "accusative") }.
fight-lost = { DOES($owner, "verlierst", "verliert") } den Kampf. Verloren: { figures }. Der { $creature } bleibt auf { $field }.
    .brief = { DOES($owner, "verlierst", "verliert") } gegen den { FORM($creature, "accusative") }

# ---- Was geschieht: die beiden Abenteuer der Erweiterung

key-taken = { DOES($seat, "nimmst", "nimmt") } den { colour }en Schlüssel.
all-keys-held = { $players ->
    [one] { DOES($seats, "hast", "hat") } Schlüssel in allen fünf Farben.
   *[other] { WHO($seats) } { YOU($seats) ->
        [yes] habt
       *[no] haben
    } Schlüssel in allen fünf Farben.
}
giant-appeared = Der Kerker ist auf { $field }, { FORM($field, "where") }: Ein Riese mit Stärke { $strength } bewacht dort die Prinzessin.
princess-rescued = { DOES($seat, "befreist", "befreit") } die Prinzessin!
king-joined = Der König schließt sich { WHOSE($owner, "er") } Gruppe an.
king-left = Der König bleibt auf { $field } zurück.
king-rescued = { DOES($seat, "bringst", "bringt") } den König heim!
super-companion-came = { DOES($owner, "tauschst", "tauscht") } fünf Gefährten gegen einen Supergefährten.
gold-picked-up = { WHOSE($owner, "e") } Gruppe nimmt das Gold und trägt jetzt { $carried }.

# ---- Was geschieht: das Ende

end-called = Die Vorräte an Schwertern und Gefährten sind leer: Dies ist die letzte Runde.
nobody-can-move = Niemand kann mehr ziehen.
game-ended = Die Partie ist zu Ende.

# ---- Fragen

question-first-move = Dein erster Zug: Welche Gruppe? { $parties ->
    [one] Nur 1 kann ziehen.
   *[other] { $parties } können ziehen.
}
question-second-move = Dein zweiter Zug: Welche Gruppe? { $parties ->
    [one] Nur 1 kann ziehen.
   *[other] { $parties } können ziehen.
}
question-where = Wohin geht es von { FORM($place, "brief") }{ $companions ->
    [0] { $adventurers ->
        [one] { luggage }
       *[other] , mit { party.dative }
    }
   *[other] , mit { party.dative }
}?
question-move-where = Wohin zieht die Gruppe?
question-start-area = Zu welchem Startplatz kehrt deine Gruppe zurück?
question-swords = Gegen den { FORM($creature, "accusative") } fehlen dir { $missing }: Welche Schwerter setzt du ein (bis zu { $most })? Du hast { $reached } von { $strength }: { $made }.
question-reinforce = Dir { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}: Was setzt du noch ein? Du hast { $reached } von { $strength }: { $made }.
strength-from = { $points } durch { $what ->
    [dice] Würfel
    [swords] Schwerter
    [herbs] Kräuter
   *[gold] Gold
}
best-case = Mit allem, was du hast, kannst du { $best } erreichen.

# ---- Antworten: Züge

option-go = Zieh { FORM($place, "from") } mit { party.dative }: { $ends ->
    [one] 1 Feld
   *[other] { $ends } Felder
} in Reichweite.
    .brief = { FORM($place, "brief") }{ $waiting ->
    [0] {""}
   *[other] , { $waiting } Figuren
}{ $waiting ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] , { $gold } Gold
    }
}
option-to = Zieh nach { $field }.
    .brief = { $field }
option-move = Zieh { $far ->
    [one] 1 Feld
   *[other] { $far } Felder
} nach { $way ->
    [east] Osten
   *[south] Süden
} auf { FORM($field, "ground") }{ $leaps ->
    [0] {""}
   *[other] , über { $over }
}. { $found }
    .brief = { $field }{ FORM($found, "brief") }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}
leapt = { YOU($owner) ->
    [yes] deine eigene Gruppe
   *[no] { WHO($owner) }
} auf { $field }
option-stay = Bleibe und beende deinen Zug.
    .brief = Zug beenden
option-swap = Tausche fünf Gefährten { FORM($place, "at") } gegen einen Supergefährten.
    .brief = Supergefährte { FORM($place, "brief") }
option-area = Kehre zurück { FORM($area, "to") }.
    .brief = { FORM($area, "brief") }

# ---- Was auf einem Feld liegt: nach einem Zug und in der Vorschau

found-nothing = Dort liegt nichts.
    .brief = {""}
found-herb = Nimm ein verdecktes Kraut.{ joining-king }
    .brief = {" "}Kraut
found-sword = Nimm ein verdecktes Schwert.{ joining-king }
    .brief = {" "}Schwert
found-gold = Nimm das Gold{ promise }.{ joining-king }
    .brief = {" "}Gold
found-companion = Ein Gefährte schließt sich an{ promise }.{ joining-king }
    .brief = {" "}Gefährte
found-king = Der König schließt sich an.
    .brief = {" "}König
found-fight = Kämpfe gegen den { FORM($creature, "accusative") }{ promise }: { $size } gegen { $strength }.{ joining-king }
    .brief = {" "}{ $creature } { $strength }
found-group = Vereine dich mit deiner Gruppe dort: zusammen { $size } Figuren.
    .brief = {" "}Gruppe mit { $other }
found-rival = Vertreibe { WHOSE($owner, "e") } Gruppe mit { $other ->
    [one] 1 Figur
   *[other] { $other } Figuren
}.
    .brief = {" "}Gruppe mit { $other }
promise = { $points ->
    [0] {""}
   *[other] {" "}für { points }
}
joining-king = { $king ->
    [0] {""}
   *[1] {" "}Dort wartet der König.
}

# ---- Antworten: Kämpfe

option-commit = { $swords ->
    [0] Setze kein Schwert ein.
   *[other] Setze { FORM($extras, "a") } ein.
}
    .brief = { $swords ->
    [0] Kein Schwert
   *[other] { $plus }
}
option-use-herb = Verwende { FORM($value, "a") }. { makes }
    .brief = { FORM($value, "brief") }
option-add-gold = { $gold ->
    [one] Lege dein letztes Goldstück dazu (+1).
   *[other] Lege 1 von deinen { $gold } Gold dazu (+1).
} { makes }
    .brief = Gold +1
makes = { $missing ->
    [0] Das macht { $total }: Du gewinnst.
    [one] Das macht { $total }, 1 fehlt noch.
   *[other] Das macht { $total }, { $missing } fehlen noch.
}
option-reroll = Zahle 1 Gold und würfle die { $die } neu. { $chance ->
    [0] Der neue Wurf allein kann nicht gewinnen.
   *[other] { $needed ->
        [6] Nur eine 6 gewinnt
       *[other] Ab einer { $needed } gewinnst du
    } ({ $chance } %).
}
    .brief = Die { $die } neu würfeln
option-give-up = Gib auf und verliere deine Gruppe. { keeps }
    .brief = Aufgeben
keeps = { $king ->
    [0] Kräuter und Gold behältst du.
   *[1] Kräuter behältst du.
}

# ---- Vor einem Kampf

warning-hopeless = Einem Kampf kannst du nicht ausweichen, und du kommst höchstens auf { $best }: zu wenig gegen { $strength }.
warning-fight = Einem Kampf kannst du nicht ausweichen. { $chance ->
    [100] Mit { $means } kannst du nicht verlieren.
   *[other] Deine beste Chance auf den Sieg ist { $chance } %, mit { $means }.
}
your-swords = { $n ->
    [one] dem Schwert { $plus }
   *[other] den Schwertern { $plus }
}
your-herbs = deinen Kräutern
your-gold = deinem Gold

# ---- Vorschau

title-stay = Bleiben
turn-ends = Dein Zug endet.
swaps = Aus fünf Gefährten wird ein Supergefährte. Er zählt weiter als fünf.
title-place = { FORM($place, "title") }
title-party = { FORM($place, "title") }: { party }
title-field = { FORM($field, "ground") }
title-foe = { $creature } { $strength }
title-herb = { FORM($herb, "brief") }
title-gold = Gold +1
title-reroll = Die { $die } neu würfeln
title-give-up = Aufgeben
no-sword = Kein Schwert
brings = { $companions ->
    [0] Du bringst { $size } mit
   *[other] Du bringst { $adventurers } + { $companions } = { $size } mit
}
missing = { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}
sure-to-win = Das reicht: Du gewinnst.
sure-to-lose = Du hast nichts einzusetzen: Du verlierst.
no-way-back = Einem Kampf kannst du nicht ausweichen, und er lässt sich nicht zurücknehmen.
sprite-sweeps = Auf dem Fluss kann der Wassergeist die Gruppe fortspülen: { $n } der { $of } Goldstücke, die noch kommen, würden ihn hier vorbeiführen.
odds-swords = { swords } ({ $plus })
odds-also = Dazu { $means }
odds-alone = Nur Schwerter und Würfel
odds-with = Mit { FORM($means, "dative") }
odds-faces = { $n ->
    [one] { $faces } gewinnt
   *[other] { $faces } gewinnen
}
odds-rest = Mit allem, was dir bleibt
gain-now = { points }
gain-later = { points } am Ende
gain-lead = { points }, und du { $standing ->
    [ahead] führst mit { $mine } zu { $others }
    [level] ziehst gleich bei { $mine }
   *[behind] hast { $mine }, an der Spitze sind es { $others }
}
swords-spent = Eingesetzte Schwerter sind verbraucht, auch bei einem Sieg.
swords-kept = Eingesetzte Schwerter kommen nur bei einem Sieg zurück.
you-win = Du gewinnst
wasted = { $wasted ->
    [0] Reicht genau
   *[other] { $wasted } mehr als nötig
}
reroll-cannot-win = Der neue Wurf allein kann nicht gewinnen.
lose-fight = Du verlierst den Kampf.

# ---- Absagen: Züge

not-your-party = Die Gruppe auf { $field } gehört { WHO($seat, "dative") }.
no-party-here = Du hast keine Gruppe { FORM($place, "at") }.
last-field = K10 ist das letzte Feld: Von dort führt kein Zug weiter.
sprite-there = Auf { $field } steht der Wassergeist: Dort kann kein Zug enden.
giant-there = Auf { $field } steht der Riese: Gegen ihn brauchst du Schlüssel in allen fünf Farben.
too-far = { $field } ist nicht erreichbar. { open-way }
past-sprite = Über den Wassergeist auf { $stop } kannst du nicht springen. { open-way }
past-creature = Über das Nebelwesen auf { $stop } kannst du nicht springen. { open-way }
past-giant = Über den Riesen auf { $stop } kannst du nicht springen. { open-way }
open-way = Nach { $way ->
    [east] Osten
   *[south] Süden
} kannst du { FORM($here, "from") } { $open ->
    [0] gar nicht
    [one] nur 1 Feld
   *[other] nur { $open } Felder
} ziehen, aber { $field } ist { $far ->
    [one] 1 Feld
   *[other] { $far } Felder
} entfernt.
off-line = { FORM($here, "from") } zieht eine Gruppe geradeaus nach { $way ->
    [east] Osten
   *[south] Süden
}, ab { $first }: { $field } liegt nicht auf dieser Linie.
must-leave = Die Gruppe steht schon auf { $field }: Ein Zug muss auf ein anderes Feld führen.
backward = Gruppen ziehen nur nach Osten oder Süden: { $field } liegt nördlich oder westlich von { $here }.
not-straight = Gruppen ziehen geradeaus: { $field } liegt nicht genau östlich oder südlich von { $here }.
not-back = Kein Zug führt zurück { FORM($area, "to") }.
own-party-there = Auf { $field } steht deine eigene Gruppe: Du darfst sie überspringen, aber dort nicht halten.
other-party-there = Auf { $field } steht { WHOSE($seat, "e") } Gruppe: Du darfst sie überspringen, aber dort nicht halten.
too-strong = { WHOSE($seat, "e") } Gruppe auf { $field } hat Stärke { $need }: Um sie zu vertreiben, brauchst du mehr als deine { $have }.
no-super-companion = Ein Supergefährte kostet { $cost } einfache Gefährten einer Gruppe. Diese Gruppe hat { $has ->
    [0] keinen
   *[other] { $has }
}, und { $left ->
    [0] kein Supergefährte ist
    [one] 1 Supergefährte ist
   *[other] { $left } Supergefährten sind
} übrig.
start-for-two = Der { $area } gilt nur im Spiel zu zweit.

# ---- Absagen: Kämpfe

too-many-swords = Du kannst höchstens { $most } Schwerter einsetzen.
after-the-dice = Kräuter und Gold kommen nach dem Würfeln, wenn deine Stärke nicht reicht.
must-fight = Einem Kampf kannst du nicht ausweichen.
too-few-swords = Du hast { $have ->
    [0] kein Schwert
    [one] nur 1 Schwert
   *[other] nur { $have } Schwerter
} mit +{ $extra }.
no-such-herb = Du hast { FORM($herb, "no") }.
no-gold = Du hast kein Gold für diesen Kampf.
no-gold-to-reroll = Neu zu würfeln kostet 1 Gold, und du hast keines für diesen Kampf.
no-such-die = Du hast nur { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} geworfen: Einen { $die }. Würfel gibt es nicht.
no-dice = Du hast kein Schwert eingesetzt, also gibt es keinen Würfel.
before-the-dice = Schwerter kommen vor den Würfeln: Jetzt kannst du keines mehr einsetzen.

# ---- Der Tisch

title = Adventure Land, { $adventure }
phase = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}{ $last ->
    [0] {""}
   *[1] {" "}(die letzte)
}{ $fight ->
    [0] {""}
   *[1] , ein Kampf
}
start-area = Startplatz
water = Flussfeld { $number } von { $of }
lying-giant = der Riese, Stärke { $strength }, mit der Prinzessin
lying-creature = ein { FORM($creature, "full") }{ $king ->
    [0] {""}
   *[1] , mit dem König
}
lying-tile = { FORM($tile, "a") }
lying-herb = ein Kraut, verdeckt
lying-sword = ein Schwert, verdeckt
lying-companion = ein Gefährte
lying-gold = ein Goldstück
party-of = Gruppe mit { party.dative }
water-sprite = der Wassergeist
king = der König
princess = die Prinzessin
key = der { colour }e Schlüssel
on-board = { $parties ->
    [one] 1 Gruppe
   *[other] { $parties } Gruppen
} auf dem Plan
waiting = { $waiting } am Rand
card-sword = Schwerter
card-herb = Kräuter
card-gold = Gold
card-beaten = Wesen
card-key = Schlüssel
fact-swords = Schwerter
fact-companions = Gefährten
fact-cards = Karten
fact-super-companions = Supergefährten
fact-creatures-on-board = Wesen auf dem Plan
fact-creatures-to-come = Wesen, die noch kommen

# ---- Punkte

points-fog-creatures = Nebelwesen
points-companions-and-gold = Gefährten und Gold
points-The-Magnificent = größte Gruppe
points-gold = Gold
points-herbs = Kräuter
points-swords = Schwerter
points-most-fog-creatures = die meisten Nebelwesen
points-most-gold = das meiste Gold
points-Midmarket = { region-midmarket }
points-Alderwick = { region-alderwick }
points-Southhaven = { region-southhaven }
points-Highspire = { region-highspire }
points-Kingsreach = { region-kingsreach }
points-outside-the-cities = außerhalb der Städte
points-keys = Schlüssel
points-first-with-all-keys = zuerst mit allen Schlüsseln
points-the-princess = die Prinzessin
points-on-the-way = unterwegs
points-adventurers-in-the-capital = Abenteurer in der Hauptstadt
points-companions-in-the-capital = Gefährten in der Hauptstadt
points-gold-in-the-capital = Gold in der Hauptstadt

# ---- Worum es geht

aim-1 = Sammle die meisten Punkte: { $gold } für jedes Gold, { $least } bis { $best } für ein besiegtes Wesen, 1 oder mehr für einen Gefährten.
aim-1-more = Der erste Gefährte einer Gruppe bringt 1 Punkt, der zweite 2, der dritte 3 und so weiter.
aim-2 = Sammle die meisten Punkte, gezählt am Ende: { $gold } für jedes Gold, die Stärke deiner Wesen, die Zahlen deiner Plättchen.
aim-2-more = Jede Figur deiner größten Gruppe bringt { $figure } Punkte, und deine Gruppen dürfen sich vereinen.
aim-3 = Sammle die meisten Punkte, gezählt am Ende: { $gold } für jedes Gold und die Kränze deiner Wesen. Die ersten drei bei Gold und bei Wesen bekommen { $most }.
aim-3-more = Städte belohnen die meisten Figuren darin. Jede Figur draußen kostet 1 Punkt je übriges Wesen.
aim-4 = Sammle die meisten Punkte: { $princess } für die Prinzessin, { $key } für einen Schlüssel, { $gold } für ein Gold, die Kränze deiner Wesen.
aim-4-more = Genug Figuren in einer Stadt gewinnen ihren Schlüssel. Mit allen fünf darfst du um die Prinzessin kämpfen.
aim-5 = Besiegt gemeinsam { $left ->
    [0] alle Wesen
   *[other] alle Wesen bis auf { $left }
} und bringt den König in die Hauptstadt. Dann gewinnen die meisten Punkte.
aim-5-more = Wesen bringen ihren Kranz, der König { $king }. Die ersten drei bei Wesen und in der Hauptstadt bekommen { $most }.
aim-end = Sind die Vorräte an Schwertern und Gefährten leer, ist es die letzte Runde.
aim-end-princess = Ist die Prinzessin befreit oder sind die Geländekarten aus, ist diese Runde die letzte.
aim-end-king = Habt ihr das geschafft oder sind die Geländekarten aus, ist diese Runde die letzte.
aim-moves = Deine Abenteurer ziehen nur nach Osten oder Süden und nehmen, was dort liegt, wo sie halten.
aim-fights = Hält eine Gruppe bei einem Nebelwesen, muss sie kämpfen: mit Schwertern, Würfeln, Kräutern und Gold.

# ---- Im Terminal gezeichnet, wo wenig Platz ist

drawn-heading = { $adventure } · Runde { $round } · noch { $cards } Karten
drawn-parties = { $out }/{ $all } draußen
drawn-your-turn = du bist am Zug
drawn-your-fight = dein Kampf
drawn-others-choose = wählt
drawn-leads = führt
drawn-wins = gewinnt
drawn-yours = Das siehst nur du
drawn-cards = { $cards } Karten, { $creatures } Wesen auf dem Plan
drawn-end-cards = Endet mit den Karten oder früher
drawn-end-stocks = Endet, wenn † und ♙ auf 0 sind
drawn-last-round = Die letzte Runde
drawn-place = { FORM($field, "ground") }, { FORM($field, "where") }
drawn-at-stake = Worum es geht
drawn-win = Bei Sieg: { $won }
drawn-lose = Bei Niederlage verloren: { $lost }{ $gold ->
    [0] {""}
   *[other] , dazu { $gold } Gold
}{ $king ->
    [0] {""}
   *[1] ; der König bleibt hier
}
drawn-spent = So oder so verbraucht: { $spent }
drawn-need = { $creature }: Du hast { $reached } von { $strength }
drawn-commit = Setze bis zu drei Schwerter ein, jedes mit einem Würfel
drawn-reinforce = Dazulegen, neu würfeln oder aufgeben
drawn-columns = Allein  Alles
drawn-chances = Siegchance: allein, oder mit allen Kräutern und allem Gold
drawn-dice = Ein Schwert würfelt einmal und zählt seine Zahl dazu

# ---- Ein neuer Tisch

choice-adventure = Abenteuer
    .help = Was zählt und wie die Partie endet.
    .value-1 = { adventure-1 }
    .value-2 = { adventure-2 }
    .value-3 = { adventure-3 }
    .value-4 = { adventure-4 }
    .value-5 = { adventure-5 }
    .tells-1 = Gut für den Anfang. Punkte zählen sofort: für Gold, besiegte Wesen und Gefährten. Je größer eine Gruppe, desto mehr bringt ihr nächster Gefährte.
    .tells-2 = Gezählt wird am Ende: Gold, Wesen, die Plättchen, die du noch hast, und 3 für jede Figur deiner größten Gruppe. Gruppen dürfen sich vereinen.
    .tells-3 = Bring deine Figuren in die Städte, bevor die Partie endet. Städte belohnen die meisten Figuren. Figuren draußen kosten Punkte für jedes Wesen, das noch auf dem Plan ist.
    .tells-4 = Genug Figuren in einer Stadt gewinnen ihren Schlüssel. Mit allen fünf darfst du gegen den Riesen um die Prinzessin kämpfen. Mit König & Prinzessin.
    .tells-5 = Ihr alle gegen den Nebel: Besiegt seine Wesen und bringt den König heim, sonst verlieren alle. Schwer, für geübte Spieler. Mit König & Prinzessin.
choice-players = Spieler
    .help = Wie viele mitspielen.
choice-start_player = Startspieler
    .help = Wer beginnt.
    .value-random = zufällig
    .value-seat1 = Platz 1
    .value-seat2 = Platz 2
    .value-seat3 = Platz 3
    .value-seat4 = Platz 4
choice-swords_after_win = Schwerter nach einem Sieg
    .help = Was nach einem gewonnenen Kampf mit den eingesetzten Schwertern geschieht.
    .value-spent = sind verbraucht
    .value-kept = kommen zurück
choice-place_ties = Plätze nach einem Gleichstand
    .help = Ist der Nächste nach einem Gleichstand um das meiste Zweiter oder Dritter?
    .value-competition = 1, 1, 3
    .value-dense = 1, 1, 2
choice-open_tiles = Offene Plättchen
    .help = Alle sehen, was jedes Plättchen wert ist. Gut, um das Spiel zu erklären.
choice-expansion = König & Prinzessin
    .help = Die Erweiterung, nötig für „{ adventure-4 }“ und „{ adventure-5 }“.
choice-king_fog_left = Wesen, die übrig bleiben dürfen
    .help = In „{ adventure-5 }“: wie viele Wesen bei eurem Sieg noch auf dem Plan sein dürfen.
    .value-0 = keines
    .value-2 = zwei
    .value-4 = vier

# Was aufgekommen ist: warum sich nichts mehr zurücknehmen lässt.

chance-card = eine Karte
chance-creature = ein Wesen
chance-sword = ein Schwert
chance-herb = ein Kraut

# Die Lektion.

lesson-yours = Das sind deine Gruppen: Eine steht auf der Karte, die anderen warten am Rand. Sie gehen nach Süden oder Osten und nie zurück.
    .title = Deine Gruppen
lesson-goal = Wer die meisten Punkte hat, gewinnt. Gold, besiegte Wesen und Gefährten bringen Punkte.
    .title = So gewinnst du
lesson-pick = In deinem Zug ziehst du bis zu zweimal. Wähle deine Gruppe auf der Karte.
    .title = Eine Gruppe wählen
    .wrong-go = Du darfst auch vom Rand einziehen. Wähle jetzt die Gruppe im Licht.
lesson-sword = Eine Gruppe zieht gerade nach Süden oder Osten, so weit du willst. Zieh zum Schwert: Was am Ziel liegt, nimmst du.
    .title = Ziehen
    .wrong-to = Auch dorthin könntest du ziehen. Geh jetzt zum Schwert.
lesson-again = Das Schwert gehört dir: Seine Zahl ist +1. Auch der zweite Zug darf dieser Gruppe gehören: Wähle sie noch einmal.
    .title = Der zweite Zug
lesson-companion = In der Stadt wartet ein Gefährte. Zieh hin: Er geht für immer mit, und du bekommst einen Punkt.
    .title = Ein Gefährte
lesson-cards = Vor jedem Zug bringen zwei Karten Neues. Eine brachte Gold an den Fluss: Der Wassergeist lief hin und spülte Brams Gruppe fort.
    .title = Karten und der Wassergeist
lesson-march = Das Nebelwesen hat die Stärke seiner roten Zahl: 8. Du hast 2 Figuren, ein Schwert und ein Kraut. Wähle deine Gruppe.
    .title = Ein Wesen
lesson-fight = Zieh zum Wesen. Wer dort anhält, muss kämpfen.
    .title = Angreifen
lesson-swords = Ein Schwert bringt einen Würfel und seine Zahl. Wähle dein Schwert, dann würfle.
    .title = Schwerter
lesson-herb = Der Würfel fiel niedrig. Nimm dein Kraut dazu: Seine Zahl reicht.
    .title = Kräuter
lesson-won = Du hast das Wesen besiegt und hast jetzt { $points } Punkte. Schwert und Kraut sind verbraucht, deine Gruppe bleibt.
    .title = Sieg
lesson-enter = Du hast noch einen Zug. Damit ziehen auch die Gruppen am Rand ein: Wähle die über Spalte B.
    .title = Auf die Karte
    .wrong-go = Auch diese Gruppe dürfte einziehen. Wähle jetzt die über Spalte B.
lesson-inside = Von einer Spalte zieht eine Gruppe nach Süden ein, von einer Reihe nach Osten. Zieh zum Schwert.
    .title = Geradeaus
    .wrong-to = Auch dort könntest du anhalten. Geh jetzt zum Schwert.
lesson-win = Sammle, wirb, kämpfe und meide den Fluss. Sind die Vorräte an Schwertern und Gefährten leer, ist es die letzte Runde.
    .title = Das ganze Spiel
lesson-tag-swept = fortgespült

# ---- warum ein Bot so antwortet

why-party = Ihr Ziel ist { FORM($field, "ground") }. { $found }
why-stay = Kein Zug bringt mehr als Warten.

# ---- warum eine Antwort auf ein Rätsel die beste ist

gain-expected-points = Du kannst bis zum Ende mehr Punkte erwarten.
gain-expected-points-against-the-turns-left = Du kannst in den Zügen, die bleiben, mehr Punkte erwarten.
gain-points = Du hast mehr Punkte, die dir niemand mehr nimmt.
gain-parties = Mehr deiner Gruppen bleiben auf dem Plan.
gain-less-parties = Du hast weniger Gruppen, bekommst aber mehr für sie.
gain-on-turn = Du hast noch einen Zug.

# ---- das Titelbild, wie es die Halle zeigt

cover = Ideal zum Einstieg: Deine Abenteurer ziehen nach Süden und Osten und nie zurück.
    .kind = Rivalen
    .shows = Stich: Ein Fluss windet sich von einer Burg auf ihrem Fels hinab zu zwei Wanderern am Waldrand.

count-points = { $sign }{ $count } { $count ->
    [1] Punkt
   *[other] Punkte
}
count-figures = { $sign }{ $count } { $count ->
    [1] Figur
   *[other] Figuren
}
