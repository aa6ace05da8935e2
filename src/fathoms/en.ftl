### The table itself in English: what is said beside any game.

## Opening, leaving, going on

table-won = You have won.
table-lost = You have lost.

## Asking

table-took-back = An answer is taken back by: { $seat }.
table-played-on = From here on the game is played on, and all that is drawn is new.

## What cannot be

table-foreign = This game began with other rules or other data than are installed here. It can only be looked at.
table-damaged = What was kept of this game cannot be played again.
refused-not-now = That is not possible now.
refused-stale = The table has changed meanwhile. Look again.
refused-take-back = That cannot be taken back.
refused-over = The game is over.
refused-not-kept = The database did not confirm that. Look at the table, and try again if it was not done.
refused-chat = That cannot be said: the line is empty, or too much was said in a short time.
refused-no-table = There is no such table.
refused-unreadable = That message cannot be read.
refused-token = This token opens no seat here, or nobody may watch this table.
refused-too-often = That was too often. Wait a moment.
refused-aid = This table does without that aid: people play against each other here.

## Giving up and coming back

replay-resign = Resigned: { $seat }.
replay-flag = Out of time: { $seat }.
replay-taken-over = Taken over: { $seat }.
replay-came-back = Back at the table: { $seat }.
