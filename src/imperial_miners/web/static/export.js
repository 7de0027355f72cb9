// Shows a game from what is in the page: parts of the table by point, unpacked once.
const ids = { own: ['plan', 'hand', 'purse'], common: ['sheet-boards', 'overlay', 'sheet-event', 'sheet-players'] };
const byId = id => document.getElementById(id);
let game = null;
let at = 0;
let chosen = -1;
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

function show(point, keepsPlace = true) {
  at = Math.max(0, Math.min(point, game.answers.length - 1));
  const looked = chosen >= 0 ? chosen : game.last[at];
  put('said', game.answers[at]);
  ids.common.forEach((id, number) => put(id, game.common[at][number]));
  ids.own.forEach((id, number) => put(id, game.seats[looked][at][number]));
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

const round = () => game.rounds.findLastIndex(start => start <= at);
const ways = {
  first: () => 0,
  last: () => game.answers.length - 1,
  back: () => Math.max(0, at - 1),
  on: () => Math.min(game.answers.length - 1, at + 1),
  'round-back': () => at > game.rounds[round()] ? game.rounds[round()] : game.rounds[Math.max(0, round() - 1)],
  'round-on': () => game.rounds[round() + 1] ?? game.answers.length - 1,
};
const keys = { Home: 'first', End: 'last', ArrowLeft: 'back', ArrowRight: 'on', PageUp: 'round-back', PageDown: 'round-on' };

function followHash() {
  const found = /^#at=(\d+)$/.exec(location.hash);
  if (found) show(Number(found[1]), false);
}

function listen() {
  document.addEventListener('click', event => {
    const way = event.target.closest('[data-way]');
    const seat = event.target.closest('[data-seat]');
    if (way) show(ways[way.dataset.way]());
    if (seat) {
      chosen = Number(seat.dataset.seat);
      show(at);
      document.querySelector(`[data-seat="${chosen}"]`).focus();
    }
  });
  byId('jump').addEventListener('change', event => show(game.rounds[event.target.value]));
  addEventListener('hashchange', followHash);
  addEventListener('keydown', event => {
    const isElsewhere = event.target.closest('select, summary') || event.ctrlKey || event.metaKey || event.altKey;
    const box = byId('replay').getBoundingClientRect();
    if (isElsewhere || !(event.key in keys) || box.bottom < 200 || box.top > innerHeight - 200) return;
    event.preventDefault();
    show(ways[keys[event.key]]());
  });
}

document.documentElement.classList.remove('no-script');
game = await unpack();
byId('replay').hidden = false;
listen();
show(0);
followHash();
