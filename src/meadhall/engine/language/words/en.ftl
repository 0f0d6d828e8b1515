# Messages of all games. Functions for your own messages are listed in docs/translating.md.

and = and
or = or
you = you
your = your
whose = { $letter ->
    [s] { $name }'
   *[other] { $name }'s
}

# The reason of a bot for its answer.

bot-reason = { WHO($seat) }: { $reason }

# Why not, in the parts that games share.

no-such-answer = There is no answer “{ $key }” to this question.
card-elsewhere = { $card } lies { $seat ->
    [-1] on the table
   *[other] before { WHO($seat) }
}, under “{ $heap }”. This question has no answer “{ $key }” for a card there.
answer-other-moment = “{ $key }” is an answer for other moments, not to this question as it stands.
answer-names-nothing = “{ $key }” names a thing that is not here: it is gone, or you cannot see it.
answer-not-now = “{ $key }” can be an answer to this question, but not as things stand.
answer-fewer-alike = There are not that many alike. Take one with a lower number, or the one without a number.
pay-not-more = You would pay more than you have to.
pay-not-less = You cannot pay without it.
pay-useless = You cannot use that as payment here.
some-already = You have already chosen this.
some-too-few = Choose at least { $least }.
some-too-many = You can choose at most { $most }.
some-last-one = Only one is left to choose.

# Why nothing can be undone any more.

late-nothing-yet = you have not moved yet
late-rolled = dice were rolled after your move
late-stands = complete moves are final in this game
late-gone-on = the match has gone on since your last move
late-moved = { WHO($seat) } has moved after you
late-saw = you have seen { $what } since your move
late-others-saw = { WHO($seat) } has seen something since your move
late-revealed = { $what } was revealed after your move
something = something
option-all = All of them
