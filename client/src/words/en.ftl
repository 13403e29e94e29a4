### Everything that the page says, in English. Where a message has a variable, a comment says what.
### Tiles, cards and cells come in words (words/pieces.ts), names as people chose them.

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

## Pieces in few words; the rest is in en-board.ftl

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
