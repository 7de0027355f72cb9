// The pictures of what happens in a mine, one for each kind of happening. Each says when the next may begin.
import { boardsButton, Climb } from './boards.js';
import { Caption } from './caption.js';
import { Cards } from './cards.js';
import { purse } from './memory.js';
import { boxOf, dust, fly, isSeen, middleOf, pulse, rail, rise } from './props.js';

// Kinds that have no picture: the hand and the curtain show them, or nothing moves.
export const UNSEEN = ['round_began', 'event_revealed', 'dealt', 'kept', 'chose', 'declined', 'ended'];

const place = { coin: 0, vp: 1, cart: 2, hand: 3 };
const stride = { placed: 440, cart: 130, activated: 150, gained: 190, paid: 120, drew: 150, put: 300, collapse: 260, surface: 180, event: 420, missed: 900, said: 350, shuffled: 500, marker: 260, completed: 420 };
const FLIGHT = 460;
const PACE = .93; // each link is a little quicker than the one before

export class Chain {
  constructor(score, before, told, tempo) {
    Object.assign(this, { score, before, tempo, at: 60, link: 0, last: null });
    this.owner = told.owner;
    this.caption = new Caption(score);
    this.climb = new Climb(score, told.owner, tempo);
    this.cards = new Cards(score, before, told.owner, tempo);
    this.isGuest = told.seat >= 0 && told.seat !== told.owner; // purse, hand and marker on the page are not the owner's
    this.purse = this.isGuest ? [] : [...purse()];
    this.shown = before.purse.map(Number);
    this.purse.forEach((element, number) => score.text(element, before.purse[number]));
  }

  // The pictures of one happening; `false` for one that has none.
  show(happening) {
    const wait = this[happening.kind]?.(happening);
    if (wait === undefined) return false;
    this.at += wait * this.tempo;
    return true;
  }

  card(slot) { return document.getElementById(`card-${this.owner}-${slot - 1}`); }
  nameOf(slot) { return this.card(slot)?.querySelector('.name')?.textContent ?? ''; }
  quick(wait) { return wait * PACE ** this.link; }

  // Where something comes from, or goes: a card, a space, a sign, the Event; else the sky.
  source(source) {
    const [kind, first, second] = source.split(':');
    const found = {
      card: () => this.card(Number(first)),
      surface: () => this.sign ?? document.querySelector('#plan .signs'),
      event: () => document.querySelector('#sheet-event h2'),
      space: () => [this.climb.space(Number(second)), boardsButton()].find(isSeen),
    }[kind]?.();
    return isSeen(found) ? found : this.last ?? document.getElementById('scene');
  }

  count(kind, amount, start) {
    const element = this.purse[place[kind]];
    if (!element) return;
    this.score.cue(start, () => { element.textContent = this.shown[place[kind]] += amount; });
  }

  pay(kind, amount, source, sign = 1) {
    const goal = this.purse[place[kind]]?.closest('div');
    const many = Math.min(amount, 6);
    const gap = Math.min(70, 260 / many) * this.tempo;
    const flight = FLIGHT * this.tempo;
    const ends = isSeen(goal) && [middleOf(source), middleOf(goal)];
    if (ends && sign < 0) ends.reverse();
    for (let token = 0; token < many; token++) {
      const start = this.at + token * gap;
      if (ends) fly(this.score, kind, ...ends, start, flight);
      this.count(kind, sign * (token === many - 1 ? amount - many + 1 : 1), start + (sign > 0 ? flight : 0));
    }
    if (ends) pulse(this.score, goal, this.at + (sign > 0 ? flight : 0));
    rise(this.score, source, `${sign > 0 ? '+' : '−'}${amount}`, this.at);
    this.caption.add(this.at, kind === 'coin' ? 't-coin' : kind, `${sign > 0 ? '+' : '−'}${amount}`);
    this.sound(kind === 'coin' ? 'coin' : 'gem', this.at + flight);
  }

  sound(name, start, step = 0) { this.score.cue(start, () => this.play?.(name, step), true); }

  // -- the card

  revealed({ card, cost, blind }) {
    this.origin = blind ? boxOf(this.cards.deck(1)) : null;
    this.played = blind || this.isGuest ? null : this.before.hand.find(each => each.key.startsWith(`${card}-`));
    if (!blind) this.count('hand', -1, this.at);
    if (cost) {
      this.count('coin', -cost, this.at + 80);
      rise(this.score, this.purse[0]?.closest('div'), `−${cost}`, this.at + 60);
    }
    return 0;
  }

  placed({ slot }) {
    const card = this.card(slot);
    if (!card) return undefined;
    const duration = stride.placed * this.tempo;
    this.caption.say(this.at, this.nameOf(slot));
    this.slide(card, duration);
    dust(this.score, boxOf(card), this.at + duration - 50);
    const shake = [{ translate: 0 }, { translate: '0 4px' }, { translate: '0 -2px' }, { translate: 0 }];
    this.score.tween(document.getElementById('plan'), shake, this.at + duration - 60, 170, { fill: 'none', easing: 'ease-out' });
    this.sound('thud', this.at + duration - 60);
    this.last = card;
    this.began = card;
    return stride.placed;
  }

  // From where it was in the hand to its place; one that was not there falls from the sky.
  slide(card, duration) {
    const to = boxOf(card);
    const chambers = [...document.querySelectorAll('#plan .cells .in-mine')];
    const chamber = document.querySelectorAll('#plan .chamber')[chambers.indexOf(card)];
    const hidden = [{ opacity: 0 }, { opacity: 0, offset: .85 }, { opacity: 1 }];
    for (const each of [card, chamber]) this.score.tween(each, hidden, this.at, duration, { easing: 'linear' });
    const from = [this.played?.box, this.origin, this.before.asker].find(box => box?.width) ?? { left: to.left, top: to.top - 160, width: to.width };
    const shown = this.score.prop('div', 'travelling');
    const copy = (this.played?.card ?? card).cloneNode(true);
    if (!this.played) copy.prepend(this.pictureOf(chamber));
    copy.classList.remove('is-now');
    for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
    shown.append(copy);
    Object.assign(shown.style, { width: `${to.width}px`, height: `${to.height}px` });
    const at = (box, size, up = 0) => `translate(${box.left}px, ${box.top - up}px) scale(${size})`;
    this.score.tween(shown, [
      { transform: at(from, from.width / to.width), opacity: 1 },
      { transform: at(to, 1.1, 14), opacity: 1, offset: .72 },
      { transform: at(to, 1), opacity: 1, offset: .98 },
      { transform: at(to, 1), opacity: 0 },
    ], this.at, duration, { easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' });
  }

  pictureOf(chamber) {
    const picture = document.createElement('img');
    picture.className = 'view';
    picture.alt = '';
    picture.src = chamber?.querySelector('.room')?.getAttribute('href') ?? '';
    return picture;
  }

  carts_completed({ amount, borders }) {
    const start = this.at;
    borders.forEach(([slot, border], number) => {
      const cart = document.querySelector(`#plan .carts [data-border="${slot - 1}-${border}"]`);
      const frames = [{ scale: 0, rotate: '-20deg' }, { scale: 1.5, offset: .6, rotate: '6deg' }, { scale: 1, rotate: '0deg' }];
      this.score.tween(cart, frames, start + number * stride.cart * this.tempo, 320);
      this.sound('cart', start + number * stride.cart * this.tempo);
    });
    this.count('cart', amount, start + 120);
    pulse(this.score, this.purse[2]?.closest('div'), start + 120);
    this.caption.add(start, 'cart', `+${amount}`);
    return stride.cart * amount;
  }

  // -- the chain

  reached({ slot }) {
    const card = this.card(slot);
    if (!card) return undefined;
    if (this.last && this.last !== card && this.last.matches('.in-mine')) rail(this.score, this.last, card, this.at - 110);
    this.last = card;
    this.link++;
    this.caption.say(this.at, this.nameOf(slot));
    const glow = this.score.prop('i', 'glow');
    const box = boxOf(card);
    Object.assign(glow.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.score.tween(glow, [{ opacity: 0 }, { opacity: 1, offset: .2 }, { opacity: 1, offset: .7 }, { opacity: 0 }], this.at, 620 * this.tempo, { fill: 'both' });
    pulse(this.score, card, this.at, 1.05);
    this.score.tween(card.querySelector('.badge'), [{ opacity: 0, scale: 0 }, { opacity: 1, scale: 1 }], this.at + 300, 200);
    this.sound('link', this.at, this.link);
    return this.quick(stride.activated);
  }

  passed({ slot }) {
    const card = this.card(slot);
    if (card && this.last?.matches('.in-mine') && this.last !== card) rail(this.score, this.last, card, this.at - 110);
    this.last = card ?? this.last;
    if (card) pulse(this.score, card, this.at, 1.03);
    return this.quick(stride.activated);
  }

  activated({ slot, effect }) {
    const plaque = this.card(slot)?.querySelectorAll('.plaque')[effect];
    if (!isSeen(plaque)) return 0;
    const flash = this.score.prop('i', 'flash');
    const box = boxOf(plaque);
    Object.assign(flash.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.score.tween(flash, [{ opacity: 0 }, { opacity: 1, offset: .15 }, { opacity: 0 }], this.at, 700 * this.tempo, { fill: 'both' });
    this.last = this.card(slot);
    this.caption.say(this.at, this.nameOf(slot));
    return 60;
  }

  surfaced({ effect }) {
    if (this.last?.matches('.in-mine.r1')) rail(this.score, this.last, null, this.at - 110);
    const sign = document.querySelectorAll('#plan .signs .plank > *')[effect];
    this.link++;
    this.caption.say(this.at, document.querySelector('#plan .signs')?.ariaLabel ?? '');
    if (isSeen(sign)) {
      pulse(this.score, sign.closest('li'), this.at, 1.16);
      this.last = this.sign = sign;
    }
    this.sound('link', this.at, this.link);
    return stride.surface;
  }

  // -- tokens

  gained({ token, amount, source }) {
    const from = this.source(source);
    if (source === 'event') {
      const event = document.getElementById('sheet-event');
      pulse(this.score, event, this.at, 1.04);
      this.caption.say(this.at, this.event ?? event.querySelector('h2').textContent);
      this.sound('bell', this.at);
    }
    this.pay(token, amount, from);
    return this.quick(source === 'event' ? stride.event : stride.gained);
  }

  paid({ amount, source }) {
    if (!amount) return 0; // what is worth nothing is not paid before one's eyes
    this.pay('coin', amount, this.source(source), -1);
    return stride.paid;
  }

  machine_put({ slot, amount }) { return this.turn(slot, amount, 1); }
  machine_spent({ slot, amount }) { return this.turn(slot, amount, -1); }

  turn(slot, amount, sign) {
    const card = this.card(slot);
    if (!card) return undefined;
    const gears = card.querySelector('.gears');
    const [x, y] = middleOf(isSeen(gears) ? gears : card);
    if (gears && sign > 0 && !this.before.gears.has(card.id)) this.score.tween(gears, [{ opacity: 0 }, { opacity: 1 }], this.at + 330, 60);
    const number = gears?.querySelector('b');
    if (number && this.before.gears.has(card.id)) {
      this.score.text(number, this.before.gears.get(card.id));
      this.score.cue(this.at + 330, () => { number.textContent = Number(number.textContent) + sign * amount; });
    }
    fly(this.score, 'machine', sign > 0 ? [x, y - 90] : [x, y], sign > 0 ? [x, y] : [x, y - 90], this.at, 360, 10);
    this.score.tween(gears?.querySelector('.ic'), [{ rotate: '0deg' }, { rotate: '180deg' }], this.at + 330, 420, { fill: 'none' });
    rise(this.score, card, `${sign > 0 ? '+' : '−'}${amount}`, this.at);
    this.caption.add(this.at, 'machine', `${sign > 0 ? '+' : '−'}${amount}`);
    this.sound('cart', this.at + 200);
    return this.quick(stride.put);
  }

  collapse_put({ slot }) {
    const card = this.card(slot);
    if (!card) return undefined;
    const fall = [{ translate: '0 -90px', opacity: 0 }, { translate: '0 0', opacity: 1, offset: .6 }, { translate: '0 -6px', offset: .8 }, { translate: '0 0' }];
    this.score.tween(card.querySelector('.boulders'), fall, this.at, 420, { easing: 'ease-in' });
    const shake = [-3, 3, -2, 2, 0].map(by => ({ translate: `${by}px 0` }));
    this.score.tween(card, shake, this.at + 240, 240, { fill: 'none' });
    dust(this.score, boxOf(card), this.at + 240);
    this.sound('thud', this.at + 240);
    return this.quick(stride.collapse);
  }

  collapse_cleared({ slot }) {
    const card = this.card(slot);
    if (!card) return undefined;
    const [x, y] = middleOf(card);
    fly(this.score, 'collapse', [x, y], [x, y - 120], this.at, 420, 10);
    dust(this.score, boxOf(card), this.at);
    return this.quick(stride.collapse);
  }

  // It drops on the border that it completes, as the cart of it appears.
  marker_put({ slot, border }) {
    const card = this.card(slot);
    if (!card) return undefined;
    const box = boxOf(card);
    const [across, down] = [[1, .5], [.25, 1], [.75, 1]][border];
    const [x, y] = [box.left + across * box.width, box.top + down * box.height];
    fly(this.score, 'cart-marker', [x, y - 110], [x, y], this.at, stride.marker * this.tempo, 10);
    dust(this.score, { left: x - 20, width: 40, bottom: y + 14 }, this.at + stride.marker * this.tempo);
    this.caption.add(this.at, 'cart-marker', '+1');
    this.sound('cart', this.at + stride.marker * this.tempo);
    return stride.marker;
  }

  // -- cards and boards

  faction_chosen({ words }) { return this.say(words, stride.said); }

  turned_up(happening) {
    this.say(happening.words);
    this.sound('card', this.at);
    return this.cards.turnUp(happening, this.at);
  }

  drew(happening) {
    this.cards.draw(happening, this.at);
    this.count('hand', 1, this.at + 420 * this.tempo);
    this.caption.add(this.at, 'hand', '+1');
    this.sound('card', this.at);
    return this.quick(stride.drew);
  }

  found_none({ words }) {
    this.cards.fold(this.at);
    return this.missed({ words });
  }

  reshuffled(happening) {
    this.cards.shuffle(happening, this.at);
    this.sound('card', this.at);
    return this.say(happening.words, stride.shuffled);
  }

  discarded(happening) {
    this.cards.toss(happening, this.at);
    this.count('hand', -1, this.at);
    return 60;
  }

  entered(happening) { return this.climb.enter(happening, this.at); }

  advanced(happening) {
    return this.climb.up(happening, this.at, (moment, step) => this.sound('link', moment, this.link + step));
  }

  completed_board({ board, words }) {
    const shaft = this.climb.boardAt(board);
    pulse(this.score, isSeen(shaft) ? shaft.querySelector('h3') : boardsButton(), this.at, 1.12);
    if (isSeen(shaft)) dust(this.score, boxOf(shaft.querySelector('h3')), this.at);
    this.sound('bell', this.at);
    return this.say(words, stride.completed);
  }

  // -- what did not happen

  say(words, wait = 0) {
    this.caption.say(this.at, words);
    this.score.rest(this.at + wait * this.tempo);
    return wait;
  }

  missed({ words }) { return this.say(words, stride.missed); }

  skipped_draw({ words }) { return this.missed({ words }); }

  // When all has been shown: what was only to be seen meanwhile goes.
  end() {
    this.cards.fold(this.at);
    this.climb.end();
  }
}
