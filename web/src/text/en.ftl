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
web-way-invite-note = a table of Kelp and its link
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
web-import-large = This file is too large for a game: at most 2 MB.
web-import-unreadable = { $file } is not a recorded game: it has to be the JSON file that a finished game offers.
web-left-minutes = { $count } min left
web-left-hours = { $count } h left
web-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
web-foot-private = No account, no tracking: everything comes from this server.
web-foot-fair = Every game is fair, and you can check it.
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
web-listed = Show it in the list of open tables
web-spectators = Spectators may watch
web-heat-allowed = The heat map is allowed
web-heat-allowed-note = The Shark may see how likely the Octopus is in each zone.
web-nonce = Your word for the dice
web-nonce-note = Any letters of your own: they go into the dice, so that nobody can have chosen them alone.
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
web-commitment = Seal of the dice
web-commitment-note = The dice are fixed behind this seal before anybody sits down. After the game the seed is shown, and everybody can check that they match.
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
