// Drags: a card to its place, and on to what follows. Whatever is lit where the pointer rests joins the line that is
// begun; where it is let go, the line is answered in one request. Let go over nothing, the line stays begun.
import { lifted, show } from './lifting.js';

const slop = { mouse: 7, touch: 12, pen: 12 };
const REST = 220; // milliseconds over something lit until it joins the line
const PLACED = 450; // over a place: a card in the hand is easily held still
const LEFT = 700; // over nothing until the last step is taken back
const OPTION = '.scene button[name=option], .event button[name=option]';
let trace = null;
let dropped = null; // where a drag has just ended

const within = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const keyNow = () => trace.steps.at(-1).key;

function grab(event) {
  if (event.button || trace) return;
  const thing = event.target.closest('.hand [data-lift], .scene [data-joins], .event [data-joins]');
  if (!thing?.value && !thing?.closest('.is-lifted')) return;
  const key = thing.value || lifted().dataset.lifted; // the raised card has no value: a tap puts it back
  const { clientX: x, clientY: y } = event;
  const isCard = thing.matches('[data-lift]');
  trace = { thing, isCard, id: event.pointerId, x, y, slop: slop[event.pointerType] ?? 12, steps: [{ key, box: thing.getBoundingClientRect() }] };
  if (thing.hasPointerCapture?.(event.pointerId)) thing.releasePointerCapture(event.pointerId);
}

// From now on it is no tap: a card follows the pointer, and what its line leads to is lit.
function begin(x, y) {
  trace.isMoving = true;
  const { thing } = trace;
  const { key, box } = trace.steps[0];
  if (trace.isCard) {
    trace.shade = thing.cloneNode(true);
    trace.shade.className += ' is-dragged';
    trace.shade.removeAttribute('data-lift');
    Object.assign(trace.shade.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(trace.shade);
  } else {
    trace.trail = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    trace.trail.setAttribute('class', 'trail');
    trace.trail.append(document.createElementNS('http://www.w3.org/2000/svg', 'polyline'));
    document.body.append(trace.trail);
  }
  if (lifted()?.dataset.lifted !== key) show(key);
}

// The place under the pointer, or the one whose middle is within a card's width of it.
function placeAt(x, y) {
  const near = [...document.querySelectorAll('#plan .ghost')].map(place => {
    const box = place.getBoundingClientRect();
    return { place, width: box.width, far: Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) };
  }).sort((one, other) => one.far - other.far)[0];
  return near && near.far < near.width * .8 ? near.place : null;
}

// What the line could go on with, where the pointer is.
function goalAt(x, y) {
  if (lifted()?.dataset.lifted !== keyNow()) return null; // what is lit does not belong to the line yet
  if (trace.isCard && trace.steps.length === 1 && document.querySelector('#plan .ghost')) return placeAt(x, y);
  return document.elementFromPoint(x, y)?.closest(OPTION) ?? null;
}

function draw(x, y) {
  if (trace.shade) {
    trace.shade.hidden = trace.steps.length > 1;
    trace.shade.style.translate = `${x - trace.x}px ${y - trace.y}px`;
  }
  const middles = trace.steps.map(({ box }) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
  trace.trail?.firstChild.setAttribute('points', [...middles, [x, y]].join(' '));
}

function rest(goal, x, y) {
  clearTimeout(trace.timer);
  const { steps } = trace;
  const pause = goal?.matches('.ghost') ? PLACED : REST;
  if (goal?.hasAttribute('data-joins')) {
    trace.timer = setTimeout(() => {
      steps.push({ key: goal.value, box: goal.getBoundingClientRect() });
      draw(x, y);
      show(goal.value);
    }, pause);
  } else if (!goal && steps.length > 1 && !within(steps.at(-1).box, x, y)) {
    trace.timer = setTimeout(() => {
      steps.pop();
      draw(x, y);
      show(keyNow());
    }, LEFT);
  }
}

function move(event) {
  if (!trace || event.pointerId !== trace.id) return;
  const { clientX: x, clientY: y } = event;
  if (!trace.isMoving) {
    const isFar = Math.hypot(x - trace.x, y - trace.y) >= trace.slop;
    if (!isFar || (!trace.isCard && within(trace.steps[0].box, x, y))) return; // a trembling tap stays a tap
    begin(x, y);
  }
  draw(x, y);
  rest(goalAt(x, y), x, y);
}

function answer(value) {
  const button = Object.assign(document.createElement('button'), { type: 'submit', name: 'option', value, hidden: true });
  document.getElementById('answer').append(button);
  button.click();
  button.remove();
}

function drop(event) {
  if (!trace || event.pointerId !== trace.id) return;
  const { clientX: x, clientY: y } = event;
  clearTimeout(trace.timer);
  if (trace.isMoving && event.type === 'pointerup') {
    dropped = { x, y };
    setTimeout(() => { dropped = null; }, 50);
    const goal = goalAt(x, y);
    const { key, box } = trace.steps.at(-1);
    if (goal) goal.click();
    else if (!(trace.isCard && trace.steps.length === 1) && within(box, x, y)) answer(key);
  }
  trace.shade?.remove();
  trace.trail?.remove();
  trace = null;
}

export function bindTracing() {
  document.addEventListener('pointerdown', grab);
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
  addEventListener('click', event => {
    const isEnd = dropped && event.isTrusted && Math.hypot(event.clientX - dropped.x, event.clientY - dropped.y) < 2;
    if (!isEnd) return;
    dropped = null; // the end of a drag is no click
    event.preventDefault();
    event.stopPropagation();
  }, true);
}
