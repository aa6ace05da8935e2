### What the page says beside any game. The games' own words are in src/fathoms.

## Everywhere

web-title = Kelp and Aquatica at one table
web-close = Close
web-to-lobby = To the lobby
web-try-again = Try again
web-yes = yes
web-no = no
web-you = you
web-more = More
web-no-server = The server cannot be reached.
web-trying-again = Trying again.
web-error = Something went wrong on this page. Load it again; nothing at a table is lost.

## You and your settings

web-you-and-settings = You and your settings
web-you-are = You are
web-name = Name
web-name-none = guest
web-name-change = Change your name
web-name-note = Others see it at a table. There is no account; this browser remembers you.
web-name-keep = Keep it
web-language = Language
web-theme = Theme
web-theme-system = as the system
web-theme-dark = dark
web-theme-light = light
web-theme-contrast = high contrast
web-settings = Settings
web-size = Text size
web-speed = Animation
web-speed-off = off
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-speed-note = If your system asks for less motion, nothing moves.
web-sound = Sound
web-volume = Volume
web-marks = Marks on hidden blocks
web-marks-note = What a block can still be, by your own knowledge.
web-heat = Heat map
web-heat-note = How likely the Octopus is in each zone, where the table allows it.

## Keys

web-keys = Keys
web-key-choose = choose an option
web-key-more = the rest of a longer list
web-key-confirm = do what is chosen
web-key-back = put the choice back, close a sheet
web-key-undo = undo the last step
web-key-hurry = hurry a bot
web-key-walk = walk over what is lit on the board
web-key-read = walk over every place of the board, to read about it
web-key-tab = to the next thing that can be done
web-key-help = this list
web-keys-note = Everything can be played with the keys alone: the option list holds every move.

## Lobby

web-lobby = Lobby
web-lobby-title = Two games under water.
web-lobby-text = A bot is ready in one click. No account needed.
web-welcome-back = Welcome back, { $name }.
web-games-wait = { $count ->
    [one] One game waits for your move.
   *[other] { $count } games wait for your move.
}
web-kelp-about = One hunts, one hides: Shark against Octopus.
web-kelp-players = 2 players
web-kelp-time = about 40 minutes
web-kelp-sort = hidden blocks, bluff
web-aquatica-about = Raise sunken places, train mantas, build an engine.
web-aquatica-players = 1 to 4 players
web-aquatica-time = about 50 minutes
web-aquatica-sort = open information
web-you-play = You play
web-either = either
web-solo = solo
web-bots = Bot
web-level = Level
web-level-random = random
web-level-greedy = greedy
web-level-search = search
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-play-now = Play now
web-play-against = against a bot: { $level }
web-play-solo = alone
web-all-settings = All settings
web-all-settings-note = board, seats, clock
web-more-ways = More ways to play
web-way-create = Create a table
web-way-create-note = board, seats, bots, clock
web-way-invite = Invite a friend
web-join-link = Join with a link
web-way-join-note = or a table code
web-tables-and-games = Tables and games
web-your-games = Your games
web-your-games-none = Nothing yet. A game you start waits here for you, also when the laptop closes.
web-your-turn = Your turn
web-look = Look
web-open-tables = Open tables
web-open-tables-none = Nobody waits for players now. Create a table and show it in this list.
web-open-count = to join: { $join }, to watch: { $watch }
web-seeks = { $who } · free: { $seat }
web-waits-for-players = waits for players
web-seat-free = free
web-bot-level = bot ({ $level })
web-alone = alone
web-alone-yet = Nobody else yet
web-sit = Sit down
web-sit-at = Sit down: { $seat }
web-watch = Watch
web-finished = Finished games
web-show-all = Show all { $count }
web-import = Bring a game file
web-import-note = and replay it here
web-import-busy = is being played through
web-import-large = { $file } is too large for a recorded game, which has at most 2 MB. Choose the JSON file that a finished game offers as “Record”.
web-import-unfinished = The game in { $file } has not ended. Only finished games can be brought here: play it to its end, then save its record.
web-import-rules = The game in { $file } was played with other rules or cards than this server has. It can be replayed where it was played.
web-import-dice = The chance in { $file } does not follow from its seed, so the game was changed after it was played. Choose the file as the table gave it.
web-import-broken = The game in { $file } cannot be played through: the file was changed or is cut off. Save its record once more where it was played, and bring that.
web-import-unreadable = { $file } is not a recorded game: it has to be the JSON file that a finished game offers.
web-turn = turn { $turn }
web-aquatica-turn = round { $turn }
web-left-minutes = { $count } min left
web-left-hours = { $count } h left
web-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
web-foot-private = No account, no tracking: everything comes from this server.
web-foot-fair = Every game is fair, and you can check it.
web-way-invite-note = a table and its link, copied
web-invite-text = The table waits at its link: whoever opens it may sit down with you.
web-show-older = Older games
web-foot = About this place
web-rules = Rules in short
web-rules-note = Every card, die and block on the table says what it does when you point at it. What cannot be done says why.
web-rules-kelp-1 = Nine blocks stand in nine zones, and only the Octopus sees their faces. One of them is the Octopus itself; the others are shells, traps and, later, food.
web-rules-kelp-2 = The Octopus plays two actions a turn. Cards swap, shuffle and hide blocks; most of them are paid for by revealing blocks, which the Shark then sees.
web-rules-kelp-3 = The Shark swims on the lines between the zones. Each turn it draws dice from its bag and rolls them: blue ones become Currents that carry it further, yellow ones search a zone beside it, red ones strike one.
web-rules-kelp-4 = To search or strike, a die needs the value of the zone or more. Dice that are left over become energy, which buys cards and more dice; every strike and every purchase feeds the Hunger Track.
web-rules-kelp-5 = An Octopus that is struck faces a confrontation: both choose a card in secret. Different cards let it escape, and that pair leaves the game.
web-rules-kelp-6 = The Octopus wins with four foods eaten, or when seven dice lie on the Hunger Track. The Shark wins with two equal cards in a confrontation.
web-rules-aquatica-1 = Each turn you play one character from your hand and do what it says: buy a Location with coins, conquer one with power, recruit a character, raise or score Locations, or scout for new ones.
web-rules-aquatica-2 = A character that was played lies on your discard pile until you take it back, mostly with the Matrona.
web-rules-aquatica-3 = A Location that you have won stands in one of your five pockets. Only its top depth can be used: sliding the card up covers that depth and gives you its icon.
web-rules-aquatica-4 = A Location whose depths are all covered is fully risen. It may bring a wild manta, and its points are safe once an effect has scored it.
web-rules-aquatica-5 = Mantas give their icon once and are tired then. Trained mantas also claim goals: whoever fulfils one first gets the most for it.
web-rules-aquatica-6 = When somebody has claimed all four goals, or a deck runs out, everyone has one more turn. Most points win: characters in hand, goals and scored Locations.
web-about = About
web-about-what = What this is
web-about-what-text = Fathoms is a table for Kelp and Aquatica in the browser: against bots, with friends at their own screens, or with several at one.
web-about-fair = Fair chance
web-about-fair-text = Before a game the server shows a hash of the seed that all its chance follows from; afterwards it shows the seed, and this page checks that both fit. Words of the players’ own go into that seed, so that nobody can have chosen it alone.
web-about-private = Private
web-about-private-text = There are no accounts. A cookie of this server remembers your name and your seats for a year; no other server is asked for anything.
web-about-owners = Whose the games are
web-about-owners-text = Fathoms is unofficial. It is not made, licensed or endorsed by the publishers or authors of the games, whose names belong to their owners. Words and drawings are its own.
web-about-licence = Licence
web-about-licence-text = Fathoms is free software under the Apache License, Version 2.0: it may be used, changed and passed on.
web-tab-play = Play
web-tab-tables = Tables

## A new table

web-new-table = A new table
web-game = Game
web-setting-board = Board
web-setting-edition = Edition
web-setting-players = Players
web-setting-kings = Kings
web-setting-goals = Goals
web-setting-first = First player
web-setting-matrona-sweep = The Matrona
web-setting-equal-turns = Last turns
web-not-with = “{ $value }” does not go with: { $rest }.
web-seats = Seats
web-sits-me = you
web-sits-bot = bot
web-sits-open = open
web-hot-seat-note = Several people share this screen. It is covered between their turns where something is hidden.
web-open-note = An open seat is for whoever comes by the link.
web-clock = Clock
web-clock-none = no clock
web-clock-live = live
web-clock-days = days for a turn
web-clock-minutes = Minutes each
web-clock-increment = Seconds more for each turn
web-clock-days-each = Days for each turn
web-clock-live-told = { $minutes } min each
web-clock-live-more = { $minutes } min each + { $seconds } s
web-clock-days-told = { $days ->
    [one] { $days } day for a turn
   *[other] { $days } days for a turn
}
web-whole-number = A whole number from { $min } to { $max }.
web-absent = When somebody’s time runs out
web-absent-lose = the game is lost
web-absent-bot = a bot plays on
web-absent-lose-told = the seat has lost
web-absent-bot-told = a bot ({ $level }) plays on until its player comes back
web-absent-note = The bot plays the seat of whoever is away. That player can come back at any time.
web-listed = Show it in the list of open tables
web-spectators = Spectators may watch
web-heat-allowed = The heat map is allowed
web-heat-allowed-note = The Shark may see how likely the Octopus is in each zone.
web-nonce = Your word for chance
web-nonce-note = Any letters of your own: they go into the seed of all chance, so that nobody can have chosen it alone.
web-create-and-copy = Create and copy the link
web-only-create = Only create
web-create-and-begin = Create and begin

## Join and wait

web-join-title = A table of { $game } waits for you
web-join-as = You sit down as { $name }.
web-join-paste = The link or the code of the table
web-join-go = To the table
web-join-unreadable = That is neither a link to a table nor its code of 16 letters. Copy it once more.
web-seat-taken = Somebody was quicker: that seat is taken. Choose another one, or watch.
web-allowed = allowed
web-not-allowed = not allowed
web-commitment = Seal of chance
web-commitment-note = All chance is fixed behind this seal before anybody sits down. After the game the seed is shown, and everybody can check that they match.
web-begun = Played on from
web-begun-told = { $to ->
    [0] a finished game, from its beginning
   *[other] a finished game, after answer { $to }
}
web-waiting-title = A table of { $game } waits for players
web-waiting-text = Send this link to whom you want to play with. The game begins when the last seat is taken; you may close this page meanwhile.
web-link = Link to this table
web-copy = Copy
web-copied = The link is copied.
web-copy-yourself = This browser does not let the page copy it. It is marked: copy it yourself.
web-leave = Leave the table

## Pages that cannot be shown

web-not-found = There is nothing at this address
web-not-found-text = The address may be mistyped. From the lobby you find your games and every open table.
web-dead-link = There is no such table
web-dead-link-text = No table has this link. It may be cut off or mistyped, or its maker has left the table before the game began. Ask for the link once more.
web-foreign-seat = This seat is not yours
web-foreign-seat-text = Somebody else sits there, or this browser has forgotten you. You can watch the game if its table allows it, or go on in the browser that you began with.
web-not-watched = Nobody may watch this table
web-not-watched-text = Its players have asked to be alone. When the game is over they can send you its record.
web-full = All seats are taken
web-full-text = The game began without you. You can watch it, or create a table of your own.
web-gone = This table is gone
web-gone-text = Its maker has left before the game began. Create a new one from the lobby.
web-no-server-text = It may have stopped, or the net is away. Nothing is lost: every answer that was acknowledged is kept.
web-no-record = There is no such record
web-no-record-text = The game has not ended yet, or it was never here.
web-unexpected = The server refused that
web-unexpected-text = Try again in a moment, or go back to the lobby.

## The table: bar, seats, clocks

web-table-skips = Shortcuts
web-table-skip-question = To the question
web-table-skip-board = To the board
web-table-skip-log = To the log
web-table-title = { $game } · Fathoms
web-table-title-turn = (1) Your turn · { $game } · Fathoms
web-table-bar = Table
web-table-bar-lobby = Fathoms, to the lobby
web-table-bar-turn = turn { $turn }
web-table-bar-watching = you are watching
web-table-bar-undo = Undo
web-table-bar-replay = Replay
web-table-bar-sound = Sound
web-table-bar-heat = Heat map
web-table-bar-keys = Keys
web-table-bar-settings = Settings
web-table-bar-resign = Resign
web-table-tabs = Parts of the table
web-table-tab-board = Board
web-table-tab-others = Others
web-table-tab-unread = Chat ({ $count })
web-table-board = The table of { $game }
web-table-you = You
web-table-nobody = nobody yet
web-table-spectator = Spectator
web-table-player-bot = bot, { $level }
web-table-player-thinking = thinking
web-table-player-turn = to answer
web-table-player-your-turn = your turn
web-table-player-waits = has chosen
web-table-player-open = free seat
web-table-player-resigned = resigned
web-table-player-flag = out of time
web-table-player-away = away, a bot ({ $level }) plays
web-table-clock = Time left: { $time }
web-table-clock-days = { $days } d { $hours } h
web-table-clock-paused = paused here

## The table: what is asked

web-table-prompt = What is asked
web-table-prompt-loading = The table is being fetched.
web-table-prompt-away = Your time ran out, so a bot ({ $level }) plays for you.
web-table-prompt-away-note = You may take your seat again at any time, until the game is over.
web-table-prompt-come-back = Come back
web-table-prompt-ready = Do you do this?
web-table-prompt-waits = Your choice is made. The other side is choosing.
web-table-prompt-pass = Now it is the turn of { $who }. Cover the screen and pass it on.
web-table-prompt-cover = Cover the screen
web-table-prompt-thinks = { $who }: thinking.
web-table-prompt-other = To answer now: { $who }.
web-table-hurry = Hurry
web-table-close = Close
web-table-cancel = Cancel
web-table-options = Options
web-table-options-seek = Find an option
web-table-options-count = { $count } { $count ->
    [one] option
   *[other] options
}
web-table-options-more = numbers the next nine
web-table-options-all = Show all { $count }
web-table-preview-unknown = What follows is not known yet.
web-table-sofar = Chosen so far
web-table-sofar-then = This will happen:
web-table-sofar-final = It cannot be taken back.
web-table-sofar-do = Do it
web-table-sofar-undo = One step back
web-table-sofar-reset = Begin anew
web-table-no-meaning = { $thing }: nothing to be done with this in the present question.
web-table-nothing-back = Nothing has been answered yet, so there is nothing to take back.
web-table-why-past = You are looking at the past. Go back to the present to play.
web-table-why-watching = You are watching; only the players choose.
web-table-why-over = The game is over.
web-table-why-lost = There is no connection at the moment. It is being tried again.
web-table-why-waits = Your choice is made already; the other side is choosing.
web-table-why-ready = Your move is complete: do it, or take a step back.
web-table-why-turn = It is not your turn now.
web-table-why-away = A bot plays for you now. Come back to choose yourself.
web-table-why-asked = Now the question is: { $question } This has no part in it.
web-table-why-picked = It does not go with what is picked already.
web-table-offer = { $who } asks to take the last move back.
web-table-offer-mine = You have asked to take your last move back. The others are being asked.
web-table-offer-yes = Agree
web-table-offer-no = Refuse
web-table-hint = Hint
web-table-hint-thinks = A bot is thinking about your options.
web-table-hint-title = A bot ({ $level }) would choose the first of these:
web-table-hint-worth = would win about { $count } of 100 games
web-table-hint-share = would choose it about { $count } times in 100

## The table: log, chat, past

web-table-log = Log
web-table-log-about = a line shows its moment
web-table-log-empty = What happens will be told here.
web-table-log-begin = Beginning
web-table-log-turn = { $turn }
web-table-log-turn-of = { $turn } · { $seat }
web-table-chat = Chat
web-table-chat-empty = Nothing has been said yet.
web-table-chat-phrases = Ready phrases
web-table-chat-line = Your line
web-table-chat-send = Send
web-table-chat-watching = Only the players talk here.
web-table-chat-hello = Hello
web-table-chat-luck = Good luck
web-table-chat-well = Well played
web-table-chat-thanks = Thank you
web-table-chat-moment = One moment, please
web-table-chat-again = Once more?
web-table-past = The past
web-table-past-shown = The game after answer { $to } of { $all }.
web-table-past-at = { $to } of { $all }
web-table-past-step = Step
web-table-past-first = To the beginning
web-table-past-back = One step back
web-table-past-on = One step on
web-table-past-last = To the end
web-table-past-eyes = Point of view
web-table-past-everything = Everything
web-table-past-present = Back to the game
web-table-past-result = Back to the result

## The table: the end, the connection, a shared screen

web-table-result-rematch = Rematch, seats swapped
web-table-result-again = Play again
web-table-result-next = To the next game
web-table-result-asked = You would play again. The others are being asked.
web-table-result-wanted = Would play again: { $who }.
web-table-result-look = Look again
web-table-result-lobby = Lobby
web-table-result-record = Record
web-table-result-share = Copy the link
web-table-result-resign = { $who } has resigned.
web-table-result-flag = { $who } has run out of time.
web-table-result-taken-over = { $who } was away: a bot played to the end.
web-table-result-points = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}
web-table-fair = Fair chance
web-table-fair-about = Before the game the server showed the hash of the seed that all chance of the game follows from. Now it shows the seed: whoever has the record can check that they match.
web-table-fair-commitment = Shown before: the hash
web-table-fair-yes = The seed fits the hash, checked in this browser.
web-table-fair-no = The seed does not fit the hash.
web-table-fair-seed = Shown now: the seed
web-table-fair-verified = This game was brought from elsewhere. Its chance follows from its seed; whether the hash was shown before the game this server cannot know.
web-table-fair-unverified = This game was brought from elsewhere without its seed: nobody can check its chance.
web-table-fair-begun = This game was played on from another: its setup and its first answers ({ $count }) come from there, and their chance is not checked here. Before it went on the server showed a hash that binds them and the seed; now it shows the seed that all chance after them follows from.
web-table-fair-begun-brought = This game was brought from elsewhere, and was played on from another: its setup and its first answers ({ $count }) come from there, and their chance is not checked here. All chance after them follows from the seed; whether the hash was shown before, this server cannot know.
web-table-resign = Do you resign?
web-table-resign-about = The game ends for you and counts as lost.
web-table-resign-yes = Resign
web-table-net-lost = Connection lost, trying again. Nothing is lost.
web-table-net-back = Back
web-table-net-covered = This game goes on in another tab.
web-table-net-here = Go on here
web-table-cover = The screen is covered
web-table-cover-who = { $name }, { $role }
web-table-cover-about = When nobody else is looking, show the table.
web-table-cover-show = Show

## Looking back at a finished game

web-replay-keys = Looking back at a finished game
web-replay-game = This game
web-replay-beside = Play on, log and seats
web-replay-result = Result
web-replay-won = { $id ->
    [octopus] The Octopus won
    [shark] The Shark won
   *[other] { $seat } won
}
web-replay-turns = Turns
web-replay-eyes-mine = what you knew then
web-replay-eyes-seat = what this side knew then
web-replay-eyes-spectator = only what was public
web-replay-eyes-everything = nothing is hidden
web-replay-timeline = Steps of the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $to } of { $all }
web-replay-turn = turn { $turn }
web-replay-turn-of = turn { $turn }, { $seat }
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast
web-replay-next = Next key moment
web-replay-moments = Key moments
web-replay-moment = Turn { $turn }: { $what }
web-replay-course = Chances of winning, an estimate
web-replay-chance = { $seat } ≈ { $percent }%
web-replay-on = Play on from here
web-replay-on-as = as { $seat }, bot level: { $level }
web-replay-on-level = Bot level
web-replay-on-over = The game ends here: go back a step.
web-replay-link = Link to this step
web-replay-json = The record of this game as JSON
web-replay-fair = checked here
web-replay-fair-from = checked from answer { $from } on
web-replay-foul = does not fit
web-replay-check = Check again
web-replay-unable = This browser can check it only at an https address, or on the machine that the server runs on.
web-replay-how = How it works
web-replay-key-step = step
web-replay-key-turn = turn
web-replay-key-moment = next key moment
web-replay-key-eyes = point of view
web-replay-key-on = play on
web-replay-key-play = play, pause
web-replay-key-ends = to the beginning, to the end

## A game without a drawing: what its table holds

web-table-view-of-seat = What belongs to this seat: { $seat }
web-table-view-show = Show all { $count }
web-table-view-nothing = nothing
web-table-view-yes = yes
web-table-view-no = no
web-table-view-turn = Turn
web-table-view-turns = Turns
web-table-view-active = On turn
web-table-view-ocean = Ocean, unordered
web-table-view-box = Out of the game
web-table-view-deck = In the deck, unordered
web-table-view-location-discard = Discarded Locations
web-table-view-wild = Wild mantas in stock
web-table-view-tracks = Goals
web-table-view-goal = Goal
web-table-view-ending = Last turns
web-table-view-reason = Reason
web-table-view-turns-left = Turns left
web-table-view-pockets = Pockets
web-table-view-location = Location
web-table-view-paid = Paid
web-table-view-saw = Kings seen
web-table-view-risen = Risen by
web-table-view-points = Points
web-table-view-ready = Ready
web-table-view-tired = Tired
web-table-view-wild-ready = Wild, ready
web-table-view-wild-tired = Wild, tired

## Kelp

web-kelp-board = Kelp board.
web-kelp-your-hand = Your hand
web-kelp-draw = Draw { $count }
web-kelp-discard = Discard { $count }
web-kelp-trash = Trash { $count }
web-kelp-draw-pile = Draw pile
web-kelp-any-order = in any order
web-kelp-latest-last = the latest last
web-kelp-food = Food
web-kelp-fourth = The fourth food wins.
web-kelp-actions = Two actions
web-kelp-pairs-left = { $count ->
    [one] one pair left
    [2] two pairs left
   *[other] three pairs left
}
web-kelp-piles = Piles
web-kelp-learn-from = Learn from
web-kelp-top-cards = top cards
web-kelp-top-card = { $card }: { $text }
web-kelp-left = { $count } left
web-kelp-empty-pile = empty
web-kelp-free = free
web-kelp-cost = cost { $count }: reveal { $count ->
    [one] 1 block
   *[other] { $count } blocks
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
web-kelp-tile-five-more = Spend 1⁠–⁠5: +5
web-kelp-tile-reroll-again = Second reroll
web-kelp-tile-third-die = Draw 3 dice
web-kelp-flipped = its
web-kelp-yours = yours
web-kelp-seventh = The seventh die on this track: the Octopus wins.
web-kelp-spend = { $count } to spend
web-kelp-empty-pool = No dice in the pool
web-kelp-to-roll = to be rolled
web-kelp-blue = Current
web-kelp-yellow = Search
web-kelp-red = Strike
web-kelp-die-blue = Current { $value }
web-kelp-die-yellow = Search { $value }
web-kelp-die-red = Strike { $value }
web-kelp-to-energy = goes to energy
web-kelp-placeable = can be placed
web-kelp-searches = searches up to { $value }+
web-kelp-searches-any = searches any zone
web-kelp-strikes = strikes up to { $value }+
web-kelp-strikes-any = strikes any zone
web-kelp-known = known
web-kelp-chance = Octopus { $percent } %
web-kelp-in-bag = In the Octopus’s bag: { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
web-kelp-drawn-block = Drawn: { $block }
web-kelp-card-fast-learning = Learn 2; one card may go on top of your draw pile
web-kelp-card-nimble-dodge = Swap two neighbours
web-kelp-card-sneaking = Shuffle 2 hidden blocks
web-kelp-card-camouflage = Hide one or two blocks
web-kelp-card-sudden-evasion = Swap two neighbours, then swap two again
web-kelp-card-taking-chances = Shuffle the block in C with 2 hidden ones; all stand hidden
web-kelp-card-cloud-of-ink = Shuffle 3 revealed blocks; all stand hidden
web-kelp-card-in-plain-sight = Hide up to 2, then you may draw a card
web-kelp-card-shed-skin = Hide up to 2, then you may trash a card
web-kelp-card-devious-ideas = Learn 2; gained blocks may be hidden
web-kelp-card-sharp-senses = Learn 2; one card may go to hand
web-kelp-eaten-crab = Once, free: hand size 5, draw up to it
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
web-kelp-effect-ruthless = Raise a die by 2, at most to 6
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
web-kelp-brief-ruthless = +2 to a die
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
web-kelp-key-octopus = Octopus
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

## The guided first game of Kelp

web-guide = Guide
web-guide-new-here = New here? Start with this
web-guide-learn-in = Learn in five minutes
web-guide-learn-note = a guided first game
web-guide-first = your first game
web-guide-title = Your first game
web-guide-left = { $count ->
    [one] about 1 minute left
   *[other] about { $count } minutes left
}
web-guide-done = done
web-guide-later = Piles, dice and tracks appear when they matter. You can leave at any step: the game goes on without the guide.
web-guide-count = { $number } of { $all }
web-guide-next = Next
web-guide-back = Back
web-guide-skip = Skip guide
web-guide-finish = Play on
web-guide-yours = Your move
web-guide-chapter-den = Where the Shark starts
web-guide-chapter-blocks = What hides where
web-guide-chapter-play = Playing a card
web-guide-chapter-draw = Drawing and discarding
web-guide-chapter-shark = What the Shark does
web-guide-chapter-learn = Learning and eating
web-guide-chapter-face = Face to face
web-guide-chapter-end = How it ends
web-guide-den = You choose the den where the Shark starts: this one is far from your Octopus.
web-guide-self = This is you: the Shark sees nine equal blocks and has to find out behind which one you hide.
web-guide-trap = Shells keep the Shark guessing, and this trap works for you when the Shark reveals it.
web-guide-play = Each turn you take two actions; playing a card, such as “{ $card }”, is one of them.
web-guide-pay = Lay this shell down to pay for “{ $card }”: the Shark learns only that it was a shell.
web-guide-discard = Another action is to discard any card: then you may hide a block that lies open.
web-guide-draw = The third action is to draw: it fills your hand up to { $size } cards.
web-guide-shark = Each turn the Shark rolls dice and swims on: one space, or farther over blue Currents.
web-guide-reach = Only beside its space can it search with yellow dice or strike with red ones, and a die must show the zone’s number or more.
web-guide-learn = A Learn card brings you new cards and blocks of your own choice.
web-guide-gain = An Eat card comes with its food, which takes the place of a block that lies open.
web-guide-eat = To eat, be in the zone next to a food and play its Eat card: the fourth food wins the game.
web-guide-face = The Shark has struck you: choose a way to escape in secret, and only if it guesses that very one have you lost.
web-guide-face-late = If the Shark strikes you, you choose one of these in secret: it wins only if it guesses which.
web-guide-end = You win with the fourth food, or when the seventh die lies on the Hunger Track; from here on the game is yours.
web-guide-over = That was your first game: the Octopus wins by food or by the Shark’s hunger, the Shark by guessing an escape.
web-guide-ready = Your move is complete: nothing happens until you confirm it, and Next does that now.
web-guide-swap = Now the card works: swap two neighbours, and the Shark sees where, but not what.
web-guide-shuffle = Now choose blocks to shuffle: the Shark puts them back without knowing which is which.
web-guide-again-action = Choose any action you like, or let Next take this one: { $option }.
web-guide-again-pay = Pay with a block that gives little away: Next lays this one down.
web-guide-again = Choose as you like, or let Next take this: { $option }.
web-guide-words = Two words
web-guide-word-hidden = Hidden
web-guide-word-hidden-about = The block stands: only you see what it is.
web-guide-word-revealed = Revealed
web-guide-word-revealed-about = It lies with its face up: both see it, until you hide it again.
web-guide-goal-food = You win with the fourth food,
web-guide-goal-hunger = or when the Shark’s seventh die falls into hunger.
web-guide-goal-shark = The Shark wins if it strikes you and guesses your escape.
