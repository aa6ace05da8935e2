"""A server with the page, one Chromium for all tests, and people who are held to see no error."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from support.browser import FLAGS, Person, chromium
from support.server import Served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("browser"), "", "--pace", "0", "--no-limited", "--log", "warning") as served:
        yield served


@pytest.fixture
def person(browser: Browser, server: Served) -> Iterator[Callable[..., Person]]:
    """Somebody new, as often as wanted; in the end nobody may have seen an error that was not expected."""
    people: list[Person] = []

    def new(**settings: object) -> Person:
        people.append(Person(browser, server.url, **settings))  # type: ignore[arg-type]
        return people[-1]

    yield new
    wrong = [one for person in people for one in person.wrong]
    for one in people:
        one.leave()
    assert not wrong, wrong
