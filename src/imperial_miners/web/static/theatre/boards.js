// The marker on the Progress boards: it climbs space by space. Where the boards are out of sight (a phone has them on a
// sheet), a small plate shows the spaces that it passes, and the button behind which they are answers.
import { boxOf, isSeen, middleOf, pulse, spotBeside } from './props.js';
import { players } from './memory.js';

const HOP = 190; // milliseconds from a space to the next, at 1x
const LONGEST = 640; // for all spaces of one advance
const REST = 120;
const ROW = 38; // pixels from a space of the plate to the next
const MOST = 4; // spaces on it
const WIDTH = 112;
const HEAD = 48; // pixels of its name, in two lines, and its edges

const markOf = pawn => pawn?.querySelector('use')?.getAttribute('href');
export const boardsButton = () => document.querySelector('.dock [popovertarget=sheet-boards]');

export class Climb {
  constructor(score, owner, tempo) {
    this.pawn = players()[owner]?.querySelector('.pawn');
    const marker = [...document.querySelectorAll('#sheet-boards .pawns .pawn')].find(each => markOf(each) === markOf(this.pawn));
    Object.assign(this, { score, tempo, marker: isSeen(marker) ? marker : null, board: marker?.closest('.board'), path: [] });
  }

  boardAt(number) { return document.querySelectorAll('#sheet-boards .board')[number - 1]; }

  space(number, board = this.board) {
    const spaces = board?.querySelectorAll('.sp') ?? [];
    return spaces[spaces.length - number];
  }

  // The marker stands on a space (or `below` it) at a moment, as far from it as from the one on which it stays.
  stand(time, space, below = 0) {
    const [from, home] = [middleOf(space), middleOf(this.marker.closest('.sp'))];
    this.path.push([time, from[0] - home[0], from[1] - home[1] + below]);
  }

  enter({ board }, start) {
    const bottom = this.space(1, this.boardAt(board));
    if (!this.marker || !isSeen(bottom)) return 0;
    this.stand(start, bottom, boxOf(bottom).height);
    this.stand(start + HOP * this.tempo, bottom);
    return HOP + REST;
  }

  // `step` is told when each space is reached.
  up({ board, from, to }, start, step) {
    const hop = Math.min(HOP, LONGEST / Math.max(1, to - from));
    const at = number => start + (number - from) * hop * this.tempo;
    const shaft = this.boardAt(board);
    for (let number = from + 1; number <= to; number++) step(at(number), number - from);
    if (this.marker) {
      for (let number = from; number <= to; number++) this.stand(at(number), this.space(number, shaft));
      pulse(this.score, this.space(to, shaft), at(to), 1.1);
    } else {
      this.plate(shaft, from, to, at);
      pulse(this.score, boardsButton(), at(to), 1.15);
    }
    return (to - from) * hop + REST;
  }

  // A strip of a board that nobody sees: the spaces passed, with their rewards, and the marker on them.
  plate(shaft, from, to, at) {
    const passed = [];
    for (let number = to; number >= Math.max(from, to - MOST + 1); number--) passed.push(this.space(number, shaft));
    if (passed.some(each => !each) || !this.pawn) return;
    const box = this.score.prop('div', 'climb');
    const name = document.createElement('b');
    name.textContent = shaft.querySelector('h3').textContent.trim().replace(/^\d+\s+/, '');
    const list = document.createElement('ol');
    list.append(...passed.map(each => copyOf(each)));
    const pawn = this.pawn.cloneNode(true);
    box.append(name, list, pawn);
    const { left, top } = spotBeside(WIDTH, HEAD + ROW * passed.length);
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
    const length = at(to) - at(from) + 700 * this.tempo;
    const shown = [{ opacity: 0, transform: 'translateY(24px)' }, { opacity: 1, transform: 'none', offset: .12 },
      { opacity: 1, transform: 'none', offset: .85 }, { opacity: 0, transform: 'none' }];
    this.score.tween(box, shown, at(from) - 80 * this.tempo, length, { fill: 'both', easing: 'linear' });
    const hops = passed.length - 1;
    const steps = passed.flatMap((_, hop) => {
      const here = { transform: `translateY(${-ROW * hop}px)`, offset: hops ? hop / hops : hop, easing: 'ease-in-out' };
      const leap = { transform: `translateY(${-ROW * (hop + .5)}px) scale(1.4)`, offset: (hop + .5) / hops };
      return hop < hops ? [here, leap] : [here];
    });
    if (hops) this.score.tween(pawn, steps, at(to - hops), at(to) - at(to - hops), { fill: 'both', easing: 'linear' });
  }

  // All its moves as one tween: of two that move the same thing, only the later would hold.
  end() {
    const [first, last] = [this.path[0], this.path.at(-1)];
    if (!first || last[0] <= first[0]) return;
    const offset = time => (time - first[0]) / (last[0] - first[0]);
    const frames = this.path.flatMap(([time, x, y], number) => {
      const here = { translate: `${x}px ${y}px`, scale: 1, offset: offset(time), easing: 'ease-in-out' };
      const next = this.path[number + 1];
      if (!next || next[1] === x && next[2] === y) return [here];
      return [here, { translate: `${(x + next[1]) / 2}px ${(y + next[2]) / 2}px`, scale: 1.4, offset: offset((time + next[0]) / 2), easing: 'ease-in-out' }];
    });
    this.score.tween(this.marker, frames, first[0], last[0] - first[0], { easing: 'linear' });
  }
}

function copyOf(space) {
  const copy = space.cloneNode(true);
  for (const each of copy.querySelectorAll('.pawns, .bubble, .key, .sr')) each.remove();
  copy.classList.remove('mine-here');
  return copy;
}
