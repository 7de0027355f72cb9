// Sound: short tones of our own, made on the spot. Off unless the reader has asked for them in the menu.
const voices = { // each tone: pitch in hertz, beginning and length in seconds, shape, strength
  ask: [[523, 0, .16, 'sine', .5], [784, .11, .3, 'sine', .5]],
  place: [[98, 0, .18, 'triangle', 1], [73, .05, .26, 'triangle', 1]],
  coins: [[1568, 0, .08, 'triangle', .25], [2093, .06, .16, 'triangle', .25]],
  vp: [[659, 0, .12, 'sine', .4], [880, .08, .12, 'sine', .4], [1175, .16, .34, 'sine', .4]],
  carts: [[196, 0, .09, 'square', .12], [247, .09, .09, 'square', .12], [294, .18, .2, 'square', .12]],
  round: [[220, 0, .9, 'sine', .5], [554, 0, .6, 'sine', .15], [1109, 0, .3, 'sine', .06]],
  over: [[392, 0, .3, 'sine', .5], [494, .16, .3, 'sine', .5], [587, .32, .3, 'sine', .5], [784, .48, .9, 'sine', .6]],
};
const moments = { // tones of the theatre, in the same form
  thud: [[92, 0, .2, 'triangle', 1], [61, .02, .26, 'sine', 1]],
  coin: [[1568, 0, .07, 'triangle', .22], [2093, .05, .14, 'triangle', .2]],
  gem: [[1175, 0, .2, 'sine', .3], [1760, .06, .3, 'sine', .2]],
  cart: [[196, 0, .08, 'square', .1], [294, .07, .12, 'square', .1]],
  card: [[420, 0, .05, 'triangle', .2]],
  bell: [[440, 0, .9, 'sine', .35], [1109, 0, .5, 'sine', .12]],
};
const steps = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]; // of a link, in half-tones: each sounds higher than the one before
const isOn = document.body.dataset.sound === 'on';
let audio = null;

// Browsers let a page sound only after somebody has touched it.
function wake() {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
}
if (isOn) for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake);

function tone([pitch, start, length, shape, strength], from) {
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, from + start);
  loudness.gain.linearRampToValueAtTime(strength * .2, from + start + .012);
  loudness.gain.exponentialRampToValueAtTime(.0001, from + start + length);
  voice.connect(loudness).connect(audio.destination);
  voice.start(from + start);
  voice.stop(from + start + length);
}

// What can be heard of the table: numbers that grow, and whether something is asked.
export function heard() {
  const [coins, vp, carts] = [...document.querySelectorAll('#purse b')].map(each => Number(each.textContent));
  return {
    coins, vp, carts,
    place: document.querySelectorAll('.in-mine').length,
    round: document.querySelectorAll('.lanterns .past').length,
    ask: Number(!!document.querySelector('#answer:not(.is-idle)')),
    over: Number(!!document.querySelector('#answer.is-over')),
  };
}

export function sound(before, after) {
  if (!isOn || audio?.state !== 'running') return;
  const grown = Object.keys(voices).filter(name => after[name] > before[name]);
  grown.forEach((name, order) => voices[name].forEach(each => tone(each, audio.currentTime + order * .14)));
}

// A moment of the theatre; a link of a chain is a step higher than the one before.
export function ring(name, step = 0) {
  if (!isOn || audio?.state !== 'running') return;
  const tones = moments[name] ?? [[262 * 2 ** (steps[Math.min(step, steps.length - 1)] / 12), 0, .28, 'triangle', .5]];
  for (const each of tones) tone(each, audio.currentTime);
}
