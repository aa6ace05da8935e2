// The service worker: it keeps the files of the page, so that an installed page opens at once and can say that the
// server is away. It never touches /api. The build fills in VERSION and FILES.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const CACHE = `fathoms-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["/", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) =>
    Promise.all(
      names.filter((name) => name.startsWith("fathoms-") && name !== CACHE).map((name) => caches.delete(name)),
    );
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    // The newest page if the server answers, else the one that is kept.
    event.respondWith(fetch(event.request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (url.pathname.startsWith("/assets/")) {
    // A file with its hash in its name never changes.
    event.respondWith(
      caches.match(event.request).then(
        (kept) =>
          kept ??
          fetch(event.request).then((answer) => {
            const copy = answer.clone();
            if (answer.ok) void caches.open(CACHE).then((cache) => cache.put(event.request, copy));
            return answer;
          }),
      ),
    );
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()));
  }
});
