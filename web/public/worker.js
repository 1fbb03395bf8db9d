// The service worker: keeps the shell of the app, so that it opens without its server and can say so. It never touches
// the API. Pages come from the network while there is one, so that a new version is never held back; files whose names
// change with their content come from here. finish.js puts in what there is.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
const CACHE = `shell-${VERSION}`;
// the first page has a board in it; all others are the same document without one
const FIRST = "/";
const OTHER = "/games";

addEventListener("install", (event) =>
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([FIRST, OTHER, ...FILES]))),
);

// Not before the pages of the version before are closed: until then they find their files.
addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  ),
);

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(newest(event.request, pathname === FIRST ? FIRST : OTHER));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (FILES.includes(pathname)) event.respondWith(newest(event.request, pathname));
});

// Whoever taps on a notification wants to see the game: in the page that has it, or in a new one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === event.notification.data);
      return page ? page.focus() : clients.openWindow(event.notification.data);
    }),
  );
});

/** From the network, or as it was when there was one. */
async function newest(request, name) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    // a proxy answers for a server that is away
    if (response.status < 500) {
      if (response.ok && new URL(request.url).pathname === name) await cache.put(name, response.clone());
      return response;
    }
  } catch {
    // no network, no server
  }
  return (await cache.match(name, { ignoreVary: true })) ?? Response.error();
}

/** As it is kept; from the network only once. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
