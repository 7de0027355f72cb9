// Shows a game from what is in the page: parts of the table by point, unpacked once.
const ids = { own: ['plan', 'hand', 'purse'], common: ['sheet-boards', 'overlay', 'sheet-event', 'sheet-players'] };
const byId = id => document.getElementById(id);
let game = null;
let at = 0;
let chosen = -1;
let shown = null; // the game, or a better line of it: what stands at each point
let timer = 0; // while it plays by itself
const PAUSE = 1100; // milliseconds from an answer to the next
const art = new Map();

async function unpack() {
  const packed = Uint8Array.from(atob(byId('payload').textContent), letter => letter.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(plain).text());
}

function picture(id) {
  if (!art.has(id)) art.set(id, URL.createObjectURL(new Blob([game.art[id]], { type: 'image/svg+xml' })));
  return art.get(id);
}

function put(id, number) {
  if (byId(id).dataset.part === String(number)) return;
  const holder = document.createElement('template');
  holder.innerHTML = game.parts[number].replace(/\ue000(\d+)\ue001/g, (_, mark) => game.marks[mark]).replace(/art:\/(\w+\/\w+)\.svg/g, (_, name) => picture(name));
  const part = holder.content.firstElementChild;
  part.removeAttribute('popover');
  part.dataset.part = number;
  byId(id).replaceWith(part);
}

// The game as it would have gone by a better line: up to where the line begins, it is the same.
function along(number) {
  const { from, ...line } = game.lines[number];
  const joined = (whole, part) => [...whole.slice(0, from + 1), ...part];
  const seats = game.seats.map((whole, seat) => joined(whole, line.seats[seat]));
  const of = name => joined(game[name], line[name]);
  return { answers: of('answers'), common: of('common'), last: of('last'), seats, from, rounds: game.rounds.filter(start => start <= from) };
}

function take(track) {
  shown = track;
  byId('line').hidden = track === game;
  if (track !== game) byId('line').querySelector('a').href = `#at=${track.from}`;
}

function show(point, keepsPlace = true) {
  at = Math.max(0, Math.min(point, shown.answers.length - 1));
  const looked = chosen >= 0 ? chosen : shown.last[at];
  put('said', shown.answers[at]);
  ids.common.forEach((id, number) => put(id, shown.common[at][number]));
  ids.own.forEach((id, number) => put(id, shown.seats[looked][at][number]));
  for (const strip of document.querySelectorAll('#sheet-boards, .hand-cards')) strip.tabIndex = 0; // they may scroll
  byId('stage').className = `stage ${byId('plan').dataset.stage}`;
  byId('count').textContent = byId('said').querySelector('[data-point]').dataset.point;
  for (const seat of document.querySelectorAll('.player')) {
    const isLooked = Number(seat.querySelector('button').dataset.seat) === looked;
    seat.classList.toggle('is-looked', isLooked);
    seat.querySelector('button').setAttribute('aria-pressed', isLooked);
  }
  byId('jump').value = round();
  for (const button of document.querySelectorAll('[data-way]')) button.disabled = ways[button.dataset.way]() === at;
  const pan = byId('pan');
  pan.scrollLeft = (pan.scrollWidth - pan.clientWidth) / 2;
  if (!keepsPlace) byId('replay').scrollIntoView();
}

function play() {
  byId('play').setAttribute('aria-pressed', 'true');
  if (ways.on() === at) show(shown.from ?? 0);
  timer = setInterval(() => {
    if (ways.on() === at) stop();
    else show(at + 1);
  }, PAUSE);
}

function stop() {
  clearInterval(timer);
  timer = 0;
  byId('play').setAttribute('aria-pressed', 'false');
}

const round = () => shown.rounds.findLastIndex(start => start <= at);
const ways = {
  first: () => 0,
  last: () => shown.answers.length - 1,
  back: () => Math.max(0, at - 1),
  on: () => Math.min(shown.answers.length - 1, at + 1),
  'round-back': () => at > shown.rounds[round()] ? shown.rounds[round()] : shown.rounds[Math.max(0, round() - 1)],
  'round-on': () => shown.rounds[round() + 1] ?? shown.answers.length - 1,
};
const keys = { Home: 'first', End: 'last', ArrowLeft: 'back', ArrowRight: 'on', PageUp: 'round-back', PageDown: 'round-on' };

function followHash() {
  const [, kind, number] = /^#(at|line)=(\d+)$/.exec(location.hash) ?? [];
  if (!kind || kind === 'line' && !game.lines[number]) return;
  stop();
  take(kind === 'line' ? along(number) : game);
  show(kind === 'line' ? shown.from : Number(number), false);
  if (kind === 'line') play();
}

// Whoever moves by hand goes on by hand.
function goTo(point) {
  stop();
  show(point);
}

function listen() {
  document.addEventListener('click', event => {
    const way = event.target.closest('[data-way]');
    const seat = event.target.closest('[data-seat]');
    if (event.target.closest('a')?.hash === location.hash && location.hash) followHash(); // the same once more
    if (event.target.closest('#play')) timer ? stop() : play();
    else if (way) goTo(ways[way.dataset.way]());
    if (seat) {
      chosen = Number(seat.dataset.seat);
      show(at);
      document.querySelector(`[data-seat="${chosen}"]`).focus();
    }
  });
  byId('jump').addEventListener('change', event => goTo(shown.rounds[event.target.value] ?? at));
  addEventListener('hashchange', followHash);
  addEventListener('keydown', event => {
    const isElsewhere = event.target.closest('select, summary') || event.ctrlKey || event.metaKey || event.altKey;
    const box = byId('replay').getBoundingClientRect();
    if (isElsewhere || !(event.key in keys) || box.bottom < 200 || box.top > innerHeight - 200) return;
    event.preventDefault();
    goTo(ways[keys[event.key]]());
  });
}

document.documentElement.classList.remove('no-script');
game = await unpack();
byId('replay').hidden = false;
take(game);
listen();
show(0);
followHash();
