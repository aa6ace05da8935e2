"""What must hold for damaged input of any sort: a named error, or something that can be used."""

import json
from pathlib import Path
from random import Random
from typing import Any

import fathoms
from fathoms.core.chance import fast
from fathoms.core.errors import FathomsError
from fathoms.core.game import OVER, Game
from fathoms.core.record import replay, verify
from fathoms.core.record_reading import from_json, load
from fathoms.core.state import BaseState

ANSWERS = 300


def check_playable(game: Game, s: BaseState, choose: Random) -> None:
    """Random play to the end, or for long enough, never loses a piece, never stands without an option."""
    s.chance = fast(choose.randrange(1 << 40))
    for _ in range(ANSWERS):
        assert game.rules.check(s) == ""
        options = game.options(s)
        if game.mover(s) == OVER:
            assert game.outcome(s) is not None
            return
        assert options, f"a dead end: {game.question(s)}"
        assert len(set(options)) == len(options)
        game.answer(s, choose.choice(options))


def refused(error: FathomsError) -> bool:
    """A refusal says why."""
    assert str(error)
    return False


def check_state(game: Game, form: Any, choose: Random) -> bool:
    """A damaged position: refused by name, or playable, with views and a form that can be read again."""
    try:
        s = game.from_json(form)
    except FathomsError as error:
        return refused(error)
    again = game.from_json(json.loads(json.dumps(game.to_json(s))))
    assert again == s
    for seat in range(-1, len(game.seated(game.options_of(s)))):
        view = game.redact(s, seat)
        world = game.resample(view, 1)
        assert game.rules.check(world) == ""
        assert game.redact(world, seat) == view
        game.to_json(view)
    check_playable(game, s, choose)
    return True


def check_record(game: Game, form: Any) -> bool:
    """A damaged record: refused by name, or it replays and verifies."""
    try:
        record = from_json(form)
        if record.overlay:
            game = fathoms.game(record.game, data=record.overlay)
        s = replay(game, record)
        verify(game, record)
    except FathomsError as error:
        return refused(error)
    assert from_json(json.loads(json.dumps(record.to_json()))) == record
    assert game.rules.check(s) == ""
    return True


def check_record_file(game: Game, path: Path, text: str) -> bool:
    path.write_text(text, "utf-8", errors="surrogatepass")
    try:
        replay(game, load(path))
    except FathomsError as error:
        return refused(error)
    return True


def check_data(name: str, data: Any, choose: Random) -> bool:
    """Damaged data: refused by name, or a game that can be played whatever its options."""
    try:
        game = fathoms.game(name, data=data)
    except FathomsError as error:
        return refused(error)
    options: dict[str, Any] = {}
    for setting in game.settings.settings:
        options[setting.name] = choose.choice(setting.values)
    try:
        s = game.new(chance=fast(1), **options)
    except FathomsError:
        s = game.new(chance=fast(1))
    assert game.from_json(json.loads(json.dumps(game.to_json(s)))) == s
    check_playable(game, s, choose)
    return True
