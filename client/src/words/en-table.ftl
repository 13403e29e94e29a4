### The table while a game runs: what can be done now, the buttons, and the banners.

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
# $tiles: as a list
table-paying-which = With { $cards } you can pay { $tiles }. Choose it in the market.
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
table-pay-exact = exact: go on
table-pay-over = { $over } too much
# $cards in words; $how: one of the two above
table-payment = { $cards }: { $how }
table-payments-more = { $count } more ways

## Parts of the screen

table-tab-market = Market and money
table-tab-hand = Hand and reserve
table-tab-players = Players and log
table-tabs = Parts of the table
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
