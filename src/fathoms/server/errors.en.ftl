### What the server refuses: a page says it from here.

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

## What the library refuses there too

error-not-together = these do not go together: { $options }
error-choice = { $name } must be one of { $known }, not { $came }
error-value-unfit = { $name } has a value that does not fit
hint-near = ; did you mean '{ $near }'?
hint-known = ; known are { $known }
error-itself = { $error }
error-letters = this has letters that cannot be shown: { $came }
error-two-together = { $one } and { $other } do not go together
error-game-setting-unknown = no option is called '{ $name }'; there are { $known }
error-game-unknown = no game is called '{ $name }'; there are { $known }{ $hint }
error-over-after-answer = the game is over after answer { $to }; play on from an earlier one
error-record-answer-range = the record has { $count } { $count ->
    [one] answer
   *[other] answers
}; { $to } is not from 0 to { $count }
error-record-entry-range = the record has { $count } { $count ->
    [one] entry
   *[other] entries
}; { $n } is not from 0 to { $count }
