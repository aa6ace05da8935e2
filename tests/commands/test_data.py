"""`fathoms data`."""

import json
import re
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from support.command import Ran, refused, run

import fathoms
from fathoms.core.data import SOURCES
from fathoms.registry import folder

KELP = fathoms.game("kelp")
DOUBTFUL = ("inferred", "new")


# The data files, read without the program


def entries() -> dict[str, dict[str, dict[str, Any]]]:
    """Every entry of the game's data files by section and id, as it is written, its source included."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for file in folder("kelp").joinpath("data").iterdir():
        if file.name.endswith(".toml") and file.name != "balance.toml":
            for section, told in tomllib.loads(file.read_text("utf-8")).items():
                listed = {entry.pop("id"): entry for entry in told} if isinstance(told, list) else told
                found[f"{file.name.removesuffix('.toml')}.{section}"] = listed
    return found


def figures() -> dict[str, dict[str, dict[str, Any]]]:
    """The same without sources."""
    return {
        section: {name: {key: value for key, value in told.items() if key != "source"} for name, told in listed.items()}
        for section, listed in entries().items()
    }


def sourced() -> dict[tuple[str, str, str], str]:
    """The source of each value: section, id and key. What has no value is sourced as a whole, by a star."""
    found = {}
    for section, listed in entries().items():
        for name, told in listed.items():
            source = told.pop("source")
            keys = source if isinstance(source, dict) else dict.fromkeys(told or "*", source)
            found.update({(section, name, key): where for key, where in keys.items()})
    return found


def doubtful() -> set[tuple[str, str, str]]:
    return {value for value, source in sourced().items() if source in DOUBTFUL}


# Overlays


def overlay(tmp_path: Path, text: str, name: str = "shark.toml") -> str:
    (tmp_path / name).write_text(text, "utf-8")
    return str(tmp_path)


OWNERS = """\
[[cards]]
id = "daring_7"
price = 9

[[cards]]
id = "swift_9"
effect = "swift"
price = 9
dice = "RY"
copies = 1
title = { en = "Rocket", uk = "Ракета" }
"""
OWNED = [("daring_7", "price"), *(("swift_9", key) for key in ("effect", "price", "dice", "copies", "title"))]


# check


def test_without_an_overlay_the_data_is_sound_and_nothing_is_the_owners() -> None:
    ran = run("data", "check", "kelp")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"kelp: the data is sound; 0 values are the owner's; digest {KELP.digest}\n"


def test_check_tells_each_value_of_the_owner_once_and_the_digest(tmp_path: Path) -> None:
    data = overlay(tmp_path, OWNERS)
    ran = run("data", "check", "kelp", "--data", data)
    assert (ran.code, ran.err) == (0, "")
    *lines, last = ran.out.splitlines()
    assert [tuple(re.findall(r"^shark\.cards (\w+): (\w+) = .", line)[0]) for line in lines] == OWNED
    assert lines[0] == "shark.cards daring_7: price = 9"
    digest = fathoms.game("kelp", data=data).digest
    assert last == f"kelp: the data is sound; {len(OWNED)} values are the owner's; digest {digest}"
    assert digest != KELP.digest


def test_a_value_that_was_so_already_is_the_owners_too(tmp_path: Path) -> None:
    told = run("data", "check", "kelp", "--data", overlay(tmp_path, 'cards = [{ id = "daring_7", price = 7 }]\n')).out
    assert (
        told
        == f"shark.cards daring_7: price = 7\nkelp: the data is sound; 1 values are the owner's; digest {KELP.digest}\n"
    )


# show


def test_show_tells_every_figure_of_the_files() -> None:
    assert run("data", "show", "kelp", "--json").json() == figures()


def test_show_as_text_has_a_heading_for_each_section_and_a_line_for_each_entry() -> None:
    lines = run("data", "show", "kelp").out.splitlines()
    told: dict[str, list[str]] = {}
    for line in lines:
        if not line.startswith(" "):
            told[line] = []
        else:
            told[list(told)[-1]].append(line.strip().partition(": ")[0].rstrip(":"))
    assert told == {section: list(listed) for section, listed in figures().items()}
    assert "  sudden_evasion: type move, cost 2, effect swap 1, swap 1, copies 2, where pile" in lines
    assert "  C: kind centre, value 2" in lines


@pytest.mark.parametrize("section", ["octopus.cards", "day.dens", "components.tracks"])
def test_one_section_alone(section: str) -> None:
    assert run("data", "show", "kelp", section, "--json").json() == {section: figures()[section]}
    whole, alone = run("data", "show", "kelp").out, run("data", "show", "kelp", section).out
    assert alone.splitlines()[0] == section
    assert len(alone.splitlines()) == 1 + len(figures()[section])
    assert alone in whole


def test_show_has_the_owners_values_in_their_places(tmp_path: Path) -> None:
    data = overlay(tmp_path, OWNERS)
    told = run("data", "show", "kelp", "shark.cards", "--data", data, "--json").json()["shark.cards"]
    own = figures()["shark.cards"]
    new = tomllib.loads(OWNERS)["cards"][1]
    assert {"id": "swift_9", **told.pop("swift_9")} == new
    assert told == own | {"daring_7": own["daring_7"] | {"price": 9}}
    text = run("data", "show", "kelp", "shark.cards", "--data", data).out
    assert "  daring_7: effect daring, price 9, dice R, copies 1\n" in text
    assert "  swift_9: effect swift, price 9, dice RY, copies 1, title " in text


# sources


def sources(*arguments: str) -> Any:
    return run("data", "sources", "kelp", *arguments, "--json").json()


def named(row: dict[str, Any]) -> tuple[str, str, str]:
    return row["section"], row["name"], row["key"]


def test_the_counts_are_those_of_the_files() -> None:
    expected: dict[str, Counter[str]] = {}
    for (section, _, _), source in sourced().items():
        expected.setdefault(section, Counter())[source] += 1
    assert sources()["counts"] == expected


def test_every_figure_has_a_source_and_is_counted() -> None:
    """What has none is no figure: the pile of a card, the role of a block, and that an Eat card costs nothing."""
    written = {
        (section, name, key) for section, listed in figures().items() for name, told in listed.items() for key in told
    }
    bare = written - set(sourced())
    eat = {("octopus.cards", food, "cost") for food in ("crab", "snail", "lobster", "abalone")}
    assert {(section, key) for section, _, key in bare - eat} <= {("octopus.cards", "type"), ("blocks.blocks", "role")}
    counted = sum(sum(count.values()) for count in sources()["counts"].values())
    assert counted == len(sourced()) >= len(written - bare)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in re.split("[│┃]", line)[1:-1]]


@pytest.mark.parametrize("owned", [False, True])
def test_the_table_shows_the_counts_and_adds_them_up(tmp_path: Path, owned: bool) -> None:
    arguments = ["--data", overlay(tmp_path, OWNERS)] if owned else []
    counts = sources(*arguments)["counts"]
    rows = [cells(line) for line in run("data", "sources", "kelp", *arguments).out.splitlines() if line[0] in "│┃"]
    assert rows[0] == ["section", *SOURCES]
    assert rows[1:-1] == [
        [section, *(str(count.get(source, "")) for source in SOURCES)] for section, count in counts.items()
    ]
    total = [sum(count.get(source, 0) for count in counts.values()) for source in SOURCES]
    assert rows[-1] == ["all", *map(str, total)]
    assert (total[-1] > 0) == owned


def test_each_inferred_and_each_new_value_is_listed_once() -> None:
    rows = sources()["values"]
    assert sorted(map(named, rows)) == sorted(doubtful())
    written, where = figures(), sourced()
    for row in rows:
        assert row["source"] == where[named(row)]
        assert row["value"] == written[row["section"]][row["name"]].get(row["key"])


def place(row: dict[str, Any]) -> int:
    """Where the game's weights put a value; behind them all if they do not name it."""
    order = [(section, key) for section, key, _ in KELP.data.weights]
    kind = (row["section"], row["key"])
    return order.index(kind) if kind in order else len(order)


def test_the_weightiest_come_first_in_the_order_of_the_weights(tmp_path: Path) -> None:
    rows = sources("--data", overlay(tmp_path, OWNERS))["values"]
    places = [place(row) for row in rows]
    assert places == sorted(places)
    assert len(set(places)) > 10
    reasons = [why for _, _, why in KELP.data.weights] + ["The others"]
    assert [row["why"] for row in rows] == [reasons[i] for i in places]


def test_within_one_weight_the_order_is_that_of_the_files() -> None:
    order = list(sourced())
    rows = sources()["values"]
    for before, after in pairwise(rows):
        if place(before) == place(after):
            assert order.index(named(before)) < order.index(named(after))


def test_the_list_as_text_has_the_same_values_under_their_reasons() -> None:
    told = sources()["values"]
    _, _, text = run("data", "sources", "kelp").out.partition("the weightiest for balance first:\n")
    reason, found = "", []
    for line in text.splitlines():
        if not line.startswith("  "):
            assert line.endswith(":")
            reason = line[:-1]
        else:
            section, name, key, source = re.findall(r"^  (\S+) (.+?): (\w+)(?: = .+)? \((\w+)\)$", line)[0]
            found.append((reason, section, name, key, source))
    assert found == [(row["why"], *named(row), row["source"]) for row in told]
    assert "  octopus.cards camouflage: effect = hide 2 (new)" in text
    headings = [line for line in text.splitlines() if not line.startswith("  ")]
    assert len(headings) == len(set(headings)), "each reason is told once"


def test_what_only_the_rules_tell_is_listed_by_its_key_alone() -> None:
    """That Freeze hides blocks stands in no file, and nor does a figure of it."""
    assert "  components.confrontation freeze: effect (new)\n" in run("data", "sources", "kelp").out


def test_every_weight_is_of_something_that_is_there_and_stands_once() -> None:
    kinds = [(section, key) for section, key, _ in KELP.data.weights]
    assert kinds
    assert len(kinds) == len(set(kinds))
    assert set(kinds) <= {(section, key) for section, _, key in sourced()}
    assert all(why.strip() for _, _, why in KELP.data.weights)


def test_every_inferred_or_new_value_has_a_weight() -> None:
    kinds = {(section, key) for section, key, _ in KELP.data.weights}
    assert not {(section, key) for section, _, key in doubtful()} - kinds
    assert not [row for row in sources()["values"] if row["why"] == "The others"]


def test_every_doubtful_value_of_aquatica_has_a_weight_too() -> None:
    """And every weight is of something that is there."""
    told = json.loads(run("data", "sources", "aquatica", "--json").out)["values"]
    assert len(told) > 300
    assert not [row for row in told if row["why"] == "The others"]
    weights = {(section, key) for section, key, _ in fathoms.game("aquatica").data.weights}
    assert weights == {(row["section"], row["key"]) for row in told}


def test_an_owners_value_is_the_owners_whatever_it_was_before(tmp_path: Path) -> None:
    told = sources("--data", overlay(tmp_path, OWNERS))
    own = sources()["counts"]["shark.cards"]
    assert told["counts"]["shark.cards"] == own | {"rulebook": own["rulebook"] - 1, "owner": len(OWNED)}
    owned = [(row["name"], row["key"]) for row in told["values"] if row["source"] == "owner"]
    assert sorted(owned) == sorted(OWNED)
    assert sorted(named(row) for row in told["values"] if row["source"] != "owner") == sorted(doubtful())
    text = run("data", "sources", "kelp", "--data", str(tmp_path)).out
    assert "  shark.cards daring_7: price = 9 (owner)\n" in text


def test_an_owner_may_name_another_source(tmp_path: Path) -> None:
    """Who has the cards on the table can settle what was inferred or new."""
    text = 'cards = [{ id = "agile_4", price = 5, dice = "B", source = { price = "rulebook", dice = "public" } }]\n'
    told = sources("--data", overlay(tmp_path, text))
    own = sources()["counts"]["shark.cards"]
    changed = {"rulebook": own["rulebook"] + 1, "new": own["new"] - 2, "public": 1}
    assert told["counts"]["shark.cards"] == own | changed
    settled = {("shark.cards", "agile_4", "price"), ("shark.cards", "agile_4", "dice")}
    assert set(map(named, told["values"])) == doubtful() - settled


# What cannot be


def all_commands(*arguments: str) -> list[Ran]:
    return [run("data", command, "kelp", *arguments) for command in ("check", "show", "sources")]


SQUID = (
    '# A card of my own\n[[cards]]\nid = "squid"\ntype = "move"\ncost = 1\neffect = ["swap 1"]\ncopies = 1\n'
    'where = "pile"\ntitle = { en = "Squid" }\n'
)


@pytest.mark.parametrize(
    ("key", "value", "line", "said"),
    [
        ("cost", "4", 5, ["cost must be a whole number from 0 to 3, not 4"]),
        ("cost", "-1", 5, ["cost must be a whole number from 0 to 3, not -1"]),
        ("cost", '"1"', 5, ["cost must be a whole number from 0 to 3, not '1'"]),
        ("cost", "1.0", 5, ["cost must be a whole number from 0 to 3, not 1.0"]),
        ("cost", "true", 5, ["cost must be a whole number from 0 to 3, not true"]),
        ("type", '"dance"', 4, ["type must be one of move, hide, learn, eat, not 'dance'"]),
        ("type", "[]", 4, ["type must be one of move, hide, learn, eat, not []"]),
        ("copies", "99", 7, ["copies must be a whole number from 0 to 6, not 99"]),
        ("where", '"bag"', 8, ["where must be one of hand, starter, pile, not 'bag'"]),
        ("effect", "[]", 6, ["effect must be a list of 1 to 4 texts, not []"]),
        ("effect", '"swap 1"', 6, ["effect must be a list of 1 to 4 texts, not 'swap 1'"]),
        ("effect", '["sing 1"]', 6, ["each a verb and an amount", "swap, shuffle, ", "not ['sing 1']"]),
        ("effect", '["swap"]', 6, ["each a verb and an amount", "not ['swap']"]),
        ("effect", '["hide 5"]', 6, ["hide has an amount from 1 to 4, not ['hide 5']"]),
        ("effect", '["hide 1", "learn 1"]', 6, ["only one step is of shuffle, "]),
        ("title", '"Squid"', 9, ["title must be a table of en, pl, uk", "not 'Squid'"]),
        ("title", "{}", 9, ["title must be a table of en, pl, uk"]),
        ("title", '{ en = "" }', 9, ["title must be a table of en, pl, uk"]),
        ("title", "{ en = 3 }", 9, ["title must be a table of en, pl, uk"]),
        ("title", '{ en = "Squ\\nid" }', 9, ["title must be a table of en, pl, uk"]),
        ("title", '{ en = " Squid" }', 9, ["title must be a table of en, pl, uk"]),
        ("title", f'{{ en = "{61 * "s"}" }}', 9, ["title must be a table of en, pl, uk"]),
    ],
)
def test_a_wrong_value_is_named_with_file_and_line(
    tmp_path: Path, key: str, value: str, line: int, said: list[str]
) -> None:
    text = re.sub(rf"^{key} = .*$", lambda _: f"{key} = {value}", SQUID, flags=re.MULTILINE)
    data = overlay(tmp_path, text, "octopus.toml")
    for ran in all_commands("--data", data):
        refused(ran, f"octopus.toml:{line}: octopus.cards 'squid': {key} must be ", *said)


def test_the_card_that_was_spoilt_is_sound_otherwise(tmp_path: Path) -> None:
    assert [ran.code for ran in all_commands("--data", overlay(tmp_path, SQUID, "octopus.toml"))] == [0, 0, 0]


@pytest.mark.parametrize("key", ["type", "cost", "effect", "copies", "where"])
def test_a_missing_value_of_a_new_card_is_named_with_the_line_of_the_card(tmp_path: Path, key: str) -> None:
    text = re.sub(rf"^{key} = .*\n", "", SQUID, flags=re.MULTILINE)
    for ran in all_commands("--data", overlay(tmp_path, text, "octopus.toml")):
        refused(ran, f"octopus.toml:3: octopus.cards 'squid': {key} must be ", "not nothing")


@pytest.mark.parametrize(
    ("name", "text", "line", "said"),
    [
        ("shark.toml", 'cards = [\n  { id = "agile_4", prize = 3 },\n]\n', 2, ["'agile_4'", "prize", "price"]),
        ("shark.toml", 'cards = [\n  { id = "agile_4", price = 21 },\n]\n', 2, ["from 1 to 20, not 21"]),
        ("shark.toml", 'cards = [\n  { id = "agile_4", dice = "G" },\n]\n', 2, ["up to four letters of B, Y and R"]),
        ("shark.toml", 'cards = [\n  { id = "agile_4", amount = 1 },\n]\n', 2, ["amount must be left out, not 1"]),
        ("shark.toml", '\ncrads = [\n  { id = "agile_4" },\n]\n', 2, ["'crads'", "did you mean 'cards'?"]),
        ("shark.toml", 'cards = [\n  { id = "agile_4",, },\n]\n', 2, ["not TOML"]),
        ("shark.toml", 'cards = [\n  { id = "agile_4" },\n  { id = "agile_4" },\n]\n', None, ["twice"]),
        ("shark.toml", "cards = 3\n", 1, ["cards must be a list of tables, not 3"]),
        ("shark.toml", '[[cards]]\nprice = 4\n', 1, ["must be a table with an id"]),
        (
            "shark.toml",
            'cards = [\n  { id = "agile_4", price = 5, source = "hearsay" },\n]\n',
            2,
            ["source must be one of rulebook, public, inferred, new, owner, not 'hearsay'"],
        ),
        (
            "shark.toml",
            'cards = [\n  { id = "agile_4", price = 5, source = { weight = "new" } },\n]\n',
            2,
            ["a source for 'weight', which has no value"],
        ),
        ("components.toml", "[tracks]\nhunger = { size = 1 }\n", 2, ["size must be a whole number from 2 to 15"]),
        ("components.toml", "[tracks]\nthirst = { size = 7 }\n", 2, ["components.tracks has no 'thirst'"]),
        ("day.toml", '[[zones]]\nid = "C"\nvalue = 7\n', 3, ["value must be a whole number from 1 to 6, not 7"]),
        ("blocks.toml", '[[blocks]]\nid = "crab"\nrole = "trap"\n', 3, ["role must be 'food', not 'trap'"]),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_file_is_named_with_its_line(
    tmp_path: Path, name: str, text: str, line: int | None, said: list[str]
) -> None:
    for ran in all_commands("--data", overlay(tmp_path, text, name)):
        refused(ran, f"{name}:{line or ''}", *said)


def test_a_file_that_no_game_has_is_named_with_the_one_that_was_meant(tmp_path: Path) -> None:
    for ran in all_commands("--data", overlay(tmp_path, "", "sharks.toml")):
        refused(
            ran, "sharks.toml: no data file has this name", "octopus.toml, shark.toml", "did you mean 'shark.toml'?"
        )


def test_the_weights_are_not_the_owners_to_change(tmp_path: Path) -> None:
    refused(run("data", "check", "kelp", "--data", overlay(tmp_path, "weights = []\n", "balance.toml")), "balance.toml")


@pytest.mark.parametrize(("name", "said"), [("none", "must be a folder"), (".", "no data file here")])
def test_a_folder_that_is_not_there_or_empty_is_named(tmp_path: Path, name: str, said: str) -> None:
    for ran in all_commands("--data", str(tmp_path / name)):
        refused(ran, str(tmp_path / name), said)


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_another_language_names_file_and_line_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    data = overlay(tmp_path, 'cards = [\n  { id = "agile_4", price = 21 },\n]\n')
    english = run("data", "check", "kelp", "--data", data)
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    ran = run("data", "check", "kelp", "--data", data)
    refused(ran, "shark.toml:2: shark.cards 'agile_4': price", "1", "20", "21")
    assert ran.err != english.err


@pytest.mark.parametrize("command", ["check", "show", "sources"])
def test_an_unknown_game_is_named(command: str) -> None:
    refused(run("data", command, "kepl"), "kepl", "kelp")


def test_an_unknown_section_is_named_with_those_there_are() -> None:
    refused(run("data", "show", "kelp", "shark.crads"), "shark.crads", *figures())
    refused(run("data", "show", "kelp", "cards", "--json"), "cards", "octopus.cards, shark.cards")


@pytest.mark.parametrize(
    "arguments", [["check"], ["show", "kelp", "--data"], ["sources", "kelp", "x"], ["weigh", "kelp"]]
)
def test_what_the_command_does_not_know_is_exit_2(arguments: list[str]) -> None:
    ran = run("data", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err


def test_json_is_for_programs_and_keeps_letters() -> None:
    ran = run("data", "sources", "kelp", "--json")
    assert json.loads(ran.out)
    assert "\\u" not in ran.out
