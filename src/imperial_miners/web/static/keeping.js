// Lets the browser keep what opens without a network: the worker that serves it, and the pages that everybody may want.
const KEY = 'imperial-miners-kept';
const PAGES = ['/', '/cards', '/rules', '/offline'];

async function keep() {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const mark = `${document.documentElement.lang} ${import.meta.url}`; // kept anew in another language, or by another version
  if (localStorage[KEY] === mark) return;
  await (await caches.open('imperial-miners-pages')).addAll(PAGES);
  localStorage[KEY] = mark;
}

// Not where the address is no safe one, nor in a browser that keeps nothing; and after whatever the page needs itself.
if ('serviceWorker' in navigator) addEventListener('load', () => { keep().catch(() => {}); });
