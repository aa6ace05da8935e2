"""A server with the page, one Chromium for all tests, and people who are held to see no error."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from support.browser import FLAGS, Person, chromium
from support.dealt import PROGRAM, Script, deal
from support.server import Served
from support.soundness import Sound, sound_in_all, sound_in_turn


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=30_000)
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with dealing(tmp_path_factory.mktemp("browser")) as served:
        yield served


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """One for a test alone, that may be killed."""
    with dealing(tmp_path) as served:
        yield served


def dealing(home: Path) -> Served:
    """The nonces of a table alone decide its dice, and bots answer at once."""
    return Served(home, "", "--pace", "0", "--no-limited", "--log", "warning", program=[str(PROGRAM)])


@pytest.fixture
def person(browser: Browser, server: Served) -> Iterator[Callable[..., Person]]:
    """Somebody new, as often as wanted; in the end nobody may have seen an error that was not expected."""
    people: list[Person] = []

    def new(**settings: object) -> Person:
        url = str(settings.pop("url", server.url))
        people.append(Person(browser, url, **settings))  # type: ignore[arg-type]
        return people[-1]

    yield new
    wrong = [one for person in people for one in person.wrong]
    for one in people:
        one.leave()
    assert not wrong, wrong


@pytest.fixture
def pair(person: Callable[..., Person]) -> Callable[..., tuple[Person, Person, Script]]:
    """The Octopus and the Shark at a table of that nonce, each with a browser that is not there yet, and the script."""

    def sit(nonce: str, **settings: object) -> tuple[Person, Person, Script]:
        langs = settings.pop("langs", ("en", "en"))
        octopus, shark = (person(lang=lang, **settings) for lang in langs)  # type: ignore[attr-defined]
        dealt = deal(nonce)
        made = octopus.make("octopus", {"kind": "open"}, nonce=nonce, options=dealt.options)
        joined = shark.api("POST", f"/api/tables/{made['id']}/join", {})
        script = Script(octopus.url, made["id"], {**made["mine"], **joined["mine"]}, dealt)
        return octopus, shark, script

    return sit


@pytest.fixture(
    params=[sound_in_turn, pytest.param(sound_in_all, marks=pytest.mark.grid)], ids=["a theme each", "all themes"]
)
def sound(request: pytest.FixtureRequest) -> Sound:
    """Looks whether a page is for everyone."""
    made: Sound = request.param()
    return made
