# What every game says alike. Functions for your own messages are listed in docs/translating.md.

and = and
or = or
you = you
your = your
whose = { $letter ->
    [s] { $name }'
   *[other] { $name }'s
}
