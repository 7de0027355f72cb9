// Follows the table: every event brings new parts of the page. Only the newest waits while one is put in place.
import { away } from './away.js';
import { notify } from './notifying.js';
import { heard, sound } from './sound.js';
import { swap } from './swapping.js';
import { tick } from './ticking.js';

const patience = 2000;
let newest = null;
let isBusy = false;

// In a plan the parts are asked for instead, with the plan in them.
async function planned(html) {
  if (!document.querySelector('#answer.is-plan')) return html;
  const answer = await fetch(`${location.pathname}?plan=1`, { headers: { 'x-table': '1' } }).catch(() => null);
  return answer?.ok ? answer.text() : html;
}

async function work() {
  if (isBusy) return;
  isBusy = true;
  try {
    while (newest !== null) {
      const html = newest;
      newest = null;
      const before = heard();
      await swap(await planned(html));
      sound(before, heard());
      notify(before, heard());
      tick();
    }
  } finally {
    isBusy = false; // whatever failed, the next event is shown
  }
}

// A browser gives a stream up that was refused: the page itself says whether that was for good.
async function tryAgain() {
  const answer = await fetch(location.href, { headers: { 'x-table': '1' } }).catch(() => null);
  if (answer && answer.status >= 400 && answer.status < 429) location.reload();
  else setTimeout(listen, patience);
}

export function listen() {
  const stream = new EventSource(document.body.dataset.stream);
  stream.addEventListener('open', () => away(false));
  stream.addEventListener('error', () => {
    away(true);
    if (stream.readyState === EventSource.CLOSED) tryAgain();
  });
  stream.addEventListener('table', event => {
    newest = event.data;
    work();
  });
  addEventListener('pagehide', () => stream.close());
}
