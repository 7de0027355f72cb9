// Sound: short tones of our own, made on the spot, as loud as was chosen when it was offered or in the menu; and what a
// phone lets its holder feel. Both are remembered on this device.
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
const touches = { thud: 25, link: 8, cart: 12, bell: [15, 60, 30] }; // milliseconds that a moment is felt
const LOUDEST = .45; // of one tone
const keys = { volume: 'imperial-miners-volume', haptics: 'imperial-miners-haptics' };
const canFeel = !!navigator.vibrate && matchMedia('(pointer: coarse)').matches;
let volume = Number(remembered('volume') ?? 0);
let feels = remembered('haptics') !== 'off';
let audio = null;

function remembered(name) {
  try {
    return localStorage.getItem(keys[name]);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(keys[name], value);
  } catch { /* it holds for this page then */ }
}

// Browsers let a page sound only after somebody has touched it.
function wake() {
  if (!volume) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
}
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake);

const isHeard = () => volume > 0 && audio?.state === 'running';

async function choose(chosen) {
  volume = Number(chosen);
  keep('volume', chosen);
  wake();
  await audio?.resume();
  ring('gem');
}

// It is offered at the first table; the menu has it always.
export function bindSound() {
  const offer = document.getElementById('sound-offer');
  const slider = document.querySelector('[name="volume"]');
  const switch_ = document.querySelector('[name="haptics"]');
  offer.hidden = remembered('volume') !== null;
  slider.value = volume;
  switch_.checked = feels;
  switch_.closest('label').hidden = !canFeel;
  offer.addEventListener('click', event => {
    const chosen = event.target.closest('button')?.dataset.volume;
    if (!chosen) return;
    offer.hidden = true;
    slider.value = chosen;
    choose(chosen);
  });
  slider.addEventListener('change', () => {
    offer.hidden = true;
    choose(slider.value);
  });
  switch_.addEventListener('change', () => {
    feels = switch_.checked;
    keep('haptics', feels ? 'on' : 'off');
    feel('thud');
  });
}

function feel(name) {
  if (feels && canFeel && touches[name] && navigator.userActivation?.hasBeenActive) navigator.vibrate(touches[name]);
}

function tone([pitch, start, length, shape, strength], from) {
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, from + start);
  loudness.gain.linearRampToValueAtTime(strength * LOUDEST * (volume / 100) ** 1.5, from + start + .012); // as loud as it seems
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

// `isShown`: the theatre sounds itself for what grows, so there is only what it does not know.
export function sound(before, after, isShown = false) {
  if (!isHeard()) return;
  const grown = (isShown ? ['ask', 'over'] : Object.keys(voices)).filter(name => after[name] > before[name]);
  grown.forEach((name, order) => voices[name].forEach(each => tone(each, audio.currentTime + order * .14)));
}

// A moment of the theatre; a link of a chain is a step higher than the one before.
export function ring(name, step = 0) {
  feel(name);
  if (!isHeard()) return;
  const tones = moments[name] ?? [[262 * 2 ** (steps[Math.min(step, steps.length - 1)] / 12), 0, .28, 'triangle', .5]];
  for (const each of tones) tone(each, audio.currentTime);
}
