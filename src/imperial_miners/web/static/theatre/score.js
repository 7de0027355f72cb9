// A score is a show before it is played: tweens that mask the page for a while, cues at moments, numbers that count up.
// The page below shows the end already, so to stop is to take the masks off: there is nothing to repair.
import { speed } from './speed.js';

const TOGETHER = 32; // milliseconds in which cues are run at once: each makes the page draw itself
const stage = () => document.getElementById('theatre');
let running = null;

export class Score {
  constructor() {
    this.tweens = [];
    this.cues = [];
    this.texts = new Map(); // elements whose text is masked, with what they say at the end
    this.props = document.createDocumentFragment(); // what is only there for the show
    this.length = 0;
  }

  tween(element, frames, start, duration, more = {}) {
    if (!element) return;
    this.tweens.push([element, frames, { delay: start, duration, fill: 'backwards', easing: 'cubic-bezier(.2,.8,.2,1)', ...more }]);
    this.length = Math.max(this.length, start + duration);
  }

  // `isSound`: left out where the show is entered later than that.
  cue(start, run, isSound = false) {
    this.cues.push([start, run, isSound]);
    this.length = Math.max(this.length, start);
  }

  // Not over before then: what is only said has to be read.
  rest(until) { this.length = Math.max(this.length, until); }

  // An element says something else until it is told to say what it says now.
  text(element, before) {
    if (!this.texts.has(element)) this.texts.set(element, element.textContent);
    this.cue(0, () => { element.textContent = before; });
  }

  prop(tag, className) {
    const made = document.createElement(tag);
    made.className = className;
    this.props.append(made);
    return made;
  }
}

export const isPlaying = () => !!running;

// Plays a score from a moment on, and whatever else is playing no more.
export function play(score, from = 0, done = () => {}) {
  finish();
  if (!score.length) return;
  stage().append(score.props);
  // An animation of nothing would be asked of the page in every frame; this one the compositor keeps, and nobody sees it.
  const clock = stage().animate([{ opacity: 1 }, { opacity: .999 }], { duration: score.length });
  const masks = score.tweens.map(([element, frames, timing]) => element.animate(frames, timing));
  running = { score, clock, done, all: [clock, ...masks] };
  for (const each of running.all) each.currentTime = from;
  pace();
  const cues = score.cues.sort((one, other) => one[0] - other[0]);
  const mine = running;
  let next = 0;
  (function tick() { // only what is not continuous needs script: every movement is the browser's own
    if (running !== mine) return;
    const now = clock.currentTime ?? 0;
    while (next < cues.length && cues[next][0] <= now) {
      const [start, run, isSound] = cues[next++];
      if (!isSound || start >= from) run();
    }
    if (next < cues.length) setTimeout(tick, Math.max(TOGETHER, Math.min(50, (cues[next][0] - now) / (speed() || 1))));
  })();
  clock.onfinish = () => { if (running === mine) finish(); };
}

export function pace() {
  for (const each of running?.all ?? []) each.updatePlaybackRate(speed() || 1);
}

// At once, from anywhere, any number of times: the masks go.
export function finish() {
  if (!running) return;
  const { score, all, done } = running;
  running = null;
  for (const each of all) {
    each.onfinish = null;
    each.cancel();
  }
  stage().replaceChildren();
  for (const [element, end] of score.texts) element.textContent = end;
  done();
}

// Where the show has come to, for one that goes on with more.
export const moment = () => running?.clock.currentTime ?? 0;
