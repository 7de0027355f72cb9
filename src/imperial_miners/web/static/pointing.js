// A finger at what a lesson or a hint is about: at the very card, place or button that it names, where it names one. While a
// lesson is new, all else is dimmed; the first touch takes that away, and does what it always does.
const THINGS = {
  hand: '#hand .hand-cards', event: '#sheet-event', boards: '#sheet-boards .shafts', purse: '#purse', options: '.opts',
  deal: '.deal', surface: '.signs .plank', mine: '#plan .in-mine.is-now, #plan .in-mine', decks: '#overlay .pile',
};
const DOCK = { boards: 'sheet-boards', decks: 'sheet-players' };
const SIZE = 40;

const finger = Object.assign(document.createElement('span'), { className: 'finger', textContent: '\u261e', hidden: true });
finger.setAttribute('aria-hidden', 'true');

const spotlight = Object.assign(document.createElement('div'), { className: 'spotlight', hidden: true });
spotlight.setAttribute('aria-hidden', 'true');
let lit = ''; // the lessons that have had their light

const seen = each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function named() {
  const option = document.querySelector('.is-hinted');
  const button = option?.querySelector('input') ?? option;
  if (!button) return null;
  const same = [...document.querySelectorAll('button[value], label.dealt input')].filter(each => each.value === button.value);
  const things = same.map(each => each.closest('label') ?? each).filter(seen);
  return things.find(each => !each.closest('.opts')) ?? things[0] ?? null;
}

function target() {
  const points = (document.body.dataset.points ?? '').split(' ').filter(Boolean);
  if (!points.length) return null;
  const areas = points.flatMap(point => [...document.querySelectorAll(THINGS[point] ?? 'none')].filter(seen).slice(0, 1));
  const chips = points.map(point => document.querySelector(DOCK[point] ? `#dock [popovertarget=${DOCK[point]}]` : '.ev-chip'));
  return named() ?? areas[0] ?? chips.find(each => each && seen(each)) ?? null;
}

// The page but for the thing, the lesson and the question.
function dim(thing) {
  const news = [...document.querySelectorAll('#coach .taught .news > :not(.quiet)')].map(each => each.textContent).join();
  if (!thing || !news || news === lit) {
    spotlight.hidden = true;
    return;
  }
  if (!spotlight.isConnected) document.body.append(spotlight);
  const holes = [thing, document.querySelector('.asking')].map(each => each.getBoundingClientRect());
  const around = holes.map(({ left, top, right, bottom }) => `M${left - 8} ${top - 8}H${right + 8}V${bottom + 8}H${left - 8}Z`);
  spotlight.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${around.join('')}")`;
  spotlight.dataset.news = news;
  spotlight.hidden = false;
}

// No light while something else is shown.
export function darken() {
  spotlight.hidden = true;
}

function undim() {
  if (spotlight.hidden) return;
  lit = spotlight.dataset.news;
  spotlight.hidden = true;
}

// Beside the thing where there is room, else above or below it.
export function point() {
  const thing = target();
  dim(thing);
  finger.hidden = !thing;
  if (!thing) return;
  if (!finger.isConnected) document.body.append(finger);
  const box = thing.getBoundingClientRect();
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const [left, top, turn] =
    box.left >= SIZE ? [box.left - SIZE, middle.y - SIZE / 2, 0]
    : box.right + SIZE <= innerWidth ? [box.right, middle.y - SIZE / 2, 180]
    : box.top >= SIZE ? [middle.x - SIZE / 2, box.top - SIZE, 90]
    : [middle.x - SIZE / 2, Math.min(box.bottom, innerHeight - SIZE), -90];
  finger.style.left = `${left}px`;
  finger.style.top = `${Math.max(0, Math.min(top, innerHeight - SIZE))}px`;
  finger.style.setProperty('--turn', `${turn}deg`);
}

function closeHint() {
  const hints = document.querySelector('#coach .hints');
  if (!hints) return false;
  hints.remove();
  for (const each of document.querySelectorAll('.is-hinted')) each.classList.remove('is-hinted');
  document.body.dataset.points = '';
  point();
  document.getElementById('ask')?.focus({ preventScroll: true });
  return true;
}

export function bindPointing() {
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, undim, true);
  addEventListener('resize', point);
  document.addEventListener('scroll', point, { capture: true, passive: true });
  document.addEventListener('click', event => event.target.closest('.hint-close') && closeHint());
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open], :popover-open, #answer[data-lifted]')) closeHint();
  });
  point();
}
