// Stands between pages and the network: what was read before opens without one, as it was last seen. It keeps copies, and
// knows nothing else. A game's own pages come from the server or not at all: they show a hand, and old ones would mislead.
// The server writes `version` and `files` above this. A newer worker takes over when no page of an older one is open.
const FILES = `imperial-miners-files-${version}`;
const PAGES = 'imperial-miners-pages';
const WITHOUT = '/offline';
const MOST_PAGES = 80;
const TO_READ = /^\/($|about$|cards(\/|$)|rules$|table\/[^/]+\/(replay|result|review\/\d)$)/;
const UNREACHED = [502, 504]; // a proxy speaks for a server that does not answer

addEventListener('install', event => event.waitUntil(caches.open(FILES).then(cache => cache.addAll(files))));

addEventListener('activate', event => event.waitUntil((async () => {
  const others = (await caches.keys()).filter(name => name.startsWith('imperial-miners-files-') && name !== FILES);
  await Promise.all(others.map(name => caches.delete(name)));
  await clients.claim();
})()));

addEventListener('fetch', event => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visit(event, address.pathname));
  else if (/^\/(static|art)\//.test(address.pathname)) event.respondWith(file(request));
});

// What never changes under its address.
async function file(request) {
  const cache = await caches.open(FILES);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function visit(event, path) {
  try {
    const answer = await fetch(event.request);
    if (UNREACHED.includes(answer.status)) throw new Error('unreached');
    if (answer.ok && !answer.redirected && TO_READ.test(path)) event.waitUntil(keep(event.request, answer.clone()));
    return answer;
  } catch (error) {
    const cache = await caches.open(PAGES);
    const last = TO_READ.test(path) && (await cache.match(event.request) ?? await cache.match(event.request, { ignoreSearch: true }));
    const found = last || await cache.match(WITHOUT);
    if (!found) throw error;
    return last ? marked(found) : found;
  }
}

async function keep(request, answer) {
  const cache = await caches.open(PAGES);
  await cache.delete(request); // so that what was seen last is kept longest
  await cache.put(request, answer);
  const kept = (await cache.keys()).filter(each => new URL(each.url).pathname.startsWith('/table/'));
  for (const old of kept.slice(0, -MOST_PAGES)) await cache.delete(old);
}

// A page that says that it is shown as it was last seen.
async function marked(page) {
  const html = (await page.text()).replace('<html ', '<html data-kept ');
  return new Response(html, { status: page.status, headers: page.headers });
}

// A table waits: said once, by the server, which knows whether somebody is looking. A newer message takes the place of an older.
addEventListener('push', event => {
  const { title, body, game, url, awaited } = event.data.json();
  const told = registration.showNotification(title, { body, tag: game, data: url, icon: files.find(name => name.endsWith('/icon-192.png')) });
  event.waitUntil(Promise.all([told, navigator.setAppBadge?.(awaited)]));
});

addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(page => new URL(page.url).pathname === event.notification.data);
    await (there ? there.focus() : clients.openWindow(event.notification.data));
  })());
});
