// A card is lifted first and played second; a line of answers is begun first and given second. Tap, drag and keys take
// one way: the server draws the table with the line begun, and one of what it lights then is the rest of the answer.
import { away } from './away.js';
import { swap } from './swapping.js';

export const lifted = () => document.querySelector('#answer[data-lifted]');
const addressOf = key => key ? `${location.pathname}?lift=${encodeURIComponent(key)}` : location.pathname;
let newest = 0; // of what is asked for
let onItsWay = null; // the line of it

// Shows the table with a line begun, or with none; only what was asked for last is shown.
export async function show(key = '') {
  const mine = ++newest;
  const href = addressOf(key);
  onItsWay = key;
  const answer = await fetch(href, { headers: { 'x-table': '1' } }).catch(() => null);
  if (mine !== newest) return;
  if (!answer) return away(true); // asked for again when the table is back
  onItsWay = null;
  if (answer.ok) await swap(await answer.text());
  else location.assign(href);
}

// What was asked for before an answer is not shown after it.
export function forget() {
  newest++;
  onItsWay = null;
}

// By this one sees whether something else has been asked for meanwhile.
export const askedLast = () => newest;

// What is on its way may have been drawn before the table changed.
export function askAgain() {
  if (onItsWay !== null) show(onItsWay);
}

// What a stream brings shows no line begun: the parts are asked for again, with it.
export const liftedAddress = () => lifted() && addressOf(lifted().dataset.lifted);

function click(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const lifter = event.target.closest('[data-lift]');
  if (lifter) {
    event.preventDefault();
    if (lifter.value) lifter.closest('.slot')?.classList.add('is-lifted'); // at once: the places follow
    show(lifter.value);
  } else if (lifted() && event.target.closest('#pan') && !event.target.closest('button, a')) {
    show();
  }
}

export function bindLifting() {
  document.addEventListener('click', click);
  addEventListener('keydown', event => {
    if (event.key === 'Escape' && lifted() && !document.querySelector('dialog[open], :popover-open')) show();
  });
}
