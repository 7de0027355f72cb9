// The end of a game as a ceremony: the ranks come up from the last to the first, VP are counted, then the carts one by one in the
// mine, then bars grow and the title is struck. The page shows all of it already; a press or a key ends the show.
import './page.js';
import './picture.js';
import { ring } from './sound.js';
import { dust, boxOf, isSeen, pulse } from './theatre/props.js';
import { finish, play, Score } from './theatre/score.js';
import { speed } from './theatre/speed.js';

const ROW = 420;
const CART = 130;
const LONGEST = 2600; // of all carts together
const COUNT = 900;
const both = { fill: 'both' };
const grown = [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }];
const raised = [{ clipPath: 'inset(100% 0 0 0)' }, { clipPath: 'inset(0)' }];

// The best result of this device, by the number of seats: it is compared, and kept.
function keepBest(line) {
  const key = `imperial-miners-best-${line.dataset.seats}`;
  const score = Number(line.dataset.score);
  try {
    const [best, game] = JSON.parse(localStorage.getItem(key) ?? '[-1, ""]');
    const isNew = score > best || game === location.pathname;
    if (isNew) localStorage.setItem(key, JSON.stringify([score, location.pathname]));
    line.classList.toggle('is-best', isNew);
    line.querySelector('.is-old b').textContent = best;
    line.hidden = false;
  } catch { /* a browser that keeps nothing has no best */ }
}

function compose() {
  const score = new Score();
  const rows = [...document.querySelectorAll('.score')].reverse();
  const own = document.querySelector('.score.is-me') ?? rows.at(-1);
  let at = 300;
  for (const row of rows) {
    score.tween(row, [{ translate: '0 24px', opacity: 0 }, { translate: '0 0', opacity: 1 }], at, 360, both);
    const total = row.querySelector('.total');
    const vp = Number(total.dataset.vp);
    score.text(total, '0');
    const many = Math.min(vp, 24);
    for (let step = 1; step <= many; step++) {
      score.cue(at + 200 + COUNT * step / many, () => { total.textContent = Math.round(vp * step / many); });
    }
    at += ROW;
  }
  at = carts(score, rows, own, at + COUNT - ROW + 300);
  const picture = document.querySelector('.points');
  for (const bar of picture.querySelectorAll('.shares')) score.tween(bar, grown, at, 700, both);
  for (const bars of picture.querySelectorAll('.columns')) score.tween(bars, raised, at + 250, 700, both);
  const medal = document.querySelector('.laurel');
  pulse(score, medal, at + 500, 1.25);
  dust(score, boxOf(medal), at + 560);
  score.cue(at + 500, () => ring('bell'), true);
  return score;
}

// Each complete cart shows itself in the mine and adds its point; the others count theirs meanwhile.
function carts(score, rows, own, at) {
  const whole = [...document.querySelectorAll('#plan .carts .whole')];
  const gap = Math.min(CART, LONGEST / (whole.length || 1));
  whole.forEach((cart, number) => {
    const start = at + number * gap;
    const frames = [{ scale: 0, rotate: '-20deg' }, { scale: 1.7, offset: .6, rotate: '6deg' }, { scale: 1, rotate: '0deg' }];
    if (isSeen(cart)) score.tween(cart, frames, start, 320);
    score.cue(start, () => ring('link', Math.min(number, 9)), true);
  });
  const length = Math.max(whole.length * gap, 400);
  for (const row of rows) {
    const total = row.querySelector('.total');
    const [vp, end] = [Number(total.dataset.vp), Number(total.textContent)];
    for (let cart = 1; cart <= end - vp; cart++) {
      const start = row === own ? at + (cart - 1) * gap : at + length * cart / (end - vp + 1);
      score.cue(start, () => { total.textContent = vp + cart; });
    }
  }
  return at + length + 200;
}

const best = document.getElementById('best');
if (best) keepBest(best);
if (speed()) {
  play(compose());
  for (const kind of ['pointerdown', 'wheel', 'keydown', 'resize']) addEventListener(kind, finish, { capture: true, passive: true });
}
