// Whatever has words is read beside the pointer: on hover, on focus, on a long press. The words come from the server, once.
import { placeBeside } from './beside.js';

const SOON = 130; // milliseconds of rest before a panel opens
const NEXT = 40; // while one is open
const LINGER = 90; // before it closes
const PRESS = 420;
const SLOP = 12; // pixels by which a finger may tremble

const base = document.body.dataset.reading;
const kept = new Map();
const reader = Object.assign(document.createElement('div'), { id: 'reader', className: 'reader' });
reader.setAttribute('role', 'tooltip');
reader.popover = 'manual';

let shown = null; // what is read
let wanted = null; // what will be
let timer = 0;
let press = null;
let swallows = false; // whether the next click only ends the reading
let described = null;

async function words(what) {
  if (!kept.has(what)) {
    const asking = fetch(`${base}/${what}`).then(answer => (answer.ok ? answer.text() : ''));
    kept.set(what, asking.catch(() => (kept.delete(what), '')));
  }
  return kept.get(what);
}

const seen = each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

async function open(thing) {
  const text = await words(thing.dataset.read);
  if (wanted !== thing || !text || !thing.isConnected) return;
  reader.innerHTML = text;
  if (!reader.isConnected) document.body.append(reader);
  if (!reader.matches(':popover-open')) reader.showPopover();
  const { left, top } = placeBeside(reader, thing, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  reader.style.left = `${left}px`;
  reader.style.top = `${top}px`;
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
  described = shown = wanted = null;
  if (reader.isConnected && reader.matches(':popover-open')) reader.hidePopover();
}

function want(thing, pause) {
  if (thing === wanted) return;
  clearTimeout(timer);
  wanted = thing;
  timer = thing ? setTimeout(open, pause ?? (shown ? NEXT : SOON), thing) : setTimeout(close, LINGER);
}

const thingAt = target => target.closest?.('[data-read]') ?? null;

function startPress(event) {
  const thing = thingAt(event.target);
  if (!thing) return;
  const timer = setTimeout(() => {
    swallows = true;
    want(thing, 0);
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
    if (event.pointerType !== 'touch') want(thingAt(event.target));
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
