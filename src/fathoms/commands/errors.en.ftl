### Errors that only whoever runs a command reads: no page is told of them.

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

## Files and settings

error-unwritable = { $path }: cannot be written: { $why }
error-toml = { $path }: this is not TOML: { $error }
error-name-taken = { $path }: there is something of this name already, and it is not written over; name another
error-language = the language must be one of { $known }, not '{ $came }'
expected-number-above-zero = a number above 0
expected-number = a number
expected-at-most = { $high } or less
expected-at-least = { $low } or more
error-save-changed = { $path }: the file was changed meanwhile, perhaps by another window; this game is not kept in it
error-record-not-resumed = { $path }: this is the record of a game, which cannot go on; to read it: fathoms replay { $path }
error-save-keys = a kept game has { $known }, not { $came }
error-save-format = a kept game of format { $form } is expected, not { $came }
error-save-chance = chance must be { "{" }"fast": a seed{ "}" } or { "{" }"sealed": 64 hexadecimal digits{ "}" }
error-save-seats = seats must be a table of who sits where, not { $came }
error-listen = nobody can listen at { $host }, port { $port }: { $why }
error-origins = origins are addresses such as https://example.org, not '{ $came }'
error-setting-range = { $name } must be from { $low } to { $high }, not { $came }
error-setting-unknown = { $where }: there is no setting '{ $name }'{ $hint }
error-workers-database = { $workers } { $workers ->
    [one] worker needs
   *[other] workers need
} PostgreSQL, since SQLite has one writer: --database postgresql://…, or --workers 1
