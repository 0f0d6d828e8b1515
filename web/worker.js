// Keeps the built shell of the client: pages, scripts, styles, fonts, pictures. Never what the hall says.
// The build puts in the place of the two names below what it has built.
const BUILD = "__BUILD__";
const SHELL = __SHELL__;
// What is built is the same for everybody, whatever a Vary says.
const KEPT = { ignoreVary: true };
const NEVER = /^\/(api|socket|health|metrics|openapi\.json)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

// A page: the newest, and the kept one without a connection.
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", KEPT)) ?? Response.error();
  }
}

// A part of the shell: the kept one; what is not kept yet is kept when it comes.
async function part(request) {
  const kept = await caches.match(request, KEPT);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") {
    const cache = await caches.open(BUILD);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || NEVER.test(url.pathname)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : part(request));
});
