### The page of the rules. Their text is in docs/rules.md; this is what stands around it and under its pictures.

rules-title = The rules
rules-contents = Contents
# $rule: such as "R4.2"
rules-clause = Rule { $rule }
rules-missing = There is no rule { $rule }.
rules-all = All rules
# Shown above English rules, where a language has none of its own
rules-in-english = These rules have not been translated yet.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = Pay { $tile } with { $cards }
rules-verdict-allowed = Allowed.
# $paid for a $price
rules-verdict-exact = { $paid } for a price of { $price }: exactly. You are on turn again.
rules-verdict-over = { $paid } for a price of { $price }: allowed, but { $over } is lost.
rules-verdict-clash = Not allowed: a wall meets an open side.
rules-verdict-unreachable = Not allowed: one could not walk everywhere.
rules-verdict-apart = Not allowed: it touches nothing.
rules-verdict-corner = Not allowed: it touches by a corner only.
rules-verdict-encloses = Not allowed: a gap would be enclosed.
rules-verdict-too-much = Not allowed: together they are worth { $paid }.
rules-verdict-too-little = Not allowed: { $paid } is less than { $price }.
# $length: how many segments
rules-wall = The longest wall scores { $length }.
# For screen readers. $tiles: all tiles with their cells, as a list
rules-palace = A palace: { $tiles }
# $scoring: such as "Second scoring"; $kind: such as "tower"
rules-score = { $scoring }: { $kind }
# For screen readers. $name has $count buildings and gets $points
rules-score-row = { $name }: { $count ->
    [one] { $count } building
   *[other] { $count } buildings
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
# The players of the examples. Use the same names in the text of the rules
rules-player-1 = Ada
rules-player-2 = Ben
rules-player-3 = Cem
rules-player-4 = Dora
