// What a show is made of: tokens that fly, numbers that rise, dust, rails, words under the sky.
const svg = 'http://www.w3.org/2000/svg';
const glyphs = { coin: 't-coin', vp: 'i-vp', cart: 'i-cart-full', machine: 'i-machine', hand: 'i-hand', collapse: 'i-boulders', 'cart-marker': 'i-cart-marker' };

export const boxOf = element => element.getBoundingClientRect();
export const isSeen = element => !!element && boxOf(element).width > 0;

// Where something of a size covers no card of the mine and no sign above it: at a side of the scene; else it
// lies over the question, above the button of the boards.
export function spotBeside(width, height) {
  const scene = boxOf(document.getElementById('scene'));
  const taken = [...document.querySelectorAll('#plan .in-mine, #plan .plank')].map(boxOf);
  const [right, bottom] = [scene.right - width - 12, scene.bottom - height - 8];
  for (const top of [scene.top + (scene.height - height) / 2, bottom, scene.top + 8]) {
    for (const left of [right, scene.left + 12]) {
      const isFree = taken.every(box => box.right < left || box.left > left + width || box.bottom < top || box.top > top + height);
      if (isFree) return { left, top };
    }
  }
  const dock = document.getElementById('dock');
  return { left: boxOf(document.getElementById('answer')).left + 12, top: (isSeen(dock) ? boxOf(dock).top : innerHeight) - height - 8 };
}

export function middleOf(element) {
  const box = boxOf(element);
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function icon(name) {
  const drawn = document.createElementNS(svg, 'svg');
  const use = document.createElementNS(svg, 'use');
  drawn.classList.add('ic');
  use.setAttribute('href', `#${glyphs[name] ?? name}`);
  drawn.append(use);
  return drawn;
}

// A token (by its name) or a picture on an arc, sampled, so that the compositor moves it alone.
export function fly(score, what, from, to, start, duration, lift = 90) {
  const flyer = score.prop('i', 'flyer');
  flyer.append(typeof what === 'string' ? icon(what) : what);
  const top = Math.max(24, Math.min(from[1], to[1]) - lift);
  const bend = [(from[0] + to[0]) / 2, top];
  const frames = Array.from({ length: 11 }, (_, step) => {
    const t = step / 10;
    const [x, y] = [0, 1].map(axis => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis]);
    return { transform: `translate(${x}px, ${y}px) scale(${.7 + .5 * Math.sin(Math.PI * t)})`, opacity: step ? 1 : 0 };
  });
  frames.push({ ...frames.at(-1), opacity: 0 });
  score.tween(flyer, frames, start, duration, { easing: 'cubic-bezier(.45,.05,.6,1)', fill: 'both' });
}

export function rise(score, element, text, start) {
  if (!isSeen(element)) return;
  const [x, y] = middleOf(element);
  const number = score.prop('b', 'plus');
  number.textContent = text;
  const at = (up, size, opacity) => ({ transform: `translate(${x}px, ${y - up}px) translate(-50%, -50%) scale(${size})`, opacity });
  score.tween(number, [at(0, .6, 0), { ...at(26, 1.15, 1), offset: .25 }, at(48, 1, 0)], start, 900, { fill: 'both' });
}

export function dust(score, box, start) {
  const [x, y] = [box.left + box.width / 2, box.bottom - 8];
  for (const side of [-1, 1]) {
    for (let grain = 0; grain < 4; grain++) {
      const puff = score.prop('i', 'puff');
      score.tween(puff, [
        { transform: `translate(${x + side * box.width * .3}px, ${y}px) scale(.4)`, opacity: 0 }, // unseen before its moment
        { opacity: .9, offset: .02 },
        { transform: `translate(${x + side * box.width * (.55 + grain * .12)}px, ${y - 8 - grain * 7}px) scale(${1.6 - grain * .2})`, opacity: 0 },
      ], start, 420, { fill: 'both' });
    }
  }
}

export function pulse(score, element, start, size = 1.22) {
  score.tween(element, [{ scale: 1 }, { scale: size, offset: .35 }, { scale: 1 }], start, 260, { fill: 'none' });
}

// Rails from a card to the one above it, or (without one) out at the grass: along the floor, up a post, in the seam. They
// are bars that grow, since a line that is drawn would be painted anew in every frame.
export function rail(score, below, above, start) {
  const from = boxOf(below);
  const to = above && boxOf(above);
  const unit = from.width / 200;
  const turn = to && to.left > from.left ? 1 : -1;
  const at = ([across, down]) => [from.left + from.width / 2 + turn * across * unit, from.top + down * unit];
  const stops = [[0, 186], [82, 186], ...to ? [[82, 32], [50, -14]] : [[82, -12]]].map(at);
  const lengths = stops.slice(1).map(([x, y], stop) => Math.hypot(x - stops[stop][0], y - stops[stop][1]));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  let begun = 0;
  lengths.forEach((length, stop) => {
    const bar = score.prop('i', 'rail');
    const [[x, y], [nextX, nextY]] = [stops[stop], stops[stop + 1]];
    bar.style.width = `${length + 6}px`;
    const put = size => ({ transform: `translate(${x}px, ${y}px) rotate(${Math.atan2(nextY - y, nextX - x)}rad) scaleX(${size})` });
    const shown = [{ ...put(0), opacity: 0 }, { opacity: 1, offset: .02 }, { ...put(1), opacity: 1 }];
    score.tween(bar, shown, start + 230 * begun / whole, 230 * length / whole, { fill: 'both', easing: 'linear' });
    begun += length;
  });
}
