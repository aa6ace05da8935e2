### Aquatica in English. The options of the game are known everywhere; $x-id is the bare name behind $x.

aquatica-name = Aquatica
aquatica-seat-player1 = player 1
aquatica-seat-player2 = player 2
aquatica-seat-player3 = player 3
aquatica-seat-player4 = player 4
aquatica-seat-ichthyanders = Ichthyanders

## Options of the game

aquatica-players-1 = solo
aquatica-players-2 = two players
aquatica-players-3 = three players
aquatica-players-4 = four players
aquatica-kings-none = { $players ->
    [1] one king of three
   *[other] no kings
}
aquatica-kings-dealt = kings dealt
aquatica-kings-draft = king draft
aquatica-goals-printed = printed goals
aquatica-goals-tokens = goal tokens
aquatica-first-random = { $players ->
    [1] you begin
   *[other] first player by chance
}
aquatica-first-player1 = player 1 begins
aquatica-first-player2 = player 2 begins
aquatica-first-player3 = player 3 begins
aquatica-first-player4 = player 4 begins
aquatica-matrona-sweep-true = the Matrona sweeps the row
aquatica-matrona-sweep-false = no sweep
aquatica-equal-turns-true = equal turns
aquatica-equal-turns-false = last turns as printed

## Types, icons and other small things

aquatica-type-sb = Shark Bay
aquatica-type-ss = Sunken Ships
aquatica-type-ov = Ocean Volcanoes
aquatica-type-dc = Fallen Civilizations
aquatica-icon-c1 = +1 coin
aquatica-icon-c2 = +2 coins
aquatica-icon-p1 = +1 power
aquatica-icon-p2 = +2 power
aquatica-icon-ts = +2 power: Shark Bay
aquatica-icon-tk = +2 power: Sunken Ships
aquatica-icon-tv = +2 power: Ocean Volcanoes
aquatica-icon-tc = +2 power: Fallen Civilizations
aquatica-icon-r1 = raise 1
aquatica-icon-r2 = raise 2
aquatica-icon-rf = fully raise
aquatica-icon-fr = free recruit
aquatica-icon-tb = take back
aquatica-icon-sc = score
aquatica-sign-c1 = +1$
aquatica-sign-c2 = +2$
aquatica-sign-p1 = +1⚔
aquatica-sign-p2 = +2⚔
aquatica-sign-ts = +2⚔SB
aquatica-sign-tk = +2⚔SS
aquatica-sign-tv = +2⚔OV
aquatica-sign-tc = +2⚔FC
aquatica-sign-r1 = ↑1
aquatica-sign-r2 = ↑2
aquatica-sign-rf = ↑↑
aquatica-sign-fr = free
aquatica-sign-tb = back
aquatica-sign-sc = score
aquatica-sign-empty = —
aquatica-tag-sb = SB
aquatica-tag-ss = SS
aquatica-tag-ov = OV
aquatica-tag-dc = FC
aquatica-sort-trained = trained
aquatica-sort-wild = wild
aquatica-state-ready = ready
aquatica-state-tired = tired
# A Location is called by its type and number.
aquatica-location = { $type } { $number }

## Characters and kings

aquatica-card-matrona = Matrona
aquatica-card-sealord = Sealord
aquatica-card-legion = Legion
aquatica-card-seahorse = Sea Horse
aquatica-card-waveteller = Wave-Teller
aquatica-card-agent = Agent of the Blue Water
aquatica-card-grabber = The Grabber
aquatica-card-crab = Diplomatic Crab
aquatica-card-turtle = Turtle the Treasurer
aquatica-card-researcher = Researcher
aquatica-card-leader = Manta’s Leader
aquatica-card-angler = Anglerfish
aquatica-card-healer = Healer
aquatica-card-meg = Meg
aquatica-card-diva = Sea Diva
aquatica-card-cai = King Cai the Nimble
aquatica-card-sol = King Sol the Great
aquatica-card-fancelot = Fancelot the Alluring
aquatica-card-herbert = Herbert the Forceful
aquatica-card-xander = Xander the Usurper
aquatica-card-adela = Adela the Liberator
aquatica-card-nerea = Nerea the Patient
aquatica-card-ondro = Ondro the Deep
aquatica-step-buy = +{ $amount } { $amount ->
    [one] coin
   *[other] coins
}, buy a Location
aquatica-step-conquer = +{ $amount } power, conquer a Location
aquatica-step-recruit = +{ $amount } { $amount ->
    [one] coin
   *[other] coins
}, recruit a character
aquatica-step-recruit-free = recruit for free a character that costs up to { $amount }
aquatica-step-raise = raise { $amount }
aquatica-step-raise-full = fully raise a Location
aquatica-step-score = score { $amount } { $amount ->
    [one] Location
   *[other] Locations
}
aquatica-step-scout = you may scout
aquatica-step-take-back = { $amount ->
    [99] take back all discarded characters
    [one] take back 1 character
   *[other] take back { $amount } characters
}
aquatica-step-ready = make all your mantas ready
aquatica-step-salvage = take a discarded Location for free
aquatica-step-replay = pay { $amount } { $amount ->
    [one] coin
   *[other] coins
} and play a discarded character again
aquatica-step-oust = the leftmost character of the row leaves the game
aquatica-step-others-raise = all others raise { $amount }
aquatica-step-others-score = all others score { $amount }
aquatica-step-others-discard = all others discard { $amount } { $amount ->
    [one] character
   *[other] characters
}
aquatica-step-either = { $one }, or { $other }
aquatica-step-gain-manta = at setup: take a wild manta ({ $icon })
aquatica-fate-stays = It stays in your hand.
aquatica-fate-box = Then it leaves the game.

## Goals

aquatica-goal-hand8 = { $amount } characters in hand
aquatica-goal-board5 = { $amount } Locations on your board
aquatica-goal-scored3 = { $amount } Locations scored
aquatica-goal-wild2 = { $amount } wild mantas
aquatica-goal-points15 = { $amount } points of scored Locations
aquatica-goal-discard-all = all characters but { $amount } discarded
aquatica-goal-locations11 = { $amount } Locations on your board and scored
aquatica-goal-wild3 = { $amount } wild mantas
aquatica-goal-types4 = all { $amount } types scored
aquatica-goal-discard10 = { $amount } characters in your discard pile
aquatica-goal-same4 = { $amount } Locations of one type on your board and scored
aquatica-goal-conquer5 = { $amount } characters with a conquer effect in hand and discard pile
aquatica-goal-risen5 = { $amount } fully risen Locations on your board
aquatica-goal-recruit5 = recruit a character for { $amount } coins

## What can be answered: the whole sentence

aquatica-action-go-on = Go on
aquatica-action-end-turn = End the turn
aquatica-action-decline = Do not
aquatica-action-scout = Scout
aquatica-action-branch = Choose effect { $branch }
aquatica-action-king = Keep { $king }
aquatica-action-recruit = Recruit from place { $place }
aquatica-action-free = Recruit from place { $place } for free
aquatica-action-track = Put a manta of the Ichthyanders on goal { $track }
aquatica-action-play = Play “{ $card }”
aquatica-action-discard = Discard “{ $card }”
aquatica-action-take-back = Take back “{ $card }”
aquatica-action-replay = Play “{ $card }” again
aquatica-action-manta = Use a { $sort } manta: { $icon }
aquatica-action-claim = Claim goal { $track } with a { $state } manta: { $icon }
aquatica-action-depth = Use the top depth of { $location }
aquatica-action-buy = Buy { $location }
aquatica-action-conquer = Conquer { $location }
aquatica-action-raise = Raise { $location } by 1
aquatica-action-raise-full = Fully raise { $location }
aquatica-action-score = Score { $location }
aquatica-action-salvage = Take { $location } from the discard pile
aquatica-action-drop = Discard { $location } from the lower row

## Headings over options of one kind, and the short labels below them

aquatica-group-king = Keep a king
aquatica-group-recruit = Recruit a character
aquatica-label-recruit = place { $place }
aquatica-group-free = Recruit a character for free
aquatica-label-free = place { $place }
aquatica-group-track = Put a manta of the Ichthyanders
aquatica-label-track = goal { $track }
aquatica-group-play = Play a character
aquatica-group-discard = Discard a character
aquatica-group-take-back = Take back
aquatica-group-replay = Play again
aquatica-group-manta = Use a manta
aquatica-label-manta = { $icon } ({ $sort })
aquatica-group-claim = Claim a goal
aquatica-label-claim = goal { $track } with { $icon } ({ $state })
aquatica-group-depth = Use the top depth of
aquatica-group-buy = Buy a Location
aquatica-group-conquer = Conquer a Location
aquatica-group-raise = Raise a Location by 1
aquatica-group-raise-full = Fully raise a Location
aquatica-group-score = Score a Location
aquatica-group-salvage = Take a Location from the discard pile
aquatica-group-drop = Discard a Location of the lower row

## What is asked

aquatica-question-king = Which king do you keep?
aquatica-question-before = Your turn: which character do you play? Mantas, depths and goals may come first.
aquatica-question-after = Your character is played. Do you use mantas, depths or goals, or end the turn?
aquatica-question-claim = Do you claim a goal now?
aquatica-question-buy = You have { $own } { $own ->
    [one] coin
   *[other] coins
} from the card. Which Location do you buy?
aquatica-question-conquer = You have { $own } power from the card. Which Location do you conquer?
aquatica-question-recruit = You have { $own } { $own ->
    [one] coin
   *[other] coins
} from the card. Which character do you recruit?
aquatica-question-replay = Which discarded character do you play again, for { $price } { $price ->
    [one] coin
   *[other] coins
}?
aquatica-question-pay = { $verb-id ->
    [recruit] Place { $target } of the ocean row
   *[other] { $target }
}: { $verb-id ->
    [conquer] { $missing } of { $price } power is missing.
   *[other] { $missing } of { $price ->
        [one] 1 coin is missing.
       *[other] { $price } coins is missing.
    }
} What do you pay with?
aquatica-question-free = Which character do you recruit for free?
aquatica-question-raise = Which Location do you raise? { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
}
aquatica-question-raise-full = Which Location do you fully raise?
aquatica-question-score = { $left ->
    [one] Which Location do you score?
   *[other] Which Locations do you score? { $left } to choose.
}
aquatica-question-take-back = { $left ->
    [one] Which character do you take back?
   *[other] Which characters do you take back? { $left } to choose.
}
aquatica-question-scout = Do you scout?
aquatica-question-drop = { $left ->
    [one] Which Location of the lower row is discarded?
   *[other] Which Locations of the lower row are discarded? { $left } to choose.
}
aquatica-question-branch = Which effect of “{ $card }” do you choose?
aquatica-question-salvage = Which discarded Location do you take?
aquatica-question-discard = { $left ->
    [one] Which character do you discard?
   *[other] Which character do you discard? { $left } to go.
}
aquatica-question-track = On which goal do the Ichthyanders put their manta?

## What happens

aquatica-event-turn = Turn { $turn }: { $seat }
aquatica-event-king-picked = King kept by { $seat }: { $king }.
aquatica-event-king = King of { $seat }: { $king }.
aquatica-event-played = Played by { $seat }: “{ $card }”.
aquatica-event-recruited = Recruited by { $seat } for { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}: “{ $card }”.
aquatica-event-row = Place { $place } of the ocean row: “{ $card }”.
aquatica-event-ousted = “{ $card }” leaves the game.
aquatica-event-bought = Bought by { $seat } for { $coins } { $coins ->
    [one] coin
   *[other] coins
}: { $location }.
aquatica-event-conquered = Conquered by { $seat } for { $power } power: { $location }.
aquatica-event-salvaged = Taken from the discard pile by { $seat }: { $location }.
aquatica-event-manta-used = Manta used by { $seat }: { $icon } ({ $sort }).
aquatica-event-depth-used = Depth of { $location } used by { $seat }: { $icon }.
aquatica-event-raised = { $location } rises by { $steps }.
aquatica-event-risen = { $location } is fully risen.
aquatica-event-manta-gained = Wild manta for { $seat }: { $icon }.
aquatica-event-scored = Scored by { $seat }: { $location } ({ $points } { $points ->
    [one] point
   *[other] points
}).
aquatica-event-scouted = Scouting by { $seat }.
aquatica-event-dropped = To the Location discard pile: { $location }.
aquatica-event-dealt = New in the lower row: { $location }.
aquatica-event-ready = All mantas of { $seat } are ready.
aquatica-event-took-back = Taken back by { $seat }: “{ $card }”.
aquatica-event-discarded = Discarded by { $seat }: “{ $card }”.
aquatica-event-replayed = Played again by { $seat }: “{ $card }”.
aquatica-event-boxed = “{ $card }” leaves the game.
aquatica-event-claimed = Goal claimed by { $seat }: { $goal } (space { $space }).
aquatica-event-placed = The Ichthyanders are on goal: { $goal } (space { $space }).
aquatica-event-last-turns = The last turns begin: { $reason }.
aquatica-event-over = End of the game for { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}{ $players ->
    [1] {""}
   *[other] , rank { $rank }
}.

## How it ends

aquatica-reason-goals = a player has mantas on all four goals
aquatica-reason-locations = the last Location was laid
aquatica-reason-ocean = the last Ocean Character was laid
aquatica-reason-ichthyanders = all mantas of the Ichthyanders are placed
aquatica-reason-turns = a player’s turn limit is reached
aquatica-outcome = Winner: { $winner }, with { $points } { $points ->
    [one] point
   *[other] points
}.
aquatica-outcome-solo = You have { $points } { $points ->
    [one] point
   *[other] points
}: the Ocean Council sends you a { $creature }.
aquatica-creature-clownfish = clownfish
aquatica-creature-serpent = Sea Serpent
aquatica-creature-leviathan = Leviathan
aquatica-creature-kraken = Kraken

## The table in characters and in sentences

aquatica-table-goals = Goals
aquatica-table-goal = Goal { $number }
aquatica-table-progress = { $goal } (you: { $count })
aquatica-table-laid = mantas on it: { $seats }
aquatica-table-next = next space: { $points } { $points ->
    [one] point
   *[other] points
}
aquatica-table-row = Ocean row
aquatica-table-place = Place { $place } of the ocean row, { $price } { $price ->
    [one] coin
   *[other] coins
}
aquatica-table-upper = Upper row
aquatica-table-less = { $less }⚔ less, counted in
aquatica-table-lower = Lower row
aquatica-table-decks = Decks
aquatica-table-deck-sizes = Ocean { $ocean }, Locations { $locations }
aquatica-table-location-discard = Discarded Locations
aquatica-table-rivals = Ichthyanders
aquatica-table-placed = { $count } of { $all } mantas placed
aquatica-table-packet = Kings to choose from
aquatica-table-ending = Last turns
aquatica-table-ending-begun = { $reason }; the last turns come after this turn
aquatica-table-ending-left = { $reason }; { $count ->
    [1] this is the last turn
   *[other] { $count } turns are left with this one
}
aquatica-table-player = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}
aquatica-mark-you = you
aquatica-mark-picking = picks a king
aquatica-mark-active = on turn
aquatica-mark-last = last turn
aquatica-mark-answering = to answer
aquatica-mark-first = first player
aquatica-mark-rank = rank { $rank }
aquatica-table-king = King
aquatica-table-king-number = { $king }, number { $number }
aquatica-table-hand = Hand
aquatica-table-playing = Being played
aquatica-table-discard = Discard pile
aquatica-table-mantas = Mantas
aquatica-mantas-ready = trained and ready: { $mantas }
aquatica-mantas-tired = trained and tired: { $mantas }
aquatica-mantas-wild-ready = wild and ready: { $mantas }
aquatica-mantas-wild-tired = wild and tired: { $mantas }
aquatica-table-board = Board
aquatica-table-free = { $count } free { $count ->
    [one] pocket
   *[other] pockets
}
aquatica-table-scored = Scored
aquatica-table-sum = Points
aquatica-table-parts = hand { $hand }, goals { $claimed }, Locations { $locations }
aquatica-table-none = none
aquatica-table-empty = empty
aquatica-table-unknown = unknown
aquatica-table-depths = depths: { $depths }
aquatica-table-no-depth = no depths
aquatica-table-points = { $points } { $points ->
    [one] point
   *[other] points
}
aquatica-table-manta = wild manta: { $icon }
aquatica-table-risen = { $location }: fully risen, { $points } { $points ->
    [one] point
   *[other] points
}
aquatica-table-top = { $location }: top depth: { $depth }
aquatica-table-below = below it: { $depths }
aquatica-table-covered = covered: { $count }
aquatica-price-both = { $coins } { $coins ->
    [one] coin
   *[other] coins
} or { $power } power
aquatica-price-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
aquatica-price-power = { $power } power
aquatica-legend-prices = $ coins, ⚔ power, ★ points; ↑ raise
aquatica-legend-depths = [ ] top depth, ▒ covered depth, — empty depth, ▲ fully risen, → leads to
aquatica-legend-mantas = ◆ trained manta, ready; ◇ trained manta, tired; ✦ wild manta, ready; ✧ wild manta, tired

## What a character does, with signs

aquatica-short-buy = +{ $amount }$ buy
aquatica-short-conquer = +{ $amount }⚔ conquer
aquatica-short-recruit = +{ $amount }$ recruit
aquatica-short-recruit-free = recruit for free up to { $amount }$
aquatica-short-raise = ↑{ $amount }
aquatica-short-raise-full = ↑↑
aquatica-short-score = score { $amount }
aquatica-short-scout = scout
aquatica-short-take-back = { $amount ->
    [99] take all back
   *[other] take back { $amount }
}
aquatica-short-ready = ready all mantas
aquatica-short-salvage = take a discarded Location
aquatica-short-replay = for { $amount }$ play a discarded character again
aquatica-short-oust = the leftmost leaves the game
aquatica-short-others-raise = others ↑{ $amount }
aquatica-short-others-score = others score { $amount }
aquatica-short-others-discard = others discard { $amount }
aquatica-short-either = { $one } or { $other }
aquatica-short-gain-manta = at setup: wild manta { $icon }

## What is said beside an option, and of a thing

aquatica-note-risen = then fully risen
aquatica-note-scout = upper row to the discard pile: { $upper }; lower row moves up: { $lower }; new: { $new }
aquatica-note-ready = { $count } ready
aquatica-about-king = King number { $number }:
aquatica-about-coin = Pays { $amount } { $amount ->
    [one] coin
   *[other] coins
} for a Location or a character, while a character is played.
aquatica-about-power = Gives { $amount } power for a conquest, while a character is played.
aquatica-about-power-vs = Gives { $amount } power for the conquest of a Location of this type: { $type }.
aquatica-about-raise = Raises your Locations by { $amount } { $amount ->
    [one] step
   *[other] steps in all
}, before or after a character is played. What is passed is not gained.
aquatica-about-raise-full = Fully raises one of your Locations, before or after a character is played.
aquatica-about-recruit-free = Recruits a character that costs up to { $amount } { $amount ->
    [one] coin
   *[other] coins
} for free, before or after a character is played.
aquatica-about-take-back = Takes { $amount } { $amount ->
    [one] character
   *[other] characters
} from your discard pile into your hand, before or after a character is played.
aquatica-about-score = Scores { $amount } fully risen { $amount ->
    [one] Location
   *[other] Locations
}, before or after a character is played.
aquatica-about-goal = A goal. On your turn, while it is fulfilled, you may claim it once, with a trained manta. Points by space: { $points }.
aquatica-about-creature = The reward of a solo game with at least { $points } { $points ->
    [one] point
   *[other] points
}.
aquatica-table-left = Ready mantas after that: { $mantas }

## Why a thing cannot be used now

# Whole sentences, shown after a choice in vain and at the end of an explanation.
aquatica-why-main-done = One character is played in each turn, and that is done.
aquatica-why-card-first = This is taken by an effect of a character: play one first.
aquatica-why-not-in-hand = It lies on your discard pile; only a character of your hand can be played.
aquatica-why-in-hand = It is in your hand; a discarded character is asked for.
aquatica-why-stays = The Matrona always stays in your hand.
aquatica-why-coins = It costs { $price }, and with all your mantas and depths you have { $most }: { $missing } { $missing ->
    [one] coin is
   *[other] coins are
} missing.
aquatica-why-power = It needs { $price } power, and with all your mantas and depths you have { $most }: { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
aquatica-why-not-free = This place costs { $price }, and free is a place of at most { $most }.
aquatica-why-pockets-full = All five pockets of your board are taken: score a Location first.
aquatica-why-tired = This manta is tired.
aquatica-why-resource = Coins and power only pay for an effect of your character.
aquatica-why-pays-no-coins = It gives no coins.
aquatica-why-pays-no-power = It gives no power against this Location.
aquatica-why-paid = A depth of this Location has paid in this turn already.
aquatica-why-empty-depth = Its top depth is empty and has no effect.
aquatica-why-risen = It is fully risen: no depth is left.
aquatica-why-not-risen = Only a Location that is fully risen is scored.
aquatica-why-own-depth = A depth does not move its own Location.
aquatica-why-nothing-to-raise = You have no Location that could be raised.
aquatica-why-nothing-to-score = You have no Location that could be scored.
aquatica-why-nothing-to-take-back = Your discard pile is empty.
aquatica-why-nobody-to-recruit = No character could be recruited with it.
aquatica-why-claimed = You have a manta on this goal already.
aquatica-why-ichthyanders-there = The Ichthyanders have a manta on this goal already.
aquatica-why-goal-not-met = What this goal demands is not fulfilled now.
aquatica-why-goal-time = Goals are claimed before and after the main action and between effects of a character.
