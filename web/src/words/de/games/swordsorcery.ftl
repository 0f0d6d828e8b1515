# Das Spielfeld von Sword & Sorcery. Was auf Karten steht, kommt vom Server.

ss-action = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
ss-add-nothing = Nichts hinzufügen
ss-areas-away = { $count ->
    [0] im selben Feld
    [one] ein Feld entfernt
   *[other] { $count } Felder entfernt
}
ss-at-distance = Sein Zug, je nach Entfernung
ss-attack = Der Angriff
ss-attack-beats = Schritte des Angriffs
ss-attack-dice = Angriffswürfel
ss-attacks = { $who } greift { $target } an
ss-bead-enemies = Gegner
ss-bead-event = Ereignis
ss-bead-time = Zeit
ss-beat-add = Verstärken
ss-beat-defence = Verteidigung
ss-beat-dice = Würfel
ss-beat-follows = Folgen
ss-beat-target = Ziel
ss-belongings = { $name }: Kräfte und Sachen
ss-blue-dice = { $count } blau
ss-blue-die = ein blauer Würfel
ss-book = Das Buch der Geheimnisse
ss-bought = { $name } hat gekauft:
ss-chooses = { $name } wählt
ss-crowns-short = { $count ->
    [one] 1 Krone fehlt
   *[other] { $count } Kronen fehlen
}
ss-market-poor = Mit { $count } Kronen kann { $name } hier nichts kaufen. Gegner und Truhen bringen Kronen: Sieh dich für später um, oder drücke „Bereit“.
ss-soulrank = Seelenrang
ss-soulrank-why = Er sagt, wie viele Kampfaktionen und Aktionen du hast und welche Kräfte. Zwischen den Runden erhöhen ihn die Seelenpunkte der Gruppe. Wer stirbt, verliert einen.
ss-enemy-rank = Rang { $rank }
ss-class = { $class }, Seelenrang { $rank }
ss-combat = { $count ->
    [one] 1 Kampfaktion
   *[other] { $count } Kampfaktionen
}
ss-crowns = { $count ->
    [one] eine Krone
   *[other] { $count } Kronen
}
ss-deck-encounter = Begegnung: Die Gegner handeln
ss-deck-event = Ereignis
ss-deck-power = Kraft des Gegners
ss-deck-search = Suche
ss-deck-story = Die Geschichte geht weiter
ss-deck-trap = Falle
ss-defence-dice = Verteidigungswürfel
ss-die = { $colour ->
    [red] rot { $number }
   *[other] blau { $number }
}
ss-die-again = noch einmal
ss-die-picked = gewählt
ss-door = Die Tür zwischen { $a } und { $b }
ss-door-locked = Sie ist verschlossen. Öffnen kostet eine Aktion, und kein Gegner darf nah sein.
ss-door-open = Sie ist offen.
ss-door-sealed = Ein magisches Schloss versiegelt sie. Ein Held mit einem magischen Schlüssel kann es lösen.
ss-door-shut = Sie ist zu: Niemand sieht oder geht hindurch. Öffnen kostet nichts.
ss-end-deaths = { $count ->
    [one] ein Todesfall
   *[other] { $count } Todesfälle
}
ss-end-defeats = { $count ->
    [one] eine Niederlage
   *[other] { $count } Niederlagen
}
ss-end-gold = { $sign ->
    [minus] { $n } Kronen verloren
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
    [one] jemanden aus dem Dorf gerettet
   *[other] { $count } Dorfleute gerettet
}
ss-end-most = hat die meisten Gegner besiegt
ss-end-slain = { $count ->
    [one] einen Gegner besiegt
   *[other] { $count } Gegner besiegt
}
ss-end-wounds = { $count ->
    [0] unverletzt
    [one] eine Wunde erlitten
   *[other] { $count } Wunden erlitten
}
ss-ending = { $won ->
    [yes] Die Gruppe hat gewonnen
   *[no] Die Gruppe hat verloren
}
ss-enemies = Gegner
ss-enemies-note = ihre nächsten Züge
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
ss-group-bag = Tasche
ss-group-powers = Kräfte
ss-group-worn = Ausrüstung
ss-guard = Rüstung { $armor }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
ss-happened = Was geschah
ss-hits-all = { $reach ->
    [0] Trifft alle im Feld des Ziels
    [1] Trifft alle bis ein Feld vom Ziel entfernt
   *[other] Trifft alle bis { $reach } Felder vom Ziel entfernt
}
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
ss-kind-other = Gegenstand
ss-kind-shield = Schild
ss-leads = { $count ->
    [one] führt einen Helden
   *[other] führt { $count } Helden
}
ss-lethal = { $count } davon tödlich
ss-market = Der Markt
ss-nature-chaos = Chaos
ss-nature-law = Ordnung
ss-no-enemies = Kein Gegner auf dem Plan.
ss-numbers = Bewegung { $move }, Rettungswurf { $save }, Platz für { $bag } in der Tasche
ss-others-decide = Noch eingreifen können: { $names }.
ss-page = Aus dem Buch der Geheimnisse
ss-page-won = Das Abenteuer ist gewonnen
ss-part-bolt = Blitz
ss-part-close = zu nah
ss-part-critical = Kritisch
ss-part-edge = Rune der Schärfe
ss-part-focus = Fokus
ss-part-frenzy = Raserei
ss-part-night = Nacht
ss-part-runes = Runen
ss-part-soul-storm = Seelensturm
ss-part-supremacy = Übermacht
ss-party = Die Gruppe
ss-people = { $people ->
    [elf] Elfenvolk
    [half-elf] Halbelfenvolk
    [dwarf] Zwergenvolk
   *[other] Menschenvolk
}
ss-pick-activities = { $combat ->
    [one] 1 Kampfaktion
   *[other] { $combat } Kampfaktionen
}, { $action ->
    [one] 1 Aktion
   *[other] { $action } Aktionen
}
ss-pick-begins = Beginnt mit
ss-pick-grows = { $first } LP, im letzten Seelenrang { $last }
ss-pick-life = Leben
ss-pick-numbers = Werte
ss-pick-side = { $name }: { $hp } LP
ss-pick-sides = Jeder Held hat zwei Seiten. Du wählst als Nächstes eine: Sie bestimmt Klasse, Ausrüstung und Kräfte.
ss-pick-turn = Ein Zug
ss-points = { $count ->
    [one] 1 Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
ss-range = Reichweite { $range }
ss-range-none = selbes Feld
ss-ready-in = bereit in { $count }
ss-red-dice = { $count } rot
ss-red-die = ein roter Würfel
ss-rests = { $count ->
    [0] gleich wieder bereit
    [one] ruht eine Runde
   *[other] ruht { $count } Runden
}
ss-rests-once = einmal je Abenteuer
ss-road = Der Weg der Kampagne
ss-road-won = gewonnen
ss-round = Die Runde
ss-scene-before = Zurück
ss-scene-close = Schließen
ss-scene-next = Weiter
ss-scene-of = { $at } von { $count }
ss-scenes-again = { $count ->
    [one] Noch einmal zeigen
   *[other] Alle { $count } noch einmal zeigen
}
ss-shelf-anvil = Zauberamboss
ss-shelf-armor = Rüstungen und Schilde
ss-shelf-artifact = Artefakte
ss-shelf-bag = Eigene Sachen
ss-shelf-consumable = Tränke und mehr
ss-shelf-empty = Hier liegt nichts.
ss-shelf-tavern = Wirtshaus Zum steigenden Pony
ss-shelf-weapon = Waffen
ss-sign-asleep = schläft
ss-sign-bleeding = Blutung
ss-sign-blind = Geblendet
ss-sign-critical = Kritisch { $stat ->
    [armor] Rüstung
    [hits] Treffer
    [defense] Verteidigung
   *[movement] Bewegung
}{ $colour ->
    [red] { " " }(rot)
   *[other] { "" }
}
ss-sign-exhaust = Erschöpft
ss-sign-fire = Feuer { $level }
ss-sign-hidden = Verborgen
ss-sign-ko = K.O.
ss-sign-pacified = friedlich
ss-sign-poison = Gift { $level }
ss-sign-runes = { $count ->
    [one] eine Rune
   *[other] { $count } Runen
}
ss-sign-shields = { $count ->
    [one] ein Magieschild
   *[other] { $count } Magieschilde
}
ss-sign-slow = Verlangsamt
ss-sign-stun = Betäubt
ss-sign-why-asleep = Schlafend: Er tut nichts, bis jemand ihn angreift oder weckt.
ss-sign-why-bleeding = Blutung: Jede Aktivität kann LP kosten.
ss-sign-why-blind = Geblendet: Aktivitäten können misslingen, und ein geblendeter Gegner greift niemanden an.
ss-sign-why-critical = Kritisch: Einer seiner Werte ist schlechter.
ss-sign-why-exhaust = Erschöpft: Er kann in seinem Zug weniger tun.
ss-sign-why-fire = Feuer: Er brennt in jeder Zeitphase.
ss-sign-why-hidden = Verborgen: Gegner wählen diesen Helden bis zum nächsten Angriff nicht als Ziel.
ss-sign-why-ko = K.O.: Seine Rüstung zählt nicht, und er muss erst aufstehen.
ss-sign-why-pacified = Friedlich: Er tut nichts und hält niemanden auf.
ss-sign-why-poison = Gift: Es kostet in jeder Zeitphase LP.
ss-sign-why-runes = Runen: Gib eine für einen Treffer aus.
ss-sign-why-shields = Magieschilde: Jeder hält einen Treffer auf.
ss-sign-why-slow = Verlangsamt: Er kann in seinem Zug nur eines tun.
ss-sign-why-stun = Betäubt: Er setzt seinen nächsten Zug aus.
ss-term-area = Fläche: trifft jeden Gegner, der höchstens so weit vom Ziel entfernt ist. Bei 0: alle in seinem Feld.
ss-term-bash = Stoß: Das Ziel wird in ein Nachbarfeld geschoben.
ss-term-lethal = Tödlich: Weder Rüstung noch Würfel halten diese Treffer auf.
ss-term-save = Rettungswurf: Würfle 1 bis 10. Bis zum Rettungswert kommt der Held davon.
ss-soul = { $count ->
    [one] die Gruppe hat einen Seelenpunkt
   *[other] die Gruppe hat { $count } Seelenpunkte
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
ss-teach-again = Ein verlorenes Abenteuer könnt ihr wiederholen, insgesamt sechsmal. Ab dem dritten Versuch gibt es Hilfe.
ss-teach-attack = Ein Gegner ist nah: Tippe ihn oder deine Waffe an. Schwerter treffen; Rüstung und Verteidigung halten manche auf.
ss-teach-bash = Dein Blitz stößt den Gegner weg: Wähle, wohin. Von dort muss er erst zurücklaufen.
ss-teach-clock = Der Ereignisstapel ist eure Uhr: Jede zweite Runde kostet eine Karte. Mit der letzten ist das Abenteuer verloren.
ss-teach-dash = Ein Spurt ist eine Aktion: ein Schritt mehr oder aufstehen. Jeder Held kann einmal in der Runde spurten.
ss-teach-defend = Du verteidigst dich: Was du jetzt einsetzt, hält Treffer auf. Eine gesparte Kraft hast du beim nächsten Angriff noch.
ss-teach-door = Türen öffnest du umsonst, Truhen und Schlösser mit einer Aktion ohne Gegner in der Nähe. Jedes Mal kommt eine Falle.
ss-teach-evade = Verlässt du ein Feld mit Gegnern, greift dich jeder von ihnen an. Nicht aber, wenn ihr dort doppelt so viele seid.
ss-teach-foes = Nach jedem Helden sagt eine Karte, welche Gegner handeln. Jeder tut, was seine Karte für die Entfernung sagt: Die Zeile leuchtet.
ss-teach-ghost = Eine Geisterseele zieht drei Felder, durch Türen und Gegner. Am Schrein kehrt sie für einen Seelenpunkt ins Leben zurück.
ss-teach-hero = Alle gewinnen oder verlieren gemeinsam. Bryndis und Dorrun kämpfen vorn, die anderen treffen von fern.
ss-teach-hit = Die Würfel sind gefallen; was ein Blitz tut, sagt deine Waffe. Fokus gibt für eine Aktion einen Treffer mehr.
ss-teach-hurt = Du bist verwundet: Tränke und manche Kräfte heilen. Mit 0 LP wird ein Held zur Geisterseele und verliert einen Seelenrang.
ss-teach-interpose = Ein Held in der Nähe wird angegriffen: Du darfst dazwischentreten. Tu es, wenn du mehr Rüstung oder mehr LP hast.
ss-teach-marker = Hier liegt ein Marker der Geschichte: Nutze ihn mit einer Aktion. Das geht nicht, solange ein Gegner bei dir steht.
ss-teach-market = Kronen kaufen Hilfe für das nächste Abenteuer. Tippe unten eigene Sachen an: anlegen, verkaufen oder weitergeben.
ss-teach-nature = Ordnung oder Chaos bestimmt deine Klasse, Ausrüstung und Kräfte für die ganze Kampagne.
ss-teach-next = Jeder Held handelt einmal in der Runde, in beliebiger Reihenfolge. Nach jedem Helden sind die Gegner am Zug.
ss-teach-pick = Was hier liegt, hebst du umsonst auf, und es kommt in deine Tasche. Kronen gibst du zwischen den Abenteuern aus.
ss-teach-power = Eine genutzte Kraft ruht: Ihre Zahl sagt, wie viele ganze Runden. Vor jedem Abenteuer wählst du deine Kräfte neu.
ss-teach-quest = Tragt den Klöppel aus dem Beinhaus in die Glockenstube, läutet und sammelt euch dort. Kämpft nur, wo es sein muss.
ss-teach-search = Durchsuche das Feld mit einer Aktion, einmal je Stelle: Du findest Kronen, Trank, Schatz oder Falle.
ss-teach-shadow = Ein gestricheltes Zeichen ist ein Schatten: Kommt ein Held in seine Sicht, tritt ein Gegner heraus.
ss-teach-slow = Du bist verlangsamt: In diesem Zug kannst du nur eines tun, Bewegung, Kampfaktion oder Aktion.
ss-teach-soul = Seelenpunkte heben Helden, den niedrigsten zuerst: mehr LP und Kräfte. Behaltet einen für eine Geisterseele.
ss-teach-story = Das Buch stellt euch vor eine Wahl und verbirgt, was die andere brächte. Manches kehrt in späteren Abenteuern wieder.
ss-teach-talent = Ein Talent wirkt immer und wird nie verbraucht.
ss-teach-target = Ziele auf den Gegner mit den wenigsten LP. Besiege lieber einen, als zwei zu verwunden: Verwundete greifen weiter an.
ss-teach-turn = In einem Zug hast du eine Bewegung, dazu Kampfaktionen und Aktionen. Tust du etwas anderes, verfallen übrige Schritte.
ss-teach-use = Deine Kräfte stehen unten neben deiner Ausrüstung: Lies sie dort. Tränke und Schriftrollen sind gratis, aber danach weg.
ss-teach-walk = Leuchtende Felder erreichst du: Ein Schritt kostet 1 Punkt, ein schwieriger 2. Verlässt du Gegner, greifen sie dich an.
ss-thing-chest = Ein Held in diesem Feld kann sie mit einer Aktion öffnen, wenn kein Gegner nah ist.
ss-thing-gate = Durch diese Pforte kommen Gegner.
ss-thing-goal = Ein Held in diesem Feld kann es nutzen, wenn die Geschichte es erlaubt.
ss-thing-gold = Es liegt am Boden: Ein Held in diesem Feld kann es aufheben.
ss-thing-hidden = Ein Held kann dieses Feld einmal durchsuchen, mit einer Aktion.
ss-thing-other = Es liegt auf dem Plan.
ss-thing-shadow = Hier verbirgt sich etwas. Was es ist, zeigt sich, wenn ein Held nahe kommt.
ss-thing-shrine = Eine Geisterseele, die hier steht, kann ins Leben zurückkehren.
ss-thing-token = Es wartet, bis ein Gegner hierher kommt.
ss-times = × { $count }
ss-to-be-had = { $count } zu kaufen
ss-use-action = Aktion
ss-use-combat = Kampfaktion
ss-use-def = Verteidigung
ss-use-free = frei
ss-use-hit = beim Treffer
ss-use-passive = immer
ss-use-react = Reaktion
ss-used-now = genutzt
ss-with-bolt = und ein Blitz
ss-worn-armor = angelegt
ss-worn-artifact = angelegt
ss-worn-primary = in der Waffenhand
ss-worn-secondary = in der anderen Hand
ss-wounds = { $count ->
    [one] Wunde
   *[other] Wunden
}
ss-wounds-ahead = { $count ->
    [one] Wunde, wenn niemand etwas einsetzt
   *[other] Wunden, wenn niemand etwas einsetzt
}
# Was der Prolog lehrt, jedes zu seiner Zeit.
ss-missed-attack = Angreifen
ss-missed-dash = Spurt
ss-missed-reorganize = Umrüsten
