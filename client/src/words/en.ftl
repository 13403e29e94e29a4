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
# On cards and coins: a letter or two of the colour, four different ones.
piece-b-letter = b
piece-g-letter = g
piece-o-letter = o
piece-y-letter = y

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
# $x counts to the east, $y to the north: “(1, -2)”. It must not look like a decimal number.
piece-cell = ({ $x }, { $y })
# $what is a tile or the fountain; $cell is as piece-cell says: "(1, 0)".
piece-at = { $what }, at { $cell }
piece-free = free cell { $cell }
# What lies beside a free cell: "north: tower 9"; and where it has a wall there.
piece-beside = { $side }: { $what }
piece-beside-wall = { $side }: { $what }, with a wall

## The palace

board-palace = Palace of { $name }
board-palace-own = Your palace
board-palace-help = Use the arrow keys to move through the palace and Enter to choose.
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
board-pay-exact = you can pay exactly and act again
board-pay-over = you can buy it, paying { $over } too much
board-pay-not = you cannot afford it now
board-mark-over = +{ $over }

## The money display

board-display = Money
board-display-chosen = { $count ->
    [one] { $count } card chosen, worth { $sum }
   *[other] { $count } cards chosen, worth { $sum }
  }
board-card-fits = can be taken
board-card-fits-not = cannot be added
board-empty = empty

## Hand, reserve, tray

board-hand = Hand
board-hand-empty = No money in hand.
board-hand-worth = { $currency }: { $sum }
board-superfluous = not needed
board-reserve = Reserve
board-reserve-empty = Nothing in reserve.
board-tray = Tiles to place
board-tray-awarded = Awarded: tiles to place
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
board-to-act = playing
board-winner = winner
board-away = away, a bot is playing
board-resigned = resigned, a bot is playing
board-absent = not connected
board-look = Look at the palace of { $name }
board-dirk = Dirk
board-dirk-is = the imaginary third player, who only collects tiles

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
board-scoring-until = { $most ->
    [0] scoring { $name }: with the next card
   *[other] scoring { $name }: next, after { $least } to { $most } more cards
  }
board-scoring-later = scoring { $name }: later
board-scoring-1 = A
board-scoring-2 = B
board-scoring-3 = at the end

## What is it worth, and what the signs at the table mean

worth-title = What is it worth?
worth-place = place { $place }
worth-wall = Longest outer wall: 1 point for each segment, in every scoring.
worth-tie = Players who tie share the points of the places they take, rounded down.
signs-title = What the symbols mean
sign-deck = money cards left in the deck
sign-bag = tiles left in the bag
sign-hand = money cards in hand
sign-wall = segments of the longest outer wall
sign-store = tiles in the reserve
sign-until = the next scoring comes after this many more money cards
sign-gain = points if there were a scoring now
sign-new = new since your last turn
sign-exact = you can pay exactly and act again
sign-over = you can buy it, paying this much too much

### You: your games, your name elsewhere, statistics. These come with the page of them (scripts/catalogues.ts).

## Games

you-title = Your games
# $name: what one is called
you-lead = You play as { $name }.
you-none-yet = You have not played here yet.
you-none = No game found.
you-which = Show
you-which-all = All
you-which-going = Running
you-which-over = Finished
you-which-deals = Deals for everyone
you-which-hidden = Hidden
you-search = Search by player
you-more = Show more
# $names: who sits at the table, as a list
you-show = Show the game with { $names } again
you-won = Won
you-won-tied = Tied for first
# $place: 2 or more
you-place = Place { $place }
you-analysis = Analysis
# To the page of a deal that others play as well
you-deal = Compare with the others
# Says that a game is one of those
you-deal-one = One deal for everyone
# To play the same deal
you-challenge = Challenge a friend
you-together = Your games together
you-download = Save all games in one file
# $count: games so far
you-downloaded = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## The name on other devices

you-device = Use this name on my phone
you-device-about = Open this secret link on another device, or scan the code: all your games, seats and settings are there at once. Anyone who has the link can play as you.
you-device-show = Show link and code
you-device-link = Your secret link
you-device-code = The link as a QR code
you-device-renew-about = With a new link, the old one stops working, and all other devices stop using your name.
you-device-renewed = There is a new link. Only this device uses your name now.
you-open-title = Use your name here?
you-open-about = With this link, this browser gets the games, seats and settings of its owner.
you-open-take = Add the games of this browser to them
you-open = Use the name here
you-opened = This browser now uses your name.

## Alerts when the page is closed

you-alerts = Alerts when the page is closed
you-alerts-about = This device tells you when a game needs you, even if the page is closed. Your browser’s push service delivers the alert and cannot read it.
you-alerts-on = Alerts on this device
you-alerts-turn = Your turn
you-alerts-turn-about = In games that can wait: without a clock, with a time bank, or with days for a turn.
you-alerts-sat = Somebody joins
you-alerts-sat-about = At a table where you are waiting to start.
you-alerts-soon = Your time is running out
you-alerts-soon-about = Once, a while before the time for your turn ends.
you-alerts-quiet = Quiet hours
you-alerts-quiet-about = No alerts at this time, by the clock of this device. If a game still needs you afterwards, you are told then.
you-alerts-from = From
you-alerts-to = Until
you-alerts-blocked = Notifications are blocked for this page. Allow them in the settings of your browser.
you-alerts-install = On an iPhone or iPad, alerts work only in the installed game: tap Share, then “Add to Home Screen”, and open the game from there.
you-alerts-insecure = Alerts work only at a secure address, one that begins with https.
you-alerts-no = This browser cannot show alerts when the page is closed.
you-alerts-none = This server does not send alerts.
you-alerts-started = Alerts are on for this device.
you-alerts-stopped = Alerts are off for this device.
# $names: who sits at the table, as a list
you-mute = Turn off alerts for the game with { $names }
# $names: who sits at the table, as a list
you-unmute = Turn on alerts for the game with { $names }

## The end

you-delete = Delete all my data
you-delete-about = Games that you played alone against bots are deleted. Games with other people stay for them, with your name and your moves; in a game that is still running, a bot takes your seat. Your list, statistics, settings and link are deleted. Your points stay in the results of deals that everyone plays, but without your name, and nobody can watch those games any more. This cannot be undone.
you-delete-sure = Yes, delete everything
you-deleted = Your data has been deleted.

## Statistics

you-statistics = Statistics
you-statistics-none = There is nothing to count yet: finish a game first.
# $games, $wins: how many
you-total = Games: { $games }, wins: { $wins }
you-by-scoring = Points by scoring
you-by-kind = Points by building
you-walls = Longest wall
# From the analyses of one’s games
you-losses = Points lost per turn
you-losses-about = From your analysed games. Lower is better.
you-losses-none = Open the analysis of a finished game, and you will see here how many points each turn cost you.
# Reads the line aloud: the first and the last points of it
you-losses-line = You: from { $first } to { $last }
# $number: 1 to 3
you-scoring = Scoring { $number }
you-average-you = You
you-average-people = Everybody here
you-average-bots = Bots
you-by-seats = By number of players
you-by-level = Against bots
you-by-name = Against people
# Everybody at a table of friends
you-together-wins = Who won how often
you-who = Against whom
you-games = Games
you-wins = Wins
you-average = Average points

### Calls: notifications when the page is closed. The service worker has these (scripts/installed.ts).

call-turn = Your turn
# $names: who plays there, as a list
call-turn-body = Waiting for you: { $names }
call-soon = Your time is running out
# $time: such as 18:30, or a day and a time
call-soon-body = Play before { $time }.
# $names: who sat down, as a list
call-sat = New at your table: { $names }
call-sat-body = Open the table to see who is there.
call-stop = No more alerts for this game

### Lessons and puzzles. These come with the first of them, not with the page (scripts/catalogues.ts).

## The screens around them (learn-): the list, the panel at the table

learn-title = Learn by playing
learn-lead = Short lessons at a real table. You play, and the lesson tells you how it went. You can stop at any time and continue later.
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-puzzles-lead = One turn each. Every puzzle can be solved.
learn-best = Best turns
learn-best-lead = From games of strong computer players. In each position, one turn is clearly the best. Find it.
learn-degree-1 = Easy
learn-degree-2 = Medium
learn-degree-3 = Hard
# Said when the best turn was found, before what speaks for it; $points may have a decimal
learn-best-gap = Any other turn would have cost you at least { $points } points of lead.
# $done: how many are done; $all: how many there are
learn-done-of = { $done } of { $all } done
learn-state-done = Done
learn-state-running = Continue
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
# Said when a turn is complete without what was asked for
learn-not-yet = That is not quite it. Undo, and try something else.
learn-show = Show me
# A button that shows or hides the solution of a puzzle
learn-show-solution = Solution
learn-show-end = You have no actions left. End your turn.
learn-show-undo = This is not the way to the solution. Undo, and continue from there.
learn-start-over = Try again
learn-next-lesson = Next lesson
learn-next-puzzle = Next puzzle
learn-all-lessons = All lessons
learn-all-puzzles = All puzzles
# After the last lesson; leads to the start page
learn-first-game = Play your first game
learn-fold = Show or hide the task

## Lessons (lesson-): the title, a line about it, a text for each step, and what is said at the end

lesson-money = Take money
lesson-money-about = One card of any value, or several small ones.
lesson-money-1 = On your turn you take one action. The simplest is to take money: one card of any value, or several cards worth 5 or less together.

    Take three cards at once.
lesson-money-2 = Three cards in one turn! Nothing is final yet: you can undo every step until you end your turn. Now end your turn.
lesson-money-done = The others take their turns, and after each turn new money is laid out. Small cards are useful: they help you pay exactly.

lesson-exact = Pay exactly
lesson-exact-about = Pay the exact price and act again.
lesson-exact-1 = Each slot of the market takes only its own currency, and you never get change. But if you pay the exact price, you may act again.

    Buy a building for exactly its price.
lesson-exact-2 = You paid exactly, so it is still your turn! You have the right cards for one more. Buy a second building for exactly its price.
lesson-exact-3 = Exact again! You could even take money now. When you are done, place what you bought: build both tiles. They have no walls, so they fit on any side of the fountain.
lesson-exact-done = Two buildings in one turn! Collect cards that add up to prices, and your palace grows fast.

lesson-place = Build your palace
lesson-place-about = Walls meet walls, open sides meet open sides.
lesson-place-1 = Buy the tower in the blue slot. You cannot pay exactly this time: 12 for a price of 11. The rest is lost, and all that is left is to place the tower.
lesson-place-2 = Tiles are never turned. Where two of them touch, either both have a wall or neither does, and the fountain has none. This tower has its wall on the south side.

    Build it on a glowing cell.
lesson-place-done = Above the fountain, the wall of the tower would have met an open side. Anywhere else you can walk from the fountain into the tower, and that must be so for every tile.

lesson-forbidden = Why not here?
lesson-forbidden-about = Try a forbidden cell, and read the reason.
lesson-forbidden-1 = The tower in the green slot has three walls, and only its left side is open. Buy it; you have exactly its price.
lesson-forbidden-2 = Place it, but first try the cell to the left of the chambers. Wall would meet wall there, but nobody could walk from the fountain to the tower, and the table tells you so.

    Then build it where you can walk in.
lesson-forbidden-done = Whenever a cell is forbidden, choose it and read why. There is one more reason you will come across: tiles may never enclose an empty cell.

lesson-wall = The long wall
lesson-wall-about = Your longest outer wall scores points.
lesson-wall-1 = At every scoring, each segment of your longest unbroken outer wall scores a point. Yours has 4 segments. Buy the seraglio in the yellow slot for exactly its price.
lesson-wall-2 = Place it where its walls extend yours. While you choose a cell, the table shows how long the wall would become. Make it 6 segments long.
lesson-wall-done = Only the longest unbroken stretch counts, and only on the outside: a wall between two of your tiles scores nothing. But do not wall yourself in, or nothing will fit any more.

lesson-redesign = Reserve and redesign
lesson-redesign-about = Add a tile, take one away, or swap two.
lesson-redesign-1 = Tiles that you do not build wait in your reserve, where they score no points. Redesigning your palace is an action, just like taking money or buying.

    Build the tower from your reserve.
lesson-redesign-2 = That was your action for this turn. End your turn and let the others play.
lesson-redesign-3 = You can also swap: a tile from the reserve takes the place of a built one. Replace the garden with the arcades, and your wall grows by one segment.
lesson-redesign-done = The garden is in your reserve now. There is a third way: take a tile out of your palace without replacing it. Only the fountain always stays.

lesson-scoring = Scoring and ties
lesson-scoring-about = Whoever has the most of a kind scores for it.
lesson-scoring-1 = There are three scorings in a game, and in each of them the most buildings of a kind score. You and another player have one tower each, which is a tie.

    Buy the tower in the green slot for exactly its price.
lesson-scoring-2 = You paid exactly, so you may act again: take money. A scoring card is hidden in the deck. As soon as it turns up, there is a scoring.
lesson-scoring-3 = Only what stands in your palace counts, never the reserve. Build the tower, and you alone have the most towers.
lesson-scoring-4 = Now end your turn. New money is laid out, the scoring card turns up, and the scoring sheet shows who gets what and why.
lesson-scoring-done = 6 points for the towers are yours alone. For gardens there is a tie: the 5 points are shared and rounded down, so each of you gets 2. Later scorings are worth much more.

lesson-end = The end of the game
lesson-end-about = The bag is empty: who gets the last tiles?
lesson-end-1 = The bag is empty. As soon as an empty market slot cannot be filled, the game ends with that turn. Buy the chambers in the orange slot.
lesson-end-2 = Build the chambers and end your turn. Then each tile left in the market goes, free of charge, to the player who has the most money of its currency.
lesson-end-3 = You have the most green money, so the tower is yours, even though you could never have paid for it. Build it.
lesson-end-4 = End your turn. The last scoring follows, and it is worth the most points of all: for each kind even second and third place score.
lesson-end-done = The most points win. Remember: near the end, money in your hand can still win you a tile.

lesson-dirk = Two players and Dirk
lesson-dirk-about = The third player, who only collects tiles.
lesson-dirk-1 = In a game for two there is a third player, Dirk. He has no turns, no money and no palace, but he collects tiles, and at every scoring he is ranked like a player.

    Buy the tower in the blue slot for exactly its price.
lesson-dirk-2 = Dirk and your opponent have two towers each and would share the points for them. With one more, Dirk would be first alone, and at the first scoring second place gets nothing.

    Give your tower to Dirk.
lesson-dirk-done = Dirk draws more tiles after the first and the second scoring, but he can never win. That is the whole game: have fun!

## What a learner may do instead (slip-)

slip-few-cards = You can take more at once, as long as the cards are worth 5 or less together. Undo, and choose three.
slip-took-money = You took money, but this step asks for something else. Undo, and read it again.
slip-overpaid = That was more than the price, and there is no change. Undo, and find cards that add up to the price.
slip-bought = You bought a building, but this step is about taking money. Undo, and try again.
slip-other-tile = That is another building. Undo, and look for the one you are asked to buy.
slip-stopped = You paid exactly, so you could still act. Undo, and continue.
slip-built = The tile is in your palace now. Undo, and put it where this step asks you to.
slip-stored = A tile in the reserve scores no points. Undo, and put it where this step asks you to.
slip-added = You built the tile on a free cell. Undo, and let it take the place of a built tile.
slip-removed = You took a tile out of your palace. Undo, and read again what this step asks for.
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
    [one] Build { $tiles } tile in your palace in one turn.
   *[other] Build { $tiles } tiles in your palace in one turn.
}
puzzle-reserve-empty = End your turn with an empty reserve.
puzzle-best-turn = Find the best turn.
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
puzzle-points-now = Play so that, if the next scoring came right after this turn, you would get at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
# $points: how many more; Dirk is not counted
puzzle-lead-now = Play so that, if the next scoring came right after this turn, you would get at least { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more than any other player.

### The scorer for a table of cardboard. This comes with its page only (scripts/catalogues.ts).

scorer-title = Scorer
scorer-lead = For a game on a real table: fill in what everybody has, and see the points at once. Everything stays on this device and works without a network.
scorer-new = New game
scorer-players = How many play?
scorer-with-dirk = Dirk is the third player.
# $number: of the seat
scorer-name = Name of player { $number }
scorer-edition-about = Points are the same in every edition. Only the places of the scoring cards differ.
scorer-begin = Start scoring
scorer-kept = Games on this device
scorer-kept-none = None yet.
scorer-deleted = The game was deleted.
# $day: such as “17 Nov 2026”
scorer-delete = Delete the game of { $day }
scorer-paper = Score sheet for paper
# On the sheet for paper, before a line to write on
scorer-date = Date:
# $name has $points
scorer-name-points = { $name } { $points }
scorer-all = All games
scorer-not-kept = This browser has no room or is not allowed to save anything. You can continue, but the game will be lost when you close the page.
scorer-sent-later = What you fill in will be sent later.
# $name: who comes after
scorer-next = Next: { $name }
scorer-points = Points
scorer-totals = All scorings
scorer-how = How to count
scorer-quick = Count
scorer-exact = Build the palace
# $tile: such as “tower 9”
scorer-remove = Remove { $tile }
scorer-choose-tile = Choose a tile from the box. Tap a built tile to remove it.
# $tile: such as “tower 9”
scorer-choose-cell = Where is { $tile }? Glowing cells are allowed.
scorer-kinds = Kinds
# $kind: such as “tower”; $count: how many are in the box
scorer-kind-left = { $kind }, { $count } in the box
scorer-box = Tiles in the box
scorer-box-empty = None of this kind is left in the box.
# $what: such as “tower”
scorer-less = One less: { $what }
# $what: such as “tower”
scorer-more = One more: { $what }
scorer-picture = Share a picture
scorer-link-about = Anyone with this link can fill in the sheet, too:
scorer-copy = Copy
scorer-watching = You are watching. Somebody else is filling in the sheet.
scorer-together = Use several phones
scorer-extras = Who starts, timer, scoring cards
scorer-starter = Who starts?
scorer-starter-draw = Draw lots
# $name: who starts
scorer-starter-is = { $name } starts
scorer-timer = Turn timer
scorer-timer-begin = New turn
scorer-timer-stop = Stop
scorer-time-up = Time is up
scorer-cards = When do the scoring cards come?
scorer-cards-about = Count the money cards, and you know when a scoring is near.
scorer-cards-dealt = Cards in all starting hands
scorer-cards-drawn = Cards drawn since
scorer-cards-none = No more scoring cards: the last scoring is at the end.

### Study: hints, analysis, sandbox. These come with the first of them, not with the page (scripts/catalogues.ts).

## What speaks for a turn (analysis/reasons.py). No subject, for it may be anybody's turn.

# The buildings of a kind, at the beginning of a sentence
reason-kinds = { $kind ->
    [pavilion] Pavilions
    [seraglio] Seraglios
    [arcades] Arcades
    [chambers] Chambers
    [garden] Gardens
   *[tower] Towers
}
# $kind as reason-kinds has it
reason-most = { $kind }: now more than anybody else. { $points ->
    [one] { $points } point more
   *[other] { $points } points more
  } at the next scoring.
reason-level = { $kind }: now as many as the best. { $points ->
    [one] { $points } point more
   *[other] { $points } points more
  } at the next scoring.
# $after is the place
reason-place = { $kind }: now place { $after }. { $points ->
    [one] { $points } point more
   *[other] { $points } points more
  } at the next scoring.
reason-wall = The longest wall grows from { $before } to { $after }.
# A tile was taken down; built elsewhere, it makes the wall longer
reason-wall-later = Lets the longest wall grow from { $before } to { $after } later.
# $after: how many times
reason-exact = { $after ->
    [one] Pays the exact price and so gets another action.
   *[other] Pays the exact price { $after } times, with another action after each.
  }
# $name might have bought $tile
reason-denies = { $name } could have paid the exact price for { $tile }.
# $name would lead with the tile that was bought, or have a longer wall
reason-keeps-most = { $kind }: keeps { $name } from the lead.
reason-keeps-wall = Keeps { $name } from a longer wall.
reason-soon = With these cards, { $tile } can be paid for exactly.
# $before is how many cards, $after what they are worth
reason-cards = { $before } cards at once, worth { $after } together.
reason-card = A high card, worth { $after }.
# What is left in hand, and would be otherwise
reason-money = Keeps more money: { $after } instead of { $before }.
# How many ways to build a tile are left, and would be otherwise
reason-room = Keeps more ways to build: { $after } instead of { $before }.
# At least $before and at most $after cards are drawn before it
reason-scoring = { $after ->
    [0] The next card starts a scoring.
   *[other] A scoring is near: { $before } to { $after } more cards.
  }
reason-patience = Nothing to gain at once; it pays off later.

## A turn that was thought out, drawn (advice-)

advice-wall = Wall: { $before } → { $after }
advice-wall-same = Wall: { $length }, as before
# $lead in points, with its sign; over the best other player, at the end
advice-lead = Expected lead: { $lead }
# Says what the picture shows
advice-picture = { $name }: the palace after this turn, wall { $length }

## The analysis of a finished game (analysis-)

# $names: who played
analysis-of = Analysis: { $names }
analysis-failed = This game cannot be analysed
analysis-percent = { $value }%
# A figure and how far it may be off
analysis-with-error = { $value } ± { $error }
analysis-stage-waiting = Waiting…
analysis-stage-quick = A first look…
analysis-stage-full = A closer look…
analysis-progress = Progress
analysis-done = The analysis is complete.
analysis-chances = Chance to win
# What the dots on the chart are
analysis-key-mistake = Mistake
analysis-mark = Mistake. Points lost: { $loss }
# $points: such as “3.4 ± 0.5”
analysis-lost = Points lost: { $points }
analysis-lost-nothing = No points lost
analysis-move = Move { $number }
# $name did it
analysis-move-of = Move { $number }: { $name }
analysis-mistakes = Mistakes
analysis-mistakes-none = No clear mistakes. Well played!
# The search goes on
analysis-mistakes-none-yet = None found so far
analysis-mistake-before = Previous mistake
analysis-mistake-next = Next mistake
# $percent: such as “12 %”
analysis-cost = Chance to win lost: { $percent }
analysis-compare = Compare
analysis-did = What { $name } did
analysis-better = What was better
analysis-before = The table before this move
analysis-turning = Turning points
analysis-turning-none = No single turn decided this game.
# $way: up or down; $percent of the chance to win
analysis-turning-mistake = { $name }: a mistake. Chance to win { $percent } lower.
analysis-turning-play = { $way ->
    [up] { $name }: a strong turn. Chance to win { $percent } higher.
   *[down] { $name }: a weak turn. Chance to win { $percent } lower.
}
analysis-turning-luck = { $way ->
    [up] { $name }: lucky cards and tiles. Chance to win { $percent } higher.
   *[down] { $name }: unlucky cards and tiles. Chance to win { $percent } lower.
}
analysis-shares = Luck and skill
analysis-shares-lead = How many points ahead or behind did each of these put a player?
analysis-luck = Luck
analysis-own = Own moves
analysis-others = The others’ moves
analysis-together = Total
analysis-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What luck did to somebody, and then their own moves, and those of the others
analysis-luck-words = { $way ->
    [good] Luck helped: { analysis-count }.
    [bad] Luck hurt: { analysis-count }.
   *[none] Luck changed nothing.
}
analysis-own-words = { $way ->
    [good] Own moves helped: { analysis-count }.
    [bad] Own moves hurt: { analysis-count }.
   *[none] Own moves changed nothing.
}
analysis-others-words = { $way ->
    [good] The others’ moves helped: { analysis-count }.
    [bad] The others’ moves hurt: { analysis-count }.
   *[none] The others’ moves changed nothing.
}
analysis-seat-mistakes = { $count ->
    [one] { $count } mistake. Points lost: { $points }.
   *[other] { $count } mistakes. Points lost: { $points }.
}
analysis-points = Where the points came from
analysis-table = Every move in a table
analysis-col-move = Move
analysis-col-player = Player
analysis-col-done = What was done
analysis-col-chance = { $name }: chance to win
analysis-col-lost = Points lost

## A good move, and what a turn has cost (hint-, coach-)

hint-title = A good move
coach-title = Your last turn
coach-cost = { $points ->
    [one] That turn cost you about { $points } point.
   *[other] That turn cost you about { $points } points.
  }
# $reason speaks for another turn
coach-why = Better: { $reason }
coach-show = Show
coach-take-back = Take back
coach-played = What you played
coach-better = What was better

## Playing on from a moment of a game, and a position that one sets up (play-on-, sandbox-)

play-on-title = Play on from here
play-on-lead = This opens a private table. Choose who plays.
# A choice beside the levels of bots
play-on-person = A person on this device
play-on-draws = Cards and tiles still to come
play-on-same = As in this game
play-on-new = Drawn again
play-on-go = Play
play-on-edit = Change the position first
sandbox-title = Set up a position
sandbox-failed = This position cannot be opened.
sandbox-no-position = The link is not complete, or there is a mistake in it.
sandbox-seats = Whose palace
# $why: a sentence that says what is wrong in the palace of $name
sandbox-in-palace = { $name }: { $why }
# $wall: the longest one of the palace that is shown; $cards in the deck, $tiles in the bag
sandbox-good = This position is possible. Longest wall: { $wall }. In the deck: { $cards }. In the bag: { $tiles }.
sandbox-checking = Checking…
sandbox-parts = What to change
sandbox-tab-tiles = Tiles
sandbox-tab-money = Money
sandbox-tab-stage = Turn and deck
sandbox-ask = What to do with this position
sandbox-held = { $tile }: choose where it goes.
sandbox-tiles-help = Choose a tile, then where it goes.
# $slot: from 1 to 4
sandbox-put-slot = Put it in market slot { $slot }
sandbox-reserve-of = Reserve of { $name }
sandbox-put-reserve = Put it in the reserve
sandbox-put-dirk = Give it to Dirk
sandbox-box = In the bag
sandbox-put-box = Put it back in the bag
sandbox-purse = Which money
sandbox-purse-display = On display
sandbox-purse-discard = Discarded
sandbox-no-cards = No cards.
sandbox-card-add = Add a card
sandbox-card-remove = Choose it to take it away.
# $card in words; $left: how many of it are in the deck
sandbox-card-left = { $card }, in the deck: { $left }
sandbox-turn = Turn
sandbox-actor = Plays next
sandbox-starter = Start player
sandbox-youngest = Youngest
sandbox-mid-turn = This turn has already begun.
sandbox-new-turn = Back to its beginning
sandbox-points = Points
sandbox-deck = Money deck
sandbox-scorings = Scorings so far
sandbox-deck-help = Counted from the first card drawn after the start.
sandbox-drawn = Cards drawn
# How many cards come before scoring card $letter (A or B)
sandbox-card-least = Before scoring { $letter }, at least
sandbox-card-most = Before scoring { $letter }, at most
sandbox-other = Another position
sandbox-players = Players
sandbox-deal = Start of a new game
sandbox-play = Play from here
sandbox-best = Best turns
sandbox-thinking = Thinking…
sandbox-score = If scored now
sandbox-link = Copy link
sandbox-turn-number = Option { $number }
# $points: how much less lead it promises than the best turn
sandbox-loss = Behind the best: { $points }

### Deals: the deal of the day, challenges, duplicate evenings. These come with the first of them, not with the page (scripts/catalogues.ts).

## A deal that many people play (deal-)

deal-day-title = Deal of the day
deal-day-lead = One deal for everyone, against the same bots. Your first try counts.
deal-challenge-title = Challenge
deal-challenge-lead = Same deal, same seat, same bots: who scores more?
# Before a game with other people becomes a challenge
deal-challenge-about = Your friends play this deal from your seat. Bots replace the other people. How strong should they be?
# One of the five deals of an evening
deal-duplicate-title = Deal { $number }
deal-duplicate-lead = Everyone plays this deal alone, against the same bots. Your first try counts.
# $names: of the bots
deal-against = You play against { $names }.
deal-streak = { $count ->
    [one] Played { $count } day in a row
   *[other] Played { $count } days in a row
  }
deal-duplicate-back = Results of the evening
deal-own = Your try
deal-counts = Your first try counts. After that you can practise as often as you like.
deal-share = Let others watch my game
deal-share-about = Only people who have finished this deal themselves can watch it.
deal-shared = Everyone who has finished this deal can watch the games of the others.
deal-running = Your try is under way.
deal-closed = This deal no longer counts, but you can still practise with it.
deal-play = Play this deal
deal-continue = Continue
deal-practise = Practise
deal-hours-left = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
  }
# $place among $count tries
deal-result = { $points } points: place { $place } of { $count }
deal-result-late = { $points } points, but the game ended too late to count.
deal-par = The master scored { $points } from your seat.
deal-par-coming = The master is still playing from your seat…
deal-invite = Invite friends
deal-all = All tries: { $count }
deal-none = Nobody has finished yet.
deal-spread = How many tries ended with how many points
deal-bar = { $from } to { $to } points: { $count ->
    [one] { $count } try
   *[other] { $count } tries
  }.
deal-bar-yours = Yours is here.
deal-bar-par = The master is here.
deal-place = Place
deal-name = Name
deal-points = Points
deal-games = Games
deal-you = you
# In place of the name of somebody who has deleted everything of theirs
deal-deleted = Name deleted
deal-compare = Compare
deal-compare-one = Compare the game of { $name }
deal-replay = Watch
deal-replay-of = Watch the game of { $name }
deal-compared = Two games side by side
deal-analysis = Analysis
deal-turn = Turn
deal-points-now = Points so far: { $points }
# What a turn lost, from the analysis
deal-lost = Lost: { $points }
# The same of a whole game
deal-lost-all = Lost in all: { $points }
deal-analysing = Analysing…
deal-turn-of = Watch turn { $number } of { $name }
deal-fair = A fair deal
deal-fair-later = The deal was fixed before anyone played it: this is its fingerprint. When the deal is over, its seed is shown here, and anyone can check that nothing was changed.
deal-fair-told = This seed gives exactly the deal with this fingerprint. Anyone can check it.
# $date: when it was drawn
deal-fair-missed = The server was not running on this day. The deal was drawn later, on { $date }, so it was not fixed in advance. It is only for practice.
deal-commitment = Fingerprint of the deal
deal-seed = Seed
deal-commitment-next = Fingerprint of tomorrow’s deal
deal-archive = All days
deal-older = Show older days
deal-week = Results of this week

## Several deals together (league-), and a duplicate evening (duplicate-)

league-table = Results
league-total = Total
league-week-title = The week
# $count: how many
league-week-lead = A new deal every day. The { $count } best results of each player count.
duplicate-title = Duplicate evening
duplicate-lead = Many people play the same five deals, each alone against the same bots.
duplicate-new = Prepare an evening
duplicate-name = Name of the evening
duplicate-level = Level of the bots
duplicate-make = Create
duplicate-deals = The deals
duplicate-table = Results so far
duplicate-file = Results as a file (CSV)
duplicate-invite = Invite players

### The page of the rules: what stands around their text, and under its pictures

rules-title = The rules
rules-contents = Contents
# $rule: such as "R4.2"
rules-clause = Rule { $rule }
rules-missing = There is no rule { $rule }.
rules-all = All rules
print = Print
# Shown above English rules, where a language has none of its own
rules-in-english = These rules have not been translated yet.

## Under the pictures. First what is tried (action-place and others), then what the rules say to it

# $tile: such as "garden 10"; $cards: in words
rules-example-pay = Pay for { $tile } with { $cards }
rules-verdict-allowed = Allowed.
# $paid for a $price
rules-verdict-exact = { $paid } for a price of { $price }: exact. You may act again.
rules-verdict-over = { $paid } for a price of { $price }: allowed, but the extra { $over } is lost.
rules-verdict-clash = Not allowed: a wall meets an open side.
rules-verdict-unreachable = Not allowed: a tile could not be reached on foot.
rules-verdict-apart = Not allowed: it touches nothing.
rules-verdict-corner = Not allowed: it touches only at a corner.
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
table-can-go-on = You paid exactly, so you may act again: { $options }. Or place the tiles you bought.
table-can-put-down = You paid exactly, but there is nothing more you can do. Place the tiles you bought.
table-can-pass = There is nothing you can do, so you have to pass.

# $sum: of the chosen cards; $more: whether another card still fits
table-taking = Take { $count ->
    [one] this card
   *[other] these { $count } cards
  }, worth { $sum }. { $more ->
    [yes] You can add the bright ones.
   *[no] No other card can be added.
  }
table-taking-too-much = Several cards may be worth no more than 5 together.

# $tile: such as "garden 11"; $sum: of the chosen cards; $price; $missing; $over
table-paying-exact = Pay exactly { $price } for { $tile }, then act again.
table-paying-over = Pay { $sum } for { $tile }: { $over } too much, and there is no change.
table-paying-less = That is { $sum } of { $price } for { $tile }: { $missing } more needed.
table-paying-not = You cannot afford { $tile } now: it costs { $price }, and you have { $sum } in { $currency }.
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

table-put-choose = Place what you bought: choose a tile.
table-award-choose = These tiles are yours: choose one and place it.
table-put = Place { $tile }: choose a glowing cell{ $ways ->
    [both] , the reserve or Dirk
    [reserve] { " " }or the reserve
    [dirk] { " " }or Dirk
   *[none] { "" }
  }.
table-put-nowhere = There is no place for { $tile } now: { $ways ->
    [both] put it in the reserve or give it to Dirk.
    [dirk] give it to Dirk.
   *[reserve] put it in the reserve.
  }
table-add = Build { $tile } from the reserve: choose a glowing cell{ $swaps ->
    [yes] , or a tile that it replaces
   *[no] { "" }
  }.
table-add-nowhere = There is no place for { $tile } now: it stays in the reserve.
table-remove = Move { $tile } to the reserve{ $swaps ->
    [yes] , or choose a tile from the reserve to replace it
   *[no] { "" }
  }.
table-replace = To replace { $tile }, choose a tile from the reserve.
table-removed = Without it the wall is { $from } → { $to }.
table-complete = You have no actions left. End your turn, or undo a step.
# The same where it ends by itself after some seconds
table-ending = Turn complete. It ends in a moment; you can still undo.

table-wait = Meanwhile you can look around and plan.
table-watching = You are watching.
table-stood-in = A bot is playing for you.
table-late = Your time is up. A bot finishes this turn; the next one is yours again.
table-next = You are next.

## Buttons

# $sum
table-do-take = Take { $sum }
table-do-buy = Buy
table-do-buy-exact = Buy and act again
table-do-place = Build here
table-do-swap = Replace
table-do-store = To the reserve
table-do-stop = Place tiles
table-do-pass = Pass
table-cancel = Cancel
table-undo-step = Undo: { $step }

## Paying

table-payments = Ways to pay for { $tile }
# What the chosen cards are worth, of the price
table-paid = { $sum } of { $price }
table-pay-exact = exact: act again
table-pay-over = { $over } too much
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
}

## Parts of the screen

table-tab-players = Players and log
table-own = Back to your palace
# For those who watch: show the palace of whoever is playing
table-follow = Back to the active player
table-reserve-of = Reserve of { $name }
table-look-next = Next palace
table-look-before = Previous palace
table-scores = Scorings
table-left-over = What is left

## Banners

table-proposal = { $name } asks to take back the last turn.
table-proposal-own = You asked to take back your last turn.
# $names: who has not answered
table-proposal-waits = Waiting for { $names }.
table-declined = { $name } does not agree: your turn is not taken back.
table-away = You were away, so a bot is playing for you.
table-away-of = { $name } was away, so a bot is playing.
table-absent = { $name } is not here ({ $time }).
table-absent-wanted = { $names } would like a bot to play.
table-absent-agreed = You would like a bot to play.
table-absent-waits = Waiting for { $names } to agree.
table-handover-title = Pass the screen to { $name }
table-handover-about = The hand stays hidden until { $name } is ready.

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
table-key-market = choose a market tile; press again to buy it
table-key-display = choose money; press again to take it
table-key-payment = the next way to pay
table-key-arrows = move around the palace
table-key-cell = the next place where the tile fits
table-key-do = do what you have chosen
table-key-put = the next tile to place
table-key-store = to the reserve
table-key-give = to Dirk
table-key-hand = your hand
table-key-reserve = the next tile in your reserve
table-key-others = look at the next player
table-key-undo = undo a step
table-key-end = end the turn
table-key-hint = show me a good move; press again for more
table-key-log = the log
table-key-worth = what it is worth, and what the symbols mean
table-key-help = these keys
table-key-cancel = cancel; back to your own palace
# What is written on keys
table-keyname-enter = Enter
table-keyname-space = Space
table-keyname-esc = Esc
table-keyname-ctrl-z = Ctrl+Z

## The log and the chat

table-telling = Log and chat
# $count: lines of chat
table-unread = { $count } unread

### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts

## The log. Sentences about single events are with the page

log-empty = Nothing has happened yet.
log-newest = Newest
log-earlier = Earlier turns
# $tiles, $cards: pictures with names
log-tiles-drawn = New in the market: { $tiles }
log-money-drawn = New money: { $cards }
log-dirk-drew = Dirk draws { $tiles }
# Where a tile lies is shown on the board; screen readers are told it by event-tile-placed and others
log-tile-placed = { $name } builds { $tile }.
log-tile-added = { $name } redesigns: { $tile } from the reserve.
log-tile-removed = { $name } redesigns: { $tile } goes to the reserve.
log-tiles-swapped = { $name } redesigns: { $tile } replaces { $out }.
# $what: a word of the protocol that this page does not know
log-other = { $what }

recap-title = Since your last turn
recap-close = Got it

## Chat

chat-lines = Messages
chat-empty = No messages yet.
chat-quick = Quick phrases
chat-quick-all = Show all quick phrases
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
sheet-rank-tied = { $count }, tied for place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $names share the places $from to $to; $total is what these bring, $share what each gets; $rest is lost
sheet-tie = { $rest ->
    [0] { $names } tie for places { $from } to { $to }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } shared, { $share } each.
   *[other] { $names } tie for places { $from } to { $to }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } shared, { $share } each, rounded down.
}
sheet-wall = longest wall
# $name: whose palace; $length of the wall
sheet-wall-picture = Palace of { $name }, longest wall { $length }
sheet-wall-none = no wall
sheet-gain = This scoring
sheet-before = Before
sheet-total = Total
# Above the last scoring, and while the last tiles are given out
end-why = The game ends: the bag is empty, and the market cannot be filled.

## Aids

aids-title = What is left
# $count: tiles
aids-bag = { $count ->
    [0] The bag is empty
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
aids-cards = Unseen money
aids-cards-about = In the deck or in a hand that you cannot see.
aids-all = all
aids-has = Buildings and wall
aids-forecast-1 = If the first scoring were now
aids-forecast-2 = If the second scoring were now
aids-forecast-3 = If the last scoring were now

## Replay

replay-title = Replay
# $names: who plays
replay-of = Replay: { $names }
replay-open-title = Replay a game
replay-open-lead = Open a game file: one that was saved at the end of a game, or one that the program wrote.
replay-open = Open a file
replay-drop = Or drop it here.
replay-other = Another file
replay-play-on = Play on from here
replay-sandbox = Or set up a position yourself
replay-failed = This game cannot be shown.
replay-position = Position
# $at of $last: how many actions have been played
replay-moment = { $at } of { $last }
# For screen readers. $moment: such as “12 of 90”; $said: what happened then
replay-said = { $moment }: { $said }
replay-start = Start
replay-first = To the start
replay-back = One step back
replay-turn-back = One turn back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-turn-on = One turn forward
replay-last = To the end
replay-speed = Speed
# $speed: 0.5, 1, 2 or 4
replay-times = { $speed } ×
replay-link-to = Link to this moment
replay-copied = The link is copied.
replay-copy-failed = The link is in the address bar.
replay-follows = Shows whoever is playing
replay-stays = Stays on this player
replay-hand-of = Hand of { $name }
replay-hand-hidden = { $count ->
    [one] { $count } card, hidden
   *[other] { $count } cards, hidden
}
replay-refresh = Check for new moves
replay-to-table = To the table
replay-scoring-at = Scoring { $number }
replay-tab-board = Market
replay-tab-hand = Hand
replay-tab-players = Players
replay-tab-log = Log

## Alerts

alert-on = Notifications are on
alert-off = Notify me when it is my turn
alert-about = The browser tells you when it is your turn while you are on another page.
alert-no = This browser cannot show notifications for this page.
# $names: the others at the table
alert-body = Waiting for you: { $names }
alert-game = Alerts for this game
alert-game-about = When the page is closed.
alert-closed = Alerts when the page is closed

### The page around it: lobby, setup, waiting room, what happened, refusals

## The page

game = Alhambra
to-lobby = Alhambra, to the start page
settings = Settings
language = Language
theme = Theme
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
motion = Animations
# Of sound, and of what moves
settings-off = Off
settings-slow = Slow
settings-normal = Normal
settings-quick = Fast
settings-percent = { $percent }%
settings-text = Text size
settings-aids-about = at tables that offer it
settings-marks = Mark tiles that you can afford
settings-marks-about = “=” for the exact price, “+2” for 2 too much
settings-coach = Coach
settings-coach-about = against bots: says after a turn if it cost you points
settings-reasons = Bots say why
settings-reasons-about = one line about each of their turns
help = Help
close = Close
loading = One moment…
page-missing = This page does not exist
page-missing-why = There is no page at this address. Check it for typing mistakes.
page-missing-back = To the start page
page-failed = This part of the page did not load.
page-failed-again = Try again
# $what: such as “tower 9”; $note: such as “can be chosen”
with-note = { $what }, { $note }

## Help

help-title = The game in one minute
help-aim = Build a palace around your fountain. Buy buildings from a market of four; each slot takes only its own currency.
help-turn = On your turn, do one of three things: take money (any one card, or several worth 5 or less together), buy a building, or redesign your palace.
help-exact = You never get change. But if you pay the exact price, you may act again.
help-build = Walls must meet walls, and open sides must meet open sides. You must be able to walk from the fountain to every tile, and no gap may be enclosed.
help-score = There are three scorings: points for the most buildings of each kind, and for your longest outer wall. The most points win.

## Connection

connection-connecting = Connecting…
connection-open = Connected
connection-lost = Connection lost, trying again…
connection-offline = No network. The page reconnects as soon as it is back.
connection-gone = There is no such table. It may have expired.
connection-closed = Not connected
# $count: how many commands wait to be sent
connection-waiting = { $count ->
    [one] { $count } step waiting to be sent
   *[other] { $count } steps waiting to be sent
}

## Lobby

lobby-title = Play Alhambra
lobby-lead = Build your own Alhambra: for one to six people, right here in the browser.
your-name = Your name
your-name-hint = So the others know who you are. No account needed.
guest = Guest
# For whoever has not played here yet
lobby-learn-new = New to the game?
lobby-learn-about = Short lessons at a real table teach you the game in ten minutes.
lobby-learn = Learn by playing
lobby-puzzles = Puzzles
lobby-deal = Deal of the day
lobby-duplicate = Duplicate evening
bots-title = Play against bots
bots-lead = Start right away.
bots-count = Opponents
# $number: from 1
bots-opponent = Opponent { $number }
bots-level = Difficulty
bots-go = Play now
table-title = Play with friends
table-lead = Create a table and send the link. Nobody needs an account.
table-go = Create the table
table-options = More options
device-title = Pass and play
device-lead = Two to six people share one screen.
device-go = Play now
device-people = Who is playing?
# $number: the person's place, from 1
device-person = Player { $number }
device-add = Add a player
# $name
device-remove = Remove { $name }
device-names-needed = At least two players are needed.
# The games in which one has a seat
lobby-yours = Your games
lobby-yours-go = Continue
lobby-yours-open = Not started yet
# $names: who sits at the table, as a list
lobby-yours-label = Continue the game of { $names }
lobby-yours-drop = Remove the game with { $names } from this list
lobby-yours-all = All your games
# $time: a day and the time of day
lobby-yours-until = until { $time }
# $count: lines of chat
lobby-yours-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
# $time: a day and the time of day
name-opened = Your name was opened on another device ({ $time }).
name-ended = This browser no longer uses your name: on another device, its link was renewed or everything was deleted.
lobby-open = Tables waiting for players
lobby-open-none = Nobody is waiting right now. Create a table and tick “Show in the lobby”.
lobby-running = Games to watch
lobby-running-none = There is no game to watch right now.
lobby-join = Sit down
lobby-watch = Watch
lobby-replay = Replay a game from a file
# $size: megabytes, a number
offline-offer = Play without a network: download { $size } MB once
offline-about = Against bots, with others at this screen, lessons and puzzles: all on this device, even on the train.
offline-coming = Getting the game ready on this device…
offline-missing = This server does not offer the game for download.
offline-failed = The game could not be started on this device. Load the page again.
offline-unkept = This browser does not save anything: the game will be gone when you close this page.
offline-games = On this device
offline-game-open = Not started yet
offline-game-running = Running
offline-game-over = Over
offline-go-open = Continue
offline-go-running = Continue
offline-go-over = Replay
# $names: who plays, as a list
offline-drop = Delete the game with { $names } from this device
# A finished game of this device is shown by the server
offline-hand-over = Open at the server
offline-leave = To the start page of the server
update-waits = There is a new version.
update-take = Reload
update-later = Later
lobby-scorer = Scorer for the board game
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
bot-adaptive = Companion
# $level: such as "Mason"; $number: the second, third … of this level
bot-number = { $level } { $number }
bot-random-about = plays at random
bot-builder-about = builds what fits
bot-apprentice-about = for a first game
bot-mason-about = knows the ropes
bot-architect-about = plans ahead
bot-master-about = hard to beat
bot-adaptive-about = plays about as well as you do

## What a table plays by

setup-players = Seats
# $count
setup-players-count = { $count } seats
setup-dirk = with Dirk as the third player
setup-edition = Rules
setup-clock = Time per turn
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
setup-clock-turn = { $time } per turn
# $bank for the whole game, $time is added with each turn
setup-clock-bank = { $bank } for the game, plus { $time } per turn
setup-hands = Hands
setup-hands-secret = Secret
setup-hands-open = Open to all
setup-hands-secret-about = as the rules say
setup-hands-open-about = everybody sees every card
setup-hands-open-short = open hands
setup-aids = Show what is left in bag and deck
setup-aids-about = and what a scoring would be worth now
setup-aids-off-short = no aids
setup-hints = Hints
setup-hints-about = “Show me a good move” on your turn; everybody sees who uses it
setup-hints-on-short = with hints
setup-confirm = End each turn with a button
setup-confirm-about = so that you can undo every step first
setup-confirm-off-short = turns end by themselves
setup-chat = Chat
setup-chat-about = messages and quick phrases
setup-chat-off-short = no chat
setup-listed = Show in the lobby
setup-listed-about = anybody may sit down or watch
setup-listed-short = in the lobby

edition-standard = Standard
edition-hu-2003 = Hungarian edition, 2003
edition-pt-2003 = Portuguese edition (Brazil), 2003
edition-standard-short = standard rules
edition-hu-2003-short = Hungarian rules
edition-pt-2003-short = Portuguese rules
# $rule, $value: such as “After the second scoring Dirk draws” and “two tiles”
setup-rule = { $rule }: { $value }
rule-start_tie = If two have the fewest cards, who starts?
rule-start_tie-sum = the lower sum, then the youngest
rule-start_tie-youngest = the youngest
rule-scoring_place = Where a scoring card goes in its pile
rule-scoring_place-random = at a random place
rule-scoring_place-top = on top
rule-dirk_second = After the second scoring Dirk draws
rule-dirk_second-third = a third of the bag
rule-dirk_second-two = two tiles
rule-dirk_gift = Dirk may be given
rule-dirk_gift-always = any bought tile
rule-dirk_gift-misfit = only a tile that fits nowhere

## Before the start

waiting-title = Waiting to start
# In the title of the page
waiting-taken = { $taken } of { $all } seats taken
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
seat-gone = not connected
sit = Sit down here
sit-label = Sit down here, seat { $number }
sit-more = One more person on this screen
sit-more-go = Sit down
sit-more-name = Name of the other person
sit-bot = Bot
sit-bot-label = Put a bot in seat { $number }
sit-bot-level = Difficulty of new bots
fill-bots = Fill up with bots
stand = Leave seat
stand-label = Leave seat { $number }
free-seat = Remove player
free-seat-label = Remove { $name } from seat { $number }
start = Start the game
start-waits = Starts when every seat is taken
start-shuffling = Shuffling…
own-link = Open your seat on another device
# $name
own-link-of = Open { $name }’s seat on another device
own-link-about = Anyone with this link can play from this seat. Keep it to yourself.
# $devices: how many
own-link-devices = { $devices ->
    [one] Open on one device.
   *[other] Open on { $devices } devices.
  }
own-link-renew = Renew the link
own-link-renew-about = Does somebody else have this link? A new one takes the seat away from all other devices.
# In the menu of a running game
leave = Resign
# The same where turns have days
leave-days = Holiday or resign
resign = Resign this game
resign-about = If you resign, a bot plays your seat to the end. You cannot take it back, and the result says so.
# At the end of the game; $count is how many they are
resigned-of = { $count ->
    [one] { $names } resigned; a bot played on.
   *[other] { $names } resigned; bots played on.
  }
# Where turns have days
holiday-about = While you are on holiday your clock is stopped, for up to 21 days in a game.
holiday-days = For how long
holiday-begin = Start my holiday
holiday-end = End my holiday
# $date is a day
holiday-until = on holiday until { $date }
opened-elsewhere = Your seat was opened on another device.
opened-elsewhere-mine = That was me

## At the table

# $name
turn-yours = Your turn
turn-of-yours = { $name }, it is your turn
turn-other = { $name }’s turn
turn-bot = { $name } is thinking…
turn-away = A bot is playing for { $name }
turn-late = Time is up: a bot finishes { $name }’s turn
end-turn = End turn
undo = Undo
rematch = Rematch
rematch-go = Go to the rematch
# Where the others who play this deal are; and a link for friends to play it, too
deal-results = Compare with the others
deal-challenge = Challenge a friend with this deal
record = Save game file
shuffle-holds = Shuffle checked
shuffle-holds-about = The order of cards and tiles comes from a secret of the server and a random number from every player, you included. Nobody could choose it.
shuffle-fails = The shuffle is not right
shuffle-fails-about = The game file does not match what this browser was shown before the start. Save the game file.
replay-link = Replay
analysis-link = Analysis
back = I am back
# $name
back-of = { $name } is back
want-bot = Let a bot play
rather-wait = Wait
propose = Ask { $names } to let me take back my last turn
# Where nobody has to agree
take-back = Take back my last turn
table-hint = Show me a good move
# The second press: where on the table
table-hint-move = Show where
# The third press
table-hint-play = Play it
agree = Yes, allow it
decline = No
say = Say something
say-go = Send
handover = Pass the screen to { $name }
handover-go = I am { $name }

quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thinking = Let me think…
quick-your-turn = It is your turn.
quick-oops = Oops!
quick-thanks = Thanks!
quick-good-game = Good game!
quick-bye = Bye!

log = What happened
chat = Chat
next-scoring = If there were a scoring now

## Pieces in few words; the rest is with the board

# $kind: such as "tower"
tile-short = { $kind } { $price }

## What can be done, as buttons

action-take = Take { $cards }
# $tile, $cards; $over: how much too much
action-buy = { $over ->
    [0] Buy { $tile } for { $cards }, exactly, then act again
   *[other] Buy { $tile } for { $cards }, { $over } too much
}
action-place = Build { $tile } at { $cell }
action-store = Put { $tile } in the reserve
action-give = Give { $tile } to Dirk
action-add = Redesign: build { $tile } from the reserve at { $cell }
action-remove = Redesign: move { $tile } to the reserve
action-swap = Redesign: replace { $out } with { $tile }
action-stop = Place tiles
action-pass = Pass

## What happened in the game. $name: whose turn it was

event-hand-dealt = { $name } is dealt { $cards }.
event-turn-began = { $name }’s turn.
event-money-taken = { $name } takes { $cards }.
event-tile-bought = { $over ->
    [0] { $name } buys { $tile } for { $cards }, exactly, and acts again.
   *[other] { $name } buys { $tile } for { $cards }, { $over } too much.
}
event-tile-placed = { $name } builds { $tile } at { $cell }.
event-tile-stored = { $name } puts { $tile } in the reserve.
event-tile-given = { $name } gives { $tile } to Dirk.
event-tile-added = { $name } redesigns: { $tile } goes from the reserve to { $cell }.
event-tile-removed = { $name } redesigns: { $tile } at { $cell } goes to the reserve.
event-tiles-swapped = { $name } redesigns: { $tile } replaces { $out } at { $cell }.
event-stopped = { $name } starts placing tiles.
event-passed = { $name } can do nothing and passes.
event-tile-drawn = New in the market, for { $currency }: { $tile }.
event-money-drawn = New money: { $card }.
event-deck-reshuffled = The discard pile is shuffled: a new deck of { $count }.
event-scoring-card-turned-up = Scoring card { $letter } turns up.
# $number: 1 to 3; $gains: such as "Ada +12 and Ben +8"
event-round-scored = { $number ->
    [1] First scoring: { $gains }.
    [2] Second scoring: { $gains }.
   *[other] Last scoring: { $gains }.
}
event-round-scored-gain = { $name } { $points }
event-dirk-drew = Dirk draws { $tile }.
event-tile-awarded = { $tile } goes to { $name }, who has the most money in { $currency }.
event-tile-awarded-nobody = { $tile } goes to nobody: no single player has the most money in { $currency }.
# $points of the winner or of each winner; $names
event-game-ended = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points each.
}

## What happened at the table besides

note-seated = { $name } sits down.
note-vacated = Seat { $number } is free.
note-started = The game begins.
note-undone = { $name } undoes a step.
note-hinted = { $name } asks for a good move.
note-proposed = { $name } asks to take back a turn.
note-agreed = { $name } agrees.
note-declined = { $name } does not agree.
note-taken-back = The turn has been taken back.
note-went-away = { $name } is away; a bot is playing.
note-late = { $name } has run out of time; a bot finishes the turn.
note-stood-in = A bot plays for { $name }.
note-bot-wanted = { $name } would like a bot to play for the missing player.
note-bot-unwanted = { $name } would rather wait.
note-came-back = { $name } is back.
note-resigned = { $name } resigns; a bot plays on.
note-on-holiday = { $name } has changed their holiday.
note-claimed = { $name }’s seat was opened on another device.
note-renewed = { $name }’s seat has a new link.
note-shuffling = The cards are being shuffled.
note-rematched = There is a new table for a rematch.
note-gap = More happened while you were away than the log shows.
bot-for = A bot for { $name }

## Refusals, by their kind. $rule is added by refused-by-rule

refused-by-rule = { $text } ({ $rule })
# $text: in English, from a server that knows more than this page
refused-other = { $text }
refused-occupied = Not here: the cell is taken.
refused-apart = Not here: it would not touch your palace. Build beside a tile or the fountain.
refused-corner = Not here: it would touch your palace only at a corner. A whole edge has to touch.
# $tile and $other: one has a wall where the other has none; $side: a code to choose by
refused-clash-wall = Not here: { $side ->
    [N] on the north side
    [E] on the east side
    [S] on the south side
   *[W] on the west side
  }, the { $tile } has a wall where the { $other } has none.
refused-clash-open = Not here: { $side ->
    [N] on the north side
    [E] on the east side
    [S] on the south side
   *[W] on the west side
  }, the { $other } has a wall where the { $tile } has none.
refused-clash-fountain = Not here: the { $tile } has a wall where it meets the fountain, which has none.
refused-unreachable = Not here: it could not be reached on foot from the fountain.
refused-unreachable-others = Not this one: { $tiles } could not be reached on foot any more.
refused-encloses = Not here: a gap would be enclosed.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-not-now = Finish your actions first; then you place your tiles.
refused-put-down-first = First place what you bought.
refused-empty-take = Take at least one card.
# $total
refused-too-much = Together these are worth { $total }. Several cards may be worth no more than 5.
# $price, $total, $missing
refused-too-little = That is { $total }, and the price is { $price }: { $missing } more needed.
# $card
refused-not-in-hand = You do not have that many: { $card }.
refused-not-on-display = { $card } is not on display.
refused-not-in-market = { $tile } is not in the market.
# $currency
refused-wrong-currency = This market slot takes only { $currency }.
refused-not-in-reserve = { $tile } is not in your reserve.
refused-not-in-pending = { $tile } is not among the tiles you have to place.
refused-not-built = { $tile } is not in your palace.
refused-must-act = You can still do something, so you cannot pass.
refused-stop-instead = After an exact payment you cannot pass: place your tiles.
refused-no-dirk = Dirk plays only in games of two.
refused-no-gift-of-award = Tiles from the end of the game cannot be given to Dirk.
refused-fits = { $tile } fits in your palace. Here you may give Dirk only a tile that fits nowhere.
refused-no-action = That is not a possible action.
refused-stale = The game has moved on. Look again, then choose.
refused-exercise = Not yet: first do what the lesson asks for. If you did something else, undo it.
refused-exercise-turn = Here a turn that has ended cannot be undone. Start again to try something else.
refused-no-such-exercise = This lesson or puzzle is not there any more.
refused-turn-complete = You have no actions left: end your turn, or undo a step first.
refused-turn-incomplete = Your turn is not finished yet.
refused-nothing-to-undo = There is nothing to undo in this turn.
refused-nothing-to-take-back = You have not ended a turn yet.
refused-proposal = Somebody has already asked to take back a turn.
refused-no-proposal = Nobody is asking to take back a turn any more.
refused-not-asked = The others have to agree, not you.
refused-seated = You already have a seat at this table.
refused-seat-taken = Somebody was faster: that seat is taken.
refused-free-seat = Every seat has to be taken before the start.
refused-name = A name must contain at least one letter or digit.
refused-name-of-bot = That is the name of a bot. Choose another name.
refused-one-seat = At a table shown in the lobby, only the host can have more than one seat.
refused-started = The game has started.
refused-not-started = The game has not started yet.
refused-not-over = That has to wait until the game is over.
refused-replay-later = The replay can be watched when the game is over.
refused-not-seated = You do not have a seat at this table.
refused-not-your-seat = That is somebody else’s seat.
refused-not-host = Only the host of the table can do this.
refused-seat-key = This seat link is not valid. Ask its owner for a new one.
refused-too-many-devices = This seat is already used on too many devices. Renew its link on the device on which it was taken: then all other devices lose the seat.
refused-name-link = This link to a name is not valid. It may have been renewed: open the new one.
refused-no-alerts = This server does not send alerts.
refused-alerts-blocked = The browser does not allow notifications for this page. Allow them in its settings.
refused-alerts-failed = The browser could not reach its push service. Check the connection and try again.
refused-renewed = Your name is no longer used in this browser.
refused-not-first = Only the device on which this seat was taken can renew its link.
refused-lot = Your random number was not used in the shuffle. The game continues without it.
refused-no-chat = Chat is off at this table.
refused-chat = The message is empty.
refused-busy = Too many changes at once. Try again.
refused-bot = There is no such bot.
refused-setup = A table cannot be created with these settings.
refused-no-such-table = There is no such table. It may have expired.
refused-no-such-deal = There is no such deal. Check whether the link is complete.
refused-played = Your try at this deal has already been counted. You can still practise.
refused-deal-closed = This deal no longer counts. You can still practise with it.
refused-deal-first = Play this deal to the end first: your first try counts.
refused-deal-secret = Others are still playing this deal. It is shown when it is over.
refused-counted = This try counts: finished turns cannot be taken back.
refused-challenge-later = Finish the game first, then challenge your friends.
refused-challenge = Lessons and puzzles cannot be made into a challenge.
refused-no-such-scores = There is no such score sheet. It may have expired.
refused-scores-key = With this link you can only watch. Ask for the link to fill in the sheet.
refused-too-many = Too many requests at once. Wait a little, then try again.
refused-too-large = That is too large.
refused-too-long = This game has become too long. Create a new table.
refused-game-too-long = This game is too long to be replayed or analysed.
refused-take-backs-used-up = You have taken back as many turns as you can in one game.
refused-chat-used-up = You have written as much as you can at one table.
refused-token = The server does not recognise you any more. Try again.
refused-unavailable = The server’s database is not responding. Try again in a moment.
refused-late = Your time for this turn is up. A bot finishes it.
refused-resigned = You have resigned. A bot plays your seat to the end.
refused-no-holiday = Holidays are for games with days for each turn.
# $left: days of holiday that are left
refused-holiday-used-up = That is more holiday than you have left: { $left ->
    [one] { $left } day
   *[other] { $left } days
  }.
refused-by-the-clock = This table has a clock: when the time is up, a bot finishes the turn.
refused-not-absent = This player is back, or a bot is already playing.
refused-full = The server is full: nothing new can be saved for now. Games that have started continue.
refused-internal = Something went wrong on the server. Nothing was changed.
refused-offline = The server cannot be reached. Check your connection.
refused-brought = The server cannot keep this game. Its record can still be watched.
refused-record = This file is not a saved game.
refused-notation = This could not be understood.
refused-twice = { $tile } is in two places. There is only one of each tile.
# $copies: how many there are of each card
refused-too-many-cards = Too many of { $card }. There are { $copies } of each card.
refused-scorings = The number of scorings does not match the scoring cards still to come.
# $letter: A or B; $least: the smallest number of cards before it
refused-scoring-card = Scoring card { $letter } cannot be there: its numbers have to be { $least } or more, the smaller one first.
# $most: the largest number of cards before it
refused-scoring-card-deck = There are not enough cards before scoring card { $letter }: at most { $most } are possible.
refused-market-gap = The market is full when a turn begins. Fill the empty slots.
refused-bag-left = The game is over only when the bag is empty.
refused-no-such-turn = No turn leads to this position.
