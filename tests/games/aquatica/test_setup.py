"""Setting up (A2), without the draft of kings, which test_draft.py has."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position

from fathoms.core.chance import fast, sealed
from fathoms.core.errors import BadOption, BadPosition
from fathoms.games.aquatica.cards import TOKEN_GOALS
from fathoms.games.aquatica.state import State

SEATS = ["player1", "player2", "player3", "player4"]
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
BOTH_SIDES = [
    {"points15", "discard_all"},
    {"locations11", "wild3"},
    {"types4", "discard10"},
    {"same4", "conquer5"},
    {"risen5", "recruit5"},
]


def new(seed: int = 0, **options: Any) -> State:
    return AQUATICA.new(chance=fast(seed), **options)


def goals(s: State) -> list[str]:
    return [track["goal"] for track in look(s)["tracks"]]


# A2.1: the rows


@pytest.mark.parametrize(("players", "left"), [(1, 3), (2, 12), (3, 12), (4, 12)])
def test_A2_1_six_characters_and_six_locations_lie_open(players: int, left: int) -> None:
    told = look(new(players=players))
    assert (len(told["row"]), len(told["ocean"])) == (6, left)
    assert (len(told["lower"]), None in told["lower"], len(told["deck"])) == (6, False, 50)
    assert told["upper"] == [None] * 4
    assert told["location_discard"] == []


def test_A2_1_both_decks_are_shuffled() -> None:
    """Over many games every character lies in every place of the row, and every Location in the lower row."""
    tables = [look(new(seed)) for seed in range(200)]
    places = {(card, place) for told in tables for place, card in enumerate(told["row"])}
    assert len(places) == 9 * 6
    assert len({location for told in tables for location in told["lower"]}) == 56


def test_A2_1_copies_of_a_character_may_lie_in_the_row_together() -> None:
    assert any(max(Counter(look(new(seed))["row"]).values()) == 2 for seed in range(20))


def test_A2_1_the_same_seal_deals_the_same_table() -> None:
    one, same, other = (look(AQUATICA.new(chance=sealed(bytes([seed]) * 32))) for seed in (1, 1, 2))
    assert one == same
    assert (one["row"], one["lower"]) != (other["row"], other["lower"])


# A2.2: hands, mantas, and kings by number


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A2_2_without_kings_everyone_has_the_six_starting_characters(players: int) -> None:
    told = look(new(players=players))
    assert told["kings"] == "none"
    for seat in told["seats"].values():
        assert (seat["hand"], seat["discard"], seat["king"]) == (STARTING, [], None)
        assert seat["mantas"] == {"ready": ["C1", "C1", "P1", "R1"], "tired": [], "wild_ready": [], "wild_tired": []}
        assert (seat["pockets"], seat["scored"], seat["points"]) == ([None] * 5, [], 6)


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_A2_2_dealt_kings_go_by_number_in_turn_order_from_the_first_player(players: int, first: int) -> None:
    seats = look(new(players=players, kings="dealt", first=SEATS[first]))["seats"]
    in_turn_order = [SEATS[(first + i) % players] for i in range(players)]
    assert [seats[seat]["king"] for seat in in_turn_order] == ["cai", "sol", "fancelot", "herbert"][:players]


def test_A2_2_a_king_is_a_character_and_joins_the_hand() -> None:
    s = new(kings="dealt", first="player2")
    assert mine(s, "hand", "player2") == [*STARTING, "cai"]
    assert mine(s, "hand", "player1") == [*STARTING, "sol"]
    assert "play cai" in options(s)
    assert mine(s, "points", "player2") == 7


def test_A2_2_dealt_kings_are_open_to_all_from_the_start() -> None:
    told = look(new(players=4, kings="dealt", first="player1"))
    assert "packet" not in told
    for eyes in range(-1, 4):
        seen = AQUATICA.to_json(AQUATICA.redact(new(players=4, kings="dealt", first="player1"), eyes))
        assert seen["seats"] == told["seats"]


# A2.3: goals


def test_A2_3_the_printed_goals_are_always_the_same_four() -> None:
    assert {tuple(goals(new(seed))) for seed in range(5)} == {("hand8", "board5", "scored3", "wild2")}


def test_A2_3_four_of_the_five_tokens_lie_and_the_sides_of_one_never_meet() -> None:
    for seed in range(200):
        lie = set(goals(new(seed, goals="tokens")))
        assert len(lie) == 4
        assert [len(token & lie) for token in BOTH_SIDES].count(1) == 4


def test_A2_3_every_side_of_every_token_comes_up_on_every_track() -> None:
    found = {(track, goal) for seed in range(300) for track, goal in enumerate(goals(new(seed, goals="tokens")))}
    assert found == set(product(range(4), TOKEN_GOALS))


def test_A2_3_every_token_is_left_out_now_and_then() -> None:
    left = set()
    for seed in range(60):
        lie = set(goals(new(seed, goals="tokens")))
        left |= {i for i, token in enumerate(BOTH_SIDES) if not token & lie}
    assert left == {0, 1, 2, 3, 4}


def test_A2_3_written_goals_that_share_a_token_are_refused() -> None:
    tracks = [{"goal": goal} for goal in ("points15", "discard_all", "wild3", "types4")]
    with pytest.raises(BadPosition, match="tracks must be four goals of different tokens"):
        position(goals="tokens", tracks=tracks)


# A2.4: the first player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A2_4_the_first_player_is_drawn_and_anyone_may_be(players: int) -> None:
    drawn = Counter(look(new(seed, players=players))["first"] for seed in range(120))
    assert set(drawn) == set(SEATS[:players])
    assert min(drawn.values()) > 120 / players / 3


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (1, 2, 3, 4) for seat in range(n)])
def test_A2_4_the_first_player_may_be_given(players: int, first: int) -> None:
    for seed in range(5):
        s = new(seed, players=players, first=SEATS[first])
        assert (look(s)["first"], AQUATICA.mover(s)) == (SEATS[first], first)
        assert AQUATICA.options_of(s)["first"] == SEATS[first]


def test_A2_4_a_first_player_who_does_not_play_is_refused() -> None:
    with pytest.raises(BadOption):
        new(players=3, first="player4")


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_A2_4_turns_pass_to_the_left(players: int, first: int) -> None:
    s = new(players=players, first=SEATS[first])
    order = []
    for _ in range(players + 1):
        order.append(AQUATICA.mover(s))
        play(s, "play matrona")
    assert order == [(first + i) % players for i in range(players + 1)]


# A2.5: Fancelot and Herbert


def test_A2_5_fancelot_and_herbert_go_to_the_box_and_bring_a_ready_wild_manta() -> None:
    s = new(players=4, kings="dealt", first="player3")
    assert [mine(s, "king", seat) for seat in ("player1", "player2")] == ["fancelot", "herbert"]
    assert look(s)["box"] == ["fancelot", "herbert"]
    assert mine(s, "mantas", "player1")["wild_ready"] == ["C1"]
    assert mine(s, "mantas", "player2")["wild_ready"] == ["P1"]
    wild = Counter(look(s)["wild"])
    assert (wild["C1"], wild["P1"], wild.total()) == (2, 2, 21)


def test_A2_5_their_owners_have_no_king_card_and_no_point_for_it() -> None:
    s = new(players=4, kings="dealt", first="player3")
    assert [mine(s, "hand", seat) for seat in ("player1", "player2")] == [STARTING, STARTING]
    assert [mine(s, "points", seat) for seat in SEATS] == [6, 6, 7, 7]


def test_A2_5_the_others_get_no_manta() -> None:
    s = new(players=4, kings="dealt", first="player3")
    for seat in ("player3", "player4"):
        assert mine(s, "mantas", seat)["wild_ready"] == []


def test_A2_5_the_manta_counts_as_a_wild_one_for_goals_and_can_pay() -> None:
    """One more wild manta makes two: goal wild2."""
    s = new(players=4, kings="dealt", first="player3")
    play(s, "play matrona", "play matrona")
    told = look(s)
    told["seats"]["player1"]["mantas"]["wild_tired"] = ["R1"]
    told["wild"].remove("R1")
    s = AQUATICA.from_json(told)
    assert "claim goal 4 with the ready manta C1" in options(s)
    play(s, "play agent", "recruit from place 3", "use the wild manta C1")
    assert mine(s, "mantas", "player1")["wild_tired"] == ["C1", "R1"]


@pytest.mark.parametrize(("king", "icon"), [("fancelot", "C1"), ("herbert", "P1")])
def test_A2_5_in_a_written_position_the_manta_is_filled_in(king: str, icon: str) -> None:
    """A wild manta is never lost, so the owner has it in any turn."""
    s = position({"king": king}, kings="draft", seats={"player2": {"king": "sol"}})
    assert mine(s, "mantas")["wild_ready"] == [icon]


def test_A2_5_kings_are_given_out_in_turn_order_before_the_first_turn() -> None:
    """The draft ends with the first player's pick; the kings are shown from the first player on."""
    s = new(players=3, kings="draft", first="player2")
    play(s, options(s)[0])
    play(s, options(s)[0])
    events = play(s, options(s)[0])
    shown = [event["seat"] for event in events if event["event"] == "king"]
    assert shown == ["player2", "player3", "player1"]
    assert events[-1] == {"event": "turn", "seat": "player2", "turn": 1}


# A2.6: the Matrona sweeps


ROW = ["crab", "turtle", "meg", "diva", "healer", "angler"]


def test_A2_6_after_the_matrona_the_leftmost_character_leaves_the_game() -> None:
    s = position(row=ROW, matrona_sweep=True, chance=[0])
    events = [event for event in play(s, "play matrona") if event["event"] in ("ready", "ousted", "row", "turn")]
    assert [event["event"] for event in events] == ["ready", "ousted", "row", "turn"]
    assert events[1]["card"] == "crab"
    assert look(s)["box"] == ["crab"]
    assert look(s)["row"] == [*ROW[1:], "grabber"]


def test_A2_6_no_goal_can_be_claimed_between_her_effects_and_the_sweep() -> None:
    eight = {
        "hand": ["matrona", "legion"],
        "discard": ["sealord", "seahorse", "waveteller", "agent", "grabber", "crab"],
    }
    s = position(eight, row=["turtle", "meg", "diva", "healer", "angler", "leader"], matrona_sweep=True)
    play(s, "play matrona")
    assert (asked(s), look(s)["box"]) == ("claim", []), "between her two effects"
    events = play(s, "go on")
    assert [event["event"] for event in events] == ["ready", "ousted", "row"]
    assert asked(s) == "after"
    assert "claim goal 1 with the ready manta C1" in options(s)


def test_A2_6_it_is_off_unless_asked_for() -> None:
    s = position(row=ROW)
    events = play(s, "play matrona")
    assert "ousted" not in {event["event"] for event in events}
    assert (look(s)["row"], look(s)["box"]) == (ROW, [])
    assert look(new())["matrona_sweep"] is False


def test_A2_6_other_characters_do_not_sweep() -> None:
    s = position(row=ROW, matrona_sweep=True)
    play(s, "play waveteller")
    assert (look(s)["row"], look(s)["box"]) == (ROW, [])


def test_A2_6_the_card_that_fills_the_gap_may_be_the_last_of_the_deck() -> None:
    gone = ["grabber"] * 2 + ["crab"] * 2 + ["turtle"] * 2 + ["researcher"] * 2 + ["leader"] * 2 + ["meg"]
    s = position(row=["angler", "angler", "healer", "healer", "meg", "diva"], box=gone, matrona_sweep=True)
    play(s, "play matrona")
    assert look(s)["row"] == ["angler", "healer", "healer", "meg", "diva", "diva"]
    assert look(s)["ending"]["reason"] == "ocean"


def test_A2_6_with_an_empty_row_nothing_leaves_the_game() -> None:
    gone = [card for card in dict.fromkeys([*ROW, "grabber", "researcher", "leader"]) for _ in range(2)]
    s = position(row=[], box=gone, matrona_sweep=True)
    events = play(s, "play matrona")
    assert "ousted" not in {event["event"] for event in events}
    assert sorted(look(s)["box"]) == sorted(gone)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_A2_6_it_is_for_two_players_only(players: int) -> None:
    with pytest.raises(BadOption):
        new(players=players, matrona_sweep=True)
    with pytest.raises(BadPosition, match="matrona_sweep: this is for two players only"):
        position(players=players, matrona_sweep=True)
