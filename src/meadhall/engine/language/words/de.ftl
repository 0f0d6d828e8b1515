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

# Warum nicht, in den Teilen, die Spiele gemeinsam haben.

no-such-answer = Auf diese Frage gibt es keine Antwort „{ $key }“.
pay-not-more = Mit mehr davon würdest du etwas verschwenden.
pay-not-less = Mit weniger davon reicht es nicht.
pay-useless = Damit kannst du das nicht bezahlen.
