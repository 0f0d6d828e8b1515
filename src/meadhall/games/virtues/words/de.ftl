# Seven Virtues auf Deutsch.

# ---- Güter und Karten

amount = { $res ->
    [artifact] ein Artefakt
    [gold] { $n } Gold
    [might] { $n } Macht
   *[fame] { $n } Ruhm
}
gift-count = { $n } { $virtue }
any-virtue = Gaben deiner Wahl
nothing = nichts
requirement = „{ $quest }“ ({ $asked })
asked = { $asked }
treasure = „{ $name }“ ({ $res ->
    [artifact] ein Artefakt
    [gold] { $n } Gold
    [might] { $n } Macht
   *[fame] { $n } Ruhm
})
resource = { $res ->
    [gold] Gold
    [might] Macht
   *[fame] Ruhm
}
hero-fallen = { FORM($hero, "fallen") }
better-side = { $elixir }, bessere Seite
a-gift = eine Gabe { $virtue }
any-gift = eine Gabe deiner Wahl
pay-with = { $res ->
    [gold] Gold
    [might] Macht
   *[fame] Ruhm
}
character-text = { $gifts }{ $n ->
    [0] { "" }
   *[other] , Einkommen { $income }
}{ $now ->
    [0] { "" }
   *[other] , sofort { $now } Macht
}{ $turn ->
    [0] { "" }
   *[other] , jede Runde +{ $turn } Macht
}
elixir-text = { $base }; { $better }, wenn du { $need } Charaktere in { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [amber] Bernstein
    [white] Weiß
   *[violet] Violett
} hast
building-text = Bringt jede Runde { $n ->
    [0] { $better } { building-product }, wenn du { building-colour } hast
   *[other] { $n } { building-product } ({ $better }, wenn du { building-colour } hast)
}. { FORM($building, "special") } (besetzen: { $man } Macht): { FORM($building, "text") }
building-product = { $res ->
    [gold] Gold
    [might] Macht
   *[fame] Ruhm
}
building-colour = { $need } Charaktere in { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [amber] Bernstein
    [white] Weiß
   *[violet] Violett
}
special = { FORM($building, "special") }: { FORM($building, "text") }
card-text = { FORM($card, "text") }
hero-text = { $fallen ->
    [0] Tappe deinen Helden, um bis zu 3 Gabenkarten zu tauschen.
   *[other] { FORM($hero, "ability") }: { FORM($hero, "text") }
} Einkommen: { $income }.
sin-card = { $sin } ({ $one } oder { $other })
sin-text = { $one }: { FORM($one, "text") } { $other }: { FORM($other, "text") }
sign = { $virtue } ({ $code })
signs = Die Tugenden sind { $virtues }.

# ---- der Tisch

phase-setup = Aufbau
phase-draft = Heldenwahl
phase-quests = Questphase
phase-regrouping = Sammeln
phase-over = Ende
place-quest = Queste, Reihe { $row }
prize = Preis: { $might } Macht
place-requirement = Anforderung
place-treasure = Schatz
place-artifact = Artefakt
place-pool = im Vorrat
place-character = Charakter, { $fame } Ruhm
place-elixir = Elixier, { $gold } Gold
place-building = { $kind ->
    [castle] Burg
    [estate] Gut
   *[temple] Tempel
}, { $gold } Gold
place-portal = Portal
place-tavern = Schenke
place-store = Laden
place-space = { $board ->
    [tavern] Platz der Schenke
   *[store] Platz des Ladens
}
place-closed = geschlossen
place-empty = leer
face-down = verdeckt
left = noch { $n }
barred = gesperrt
portal-note = { $gifts }{ $state ->
    [closed] , geschlossen
    [barred] , gesperrt
   *[open] { "" }
}
marker = Marker
neutral-marker = ein neutraler Marker
track-might = Macht
enough-might = gewinnt mit vollständiger Rüstung
fact-turn = Runde
fact-lap = Umrundung
fact-armour = Rüstungsteile (von { $most })
fact-cataclysms = Katastrophen (von { $most })
fact-sin-pile = Sündenablage (von { $most })
fact-deck = { $deck ->
    [sin] Sündenstapel
    [character] Charakterstapel
    [elixir] Elixierstapel
    [castle] Burgenstapel
    [estate] Güterstapel
    [quest] Questenstapel
    [treasure] Schatzstapel
   *[artifact] Artefaktstapel
}
cards-hero = Held
cards-fame = Ruhm
cards-gold = Gold
cards-gift = Gabenkarten
cards-character = Charaktere
cards-elixir = Elixiere
cards-building = Gebäude
cards-sin = Sündenkarten
cards-marker = Marker
cards-corruption = Verderbnis
cards-artifact = Artefakte
cards-unnamed = Karten des Namenlosen
the-unnamed = der Namenlose
player-note = { $hero }: { $nth ->
    [0] { "" }
   *[other] an { $nth }. Stelle,
} Einkommen { $income }, { $markers } Marker{ $tapped ->
    [0] { "" }
   *[other] , Held getappt
}{ $corruption ->
    [0] { "" }
   *[other] , { $corruption } Verderbnis
}

# ---- wie man gewinnt

aim-armour = Ist die Rüstung mit { $pieces } Teilen vollständig und hat ein Held { $might } Macht, gewinnt der mächtigste Held.
aim-portals = Schließt sich das letzte Portal, gewinnt, wer die meisten Portale geschlossen hat.
aim-cataclysms = Mit der { $most }. Katastrophe verlieren alle Helden. Eine kommt für je { $sins } abgelegte Sündenkarten und mit jeder vollendeten Reihe von Questen.
aim-fall = Ein Held mit { $cards } Verderbniskarten fällt und spielt gegen die anderen.
points-abilities = Heldenfähigkeiten
points-artifacts = Artefakte
points-cataclysms = Katastrophen
points-demands = Forderungen des Namenlosen
points-sins = gespielte Sünden
points-specials = Besonderheiten von Gebäuden
points-characters = Charaktere
points-cleansing = Läuterung
points-temples = Tempel
points-majorities = Mehrheiten
points-sins-in-hand = Sündenkarten auf der Hand
points-manning = Besetzen von Gebäuden
points-portals = Portale
points-quests = Questen
points-treasures = Schätze

# ---- ein neuer Tisch

choice-players = Helden
    .help = Wie viele Helden mitspielen.
choice-fall = Der Fall eines Helden
    .help = Sünde verdirbt. Ein Held mit sieben Verderbniskarten fällt und will, dass die anderen scheitern.
    .value-on = an
    .value-off = aus
    .tells-on = Sünde verdirbt. Ein Held mit sieben Verderbniskarten fällt und will, dass die anderen scheitern.
choice-unnamed = Der Namenlose spielt mit
    .help = Ein weiterer Spieler führt den Namenlosen gegen die Helden.
    .value-on = an
    .value-off = aus
choice-hero_deal = Helden
    .help = Wie die Helden verteilt werden.
    .value-random = werden ausgelost
    .value-draft = werden reihum gewählt
choice-relief = Weniger Macht zum Sieg
    .help = Bei fünf oder sechs Helden reichen 25 Macht.
    .value-on = an
    .value-off = aus

# ---- Fragen

question-hero = Welchen Helden spielst du?
question-go = Führe eine Aktion aus oder passe.
warning-building = Dir { $short ->
    [one] fehlt
   *[other] fehlen
} { $short } { $resource ->
    [fame] Ruhm: Du gibst eine Burg ab.
   *[gold] Gold: Du gibst ein Gut ab.
}
question-after-action = Deine Aktion ist beendet. Nutzt du noch ein Elixier oder ein Gebäude?
question-end-of-phase = Die Questphase ist vorbei. Nutzt du noch ein Elixier oder ein Gebäude?
question-pay = Womit zahlst du?
question-side = Welche Seite des Elixiers?
question-take-gift = Welche Gabe nimmst du aus dem Vorrat?
question-extra-gift = Welche weitere Gabe nimmst du?
question-take-from = Welche Gabe nimmst du von dort?
question-give-up-gift = Welche Gabe legst du ab?
question-exchange = Welche Gabe gibst du?
question-receive = Welche Gabe nimmst du dafür?
question-target = Wer ist das Ziel?
question-virtue = Welche Tugend?
question-recruit = Welchen Charakter wirbst du an?
question-buy-elixir = Welches Elixier wählst du?
question-take-elixir = Welches Elixier nimmst du?
question-drop-elixir = Welches Elixier wird abgelegt?
question-give-up-elixir = Welches deiner Elixiere legst du ab?
question-give-up-building = Welches Gebäude legst du ab?
question-own-character = Welcher deiner Charaktere?
question-their-character = Welcher Charakter?
question-untap = Welcher Charakter wird aufgerichtet?
question-man-free = Welches Gebäude besetzt du?
question-claim-treasure = Welchen Schatz nimmst du?
question-which-treasure = Welchen Schatz nimmst du für deinen Marker?
question-drop-treasure = Welcher Schatz wird abgelegt?
question-evict = Welcher Marker verlässt seine Queste?
question-fulfil-free = Welche Anforderung erfüllst du?
question-leave-out = Welche Gaben sparst du bei diesem Portal?
question-return-sins = Welche Sündenkarten mischst du in den Stapel zurück?
question-discard-sin = Welche Sündenkarte legst du ab?
question-first-quest = Welche Queste wird zuerst vollendet?
question-reward = Welchen Schatz nimmst du?
question-unnamed = Die Umrundung ist vorbei. Welche Karte spielt der Namenlose?
question-demand-of = Welcher Held muss den Namenlosen bezahlen?
question-block = Was sperrt der Namenlose?
question-demand = Der Namenlose fordert seinen Preis. Wie zahlst du?
question-penalty = Du zahlst nicht. Welche Strafe nimmst du?
question-ransom = Zahlst du, um diesen Charakter zu behalten?
question-interrupt = { $title } { $text } Willst du etwas dagegen tun?
    .brief = Willst du etwas dagegen tun?

# ---- gleich geschieht etwas

window-sin = { DOES($seat, "spielst", "spielt") } „{ $card }“{ $n ->
    [0] { "" }
   *[other] { " " }gegen { WHO($of, "accusative") }
}.
window-special = { DOES($seat, "nutzt", "nutzt") } „{ FORM($card, "special") }“{ $n ->
    [0] { "" }
   *[other] { " " }gegen { WHO($of, "accusative") }
}.
window-ability = { DOES($seat, "nutzt", "nutzt") } „{ FORM($card, "ability") }“{ $n ->
    [0] { "" }
   *[other] { " " }gegen { WHO($of, "accusative") }
}.
window-demand = Der Namenlose spielt „{ $card }“{ $n ->
    [0] { "" }
   *[other] { " " }gegen { WHO($of, "accusative") }
}.
window-cataclysm = Katastrophe: „{ $card }“ bricht herein.
window-after-action = Die Aktion ist beendet.
window-end-of-phase = Die Questphase ist vorbei.
window-text = { FORM($card, "text") }{ $n ->
    [0] { "" }
   *[other] { " " }Auf dem Spiel steht: { $now }.
}
window-number = { $what ->
    [gifts] { $n ->
        [one] 1 Gabenkarte
       *[other] { $n } Gabenkarten
    }
    [goes] { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
    [gold] { $n } Gold
    [might] { $n } Macht
   *[fame] { $n } Ruhm
}

# ---- Antworten

option-pass = Passen
option-done = Fertig
option-let-happen = Geschehen lassen
option-pay = Zahlen
option-cleanse = Läutern: Zahle 1 Gold, 1 Ruhm und 1 Macht und lege eine Verderbniskarte ab
    .brief = Läutern
option-pick-hero = { $hero }, { FORM($hero, "title") } (beginnt mit { $goods }; { $gifts })
    .brief = { $hero }
option-recruit-one = „{ $card }“ für { $price } Ruhm anwerben ({ $text })
    .brief = „{ $card }“ anwerben: { $price } Ruhm
option-buy-one = „{ $card }“ für { $price } Gold kaufen ({ $text })
    .brief = „{ $card }“ kaufen: { $price } Gold
option-found = „{ $card }“ für { $price } Gold bauen. { $text }
    .brief = „{ $card }“ bauen: { $price } Gold
option-man = „{ $card }“ für { $price } Macht besetzen. { FORM($card, "special") }: { FORM($card, "text") }
    .brief = „{ $card }“ besetzen: { $price } Macht
option-take-part = { $quest }: { $asked } zahlen
option-gain-treasure = { $quest }: Marker zurücknehmen ({ $asked }) und sofort einen Schatz nehmen
    .brief = { $quest }: Schatz sofort
option-close-portal = „{ $portal }“ schließen für { $gifts }
option-leave-out = { $gifts } sparen
option-deck = Die oberste Karte des Schatzstapels ungesehen nehmen
    .brief = Oberste Schatzkarte
option-ability = { $fallen ->
    [0] Helden tappen: bis zu 3 Gabenkarten tauschen
   *[other] { FORM($hero, "ability") }: { FORM($hero, "text") }
}
    .brief = { $fallen ->
        [0] Gaben tauschen
       *[other] { FORM($hero, "ability") }
    }
option-tap = „{ $card }“ tappen für { $gifts }{ $last ->
    [0] { "" }
   *[other] , zum letzten Mal
}
option-use-artifact = „{ $card }“ einsetzen: { FORM($card, "text") }
    .brief = „{ $card }“ einsetzen
option-play-sin = { $function }{ $foul ->
    [0] { "" }
   *[other] { " " }(schändlich)
}: { FORM($function, "text") }
    .brief = { $function }
option-react = { $function }: Es trifft dich nicht
option-drop-elixir = „{ $card }“ für seine Gaben trinken
    .brief = „{ $card }“ trinken
option-drop-building = „{ $card }“ aufgeben für { $goods }
option-use-special = { FORM($card, "special") } ({ $card }): { FORM($card, "text") }
    .brief = { FORM($card, "special") }
option-side = { $better ->
    [0] Einfache Seite: { $gifts }
   *[other] Bessere Seite: { $gifts }
}
option-one-character = { $card }
option-tap-one = „{ $card }“ ohne Gaben tappen
option-lose-one = „{ $card }“ ablegen
option-one-elixir = { $card }
option-one-building = { $card } ({ FORM($card, "special") })
option-one-sin = { $card }
option-one-space = { $quest }: { $asked }
option-one-treasure = { $face }, bei „{ $quest }“
option-one-portal = { $portal }
option-one-player = { $res ->
    [fame] Ruhm von { WHO($seat, "dative") } ({ $fame })
    [gold] Gold von { WHO($seat, "dative") } ({ $gold })
   *[other] { WHO($seat) }: { $gold } Gold, { $fame } Ruhm, { $gifts ->
        [one] 1 Gabenkarte
       *[other] { $gifts } Gabenkarten
    }
}
option-gift = { $virtue }
option-give = 1 { $virtue } geben
option-receive = 1 { $virtue } { $source ->
    [-1] aus dem Vorrat
   *[other] von { WHO($source, "dative") }
} nehmen
option-enough = Das reicht
option-sin-piece = { $face }
option-ransom = { $fame } Ruhm zahlen, um „{ $card }“ zu behalten
option-let-go = „{ $card }“ ziehen lassen
option-first-quest = Zuerst „{ $quest }“
option-of-deck = { $face } vom Stapel
option-decline = Keinen weiteren dieser Schätze nehmen
option-play-card = { $card }: { FORM($card, "text") }
    .brief = { $card }
option-nothing = Keine Karte spielen
option-alternative = { $parts }
option-penalty = Nicht zahlen und die Strafe nehmen
option-corruption = Eine Verderbniskarte nehmen
option-sin = Eine Sündenkarte ziehen
pay-goods = { $goods } zahlen
discard-gifts = { $n ->
    [one] 1 Gabenkarte
   *[other] { $n } Gabenkarten
} ablegen
due-elixir = ein Elixier ablegen
due-building = eine Burg oder ein Gut ablegen
due-tap = einen aufrechten Charakter tappen
due-push_sin = eine Sündenkarte auf die Ablage legen
swap = { $more ->
    [1] { $source } einsetzen
   *[other] { $source } behalten
}

# ---- warum nicht

fallen-no-quests = Ein gefallener Held nimmt an keiner Queste teil.
fallen-no-portals = Ein gefallener Held schließt keine Portale.
fallen-no-artifacts = Ein gefallener Held kann keine Artefakte einsetzen.
fallen-not-named = Eine Forderung nennt nie einen gefallenen Helden.
no-marker = Du hast keinen Marker mehr.
barred-by-unnamed = Der Namenlose hat das bis zum Ende der nächsten Umrundung gesperrt.
requirement-too-dear = Verlangt wird { $asked }. Dir { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
}.
no-marker-of-yours = Dort liegt kein Marker von dir.
no-treasure-left = Es ist kein Schatz mehr da.
choose-requirement = Wähle eine Anforderung von „{ $quest }“.
treasure-needs-marker = Vorzeitig bekommst du einen Schatz nur im Tausch gegen deinen Marker auf seiner Queste.
portal-is-closed = „{ $portal }“ ist schon geschlossen.
portal-too-dear = Es kostet { $cost }, und zwar nur in Gabenkarten. Dir { $missing ->
    [one] fehlt 1 Karte
   *[other] fehlen { $missing } Karten
}.
hero-tapped = Dein Held ist bis zum Sammeln getappt.
ability-idle = Die Fähigkeit deines Helden würde jetzt nichts ändern.
pool-has-none = Der Vorrat hat keine der Gaben, die „{ $card }“ zeigt.
artifact-idle = „{ $card }“ würde jetzt nichts ändern.
building-too-dear = „{ $card }“ kostet { $price } Gold. Du kannst { $reach } zahlen.
character-too-dear = „{ $card }“ kostet { $price } Ruhm. Du kannst { $reach } zahlen.
elixir-too-dear = „{ $card }“ kostet { $price } Gold. Du kannst { $reach } zahlen.
little-might = Das kostet { $price } Macht. Du hast { $might }.
no-fall = Ohne „Der Fall eines Helden“ gibt es keine Verderbnis.
no-corruption = Du hast keine Verderbniskarte.
cleansing-too-dear = Das kostet 1 Gold, 1 Ruhm und 1 Macht. Du kannst { $gold } Gold, { $fame } Ruhm und { $might } Macht zahlen.
empty-space = Auf diesem Platz liegt keine Karte.
pool-not-for-taking = Gaben nimmst du nicht einfach aus dem Vorrat. Tappe Charaktere, trinke Elixiere oder setze andere Karten ein.
manned-already = „{ $card }“ ist schon besetzt.
reaction-only = Das spielst du nur gegen eine Sündenkarte, die dich treffen würde.
sin-idle = „{ $function }“ würde jetzt nichts ändern.
hero-taken = { $hero } ist vergeben.
row-three-waits = Questen in Reihe 3 kann man noch nicht beginnen.
marker-there = Dort liegt schon ein Marker.
last-requirement-waits = Die letzte Anforderung wartet, bis die Queste in Reihe 1 liegt.
elixir-pool-empty = Der Vorrat hat keine der Gaben, die „{ $card }“ gibt.
temple-stays = Einen Tempel kannst du nicht aufgeben.
works-by-itself = „{ FORM($card, "special") }“ wirkt von selbst, solange „{ $card }“ besetzt ist.
not-manned = „{ $card }“ ist nicht besetzt.
own-turn-only = „{ FORM($card, "special") }“ kannst du nur in deinem eigenen Zug nutzen.
answers-sins-only = „{ FORM($card, "special") }“ hilft nur gegen eine Sündenkarte, die dich treffen würde.
unnamed-not-negated = Nichts hält eine Karte des Namenlosen auf.
special-idle = „{ FORM($card, "special") }“ würde jetzt nichts ändern.
reaction-answers-sins = Eine Reaktion hilft nur gegen die Sündenkarte eines Mitspielers.
no-reaction = Keine der beiden Funktionen dieser Karte ist eine Reaktion.
names-another = Wähle einen Mitspieler.
nothing-there = Dort würde es nichts nehmen oder ändern.
unnamed-card-away = Sie kommt zurück, wenn die letzte Karte gespielt ist.
named-before = Die letzte Forderung hat schon diesen Helden genannt.
only-recruit = Wähle einen Charakter der Schenke, den du mit dieser Karte anwerben darfst und bezahlen kannst.
only-buy-elixir = Wähle ein Elixier des Ladens, das du mit dieser Karte kaufen darfst und bezahlen kannst.
only-take-elixir = Dieses Elixier hat der Mitspieler nicht.
only-drop-elixir = Dieses Elixier hat der Mitspieler nicht.
only-give-up-elixir = Dieses Elixier hast du nicht.
only-own-character = Wähle einen deiner Charaktere, mit dem das geschehen kann.
only-their-character = Wähle einen Charakter dieses Mitspielers, mit dem das geschehen kann.
only-untap = Wähle einen deiner getappten Charaktere.
only-man-free = Wähle eines deiner Gebäude ohne Marker.
only-claim-treasure = Wähle einen Schatz, der offen neben einer Queste liegt und den du mit dieser Karte nehmen darfst.
only-drop-treasure = Wähle einen Schatz, der offen neben einer Queste liegt.
only-evict = Dort liegt kein Marker dieses Mitspielers.
only-fulfil-free = Wähle eine freie, nicht gesperrte Anforderung, die diese Karte erfüllt.
only-block = Das ist schon besetzt oder gesperrt.
only-exchange = Gib eine Gabe deiner Hand, die du gegen eine Gabe einer anderen Tugend tauschen kannst. Mindestens eine musst du tauschen.
only-receive = Wähle eine Gabe, die dort noch liegt und deren Tugend du nicht abgibst.
only-which-treasure = Dieser Schatz liegt nicht neben der Queste, oder der Schatzstapel ist leer.
only-extra-gift = Wähle eine Tugend, die der Charakter zeigt und von der im Vorrat noch eine Gabe liegt.
only-discard-sin = Diese Sündenkarte hast du nicht auf der Hand.
only-virtue = Keiner der anderen hat eine Gabe dieser Tugend.
only-take-gift = Im Vorrat liegt keine weitere Gabe dieser Tugend für dich.
only-give-up-gift = Du hast keine weitere Gabe dieser Tugend.
only-take-from = Der Mitspieler hat keine weitere Gabe dieser Tugend.
only-side = Diese Seite bringt nichts: Du kannst sie noch nicht nutzen, oder ihre Gaben fehlen im Vorrat.
only-demand = Das kannst du nicht bezahlen. Die Strafe gilt nur für Helden, die sonst nicht zahlen können.
only-penalty = Der Sündenstapel ist leer.
only-give-up-building = Wähle eine deiner Burgen oder eines deiner Güter.
only-first-quest = Diese Queste liegt nicht in Reihe 1.
only-reward = Dieser Schatz gehört nicht zur Belohnung.

# ---- was geschah

hero-dealt = { DOES($seat, "spielst", "spielt") } { $hero }, { FORM($hero, "title") }.
turn-began = Runde { $turn } beginnt. Reihenfolge: { WHO($order) }.
player-passed = { DOES($seat, "passt", "passt") }.
go-skipped = { DOES($seat, "setzt", "setzt") } diesen Zug aus.
phase-ended = Die Questphase endet.
majority-won = { DOES($seat, "hast", "hat") } { $most ->
    [fame] den meisten Ruhm
    [gold] das meiste Gold
    [gifts] die meisten Gabenkarten
    [characters] die meisten Charaktere
    [elixirs] die meisten Elixiere
    [buildings] die meisten Gebäude
   *[colour] die meisten Charaktere in { $most ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [amber] Bernstein
        [white] Weiß
       *[violet] Violett
    }
}: +1 Macht.
goods-produced = { DOES($seat, "bekommst", "bekommt") } { $goods } aus der Produktion.
sins-weighed = { DOES($seat, "verlierst", "verliert") } { $n } Macht für Sündenkarten auf der Hand.
character-recruited = { DOES($seat, "wirbst", "wirbt") } „{ $card }“ an.
elixir-bought = { DOES($seat, "nimmst", "nimmt") } „{ $card }“ aus dem Laden.
building-founded = { DOES($seat, "baust", "baut") } „{ $card }“.
building-manned = { DOES($seat, "besetzt", "besetzt") } „{ $card }“ ({ FORM($card, "special") }).
gifts-tapped = { DOES($seat, "tappst", "tappt") } „{ $card }“{ $gone ->
    [0] { "" }
   *[other] , zum letzten Mal
}.
quest-joined = { DOES($seat, "erfüllst", "erfüllt") } eine Anforderung von „{ $quest }“.
portal-closed = { DOES($seat, "schließt", "schließt") } „{ $portal }“!
corruption-cleansed = { DOES($seat, "legst", "legt") } eine Verderbniskarte ab (noch { $left }).
ability-used = { DOES($seat, "nutzt", "nutzt") } „{ FORM($hero, "ability") }“ gegen { WHO($of, "accusative") }.
artifact-used = { DOES($seat, "setzt", "setzt") } „{ $card }“ ein: { FORM($card, "text") }
treasure-taken = { DOES($seat, "nimmst", "nimmt") } { $face }.
treasure-declined = { DOES($seat, "nimmst", "nimmt") } keinen weiteren dieser Schätze.
treasure-tarnished = { $face } wird abgelegt.
artifact-taken = { YOU($seat) ->
    [yes] { "" }
   *[no] { WHO($seat) } legt ein Artefakt verdeckt vor sich.
}
artifact-seen = Das Artefakt ist „{ $card }“: { FORM($card, "text") }
quest-completed = „{ $quest }“ ist vollendet!
prize-won = { DOES($seat, "bekommst", "bekommt") } { $n } Macht für die meisten Marker.
armour-placed = Die Helden bekommen ein Rüstungsteil: { $piece } ({ $pieces } von { $most }).
rows-moved = Die Reihen rücken nach{ $n ->
    [0] .
   *[other] . Neu: { $quests }.
}
payment-made = { DOES($seat, "zahlst", "zahlt") } { $paid }.
resource-gained = { DOES($seat, "bekommst", "bekommt") } { $n } { $res ->
    [gold] Gold
    [might] Macht
   *[fame] Ruhm
}.
resource-lost = { DOES($seat, "verlierst", "verliert") } { $n } { $res ->
    [gold] Gold
    [might] Macht
   *[fame] Ruhm
}.
resource-stolen = { DOES($seat, "nimmst", "nimmt") } { WHO($of, "dative") } { $n } { $res ->
    [gold] Gold
    [might] Macht
   *[fame] Ruhm
} ab.
gifts-taken = { DOES($seat, "nimmst", "nimmt") } { $gifts }.
gifts-dropped = { DOES($seat, "legst", "legt") } { $gifts } ab.
gifts-stolen = { DOES($seat, "nimmst", "nimmt") } { WHO($of, "dative") } { $gifts } ab.
gifts-exchanged = { DOES($seat, "tauschst", "tauscht") } { $gave } gegen { $took }{ $n ->
    [0] { "" }
    [one] { " " }(1 Karte von { WHO($of, "dative") })
   *[other] { " " }({ $n } Karten von { WHO($of, "dative") })
}.
elixir-discarded = { DOES($seat, "trinkst", "trinkt") } „{ $card }“.
building-discarded = { DOES($seat, "gibst", "gibt") } „{ $card }“ auf.
special-used = { DOES($seat, "nutzt", "nutzt") } „{ FORM($card, "special") }“ ({ $card }){ $of ->
    [-1] { "" }
   *[other] { " " }gegen { WHO($of, "accusative") }
}.
character-tapped = { WHOSE($seat) } Charakter „{ $card }“ wird getappt.
character-untapped = { WHOSE($seat) } Charakter „{ $card }“ wird aufgerichtet.
character-dismissed = { DOES($seat, "verlierst", "verliert") } „{ $card }“.
character-ransomed = { DOES($seat, "zahlst", "zahlt") }, um „{ $card }“ zu behalten.
elixir-stolen = { DOES($seat, "nimmst", "nimmt") } { WHO($of, "dative") } „{ $card }“ ab.
elixir-lost = { DOES($seat, "verlierst", "verliert") } „{ $card }“.
building-lost = { $seat ->
    [-1] { "" }
   *[other] { WHOSE($seat) } Gebäude „{ $card }“ wird zerstört.
}
marker-evicted = { WHOSE($seat) } Marker verlässt { $requirement }. Ein neutraler Marker nimmt seinen Platz ein.
board-refreshed = { $board ->
    [tavern] Die Schenke
   *[store] Der Laden
} wird neu aufgefüllt.
space-closed = Platz { $space } { $board ->
    [tavern] der Schenke
   *[store] des Ladens
} ist für immer geschlossen.
turn-forfeited = { DOES($seat, "setzt", "setzt") } den nächsten Zug aus.
hero-empowered = { $what ->
    [colours] { WHOSE($seat) } Held zählt in dieser Runde als Charakter jeder Farbe.
   *[portal] { WHOSE($seat) } nächstes Portal dieser Runde ist billiger.
}
sin-played = { DOES($seat, "spielst", "spielt") } „{ $function }“{ $about ->
    [0] { "" }
   *[other] { " " }({ $named })
}{ $of ->
    [-1] { "" }
   *[other] { " " }gegen { WHO($of, "accusative") }
}{ $plain ->
    [0] : { FORM($function, "text") }
   *[other] .
}
sin-warded = { DOES($seat, "bist", "ist") } geschützt: { $by }.
temple-light = das Licht des Tempels
sin-discarded = „{ $card }“ kommt auf die Sündenablage: { $pile } von { $most }.
sins-drawn = { YOU($seat) ->
    [yes] { "" }
   *[no] { WHO($seat) } zieht { $n ->
        [one] eine Sündenkarte
       *[other] { $n } Sündenkarten
    }.
}
sin-seen = Du ziehst „{ $card }“.
sins-returned = { DOES($seat, "mischst", "mischt") } { $n ->
    [one] eine Sündenkarte
   *[other] { $n } Sündenkarten
} in den Sündenstapel.
sins-shuffled = Die Sündenablage wird in den Stapel gemischt.
cataclysm-revealed = Katastrophe { $number } von { $most }: „{ $card }“. { FORM($card, "text") }
hero-corrupted = { DOES($seat, "nimmst", "nimmt") } eine Verderbniskarte: { $has } von { $most }.
hero-fell = { DOES($seat, "fällst", "fällt") }! { $hero } ist jetzt { FORM($hero, "fallen") }.
hero-rose = { $hero } kehrt auf die gute Seite zurück, und { WHO($seat) } ebenso.
unnamed-played = Der Namenlose spielt „{ $card }“{ $of ->
    [-1] { "" }
   *[other] { " " }gegen { WHO($of, "accusative") }
}: { FORM($card, "text") }
place-blocked = { $what } ist bis zum Ende der nächsten Umrundung gesperrt.
penalty-taken = { $sin ->
    [0] { DOES($seat, "nimmst", "nimmt") } eine Verderbniskarte, statt zu zahlen.
   *[other] { DOES($seat, "ziehst", "zieht") } eine Sündenkarte, statt zu zahlen.
}
game-ended = { $ending ->
    [armour] Ende der Partie: Die Rüstung des ersten Helden ist vollständig.
    [portals] Ende der Partie: Das letzte Portal ist geschlossen.
    [cataclysm] Ende der Partie: Die vierzehnte Katastrophe ist da.
    [fallen] Ende der Partie: Alle Helden sind gefallen.
   *[stopped] Ende der Partie: Nach 40 Runden ist Schluss.
}

# ---- Karten

virtue-HUM = Demut
virtue-GEN = Großmut
virtue-PUR = Reinheit
virtue-KIN = Güte
virtue-TEM = Mäßigung
virtue-PAT = Geduld
virtue-DIL = Fleiß
character-ch_red_2 = Hod der Speerträger
character-ch_red_3 = Kessa Eisenzopf
character-ch_red_4 = Der alte Feldwebel Varr
character-ch_red_5 = Dame Rosalind von der Bresche
character-ch_red_6 = Marschall Torvald Aschhelm
character-ch_blue_2 = Pip der Aalfänger
character-ch_blue_3 = Netta Sole
character-ch_blue_4 = Bruder Anselm von den Sandbänken
character-ch_blue_5 = Orakel der neunten Welle
character-ch_blue_6 = Admiral Lucan Grau
character-ch_green_2 = Fennick Moosfuß
character-ch_green_3 = Wren die Schlingenlose
character-ch_green_4 = Erlenmutter Ruth
character-ch_green_5 = Der Geweihritter
character-ch_green_6 = Stimme der alten Eiche
character-ch_amber_2 = Lisbet die Bäckerin
character-ch_amber_3 = Harun der Münzwäger
character-ch_amber_4 = Tobias Redlich
character-ch_amber_5 = Der Herold der Dämmerung
character-ch_amber_6 = Handelsfürst Adelhart
character-ch_white_2 = Novizin Ilse
character-ch_white_3 = Bram der Glöckner
character-ch_white_4 = Heilerin Oddny
character-ch_white_5 = Beichtvater Malachy
character-ch_white_6 = Äbtissin Sunniva
character-ch_violet_2 = Jinx Halbpfennig
character-ch_violet_3 = Mutter Kerzendocht
character-ch_violet_4 = Der maskierte Fiedler
character-ch_violet_5 = Seherin Odalys
character-ch_violet_6 = Lord Evander Nachtigall
elixir-el_red_1 = Schmiedesalz
elixir-el_red_2 = Soldatenbrühe
elixir-el_red_3 = Eisenkrauttrank
elixir-el_red_4 = Likör des Hauptmanns
elixir-el_red_5 = Gluttrunk
elixir-el_red_6 = Phönixharz
elixir-el_blue_1 = Seegrastee
elixir-el_blue_2 = Nebel in der Flasche
elixir-el_blue_3 = Perlmilch
elixir-el_blue_4 = Tiefseeschwarz
elixir-el_blue_5 = Steuermannsgin
elixir-el_blue_6 = Tränen des Leviathans
elixir-el_green_1 = Rindensud
elixir-el_green_2 = Farnwasser
elixir-el_green_3 = Honigtaumet
elixir-el_green_4 = Jägerschweigen
elixir-el_green_5 = Neunkräutertrank
elixir-el_green_6 = Saft des ersten Baumes
elixir-el_amber_1 = Sonnenblumenöl
elixir-el_amber_2 = Marktmost
elixir-el_amber_3 = Safranelixier
elixir-el_amber_4 = Almosenwein
elixir-el_amber_5 = Goldener Nektar
elixir-el_amber_6 = Mittag in der Flasche
elixir-el_white_1 = Schneeschmelze
elixir-el_white_2 = Fastentee
elixir-el_white_3 = Lampenöl des heiligen Orm
elixir-el_white_4 = Klosterbalsam
elixir-el_white_5 = Gipfelhauch
elixir-el_white_6 = Wasser der Vergebung
elixir-el_violet_1 = Nachtschattenlikör
elixir-el_violet_2 = Mohnrauch
elixir-el_violet_3 = Träumersirup
elixir-el_violet_4 = Mondblütenessenz
elixir-el_violet_5 = Spiegellikör
elixir-el_violet_6 = Quecksilber von Vey
building-b01 = Aschenburg
    .special = Musterung
    .text = Erhalte 3 Ruhm.
building-b02 = Salzwacht
    .special = Presskommando
    .text = Wirb einen offenen Charakter für 3 Ruhm weniger an, mindestens für 1.
building-b03 = Dornenfeste
    .special = Hinterhalt
    .text = Tappe einen aufrechten Charakter eines Mitspielers. Niemand bekommt Gaben dafür.
building-b04 = Zitadelle der Sonnenmark
    .special = Ausruf
    .text = Lege alle Karten auf den offenen Plätzen der Schenke ab und fülle die Plätze neu auf. Erhalte dann 2 Ruhm.
building-b05 = Raureiffestung
    .special = Zuflucht
    .text = Wenn dich die Sündenkarte eines Mitspielers treffen würde, trifft sie dich nicht.
building-b06 = Düsterspitze
    .special = Maskierte Steuer
    .text = Wähle einen Mitspieler: Nimm ihm bis zu 2 Ruhm und bis zu 2 Gold ab.
building-b07 = Schlackenschmieden
    .special = Nachtschicht
    .text = Erhalte 3 Gold.
building-b08 = Perlenkais
    .special = Erste Wahl
    .text = Kaufe ein offenes Elixier für 3 Gold weniger, mindestens für 0.
building-b09 = Obstgärten von Grünmantel
    .special = Ernte
    .text = Nimm 2 Gabenkarten verschiedener Tugenden aus dem Vorrat.
building-b10 = Goldmühle
    .special = Mahlstein
    .text = Tausche bis zu 3 deiner Gabenkarten gegen andere aus dem Vorrat.
building-b11 = Abteikeller
    .special = Buße
    .text = Mische bis zu 2 Sündenkarten deiner Hand wirkungslos in den Sündenstapel.
building-b12 = Mondblütengärten
    .special = Nachtmarkt
    .text = Lege alle Karten auf den offenen Plätzen des Ladens ab und fülle die Plätze neu auf. Nimm dann ein offenes Elixier, ohne zu zahlen.
building-b13 = Tempel des Ambosses
    .special = Ruf zu den Waffen
    .text = Bis zum Ende der Runde kostet dich das Anwerben 1 Ruhm weniger, mindestens 1.
building-b14 = Tempel der Tiefe
    .special = Salzzehnt
    .text = Bis zum Ende der Runde kosten dich Elixiere 1 Gold weniger, mindestens 0.
building-b15 = Tempel der Wurzel
    .special = Zweite Blüte
    .text = Bis zum Ende der Runde nimmst du jedes Mal, wenn du einen Charakter für Gaben tappst, 1 weitere Gabenkarte einer Tugend, die er zeigt.
building-b16 = Tempel der Waage
    .special = Rechtes Maß
    .text = Bis zum Ende der Runde darfst du bei jeder Anforderung einer Queste 1 Ruhm und 1 Gold statt einer ihrer Gaben zahlen.
building-b17 = Tempel der Lampe
    .special = Klares Licht
    .text = Bis zum Ende der Runde treffen dich Sündenkarten von Mitspielern nicht.
building-b18 = Tempel des Schleiers
    .special = Dünne Stellen
    .text = Bis zum Ende der Runde kostet jedes Portal, das du schließt, eine Gabe deiner Wahl weniger.
quest-q01 = Die Waisen von Graufurt
quest-q02 = Die Belagerung der Halrow-Brücke
quest-q03 = Die versunkene Glocke
quest-q04 = Eine Krone für einen Bettler
quest-q05 = Der Brunnen des schwarzen Honigs
quest-q06 = Die lange Wacht
quest-q07 = Die Schuld der Weberin
quest-q08 = Die Wolfsbraut
quest-q09 = Der Pilgerweg
quest-q10 = Das Fest der Masken
quest-q11 = Der blinde Schmied
quest-q12 = Die Pestschiffe
quest-q13 = Die Laterne im Moor
quest-q14 = Das Gewölbe des Geizigen
quest-q15 = Das Duell ohne Ende
quest-q16 = Der gläserne Garten
quest-q17 = Der dreizehnte Zehnt
quest-q18 = Der steinerne Chor
quest-q19 = Der Hungerwinter
quest-q20 = Die Tochter des Verräters
quest-q21 = Das versunkene Archiv
quest-q22 = Der Handel des Riesen
quest-q23 = Das Lied unter dem Hügel
quest-q24 = Das Tor des ersten Lichts
portal-portal_red = Das Ofentor
portal-portal_blue = Das versunkene Tor
portal-portal_green = Das Wurzeltor
portal-portal_amber = Das vergoldete Tor
portal-portal_white = Das stille Tor
portal-portal_violet = Das Spiegeltor
treasure-tr_gold_2 = Beutel alter Münzen
treasure-tr_gold_3 = Silbernes Reliquiar
treasure-tr_gold_4 = Drachenlöffel
treasure-tr_fame_2 = Ballade der Straße
treasure-tr_fame_3 = Erbeutete Standarte
treasure-tr_fame_4 = Lorbeer der sechs Reiche
treasure-tr_might_1 = Wetzstein des Helden
treasure-tr_might_2 = Splitter des ersten Schwerts
treasure-tr_artifact = Versiegelte Schatulle
artifact-art_1 = Kelch der Fülle
    .text = Nimm 3 Gabenkarten deiner Wahl aus dem Vorrat.
artifact-art_2 = Asche der Reue
    .text = Mische bis zu 3 Sündenkarten deiner Hand in den Sündenstapel. Mit „Der Fall eines Helden“: Lege außerdem 1 Verderbniskarte ab.
artifact-art_3 = Hammer der Siegel
    .text = Das nächste Portal, das du in dieser Runde schließt, kostet 2 Gaben deiner Wahl weniger.
artifact-art_4 = Banner der sechs Reiche
    .text = Bis zum Ende der Runde zählt dein Held für Elixiere und Gebäude als Charakter jeder Farbe (nicht für die Mehrheiten).
artifact-art_5 = Horn der Heimkehr
    .text = Wirb einen offenen Charakter, der höchstens 5 kostet, kostenlos an.
artifact-art_6 = Schlüssel der verborgenen Tür
    .text = Erfülle eine offene Anforderung in Gold oder Ruhm, ohne zu zahlen, und lege deinen Marker.
artifact-art_7 = Schwert des ersten Helden
    .text = Erhalte 1 Macht für jedes gesammelte Rüstungsteil, höchstens 3.
armour-arm_1 = Helm der Demut
armour-arm_2 = Schild der Großmut
armour-arm_3 = Beinschienen der Reinheit
armour-arm_4 = Mantel der Güte
armour-arm_5 = Gürtel der Mäßigung
armour-arm_6 = Brustpanzer der Geduld
armour-arm_7 = Panzerhandschuhe des Fleißes
cataclysm-cat_01 = Letzte Bestellung
    .text = Schließt einen Platz der Schenke.
cataclysm-cat_02 = Straßen aus Knochen
    .text = Schließt einen Platz der Schenke. Alle mit den meisten Charakteren legen einen davon ab.
cataclysm-cat_03 = Mond der Deserteure
    .text = Schließt einen Platz der Schenke. Alle tappen einen eigenen aufrechten Charakter, ohne Gaben zu nehmen.
cataclysm-cat_04 = Leere Regale
    .text = Schließt einen Platz des Ladens.
cataclysm-cat_05 = Bittere Brunnen
    .text = Schließt einen Platz des Ladens. Alle mit zwei oder mehr Elixieren legen eines davon ab.
cataclysm-cat_06 = Das Kontor brennt
    .text = Schließt einen Platz des Ladens. Alle verlieren 1 Gold.
cataclysm-cat_07 = Erdbeben
    .text = Die Aschenburg und die Perlenkais werden zerstört.
cataclysm-cat_08 = Die große Flut
    .text = Die Dornenfeste und die Goldmühle werden zerstört.
cataclysm-cat_09 = Aufruhr
    .text = Die Raureiffestung und die Mondblütengärten werden zerstört.
cataclysm-cat_10 = Drachenfeuer
    .text = Die Salzwacht und der Tempel der Tiefe werden zerstört.
cataclysm-cat_11 = Entweihung
    .text = Die Schlackenschmieden und der Tempel der Lampe werden zerstört.
cataclysm-cat_12 = Hungersnot
    .text = Alle verlieren 2 Gold.
cataclysm-cat_13 = Verleumdung
    .text = Alle verlieren 2 Ruhm.
cataclysm-cat_14 = Nacht ohne Sterne
    .text = Alle mit mehr als 4 Gabenkarten legen bis auf 4 ab.
unnamed-un_01 = Aschenzehnt
    .text = Ein Held zahlt 2 Gold oder 1 Macht.
unnamed-un_02 = Gestohlene Lieder
    .text = Ein Held zahlt 2 Ruhm oder 1 Macht.
unnamed-un_03 = Verdorrtes Opfer
    .text = Ein Held legt 2 Gabenkarten ab oder zahlt 1 Macht.
unnamed-un_04 = Gesprungene Phiole
    .text = Ein Held legt ein Elixier ab oder zahlt 2 Gold.
unnamed-un_05 = Gebrochener Eid
    .text = Ein Held tappt einen aufrechten Charakter, ohne Gaben zu nehmen, oder zahlt 2 Ruhm.
unnamed-un_06 = Demütigung
    .text = Ein Held zahlt 2 Macht oder 1 Gold und 1 Ruhm.
unnamed-un_07 = Aushebung der Schatten
    .text = Ein Held zahlt 1 Gold oder 1 Ruhm.
unnamed-un_08 = Spiegel der Fehler
    .text = Ein Held legt eine Sündenkarte seiner Hand wirkungslos auf die Sündenablage oder zahlt 1 Macht.
unnamed-un_09 = Leere Scheune
    .text = Ein Held legt ohne Ertrag eine Burg oder ein Gut ab, oder er zahlt 2 Gold oder 2 Ruhm.
unnamed-un_10 = Kalte Herde
    .text = Ein Held legt 1 Gabenkarte ab oder zahlt 1 Ruhm.
unnamed-un_11 = Schleier über dem Tor
    .text = Wähle ein offenes Portal: Bis zum Ende der nächsten Umrundung kann es nicht geschlossen werden.
unnamed-un_12 = Versperrter Weg
    .text = Wähle eine freie Anforderung einer Queste in Reihe 1 oder 2: Bis zum Ende der nächsten Umrundung kann sie nicht erfüllt werden.
unnamed-un_13 = Böser Wind
    .text = Lege alle Karten auf den offenen Plätzen von Schenke und Laden ab und fülle die Plätze neu auf.
unnamed-un_14 = Trübung
    .text = Wähle einen offenen Schatz neben einer Queste: Er wird abgelegt und nicht ersetzt.
hero-hero_red = Ysolde Brandt
    .title = die Schmiedemeisterin
    .fallen = Ysolde vom Aschenthron
    .ability = Brennende Abgabe
    .text = Wähle einen Mitspieler: Nimm ihm bis zu 2 Ruhm ab.
hero-hero_blue = Corvin Salzmoor
    .title = der Gezeitenleser
    .fallen = Corvin der Strandräuber
    .ability = Irrlichter
    .text = Wähle einen Mitspieler: Eines seiner Elixiere deiner Wahl wird abgelegt.
hero-hero_green = Maelis Dorn
    .title = die Hüterin
    .fallen = Maelis die Würgerranke
    .ability = Schlinge
    .text = Wähle einen Mitspieler: Tappe einen seiner aufrechten Charaktere deiner Wahl. Niemand bekommt Gaben dafür.
hero-hero_amber = Odo Hell
    .title = der Almosengeber
    .fallen = Odo der Wucherer
    .ability = Wucher
    .text = Wähle einen Mitspieler: Nimm ihm bis zu 2 Gold ab.
hero-hero_white = Schwester Hale
    .title = die Lampenträgerin
    .fallen = Hale von der erloschenen Lampe
    .ability = Auslöschen
    .text = Wähle einen Mitspieler: Lege 2 Gabenkarten deiner Wahl von ihm in den Vorrat.
hero-hero_violet = Zephrine Vey
    .title = die Unverhüllte
    .fallen = Zephrine das Flüstern
    .ability = Flüstern
    .text = Wähle einen Mitspieler: Du ziehst 1 Sündenkarte, dann verliert er 1 Macht.
sin-sin_pride_a = Hochmut
sin-sin_pride_b = Hochmut
sin-sin_greed_a = Habgier
sin-sin_greed_b = Habgier
sin-sin_lust_a = Wollust
sin-sin_lust_b = Wollust
sin-sin_envy_a = Neid
sin-sin_envy_b = Neid
sin-sin_gluttony_a = Völlerei
sin-sin_gluttony_b = Völlerei
sin-sin_wrath_a = Zorn
sin-sin_wrath_b = Zorn
sin-sin_sloth_a = Trägheit
sin-sin_sloth_b = Trägheit
function-vainglory = Ruhmsucht
    .text = Erhalte 1 Macht und 1 Ruhm.
function-above-reproach = Über jeden Tadel
    .text = Reaktion: Wenn dich die Sündenkarte eines Mitspielers treffen würde, trifft sie dich nicht.
function-scorn = Verachtung
    .text = Wähle einen Mitspieler mit mehr Macht als du: Er verliert 2 Macht.
function-hoard = Horten
    .text = Erhalte 3 Gold.
function-extortion = Erpressung
    .text = Nimm einem Mitspieler bis zu 2 Gold ab.
function-grave-robbing = Grabraub
    .text = Nimm einen offenen Schatz mit Gold, Ruhm oder Macht neben einer Queste in Reihe 1 oder 2, erhalte, was er zeigt, und lege ihn ab.
function-allure = Verlockung
    .text = Wirb einen offenen Charakter für 2 Ruhm weniger an, mindestens für 1.
function-seduction = Verführung
    .text = Tappe einen aufrechten Charakter eines Mitspielers und nimm seine Gaben aus dem Vorrat.
function-rapture = Verzückung
    .text = Richte einen deiner getappten Charaktere auf.
function-covet = Begehren
    .text = Nimm 1 Gabenkarte deiner Wahl von einem Mitspieler, dann 1 Gabenkarte aus dem Vorrat.
function-pilfer = Stibitzen
    .text = Nimm ein Elixier deiner Wahl von einem Mitspieler.
function-levelling = Gleichmacherei
    .text = Wähle Ruhm oder Gold und einen Mitspieler, der mehr davon hat als du: Nimm ihm bis zu 3 davon ab.
function-gorge = Schlemmen
    .text = Nimm 2 Gabenkarten verschiedener Tugenden aus dem Vorrat.
function-devour-the-stores = Vorräte plündern
    .text = Nimm ein offenes Elixier, das 1 oder 2 kostet, ohne zu zahlen.
function-spoilage = Verderb
    .text = Nenne eine Tugend: Alle anderen legen bis zu 2 Gabenkarten dieser Tugend ab.
function-battle-frenzy = Kampfrausch
    .text = Erhalte 3 Ruhm.
function-slaughter = Gemetzel
    .text = Wähle einen Charakter eines Mitspielers, der höchstens 3 kostet: Er wird abgelegt, wenn sein Besitzer nicht 2 Ruhm zahlt.
function-rampage = Toben
    .text = Wähle den Marker eines Mitspielers auf einer Queste: Er geht zurück, und ein neutraler Marker nimmt seinen Platz ein.
function-respite = Atempause
    .text = Richte einen deiner getappten Charaktere auf.
function-torpor = Starre
    .text = Wähle einen Mitspieler: Er setzt seinen nächsten Zug in dieser Questphase aus.
function-neglect = Nachlässigkeit
    .text = Besetze eines deiner Gebäude, ohne Macht zu zahlen.

# ---- die Lektion

lesson-yours = Das sind deine Gaben der sieben Tugenden, dein Gold ({ $gold }) und dein Ruhm ({ $fame }). Damit bezahlst du Questen.
    .title = Was du hast
lesson-goal = Wenn alle { $pieces } Teile der Rüstung da sind, gewinnt der Held mit der meisten Macht. Er braucht mindestens { $might }.
    .title = So gewinnst du
lesson-quests = Gemeinsam füllt ihr die Questen einer Reihe. Reihe 1 hat noch { $missing } freie Anforderungen und bringt das erste Rüstungsteil. Wer die meisten einer Queste erfüllt, gewinnt ihre Macht, hier 6.
    .title = Die Questen
lesson-fulfil = Diese Anforderung kostet 1 Großmut und 1 Güte, und du hast beides.
    .title = Erfülle eine Anforderung
    .wrong-recruit = Anwerben kommt in Schritt 5. Drück jetzt die beleuchtete Anforderung.
lesson-recruit = Dein Marker liegt auf der Queste. Dann warb Bram jemanden an, und Isolde kaufte ein Elixier. Du bist wieder dran: Wirb Pip an. Er kostet 2 Ruhm und bringt jede Runde Gold.
    .title = Wirb jemanden an
lesson-tap = Pip zeigt eine Gabe Mäßigung. Tappe ihn, um sie aus dem Vorrat zu nehmen.
    .title = Gaben holen
lesson-twice = Pip ist jetzt getappt. Du kannst ihn für dieselbe Gabe ein zweites Mal tappen, aber dann verlässt er dich.
    .title = Noch einmal tappen
lesson-again = Bram hat jemanden getappt, Isolde hat gepasst. Du hast Fleiß und Mäßigung: Erfülle damit diese Anforderung.
    .title = Noch eine Anforderung
lesson-gold = Bram und Isolde haben gepasst, du bist wieder dran. Manche Anforderungen kosten Gold oder Ruhm: Zahl 4 Gold für die letzte der Reihe 1.
    .title = Mit Gold bezahlen
lesson-treasure = Du hast die meisten Anforderungen erfüllt und jetzt { $might } Macht. Jeder deiner Marker bringt auch einen Schatz: Nimm 2 Macht.
    .title = Die Queste zahlt
lesson-armour = Reihe 1 ist voll: Deine anderen Marker brachten 5 Ruhm, ihr bekommt ein Rüstungsteil, und eine Kerze erlischt. Sind alle { $of } Kerzen aus, verlieren alle.
    .title = Rüstung und Kerzen
lesson-most = Die Runde endet. Du hast den meisten Ruhm und die meisten bernsteinfarbenen Charaktere, dein Held zählt mit: je 1 Macht. 3 Sünden auf der Hand kosten 3, also hast du { $might } Macht.
    .title = Das Meiste
lesson-sins = Du hast eine vierte Sünde gezogen, drei sind erlaubt: Lege „Wollust“ ab. Sünden haben Kräfte, aber jede auf der Hand kostet pro Runde 1 Macht, und jede siebte abgelegte löscht eine Kerze.
    .title = Sünden
lesson-income = Alle bekommen ihr Einkommen: Du hast { $gold } Gold und { $fame } Ruhm. Der schwächste Held beginnt die neue Runde.
    .title = Eine neue Runde
lesson-win = Füllt Reihen für die Rüstung, gewinn Macht und halte die Kerzen am Brennen. Auch das letzte geschlossene Portal beendet die Partie.
    .title = Das ganze Spiel
lesson-tag-pays = zahlt 1

# ---- warum ein Bot so antwortet

why-pass = Nichts im Angebot ist jetzt seinen Preis wert.
why-row = Reihe 1 ist dann voll: Alle bekommen ein Rüstungsteil.
why-quest = { $lead ->
    [alone] Die meisten Marker auf der Queste „{ $quest }“ gewinnen { $might } Macht.
    [tie] Gleichstand um die meisten Marker auf der Queste „{ $quest }“ bringt { $might } Macht.
   *[behind] Jeder Marker auf der Queste „{ $quest }“ bringt einen Schatz, wenn ihre Reihe voll ist.
}
why-gifts = { $count ->
    [one] 1 freie Anforderung verlangt die Gaben der Karte „{ $card }“.
   *[other] { $count } freie Anforderungen verlangen die Gaben der Karte „{ $card }“.
}
why-found = „{ $card }“ bringt in jeder weiteren Runde Ertrag.
why-portal = Ein geschlossenes Portal bringt jede Runde 1 Macht.
why-treasure = Ein Schatz jetzt ist mehr wert als der Anteil dieses Markers an der Macht.
why-swap = Gaben, die niemand verlangt, werden zu Gaben, die eine Queste braucht.
why-sin = Jede Sündenkarte auf der Hand kostet am Ende der Runde 1 Macht.

# ---- warum eine Antwort auf ein Rätsel die beste ist

gain-less-corruption = Du hast weniger Verderbnis.
gain-expected-might = Du kannst bis zum Ende mehr Macht erwarten.
gain-expected-might-against-the-turns-left = Du kannst in den Zügen, die bleiben, mehr Macht erwarten.
gain-markers = Du hast mehr Marker auf Questen.
gain-might = Du hast mehr Macht.
gain-turns-to-spare = Die Welt ist länger sicher.
gain-less-cataclysms = Weniger Katastrophen liegen auf dem Tisch.

# ---- das Titelbild, wie es die Halle zeigt

cover = Ein langer Abend zu dritt bis zu fünft: Rettet gemeinsam die Welt, und gewinne als Einziger.
    .kind = Verbündete und Rivalen
    .shows = Stich: Zwei Helden vor einem Altar. Ein buntes Kirchenfenster leuchtet zum Teil, und fünf von vierzehn Kerzen sind aus.
