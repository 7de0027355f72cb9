// What has just come to lie under a resting pointer, or under a key, is no answer yet: a press in its first moment was meant
// for what lay there. Whoever moves, or presses another key, has seen what is new.
const FIRST = 250; // milliseconds
const NEAR = 12; // pixels
const OPTION = '[name=option], [data-lift]';
const TEXT = 'input:not([type=hidden], [type=checkbox]), textarea, select';
let last = null; // where the pointer was last
let resting = null; // where it has been since the change
let changed = -FIRST;
let lay = null; // what lay under the pointer before the change
let blocks = false;
let reached = null; // what keys reached before the change: each number, and Enter
let isChanging = false;

const valueAt = point => document.elementFromPoint(point.x, point.y)?.closest(OPTION)?.value ?? null;
const isNear = (event, point) => !!point && Math.hypot(event.clientX - point.x, event.clientY - point.y) < NEAR;

function note(event) {
  last = { x: event.clientX, y: event.clientY };
  if (!isNear(event, resting)) resting = null; // whoever moves has seen what is new
}

function press(event) {
  const option = event.target.closest(OPTION);
  blocks = !!option && isNear(event, resting) && performance.now() - changed < FIRST && option.value !== lay;
  note(event);
}

function click(event) {
  if (!blocks) return;
  blocks = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const numbered = number => document.querySelector(`.opt.o${number}, .deal .o${number} input`)?.value ?? null;
const focused = () => document.activeElement?.closest(OPTION)?.value ?? null;

function type(event) {
  if (!reached || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(TEXT)) return;
  const isNumber = /^[1-9]$/.test(event.key);
  if (!isNumber && event.key !== 'Enter' && event.key !== ' ') return void (reached = null);
  const option = isNumber ? numbered(event.key) : focused();
  const before = isNumber ? reached.numbers[event.key] : reached.focused;
  if (performance.now() - changed >= FIRST || option === null || option === before) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

// Called before parts of the page are replaced.
export function beforeChange() {
  resting = last;
  lay = resting && valueAt(resting);
  reached = { numbers: Array.from({ length: 10 }, (_, number) => numbered(number)), focused: focused() };
  changed = performance.now();
  isChanging = true;
  queueMicrotask(() => { isChanging = false; });
}

// Whoever goes to an option, by whatever means, has seen it; the page itself may move the focus while it changes.
function arrive() {
  if (!isChanging) reached = null;
}

export function bindGuarding() {
  addEventListener('pointermove', note, { capture: true, passive: true });
  addEventListener('pointerdown', press, true);
  addEventListener('click', click, true);
  addEventListener('keydown', type, true);
  addEventListener('focusin', arrive, true);
}
