// Sends forms of the table without leaving it. 204: the stream will tell; 200: new parts of the page at once.
import { away } from './away.js';
import { forget } from './lifting.js';
import { swap } from './swapping.js';

const sending = new Set(); // what is on its way: the same question is answered once, the next one need not wait

export async function submit(event) {
  const form = event.target;
  if (!form.matches('#answer, .say')) return;
  event.preventDefault();
  const question = `${form.id} ${form.elements.number?.value}`;
  if (sending.has(question)) return;
  sending.add(question);
  document.body.classList.add('is-sending');
  const button = event.submitter;
  const body = new URLSearchParams(new FormData(form, button));
  forget();
  if (/\/plan\/(commit|drop)$/.test(button?.formAction ?? '')) form.classList.remove('is-plan'); // the game comes next
  delete form.dataset.lifted; // what comes next shows the card played
  try {
    const answer = await fetch(button?.getAttribute('formaction') ?? form.getAttribute('action'), { method: 'POST', body, headers: { 'x-table': '1' } });
    if (answer.status === 200) await swap(await answer.text());
    else if (answer.status >= 429) away(true);
    else if (!answer.ok) location.reload();
    if (form.matches('.say') && answer.ok) form.reset();
  } catch {
    away(true); // the same answer may be given again: the server takes it once
  } finally {
    sending.delete(question);
    document.body.classList.toggle('is-sending', sending.size > 0);
  }
}
