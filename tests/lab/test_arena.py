"""The arena: what is counted, whoever plays it and however often it was stopped."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support import bots

import fathoms
from fathoms.core.game import Game
from fathoms.lab import arena as arena_module
from fathoms.lab import match
from fathoms.lab.arena import arena
from fathoms.lab.ladder import Ladder, climb, file_of, kept_seed
from fathoms.lab.match import Contest, contest, play_pair
from fathoms.lab.results import BadResults, Results, kept_contest
from fathoms.lab.statistics import ACCEPTED, REJECTED, Sprt, pairings_of

pytestmark = pytest.mark.slow

KELP, AQUATICA = fathoms.game("kelp"), fathoms.game("aquatica")
FIRST, RAISES = f"{bots.HERE}:First", f"{bots.HERE}:RaisesAsShark"
EVEN = ("random", "random")
TIMES = {"seconds_per_decision"}


def of(two: tuple[str, str] = EVEN, seed: int = 7, game: Game = KELP, **options: Any) -> Contest:
    return contest(game, options, two, seed)


def told(game: Game, contest: Contest, pairs: int, jobs: int = 1, **more: Any) -> dict[str, Any]:
    """The last standing, without times."""
    for standing in arena(game, contest, pairs, jobs, **more):
        last = standing
    return {key: value for key, value in last.to_json().items() if key not in TIMES}


def test_every_game_is_counted_once() -> None:
    found = told(KELP, of(), 12)
    assert (found["pairs"], found["games"]) == (12, 24)
    assert sum(found["reasons"].values()) == 24
    assert sum(sum(wins.values()) for wins in found["wins"].values()) == 24
    assert sum(sum(wins.values()) for wins in found["wins_by_reason"].values()) == 24
    assert {count for seated in found["seated"].values() for count in seated.values()} == {12}
    assert sum(found["pair_scores"].values()) == 12
    assert found["score"] == pytest.approx(sum(found["wins"]["random"].values()) / 24)
    assert found["interval"][0] <= found["score"] <= found["interval"][1]


def test_a_standing_comes_after_each_pair() -> None:
    assert [standing.pairs for standing in arena(KELP, of(), 4)] == [1, 2, 3, 4]


def test_places_of_four_seats() -> None:
    found = told(AQUATICA, of(game=AQUATICA, players=4), 6)
    assert set(found["wins"]["random"]) == {"1", "2", "3", "4"}
    assert found["seated"]["random"] == found["seated"]["random#2"] == dict.fromkeys("1234", 6)
    assert found["points"]["random"]["highest"] > 5


def test_alone_wins_are_pairs_and_points_are_told() -> None:
    found = told(AQUATICA, of(("random", FIRST), game=AQUATICA, players=1), 10)
    wins = {bot: wins["1"] for bot, wins in found["wins"].items()}
    assert wins == {"random": found["pair_scores"]["1"], FIRST: found["pair_scores"]["0"]}
    assert found["points"]["random"]["mean"] != found["points"][FIRST]["mean"]
    assert found["games"] == 20


def test_points_are_told_only_where_they_matter() -> None:
    assert told(KELP, of(), 2)["points"] == {}


def test_who_fails_is_named_how_often_and_the_arena_goes_on() -> None:
    found = told(KELP, of((RAISES, FIRST)), 4)
    assert found["pairs"] == 4
    assert found["forfeits"] == {RAISES: 4, FIRST: 0}
    assert found["reasons"]["forfeit"] == 4
    (fault,) = found["faults"]
    assert (fault["bot"], fault["did"], fault["times"], fault["pair"], fault["order"]) == (RAISES, "raised", 4, 0, "BA")
    assert "ValueError: no idea" in fault["what"]
    assert found["wins"][FIRST]["octopus"] == 4


# The sequential test


def test_it_stops_when_it_is_decided() -> None:
    found = told(KELP, of((f"{bots.HERE}:Words", FIRST)), 200, sprt=Sprt(0, 200))
    assert found["pairs"] < 20
    assert found["sprt"]["verdict"] == REJECTED
    assert found["sprt"]["llr"] <= found["sprt"]["bounds"][0]
    other = told(KELP, of((FIRST, f"{bots.HERE}:Words")), 200, sprt=Sprt(0, 200))
    assert other["sprt"]["verdict"] == ACCEPTED
    assert other["score"] == 1.0
    assert 0 < other["interval"][0] < other["interval"][1] == 1.0


def test_it_stops_at_the_latest_after_all_pairs() -> None:
    found = told(KELP, of(), 3, sprt=Sprt(-1, 1))
    assert (found["pairs"], found["sprt"]["verdict"]) == (3, "undecided")


# Whoever plays it


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    alone = told(KELP, of((RAISES, "random")), 9, results=Results(tmp_path / "one", of((RAISES, "random"))))
    both = told(KELP, of((RAISES, "random")), 9, jobs=2, results=Results(tmp_path / "two", of((RAISES, "random"))))
    assert both == alone
    assert games(tmp_path / "one") == games(tmp_path / "two")


@pytest.mark.slow
def test_the_test_stops_at_the_same_pair_with_two_jobs() -> None:
    two = (FIRST, f"{bots.HERE}:Words")
    assert told(KELP, of(two), 60, jobs=2, sprt=Sprt(0, 150)) == told(KELP, of(two), 60, sprt=Sprt(0, 150))


# Files


def games(path: Path) -> list[dict[str, Any]]:
    """The lines behind the header, without times."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [{key: value for key, value in line.items() if key != "seconds"} for line in lines]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Results of four pairs."""
    path = tmp_path / "deep/results.jsonl"
    results = Results(path, of())
    told(KELP, of(), 4, results=results)
    results.close()
    return path


def test_a_file_has_the_contest_and_a_line_for_each_game(file: Path) -> None:
    header, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert header == {
        "fathoms": "arena", "format": 1, "game": "kelp", "options": {"board": "day", "edition": "final"},
        "bots": ["random", "random"], "files": {}, "seed": 7, "speed": 1.0, "clock": None, "rules": KELP.rules_version,
        "data": KELP.digest, "version": match.version(),
    }  # fmt: skip
    assert [(line["pair"], line["order"]) for line in lines] == [(n, order) for n in range(4) for order in ("AB", "BA")]
    assert set(lines[0]) == {
        "pair", "order", "seats", "places", "winner", "place", "reason", "scores", "decisions", "seconds", "forfeit",
    }  # fmt: skip
    assert kept_contest(file) == of()
    assert re.fullmatch(rf"{re.escape(fathoms.__version__)}\+[0-9a-f]{{16}}", header["version"])


@pytest.mark.parametrize("kept", ["all", "a torn line", "half a pair", "half a pair and a torn line", "the header"])
def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(
    file: Path, kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(KELP, of(), 6)
    lines = file.read_bytes().splitlines(keepends=True)
    rest = {
        "all": (lines, 4),
        "a torn line": ([*lines[:5], lines[5][:30]], 2),
        "half a pair": (lines[:6], 2),
        "half a pair and a torn line": ([*lines[:6], lines[6][:-1]], 2),
        "the header": (lines[:1], 0),
    }
    written, pairs = rest[kept]
    file.write_bytes(b"".join(written))
    played: list[int] = []
    real = play_pair

    def counted(game: Game, contest: Contest, pair: int, records: Path | None) -> Any:
        played.append(pair)
        return real(game, contest, pair, records)

    monkeypatch.setattr(arena_module, "play_pair", counted)
    results = Results(file, of())
    assert told(KELP, of(), 6, results=results) == whole
    results.close()
    assert played == list(range(pairs, 6)), "what is known is not played again"
    assert [(line["pair"], line["order"]) for line in games(file)] == [(n, o) for n in range(6) for o in ("AB", "BA")]
    played.clear()
    again = Results(file, of())
    assert told(KELP, of(), 6, results=again) == whole
    assert played == []


def test_of_more_pairs_than_wanted_the_first_are_counted(file: Path) -> None:
    before = file.read_bytes()
    assert told(KELP, of(), 2, results=Results(file, of())) == told(KELP, of(), 2)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (of(seed=8), "seed was 7, now it is 8"),
        (of((FIRST, "random")), f"bots was random,random, now it is {FIRST},random"),
        (of(board="night"), "options was {'board': 'day', 'edition': 'final'}, now it is {'board': 'night'"),
        (contest(KELP, {}, EVEN, 7, speed=0.5), "speed was 1.0, now it is 0.5"),
        (contest(KELP, {}, EVEN, 7, clock=0.5), "clock was null, now it is 0.5"),
    ],
)
def test_results_of_another_contest_are_not_mixed_in(file: Path, other: Contest, said: str) -> None:
    before = file.read_bytes()
    with pytest.raises(BadResults, match=re.escape(said)):
        Results(file, other)
    assert file.read_bytes() == before


def test_a_bot_whose_file_has_changed_is_another(tmp_path: Path) -> None:
    bot = tmp_path / "own.py"
    bot.write_text("from fathoms.bots.random import RandomBot\nclass Own(RandomBot): pass\n")
    results = Results(tmp_path / "results", of((f"{bot}:Own", "random")))
    told(KELP, results.contest, 1, results=results)
    results.close()
    Results(tmp_path / "results", of((f"{bot}:Own", "random")))
    bot.write_text(bot.read_text() + "# better\n")
    with pytest.raises(BadResults, match="files was"):
        Results(tmp_path / "results", of((f"{bot}:Own", "random")))


@pytest.mark.parametrize(
    ("line", "text"), [(3, "{}"), (3, "nonsense"), (4, ""), (5, '{"pair": 9}')], ids=["table", "text", "gap", "keys"]
)
def test_a_broken_line_is_named(file: Path, line: int, text: str) -> None:
    lines = file.read_text().splitlines()
    lines[line - 1] = text
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults, match=rf"results.jsonl:{line}: this is not the game that follows"):
        Results(file, of())


def test_a_missing_game_is_named(file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:3] + lines[5:]) + "\n")
    with pytest.raises(BadResults, match=r"results.jsonl:4: this is not the game"):
        Results(file, of())


@pytest.mark.parametrize("text", ["a letter to Ann\n", "{}\n", "[1, 2]\n", '{"fathoms": "record"}', "\xff"])
def test_another_file_is_not_written_over(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, "latin-1")
    for ask in (lambda: Results(path, of()), lambda: kept_contest(path)):
        with pytest.raises(BadResults, match="this is no file of results"):
            ask()
    assert path.read_text("latin-1") == text


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert kept_contest(path) is None
    results = Results(path, of())
    told(KELP, of(), 1, results=results)
    results.close()
    assert len(path.read_text().splitlines()) == 3


def test_a_file_that_cannot_be_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot be read: it is a folder"):
        Results(tmp_path, of())
    (tmp_path / "file").touch()
    with pytest.raises(BadResults, match="its folder is a file"):
        Results(tmp_path / "file/results", of())


# The ladder


def contests(levels: list[str]) -> dict[tuple[int, int], Contest]:
    return {(i, j): of((levels[i], levels[j])) for i, j in pairings_of(levels)}


def climbed(levels: list[str], pairs: int, folder: Path | None = None) -> Ladder:
    ladder = Ladder(levels)
    for _ in climb(KELP, contests(levels), ladder, pairs, 1, folder):
        pass
    return ladder


def test_all_play_against_all_and_the_table_has_two_sides() -> None:
    levels = [FIRST, "random", f"{bots.HERE}:Raises"]
    ladder = climbed(levels, 3)
    table = ladder.table()
    for row in levels:
        assert set(table[row]) == set(levels) - {row}
        for column, cell in table[row].items():
            mirror = table[column][row]
            assert cell["pairs"] == 3
            assert cell["score"] == pytest.approx(1 - mirror["score"])
            assert cell["interval"] == pytest.approx([1 - end for end in reversed(mirror["interval"])], abs=1e-5)
    elo = ladder.elo()
    assert elo["random"] == 0
    assert elo[levels[2]] is not None
    assert elo[levels[2]] < min(0, elo[FIRST])  # type: ignore[type-var,operator]
    assert ladder.forfeits()[levels[2]] == 12
    assert ladder.pairs == 9
    assert list(ladder.seconds_per_decision()) == levels


def test_without_random_the_first_has_elo_0() -> None:
    levels = [FIRST, f"{bots.HERE}:Last"]
    assert climbed(levels, 2).elo()[FIRST] == 0


def test_a_ladder_goes_on_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = ["random", FIRST, f"{bots.HERE}:Last"]
    assert kept_seed(tmp_path, levels) is None
    whole = climbed(levels, 2, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "first-last.jsonl", "random-first.jsonl", "random-last.jsonl",
    ]  # fmt: skip
    assert kept_seed(tmp_path, levels) == 7
    file_of(tmp_path, levels[1:]).unlink()
    played: list[tuple[str, str]] = []

    def counted(game: Game, contest: Contest, pair: int, records: Path | None) -> Any:
        played.append(contest.bots)
        return play_pair(game, contest, pair, records)

    monkeypatch.setattr(arena_module, "play_pair", counted)
    again = climbed(levels, 2, tmp_path)
    assert (again.table(), again.elo()) == (whole.table(), whole.elo())
    assert played == [(FIRST, f"{bots.HERE}:Last")] * 2


def test_a_ladder_that_was_stopped_tells_what_is_known() -> None:
    levels = ["random", FIRST, f"{bots.HERE}:Last"]
    ladder = Ladder(levels)
    for _ in climb(KELP, contests(levels), ladder, 2, 1, None):
        break
    assert ladder.pairs == 1
    assert ladder.elo()[f"{bots.HERE}:Last"] is None
    assert ladder.table()["random"][FIRST]["pairs"] == 1
    assert ladder.table()[f"{bots.HERE}:Last"] == {}
