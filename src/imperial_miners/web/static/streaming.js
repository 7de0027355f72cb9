// Follows the table: every event brings new parts of the page. In a plan they are asked for instead, with the plan in them.
import { swap } from './swapping.js';

let waiting = Promise.resolve();

async function update(html) {
  if (document.querySelector('#answer.is-plan')) {
    const answer = await fetch(`${location.pathname}?plan=1`, { headers: { 'x-table': '1' } });
    if (answer.ok) html = await answer.text();
  }
  await swap(html);
  notify();
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
  stream.addEventListener('table', event => { waiting = waiting.then(() => update(event.data)); });
  addEventListener('pagehide', () => stream.close());
}
