# The rulebook.
rules-of = Rules of { $game }
rules-games = Games
rules-search = Search the rules
rules-chapter = Go to a chapter
rules-link = Link to this clause
rules-none = No clause says “{ $sought }”.
rules-english = The texts of the rules are in English so far.
rules-from-seed = outline
rules-from-seed-why = it stands in the outline of the game, from which these rules were written
rules-from-public = published
rules-from-public-why = a published rulebook or page says it, where the outline is silent
rules-from-house = house rule
rules-from-house-why = decided here, with the reason beside it
no-rules = No game here has a rulebook.
