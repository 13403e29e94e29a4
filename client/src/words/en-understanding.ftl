### What helps to understand a game: log, recap, chat, scoring sheet, aids, replay, alerts.

## The log. Sentences about single events are in en.ftl

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
