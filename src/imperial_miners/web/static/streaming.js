// Follows the table: every event brings the parts of the page that have changed. What it brings is remembered, since a
// plan or a lifted card may be shown instead meanwhile; one look at all of it waits while another is put in place.
import { away } from './away.js';
import { badge } from './badge.js';
import { follow } from './following.js';
import { askAgain, askedLast, liftedAddress } from './lifting.js';
import { notify } from './notifying.js';
import { reach } from './returning.js';
import { heard, sound } from './sound.js';
import { swap } from './swapping.js';
import { isPlaying } from './theatre/score.js';
import { joined, perform, sumOf } from './theatre/theatre.js';
import { tick } from './ticking.js';

const parts = new Map(); // by their ids, as the stream brought them last
const fragments = new Map(); // by their names
let isNew = false;
let told = null; // what happened since the parts that are shown
let isBusy = false;

// In a plan, or with a card lifted, the parts are asked for instead, with that in them.
async function asShown(html) {
  const href = document.querySelector('#answer.is-plan') ? `${location.pathname}?plan=1` : liftedAddress();
  if (!href) return html;
  const answer = await fetch(href, { headers: { 'x-table': '1' } }).catch(() => null);
  return answer?.ok ? answer.text() : html;
}

// Fragments that come again are sent once, between two comments, and named afterwards.
function expand(html) {
  const whole = html.replace(/<!--keep (\w+)-->(.*?)<!--\/keep-->/gs, (_, name, fragment) => {
    fragments.set(name, fragment);
    return fragment;
  });
  return whole.replace(/<!--use (\w+)-->/g, (_, name) => fragments.get(name) ?? '');
}

function remember(html) {
  const holder = document.createElement('template');
  holder.innerHTML = expand(html);
  for (const part of holder.content.children) parts.set(part.id, part.outerHTML);
  isNew = true;
}

async function work() {
  if (isBusy) return;
  isBusy = true;
  try {
    while (isNew) {
      isNew = false;
      const before = heard();
      const asked = askedLast();
      const html = await asShown([...parts.values()].join(''));
      if (askedLast() !== asked) { // another line has been begun by now: this would take it back
        isNew = true;
        continue;
      }
      const showing = told;
      told = null;
      await perform(showing, (isShown, play) => swap(html, isShown, sumOf(showing), play));
      sound(before, heard(), isPlaying());
      notify(before, heard());
      if (before.ask !== heard().ask) badge();
      tick();
      askAgain();
    }
  } finally {
    isBusy = false; // whatever failed, the next event is shown
  }
}

export function listen() {
  follow(document.body.dataset.stream, {
    timeline: text => { told = joined(told, JSON.parse(text)); },
    table: (html, entry) => { remember(html); reach(entry); work(); },
  }, isLost => {
    away(isLost);
    if (!isLost) askAgain();
  });
}
