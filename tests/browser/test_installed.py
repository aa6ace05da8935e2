"""The page as a web app, in a browser that keeps to the policy: nothing runs but its own files, and they are kept."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect
from support.browser import Person

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]


def test_nothing_inside_the_page_runs(person: Someone) -> None:
    me = person()
    page = me.come()
    page.wait_for_selector(".gcard h2")
    policy = httpx.get(me.url).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    page.evaluate("""() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">');
    }""")
    page.wait_for_timeout(100)
    assert page.evaluate("window.ran") is None
    assert page.locator("script:not([src])").count() == 1  # the one that was put there
    me.wrong = [one for one in me.wrong if "Content Security Policy" not in one and "inline" not in one]


def test_it_can_be_installed_and_the_second_look_needs_no_net(person: Someone) -> None:
    me = person()
    page = me.come()
    page.wait_for_selector(".gcard h2")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((told) => told.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert httpx.get(me.url + icon["src"]).status_code == 200
    page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    page.reload()
    page.wait_for_selector(".gcard h2")
    me.until("() => navigator.serviceWorker.controller !== null")
    assert not me.wrong
    me.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(me.says("web-no-server"))
    me.context.set_offline(False)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector(".gcard h2")
    me.wrong = [one for one in me.wrong if "ERR_INTERNET_DISCONNECTED" not in one]
