"""docs/adding-a-card.md, followed to its end: its files are written, its commands are run, its answers are compared."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from doctest import ELLIPSIS, OutputChecker
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from support.command import run
from support.kelp import KELP, ZONES, asked, look, octopus_turn, options, play, shark_turn
from support.octopus import happened

import fathoms
from fathoms.core.catalogue import LANGUAGES
from fathoms.core.chance import fast
from fathoms.core.data import SOURCES, Entry
from fathoms.core.errors import BadData
from fathoms.core.game import Game
from fathoms.games.kelp.cards import AFTER_LEARN, DEMANDING, VERBS, read_effect
from fathoms.games.kelp.declaration import TYPE_NAMES
from fathoms.games.kelp.names import CARDS, SHARK_CARDS
from fathoms.games.kelp.tables import Tables

# The page is followed from its beginning to its end.
pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-card.md").read_text("utf-8")
OWNERS_PART = PAGE.partition("## A card with an effect of its own\n")[0]  # what needs no Python
# What is typed to play the new card with its whole effect: the den, the card, payment, swap, hide, draw, do it.
WHOLE_EFFECT = "1\n2\n7 8\n10\n1\ndraw\n\nq\n"


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and no game kept."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FATHOMS_HOME", str(tmp_path / "home"))


# The page from beginning to end


def shown() -> Iterator[tuple[str, str, str]]:
    """What the page shows, in order: files with their content, commands with their answer."""
    for language, text in re.findall(r"^```(\w+)\n(.*?)^```$", OWNERS_PART, re.MULTILINE | re.DOTALL):
        if language == "toml":
            yield "file", text.partition("\n")[0].removeprefix("# "), text
        elif language == "console":
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                line, _, answer = part.partition("\n")
                yield "command", line, answer


def followed() -> Iterator[tuple[list[str], str]]:
    """Do what the page says; the commands of Fathoms, each with what it should answer, when it is their turn."""
    for sort, what, text in shown():
        words = shlex.split(what)
        if sort == "file":
            Path(what).write_text(text, "utf-8")
        elif words[0] == "mkdir":
            Path(words[1]).mkdir()
        else:
            assert words[0] == "fathoms"
            yield words[1:], text


def overlay(**changed: Any) -> dict[str, Any]:
    """The files of the page as a table, with these values of the new Octopus card changed."""
    files = {Path(what).name: tomllib.loads(text) for sort, what, text in shown() if sort == "file"}
    files["octopus.toml"]["cards"][0].update(changed)
    return files


def compare(words: list[str], answer: str) -> None:
    """Run a command with what is typed in its answer; what it says is the answer."""
    typed = "".join(line[1:].strip() + "\n" for line in answer.splitlines() if line[:1] == ">")
    ran = run(*words, typed=typed)
    said = ran.err if ran.code else ran.out
    assert (ran.code, ran.code and ran.out) == ((2, "") if answer.startswith("fathoms: ") else (0, 0)), ran
    bare = "".join(line.rstrip() + "\n" for line in said.splitlines())
    assert OutputChecker().check_output(answer, bare, ELLIPSIS), f"{' '.join(words)}\n{bare}\nis not\n{answer}"


def test_whoever_follows_the_page_gets_what_it_shows() -> None:
    done = []
    for words, answer in followed():
        if words[0] != "sim":
            compare(words, answer)
            done.append(" ".join(words[:2]))
    assert set(done) == {"data check", "data show", "data sources", "play kelp", "replay ink.json"}


@pytest.mark.slow
def test_the_simulations_of_the_page_come_out_as_it_shows() -> None:
    done = []
    for words, answer in followed():
        if words[0] == "sim":
            compare(words, answer)
            done.append("--data" in words)
    assert done == [False, True]


def test_the_shares_that_the_page_compares_are_further_apart_than_luck() -> None:
    octopus = [int(wins.replace(",", "")) / 20000 for wins in re.findall(r"octopus wins ([\d,]+)", PAGE)]
    (difference,) = re.findall(r"So ([\d.]+) points are more than luck", PAGE)
    assert float(difference) == round(round(100 * octopus[0], 1) - round(100 * octopus[1], 1), 1)
    exact = [200 * (share * (1 - share) / 20000) ** 0.5 for share in octopus]
    told = re.findall(
        r"exact to about ([\d.]+) points, and the difference of two such shares to about ([\d.]+)\.", PAGE
    )
    one, two = map(float, *told)
    assert (max(exact), (exact[0] ** 2 + exact[1] ** 2) ** 0.5) == pytest.approx((one, two), abs=0.05)
    assert float(difference) > two


def test_the_record_keeps_the_overlay_and_needs_the_folder_no_more() -> None:
    for words, answer in followed():
        if words[0] == "play" and "--lang" not in words:
            compare(words, answer)
            shutil.rmtree("my-cards")
            Path("my-cards").mkdir()
    assert json.loads(Path("ink.json").read_text("utf-8"))["record"]["overlay"] == overlay()
    assert "Ink Jet" in run("replay", "ink.json").out
    assert "Ink Jet" in run("play", "--resume", "ink.json", typed="q\n").out


# The new cards in play


@pytest.mark.parametrize(
    ("lang", "others"),
    [
        ("en", ["Strumień", "Струмінь"]),
        ("pl", ["Ink Jet", "Струмінь"]),
        ("uk", ["Ink Jet", "Strumień"]),
    ],
)
def test_the_table_calls_the_card_by_its_title_in_each_language(lang: str, others: list[str]) -> None:
    title = overlay()["octopus.toml"]["cards"][0]["title"][lang]
    list(followed())
    out = run("play", "kelp", "--data", "my-cards", "--seed", "1", "--lang", lang, typed=WHOLE_EFFECT).out
    hand, question, log = out.partition("> 1\n")[0], out.partition("> 2\n")[2], out.rpartition("> \n")[2]
    assert all(title in part for part in (hand, question, log))
    assert not [name for name in (*others, "ink_jet", "ink jet") if name in out]


def test_the_table_explains_the_new_cards_of_both_sides() -> None:
    list(followed())
    typed = "?ink jet\n?vigilant (5)\n?aggressive\nq\n"
    out = run("play", "kelp", "--data", "my-cards", "--seed", "1", "--lang", "en", typed=typed).out
    said = " ".join(out.partition("?ink jet")[2].split())
    assert "Ink Jet: Move, cost 2: swap 2 adjacent blocks; hide 1 block; you may draw 1 card." in said
    assert "Vigilant (5): 5 energy" in said
    assert "Aggressive (4): 4 energy" in said


def shark_plays(s: Any, game: Game) -> None:
    """The Shark takes the first option until it is the Octopus's action again."""
    while asked(s, game) != "action":
        play(s, options(s, game)[0], game=game)


def lying(s: Any, game: Game) -> set[str]:
    """The zones whose block is revealed."""
    return {zone for zone, block in look(s, game)["blocks"].items() if block.endswith(" revealed")}


def test_the_card_is_learnt_drawn_and_played_with_its_whole_effect() -> None:
    game = fathoms.game("kelp", data=overlay(where="pile"))
    rest = ["sudden_evasion", "sudden_evasion", "taking_chances", "cloud_of_ink"]
    s = octopus_turn(["fast_learning"], game=game, piles={"move": {"top": "ink_jet", "rest": rest}})
    play(s, "play fast_learning", "reveal W", "gain the top move card", "gain the top hide card", game=game)
    play(s, "put ink_jet on top", game=game)
    assert happened(play(s, "draw", game=game), "drew_card")[0] == {"card": "ink_jet"}
    shark_plays(s, game)
    before = lying(s, game)
    told = play(s, "play ink_jet", "reveal NE", "reveal SE", game=game)
    assert [event["event"] for event in told] == ["played", "revealed", "revealed"]
    told = play(s, "swap NE and E", game=game)
    assert happened(told, "swapped") == [{"zone": "NE", "other": "E"}]
    assert options(s, game) == [f"hide {zone}" for zone in ZONES if zone in before | {"E", "SE"}]
    play(s, "hide SE", game=game)
    assert lying(s, game) == before | {"E"}
    assert (asked(s, game), options(s, game)) == ("may_draw", ["done", "draw"])
    hand = look(s, game)["octopus"]["hand"]
    play(s, "draw", game=game)
    assert len(look(s, game)["octopus"]["hand"]) == len(hand) + 1
    assert (asked(s, game), "ink_jet" in look(s, game)["octopus"]["slots"]) == ("action", True)


@pytest.mark.parametrize(("where", "place"), [("hand", "hand"), ("starter", "deck"), ("pile", "piles")])
def test_where_says_where_the_card_begins(where: str, place: str) -> None:
    game = fathoms.game("kelp", data=overlay(where=where))
    told = game.to_json(game.new(chance=fast(1)))
    move = told["piles"]["move"]
    found = {
        "hand": told["octopus"]["hand"],
        "deck": told["octopus"]["hand"] + told["octopus"]["draw"] if where == "starter" else [],
        "piles": [move["top"], *move["rest"]],
    }
    assert "ink_jet" in found.pop(place)
    assert not any("ink_jet" in cards for cards in found.values())


def test_the_shark_buys_the_new_card_and_pays_the_changed_price() -> None:
    game = fathoms.game("kelp", data=overlay())
    shark = {"energy": ["red 5"], "row": ["vigilant_5", "aggressive_6", "agile_5", "vigilant_6"]}
    s = shark_turn("buy", shark=shark, game=game)
    assert [text for text in options(s, game) if text.startswith("buy ")] == [
        "buy aggressive_6",
        "buy agile_5",
        "buy vigilant_5",
    ]
    bag = look(s, game)["shark"]["bag"]["red"]
    play(s, "buy vigilant_5", game=game)
    assert look(s, game)["shark"]["bag"]["red"] == bag + 2
    assert "vigilant_5" in look(s, game)["shark"]["cards"]
    old = shark_turn("buy", shark=shark | {"row": ["swift_4", "aggressive_6", "agile_5", "vigilant_6"]})
    assert "buy aggressive_6" not in options(old)


# All that can be written


def section(title: str) -> str:
    """A section of the page by its heading."""
    return re.split(r"^##+ ", PAGE.partition(f"# {title}\n")[2], flags=re.MULTILINE)[0]


def rows(title: str) -> dict[str, str]:
    """The table of a section: what stands behind each word of its first column."""
    found = {}
    for line in re.findall(r"^\| (`.*) \|$", section(title), re.MULTILINE):
        names, _, rest = line.partition(" | ")
        found.update(dict.fromkeys(re.findall(r"`(\w+)`", names), rest))
    return found


def limits(text: str) -> tuple[int, int]:
    low, _, high = re.match(r"(\d+)( to (\d+))?", text).groups()  # type: ignore[union-attr]
    return int(low), int(high or low)


def test_every_verb_is_in_the_table_with_its_amounts() -> None:
    told = {verb: limits(rest) for verb, rest in rows("The verbs").items()}
    assert told == VERBS


def test_every_verb_is_told_by_what_it_does() -> None:
    assert all(len(rest.partition(" | ")[2].split()) >= 4 for rest in rows("The verbs").values())


@pytest.mark.parametrize(("title", "part"), [("An Octopus card", "octopus.cards"), ("A Shark card", "shark.cards")])
def test_the_keys_are_those_that_the_cards_of_the_game_have(title: str, part: str) -> None:
    keys = {key for entry in KELP.data.entries(part) for key in entry.values}
    assert set(rows(title)) == keys | {"id", "title", "source"}


@pytest.mark.parametrize(
    ("title", "key", "values"),
    [
        ("An Octopus card", "type", TYPE_NAMES),
        ("An Octopus card", "where", ("hand", "starter", "pile")),
        ("An Octopus card", "source", SOURCES),
    ],
)
def test_a_key_with_fixed_values_tells_all_of_them(title: str, key: str, values: tuple[str, ...]) -> None:
    assert sorted(set(re.findall(r'`"(\w+)"`', rows(title)[key]))) == sorted(values)


def octopus_with(key: str, value: Any) -> dict[str, Any]:
    return overlay(**({"where": "pile"} | {key: value}))


def shark_with(key: str, value: Any) -> dict[str, Any]:
    """The new Shark card as a Ruthless one, the only one of its effect, with a value changed."""
    card = {"id": "vigilant_5", "effect": "ruthless", "price": 5, "dice": "RR", "copies": 1, "amount": 2, key: value}
    others = [{"id": "ruthless_4", "copies": 0}, {"id": "ruthless_6", "copies": 0}]
    return {"shark.toml": {"cards": [*others, card]}}


@pytest.mark.parametrize(
    ("title", "with_value", "key"),
    [
        ("An Octopus card", octopus_with, "cost"),
        ("An Octopus card", octopus_with, "copies"),
        ("A Shark card", shark_with, "price"),
        ("A Shark card", shark_with, "copies"),
        ("A Shark card", shark_with, "amount"),
    ],
)
def test_the_limits_of_a_number_are_as_told(title: str, with_value: Any, key: str) -> None:
    low, high = limits(rows(title)[key])
    for value in (low, high):
        fathoms.game("kelp", data=with_value(key, value))
    for value in (low - 1, high + 1):
        with pytest.raises(BadData):
            fathoms.game("kelp", data=with_value(key, value))


def test_the_limits_of_steps_dice_and_titles_are_as_told() -> None:
    assert limits(rows("An Octopus card")["effect"]) == (1, 4)
    assert rows("A Shark card")["dice"].startswith("up to four letters of `B`, `Y` and `R`")
    assert "each of 1 to 60 letters" in rows("An Octopus card")["title"]
    fits = [
        octopus_with("effect", ["swap 1"]),
        octopus_with("effect", ["swap 1"] * 4),
        octopus_with("title", {"uk": "Ї" * 60}),
        shark_with("dice", ""),
        shark_with("dice", "BYRR"),
    ]
    wrong = [
        octopus_with("effect", []),
        octopus_with("effect", ["swap 1"] * 5),
        octopus_with("title", {"uk": "Ї" * 61}),
        octopus_with("title", {"uk": ""}),
        shark_with("dice", "BYRRR"),
        shark_with("dice", "G"),
    ]
    for data in fits:
        fathoms.game("kelp", data=data)
    for data in wrong:
        with pytest.raises(BadData):
            fathoms.game("kelp", data=data)


def test_a_language_without_a_title_gets_the_english_one(tmp_path: Path) -> None:
    list(followed())
    file = Path("my-cards/octopus.toml")
    file.write_text(re.sub(r'pl = "[^"]*", ', "", file.read_text("utf-8")), "utf-8")
    assert "Ink Jet" in run("play", "kelp", "--data", "my-cards", "--seed", "1", "--lang", "pl", typed="q\n").out


def test_only_as_many_cards_fit_as_told() -> None:
    text = section("An Octopus card") + section("A Shark card")
    own = len(KELP.data.entries("octopus.cards"))
    assert f"At most {CARDS} kinds of Octopus card fit, {CARDS - own} of them new, and at most 40 cards" in text
    assert f"At most {SHARK_CARDS} kinds of Shark card fit" in text

    def kinds(count: int, copies: int) -> dict[str, Any]:
        card = overlay(where="pile", copies=copies)["octopus.toml"]["cards"][0]
        return {"octopus.toml": {"cards": [card | {"id": f"ink_{i}"} for i in range(count)]}}

    new = CARDS - own
    room = 40 - sum(entry.values["copies"] for entry in KELP.data.entries("octopus.cards"))
    assert new < room, "all new kinds fit with one copy"
    fathoms.game("kelp", data=kinds(new, 1))
    fathoms.game("kelp", data=kinds(room // 4, 4))
    for count, copies in ((new + 1, 0), (room // 4 + 1, 4)):
        with pytest.raises(BadData, match=f"at most {CARDS} kinds|at most 40 Octopus cards"):
            fathoms.game("kelp", data=kinds(count, copies))


def test_the_first_hand_has_room_for_four() -> None:
    assert 'at most 4 cards may have `where = "hand"`' in section("An Octopus card")
    fathoms.game("kelp", data=overlay(copies=3))
    with pytest.raises(BadData, match="a start hand of 4"):
        fathoms.game("kelp", data=overlay(copies=4))


# Which steps go together


def readable(*verbs: str) -> bool:
    """Whether the program takes a card with these verbs, each with its smallest amount."""
    entry = Entry("octopus.cards", "ink_jet")
    entry.values = {
        "type": "eat" if "eat" in verbs else "move",
        "effect": [f"{verb} {VERBS[verb][0]}" for verb in verbs],
    }
    try:
        read_effect(Tables(), 0, entry)
    except BadData:
        return False
    return True


def told_together() -> list[list[str]]:
    """The verbs that each rule of the page about combinations names."""
    return [re.findall(r"`(\w+)`", rule) for rule in re.findall(r"^- (.*)$", section("The verbs"), re.MULTILINE)]


def allowed(verbs: tuple[str, ...]) -> bool:
    """Whether the rules of the page let a card have these verbs in this order."""
    alone, after, beside_learn, beside_centre, eat = told_together()
    return (
        not (set(eat) & set(verbs) and len(verbs) > 1)
        and sum(verb in alone for verb in verbs) <= 1
        and all(before in after for before, verb in zip(("", *verbs), verbs) if verb in set(after) - {"learn"})
        and not ("learn" in verbs and (set(beside_learn) - {"learn"}) & set(verbs))
        and not set(beside_centre) <= set(verbs)
    )


def test_the_rules_about_combinations_name_the_verbs_that_they_are_about() -> None:
    alone, after, beside_learn, beside_centre, eat = told_together()
    assert sorted(alone) == sorted(DEMANDING)
    assert after == [*AFTER_LEARN, "learn"]
    assert (beside_learn, beside_centre, eat) == (
        ["may_draw", "may_trash", "learn"],
        ["swap", "shuffle_centre"],
        ["eat"],
    )


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_program_takes_exactly_what_the_rules_about_combinations_allow(count: int) -> None:
    different = [verbs for verbs in product(VERBS, repeat=count) if readable(*verbs) != allowed(verbs)]
    assert not different


# A new verb


NEW_EFFECT = PAGE.partition("## A card with an effect of its own\n")[2].partition("\n## ")[0]
# What a text of the page goes before, by how it begins; any other goes to the end of its file.
PLACES = {
    "| Restless": "| Ruthless (`ruthless`) |",
    "  { id =": "]\n",
    "        Member(": "    ),\n)  # fmt: skip\nTILE = ",
    "    Question(": '    Question("currents", ',
}


def told() -> list[tuple[str, str]]:
    """The files that the page touches, each with what is added to it, in order."""
    return re.findall(r"^```\w+\n(?:# |<!-- )([\w./]+)(?: -->)?\n(.*?)^```$", NEW_EFFECT, re.MULTILINE | re.DOTALL)


def follow_the_page(folder: Path) -> None:
    """Put each text of the page into its file of a copied tree."""
    for file, text in told():
        source = (folder / file).read_text("utf-8") if (folder / file).exists() else ""
        before = next((place for begins, place in PLACES.items() if text.startswith(begins)), "")
        assert not before or source.count(before) == 1, (file, before)
        changed = source.replace(before, text + before) if before else f"{source}\n\n{text}".lstrip("\n")
        (folder / file).write_text(changed, "utf-8")


def ran(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in the copied tree, interpreted."""
    paths = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
    environment = os.environ | {"PYTHONPATH": paths, "FATHOMS_INTERPRETED": "1"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


# What holds a new effect to the house: the tests of its cards, the rules, all that happens in random games, the data,
# the texts, the declarations, what every game promises, games as they went before, and this page.
HOLDS = (
    "games/kelp/test_restless.py", "games/kelp/test_shark_cards.py", "games/kelp/test_rulebook.py",
    "games/kelp/test_exhaustive.py", "core/test_data.py", "text/test_catalogues.py", "house/test_declared.py",
    "conformance/test_positions.py", "conformance/test_hindrances.py", "golden", "house/test_adding_a_card.py",
)  # fmt: skip
# What has nothing to do with the card, takes long, is as good with one set of options, or would do all this once more.
ASIDE = "not (aquatica or simulations or night or prototype or needs_nothing_else)"


def test_a_new_effect_as_the_page_makes_it_needs_nothing_else(tmp_path: Path) -> None:
    """In a copied tree, with all texts of the page in their places.

    Before `make declared` the test of the card fails. After it that test and the others of HOLDS pass, without ASIDE,
    and ruff has nothing to say of the Python files.
    """
    tree = tmp_path / "tree"
    ignored = shutil.ignore_patterns(
        "*.so", "__pycache__", "*.egg-info", "node_modules", ".venv", ".git", "build", "web-*"
    )
    for part in (
        "src",
        "tests",
        "tools",
        "docs",
        "web/src",
        "web/index.html",
        "pyproject.toml",
        "README.md",
        "CONTRIBUTING.md",
        "LICENSE",
    ):
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tree / part, ignore=ignored)
        else:
            shutil.copy(ROOT / part, tree / part)
    assert {file.rpartition("/")[2] for file, _ in told()} == {
        "kelp.md", "test_restless.py", "shark.toml", "declaration.py", "effects.py", "en.ftl", "pl.ftl", "uk.ftl",
    }  # fmt: skip
    follow_the_page(tree)
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", ASIDE)
    early = ran(tree, *tests, "tests/games/kelp/test_restless.py")
    assert early.returncode == 1, early.stdout
    written = ran(tree, "tools/declared.py")
    assert written.returncode == 0, written.stderr
    assert written.stdout.count("is written anew") == 5, written.stdout
    held = ran(tree, *tests, *(f"tests/{test}" for test in HOLDS))
    assert held.returncode == 0, held.stdout[-4000:]
    for way in (["check"], ["format", "--check"]):
        formed = ran(tree, "-m", "ruff", *way, "--no-cache", *(file for file, _ in told() if file.endswith(".py")))
        assert formed.returncode == 0, formed.stdout


def test_the_page_touches_what_it_counts() -> None:
    """Two entries of the declaration, one function, one test, a line of data, a row, and three catalogues."""
    files = [file.rpartition("/")[2] for file, _ in told()]
    assert sorted(files) == sorted(
        ["kelp.md", "test_restless.py", "shark.toml", "declaration.py", "declaration.py", "effects.py"]
        + [f"{lang}.ftl" for lang in ("en", "pl", "uk")]
    )
    code = dict(told())
    assert len(re.findall(r"^def ", code["src/fathoms/games/kelp/effects.py"], re.MULTILINE)) == 1
    assert code["src/fathoms/games/kelp/data/shark.toml"].count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_every_verb_has_its_sentence(lang: str) -> None:
    """As the page says of a new one."""
    catalogue = (ROOT / f"src/fathoms/games/kelp/{lang}.ftl").read_text("utf-8")
    for verb in VERBS:
        assert re.search(rf"^kelp-step-{verb.replace('_', '-')} = ", catalogue, re.MULTILINE), verb


def test_a_language_needs_as_many_catalogues_as_the_page_counts() -> None:
    english = [len([*(ROOT / folder).rglob("*en.ftl")]) for folder in ("src", "web/src")]
    assert f"each of the {sum(english)} English ones ({english[0]} in `src`, {english[1]} in `web/src`)" in PAGE
    assert all(f'<p lang="{lang}">' in (ROOT / "web/index.html").read_text("utf-8") for lang in LANGUAGES)
