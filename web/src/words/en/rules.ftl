# The rulebook.
rules-of = Rules of { $game }
rules-games = Games
rules-search = Search the rules
rules-chapter = Go to a chapter
rules-link = Link to this rule
rules-none = No rule mentions “{ $sought }”.
rules-english = The rules are in English only so far.
rules-from-seed = original
rules-from-seed-why = from the original description of the game
rules-from-public = published
rules-from-public-why = from a published rulebook or page
rules-from-house = house rule
rules-from-house-why = decided by us, with the reason beside it
no-rules = None of the games here has a rulebook.
book-back = Back to the rulebook
book-contents = Contents
book-copied = Link copied
book-every-rule = Every rule
book-exact = Exact rule { $clauses }
book-hits = { $count ->
    [one] one result
   *[other] { $count } results
}
book-how = after a sentence opens the exact rule.
book-rule-after = Next rule
book-rule-before = Previous rule
book-shelf = Search and contents
book-to-contents = Show the contents
