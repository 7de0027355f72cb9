// Whatever has words is read beside the pointer: on hover, on focus, on a long press. The words come from the server, once.
// An icon or a mark that is pointed at is told of below the thing that it lies on.
import { placeBeside } from './beside.js';

const SOON = 130; // milliseconds of rest before a panel opens
const NEXT = 40; // while one is open
const LINGER = 90; // before it closes
const PRESS = 420;
const SLOP = 12; // pixels by which a finger may tremble
const LINES = '.plaque > svg:not(.ic), .d-line > svg, .sp .in > svg:not(.ic), .plank svg:not(.ic)'; // in the order of the words

const base = document.body.dataset.reading;
const kept = new Map();
const reader = Object.assign(document.createElement('div'), { id: 'reader', className: 'reader' });
reader.setAttribute('role', 'tooltip');
reader.popover = 'manual';

let shown = null; // what is read
let wanted = null; // what will be
let part = null; // of it: an icon, a mark or a marker
let timer = 0;
let press = null;
let swallows = false; // whether the next click only ends the reading
let described = null;

async function words(what) {
  if (!kept.has(what)) {
    const asking = fetch(`${base}/${what}`).then(answer => (answer.ok ? answer.text() : Promise.reject(answer)));
    kept.set(what, asking.catch(() => (kept.delete(what), ''))); // a server that is busy is asked again
  }
  return kept.get(what);
}

const RISE = 8; // pixels that a card of the hand rises under the pointer, and its icons with it

const within = (each, { clientX: x, clientY: y }, rise = 0) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom + rise;
};

// Marks take no pointer of their own, so that what lies below them can be pressed: they are found by where they lie.
function partAt(thing, point) {
  const at = each => each.checkVisibility() && within(each, point);
  const mark = [...thing.querySelectorAll('[data-read], .pawns .pawn')].find(at);
  if (mark) return mark;
  const icons = [...thing.querySelectorAll(LINES)].flatMap(line => [...line.children]);
  return icons.find(at) ?? icons.find(each => each.checkVisibility() && within(each, point, RISE)) ?? null;
}

async function tellPart(thing, piece) {
  if (piece.matches('.pawn')) {
    const told = reader.appendChild(Object.assign(document.createElement('article'), { className: 'reading' }));
    told.append(Object.assign(document.createElement('h3'), { textContent: piece.ariaLabel ?? piece.getAttribute('aria-label') }));
  } else if (piece.dataset.read) {
    reader.insertAdjacentHTML('beforeend', await words(piece.dataset.read));
  } else {
    const line = [...thing.querySelectorAll(LINES)].indexOf(piece.parentElement);
    const icon = [...piece.parentElement.children].indexOf(piece);
    reader.querySelector(`[data-of="${line}.${icon}"]`)?.removeAttribute('hidden');
  }
}

// Where neither an option nor the thing itself is covered: whole, else without picture. A card of a deal shows its words
// anyway; where a panel would cover others, only the icon that is pointed at is told of.
function stand(thing, piece) {
  const isDealt = !!thing.querySelector('.d-text');
  let spot = null;
  for (const size of ['', 'is-low', ...(isDealt && piece ? ['is-brief'] : [])]) {
    reader.className = `reader ${size}`;
    spot = placeBeside(reader, thing, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (!spot.over) break;
  }
  if (spot.over && isDealt && !piece) return false;
  reader.style.left = `${spot.left}px`;
  reader.style.top = `${spot.top}px`;
  return true;
}

async function open(thing, piece) {
  const text = await words(thing.dataset.read);
  if (piece?.dataset.read) await words(piece.dataset.read);
  if (wanted !== thing || part !== piece || !text || !thing.isConnected) return;
  reader.innerHTML = text;
  if (piece) await tellPart(thing, piece);
  if (!reader.isConnected) document.body.append(reader);
  if (!reader.matches(':popover-open')) reader.showPopover();
  if (!stand(thing, piece)) return void reader.hidePopover();
  shown = thing;
  const focused = document.activeElement;
  if (thing.contains(focused) && !focused.hasAttribute('aria-describedby')) {
    described = focused;
    focused.setAttribute('aria-describedby', 'reader');
  }
}

function close() {
  clearTimeout(timer);
  described?.removeAttribute('aria-describedby');
  described = shown = wanted = part = null;
  if (reader.isConnected && reader.matches(':popover-open')) reader.hidePopover();
}

function want(thing, pause, point) {
  const piece = thing && point ? partAt(thing, point) : null;
  if (thing === wanted && piece === part) return;
  clearTimeout(timer);
  [wanted, part] = [thing, piece];
  timer = thing ? setTimeout(open, pause ?? (shown ? NEXT : SOON), thing, piece) : setTimeout(close, LINGER);
}

// The curtain between two rounds takes no pointer either.
function thingAt(target, point) {
  const shown = point && [...document.querySelectorAll('.curtain [data-read]')].find(each => within(each, point));
  const thing = shown ?? target.closest?.('[data-read]') ?? null;
  return thing?.parentElement.closest('[data-read]') ?? thing;
}

function startPress(event) {
  const thing = thingAt(event.target, event);
  if (!thing) return;
  const timer = setTimeout(() => {
    swallows = true;
    want(thing, 0, event);
  }, PRESS);
  press = { timer, x: event.clientX, y: event.clientY };
}

function endPress() {
  clearTimeout(press?.timer);
  press = null;
}

export function bindReading() {
  if (!base) return;
  // Moves, not enterings: a thing that comes to lie under a resting pointer opens nothing.
  document.addEventListener('pointermove', event => {
    if (event.pointerType !== 'touch') want(thingAt(event.target, event), undefined, event);
    else if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP) endPress();
  }, { passive: true });
  document.documentElement.addEventListener('pointerleave', event => { if (event.pointerType !== 'touch') want(null); });
  document.addEventListener('focusin', event => {
    if (event.target.matches(':focus-visible')) want(thingAt(event.target));
  });
  document.addEventListener('focusout', () => { if (described || !matchMedia('(hover: hover)').matches) want(null); });
  document.addEventListener('pointerdown', event => {
    if (shown && event.pointerType === 'touch') {
      swallows = true;
      return close();
    }
    close();
    swallows = false;
    if (event.pointerType === 'touch') startPress(event);
  }, { capture: true });
  for (const kind of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(kind, endPress, { capture: true });
  document.addEventListener('click', event => {
    if (!swallows) return;
    swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
  document.addEventListener('contextmenu', event => {
    if (press || swallows) event.preventDefault();
  });
  document.addEventListener('keydown', event => { if (event.key === 'Escape') close(); });
  document.addEventListener('scroll', event => { if (!reader.contains(event.target)) close(); }, { capture: true, passive: true });
}
