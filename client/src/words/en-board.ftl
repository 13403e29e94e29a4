# Pieces, as they are called and as a screen reader says them.

piece-pavilion = pavilion
piece-seraglio = seraglio
piece-arcades = arcades
piece-chambers = chambers
piece-garden = garden
piece-tower = tower
piece-fountain = fountain

piece-b = denar
piece-g = dirham
piece-o = ducat
piece-y = florin
# With its colour, where the card cannot be seen.
piece-b-long = blue denar
piece-g-long = green dirham
piece-o-long = orange ducat
piece-y-long = yellow florin

piece-N = north
piece-E = east
piece-S = south
piece-W = west

# $kind is one of the six above, $walls one or more sides: "tower, price 9, walls north and east".
piece-tile = { $kind }, price { $price }, { $count ->
    [0] no walls
    [one] wall { $walls }
   *[other] walls { $walls }
  }
piece-card = { $currency } { $value }
# $what is a tile or the fountain; $cell is in notation: "1,0".
piece-at = { $what }, at { $cell }
piece-free = free cell { $cell }

# The palace

board-palace = Palace of { $name }
board-palace-own = Your palace
board-palace-help = Arrow keys walk the palace, Enter chooses.
board-can-build = can be built here
board-cannot-build = cannot be built here
board-can-choose = can be chosen
board-chosen = chosen
board-new = new
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole palace
board-wall-change = wall { $from } → { $to }
board-scores-wall = scoring wall { $walls }

# The market

board-market = Market
board-slot = Slot { $slot }, { $currency }: { $what }
board-slot-empty = Slot { $slot }, { $currency }: empty
board-pay-exact = can be paid exactly, the turn goes on
board-pay-over = can be paid with { $over } too much
board-pay-not = cannot be paid now
board-mark-over = +{ $over }

# The money display

board-display = Money
board-display-chosen = { $count ->
    [one] { $count } card chosen, worth { $sum }
   *[other] { $count } cards chosen, worth { $sum }
  }
board-card-fits = can be taken
board-card-fits-not = does not fit now
board-empty = empty

# Hand, reserve, tray

board-hand = Hand
board-hand-empty = No money in hand.
board-hand-worth = { $currency }: { $sum }
board-superfluous = not needed
board-reserve = Reserve
board-reserve-empty = Nothing in reserve.
board-tray = To put down
board-tray-awarded = Awarded: to put down
board-to-reserve = To the reserve
board-to-dirk = To Dirk

# Players

board-players = Players
board-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
board-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-wall = wall { $length }
board-reserve-size = { $count } in reserve
board-count = { $kind }: { $count }
board-to-act = to act
board-winner = winner
board-away = away, a bot plays on
board-absent = not connected
board-look = Look at the palace of { $name }
board-dirk = Dirk
board-dirk-is = the third player, who only collects

# What is left

board-deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
board-bag-left = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
  }
board-scoring-done = scoring { $name }: done
board-scoring-next = scoring { $name }: next
# $least and $most are numbers of cards.
board-scoring-until = scoring { $name }: next, after { $least } to { $most } more cards
board-scoring-later = scoring { $name }: later
board-scoring-1 = A
board-scoring-2 = B
board-scoring-3 = at the end
