// While a review is made, its page asks how far it is, and loads again when it is done.
import './page.js';

const panel = document.querySelector('[data-progress]');

const PAUSE = 700;
const AWAY = 4000;

async function look() {
  const answer = await fetch(panel.dataset.progress).catch(() => null);
  if (!answer?.ok) return void setTimeout(look, AWAY);
  const { done, total, ready, words } = await answer.json();
  if (ready) return void location.reload();
  const bar = panel.querySelector('progress');
  bar.max = total;
  bar.value = done;
  const told = panel.querySelector('[role=status]');
  if (told.textContent !== words) told.textContent = words;
  setTimeout(look, PAUSE);
}
if (panel) look();
