// Moves around in a mine that is larger than its room: drag, wheel, zoom buttons; and shows its middle first.
const pan = () => document.getElementById('pan');
const stage = () => document.getElementById('stage');
const zooms = [.6, .8, 1, 1.3, 1.7, 2.2, 3, 4, 5.5];
const LARGEST = 140; // half a card, in pixels, beyond which nothing more is to be seen
let held = null;

const zoomed = () => Number(stage().style.getPropertyValue('--zoom') || 1);

function zoomBy(direction, x, y) {
  const now = zoomed();
  const at = zooms.indexOf(now);
  if (direction > 0 && parseFloat(getComputedStyle(stage()).getPropertyValue('--u')) > LARGEST) return;
  const next = zooms[Math.min(zooms.length - 1, Math.max(0, at + direction))];
  if (next === now) return;
  const box = pan();
  const [middleX, middleY] = [box.scrollLeft + x, box.scrollTop + y];
  stage().style.setProperty('--zoom', next);
  stage().classList.toggle('is-moved', next !== 1);
  box.scrollTo(middleX * next / now - x, middleY * next / now - y);
}

// After a change: the card that asks is seen, else the middle of the mine.
export function settle() {
  const box = pan();
  stage().classList.toggle('is-moved', zoomed() !== 1);
  const spills = box.scrollWidth > box.clientWidth + 1;
  stage().classList.toggle('is-spilling', spills);
  if (!spills) return;
  const shape = document.getElementById('plan').dataset.stage;
  if (box.dataset.shape !== shape) {
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = box.scrollHeight;
  }
  box.dataset.shape = shape;
  bring(document.querySelector('#plan .in-mine.is-now'));
}

// Moves the mine until something in it is seen beside the boards.
function bring(thing, behavior = 'instant') {
  if (!thing) return;
  const [seen, room] = [thing.getBoundingClientRect(), pan().getBoundingClientRect()];
  const around = getComputedStyle(pan().firstElementChild);
  const [left, right] = [room.left + parseFloat(around.paddingLeft), room.right - parseFloat(around.paddingRight)];
  if (seen.left >= left && seen.right <= right) return;
  pan().scrollBy({ left: (seen.left + seen.right - left - right) / 2, behavior });
}

// An option of the list that is looked at shows its place, however far out that lies.
function showPlace(event) {
  const option = event.target.closest?.('.opts .opt');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (option) bring(document.querySelector(`#plan .ghost[value="${option.value}"]`), calm ? 'instant' : 'smooth');
}

document.addEventListener('click', event => {
  const button = event.target.closest('[data-zoom]');
  if (button) zoomBy(button.dataset.zoom === 'in' ? 1 : -1, pan().clientWidth / 2, pan().clientHeight / 2);
});
document.addEventListener('pointerover', showPlace);
document.addEventListener('focusin', showPlace);
pan().addEventListener('wheel', event => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoomBy(event.deltaY < 0 ? 1 : -1, event.offsetX, event.offsetY);
}, { passive: false });
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
