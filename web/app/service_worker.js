/// <reference lib="webworker" />
/**
 * Keeps every file of the page in this browser, so that the page works without a
 * network, a reload included. It asks for nothing but these files, and what it
 * keeps is what it answers: first the copy, then the network.
 *
 * A new version is fetched beside the old one while that is in use, and taken at
 * the next visit. No page is ever reloaded by it.
 */
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/**
 * Written in front of this file by the build: the hash of every file by its path,
 * and a hash over them all.
 * @type {{ version: string, files: Record<string, string> }}
 */
const { version, files } = /** @type {any} */ (scope).kept;

/** Other copies of Melon may live on the same host, under other paths. */
const PREFIX = `melon ${scope.registration.scope} `;
const NAME = PREFIX + version;
const ATTEMPTS = 3;
const PAUSE_MILLISECONDS = 400;
/** Until the files of a visit that began are there; a worker that gives way earlier takes requests with it. */
const VISIT_MILLISECONDS = 3000;

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {string} path of a file, or an address; what follows ? and # names no other file */
function addressOf(path) {
  const { origin, pathname } = new URL(path, scope.registration.scope);
  return origin + pathname.replace(/\/index\.html$/, '/');
}

/**
 * A file of exactly this version; one that the host changed or cut is refused.
 * @param {string} path
 * @param {number} [attempt]
 * @returns {Promise<Response>}
 */
async function fetchFile(path, attempt = 1) {
  try {
    const response = await fetch(addressOf(path), {
      integrity: files[path],
      // The others have a hash in their names.
      cache: path.startsWith('assets/') ? 'default' : 'no-cache',
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    await pause(PAUSE_MILLISECONDS * attempt);
    return fetchFile(path, attempt + 1);
  }
}

/** Fetches what is not kept yet. */
async function keepAll() {
  const cache = await caches.open(NAME);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.keys(files).filter((path) => !kept.has(addressOf(path)));
  await Promise.all(missing.map(async (path) => cache.put(addressOf(path), await fetchFile(path))));
}

async function forgetOtherVersions() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What answers the visit that began last, where that is the version that will take over. @type {Cache | null} */
let next = null;

/**
 * The version that waits, when the visit that begins now is the only one: it takes
 * over once the visit is under way.
 * @returns {Promise<Cache | null>}
 */
async function nextVersion() {
  const { waiting } = scope.registration;
  if (!waiting || (await scope.clients.matchAll({ type: 'window' })).length > 1) return null;
  const names = await caches.keys();
  const other = names.find((name) => name.startsWith(PREFIX) && name !== NAME);
  if (!other) return null;
  waiting.postMessage('take over');
  return caches.open(other);
}

/** @param {Request} request */
async function answer(request) {
  if (request.mode === 'navigate') next = await nextVersion();
  const url = addressOf(request.url);
  const options = { ignoreVary: true };
  const kept =
    (await next?.match(url, options)) ??
    (await (await caches.open(NAME)).match(url, options)) ??
    // Of the version that just took over.
    (await caches.match(url, options));
  return kept ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherVersions().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take over') {
    event.waitUntil(pause(VISIT_MILLISECONDS).then(() => scope.skipWaiting()));
    return;
  }
  // A page asks whether it can go on without a network: its own script is one of the files.
  const { script } = event.data;
  const [port] = event.ports;
  const known = Object.keys(files).some((path) => addressOf(path) === script);
  event.waitUntil(
    keepAll().then(
      () => port.postMessage(known),
      () => port.postMessage(false),
    ),
  );
});
