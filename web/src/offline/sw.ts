// The service worker: without a network the page comes from what was kept, all of it at once, so that its parts fit together.
// With one, the page itself is asked for anew each time, and a new version is there at the first reload.

declare const __FILES__: readonly string[];
declare const __VERSION__: string;
declare const self: ServiceWorkerGlobalScope;

const prefix = "thwart-";
const cacheName = `${prefix}${__VERSION__}`;
const patienceMs = 3000; // a network that answers no sooner is as good as none

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(__FILES__.map((path) => new Request(path, { cache: "no-cache" })));
  await self.skipWaiting();
}

// The version before stays: a tab that is still open may yet ask for one of its languages.
async function forget(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(): Promise<Response> {
  const kept = await caches.match("/");
  try {
    const answer = await fetch("/", kept ? { signal: AbortSignal.timeout(patienceMs) } : {});
    if (answer.ok || !kept) return answer;
  } catch (error) {
    if (!kept) throw error;
  }
  return kept;
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/") || pathname === "/health") return;
  event.respondWith(request.mode === "navigate" ? page() : file(request));
});

export {}; // a module, so that its self is its own
