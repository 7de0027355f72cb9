// Where a panel can stand: beside the thing that it tells of, over neither that nor an option.
const GAP = 8;
const STEP = 12;
const OPTIONS = '.opts, .ghost, .plaque.is-option, .pick, .border button, .sp button, .plank button, .pile button, ' +
  '.bubble, .deal label, button.in-hand, .board h3 button, .ev-fx button, .prompt .go, .callout';

const seen = each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// The place inside some bounds that is nearest to the thing; where every one covers something, the one that covers least
// (`over` says how much of the thing and of options).
// What else would rather stay in sight is named by `spared`.
export function placeBeside(panel, thing, bounds, spared = null) {
  const own = thing.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = panel;
  const others = [...document.querySelectorAll(OPTIONS)].filter(each => each !== panel && !thing.contains(each) && seen(each));
  const options = others.map(each => each.getBoundingClientRect());
  const spares = spared ? [...document.querySelectorAll(spared)].map(each => each.getBoundingClientRect()) : [];
  const along = (from, to, ...more) => {
    const [start, end] = [from + GAP, to - GAP];
    const stops = more.filter(each => each >= start && each <= end);
    for (let at = start; at <= end; at += STEP) stops.push(at);
    return stops.length ? stops : [start];
  };
  const middle = { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
  const [endX, endY] = [bounds.right - wide, bounds.bottom - high];
  let best = null;
  for (const left of along(bounds.left, endX, own.right + GAP, own.left - wide - GAP, middle.x - wide / 2, endX - GAP)) {
    for (const top of along(bounds.top, endY, own.bottom + GAP, own.top - high - GAP, middle.y - high / 2, endY - GAP)) {
      const box = { left, top, right: left + wide, bottom: top + high };
      const near = { left: left - GAP + 1, top: top - GAP + 1, right: box.right + GAP - 1, bottom: box.bottom + GAP - 1 };
      const over = options.reduce((sum, each) => sum + overlap(box, each), 0);
      const apart = Math.hypot(left + wide / 2 - middle.x, top + high / 2 - middle.y);
      const rather = spares.reduce((sum, each) => sum + overlap(box, each), 0);
      const cost = 40 * overlap(near, own) + 10 * over + .1 * rather + apart;
      if (!best || cost < best.cost) best = { cost, left, top, over: over + overlap(box, own) };
    }
  }
  return best;
}
