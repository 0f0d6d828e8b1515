# Das Spielfeld von Sword & Sorcery. Was auf Karten steht, kommt vom Server.

ss-action = { $count } Aktion
ss-areas-away = { $count ->
    [0] im selben Bereich
    [one] einen Bereich entfernt
   *[other] { $count } Bereiche entfernt
}
ss-attack = Der Angriff
ss-attack-beats = Schritte des Angriffs
ss-attack-dice = Würfel des Angriffs
ss-attacks = { $who } greift { $target } an
ss-bead-enemies = Gegner
ss-bead-event = Ereignis
ss-bead-time = Zeit
ss-beat-add = Dazu
ss-beat-defence = Abwehr
ss-beat-dice = Würfel
ss-beat-follows = Was folgt
ss-beat-target = Ziel
ss-belongings = Was { $name } hat
ss-blue-dice = { $count } blau
ss-blue-die = ein blauer Würfel
ss-book = Das Buch der Geheimnisse
ss-chooses = { $name } wählt
ss-class = { $class }, Seelenrang { $rank }
ss-combat = { $count } Kampf
ss-crowns = { $count ->
    [one] eine Krone
   *[other] { $count } Kronen
}
ss-deck-encounter = Begegnung: was die Gegner bewegt
ss-deck-event = Ereignis
ss-deck-power = Kraft eines Gegners
ss-deck-search = Suche
ss-deck-story = Die Geschichte geht weiter
ss-deck-trap = Falle
ss-defence-dice = Würfel der Abwehr
ss-die = { $colour ->
    [red] rot { $number }
   *[other] blau { $number }
}
ss-die-again = noch einmal
ss-die-picked = gewählt
ss-door = Die Tür zwischen { $a } und { $b }
ss-door-locked = Sie ist verschlossen. Sie zu öffnen kostet eine Aktion, und kein Gegner darf nah sein.
ss-door-open = Sie ist offen.
ss-door-sealed = Auf ihr liegt ein magisches Schloss; wer einen magischen Schlüssel hat, nimmt es weg.
ss-door-shut = Sie ist zu: niemand sieht oder geht hindurch. Sie zu öffnen kostet nichts.
ss-end-deaths = { $count ->
    [one] ein Tod
   *[other] { $count } Tode
}
ss-end-defeats = { $count ->
    [one] eine Niederlage
   *[other] { $count } Niederlagen
}
ss-end-gold = { $sign ->
    [minus] { $n } Kronen weniger
   *[plus] { $n } Kronen dazu
}
ss-end-ranks = { $count ->
    [0] derselbe Seelenrang
    [one] ein Seelenrang dazu
   *[other] { $count } Seelenränge dazu
}
ss-end-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
ss-end-saved = { $count ->
    [one] ein Dorfbewohner gerettet
   *[other] { $count } Dorfbewohner gerettet
}
ss-ending = { $won ->
    [yes] Die Gruppe hat gewonnen
   *[no] Die Gruppe hat verloren
}
ss-enemies = Gegner
ss-enemies-note = was jeder jetzt tun wird
ss-events = { $count ->
    [one] Ereigniskarte übrig
   *[other] Ereigniskarten übrig
}
ss-events-left = { $count ->
    [one] noch eine Ereigniskarte
   *[other] noch { $count } Ereigniskarten
}
ss-falls = fällt: { $percent } %
ss-from-rank = ab Seelenrang { $rank }
ss-ghost = Geisterseele
ss-ghost-of = Geisterseele von { $name }
ss-group-bag = Beutel
ss-group-powers = Kräfte
ss-group-worn = Rüstzeug
ss-guard = Rüstung { $armor }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
ss-happened = Was geschah
ss-hits = { $count ->
    [one] Treffer
   *[other] Treffer
}
ss-hp-of = LP von { $name }
ss-hp-short = { $name } { $hp }/{ $most } LP
ss-journal = Tagebuch
ss-journal-empty = Noch wurde keine Seite gelesen.
ss-kind-armor = Rüstung
ss-kind-artifact = Artefakt
ss-kind-key = Schlüssel
ss-kind-other = ein Ding
ss-kind-shield = Schild
ss-leads = { $count ->
    [one] führt einen Helden
   *[other] führt { $count } Helden
}
ss-lethal = { $count } davon tödlich
ss-market = Der Markt
ss-nature-chaos = Chaos
ss-nature-law = Gesetz
ss-no-enemies = Kein Gegner auf dem Plan.
ss-nobody-acts = Kein Gegner hier tut, was sie sagt: Niemand handelt.
ss-numbers = Bewegung { $move }, Rettung { $save }, Beutel { $bag }
ss-others-decide = { $names } kann noch eingreifen.
ss-page = Aus dem Buch der Geheimnisse
ss-page-won = Die Quest ist gewonnen
ss-part-bolt = Blitz
ss-part-close = zu nah
ss-part-critical = Kritisch
ss-part-edge = Rune der Schneide
ss-part-focus = Fokus
ss-part-frenzy = Raserei
ss-part-night = Nacht
ss-part-runes = Runen
ss-part-soul-storm = Seelensturm
ss-part-supremacy = Übermacht
ss-party = Die Gruppe
ss-people = vom Volk der { $people ->
    [elf] Elfen
    [half-elf] Halbelfen
    [dwarf] Zwerge
   *[other] Menschen
}
ss-pick-activities = { $combat } Kampf, { $action } Aktion
ss-pick-begins = Beginnt mit
ss-pick-grows = LP { $first }, im letzten Seelenrang { $last }
ss-pick-life = Leben
ss-pick-numbers = Werte
ss-pick-turn = Ein Zug
ss-points = { $count ->
    [one] 1 Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
ss-range = Reichweite { $range }
ss-range-none = selber Bereich
ss-ready-in = bereit in { $count }
ss-red-dice = { $count } rot
ss-red-die = ein roter Würfel
ss-rests = { $count ->
    [0] gleich wieder bereit
    [one] ruht eine Runde
   *[other] ruht { $count } Runden
}
ss-rests-once = einmal je Quest
ss-road = Der Weg der Kampagne
ss-road-won = gewonnen
ss-round = Die Runde
ss-scene-before = Was davor kam
ss-scene-close = Schließen
ss-scene-next = Was danach kam
ss-scene-of = { $at } von { $count }
ss-scenes-again = { $count ->
    [one] Noch einmal zeigen
   *[other] Alle { $count } noch einmal zeigen
}
ss-shelf-anvil = Amboss der Verzauberung
ss-shelf-armor = Rüstungen und Schilde
ss-shelf-artifact = Artefakte
ss-shelf-bag = Eigene Sachen
ss-shelf-consumable = Tränke und mehr
ss-shelf-empty = Hier liegt nichts.
ss-shelf-tavern = Taverne Zum steigenden Pony
ss-shelf-weapon = Waffen
ss-sign-asleep = schläft
ss-sign-bleeding = Blutend
ss-sign-blind = Blind
ss-sign-critical = Kritisch { $stat ->
    [armor] Rüstung
    [hits] Treffer
    [defense] Abwehr
   *[movement] Bewegung
}{ $colour ->
    [red] { " " }(rot)
   *[other] { "" }
}
ss-sign-exhaust = Erschöpft
ss-sign-fire = Feuer { $level }
ss-sign-hidden = Verborgen
ss-sign-ko = K.O.
ss-sign-pacified = befriedet
ss-sign-poison = Gift { $level }
ss-sign-runes = { $count ->
    [one] eine Rune
   *[other] { $count } Runen
}
ss-sign-shields = { $count ->
    [one] ein Magieschild
   *[other] { $count } Magieschilde
}
ss-sign-slow = Langsam
ss-sign-stun = Betäubt
ss-sign-why-asleep = Schlafend: er tut nichts, bis er angegriffen oder geweckt wird.
ss-sign-why-bleeding = Blutend: jede Aktivität kann LP kosten.
ss-sign-why-blind = Blind: Aktivitäten können misslingen; ein blinder Gegner greift niemanden an.
ss-sign-why-critical = Kritisch: einer seiner Werte ist schlechter.
ss-sign-why-exhaust = Erschöpft: er kann in seinem Zug weniger tun.
ss-sign-why-fire = Feuer: er brennt in jeder Zeitphase.
ss-sign-why-hidden = Verborgen: Gegner meinen diesen Helden bis zum nächsten Angriff nicht.
ss-sign-why-ko = K.O.: seine Rüstung zählt nicht, und er muss erst aufstehen.
ss-sign-why-pacified = Befriedet: er tut nichts und hält niemanden auf.
ss-sign-why-poison = Gift: es kostet in jeder Zeitphase LP.
ss-sign-why-runes = Runen: jede lässt sich für einen Treffer ausgeben.
ss-sign-why-shields = Magieschilde: jeder hält einen Treffer auf.
ss-sign-why-slow = Langsam: er tut in seinem Zug nur eines.
ss-sign-why-stun = Betäubt: er setzt seinen nächsten Zug aus.
ss-soul = { $count ->
    [one] ein Seelenpunkt der Gruppe
   *[other] { $count } Seelenpunkte der Gruppe
}
ss-soul-points = { $count ->
    [one] Seelenpunkt
   *[other] Seelenpunkte
}
ss-spent = verbraucht
ss-stops-armor = { $count } durch Rüstung
ss-stops-before = { $count } durch Rüstung und Magieschilde
ss-stops-magic = { $count } durch Magieschilde
ss-stops-shields = { $count } durch Schilde
ss-teach-again = Eine verlorene Quest darf man bis zu sechsmal versuchen, mit allem wie zuvor. Vom dritten Mal an gibt es Hilfe.
ss-teach-attack = Ein Gegner ist in Reichweite: drücke ihn oder deine Waffe. Schwerter treffen; Rüstung und Würfel halten etwas auf.
ss-teach-bash = Dein Blitz treibt den Gegner fort: Wähle, wohin. Von dort muss er erst zurückkommen.
ss-teach-clock = Der Ereignisstapel ist eure Zeit: Jede zweite Runde nimmt eine Karte. Mit der letzten ist die Quest verloren.
ss-teach-dash = Ein Spurt ist eine Aktion: ein Schritt mehr, oder aufstehen. Jeder Held hat ihn einmal in der Runde.
ss-teach-defend = Was du nun hinzufügst, hält Treffer auf. Eine Kraft, die du behältst, ist für den nächsten Schlag da.
ss-teach-door = Eine Tür geht umsonst auf, Truhe oder Schloss für eine Aktion ohne Gegner nahebei. Jede löst eine Falle aus.
ss-teach-evade = Wer ein Feld mit Gegnern verlässt, wird von jedem geschlagen. Nicht, wenn ihr dort doppelt so viele seid.
ss-teach-foes = Nach jedem Helden handeln Gegner, wie es eine Karte sagt. Jeder folgt der ersten Zeile, die passt: Sie leuchtet.
ss-teach-ghost = Eine Geisterseele geht drei Felder, durch Türen und Gegner. Am Schrein kehrt sie für einen Seelenpunkt zurück.
ss-teach-hero = Alle gewinnen oder verlieren gemeinsam. Bryndis und Dorrun stehen vorn, die anderen treffen von fern.
ss-teach-hit = Die Würfel sind gefallen; was ein Blitz tut, sagt deine Waffe. Fokus gibt einen Treffer mehr, für eine Aktion.
ss-teach-hurt = Du bist verwundet: Tränke und Kräfte heilen. Bei 0 LP wird man Geisterseele und verliert einen Seelenrang.
ss-teach-interpose = Jemand nahebei wird angegriffen: Du darfst dazwischentreten. Bessere Rüstung ist ein guter Grund.
ss-teach-marker = Hier liegt ein Marker der Geschichte: Eine Aktion tut, was dort steht. Nicht, solange ein Gegner bei dir ist.
ss-teach-market = Kronen kaufen, was in der nächsten Quest hilft. Drücke unten, was du hast: anlegen, verkaufen, weitergeben.
ss-teach-nature = Ordnung oder Chaos entscheidet über Klasse, Ausrüstung und Kräfte, für die ganze Kampagne.
ss-teach-next = Jeder Held handelt einmal in der Runde, wann ihr wollt. Nach jedem haben die Gegner einen Zug.
ss-teach-pick = Was hier liegt, wird umsonst aufgehoben und kommt in den Beutel. Kronen gibt man zwischen den Quests aus.
ss-teach-power = Eine benutzte Kraft ruht: Ihre Zahl sagt, wie viele ganze Runden. Vor jeder Quest wird neu gewählt.
ss-teach-quest = Tragt den Klöppel aus dem Ossuary zum Bell Loft, läutet, und sammelt euch dort. Kämpft nur, wo es sein muss.
ss-teach-search = Durchsuche das Feld für eine Aktion: Kronen, ein Trank, ein Schatz, eine Falle. An jeder Stelle einmal.
ss-teach-shadow = Ein gestricheltes Zeichen ist ein Schatten: Wer es in Sicht bekommt, weckt einen Gegner.
ss-teach-slow = Du bist verlangsamt: In diesem Zug tust du nur eines, Bewegung, Kampf oder Aktion.
ss-teach-soul = Seelenpunkte heben die Helden, den niedrigsten zuerst: mehr LP und Kräfte. Behaltet einen für eine Geisterseele.
ss-teach-story = Das Buch verlangt eine Wahl und verbirgt, was die andere brächte. Manches kehrt später wieder.
ss-teach-talent = Ein Talent wirkt immer und wird nie verbraucht.
ss-teach-target = Vorn steht, wer am wenigsten LP hat. Lieber einen besiegen als zwei verwunden: Verwundete schlagen weiter zu.
ss-teach-turn = Ein Zug: eine Bewegung, dazu Kämpfe und Aktionen des Helden. Übrige Schritte verfallen, wenn du anderes tust.
ss-teach-use = Deine Kräfte sind unten, neben dem, was du trägst: Lies sie dort. Tränke und Schriftrollen kosten nur sich selbst.
ss-teach-walk = Leuchtende Felder sind erreichbar: ein Schritt kostet einen Punkt, ein schwieriger zwei. Gegner schlagen, wer geht.
ss-thing-chest = Ein Held in diesem Bereich öffnet sie mit einer Aktion, wenn kein Gegner nah ist.
ss-thing-gate = Durch dieses Tor kommen Gegner.
ss-thing-goal = Ein Held in diesem Bereich kann damit etwas tun, wenn die Geschichte es erlaubt.
ss-thing-gold = Es liegt am Boden: ein Held in diesem Bereich kann es aufheben.
ss-thing-hidden = Ein Held kann diesen Bereich einmal durchsuchen, mit einer Aktion.
ss-thing-other = Es liegt auf dem Plan.
ss-thing-shadow = Dort verbirgt sich etwas. Was es ist, zeigt sich, wenn ein Held nahe kommt.
ss-thing-shrine = Geisterseelen, die hier stehen, können ins Leben zurückkehren.
ss-thing-token = Es wartet auf einen Gegner, der hierher kommt.
ss-times = × { $count }
ss-to-be-had = { $count } zu haben
ss-use-action = Aktion
ss-use-combat = Kampf
ss-use-def = Abwehr
ss-use-free = frei
ss-use-hit = bei Treffer
ss-use-passive = immer
ss-use-react = Reaktion
ss-used-now = benutzt
ss-with-bolt = und ein Blitz
ss-worn-armor = angelegt
ss-worn-artifact = angelegt
ss-worn-primary = in der Haupthand
ss-worn-secondary = in der anderen Hand
ss-wounds = { $count ->
    [one] Wunde
   *[other] Wunden
}
ss-wounds-ahead = { $count ->
    [one] Wunde, wenn nichts hinzukommt
   *[other] Wunden, wenn nichts hinzukommt
}
# Was der Prolog lehrt, jedes zu seiner Zeit.
