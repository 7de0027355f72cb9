// Moves around in a mine that is larger than its room: drag, wheel, zoom buttons; and shows its middle first.
import { overlap } from './beside.js';

const pan = () => document.getElementById('pan');
const stage = () => document.getElementById('stage');
const zooms = [.6, .8, 1, 1.3, 1.7, 2.2, 3, 4, 5.5];
const LARGEST = 140; // half a card, in pixels, beyond which nothing more is to be seen
let held = null;

const zoomed = () => Number(stage().style.getPropertyValue('--zoom') || 1);

// Zooms, and what is at a point of the screen stays there.
function zoomTo(wanted, x, y) {
  const now = zoomed();
  const unit = parseFloat(getComputedStyle(stage()).getPropertyValue('--u')) / now;
  const next = Math.max(zooms[0], Math.min(wanted, Math.max(1, 1.4 * LARGEST / unit)));
  if (Math.abs(next - now) < .005) return;
  const before = document.getElementById('plan').getBoundingClientRect();
  const [partX, partY] = [(x - before.left) / before.width, (y - before.top) / before.height];
  stage().style.setProperty('--zoom', next);
  stage().classList.toggle('is-moved', next !== 1);
  const after = document.getElementById('plan').getBoundingClientRect();
  pan().scrollBy({ left: after.left + partX * after.width - x, top: after.top + partY * after.height - y, behavior: 'instant' });
}

function zoomBy(direction, x, y) {
  const now = zoomed();
  const next = direction > 0 ? zooms.find(each => each > now + .01) : zooms.findLast(each => each < now - .01);
  if (next) zoomTo(next, x, y);
}

// The middle of the cards that are seen, around which buttons zoom.
function middle() {
  const room = pan().getBoundingClientRect();
  const seen = [...document.querySelectorAll('#plan .in-mine')].map(each => each.getBoundingClientRect())
    .filter(box => box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom);
  if (!seen.length) return [(room.left + room.right) / 2, (room.top + room.bottom) / 2];
  const ends = (low, high) => (Math.min(...seen.map(box => box[low])) + Math.max(...seen.map(box => box[high]))) / 2;
  return [ends('left', 'right'), ends('top', 'bottom')];
}

// Two fingers pinch, and two quick taps zoom in or back, both around the fingers.
const TWICE = 300;
const NEAR = 30;
let pinch = null;
let tapped = null;
const spread = ([one, other]) => Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
const between = ([one, other]) => [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];

function touchStart(event) {
  if (event.touches.length !== 2) return;
  event.preventDefault();
  tapped = null;
  pinch = { spread: spread(event.touches), zoom: zoomed(), at: between(event.touches) };
}

function touchMove(event) {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [x, y] = between(event.touches);
  pan().scrollBy(pinch.at[0] - x, pinch.at[1] - y);
  pinch.at = [x, y];
  zoomTo(pinch.zoom * spread(event.touches) / pinch.spread, x, y);
}

function touchEnd(event) {
  if (event.touches.length < 2) pinch = null;
}

function tap(event) {
  if (event.pointerType !== 'touch' || event.target.closest('button, a')) return void (tapped = null);
  const { clientX: x, clientY: y, timeStamp: at } = event;
  if (tapped && at - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR) {
    tapped = null;
    zoomTo(zoomed() === 1 ? 1.7 : 1, x, y);
  } else {
    tapped = { x, y, at };
  }
}

// After a change: the card that asks is seen, else the middle of the mine; and the purse covers neither a sign of the
// Surface nor what can be chosen, or as little of it as can be.
export function settle() {
  centre();
  clearSigns();
}

function clearSigns() {
  const purse = document.getElementById('purse');
  if (!purse || innerWidth < 1024) return; // a phone has it in a place of its own
  const boxes = kind => [...document.querySelectorAll(kind)].map(each => each.getBoundingClientRect());
  const spared = boxes('.plank, #plan .ghost, #plan .pick, #plan .is-option, #plan .border button, .pile button');
  const covered = where => {
    document.body.dataset.purse = where;
    return boxes('#purse dd').reduce((sum, box) => sum + spared.reduce((all, each) => all + overlap(box, each), 0), 0);
  };
  const tried = [];
  for (const where of ['', 'row', 'low']) {
    tried.push([covered(where), where]);
    if (!tried.at(-1)[0]) return;
  }
  document.body.dataset.purse = tried.reduce((best, each) => each[0] < best[0] ? each : best)[1];
}

function centre() {
  const box = pan();
  stage().classList.toggle('is-moved', zoomed() !== 1);
  const spills = box.scrollWidth > box.clientWidth + 1;
  stage().classList.toggle('is-spilling', spills);
  if (!spills && box.scrollHeight <= box.clientHeight + 1) return;
  const shape = document.getElementById('plan').dataset.stage;
  if (box.dataset.shape !== shape) {
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = box.scrollHeight;
  }
  box.dataset.shape = shape;
  if (document.querySelector('.is-dragged, .trail')) return; // nothing moves under a finger
  bring([document.querySelector('#plan .in-mine.is-now, #plan .in-mine:has(.pick)')]);
  bring([...document.querySelectorAll('#plan .in-mine:has(.is-option)')]);
  bring([...document.querySelectorAll('#plan .border:has(button)')]);
  bring([...document.querySelectorAll('#plan .ghost')].sort((one, other) => rank(one) - rank(other)));
}

// Options are numbered from the most useful place on.
const rank = each => Number(each.className.match(/\bo(\d+)/)?.[1] ?? 0);

// Moves the mine until things in it are seen whole, beside the boards and below the purse; the first, if all have no room.
function bring(things, behavior = 'instant') {
  if (!things[0]) return;
  const room = pan().getBoundingClientRect();
  const around = getComputedStyle(pan().firstElementChild);
  const [left, right] = [room.left + parseFloat(around.paddingLeft), room.right - parseFloat(around.paddingRight)];
  const top = room.top + (parseFloat(getComputedStyle(stage()).getPropertyValue('--headroom')) || 0);
  const boxes = things.map(thing => thing.getBoundingClientRect());
  const ends = (low, high, most) => {
    const [first, last] = [Math.min(...boxes.map(box => box[low])), Math.max(...boxes.map(box => box[high]))];
    return last - first > most ? [boxes[0][low], boxes[0][high]] : [first, last];
  };
  const [from, to] = ends('left', 'right', right - left);
  const [above, below] = ends('top', 'bottom', room.bottom - top);
  const moves = { behavior };
  if (from < left || to > right) moves.left = (from + to - left - right) / 2;
  if (above < top || below > room.bottom) moves.top = (above + below - top - room.bottom) / 2;
  if ('left' in moves || 'top' in moves) pan().scrollBy(moves);
}

// An option of the list that is looked at shows its place, however far out that lies.
function showPlace(event) {
  const option = event.target.closest?.('.opts .opt');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (option) bring([document.querySelector(`#plan .ghost[value="${option.value}"]`)], calm ? 'instant' : 'smooth');
}

document.addEventListener('click', event => {
  const button = event.target.closest('[data-zoom]');
  if (button) zoomBy(button.dataset.zoom === 'in' ? 1 : -1, ...middle());
});
document.addEventListener('pointerover', showPlace);
document.addEventListener('focusin', showPlace);
pan().addEventListener('wheel', event => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoomBy(event.deltaY < 0 ? 1 : -1, event.clientX, event.clientY);
}, { passive: false });
pan().addEventListener('touchstart', touchStart, { passive: false });
pan().addEventListener('touchmove', touchMove, { passive: false });
for (const kind of ['touchend', 'touchcancel']) pan().addEventListener(kind, touchEnd);
pan().addEventListener('click', tap);
pan().addEventListener('pointerdown', event => {
  if (event.pointerType !== 'mouse' || event.target.closest('button, a')) return;
  held = { x: event.clientX + pan().scrollLeft, y: event.clientY + pan().scrollTop };
});
addEventListener('pointermove', event => {
  if (held) pan().scrollTo(held.x - event.clientX, held.y - event.clientY);
});
addEventListener('pointerup', () => { held = null; });
addEventListener('resize', () => {
  delete pan().dataset.shape;
  settle();
});
