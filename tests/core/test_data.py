"""Data files and the owner's overlay: what is merged, and what an error says."""

from pathlib import Path
from typing import Any

import pytest

import fathoms
from fathoms.core.data import DataSet, load, read_weights
from fathoms.core.errors import BadData
from fathoms.core.game import Game

FILES = {"fish.toml": ("cards", "limits"), "reef.toml": ("cards",)}
FISH = """\
cards = [
  { id = "cod", price = 3, colour = "grey", source = "rulebook" },
  { id = "eel", price = 5, colour = "green", effect = ["swim 2"], source = { price = "new", effect = "inferred" } },
]

[limits]
depth = { size = 9, source = "public" }
"""
REEF = 'cards = [{ id = "coral", price = 1, source = "new" }]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "own"
    own.mkdir()
    (own / "fish.toml").write_text(FISH)
    (own / "reef.toml").write_text(REEF)
    return own


def over(folder: Path, **files: str) -> DataSet:
    """The data with an overlay folder of these files."""
    overlay = folder.parent / "overlay"
    overlay.mkdir(exist_ok=True)
    for name, text in files.items():
        (overlay / f"{name}.toml").write_text(text)
    return load(folder, FILES, overlay)


def values(data: DataSet, section: str) -> dict[str, dict[str, Any]]:
    return {entry.name: entry.values for entry in data.entries(section)}


def test_sections_are_lists_of_tables_or_tables_of_tables(folder: Path) -> None:
    data = load(folder, FILES)
    assert values(data, "fish.cards")["cod"] == {"price": 3, "colour": "grey"}
    assert values(data, "fish.limits") == {"depth": {"size": 9}}
    assert values(data, "reef.cards") == {"coral": {"price": 1}}
    assert data.overlay == {}


def test_an_overlay_changes_the_values_it_gives_and_no_others(folder: Path) -> None:
    data = over(folder, fish='cards = [{ id = "cod", price = 4 }]\n')
    assert values(data, "fish.cards")["cod"] == {"price": 4, "colour": "grey"}
    assert values(data, "fish.cards")["eel"]["price"] == 5
    assert data.overlay == {"fish.toml": {"cards": [{"id": "cod", "price": 4}]}}


def test_an_overlay_adds_entries_after_the_others(folder: Path) -> None:
    data = over(folder, fish='cards = [{ id = "ray", price = 7 }]\n')
    assert list(values(data, "fish.cards")) == ["cod", "eel", "ray"]


def test_an_overlay_may_be_given_as_a_table(folder: Path) -> None:
    table = {"fish.toml": {"limits": {"depth": {"size": 3}}}}
    data = load(folder, FILES, table)
    assert data.entry("fish.limits", "depth").number("size", 0, 9) == 3
    assert data.overlay == table


def test_an_overlay_read_from_a_folder_can_be_laid_over_again_as_a_table(folder: Path) -> None:
    first = over(folder, fish='cards = [{ id = "cod", price = 4 }]\n')
    assert load(folder, FILES, first.overlay).digest() == first.digest()


def test_the_digest_tells_data_apart(folder: Path) -> None:
    own = load(folder, FILES).digest()
    assert load(folder, FILES).digest() == own
    assert load(folder, FILES, {"fish.toml": {"limits": {"depth": {"size": 9}}}}).digest() == own
    assert load(folder, FILES, {"fish.toml": {"limits": {"depth": {"size": 8}}}}).digest() != own
    assert load(folder, FILES, {"fish.toml": {"cards": [{"id": "ray"}]}}).digest() != own


def test_an_entry_without_copies_does_not_count_in_the_digest_until_an_owner_puts_it_in(folder: Path) -> None:
    before = load(folder, FILES).digest()
    kept_out = '  { id = "ray", price = 7, copies = 0, source = "new" },\n]'
    (folder / "fish.toml").write_text(FISH.replace("]\n\n[limits]", f"{kept_out}\n\n[limits]"))
    assert list(values(load(folder, FILES), "fish.cards")) == ["cod", "eel", "ray"]
    assert load(folder, FILES).digest() == before
    assert over(folder, fish='cards = [{ id = "ray", price = 8 }]\n').digest() == before
    assert over(folder, fish='cards = [{ id = "ray", copies = 1 }]\n').digest() != before


def test_what_an_owner_takes_out_of_play_counts_in_the_digest(folder: Path) -> None:
    assert over(folder, fish='cards = [{ id = "cod", copies = 0 }]\n').digest() != load(folder, FILES).digest()


def test_sources_are_kept_by_value_and_an_overlay_is_the_owners(folder: Path) -> None:
    data = over(folder, fish='cards = [{ id = "cod", price = 4 }]\n')
    cod, eel = data.entry("fish.cards", "cod"), data.entry("fish.cards", "eel")
    assert (cod.source_of("price"), cod.source_of("colour")) == ("owner", "rulebook")
    assert (eel.source_of("price"), eel.source_of("effect"), eel.source_of("colour")) == ("new", "inferred", "")


def test_missing_misspelt_and_impossible_values_name_file_line_and_expectation(folder: Path) -> None:
    text = '# my fish\n[[cards]]\nid = "cod"\nprice = 40\n\n[[cards]]\nid = "ray"\ncolour = "gray"\n'
    data = over(folder, fish=text)
    file = folder.parent / "overlay/fish.toml"
    cod, ray = data.entry("fish.cards", "cod"), data.entry("fish.cards", "ray")
    with pytest.raises(BadData) as impossible:
        cod.number("price", 1, 9)
    assert str(impossible.value) == f"{file}:4: fish.cards 'cod': price must be a whole number from 1 to 9, not 40"
    with pytest.raises(BadData) as missing:
        ray.number("price", 1, 9)
    assert str(missing.value) == f"{file}:7: fish.cards 'ray': price must be a whole number from 1 to 9, not nothing"
    with pytest.raises(BadData) as unknown:
        ray.choice("colour", ("grey", "green"))
    assert str(unknown.value) == f"{file}:8: fish.cards 'ray': colour must be one of grey, green, not 'gray'"


@pytest.mark.parametrize("wrong", ["1.0", '"3"', "true", "[3]", "{ a = 1 }", "1979-05-27"])
def test_values_of_another_type_are_refused(folder: Path, wrong: str) -> None:
    entry = over(
        folder, fish=f'cards = [{{ id = "cod", price = {wrong}, colour = {wrong}, effect = {wrong} }}]\n'
    ).entry("fish.cards", "cod")
    for read in (
        lambda: entry.number("price", 1, 9),
        lambda: entry.choice("colour", ("grey", "green")),
        lambda: entry.texts("effect", 1, 2),
    ):
        with pytest.raises(BadData, match=r"fish\.toml:1: fish\.cards 'cod': \w+ must be"):
            read()


def test_a_list_of_texts_has_a_length(folder: Path) -> None:
    entry = load(folder, FILES).entry("fish.cards", "eel")
    assert entry.texts("effect", 1, 2) == ["swim 2"]
    with pytest.raises(BadData, match="a list of 2 to 4 texts"):
        entry.texts("effect", 2, 4)


def test_a_misspelt_key_gets_a_hint(folder: Path) -> None:
    entry = over(folder, fish='cards = [\n  { id = "cod", prise = 4 },\n]\n').entry("fish.cards", "cod")
    with pytest.raises(BadData, match=r"fish\.toml:2: fish\.cards 'cod': unknown key 'prise'; did you mean 'price'\?"):
        entry.keys(("price", "colour"))
    with pytest.raises(BadData, match="known are weight"):
        entry.keys(("weight",))


def test_a_missing_entry_is_named(folder: Path) -> None:
    with pytest.raises(BadData, match=r"section 'fish\.cards' must have an entry 'ray', and has cod, eel"):
        load(folder, FILES).entry("fish.cards", "ray")


def test_an_unknown_section_is_named_with_its_line(folder: Path) -> None:
    with pytest.raises(BadData, match=r"overlay/fish\.toml:2: unknown section 'crads'; did you mean 'cards'\?"):
        over(folder, fish='# mine\ncrads = [{ id = "cod" }]\n')


def test_an_unknown_file_is_named(folder: Path) -> None:
    with pytest.raises(BadData, match=r"fihs\.toml: no data file has this name; .*did you mean 'fish\.toml'\?"):
        over(folder, fihs="")


def test_a_folder_without_data_is_refused(folder: Path) -> None:
    with pytest.raises(BadData, match="no data file here"):
        over(folder)


@pytest.mark.parametrize(
    ("text", "line"), [('cards = [\n  { id = "cod", },\n]\n', 2), ("x =\n", 1), ("a = 1\na = 2\n", 2)]
)
def test_what_is_not_toml_is_named_with_its_line(folder: Path, text: str, line: int) -> None:
    with pytest.raises(BadData, match=rf"overlay/fish\.toml:{line}: this is (not TOML|there twice)"):
        over(folder, fish=text)


def test_what_is_no_text_is_refused(folder: Path) -> None:
    overlay = folder.parent / "overlay"
    overlay.mkdir()
    (overlay / "fish.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"overlay/fish\.toml: cannot be read"):
        load(folder, FILES, overlay)


def test_a_duplicated_entry_is_named_with_its_line(folder: Path) -> None:
    with pytest.raises(BadData, match=r"overlay/fish\.toml:\d+: cards 'cod' is there twice"):
        over(folder, fish='cards = [\n  { id = "cod", price = 1 },\n  { id = "cod", price = 2 },\n]\n')


@pytest.mark.parametrize("entry", ["3", '"cod"', "{ price = 3 }", "{ id = 3 }", '{ id = "" }', "[]"])
def test_every_entry_needs_an_id(folder: Path, entry: str) -> None:
    with pytest.raises(BadData, match=r"overlay/fish\.toml:1: every entry of cards must be a table with an id"):
        over(folder, fish=f"cards = [{entry}]\n")


@pytest.mark.parametrize("section", ["3", '"cod"', "true", "{ cod = 3 }"])
def test_a_section_holds_tables(folder: Path, section: str) -> None:
    with pytest.raises(BadData, match=r"overlay/fish\.toml:1: cards .*must be a"):
        over(folder, fish=f"cards = {section}\n")


@pytest.mark.parametrize(
    "source", ['"hearsay"', "3", "[]", '{ price = "hearsay" }', '{ weight = "new" }', "{ price = {} }"]
)
def test_a_source_is_one_of_the_known_and_has_a_value(folder: Path, source: str) -> None:
    with pytest.raises(BadData, match=r"overlay/fish\.toml:1: fish\.cards 'cod': (a source for|source must be)"):
        over(folder, fish=f'cards = [{{ id = "cod", price = 4, source = {source} }}]\n')


def test_own_data_needs_a_source(folder: Path) -> None:
    (folder / "reef.toml").write_text('cards = [{ id = "coral", price = 1 }]\n')
    with pytest.raises(BadData, match=r"reef\.toml: reef\.cards 'coral': source must be one of"):
        load(folder, FILES)


@pytest.mark.parametrize(
    "overlay", [{"fihs.toml": {}}, {"fish.toml": 3}, {"fish.toml": {"crads": []}}, {"fish.toml": {"cards": 3}}]
)
def test_a_wrong_table_as_overlay_is_refused(folder: Path, overlay: dict[str, Any]) -> None:
    with pytest.raises(BadData, match="overlay"):
        load(folder, FILES, overlay)


# What an owner calls a thing


def test_anything_may_have_a_title_that_is_no_rule(folder: Path) -> None:
    title = 'title = { en = "Great Cod", pl = "Dorsz" }'
    data = over(
        folder,
        fish=f'cards = [{{ id = "cod", {title} }}]\n[limits]\ndepth = {{ {title} }}\n',
        reef=f'cards = [{{ id = "coral", {title} }}]\n',
    )
    for section, name in (("fish.cards", "cod"), ("fish.limits", "depth"), ("reef.cards", "coral")):
        entry = data.entry(section, name)
        entry.keys(("price", "colour", "size"))
        assert entry.values["title"] == {"en": "Great Cod", "pl": "Dorsz"}
    assert data.digest() == load(folder, FILES).digest()


WRONG_TITLES = ['"Cod"', "3", "true", '["Cod"]', "{}", "{ en = 3 }", '{ en = "Cod", pl = 3 }', '{ en = "" }']
WRONG_TITLES += [
    '{ en = " Cod" }',
    '{ en = "Great\\nCod" }',
    f'{{ en = "{61 * "c"}" }}',
    '{ en = { en = "Cod" } }',
    '{ de = "Kabeljau" }',
]


@pytest.mark.parametrize("title", WRONG_TITLES)
def test_a_title_is_a_table_of_texts(folder: Path, title: str) -> None:
    entry = over(folder, fish=f'cards = [\n  {{ id = "cod", title = {title} }},\n]\n').entry("fish.cards", "cod")
    with pytest.raises(
        BadData, match=r"fish\.toml:2: fish\.cards 'cod': title must be a table of en, pl, uk and texts"
    ):
        entry.keys(("price", "colour"))


def test_a_title_has_up_to_sixty_letters(folder: Path) -> None:
    data = over(folder, fish=f'cards = [{{ id = "cod", title = {{ uk = "{60 * "є"}" }} }}]\n')
    data.entry("fish.cards", "cod").keys(("price", "colour"))


KELP = fathoms.game("kelp")


@pytest.mark.parametrize("section", KELP.data.sections)
def test_everything_in_kelp_may_have_a_title(section: str) -> None:
    file, _, part = section.partition(".")
    names = [entry.name for entry in KELP.data.entries(section)]

    def titled(title: Any) -> Game:
        entries = {name: {"title": title} for name in names}
        return fathoms.game("kelp", data={f"{file}.toml": {part: entries}})

    game = titled({"en": "Mine", "uk": "Моє"})
    assert game.digest == KELP.digest
    assert [entry.values["title"]["en"] for entry in game.data.entries(section)] == ["Mine"] * len(names)
    with pytest.raises(BadData, match="title must be a table of en, pl, uk and texts"):
        titled("Mine")


# Weights


def test_weights_tell_which_values_matter_most(folder: Path) -> None:
    (folder / "balance.toml").write_text(
        'weights = [\n  { section = "fish.cards", keys = ["price", "colour"], why = "What a fish costs" },\n'
        '  { section = "reef.cards", keys = ["price"], why = "What a reef costs" },\n]\n'
    )
    data = load(folder, FILES)
    assert data.weight("fish.cards", "price") == (0, "The others")
    data.weights = read_weights(folder, "balance.toml")
    assert data.weight("fish.cards", "price") == (0, "What a fish costs")
    assert data.weight("fish.cards", "colour") == (1, "What a fish costs")
    assert data.weight("reef.cards", "price") == (2, "What a reef costs")
    assert data.weight("reef.cards", "colour") == data.weight("fish.limits", "size") == (3, "The others")


def test_the_weights_of_kelp_name_values_that_are_there_once_each() -> None:
    named = [(section, key) for section, key, _ in KELP.data.weights]
    assert len(set(named)) == len(named) > 10
    for section, key in named:
        assert any(key in entry.values or key in entry.sources for entry in KELP.data.entries(section)), (section, key)
