"""`fathoms replay`: a recorded game in plain lines, and the proof that nobody changed it.

Of a game that is still running only what the asking seat may know is told.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from fathoms.commands.english import event_told
from fathoms.commands.shared import AsJson, say_json, told_options
from fathoms.commands.table import table_lines
from fathoms.core.chance import scripted
from fathoms.core.errors import BadOption, BadRecord, FathomsError
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER, Game
from fathoms.core.record import Entry, Record, load, verify
from fathoms.core.record import replay as replay_record
from fathoms.core.state import BaseState
from fathoms.registry import game as game_named

EVERYTHING = "everything"
SPECTATOR = "spectator"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many answers.", show_default="all")] = None,
    seat: Annotated[
        str,
        typer.Option(
            help="Whose eyes: a seat or spectator.", show_default="everything; of a running game what is public"
        ),
    ] = "",
    verified: Annotated[bool, typer.Option("--verify", help="Draw every number again from the seed.")] = False,
    as_json: AsJson = False,
) -> None:
    """Tell what happened in a recorded game, and how the table looks then."""
    record = load(file)
    try:
        game = game_named(record.game, data=record.overlay or None)
        final = replay_record(game, record)
        proof = verify(game, record) if verified else None
        s = final if to is None else replay_record(game, record, to)
    except FathomsError as error:
        raise BadRecord(f"{file}: {error}") from None
    eyes = eyes_of(game, record, final, seat)
    answers = [told_answer(game, n, entry, events, eyes) for n, entry, events in happened(game, record, to)]
    position = game.to_json(s if eyes == EVERYTHING else game.redact(s, seat_of(game, eyes)))
    outcome = game.outcome(s)
    if as_json:
        told = {
            "game": record.game,
            "rules": record.rules,
            "options": record.options,
            "finished": finished(game, record, final),
            "seat": eyes,
            "answers": record.answers(),
            "to": len(answers),
            "happened": answers,
            "position": position,
            "outcome": outcome and {"winner": winner(game, outcome.winner), "reason": outcome.reason},
            "verified": proof,
        }
        say_json(told)
        return
    state = "finished" if finished(game, record, final) else "still running"
    typer.echo(f"{record.game}, {told_options(record.options)}: {record.answers()} answers, {state}; seen by: {eyes}")
    for answer in answers:
        for i, event in enumerate(answer["events"]):
            typer.echo(f"{'' if i else answer['n']:>5}  {event_told(game.name, event)}")
    for entry in record.entries if to is None else []:
        if entry.kind != "answer":
            typer.echo(f"       {told_entry(game, entry)}")
    typer.echo(f"The table after {len(answers)} answers:")
    for line in table_lines(position):
        typer.echo(line)
    if game.mover(s) != OVER:
        typer.echo(f"To answer: {game.seats[game.mover(s)]}.")
    if proof is not None:
        typer.echo(f"Verified: {proof}.")


def finished(game: Game, record: Record, final: BaseState) -> bool:
    """Whether nothing is secret any more. With two seats a resignation or a flag ends the game too."""
    gave_up = len(game.seats) == 2 and bool(record.entries) and record.entries[-1].kind in ("resign", "flag")
    return game.mover(final) == OVER or gave_up


def eyes_of(game: Game, record: Record, final: BaseState, seat: str) -> str:
    known = (*game.seats, SPECTATOR)
    if seat and seat not in known:
        raise BadOption(f"--seat must be one of {', '.join(known)}, not {seat!r}")
    return seat or (EVERYTHING if finished(game, record, final) else SPECTATOR)


def seat_of(game: Game, eyes: str) -> int:
    return -1 if eyes == SPECTATOR else game.seats.index(eyes)


Events = list[tuple[int, int, int, int, int, int]]


def happened(game: Game, record: Record, to: int | None) -> Iterator[tuple[int, Entry, Events]]:
    """The standing answers with their events; the record is known to replay."""
    stand = record.standing()[:to]
    draws = [*record.start, *(draw for entry in stand for draw in entry.chance)]
    s = game.new(chance=scripted([value for _, value in draws]), **record.options)
    sink = Sink()
    s.sink = sink
    for n, entry in enumerate(stand, 1):
        game.answer(s, game.actions.id(entry.action))
        yield n, entry, sink.take()


def told_answer(game: Game, n: int, entry: Entry, events: Events, eyes: str) -> dict[str, Any]:
    """An answer by its events. Which option was chosen is told only when nothing is secret any more."""
    if eyes != EVERYTHING:
        return {"n": n, "events": [game.event_json(event) for event in seen(events, seat_of(game, eyes))]}
    told = {"n": n, "seat": game.seats[entry.seat], "action": entry.action}
    return {**told, "events": [game.event_json(event[:5]) for event in events]}


def told_entry(game: Game, entry: Entry) -> str:
    seat = game.seats[entry.seat]
    if entry.kind == "take_back":
        return f"The {seat} took back to answer {entry.to}."
    did = {"resign": "resigned", "flag": "ran out of time", "taken_over": "was taken over"}[entry.kind]
    return f"The {seat} {did}."


def winner(game: Game, seat: int | None) -> str | None:
    return None if seat is None else game.seats[seat]
