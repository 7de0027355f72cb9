// The theatre: an update comes with what happened, the page shows its end at once, and a show masks that for a while.
// A press or a key finishes it and does what it always does.
import { Chain } from './chain.js';
import { drop } from './curtain.js';
import { remember } from './memory.js';
import { finish, isPlaying, moment, pace, play, Score } from './score.js';
import { bindSpeed, speed } from './speed.js';
import { darken, point } from '../pointing.js';
import { ring } from '../sound.js';

const LONGEST = 2800; // of a chain, in milliseconds; a slow machine takes a while to begin it
const SEARCH = 800; // more for each search, which turns up cards to be read
const PRESSABLE = 'button, a, label, summary';
const NEAR = 12; // pixels that a press may tremble
let pressed = null; // during a show
let now = null; // what is being shown: what was told, and what the page showed before it

export function compose(told, before, tempo = 1) {
  const score = new Score();
  const chain = new Chain(score, before, told, tempo);
  chain.play = ring;
  const isHere = before.mine === String(told.owner); // the mine that was in sight
  for (const happening of told.happened) if (isHere && happening.seat === told.owner) chain.show(happening);
  chain.end();
  const longest = LONGEST + SEARCH * told.happened.filter(each => each.kind === 'turned_up').length;
  if (score.length > longest && tempo > .1) return compose(told, before, tempo * .97 * longest / score.length);
  const start = isHere && chain.at > 60 ? Math.max(chain.at + 300, score.length - 300) : 0;
  if (told.curtain) drop(score, before, told.curtain, start, ring);
  return score;
}

export const joined = (one, other) => one ? { ...other, happened: [...one.happened, ...other.happened], curtain: other.curtain ?? one.curtain } : other;

// What is said of an update: what it changed, if it was something of one's own.
export const sumOf = told => told?.happened.some(each => each.seat === told.seat) ? told.sum : undefined;

// Puts an update in place by `swap`, and shows what led to it. A show that is running goes on, with more to come.
export async function perform(told, swap) {
  const goesOn = isPlaying() ? { ...now, from: moment() } : null;
  const before = goesOn?.before ?? remember();
  const all = told ? joined(goesOn?.told, told) : goesOn?.told;
  const isShown = !!all && speed() > 0;
  await swap(isShown || !!told, () => {
    finish();
    if (!isShown) return;
    now = { told: all, before };
    play(compose(all, before), goesOn?.from ?? 0, () => setTimeout(point)); // a lesson has its light after the show
    if (isPlaying()) darken();
  });
  const line = document.getElementById('summary'); // a replay says what was answered instead
  if (told && line) line.textContent = told.sum;
}

// What is pressed while it moves is at its end when the press is over: the click is meant for it all the same.
function onPress(event) {
  pressed = isPlaying() ? { thing: event.target.closest(PRESSABLE), x: event.clientX, y: event.clientY } : null;
  finish();
}

function onClick(event) {
  const { thing, x, y } = pressed ?? {};
  pressed = null;
  if (!thing?.isConnected || !event.isTrusted || thing.contains(event.target)) return;
  if (Math.hypot(event.clientX - x, event.clientY - y) > NEAR) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  thing.click();
}

function onKey(event) {
  if (!isPlaying() || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
  finish();
  if (event.key !== ' ' || event.target.matches('input, textarea, select')) return;
  event.preventDefault(); // it only skips: what has the focus is not pressed
  addEventListener('keyup', up => up.preventDefault(), { once: true, capture: true });
}

export function bindTheatre() {
  addEventListener('pointerdown', onPress, true);
  addEventListener('click', onClick, true);
  addEventListener('wheel', finish, { capture: true, passive: true });
  addEventListener('keydown', onKey, true);
  addEventListener('resize', finish);
  document.addEventListener('visibilitychange', finish);
  bindSpeed(chosen => chosen ? pace() : finish());
}
