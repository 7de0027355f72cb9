// Moves through a replay without leaving the page: links, keys and the bar ask for the parts that change, and swap them. A step
// forward shows what it led to; played by itself, each waits for the show of the one before.
import './page.js';
import { swap } from './swapping.js';
import { bindLooking } from './looking.js';
import { settle } from './moving.js';
import { finish, isPlaying } from './theatre/score.js';
import { speed } from './theatre/speed.js';
import { bindTheatre, perform } from './theatre/theatre.js';

const PAUSE = 700; // after each answer, at 1x
const button = document.getElementById('play');
const bar = document.getElementById('scrub');
let wanted = null;
let isBusy = false;
let isRunning = false;

const here = () => Number(document.getElementById('answer').dataset.at);
const next = () => document.querySelector('.moves a[data-key="ArrowRight"]');
const wait = time => new Promise(done => { setTimeout(done, time); });

function showIn(html) {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return JSON.parse(holder.content.getElementById('show').dataset.show);
}

async function work() {
  if (isBusy) return;
  isBusy = true;
  try {
    while (wanted !== null) {
      const { address, way } = wanted;
      wanted = null;
      const answer = await fetch(address, { headers: { 'x-table': '1' } }).catch(() => null);
      if (!answer) continue; // no server: the page stays as it is, and the next key asks again
      if (!answer.ok) return void location.assign(address);
      const html = await answer.text();
      const show = showIn(html);
      finish();
      await perform(show.at === here() + 1 ? show : null, (isShown, play) => swap(html, isShown, undefined, play));
      bar.value = here();
      if (way) history[way](null, '', address);
    }
  } finally {
    isBusy = false;
  }
}

// Only the newest wish counts while one is on its way: a key that is held down skips points instead of queueing.
// `way`: how the address is noted, if it is.
function go(address, way = 'replaceState') {
  wanted = { address, way };
  return work();
}

function goByHand(address, way = 'pushState') {
  stop();
  return go(address, way);
}

async function run() {
  isRunning = true;
  button.setAttribute('aria-pressed', 'true');
  if (!next()) await go(document.querySelector('.moves a[data-key="Home"]').href);
  while (isRunning && next()) {
    await go(next().href);
    while (isRunning && isPlaying()) await wait(40);
    await wait(PAUSE / (speed() || 1));
  }
  stop();
}

function stop() {
  isRunning = false;
  button.setAttribute('aria-pressed', 'false');
}

button.addEventListener('click', () => isRunning ? stop() : run());
bar.addEventListener('input', () => {
  const address = new URL(location);
  address.searchParams.set('at', bar.value);
  goByHand(address.href, 'replaceState');
});
document.addEventListener('click', event => {
  const link = event.target.closest('a.step');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goByHand(link.href);
});
document.addEventListener('change', event => {
  const form = event.target.closest('.seen-by');
  if (form) goByHand(`${form.action}?${new URLSearchParams(new FormData(form))}`);
});
addEventListener('popstate', () => goByHand(location.href, ''));
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea, dialog, [popover]:popover-open')) return;
  if (event.key === ' ' && !event.defaultPrevented && !event.target.closest('button, summary, a')) {
    event.preventDefault();
    return button.click();
  }
  const link = document.querySelector(`.moves a[data-key="${event.key}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});
bindLooking();
bindTheatre();
settle();
