// Moves through a replay without leaving the page: links and keys ask for the parts that change, and swap them.
import './page.js';
import { swap } from './swapping.js';
import { bindLooking } from './looking.js';
import { settle } from './moving.js';

let wanted = null;
let isBusy = false;

async function work() {
  if (isBusy) return;
  isBusy = true;
  try {
    while (wanted !== null) {
      const { address, keeps } = wanted;
      wanted = null;
      const answer = await fetch(address, { headers: { 'x-table': '1' } }).catch(() => null);
      if (!answer) continue; // no server: the page stays as it is, and the next key asks again
      if (!answer.ok) return void location.assign(address);
      await swap(await answer.text());
      if (!keeps) history.pushState(null, '', address);
    }
  } finally {
    isBusy = false;
  }
}

// Only the newest wish counts while one is on its way: a key that is held down skips points instead of queueing.
function go(address, keeps = false) {
  wanted = { address, keeps };
  work();
}

document.addEventListener('click', event => {
  const link = event.target.closest('a.step');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.href);
});
document.addEventListener('change', event => {
  const form = event.target.closest('.seen-by');
  if (form) go(`${form.action}?${new URLSearchParams(new FormData(form))}`);
});
addEventListener('popstate', () => go(location.href, true));
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea, dialog, [popover]:popover-open')) return;
  const link = document.querySelector(`.moves a[data-key="${event.key}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});
bindLooking();
settle();
