// Cards on their way between decks, hand and piles: they leave a deck with their back up and turn while they fly.
import { numbersOf, players } from './memory.js';
import { boxOf, fly, isSeen, middleOf, pulse } from './props.js';

const MOST = 5; // turned-up cards that are shown, the last of them
const FLIGHT = 480;
const TURNED = { gap: 120, hold: 420, back: 260 };
const SHAPE = 1; // height by width of a card

const stage = () => document.getElementById('theatre');
const backOf = level => picture(`${stage().dataset.pictures}/back/${level}.svg`);
const faceOf = card => picture(`${stage().dataset.faces}/${card}.svg`);
const move = (box, width, opacity = 1) => ({ transform: `translate(${box.left}px, ${box.top}px) scale(${box.width / width})`, opacity });

function picture(address) {
  const drawn = document.createElement('img');
  drawn.alt = '';
  drawn.src = address;
  return drawn;
}

export class Cards {
  constructor(score, before, owner, tempo) {
    Object.assign(this, { score, before, owner, tempo, kept: new Set(before.hand.map(each => each.key)), drawn: new Set(), tossed: new Set(), fan: null, cloth: null });
  }

  deck(level) {
    const pile = document.querySelector(`#overlay .pile.l${level}`);
    return isSeen(pile) ? pile : document.getElementById('scene');
  }

  // As large as a card on a deck, in the middle of it.
  on(level) {
    const [x, y] = middleOf(this.deck(level));
    return { left: x - 20, top: y - 28, width: 40 };
  }

  // A card with a face and a back, of a size; `move` takes it from place to place, `flip` turns it face up.
  leaf(face, level, width, height) {
    const leaf = this.score.prop('div', 'leaf');
    Object.assign(leaf.style, { width: `${width}px`, height: `${height}px` });
    const sides = document.createElement('i');
    face.classList.add('face');
    const back = backOf(level);
    back.className = 'back';
    sides.append(face, back);
    leaf.append(sides);
    return { leaf, sides, width };
  }

  move({ leaf, width }, stops, start, duration) {
    const easing = 'ease-in-out';
    const frames = stops.map(([box, opacity, offset]) => ({ ...move(box, width, opacity), easing, ...offset === undefined ? {} : { offset } }));
    this.score.tween(leaf, frames, start, duration, { fill: 'both', easing: 'linear' });
  }

  flip({ sides }, start, duration) {
    const turned = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }];
    this.score.tween(sides, turned, start, duration, { fill: 'both', easing: 'ease-in-out' });
  }

  // From a deck, or from among the turned-up cards, to its place in the hand; another's goes to its player.
  draw({ card, level }, start) {
    const shown = this.fan?.at(-1);
    const from = shown?.box ?? this.on(level);
    this.fold(start, !!shown);
    const slot = [...document.querySelectorAll('#hand .slot[data-card]')]
      .find(each => each.dataset.card.startsWith(`${card}-`) && !this.kept.has(each.dataset.card) && !this.drawn.has(each));
    if (!isSeen(slot)) return this.hide(level, from, start);
    this.drawn.add(slot);
    const duration = FLIGHT * this.tempo;
    const face = slot.querySelector('.card');
    const to = boxOf(face);
    const leaf = this.leaf(copyOf(face), level, to.width, to.height);
    this.score.tween(slot, [{ opacity: 0 }, { opacity: 0, offset: .9 }, { opacity: 1 }], start, duration, { easing: 'linear' });
    this.move(leaf, [[from, 0], [from, 1, shown ? .001 : .08], [to, 1, .96], [to, 0]], start, duration);
    if (!shown) this.flip(leaf, start + duration * .1, duration * .7);
  }

  // A card that is not seen to come, with its back up.
  hide(level, from, start) {
    const player = players()[this.owner];
    const goal = player && [[...numbersOf(player)].at(-1), document.querySelector('.dock [popovertarget=sheet-players]')].find(isSeen);
    const middle = [from.left + from.width / 2, from.top + from.width * SHAPE / 2];
    fly(this.score, backOf(level), middle, goal ? middleOf(goal) : [middle[0], middle[1] + 120], start, FLIGHT * this.tempo);
  }

  // What a search for a Faction turns up lies face up for all to see, until one is taken or all go back: over the hand, into
  // which it comes (or, where a phone has no room for that, over the question), so that the mine stays in sight.
  turnUp({ level, cards }, start) {
    this.fold(start);
    const shown = cards.slice(-MOST);
    const area = boxOf(['hand', 'answer'].map(id => document.getElementById(id)).find(isSeen));
    const width = Math.min(130, (area.width - 6) / shown.length - 10, (area.height - 8) / SHAPE);
    const left = area.left + (area.width - shown.length * (width + 10) + 10) / 2;
    const top = area.top + (area.height - width * SHAPE) / 2;
    const gap = TURNED.gap * this.tempo;
    this.cloth = { area, start };
    this.fan = shown.map((card, number) => {
      const leaf = this.leaf(faceOf(card), level, width, width * SHAPE);
      const box = { left: left + number * (width + 10), top, width };
      this.flip(leaf, start + number * gap + 60, 300 * this.tempo);
      return { ...leaf, box, level, start: start + number * gap };
    });
    return shown.length * TURNED.gap + TURNED.hold + 200;
  }

  // The turned-up cards go back; one that is taken only makes room for itself on its way.
  fold(start, isTaken = false) {
    for (const [number, { box, level, start: came, ...leaf }] of (this.fan ?? []).entries()) {
      const goes = isTaken && number === this.fan.length - 1;
      const length = start - came + TURNED.back * this.tempo;
      const stays = Math.max(.3, (start - came) / length);
      const deck = this.on(level);
      const stops = [[deck, 0], [deck, 1, .02], [box, 1, Math.min(stays, 300 * this.tempo / length)], [box, 1, stays]];
      this.move(leaf, [...stops, ...goes ? [[box, 0, Math.min(1, stays + .001)], [box, 0]] : [[deck, 0]]], came, length);
    }
    this.fan = null;
    if (this.cloth) this.cover(this.cloth, start);
    this.cloth = null;
  }

  // What the turned-up cards lie on: it dims what is below them while they are seen.
  cover({ area, start }, end) {
    const cloth = this.score.prop('i', 'cloth');
    Object.assign(cloth.style, { left: `${area.left}px`, top: `${area.top}px`, width: `${area.width}px`, height: `${area.height}px` });
    const length = end - start + TURNED.back * this.tempo;
    const shown = [{ opacity: 0 }, { opacity: 1, offset: .1 }, { opacity: 1, offset: Math.max(.2, (end - start) / length) }, { opacity: 0 }];
    this.score.tween(cloth, shown, start, length, { fill: 'both', easing: 'linear' });
  }

  // Out of the hand, to the pile beside the deck of its Level.
  toss({ card }, start) {
    const left = this.before.hand.find(each => each.key.startsWith(`${card}-`) && !this.tossed.has(each.key));
    const level = left?.card.className.match(/\bl([1-4])\b/)?.[1];
    if (!left?.box.width || !level) return;
    this.tossed.add(left.key);
    const leaf = this.leaf(copyOf(left.card), level, left.box.width, left.box.height);
    this.move(leaf, [[left.box, 1], [this.on(level), 1, .9], [this.on(level), 0]], start, 340 * this.tempo);
  }

  // A pile becomes the deck: its cards are seen to be mixed.
  shuffle({ level }, start) {
    const [x, y] = middleOf(this.deck(level));
    for (const [number, side] of [-1, 1, -1, 1].entries()) {
      fly(this.score, backOf(level), [x + side * 46, y + 10], [x, y], start + number * 80 * this.tempo, 300 * this.tempo, 40);
    }
    pulse(this.score, this.deck(level), start + 460 * this.tempo, 1.15);
  }
}

function copyOf(card) {
  const copy = card.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  for (const each of copy.querySelectorAll('.key')) each.remove();
  return copy;
}
