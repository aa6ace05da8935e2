"""The page as a web app, in a browser that keeps to the policy: nothing runs but its own files, and they are kept."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect
from support.browser import Person

pytestmark = pytest.mark.slow

Someone = Callable[..., Person]
POLICY = {
    "default-src": "'none'", "script-src": "'self'", "style-src": "'self'", "img-src": "'self' data:",
    "font-src": "'self'", "connect-src": "'self'", "manifest-src": "'self'", "worker-src": "'self'",
    "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'",
}  # fmt: skip
# Scripts and styles that somebody might smuggle in, and requests elsewhere.
SMUGGLED = """() => {
  const put = (name, told) => document.body.append(Object.assign(document.createElement(name), told));
  put('script', { textContent: 'window.ran = true' });
  put('style', { textContent: 'body { outline: 7px solid red }' });
  put('img', { src: 'https://example.org/x.png' });
  document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">');
  document.body.insertAdjacentHTML('beforeend', '<p style="outline: 7px solid red" id="styled"></p>');
  return fetch('https://example.org/').catch(() => 'no');
}"""


def test_nothing_inside_the_page_runs(person: Someone) -> None:
    me = person()
    page = me.come()
    page.wait_for_selector(".gcard h2")
    for path in ("/", "/t/AAAAAAAAAAAAAAAA", "/nothing"):
        policy = httpx.get(me.url + path).headers["content-security-policy"]
        assert dict(part.strip().split(" ", 1) for part in policy.split(";") if part.strip()) == POLICY, path
    assert page.locator("script:not([src]), style, [style*='expression'], [onclick], [onload]").count() == 0
    assert page.evaluate(SMUGGLED) == "no"
    me.drawn()
    assert page.evaluate("window.ran") is None
    outlines = page.evaluate(
        "['body', '#styled'].map((at) => getComputedStyle(document.querySelector(at)).outlineWidth)"
    )
    assert "7px" not in outlines
    me.expect_wrong("Content Security Policy", "left the server: https://example.org", "failed: https://example.org")


def test_it_can_be_installed_and_the_second_look_needs_no_net(person: Someone) -> None:
    me = person()
    page = me.come()
    page.wait_for_selector(".gcard h2")
    page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    found = me.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []  # a test's window is private
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((told) => told.json())")
    assert (manifest["display"], manifest["start_url"], manifest["name"]) == ("standalone", "/", "Fathoms")
    sizes = "(src) => { const icon = new Image(); icon.src = src; return icon.decode().then(() => icon.naturalWidth) }"
    for icon in manifest["icons"]:
        assert icon["sizes"] in ("any", "{0}x{0}".format(page.evaluate(sizes, icon["src"]))), icon
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    page.reload()
    page.wait_for_selector(".gcard h2")
    me.until("() => navigator.serviceWorker.controller !== null")
    kept = page.evaluate(
        "caches.keys().then(names => caches.open(names[0])).then(c => c.keys()).then(k => k.map(r => r.url))"
    )
    assert kept
    assert not [url for url in kept if "/api/" in url]
    me.expect_wrong()
    me.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=me.says("web-lobby-title"))).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(me.says("web-no-server"))
    me.context.set_offline(False)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector(".gcard h2")
    expect(page.get_by_role("alert")).to_have_count(0)
    me.expect_wrong("ERR_INTERNET_DISCONNECTED|failed: ")
