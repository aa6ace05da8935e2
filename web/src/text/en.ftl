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
web-heat-note = How likely what you seek is in each place, where the table allows it.

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
web-setting-players = Players
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
web-table-view-reason = Reason
web-table-view-points = Points

## The guide of a first game

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
web-guide-count = { $number } of { $all }
web-guide-next = Next
web-guide-back = Back
web-guide-skip = Skip guide
web-guide-finish = Play on
web-guide-yours = Your move
