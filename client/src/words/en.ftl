### Everything that the page says, in English. Where a message has a variable, a comment says what.
### Tiles, cards and cells come in words (words/pieces.ts), names as people chose them.

### The board: pieces, palace, market, money, players

## Pieces, as they are called and as a screen reader says them

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

## The palace

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

## The market

board-market = Market
board-slot = Slot { $slot }, { $currency }: { $what }
board-slot-empty = Slot { $slot }, { $currency }: empty
board-pay-exact = can be paid exactly, the turn goes on
board-pay-over = can be paid with { $over } too much
board-pay-not = cannot be paid now
board-mark-over = +{ $over }

## The money display

board-display = Money
board-display-chosen = { $count ->
    [one] { $count } card chosen, worth { $sum }
   *[other] { $count } cards chosen, worth { $sum }
  }
board-card-fits = can be taken
board-card-fits-not = does not fit now
board-empty = empty

## Hand, reserve, tray

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

## Players

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

## What is left

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

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = Learn by playing
learn-lead = Short lessons at a real table. You play, and the lesson tells you how it went. You can stop at any time and go on later.
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-puzzles-lead = One turn each. Every puzzle can be solved.
# $done: how many are done; $all: how many there are
learn-done-of = { $done } of { $all } done
learn-state-done = Done
learn-state-running = Go on
# $title: of a lesson or a puzzle
learn-again = Start again: { $title }
# $level: how hard a puzzle is, from 1 to 5
learn-level = Level { $level }
# $number: the puzzle's, from 1
learn-puzzle = Puzzle { $number }
# $step: which one it is, from 1; $steps: how many there are
learn-step = Step { $step } of { $steps }
learn-right = Right!
learn-well-done = Well done!
learn-solved = Solved!
# Said when a turn is played out without what was asked for
learn-not-yet = That is not quite it. Undo, and try something else.
learn-show = Show me
# A button that shows or hides the solution of a puzzle
learn-show-solution = Solution
learn-show-end = Your turn is played out. End it.
learn-show-undo = This leads elsewhere. Undo, and go on from there.
learn-start-over = Try again
learn-next-lesson = Next lesson
learn-next-puzzle = Next puzzle
learn-all-lessons = All lessons
learn-all-puzzles = All puzzles
# After the last lesson; leads to the start page
learn-first-game = Play your first game
learn-fold = What to do

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = Take money
lesson-money-about = One card of any value, or several small ones.
lesson-money-1 = In your turn you do one thing. The simplest is to take money: one card of any value, or several cards that are worth 5 at most together.

    Take three cards at once.
lesson-money-2 = Three cards in one turn! Nothing is final yet: until you end your turn, you can undo every step. Now end your turn.
lesson-money-done = The others take their turns, and after each of them the money is filled up again. Do not despise small cards: with them you can pay exactly.

lesson-exact = Pay exactly
lesson-exact-about = Whoever needs no change goes on.
lesson-exact-1 = Each slot of the market takes only its own currency, and you never get change. But if you pay the exact price, you may act again.

    Buy a building for exactly its price.
lesson-exact-2 = Paid exactly, so it is still your turn! You have the right cards for one more. Buy a second building for exactly its price.
lesson-exact-3 = Exact again! You could even take money now. When you are done, put down what you bought, and build both tiles. They have no walls, so they fit beside the fountain on any side.
lesson-exact-done = Two buildings in one turn! Collect cards that add up to prices, and your palace grows fast.

lesson-place = Build your palace
lesson-place-about = Walls meet walls, open sides meet open sides.
lesson-place-1 = Buy the tower on the blue slot. You cannot pay exactly this time: 12 for a price of 11. The rest is lost, and all that is left to do is to put the tower down.
lesson-place-2 = Tiles are never turned. Where two of them touch, either both have a wall or neither has, and the fountain has none. This tower has its wall in the south.

    Build it on a cell that glows.
lesson-place-done = Above the fountain, the wall of the tower would have met an open side. Anywhere else one can walk from the fountain into the tower, and that is how it must be for every tile.

lesson-forbidden = Why not here?
lesson-forbidden-about = Try a forbidden cell, and read the reason.
lesson-forbidden-1 = The tower on the green slot has three walls, and only its left side is open. Buy it; you have exactly its price.
lesson-forbidden-2 = Put it down, but first try the cell to the left of the chambers. Wall would meet wall there, yet nobody could walk from the fountain to the tower. The table tells you so.

    Then build it where one can walk in.
lesson-forbidden-done = Whenever a cell is forbidden, choose it and read why. One more reason you will meet: tiles may never enclose an empty cell.

lesson-wall = The long wall
lesson-wall-about = Your longest outer wall brings points.
lesson-wall-1 = At every scoring, each segment of your longest unbroken outer wall brings a point. Yours has 4 segments. Buy the seraglio on the yellow slot for exactly its price.
lesson-wall-2 = Put it down where its walls carry on your wall. While you choose a cell, the table shows how long the wall would become. Make it 6 segments long.
lesson-wall-done = Only the longest stretch counts, and only on the outside: a wall between two of your tiles brings nothing. But do not wall yourself in, or nothing fits any more.

lesson-redesign = Reserve and redesign
lesson-redesign-about = Add a tile, take one away, or swap two.
lesson-redesign-1 = Tiles that you do not build wait in your reserve, where they bring no points. To redesign your palace is an action like taking money or buying.

    Build the tower from your reserve.
lesson-redesign-2 = That was your action for this turn. End your turn and let the others play.
lesson-redesign-3 = You can also swap: a tile from the reserve takes the place of a built one. Put the arcades in the place of the garden, and your wall grows by one segment.
lesson-redesign-done = The garden is in your reserve now. There is a third way: take a tile out of your palace without a replacement. Only the fountain always stays.

lesson-scoring = Scoring and ties
lesson-scoring-about = Who has the most of a kind gets its points.
lesson-scoring-1 = Three times in a game there is a scoring, and for each kind the most buildings win. You and another player have one tower each, which is a tie.

    Buy the tower on the green slot for exactly its price.
lesson-scoring-2 = Paid exactly, so you may act again: take money. A scoring card is hidden in the deck. As soon as it turns up, there is a scoring.
lesson-scoring-3 = Only what stands in your palace counts, never the reserve. Build the tower, and you alone have the most towers.
lesson-scoring-4 = Now end your turn. The money is filled up, the scoring card turns up, and the score sheet shows who gets what and why.
lesson-scoring-done = 6 points for the towers are yours alone. In gardens there is a tie: the 5 points are shared and rounded down, so each of you gets 2. Later scorings bring much more.

lesson-end = The end of the game
lesson-end-about = The bag is empty: who gets the last tiles?
lesson-end-1 = The bag is empty. As soon as an empty slot of the market cannot be filled, the game ends with that turn. Buy the chambers on the orange slot.
lesson-end-2 = Build the chambers and end your turn. Then each tile that is left in the market goes to whoever alone has the most money of its currency, for nothing.
lesson-end-3 = You have the most green money, so the tower is yours, though you could never have paid for it. Build it.
lesson-end-4 = End your turn. The last scoring follows, and it brings the most points of all: for each kind even the second and the third get some.
lesson-end-done = Most points wins. Remember: near the end, money in your hand can still win you a tile.

lesson-dirk = Two players and Dirk
lesson-dirk-about = The third player, who only collects.
lesson-dirk-1 = In a game of two, Dirk plays along. He has no turn, no money and no palace, but he collects tiles, and at every scoring he is ranked like a player.

    Buy the tower on the blue slot for exactly its price.
lesson-dirk-2 = Dirk and your opponent have two towers each and would share the points for them. With one more, Dirk would be in front alone, and at the first scoring the second place brings nothing.

    Put your tower down by giving it to Dirk.
lesson-dirk-done = Dirk draws more tiles after the first and the second scoring, but he can never win. That is the whole game: have fun!

## What a learner may do instead (slip-)

slip-few-cards = You can take more at once, as long as the cards are worth 5 at most together. Undo, and choose three.
slip-took-money = You took money, but this step asks for something else. Undo, and read it once more.
slip-overpaid = That was more than the price, and there is no change. Undo, and find cards that add up to the price.
slip-bought = You bought a building, but this step is about taking money. Undo, and try again.
slip-other-tile = That is another building. Undo, and look for the one that is asked for.
slip-stopped = You paid exactly, so you could still act. Undo, and go on.
slip-built = The tile is in your palace now. Undo, and put it where this step asks for it.
slip-stored = In the reserve a tile brings no points. Undo, and put it where this step asks for it.
slip-added = You built the tile on a free cell. Undo, and let it take the place of a built tile.
slip-removed = You took a tile out of your palace. Undo, and read once more what this step asks for.
slip-swapped = You swapped two tiles. Undo, and build the tile on a free cell instead.
slip-wall-same = Your longest wall has not grown. Undo, and look for the place where the walls join.
slip-not-yet = That is not quite it. Undo, and try something else.

## Puzzles (puzzle-): what is asked, by the goal. Parameters are codes and numbers, see goals.py

# $times: how often; 2 or more but for the easiest
puzzle-bought-exactly = { $times ->
    [one] Pay a price exactly.
   *[other] Pay exactly { $times } times in one turn.
}
# $times: how many buildings
puzzle-bought = { $times ->
    [one] Buy { $times } building in one turn.
   *[other] Buy { $times } buildings in one turn.
}
# $tiles: how many, bought in this turn or from the reserve
puzzle-built = { $tiles ->
    [one] Put { $tiles } tile into your palace in one turn.
   *[other] Put { $tiles } tiles into your palace in one turn.
}
puzzle-reserve-empty = End your turn with an empty reserve.
# $by: segments of the longest outer wall
puzzle-swap-longer = Swap a tile in this turn, and make your longest wall longer by at least { $by }.
# $by: the same
puzzle-wall-longer = Make your longest wall longer by at least { $by }.
# $length: in segments; nothing longer is possible
puzzle-wall-longest = Build the longest wall that this turn allows: it has { $length ->
    [one] { $length } segment
   *[other] { $length } segments
  }.
# $kind: selects one of six
puzzle-most = { $kind ->
    [pavilion] Win the pavilions: end your turn with more of them in your palace than anybody else.
    [seraglio] Win the seraglios: end your turn with more of them in your palace than anybody else.
    [arcades] Win the arcades: end your turn with more of them in your palace than anybody else.
    [chambers] Win the chambers: end your turn with more of them in your palace than anybody else.
    [garden] Win the gardens: end your turn with more of them in your palace than anybody else.
   *[tower] Win the towers: end your turn with more of them in your palace than anybody else.
}
# $points: if the next scoring were right after this turn
puzzle-points-now = If the next scoring came right after this turn, it should bring you at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
# $points: how many more; Dirk is not counted
puzzle-lead-now = If the next scoring came right after this turn, it should bring you at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more than any other player.

### The page of the rules: what stands around their text, and under its pictures

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

### The table while a game runs: what can be done now, the buttons, and the banners

## What now. The first words say whose turn it is, the rest what one can do

# $options: one or more of the three below, as "a, b or c"
table-can = You can { $options }.
table-can-take = take money
table-can-buy = buy a building
table-can-redesign = redesign your palace
table-can-go-on = Paid exactly, so you are still on turn: { $options }. Or put down what you bought.
table-can-put-down = Paid exactly. There is nothing more to do but to put down what you bought.
table-can-pass = There is nothing you can do, so you pass.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = Take { $count ->
    [one] this card
   *[other] these { $count } cards
  }, worth { $sum }. { $more ->
    [yes] The bright ones still fit.
   *[no] Nothing else fits.
  }
table-taking-too-much = Several cards may be worth 5 at most.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = Pay exactly { $price } for { $tile }, and go on.
table-paying-over = Pay { $sum } for { $tile }: { $over } too much, and there is no change.
table-paying-less = That is { $sum } of { $price } for { $tile }: { $missing } missing.
table-paying-not = You cannot pay { $tile } now: you have { $sum } of { $price } in { $currency }.
# $cards: those that are not needed
table-paying-superfluous = { $cards } { $count ->
    [one] is
   *[other] are
  } not needed and will stay in your hand.
table-paying-nothing = Nothing can be bought with { $cards } now.
# A tile of the market that is only looked at
table-looking = In the market: { $tile }, for { $currency }.
# $count: places where it could be built; $from and $to: the wall now and at best
table-fits = Fits in { $count ->
    [one] { $count } place
   *[other] { $count } places
  }; wall { $from } → { $to } at best.
table-fits-nowhere = Fits nowhere in your palace now.

table-put-choose = Put down what you bought: choose a tile.
table-award-choose = These tiles are yours: choose one and put it down.
table-put = Put down { $tile }: choose a glowing cell{ $ways ->
    [both] , the reserve or Dirk
    [reserve] { " " }or the reserve
    [dirk] { " " }or Dirk
   *[none] { "" }
  }.
table-put-nowhere = Nowhere fits { $tile } now: { $ways ->
    [both] into the reserve, or to Dirk.
    [dirk] give it to Dirk.
   *[reserve] into the reserve with it.
  }
table-add = Build { $tile } from the reserve: choose a glowing cell{ $swaps ->
    [yes] , or a tile that it replaces
   *[no] { "" }
  }.
table-remove = Take { $tile } into the reserve{ $swaps ->
    [yes] , or choose a tile of the reserve for its place
   *[no] { "" }
  }.
table-replace = To replace { $tile }, choose a tile of the reserve.
table-removed = Without it the wall is { $from } → { $to }.
table-complete = Your turn is played out. End it, or undo a step.
# The same where it ends by itself after some seconds
table-ending = Turn complete. It ends in a moment; you can still undo.

table-wait = You can look around and plan meanwhile.
table-watching = You are watching.
table-stood-in = A bot plays for you.
table-next = Then it is your turn.

## Buttons

# $sum
table-do-take = Take { $sum }
table-do-buy = Buy
table-do-buy-exact = Buy and go on
table-do-place = Build here
table-do-swap = Replace
table-do-store = To the reserve
table-do-stop = Put down
table-do-pass = Pass
table-cancel = Cancel the choice
table-undo-step = Undo: { $step }

## Paying

table-payments = Ways to pay { $tile }
# What the chosen cards are worth, of the price
table-paid = { $sum } of { $price }
table-pay-exact = exact: go on
table-pay-over = { $over } too much
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = { $count } more ways

## Parts of the screen

table-tab-players = Players and log
table-own = To your palace
# For those who watch: show the palace of whoever is on turn
table-follow = Follow the game
table-reserve-of = Reserve of { $name }
table-look-next = Next palace
table-look-before = Previous palace
table-scores = Scorings
table-left-over = What is left

## Banners

table-proposal = { $name } asks to take the last turn back.
table-proposal-own = You asked to take your last turn back.
# $names: who has not answered
table-proposal-waits = Waiting for { $names }.
table-away = You were away, so a bot plays for you.
table-away-of = { $name } was away, so a bot plays.
table-handover-title = Pass the screen to { $name }
table-handover-about = The hand stays hidden until { $name } looks at it.

## The clock

# $time: such as "0:42"
table-time = { $time } left
table-time-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
  }
table-time-hours = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
  }
table-time-short = { $seconds } seconds left.

## Keys

table-keys = Keys
table-keys-title = Keys at the table
table-keys-on = Use the letter and number keys
table-keys-on-about = Switch this off if another program needs them.
table-key-market = choose a tile of the market; again: buy it
table-key-display = choose money; again: take it
table-key-payment = the next way to pay
table-key-arrows = walk the cells of the palace
table-key-do = do what is chosen
table-key-put = the next tile to put down
table-key-store = to the reserve
table-key-give = to Dirk
table-key-undo = undo a step
table-key-end = end the turn
table-key-log = the log
table-key-help = these keys
table-key-cancel = cancel; back to the own palace

## The log and the chat

table-telling = Log and chat
# $count: lines of chat
table-unread = { $count } not read yet

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = Nothing has happened yet.
log-newest = Newest
log-earlier = Earlier turns
# $tiles, $cards: pictures with names
log-tiles-drawn = New in the market: { $tiles }
log-money-drawn = New money: { $cards }
log-dirk-drew = Dirk draws { $tiles }
# $what: a word of the protocol that this page does not know
log-other = { $what }

recap-title = Since your last turn
recap-close = I have seen it

## Chat

chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-quick = Quick lines
# $count: characters
chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
# For screen readers. $name says $text
chat-said = { $name } says: { $text }

## The scoring sheet

sheet-title = Scorings
sheet-title-1 = First scoring
sheet-title-2 = Second scoring
sheet-title-3 = Last scoring
sheet-tab-1 = First
sheet-tab-2 = Second
sheet-tab-3 = Last
sheet-empty = There has been no scoring yet.
sheet-open = Scoring sheet
sheet-skip = Skip
sheet-none = none
# $count buildings of a $kind, which is the $place-th place and brings $points
sheet-rank = { $count }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-rank-tied = { $count }, shares place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } share places { $from } to { $to }: { $total } together, { $share } each.
   *[other] { $names } share places { $from } to { $to }: { $total } together, { $share } each, rounded down.
}
sheet-wall = longest wall
# $name: whose palace; $length of the wall
sheet-wall-picture = Palace of { $name }, longest wall { $length }
sheet-wall-none = no wall
sheet-gain = This scoring
sheet-before = Before
sheet-total = Total

## Aids

aids-title = What is left
# $count: tiles
aids-bag = { $count ->
    [0] The bag is empty
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
aids-cards = Money not seen
aids-cards-about = In the deck or in a hand that you cannot see.
aids-all = all
aids-has = Buildings and wall
aids-forecast-1 = If the first scoring took place now
aids-forecast-2 = If the second scoring took place now
aids-forecast-3 = If the last scoring took place now

## Replay

replay-title = Replay
# $names: who plays
replay-of = Replay: { $names }
replay-open-title = Replay a game
replay-open-lead = Open the record of a game: a file that was downloaded at the end of one, or written by the program.
replay-open = Open a file
replay-drop = Or drop it here.
replay-other = Another file
replay-failed = This game cannot be shown.
replay-position = Moment
# $at of $last: how many actions have been played
replay-moment = { $at } of { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
replay-said = { $moment }: { $said }
replay-start = Opening
replay-first = To the opening
replay-back = One step back
replay-turn-back = One turn back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-speed = Speed
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed } ×
replay-link-to = Link to this moment
replay-copied = The link is copied.
replay-copy-failed = The link is in the address bar.
replay-follows = Follows the turn
replay-stays = Stays here
replay-hand-of = Hand of { $name }
replay-hand-hidden = { $count ->
    [one] { $count } card, hidden
   *[other] { $count } cards, hidden
}
replay-refresh = Look for more
replay-to-table = To the table
replay-scoring-at = Scoring { $number }
replay-tab-board = Market
replay-tab-hand = Hand
replay-tab-players = Players
replay-tab-log = Log

## Alerts

alert-on = Notifications are on
alert-off = Notify me of my turn
alert-about = The browser tells you when it is your turn and you look elsewhere.
alert-no = This browser shows no notifications from here.
# $names: the others at the table
alert-body = Waiting for you: { $names }

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

game = Alhambra
to-lobby = Alhambra, to the start page
settings = Settings
language = Language
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
motion = Moving pictures
help = Help
close = Close
loading = One moment …
page-missing = There is nothing here
page-missing-why = This address leads nowhere. Perhaps a letter of it got lost.
page-missing-back = To the start page
page-failed = This part of the page did not come.
page-failed-again = Try again
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }, { $note }

## Help

help-title = The game in one minute
help-aim = Build a palace around your fountain. Buy buildings from the market of four; each place wants its own currency.
help-turn = In your turn do one thing: take money (one card, or several worth 5 together), buy a building, or redesign your palace.
help-exact = You never get change. But if you pay exactly, you are on turn again.
help-build = Walls meet walls and open sides meet open sides. Everything must be reachable on foot from the fountain, and no gap may be enclosed.
help-score = Three times there is a scoring: points for the most buildings of each kind, and for your longest outer wall. Most points wins.

## Connection

connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost, trying again …
connection-offline = No network. As soon as it is back, so are we.
connection-gone = There is no such table. It may have expired.
connection-closed = Not connected
# $count: how many commands wait to be sent
connection-waiting = { $count ->
    [one] { $count } step waits to be sent
   *[other] { $count } steps wait to be sent
}

## Lobby

lobby-title = A seat in the courtyard
lobby-lead = The game of palaces, walls and well-counted coins, for one to six people, here in the browser.
your-name = Your name
your-name-hint = So the others know who you are. No account.
guest = Guest
# For whoever has not played here yet
lobby-learn-new = New to the game?
lobby-learn-about = Short lessons at a real table teach it to you, in ten minutes.
lobby-learn = Learn by playing
lobby-puzzles = Puzzles
bots-title = Play against bots
bots-lead = Sit down and begin at once.
bots-count = Opponents
bots-level = How strong
bots-go = Play now
table-title = Play with friends
table-lead = Make a table and send the link. Nobody needs an account.
table-go = Make the table
table-options = More choices
device-title = Pass and play
device-lead = Two to six people around one screen.
device-go = Play now
device-people = Who plays
# $number: the person's place, from 1
device-person = Person { $number }
device-add = Add a person
# $name
device-remove = Remove { $name }
device-names-needed = At least two people, please.
# The games in which one has a seat
lobby-yours = Your games
lobby-yours-go = Go on
lobby-yours-open = Not begun yet
# $names: who sits at the table, as a list
lobby-yours-label = Go on at the table of { $names }
lobby-open = Tables that wait for people
lobby-open-none = Nobody waits just now. Make a table and tick “Show in the lobby”.
lobby-running = Games to watch
lobby-running-none = No game to watch just now.
lobby-join = Sit down
lobby-watch = Watch
lobby-replay = Replay a game from a file
# $free: how many seats are free
lobby-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
# $names: who sits at the table, as a list
lobby-join-label = Sit down with { $names }
lobby-watch-label = Watch { $names }
lobby-nobody = an empty table
# $minutes, $hours: how long ago
ago-now = just now
ago-minutes = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
ago-hours = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
ago-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}

## Bots, by level

bot-random = Wanderer
bot-builder = Builder
bot-apprentice = Apprentice
bot-mason = Mason
bot-architect = Architect
bot-master = Master
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = plays anything
bot-builder-about = builds what fits
bot-apprentice-about = for a first game
bot-mason-about = knows the ropes
bot-architect-about = plans ahead
bot-master-about = hard to beat

## What a table plays by

setup-players = Seats
# $count
setup-players-count = { $count } seats
setup-dirk = with Dirk as the third
setup-edition = Rules
setup-clock = Time for a turn
setup-clock-none = No clock
setup-clock-none-short = no clock
# $seconds, $minutes, $days
setup-clock-seconds = { $seconds } seconds
setup-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
setup-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
# $time: one of the above
setup-clock-turn = { $time } a turn
setup-hands = Hands
setup-hands-secret = Secret
setup-hands-open = Open to all
setup-hands-secret-about = as the rules say
setup-hands-open-about = everybody sees every card
setup-hands-open-short = open hands
setup-aids = Show what is left in bag and deck
setup-aids-about = and what a scoring would bring now
setup-aids-off-short = no aids
setup-confirm = End each turn with a button
setup-confirm-about = so that every step can be taken back first
setup-confirm-off-short = turns end by themselves
setup-chat = Chat
setup-chat-about = text and quick lines
setup-chat-off-short = no chat
setup-listed = Show in the lobby
setup-listed-about = anybody may sit down or watch
setup-listed-short = in the lobby

edition-standard = Standard
edition-hu-2003 = Hungarian edition, 2003
edition-pt-2003 = Portuguese edition, 2003
edition-standard-short = standard rules
edition-hu-2003-short = Hungarian rules
edition-pt-2003-short = Portuguese rules
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
setup-rule = { $rule }: { $value }
rule-start_tie = If two have the fewest cards, who starts
rule-start_tie-sum = the lower sum, then the youngest
rule-start_tie-youngest = the youngest
rule-scoring_place = Scoring cards lie in their pile
rule-scoring_place-random = at a random place
rule-scoring_place-top = on top
rule-dirk_second = After the second scoring Dirk draws
rule-dirk_second-third = a third of the bag
rule-dirk_second-two = two tiles
rule-dirk_gift = Dirk may be given
rule-dirk_gift-always = any bought tile
rule-dirk_gift-misfit = only a tile that fits nowhere

## Before the start

waiting-title = The table is laid
waiting-lead-host = Send the link to your friends, fill the free seats with bots if you like, and start.
waiting-lead-full = All seats are taken. Start when you are ready.
waiting-lead-guest = Sit down. The host starts when all seats are taken.
waiting-lead-seated = You have a seat. The host starts when all seats are taken.
waiting-link = Link for your friends
waiting-copy = Copy the link
waiting-copied = Copied
waiting-copy-by-hand = Press Ctrl+C
waiting-share = Share
waiting-seats = Seats
# $number: the seat's, from 1
seat-number = Seat { $number }
seat-number-free = Seat { $number }: free
seat-you = you
seat-bot = bot
seat-away = away, a bot stands in
seat-gone = not connected
sit = Sit down here
sit-label = Sit down here, seat { $number }
sit-more = One more person on this screen
sit-more-go = Sit down
sit-more-name = Name of the other person
sit-bot = Bot
sit-bot-label = Let a bot sit down, seat { $number }
sit-bot-level = How strong new bots are
fill-bots = Fill up with bots
stand = Stand up
stand-label = Stand up from seat { $number }
free-seat = Free the seat
free-seat-label = Free seat { $number } of { $name }
start = Start the game
start-waits = Starts when every seat is taken
own-link = Open your seat on another device
# $name
own-link-of = Open { $name }’s seat on another device
own-link-about = Whoever has this link plays for this seat. Keep it to yourself.

## At the table

# $name
turn-yours = Your turn
turn-of-yours = { $name }, it is your turn
turn-other = { $name } is on turn
turn-bot = { $name } is thinking …
turn-away = A bot stands in for { $name }
end-turn = End turn
undo = Undo
rematch = Rematch
rematch-go = Go to the rematch
record = Download the record
replay-link = Replay
back = I am back
# $name
back-of = { $name } is back
propose = Ask to take back my last turn
agree = Yes, take it back
decline = No
say = Say something
say-go = Say
handover = Pass the screen to { $name }
handover-go = I am { $name }

quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thinking = Let me think …
quick-your-turn = It is your turn.
quick-oops = Oops!
quick-thanks = Thanks!
quick-good-game = Good game!
quick-bye = Bye!

log = What happened
chat = Chat
next-scoring = If scored now

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = Take { $cards }
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] Buy { $tile } for { $cards }, exactly: go on
   *[other] Buy { $tile } for { $cards }, { $over } too much
}
action-place = Build { $tile } at { $cell }
action-store = Put { $tile } into the reserve
action-give = Give { $tile } to Dirk
action-add = Redesign: build { $tile } from the reserve at { $cell }
action-remove = Redesign: take { $tile } into the reserve
action-swap = Redesign: { $tile } in, { $out } out
action-stop = Go on to building
action-pass = Pass

## What happened in the game. $name: whose turn it was

event-hand-dealt = { $name } is dealt { $cards }.
event-turn-began = { $name } is on turn.
event-money-taken = { $name } takes { $cards }.
event-tile-bought = { $over ->
    [0] { $name } buys { $tile } for { $cards }, exactly, and goes on.
   *[other] { $name } buys { $tile } for { $cards }, { $over } too much.
}
event-tile-placed = { $name } builds { $tile } at { $cell }.
event-tile-stored = { $name } puts { $tile } into the reserve.
event-tile-given = { $name } gives { $tile } to Dirk.
event-tile-added = { $name } redesigns: { $tile } from the reserve to { $cell }.
event-tile-removed = { $name } redesigns: { $tile } at { $cell } goes to the reserve.
event-tiles-swapped = { $name } redesigns: { $tile } replaces { $out } at { $cell }.
event-stopped = { $name } goes on to building.
event-passed = { $name } can do nothing and passes.
event-tile-drawn = New in the market, for the { $currency }: { $tile }.
event-money-drawn = New money: { $card }.
event-deck-reshuffled = The discard is shuffled: a new deck of { $count }.
event-scoring-card-turned-up = Scoring card { $letter } turns up.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] First scoring: { $gains }.
    [2] Second scoring: { $gains }.
   *[other] Last scoring: { $gains }.
}
event-round-scored-gain = { $name } { $points }
event-dirk-drew = Dirk draws { $tile }.
event-tile-awarded = { $tile } goes to { $name }, who has the most in { $currency }.
event-tile-awarded-nobody = { $tile } goes to nobody: no one alone has the most in { $currency }.
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points each.
}

## What happened at the table besides

note-seated = { $name } sits down.
note-vacated = Seat { $number } is free.
note-started = The game begins.
note-undone = { $name } takes a step back.
note-proposed = { $name } asks to take a turn back.
note-agreed = { $name } agrees.
note-declined = { $name } does not agree.
note-taken-back = A turn is taken back.
note-went-away = { $name } is away; a bot stands in.
note-came-back = { $name } is back.
note-rematched = There is a new table for a rematch.
note-gap = Something happened while you were away.

## Refusals, by their kind. $rule is added by refused-by-rule

refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
refused-other = { $text }
refused-occupied = Not here: the cell is taken.
refused-apart = Not here: it would not touch your palace. Build beside a tile or the fountain.
refused-corner = Not here: it would touch your palace only by a corner. A whole edge has to touch.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = Not here: { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
  }, the { $tile } has a wall where the { $other } has none.
refused-clash-open = Not here: { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
  }, the { $other } has a wall where the { $tile } has none.
refused-clash-fountain = Not here: the { $tile } has a wall where it meets the fountain, which has none.
refused-unreachable = Not here: nobody could walk there from the fountain.
refused-unreachable-others = Not this one: nobody could walk to { $tiles } any more.
refused-encloses = Not here: a gap would be enclosed.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-not-now = First finish your actions; then tiles are put down.
refused-put-down-first = First put down what you bought.
refused-empty-take = Take at least one card.
# $total
refused-too-much = Together these are worth { $total }. Several cards may be worth 5 at most.
# $price, $total, $missing
refused-too-little = That is { $total }, and the price is { $price }: { $missing } too little.
# $card
refused-not-in-hand = You do not have { $card } so often.
refused-not-on-display = { $card } is not on display.
refused-not-in-market = { $tile } is not in the market.
# $currency
refused-wrong-currency = This place of the market takes only { $currency }.
refused-not-in-reserve = { $tile } is not in your reserve.
refused-not-in-pending = { $tile } is not among the tiles to put down.
refused-not-built = { $tile } is not in your palace.
refused-must-act = You can still do something, so you must.
refused-stop-instead = After an exact payment you stop rather than pass.
refused-no-dirk = Dirk plays only in games of two.
refused-no-gift-of-award = Tiles from the end of the game cannot be given to Dirk.
refused-fits = { $tile } fits into your palace. Only a tile that fits nowhere may be given to Dirk here.
refused-no-action = This is nothing one can do.
refused-stale = The table has moved on. Look again, then choose.
refused-exercise = Not yet: first do what the panel asks for. Undo if you have gone another way.
refused-exercise-turn = Here a turn that was ended stays ended. Start again to try something else.
refused-no-such-exercise = This lesson or puzzle is not there any more.
refused-turn-complete = Your turn is played out: end it, or undo first.
refused-turn-incomplete = Your turn is not played out yet.
refused-nothing-to-undo = There is nothing to undo in this turn.
refused-nothing-to-take-back = You have not ended a turn yet.
refused-proposal = Somebody asks to take a turn back already.
refused-no-proposal = Nobody asks to take a turn back any more.
refused-not-asked = It is for the others to agree.
refused-seated = You have a seat at this table already.
refused-seat-taken = Somebody was faster: that seat is taken.
refused-free-seat = Every seat has to be taken before the start.
refused-name = A name needs at least one letter or digit.
refused-started = The game has started.
refused-not-started = The game has not started yet.
refused-not-over = That has to wait until the game is over.
refused-not-seated = You do not sit at this table.
refused-not-your-seat = That is somebody else’s seat.
refused-not-host = Only the host of the table can do this.
refused-seat-key = This link opens no seat. Ask its owner for a new one.
refused-no-chat = Chat is off at this table.
refused-chat = There is nothing to read in this.
refused-busy = Too many changes at once. Try again.
refused-bot = There is no such bot.
refused-setup = A table cannot be made like this.
refused-no-such-table = There is no such table. It may have expired.
refused-too-many = That was a lot at once. Wait a little, then try again.
refused-too-large = That is too large.
refused-too-long = Too much has happened at this table. Make a new one.
refused-token = The server does not know you any more. Try again.
refused-unavailable = The server’s database does not answer. Try again in a moment.
refused-internal = The server made a mistake. Nothing was changed.
refused-offline = The server cannot be reached. Is the network there?
refused-record = This file is no record of a game.
refused-notation = This is not understood.
