# Was alle Spiele gleich sagen.

and = und
or = oder
you = du
    .accusative = dich
    .dative = dir
your = dein{ $ending }
whose = { $letter ->
    [s] { $name }’
    [ss] { $name }’
    [x] { $name }’
    [z] { $name }’
   *[other] { $name }s
}

# Der Grund eines Bots für seine Antwort.

bot-reason = { WHO($seat) }: { $reason }

# Warum nicht, in den Teilen, die Spiele gemeinsam haben.

no-such-answer = Auf diese Frage gibt es keine Antwort „{ $key }“.
card-elsewhere = { $card } liegt { $seat ->
    [-1] auf dem Tisch
   *[other] vor { WHO($seat, "dative") }
}, unter „{ $heap }“. Für eine Karte dort gibt es auf diese Frage keine Antwort „{ $key }“.
answer-other-moment = „{ $key }“ ist eine Antwort für andere Momente, nicht auf diese Frage, wie sie jetzt steht.
answer-names-nothing = „{ $key }“ nennt etwas, das nicht da ist: Es ist weg, oder du siehst es nicht.
answer-not-now = „{ $key }“ kann diese Frage beantworten, aber nicht, wie es gerade steht.
answer-fewer-alike = So viele gleiche gibt es nicht. Nimm eines mit kleinerer Nummer oder das ohne Nummer.
pay-not-more = Damit würdest du mehr zahlen, als du musst.
pay-not-less = Ohne das kannst du nicht zahlen.
pay-useless = Damit kannst du das nicht bezahlen.
some-already = Das hast du schon gewählt.
some-too-few = Wähle mindestens { $least }.
some-too-many = Du kannst höchstens { $most } wählen.
some-last-one = Nur noch eines ist übrig.

# Warum sich nichts mehr zurücknehmen lässt.

late-nothing-yet = du hast noch nicht gezogen
late-rolled = nach deinem Zug wurde gewürfelt
late-stands = ein vollständiger Zug gilt in diesem Spiel
late-gone-on = das Spiel ist seit deinem letzten Zug weitergegangen
late-moved = nach dir hat { WHO($seat) } gezogen
late-saw = du hast seit deinem Zug { FORM($what, "accusative") } gesehen
late-others-saw = { WHO($seat) } hat seit deinem Zug etwas gesehen
late-revealed = nach deinem Zug wurde { $what } aufgedeckt
something = etwas
option-all = Alle
