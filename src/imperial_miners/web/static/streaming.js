// Follows the table: every event brings new parts of the page. Only the newest waits while one is put in place.
import { swap } from './swapping.js';

let newest = null;
let isBusy = false;

// In a plan the parts are asked for instead, with the plan in them.
async function planned(html) {
  if (!document.querySelector('#answer.is-plan')) return html;
  const answer = await fetch(`${location.pathname}?plan=1`, { headers: { 'x-table': '1' } });
  return answer.ok ? answer.text() : html;
}

async function work() {
  if (isBusy) return;
  isBusy = true;
  while (newest !== null) {
    const html = newest;
    newest = null;
    await swap(await planned(html));
    notify();
  }
  isBusy = false;
}

// Tells a player who looks elsewhere that they are awaited, if they have allowed it.
function notify() {
  const isAsked = document.querySelector('#answer:not(.is-idle)');
  if (document.hidden && isAsked && globalThis.Notification?.permission === 'granted') {
    new Notification(document.getElementById('ask').textContent, { tag: 'imperial-miners' });
  }
}

export function listen() {
  const stream = new EventSource(document.body.dataset.stream);
  stream.addEventListener('table', event => {
    newest = event.data;
    work();
  });
  addEventListener('pagehide', () => stream.close());
}
