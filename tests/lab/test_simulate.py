"""Many random games: every one counted once, whoever plays it."""

import pytest

import fathoms
from fathoms.core.errors import FathomsError
from fathoms.lab import simulate
from fathoms.lab.simulate import Tally, play_games, seeds

KELP = fathoms.game("kelp")
DAY = {"board": "day", "edition": "final"}


def test_every_game_has_chance_of_its_own() -> None:
    drawn = {number for seed in (0, 1, 2**62 - 1) for game in range(500) for number in seeds(seed, game)}
    assert len(drawn) == 3000
    assert 0 <= min(drawn) < max(drawn) < 2**62


def test_games_in_two_parts_are_the_games_in_one() -> None:
    both = Tally()
    both.add(play_games(KELP, DAY, 5, 0, 7))
    both.add(play_games(KELP, DAY, 5, 7, 5))
    assert both == play_games(KELP, DAY, 5, 0, 12)


def test_an_empty_part_changes_nothing() -> None:
    some = play_games(KELP, DAY, 5, 0, 3)
    before = (some.games, some.shortest, some.longest)
    some.add(Tally())
    assert (some.games, some.shortest, some.longest) == before


def test_all_games_are_played_whatever_the_size_of_a_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    for size in (1, 4, 9, 100):
        monkeypatch.setattr(simulate, "COMPILED_CHUNK", size)
        monkeypatch.setattr(simulate, "INTERPRETED_CHUNK", size)
        parts = list(simulate.simulate(KELP, DAY, 9, 5))
        assert sum(part.games for part in parts) == 9
        assert max(part.games for part in parts) <= size


@pytest.mark.slow
def test_a_process_that_dies_is_a_named_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "COMPILED_CHUNK", 1)
    monkeypatch.setattr(simulate, "INTERPRETED_CHUNK", 1)
    monkeypatch.setattr(simulate, "play_named", die)
    with pytest.raises(FathomsError, match="ended from outside"):
        list(simulate.simulate(KELP, DAY, 4, 5, jobs=2))


def die(*arguments: object) -> Tally:
    import os

    os._exit(1)
