// The day's page: bots that still play are looked for again.
import './page.js';
import './picture.js';

const PAUSE = 4000;

async function lookAgain() {
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return void setTimeout(lookAgain, PAUSE);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.getElementById('bots').replaceWith(fresh.getElementById('bots'));
  if (fresh.body.dataset.waiting) setTimeout(lookAgain, PAUSE);
  else if (document.getElementById('shared')) location.reload();
}
if (document.body.dataset.waiting) setTimeout(lookAgain, PAUSE);
