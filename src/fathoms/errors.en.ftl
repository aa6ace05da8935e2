### Errors of the library, its commands and the server: what was expected and what came.

## What any of them may say

error-unreadable = { $path }: cannot be read: { $why }
error-at = { $place }: { $error }
error-must-be = { $where } must be { $expected }, not { $came }
error-not-together = these do not go together: { $options }
error-choice = { $name } must be one of { $known }, not { $came }
error-value-unfit = { $name } has a value that does not fit
thing-nothing = nothing
error-toml-unreadable = { $place }: this is not TOML that can be read
error-toml-at = { $place }:{ $at }: this is not TOML, at column { $column }
error-toml-twice = { $place }:{ $at }: this is there twice
hint-near = ; did you mean '{ $near }'?
hint-known = ; known are { $known }
thing-position = a position
error-some-of = { $where } may hold some of { $known }, not { $came }{ $hint }
error-key-means-nothing = { $where } means nothing here{ $hint }
error-not-table = { $where } must be a table, not { $came }
error-one-of-or-near = { $where } must be one of { $known }, not { $came }{ $hint }
error-json-unreadable = { $path }: this is not JSON that can be read
error-json-at = { $path }:{ $line }: this is not JSON, at column { $column }
error-one-of = { $where } must be one of { $known }, not { $came }
error-itself = { $error }
error-unwritable = { $path }: cannot be written: { $why }
error-toml = { $path }: this is not TOML: { $error }
error-letters = this has letters that cannot be shown: { $came }
error-two-together = { $one } and { $other } do not go together
error-name-taken = { $path }: there is something of this name already, and it is not written over; name another
error-language = the language must be one of { $known }, not '{ $came }'

## What was expected

expected-number-above-zero = a number above 0
expected-number = a number
expected-whole-number = a whole number
expected-at-most = { $high } or less
expected-at-least = { $low } or more
expected-texts = a list of { $low } to { $high } texts
expected-title = a table of { $known } and texts of 1 to 60 letters, such as { "{" } en = "Ink Jet" { "}" }
expected-text = a text
expected-whole-number-between = a whole number from { $low } to { $high }
expected-one-of = one of { $known }
expected-name-of = the name of a { $kind }
expected-flag = true or false
expected-hex = 64 hexadecimal digits
expected-script = a list of whole numbers, with bounds a list as long
expected-fast-words = four whole numbers below 2**32
expected-some-chance = there, or sealed, or scripted
expected-names = a list of at most { $most } { $most ->
    [one] name
   *[other] names
}
expected-list = a list
expected-table = a table
expected-left-out = left out
expected-verb-amount = such that { $verb } has an amount from { $low } to { $high }
expected-value = { $value }

## Why something cannot be used

reason-address-taken = another program listens there
reason-is-folder = it is a folder
reason-link-loop = it is a link that leads to itself
reason-not-utf8 = it is not a text in UTF-8
reason-folder-is-file = its folder is a file
reason-name-too-long = its name is too long
reason-system = the system says: { $error }
reason-no-space = there is no space left
reason-no-such-file = there is no such file or folder
reason-not-allowed = this is not allowed
reason-no-such-address = this machine has no such address
reason-no-server = no server answers there
reason-wrong-password = the user or the password is wrong
reason-no-such-database = there is no database of this name
reason-not-sqlite = this file is not an SQLite database

## Games, seats and actions

error-action-id = an action id is one of the { $count } ids of this game, not { $number }
error-action-type = an action is an Action, a text or a table with a kind, not { $action }
error-action-kind-unknown = no action is of kind '{ $kind }'{ $hint }
error-action-text-unknown = no action reads '{ $text }'{ $hint }
error-action-fields = no action '{ $kind }' has the fields { $fields }; expected { $expected }
error-seat-number = a seat is { $known } or -1 (spectator), not { $seat }
error-not-your-view = it is the turn of seat { $mover }; the view of seat { $seat } does not know its options
error-over-no-answer = the game is over: nothing can be answered
error-over-no-question = the game is over: nothing is asked
error-illegal-answer = { $came } is not among the options of the { $seat }, who is asked '{ $asked }'
error-not-an-option = { $text } is not an option now
error-game-setting-unknown = no option is called '{ $name }'; there are { $known }
error-game-unknown = no game is called '{ $name }'; there are { $known }{ $hint }
error-draft-ends = a draft ends where chance, something hidden or another seat decides

## Chance

error-seed-sealed-length = a sealed seed has 32 bytes, this has { $count }
error-seed-range = a seed is a whole number from 0 to 2**62 - 1, not { $seed }
error-view-has-no-chance = a view has no chance: resample it first
error-script-bound = draw { $counter } is below { $bound }, the script has it below { $scripted }
error-script-value = draw { $counter } must be from 0 to { $most }, the script has { $value }
error-script-ended = the script of chance ended after { $counter } draws; another, below { $bound }, was wanted
error-script-left = the script of chance has { $count } { $count ->
    [one] draw
   *[other] draws
}, only { $counter } were used
error-script-bounds-count = { $values } values and { $bounds } bounds: a script needs one bound for each value

## The data of a game

error-overlay-type = an overlay is a folder or a table of files, not { $came }
error-overlay-file-unknown = overlay '{ $name }': the data files are { $known }
error-data-entry-missing = section '{ $section }' must have an entry '{ $name }', and has { $known }
error-data-file-unknown = { $path }: no data file has this name; they are { $known }{ $hint }
error-data-entry-not-table = { $place }: every entry of { $section } must be a table with an id, not { $came }
error-data-entry-unknown = { $place }: { $section } has no '{ $name }'; it has { $known }
error-data-section-not-list = { $place }: { $section } must be a list of tables, not { $came }
error-data-entry-twice = { $place }: { $section } '{ $identity }' is there twice
error-overlay-entry-not-table = { $place }: { $section } '{ $identity }' must be a table, not { $came }
error-data-source-without-value = { $place }: { $section } '{ $name }': a source for '{ $key }', which has no value here
error-data-source-unknown = { $place }: { $section } '{ $name }': source must be one of { $known }, not { $came }
error-overlay-empty = { $root }: no data file here; the overlay may have { $known }
error-overlay-not-folder = { $root }: the overlay must be a folder with some of { $known }
error-data-key-unknown = { $where }: unknown key '{ $key }'{ $hint }
error-data-section-unknown = { $where }: unknown section '{ $section }'{ $hint }

## States and positions

error-state-short = a state needs at least { $least } { $least ->
    [one] byte
   *[other] bytes
}, this has { $count }
error-state-chance = the chance at the end of the state's bytes cannot be read ({ $rest } { $rest ->
    [one] byte
   *[other] bytes
}, source { $source })
error-frame-not-table = { $where } must be a table with "question" or "run", not { $came }
error-frames-too-many = { $where }: at most { $depth } frames can be open
error-frame-unknown = { $where }: no { $sort } is called { $came }; they are { $known }
error-frame-seat = { $where }: seat must be one of { $known }, not { $came }
error-frame-field-missing = { $where }: '{ $frame }' must have the field '{ $name }'
error-frame-field-unknown = { $where }: '{ $name }' has no field '{ $key }'; it has { $known }
error-frame-stands-wrong = { $where }: { $sort } '{ $name }' must stand on one of { $on }, not on { $stands }
error-asked-unfit = asked: the open questions do not fit the table
error-asked-leads-wrong = asked: the open questions do not fit the table ({ $wrong })
error-asked-unanswerable = asked: this question has no answer in this position
error-position-other-data = data: this position was written with other data ({ $came }, here { $digest })
error-position-is-view = seat: this is a view of one seat, not a position; resample it to get one
error-position-impossible = this position cannot be: { $wrong }

## Records and kept games

error-save-changed = { $path }: the file was changed meanwhile, perhaps by another window; this game is not kept in it
error-record-not-resumed = { $path }: this is the record of a game, which cannot go on; to read it: fathoms replay { $path }
error-after-answers = after { $count } { $count ->
    [one] answer
   *[other] answers
}: { $error }
thing-answer = answer { $n }
error-answer-not-replayed = answer { $n } ('{ $action }') cannot be replayed: { $error }
error-draw-not-of-seed = draw { $count } (in { $what }) is not what the seed gives
error-draw-not-of-kept-seed = draw { $draw } is not what the kept seed gives
error-seat-not-to-move = seat { $mover } is to move, not seat { $seat }
error-take-back-range = take_back goes to a count from { $least } to { $answers }, not { $to }
error-over-after-answer = the game is over after answer { $to }; play on from an earlier one
error-kept-seed-commitment = the kept seed does not fit the commitment made before the first draw
error-record-answer-range = the record has { $count } { $count ->
    [one] answer
   *[other] answers
}; { $to } is not from 0 to { $count }
error-record-other-data = the record was made with other data ({ $data }); loaded is { $digest }
error-record-other-rules = the record was made with rules version { $came }; installed is { $rules }
error-seed-commitment = the seed does not fit the commitment made before the first draw
thing-setup = the setup
error-setup-not-replayed = the setup cannot be replayed: { $error }
error-record-other-game = this is a record of '{ $game }', not of '{ $name }'
error-record-seat-count = { $game } has { $count } { $count ->
    [one] seat
   *[other] seats
}, the record { $came }
error-record-key-unknown = a record has no '{ $key }'; it has { $known }
error-record-type = a record is a table with "fathoms": "record", not { $came }
error-record-format = a record of format { $form } is expected, not { $came }
error-record-begun = begun tells how many answers a record begins with: { $came } is not so, { $first } { $first ->
    [one] is there
   *[other] are there
}
error-record-nonces = nonces must be a list of texts of up to { $most } { $most ->
    [one] letter
   *[other] letters
}, not { $came }
error-record-seats = seats must be a list of names, not { $came }
error-record-hex = { $key } must be 64 hexadecimal digits, not { $came }
error-draw-shape = { $where }: a draw is [bound, value], not { $came }
error-draw-range = { $where }: a draw needs 0 <= value < bound, not { $came }
error-record-entry-seat = { $where }: a seat is from 0 to { $most }, not { $came }
error-record-entry-action = { $where }: an answer is an action as text, not { $came }
error-record-entry-chance = { $where }: chance is a list of [bound, value], not { $came }
error-record-entry-take-back = { $where }: take_back goes to a count from { $least } to { $count }, not { $came }
error-record-entry-key-unknown = { $where }: { $kind } has no '{ $key }'; it has { $known }
error-record-entry-range = the record has { $count } { $count ->
    [one] entry
   *[other] entries
}; { $n } is not from 0 to { $count }
error-save-keys = a kept game has { $known }, not { $came }
error-save-format = a kept game of format { $form } is expected, not { $came }
error-save-chance = chance must be { "{" }"fast": a seed{ "}" } or { "{" }"sealed": 64 hexadecimal digits{ "}" }
error-save-seats = seats must be a table of who sits where, not { $came }

## Bots and contests

error-bot-answer-illegal = { $bot } answered { $came }, which is not one of its options
error-bot-stuck = { $bot } did not come back from { $verb }
error-bot-raised = { $bot } raised { $error } in { $verb }{ $where }
error-bot-overran = { $bot } took { $seconds } s of CPU and did not keep to its clock of { $clock } s
error-bot-unknown = no bot is called '{ $name }'; there are { $known }, and classes in files: path/to/file.py:Name{ $hint }
error-bot-package-broken = the bot '{ $name }' of another package does not load from { $value }: { $error }
error-bot-file-broken = { $path }: the file does not run: { $error }
error-bot-class-unknown = { $path }: there is no class '{ $name }'{ $hint }
error-bot-not-made = { $spec } cannot be made: { $error }
error-bot-incomplete = { $spec } is no bot: it has no { $missing }; a bot has { $known }
error-bot-class-missing = { $spec }: a file of bots is named with a class of it, as path/to/file.py:Name
error-bot-seconds = { $spec }: seconds must be a number above 0
error-arena-bots = --bots takes two bots with a comma between them, not '{ $came }'
error-arena-sprt = --sprt takes two differences in Elo, the lower one first, as 0,35; not '{ $came }'
error-ladder-levels = --levels takes two or more different bots with commas between them, not '{ $came }'
error-open-spiel-missing = OpenSpiel is needed to measure against it: pip install fathoms[lab]
error-process-ended = a process that played games was ended from outside; try again, or with --jobs 1
error-results-other-contest = { $path }: these are results of another contest: { $key } was { $came }, now it is { $wanted }; name another file
error-results-foreign = { $path }: this is no file of results of the arena, and it is not written over
error-results-order = { $path }:{ $line }: this is not the game that follows

## The command line

error-package-missing = the package { $name } is missing; pip install 'fathoms[server]' gets all that the server needs
error-resume-alone = --resume goes on with a kept game and takes only --lang and --plain
error-nothing-to-resume = no game is kept in { $home } that could go on
error-seats-who = seats must tell who sits at { $known }, one of them a { $person }
error-game-missing = the name of a game is missing; there are { $known }
error-game-option-unknown = { $game } has no option { $name }; it has { $known }{ $hint }
error-option-needs-one-of = { $name } needs a value, one of { $known }
error-option-takes-no-value = { $name } takes no value
error-command-unknown = there is no command '{ $name }'; there are { $known }{ $hint }
error-option-unknown = there is no option { $name }{ $hint }
error-command-line = this command line cannot be read: { $error }
error-argument-too-many = this is too much: { $came }
error-argument-missing = { $name } is missing
error-option-needs-value = { $name } needs a value

## The database

error-database-faults = { $name }: faults found: { $count }
error-copy-failed = { $name }: the copy failed: { $error }
error-database-without-tables = { $name }: there are no tables of Fathoms in it
fault-loose-row = a row of '{ $name }' belongs to no table
fault-step-order = table { $table }: after { $count } { $count ->
    [one] entry
   *[other] entries
} of its record comes a step with number { $number }
fault-no-beginning = table { $table }: it has steps, but its record has no beginning
fault-length = table { $table }: its record has { $count } { $count ->
    [one] entry
   *[other] entries
}, but its length is told as { $length }
fault-step-entries = table { $table }: step { $number } does not hold the { $count } entries that it should
fault-not-json = table { $table }: what is written of it is not JSON
fault-table = table { $table }: { $error }
fault-file-damaged = the file is damaged: { $error }
error-database-setting-unknown = a PostgreSQL URL has no setting '{ $key }'; it has { $known }
error-database-scheme = a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not one of { $came }
error-database-sqlite-file = an SQLite database is a file: sqlite:///FILE, or sqlite:////FILE from the root
error-database-url = this { $scheme } URL cannot be read
error-database-missing = { $path }: there is no database; `fathoms db upgrade` makes one
error-database-later = { $name }: a later version of Fathoms has upgraded this database; install that
error-database-old = { $name }: the database is not up to date; `fathoms db upgrade` mends this
error-not-kept = the database did not keep this: { $why }
error-database-closed = the database is closed
error-table-gone = there is no table '{ $table }'

## The server

error-unforeseen = something went wrong here, and nothing was changed
error-no-such-table = there is no such table
error-nothing-here = there is nothing at this address
error-method = { $method } cannot be done at this address
error-brought-too-long = a record may have { $most } { $most ->
    [one] entry
   *[other] entries
} here, not { $came }
error-brought-without-seed = a record with a commitment needs the seed that shows it was kept
error-brought-unfinished = only a finished game can be brought here
error-brought-data = the data of this record cannot be read
error-listen = nobody can listen at { $host }, port { $port }: { $why }
error-origins = origins are addresses such as https://example.org, not '{ $came }'
error-setting-range = { $name } must be from { $low } to { $high }, not { $came }
error-setting-unknown = { $where }: there is no setting '{ $name }'{ $hint }
error-workers-database = { $workers } { $workers ->
    [one] worker needs
   *[other] workers need
} PostgreSQL, since SQLite has one writer: --database postgresql://…, or --workers 1
error-begun = the game has begun; resign at the table
error-seat-taken = this seat is not free; free are { $known }
error-table-changed = this table changed meanwhile; look again
error-table-closed = this table is not open any more
error-not-seated = you do not sit at this table
error-no-watching = nobody may watch this table
error-game-gone = the game '{ $name }' is not installed here any more
error-token = this token is of no seat here
error-body-long = a body may have { $most } { $most ->
    [one] byte
   *[other] bytes
}
error-body-not-json = a body must be JSON: content-type application/json
error-foreign-page = a page of another address may not do this
error-database-away = the database cannot be reached now; try again in a moment
error-database-unconfirmed = the database did not confirm this; look whether it was done
error-body-other = this body cannot be read: it is not what is asked for here
error-body-field-unknown = this body cannot be read: there is no field { $field }
error-body-field-unfit = this body cannot be read: { $field } has a value that does not fit
error-body-field-missing = this body cannot be read: { $field } is missing
error-body-field-low = this body cannot be read: { $field } must be at least { $least }
error-body-field-high = this body cannot be read: { $field } must be at most { $most }
error-too-often = this is too often; wait a moment
error-kept-unplayable = what was kept of this game cannot be played again
error-play-on-unfinished = only a finished game can be played on
error-play-on-other-rules = that game was played with other rules or other cards than there are here now, and cannot be played on
error-play-on-other-game = that was a game of '{ $game }', and '{ $came }' cannot be played on from it
error-play-on-option = { $name } is { $value } in that game, and stays so when it is played on
error-hello = hello is for the socket; here the token comes with each request
error-own-view = of a running game only your own seat's view can be seen
error-seat-unknown = seat must be one of { $known }
error-course-running = the course is shown when the game is over
error-record-running = the record is shown when the game is over
error-too-many-games = these are too many games; wait a moment
error-too-many-tables = these are too many tables; wait a moment
error-not-begun = this game has not begun
