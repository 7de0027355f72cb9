// Sends forms of the table without leaving it. 204: the stream will tell; 200: new parts of the page at once. An answer that
// finds no server is kept and sent again until it does; the server knows it by its number and takes it once.
import { away, keeps } from './away.js';
import { pause, waitAfter } from './following.js';
import { forget } from './lifting.js';
import { swap } from './swapping.js';

const KEPT = /\/(answer|plan\/commit)$/;
const letters = new Map(); // what is on its way, by its question: that is answered once, the next one need not wait

function show() {
  const all = [...letters.values()];
  document.body.classList.toggle('is-sending', all.some(letter => !letter.waits));
  keeps(all.some(letter => letter.waits));
}

// The server's answer to a letter; null if it cannot be had, or if another is sent instead.
async function send(question, letter) {
  for (let failures = 0; letters.get(question) === letter; failures++) {
    const answer = await fetch(letter.address, { method: 'POST', body: letter.body, headers: { 'x-table': '1' } }).catch(() => null);
    const isTaken = answer && answer.status !== 429 && answer.status !== 503;
    if (isTaken && letter.waits) away(false);
    if (isTaken || !KEPT.test(letter.address)) return answer;
    letter.waits = true;
    away(true);
    show();
    await pause(waitAfter(failures));
  }
  return null;
}

export async function submit(event) {
  const form = event.target;
  if (!form.matches('#answer, .say')) return;
  event.preventDefault();
  const button = event.submitter;
  const question = `${form.id} ${form.elements.number?.value}`;
  const other = letters.get(question);
  if (other && !other.waits) return;
  const address = button?.getAttribute('formaction') ?? form.getAttribute('action');
  if (other && /\/undo$/.test(address)) { // what was not sent is taken back here
    letters.delete(question);
    return show();
  }
  const letter = { address, body: new URLSearchParams(new FormData(form, button)), waits: false };
  letters.set(question, letter);
  show();
  forget();
  if (/\/plan\/(commit|drop)$/.test(button?.formAction ?? '')) form.classList.remove('is-plan'); // the game comes next
  delete form.dataset.lifted; // what comes next shows the card played
  const answer = await send(question, letter);
  if (letters.get(question) !== letter) return;
  letters.delete(question);
  show();
  if (!answer || answer.status >= 429) return away(true); // what was typed is still there
  if (answer.status === 200) await swap(await answer.text());
  else if (!answer.ok) location.reload();
  if (form.matches('.say') && answer.ok) form.reset();
}
