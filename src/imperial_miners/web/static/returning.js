// While you were away: whoever comes back to a table is told what others did since, turn by turn. What has been seen is
// remembered on this device, as the number of the last entry of the log that was shown while the page was in sight.
const key = 'imperial-miners-seen';
const MOST = 30; // tables that are remembered
const box = document.getElementById('meanwhile');
const place = location.pathname;
let shown = Number(new URL(document.body.dataset.stream, location).searchParams.get('after'));

function seen() {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {}; // a browser that keeps nothing, or something else
  }
}

function note() {
  const { [place]: _, ...others } = seen();
  const kept = [...Object.entries(others), [place, shown]].slice(-MOST);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch { /* then everything counts as seen */ }
}

async function look() {
  const last = seen()[place];
  note();
  if (last === undefined || last >= shown) return;
  const answer = await fetch(`${place}/away?after=${last}`, { headers: { 'x-table': '1' } }).catch(() => null);
  if (!answer?.ok) return;
  box.innerHTML = await answer.text();
  box.hidden = !box.childElementCount;
  for (const each of box.querySelectorAll('.told [id]')) each.removeAttribute('id'); // the log has them
  if (!box.hidden) step(0);
}

let at = 0;

function step(by) {
  const turns = [...box.querySelectorAll('.turn')];
  at = Math.max(0, by ? at + by : 0);
  if (at >= turns.length) return close();
  turns.forEach((turn, number) => { turn.hidden = number !== at; });
  for (const round of box.querySelectorAll('.told')) round.hidden = !round.contains(turns[at]);
  box.querySelector('small b').textContent = at + 1;
  box.querySelector('[data-step="-1"]').disabled = !at;
}

function close() {
  box.hidden = true;
  box.replaceChildren();
}

// The page shows the table as it is after an entry.
export function reach(entry) {
  shown = Number(entry) || shown;
  if (!document.hidden) note();
}

export function bindReturning() {
  box.addEventListener('click', event => {
    const by = event.target.closest('[data-step]')?.dataset.step;
    if (by) Number(by) ? step(Number(by)) : close();
  });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) look(); });
  look();
}
