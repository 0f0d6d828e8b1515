# Was alle Spiele gleich sagen.

and = und
or = oder
you = du
    .accusative = dich
    .dative = dir
your = dein{ $ending }
whose = { $letter ->
    [s] { $name }’
    [ß] { $name }’
    [x] { $name }’
    [z] { $name }’
   *[other] { $name }s
}
