# What every game says alike. Functions for your own messages are listed in docs/translating.md.

and = and
or = or
you = you
your = your
whose = { $letter ->
    [s] { $name }'
   *[other] { $name }'s
}

# Why not, in the parts that games share.

no-such-answer = There is no answer “{ $key }” to this question.
pay-not-more = Using more of it would waste something.
pay-not-less = You cannot pay with less of it.
pay-useless = It does not help to pay for this.
