// A page that waits for others: what they change is put in place, and whatever is typed or chosen elsewhere stays.
import { follow } from './following.js';
import './page.js';

const parts = '#main > :not(.chairs), .chair';
let asked = 0;

async function renew() {
  const mine = ++asked;
  const text = await fetch(location.href).then(answer => answer.ok ? answer.text() : '').catch(() => '');
  if (!text || mine !== asked) return;
  const fresh = new DOMParser().parseFromString(text, 'text/html').querySelectorAll(parts);
  document.querySelectorAll(parts).forEach((old, at) => {
    if (!old.isEqualNode(fresh[at])) old.replaceWith(fresh[at]);
  });
}

// Who comes and goes is no part of the game's log.
setInterval(() => document.hidden || renew(), 5000);
follow(document.body.dataset.stream, { table: renew });
