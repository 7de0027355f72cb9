// What has just come to lie under a resting pointer is no answer yet: a press in its first moment was meant for what lay there.
const FIRST = 250; // milliseconds
const NEAR = 12; // pixels
const OPTION = '[name=option], [data-lift]';
let last = null; // where the pointer was last
let resting = null; // where it has been since the change
let changed = -FIRST;
let lay = null; // what lay under the pointer before the change
let blocks = false;

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

// Called before parts of the page are replaced.
export function beforeChange() {
  resting = last;
  lay = resting && valueAt(resting);
  changed = performance.now();
}

export function bindGuarding() {
  addEventListener('pointermove', note, { capture: true, passive: true });
  addEventListener('pointerdown', press, true);
  addEventListener('click', click, true);
}
