"""Play Kelp as the Octopus against a bot: type the number of what you want to do."""

import sys

import fathoms

OCTOPUS, SHARK = 0, 1

kelp = fathoms.game("kelp")
s = kelp.new(seed=int(sys.argv[1]) if len(sys.argv) > 1 else None)
s.sink = fathoms.Sink()  # collects what happens, for the bot
shark = fathoms.bot("greedy")
shark.start(kelp, SHARK, kelp.options_of(s), seed=1)

while kelp.mover(s) != fathoms.OVER:
    view = kelp.redact(s, kelp.mover(s))  # what the one to move may know
    options = kelp.options(view)
    if view.seat == SHARK:
        action = shark.choose(view, options, None)
    else:
        print(kelp.draw(view))
        for number, option in enumerate(options, 1):
            print(number, kelp.actions.text(option))
        typed = input(f"{kelp.question(view).kind}? ")
        if not typed.isdigit() or not 1 <= int(typed) <= len(options):
            print(f"A number from 1 to {len(options)} is wanted.")
            continue
        action = options[int(typed) - 1]
    kelp.answer(s, action)
    shark.see(fathoms.seen(s.sink.take(), SHARK))

outcome = kelp.outcome(s)
assert outcome is not None
assert outcome.winner is not None
print(kelp.draw_whole(s))
print(f"The {kelp.seats[outcome.winner]} wins: {outcome.reason}.")
