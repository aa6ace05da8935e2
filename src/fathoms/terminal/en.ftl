### What only the text table says, at a terminal.

## Opening, leaving, going on

table-title = { $game }: { $options }.
table-you = Your seat: { $seat }.
table-bot = A bot ({ $bot }) plays: { $seat }.
table-hot-seat = { $count } people share this screen. It is covered whenever the next one may not see it all.
table-sealed = Chance is sealed: { $commitment }
table-help-hint = Type ? for help.
table-resumed = The game goes on after { $count } { $count ->
    [one] answer
   *[other] answers
}.
table-stops = The game stops here.
table-saved = It is kept in { $file }. To go on: fathoms play --resume { $file }
table-recorded = The record is in { $file }. To read it: fathoms replay { $file }
table-save-failed = { $error }. The game goes on.

## Asking

table-waiting = To answer now: { $seat }.
table-choose-one = Type a number.
table-choose-exactly = Type { $count } numbers, such as { $example }.
table-choose-between = Type { $low } to { $high } numbers, such as { $example }.
table-choose-up-to = Type up to { $high } numbers, such as { $example }; { $none } chooses nothing.
table-choose-again = The same number may come more than once.
table-so-far = So far: { $steps }
table-chosen = Chosen: { $steps }. Choose { $count } more.
table-preview = This will happen:
table-preview-unknown = What follows is not known yet.
table-confirm = Enter: do it. { $undo }: choose again.
table-log = What has happened:
table-log-empty = Nothing has happened yet.
table-confirm-on = Before what is final you are asked once more.
table-confirm-off = What is final is done at once.
table-language = The language is English now.
table-cover = The screen is covered. To answer now: { $seat }. Press Enter when nobody else is looking.
table-option = { $number }: { $text }

## A recorded game

replay-title = { $game }: { $options }. Answers: { $count }; { $state }; view: { $eyes }.
replay-finished = finished
replay-running = still running
replay-everything = complete
replay-spectator = spectator
replay-take-back = Taken back to answer { $to } by: { $seat }.
replay-table = The table after answer { $count }:
replay-verified = Verified: { $answers } answers replay. No seed is shown, so the draws themselves cannot be checked.
replay-verified-seed = Verified: { $answers } answers replay, and all { $draws } draws follow from the seed that is shown. There was no commitment.
replay-verified-committed = Verified: { $answers } answers replay, and all { $draws } draws follow from the seed that was committed to.
replay-verified-begun = It was played on from another game: the first { $begun } answers came from there, and their draws are not among these.

## Words that can be typed; the first is shown in the help, and the English ones are always understood

table-keys-help = ?, help
table-keys-table = t, table
table-keys-log = l, log
table-keys-undo = u, undo
table-keys-confirm = c, confirm
table-keys-language = lang
table-keys-quit = q, quit
table-keys-yes = y, yes
table-help-answer = An answer is the number of an option, or its words. Where several things are chosen, type several numbers.
table-help-explain = { $key } 3 explains option 3; { $key } and a name explains a card, a piece or a place.
table-help-table = { $key }: the table again, with a legend
table-help-log = { $key }: all that has happened
table-help-undo = { $key }: take back the last step, as long as nothing was shown, drawn or rolled
table-help-confirm = { $key }: ask, or ask no more, before what is final
table-help-language = { $key } pl: another language ({ $languages })
table-help-quit = { $key }: leave; the game is kept

## What cannot be

table-expected-number = Expected: a number from { $low } to { $high }, the words of an option, or ? for help; not “{ $typed }”.
table-expected-numbers = Expected: numbers from { $low } to { $high }, the words of an option, or ? for help; not “{ $typed }”.
table-expected-something = Expected: a number from { $low } to { $high }, the words of an option, or ? for help; nothing came.
table-expected-confirm = Expected: Enter to do it, or { $undo } to choose again; not “{ $typed }”.
table-expected-set = These do not go together: { $steps }. Choose anew.
table-ambiguous = “{ $typed }” can be several options: { $numbers }. Type the number.
table-nothing-about = Nothing is known about “{ $typed }”.
table-no-undo = Nothing can be taken back: since the last answer something was shown, drawn or rolled, or it was another’s turn.
