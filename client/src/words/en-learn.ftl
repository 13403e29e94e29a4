### Lessons and puzzles. These messages come with the first lesson, not with the page (words/catalogues.ts).

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
