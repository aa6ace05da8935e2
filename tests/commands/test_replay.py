"""`fathoms replay`."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.command import SEED, played, refused, run, shell, written

import fathoms
from fathoms.core.chance import sealed
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.core.record import Entry, playing_on
from fathoms.registry import folder
from fathoms.table.saves import Kept
from fathoms.text import LANGUAGES, Texts

KELP = fathoms.game("kelp")
SECRET = {"drew_card", "block_drawn", "took_card", "chose"}


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game."""
    return written(tmp_path_factory.mktemp("over"), played().record.to_json())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The same game after 60 answers."""
    return written(tmp_path_factory.mktemp("running"), played(60).record.to_json())


def told(*arguments: str) -> dict[str, Any]:
    return run("replay", *arguments, "--json").json()


def kinds(told: dict[str, Any]) -> set[str]:
    return {event["event"] for answer in told["happened"] for event in answer["events"]}


def test_a_finished_game_is_told_whole(over: str) -> None:
    ran = run("replay", over)
    count = played().record.answers()
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == f"Kelp: day board, final edition. Answers: {count}; finished; view: complete."
    assert lines[1].split(maxsplit=1)[0] == "1"
    assert "The card drawn is “" in ran.out
    assert " wins: " in lines[-1]
    table = ran.out.partition(f"The table after answer {count}:\n")[2]
    assert table.count("■ ") == table.count("?") > 0
    assert "cards (hand size" not in table


def test_the_position_as_json_is_the_state(over: str) -> None:
    everything = told(over)
    table = played()
    position = everything["position"]
    position.pop("chance")
    expected = KELP.to_json(table.state)
    expected.pop("chance")
    assert position == expected
    assert everything["finished"] is True
    assert everything["outcome"] == {"winner": expected["over"]["winner"], "reason": expected["over"]["reason"]}
    assert [answer["action"] for answer in everything["happened"]] == [e.action for e in table.record.standing()]
    assert kinds(everything) & SECRET


def test_to_stops_after_so_many_answers(over: str) -> None:
    part = told(over, "--to", "10")
    assert (part["to"], len(part["happened"])) == (10, 10)
    assert part["outcome"] is None
    expected = KELP.to_json(played(10).state)
    assert part["position"]["blocks"] == expected["blocks"]
    assert part["position"]["asked"] == expected["asked"]
    assert told(over, "--to", "0")["happened"] == []
    assert "The table after answer 10:" in run("replay", over, "--to", "10").out


@pytest.mark.parametrize("seat", ["octopus", "shark", "spectator"])
def test_a_seat_sees_its_own_events_and_view(over: str, running: str, seat: str) -> None:
    for file, answers in ((over, None), (running, 60)):
        seen = told(file, "--seat", seat)
        view = KELP.redact(
            played(answers).state, ["octopus", "shark", "spectator"].index(seat) if seat != "spectator" else -1
        )
        assert seen["position"] == KELP.to_json(view)
        assert seen["seat"] == seat
        assert bool(kinds(seen) & SECRET) == (seat == "octopus")
        assert "action" not in json.dumps(seen["happened"][0])


def test_of_a_running_game_only_the_public_is_told(running: str) -> None:
    assert told(running) == told(running, "--seat", "spectator")
    assert told(running)["finished"] is False
    out = run("replay", running).out
    assert "still running; view: spectator." in out
    assert "The card drawn" not in out
    assert out.endswith(("To answer now: Octopus.\n", "To answer now: Shark.\n"))


def test_of_a_running_game_an_earlier_position_is_no_way_round(running: str) -> None:
    assert told(running, "--to", "5")["position"]["seat"] == "spectator"


def test_two_running_games_that_differ_in_secrets_alone_are_told_alike(tmp_path: Path) -> None:
    """The setup's last draws deal the hand, those before them the blocks: exchange a secret and nothing may change."""
    record = played(1).record
    seen = []
    for name, place in (("as_it_is", 0), ("other", 1)):
        start = list(record.start)
        bound, value = start[8]  # which block lies in the north-west
        assert bound == 9
        start[8] = (bound, (value + place) % bound)
        file = written(tmp_path, {**record.to_json(), "start": [list(draw) for draw in start]}, f"{name}.json")
        seen.append({seat: told(file, "--seat", seat) for seat in ("octopus", "shark", "spectator")})
        seen[-1]["text"] = run("replay", file).out  # type: ignore[assignment]
    first, second = seen
    assert first["octopus"]["position"]["blocks"] != second["octopus"]["position"]["blocks"]
    assert {key: value for key, value in first.items() if key != "octopus"} == {
        key: value for key, value in second.items() if key != "octopus"
    }


def test_a_resignation_ends_a_game_of_two(tmp_path: Path) -> None:
    record = played(20).record
    record.entries.append(Entry("resign", 1))
    file = written(tmp_path, record.to_json())
    assert told(file)["finished"] is True
    assert told(file)["seat"] == "everything"
    assert "Resigned: Shark." in run("replay", file).out


def test_a_take_back_takes_answers_out_of_the_story(tmp_path: Path) -> None:
    record = played(20).record
    record.entries.append(Entry("take_back", 0, to=12))
    file = written(tmp_path, record.to_json())
    assert told(file)["answers"] == 12
    assert told(file)["position"] == told(written(tmp_path, played(12).record.to_json(), "12.json"))["position"]
    assert "Taken back to answer 12 by: Octopus." in run("replay", file).out


def test_verify_draws_every_number_again(over: str) -> None:
    ran = run("replay", over, "--verify")
    assert ran.code == 0
    assert "draws follow from the seed that was committed to" in ran.out.splitlines()[-1]
    assert "follow from the seed" in told(over, "--verify")["verified"]
    assert told(over)["verified"] is None


def test_verify_says_when_there_is_no_seed_to_draw_from(running: str) -> None:
    assert "no seed is shown" in told(running, "--verify")["verified"]


def test_verify_says_what_came_from_another_game(tmp_path: Path) -> None:
    seed = bytes(32)
    table = LiveGame.resume(KELP, playing_on(KELP, played().record, 30, seed), sealed(seed))
    while KELP.mover(table.state) != OVER:
        table.answer(KELP.options(table.state)[0])
    file = written(tmp_path, table.record.to_json())
    ran = run("replay", file, "--verify")
    assert "the first 30 answers came from there" in ran.out.splitlines()[-1]
    assert ran.out.count("From here on the game is played on") == 1
    assert "Odpowiedzi stamtąd: 30" in run("replay", file, "--verify", "--lang", "pl").out
    assert "the first 30 come from another game" in told(file, "--verify")["verified"]
    assert told(file, "--to", "12")["to"] == 12


def changed(**keys: Any) -> dict[str, Any]:
    return {**played().record.to_json(), **keys}


def test_verify_finds_a_changed_seed(tmp_path: Path) -> None:
    file = written(tmp_path, changed(seed="00" * 32))
    assert run("replay", file).code == 0
    refused(run("replay", file, "--verify"), "the seed does not fit the commitment")


def test_verify_finds_a_commitment_that_is_none(tmp_path: Path) -> None:
    file = written(tmp_path, changed(commitment="żółw"))
    refused(run("replay", file, "--verify"), "commitment")


def test_verify_finds_a_changed_draw(tmp_path: Path) -> None:
    """The last draw that changes nothing else: a replay alone cannot tell."""
    record = changed()
    found = 0
    for entry in record["entries"]:
        for i, (bound, value) in enumerate(entry.get("chance", [])):
            entry["chance"][i] = [bound, (value + 1) % bound]
            file = written(tmp_path, record)
            if run("replay", file).code == 0:
                refused(run("replay", file, "--verify"), "is not what the seed gives")
                found += 1
            entry["chance"][i] = [bound, value]
        if found:
            return
    raise AssertionError("no draw could be changed")


def test_an_owners_data_comes_with_the_record(tmp_path: Path) -> None:
    data = {"components.toml": {"tracks": {"hunger": {"size": 3}}}}
    game = fathoms.game("kelp", data=data)
    table = played(game=game)
    file = written(tmp_path, table.record.to_json())
    assert game.mover(table.state) == OVER
    assert told(file)["finished"] is True
    refused(run("replay", written(tmp_path, {**table.record.to_json(), "overlay": {}})), "made with other data")


BROKEN = {
    "empty": ("", "not JSON"),
    "no JSON": ("answer 1: draw", "not JSON"),
    "truncated": (json.dumps(played(5).record.to_json())[:-40], "not JSON"),
    "foreign": ({"event": "chess", "moves": ["e4"]}, 'a record is a table with "fathoms": "record"'),
    "a list": ([1, 2], 'a record is a table with "fathoms": "record"'),
    "format": (changed(format=99), "format 1 is expected, not 99"),
    "game": (changed(game="chess"), "no game is called 'chess'"),
    "rules": (changed(rules=99), "made with rules version 99"),
    "data": (changed(data="0123"), "made with other data (0123)"),
    "an option": (changed(options={"board": "noon"}), "board must be one of day, night"),
    "a strange option": (changed(options={"chance": 1}), "no option is called 'chance'"),
    "a missing key": ({key: value for key, value in changed().items() if key != "entries"}, "entries must be a list"),
    "a strange key": (changed(winner="octopus"), "a record has no 'winner'"),
    "an entry": (changed(entries=[{"move": "e4"}]), "entries[0] must be one of answer"),
    "an action": (changed(entries=[{"answer": "castle", "seat": 0}]), "answer 1 ('castle') cannot be replayed"),
    "illegal": (changed(entries=[{"answer": "roll", "seat": 0}]), "answer 1 ('roll') cannot be replayed"),
    "a seat": (changed(entries=[{"answer": "put the Shark on den NW", "seat": 1}]), "is to move, not seat 1"),
    "too few draws": (changed(start=[[23, 5]], entries=[]), "the script of chance ended"),
    "too many seats": (changed(seats=list("abcde"), entries=[{"resign": 4}]), "seats"),
    "too many draws": (changed(entries=[{"answer": "put the Shark on den NW", "seat": 0, "chance": [[6, 1]]}]), "only"),
    "overlay": (changed(overlay={"cards.toml": {}}), "the data files are"),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_or_foreign_record_is_named(tmp_path: Path, what: str) -> None:
    content, said = BROKEN[what]
    file = written(tmp_path, content)
    before = Path(file).read_bytes()
    refused(run("replay", file), "game.json", said)
    assert Path(file).read_bytes() == before


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00{")
    refused(run("replay", str(tmp_path / "game.json")), "cannot be read")


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    refused(run("replay", str(tmp_path / "none.json")), "none.json", "cannot be read")
    refused(run("replay", str(tmp_path)), "cannot be read")


def test_to_out_of_range(over: str) -> None:
    refused(run("replay", over, "--to", "9999"), "9999 is not from 0 to")
    assert run("replay", over, "--to", "-1").code == 2


def test_a_seat_that_is_none(over: str) -> None:
    refused(run("replay", over, "--seat", "squid"), "--seat must be one of octopus, shark, spectator, not 'squid'")


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("flags", [(), ("--plain",)], ids=["drawn", "plain"])
def test_a_game_is_told_in_every_language(over: str, lang: str, flags: tuple[str, ...]) -> None:
    game = played()
    outcome = KELP.outcome(game.state)
    assert outcome is not None
    texts = Texts(lang, "kelp", folder("kelp"))
    ran = run("replay", over, "--lang", lang, "--verify", *flags)
    assert (ran.code, ran.err) == (0, "")
    assert texts("replay-everything") in ran.out.splitlines()[0]
    assert texts("replay-table", count=game.record.answers()) in ran.out
    assert ran.out.splitlines()[-2] == texts.say(KELP.outcome_message(outcome))
    assert ran.out.splitlines()[-1].startswith(
        texts("replay-verified-committed", answers="\0", draws="").split("\0")[0]
    )
    assert ("┐" in ran.out) == (not flags)
    assert "\x1b" not in ran.out
    assert all(line.rstrip() == line for line in ran.out.splitlines())


def test_every_line_of_the_story_begins_below_the_one_before(over: str) -> None:
    story = run("replay", over).out.partition("The table after")[0].splitlines()[1:]
    assert max(map(len, story)) <= 80
    numbers = [int(line[:5]) for line in story if line[:5].strip()]
    assert numbers == sorted(set(numbers))
    assert all(line[5:7] == "  " and line[7] != " " for line in story)


@pytest.mark.parametrize(
    ("lang", "said"), [("pl", "oczekiwany jest zapis w formacie 1"), ("uk", "очікується запис у форматі 1")]
)
def test_errors_are_told_in_the_language_that_was_asked_for(tmp_path: Path, lang: str, said: str) -> None:
    refused(run("replay", written(tmp_path, {"fathoms": "record"}), "--lang", lang), said)
    refused(run("replay", written(tmp_path, {"fathoms": "record"}), f"--lang={lang}"), said)


def test_an_unknown_language_is_named(over: str) -> None:
    refused(run("replay", over, "--lang", "de"), "the language must be one of en, pl, uk, not 'de'")


# A kept game


def test_of_a_kept_game_only_the_public_is_told(tmp_path: Path, running: str) -> None:
    table = played(60)
    kept = Kept(table.record, SEED, {"octopus": "person", "shark": "random"}).to_json()
    file = written(tmp_path, kept)
    assert told(file) == told(running)
    assert run("replay", file).out == run("replay", running).out
    assert SEED.hex() not in run("replay", file, "--json", "--verify").out


def test_a_broken_kept_game_is_named(tmp_path: Path) -> None:
    refused(run("replay", written(tmp_path, {"fathoms": "game"})), "game.json", "a kept game has ")


@pytest.mark.slow
def test_from_the_shell(over: str, tmp_path: Path) -> None:
    assert shell("replay", over, "--json", "--to", "3").json()["to"] == 3
    refused(shell("replay", str(tmp_path / "none.json")), "none.json")
