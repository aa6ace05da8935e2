"""Check a record and tell it again; `fathoms arena --records DIR`, `fathoms play` and the server write such files."""

import sys

import fathoms

record = fathoms.load_record(sys.argv[1])
game = fathoms.game(record.game, data=record.overlay or None)
print(f"{record.game}, {' against '.join(record.seats)}: {fathoms.verify(game, record)}.")

for number, (entry, events) in enumerate(fathoms.Replaying(game, record), 1):
    seen = [game.event_json(event) for event in fathoms.seen(events, -1)]  # what a spectator saw
    told = ", ".join(event["event"].replace("_", " ") for event in seen)
    print(f"{number:>4} {game.seats[entry.seat]}: {told or 'nothing to see'}")

s = fathoms.replay(game, record)
print(game.draw_whole(s))
print(game.outcome(s))
