"""`fathoms play`: a game in the terminal against a bot that answers at random.

The person and the bot get views and the events that their seats may see, nothing else.
"""

import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from fathoms.bots.bot import Bot
from fathoms.bots.random import RandomBot
from fathoms.commands.english import NAMES, event_told, question_told
from fathoms.commands.files import new_file, save
from fathoms.commands.shared import DataFolder, GameName, chosen, told_options
from fathoms.commands.table import table_lines, words
from fathoms.core.chance import fast, sealed
from fathoms.core.errors import BadOption, FathomsError
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER, Game, View
from fathoms.core.record import Record, Table
from fathoms.registry import game as game_named

Say = Callable[[str], None]
Ask = Callable[[], str]


class Leave(Exception):
    """The person wants to go."""


def play(
    context: typer.Context,
    name: GameName,
    seat: Annotated[str, typer.Option(help="Which seat is yours.", show_default="the first")] = "",
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**62 - 1, help="The same seed gives the same dice.", show_default="a sealed one"),
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write the record of the game to a new file.")
    ] = None,
    data: DataFolder = None,
) -> None:
    """Play in the terminal against a bot that answers at random.

    Answer with the number or the words of an option; ? shows the table, q quits.
    """
    game = game_named(name, data=data)
    options = chosen(game, context)
    if seat and seat not in game.seats:
        raise BadOption(f"--seat must be one of {', '.join(game.seats)}, not {seat!r}")
    own = game.seats.index(seat) if seat else 0
    chance = sealed(secrets.token_bytes(32)) if seed is None else fast(seed)
    table = Table(game, chance, **options)
    bots: dict[int, Bot] = {}
    for other in range(len(game.seats)):
        if other != own:
            bots[other] = RandomBot()
            bots[other].start(game, other, options, secrets.randbits(62) if seed is None else seed + other)
    if keep is not None:
        new_file(keep)
        save(keep, table.record)
    typer.echo(f"{game.name}, {told_options(options)}. You are {named(game, own)}. ? shows the table, q quits.")
    if keep is not None and table.record.commitment:
        typer.echo(f"The dice are sealed: {table.record.commitment}")
    code = 0
    try:
        play_table(table, own, bots, typer.echo, prompt, keeper(keep, typer.echo))
    except (Leave, EOFError):
        typer.echo("The game stops here.")
    except KeyboardInterrupt:
        typer.echo("\nThe game stops here.")
        code = 130
    if keep is not None:
        save(keep, table.record)
        typer.echo(f"The record is in {keep}; `fathoms replay` reads it.")
    raise typer.Exit(code)


def prompt() -> str:
    try:
        typed = input("> ")
    except UnicodeDecodeError:
        typed = "\N{REPLACEMENT CHARACTER}"
    if not sys.stdin.isatty():
        typer.echo(typed)  # as a terminal would show it
    return typed


def keeper(path: Path | None, say: Say) -> Callable[[Record], None]:
    """Saves after each answer of the person, so that a closed terminal loses nothing."""

    def keep(record: Record) -> None:
        if path is not None:
            try:
                save(path, record)
            except FathomsError as error:
                say(f"{error}; the game goes on")

    return keep


def play_table(
    table: Table, own: int, bots: dict[int, Bot], say: Say, ask: Ask, keep: Callable[[Record], None] = lambda _: None
) -> None:
    """Play a table to its end: the person at seat `own`, bots at the others."""
    game = table.game
    sink = Sink()
    table.state.sink = sink
    fresh = True  # the table was not shown since the others played
    while (mover := game.mover(table.state)) != OVER:
        view = game.redact(table.state, mover)
        if mover == own:
            action = answer(game, view, fresh, say, ask)
            fresh = False
        else:
            action = bots[mover].choose(view, game.options(view), None)
            fresh = True
        table.answer(action)
        events = sink.take()
        for seat, bot in bots.items():
            bot.see(seen(events, seat))
        for event in seen(events, own):
            say(event_told(game.name, game.event_json(event)))
        if mover == own:
            keep(table.record)
    show(game, game.redact(table.state, own), say)
    outcome = game.outcome(table.state)
    if outcome is not None and outcome.winner is not None:
        say("You have won." if outcome.winner == own else "You have lost.")


def answer(game: Game, view: View, fresh: bool, say: Say, ask: Ask) -> int:
    """The person's answer; a single option needs no question."""
    options = game.options(view)
    texts = [words(game.actions.text(action)) for action in options]
    if len(options) == 1:
        say(f"{question_told(game.name, game.question(view))} Only one answer: {texts[0]}.")
        return options[0]
    if fresh:
        show(game, view, say)
    say(question_told(game.name, game.question(view)))
    for number, text in enumerate(texts, 1):
        say(f"  {number:>2}  {text}")
    meant = meanings(options, texts)
    while True:
        typed = " ".join(words(ask()).lower().split())
        if typed in meant:
            return meant[typed]
        if typed in ("q", "quit"):
            raise Leave
        if typed == "?":
            show(game, view, say)
        else:
            came = f"not {typed[:60]!r}" if typed else "and nothing came"
            say(f"Expected: a number from 1 to {len(options)}, the words of an option, ? or q; {came}.")


def meanings(options: Sequence[int], texts: Sequence[str]) -> dict[str, int]:
    """What can be typed: the number or the words of an option."""
    return {str(i): action for i, action in enumerate(options, 1)} | {
        text.lower(): action for text, action in zip(texts, options, strict=True)
    }


def show(game: Game, view: View, say: Say) -> None:
    for line in table_lines(game.to_json(view)):
        say(line)


def named(game: Game, seat: int) -> str:
    return NAMES.get(game.name, {}).get(game.seats[seat], game.seats[seat])
