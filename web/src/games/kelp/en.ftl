### What the page says of Kelp beside the game’s own words.

web-kelp-board = Kelp board.
web-kelp-your-hand = Your hand
web-kelp-draw = Draw { $count }
web-kelp-discard = Discard { $count }
web-kelp-trash = Trash { $count }
web-kelp-draw-pile = Draw pile
web-kelp-any-order = in any order
web-kelp-latest-last = the latest last
web-kelp-food = Food
web-kelp-last-food = Food number { $size } wins.
web-kelp-actions = Two actions
web-kelp-pairs-left = { $count ->
    [one] one pair left
    [2] two pairs left
   *[other] { $count } pairs left
}
web-kelp-piles = Piles
web-kelp-learn-from = Learn from
web-kelp-top-cards = top cards
web-kelp-top-card = { $card }: { $text }
web-kelp-left = { $count } left
web-kelp-empty-pile = empty
web-kelp-free = free
web-kelp-cost = { $count ->
    [0] cost 0
   *[other] cost { $count }: reveal blocks worth { $count }
}
web-kelp-growth = Growth
web-kelp-hunger = Hunger
web-kelp-energy = Energy
web-kelp-for-sale = For sale
web-kelp-in-deck = { $count } in the deck
web-kelp-your-cards = Your cards
web-kelp-no-cards = None at the moment
web-kelp-keeps = keeps
web-kelp-tile = Tile { $number }
web-kelp-tile-reroll = Reroll a die
web-kelp-tile-five-more = Spend 1⁠–⁠5: +{ $amount }
web-kelp-tile-reroll-again = Second reroll
web-kelp-tile-third-die = Draw { $amount } dice
web-kelp-flipped = its
web-kelp-yours = yours
web-kelp-last-hunger = Die number { $size } on this track: the Octopus wins.
web-kelp-spend = { $count } to spend
web-kelp-empty-pool = No dice in the pool
web-kelp-to-roll = to be rolled
web-kelp-blue = Current
web-kelp-yellow = Search
web-kelp-red = Strike
web-kelp-die-blue = Current { $value }
web-kelp-die-yellow = Search { $value }
web-kelp-die-red = Strike { $value }
web-kelp-known = known
web-kelp-chance = Octopus { $percent } %
web-kelp-in-bag = In the Octopus’s bag: { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
web-kelp-drawn-block = Drawn: { $block }
web-kelp-does-swap = swap two neighbours
web-kelp-does-shuffle = shuffle { $amount } hidden blocks
web-kelp-does-shuffle-centre = shuffle the block in C with { $amount } hidden { $amount ->
    [one] one
   *[other] ones
}; all stand hidden
web-kelp-does-shuffle-revealed = shuffle { $amount } revealed blocks; all stand hidden
web-kelp-does-hide = { $amount ->
    [one] hide a block
   *[other] hide up to { $amount } blocks
}
web-kelp-does-learn = learn { $amount }
web-kelp-does-may-draw = you may draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}
web-kelp-does-may-trash = you may trash a card
web-kelp-does-may-top = one card may go on top of your draw pile
web-kelp-does-may-take = one card may go to hand
web-kelp-does-may-hide-gained = gained blocks may be hidden
web-kelp-does-again = once more
web-kelp-eaten-crab = Once, free: hand size { $amount }, draw up to it
web-kelp-eaten-snail = Once, free: any card of yours to hand
web-kelp-eaten-lobster = Once, free: hide all blocks
web-kelp-eaten-abalone = Once, free: learn up to 3
web-kelp-eat = Octopus beside it: eat.
web-kelp-effect-aggressive = Nothing but its dice
web-kelp-effect-agile = Turn round before you move
web-kelp-effect-daring = Feed a die to hunger: a red one becomes 6
web-kelp-effect-hostile = A chance Confrontation pair leaves
web-kelp-effect-hungry = Draw and roll one more die
web-kelp-effect-observant = Ignore a trap you just found
web-kelp-effect-reactive = Put 2 dice back, choose 1
web-kelp-effect-relentless = Reroll one die or two
web-kelp-effect-ruthless = Raise a die by { $amount }, at most to 6
web-kelp-effect-swift = One more space, if it is empty
web-kelp-effect-vigilant = Keep a die for a later turn
web-kelp-brief-aggressive = dice only
web-kelp-brief-agile = turn round
web-kelp-brief-daring = red to 6
web-kelp-brief-hostile = a pair leaves
web-kelp-brief-hungry = +1 die
web-kelp-brief-observant = ignore a trap
web-kelp-brief-reactive = 2 dice for 1
web-kelp-brief-relentless = reroll 1 or 2
web-kelp-brief-ruthless = +{ $amount } to a die
web-kelp-brief-swift = +1 space
web-kelp-brief-vigilant = keeps a die
web-kelp-way = If you take way { $number }
web-kelp-way-this = If you take this way
web-kelp-if = If you choose { $number }
web-kelp-if-this = If you choose this
web-kelp-ends = ends on { $space }, facing { $facing }
web-kelp-chain = then { $values }, high to low.
web-kelp-grows = The { $value } goes to growth.
web-kelp-pushed = The { $value } goes back to the bag.
web-kelp-can-strike = can strike { $zones }
web-kelp-can-search = can search { $zones }
web-kelp-or = or
web-kelp-unsure = The rest is chance, or hidden.
web-kelp-reach = The Shark can reach { $spaces }.
web-kelp-knows = What the Shark knows
web-kelp-key-you = you
web-kelp-key-trap = trap
web-kelp-key-food = food
web-kelp-key-shell = shell
web-kelp-close = Close
web-kelp-step-roll = Roll
web-kelp-step-currents = Currents
web-kelp-step-move = Move
web-kelp-step-search = Search/strike
web-kelp-step-energy = Energy
web-kelp-turn-steps = Steps of the turn
web-kelp-duel = Confrontation in { $zone }
web-kelp-duel-expect = Which escape do you expect?
web-kelp-duel-flee = How do you escape?
web-kelp-duel-wait = Your card is chosen.
web-kelp-duel-watch = Both choose in secret.
web-kelp-counter = { $pair ->
    [fight] Counter Fight
    [retreat] Counter Retreat
   *[freeze] Counter Freeze
}
web-kelp-has-chosen = { $name } has chosen
web-kelp-is-choosing = { $name } is choosing
web-kelp-chose = { $name } chose
web-kelp-you-chose = You chose
web-kelp-differ = Different cards:
web-kelp-differ-now = the Octopus slips away.
web-kelp-differ-you = you slip away.
web-kelp-same = Same card:
web-kelp-same-now = the Octopus is caught.
web-kelp-same-shark = you caught the Octopus.
web-kelp-same-octopus = the Shark has caught you.
web-kelp-no-match = no match
web-kelp-match = match
web-kelp-catches-fight = Catches an Octopus that fights.
web-kelp-catches-retreat = Catches an Octopus that retreats.
web-kelp-catches-freeze = Catches an Octopus that freezes.
web-kelp-secret = Nobody sees a choice before both are made.
web-kelp-may-use = { $pair } may be used now.
web-kelp-pair-leaves = The { $pair } pair leaves the game.
web-kelp-last-pair = Only { $pair } is left: the next hit wins.
web-kelp-strike-hunger = The Strike die goes to hunger: { $count } of { $all }.
web-kelp-free-strike = A winning strike costs no hunger: { $count } of { $all }.
web-kelp-seed = The seed is open now: anyone can check the rolls.
web-kelp-left-game = left the game
