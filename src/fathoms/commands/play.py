"""`fathoms play`: a game at the text table, alone, against bots or with several people at one screen."""

import os
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from fathoms.bots.guard import Guarded
from fathoms.bots.named import DEFAULT, lasting, title
from fathoms.bots.named import bot as bot_named
from fathoms.bots.named import names as bot_names
from fathoms.commands.shared import GIVEN, DataFolder, GameName, Language, Plain, all_seats, chosen, one_of
from fathoms.core.chance import SEEDS, fast, sealed
from fathoms.core.errors import BadOption, BadRecord, FathomsError
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.core.record import Record
from fathoms.core.record_reading import in_file
from fathoms.registry import folder, games
from fathoms.registry import game as game_named
from fathoms.table.host import PERSON, Connection, Host
from fathoms.table.saves import CannotSave, Kept, cannot_write, read, save, save_new
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
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People at all seats share the screen.")] = False,
    bot: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Who plays the other seats: a name, or path/to/file.py:Name.",
            show_default=DEFAULT,
            autocompletion=bot_names,
        ),
    ] = "",
    lang: Language = "",
    plain: Plain = False,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=SEEDS - 1, help="The same seed gives the same draws.", show_default="a sealed one"),
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
    """Play in the terminal alone, against bots, or with friends at the same screen.

    Answer with the number or the words of an option; ? tells what else can be typed. The game is kept after each
    answer, so that nothing is lost.

    Examples:

      fathoms play kelp

      fathoms play kelp --seat shark --board night --lang uk

      fathoms play aquatica --players 3 --kings draft

      fathoms play kelp --hot-seat --save friday.json

      fathoms play --resume last
    """
    spoken = language(lang)
    if resume:
        if name or context.meta[GIVEN][0] or data or keep or seat or hot_seat or bot or seed is not None:
            raise BadOption("error-resume-alone")
        path, kept = kept_game(resume)
        live = resumed(path, kept)
        spoken = language(lang or kept.lang)
    else:
        if not name:
            raise BadOption("error-game-missing", known=", ".join(games()))
        game = game_named(name, data=data)
        options = chosen(game, context)
        seats = game.seated(options)
        own = one_of("--seat", seat, seats) if seat else seats[0]
        bot = lasting(bot or DEFAULT)
        bot_named(bot)  # an unknown one is named before a file is made
        if hot_seat and seat:
            raise BadOption("error-not-together", options="--hot-seat, --seat")
        entropy: int | bytes = secrets.token_bytes(32) if seed is None else seed
        live = LiveGame.new(game, sealed(entropy) if isinstance(entropy, bytes) else fast(entropy), **options)
        others = {other: PERSON if hot_seat or other == own else bot for other in seats}
        kept = Kept(live.record, entropy, others, spoken)
        path = begun(kept) if keep is None else keep
        if keep is not None:
            save_new(keep, kept.to_json())
    raise typer.Exit(at_table(live, kept, path, spoken, Screen(plain)))


def at_table(live: LiveGame, kept: Kept, path: Path, lang: str, screen: Screen) -> int:
    """Play a game until its end or until the people leave; the exit code."""
    game = live.game
    keeper = Keeper(path, kept, live, screen, lang)
    seats = game.seated(live.record.options)
    specs = {i: kept.seats[name] for i, name in enumerate(seats) if kept.seats[name] != PERSON}
    names = {i: title(spec) for i, spec in specs.items()}
    bots = {i: Guarded(bot_named(spec), names[i]) for i, spec in specs.items()}
    before = live.record.answers()
    seed = kept.seed if isinstance(kept.seed, int) else secrets.randbits(62)
    host = Host(live, bots, names, keeper.keep, seed)
    people = {name: Connection(host, i) for i, name in enumerate(seats) if i not in bots}
    player = keeper.player = Player(people, folder(game.name), lang, screen)
    opening(player, before)
    code = 0
    try:
        player.play()
    except (Leave, EOFError, KeyboardInterrupt) as left:
        if len(people) > 1:
            screen.cover()  # what one of several people saw does not stay on the screen
        elif isinstance(left, KeyboardInterrupt):
            screen.say()
        player.say("table-stops")
        code = 130 if isinstance(left, KeyboardInterrupt) else 0
    if live.record.answers():
        keeper.keep(live.record)
    elif path.parent == home():
        path.unlink(missing_ok=True)  # nothing was played, and nobody asked for the file
    if keeper.kept_now:
        # In one piece, whatever the width of the screen: it can be copied.
        over = game.mover(live.state) == OVER
        screen.say(Text(player.texts("table-recorded" if over else "table-saved", file=str(path))))
    return code


class Keeper:
    """Keeps a game in its file after each answer, unless another window goes on with the same file."""

    def __init__(self, path: Path, kept: Kept, live: LiveGame, screen: Screen, lang: str) -> None:
        self.path = path
        self.kept = kept
        self.live = live
        self.screen = screen
        self.lang = lang
        self.player: Player | None = None
        self.kept_now = False  # whether the last try to keep it was a success
        self.last = path.read_bytes() if path.exists() else b""

    def keep(self, record: Record) -> None:
        """A finished game as its record, a running one so that it can go on."""
        if self.player is not None:
            self.lang = self.player.texts.lang  # it may be changed at the table
        self.kept.lang = self.lang
        over = self.live.game.mover(self.live.state) == OVER
        try:
            if not self.path.is_file() or self.path.read_bytes() != self.last:
                raise CannotSave(
                    "error-save-changed",
                    path=self.path,
                )
            save(self.path, record.to_json() if over else self.kept.to_json())
            self.last = self.path.read_bytes()
            self.kept_now = True
        except (CannotSave, OSError) as error:
            self.kept_now = False
            named = error if isinstance(error, CannotSave) else cannot_write(self.path, error)
            texts = Texts(self.lang)
            self.screen.say(texts("table-save-failed", error=texts.error(named)))


def opening(player: Player, answers: int) -> None:
    seated, texts = player.seated, player.texts
    # What is switched off is not worth a word.
    options = ", ".join(str(texts.name(name, value)) for name, value in seated.options.items() if value is not False)
    player.say("table-title", game=texts(f"{seated.game}-name"), options=options)
    if len(player.seats) > 1:
        player.say("table-hot-seat", count=len(player.seats))
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


def resumed(path: Path, kept: Kept) -> LiveGame:
    """A kept game that goes on; what does not fit is named, with the file."""
    try:
        game = game_named(kept.record.game, data=kept.record.overlay or None)
        for who in set(kept.seats.values()) - {PERSON}:
            bot_named(who)
        live = LiveGame.resume(game, kept.record, kept.chance())
        seats = game.seated(kept.record.options)
        if set(kept.seats) != set(seats) or PERSON not in kept.seats.values():
            raise BadRecord("error-seats-who", known=", ".join(seats), person=PERSON)
        return live
    except FathomsError as error:
        raise in_file(path, error) from None


def home() -> Path:
    return Path(os.environ.get("FATHOMS_HOME") or typer.get_app_dir("fathoms")) / "games"


def begun(kept: Kept) -> Path:
    """A file of its own for a new game; where another game was quicker to take the name, the next one."""
    while True:
        path = new_place(kept.record.game)
        try:
            save_new(path, kept.to_json())
        except CannotSave:
            if not path.exists():
                raise
        else:
            return path


def new_place(game: str) -> Path:
    """A name that is free in the user's folder."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{f'-{i}' if i else ''}.json" for i in range(1000))
    return next(path for path in map(home().joinpath, names) if not path.exists())


def kept_game(wanted: str) -> tuple[Path, Kept]:
    """A kept game by its file, or the last one that was played and is not over."""
    if wanted != LAST:
        path = Path(wanted)
        kept = read(path)
        if isinstance(kept, Record):
            raise BadRecord("error-record-not-resumed", path=path)
        return path, kept
    for path in sorted(
        filter(Path.is_file, home().glob("*.json")), key=lambda path: path.stat().st_mtime, reverse=True
    ):
        try:
            kept = read(path)
        except FathomsError:
            continue  # a broken file is named when it is asked for by name
        if isinstance(kept, Kept):
            return path, kept
    raise BadRecord("error-nothing-to-resume", home=home())
