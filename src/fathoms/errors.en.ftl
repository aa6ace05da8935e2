### Errors of the library: what was expected and what came.

## What any of them may say

error-unreadable = { $path }: cannot be read: { $why }
error-at = { $place }: { $error }
error-must-be = { $where } must be { $expected }, not { $came }
thing-nothing = nothing
error-toml-unreadable = { $place }: this is not TOML that can be read
error-toml-at = { $place }:{ $at }: this is not TOML, at column { $column }
error-toml-twice = { $place }:{ $at }: this is there twice
thing-position = a position
error-some-of = { $where } may hold some of { $known }, not { $came }{ $hint }
error-key-means-nothing = { $where } means nothing here{ $hint }
error-not-table = { $where } must be a table, not { $came }
error-one-of-or-near = { $where } must be one of { $known }, not { $came }{ $hint }
error-json-unreadable = { $path }: this is not JSON that can be read
error-json-at = { $path }:{ $line }: this is not JSON, at column { $column }
error-one-of = { $where } must be one of { $known }, not { $came }

## What was expected

expected-whole-number = a whole number
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
error-kept-seed-commitment = the kept seed does not fit the commitment made before the first draw
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
