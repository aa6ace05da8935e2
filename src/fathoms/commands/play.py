"""`fathoms play`: a game at the text table, against a bot or with two people at one screen."""

import os
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer

from fathoms.bots.named import BOTS
from fathoms.bots.named import bot as bot_named
from fathoms.commands.shared import GIVEN, DataFolder, GameName, Language, Plain, all_seats, chosen, one_of
from fathoms.core.chance import fast, sealed
from fathoms.core.errors import BadOption, BadRecord, FathomsError
from fathoms.core.game import OVER
from fathoms.core.record import Record, Table
from fathoms.registry import folder, games
from fathoms.registry import game as game_named
from fathoms.table.host import PERSON, Connection, Host
from fathoms.table.saves import CannotSave, Kept, new_file, read, save
from fathoms.terminal.player import Leave, Player
from fathoms.terminal.screen import Screen
from fathoms.text import Texts, language

LAST = "last"


def play(
    context: typer.Context,
    name: GameName = "",
    terminal: Annotated[bool, typer.Option("--terminal", help="In this terminal, the only place so far.")] = False,
    seat: Annotated[
        str, typer.Option(help="Which seat is yours.", show_default="the first", autocompletion=all_seats)
    ] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Two people share the screen.")] = False,
    bot: Annotated[str, typer.Option(help="Who plays the other seat.", autocompletion=lambda: list(BOTS))] = "random",
    lang: Language = "",
    plain: Plain = False,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=2**62 - 1, help="The same seed gives the same dice.", show_default="a sealed one"),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Where to keep the game.", show_default="a folder of yours"),
    ] = None,
    resume: Annotated[
        str, typer.Option(metavar="FILE", help="Go on with a kept game: its file, or 'last'.", show_default=False)
    ] = "",
    data: DataFolder = None,
) -> None:
    """Play in the terminal against a bot, or with a friend at the same screen.

    Answer with the number or the words of an option; ? tells what else can be typed. The game is kept after each
    answer, so that nothing is lost.

    Examples:

      fathoms play kelp

      fathoms play kelp --seat shark --board night --lang uk

      fathoms play kelp --hot-seat --save friday.json

      fathoms play --resume last
    """
    spoken = language(lang)
    if resume:
        given = [*context.meta[GIVEN][0], *(flag for flag, value in {"--data": data, "--save": keep}.items() if value)]
        if name or given:
            text = "--resume goes on with a kept game and takes no game, no options of a game, no --data and no --save"
            raise BadOption(text, "error-resume-alone")
        path, kept = kept_game(resume)
        table = resumed(path, kept)
        spoken = language(lang or kept.lang)
    else:
        if not name:
            raise BadOption("a game's name is missing: fathoms play kelp", "error-no-game", known=", ".join(games()))
        game = game_named(name, data=data)
        options = chosen(game, context)
        seats = game.seated(options)
        own = one_of("--seat", seat, seats) if seat else seats[0]
        bot_named(bot)  # an unknown one is named before a file is made
        entropy: int | bytes = secrets.token_bytes(32) if seed is None else seed
        table = Table(game, sealed(entropy) if isinstance(entropy, bytes) else fast(entropy), **options)
        others = {other: PERSON if hot_seat or other == own else bot for other in seats}
        kept = Kept(table.record, entropy, others, spoken)
        path = keep or new_place(game.name)
        if keep is not None:
            new_file(keep)
            save(keep, kept.to_json())
    raise typer.Exit(at_table(table, kept, path, spoken, Screen(plain)))


def at_table(table: Table, kept: Kept, path: Path, lang: str, screen: Screen) -> int:
    """Play a table until its end or until the people leave; the exit code."""
    game = table.game
    texts = Texts(lang)

    def keep(record: Record) -> None:
        """After each answer: a finished game as its record, a running one so that it can go on."""
        try:
            save(path, record.to_json() if game.mover(table.state) == OVER else kept.to_json())
        except CannotSave as error:
            screen.say(texts("table-save-failed", error=texts.error(error)))

    seats = game.seated(table.record.options)
    names = {i: kept.seats[name] for i, name in enumerate(seats) if kept.seats[name] != PERSON}
    bots = {i: bot_named(name) for i, name in names.items()}
    before = table.record.answers()
    host = Host(table, bots, names, keep, kept.seed if isinstance(kept.seed, int) else secrets.randbits(62))
    people = {name: Connection(host, i) for i, name in enumerate(seats) if i not in bots}
    player = Player(people, folder(game.name), lang, screen)
    opening(player, before)
    code = 0
    try:
        player.play()
    except (Leave, EOFError):
        player.say("table-stops")
    except KeyboardInterrupt:
        screen.say()
        player.say("table-stops")
        code = 130
    if path.exists():
        player.say("table-recorded" if game.mover(table.state) == OVER else "table-saved", file=str(path))
    return code


def opening(player: Player, answers: int) -> None:
    seated, texts = player.seated, player.texts
    options = ", ".join(str(texts.name(name, value)) for name, value in seated.options.items())
    player.say("table-title", game=texts(f"{seated.game}-name"), options=options)
    if len(player.seats) > 1:
        player.say("table-hot-seat")
    else:
        player.say("table-you", seat=player.named(player.seat))
    for seat, who in seated.seats.items():
        if who != PERSON:
            player.say("table-bot", seat=player.named(seat), bot=who)
    if seated.commitment:
        player.say("table-sealed", commitment=seated.commitment)
    if answers:
        player.say("table-resumed", count=answers)
    player.say("table-help-hint")


def resumed(path: Path, kept: Kept) -> Table:
    """The table of a kept game; what does not fit is named, with the file."""
    try:
        game = game_named(kept.record.game, data=kept.record.overlay or None)
        for who in set(kept.seats.values()) - {PERSON}:
            bot_named(who)
        table = Table.resume(game, kept.record, kept.chance())
        seats = game.seated(kept.record.options)
        if set(kept.seats) != set(seats) or PERSON not in kept.seats.values():
            raise BadRecord(f"seats must tell who sits at {', '.join(seats)}, one of them a {PERSON}")
        return table
    except FathomsError as error:
        raise BadRecord(f"{path}: {error}") from None


def home() -> Path:
    return Path(os.environ.get("FATHOMS_HOME") or typer.get_app_dir("fathoms")) / "games"


def new_place(game: str) -> Path:
    """A file of its own for a new game, in the user's folder."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{f'-{i}' if i else ''}.json" for i in range(1000))
    return next(path for path in map(home().joinpath, names) if not path.exists())


def kept_game(wanted: str) -> tuple[Path, Kept]:
    """A kept game by its file, or the last one that was played and is not over."""
    if wanted != LAST:
        path = Path(wanted)
        kept = read(path)
        if isinstance(kept, Record):
            text = f"{path}: this is the record of a game, which cannot go on; fathoms replay reads it"
            raise BadRecord(text, "error-record-alone", file=str(path))
        return path, kept
    for path in sorted(home().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            kept = read(path)
        except FathomsError:
            continue  # a broken file is named when it is asked for by name
        if isinstance(kept, Kept):
            return path, kept
    raise BadRecord(f"no game is kept in {home()} that could go on", "error-no-save", folder=str(home()))
