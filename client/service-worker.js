/** The build (`scripts/service-worker.mjs`) puts the release and the files of one language here. */
const { RELEASE, ENTRY, PAGE, FILES, FILES_OF } = __SHELL__;

const NAME = 'shell-';
const CACHE = NAME + RELEASE;
/** Names the role whose pages are cached, for the next release. */
const ROLE = '/role';
const TIMEOUT_MS = 3_000;
/** Only the server can respond to these. The lobby is among them because its document carries permission headers. */
const ELSEWHERE = /^\/(api|lobby|socket\.io|metrics|healthz|readyz)(\/|$)/;

/** Assets of every language match, because a page in the previous language may still be open. */
const ASSET = /^\/(\w+\/)?assets\//;

const cached = (request, cache = caches) => cache.match(request, { ignoreVary: true });

/** Copies an asset cached by an earlier release, because the hash in its name guarantees the same content. */
async function store(cache, file) {
  const known = ASSET.test(file) ? await cached(file) : undefined;
  if (known) await cache.put(file, known);
  else await cache.add(new Request(file, { cache: 'reload' }));
}

const knownRole = async () => (await cached(ROLE, await caches.open(ROLE)))?.text();

async function storeAll(files) {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map((file) => store(cache, file)));
}

async function install() {
  await storeAll([...FILES, ...(FILES_OF[await knownRole()] ?? [])]);
  await self.skipWaiting();
}

async function storePagesOf(role) {
  if (!(role in FILES_OF) || role === (await knownRole())) return;
  await storeAll(FILES_OF[role]);
  await (await caches.open(ROLE)).put(ROLE, new Response(role));
}

/** Keeps the cache of the previous release, because its open pages still load files from there. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ entry: ENTRY });
}

const shell = async () => cached(PAGE, await caches.open(CACHE));

/** Responds with the server's page, or with the cached one when the server fails or takes longer than `TIMEOUT_MS`. */
async function page({ request, preloadResponse }) {
  const fresh = Promise.resolve(preloadResponse).then((loaded) => loaded ?? fetch(request));
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const answer = await Promise.race([fresh, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await shell()) ?? fresh;
}

async function asset(request) {
  const known = await cached(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(storePagesOf(event.data.role)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || ELSEWHERE.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (ASSET.test(pathname) || FILES.includes(pathname)) event.respondWith(asset(request));
});
