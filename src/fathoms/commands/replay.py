"""`fathoms replay`: a recorded game in plain lines, and the proof that nobody changed it.

Of a game that is still running only what the asking seat may know is told.
"""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from fathoms.commands.shared import AsJson, Language, Plain, one_of, say_json
from fathoms.core.errors import FathomsError
from fathoms.core.events import seen
from fathoms.core.game import OVER, Event, Game
from fathoms.core.record import Entry, Record, Replaying, finished, verify
from fathoms.core.record import replay as replay_record
from fathoms.core.record_reading import in_file
from fathoms.core.state import BaseState
from fathoms.registry import drawing, folder
from fathoms.registry import game as game_named
from fathoms.table.saves import Kept, read
from fathoms.terminal.screen import Screen
from fathoms.text import Texts, language, slug

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
    lang: Language = "",
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Tell what happened in a recorded or kept game, and how the table looks then.

    Examples:

      fathoms replay game.json --verify

      fathoms replay game.json --to 40 --seat shark --lang pl
    """
    spoken = language(lang)
    found = read(file)
    record = found.record if isinstance(found, Kept) else found
    try:
        game = game_named(record.game, data=record.overlay or None)
        final = replay_record(game, record)
        proof = verify(game, record) if verified else None
        s = final if to is None else replay_record(game, record, to)
    except FathomsError as error:
        raise in_file(file, error) from None
    eyes = eyes_of(game, record, final, seat)
    standing = Replaying(game, replace(record, entries=record.standing()[:to]))
    answers = [told_answer(game, n, entry, events, eyes) for n, (entry, events) in enumerate(standing, 1)]
    position = game.to_json(s if eyes == EVERYTHING else game.redact(s, seat_of(game, eyes)))
    outcome = game.outcome(s)
    if as_json:
        told = {
            "game": record.game,
            "rules": record.rules_version,
            "options": record.options,
            "finished": finished(game, record, final),
            "seat": eyes,
            "answers": record.answers(),
            "to": len(answers),
            "happened": answers,
            "position": position,
            "outcome": outcome and {"winner": winner(game, outcome.winner), "reason": outcome.reason},
            "verified": proof and str(proof),
        }
        say_json(told)
        return
    texts = Texts(spoken, game.name, folder(game.name), record.options, game.components(**record.options))
    screen = Screen(plain)
    screen.say(
        texts(
            "replay-title",
            game=texts(f"{game.name}-name"),
            options=", ".join(str(texts.name(name, value)) for name, value in record.options.items()),
            count=record.answers(),
            state=texts("replay-finished" if finished(game, record, final) else "replay-running"),
            eyes=texts(f"replay-{eyes}") if eyes in (EVERYTHING, SPECTATOR) else texts.name("seat", eyes),
        )
    )
    for answer in answers:
        if answer["n"] - 1 == record.begun:
            screen.entry("       ", texts("table-played-on"))
        for i, event in enumerate(answer["events"]):
            screen.entry(f"{'' if i else answer['n']:>5}  ", texts.say(game.event_message(event)))
    for entry in record.entries if to is None else []:
        if entry.kind != "answer":
            said = texts(f"replay-{slug(entry.kind)}", seat=texts.name("seat", game.seats[entry.seat]), to=entry.to)
            screen.entry("       ", said)
    screen.say(texts("replay-table", count=len(answers)))
    drawn = drawing(texts)
    for line in drawn.plain(position) if plain else drawn.draw(position, screen.width):
        screen.say(line)
    if game.mover(s) != OVER:
        screen.say(texts("table-waiting", seat=texts.name("seat", game.seats[game.mover(s)])))
    if outcome is not None:
        screen.say(texts.say(game.outcome_message(outcome)))
    if proof is not None:
        sort = "" if proof.draws is None else "-committed" if proof.committed else "-seed"
        screen.say(texts(f"replay-verified{sort}", answers=proof.answers, draws=proof.draws))
        if proof.begun is not None:
            screen.say(texts("replay-verified-begun", begun=proof.begun))


def eyes_of(game: Game, record: Record, final: BaseState, seat: str) -> str:
    if seat:
        return one_of("--seat", seat, (*game.seated(game.options_of(final)), SPECTATOR))
    return EVERYTHING if finished(game, record, final) else SPECTATOR


def seat_of(game: Game, eyes: str) -> int:
    return -1 if eyes == SPECTATOR else game.seats.index(eyes)


def told_answer(game: Game, n: int, entry: Entry, events: list[Event], eyes: str) -> dict[str, Any]:
    """An answer by its events. Which option was chosen is told only when nothing is secret any more."""
    if eyes != EVERYTHING:
        return {"n": n, "events": [game.event_json(event) for event in seen(events, seat_of(game, eyes))]}
    told = {"n": n, "seat": game.seats[entry.seat], "action": entry.action}
    return {**told, "events": [game.event_json(event[:5]) for event in events]}


def winner(game: Game, seat: int | None) -> str | None:
    return None if seat is None else game.seats[seat]
