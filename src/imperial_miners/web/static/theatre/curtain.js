// The curtain between two rounds: what everybody made of the one; then the Event of the next is turned over.
import { numbersOf, players, roundText } from './memory.js';
import { boxOf, pulse } from './props.js';

const LENGTH = 2750;
const ROW = 170;
const EVENT = 1350;

export function drop(score, before, html, at, play) {
  const box = score.prop('section', 'curtain');
  const scene = boxOf(document.getElementById('scene'));
  Object.assign(box.style, { left: `${scene.left}px`, top: `${scene.top}px`, width: `${scene.width}px`, height: `${scene.height}px` });
  box.innerHTML = html;
  const both = { fill: 'both' };
  score.tween(box, [{ opacity: 0 }, { opacity: 1, offset: .08 }, { opacity: 1, offset: .93 }, { opacity: 0 }], at, LENGTH, { ...both, easing: 'linear' });
  [...box.querySelectorAll('li')].forEach((row, number) => {
    const start = at + 180 + number * ROW;
    score.tween(row, [{ translate: '-40px 0', opacity: 0 }, { translate: '0 0', opacity: 1 }], start, 260, both);
    row.querySelectorAll('.tok').forEach((gain, order) => {
      score.tween(gain, [{ scale: 0 }, { scale: 1.3, offset: .6 }, { scale: 1 }], start + 200 + order * 60, 220, both);
    });
  });
  const turned = [{ transform: 'perspective(700px) rotateX(-92deg)', opacity: 0 }, { transform: 'none', opacity: 1 }];
  score.tween(box.querySelector('.next'), turned, at + EVENT, 380, both);
  score.cue(at + EVENT, () => play('bell'), true);
  keepEvent(score, before, at + EVENT);
  countUp(score, before, at + 380);
  if (roundText() && before.round) {
    const [element, end] = [roundText(), roundText().textContent];
    score.text(element, before.round);
    score.cue(at + EVENT, () => { element.textContent = end; });
  }
  return LENGTH;
}

// The Event of the round that ends stays in sight until the next is turned over, where that one stands: what is below it
// has moved to its own place already, and is not covered.
function keepEvent(score, { event }, until) {
  if (!event.box.width) return;
  const room = boxOf(event.element.isConnected ? event.element : document.getElementById('sheet-event')).height;
  const old = event.element.cloneNode(true);
  for (const name of ['id', 'popover', 'data-read']) old.removeAttribute(name);
  for (const each of old.querySelectorAll('[id], [data-read]')) each.removeAttribute('id');
  old.classList.add('old-event');
  old.classList.toggle('is-cut', room < event.box.height - 4);
  Object.assign(old.style, { left: `${event.box.left}px`, top: `${event.box.top}px`, width: `${event.box.width}px`, height: `${room}px` });
  score.props.append(old);
  score.tween(old, [{ opacity: 1 }, { opacity: 0 }], until, 200, { fill: 'both' });
}

// What the players have grows seat by seat, as their rows come.
function countUp(score, before, at) {
  [...players()].forEach((player, number) => {
    const then = before.players[number];
    const start = at + number * ROW;
    numbersOf(player).forEach((element, which) => {
      const end = element.textContent;
      if (!then || then[which] === end) return;
      score.text(element, then[which]);
      score.cue(start, () => { element.textContent = end; });
      pulse(score, element.parentElement, start);
    });
  });
}
