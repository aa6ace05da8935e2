### Kelp in English. $edition and $board are known everywhere; $x-id is the bare name behind $x, "none" if there is none.

kelp-name = Kelp
kelp-seat-octopus = Octopus
kelp-seat-shark = Shark

## Options of the game

kelp-board-day = day board
kelp-board-night = night board
kelp-edition-final = final edition
kelp-edition-prototype = prototype

## Places

kelp-zone-nw = NW
kelp-zone-n = N
kelp-zone-ne = NE
kelp-zone-w = W
kelp-zone-c = C
kelp-zone-e = E
kelp-zone-sw = SW
kelp-zone-s = S
kelp-zone-se = SE
kelp-kind-centre = { $edition ->
    [prototype] exposed
   *[final] center
}
kelp-kind-kelp = kelp
kelp-kind-rocky = rocky
kelp-kind-exposed = exposed
kelp-kind-narrow-rocky = narrow rocky
kelp-space-nw-n = NW|N
kelp-space-n-ne = N|NE
kelp-space-w-c = W|C
kelp-space-c-e = C|E
kelp-space-sw-s = SW|S
kelp-space-s-se = S|SE
kelp-space-nw-w = NW|W
kelp-space-n-c = N|C
kelp-space-ne-e = NE|E
kelp-space-w-sw = W|SW
kelp-space-c-s = C|S
kelp-space-e-se = E|SE
kelp-space-den-nw = { $board ->
    [night] corner NW
   *[day] den NW
}
kelp-space-den-ne = { $board ->
    [night] corner NE
   *[day] den NE
}
kelp-space-den-sw = { $board ->
    [night] corner SW
   *[day] den SW
}
kelp-space-den-se = { $board ->
    [night] corner SE
   *[day] den SE
}
kelp-end-north = north
kelp-end-east = east
kelp-end-south = south
kelp-end-west = west
kelp-about-space = A space beside { $zones }. Next to it: { $spaces }.
kelp-about-zone = A zone ({ $kind }): a die needs { $value } to search or strike here.

## Blocks: the name, a short one and a sign for the board (at most 14 and 4 letters), and what it is for

kelp-block-octopus = Octopus
kelp-block-crab = Red Rock Crab
kelp-block-snail = Sea Snail
kelp-block-lobster = Cape Rock Lobster
kelp-block-abalone = South African Abalone
kelp-block-trap-hide = trap “Hide 2 blocks”
kelp-block-trap-one = trap “Discard 1 Current”
kelp-block-trap-two = trap “Discard 2 Currents”
kelp-block-trap-den = trap “Move the Shark to a den”
kelp-block-double-shell = double shell
kelp-block-shell = shell
kelp-short-octopus = Octopus
kelp-short-crab = Crab
kelp-short-snail = Snail
kelp-short-lobster = Lobster
kelp-short-abalone = Abalone
kelp-short-trap-hide = Trap: hide 2
kelp-short-trap-one = Trap: −1 ≈
kelp-short-trap-two = Trap: −2 ≈
kelp-short-trap-den = Trap: den
kelp-short-double-shell = Double shell
kelp-short-shell = Shell
kelp-sign-octopus = Oct
kelp-sign-crab = Crb
kelp-sign-snail = Snl
kelp-sign-lobster = Lob
kelp-sign-abalone = Abl
kelp-sign-trap-hide = TrH
kelp-sign-trap-one = Tr1
kelp-sign-trap-two = Tr2
kelp-sign-trap-den = TrD
kelp-sign-double-shell = She2
kelp-sign-shell = She
kelp-about-block-octopus = The Octopus itself: a Strike on it begins a Confrontation.
kelp-about-block-crab = Once, without an action: the hand size becomes { $amount }, and you draw up to it.
kelp-about-block-snail = Once, without an action: take any card from your draw pile or discard pile to your hand.
kelp-about-block-lobster = Once, without an action: hide all revealed blocks.
kelp-about-block-abalone = Once, without an action: gain one to three cards or blocks.
kelp-about-block-trap-hide = When the Shark reveals it: the Octopus may hide up to { $amount } { $amount ->
    [one] other block
   *[other] other blocks
}.
kelp-about-block-trap-one = When the Shark reveals it: the Octopus may take { $amount ->
    [one] 1 Current
   *[other] up to { $amount } Currents
} off the board.
kelp-about-block-trap-two = When the Shark reveals it: the Octopus may take { $amount ->
    [one] 1 Current
   *[other] up to { $amount } Currents
} off the board.
kelp-about-block-trap-den = When the Shark reveals it: the Octopus moves the Shark to another den.
kelp-about-block-double-shell = Revealed to pay a cost, it counts as two blocks.
kelp-about-block-shell = Nothing happens when it is found.

## Dice

kelp-colour-blue = blue
kelp-colour-yellow = yellow
kelp-colour-red = red
kelp-die-blue = blue { $value }
kelp-die-yellow = yellow { $value }
kelp-die-red = red { $value }
kelp-about-colour-blue = A Current die: placed on a space, it carries the Shark across.
kelp-about-colour-yellow = A Search die: it reveals a hidden block in a zone beside the Shark, if it shows the zone’s value or more.
kelp-about-colour-red = A Strike die: it reveals like a Search die, and an Octopus that it hits must face a confrontation. Used, it goes to the Hunger Track.

## Octopus cards

kelp-pile-move = Move
kelp-pile-hide = Hide
kelp-pile-learn = Learn
kelp-pile-eat = Eat
kelp-card-fast-learning = Fast Learning
kelp-card-nimble-dodge = Nimble Dodge
kelp-card-sneaking = Sneaking
kelp-card-camouflage = Camouflage
kelp-card-sudden-evasion = Sudden Evasion
kelp-card-taking-chances = Taking Chances
kelp-card-cloud-of-ink = Cloud of Ink
kelp-card-in-plain-sight = In Plain Sight
kelp-card-shed-skin = Shed Skin
kelp-card-devious-ideas = Devious Ideas
kelp-card-sharp-senses = Sharp Senses
kelp-card-crab = Red Rock Crab
kelp-card-snail = Sea Snail
kelp-card-lobster = Cape Rock Lobster
kelp-card-abalone = South African Abalone
# A card explained: its type, cost and steps.
kelp-about-card = { $type }, cost { $cost }: { $steps }.
kelp-step-swap = swap 2 adjacent blocks
kelp-step-shuffle = shuffle { $amount } hidden blocks
kelp-step-shuffle-centre = shuffle the block in C with { $amount } hidden { $amount ->
    [one] block
   *[other] blocks
} from elsewhere; all return hidden
kelp-step-shuffle-revealed = shuffle { $amount } revealed blocks; all return hidden
kelp-step-hide = { $amount ->
    [1] hide 1 block
    [2] hide 1 or 2 blocks
   *[other] hide 1 to { $amount } blocks
}
kelp-step-learn = gain { $amount } { $amount ->
    [one] card or block
   *[other] cards or blocks
}
kelp-step-eat = eat this food beside the Octopus
kelp-step-may-draw = you may draw { $amount } { $amount ->
    [one] card
   *[other] cards
}
kelp-step-may-trash = you may trash another card from your hand or discard pile
kelp-step-may-top = you may put one gained card on top of your draw pile
kelp-step-may-take = you may take one gained card, not an Eat card, to your hand
kelp-step-may-hide-gained = you may hide the gained blocks

## Shark cards and tiles

kelp-effect-aggressive = Aggressive
kelp-effect-agile = Agile
kelp-effect-daring = Daring
kelp-effect-hostile = Hostile
kelp-effect-hungry = Hungry
kelp-effect-observant = Observant
kelp-effect-reactive = Reactive
kelp-effect-relentless = Relentless
kelp-effect-ruthless = Ruthless
kelp-effect-swift = Swift
kelp-effect-vigilant = Vigilant
kelp-shark-card = { $effect } ({ $price })
kelp-about-shark-card = { $price } energy, brings { $dice }. { $text }
kelp-about-effect-aggressive = No effect but its dice.
kelp-about-effect-agile = Before moving: turn the Shark by 180°.
kelp-about-effect-daring = During { $edition ->
    [prototype] Draw and Roll (2)
   *[final] Draw & Roll
}: put another die of the pool on the Hunger Track; a red die becomes 6.
kelp-about-effect-hostile = During { $edition ->
    [prototype] Draw and Roll (2)
   *[final] Draw & Roll
}: one Confrontation card of the Octopus, by chance, and its counter leave the game.
kelp-about-effect-hungry = During { $edition ->
    [prototype] Draw and Roll (2)
   *[final] Draw & Roll
}: draw and roll one more die.
kelp-about-effect-observant = During Search/Strike: ignore the trap just revealed.
kelp-about-effect-reactive = Before the roll: return 2 drawn dice to the bag and take 1 die of your choice from it.
kelp-about-effect-relentless = During { $edition ->
    [prototype] Draw and Roll (2)
   *[final] Draw & Roll
}: reroll 1 or 2 dice.
kelp-about-effect-ruthless = During { $edition ->
    [prototype] Draw and Roll (2)
   *[final] Draw & Roll
}: raise a die by { $amount }, at most to 6.
kelp-about-effect-swift = During Move: swim one more step onto an empty space.
kelp-about-effect-vigilant = During { $edition ->
    [prototype] Draw and Roll (2)
   *[final] Draw & Roll
}: keep a die on this card for a later turn, with its value.
kelp-tile-reroll = Growth tile 1
kelp-tile-five-more = Growth tile 2
kelp-tile-reroll-again = Growth tile 3
kelp-tile-third-die = Growth tile 4
kelp-about-tile-reroll = You may reroll one die each turn.
kelp-about-tile-five-more = Spending 1 to 5 energy, you have { $amount } more.
kelp-about-tile-reroll-again = You may reroll one more die each turn.
kelp-about-tile-third-die = You may draw one more die each turn.

## Confrontation

kelp-pair-fight = Fight
kelp-pair-retreat = Retreat
kelp-pair-freeze = Freeze
kelp-tone-red = red
kelp-tone-yellow = yellow
kelp-tone-turquoise = { $edition ->
    [prototype] gray
   *[final] turquoise
}
kelp-about-pair-fight = Escaped, the Octopus may move the Shark to a den.
kelp-about-pair-retreat = Escaped, the Octopus may be shuffled with an adjacent block; both return hidden.
kelp-about-pair-freeze = Escaped, the Octopus may hide itself and up to two more blocks.

## What can be answered: the whole sentence

kelp-action-done = Done: nothing more
kelp-action-end-turn = End the turn
kelp-action-go-on = Go on
kelp-action-roll = Roll
kelp-action-draw = Draw
kelp-action-resolve = Use the card’s effect
kelp-action-two = Draw two dice
kelp-action-three = Draw three dice
kelp-action-food = Use the effect of { $food }
kelp-action-confront = Choose { $pair }
kelp-warning-confront = You choose { $pair }. There is no way back.
kelp-action-return = Return a { $colour } die to the bag
kelp-action-choose = Take a { $colour } die from the bag
kelp-action-gain-card = Gain the top { $pile } card
kelp-action-gain-block = Gain the block: { $block }
kelp-action-use = Use { $effect }
kelp-action-reveal = Reveal { $zone }
kelp-action-hide = Hide { $zone }
kelp-action-take = Put { $zone } into the bag
kelp-action-name = Place the block in { $zone }
kelp-action-exchange = Exchange the block in { $zone }
kelp-action-first = { $zone } first
kelp-action-retreat = Shuffle the Octopus with { $zone }
kelp-action-swap = Swap { $zone } and { $other }
kelp-action-den = Put the Shark on { $space }
kelp-action-lift = Take the Current off { $space }
kelp-action-die = Choose { $die }
kelp-action-reroll = Reroll { $die }
kelp-action-store = Keep { $die } as energy
kelp-action-lower = Replace a card: lower { $die } by 1
kelp-action-hunger = Put { $die } on the Hunger Track
kelp-action-play = Play “{ $card }”
kelp-action-discard = Discard “{ $card }”, then hide a block if you like
kelp-action-top = Put “{ $card }” on top of the draw pile
kelp-action-to-hand = Take “{ $card }” to your hand
kelp-action-from-draw = Take “{ $card }” from the draw pile
kelp-action-from-discard = Take “{ $card }” from the discard pile
kelp-action-trash-hand = Trash “{ $card }” from your hand
kelp-action-trash-discard = Trash “{ $card }” from the discard pile
kelp-action-buy = Buy { $card }
kelp-action-replace = Replace { $card }
kelp-action-step = Swift: one step to { $space }, facing { $facing }
kelp-action-clear = Push the Current aside and move to { $space }, facing { $facing }
kelp-action-current = Place { $die } { $kept-id ->
    [kept] from Vigilant on { $space }
   *[none] on { $space }
}
kelp-action-search = { $die-id ->
    [red] Strike { $zone } with { $die }
   *[yellow] Search { $zone } with { $die }
}{ $kept-id ->
    [kept] {" "}from Vigilant
   *[none] {""}
}
kelp-action-move = Swim to { $space }, facing { $facing }
kelp-action-swim = Swim over { $over } to { $space }, facing { $facing }

## Headings over options of one kind, and the short labels below them

kelp-group-food = Use a food effect
kelp-group-confront = Choose a Confrontation card
kelp-group-return = Return a die to the bag
kelp-group-choose = Take a die from the bag
kelp-group-gain-card = Gain the top card of a pile
kelp-group-gain-block = Gain a block from beside the board
kelp-group-use = Use a card
kelp-group-reveal = Reveal a block
kelp-group-hide = Hide a block
kelp-group-take = Put a block into the bag
kelp-group-name = Place the block in
kelp-group-exchange = Exchange the block in
kelp-group-first = First
kelp-group-retreat = Shuffle the Octopus with the block in
kelp-group-swap = Swap two adjacent blocks
kelp-group-den = Put the Shark on
kelp-group-lift = Take a Current off the board
kelp-group-die = Choose a die
kelp-group-reroll = Reroll a die
kelp-group-store = Keep as energy
kelp-group-lower = Replace a card of the row: lower a die by 1
kelp-group-hunger = Put on the Hunger Track
kelp-group-play = Play a card
kelp-group-discard = Discard a card, then hide a block if you like
kelp-group-top = Put on top of the draw pile
kelp-group-to-hand = Take to your hand
kelp-group-from-draw = Take from the draw pile
kelp-group-from-discard = Take from the discard pile
kelp-group-trash-hand = Trash from your hand
kelp-group-trash-discard = Trash from the discard pile
kelp-group-buy = Buy a card
kelp-group-replace = Replace a card
kelp-group-step = Swift: swim one step
kelp-group-clear = Push a Current aside and move
kelp-group-current = Place { $die } { $kept-id ->
    [kept] from Vigilant on
   *[none] on
}
kelp-group-search = { $die-id ->
    [red] Strike with { $die }
   *[yellow] Search with { $die }
}{ $kept-id ->
    [kept] {" "}from Vigilant
   *[none] {""}
}
kelp-group-move = Swim
kelp-group-swim = Swim over Currents
kelp-label-swap = { $zone } ↔ { $other }
kelp-label-move = to { $space }, facing { $facing }
kelp-label-swim = over { $over } to { $space }, facing { $facing }
kelp-label-step = to { $space }, facing { $facing }
kelp-label-clear = to { $space }, facing { $facing }

## What is asked

kelp-question-den = { $why-id ->
    [setup] On which den do you put the Shark?
    [trap] The den trap: to which den do you move the Shark?
   *[fight] Fight: to which den do you move the Shark?
}
kelp-question-action = { $done ->
    [0] Action 1 of 2: what do you do?
    [1] Action 2 of 2: what do you do?
   *[other] Both actions are done: do you use food, or end the turn?
}
kelp-question-pay = Pay for “{ $card }”: { $left ->
    [one] which block do you reveal?
   *[other] which blocks do you reveal, worth { $left } in all?
}
kelp-question-swap = Which 2 adjacent blocks do you swap?
kelp-question-hide = { $left ->
    [one] Which block do you hide?
   *[other] Which blocks do you hide, up to { $left }?
}
kelp-question-shuffle = { $which-id ->
    [revealed] Which revealed blocks do you shuffle? { $left } to choose.
    [outside] Which hidden blocks outside C do you shuffle with the block in C? { $left } to choose.
   *[hidden] Which hidden blocks do you shuffle? { $left } to choose.
}
kelp-question-gain = What do you gain? { $left ->
    [one] This is the last gain.
   *[other] { $left } gains are left.
}
kelp-question-exchange = Which revealed block makes room for this one: { $block }?
kelp-question-top = Which gained card goes on top of your draw pile?
kelp-question-take = Which gained card do you take to your hand?
kelp-question-hide-gained = Which gained blocks do you hide?
kelp-question-may-draw = Do you draw { $amount ->
    [one] a card
   *[other] { $amount } cards
}?
kelp-question-trash = Which card do you trash?
kelp-question-snail = Sea Snail: which card do you take to your hand?
kelp-question-remove = { $left ->
    [one] Which Current do you take off the board?
   *[other] Which Currents do you take off the board, up to { $left }?
}
kelp-question-free-den = Every den has a Current. Which Current do you take off the board first?
kelp-question-confront = { $seat-id ->
    [shark] Confrontation in { $zone }: guess which way the Octopus flees. Name its card, and you win. Which card do you choose?
   *[octopus] Confrontation in { $zone }: choose how you flee. If the Shark names the same card, it wins. Which card do you choose?
}
kelp-question-retreat = Retreat: with which adjacent block is the Octopus shuffled?
kelp-question-freeze = Freeze: do you hide the Octopus?
kelp-question-place = A block is drawn from the Octopus’s bag. In which zone does it go?
kelp-question-dice = How many dice do you draw?
kelp-question-refill = The bag is empty. Which Current do you take off the board? { $left } to take.
kelp-question-before-roll = Do you roll, or use a card first?
kelp-question-reactive = Reactive: which drawn dice go back to the bag? { $left } to return.
kelp-question-replacement = Reactive: which die do you take from the bag?
kelp-question-rolled = { $edition ->
    [prototype] Draw and Roll (2): do you change the roll?
   *[final] Draw & Roll: do you change the roll?
}
kelp-question-relentless = { $first-id ->
    [none] Relentless: which die do you reroll?
   *[other] Relentless: which die do you reroll together with { $first }?
}
kelp-question-daring = Daring: which red die becomes 6?
kelp-question-daring-other = Daring: which other die goes to the Hunger Track?
kelp-question-ruthless = Ruthless: which die do you raise by { $amount }?
kelp-question-vigilant = Vigilant: which die do you keep?
kelp-question-currents = Place Currents: do you place one?
kelp-question-move = { $moved-id ->
    [true] Move: where does the Shark swim now?
   *[false] Move: where does the Shark swim?
}
kelp-question-after-move = Swift: does the Shark swim one more step?
kelp-question-search = Search/Strike: which zones do you search or strike?
kelp-question-order = Which zone is resolved first?
kelp-question-observant = In { $zone } you have found the { $trap }. Do you ignore it with Observant?
kelp-question-store = Energy: which dice do you keep? Room for { $left }.
kelp-question-buy = { $may-replace-id ->
    [true] Energy: you have { $energy } to spend. Do you buy or replace a card?
   *[false] Energy: you have { $energy } to spend. What do you buy?
}
kelp-question-replace = Which card of the row leaves the game?
kelp-question-hunger = Which die goes to the Hunger Track?

## What happens

kelp-event-turn = { $seat-id ->
    [octopus] Turn { $turn }: the Octopus
   *[shark] Turn { $turn }: the Shark
}
kelp-event-shark-put = The Shark is put on { $space }.
kelp-event-played = The Octopus plays “{ $card }”.
kelp-event-drew = The Octopus draws { $count } { $count ->
    [one] card
   *[other] cards
}.
kelp-event-drew-card = The card drawn is “{ $card }”.
kelp-event-reshuffled = The discard pile, { $count } { $count ->
    [one] card
   *[other] cards
}, becomes the draw pile.
kelp-event-discarded = The Octopus discards “{ $card }”.
kelp-event-trashed = “{ $card }” leaves the game.
kelp-event-revealed = { $seat-id ->
    [octopus] The Octopus reveals { $zone }: { $block }.
   *[shark] The Shark reveals { $zone }: { $block }.
}
kelp-event-hidden = The Octopus hides { $zone }.
kelp-event-swapped = The Octopus swaps { $zone } and { $other }.
kelp-event-taken = The block in { $zone } goes into the Octopus’s bag.
kelp-event-block-drawn = The Octopus sees the block drawn from the bag: { $block }.
kelp-event-placed = A block from the bag goes to { $zone }, hidden.
kelp-event-gained-card = The Octopus gains “{ $card }”.
kelp-event-pile-top = { $card-id ->
    [none] The { $pile } pile is empty.
   *[other] On top of the { $pile } pile lies “{ $card }”.
}
kelp-event-gained-block = The Octopus gains a block in { $zone }: { $block } instead of { $replaced }.
kelp-event-put-on-top = “{ $card }” goes on top of the draw pile.
kelp-event-took-to-hand = The Octopus takes “{ $card }” to its hand, openly.
kelp-event-took-from-draw = The Octopus takes a card from the draw pile, unseen.
kelp-event-took-card = The card taken is “{ $card }”.
kelp-event-ate = The Octopus eats in { $zone }: { $food }.
kelp-event-used-food = The Octopus uses a food effect: { $food }.
kelp-event-dice-drawn = The Shark draws dice: { $blue } blue, { $yellow } yellow, { $red } red.
kelp-event-rolled = The Shark rolls { $die }.
kelp-event-rerolled = The Shark rerolls { $die }: { $became }.
kelp-event-used-card = The Shark uses { $effect }.
kelp-event-returned = A { $colour } die returns to the bag.
kelp-event-chosen = The Shark takes a { $colour } die from the bag.
kelp-event-raised = The die { $die } becomes { $became }.
kelp-event-kept = The Shark keeps { $die } on Vigilant.
kelp-event-current-placed = The Shark places a Current of { $value } on { $space }.
kelp-event-current-lifted = The Current on { $space } is taken off the board.
kelp-event-turned = The Shark turns round and faces { $facing }.
kelp-event-moved = { $over-id ->
    [none] The Shark swims from { $start } to { $space }.
   *[other] The Shark swims from { $start } over { $over } to { $space }.
}
kelp-event-die-placed = The Shark puts { $die } on zone { $zone }.
kelp-event-searched = The Shark searches { $zone } with { $die }.
kelp-event-struck = The Shark strikes { $zone } with { $die }.
kelp-event-grew = A { $colour } die goes to the Growth Track.
kelp-event-tile = Growth tile { $tile } is flipped.
kelp-event-hunger = A { $colour } die goes to the Hunger Track: { $count } now.
kelp-event-trap = In { $zone } the { $trap } is triggered.
kelp-event-trap-ignored = The Shark ignores the { $trap }.
kelp-event-stored = The Shark keeps { $die } as energy.
kelp-event-energy-lost = The Shark’s energy buys nothing; its dice return to the bag.
kelp-event-lowered = The Shark lowers { $die } by 1.
kelp-event-replaced = { $card } leaves the row and the game.
kelp-event-bought = The Shark buys { $card }.
kelp-event-row = { $card } comes into the row.
kelp-event-confrontation = Confrontation! The Octopus is struck in { $zone }.
kelp-event-chose = The Octopus chooses { $pair } in secret.
kelp-event-shown = The Octopus shows { $octopus }, the Shark counters { $shark }.
kelp-event-pair-lost = Both { $pair } cards leave the game.
kelp-event-over = { $seat-id ->
    [octopus] The Octopus wins
   *[shark] The Shark wins
}: { $reason }.

## How it ends

kelp-reason-food = all food eaten
kelp-reason-exhausted = the Shark is exhausted
kelp-reason-confrontation = confrontation won
kelp-reason-no-strike-left = the Shark has no strike left
kelp-reason-survived = the Octopus has survived the last turn
kelp-outcome = { $winner-id ->
    [octopus] The Octopus wins
   *[shark] The Shark wins
}: { $reason }.

## What a die of the pool is good for, beside its name

kelp-use-energy = goes to energy
kelp-use-current = can be placed
kelp-use-search = searches up to { $value }+
kelp-use-search-any = searches any zone
kelp-use-strike = strikes up to { $value }+
kelp-use-strike-any = strikes any zone

## The table in characters

kelp-table-beside = Beside the board
kelp-table-food = Food Track
kelp-table-used = { $food } (used)
kelp-table-unused = { $food } (not used yet)
kelp-table-hand = Hand
kelp-table-hand-size = hand size { $size }
kelp-table-known = the Shark knows of: { $cards }
kelp-table-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
kelp-table-draw = Draw pile (any order)
kelp-table-top = next: { $cards }
kelp-table-hand-or-draw = Hand or draw pile
kelp-table-discard = Discard pile
kelp-table-played = Played
kelp-table-trash = Trash pile
kelp-table-piles = Piles
kelp-table-pile = { $pile }: { $card } and { $more } more
kelp-table-pile-last = { $pile }: { $card }
kelp-table-pile-empty = { $pile }: empty
kelp-table-shark = Shark
kelp-table-away = not on the board yet
kelp-table-facing = on { $space }, facing { $facing }
kelp-table-right-angle = on { $space }, at a 90° angle to the path
kelp-table-around = beside: { $zones }; ahead: { $spaces }
kelp-table-dens = Dens
kelp-table-currents = Currents
kelp-table-current = { $value } on { $space }
kelp-table-bag = Bag
kelp-table-supply = Supply
kelp-table-dice-blue = { $count } blue
kelp-table-dice-yellow = { $count } yellow
kelp-table-dice-red = { $count } red
kelp-table-drawn = Drawn
kelp-table-pool = Pool
kelp-table-energy = { $edition ->
    [prototype] Energy slots
   *[final] Energy
}
kelp-table-kept = On Vigilant
kelp-table-growth = Growth Track
kelp-table-tiles = { $count } of { $all } tiles flipped
kelp-table-growing = on the next: { $dice }
kelp-table-hunger = Hunger Track
kelp-table-of = { $count } of { $all }
kelp-table-row = Row
kelp-table-deck = { $count } more in the deck
kelp-table-shark-cards = Shark cards bought
kelp-table-pairs = Confrontation
kelp-table-pair = { $pair } ({ $tone })
kelp-table-bag-blocks = In the Octopus’s bag
kelp-table-none = none
kelp-table-never-eaten = Without this card its food can never be eaten.
kelp-table-legend-blocks = ■ hidden block, □ revealed block, ◇ empty; after “?” what the Shark must think possible
kelp-table-legend-shark = ▲ ▶ ▼ ◀ Shark and its facing, ● Shark at a 90° angle; ( ) den
kelp-table-legend-dice = ≈ Current die (blue), ◎ Search die (yellow), ✗ Strike die (red)
kelp-table-zone = Zone { $zone }, { $kind }, value { $value }: { $block }
kelp-table-zone-hidden = hidden block
kelp-table-zone-hidden-known = hidden block, { $block }
kelp-table-zone-revealed = revealed block, { $block }
kelp-table-zone-empty = no block
kelp-table-can-be = the Shark must think possible: { $blocks }
kelp-table-zone-die = die on it: { $die }

## Why a thing cannot be used now

# Whole sentences, shown after a choice in vain and at the end of an explanation.
kelp-why-theirs = { $seat-id ->
    [shark] This is the Shark’s.
   *[octopus] This is the Octopus’s.
}
kelp-why-action-first = First choose an action: play a card, draw, or discard a card.
kelp-why-actions-done = Both actions of this turn are done.
kelp-why-too-dear = It cannot be played: it costs { $cost } hidden { $cost ->
    [one] block
   *[other] blocks
} to reveal, and { $hidden ->
    [0] none stands hidden
    [one] only 1 stands hidden
   *[other] only { $hidden } stand hidden
}.
kelp-why-nothing-to-hide = It cannot be played: no block is revealed that it could hide.
kelp-why-shuffle-few = It cannot be played: it needs { $need } hidden blocks, { $pay } to pay and { $amount } to shuffle, and there { $hidden ->
    [one] is 1
   *[other] are { $hidden }
}.
kelp-why-centre-few = It cannot be played: once it is paid, { $amount } hidden { $amount ->
    [one] block
   *[other] blocks
} outside C must be left to shuffle.
kelp-why-revealed-few = It cannot be played: once it is paid, { $amount } blocks must lie revealed.
kelp-why-learn-few = It cannot be played: its { $amount ->
    [one] gain
   *[other] { $amount } gains
} would not all be possible.
kelp-why-food-far = It cannot be played: the Octopus is not adjacent to its food.
kelp-why-hand-full = Your hand has { $count } cards already, its size is { $size }.
kelp-why-not-in-hand = Only a card in your hand can be played.
kelp-why-in-hand = It is in your hand already.
kelp-why-trashed = It has left the game.
kelp-why-hand-or-discard = Only a card of your hand or of the discard pile can be trashed.
kelp-why-just-gained = Only what was gained just now can be chosen.
kelp-why-gained-no-eat = Only a card that was gained just now and is no Eat card can go to your hand.
kelp-why-learn-first = Cards and blocks are gained by Learn cards and by the abalone.
kelp-why-pile-empty = This pile is empty.
kelp-why-no-room = A gained block takes the place of a revealed one, and none can make room.
kelp-why-replaced = { $edition ->
    [prototype] A replaced block does not come back.
   *[final] It was replaced just now; a later Learn can gain it.
}
kelp-why-exchange-hidden = It is hidden; only a revealed block makes room.
kelp-why-exchange-octopus = The Octopus itself is never replaced.
kelp-why-exchange-food = Food is never replaced.
kelp-why-exchange-fresh = It was gained just now and stays.
kelp-why-food-used = Its effect is used.
kelp-why-food-time = Food is used before, between or after your two actions.
kelp-why-snail-none = Draw pile and discard pile are empty.
kelp-why-lobster-none = No block is revealed that could be hidden.
kelp-why-abalone-none = There is nothing that could be gained.
kelp-why-pay-revealed = It is revealed already; only hidden blocks pay.
kelp-why-pay = No way to pay reveals this block and leaves the card’s effect possible.
kelp-why-pay-picked = With what is picked it would be too much, or leave the card’s effect impossible.
kelp-why-not-adjacent = It is not adjacent to { $other }.
kelp-why-hidden = It is hidden already.
kelp-why-spared = This trap itself stays revealed.
kelp-why-shuffle-hidden = It is revealed; this card shuffles hidden blocks.
kelp-why-shuffle-revealed = It is hidden; this card shuffles revealed blocks.
kelp-why-in-bag = Its block is in the bag already.
kelp-why-not-empty = There is a block here already; the drawn one goes to an empty zone.
kelp-why-pair-gone = This pair has left the game.
kelp-why-pair-time = These cards are chosen in a confrontation.
kelp-why-octopus-itself = This is the Octopus itself; choose a block adjacent to it.
kelp-why-not-beside-octopus = { $zone } is not adjacent to the Octopus.
kelp-why-no-den = The Shark is put on a den, and this is none.
kelp-why-den-shark = The Shark is here already.
kelp-why-den-covered = A Current lies here, and another den is free.
kelp-why-no-current = There is no Current on this space.
kelp-why-zone-later = Zones are searched and struck after the move.
kelp-why-zone-over = Searching and striking are over in this turn.
kelp-why-space-later = Spaces have their time in the Currents and Move steps.
kelp-why-space-over = The Shark has moved already in this turn.
kelp-why-shark-here = The Shark is on this space.
kelp-why-current-here = A Current lies on this space already.
kelp-why-must-move = The Shark is here, and it must move.
kelp-why-behind = It lies behind the Shark, which swims only ahead.
kelp-why-no-stop = A Current lies here; the Shark cannot stop on it.
kelp-why-no-way = No way leads here: the Shark stops on an empty space right ahead, or swims there over Currents, from high to low.
kelp-why-not-next = Only the spaces right before the Shark can be cleared.
kelp-why-swift = Swift leads one step ahead, onto an empty space.
kelp-why-not-beside-shark = { $zone } is not beside the Shark.
kelp-why-die-here = A die lies here already; each zone takes one.
kelp-why-found = It is revealed already; nothing is left to search or strike.
kelp-why-only-strike = The Octopus is revealed; only a Strike die can hit it, and none is left.
kelp-why-too-low = It needs { $value }, and your highest die for it shows { $best }.
kelp-why-no-hunting-dice = No Search or Strike die is left.
kelp-why-no-die-on = No die lies on this zone.
kelp-why-no-reroll = You have no reroll: growth tile 1 gives the first.
kelp-why-rerolled = The rerolls of this turn are used.
kelp-why-currents-now = Only Current dice are placed now; Search and Strike dice have their time after the move.
kelp-why-move-first = First the move; Search and Strike dice have their time after it.
kelp-why-moved-dice = The Shark has moved; Search and Strike dice have their time in the next step.
kelp-why-currents-over = Current dice are placed before the move.
kelp-why-die-low = It shows { $value }, and beside the Shark at least { $least } is needed.
kelp-why-no-target = Beside the Shark there is nothing that this die could search or strike.
kelp-why-pool-only = Only dice of the pool count here.
kelp-why-energy-buys = Dice in energy only buy cards.
kelp-why-keeping = It was kept in this turn and can be used from the next on.
kelp-why-not-red = Daring raises a Strike die.
kelp-why-six = It shows 6 already.
kelp-why-daring-red = This die becomes 6; choose another one.
kelp-why-not-in-the-bag = No such die is in the bag.
kelp-why-one = A die that shows 1 cannot be lowered.
kelp-why-no-replacing = { $edition ->
    [prototype] A card is replaced at most once a turn, before the first purchase, while the deck has cards.
   *[final] A card is replaced at most once a turn, before the first purchase, while the deck has cards and another card stays affordable.
}
kelp-why-stored = It is energy already.
kelp-why-price = It costs { $price }, and you have { $energy } energy.
kelp-why-last-affordable = One card must stay affordable, and this is the only one.
kelp-why-row-later = Cards are bought in the Energy step.
kelp-why-time = { $effect-id ->
    [aggressive] It has no effect; its dice came with it.
    [agile] It is used in the Move step, before the Shark moves.
    [swift] It is used in the Move step.
    [observant] It is used when you have just revealed a trap.
    [reactive] It is used before the roll.
    [hungry] It is used in the Roll step.
   *[other] It is used in the Roll step, after the roll.
}
kelp-why-right-angle = The Shark is at a right angle and may leave by either end anyway.
kelp-why-moved = The Shark has moved already.
kelp-why-swift-blocked = No empty space lies right before the Shark.
kelp-why-bag-empty = The bag is empty.
kelp-why-reactive-two = It needs two drawn dice.
kelp-why-daring-needs = It needs a Strike die below 6 and another die in the pool.
kelp-why-hostile-needs = It needs two pairs in the game.
kelp-why-pool-empty = No die is in the pool.
kelp-why-all-six = Every die in the pool shows 6.
